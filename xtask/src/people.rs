//! `cargo xtask people-load`: a store as a big club has it, and how long *My tables* and the lobby take on it.

use crate::load::http::Connection;
use crate::load::server::{Server, free_address, program};
use crate::load::{percentiles, player::Dice};
use adit_store::{Listing, Lobby, NewTable, PlayerId, State, Store, StoreUrl, TableId};
use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use tokio::task::JoinSet;

/// What the measurement is told.
#[derive(Args, Clone)]
pub struct PeopleArguments {
    /// How many players are known
    #[arg(long, default_value_t = 10_000)]
    players: u64,
    /// How many tables are kept
    #[arg(long, default_value_t = 100_000)]
    tables: u64,
    /// How many tables are in memory
    #[arg(long, default_value_t = 1_000)]
    live: u64,
    /// How often each page is asked for
    #[arg(long, default_value_t = 2_000)]
    requests: u64,
    /// How many ask at the same time
    #[arg(long, default_value_t = 4)]
    readers: u64,
    /// Use the PostgreSQL server that is installed here; a SQLite file if it is not said
    #[arg(long)]
    postgres: bool,
    /// A program that is there already; the release build of this folder if it is not said
    #[arg(long)]
    program: Option<PathBuf>,
}

/// One player of so many sits at far more tables than the others.
const ONE_IN: u64 = 100;
/// One table of so many is open to everybody, and two of so many are still played.
const OPEN: u64 = 20;
/// So many tables are written at once, most of them in one transaction.
const AT_ONCE: usize = 1_000;
/// The games, and how many seats their tables have.
const GAMES: [(&str, usize); 3] = [("cavum", 4), ("caverna", 2), ("rockwell", 3)];

/// Fills a store and prints what was measured.
pub fn run(root: &Path, arguments: &PeopleArguments) -> Result<()> {
    let program = arguments.program.clone().map_or_else(|| program(root), Ok)?;
    let folder = tempfile::tempdir()?;
    let postgres = match arguments.postgres {
        true => Some(adit_testpostgres::Server::start().context("PostgreSQL is not installed")?),
        false => None,
    };
    let store = match &postgres {
        Some(server) => server.database(),
        None => folder.path().join("people.db").display().to_string(),
    };
    let address = free_address()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let server = Server::start(&program, &store, address)?;
    let patterns = runtime.block_on(patterns(address))?;
    drop(server);
    let begin = Instant::now();
    let live = runtime.block_on(fill(&store.parse()?, arguments, &patterns))?;
    let (players, tables) = (arguments.players, arguments.tables);
    println!("{players} players and {tables} tables, written in {:.1} s", begin.elapsed().as_secs_f64());
    let server = Server::start(&program, &store, address)?;
    runtime.block_on(measure(&server, arguments, &live))
}

/// A table that was just begun: what all tables of its game are made of.
struct Pattern {
    id: String,
    seats: usize,
    /// The token with which anybody may look at it and at what is made of it.
    watch: String,
}

