//! The moves of a seat, and the only way to play one.

use crate::{Dice, Game, Notation, Pending, Seat};

/// A move or chance outcome that is known to be possible in the position it is played on.
///
/// Only this crate makes one, at the moment of playing, so [`Game::play`] and [`Game::settle`] cannot fail.
#[derive(Debug)]
pub struct Legal<T>(T);

impl<T> Legal<T> {
    /// The move itself.
    pub fn get(self) -> T {
        self.0
    }
}

/// How often an outcome is drawn compared with the others.
pub type Weight = u32;

/// The moves that a seat may choose from. One `Offer` can be refilled again and again without allocating.
#[derive(Debug, Clone)]
pub struct Offer<G: Game> {
    moves: Vec<G::Move>,
}

impl<G: Game> Default for Offer<G> {
    fn default() -> Offer<G> {
        Offer { moves: Vec::new() }
    }
}

impl<G: Game> Offer<G> {
    /// The offer of a seat in a position; empty for a seat that is not asked.
    pub fn new(state: &G::State, seat: Seat) -> Offer<G> {
        let mut offer = Offer::default();
        offer.refill(state, seat);
        offer
    }

    /// Makes this the offer of another position.
    pub fn refill(&mut self, state: &G::State, seat: Seat) {
        self.moves.clear();
        if G::pending(state).seats().contains(seat) {
            G::moves(state, seat, &mut self.moves);
        }
    }

    /// The moves.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The offered move with these words.
    pub fn find(&self, words: &[&str]) -> Option<&G::Move> {
        let wanted = G::Move::read(words)?;
        self.moves.iter().find(|mv| **mv == wanted)
    }

    /// Plays the move with this index on the position the offer was made for.
    pub fn play(&mut self, state: &mut G::State, seat: Seat, index: usize) {
        let mv = self.moves.swap_remove(index);
        debug_assert_eq!(G::check(state, seat, &mv), Ok(()), "{mv:?} was offered");
        G::play(state, seat, Legal(mv));
    }

    /// Plays the move with this index on a copy of the position the offer was made for; the offer stays as it is.
    pub fn try_out(&self, state: &G::State, seat: Seat, index: usize) -> G::State {
        let mut copy = state.clone();
        let mv = self.moves[index].clone();
        debug_assert_eq!(G::check(state, seat, &mv), Ok(()), "{mv:?} was offered");
        G::play(&mut copy, seat, Legal(mv));
        copy
    }
}

/// Plays a move if the rules allow it; otherwise nothing changes.
pub fn play<G: Game>(state: &mut G::State, seat: Seat, mv: G::Move) -> Result<(), G::Rule> {
    G::check(state, seat, &mv)?;
    G::play(state, seat, Legal(mv));
    Ok(())
}

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
