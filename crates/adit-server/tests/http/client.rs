//! A server without connections, and somebody who asks it.

use adit_server::{Config, Server};
use adit_store::{Store, StoreUrl};
use adit_table::Source;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use flate2::write::GzDecoder;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::OnceCell;
use tower::ServiceExt as _;

/// A server with its store in a folder of its own.
pub struct Hall {
    pub server: Server,
    folder: Arc<TempDir>,
    config: Config,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|fault| panic!("{fault}: {}", self.text))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Hall {
    /// A hall in which chance comes from a seed, so that two of them see the same.
    pub async fn new() -> Hall {
        Hall::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Hall {
        let folder = Arc::new(TempDir::new().expect("a folder"));
        let mut config = Config::new(adit_games::GAMES);
        config.source = Source::Seed(7);
        change(&mut config);
        let server = open(&config, &folder).await;
        Hall { server, folder, config }
    }

    /// The same hall after its server was ended without a farewell.
    pub async fn restarted(mut self) -> Hall {
        self.server.stop();
        self.server = open(&self.config, &self.folder).await;
        self
    }

    /// Lets the server listen, and gives the address.
    pub async fn listen(&self) -> SocketAddr {
        let listener = adit_server::bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(self.server.clone().serve(listener));
        address
    }

    /// A hall that keeps its tables in a database.
    pub async fn on(url: &str) -> Hall {
        let mut config = Config::new(adit_games::GAMES);
        config.source = Source::Seed(7);
        let store = Store::open(&url.parse().expect("an address")).await.expect("a store");
        let folder = Arc::new(TempDir::new().expect("a folder"));
        Hall { server: Server::new(&config, store), folder, config }
    }

    /// A hall on a store that was opened elsewhere.
    pub async fn stored_in(store: Store) -> Hall {
        Hall::stored_with(store, |_| ())
    }

    /// A hall with a store and settings of its own.
    pub fn stored_with(store: Store, change: impl FnOnce(&mut Config)) -> Hall {
        let mut config = Config::new(adit_games::GAMES);
        config.source = Source::Seed(7);
        change(&mut config);
        let folder = Arc::new(TempDir::new().expect("a folder"));
        Hall { server: Server::new(&config, store), folder, config }
    }

    /// The files of the store.
    pub fn stored(&self) -> Vec<(String, Vec<u8>)> {
        let files =
            std::fs::read_dir(self.folder.path()).expect("a folder").map(|file| file.expect("a file"));
        files
            .map(|file| (file.path().display().to_string(), std::fs::read(file.path()).expect("bytes")))
            .collect()
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().as_str().to_lowercase(), request.uri().path().to_owned());
        let response = self.server.router().oneshot(request).await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let answer = Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() };
        if !status.is_success() && path.starts_with("/api/") && !is_made_up(&path) {
            self.expect_described(&method, &path, &answer).await;
        }
        answer
    }

    /// Every error must be one of those that the description names for its address.
    async fn expect_described(&self, method: &str, path: &str, answer: &Answer) {
        static DESCRIPTION: OnceCell<Value> = OnceCell::const_new();
        let read = async || {
            let request = Request::get("/api/openapi.json").body(Body::empty()).expect("a request");
            let response = self.server.router().oneshot(request).await.expect("an answer");
            let bytes = response.into_body().collect().await.expect("a body").to_bytes();
            serde_json::from_slice(&bytes).expect("JSON")
        };
        let description: &Value = DESCRIPTION.get_or_init(read).await;
        let parts: Vec<&str> = path.split('/').collect();
        let address = match parts.as_slice() {
            ["", "api", "games", _, rest] => format!("/api/games/{{game}}/{rest}"),
            ["", "api", "tables", _] => "/api/tables/{id}".to_owned(),
            ["", "api", "tables", _, rest] => format!("/api/tables/{{id}}/{rest}"),
            ["", "api", "tournaments", _] => "/api/tournaments/{id}".to_owned(),
            ["", "api", "tournaments", _, "entrants", _] => {
                "/api/tournaments/{id}/entrants/{number}".to_owned()
            }
            ["", "api", "tournaments", _, "tables", _, rest] => {
                format!("/api/tournaments/{{id}}/tables/{{table}}/{rest}")
            }
            ["", "api", "tournaments", _, rest] => format!("/api/tournaments/{{id}}/{rest}"),
            _ => path.to_owned(),
        };
        let operation = &description["paths"][&address][method];
        assert!(
            operation.is_object() || answer.status == StatusCode::METHOD_NOT_ALLOWED,
            "{method} {address}"
        );
        if operation.is_object() {
            let told = &operation["responses"][answer.status.as_str()]["description"];
            let code = format!("`{}`", answer.code());
            assert!(
                told.as_str().is_some_and(|told| told.contains(&code)),
                "{method} {address} {code}: {told}"
            );
        }
    }

    /// The status and the headers of an answer, whose body may never end.
    pub async fn head(&self, request: Request<Body>) -> (StatusCode, HeaderMap) {
        let response = self.server.router().oneshot(request).await.expect("an answer");
        (response.status(), response.headers().clone())
    }

    pub async fn get(&self, path: &str, token: &str) -> Answer {
        let request = Request::get(path).header(AUTHORIZATION, format!("Bearer {token}"));
        self.send(request.body(Body::empty()).expect("a request")).await
    }

    /// What the server has counted, which only its operator may ask.
    pub async fn metrics(&self) -> String {
        let request = Request::get("/metrics").body(Body::empty()).expect("a request");
        let response = self.server.metrics_router().oneshot(request).await.expect("an answer");
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// One number of what the server has counted.
    pub async fn counted(&self, name: &str) -> f64 {
        let text = self.metrics().await;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} in {text}")).parse().expect("a number")
    }

    pub async fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        let request = Request::post(path).header(AUTHORIZATION, format!("Bearer {token}"));
        let request = request.header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// Any request, with a JSON body or without one.
    pub async fn request(&self, method: Method, path: &str, token: &str, body: Option<&Value>) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        let request = match body {
            Some(body) => request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        };
        self.send(request.expect("a request")).await
    }

    /// Follows the events of a table.
    pub async fn follow(&self, table: &Table, query: &str, token: &str) -> Stream {
        self.follow_as(table, query, token, "identity").await
    }

    /// Follows the events of a table in an encoding.
    pub async fn follow_as(&self, table: &Table, query: &str, token: &str, encoding: &str) -> Stream {
        let path = format!("{}/events?{query}", table.path);
        let request = Request::get(path).header(AUTHORIZATION, format!("Bearer {token}"));
        let request = request.header(ACCEPT_ENCODING, encoding);
        let request = request.body(Body::empty()).expect("a request");
        let response = self.server.router().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        let encoding = response.headers().get(CONTENT_ENCODING).map(HeaderValue::as_bytes);
        let packed = encoding.map(|name| {
            assert_eq!(name, b"gzip");
            GzDecoder::new(Vec::new())
        });
        let body = response.into_body();
        Stream { body, packed, bytes: 0, read: String::new(), picture: String::new() }
    }

    pub async fn page(&self, path: &str, cookie: &str) -> Answer {
        self.send(Request::get(path).header(COOKIE, cookie).body(Body::empty()).expect("a request")).await
    }

    pub async fn form(&self, path: &str, cookie: &str, body: &str) -> Answer {
        let request = Request::post(path).header(COOKIE, cookie);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body.to_owned())).expect("a request")).await
    }

    /// A table at which these sit: `person`, or the id of a bot.
    pub async fn table(&self, game: &str, players: &[&str]) -> Table {
        let player = |who: &&str| if *who == "person" { json!({}) } else { json!({ "bot": who }) };
        let players: Vec<Value> = players.iter().map(player).collect();
        self.begin(&json!({ "game": game, "players": players })).await
    }

    /// The table that an order describes.
    pub async fn begin(&self, order: &Value) -> Table {
        let answer = self.post("/api/tables", "", order).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        Table::read(&answer.json())
    }

    pub async fn frame(&self, table: &Table, token: &str) -> Value {
        let answer = self.get(&format!("{}/frame", table.path), token).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()
    }

    pub async fn say(&self, table: &Table, token: &str, offer: &Value, words: &str) -> Answer {
        self.post(&format!("{}/say", table.path), token, &json!({ "offer": offer, "words": words })).await
    }

    /// Lets each seat that is asked say the move that `choose` picks, until `moves` are made or the game is over.
    pub async fn play(&self, table: &Table, moves: usize, mut choose: impl FnMut(usize) -> usize) -> bool {
        for _ in 0..moves {
            let frame = self.frame(table, &table.watch).await;
            let Some(seat) = frame["pending"][0].as_u64() else { return true };
            let token = &table.tokens[seat as usize];
            let frame = self.frame(table, token).await;
            let offered = frame["offer"]["moves"].as_array().expect("an offer");
            let words = offered[choose(offered.len())].as_str().expect("words");
            let said = self.say(table, token, &frame["offer"]["id"], words).await;
            assert_eq!(said.status, StatusCode::OK, "{said:?}");
        }
        self.frame(table, &table.watch).await["over"] != Value::Null
    }
}

