//! People who are away are told: by a push service that decrypts, a mail server and webhooks, all of them on loopback.

use crate::browser::{Browser as Device, claims};
use crate::client::{Answer, Hall, Table, until};
use crate::http::{Received, Server as Receiver, answer};
use crate::sessions::{Browser, links};
use crate::smtp::{MailServer, Manners};
use adit_post::{Mailer, Reach};
use adit_server::{Config, Telling};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

const ADDRESS: &str = "https://adit.example.org";

fn telling(config: &mut Config) {
    config.telling = Telling {
        address: ADDRESS.to_owned(),
        reach: Reach::Anywhere,
        patience: Duration::ZERO,
        pace: Duration::from_millis(20),
        ..Telling::default()
    };
}

async fn hall() -> Hall {
    let hall = Hall::with(telling).await;
    hall.listen().await;
    hall
}

async fn hall_with_mail(server: &MailServer) -> Hall {
    let mailer =
        Mailer::new(&format!("smtp://127.0.0.1:{}", server.port), "Adit <adit@example.org>").unwrap();
    let hall = Hall::with(|config| {
        telling(config);
        config.telling.mailer = Some(mailer);
    })
    .await;
    hall.listen().await;
    hall
}

async fn send_json(hall: &Hall, browser: &mut Browser, path: &str, body: &Value) -> Answer {
    let request =
        Request::post(path).header(COOKIE, browser.cookie()).header(CONTENT_TYPE, "application/json");
    hall.send(request.body(Body::from(body.to_string())).unwrap()).await
}

/// Ann has begun a game with Ben, and both have their seats.
async fn two(hall: &Hall) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = ann.begin_as(hall, "Ann").await;
    let link = links(&ann.get(hall, &address).await)[0].clone();
    ben.post(hall, &link, "name=Ben").await;
    (ann, ben, address)
}

/// Both play by what the interface offers them until the other one has been asked so often.
async fn play(hall: &Hall, players: [&mut Browser; 2], address: &str, moves: usize) {
    let path = format!("/api{}", address.replace("/table/", "/tables/"));
    let [ann, ben] = players;
    for _ in 0..moves {
        let frame = ann.get(hall, &format!("{path}/frame")).await.json();
        let seat = frame["pending"][0].as_u64().expect("somebody is asked");
        let mover = if seat == 0 { &mut *ann } else { &mut *ben };
        let frame = mover.get(hall, &format!("{path}/frame")).await.json();
        let words = frame["offer"]["moves"][0].clone();
        let said = send_json(
            hall,
            mover,
            &format!("{path}/say"),
            &json!({ "offer": frame["offer"]["id"], "words": words }),
        )
        .await;
        assert_eq!(said.status, StatusCode::OK, "{said:?}");
    }
}

async fn subscribe(hall: &Hall, browser: &mut Browser, device: &Device, endpoint: &str) {
    let subscription = serde_json::to_value(device.subscribe(endpoint)).unwrap();
    let added = send_json(hall, browser, "/me/told/browsers", &subscription).await;
    assert_eq!(added.status, StatusCode::CREATED, "{added:?}");
}

async fn wish(hall: &Hall, browser: &mut Browser, wishes: &str) -> Answer {
    browser.post(hall, "/me/told", &format!("format=json&{wishes}")).await
}

async fn arrived(receiver: &Receiver, count: usize) -> Vec<Received> {
    let all = std::sync::Mutex::new(Vec::new());
    until(async || {
        let mut all = all.lock().unwrap();
        all.extend(receiver.take());
        all.len() >= count
    })
    .await;
    all.into_inner().unwrap()
}

/// Long enough for everything that is due to be sent.
async fn calm() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}

/// Plays until the table comes to wait for Ben: before the last move it waited for Ann alone.
async fn until_ben_is_asked(hall: &Hall, ann: &mut Browser, ben: &mut Browser, address: &str) {
    let path = format!("/api{}/frame", address.replace("/table/", "/tables/"));
    let mut before = Value::Null;
    for _ in 0..80 {
        let pending = ann.get(hall, &path).await.json()["pending"].clone();
        if before == json!([0]) && pending == json!([1]) {
            return;
        }
        before = pending;
        play(hall, [ann, ben], address, 1).await;
    }
    panic!("it never comes to be Ben's turn");
}

