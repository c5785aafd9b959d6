//! What is asked for twice with one key happens once.

use crate::client::{Answer, Hall};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, LOCATION, SET_COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::collections::HashSet;

const KEY: &str = "0f8fad5b-d9cb-469f-a165-70867728950e";

async fn post(hall: &Hall, path: &str, token: &str, key: &str, body: &Value) -> Answer {
    let request = Request::post(path).header(CONTENT_TYPE, "application/json").header("idempotency-key", key);
    let request =
        if token.is_empty() { request } else { request.header(AUTHORIZATION, format!("Bearer {token}")) };
    hall.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

fn order() -> Value {
    json!({ "game": "cavum", "players": [{ "name": "Ada" }, {}], "options": {} })
}

#[tokio::test]
async fn a_table_that_is_asked_for_again_is_the_same_one() {
    let mut hall = Hall::new().await;
    let first = post(&hall, "/api/tables", "", KEY, &order()).await;
    assert_eq!(first.status, StatusCode::CREATED, "{first:?}");
    let again = post(&hall, "/api/tables", "", KEY, &order()).await;
    assert_eq!((again.status, &again.text), (first.status, &first.text));
    hall = hall.restarted().await;
    let later = post(&hall, "/api/tables", "", KEY, &order()).await;
    assert_eq!((later.status, &later.text), (first.status, &first.text));
    let token = first.json()["seats"][1]["token"].as_str().expect("a token").to_owned();
    let path = format!("/api/tables/{}", first.json()["id"].as_str().expect("an id"));
    assert_eq!(hall.get(&path, &token).await.json()["yours"], json!([1]));
    for other in [
        json!({ "game": "rockwell", "players": [{ "name": "Ada" }, {}] }),
        json!({ "game": "cavum", "players": [{ "name": "Ben" }, {}] }),
        json!({ "game": "cavum", "players": [{ "name": "Ada" }, {}], "hints": true }),
    ] {
        let used = post(&hall, "/api/tables", "", KEY, &other).await;
        assert_eq!((used.status, used.code().as_str()), (StatusCode::CONFLICT, "key-used"), "{other}");
    }
    let new = post(&hall, "/api/tables", "", "another-key-of-mine", &order()).await;
    assert_ne!(new.json()["id"], first.json()["id"]);
    for key in ["short", "with a space in it", &"k".repeat(129)] {
        assert_eq!(post(&hall, "/api/tables", "", key, &order()).await.code(), "bad-request", "{key}");
    }
    // Without a key every request is a new one.
    let tables = [hall.begin(&order()).await.id, hall.begin(&order()).await.id];
    assert_ne!(tables[0], tables[1]);
    for (name, bytes) in hall.stored() {
        for secret in [KEY, token.as_str(), first.json()["creator"].as_str().expect("a token")] {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()), "{name}");
        }
    }
}

#[tokio::test]
async fn many_requests_at_the_same_moment_create_one_table() {
    let Some(url) = adit_testpostgres::database() else { return };
    let halls = [Hall::on(&url).await, Hall::on(&url).await];
    let order = order();
    let asked = (0..6).map(|number| post(&halls[number % 2], "/api/tables", "", KEY, &order));
    let answers = futures_util::future::join_all(asked).await;
    for answer in &answers {
        assert_eq!((answer.status, &answer.text), (StatusCode::CREATED, &answers[0].text), "{answer:?}");
    }
}

#[tokio::test]
async fn a_branch_that_is_asked_for_again_is_the_same_one() {
    let hall = Hall::new().await;
    let table = hall.table("caverna", &["person", "person"]).await;
    hall.play(&table, 2, |_| 0).await;
    let path = format!("{}/branch", table.path);
    let body = json!({ "at": 1, "players": [{}, {}] });
    let first = post(&hall, &path, &table.watch, KEY, &body).await;
    assert_eq!(first.status, StatusCode::CREATED, "{first:?}");
    // However far the game has gone since.
    hall.play(&table, 4, |_| 0).await;
    let again = post(&hall, &path, &table.watch, KEY, &body).await;
    assert_eq!((again.status, &again.text), (first.status, &first.text));
    let other = json!({ "at": 2, "players": [{}, {}] });
    assert_eq!(post(&hall, &path, &table.watch, KEY, &other).await.code(), "key-used");
}

#[tokio::test]
async fn a_form_that_is_sent_twice_creates_one_table() {
    let hall = Hall::new().await;
    let home = hall.page("/", "").await.text;
    let keys: Vec<&str> =
        home.split("name=\"key\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(keys.len(), home.matches("action=\"/tables\"").count(), "each form has a key");
    assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len(), "each form has a key of its own");
    let form = format!("key={}&game=cavum&seat0=me&seat1=friend", keys[0]);
    let answers = [hall.form("/tables", "", &form).await, hall.form("/tables", "", &form).await];
    for answer in &answers {
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
        for name in [LOCATION, SET_COOKIE] {
            assert_eq!(answer.headers[&name], answers[0].headers[&name]);
        }
    }
    let other = hall.form("/tables", "", &format!("key={}&game=cavum&seat0=me&seat1=friend", keys[1])).await;
    assert_ne!(other.headers[LOCATION], answers[0].headers[LOCATION]);
}
