//! `cargo xtask load`: many live tables at once, and what that costs the server.

pub mod http;
pub mod player;
pub mod server;

use anyhow::{Context, Result};
use clap::Args;
use http::Connection;
use player::{Dice, Measured, Plan, Table};
use server::Server;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What the load is told.
#[derive(Args, Clone)]
pub struct LoadArguments {
    /// How many tables are played at once
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// The game
    #[arg(long, default_value = "cavum")]
    game: String,
    /// How many seats each table has
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// For how long
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// Moves per second of all tables together; as fast as they are accepted if it is not said
    #[arg(long)]
    rate: Option<f64>,
    /// Where the server keeps its tables; a new file in the folder for temporary files if it is not said
    #[arg(long)]
    store: Option<String>,
    /// A program that is there already, to compare it with another one; the release build of this folder if it is not said
    #[arg(long)]
    program: Option<PathBuf>,
}

/// Runs the load and prints what was measured.
pub fn run(root: &Path, arguments: &LoadArguments) -> Result<()> {
    let program = arguments.program.clone().map_or_else(|| server::program(root), Ok)?;
    let folder = tempfile::tempdir()?;
    let store = match &arguments.store {
        Some(store) => store.clone(),
        None => folder.path().join("load.db").display().to_string(),
    };
    let address = server::free_address()?;
    let server = Server::start(&program, &store, address)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let tables = runtime.block_on(measure(&server, arguments))?;
    drop(server);
    // What a process has once had it seldom gives back, so idle tables are weighed in a new one.
    let server = Server::start(&program, &store, address)?;
    // What the first table brings into memory, such as the texts of its game, is there for all of them.
    let (first, others) = tables.split_at(1);
    runtime.block_on(look(address, first))?;
    let bare = server.memory()?;
    runtime.block_on(look(address, others))?;
    let idle = server.memory()?.saturating_sub(bare) as f64 / 1024.0 / others.len().max(1) as f64;
    println!("memory of an idle table {idle:.1} KB, loaded as far as it was played");
    Ok(())
}

/// Looks at every table once, so that all of them are in memory.
async fn look(address: SocketAddr, tables: &[Table]) -> Result<()> {
    let mut connection = Connection::open(address).await?;
    for table in tables {
        table.look(&mut connection).await?;
    }
    Ok(())
}

async fn measure(server: &Server, arguments: &LoadArguments) -> Result<Vec<Table>> {
    let pace = arguments.rate.map(|rate| Duration::from_secs_f64(arguments.tables as f64 / rate));
    let plan = Plan { game: arguments.game.clone(), seats: arguments.seats, pace };
    let bare = server.memory()?;
    let mut tables = Vec::new();
    for _ in 0..arguments.tables {
        tables.push(Table::begin(server.address, &plan).await?);
    }
    let begun = server.memory()?;
    let stop = Arc::new(AtomicBool::new(false));
    let (cpu, begin) = (server.cpu()?, Instant::now());
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        playing.spawn(play(server.address, plan.clone(), table, number as u64, stop.clone()));
    }
    tokio::time::sleep(Duration::from_secs_f64(arguments.seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let (cpu, time) = (server.cpu()? - cpu, begin.elapsed());
    let followed = server.memory()?;
    let (mut all, mut tables) = (Measured::default(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (table, measured) = played?.context("a table was not played to the end")?;
        tables.push(table);
        all.answers.extend(measured.answers);
        all.turns.extend(measured.turns);
    }
    let moves = all.answers.len() as f64;
    let (seconds, busy) = (time.as_secs_f64(), cpu.as_secs_f64());
    println!("{} tables of {}, {} seats, {seconds:.1} s", arguments.tables, arguments.game, arguments.seats);
    println!("moves stored        {moves} ({:.0} per second)", moves / seconds);
    println!("processor           {busy:.2} s ({:.0} %)", 100.0 * busy / seconds);
    println!("moves per CPU second {:.0}", moves / busy);
    println!("until acknowledged  {}", percentiles(&mut all.answers));
    println!("until the next turn {}", percentiles(&mut all.turns));
    let per_table = |memory: u64| memory.saturating_sub(bare) as f64 / 1024.0 / arguments.tables as f64;
    println!(
        "memory per table    {:.1} KB begun, {:.1} KB followed by {} streams",
        per_table(begun),
        per_table(followed),
        arguments.seats
    );
    Ok(tables)
}

/// Plays one game after the other.
async fn play(
    address: SocketAddr,
    plan: Plan,
    mut table: Table,
    seed: u64,
    stop: Arc<AtomicBool>,
) -> Result<(Table, Measured)> {
    let mut measured = Measured::default();
    let mut dice = Dice(seed);
    while !stop.load(Ordering::Relaxed) {
        if table.is_over {
            table = Table::begin(address, &plan).await?;
        }
        table.play(address, &plan, &mut dice, &stop, &mut measured).await?;
    }
    Ok((table, measured))
}

pub fn percentiles(micros: &mut [u32]) -> String {
    micros.sort_unstable();
    let at = |share: f64| {
        let index = ((micros.len() as f64 * share) as usize).min(micros.len().saturating_sub(1));
        micros.get(index).copied().unwrap_or_default() as f64 / 1000.0
    };
    format!("p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms", at(0.5), at(0.9), at(0.99), at(0.999))
}
