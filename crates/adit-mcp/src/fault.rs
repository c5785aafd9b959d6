//! Why a tool does not do what it is asked, and what to do about it.

use crate::{NotALink, Unreachable};
use serde::Deserialize;

/// Why a tool does not do what it is asked. Nothing has changed then, unless the server is uncertain.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// The arguments cannot be read.
    #[error("{0}")]
    Arguments(String),
    /// No seat is held.
    #[error("you hold no seat")]
    NoSeat,
    /// Several tables are played at and none was named.
    #[error("you sit at several tables: {0}")]
    WhichTable(String),
    /// Several seats are held at the table and none was named.
    #[error("you hold several seats at this table: {0}")]
    WhichSeat(String),
    /// The seat is somebody else's.
    #[error("seat {seat} is not yours; yours: {yours}")]
    NotYours {
        /// The seat that was named.
        seat: u8,
        /// The seats that are held.
        yours: String,
    },
    /// No table is called so.
    #[error("no table is called {0:?}")]
    NoTable(String),
    /// The link leads to another server.
    #[error("this link leads to {there}; this program plays at {here}")]
    OtherServer {
        /// Where the link leads.
        there: String,
        /// Where the tables are.
        here: String,
    },
    /// The text is not a link.
    #[error(transparent)]
    NotALink(#[from] NotALink),
    /// Nothing is known about the thing that was asked about.
    #[error("{0}")]
    NotFound(String),
    /// The person who started this program allows no hints.
    #[error("hints are turned off here by the person who has started this program")]
    NoHints,
    /// The server refuses.
    #[error("{}", .0.message)]
    Refused(Refused),
    /// The server cannot be reached.
    #[error(transparent)]
    Unreachable(#[from] Unreachable),
    /// The answer of the server is not as this program knows it.
    #[error("the answer of the server cannot be read: {0}")]
    Unreadable(String),
}

/// What a server refuses.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Refused {
    /// A word for programs.
    pub(crate) code: String,
    /// A sentence for people.
    pub(crate) message: String,
    /// The clause of the rules.
    #[serde(default)]
    pub(crate) rule: Option<String>,
}

impl Fault {
    /// A word for programs.
    pub(crate) fn code(&self) -> &str {
        match self {
            Fault::Arguments(_) => "bad-arguments",
            Fault::NoSeat => "no-seat",
            Fault::WhichTable(_) => "which-table",
            Fault::WhichSeat(_) => "which-seat",
            Fault::NotYours { .. } => "not-your-seat",
            Fault::NoTable(_) => "no-table",
            Fault::OtherServer { .. } => "other-server",
            Fault::NotALink(_) => "not-a-link",
            Fault::NotFound(_) => "not-found",
            Fault::NoHints => "no-hints",
            Fault::Refused(refused) => &refused.code,
            Fault::Unreachable(_) => "unreachable",
            Fault::Unreadable(_) => "unreadable",
        }
    }

    /// The clause of the rules that is broken.
    pub(crate) fn rule(&self) -> Option<&str> {
        match self {
            Fault::Refused(refused) => refused.rule.as_deref(),
            Fault::Arguments(_)
            | Fault::NoSeat
            | Fault::WhichTable(_)
            | Fault::WhichSeat(_)
            | Fault::NotYours { .. }
            | Fault::NoTable(_)
            | Fault::OtherServer { .. }
            | Fault::NotALink(_)
            | Fault::NotFound(_)
            | Fault::NoHints
            | Fault::Unreachable(_)
            | Fault::Unreadable(_) => None,
        }
    }

    /// Which tool helps.
    pub(crate) fn way_out(&self) -> String {
        let told = match self.code() {
            "bad-arguments" => "Call the tool again with the arguments of its description.",
            "no-seat" => "Start a table with `start_table`, or sit down with `sit` and the link of a seat.",
            "which-table" => "Name one in `table`.",
            "which-seat" => "Name one in `seat`.",
            "not-your-seat" => "You see and play your own seats only. `my_seats` lists them.",
            "no-token" => "The link is not one of this table. Copy the whole link of your seat.",
            "no-table" => "`my_seats` lists your tables; `sit` takes the link of a seat.",
            "other-server" => "Ask the person to start this program with `adit mcp --table LINK`.",
            "stale-offer" => "Something has happened since. Call `offer` again and choose from it.",
            "not-pending" => "Call `wait` until it is your turn.",
            "over" => "Call `points` for the result, or `start_table` for another game.",
            "begun" => "Call `offer` with these words in `begin`; it lists what may follow.",
            "no-such-words" => "Call `offer` and say the words of one of its moves, as they stand there.",
            "broken-rule" => "Call `offer` for the moves that the rules allow.",
            "no-hints" => "Decide yourself; `what`, `preview` and `rules` may help.",
            "not-over" | "hidden" => "Ask again when the game is over.",
            "no-such-setup" => "Call `list_games` for the games, their numbers of players and their options.",
            "too-many" | "store" | "stopping" | "unreachable" => {
                "Nothing has changed. Try again in a moment."
            }
            "uncertain" => "It may have happened. Call `look` before you try again.",
            "moved" => "Call `look`, then try again.",
            "unreadable" => "The server may be of another version; ask the person to update this program.",
            _ => "",
        };
        match self.rule() {
            Some(rule) => format!("{told} `rules` with the clause {rule} tells the rule.").trim().to_owned(),
            None => told.to_owned(),
        }
    }
}
