//! Tables in the browser and by HTTP: live tables, a JSON interface, pages and the client. Nothing here knows a
//! single game.

mod access;
mod analysis;
mod api;
mod assets;
mod bots;
mod caching;
mod counts;
mod creator;
mod data;
mod entropy;
mod examine;
mod fault;
mod front;
mod gzip;
mod impatient;
mod key;
mod lane;
mod limits;
mod listen;
mod lobby;
mod meta;
mod metrics;
mod origin;
mod pages;
mod patch;
mod people;
mod puzzles;
mod queue;
mod school;
mod session;
mod stream;
mod streams;
mod table;
mod texts;
mod token;
mod told;
mod tournaments;
mod words;

pub use bots::{Thinking, Whims};
pub use data::{HostData, check as check_data};
pub use entropy::Entropy;
pub use examine::examine;
pub use fault::{Fault, FaultKind, Forbidden};
pub use limits::Rate;
pub use listen::bind;
pub use people::{Creating, Invitation, fit_name, invite, rename_everywhere};
pub use streams::StreamLimits;
pub use texts::ServerTexts;
pub use told::Telling;

use crate::access::Holder;
use crate::analysis::Analyses;
use crate::api::drawing::Drawing;
use crate::bots::Pool;
use crate::entropy::Random;
use crate::limits::{Buckets, Limiter};
use crate::listen::Connections;
use crate::metrics::Metrics;
use crate::puzzles::Books;
use crate::session::Sessions;
use crate::streams::Streams;
use crate::table::{Shared, Tables};
use crate::texts::Library;
use crate::told::Post;
use adit_any::Games;
use adit_store::Store;
use adit_table::Source;
use axum::extract::{DefaultBodyLimit, State};
use axum::routing::get;
use axum::{Router, middleware};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// What a server can be told.
#[derive(Clone)]
pub struct Config {
    /// The games.
    pub games: Games,
    /// Where bots think, and how many at the same time.
    pub thinking: Thinking,
    /// Where chance comes from. Anything but the operating system lets people foresee it.
    pub source: Source,
    /// Where tokens, names of tables and the seeds of bots come from.
    pub entropy: Entropy,
    /// After this time without anybody looking, and before twice this time, a table leaves memory.
    pub idle: Duration,
    /// How often an address may ask.
    pub rate: Option<Rate>,
    /// How often somebody may say something in a chat.
    pub speech: Option<Rate>,
    /// How many messages the chat of a table may have.
    pub messages: u64,
    /// How many connections may be open.
    pub connections: usize,
    /// How many connections one address may have, where addresses tell people apart: where requests are limited.
    pub connections_of_address: usize,
    /// How many streams may be followed.
    pub streams: StreamLimits,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How long somebody may take to send a request and to read something of an answer, and how long they wait until what they
    /// do is stored.
    pub patience: Duration,
    /// Are cookies sent over encrypted connections only?
    pub secure_cookies: bool,
    /// Component data that people can choose when they begin a table.
    pub data: Vec<HostData>,
    /// How people are told who are away.
    pub telling: Telling,
    /// Who may create tables.
    pub creating: Creating,
}

impl Config {
    /// A server for these games with everything else as it should be for most.
    pub fn new(games: Games) -> Config {
        Config {
            games,
            // One core stays free for people.
            thinking: Thinking::Threads(
                std::thread::available_parallelism().map_or(1, |cores| cores.get() - 1).max(1),
            ),
            source: Source::Os,
            entropy: Entropy::Os,
            idle: Duration::from_secs(300),
            rate: Some(Rate { burst: 400, per_second: 100 }),
            speech: Some(Rate { burst: 20, per_second: 1 }),
            messages: 2_000,
            connections: 10_000,
            connections_of_address: 300,
            streams: StreamLimits { total: 8_000, address: 100, seat: 16, spectators: 1_000 },
            body: 64 * 1024,
            patience: Duration::from_secs(15),
            secure_cookies: false,
            data: Vec::new(),
            telling: Telling::default(),
            creating: Creating::Open,
        }
    }
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    tables: Tables,
    analyses: Analyses,
    limiter: Arc<Limiter>,
    speakers: Arc<Buckets<Holder>>,
    messages: u64,
    drawing: Drawing,
    streams: Streams,
    stop: CancellationToken,
    patience: Duration,
    body: usize,
    secure_cookies: bool,
    data: Arc<[HostData]>,
    creating: Creating,
}

