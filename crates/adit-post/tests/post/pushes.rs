//! A push service that verifies and a browser that decrypts.

use crate::browser::{Browser, claims};
use crate::http::{Server, answer, client};
use adit_post::{Client, Next, PostFault, Push, Reach, Subscription, Urgency, VapidKey};
use hyper::Response;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const CONTACT: &str = "mailto:host@example.org";

fn message(text: &str) -> Push<'_> {
    Push { text, about: "table one", lasts: Duration::from_secs(3600), urgency: Urgency::High }
}

async fn push(client: &Client, subscription: &Subscription, text: &str) -> Result<(), PostFault> {
    client.push(subscription, &message(text), &VapidKey::draw().unwrap(), CONTACT).await
}

#[tokio::test]
async fn a_message_is_signed_and_only_its_browser_can_read_it() {
    let (server, browser, key) = (Server::with_status(201).await, Browser::new(7), VapidKey::draw().unwrap());
    let subscription = browser.subscribe(&server.url("/push/abc?x=1"));
    let text = "{\"text\":\"It is your turn: Übergang\"}";
    client().push(&subscription, &message(text), &key, CONTACT).await.unwrap();
    let received = server.one();
    assert_eq!((received.method.as_str(), received.path.as_str()), ("POST", "/push/abc?x=1"));
    assert_eq!(browser.open(&received.body).as_deref(), Some(text));
    assert_eq!(Browser::new(8).open(&received.body), None, "another browser cannot read it");
    assert!(!received.body.windows(4).any(|bytes| bytes == b"turn"));
    let claims = claims(&received, &key.public());
    assert_eq!((&claims["aud"], &claims["sub"]), (&server.address.as_str().into(), &CONTACT.into()));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let until = claims["exp"].as_u64().unwrap();
    assert!(until > now && until <= now + 24 * 3600, "RFC 8292 allows a day");
    let headers = ["content-encoding", "ttl", "urgency"].map(|name| received.header(name));
    assert_eq!(headers, ["aes128gcm", "3600", "high"]);
    let topic = received.header("topic");
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    assert!(topic.len() <= 32 && topic.bytes().all(fits), "{topic}");
}

#[tokio::test]
async fn the_same_text_is_never_sealed_the_same_way_and_keeps_its_topic() {
    let (server, browser) = (Server::with_status(201).await, Browser::new(7));
    let subscription = browser.subscribe(&server.url("/"));
    for _ in 0..2 {
        push(&client(), &subscription, "text").await.unwrap();
    }
    let received = server.take();
    assert_ne!(received[0].body, received[1].body);
    assert_eq!(received[0].header("topic"), received[1].header("topic"));
    assert_eq!(browser.open(&received[1].body).as_deref(), Some("text"));
}

#[tokio::test]
async fn what_a_push_service_answers_says_what_to_do_next() {
    let host = "localhost".to_owned();
    let retry = || Response::builder().status(429).header("retry-after", "90").body("".into()).unwrap();
    let after = Some(Duration::from_secs(90));
    let check = async |server: Server, expected: PostFault, next: Next| {
        let answered = push(&client(), &Browser::new(1).subscribe(&server.url("/")), "text").await;
        assert_eq!(answered, Err(expected.clone()));
        assert_eq!(expected.next(), next, "{expected}");
    };
    let server = Server::with_status(410).await;
    check(server, PostFault::Gone { host: host.clone(), status: 410 }, Next::Forget).await;
    let server = Server::with_status(404).await;
    check(server, PostFault::Gone { host: host.clone(), status: 404 }, Next::Forget).await;
    let server = Server::with_status(413).await;
    check(server, PostFault::TooLong, Next::GiveUp).await;
    let server = Server::answering(retry).await;
    check(server, PostFault::Limited { host: host.clone(), after }, Next::Again(after)).await;
    let server = Server::answering(|| answer(403, "the key\nis another one")).await;
    let said = "the key is another one".to_owned();
    check(server, PostFault::Refused { host: host.clone(), status: 403, said }, Next::GiveUp).await;
    let server = Server::answering(|| answer(503, "busy")).await;
    check(server, PostFault::Failing { host, status: 503, said: "busy".to_owned() }, Next::Again(None)).await;
}

#[tokio::test]
async fn a_subscription_with_broken_keys_is_forgotten_without_asking_anybody() {
    let server = Server::with_status(201).await;
    for broken in ["", "AAAA", "!"] {
        let mut subscription = Browser::new(1).subscribe(&server.url("/"));
        broken.clone_into(&mut subscription.keys.p256dh);
        assert_eq!(push(&client(), &subscription, "text").await, Err(PostFault::BadKeys));
        let mut subscription = Browser::new(1).subscribe(&server.url("/"));
        broken.clone_into(&mut subscription.keys.auth);
        assert_eq!(push(&client(), &subscription, "text").await, Err(PostFault::BadKeys));
        assert_eq!(subscription.check(Reach::Anywhere), Err(PostFault::BadKeys));
    }
    assert!(server.take().is_empty());
    assert_eq!(PostFault::BadKeys.next(), Next::Forget);
}

#[tokio::test]
async fn an_internal_push_service_is_refused_unless_it_is_allowed() {
    let server = Server::encrypted().await;
    let subscription = Browser::new(1).subscribe(&server.url("/"));
    let refused = push(&Client::new(Reach::Public), &subscription, "text").await;
    assert_eq!(refused, Err(PostFault::Internal { host: "localhost".to_owned() }));
    assert!(server.take().is_empty(), "nobody was asked");
}

#[tokio::test]
async fn a_certificate_that_nobody_vouches_for_is_refused() {
    let server = Server::encrypted().await;
    let subscription = Browser::new(3).subscribe(&server.url("/"));
    let refused = push(&client(), &subscription, "text").await.unwrap_err();
    assert!(matches!(refused, PostFault::Untrusted { .. }), "{refused}");
    assert!(server.take().is_empty());
    let certificates = server.certificate.clone().into_iter().collect::<Vec<_>>();
    let trusting = Client::trusting(Reach::Anywhere, &certificates);
    push(&trusting, &subscription, "text").await.unwrap();
    assert_eq!(Browser::new(3).open(&server.one().body).as_deref(), Some("text"));
}
