//! Tournaments: what is said of each is one text with a version, and rows beside it repeat what lists and servers look for.

mod database;
mod memory;
mod read;
pub(crate) mod statements;

pub(crate) use database::{lock_tournaments, write};
pub(crate) use memory::Tournaments;

use crate::{PlayerId, TableId, Time, TournamentId};

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its name.
    pub id: TournamentId,
    /// How often it has changed.
    pub version: u64,
    /// When it was created.
    pub created_at: Time,
    /// When it changed last.
    pub changed_at: Time,
    /// Everything there is to say of it; the text is up to the caller.
    pub text: String,
}

/// What is written of a tournament, all of it in one transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// Its name.
    pub id: TournamentId,
    /// Everything there is to say of it.
    pub text: String,
    /// The players who have to do with it.
    pub players: Vec<PlayerId>,
    /// Its tables whose end was not counted yet, made or not.
    pub tables: Vec<TableId>,
}

/// Something that has to be done about a table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TournamentTask {
    /// The tournament.
    pub tournament: TournamentId,
    /// The table.
    pub table: TableId,
    /// What.
    pub kind: TournamentTaskKind,
}

/// What has to be done about a table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TournamentTaskKind {
    /// It is to be made.
    Make,
    /// It is over and to be counted.
    Count,
}

/// What is written about tournaments.
#[derive(Clone)]
pub(crate) struct TournamentWork {
    /// The version that the caller has seen; none for a new one.
    pub(crate) expected: Option<u64>,
    pub(crate) tournament: NewTournament,
}
