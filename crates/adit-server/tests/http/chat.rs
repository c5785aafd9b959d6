//! What is said beside the game.

use crate::client::{Answer, Hall, Table};
use adit_server::Rate;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

async fn chatty() -> Hall {
    Hall::with(|config| config.speech = None).await
}

async fn say(hall: &Hall, table: &Table, token: &str, text: &str) -> Answer {
    hall.post(&format!("{}/chat", table.path), token, &json!({ "text": text })).await
}

async fn say_once(hall: &Hall, table: &Table, token: &str, key: &str, text: &str) -> Answer {
    let request = Request::post(format!("{}/chat", table.path))
        .header(AUTHORIZATION, format!("Bearer {token}"))
        .header(CONTENT_TYPE, "application/json")
        .header("idempotency-key", key);
    hall.send(request.body(Body::from(json!({ "text": text }).to_string())).expect("a request")).await
}

fn texts(messages: &Value) -> Vec<&str> {
    messages.as_array().expect("messages").iter().filter_map(|message| message["text"].as_str()).collect()
}

fn numbers(messages: &Value) -> Vec<u64> {
    messages.as_array().expect("messages").iter().filter_map(|message| message["number"].as_u64()).collect()
}

#[tokio::test]
async fn a_stream_brings_each_message_once() {
    let hall = chatty().await;
    hall.listen().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    for number in 0..60 {
        assert_eq!(
            say(&hall, &table, &table.watch, &number.to_string()).await.status,
            StatusCode::NO_CONTENT
        );
    }
    let mut stream = hall.follow(&table, "as=turn", &table.tokens[0]).await;
    assert_eq!(numbers(&stream.json("chat").await), (10..60).collect::<Vec<u64>>(), "the last 50 come first");
    for number in 60..63 {
        say(&hall, &table, &table.tokens[1], &number.to_string()).await;
        let news = stream.json("chat").await;
        assert_eq!((numbers(&news), texts(&news)), (vec![number], vec![number.to_string().as_str()]));
        assert_eq!(news[0]["who"], "s1");
    }
    // Nothing else has come: a stream costs what is new, however long the chat is.
    assert!(stream.next(Duration::from_millis(20)).await.is_none());
}

#[tokio::test]
async fn older_messages_are_read_page_by_page() {
    let hall = chatty().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    for number in 0..12 {
        say(&hall, &table, &table.watch, &number.to_string()).await;
    }
    let read = async |query: &str| hall.get(&format!("{}/chat?{query}", table.path), &table.watch).await;
    let mut all = Vec::new();
    let mut before = String::new();
    loop {
        let page = read(&format!("limit=5{before}")).await.json();
        let Some(first) = numbers(&page).first().copied() else { break };
        assert!(numbers(&page).len() <= 5);
        all.splice(0..0, numbers(&page));
        before = format!("&before={first}");
    }
    assert_eq!(all, (0..12).collect::<Vec<u64>>());
    assert_eq!(numbers(&read("").await.json()).len(), 12);
    assert_eq!(numbers(&read("before=4000000000").await.json()).len(), 12);
    for query in ["limit=0", "limit=201", "limit=many", "before=-1", "after=3"] {
        assert_eq!(read(query).await.code(), "bad-request", "{query}");
    }
}

#[tokio::test]
async fn messages_are_short_say_something_and_are_not_endless() {
    let hall = Hall::with(|config| config.messages = 3).await;
    let table = hall.table("cavum", &["person", "person"]).await;
    assert_eq!(say(&hall, &table, &table.watch, &"é".repeat(1_001)).await.code(), "too-long");
    assert_eq!(say(&hall, &table, &table.watch, " \n").await.code(), "bad-request");
    for _ in 0..3 {
        let said = say(&hall, &table, &table.watch, &"é".repeat(1_000)).await;
        assert_eq!(said.status, StatusCode::NO_CONTENT, "{said:?}");
    }
    let full = say(&hall, &table, &table.tokens[0], "and more").await;
    assert_eq!((full.status, full.code().as_str()), (StatusCode::CONFLICT, "chat-full"));
    let other = hall.table("cavum", &["person", "person"]).await;
    assert!(say(&hall, &other, &other.watch, "each table has its own").await.status.is_success());
}

#[tokio::test]
async fn a_speaker_without_end_has_to_wait() {
    let hall = Hall::with(|config| config.speech = Some(Rate { burst: 3, per_second: 0 })).await;
    let table = hall.table("cavum", &["person", "person"]).await;
    for number in 0..5 {
        let said = say(&hall, &table, &table.tokens[0], "and another thing").await;
        let expected = if number < 3 { StatusCode::NO_CONTENT } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(said.status, expected, "{number}");
    }
    assert!(say(&hall, &table, &table.tokens[1], "good luck").await.status.is_success(), "others may speak");
}

#[tokio::test]
async fn a_message_that_is_sent_again_is_said_once() {
    let mut hall = chatty().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let (key, other) = ("one-key-of-the-client", "another-key-of-the-client");
    for is_first in [true, false] {
        if !is_first {
            hall = hall.restarted().await;
        }
        for _ in 0..2 {
            let said = say_once(&hall, &table, &table.tokens[0], key, "good luck").await;
            assert_eq!(said.status, StatusCode::NO_CONTENT, "{said:?}");
        }
    }
    let used = say_once(&hall, &table, &table.tokens[0], key, "bad luck").await;
    assert_eq!((used.status, used.code().as_str()), (StatusCode::CONFLICT, "key-used"));
    // Others may have the same key, and the same words may be said again.
    assert!(say_once(&hall, &table, &table.tokens[1], key, "thanks").await.status.is_success());
    assert!(say_once(&hall, &table, &table.tokens[0], other, "good luck").await.status.is_success());
    assert_eq!(say_once(&hall, &table, &table.tokens[0], "short", "good luck").await.code(), "bad-request");
    let said = hall.get(&format!("{}/chat", table.path), &table.watch).await.json();
    assert_eq!(texts(&said), ["good luck", "thanks", "good luck"]);
    for (name, bytes) in hall.stored() {
        assert!(!bytes.windows(key.len()).any(|window| window == key.as_bytes()), "{name} has the key");
    }
}
