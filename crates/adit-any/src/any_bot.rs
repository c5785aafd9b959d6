//! A bot without the types of its game.

use adit_bots::{Bot, BotFault, Stop, Thoughts};
use adit_game::{Game, Notation, Seat};
use adit_table::AnyView;
use serde::Serialize;

/// What a bot thinks of a decision, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyThoughts {
    /// The move it chooses.
    pub choice: String,
    /// What it thinks of the moves it has looked at, best first.
    pub candidates: Vec<AnyCandidate>,
    /// How many positions it has judged.
    pub simulations: u64,
}

/// A move that was thought about, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyCandidate {
    /// The move.
    pub words: String,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    pub expected: f32,
    /// The share of the thinking that went into it.
    pub share: f32,
}

/// A [`Bot`] without the types of its game. It thinks on the thread that asks it, for as long as its recipe says;
/// a copy of `stop` calls it off earlier. It is shown what its seat sees and nothing else of the table.
pub trait AnyBot: Send {
    /// The move that the bot makes, in words.
    fn choose(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<String, BotFault>;

    /// What the bot thinks of the decision.
    fn consider(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<AnyThoughts, BotFault>;
}

impl<G: Game> AnyBot for Box<dyn Bot<G>> {
    fn choose(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<String, BotFault> {
        Ok(thoughts(self, view, seat, stop)?.choice.words())
    }

    fn consider(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<AnyThoughts, BotFault> {
        let thoughts = thoughts(self, view, seat, stop)?;
        let candidates = thoughts.candidates.iter().map(|candidate| AnyCandidate {
            words: candidate.mv.words(),
            expected: candidate.expected,
            share: candidate.share,
        });
        Ok(AnyThoughts {
            choice: thoughts.choice.words(),
            candidates: candidates.collect(),
            simulations: thoughts.simulations,
        })
    }
}

fn thoughts<G: Game>(
    bot: &mut Box<dyn Bot<G>>,
    view: &dyn AnyView,
    seat: Seat,
    stop: &Stop,
) -> Result<Thoughts<G>, BotFault> {
    let view = view.of::<G>().ok_or(BotFault::OtherGame { game: G::ID })?;
    bot.as_mut().consider(view, seat, stop)
}
