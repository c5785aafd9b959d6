//! A mail server that takes mails, and some that do not.

use crate::smtp::{MailServer, Manners, Taken};
use adit_post::{Mail, Mailer, Next, PostFault};
use tokio::net::TcpListener;

const LINK: &str = "https://adit.example.org/told/end/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";

fn mail(to: &str) -> Mail<'_> {
    let text = "Ann, es ist dein Zug: größer.\n.\nhttps://adit.example.org/tables/one\n";
    Mail { id: "message-1", to, subject: "Dein Zug in Cavum – ü", text, unsubscribe: Some(LINK) }
}

async fn send(manners: Manners, login: &str) -> (Result<(), PostFault>, Vec<Taken>) {
    let server = MailServer::start(manners).await;
    let url = format!("smtp://{login}127.0.0.1:{}", server.port);
    let mailer = Mailer::new(&url, "Adit <adit@example.org>").unwrap();
    let sent = mailer.send(&mail("ann@example.net")).await;
    (sent, server.take())
}

#[tokio::test]
async fn a_mail_arrives_with_everything_that_it_needs() {
    let (sent, taken) = send(Manners::default(), "").await;
    assert_eq!(sent, Ok(()));
    let [taken] = taken.as_slice() else { panic!("{taken:?}") };
    assert_eq!(
        (taken.from.as_str(), taken.to.as_slice()),
        ("adit@example.org", &["ann@example.net".to_owned()][..])
    );
    assert_eq!(taken.header("From"), "Adit <adit@example.org>");
    assert_eq!(taken.header("To"), "ann@example.net");
    assert_eq!(taken.header("Message-ID"), "<message-1@example.org>");
    assert_eq!(taken.header("Auto-Submitted"), "auto-generated");
    assert_eq!(taken.header("List-Unsubscribe"), format!("<{LINK}>"));
    assert_eq!(taken.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(taken.header("Subject").is_ascii() && !taken.header("Subject").is_empty());
    assert!(!taken.header("Date").is_empty());
    assert!(taken.text.is_ascii() || taken.header("Content-Transfer-Encoding") == "8bit", "{}", taken.text);
    assert!(taken.text.lines().all(|line| line.len() <= 998), "{}", taken.text);
}

#[tokio::test]
async fn a_mail_server_may_want_to_know_who_sends() {
    // A NUL, the name, a NUL, the password.
    let login = Some("AGFubgBzZWNyZXQ=");
    let (sent, taken) = send(Manners { login, ..Manners::default() }, "ann:secret@").await;
    assert_eq!((sent, taken.len()), (Ok(()), 1));
    for wrong in ["ann:other@", ""] {
        let (sent, taken) = send(Manners { login, ..Manners::default() }, wrong).await;
        let fault = sent.unwrap_err();
        assert!(
            matches!(&fault, PostFault::MailServer { reason } if reason.contains("authentication")),
            "{fault}"
        );
        assert_eq!((fault.next(), taken.len()), (Next::Again(None), 0));
    }
}

#[tokio::test]
async fn a_mail_server_that_takes_nothing_says_why() {
    let refusing = |when, answer| Manners { instead: Some((when, answer)), login: None };
    let (sent, _) = send(refusing("RCPT", "550 5.1.1 no such mailbox"), "").await;
    let fault = sent.unwrap_err();
    assert!(matches!(&fault, PostFault::MailRefused { said } if said.contains("no such mailbox")), "{fault}");
    assert_eq!(fault.next(), Next::GiveUp);
    let (sent, _) = send(refusing("RCPT", "451 4.7.1 greylisted"), "").await;
    let fault = sent.unwrap_err();
    assert!(matches!(&fault, PostFault::MailLater { said } if said.contains("greylisted")), "{fault}");
    assert_eq!(fault.next(), Next::Again(None));
}

#[tokio::test]
async fn a_mail_server_that_is_down_is_tried_again() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    drop(listener);
    let fault =
        Mailer::new(&url, "adit@example.org").unwrap().send(&mail("ann@example.net")).await.unwrap_err();
    assert!(matches!(&fault, PostFault::MailServer { reason } if reason.contains("refused")), "{fault}");
    assert_eq!(fault.next(), Next::Again(None));
}

#[tokio::test]
async fn a_mail_server_elsewhere_must_encrypt() {
    // The name is one of this computer, so it is reached; but it is not known to be.
    let server = MailServer::start(Manners::default()).await;
    let url = format!("smtp://127.0.0.1:{}?tls=required", server.port);
    let fault =
        Mailer::new(&url, "adit@example.org").unwrap().send(&mail("ann@example.net")).await.unwrap_err();
    assert!(matches!(fault, PostFault::MailServer { .. }), "{fault}");
    assert!(server.take().is_empty());
}
