//! One decision in the tree: its moves, narrowed part by part.

use adit_game::{FixedHasher, Game, Notation, Seat};
use std::hash::{Hash, Hasher};

/// A decision of a seat. The offers of all imagined positions that lead here are laid over each other.
pub(super) struct Choice<G: Game> {
    pub(super) seat: Seat,
    /// All moves that were ever offered here.
    pub(super) moves: Vec<G::Move>,
    /// The twig of each move: where it hangs as a bud, or its own once it was tried.
    twig_of: Vec<u32>,
    /// When each move was last on offer.
    stamps: Vec<u32>,
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
    parent: u32,
    children: Vec<Child>,
    /// The only move that begins so, if there is only one.
    pub(super) whole: Option<u32>,
    pub(super) visits: u32,
    pub(super) total: f64,
    /// When it was last on offer.
    stamp: u32,
    /// What follows a whole move: the point for each thing that chance may have brought.
    pub(super) next: Vec<(u64, u32)>,
}

/// What a twig branches into at its next part.
#[derive(Clone, Copy)]
struct Child {
    key: u64,
    /// How likely one of its moves is the best, before anything was tried.
    prior: f32,
    growth: Growth,
}

/// Of all the moves that are offered in a tree few are ever tried. Only these become twigs.
#[derive(Clone, Copy)]
enum Growth {
    /// A single move that was not tried yet.
    Bud(u32),
    Twig(u32),
}

impl Growth {
    fn twig(self) -> Option<usize> {
        match self {
            Growth::Bud(_) => None,
            Growth::Twig(twig) => Some(twig as usize),
        }
    }
}

impl Twig {
    fn new(key: u64, depth: u32, parent: u32) -> Twig {
        let (children, next) = (Vec::new(), Vec::new());
        Twig { key, depth, parent, children, whole: None, visits: 0, total: 0.0, stamp: 0, next }
    }

    /// What it was worth on average, if it was visited.
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total / f64::from(self.visits)) as f32)
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// The twigs that have grown from it. No other part of its moves was tried.
    pub(super) fn grown(&self) -> impl Iterator<Item = usize> {
        self.children.iter().filter_map(|child| child.growth.twig())
    }
}

/// The key of a move's end behind its last part.
const END: u64 = 0;

