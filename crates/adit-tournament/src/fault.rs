//! Why something cannot be done with a tournament.

use crate::settings::{MOST_ENTRANTS, MOST_IN_ROUND_ROBIN, MOST_ROUNDS};
use adit_clock::ClockFault;
use adit_game::MAX_SEATS;

/// Why something cannot be done with a tournament. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentFault {
    /// A table that nobody can sit at.
    #[error("a table of a tournament has 2 to {MAX_SEATS} seats; choose such a number")]
    Seats,
    /// The smallest table is no table, or larger than the others.
    #[error("the smallest table has at least 2 seats and not more than the others; choose such a number")]
    Fewest,
    /// Too few or too many may enter.
    #[error(
        "2 to {MOST_ENTRANTS} players may enter, and {MOST_IN_ROUND_ROBIN} where everybody meets everybody; choose such a number"
    )]
    Most,
    /// A number of rounds that nobody plays.
    #[error("a tournament has 1 to {MOST_ROUNDS} rounds; choose such a number")]
    Rounds,
    /// A tie-break stands there twice.
    #[error("a tie-break is named twice; name each of them once")]
    Ties,
    /// A clock that nobody can play by.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// Nobody can enter any more, or not now.
    #[error("nobody can enter this tournament now; ask its organiser")]
    NotOpen,
    /// Everybody who may enter has entered.
    #[error("this tournament is full; ask its organiser")]
    Full,
    /// The player has entered.
    #[error("this player has entered already")]
    EnteredTwice,
    /// There is no such entrant.
    #[error("the tournament has no such entrant; see its standings")]
    NoEntrant,
    /// Too few have entered.
    #[error(
        "at least two entrants are needed, and as many as sit at the smallest table; wait for others, or add bots"
    )]
    TooFew,
    /// The tournament is in another stage.
    #[error("this cannot be done at this stage of the tournament; request it to see how it stands")]
    Stage,
    /// There is no such table, or another number of players sits there.
    #[error("the tournament has no such table; request it to see its rounds")]
    NoTable,
}