async fn patterns(address: SocketAddr) -> Result<Vec<Pattern>> {
    let mut connection = Connection::open(address).await?;
    let mut patterns = Vec::new();
    for (game, seats) in GAMES {
        let order = json!({ "game": game, "players": vec![json!({}); seats] }).to_string();
        let (status, body) = connection.post("/api/tables", "", order).await?;
        ensure!(status.is_success(), "{game}: {}", String::from_utf8_lossy(&body));
        let begun: Value = serde_json::from_slice(&body)?;
        let text = |field: &str| begun[field].as_str().map(str::to_owned).context("a table has a name");
        patterns.push(Pattern { id: text("id")?, seats, watch: text("watch")? });
    }
    Ok(patterns)
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_bits(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn below(dice: &mut Dice, limit: u64) -> u64 {
    dice.below(usize::try_from(limit).unwrap_or(usize::MAX)) as u64
}

/// The secret of the session of a player.
fn session(number: u64) -> String {
    format!("{number:032x}")
}

fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes players and tables, and gives the tables that are to be in memory, with the token that opens each.
async fn fill(
    url: &StoreUrl,
    arguments: &PeopleArguments,
    patterns: &[Pattern],
) -> Result<Vec<(String, String)>> {
    let store = Store::open(url).await?;
    let mut known = Vec::new();
    for pattern in patterns {
        let id: TableId = pattern.id.parse()?;
        let (table, summary) = (store.load(&id).await?, store.summary(&id).await?);
        let meta: Value = serde_json::from_str(&table.meta.text)?;
        known.push((table, summary, meta));
    }
    let mut writing = JoinSet::new();
    for number in 0..arguments.players {
        let store = store.clone();
        let (name, session) = (format!("Player {number}"), hash(&session(number)));
        let met = async move { store.meet(player(number), name, session, "Firefox, Linux".to_owned()).await };
        spawn(&mut writing, met).await?;
    }
    let (mut dice, mut live) = (Dice(7), Vec::new());
    let busy = (arguments.players / ONE_IN).max(1);
    for number in 0..arguments.tables {
        let which = (number % patterns.len() as u64) as usize;
        let ((table, summary, meta), pattern) = (&known[which], &patterns[which]);
        let id: TableId = format!("load-{number}").parse()?;
        let mut new = NewTable::new(id.clone(), table.game.clone(), table.header.clone());
        new.lines = table.lines.iter().map(|line| line.text.clone()).collect();
        (new.waits_for, new.glance) = (summary.waits_for.clone(), summary.glance.clone());
        let mut meta = meta.clone();
        let mut listing = Listing::default();
        for seat in 0..pattern.seats {
            // Every third seat is that of somebody who plays a lot.
            let who = below(&mut dice, if seat == 0 { busy } else { arguments.players });
            if listing.seats.iter().any(|(known, _)| *known == player(who)) {
                continue;
            }
            listing.seats.push((player(who), u8::try_from(seat)?));
            listing.about = format!("{} player {who}", listing.about);
            meta["players"][seat]["player"] = json!(player(who).as_str());
            meta["players"][seat]["name"] = json!(format!("Player {who}"));
        }
        match number % OPEN {
            0 if (number / OPEN).is_multiple_of(2) => {
                listing.lobby = Some(Lobby::Seats);
                meta["lobby"] = json!("seats");
            }
            0 => {
                listing.lobby = Some(Lobby::Watch);
                meta["lobby"] = json!("watch");
            }
            1 | 2 => {}
            _ => {
                new.state = State::Finished;
                let result: Vec<(usize, usize)> =
                    (0..pattern.seats).map(|seat| (90 - seat, seat + 1)).collect();
                new.glance = Some(json!({ "result": result }).to_string());
            }
        }
        if new.state == State::Open && (live.len() as u64) < arguments.live {
            live.push((id.to_string(), pattern.watch.clone()));
        }
        (new.meta, new.listing) = (meta.to_string(), listing);
        let store = store.clone();
        spawn(&mut writing, async move { store.create(new).await }).await?;
    }
    while let Some(written) = writing.join_next().await {
        written??;
    }
    store.close().await;
    Ok(live)
}

/// Writes beside others, but not beside too many.
async fn spawn(
    writing: &mut JoinSet<Result<(), adit_store::StoreError>>,
    work: impl Future<Output = Result<(), adit_store::StoreError>> + Send + 'static,
) -> Result<()> {
    if writing.len() >= AT_ONCE
        && let Some(written) = writing.join_next().await
    {
        written??;
    }
    writing.spawn(work);
    Ok(())
}

async fn measure(server: &Server, arguments: &PeopleArguments, live: &[(String, String)]) -> Result<()> {
    let mut connection = Connection::open(server.address).await?;
    for (table, watch) in live {
        let (status, body) = connection.get(&format!("/api/tables/{table}/frame"), watch).await?;
        ensure!(status.is_success(), "{table}: {}", String::from_utf8_lossy(&body));
    }
    println!("{} tables in memory, {} requests at a time", live.len(), arguments.readers);
    let busy = (arguments.players / ONE_IN).max(1);
    for (name, path, who) in [
        ("My tables of those who play a lot", "/tables", busy),
        ("the third page of these", "/tables?after=100", busy),
        ("My tables of everybody", "/tables", arguments.players),
        ("a search of those who play a lot", "/tables?search=player+77", busy),
        ("the lobby", "/lobby", arguments.players),
        ("the lobby of one game", "/lobby?game=cavum", arguments.players),
    ] {
        let cpu = server.cpu()?;
        let mut micros = read(server.address, arguments, path, who).await?;
        let cpu = (server.cpu()? - cpu).as_secs_f64() * 1000.0 / micros.len() as f64;
        println!("{name:<36} {}, {cpu:.1} ms of processor each", percentiles(&mut micros));
    }
    Ok(())
}

/// How long each answer took, in microseconds.
async fn read(address: SocketAddr, arguments: &PeopleArguments, path: &str, who: u64) -> Result<Vec<u32>> {
    let (mut reading, path) = (JoinSet::new(), Arc::new(path.to_owned()));
    for reader in 0..arguments.readers {
        let (path, count) = (Arc::clone(&path), arguments.requests / arguments.readers);
        reading.spawn(async move {
            let (mut connection, mut dice, mut micros) =
                (Connection::open(address).await?, Dice(reader), Vec::new());
            for _ in 0..count {
                let session = session(below(&mut dice, who));
                let begin = Instant::now();
                let (status, body) = connection.page(&path, &session).await?;
                micros.push(u32::try_from(begin.elapsed().as_micros())?);
                ensure!(status.is_success(), "{path}: {}", String::from_utf8_lossy(&body));
            }
            anyhow::Ok(micros)
        });
    }
    let mut all = Vec::new();
    while let Some(read) = reading.join_next().await {
        all.extend(read??);
    }
    Ok(all)
}