/// A server that is ready to listen.
#[derive(Clone)]
pub struct Server {
    app: App,
    router: Router,
    connections: Connections,
}

impl Server {
    /// A server that keeps its tables in this store.
    pub fn new(config: &Config, store: Store) -> Server {
        let counted = Metrics::default();
        let random = Arc::new(Random::new(config.entropy));
        let pool = Pool::new(config.thinking, Arc::clone(&random), Arc::clone(&counted.bots));
        let stop = CancellationToken::new();
        let shared = Shared {
            games: config.games,
            store,
            library: Library::new(config.games),
            books: Books::new(config.games),
            pool: pool.clone(),
            random,
            sessions: Sessions::default(),
            metrics: counted,
            source: config.source,
            post: Post::new(config.telling.clone()),
            idle: config.idle,
            patience: config.patience,
        };
        let app = App {
            tables: Tables::new(Arc::new(shared)),
            analyses: Analyses::new(pool, stop.clone()),
            limiter: Arc::new(Limiter::new(config.rate)),
            speakers: Arc::new(Buckets::new(config.speech)),
            messages: config.messages,
            drawing: api::drawing::drawing(),
            streams: Streams::new(config.streams),
            stop,
            patience: config.patience,
            body: config.body,
            secure_cookies: config.secure_cookies,
            data: config.data.clone().into(),
            creating: config.creating,
        };
        let (calm, live) = api::routers(config.games);
        let router = Router::new()
            .merge(calm)
            .merge(pages::router())
            .route("/web/{*path}", get(assets::file))
            .route("/pictures.css", get(assets::pictures))
            .route("/healthz", get(healthz))
            .route("/metrics", get(metrics::elsewhere))
            .fallback(async || Fault::NoPage)
            .layer(tower_http::compression::CompressionLayer::new())
            .merge(live)
            .merge(pages::live())
            .layer(DefaultBodyLimit::max(config.body))
            .layer(middleware::from_fn_with_state(app.clone(), front::around))
            .with_state(app.clone());
        let connections = Connections { total: config.connections, address: config.connections_of_address };
        Server { app, router, connections }
    }

    /// The service, for tests that need no connection.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// What only the operator may ask, for tests that need no connection: `/metrics` and `/healthz`.
    pub fn metrics_router(&self) -> Router {
        metrics::router().with_state(self.app.clone())
    }

    /// Ends all streams and then all connections.
    pub fn stop(&self) {
        self.app.stop.cancel();
        self.app.tables.end_streams();
    }

    /// Serves until it is [stopped](Server::stop).
    pub async fn serve(self, listener: TcpListener) -> io::Result<()> {
        let me = self.clone();
        let attending = tokio::spawn(async move { tokio::join!(me.clone().attend(), me.keep_time()) });
        let served = listen::serve(self.app, self.router, listener, self.connections).await;
        attending.abort();
        served
    }

    /// What a server does beside answering, for as long as the store tells news: it passes on what other servers store,
    /// brings back the tables on which a bot may have to move, holds tournaments, and tells people who are away. [`Server::serve`] does this too.
    pub async fn attend(self) {
        let tables = self.app.tables;
        tokio::join!(
            tables.clone().follow(),
            tables.clone().resume(),
            tables.clone().hold_tournaments(),
            tables.tell_all()
        );
    }

    /// Looks at the clocks of all tables, and lets what players have agreed on happen when their time has run out.
    /// [`Server::serve`] does this too.
    pub async fn keep_time(self) {
        self.app.tables.keep_time().await;
    }

    /// Serves `/metrics` and `/healthz` on an address of their own, with places that no player can take, until it is
    /// [stopped](Server::stop).
    pub async fn serve_metrics(self, listener: TcpListener) -> io::Result<()> {
        let router = self.metrics_router();
        let connections = Connections { total: METRICS_CONNECTIONS, address: METRICS_CONNECTIONS };
        listen::serve(self.app, router, listener, connections).await
    }
}

/// How many connections may be open on the address of the metrics.
const METRICS_CONNECTIONS: usize = 16;

async fn healthz(State(app): State<App>) -> Result<&'static str, Fault> {
    app.tables.shared.store.ping().await.map_err(|_| Fault::Store)?;
    Ok("ok\n")
}
