//! One decision in the tree: its moves, narrowed part by part.

use adit_game::{Game, Notation, Seat};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A decision of a seat. The offers of all imagined positions that lead here are laid over each other.
pub(super) struct Choice<G: Game> {
    pub(super) seat: Seat,
    /// All moves that were ever offered here.
    pub(super) moves: Vec<G::Move>,
    /// The parts of all moves one after the other, hashed.
    keys: Vec<u64>,
    /// Where the parts of each move end.
    ends: Vec<u32>,
    /// The twig at which each move is whole.
    leaves: Vec<u32>,
    /// What follows each move: the point for each thing that chance may have brought.
    pub(super) next: Vec<Vec<(u64, u32)>>,
    pub(super) twigs: Vec<Twig>,
    /// A position in which the seat decides this, to find it again when the game has come there; for positions that
    /// have no fingerprint.
    pub(super) state: Option<Box<G::State>>,
    stamp: u32,
    /// Is everything that is known on offer?
    everything: bool,
}

/// A beginning of moves: all moves that have these first parts.
pub(super) struct Twig {
    key: u64,
    depth: u32,
    pub(super) children: Vec<u32>,
    /// The only move that begins so, if there is only one.
    pub(super) whole: Option<u32>,
    /// How likely one of its moves is the best, before anything was tried.
    prior: f32,
    pub(super) visits: u32,
    pub(super) total: f64,
    /// When it was last on offer.
    stamp: u32,
}

impl Twig {
    fn new(key: u64, depth: u32) -> Twig {
        Twig { key, depth, children: Vec::new(), whole: None, prior: 0.0, visits: 0, total: 0.0, stamp: 0 }
    }

    /// The mean result, if it was visited.
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total / f64::from(self.visits)) as f32)
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }
}

/// The key of a move's end behind its last part.
const END: u64 = 0;

/// The parts of a move (or of an outcome) hashed, each with its place.
pub(super) fn keys<N: Notation>(said: &N) -> impl Iterator<Item = u64> {
    said.parts().into_iter().map(|part| {
        let mut hasher = FxHasher::default();
        part.word.hash(&mut hasher);
        hasher.finish() | 1
    })
}

/// How many children are looked at after so many visits.
fn width(visits: u32) -> usize {
    4 + (3.0 * (visits as f32).sqrt()) as usize
}

impl<G: Game> Choice<G> {
    pub(super) fn new(seat: Seat, state: Option<Box<G::State>>) -> Choice<G> {
        Choice {
            seat,
            moves: Vec::new(),
            keys: Vec::new(),
            ends: Vec::new(),
            leaves: Vec::new(),
            next: Vec::new(),
            twigs: vec![Twig::new(END, 0)],
            state,
            stamp: 0,
            everything: false,
        }
    }

    /// Takes up an offer: moves that are new become known with the share of the prior that each of them has, and
    /// everything on offer becomes available.
    pub(super) fn take_up(&mut self, moves: &[G::Move], shares: impl FnOnce() -> Vec<f32>) {
        self.everything = self.moves == moves;
        if self.everything {
            return;
        }
        let mut places = Vec::with_capacity(moves.len());
        let mut unknown = false;
        let mut hint = 0;
        for mv in moves {
            // The same moves tend to stand in the same order.
            let place = (hint..self.moves.len()).chain(0..hint).find(|&place| self.moves[place] == *mv);
            hint = place.map_or(hint, |place| place + 1);
            unknown |= place.is_none();
            places.push(place);
        }
        if unknown {
            let shares = shares();
            for ((mv, place), share) in moves.iter().zip(&mut places).zip(shares) {
                if place.is_none() {
                    *place = Some(self.add(mv, share));
                }
            }
            self.sort();
        }
        self.stamp += 1;
        for place in places.into_iter().flatten() {
            self.mark(place);
        }
    }

    fn mark(&mut self, place: usize) {
        let mut at = 0;
        self.twigs[at].stamp = self.stamp;
        while self.twigs[at].whole != Some(place as u32) {
            let key = self.key(place, self.twigs[at].depth);
            let Some(&child) = self.child(at, key) else { return };
            at = child as usize;
            self.twigs[at].stamp = self.stamp;
        }
    }

    fn key(&self, place: usize, depth: u32) -> u64 {
        self.keys_of(place).get(depth as usize).copied().unwrap_or(END)
    }

    fn keys_of(&self, place: usize) -> &[u64] {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.keys[start..self.ends[place] as usize]
    }

    /// Moves that begin alike stand together, so the last child is the likeliest.
    fn child(&self, at: usize, key: u64) -> Option<&u32> {
        self.twigs[at].children.iter().rev().find(|child| self.twigs[**child as usize].key == key)
    }

    /// Adds a move and gives its place.
    fn add(&mut self, mv: &G::Move, share: f32) -> usize {
        let place = self.moves.len();
        self.moves.push(mv.clone());
        self.keys.extend(keys(mv));
        self.ends.push(self.keys.len() as u32);
        self.next.push(Vec::new());
        self.leaves.push(0);
        let mut at = 0;
        loop {
            self.twigs[at].prior += share;
            if let Some(other) = self.twigs[at].whole.take() {
                // Until now one move began so; now there are two, and what is known is known of the first.
                let twig = &self.twigs[at];
                let mut leaf = Twig::new(self.key(other as usize, twig.depth), twig.depth + 1);
                (leaf.visits, leaf.total, leaf.prior) = (twig.visits, twig.total, twig.prior - share);
                leaf.stamp = twig.stamp;
                leaf.whole = Some(other);
                self.leaves[other as usize] = self.hang(at, leaf);
            }
            let depth = self.twigs[at].depth;
            let key = self.key(place, depth);
            match self.child(at, key) {
                Some(&child) => at = child as usize,
                None => {
                    let mut leaf = Twig::new(key, depth + 1);
                    leaf.prior = share;
                    leaf.whole = Some(place as u32);
                    self.leaves[place] = self.hang(at, leaf);
                    return place;
                }
            }
        }
    }

