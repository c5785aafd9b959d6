//! The moves of a seat, and the only ways to play one.
//!
//! Whatever lists or judges a move holds the position it did so for. So a move cannot be played on another position, and
//! what was read and checked once is not read and checked again.

use crate::{Game, Notation, Seat, WhyNot};

/// A move or chance outcome that is known to be possible in the position it is played on.
///
/// Only this crate makes one, at the moment of playing, so [`Game::play`] and [`Game::settle`] cannot fail.
#[derive(Debug)]
pub struct Legal<T>(pub(crate) T);

impl<T> Legal<T> {
    /// The move itself.
    pub fn get(self) -> T {
        self.0
    }
}

/// The moves that a seat may choose from in a position, to look at and to try out.
#[derive(Debug)]
pub struct Offer<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    moves: Vec<G::Move>,
}

impl<'a, G: Game> Offer<'a, G> {
    /// The offer of a seat in a position; empty for a seat that is not asked.
    pub fn new(state: &'a G::State, seat: Seat) -> Offer<'a, G> {
        let mut moves = Vec::new();
        list::<G>(state, seat, &mut moves);
        Offer { state, seat, moves }
    }

    /// The moves.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The moves, for when the position is no longer needed.
    pub fn into_moves(self) -> Vec<G::Move> {
        self.moves
    }

    /// The position of which this is an offer.
    pub fn state(&self) -> &'a G::State {
        self.state
    }

    /// The seat to which it is made.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The offered move with these words.
    pub fn find(&self, words: &[&str]) -> Option<&G::Move> {
        let wanted = G::Move::read(words)?;
        self.moves.iter().find(|mv| **mv == wanted)
    }

    /// The position after the move with this index.
    pub fn try_out(&self, index: usize) -> G::State {
        let mut copy = self.state.clone();
        carry_out::<G>(&mut copy, self.seat, self.moves[index].clone());
        copy
    }
}

/// A seat's moves in a position that is held until one of them is played.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    state: &'a mut G::State,
    seat: Seat,
    moves: &'a mut Vec<G::Move>,
}

impl<'a, G: Game> Turn<'a, G> {
    /// The moves of a seat; none for a seat that is not asked. `room` is where they are listed, so that it can be used
    /// again and again without allocating.
    pub fn new(state: &'a mut G::State, seat: Seat, room: &'a mut Vec<G::Move>) -> Turn<'a, G> {
        room.clear();
        list::<G>(state, seat, room);
        Turn { state, seat, moves: room }
    }

    /// The moves.
    pub fn moves(&self) -> &[G::Move] {
        self.moves
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// Plays the move with this index.
    pub fn play(self, index: usize) {
        let mv = self.moves.swap_remove(index);
        carry_out::<G>(self.state, self.seat, mv);
    }
}

/// A move that was found legal in the position it holds.
#[derive(Debug)]
pub struct Judged<'a, G: Game> {
    state: &'a mut G::State,
    seat: Seat,
    mv: G::Move,
}

impl<'a, G: Game> Judged<'a, G> {
    /// The move, if the rules allow it.
    pub fn new(state: &'a mut G::State, seat: Seat, mv: G::Move) -> Result<Judged<'a, G>, G::Rule> {
        G::check(state, seat, &mv)?;
        Ok(Judged { state, seat, mv })
    }

    /// The move with these words, if the seat may make it.
    pub fn hear(
        state: &'a mut G::State,
        seat: Seat,
        words: &[&str],
    ) -> Result<Judged<'a, G>, WhyNot<G::Rule>> {
        let mv = crate::why::legal::<G>(state, seat, words)?;
        Ok(Judged { state, seat, mv })
    }

    /// The move.
    pub fn get(&self) -> &G::Move {
        &self.mv
    }

    /// The position in which it is legal.
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// Plays it.
    pub fn play(self) {
        G::play(self.state, self.seat, Legal(self.mv));
    }
}

/// Plays a move if the rules allow it; otherwise nothing changes.
pub fn play<G: Game>(state: &mut G::State, seat: Seat, mv: G::Move) -> Result<(), G::Rule> {
    Judged::<G>::new(state, seat, mv).map(Judged::play)
}

fn list<G: Game>(state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    if G::pending(state).seats().contains(seat) {
        G::moves(state, seat, moves);
    }
}

/// Plays a move that was listed for this very position.
fn carry_out<G: Game>(state: &mut G::State, seat: Seat, mv: G::Move) {
    debug_assert_eq!(G::check(state, seat, &mv), Ok(()), "{mv:?} was offered");
    G::play(state, seat, Legal(mv));
}
