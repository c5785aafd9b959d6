//! `cargo xtask crash`: the server is killed under load again and again, and then every acknowledged move must be there.

use crate::load::player::{Dice, Measured, Plan, Table};
use crate::load::server::{self, Server};
use adit_games::GAMES;
use adit_store::{Store, StoreUrl};
use adit_table::{Entry, Journal, Source};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What the crash test is told.
#[derive(Args, Clone)]
pub struct CrashArguments {
    /// How often the server is killed
    #[arg(long, default_value_t = 100)]
    kills: usize,
    /// How many tables are played at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// The game
    #[arg(long, default_value = "cavum")]
    game: String,
    /// How many seats each table has
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// The longest time between two kills, in milliseconds
    #[arg(long, default_value_t = 800)]
    longest: usize,
    /// Kill no more once so many seconds have passed
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// A program that is there already; the release build of this folder if it is not said
    #[arg(long)]
    program: Option<PathBuf>,
}

/// Kills and verifies.
pub fn run(root: &Path, arguments: &CrashArguments) -> Result<()> {
    let program = arguments.program.clone().map_or_else(|| server::program(root), Ok)?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("crash.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let (kills, tables) = runtime.block_on(kill(&program, &file, arguments))?;
    let (acknowledged, stored) = runtime.block_on(verify(file, &tables))?;
    println!("{kills} kills, {} tables, {acknowledged} moves acknowledged, {stored} stored", tables.len());
    println!("every acknowledged move is there, and every journal replays");
    Ok(())
}

/// Lets tables be played on a server that is killed again and again.
async fn kill(program: &Path, file: &Path, arguments: &CrashArguments) -> Result<(usize, Vec<Table>)> {
    let plan = Plan { game: arguments.game.clone(), seats: arguments.seats, pace: None };
    let store = file.display().to_string();
    let address = server::free_address()?;
    let mut server = Server::start(program, &store, address)?;
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for number in 0..arguments.tables {
        playing.spawn(play(address, plan.clone(), number as u64, stop.clone()));
    }
    let (begin, mut dice, mut kills) = (Instant::now(), Dice(7), 0);
    while kills < arguments.kills && begin.elapsed() < Duration::from_secs(arguments.seconds) {
        tokio::time::sleep(Duration::from_millis(dice.below(arguments.longest) as u64)).await;
        if let Some(ended) = playing.try_join_next() {
            ended??;
            bail!("a table is not played any more");
        }
        server.kill()?;
        kills += 1;
        server = Server::start(program, &store, address)?;
    }
    stop.store(true, Ordering::Relaxed);
    server.kill()?;
    let mut tables = Vec::new();
    while let Some(played) = playing.join_next().await {
        tables.extend(played??);
    }
    Ok((kills, tables))
}

/// Plays one game after the other, and waits for the server whenever it is gone.
async fn play(address: SocketAddr, plan: Plan, seed: u64, stop: Arc<AtomicBool>) -> Result<Vec<Table>> {
    let (mut dice, mut measured) = (Dice(seed), Measured::default());
    let mut tables: Vec<Table> = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let table = match tables.last_mut() {
            Some(table) if !table.is_over => table,
            _ => match Table::begin(address, &plan).await {
                Ok(table) => {
                    tables.push(table);
                    continue;
                }
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    continue;
                }
            },
        };
        // Whether a move came through whose answer was lost shows in the next offer.
        if let Err(fault) = table.play(address, &plan, &mut dice, &stop, &mut measured).await {
            ensure!(!fault.to_string().contains("refused"), fault);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    Ok(tables)
}

/// Are all acknowledged moves stored, in their order, and can every journal be played again?
async fn verify(file: PathBuf, tables: &[Table]) -> Result<(usize, usize)> {
    let store = Store::open_existing(&StoreUrl::file(file)).await?;
    let (mut acknowledged, mut all) = (0, 0);
    for table in tables {
        let stored = store.load(&table.id.parse()?).await.with_context(|| format!("table {}", table.id))?;
        let mut journal = Journal::read(&stored.header)?;
        for line in &stored.lines {
            journal.entries.push(Entry::read(&line.text)?);
        }
        let moves: Vec<(u8, &str)> = journal.entries.iter().filter_map(said).collect();
        let mut stored_moves = moves.iter();
        for (seat, words) in &table.acknowledged {
            let found = stored_moves.any(|(mover, said)| mover == seat && said == words);
            ensure!(found, "table {}: s{seat} {words} was acknowledged and is not there", table.id);
        }
        adit_any::find(GAMES, &journal.game)?
            .replay(&journal, Source::Os)
            .with_context(|| format!("table {} cannot be played again", table.id))?;
        acknowledged += table.acknowledged.len();
        all += moves.len();
    }
    store.close().await;
    Ok((acknowledged, all))
}

fn said(entry: &Entry) -> Option<(u8, &str)> {
    match entry {
        Entry::Move { seat, words } => Some((u8::from(*seat), words)),
        Entry::Chance { .. } => None,
    }
}
