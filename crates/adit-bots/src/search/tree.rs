//! The tree of decisions, and one walk through it.

mod line;

use super::SearchOptions;
use super::choice::{Choice, keys};
use crate::account::Ledger;
use crate::clock::Work;
use crate::playout::{Horizon, Playout, soften};
use crate::{Judge, Worth};
use adit_game::{FixedHasher, FixedMap, Game, MAX_SEATS, Pending, Seat, SeatSet, Turn, Viewer};
use std::hash::{Hash, Hasher};

/// The tree that one thread builds.
pub(super) struct Tree<G: Game> {
    points: Vec<Point>,
    pub(super) choices: Vec<Choice<G>>,
    /// The points of positions that are known again however the game came to them, by their fingerprints.
    known: FixedMap<u64, u32>,
    /// Whether positions have fingerprints, as that of the root does or does not.
    has_fingerprints: bool,
    /// Whose decision is at the root.
    seat: Seat,
    /// How many moves all choices have.
    size: usize,
    /// How many they may have, to keep the tree from growing without end.
    pub(super) most: usize,
    /// What simulations were worth to each seat so far, to know how far they are spread.
    spread: [Spread; MAX_SEATS],
    way: Vec<u32>,
    path: Vec<(u32, u32)>,
    /// Where the points come from behind each move of the root, if that is asked for.
    pub(super) ledger: Option<Ledger>,
    /// The move that is made at the root, if it is not to be selected.
    pub(super) forced: Option<G::Move>,
}

/// A moment at which somebody is asked. Where several decide at the same time, each has its own choice here
/// and does not see what the others choose.
#[derive(Clone, Default)]
struct Point {
    choices: [Option<u32>; MAX_SEATS],
    visits: u32,
    /// What follows once all have chosen, by what they chose.
    after: Vec<(u64, u32)>,
}

/// Several seats deciding at the same time.
struct Stage {
    point: u32,
    /// Where each seat is in its own line of decisions.
    cursors: [u32; MAX_SEATS],
    deciding: SeatSet,
    /// What they have chosen, whatever the order.
    chosen: u64,
}

/// Mean and variance of a series of numbers.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, number: f32) {
        let number = f64::from(number);
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    fn deviation(&self) -> f32 {
        if self.count < 2.0 {
            return 0.25;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(0.0).sqrt() as f32
    }
}

/// So many outcomes of chance get branches of their own; what else may come shares one.
const MOST_BRANCHES: usize = 16;
/// The branch of everything else.
const ELSE: u64 = u64::MAX;
/// A tree does not grow beyond so many moves.
const MOST_MOVES: usize = 1_600_000;
/// How many choices are compared with what the seat sees now, to find the place in the tree again.
const MOST_COMPARED: usize = 2_000;

impl<G: Game> Tree<G> {
    /// A tree for a decision of this seat.
    pub(super) fn new(seat: Seat, has_fingerprints: bool) -> Tree<G> {
        Tree {
            points: vec![Point::default()],
            choices: Vec::new(),
            known: FixedMap::default(),
            has_fingerprints,
            seat,
            size: 0,
            most: MOST_MOVES,
            spread: Default::default(),
            way: Vec::new(),
            path: Vec::new(),
            ledger: None,
            forced: None,
        }
    }

    /// The choice at the root, once there is one.
    pub(super) fn root(&self) -> Option<&Choice<G>> {
        self.points[0].choices[self.seat.index()].map(|choice| &self.choices[choice as usize])
    }

    /// Whether it should not grow any more. To search on without growing would mislead: ever more of the own turns are
    /// tried, without the answers to them.
    pub(super) fn is_full(&self) -> bool {
        self.size > self.most
    }

    /// Walks down from the root with an imagined position, judges where the tree ends, and remembers what it is worth.
    pub(super) fn simulate(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        playout: &mut Playout<G>,
        state: &mut G::State,
    ) {
        self.path.clear();
        let worth = self.descend(judge, options, playout, state);
        let seats = usize::from(G::setup(state).seats);
        for seat in Seat::all(seats) {
            self.spread[seat.index()].add(worth.of(seat));
        }
        // What the others would have answered to the better move is not known, so only a seat that is alone is forgiven.
        self.remember(worth, if seats == 1 { options.forgive } else { 0.0 });
        self.book();
        playout.clock.lap(Work::Tree);
    }

