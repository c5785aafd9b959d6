//! Choosing a move part by part.

use crate::vocabulary::{Code, END, UNKNOWN, Vocabulary};
use crate::{Game, Notation, Seat};

/// The moves that a seat is offered, and the parts that were picked: what can follow is the same narrowing that people see.
#[derive(Debug)]
pub struct Pick<G: Game> {
    moves: Vec<G::Move>,
    /// The codes of all moves, one behind the other.
    codes: Vec<Code>,
    /// Where the codes of each move begin, and where those of the last end.
    begins: Vec<u32>,
    /// The moves that begin with what was picked.
    left: Vec<u32>,
    depth: usize,
}

/// What a part leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Nothing that is offered goes on like this; nothing has changed.
    NotOffered,
    /// More is to be said.
    More,
    /// The move with this index is said.
    Move(usize),
}

impl<G: Game> Default for Pick<G> {
    fn default() -> Pick<G> {
        Pick { moves: Vec::new(), codes: Vec::new(), begins: vec![0], left: Vec::new(), depth: 0 }
    }
}

impl<G: Game> Clone for Pick<G> {
    fn clone(&self) -> Pick<G> {
        Pick {
            moves: self.moves.clone(),
            codes: self.codes.clone(),
            begins: self.begins.clone(),
            left: self.left.clone(),
            depth: self.depth,
        }
    }
}

impl<G: Game> Pick<G> {
    /// Lists what a seat is offered; nothing is picked.
    pub fn open(&mut self, vocabulary: &Vocabulary, state: &G::State, seat: Seat) {
        self.close();
        if G::pending(state).seats().contains(seat) {
            G::moves(state, seat, &mut self.moves);
        }
        for mv in &self.moves {
            mv.codes(vocabulary, &mut self.codes);
            self.begins.push(self.codes.len() as u32);
        }
        self.again();
    }

    /// Nothing is offered.
    pub fn close(&mut self) {
        self.moves.clear();
        self.codes.clear();
        self.begins.truncate(1);
        self.left.clear();
        self.depth = 0;
    }

    /// The moves that are offered.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Takes back all that was picked.
    pub fn again(&mut self) {
        self.depth = 0;
        self.left.clear();
        let Pick { codes, begins, left, moves, .. } = self;
        let said = |index: &u32| !of(codes, begins, *index).contains(&UNKNOWN);
        left.extend((0..moves.len() as u32).filter(said));
    }

    /// What was picked so far.
    pub fn prefix(&self) -> &[Code] {
        match self.left.first() {
            Some(&index) => &self.codes(index)[..self.depth],
            None => &[],
        }
    }

    /// The codes of a move.
    pub fn codes(&self, index: u32) -> &[Code] {
        of(&self.codes, &self.begins, index)
    }

    /// Tells each code that can follow, some of them more than once.
    pub fn each(&self, mut tell: impl FnMut(Code)) {
        for &index in &self.left {
            tell(self.next(index));
        }
    }

    /// Picks a part.
    pub fn pick(&mut self, code: Code) -> Picked {
        let mut kept = std::mem::take(&mut self.left);
        if !kept.iter().any(|&index| self.next(index) == code) {
            self.left = kept;
            return Picked::NotOffered;
        }
        kept.retain(|&index| self.next(index) == code);
        self.left = kept;
        let first = self.left[0];
        if code == END {
            return Picked::Move(first as usize);
        }
        self.depth += 1;
        match self.left.as_slice() {
            [only] if self.codes(*only).len() == self.depth => Picked::Move(*only as usize),
            _ => Picked::More,
        }
    }

    fn next(&self, index: u32) -> Code {
        self.codes(index).get(self.depth).copied().unwrap_or(END)
    }
}

fn of<'a>(codes: &'a [Code], begins: &[u32], index: u32) -> &'a [Code] {
    &codes[begins[index as usize] as usize..begins[index as usize + 1] as usize]
}