#[tokio::test]
async fn a_browser_is_told_when_a_table_comes_to_wait_for_its_player() {
    let (hall, push) = (hall().await, Receiver::with_status(201).await);
    let (mut ann, mut ben, address) = two(&hall).await;
    let device = Device::new(5);
    subscribe(&hall, &mut ben, &device, &push.url("/push/ben")).await;
    let page = ben.get(&hall, "/me/told").await.text;
    let key = page.split("data-key=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("the key");
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    let received = arrived(&push, 1).await;
    let told: Value =
        serde_json::from_str(&device.open(&received[0].body).expect("only Ben can read it")).unwrap();
    assert_eq!(told["path"], address);
    assert_eq!(told["text"], "The table with Ann is waiting for you.");
    assert_eq!(claims(&received[0], key)["sub"], ADDRESS);
    calm().await;
    assert!(push.take().is_empty(), "once for each turn");
}

#[tokio::test]
async fn nobody_is_told_who_is_there_or_has_not_asked_for_it() {
    let (hall, push) = (hall().await, Receiver::with_status(201).await);
    let (mut ann, mut ben, address) = two(&hall).await;
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    calm().await;
    subscribe(&hall, &mut ben, &Device::new(5), &push.url("/push/ben")).await;
    calm().await;
    assert!(push.take().is_empty(), "the turn came before the wish");
    // Now Ben follows the table.
    let events = format!("/api{}/events?as=turn", address.replace("/table/", "/tables/"));
    let request = Request::get(events).header(COOKIE, ben.cookie()).body(Body::empty()).unwrap();
    let stream = tower::ServiceExt::oneshot(hall.server.router(), request).await.unwrap();
    assert_eq!(stream.status(), StatusCode::OK);
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    calm().await;
    assert!(push.take().is_empty(), "Ben is there");
    drop(stream);
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    assert_eq!(arrived(&push, 1).await.len(), 1);
}

/// A clock that the test sets: a reminder comes before time runs out, and not to somebody who has moved.
#[tokio::test]
async fn a_reminder_comes_before_time_runs_out() {
    const HOUR: i64 = 3_600_000;
    let now = std::sync::Arc::new(std::sync::atomic::AtomicI64::new(1_000 * 24 * HOUR));
    let known = std::sync::Arc::clone(&now);
    let clock = adit_store::Clock::new(move || {
        adit_store::Time::from_millis(known.load(std::sync::atomic::Ordering::Relaxed))
    });
    let store = adit_store::Memory::new().open(adit_store::NoMishaps, clock);
    let hall = Hall::stored_with(store, telling);
    hall.listen().await;
    let room = Receiver::with_status(200).await;
    let limit = json!({ "limit": { "move": { "seconds": 24 * 3600 } }, "then": "wait" });
    let order = json!({ "game": "cavum", "players": [{}, {}], "clock": limit });
    let begun = hall.post("/api/tables", "", &order).await.json();
    let (table, creator) = (Table::read(&begun), begun["creator"].as_str().expect("a token").to_owned());
    let hook = json!({ "address": room.url("/"), "format": "json" });
    let set = hall.request(Method::PUT, &format!("{}/hook", table.path), &creator, Some(&hook)).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{set:?}");
    let told = |kind: &str, received: Vec<Received>| {
        let all: Vec<Value> = received.iter().map(Received::json).collect();
        all.iter().filter(|one| one["data"]["event"] == kind).count()
    };
    assert!(!hall.play(&table, 2, |_| 0).await);
    calm().await;
    let first = room.take();
    assert!(first.iter().any(|one| one.json()["data"]["event"] == "turn"));
    assert_eq!(told("hurry", first), 0, "there is a day left");
    now.fetch_add(17 * HOUR, std::sync::atomic::Ordering::Relaxed);
    calm().await;
    assert_eq!(told("hurry", room.take()), 0, "there are seven hours left");
    now.fetch_add(2 * HOUR, std::sync::atomic::Ordering::Relaxed);
    calm().await;
    assert_eq!(told("hurry", room.take()), 1, "once, when a quarter is left");
    assert!(!hall.play(&table, 1, |_| 0).await);
    now.fetch_add(4 * HOUR, std::sync::atomic::Ordering::Relaxed);
    calm().await;
    assert_eq!(told("hurry", room.take()), 0, "who has just been asked has time");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let (hall, push) = (hall().await, Receiver::with_status(410).await);
    let (mut ann, mut ben, address) = two(&hall).await;
    subscribe(&hall, &mut ben, &Device::new(5), &push.url("/push/ben")).await;
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    assert_eq!(arrived(&push, 1).await.len(), 1);
    let cookie = ben.cookie();
    until(async || !hall.page("/me/told", &cookie).await.text.contains("data-browser")).await;
}

#[tokio::test]
async fn a_slow_receiver_delays_no_move() {
    let silent = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let hall = hall().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let endpoint = format!("http://{}/push", silent.local_addr().unwrap());
    for (device, browser) in [(1, &mut ann), (2, &mut ben)] {
        subscribe(&hall, browser, &Device::new(device), &endpoint).await;
    }
    let begin = std::time::Instant::now();
    play(&hall, [&mut ann, &mut ben], &address, 20).await;
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
}

#[tokio::test]
async fn a_mail_comes_after_its_address_was_confirmed_and_ends_with_one_click() {
    let mails = MailServer::start(Manners::default()).await;
    let hall = hall_with_mail(&mails).await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let saved = wish(&hall, &mut ben, "mail=ben%40example.net&rhythm=turn").await;
    assert!(saved.status.is_success(), "{saved:?}");
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    calm().await;
    assert!(mails.take().is_empty(), "the address may be that of somebody else");
    let tested = ben.post(&hall, "/me/told/test", "way=mail").await;
    assert!(tested.text.contains("The test was sent"), "{tested:?}");
    let taken = mails.take();
    let text = taken[0].text.replace("=\n", "").replace("=3D", "=");
    let link = |text: &str, purpose: &str| {
        let begin = text.find(&format!("{ADDRESS}/told/{purpose}/")).expect("a link") + ADDRESS.len();
        text[begin..].split([' ', '\n', '>']).next().expect("its end").to_owned()
    };
    let confirm = link(&text, "confirm");
    let mut anybody = Browser::default();
    assert_eq!(anybody.get(&hall, &confirm).await.status, StatusCode::OK, "looking confirms nothing");
    let broken = format!("{}x", &confirm[..confirm.len() - 1]);
    assert_eq!(anybody.post(&hall, &broken, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anybody.post(&hall, &confirm, "").await.status, StatusCode::OK);
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    let taken = std::sync::Mutex::new(Vec::new());
    until(async || {
        taken.lock().unwrap().extend(mails.take());
        !taken.lock().unwrap().is_empty()
    })
    .await;
    let mail = taken.into_inner().unwrap().remove(0);
    assert_eq!(mail.to, ["ben@example.net"]);
    assert!(mail.text.contains("The table with Ann is waiting for you."), "{}", mail.text);
    assert!(mail.text.replace("=\n", "").contains(&format!("{ADDRESS}{address}")), "{}", mail.text);
    // A program for mail sends this when its reader clicks.
    let end = mail.header("List-Unsubscribe").trim_matches(['<', '>']).replace(ADDRESS, "");
    let ended = anybody.post(&hall, &end, "List-Unsubscribe=One-Click").await;
    assert_eq!(ended.status, StatusCode::OK, "{ended:?}");
    until_ben_is_asked(&hall, &mut ann, &mut ben, &address).await;
    calm().await;
    assert!(mails.take().is_empty());
}

#[tokio::test]
async fn a_test_says_what_went_wrong() {
    let hall = hall().await;
    let (_, mut ben, _) = two(&hall).await;
    let receiver = Receiver::answering(|| answer(400, "no such room")).await;
    let hook = receiver.url("/hook").replace(':', "%3A").replace('/', "%2F");
    assert!(wish(&hall, &mut ben, &format!("hook={hook}")).await.status.is_success());
    let tested = ben.post(&hall, "/me/told/test", "way=hook").await;
    assert!(tested.text.contains("400 no such room"), "{}", tested.text);
    for (field, said) in [("hook=hook", "not an address"), ("mail=ben", "not a mail address")] {
        let refused = wish(&hall, &mut ben, field).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        assert!(refused.text.contains(said), "{field}: {}", refused.text);
    }
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(ben.post(&hall, "/me/told/test", "way=hook").await.status);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS), "tests are limited");
}

