//! Measures durable appends per second with many tables at once:
//! `cargo run --release -p adit-store --example load -- --tables 500 --seconds 5`.
//!
//! Every player waits for the answer to his append before he makes the next one.

use adit_store::{Append, NewTable, Store, StoreUrl, TableId};
use clap::Parser;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

#[derive(Parser)]
struct Arguments {
    /// How many tables are played at once
    #[arg(long, default_value_t = 500)]
    tables: u32,
    /// For how long
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Where the store is; a new file in the folder for temporary files if it is not said
    #[arg(long)]
    store: Option<StoreUrl>,
    /// Use the PostgreSQL server that is installed here
    #[arg(long, conflicts_with = "store")]
    postgres: bool,
    /// Appends of one table per second; as many as are answered if it is not said
    #[arg(long)]
    rate: Option<f64>,
}

fn main() {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let server =
        arguments.postgres.then(|| adit_testpostgres::Server::start().expect("PostgreSQL is installed"));
    let url = match (&arguments.store, &server) {
        (Some(url), _) => url.clone(),
        (None, Some(server)) => server.database().parse().expect("the server has an address"),
        (None, None) => StoreUrl::file(folder.path().join("adit.db")),
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads can be started");
    runtime.block_on(measure(&arguments, &url));
}

async fn measure(arguments: &Arguments, url: &StoreUrl) {
    let store = Store::open(url).await.expect("the store opens");
    let mut tables = Vec::new();
    for _ in 0..arguments.tables {
        let id = TableId::random().expect("there are random numbers");
        store.create(NewTable::new(id.clone(), "cavum", "adit 1\n")).await.expect("a table is new");
        tables.push(id);
    }
    let (counters, cpu) = (store.counters(), cpu_seconds());
    let begin = Instant::now();
    let end = begin + Duration::from_secs_f64(arguments.seconds);
    let mut players = JoinSet::new();
    for (number, id) in tables.iter().enumerate() {
        let pause = arguments.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
        // With a rate, the tables do not all move at the same moment.
        let first = pause.map(|pause| begin + pause.mul_f64(number as f64 / tables.len() as f64));
        players.spawn(play(store.clone(), id.clone(), pause.zip(first), end));
    }
    let mut latencies: Vec<Duration> = players.join_all().await.into_iter().flatten().collect();
    let seconds = begin.elapsed().as_secs_f64();
    let cpu = cpu_seconds().zip(cpu).map(|(after, before)| after - before);
    latencies.sort_unstable();
    let appends = latencies.len() as f64;
    let transactions = store.counters().transactions - counters.transactions;
    println!(
        "{} tables in {}",
        arguments.tables,
        if arguments.postgres { "PostgreSQL" } else { store.place() }
    );
    println!("  durable appends per second    {:>12.0}", appends / seconds);
    if let Some(cpu) = cpu {
        println!("  per CPU second of this process{:>12.0}", appends / cpu);
    }
    println!("  appends per transaction       {:>12.1}", appends / transactions as f64);
    for (name, share) in [("half", 0.5), ("99 of 100", 0.99), ("999 of 1000", 0.999)] {
        let place = ((appends * share) as usize).min(latencies.len().saturating_sub(1));
        let latency = latencies.get(place).map_or(0.0, Duration::as_secs_f64);
        println!("  {:<30}{:>12.1} ms", format!("{name} answered within"), latency * 1000.0);
    }
    let begin = Instant::now();
    let mut lines = 0;
    for id in &tables {
        let length = store.length(id).await.expect("the table is there");
        let stored = store.load(id).await.expect("the table is there").lines;
        assert_eq!(stored.len() as u64, length);
        lines += stored.len();
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "  journals loaded per second    {:>12.0} (of {} lines)",
        tables.len() as f64 / seconds,
        lines / tables.len()
    );
    store.close().await;
}

/// Appends to one table until the end and says how long each answer took.
async fn play(store: Store, id: TableId, pace: Option<(Duration, Instant)>, end: Instant) -> Vec<Duration> {
    let mut latencies = Vec::new();
    let mut length = 0;
    let mut due = pace.map(|(_, first)| first);
    loop {
        let mut begin = Instant::now();
        if let (Some(moment), Some((pause, _))) = (due, pace) {
            tokio::time::sleep_until(moment.into()).await;
            due = Some(moment + pause);
            // When an append was due counts, not when there was time to begin with it.
            begin = moment;
        }
        if begin >= end {
            return latencies;
        }
        let line = format!("s{} lay six G8 {length}", length % 4);
        length = store.append(Append::new(id.clone(), length, [line])).await.expect("nobody else appends");
        latencies.push(begin.elapsed());
    }
}

/// The time that all processors spent on this process, where the system says it.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
