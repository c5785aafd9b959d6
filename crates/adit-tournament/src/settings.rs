//! What is agreed before a tournament begins.

use crate::TournamentFault;
use adit_clock::Clock;
use adit_game::MAX_SEATS;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// No tournament has more entrants.
pub const MOST_ENTRANTS: u16 = 128;
/// Where everybody meets everybody, no more than these can.
pub const MOST_IN_ROUND_ROBIN: u16 = 32;
/// No tournament has more rounds.
pub const MOST_ROUNDS: u16 = 50;

/// What is agreed before a tournament begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What people call the tournament.
    pub name: String,
    /// The game.
    pub game: String,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How many sit at a table.
    pub seats: u8,
    /// How many sit at the smallest table, where the entrants do not fill all tables. Whoever finds no place at such a table has
    /// a bye.
    pub fewest: u8,
    /// Who plays whom.
    pub form: Form,
    /// How many rounds are played. Without it as many as the form needs.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// How long everybody has to decide. It runs from the moment at which a table begins.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may enter.
    pub entry: Entry,
    /// How many may enter.
    pub most: u16,
    /// What decides between equal points, the first one first.
    pub ties: Vec<TieBreak>,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Everybody meets everybody, as equally as possible.
    RoundRobin,
    /// Those meet who have done equally well, and nobody meets twice if that can be avoided.
    Swiss,
}

impl Form {
    /// Both.
    pub const ALL: [Form; 2] = [Form::Swiss, Form::RoundRobin];
}

/// Who may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Everybody on the server.
    Everybody,
    /// Whoever has the link.
    Link,
}

/// What decides between equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The points of the opponents, on average over all tables. Two at a table: Buchholz.
    Opponents,
    /// Who was better at the tables that the players with equal points shared.
    HeadToHead,
    /// How often somebody was first.
    Wins,
    /// The own part of all points that were scored at the table, on average over all tables.
    Share,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 4] =
        [TieBreak::Opponents, TieBreak::HeadToHead, TieBreak::Wins, TieBreak::Share];

    /// What is usual for a form.
    pub fn usual(form: Form) -> Vec<TieBreak> {
        match form {
            // Where not everybody meets everybody, it matters most against whom the points were made.
            Form::Swiss => vec![TieBreak::Opponents, TieBreak::HeadToHead, TieBreak::Wins, TieBreak::Share],
            Form::RoundRobin => {
                vec![TieBreak::HeadToHead, TieBreak::Wins, TieBreak::Share, TieBreak::Opponents]
            }
        }
    }
}

impl Settings {
    /// Can a tournament be played like this?
    pub fn check(&self) -> Result<(), TournamentFault> {
        if !(2..=MAX_SEATS).contains(&usize::from(self.seats)) {
            return Err(TournamentFault::Seats);
        }
        if !(2..=self.seats).contains(&self.fewest) {
            return Err(TournamentFault::Fewest);
        }
        let most = match self.form {
            Form::RoundRobin => MOST_IN_ROUND_ROBIN,
            Form::Swiss => MOST_ENTRANTS,
        };
        if !(2..=most).contains(&self.most) {
            return Err(TournamentFault::Most);
        }
        if self.rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
            return Err(TournamentFault::Rounds);
        }
        if (1..self.ties.len()).any(|place| self.ties[..place].contains(&self.ties[place])) {
            return Err(TournamentFault::Ties);
        }
        self.clock.as_ref().map_or(Ok(()), Clock::check).map_err(TournamentFault::Clock)
    }
}
