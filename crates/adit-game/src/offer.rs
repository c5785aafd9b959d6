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
}

/// Plays a move if the rules allow it; otherwise nothing changes.
pub fn play<G: Game>(state: &mut G::State, seat: Seat, mv: G::Move) -> Result<(), G::Rule> {
    G::check(state, seat, &mv)?;
    G::play(state, seat, Legal(mv));
    Ok(())
}

/// Draws what chance owes, if it owes anything.
pub fn draw<G: Game>(state: &G::State, dice: &mut dyn Dice) -> Option<G::Chance> {
    if G::pending(state) != Pending::Chance {
        return None;
    }
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    if total == 0 {
        return None;
    }
    let mut ticket = dice.below(total);
    outcomes.into_iter().find_map(|(chance, weight)| match ticket.checked_sub(u64::from(weight)) {
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