    /// Books what the simulation has come to for the move that it has made at the root.
    fn book(&mut self) {
        let (Some(ledger), Some(root)) = (&mut self.ledger, self.points[0].choices[self.seat.index()]) else {
            return;
        };
        let made = self.path.iter().take_while(|(choice, _)| *choice == root).last();
        let place = made.and_then(|(_, twig)| self.choices[root as usize].twigs[*twig as usize].whole);
        if let Some(place) = place {
            ledger.book(place as usize);
        }
    }

    /// Remembers what a position is worth on the way that led to it, from its end to the root.
    ///
    /// What was lost by trying out a lesser move says little about the decisions before it, since in earnest the better
    /// one would be made: there some of it is forgiven.
    fn remember(&mut self, mut worth: Worth, forgive: f32) {
        let mut below = None;
        for &(place, twig) in self.path.iter().rev() {
            let choice = &mut self.choices[place as usize];
            let mut own = worth.of(choice.seat);
            if let Some((_, tried)) = below.filter(|(same, _)| *same == place && forgive > 0.0) {
                own = (own + forgive * choice.loss(twig, tried)).min(1.0);
                worth.set(choice.seat, own);
            }
            let remembered = &mut choice.twigs[twig as usize];
            remembered.visits += 1;
            remembered.total += f64::from(own);
            below = Some((place, twig));
        }
    }

    fn descend(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        playout: &mut Playout<G>,
        state: &mut G::State,
    ) -> Worth {
        let mut point = 0;
        let mut stage: Option<Stage> = None;
        loop {
            let Pending::Seats(pending) = G::pending(state) else {
                return self.judged(judge, options, playout, state);
            };
            if let Some(current) = &mut stage {
                if pending.iter().all(|seat| current.deciding.contains(seat)) {
                    current.deciding = pending;
                } else {
                    point = self.after(current);
                    stage = None;
                }
            }
            if stage.is_none() && pending.len() > 1 {
                let cursors = [point; MAX_SEATS];
                stage = Some(Stage { point, cursors, deciding: pending, chosen: 0 });
            }
            // Of several the seat that asks decides first, so that the root is its choice.
            let first = if pending.contains(self.seat) { Some(self.seat) } else { pending.iter().next() };
            let Some(seat) = first else { return self.judged(judge, options, playout, state) };
            let at = stage.as_ref().map_or(point, |stage| stage.cursors[seat.index()]);
            let Some(choice) = self.choice(at, seat, state) else {
                return self.judged(judge, options, playout, state);
            };
            let Some(place) = self.decide(choice, judge, options, playout, state) else {
                return self.judged(judge, options, playout, state);
            };
            let mut events = 0;
            playout.settle(state, |chance| {
                let mut hasher = FixedHasher::default();
                events.hash(&mut hasher);
                keys(chance).for_each(|key| key.hash(&mut hasher));
                events = hasher.finish();
            });
            playout.clock.lap(Work::Rules);
            match &mut stage {
                None => point = self.follow(choice, place, events, judge, state),
                Some(stage) => {
                    let chosen = &mut self.choices[choice as usize];
                    stage.chosen = stage.chosen.wrapping_add(chosen.digest(place)).wrapping_add(events);
                    let new = |_| new_point(&mut self.points);
                    stage.cursors[seat.index()] = branch_of(chosen.next(place), 0, MOST_BRANCHES, new);
                }
            }
        }
    }

    /// The point to which a move has led, and what chance has brought after it.
    fn follow(&mut self, choice: u32, place: usize, events: u64, judge: &Judge<G>, state: &G::State) -> u32 {
        let chosen = &mut self.choices[choice as usize];
        let made = chosen.tried(place).map_or(0, |twig| twig.visits);
        let patient = made.checked_div(judge.advice.patience).map(|most| 1 + most as usize);
        let most = patient.unwrap_or(MOST_BRANCHES).min(MOST_BRANCHES);
        let points = &mut self.points;
        branch_of(chosen.next(place), events, most, |alone| {
            match alone.then(|| judge.fingerprint(state)).flatten() {
                Some(fingerprint) => *self.known.entry(fingerprint).or_insert_with(|| new_point(points)),
                None => new_point(points),
            }
        })
    }

    /// The point behind a simultaneous decision.
    fn after(&mut self, stage: &Stage) -> u32 {
        let mut branches = std::mem::take(&mut self.points[stage.point as usize].after);
        let point = branch_of(&mut branches, stage.chosen, MOST_BRANCHES, |_| new_point(&mut self.points));
        self.points[stage.point as usize].after = branches;
        point
    }

