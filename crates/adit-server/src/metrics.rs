//! What the server counts, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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

/// The upper limits of the buckets for times, in microseconds.
const LIMITS: [u64; 8] = [500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

/// How long things took.
#[derive(Default)]
pub(crate) struct Times {
    buckets: [Counter; LIMITS.len()],
    count: Counter,
    micros: Counter,
}

impl Times {
    pub(crate) fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (limit, bucket) in LIMITS.iter().zip(&self.buckets) {
            if micros <= *limit {
                bucket.add(1);
            }
        }
        self.count.add(1);
        self.micros.add(micros);
    }
}

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) moves: Counter,
    pub(crate) tables: Counter,
    pub(crate) requests: Counter,
    pub(crate) refused: Counter,
    pub(crate) request_times: Times,
}

impl Metrics {
    /// The text, with what is counted elsewhere.
    pub(crate) fn text(&self, live_tables: usize) -> String {
        let mut text = String::new();
        let mut number = |name: &str, kind: &str, about: &str, value: u64| {
            let _ = write!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        number("adit_moves_total", "counter", "Moves stored.", self.moves.get());
        number("adit_tables_created_total", "counter", "Tables begun.", self.tables.get());
        number("adit_tables_live", "gauge", "Tables in memory.", live_tables as u64);
        number("adit_requests_total", "counter", "Requests answered.", self.requests.get());
        number(
            "adit_requests_refused_total",
            "counter",
            "Requests answered with an error.",
            self.refused.get(),
        );
        let name = "adit_request_seconds";
        let _ = write!(text, "# HELP {name} Time until a request was answered.\n# TYPE {name} histogram\n");
        for (limit, bucket) in LIMITS.iter().zip(&self.request_times.buckets) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", *limit as f64 / 1e6, bucket.get());
        }
        let (count, micros) = (self.request_times.count.get(), self.request_times.micros.get());
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = write!(text, "{name}_sum {}\n{name}_count {count}\n", micros as f64 / 1e6);
        text
    }
}
