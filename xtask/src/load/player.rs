//! The players of one table: each follows the turns of a seat and says any move when it is asked.

use super::http::{Connection, Events};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub seats: u8,
    /// How long a table waits between two of its moves; nothing for as fast as they are accepted.
    pub pace: Option<Duration>,
}

/// A table and its secrets.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    path: String,
    tokens: Vec<String>,
    /// The moves that were acknowledged: the seat and the words.
    pub acknowledged: Vec<(u8, String)>,
    pub is_over: bool,
}

/// What was measured at a table.
#[derive(Default)]
pub struct Measured {
    /// How long moves took until they were acknowledged, in microseconds.
    pub answers: Vec<u32>,
    /// How long moves took until the next player was asked, in microseconds.
    pub turns: Vec<u32>,
}

#[derive(Deserialize)]
struct Turn<'a> {
    over: Option<serde::de::IgnoredAny>,
    #[serde(borrow)]
    offer: Option<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    id: &'a str,
    #[serde(borrow)]
    moves: Vec<&'a str>,
}

/// Numbers without an order that matters.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit.max(1) as u64) as usize
    }
}

impl Table {
    /// Begins a table.
    pub async fn begin(address: SocketAddr, plan: &Plan) -> Result<Table> {
        let players = vec![json!({}); usize::from(plan.seats)];
        let body = json!({ "game": plan.game, "players": players }).to_string();
        let (status, answer) = Connection::open(address).await?.post("/api/tables", "", body).await?;
        let created: Value = serde_json::from_slice(&answer)?;
        let id = created["id"].as_str().with_context(|| format!("{status}: no table"))?;
        let seats = created["seats"].as_array().context("a table has seats")?;
        let token = |seat: &Value| seat["token"].as_str().map(str::to_owned);
        Ok(Table {
            id: id.to_owned(),
            path: format!("/api/tables/{id}"),
            tokens: seats.iter().filter_map(token).collect(),
            acknowledged: Vec::new(),
            is_over: false,
        })
    }

    /// Looks at the table once.
    pub async fn look(&self, connection: &mut Connection) -> Result<()> {
        let token = self.tokens.first().context("a table has seats")?;
        let (status, _) = connection.get(&format!("{}/frame", self.path), token).await?;
        ensure!(status.is_success(), "table {}: {status}", self.id);
        Ok(())
    }

    /// Plays until it is told to stop, the game is over or the connection breaks.
    pub async fn play(
        &mut self,
        address: SocketAddr,
        plan: &Plan,
        dice: &mut Dice,
        stop: &Arc<AtomicBool>,
        measured: &mut Measured,
    ) -> Result<()> {
        let (told, mut turns) = mpsc::channel(16);
        let mut followers = JoinSet::new();
        for (seat, token) in self.tokens.iter().enumerate() {
            let path = format!("{}/events?as=turn", self.path);
            let events = Connection::open(address).await?.follow(&path, token).await?;
            followers.spawn(follow(events, seat as u8, told.clone()));
        }
        drop(told);
        let mut connection = Connection::open(address).await?;
        let say = format!("{}/say", self.path);
        let mut asked: Option<String> = None;
        let mut said = None;
        let mut next =
            Instant::now() + plan.pace.unwrap_or_default().mul_f64(dice.below(1000) as f64 / 1000.0);
        while !stop.load(Ordering::Relaxed) {
            let turn = tokio::time::timeout(Duration::from_secs(30), turns.recv()).await;
            let (seat, text) =
                turn.context("nobody is asked any more")?.context("the streams have ended")??;
            let turn: Turn<'_> = serde_json::from_slice(&text)?;
            if turn.over.is_some() {
                self.is_over = true;
                return Ok(());
            }
            let Some(offer) = turn.offer else { continue };
            if asked.as_deref() == Some(offer.id) {
                continue;
            }
            asked = Some(offer.id.to_owned());
            if let Some(said) = said.take() {
                measured.turns.push(micros(said));
            }
            if let Some(pace) = plan.pace {
                tokio::time::sleep_until(next.into()).await;
                next = (next + pace).max(Instant::now());
            }
            let words = offer.moves[dice.below(offer.moves.len())];
            let body = json!({ "offer": offer.id, "words": words }).to_string();
            let begin = Instant::now();
            let token = &self.tokens[usize::from(seat)];
            let (status, answer) = connection.post(&say, token, body).await?;
            if !status.is_success() {
                bail!("{words:?} was refused: {}", String::from_utf8_lossy(&answer));
            }
            measured.answers.push(micros(begin));
            said = Some(begin);
            self.acknowledged.push((seat, words.to_owned()));
        }
        Ok(())
    }
}

fn micros(since: Instant) -> u32 {
    u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX)
}

async fn follow(mut events: Events, seat: u8, told: mpsc::Sender<Result<(u8, Vec<u8>)>>) {
    loop {
        let turn = events.next("turn").await;
        let ended = turn.is_err();
        if told.send(turn.map(|turn| (seat, turn))).await.is_err() || ended {
            return;
        }
    }
}
