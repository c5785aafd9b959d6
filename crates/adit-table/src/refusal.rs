//! Why a table does not do what it is asked.

use crate::OfferId;
use adit_game::{Rule, Seat, SeatSet, Texts};

/// A rule of some game: its clause, and the id of the sentence that explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// The clause of the game's rules, e.g. `CV-8.2`.
    pub number: &'static str,
    /// The id of its sentence in the game's texts.
    pub text_id: &'static str,
}

impl Clause {
    /// The clause of this rule.
    pub fn of(rule: impl Rule) -> Clause {
        Clause { number: rule.clause(), text_id: rule.text_id() }
    }
}

/// Why a table refuses. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The table has no such seat.
    #[error("there is no {seat} at this table of {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The game has ended.
    #[error("the game is over; take back or start another one")]
    Over,
    /// Somebody else is asked.
    #[error("{seat} is not asked now; the table waits for {}", list(*.pending))]
    NotPending {
        /// Who wanted to move.
        seat: Seat,
        /// Who is asked. Nobody, where a chance outcome is owed.
        pending: SeatSet,
        /// The rule that says so, if the game has one.
        rule: Option<Clause>,
    },
    /// The move answers an offer that no longer stands.
    #[error("offer {given} is out of date; ask for a new frame")]
    StaleOffer {
        /// What was answered.
        given: OfferId,
        /// What is offered, if anything is.
        current: Option<OfferId>,
    },
    /// No move of the game is said like this.
    #[error("no move is said like this: {words:?}")]
    NoSuchWords {
        /// What was said.
        words: String,
    },
    /// Moves begin like this, but something is missing.
    #[error("more words must follow {words:?}")]
    Begun {
        /// What was said.
        words: String,
    },
    /// The move breaks a rule.
    #[error("the rules forbid this ({})", .rule.number)]
    Broken {
        /// The first rule it breaks, or for a beginning the rule broken by the move that comes nearest.
        rule: Clause,
    },
    /// This cannot be drawn now.
    #[error("chance cannot bring this now: {words:?}")]
    NoSuchOutcome {
        /// What should have been drawn.
        words: String,
    },
    /// Chance is asked, but the game lists nothing that it could bring.
    #[error("chance owes something, but nothing can be drawn; this is a defect of the game")]
    NothingToDraw,
    /// There are not as many entries.
    #[error("there is no entry {to}; the journal has {entries} entries")]
    NoSuchEntry {
        /// Where to go back to.
        to: usize,
        /// How many there are.
        entries: usize,
    },
    /// The table has changed since the step was proposed.
    #[error("the table has moved on; propose the move again")]
    Moved,
    /// The view cannot be written as JSON.
    #[error("what is seen cannot be written as JSON: {fault}; this is a defect of the game")]
    Unwritable {
        /// What is wrong with it.
        fault: String,
    },
    /// Nothing may be drawn and nobody is asked until the players have added their randomness.
    #[error("the game has not begun: the table waits until the players have added their randomness")]
    Withheld,
    /// Chance could not be drawn.
    #[error(transparent)]
    NoRandomness(#[from] crate::NoRandomness),
}

impl Refusal {
    /// A word for programs. It does not change between versions.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::Over => "over",
            Refusal::NotPending { .. } => "not-pending",
            Refusal::StaleOffer { .. } => "stale-offer",
            Refusal::NoSuchWords { .. } => "no-such-words",
            Refusal::Begun { .. } => "begun",
            Refusal::Broken { .. } => "broken-rule",
            Refusal::NoSuchOutcome { .. } => "no-such-outcome",
            Refusal::NothingToDraw => "nothing-to-draw",
            Refusal::NoSuchEntry { .. } => "no-such-entry",
            Refusal::Moved => "moved",
            Refusal::Unwritable { .. } => "unwritable-view",
            Refusal::Withheld => "withheld",
            Refusal::NoRandomness(_) => "no-randomness",
        }
    }

    /// The rule behind it, where a rule is.
    pub fn rule(&self) -> Option<Clause> {
        match self {
            Refusal::Broken { rule } => Some(*rule),
            Refusal::NotPending { rule, .. } => *rule,
            Refusal::NoSuchSeat { .. }
            | Refusal::Over
            | Refusal::StaleOffer { .. }
            | Refusal::NoSuchWords { .. }
            | Refusal::Begun { .. }
            | Refusal::NoSuchOutcome { .. }
            | Refusal::NothingToDraw
            | Refusal::NoSuchEntry { .. }
            | Refusal::Moved
            | Refusal::Unwritable { .. }
            | Refusal::Withheld
            | Refusal::NoRandomness(_) => None,
        }
    }

    /// The sentence for people: of the broken rule in the language of these texts, or else this message.
    pub fn sentence(&self, texts: &Texts) -> String {
        match self.rule().filter(|rule| texts.has(rule.text_id)) {
            Some(rule) => texts.say(rule.text_id, &[]),
            None => self.to_string(),
        }
    }
}

/// Seats as people list them.
fn list(seats: SeatSet) -> String {
    if seats.is_empty() {
        return "a chance outcome".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
