//! What the interface answers, as far as agents are told of it. `docs/server.md` and `/api/openapi.json` describe it.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A game that can be played.
#[derive(Debug, Deserialize)]
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) seats: Vec<u8>,
    pub(crate) options: Vec<Choice>,
    pub(crate) host_data: Vec<String>,
}

/// An option of a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    pub(crate) id: String,
    pub(crate) values: Vec<String>,
    pub(crate) default: String,
    pub(crate) text: String,
}

/// A table that was begun.
#[derive(Debug, Deserialize)]
pub(crate) struct Created {
    pub(crate) id: String,
    pub(crate) seats: Vec<CreatedSeat>,
}

/// A seat that a person plays, or an agent.
#[derive(Debug, Deserialize)]
pub(crate) struct CreatedSeat {
    pub(crate) seat: u8,
    pub(crate) token: String,
}

/// Who plays what.
#[derive(Debug, Deserialize)]
pub(crate) struct About {
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) own_data: bool,
    pub(crate) players: Vec<Player>,
    pub(crate) yours: Vec<u8>,
    pub(crate) hints: bool,
}

/// Who plays a seat.
#[derive(Debug, Deserialize)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
}

/// The table as people see it.
#[derive(Debug, Deserialize)]
pub(crate) struct Picture {
    pub(crate) number: usize,
    pub(crate) pending: Vec<u8>,
    pub(crate) over: Option<Over>,
    pub(crate) prompt: Option<String>,
    pub(crate) offer: Option<Offer>,
    pub(crate) svg: String,
    pub(crate) text: String,
    pub(crate) log_from: usize,
    pub(crate) log: Vec<Vec<String>>,
    pub(crate) ask: Option<Ask>,
    pub(crate) last_own: Option<usize>,
    pub(crate) can_redo: bool,
}

/// How a game ended.
#[derive(Debug, Deserialize)]
pub(crate) struct Over {
    pub(crate) scores: Vec<i32>,
    pub(crate) ranks: Vec<u8>,
    pub(crate) ending: String,
}

/// A wish to take back.
#[derive(Debug, Deserialize)]
pub(crate) struct Ask {
    pub(crate) seat: u8,
    pub(crate) waits_for: Vec<u8>,
}

/// What a seat may choose from.
#[derive(Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) id: String,
    pub(crate) parts: Vec<Part>,
    pub(crate) moves: Vec<Vec<usize>>,
    pub(crate) asks: BTreeMap<String, String>,
    pub(crate) sheet: Option<Sheet>,
}

/// A part of a move.
#[derive(Debug, Deserialize)]
pub(crate) struct Part {
    pub(crate) id: String,
    pub(crate) word: String,
    pub(crate) label: String,
    pub(crate) brief: String,
}

/// Amounts that are given one after the other.
#[derive(Debug, Deserialize)]
pub(crate) struct Sheet {
    pub(crate) rows: Vec<Row>,
    pub(crate) done: String,
}

/// An amount that can be given.
#[derive(Debug, Deserialize)]
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) before: String,
    pub(crate) given: u64,
    pub(crate) most: u64,
}

/// Whether words may be said.
#[derive(Debug, Deserialize)]
pub(crate) struct Why {
    pub(crate) legal: bool,
    pub(crate) begun: bool,
    pub(crate) rule: Option<String>,
    pub(crate) text: Option<String>,
}

/// What can be known of a thing.
#[derive(Debug, Deserialize)]
pub(crate) struct Card {
    pub(crate) title: String,
    pub(crate) brief: String,
    pub(crate) lines: Vec<String>,
    pub(crate) clause: String,
}

/// What a bot would do.
#[derive(Debug, Deserialize)]
pub(crate) struct Hint {
    pub(crate) moves: Vec<Hinted>,
}

/// A move that a bot likes.
#[derive(Debug, Deserialize)]
pub(crate) struct Hinted {
    pub(crate) words: String,
    pub(crate) label: String,
    pub(crate) expected: Option<f32>,
    pub(crate) why: Option<Reasons>,
}

/// Why one move is better than another.
#[derive(Debug, Deserialize)]
pub(crate) struct Reasons {
    pub(crate) against: String,
    pub(crate) text: String,
    pub(crate) label: String,
    pub(crate) value: String,
    pub(crate) parts: Vec<Reason>,
}

/// A part of a difference.
#[derive(Debug, Deserialize)]
pub(crate) struct Reason {
    pub(crate) label: String,
    pub(crate) value: String,
}

/// What a move would do.
#[derive(Debug, Deserialize)]
pub(crate) struct Preview {
    pub(crate) text: String,
    pub(crate) tells: Vec<String>,
}

/// What became of a wish to take back.
#[derive(Debug, Deserialize)]
pub(crate) struct Back {
    pub(crate) result: String,
}

/// The table as programs see it.
#[derive(Debug, Deserialize)]
pub(crate) struct Frame {
    pub(crate) view: Value,
}

/// Whose turn it is.
#[derive(Debug, Deserialize)]
pub(crate) struct Turn {
    pub(crate) pending: Vec<u8>,
    pub(crate) over: Option<Over>,
}