    fn hang(&mut self, at: usize, twig: Twig) -> u32 {
        let index = self.twigs.len() as u32;
        self.twigs.push(twig);
        self.twigs[at].children.push(index);
        index
    }

    /// Puts the most promising children first.
    fn sort(&mut self) {
        for at in 0..self.twigs.len() {
            let mut children = std::mem::take(&mut self.twigs[at].children);
            children.sort_by(|one, other| {
                self.twigs[*other as usize].prior.total_cmp(&self.twigs[*one as usize].prior)
            });
            self.twigs[at].children = children;
        }
    }

    /// Walks from the root to a whole move, at each part to the child that has the best of what is known of it and
    /// what could still be found out. The twigs on the way are appended to `way`.
    pub(super) fn select(&self, explore: f32, way: &mut Vec<u32>) -> Option<usize> {
        let mut at = 0_u32;
        way.push(at);
        loop {
            let twig = &self.twigs[at as usize];
            if let Some(whole) = twig.whole {
                return Some(whole as usize);
            }
            at = self.best_child(twig, explore)?;
            way.push(at);
        }
    }

    /// The children of a twig that have moves on offer.
    fn on_offer<'a>(&'a self, twig: &'a Twig) -> impl Iterator<Item = (u32, &'a Twig)> {
        let children = twig.children.iter().map(|&child| (child, &self.twigs[child as usize]));
        children.filter(|(_, child)| self.everything || child.stamp == self.stamp)
    }

    fn best_child(&self, twig: &Twig, explore: f32) -> Option<u32> {
        let prior: f32 = self.on_offer(twig).map(|(_, child)| child.prior).sum();
        let curiosity = explore * (twig.visits.max(1) as f32).sqrt() / prior.max(f32::MIN_POSITIVE);
        // What was not tried is taken to be as good as what was.
        let untried = twig.mean().unwrap_or(0.5);
        let mut best = None;
        for (index, child) in self.on_offer(twig).take(width(twig.visits)) {
            let known = child.mean().unwrap_or(untried);
            let score = known + curiosity * child.prior / (1 + child.visits) as f32;
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// By how many visits the favourite is ahead, at the part where the next best comes closest.
    pub(super) fn lead(&self) -> u32 {
        let mut twig = &self.twigs[0];
        let mut lead = u32::MAX;
        while twig.whole.is_none() {
            let (mut favourite, mut second) = (twig, 0);
            let mut most = 0;
            for child in twig.children.iter().map(|child| &self.twigs[*child as usize]) {
                if child.visits > most {
                    (favourite, second, most) = (child, most, child.visits);
                } else {
                    second = second.max(child.visits);
                }
            }
            if most == 0 {
                return 0;
            }
            lead = lead.min(most - second);
            twig = favourite;
        }
        lead
    }

    /// By how much a child of a twig is worse than the one that was tried most; 0 if it is not.
    pub(super) fn loss(&self, twig: u32, child: u32) -> f32 {
        let favourite = self.on_offer(&self.twigs[twig as usize]).max_by_key(|(_, child)| child.visits);
        let means = favourite.and_then(|(_, best)| Some((best.mean()?, self.twigs[child as usize].mean()?)));
        means.map_or(0.0, |(best, own)| (best - own).max(0.0))
    }

    /// The twig at which a move is whole.
    pub(super) fn leaf(&self, place: usize) -> &Twig {
        &self.twigs[self.leaves[place] as usize]
    }

    /// A number for a move that is the same wherever the move is made.
    pub(super) fn digest(&self, place: usize) -> u64 {
        let mut hasher = FxHasher::default();
        self.seat.hash(&mut hasher);
        self.keys_of(place).hash(&mut hasher);
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_testkit::heaps::{Heap, Heaps, Move, Stones};

    /// As if a move had been tried so often.
    fn visit(choice: &mut Choice<Heaps>, mv: &Move, visits: u32) {
        let place = choice.moves.iter().position(|known| known == mv).expect("a known move");
        let mut at = 0;
        loop {
            choice.twigs[at].visits += visits;
            if choice.twigs[at].whole == Some(place as u32) {
                return;
            }
            let key = choice.key(place, choice.twigs[at].depth);
            at = *choice.child(at, key).expect("every part has a twig") as usize;
        }
    }

    #[test]
    fn the_lead_is_that_of_the_part_where_it_is_smallest() {
        let [one, other] = [Heap::ALL[0], Heap::ALL[1]];
        let take = |heap, stones| Move::Take { heap, stones: Stones(stones) };
        let moves = [take(one, 1), take(one, 2), take(other, 1), take(other, 2), Move::Pass {}];
        let mut choice = Choice::<Heaps>::new(Seat::FIRST, None);
        choice.take_up(&moves, || vec![0.2; 5]);
        assert_eq!(choice.lead(), 0, "nothing was tried");

        for (mv, visits) in moves.iter().zip([20, 50, 15, 20, 3]) {
            visit(&mut choice, mv, visits);
        }
        assert_eq!(choice.lead(), 30, "105 against 3, then 70 against 35, then 50 against 20");
        visit(&mut choice, &moves[3], 10);
        assert_eq!(choice.lead(), 25, "115 against 3, then 70 against 45, then 50 against 20");
    }
}
