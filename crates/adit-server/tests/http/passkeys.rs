//! Passkeys open a player in another browser, and nothing else does.

use crate::client::{Answer, Hall};
use crate::device::Device;
use crate::sessions::Browser;
use adit_store::{Clock, Memory, NoMishaps, Store};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST};
use axum::http::{Request, StatusCode};
use serde_json::Value;

pub const HERE: &str = "http://localhost:8181";

async fn hall() -> (Hall, Store) {
    let store = Memory::new().open(NoMishaps, Clock::system());
    (
        Hall::stored_with(store.clone(), |config| config.telling.address = "https://adit.example".to_owned()),
        store,
    )
}

/// A text as it stands in a form.
pub fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// A request to a host, as the browser sends it.
async fn send(hall: &Hall, browser: &mut Browser, host: &str, path: &str, body: Option<&str>) -> Answer {
    let request = match body {
        Some(body) => Request::post(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body.to_owned()),
        None => Request::get(path).body(String::new()),
    };
    let mut request = request.expect("a request").map(Body::from);
    request.headers_mut().insert(HOST, host.parse().expect("a host"));
    request.headers_mut().insert(COOKIE, browser.cookie().parse().expect("cookies"));
    let answer = hall.send(request).await;
    browser.keep(&answer);
    answer
}

async fn post(hall: &Hall, browser: &mut Browser, path: &str, body: &str) -> Answer {
    send(hall, browser, "localhost:8181", path, Some(body)).await
}

pub async fn ask(hall: &Hall, browser: &mut Browser, path: &str) -> Value {
    let asked = post(hall, browser, path, "").await;
    assert_eq!(asked.status, StatusCode::OK, "{asked:?}");
    asked.json()
}

pub async fn register(hall: &Hall, browser: &mut Browser, device: &mut Device) -> Answer {
    let options = ask(hall, browser, "/me/passkeys/new").await;
    let answer = device.make(&options);
    post(hall, browser, "/me/passkeys", &format!("answer={}", encoded(&answer))).await
}

async fn open_with(hall: &Hall, browser: &mut Browser, answer: &str) -> Answer {
    post(hall, browser, "/me/passkeys/open", &format!("answer={}", encoded(answer))).await
}

pub async fn open(hall: &Hall, browser: &mut Browser, device: &mut Device) -> Answer {
    let options = ask(hall, browser, "/me/passkeys/ask").await;
    let answer = device.answer_to(&options);
    open_with(hall, browser, &answer).await
}

/// The answer is no, in these words.
fn refused(answer: &Answer, status: StatusCode, words: &str) {
    assert_eq!(answer.status, status, "{answer:?}");
    assert!(answer.text.contains(words), "{words}: {}", answer.text);
}

/// Ann, who has a table and a passkey.
async fn ann(hall: &Hall) -> (Browser, Device, String) {
    let (mut ann, mut device) = (Browser::default(), Device::new(1, HERE));
    let table = ann.begin_as(hall, "Ann").await;
    let made = register(hall, &mut ann, &mut device).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{made:?}");
    (ann, device, table)
}

#[tokio::test]
async fn a_passkey_opens_the_player_in_another_browser_who_plays_on() {
    let (hall, _) = hall().await;
    let (mut ann, mut device, table) = ann(&hall).await;
    let page = send(&hall, &mut ann, "localhost:8181", "/me", None).await;
    assert!(page.text.contains("/me/passkeys/remove"), "it is listed: {}", page.text);
    let mut phone = Browser::default();
    assert_eq!(open(&hall, &mut phone, &mut device).await.status, StatusCode::SEE_OTHER);
    let page = phone.get(&hall, &table).await.text;
    assert!(page.contains("\"creates\":true"), "with every right: {page}");
    assert!(phone.get(&hall, "/tables").await.text.contains(&table));
    let kept = ann.get(&hall, "/me/data").await.json();
    assert_eq!(kept["passkeys"].as_array().map(Vec::len), Some(1), "{kept}");
    assert_eq!(kept["sessions"].as_array().map(Vec::len), Some(2));
    assert!(!kept.to_string().contains(&device.id()));
}

