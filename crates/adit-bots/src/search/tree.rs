//! The tree of decisions, and one walk through it.

use super::choice::{Choice, keys};
use super::{SearchOptions, Work};
use crate::policy::{AS_LIKELY, Horizon, Player, soften};
use crate::{Judge, Results};
use adit_game::{Game, MAX_SEATS, Pending, Seat, SeatSet, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The tree that one thread builds.
pub(super) struct Tree<G: Game> {
    points: Vec<Point>,
    pub(super) choices: Vec<Choice<G>>,
    /// Whose decision is at the root.
    seat: Seat,
    /// How many moves all choices have, to keep the tree from growing without end.
    size: usize,
    /// The results of each seat so far, to know how far they are spread.
    spread: [Spread; MAX_SEATS],
    way: Vec<u32>,
    path: Vec<(u32, u32)>,
}

/// A moment at which somebody is asked. Where several decide at the same time, each has a choice of his own here
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
const MOST_MOVES: usize = 400_000;
/// How many choices are compared with what the seat sees now, to find the place in the tree again.
const MOST_COMPARED: usize = 2_000;

impl<G: Game> Tree<G> {
    /// A tree for a decision of this seat.
    pub(super) fn new(seat: Seat) -> Tree<G> {
        Tree {
            points: vec![Point::default()],
            choices: Vec::new(),
            seat,
            size: 0,
            spread: Default::default(),
            way: Vec::new(),
            path: Vec::new(),
        }
    }

    /// The choice at the root, once there is one.
    pub(super) fn root(&self) -> Option<&Choice<G>> {
        self.points[0].choices[self.seat.index()].map(|choice| &self.choices[choice as usize])
    }

    /// Walks down from the root with an imagined position, judges where the tree ends, and remembers the result.
    pub(super) fn simulate(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        player: &mut Player<G>,
        state: &mut G::State,
    ) {
        self.path.clear();
        let results = self.descend(judge, options, player, state);
        let seats = usize::from(G::setup(state).seats);
        for seat in Seat::all(seats) {
            self.spread[seat.index()].add(results.of(seat));
        }
        // What the others would have answered to the better move is not known, so only who is alone is forgiven.
        self.remember(results, if seats == 1 { options.forgive } else { 0.0 });
        player.clock.lap(Work::Tree);
    }

    /// Remembers a result on the way that led to it, from its end to the root.
    ///
    /// What was lost by trying out a lesser move says little about the decisions before it, since in earnest the better
    /// one would be made: there some of it is forgiven.
    fn remember(&mut self, mut results: Results, forgive: f32) {
        let mut below = None;
        for &(place, twig) in self.path.iter().rev() {
            let choice = &mut self.choices[place as usize];
            let mut result = results.of(choice.seat);
            if let Some((_, tried)) = below.filter(|(same, _)| *same == place && forgive > 0.0) {
                result = (result + forgive * choice.loss(twig, tried)).min(1.0);
                results.set(choice.seat, result);
            }
            let remembered = &mut choice.twigs[twig as usize];
            remembered.visits += 1;
            remembered.total += f64::from(result);
            below = Some((place, twig));
        }
    }

    fn descend(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        player: &mut Player<G>,
        state: &mut G::State,
    ) -> Results {
        let mut point = 0;
        let mut stage: Option<Stage> = None;
        loop {
            let Pending::Seats(pending) = G::pending(state) else {
                return self.judged(judge, options, player, state);
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
            let Some(seat) = first else { return self.judged(judge, options, player, state) };
            let at = stage.as_ref().map_or(point, |stage| stage.cursors[seat.index()]);
            let Some(choice) = self.choice(at, seat, state) else {
                return self.judged(judge, options, player, state);
            };
            let Some(place) = self.decide(choice, judge, options, player, state) else {
                return self.judged(judge, options, player, state);
            };
            let mut events = 0;
            player.settle(state, |chance| {
                let mut hasher = FxHasher::default();
                events.hash(&mut hasher);
                keys(chance).for_each(|key| key.hash(&mut hasher));
                events = hasher.finish();
            });
            player.clock.lap(Work::Rules);
            let chosen = &mut self.choices[choice as usize];
            match &mut stage {
                None => point = branch_of(&mut self.points, &mut chosen.next[place], events),
                Some(stage) => {
                    stage.chosen = stage.chosen.wrapping_add(chosen.digest(place)).wrapping_add(events);
                    stage.cursors[seat.index()] = branch_of(&mut self.points, &mut chosen.next[place], 0);
                }
            }
        }
    }

    /// The point behind a simultaneous decision.
    fn after(&mut self, stage: &Stage) -> u32 {
        let mut branches = std::mem::take(&mut self.points[stage.point as usize].after);
        let point = branch_of(&mut self.points, &mut branches, stage.chosen);
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
        if at != 0 && (point.visits < 2 || self.size > MOST_MOVES) {
            return None;
        }
        let own = seat == self.seat;
        let choice = self.choices.len() as u32;
        self.choices.push(Choice::new(seat, own.then(|| Box::new(state.clone()))));
        point.choices[seat.index()] = Some(choice);
        Some(choice)
    }

    /// Selects and plays a move; says its place among the moves of the choice.
    fn decide(
        &mut self,
        choice: u32,
        judge: &Judge<G>,
        options: &SearchOptions,
        player: &mut Player<G>,
        state: &mut G::State,
    ) -> Option<usize> {
        let chosen = &mut self.choices[choice as usize];
        let seat = chosen.seat;
        player.offer.refill(state, seat);
        player.clock.lap(Work::Rules);
        let known = chosen.moves.len();
        let moves = player.offer.moves();
        let urges = &mut player.urges;
        chosen.take_up(moves, || {
            judge.urge(state, seat, moves, urges);
            let trust = options.trust.or_else(|| Some(judge.insight?.trust())).unwrap_or(AS_LIKELY);
            soften(urges, trust);
            urges.clone()
        });
        self.size += chosen.moves.len() - known;
        let explore = options.explore * self.spread[seat.index()].deviation().max(0.01);
        self.way.clear();
        let place = chosen.select(explore, &mut self.way)?;
        self.path.extend(self.way.iter().map(|twig| (choice, *twig)));
        let index = match player.offer.moves().get(place) {
            Some(mv) if *mv == chosen.moves[place] => Some(place),
            Some(_) | None => player.offer.moves().iter().position(|mv| *mv == chosen.moves[place]),
        };
        player.clock.lap(Work::Tree);
        player.offer.play(state, seat, index?);
        player.clock.lap(Work::Rules);
        Some(place)
    }

    /// What each seat can expect where the tree ends.
    fn judged(
        &self,
        judge: &Judge<G>,
        options: &SearchOptions,
        player: &mut Player<G>,
        state: &mut G::State,
    ) -> Results {
        player.clock.lap(Work::Tree);
        let turns = options.turns.or_else(|| Some(judge.insight?.turns())).unwrap_or(1);
        let sharp = options.sharp.or_else(|| Some(judge.insight?.sharpness())).unwrap_or(AS_LIKELY);
        let near = player.play_on(judge, state, Horizon::Turns(turns), sharp);
        if options.blend <= 0.0 {
            return near;
        }
        let far = player.play_on(judge, state, Horizon::End, sharp);
        far.mixed(options.blend, &near)
    }

    /// The part of the tree behind what the seat sees now, if the game has come to a place in it.
    pub(super) fn advanced(self, view: &G::View, seat: Seat) -> Option<Tree<G>> {
        if seat != self.seat {
            return None;
        }
        let root = self.points[0].choices[seat.index()]?;
        let sees_it = |choice: &Choice<G>| {
            let state = choice.state.as_deref();
            state.is_some_and(|state| G::view(state, Viewer::Seat(seat)) == *view)
        };
        // The decisions nearest to the root come first, since they were the first to be made.
        let own = (0..self.choices.len() as u32).filter(|choice| *choice != root);
        let own = own.filter(|choice| self.choices[*choice as usize].state.is_some());
        let found = own.take(MOST_COMPARED).find(|choice| sees_it(&self.choices[*choice as usize]))?;
        let point = (0..self.points.len() as u32)
            .find(|point| self.points[*point as usize].choices[seat.index()] == Some(found))?;
        Some(self.cut(point))
    }

    /// The tree whose root is this point.
    fn cut(mut self, point: u32) -> Tree<G> {
        let mut tree = Tree::new(self.seat);
        tree.spread = self.spread;
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
                    choice.next.iter_mut().for_each(&mut rename);
                    tree.size += choice.moves.len();
                    tree.choices.push(choice);
                    tree.choices.len() as u32 - 1
                });
            }
            tree.points.push(point);
        }
        tree
    }
}

/// The branch for what has happened; a new one if there is room.
fn branch_of(points: &mut Vec<Point>, branches: &mut Vec<(u64, u32)>, key: u64) -> u32 {
    let key = if branches.len() >= MOST_BRANCHES && !branches.iter().any(|(known, _)| *known == key) {
        ELSE
    } else {
        key
    };
    match branches.iter().find(|(known, _)| *known == key) {
        Some((_, point)) => *point,
        None => {
            let point = points.len() as u32;
            points.push(Point::default());
            branches.push((key, point));
            point
        }
    }
}
