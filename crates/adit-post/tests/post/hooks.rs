//! Programs and rooms that are told.

use crate::http::{Received, Server, answer, client};
use adit_post::{Client, Format, Hook, Next, Notice, PostFault, Reach, SIGNATURE, signature};
use hyper::Response;
use serde_json::json;
use std::time::Duration;
use tokio::net::TcpListener;

const TEXT: &str = "It is *Ann's* turn <@everyone> & [here](https://example.com)";
const LINK: &str = "https://adit.example.org/tables/one";

fn hook(format: Format, address: &str) -> Hook {
    Hook { format, address: address.to_owned(), secret: "a secret".to_owned() }
}

async fn call(client: &Client, hook: &Hook) -> Result<(), PostFault> {
    let data = json!({ "event": "turn", "table": "one" });
    client.call(hook, &Notice { id: "message-1", text: TEXT, link: LINK, data: &data }).await
}

async fn received(format: Format, path: &str) -> Received {
    let server = Server::with_status(200).await;
    call(&client(), &hook(format, &server.url(path))).await.unwrap();
    server.one()
}

#[tokio::test]
async fn a_program_can_tell_that_it_is_us() {
    let received = received(Format::Json, "/hook?id=1").await;
    assert_eq!(received.path, "/hook?id=1");
    let expected =
        json!({ "id": "message-1", "text": TEXT, "link": LINK, "data": { "event": "turn", "table": "one" } });
    assert_eq!(received.json(), expected);
    assert_eq!(received.header("adit-delivery"), "message-1");
    let signed = received.header(SIGNATURE);
    let (time, sum) = signed.split_once(',').unwrap();
    let seconds = time.strip_prefix("t=").unwrap().parse().unwrap();
    let sum = sum.strip_prefix("v1=").unwrap();
    assert_eq!(sum, signature("a secret", seconds, &received.body));
    assert_ne!(sum, signature("another", seconds, &received.body));
    assert_ne!(
        sum,
        signature("a secret", seconds + 1, &received.body),
        "an old message cannot be sent again"
    );
}

/// As `printf 1.body | openssl dgst -sha256 -hmac key` says.
#[test]
fn the_signature_is_the_one_of_the_standard() {
    let sum = signature("key", 1, b"body");
    assert_eq!(sum, "91b5374b153842ad05b2c4eab9349b8321b14703165bd3fb8b034dfb8be98ae5");
}

#[tokio::test]
async fn a_room_of_discord_shows_the_text_as_it_is_and_calls_nobody() {
    let body = received(Format::Discord, "/api/webhooks/1/x").await.json();
    let said = r"It is \*Ann's\* turn \<\@everyone\> & \[here\]\(https://example.com\) https://adit.example.org/tables/one";
    assert_eq!(body, json!({ "content": said, "allowed_mentions": { "parse": [] } }));
}

#[tokio::test]
async fn a_room_of_slack_shows_the_text_as_it_is() {
    let body = received(Format::Slack, "/services/x").await.json();
    let said = "It is *Ann's* turn &lt;@everyone&gt; &amp; [here](https://example.com) <https://adit.example.org/tables/one>";
    assert_eq!(body, json!({ "text": said }));
}

#[tokio::test]
async fn a_room_of_matrix_is_reached_by_a_webhook_or_directly() {
    let hooked = received(Format::Matrix, "/webhook/x").await;
    assert_eq!(hooked.method.as_str(), "POST");
    assert!(hooked.json()["html"].as_str().unwrap().contains("&lt;@everyone&gt;"), "{}", hooked.json());
    let path = "/_matrix/client/v3/rooms/!room:example.org/send/m.room.message";
    let direct = received(Format::Matrix, path).await;
    assert_eq!(direct.method.as_str(), "PUT");
    assert_eq!(direct.path, format!("{path}/message-1"), "the same message is taken once");
    assert_eq!(direct.header("authorization"), "Bearer a secret");
    assert_eq!(direct.json()["msgtype"], "m.notice");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let inner = Server::with_status(200).await;
    let target = inner.url("/inside");
    let outer = Server::answering(move || {
        Response::builder().status(302).header("location", &target).body("".into()).unwrap()
    })
    .await;
    let answered = call(&client(), &hook(Format::Json, &outer.url("/"))).await;
    assert_eq!(answered, Err(PostFault::Moved { host: "localhost".to_owned(), status: 302 }));
    assert!(inner.take().is_empty());
}

#[tokio::test]
async fn internal_addresses_are_refused_before_anything_is_sent() {
    let server = Server::with_status(200).await;
    let strict = Client::new(Reach::Public);
    let port = server.address.rsplit_once(':').unwrap().1;
    for host in ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"] {
        let refused =
            call(&strict, &hook(Format::Json, &format!("https://{host}:{port}/"))).await.unwrap_err();
        assert!(matches!(refused, PostFault::Internal { .. }), "{host}: {refused}");
    }
    let open = call(&strict, &hook(Format::Json, &server.url("/"))).await;
    assert!(matches!(open, Err(PostFault::NotEncrypted { .. })), "{open:?}");
    assert!(server.take().is_empty());
}

#[tokio::test]
async fn what_goes_wrong_is_said_in_words() {
    let check = async |client: &Client, address: &str, code: &str, next: Next| {
        let fault = call(client, &hook(Format::Json, address)).await.unwrap_err();
        assert_eq!((fault.code(), fault.next()), (code, next), "{fault}");
        assert!(fault.to_string().contains(';'), "it says the way out: {fault}");
    };
    let client = client();
    check(&client, "hook", "bad-address", Next::GiveUp).await;
    check(&client, "https://nobody.invalid/", "unknown", Next::Again(None)).await;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let silent = format!("http://{}/", listener.local_addr().unwrap());
    let hasty = client.clone().with_patience(Duration::from_millis(200));
    check(&hasty, &silent, "slow", Next::Again(None)).await;
    drop(listener);
    check(&client, &silent, "unreachable", Next::Again(None)).await;
    let closing = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = format!("http://{}/", closing.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((stream, _)) = closing.accept().await {
            drop(stream);
        }
    });
    check(&client, &address, "broken", Next::Again(None)).await;
    let refusing = Server::answering(|| answer(400, "no such channel")).await;
    check(&client, &refusing.url("/"), "refused", Next::GiveUp).await;
}

#[tokio::test]
async fn an_answer_without_end_is_not_read_to_its_end() {
    static LONG: [u8; 1 << 20] = [b'x'; 1 << 20];
    let server = Server::answering(|| answer(500, std::str::from_utf8(&LONG).unwrap())).await;
    let fault = call(&client(), &hook(Format::Json, &server.url("/"))).await.unwrap_err();
    assert!(matches!(&fault, PostFault::Failing { status: 500, said, .. } if said.len() <= 200), "{fault}");
}

#[test]
fn a_hook_does_not_show_its_secrets() {
    let shown = format!("{:?}", hook(Format::Discord, "https://discord.example/api/webhooks/1/token"));
    assert!(!shown.contains("token") && !shown.contains("a secret"), "{shown}");
}