#[tokio::test]
async fn an_answer_counts_once_in_time_and_in_the_browser_that_was_asked() {
    let (hall, store) = hall().await;
    let (mut ann, mut device, _) = ann(&hall).await;
    let (mut phone, mut thief) = (Browser::default(), Browser::default());
    let options = ask(&hall, &mut phone, "/me/passkeys/ask").await;
    let (kept, answer) = (phone.clone(), device.answer_to(&options));
    let late = "This took too long or was answered already.";
    // Nothing was asked here, or something else.
    refused(&open_with(&hall, &mut thief, &answer).await, StatusCode::CONFLICT, late);
    ask(&hall, &mut thief, "/me/passkeys/ask").await;
    refused(&open_with(&hall, &mut thief, &answer).await, StatusCode::CONFLICT, late);
    assert_eq!(open_with(&hall, &mut phone, &answer).await.status, StatusCode::SEE_OTHER);
    // Somebody has the answer and the cookie.
    refused(&open_with(&hall, &mut kept.clone(), &answer).await, StatusCode::CONFLICT, late);
    // A wrong answer uses up what was asked too.
    let options = ask(&hall, &mut thief, "/me/passkeys/ask").await;
    let wrong = device.answer_to(&options).replace("\"signature\":\"ME", "\"signature\":\"MF");
    assert!(open_with(&hall, &mut thief, &wrong).await.status.is_client_error());
    let right = device.answer_to(&options);
    refused(&open_with(&hall, &mut thief, &right).await, StatusCode::CONFLICT, late);
    // What was asked for a new passkey opens nobody, and the other way round.
    let options = ask(&hall, &mut ann, "/me/passkeys/ask").await;
    let made = Device::new(2, HERE).make(&serde_json::json!({
        "publicKey": { "challenge": options["publicKey"]["challenge"], "rp": { "id": "localhost" }, "user": { "id": "AAAA" } }
    }));
    let added = post(&hall, &mut ann, "/me/passkeys", &format!("answer={}", encoded(&made))).await;
    refused(&added, StatusCode::CONFLICT, late);
    // Another player cannot answer what Ann was asked, even with her cookie for it.
    let mut ben = Browser::default();
    ben.begin_as(&hall, "Ben").await;
    let options = ask(&hall, &mut ann, "/me/passkeys/new").await;
    ben.take(&ann, "adit-passkey");
    let made = Device::new(3, HERE).make(&options);
    let added = post(&hall, &mut ben, "/me/passkeys", &format!("answer={}", encoded(&made))).await;
    refused(&added, StatusCode::CONFLICT, late);
    assert_eq!(store.players(0, 9).await.expect("players").len(), 2);
}

#[tokio::test]
async fn an_answer_that_takes_too_long_opens_nothing() {
    let at = std::sync::Arc::new(std::sync::atomic::AtomicI64::new(1_000_000));
    let told = std::sync::Arc::clone(&at);
    let clock =
        Clock::new(move || adit_store::Time::from_millis(told.load(std::sync::atomic::Ordering::SeqCst)));
    let store = Memory::new().open(NoMishaps, clock);
    let hall = Hall::stored_with(store, |_| ());
    let (_, mut device, _) = ann(&hall).await;
    let mut phone = Browser::default();
    let options = ask(&hall, &mut phone, "/me/passkeys/ask").await;
    let answer = device.answer_to(&options);
    at.fetch_add(300_000, std::sync::atomic::Ordering::SeqCst);
    let late = open_with(&hall, &mut phone, &answer).await;
    refused(&late, StatusCode::CONFLICT, "This took too long or was answered already.");
}

#[tokio::test]
async fn an_answer_to_another_address_opens_nothing() {
    let (hall, _) = hall().await;
    let (_, device, _) = ann(&hall).await;
    let mut phone = Browser::default();
    for origin in [
        "http://localhost:8182",
        "https://localhost:8181",
        "http://evil.localhost:8181",
        "https://evil.example",
    ] {
        let mut elsewhere = device.clone();
        elsewhere.origin = origin.to_owned();
        let opened = open(&hall, &mut phone, &mut elsewhere).await;
        refused(&opened, StatusCode::FORBIDDEN, "This passkey belongs to another address.");
        let mut elsewhere = Device::new(9, origin);
        let mut ben = Browser::default();
        ben.begin_as(&hall, "Ben").await;
        let made = register(&hall, &mut ben, &mut elsewhere).await;
        refused(&made, StatusCode::FORBIDDEN, "This passkey belongs to another address.");
    }
    // What was asked at one name of the server cannot be answered at another one.
    let options = ask(&hall, &mut phone, "/me/passkeys/ask").await;
    let answer = device.clone().answer_to(&options);
    let path = "/me/passkeys/open";
    let moved =
        send(&hall, &mut phone, "adit.example", path, Some(&format!("answer={}", encoded(&answer)))).await;
    refused(&moved, StatusCode::FORBIDDEN, "This passkey belongs to another address.");
}

#[tokio::test]
async fn a_passkey_that_was_removed_opens_nothing() {
    let (hall, store) = hall().await;
    let (mut ann, mut device, _) = ann(&hall).await;
    let named =
        post(&hall, &mut ann, "/me/passkeys/name", &format!("id={}&name=Blue+phone", device.id())).await;
    assert_eq!(named.status, StatusCode::SEE_OTHER);
    assert!(send(&hall, &mut ann, "localhost:8181", "/me", None).await.text.contains("Blue phone"));
    let mut ben = Browser::default();
    ben.begin_as(&hall, "Ben").await;
    let foreign = post(&hall, &mut ben, "/me/passkeys/remove", &format!("id={}", device.id())).await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
    let removed = post(&hall, &mut ann, "/me/passkeys/remove", &format!("id={}", device.id())).await;
    assert_eq!(removed.status, StatusCode::SEE_OTHER);
    let gone = "Nobody here has this passkey any more.";
    refused(&open(&hall, &mut Browser::default(), &mut device).await, StatusCode::NOT_FOUND, gone);
    // Whoever is deleted takes their passkeys along.
    assert_eq!(register(&hall, &mut ann, &mut device).await.status, StatusCode::SEE_OTHER);
    ann.post(&hall, "/me/delete", "sure=yes").await;
    assert_eq!(store.passkey(&device.id()).await, Ok(None));
    refused(&open(&hall, &mut Browser::default(), &mut device).await, StatusCode::NOT_FOUND, gone);
}

