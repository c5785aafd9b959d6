//! A bot that takes any move.

use crate::bot::{Bot, BotFault, Stop, Thoughts, imagine};
use adit_game::{Dice, Game, Seat, SeedDice};

/// A bot that takes any move.
pub struct Random {
    dice: SeedDice,
}

impl Random {
    /// A random bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random { dice: SeedDice::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn consider(&mut self, view: &G::View, seat: Seat, _stop: &Stop) -> Result<Thoughts<G>, BotFault> {
        let (_, moves) = imagine::<G>(view, seat, &mut self.dice)?;
        let index = self.dice.index(moves.len());
        Ok(Thoughts::only(moves[index].clone()))
    }
}
