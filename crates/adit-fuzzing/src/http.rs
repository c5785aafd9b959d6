//! Whatever a client sends, the server answers, and never with an error of its own.

use crate::{GAMES, HEAPS};
use adit_any::AnyGame;
use adit_server::{Config, Entropy, Server, Thinking, Whims};
use adit_store::{Clock, Memory, NoMishaps};
use adit_table::Source;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;

/// Requests: the method, the address (`ID` stands for a table), and a body to begin with.
static REQUESTS: LazyLock<Vec<(&str, &str, Value)>> = LazyLock::new(|| {
    vec![
        ("POST", "/api/tables", json!({"game": "heaps", "players": [{}, {"name": "Ada"}], "options": {}})),
        ("POST", "/api/tables/ID/say", json!({"words": "bid 1", "offer": "0-0000000000000000", "seat": 0})),
        ("POST", "/api/tables/ID/say", json!({"words": "bid 1"})),
        ("POST", "/api/tables/ID/why", json!({"words": "take A 1"})),
        ("POST", "/api/tables/ID/preview", json!({"words": "bid 2", "seat": 0})),
        ("POST", "/api/tables/ID/back", json!({})),
        ("POST", "/api/tables/ID/redo", json!({"seat": 0})),
        ("POST", "/api/tables/ID/consent", json!({"agree": true, "seat": 0})),
        (
            "POST",
            "/api/tables/ID/branch",
            json!({"at": 0, "viewer": "public", "players": [{}, {}], "hints": false}),
        ),
        ("POST", "/api/tables/ID/chat", json!({"text": "hello", "seat": 0})),
        ("PUT", "/api/tables/ID/notes", json!({"text": "mine"})),
        ("POST", "/api/tables/ID/orders", json!({"name": "pass"})),
        ("POST", "/api/tables/ID/orders", json!({"line": ["s1 bid 1", "s0 bid 2"]})),
        ("POST", "/api/tables/ID/ahead", json!({"line": ["s1 bid 1"], "words": "bid 2"})),
        ("DELETE", "/api/tables/ID/orders?order=1", json!(null)),
        ("POST", "/api/tables/ID/analysis", json!({})),
        ("GET", "/api/tables/ID/frame?at=1&viewer=0", json!(null)),
        ("GET", "/api/tables/ID/picture?at=0&lang=de&layout=wide", json!(null)),
        ("GET", "/api/tables/ID/chat", json!(null)),
        ("POST", "/tables", json!("game=heaps&players=2&name-0=Ada&who-0=person&who-1=random")),
        ("POST", "/language", json!("language=de&back=/")),
    ]
});

/// After so many inputs the world begins again, so that it stays small.
const INPUTS: usize = 300;

/// Tasks that have panicked, which the runtime would keep to itself.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// A server with a table at which one token plays every seat of the first.
struct Hall {
    runtime: Runtime,
    server: Server,
    table: String,
    token: String,
    inputs: usize,
}

impl Hall {
    fn new() -> Hall {
        let runtime = Builder::new_current_thread().enable_time().build().expect("a runtime");
        let (server, created) = runtime.block_on(async {
            let games: Vec<&'static dyn AnyGame> = HEAPS.iter().chain(GAMES).copied().collect();
            let mut config = Config::new(games.leak());
            config.source = Source::Seed(1);
            config.entropy = Entropy::Seed(1);
            config.thinking = Thinking::Inline(Whims::default());
            let server = Server::new(&config, Memory::new().open(NoMishaps, Clock::system()));
            let (method, path, body) = &REQUESTS[0];
            let request = request(method, path, "", body.to_string().into_bytes());
            let (_, created) = send(&server, request.expect("a request")).await;
            (server, created)
        });
        let created: Value = serde_json::from_str(&created).expect("a table");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (table, token) = (text(&created["id"]), text(&created["seats"][0]["token"]));
        Hall { runtime, server, table, token, inputs: 0 }
    }
}

fn request(method: &str, path: &str, token: &str, body: Vec<u8>) -> Option<Request<Body>> {
    let kind =
        if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" };
    let request = Request::builder().method(method).uri(path).header(CONTENT_TYPE, kind);
    request.header(AUTHORIZATION, format!("Bearer {token}")).body(Body::from(body)).ok()
}

async fn send(server: &Server, request: Request<Body>) -> (u16, String) {
    let response = server.router().oneshot(request).await.expect("an answer");
    let status = response.status().as_u16();
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

thread_local! {
    static HALL: RefCell<Option<Hall>> = const { RefCell::new(None) };
}

/// The first byte picks the request. What follows is its body; what stands before the first line break, if it begins with
/// a question mark, is put behind its address.
pub(crate) fn run(input: &[u8]) {
    static WATCHED: LazyLock<()> = LazyLock::new(|| {
        let told = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Relaxed);
            told(panic);
        }));
    });
    LazyLock::force(&WATCHED);
    let Some((first, body)) = input.split_first() else { return };
    HALL.with_borrow_mut(|kept| {
        if kept.as_ref().is_some_and(|hall| hall.inputs >= INPUTS) {
            *kept = None;
        }
        let hall = kept.get_or_insert_with(Hall::new);
        hall.inputs += 1;
        let (method, path, _) = &REQUESTS[usize::from(*first) % REQUESTS.len()];
        let (query, body) = match str::from_utf8(body).ok().and_then(|text| text.split_once('\n')) {
            Some((query, body)) if query.starts_with('?') => (query, body.as_bytes()),
            Some(_) | None => ("", body),
        };
        let path = path.replace("ID", &hall.table) + query;
        // An address that no client can send.
        let Some(request) = request(method, &path, &hall.token, body.to_vec()) else { return };
        let before = PANICS.load(Relaxed);
        let answer = catch_unwind(AssertUnwindSafe(|| hall.runtime.block_on(send(&hall.server, request))));
        assert_eq!(PANICS.load(Relaxed), before, "something panicked");
        let (status, text) = answer.expect("nothing panicked");
        assert!(status < 500, "{method} {path} -> {status} {text}");
    });
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let seed = |(number, (_, _, body)): (u8, &(&str, &str, Value))| {
        let body = match body {
            Value::String(form) => form.clone(),
            Value::Null => "?at=2\n".to_owned(),
            Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => body.to_string(),
        };
        [&[number], body.as_bytes()].concat()
    };
    (0..).zip(REQUESTS.iter()).map(seed).collect()
}