#[tokio::test]
async fn a_copy_of_a_passkey_is_noticed() {
    let (hall, _) = hall().await;
    let (_, mut device, _) = ann(&hall).await;
    device.count = 5;
    assert_eq!(open(&hall, &mut Browser::default(), &mut device).await.status, StatusCode::SEE_OTHER);
    for count in [5, 4, 0] {
        device.count = count;
        let opened = open(&hall, &mut Browser::default(), &mut device).await;
        refused(&opened, StatusCode::FORBIDDEN, "This passkey seems to have been copied");
    }
    device.count = 6;
    assert_eq!(open(&hall, &mut Browser::default(), &mut device).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_device_that_does_not_ask_or_has_another_key_opens_nothing() {
    let (hall, _) = hall().await;
    let (mut ann, mut device, _) = ann(&hall).await;
    device.asks = false;
    let opened = open(&hall, &mut Browser::default(), &mut device).await;
    refused(&opened, StatusCode::FORBIDDEN, "Your device did not check that it is you.");
    // The same id with another key: the signature does not fit.
    let mut forged = Device::new(2, HERE);
    register(&hall, &mut ann, &mut forged).await;
    let answer = |device: &mut Device, options: &Value| device.answer_to(options);
    let mut thief = Browser::default();
    let options = ask(&hall, &mut thief, "/me/passkeys/ask").await;
    device.asks = true;
    let forged = answer(&mut forged, &options).replace(&Device::new(2, HERE).id(), &device.id());
    let opened = open_with(&hall, &mut thief, &forged).await;
    refused(&opened, StatusCode::FORBIDDEN, "the answer of your device does not fit");
    // The same passkey cannot be registered twice, whoever tries.
    device.asks = true;
    let again = register(&hall, &mut ann, &mut device).await;
    refused(&again, StatusCode::CONFLICT, "This device already has a passkey for you.");
    refused(&open_with(&hall, &mut thief, "{}").await, StatusCode::CONFLICT, "took too long");
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_have_them() {
    let (hall, _) = hall().await;
    let mut ann = Browser::default();
    ann.begin_as(&hall, "Ann").await;
    // An address of numbers and plain http to another computer have none; the public address has.
    for (host, is_offered) in [("localhost:8181", true), ("adit.example", true), ("127.0.0.1:8181", false)] {
        let page = send(&hall, &mut ann, host, "/me", None).await;
        assert_eq!(page.text.contains("/me/passkeys/open"), is_offered, "{host}");
    }
    let asked = send(&hall, &mut ann, "adit.example", "/me/passkeys/ask", Some("")).await.json();
    assert_eq!(asked["publicKey"]["rpId"], "adit.example");
    let asked = ask(&hall, &mut ann, "/me/passkeys/ask").await;
    assert_eq!(asked["publicKey"]["rpId"], "localhost");
    // A server that is known by numbers only.
    let store = Memory::new().open(NoMishaps, Clock::system());
    let hall = Hall::stored_with(store, |config| config.telling.address = "http://192.0.2.7:8181".to_owned());
    let mut ben = Browser::default();
    ben.begin_as(&hall, "Ben").await;
    for host in ["192.0.2.7:8181", "adit.example"] {
        assert!(!send(&hall, &mut ben, host, "/me", None).await.text.contains("/me/passkeys"), "{host}");
        let asked = send(&hall, &mut ben, host, "/me/passkeys/ask", Some("")).await;
        refused(&asked, StatusCode::NOT_FOUND, "Passkeys work only where this page is opened over https");
        let page = send(&hall, &mut ben, host, "/me/passkeys/open", None).await;
        assert!(page.text.contains("This browser cannot use passkeys here."), "{}", page.text);
    }
}

#[tokio::test]
async fn a_player_has_at_most_twenty_passkeys_and_asks_not_too_often() {
    let (hall, _) = hall().await;
    let mut ann = Browser::default();
    ann.begin_as(&hall, "Ann").await;
    for number in 1..=20 {
        let made = register(&hall, &mut ann, &mut Device::new(number, HERE)).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{number}");
    }
    let full = post(&hall, &mut ann, "/me/passkeys/new", "").await;
    refused(&full, StatusCode::CONFLICT, "You have twenty passkeys.");
    for _ in 0..39 {
        assert_eq!(post(&hall, &mut ann, "/me/passkeys/new", "").await.status, StatusCode::CONFLICT);
    }
    assert_eq!(post(&hall, &mut ann, "/me/passkeys/new", "").await.status, StatusCode::TOO_MANY_REQUESTS);
    // Nobody is known to this browser.
    let nobody = post(&hall, &mut Browser::default(), "/me/passkeys/new", "").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}