    /// The choice of a seat at a point, if it is in the tree. A point becomes part of the tree when it is reached
    /// for the second time.
    fn choice(&mut self, at: u32, seat: Seat, state: &G::State) -> Option<u32> {
        let point = &mut self.points[at as usize];
        point.visits += 1;
        if let Some(choice) = point.choices[seat.index()] {
            return Some(choice);
        }
        if at != 0 && point.visits < 2 {
            return None;
        }
        let kept = seat == self.seat && !self.has_fingerprints;
        let choice = self.choices.len() as u32;
        self.choices.push(Choice::new(seat, kept.then(|| Box::new(state.clone()))));
        point.choices[seat.index()] = Some(choice);
        Some(choice)
    }

    /// Selects and plays a move; says its place among the moves of the choice.
    fn decide(
        &mut self,
        choice: u32,
        judge: &Judge<G>,
        options: &SearchOptions,
        playout: &mut Playout<G>,
        state: &mut G::State,
    ) -> Option<usize> {
        let chosen = &mut self.choices[choice as usize];
        let seat = chosen.seat;
        let turn = Turn::<G>::new(state, seat, &mut playout.moves);
        playout.clock.lap(Work::Rules);
        let known = chosen.moves.len();
        let urges = &mut playout.urges;
        chosen.take_up(turn.moves(), || {
            judge.urge(turn.state(), seat, turn.moves(), urges);
            soften(urges, judge.advice.trust);
            urges.clone()
        });
        self.size += chosen.moves.len() - known;
        let explore = options.explore * self.spread[seat.index()].deviation().max(0.01);
        self.way.clear();
        let forced = self.forced.as_ref().filter(|_| self.path.is_empty());
        let place = match forced.and_then(|forced| chosen.moves.iter().position(|mv| mv == forced)) {
            Some(place) => {
                chosen.walk_to(place, &mut self.way);
                place
            }
            None => chosen.select(explore, &mut self.way)?,
        };
        self.path.extend(self.way.iter().map(|twig| (choice, *twig)));
        let index = match turn.moves().get(place) {
            Some(mv) if *mv == chosen.moves[place] => Some(place),
            Some(_) | None => turn.moves().iter().position(|mv| *mv == chosen.moves[place]),
        };
        playout.clock.lap(Work::Tree);
        turn.play(index?);
        playout.clock.lap(Work::Rules);
        Some(place)
    }

    /// What each seat can expect where the tree ends.
    fn judged(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        playout: &mut Playout<G>,
        state: &mut G::State,
    ) -> Worth {
        playout.clock.lap(Work::Tree);
        let advice = &judge.advice;
        let near = playout.play_on(judge, state, Horizon::Turns(advice.turns), advice.sharpness);
        self.note(judge, playout, state, 1.0 - options.blend);
        if options.blend <= 0.0 {
            return near;
        }
        let far = playout.play_on(judge, state, Horizon::End, advice.sharpness);
        self.note(judge, playout, state, options.blend);
        far.mixed(options.blend, &near)
    }

    /// Notes what can be expected in a position that counts so much, if that is asked for.
    fn note(&mut self, judge: &Judge<G>, playout: &mut Playout<G>, state: &G::State, share: f32) {
        if let Some(ledger) = &mut self.ledger {
            ledger.note(judge, state, f64::from(share), &mut playout.measured);
        }
    }

    /// The part of the tree behind what the seat sees now, if the game has come to a place in it.
    pub(super) fn advanced(self, view: &G::View, seat: Seat, fingerprint: Option<u64>) -> Option<Tree<G>> {
        if seat != self.seat {
            return None;
        }
        let point = match fingerprint {
            Some(fingerprint) => *self.known.get(&fingerprint)?,
            None => self.point_seen(view, seat)?,
        };
        Some(self.cut(point))
    }

    /// The point in the tree that looks like this to the seat.
    fn point_seen(&self, view: &G::View, seat: Seat) -> Option<u32> {
        let root = self.points[0].choices[seat.index()]?;
        let sees_it = |choice: &Choice<G>| {
            let state = choice.state.as_deref();
            state.is_some_and(|state| G::view(state, Viewer::Seat(seat)) == *view)
        };
        // The decisions nearest to the root come first, since they were the first to be made.
        let own = (0..self.choices.len() as u32).filter(|choice| *choice != root);
        let own = own.filter(|choice| self.choices[*choice as usize].state.is_some());
        let found = own.take(MOST_COMPARED).find(|choice| sees_it(&self.choices[*choice as usize]))?;
        (0..self.points.len() as u32)
            .find(|point| self.points[*point as usize].choices[seat.index()] == Some(found))
    }

