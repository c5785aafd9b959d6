//! Tournaments without input or output: who plays whom in which seat, what results are worth, and how everybody stands.
//!
//! A [`Tournament`] is told who enters and how tables have ended; it answers with the tables of the next round and with the
//! standings. The same settings, seed, entrants and results always lead to the same tables, whatever the order in which the
//! results of a round come in. Nothing here knows a game, a table's position or a clock that runs.

mod fault;
mod history;
mod pairing;
mod points;
mod settings;
mod standings;
mod tournament;

pub use fault::TournamentFault;
pub use points::Points;
pub use settings::{Entry, Form, MOST_ENTRANTS, MOST_IN_ROUND_ROBIN, MOST_ROUNDS, Settings, TieBreak};
pub use standings::{Standing, TieValue};
pub use tournament::{Entrant, EntrantId, Outcome, Place, Round, Stage, Table, Tournament, Who};
