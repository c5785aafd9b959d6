//! What a bot is.

use crate::Account;
use adit_game::{Dice, Game, Offer, Seat, ViewFault};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A player that is a program. It is asked for one decision after the other and may remember what it has thought.
pub trait Bot<G: Game>: Send {
    /// Thinks about the decision of a seat that sees this.
    ///
    /// When `stop` is called off, it answers soon with the best it has found so far.
    fn consider(&mut self, view: &G::View, seat: Seat, stop: &Stop) -> Result<Thoughts<G>, BotFault>;

    /// Thinks about the decision and says why, as far as the bot can: the candidates have an [`Account`]. The moves that
    /// this is `about`, and those it likes best, are looked at closely enough to compare them.
    ///
    /// What the bot has thought before does not count, so what it says follows from the view, its settings and its seed.
    fn explain(
        &mut self,
        view: &G::View,
        seat: Seat,
        about: &[G::Move],
        stop: &Stop,
    ) -> Result<Thoughts<G>, BotFault> {
        let _ = about;
        self.consider(view, seat, stop)
    }

    /// What is likely to follow a move in the decision that was [explained](Bot::explain) last: at most so many steps, and
    /// no more than the bot has looked ahead.
    fn line(&mut self, first: &G::Move, steps: usize) -> Vec<Step<G>> {
        let _ = (first, steps);
        Vec::new()
    }
}

/// A step of what is likely to follow.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Whose move it is; none for what chance brings.
    pub seat: Option<Seat>,
    /// The words of the move or of the outcome.
    pub words: String,
    /// What the seat that the bot thinks for would see then.
    pub view: G::View,
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug)]
pub struct Thoughts<G: Game> {
    /// The move it chooses.
    pub choice: G::Move,
    /// What it thinks of the moves it has looked at, best first.
    pub candidates: Vec<Candidate<G>>,
    /// How many positions it has judged.
    pub simulations: u64,
}

/// A move that was thought about.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    pub expected: f32,
    /// The share of the thinking that went into it.
    pub share: f32,
    /// Where it comes from, if the bot was asked to [explain](Bot::explain) it.
    pub account: Option<Account>,
}

impl<G: Game> Thoughts<G> {
    /// This move, without a thought about any other.
    pub(crate) fn only(choice: G::Move) -> Thoughts<G> {
        Thoughts { choice, candidates: Vec::new(), simulations: 0 }
    }
}

/// Why a bot has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotFault {
    /// No position looks like this.
    #[error("no position has this view: {0}; show the bot the view of a table")]
    View(#[from] ViewFault),
    /// The seat has nothing to decide.
    #[error("{seat} is not asked; ask a bot only while its seat is pending")]
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// The view is of another game.
    #[error("this bot plays {game}; show it tables of that game")]
    OtherGame {
        /// The game it plays.
        game: &'static str,
    },
}

/// Calls a bot off. Every copy of it can do so.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// The bot shall answer now.
    pub fn call_off(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Has the bot been called off?
    pub fn is_called_off(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A position that looks like this to the seat, and what the seat is offered in it.
pub(crate) fn imagine<G: Game>(
    view: &G::View,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Result<(G::State, Vec<G::Move>), BotFault> {
    let state = G::imagine(view, dice)?;
    let moves = Offer::<G>::new(&state, seat).into_moves();
    if moves.is_empty() {
        return Err(BotFault::NotAsked { seat });
    }
    Ok((state, moves))
}
