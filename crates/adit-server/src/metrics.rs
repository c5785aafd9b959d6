//! What the server counts, in the text format of Prometheus.

use crate::{App, healthz};
use adit_store::{Histogram, MICROSECONDS, Store};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The addresses for the operator. Totals move with what players do under seal, so the public router has no such page.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/metrics", get(page)).route("/healthz", get(healthz))
}

async fn page(State(app): State<App>) -> impl IntoResponse {
    let shared = &app.tables.shared;
    let text = shared.metrics.text(app.tables.count(), &shared.store);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// What is said where players are served.
pub(crate) async fn elsewhere() -> impl IntoResponse {
    let told = "Metrics have an address of their own: start the server with --metrics 127.0.0.1:9181 and ask there.\n";
    (StatusCode::NOT_FOUND, told)
}

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many there are now.
#[derive(Clone, Default)]
pub(crate) struct Gauge(Arc<AtomicU64>);

impl Gauge {
    /// Counts one more for as long as it is held.
    pub(crate) fn one(&self) -> One {
        self.0.fetch_add(1, Ordering::Relaxed);
        One(self.clone())
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of those that a gauge counts.
pub(crate) struct One(Gauge);

impl Drop for One {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How long things took.
pub(crate) struct Times(Histogram);

impl Default for Times {
    fn default() -> Times {
        Times(Histogram::new(MICROSECONDS))
    }
}

impl Times {
    pub(crate) fn add(&self, time: Duration) {
        self.0.add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }
}

/// Everything that is counted here. What the store counts it counts itself.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) moves: Counter,
    pub(crate) tables: Counter,
    pub(crate) requests: Counter,
    pub(crate) refused: Counter,
    pub(crate) request_times: Times,
    pub(crate) streams: Gauge,
    pub(crate) events: Counter,
    pub(crate) missed: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) bots: Arc<BotMetrics>,
}

/// What is counted of bots.
#[derive(Default)]
pub(crate) struct BotMetrics {
    pub(crate) waiting: Gauge,
    pub(crate) thinking: Gauge,
    pub(crate) times: Times,
}

impl Metrics {
    /// The text, with what is counted elsewhere.
    pub(crate) fn text(&self, live_tables: usize, store: &Store) -> String {
        let mut page = Page::default();
        let stored = store.counters();
        page.counter("adit_moves_total", "Moves stored.", self.moves.get());
        page.counter("adit_tables_created_total", "Tables begun.", self.tables.get());
        page.gauge("adit_tables_live", "Tables in memory.", live_tables as u64);
        page.counter("adit_requests_total", "Requests answered.", self.requests.get());
        page.counter("adit_requests_refused_total", "Requests answered with an error.", self.refused.get());
        page.seconds("adit_request_seconds", "Time until a request was answered.", &self.request_times.0);
        page.gauge("adit_streams_open", "Streams of events that are followed.", self.streams.get());
        page.counter("adit_stream_events_total", "Events sent on streams.", self.events.get());
        page.counter(
            "adit_stream_positions_missed_total",
            "Positions that were not sent to somebody because a later one was already there.",
            self.missed.get(),
        );
        page.counter("adit_bot_moves_total", "Moves of bots stored.", self.bot_moves.get());
        page.gauge("adit_bots_waiting", "Bots that wait until they may think.", self.bots.waiting.get());
        page.gauge("adit_bots_thinking", "Bots that think.", self.bots.thinking.get());
        page.seconds(
            "adit_bot_thinking_seconds",
            "Time that a bot thought about a decision, to play, to advise or to analyse.",
            &self.bots.times.0,
        );
        page.counter("adit_store_appends_total", "Appends to journals that are on the disk.", stored.appends);
        page.counter("adit_store_appends_refused_total", "Appends that were not stored.", stored.refused);
        page.gauge("adit_store_waiting", "Requests that wait to be written.", stored.waiting);
        page.histogram(
            "adit_store_batch_size",
            "Requests that shared a transaction.",
            store.batch_sizes(),
            1.0,
        );
        page.seconds(
            "adit_store_commit_seconds",
            "Time until a transaction was on the disk.",
            store.commit_times(),
        );
        page.text
    }
}

/// The page as it is written.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn head(&mut self, name: &str, about: &str, kind: &str) {
        // Writing into a text cannot fail.
        let _ = write!(self.text, "# HELP {name} {about}\n# TYPE {name} {kind}\n");
    }

    fn counter(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "counter");
        let _ = writeln!(self.text, "{name} {value}");
    }

    fn gauge(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "gauge");
        let _ = writeln!(self.text, "{name} {value}");
    }

    /// Times that were counted in microseconds.
    fn seconds(&mut self, name: &str, about: &str, times: &Histogram) {
        self.histogram(name, about, times, 1e6);
    }

    /// What was counted in parts, so many to the unit that is shown.
    fn histogram(&mut self, name: &str, about: &str, histogram: &Histogram, parts: f64) {
        self.head(name, about, "histogram");
        let mut count = 0;
        for (limit, number) in histogram.up_to() {
            let limit = limit.map_or_else(|| "+Inf".to_owned(), |limit| (limit as f64 / parts).to_string());
            let _ = writeln!(self.text, "{name}_bucket{{le=\"{limit}\"}} {number}");
            count = number;
        }
        let _ = write!(self.text, "{name}_sum {}\n{name}_count {count}\n", histogram.sum() as f64 / parts);
    }
}
