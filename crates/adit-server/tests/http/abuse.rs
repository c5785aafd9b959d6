//! What must not work.

use crate::client::Hall;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

#[tokio::test]
async fn nobody_enters_without_a_link() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let other = hall.table("cavum", &["person", "person"]).await;
    let forged = "0".repeat(32);
    for token in ["", "x", forged.as_str(), other.tokens[0].as_str(), other.watch.as_str()] {
        for path in ["", "/frame", "/picture", "/journal", "/chat", "/notes", "/events"] {
            let answer = hall.get(&format!("{}{path}", table.path), token).await;
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (StatusCode::UNAUTHORIZED, "no-token"),
                "{path}"
            );
        }
        let said = hall.say(&table, token, &Value::Null, "bid 1").await;
        assert_eq!(said.status, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(hall.get("/api/tables/nothing/frame", "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(hall.get("/api/tables/..%2f..%2fetc/frame", "").await.status, StatusCode::NOT_FOUND);
    let page = hall.page(&format!("/table/{}", table.id), "").await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    assert!(page.text.contains("You need an invitation link"), "{}", page.text);
}

#[tokio::test]
async fn a_spectator_and_a_foreign_seat_cannot_move() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let before = hall.frame(&table, &table.watch).await;
    let say = format!("{}/say", table.path);
    let words = "bid 1";
    for (token, body, code) in [
        (&table.watch, json!({ "words": words }), "not-your-seat"),
        (&table.watch, json!({ "words": words, "seat": seat }), "not-your-seat"),
        (&table.tokens[1 - seat], json!({ "words": words, "seat": seat }), "not-your-seat"),
        (&table.tokens[1 - seat], json!({ "words": words }), "not-pending"),
        (&table.tokens[seat], json!({ "words": words, "seat": 9 }), "not-your-seat"),
    ] {
        let answer = hall.post(&say, token, &body).await;
        assert_eq!(answer.code(), code, "{body}");
        assert!(answer.status.is_client_error());
    }
    for path in ["back", "consent", "notes"] {
        let body = if path == "consent" { json!({ "agree": true }) } else { json!({}) };
        let answer = hall.post(&format!("{}/{path}", table.path), &table.watch, &body).await;
        assert!(answer.status.is_client_error(), "{path}: {answer:?}");
    }
    let peek = hall.get(&format!("{}/frame?viewer={seat}", table.path), &table.tokens[1 - seat]).await;
    assert_eq!(peek.code(), "not-your-seat");
    let all = hall.get(&format!("{}/picture?viewer=all", table.path), &table.tokens[seat]).await;
    assert_eq!(all.code(), "not-your-seat");
    assert_eq!(hall.frame(&table, &table.watch).await, before);
}

#[tokio::test]
async fn long_and_senseless_requests_are_refused_and_the_table_goes_on() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let token = &table.tokens[0];
    let say = format!("{}/say", table.path);
    let long = "x".repeat(10 * 1024 * 1024);
    let answer = hall.post(&say, token, &json!({ "words": long })).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too-long"));
    let answer = hall.post(&say, token, &json!({ "words": "x".repeat(3_000) })).await;
    assert_eq!(answer.code(), "too-long");
    for body in [
        json!(null),
        json!([]),
        json!({}),
        json!({ "words": 3 }),
        json!({ "words": "bid 1", "seat": -1 }),
        json!({ "words": "bid 1", "seat": "0" }),
        json!({ "words": "bid 1", "more": true }),
        json!({ "words": "bid 1", "offer": 5 }),
        json!({ "words": "bid 1", "offer": "the last one" }),
    ] {
        let answer = hall.post(&say, token, &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (StatusCode::BAD_REQUEST, "bad-request"),
            "{body}"
        );
    }
    for words in ["", " ", "\u{0}", "bid 99999999999999999999", "🪨 🪨", "s0 bid 1", "bid 1\nback 0"] {
        let answer = hall.post(&say, token, &json!({ "words": words, "offer": "0-0000000000000000" })).await;
        assert!(answer.status.is_client_error(), "{words:?}: {answer:?}");
    }
    for (body, kind) in
        [("{", "application/json"), ("{}", "text/plain"), ("words=bid", "application/x-www-form-urlencoded")]
    {
        let request =
            Request::post(&say).header(AUTHORIZATION, format!("Bearer {token}")).header(CONTENT_TYPE, kind);
        let answer = hall.send(request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{kind}");
    }
    for query in ["at=-1", "at=99999", "viewer=9", "viewer=ä", "lang=xx", "sing=1"] {
        let answer = hall.get(&format!("{}/picture?{query}", table.path), token).await;
        assert!(answer.status.is_client_error(), "{query}: {answer:?}");
    }
    for body in [
        json!({ "game": "chess", "players": [{}, {}] }),
        json!({ "game": "cavum", "players": [] }),
        json!({ "game": "cavum", "players": vec![json!({}); 300] }),
        json!({ "game": "cavum", "players": [{}, { "bot": "wizard" }] }),
        json!({ "game": "cavum", "players": [{}, { "name": "x".repeat(100) }] }),
        json!({ "game": "cavum", "players": [{}, {}], "options": { "variant": "endless" } }),
        json!({ "game": "cavum", "players": [{}, {}], "options": { "sing": "true" } }),
    ] {
        let answer = hall.post("/api/tables", "", &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (StatusCode::BAD_REQUEST, "bad-request"),
            "{body}"
        );
    }
    assert!(!hall.play(&table, 3, |_| 0).await, "the table goes on");
}

#[tokio::test]
async fn a_page_of_another_site_cannot_begin_or_move_anything() {
    let hall = Hall::new().await;
    let request = Request::post("/tables")
        .header("sec-fetch-site", "cross-site")
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer =
        hall.send(request.body(Body::from("game=cavum&seat0=me&seat1=me")).expect("a request")).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_answer_forbids_foreign_content() {
    let hall = Hall::new().await;
    for path in ["/", "/tables", "/rules", "/no/such/page", "/api/games", "/web/table.js", "/healthz"] {
        let answer = hall.page(path, "").await;
        let policy = answer.headers["content-security-policy"].to_str().expect("a text");
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(
            !answer.text.contains("http://") && !answer.text.contains("https://"),
            "{path} names another host"
        );
    }
}
