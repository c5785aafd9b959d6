//! Checks that what chance brought follows from the secret and from what the players added to it.

use crate::{Commitment, Entry, Fair, FairKey, Refusal, Table};
use adit_game::{Dice as _, Seat, Weight};
use serde::Serialize;

/// One draw of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The number of the entry, from 0.
    pub number: usize,
    /// What could be drawn, in the order of the rules, and how often each is drawn compared with the others.
    pub outcomes: Vec<Outcome>,
    /// What was drawn.
    pub drawn: String,
}

/// Something that can be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// As a journal has it.
    pub words: String,
    /// How often it is drawn compared with the others.
    pub weight: Weight,
}

/// What was found where every draw follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was told of the secret before the first draw.
    pub commitment: Commitment,
    /// How many draws follow from it.
    pub draws: usize,
    /// How many entries at the beginning came from another table, where they were not drawn from this secret.
    pub from: usize,
    /// Who has added how much.
    pub added: Vec<(Seat, usize)>,
    /// The seats that have added nothing.
    pub silent: Vec<Seat>,
    /// Who has begun without the others, if somebody has.
    pub begun_by: Option<Seat>,
}

/// Why it is not proven that the draws are fair.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// The journal does not say anything about it.
    #[error(
        "this journal has no lines about fair chance: the game was not played at a verifiable table, so there is nothing to check"
    )]
    NotVerifiable,
    /// The game has not begun.
    #[error("nothing was drawn: this journal ends before the players had added their randomness")]
    NotBegun,
    /// The secret is not published yet.
    #[error(
        "the secret is not in this journal: it is published when the game is over; download the journal then"
    )]
    StillSecret,
    /// Another secret was published than the one that was committed to.
    #[error(
        "the published secret is not the one that was committed to: its SHA-256 sum is {found}, and {committed} was shown before the first draw"
    )]
    OtherSecret {
        /// What was shown before the first draw.
        committed: Commitment,
        /// The sum of what was published.
        found: Commitment,
    },
    /// A draw does not follow.
    #[error("{found:?} does not follow from the secret and from what the players added; {expected:?} would")]
    Draw {
        /// The number of the entry.
        number: usize,
        /// What the journal has.
        found: String,
        /// What would have been drawn.
        expected: String,
    },
    /// The table cannot be gone through again.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Unproven {
    /// Is it proven that something is wrong? Otherwise there is nothing to check, or not yet.
    pub fn is_false(&self) -> bool {
        match self {
            Unproven::OtherSecret { .. } | Unproven::Draw { .. } => true,
            Unproven::NotVerifiable | Unproven::NotBegun | Unproven::StillSecret | Unproven::Refused(_) => {
                false
            }
        }
    }
}

impl Table {
    /// Everything that was drawn behind the first `from` entries, with what could have been drawn in its place.
    pub fn draws(&self, from: usize) -> Result<Vec<Draw>, Refusal> {
        let mut table = self.at(from.min(self.record().entries().len()))?;
        let mut draws = Vec::new();
        for (number, entry) in self.record().entries().iter().enumerate().skip(from) {
            match entry {
                Entry::Chance { words } => {
                    let outcomes = table.position().outcomes().into_iter();
                    let outcomes = outcomes.map(|(words, weight)| Outcome { words, weight }).collect();
                    draws.push(Draw { number, outcomes, drawn: words.to_string() });
                }
                Entry::Move { .. } => {}
            }
            table.apply(entry)?;
        }
        Ok(draws)
    }

    /// Works out every draw again from what the journal says of the secret and what the players added, and compares.
    pub fn verify(&self) -> Result<Proof, Unproven> {
        self.verify_fair(self.record().fair().ok_or(Unproven::NotVerifiable)?)
    }

    fn verify_fair(&self, fair: &Fair) -> Result<Proof, Unproven> {
        let begun = fair.begun.ok_or(Unproven::NotBegun)?;
        let secret = fair.secret.ok_or(Unproven::StillSecret)?;
        let found = secret.commitment();
        if found != fair.commitment {
            return Err(Unproven::OtherSecret { committed: fair.commitment, found });
        }
        let key = fair.key(secret);
        let draws = self.draws(fair.from)?;
        for draw in &draws {
            let expected = draw.expected(key);
            if expected != Some(&draw.drawn) {
                let expected = expected.cloned().unwrap_or_default();
                return Err(Unproven::Draw { number: draw.number, found: draw.drawn.clone(), expected });
            }
        }
        let seats = || Seat::all(self.record().seats());
        let count = |seat: Seat| fair.added.iter().filter(|(added, _)| *added == seat).count();
        Ok(Proof {
            commitment: fair.commitment,
            draws: draws.len(),
            from: fair.from,
            added: seats().map(|seat| (seat, count(seat))).filter(|(_, count)| *count > 0).collect(),
            silent: seats().filter(|seat| count(*seat) == 0).collect(),
            begun_by: begun.by,
        })
    }
}

impl Draw {
    /// What the dice of this key bring at this entry.
    fn expected(&self, key: FairKey) -> Option<&String> {
        let total: u64 = self.outcomes.iter().map(|outcome| u64::from(outcome.weight)).sum();
        if total == 0 {
            return None;
        }
        let mut ticket = key.dice(self.number as u64).below(total);
        let hit = |outcome: &&Outcome| match ticket.checked_sub(u64::from(outcome.weight)) {
            Some(rest) => {
                ticket = rest;
                false
            }
            None => true,
        };
        self.outcomes.iter().find(hit).map(|outcome| &outcome.words)
    }
}
