//! Tables in the browser and by HTTP: live tables, a JSON interface, pages and the client. Nothing here knows a
//! single game.

mod access;
mod analysis;
mod api;
mod assets;
mod bots;
mod fault;
mod front;
mod limits;
mod listen;
mod meta;
mod metrics;
mod pages;
mod table;
mod texts;
mod token;
mod words;

pub use fault::{Fault, FaultKind, Forbidden};
pub use limits::Rate;
pub use texts::ServerTexts;

use crate::analysis::Analyses;
use crate::bots::Pool;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::table::{Shared, Tables};
use crate::texts::Library;
use adit_any::Games;
use adit_store::Store;
use adit_table::Source;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
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
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// Where chance comes from. Anything but the operating system lets people foresee it.
    pub source: Source,
    /// After this time without anybody looking, and before twice this time, a table leaves memory.
    pub idle: Duration,
    /// How often an address may ask.
    pub rate: Option<Rate>,
    /// How many connections may be open.
    pub connections: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How long somebody may take to send a request.
    pub patience: Duration,
    /// Are cookies sent over encrypted connections only?
    pub secure_cookies: bool,
}

impl Config {
    /// A server for these games with everything else as it should be for most.
    pub fn new(games: Games) -> Config {
        Config {
            games,
            // One core stays free for people.
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get() - 1).max(1),
            source: Source::Os,
            idle: Duration::from_secs(300),
            rate: Some(Rate { burst: 400, per_second: 100 }),
            connections: 10_000,
            body: 64 * 1024,
            patience: Duration::from_secs(15),
            secure_cookies: false,
        }
    }
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    tables: Tables,
    analyses: Analyses,
    limiter: Arc<Limiter>,
    stop: CancellationToken,
    patience: Duration,
    secure_cookies: bool,
}

/// A server that is ready to listen.
#[derive(Clone)]
pub struct Server {
    app: App,
    router: Router,
    connections: usize,
}

impl Server {
    /// A server that keeps its tables in this store.
    pub fn new(config: &Config, store: Store) -> Server {
        let counted = Metrics::default();
        let pool = Pool::new(config.bot_threads, Arc::clone(&counted.bots));
        let stop = CancellationToken::new();
        let shared = Shared {
            games: config.games,
            store,
            library: Library::new(config.games),
            pool: pool.clone(),
            metrics: counted,
            source: config.source,
            idle: config.idle,
        };
        let app = App {
            tables: Tables::new(Arc::new(shared)),
            analyses: Analyses::new(pool, stop.clone()),
            limiter: Arc::new(Limiter::new(config.rate)),
            stop,
            patience: config.patience,
            secure_cookies: config.secure_cookies,
        };
        let (calm, live) = api::routers();
        let router = Router::new()
            .merge(calm)
            .merge(pages::router())
            .route("/web/{*path}", get(assets::file))
            .route("/pictures.css", get(assets::pictures))
            .route("/healthz", get(healthz))
            .route("/metrics", get(metrics))
            .fallback(async || Fault::NoPage)
            .layer(tower_http::compression::CompressionLayer::new())
            .merge(live)
            .layer(DefaultBodyLimit::max(config.body))
            .layer(middleware::from_fn_with_state(app.clone(), front::around))
            .with_state(app.clone());
        Server { app, router, connections: config.connections }
    }

    /// The service, for tests that need no connection.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Ends all streams and then all connections.
    pub fn stop(&self) {
        self.app.stop.cancel();
        self.app.tables.end_streams();
    }

    /// Serves until it is [stopped](Server::stop).
    pub async fn serve(self, listener: TcpListener) -> io::Result<()> {
        let following = tokio::spawn(self.app.tables.clone().follow());
        let resuming = tokio::spawn(self.app.tables.clone().resume());
        let served = listen::serve(self.app, self.router, listener, self.connections).await;
        following.abort();
        resuming.abort();
        served
    }
}

async fn healthz(State(app): State<App>) -> Result<&'static str, Fault> {
    app.tables.shared.store.ping().await.map_err(|_| Fault::Store)?;
    Ok("ok\n")
}

async fn metrics(State(app): State<App>) -> Response {
    let shared = &app.tables.shared;
    let text = shared.metrics.text(app.tables.count(), &shared.store);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
