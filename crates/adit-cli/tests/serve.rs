//! The server as a process.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A running `adit`.
struct Program {
    child: Child,
    address: String,
    _folder: TempDir,
}

impl Program {
    fn start(arguments: &[&str]) -> Program {
        let folder = TempDir::new().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_adit"))
            .args(arguments)
            .args(["--port", "0"])
            .env("ADIT_DATA", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.unwrap_or_else(|| panic!("it says where it listens: {first}")).to_owned();
        Program { child, address, _folder: folder }
    }

    /// Sends a request and reads the whole answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks the process to end, and gives what it has logged.
    fn end(mut self) -> String {
        let begin = Instant::now();
        let kill = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        assert!(self.child.wait().unwrap().success(), "it ends as it should");
        assert!(begin.elapsed() < Duration::from_secs(9), "it does not wait for those who only listen");
        let mut logged = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
        logged
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// A table of two people and the token of its first seat.
fn begin(program: &Program) -> (String, String) {
    let body = r#"{"game":"cavum","players":[{},{}]}"#;
    let answer = program.ask(&format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    ));
    let field = |name: &str| {
        let rest = answer.split(&format!("\"{name}\":\"")).nth(1).unwrap_or_else(|| panic!("{answer}"));
        rest.split('"').next().unwrap().to_owned()
    };
    (field("id"), field("token"))
}

/// The request of an agent that looks at its table.
fn agent(address: &str, arguments: &str) -> String {
    let call = format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"look","arguments":{arguments}}}}}"#
    );
    format!(
        "POST {address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         accept: application/json, text/event-stream\r\ncontent-length: {}\r\n\r\n{call}",
        call.len()
    )
}

#[test]
fn logs_tell_what_happens_and_no_token() {
    for arguments in [&["--log", "debug"][..], &["serve", "--log", "debug", "--log-json"]] {
        let program = Program::start(arguments);
        let (id, token) = begin(&program);
        for request in [
            format!("GET /join/{id}/{token} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
            format!(
                "POST /join/{id}/{token} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            ),
            format!(
                "GET /table/{id} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: adit-table-{id}={token}\r\n\r\n"
            ),
            format!(
                "GET /api/tables/{id}/frame HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\r\n"
            ),
            agent(&format!("/mcp/{id}/{token}"), "{}"),
            agent("/mcp", &format!(r#"{{"table":"/join/{id}/{token}"}}"#)),
            format!("GET /no/such/{token}?token={token} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
        ] {
            program.ask(&request);
        }
        // The table is looked at indeed.
        assert!(program.ask(&agent(&format!("/mcp/{id}/{token}"), "{}")).contains("structuredContent"));
        let logged = program.end();
        assert!(logged.contains("/join/{id}/{token}") && logged.contains("a table begins"), "{logged}");
        assert!(!logged.contains(&token), "{logged}");
    }
}

#[test]
fn a_program_that_is_ended_says_goodbye_to_those_who_listen() {
    let program = Program::start(&["serve"]);
    let (id, token) = begin(&program);
    let mut stream = TcpStream::connect(&program.address).unwrap();
    let request =
        format!("GET /api/tables/{id}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    let reading = std::thread::spawn(move || {
        let mut rest = String::new();
        stream.read_to_string(&mut rest).map(|_| rest)
    });
    program.end();
    let rest = reading.join().unwrap().expect("the stream ends properly");
    assert!(rest.contains("event: frame") && rest.ends_with("0\r\n\r\n"), "{rest}");
}

#[test]
fn a_port_that_is_taken_is_said() {
    let program = Program::start(&[]);
    let port = program.address.rsplit(':').next().unwrap();
    let folder = TempDir::new().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(["--port", port])
        .env("ADIT_DATA", folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is it in use? Choose another with --port"));
}

/// Two servers on one file would not hear of each other's moves.
#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let first = Program::start(&["--store", file.to_str().unwrap()]);
    let mut second = Command::new(env!("CARGO_BIN_EXE_adit"));
    let second = second.args(["--port", "0", "--store", file.to_str().unwrap()]).output().unwrap();
    assert_eq!(second.status.code(), Some(2), "{second:?}");
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(told.contains("games.db is used by another server") && told.contains("games.db.lock"), "{told}");
    let check = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(["check", "--store", file.to_str().unwrap()])
        .output()
        .unwrap();
    assert!(check.status.success(), "{check:?}");
    first.end();
    Program::start(&["--store", file.to_str().unwrap()]).end();
}

#[test]
fn a_server_makes_backups_and_nothing_is_put_back_while_it_runs() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(
        path("adit.toml"),
        format!("backup = {:?}\nstore = {:?}\n", path("backups"), path("games.db")),
    )
    .unwrap();
    let program = Program::start(&["--settings", &path("adit.toml")]);
    begin(&program);
    let mut made = Vec::new();
    for _ in 0..200 {
        let files = std::fs::read_dir(path("backups")).into_iter().flatten();
        made = files
            .map(|file| file.unwrap().path().display().to_string())
            .filter(|file| file.ends_with(".db"))
            .collect();
        if !made.is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let restore = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(["restore", &made[0], "--store", &path("games.db")])
        .output()
        .unwrap();
    assert_eq!(restore.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&restore.stderr).contains("stop the server first"));
    let doctor = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args([
            "doctor",
            "--settings",
            &path("adit.toml"),
            "--port",
            program.address.rsplit(':').next().unwrap(),
        ])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&doctor.stdout).into_owned();
    assert_eq!(doctor.status.code(), Some(1), "{said}");
    assert!(
        said.contains("BAD   port:") && said.contains("ok    backups: the last one is 0 hours old"),
        "{said}"
    );
    assert!(said.contains("ok    store:"), "{said}");
    program.end();
}

/// The built-in data, corrected by an owner of the game, is offered to everybody who begins a table.
#[test]
fn component_data_of_the_host_is_offered() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("printed.toml");
    let adit =
        |arguments: &[&str]| Command::new(env!("CARGO_BIN_EXE_adit")).args(arguments).output().unwrap();
    let file = path.to_str().unwrap();
    assert!(adit(&["data", "cavum", "-o", file]).status.success());
    assert!(!adit(&["data", "cavum", "-o", file]).status.success(), "a file is never overwritten");
    assert_eq!(adit(&["data", "cavum"]).stdout, std::fs::read(&path).unwrap());
    let corrected = std::fs::read_to_string(&path).unwrap().replace("start_score = 20", "start_score = 25");
    std::fs::write(&path, &corrected).unwrap();
    assert!(adit(&["data", "cavum", "--check", file]).status.success());

    let program = Program::start(&["--data", &format!("cavum={file}")]);
    let games = program.ask("GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    assert!(games.contains(r#""host_data":["printed"]"#), "{games}");
    program.end();

    std::fs::write(&path, corrected.replace("start_score = 25", "start_score = \"many\"")).unwrap();
    for arguments in [
        &["data", "cavum", "--check", file][..],
        &["serve", "--port", "0", "--data", &format!("cavum={file}")],
    ] {
        let refused = adit(arguments);
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            !refused.status.success() && told.contains("printed.toml") && told.contains("line "),
            "{told}"
        );
    }
    for (given, part) in
        [("chess=x.toml", "chess"), (file, "GAME=FILE"), ("cavum=nowhere.toml", "nowhere.toml")]
    {
        let told = String::from_utf8_lossy(&adit(&["serve", "--data", given]).stderr).into_owned();
        assert!(told.contains(part), "{told}");
    }
}
