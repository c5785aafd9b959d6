//! What chance brings, and the only ways to carry it out.

use crate::Seat;
use crate::{Dice, Game, Legal, Pending, Turn};

/// How often an outcome is drawn compared with the others.
pub type Weight = u32;

/// Draws what chance owes, if it owes anything.
pub fn draw<G: Game>(state: &G::State, dice: &mut dyn Dice) -> Option<G::Chance> {
    drawn::<G>(state, &mut Vec::new(), dice)
}

/// Draws what chance owes and carries it out; says what it was. `outcomes` is room to work in that can be used
/// again and again without allocating.
pub fn roll<G: Game>(
    state: &mut G::State,
    outcomes: &mut Vec<(G::Chance, Weight)>,
    dice: &mut dyn Dice,
) -> Option<G::Chance> {
    let chance = drawn::<G>(state, outcomes, dice)?;
    G::settle(state, Legal(chance.clone()));
    Some(chance)
}

fn drawn<G: Game>(
    state: &G::State,
    outcomes: &mut Vec<(G::Chance, Weight)>,
    dice: &mut dyn Dice,
) -> Option<G::Chance> {
    outcomes.clear();
    if G::pending(state) != Pending::Chance {
        return None;
    }
    G::outcomes(state, outcomes);
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    if total == 0 {
        return None;
    }
    let mut ticket = dice.below(total);
    outcomes.drain(..).find_map(|(chance, weight)| match ticket.checked_sub(u64::from(weight)) {
        Some(rest) => {
            ticket = rest;
            None
        }
        None => Some(chance),
    })
}

/// Carries out a chance outcome if it can be drawn; otherwise nothing changes and it comes back.
pub fn settle<G: Game>(state: &mut G::State, chance: G::Chance) -> Result<(), G::Chance> {
    let mut outcomes = Vec::new();
    if G::pending(state) == Pending::Chance {
        G::outcomes(state, &mut outcomes);
    }
    if outcomes.iter().any(|(possible, weight)| *possible == chance && *weight > 0) {
        G::settle(state, Legal(chance));
        Ok(())
    } else {
        Err(chance)
    }
}

/// Plays at random, move by move, without allocating once it is warm.
#[derive(Debug)]
pub struct RandomPlay<G: Game> {
    moves: Vec<G::Move>,
    outcomes: Vec<(G::Chance, Weight)>,
}

/// What random play does next.
#[derive(Debug)]
pub enum RandomStep<'a, G: Game> {
    /// A seat moves.
    Move {
        /// Who.
        seat: Seat,
        /// The move.
        mv: &'a G::Move,
        /// How many moves there were to choose from.
        choices: usize,
    },
    /// Chance has brought something.
    Chance(&'a G::Chance),
}

impl<G: Game> Default for RandomPlay<G> {
    fn default() -> RandomPlay<G> {
        RandomPlay { moves: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Game> RandomPlay<G> {
    /// Draws what chance owes, or plays any move of any seat that is asked; false when the game is over. `tell` hears
    /// what is about to happen.
    ///
    /// # Panics
    /// If chance has nothing to bring or a seat is asked and has no move: no game may come there.
    pub fn step<D: Dice>(
        &mut self,
        state: &mut G::State,
        dice: &mut D,
        tell: impl FnOnce(RandomStep<'_, G>),
    ) -> bool {
        match G::pending(state) {
            Pending::Over => return false,
            Pending::Chance => {
                let drawn = drawn::<G>(state, &mut self.outcomes, dice);
                let chance = drawn.expect("where chance is pending something can be drawn");
                tell(RandomStep::Chance(&chance));
                G::settle(state, Legal(chance));
            }
            Pending::Seats(seats) => {
                let seat = match seats.only() {
                    Some(seat) => seat,
                    None => seats.iter().nth(dice.index(seats.len())).expect("somebody is asked"),
                };
                let turn = Turn::<G>::new(state, seat, &mut self.moves);
                let choices = turn.moves().len();
                assert!(choices > 0, "{seat} is asked and has no move");
                let index = dice.index(choices);
                tell(RandomStep::Move { seat, mv: &turn.moves()[index], choices });
                turn.play(index);
            }
        }
        true
    }
}