/// A stream of events that somebody reads.
pub struct Stream {
    body: Body,
    packed: Option<GzDecoder<Vec<u8>>>,
    /// How much has come over the wire.
    pub bytes: usize,
    read: String,
    /// The last picture, of which a patch makes the next one.
    picture: String,
}

impl Stream {
    /// The next event and what it brings; nothing if none comes for a while.
    pub async fn next(&mut self, patience: Duration) -> Option<(String, String)> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let field = |name: &str| {
                    let values = event.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                    values.collect::<Vec<_>>().join("\n")
                };
                let mut told = (field("event"), field("data"));
                self.read = rest.to_owned();
                if told.0 == "patch" {
                    told = ("picture".to_owned(), patched(&self.picture, &told.1));
                }
                if told.0 == "picture" {
                    self.picture.clone_from(&told.1);
                }
                if !told.0.is_empty() {
                    return Some(told);
                }
                continue;
            }
            let frame = tokio::time::timeout(patience, self.body.frame()).await.ok()??;
            let data = frame.expect("the stream goes on").into_data().expect("text");
            self.bytes += data.len();
            let plain = match &mut self.packed {
                None => data.to_vec(),
                Some(reader) => {
                    reader.write_all(&data).and_then(|()| reader.flush()).expect("blocks");
                    std::mem::take(reader.get_mut())
                }
            };
            self.read.push_str(&String::from_utf8_lossy(&plain));
        }
    }

    /// Reads to the end. Is it the end of a compressed file?
    pub async fn ends_whole(mut self) -> bool {
        let rest = self.body.collect().await.expect("the stream ends").to_bytes();
        let reader = self.packed.as_mut().expect("a compressed stream");
        reader.write_all(&rest).and_then(|()| reader.try_finish()).is_ok()
    }

    /// The next event of a kind as JSON.
    pub async fn json(&mut self, kind: &str) -> Value {
        loop {
            let (event, data) = self.next(Duration::from_secs(10)).await.expect("an event in ten seconds");
            if event == kind {
                return serde_json::from_str(&data).expect("JSON");
            }
        }
    }
}

