//! A mail server as RFC 5321 has it, for the tests: it keeps what it takes.

use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Debug)]
pub struct Taken {
    pub from: String,
    pub to: Vec<String>,
    /// Head and body, with line breaks of one sign.
    pub text: String,
}

impl Taken {
    /// What stands in the head under this name, with folded lines joined.
    pub fn header(&self, name: &str) -> String {
        let (head, _) = self.text.split_once("\n\n").unwrap();
        let head = head.replace("\n ", " ");
        let found = head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        found.unwrap_or_else(|| panic!("no {name}:\n{head}")).to_owned()
    }
}

/// What the server answers.
#[derive(Clone, Copy, Default)]
pub struct Manners {
    /// After this command it answers this line instead.
    pub instead: Option<(&'static str, &'static str)>,
    /// It wants to know who sends: user and password, as `AUTH PLAIN` writes them.
    pub login: Option<&'static str>,
}

pub struct MailServer {
    pub port: u16,
    taken: Arc<Mutex<Vec<Taken>>>,
}

impl MailServer {
    pub async fn start(manners: Manners) -> MailServer {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let taken = Arc::<Mutex<Vec<Taken>>>::default();
        let kept = taken.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client may leave in the middle.
                tokio::spawn(talk(stream, manners, kept.clone()));
            }
        });
        MailServer { port, taken }
    }

    pub fn take(&self) -> Vec<Taken> {
        std::mem::take(&mut self.taken.lock().unwrap())
    }
}

async fn talk(stream: TcpStream, manners: Manners, kept: Arc<Mutex<Vec<Taken>>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let (mut from, mut to, mut is_known) = (String::new(), Vec::new(), manners.login.is_none());
    write.write_all(b"220 mail.example.org ESMTP\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let command = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let path = || line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
        let answer = match (command.as_str(), manners.instead) {
            (command, Some((when, answer))) if command == when => answer.to_owned(),
            ("EHLO", _) if manners.login.is_some() => "250-mail.example.org\r\n250 AUTH PLAIN".to_owned(),
            ("EHLO" | "RSET" | "NOOP", _) => "250 ok".to_owned(),
            ("AUTH", _) => {
                is_known = line.split(' ').nth(2) == manners.login;
                if is_known { "235 welcome" } else { "535 5.7.8 authentication failed" }.to_owned()
            }
            ("MAIL", _) if !is_known => "530 5.7.0 authentication required".to_owned(),
            ("MAIL", _) => {
                from = path();
                "250 ok".to_owned()
            }
            ("RCPT", _) => {
                to.push(path());
                "250 ok".to_owned()
            }
            ("DATA", _) => {
                write.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    text += line.strip_prefix('.').unwrap_or(&line);
                    text.push('\n');
                }
                let (from, to) = (std::mem::take(&mut from), std::mem::take(&mut to));
                kept.lock().unwrap().push(Taken { from, to, text });
                "250 taken".to_owned()
            }
            ("QUIT", _) => {
                write.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            (_, _) => "500 unknown".to_owned(),
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}
