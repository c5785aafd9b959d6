//! Pages of other sites, and what may be kept between the server and a browser.

use crate::client::Hall;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN, VARY};
use axum::http::{Request, StatusCode};

#[tokio::test]
async fn a_page_of_another_site_cannot_begin_or_move_anything() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let (form, json) = ("application/x-www-form-urlencoded", "application/json");
    let chat = format!("{}/chat", table.path);
    for (path, kind, body) in [
        ("/tables", form, "game=cavum&seat0=me&seat1=me"),
        (chat.as_str(), json, "{\"text\": \"good luck\"}"),
    ] {
        for (name, value, may) in [
            ("sec-fetch-site", "cross-site", false),
            ("sec-fetch-site", "same-site", false),
            ("origin", "null", false),
            ("origin", "http://evil.example", false),
            ("origin", "http://adit.example:8181", false),
            ("origin", "http://adit.example", true),
            ("accept", "*/*", true),
        ] {
            let request = Request::post(path)
                .header(HOST, "adit.example")
                .header(AUTHORIZATION, format!("Bearer {}", table.tokens[0]))
                .header(CONTENT_TYPE, kind)
                .header(name, value);
            let answer = hall.send(request.body(Body::from(body)).expect("a request")).await;
            let refused = answer.status == StatusCode::FORBIDDEN;
            assert_eq!(refused, !may, "{path} {name}: {value}: {answer:?}");
            assert!(!refused || kind == form || answer.code() == "foreign", "{answer:?}");
        }
    }
    let said = hall.get(&chat, &table.watch).await.json();
    assert_eq!(said.as_array().map(Vec::len), Some(2), "{said}");
    // Looking changes nothing, so a link from anywhere may lead here.
    let request = Request::get("/").header(HOST, "adit.example").header(ORIGIN, "http://evil.example");
    assert_eq!(hall.head(request.body(Body::empty()).expect("a request")).await.0, StatusCode::OK);
}

/// Whatever may depend on a token is kept by nobody, whether the request succeeds or not.
#[tokio::test]
async fn what_is_behind_a_token_is_not_kept() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let described = hall.page("/api/openapi.json", "").await.json();
    let mut asked: Vec<(String, String)> = Vec::new();
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys().filter(|_| path.starts_with("/api/tables"))
        {
            asked.push((method.to_uppercase(), path.replace("{id}", &table.id)));
        }
    }
    assert!(asked.len() > 15, "{asked:?}");
    for page in
        ["/tables", "/table/ID", "/table/ID?at=0", "/join/ID/TOKEN", "/join/ID/nothing", "/no/such/page"]
    {
        let path = page.replace("ID", &table.id).replace("TOKEN", &table.tokens[0]);
        asked.push(("GET".to_owned(), path.clone()));
        asked.push(("POST".to_owned(), path));
    }
    for (method, path) in &asked {
        for token in [table.tokens[0].as_str(), table.watch.as_str(), ""] {
            let request = Request::builder()
                .method(method.as_str())
                .uri(path)
                .header(AUTHORIZATION, format!("Bearer {token}"))
                .header(CONTENT_TYPE, "application/json");
            let (status, headers) = hall.head(request.body(Body::from("{}")).expect("a request")).await;
            assert_eq!(headers[CACHE_CONTROL], "no-store", "{method} {path} {status}");
            let varies: Vec<&str> =
                headers.get_all(VARY).iter().filter_map(|value| value.to_str().ok()).collect();
            let varies = varies.join(", ");
            assert!(
                varies.contains("cookie") && varies.contains("authorization"),
                "{method} {path}: {varies}"
            );
        }
    }
    // What everybody sees alike may be kept, if the server agrees that it is still true.
    for (path, varies) in [("/web/table.js", false), ("/pictures.css", false), ("/rules/cavum", true)] {
        let (status, headers) = hall.head(Request::get(path).body(Body::empty()).expect("a request")).await;
        assert_eq!(
            (status, &headers[CACHE_CONTROL]),
            (StatusCode::OK, &"no-cache".parse().expect("a value")),
            "{path}"
        );
        let by_language = headers.get_all(VARY).iter().any(|value| value == "cookie, accept-language");
        assert_eq!(by_language, varies, "{path}");
    }
}
