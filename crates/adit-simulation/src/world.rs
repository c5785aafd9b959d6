//! The servers, their store, and the time.

use crate::plan::{Millis, Plan, games};
use crate::trace::Trace;
use crate::weather::Weather;
use adit_game::{Dice as _, SeedDice};
use adit_server::{Config, Entropy, Server, Thinking};
use adit_store::{Clock, Memory, NoMishaps, Store, Time};
use adit_table::Source;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::response::Response;
use http_body_util::BodyExt as _;
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;

/// The clock of the computer shows this when the simulation begins.
const NOON: i64 = 1_800_000_000_000;

/// Who does something: a number, and the place in each stretch of milliseconds at which it acts. No two act at the same
/// moment, so what happens does not depend on whom the runtime wakes first.
pub(crate) const ACTORS: u64 = 64;

/// The servers, their store, and the time.
pub(crate) struct World {
    pub(crate) plan: Arc<Plan>,
    pub(crate) trace: Trace,
    memory: Memory,
    begin: Instant,
    doors: Vec<Mutex<Option<Door>>>,
    /// How many servers were started.
    started: AtomicU64,
    /// By how much the clock of the computer has jumped.
    jumped: Arc<AtomicI64>,
    /// The requests that wait for an answer.
    waiting: Mutex<BTreeMap<u64, String>>,
    asked: AtomicU64,
}

/// A server that runs.
#[derive(Clone)]
struct Door {
    server: Server,
    dead: CancellationToken,
}

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) token: String,
    pub(crate) body: Option<Value>,
    /// What makes the request the same when it is sent again.
    pub(crate) key: Option<String>,
}

impl Ask {
    pub(crate) fn get(path: String, token: &str) -> Ask {
        Ask { method: "GET", path, token: token.to_owned(), body: None, key: None }
    }

    pub(crate) fn post(path: String, token: &str, body: Value) -> Ask {
        Ask { method: "POST", path, token: token.to_owned(), body: Some(body), key: None }
    }

    fn request(&self, actor: u64) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(&self.path);
        if !self.token.is_empty() {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if let Some(key) = &self.key {
            request = request.header("idempotency-key", key);
        }
        let address = SocketAddr::from((Ipv4Addr::new(10, 0, 0, actor as u8), 1));
        let request = request.extension(ConnectInfo(address));
        let body = self.body.as_ref().map_or(Body::empty(), |body| Body::from(body.to_string()));
        request.header(CONTENT_TYPE, "application/json").body(body).expect("a request")
    }
}

/// What came of a request.
#[derive(Debug)]
pub(crate) enum Heard {
    /// There was an answer.
    Answer { status: u16, text: String },
    /// The server had ended before the request came.
    Closed,
    /// The server has ended, or the person did not wait.
    Nothing,
}

impl Heard {
    /// The JSON of a good answer.
    pub(crate) fn good(&self) -> Option<Value> {
        match self {
            Heard::Answer { status: 200..300, text } => Some(serde_json::from_str(text).unwrap_or_default()),
            Heard::Answer { .. } | Heard::Closed | Heard::Nothing => None,
        }
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> Option<String> {
        match self {
            Heard::Answer { status, text } if !(200..300).contains(status) => {
                let body: Value = serde_json::from_str(text).unwrap_or_default();
                Some(body["error"]["code"].as_str().unwrap_or_default().to_owned())
            }
            Heard::Answer { .. } | Heard::Closed | Heard::Nothing => None,
        }
    }
}

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    pub(crate) fn new(plan: Plan) -> Arc<World> {
        let world = Arc::new(World {
            trace: Trace::default(),
            memory: Memory::new(),
            begin: Instant::now(),
            doors: (0..plan.servers).map(|_| Mutex::default()).collect(),
            started: AtomicU64::new(0),
            jumped: Arc::default(),
            waiting: Mutex::default(),
            asked: AtomicU64::new(0),
            plan: Arc::new(plan),
        });
        (0..world.plan.servers).for_each(|server| world.start(server));
        world
    }

    /// Milliseconds since the beginning.
    pub(crate) fn now(&self) -> Millis {
        self.begin.elapsed().as_millis() as Millis
    }

