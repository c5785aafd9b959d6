//! What must not work.

use crate::client::{Hall, from};
use adit_server::StreamLimits;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

#[tokio::test]
async fn nobody_enters_without_a_link() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let other = hall.table("cavum", &["person", "person"]).await;
    let forged = "0".repeat(32);
    for token in ["", "x", forged.as_str(), other.tokens[0].as_str(), other.watch.as_str()] {
        for path in ["", "/frame", "/picture", "/journal", "/chat", "/notes", "/orders", "/events"] {
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
async fn a_wrong_token_does_not_bring_a_table_into_memory() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let hall = hall.restarted().await;
    let (wrong, id) = ("0".repeat(32), &table.id);
    for path in
        ["", "/frame", "/picture", "/picture.png", "/journal", "/chat", "/notes", "/orders", "/events"]
    {
        assert_eq!(hall.get(&format!("{}{path}", table.path), &wrong).await.code(), "no-token", "{path}");
    }
    assert_eq!(hall.say(&table, &wrong, &Value::Null, "bid 1").await.code(), "no-token");
    assert_eq!(hall.page(&format!("/join/{id}/{wrong}"), "").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(hall.form(&format!("/join/{id}/{wrong}"), "", "").await.status, StatusCode::UNAUTHORIZED);
    let cookie = format!("adit-table-{id}={wrong}");
    assert_eq!(hall.page(&format!("/table/{id}"), &cookie).await.status, StatusCode::UNAUTHORIZED);
    assert!(!hall.page("/tables", &cookie).await.text.contains(id.as_str()));
    assert_eq!(hall.counted("adit_tables_live").await, 0.0);
    hall.frame(&table, &table.tokens[0]).await;
    assert_eq!(hall.counted("adit_tables_live").await, 1.0);
}

#[tokio::test]
async fn somebody_who_wants_many_pictures_at_once_is_refused_and_others_are_not() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let wide = format!("{}/picture.png?width=2000", table.path);
    let many = (0..16).map(|_| hall.get(&wide, &table.tokens[0]));
    let (many, other) = tokio::join!(futures_util::future::join_all(many), hall.get(&wide, &table.tokens[1]));
    let drawn = many.iter().filter(|answer| answer.status == StatusCode::OK).count();
    assert_eq!(drawn, 3, "one is drawn and two wait");
    for answer in many.iter().filter(|answer| answer.status != StatusCode::OK) {
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (StatusCode::TOO_MANY_REQUESTS, "too-many-pictures")
        );
    }
    assert_eq!(other.status, StatusCode::OK);
    for width in ["0", "5000"] {
        let answer = hall.get(&format!("{}/picture.png?width={width}", table.path), &table.tokens[0]).await;
        assert_eq!(answer.code(), "bad-request");
    }
}

#[tokio::test]
async fn streams_are_limited_for_each_token_for_each_address_and_in_all() {
    let limits = StreamLimits { total: 5, address: 3, seat: 2, spectators: 3 };
    let hall = Hall::with(|config| config.streams = limits).await;
    let tables =
        [hall.table("cavum", &["person", "person"]).await, hall.table("cavum", &["person"; 2]).await];
    let ask = async |address: [u8; 4], table: usize, token: &str| {
        let path = format!("{}/events?as=turn", tables[table].path);
        let request = Request::get(path).header(AUTHORIZATION, format!("Bearer {token}"));
        hall.server.router().oneshot(from(address, request.body(Body::empty()).expect("a request"))).await
    };
    let follow = async |address, table, token| {
        let response = ask(address, table, token).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        response
    };
    let refused = async |address, table, token, status: StatusCode, code: &str| {
        let response = ask(address, table, token).await.expect("an answer");
        assert_eq!(response.status(), status, "{code}");
        assert_eq!(response.headers()[RETRY_AFTER], "5");
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        assert!(String::from_utf8_lossy(&body).contains(&format!("\"{code}\"")), "{body:?}");
    };
    let (here, there, far) = ([10, 0, 0, 1], [10, 0, 0, 2], [10, 0, 0, 3]);
    let [one, other] = &tables[0].tokens[..] else { panic!("two seats") };
    let mut open = vec![follow(here, 0, one).await, follow(there, 0, one).await];
    refused(far, 0, one, StatusCode::TOO_MANY_REQUESTS, "too-many-streams").await;
    open.push(follow(here, 0, other).await);
    open.push(follow(here, 1, &tables[1].watch).await);
    refused(here, 1, &tables[1].watch, StatusCode::TOO_MANY_REQUESTS, "too-many-streams-here").await;
    open.push(follow(there, 1, &tables[1].watch).await);
    refused(far, 1, &tables[1].tokens[0], StatusCode::SERVICE_UNAVAILABLE, "streams-full").await;
    // Who is refused takes no place, and a stream that is closed leaves one.
    assert_eq!(hall.counted("adit_streams_open").await, 5.0);
    open.remove(0);
    follow(far, 0, one).await;
    assert_eq!(hall.page("/healthz", "").await.status, StatusCode::OK);
}

/// Its totals move with what players do under seal.
#[tokio::test]
async fn players_cannot_read_what_the_server_counts() {
    let hall = Hall::new().await;
    let page = hall.page("/metrics", "").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(page.text.contains("--metrics"), "{}", page.text);
    assert!(!page.text.contains("adit_"), "{}", page.text);
    assert_eq!(hall.page("/healthz", "").await.status, StatusCode::OK);
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
        (&table.tokens[seat], json!({ "words": words, "seat": 3 }), "not-your-seat"),
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
        json!({ "words": "bid 1", "seat": 9 }),
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
            (StatusCode::UNPROCESSABLE_ENTITY, "no-such-setup"),
            "{body}"
        );
    }
    assert!(!hall.play(&table, 3, |_| 0).await, "the table goes on");
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