#[tokio::test]
async fn internal_addresses_are_refused_unless_the_host_allows_them() {
    let hall = Hall::with(|config| {
        telling(config);
        config.telling.reach = Reach::Public;
    })
    .await;
    let (_, mut ben, _) = two(&hall).await;
    for hook in
        ["https%3A%2F%2F127.0.0.1%2F", "https%3A%2F%2F192.168.0.1%2F", "https%3A%2F%2F%5B%3A%3A1%5D%2F"]
    {
        let refused = wish(&hall, &mut ben, &format!("hook={hook}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{hook}");
        assert!(refused.text.contains("private network"), "{}", refused.text);
    }
    let subscription = serde_json::to_value(Device::new(1).subscribe("https://10.0.0.1/push")).unwrap();
    let refused = send_json(&hall, &mut ben, "/me/told/browsers", &subscription).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{refused:?}");
}

#[tokio::test]
async fn the_service_worker_and_the_manifest_are_there() {
    let hall = Hall::new().await;
    let worker = hall.get("/worker.js", "").await;
    assert_eq!(worker.headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert!(worker.text.contains("showNotification"));
    let manifest = hall.get("/manifest.webmanifest", "").await;
    assert_eq!(manifest.headers[CONTENT_TYPE], "application/manifest+json");
    assert_eq!(manifest.json()["display"], "standalone");
    for icon in manifest.json()["icons"].as_array().unwrap() {
        let picture = hall.get(icon["src"].as_str().unwrap(), "").await;
        assert_eq!(picture.status, StatusCode::OK);
    }
}

/// What a room hears of a game in which the second seat names these parts under seal before everybody answers.
async fn heard(parts: &[&str]) -> Vec<Value> {
    let (hall, room) = (hall().await, Receiver::with_status(200).await);
    let order = json!({ "game": "rockwell", "players": [{}, {}, {}] });
    let begun = hall.post("/api/tables", "", &order).await.json();
    let (table, creator) = (Table::read(&begun), begun["creator"].as_str().expect("a token").to_owned());
    let offers = async |seat: usize, words: &str| {
        let frame = hall.frame(&table, &table.tokens[seat]).await;
        frame["offer"]["moves"].as_array().is_some_and(|moves| moves.contains(&json!(words)))
    };
    while !offers(1, "bid done").await {
        assert!(!hall.play(&table, 1, |_| 0).await, "it comes to an auction");
    }
    let hook = json!({ "address": room.url("/"), "format": "json", "secret": "s" });
    let set = hall.request(Method::PUT, &format!("{}/hook", table.path), &creator, Some(&hook)).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{set:?}");
    let refused =
        hall.request(Method::PUT, &format!("{}/hook", table.path), &table.tokens[0], Some(&hook)).await;
    assert_eq!(refused.code(), "not-creator");
    for words in parts {
        let said = hall.say(&table, &table.tokens[1], &Value::Null, words).await;
        assert!(said.status.is_success(), "{words}: {said:?}");
    }
    calm().await;
    assert!(room.take().is_empty(), "nothing has happened that anybody else knows of");
    for seat in 0..3 {
        hall.say(&table, &table.tokens[seat], &Value::Null, "bid done").await;
        calm().await;
    }
    for _ in 0..5 {
        // Nobody is told of a turn that has passed meanwhile.
        assert!(!hall.play(&table, 1, |_| 0).await);
        calm().await;
    }
    let tested = hall.post(&format!("{}/hook", table.path), &creator, &hook).await.json();
    assert_eq!(tested, json!({ "sent": true }));
    let mut told: Vec<Value> = arrived(&room, 2).await.iter().map(Received::json).collect();
    assert!(told.iter().any(|one| one["data"]["event"] == "turn"), "{told:?}");
    for one in &mut told {
        // The name of a message is different at each table.
        one["id"] = Value::Null;
    }
    // Messages are sent at the same time.
    told.sort_by_key(Value::to_string);
    let text = serde_json::to_string(&told).unwrap().replace(&table.id, "ID");
    serde_json::from_str(&text).unwrap()
}

/// The law of twins.
#[tokio::test]
async fn a_room_hears_nothing_of_what_is_named_under_seal() {
    let nothing = heard(&[]).await;
    let many = heard(&["bid money 100", "bid again", "bid money 100", "bid again"]).await;
    assert_eq!(nothing, many);
}