/// The text that a patch makes of the one before.
pub fn patched(before: &str, patch: &str) -> String {
    let before: Vec<u16> = before.encode_utf16().collect();
    let patch: Value = serde_json::from_str(patch).expect("JSON");
    let mut text = Vec::new();
    for step in patch["steps"].as_array().expect("steps") {
        let number = |place: usize| step[place].as_u64().expect("a number") as usize;
        match step.as_str() {
            Some(inserted) => text.extend(inserted.encode_utf16()),
            None => text.extend(&before[number(0)..][..number(1)]),
        }
    }
    assert_eq!(patch["length"], text.len());
    String::from_utf16(&text).expect("whole characters")
}

/// Does the address lead nowhere on purpose?
fn is_made_up(path: &str) -> bool {
    path.contains("%2f")
}

async fn open(config: &Config, folder: &TempDir) -> Server {
    let store = Store::open(&StoreUrl::file(folder.path().join("tables.sqlite"))).await.expect("a store");
    Server::new(config, store)
}

/// A table and its secrets.
pub struct Table {
    pub id: String,
    pub path: String,
    pub tokens: Vec<String>,
    pub watch: String,
}

impl Table {
    /// The table that the server has begun.
    pub fn read(body: &Value) -> Table {
        let tokens = body["seats"].as_array().expect("seats").iter();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Table {
            path: format!("/api/tables/{}", text(&body["id"])),
            tokens: tokens.map(|seat| text(&seat["token"])).collect(),
            watch: text(&body["watch"]),
            id: text(&body["id"]),
        }
    }
}

/// The request as if it came from this address.
pub fn from(address: [u8; 4], mut request: Request<Body>) -> Request<Body> {
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 50_000))));
    request
}

/// Waits until something has become true.
pub async fn until<F: Future<Output = bool>>(mut done: impl FnMut() -> F) {
    for _ in 0..400 {
        if done().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come true in ten seconds");
}