    fn clock(&self) -> Clock {
        let (begin, jumped) = (self.begin, Arc::clone(&self.jumped));
        Clock::new(move || {
            Time::from_millis(NOON + begin.elapsed().as_millis() as i64 + jumped.load(Relaxed))
        })
    }

    /// A store on the same disk, with which nothing goes wrong.
    pub(crate) fn store(&self) -> Store {
        self.memory.open(NoMishaps, self.clock())
    }

    /// Starts a server.
    pub(crate) fn start(&self, server: usize) {
        let dead = CancellationToken::new();
        let weather = Weather { plan: Arc::clone(&self.plan), begin: self.begin, server, dead: dead.clone() };
        let store = self.memory.open(weather, self.clock());
        let started = self.started.fetch_add(1, Relaxed);
        let mut config = Config::new(games());
        config.source = Source::Seed(self.plan.seed);
        config.entropy = Entropy::Seed(SeedDice::stream(self.plan.seed, 1_000 + started).bits());
        config.rate = None;
        config.thinking = Thinking::Inline(self.plan.whims);
        let opened = Server::new(&config, store);
        let (attended, ends) = (opened.clone().attend(), dead.clone());
        tokio::spawn(async move {
            tokio::select! {
                biased;
                () = ends.cancelled() => {}
                () = attended => {}
            }
        });
        self.note(0, &format!("server {server} starts"));
        *locked(&self.doors[server]) = Some(Door { server: opened, dead });
    }

    /// Ends a server without a farewell. What it has in memory changes nothing any more.
    pub(crate) fn crash(&self, server: usize) {
        if let Some(door) = locked(&self.doors[server]).take() {
            door.dead.cancel();
            self.note(0, &format!("server {server} ends"));
        }
    }

    /// Does the server run?
    pub(crate) fn runs(&self, server: usize) -> bool {
        locked(&self.doors[server]).is_some()
    }

    /// Lets the clock of the computer jump.
    pub(crate) fn jump(&self, by: i64) {
        self.jumped.fetch_add(by, Relaxed);
        self.note(0, &format!("the clock jumps by {by}"));
    }

    pub(crate) fn note(&self, actor: u64, what: &str) {
        self.trace.note(self.now(), actor, what);
    }

    /// Waits at least this long, until the next moment at which this actor acts.
    pub(crate) async fn pause(&self, actor: u64, millis: u64) {
        let now = self.now();
        let turn = (now + millis.max(1)).next_multiple_of(ACTORS) + actor;
        tokio::time::sleep(Duration::from_millis(turn - now)).await;
    }

    /// Sends a request and waits for the answer, for so long.
    pub(crate) async fn ask(&self, actor: u64, server: usize, ask: &Ask, patience: Duration) -> Heard {
        let Some(door) = locked(&self.doors[server]).clone() else {
            return Heard::Closed;
        };
        let number = self.asked.fetch_add(1, Relaxed);
        let what = format!("{actor} at {}: {} {}", self.now(), ask.method, ask.path);
        locked(&self.waiting).insert(number, what);
        let answered = async {
            let response = door.server.router().oneshot(ask.request(actor)).await.expect("an answer");
            let status = response.status().as_u16();
            let bytes = response.into_body().collect().await.expect("a body").to_bytes();
            Heard::Answer { status, text: String::from_utf8_lossy(&bytes).into_owned() }
        };
        let heard = tokio::select! {
            biased;
            () = door.dead.cancelled() => Heard::Nothing,
            heard = answered => heard,
            () = tokio::time::sleep(patience) => Heard::Nothing,
        };
        locked(&self.waiting).remove(&number);
        self.trace.heard(self.now(), actor, ask, &heard);
        heard
    }

    /// Opens a stream; nothing if there is none. The token tells when the server has ended.
    pub(crate) async fn open(
        &self,
        actor: u64,
        server: usize,
        ask: &Ask,
    ) -> Option<(Response, CancellationToken)> {
        let door = locked(&self.doors[server]).clone()?;
        let response = tokio::select! {
            biased;
            () = door.dead.cancelled() => return None,
            response = door.server.router().oneshot(ask.request(actor)) => response.expect("an answer"),
        };
        (response.status().as_u16() == 200).then_some((response, door.dead))
    }

    /// The requests that nobody has answered.
    pub(crate) fn unanswered(&self) -> Vec<String> {
        locked(&self.waiting).values().cloned().collect()
    }
}