    /// The tree whose root is this point.
    fn cut(mut self, point: u32) -> Tree<G> {
        let mut tree = Tree::new(self.seat, self.has_fingerprints);
        (tree.spread, tree.most) = (self.spread, self.most);
        tree.points.clear();
        let mut choices: Vec<Option<Choice<G>>> = self.choices.drain(..).map(Some).collect();
        let mut renamed = vec![None; self.points.len()];
        renamed[point as usize] = Some(0);
        let mut waiting = std::collections::VecDeque::from([point]);
        let mut count = 1;
        while let Some(old) = waiting.pop_front() {
            let mut point = std::mem::take(&mut self.points[old as usize]);
            let mut rename = |branches: &mut Vec<(u64, u32)>| {
                for (_, to) in branches {
                    *to = *renamed[*to as usize].get_or_insert_with(|| {
                        waiting.push_back(*to);
                        count += 1;
                        count - 1
                    });
                }
            };
            rename(&mut point.after);
            for slot in &mut point.choices {
                *slot = slot.and_then(|choice| choices[choice as usize].take()).map(|mut choice| {
                    choice.twigs.iter_mut().for_each(|twig| rename(&mut twig.next));
                    tree.size += choice.moves.len();
                    tree.choices.push(choice);
                    tree.choices.len() as u32 - 1
                });
            }
            tree.points.push(point);
        }
        let known = self.known.into_iter();
        tree.known =
            known.filter_map(|(fingerprint, old)| Some((fingerprint, renamed[old as usize]?))).collect();
        tree
    }
}

fn new_point(points: &mut Vec<Point>) -> u32 {
    points.push(Point::default());
    points.len() as u32 - 1
}

/// The branch for what has happened; a new one if there are fewer than `most`. `new` makes the point behind a new branch
/// and is told whether it is for this alone, not for everything else.
fn branch_of(branches: &mut Vec<(u64, u32)>, key: u64, most: usize, new: impl FnOnce(bool) -> u32) -> u32 {
    let find = |key: u64| branches.iter().find(|(known, _)| *known == key).map(|(_, point)| *point);
    let key = if find(key).is_none() && branches.len() >= most { ELSE } else { key };
    find(key).unwrap_or_else(|| {
        let point = new(key != ELSE);
        branches.push((key, point));
        point
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::{Offer, Setup};
    use adit_testkit::heaps::{Heaps, Phase, State};

    /// All positions in which the only seat takes stones, from this one on.
    fn positions(state: &State, found: &mut Vec<State>) {
        let mut state = state.clone();
        state.last.clear();
        if state.phase != Phase::Taking(Seat::FIRST) || found.contains(&state) {
            return;
        }
        found.push(state.clone());
        for mv in Offer::<Heaps>::new(&state, Seat::FIRST).moves() {
            let mut after = state.clone();
            if adit_game::play::<Heaps>(&mut after, Seat::FIRST, mv.clone()).is_ok() {
                positions(&after, found);
            }
        }
    }

    #[test]
    fn a_position_is_in_the_tree_once_however_the_game_comes_to_it() -> Result<(), adit_game::SetupError> {
        let mut state = Heaps::start(&Setup::seats(1).with("favourites", "false"))?;
        state.heaps = vec![Some(3), Some(3)];
        state.players[Seat::FIRST].bid = Some(0);
        state.phase = Phase::Taking(Seat::FIRST);
        let mut all = Vec::new();
        positions(&state, &mut all);
        // Every pair of heaps up to three stones; without a stone the game is over.
        assert_eq!(all.len(), 15);

        let judge = Judge::<Heaps>::untaught();
        let mut tree = Tree::new(Seat::FIRST, true);
        for _ in 0..2_000 {
            let mut playout = Playout::new(1);
            tree.simulate(&judge, &SearchOptions::default(), &mut playout, &mut state.clone());
        }
        assert!((8..=15).contains(&tree.choices.len()), "{}", tree.choices.len());
        Ok(())
    }

    #[test]
    fn outcomes_beyond_the_most_share_a_branch() {
        let mut branches = Vec::new();
        let mut made = Vec::new();
        let mut follow = |key: u64, most: usize| {
            branch_of(&mut branches, key, most, |alone| {
                made.push(alone);
                made.len() as u32
            })
        };
        // The first has a branch of its own, the next two share one; a fourth has its own once there is room.
        assert_eq!([follow(7, 1), follow(8, 1), follow(9, 1), follow(7, 1)], [1, 2, 2, 1]);
        assert_eq!([follow(9, 3), follow(9, 1), follow(8, 1)], [3, 3, 2]);
        assert_eq!(made, [true, false, true]);
    }
}