/// The parts of a move (or of an outcome) hashed, each with its place.
pub(super) fn keys<N: Notation>(said: &N) -> impl Iterator<Item = u64> {
    said.parts().into_iter().map(|part| {
        let mut hasher = FixedHasher::default();
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
            twig_of: Vec::new(),
            stamps: Vec::new(),
            twigs: vec![Twig::new(END, 0, 0)],
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
        let mut unknown = 0;
        let mut hint = 0;
        for mv in moves {
            // The same moves tend to stand in the same order.
            let place = (hint..self.moves.len()).chain(0..hint).find(|&place| self.moves[place] == *mv);
            hint = place.map_or(hint, |place| place + 1);
            unknown += usize::from(place.is_none());
            places.push(place);
        }
        if unknown > 0 {
            self.moves.reserve_exact(unknown);
            self.twig_of.reserve_exact(unknown);
            self.stamps.reserve_exact(unknown);
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

    /// Notes that a move is on offer.
    fn mark(&mut self, place: usize) {
        self.stamps[place] = self.stamp;
        let mut at = self.twig_of[place] as usize;
        while self.twigs[at].stamp != self.stamp {
            self.twigs[at].stamp = self.stamp;
            at = self.twigs[at].parent as usize;
        }
    }

    /// Adds a move and gives its place.
    fn add(&mut self, mv: &G::Move, share: f32) -> usize {
        let place = self.moves.len();
        self.moves.push(mv.clone());
        self.stamps.push(0);
        let mut at = 0;
        for key in keys(mv).chain(std::iter::repeat(END)) {
            let children = &mut self.twigs[at as usize].children;
            // Moves that begin alike stand together, so the last child is the likeliest.
            let Some(known) = children.iter().rposition(|child| child.key == key) else {
                children.push(Child { key, prior: share, growth: Growth::Bud(place as u32) });
                break;
            };
            let child = &mut children[known];
            child.prior += share;
            let others = child.prior - share;
            at = self.grow(at, known);
            if let Some(other) = self.twigs[at as usize].whole.take() {
                self.branch_out(at, other, others);
            }
        }
        self.twig_of.push(at);
        place
    }

    /// The twig of a child. What was a bud becomes one.
    fn grow(&mut self, at: u32, child: usize) -> u32 {
        let Child { key, growth, .. } = self.twigs[at as usize].children[child];
        let place = match growth {
            Growth::Twig(twig) => return twig,
            Growth::Bud(place) => place,
        };
        let index = self.twigs.len() as u32;
        let mut twig = Twig::new(key, self.twigs[at as usize].depth + 1, at);
        twig.whole = Some(place);
        twig.stamp = self.stamps[place as usize];
        self.twigs.push(twig);
        self.twigs[at as usize].children[child].growth = Growth::Twig(index);
        self.twig_of[place as usize] = index;
        index
    }

    /// Splits a node: so far only one move began like this, now a second one does.
    fn branch_out(&mut self, at: u32, only: u32, prior: f32) {
        let twig = &mut self.twigs[at as usize];
        let key = keys(&self.moves[only as usize]).nth(twig.depth as usize).unwrap_or(END);
        twig.children.push(Child { key, prior, growth: Growth::Bud(only) });
        self.twig_of[only as usize] = at;
        let (visits, total, next) = (twig.visits, twig.total, std::mem::take(&mut twig.next));
        if visits > 0 {
            let grown = self.grow(at, 0) as usize;
            (self.twigs[grown].visits, self.twigs[grown].total, self.twigs[grown].next) =
                (visits, total, next);
        }
    }

    /// Puts the most promising children first.
    fn sort(&mut self) {
        for twig in &mut self.twigs {
            twig.children.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        }
    }

    /// Walks from the root to a whole move, at each part to the child that has the best of what is known of it and
    /// what could still be found out. The twigs on the way are appended to `way`.
    pub(super) fn select(&mut self, explore: f32, way: &mut Vec<u32>) -> Option<usize> {
        let mut at = 0_u32;
        way.push(at);
        loop {
            let twig = &self.twigs[at as usize];
            if let Some(whole) = twig.whole {
                return Some(whole as usize);
            }
            let best = self.best_child(twig, explore)?;
            at = self.grow(at, best);
            way.push(at);
        }
    }

    /// Walks from the root to this move; the same as [`select`](Choice::select) otherwise.
    pub(super) fn walk_to(&mut self, place: usize, way: &mut Vec<u32>) {
        let mut at = self.twig_of[place];
        let is_bud = |child: &Child| matches!(child.growth, Growth::Bud(bud) if bud == place as u32);
        if let Some(bud) = self.twigs[at as usize].children.iter().position(is_bud) {
            at = self.grow(at, bud);
        }
        let start = way.len();
        while at != 0 {
            way.push(at);
            at = self.twigs[at as usize].parent;
        }
        way.push(0);
        way[start..].reverse();
    }

    /// The twig of a child, if it was tried.
    fn grown(&self, child: &Child) -> Option<&Twig> {
        child.growth.twig().map(|twig| &self.twigs[twig])
    }

    /// The children of a twig that have moves on offer, with their places.
    fn on_offer<'a>(&'a self, twig: &'a Twig) -> impl Iterator<Item = (usize, &'a Child)> {
        let last = |child: &Child| match child.growth {
            Growth::Bud(place) => self.stamps[place as usize],
            Growth::Twig(twig) => self.twigs[twig as usize].stamp,
        };
        let children = twig.children.iter().enumerate();
        children.filter(move |(_, child)| self.everything || last(child) == self.stamp)
    }

    fn best_child(&self, twig: &Twig, explore: f32) -> Option<usize> {
        let prior: f32 = self.on_offer(twig).map(|(_, child)| child.prior).sum();
        let curiosity = explore * (twig.visits.max(1) as f32).sqrt() / prior.max(f32::MIN_POSITIVE);
        // What was not tried is taken to be as good as what was.
        let untried = twig.mean().unwrap_or(0.5);
        let mut best = None;
        for (place, child) in self.on_offer(twig).take(width(twig.visits)) {
            let grown = self.grown(child);
            let known = grown.and_then(Twig::mean).unwrap_or(untried);
            let visits = grown.map_or(0, |twig| twig.visits);
            let score = known + curiosity * child.prior / (1 + visits) as f32;
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// By how many visits the favourite is ahead, at the part where the next best comes closest.
    pub(super) fn lead(&self) -> u32 {
        let mut twig = &self.twigs[0];
        let mut lead = u32::MAX;
        while twig.whole.is_none() {
            let (mut favourite, mut second) = (twig, 0);
            let mut most = 0;
            for child in twig.grown().map(|child| &self.twigs[child]) {
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
        let tried = self.on_offer(&self.twigs[twig as usize]).filter_map(|(_, child)| self.grown(child));
        let favourite = tried.max_by_key(|child| child.visits);
        let means = favourite.and_then(|best| Some((best.mean()?, self.twigs[child as usize].mean()?)));
        means.map_or(0.0, |(best, own)| (best - own).max(0.0))
    }

    /// The twig of a move, if it was tried.
    pub(super) fn tried(&self, place: usize) -> Option<&Twig> {
        let twig = &self.twigs[self.twig_of[place] as usize];
        (twig.whole == Some(place as u32)).then_some(twig)
    }

    /// What follows a move that was tried.
    pub(super) fn next(&mut self, place: usize) -> &mut Vec<(u64, u32)> {
        &mut self.twigs[self.twig_of[place] as usize].next
    }

    /// A number for a move that is the same wherever the move is made.
    pub(super) fn digest(&self, place: usize) -> u64 {
        let mut hasher = FixedHasher::default();
        self.seat.hash(&mut hasher);
        keys(&self.moves[place]).for_each(|key| key.hash(&mut hasher));
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
        let mut at = choice.twig_of[place];
        if choice.tried(place).is_none() {
            let is_bud = |child: &Child| matches!(child.growth, Growth::Bud(bud) if bud == place as u32);
            let bud = choice.twigs[at as usize].children.iter().position(is_bud);
            at = choice.grow(at, bud.expect("what was not tried is a bud"));
        }
        loop {
            choice.twigs[at as usize].visits += visits;
            if at == 0 {
                return;
            }
            at = choice.twigs[at as usize].parent;
        }
    }

    fn visits(choice: &Choice<Heaps>, place: usize) -> Option<u32> {
        choice.tried(place).map(|twig| twig.visits)
    }

    #[test]
    fn what_is_known_of_a_move_stays_with_it_when_others_begin_alike() {
        let take = |stones| Move::Take { heap: Heap::ALL[0], stones: Stones(stones) };
        let mut choice = Choice::<Heaps>::new(Seat::FIRST, None);
        choice.take_up(&[take(1), Move::Pass {}], || vec![0.6, 0.4]);
        assert_eq!(choice.twigs.len(), 1, "nothing was tried");
        visit(&mut choice, &take(1), 7);
        choice.next(0).push((5, 9));

        choice.take_up(&[take(2), take(1)], || vec![0.5, 0.5]);
        assert_eq!([0, 1, 2].map(|place| visits(&choice, place)), [Some(7), None, None]);
        assert_eq!(choice.next(0).as_slice(), [(5, 9)]);
        let offered = |twig: &Twig| choice.on_offer(twig).count();
        assert_eq!(offered(&choice.twigs[0]), 1, "passing is not on offer any more");
        let before = choice.tried(0).map(|twig| offered(&choice.twigs[twig.parent as usize]));
        assert_eq!(before, Some(2), "one stone or two");
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

    #[test]
    fn what_two_seats_choose_adds_up_to_another_number_if_they_swap() {
        let bids: Vec<Move> = (0..10).map(|stones| Move::Bid { stones: Stones(stones) }).collect();
        let [one, other] = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| {
            let mut choice = Choice::<Heaps>::new(seat, None);
            choice.take_up(&bids, || vec![0.1; 10]);
            choice
        });
        let mut sums = std::collections::HashSet::new();
        for (own, others) in (0..10).flat_map(|own| (0..10).map(move |others| (own, others))) {
            sums.insert(one.digest(own).wrapping_add(other.digest(others)));
        }
        assert_eq!(sums.len(), 100);
    }
}
