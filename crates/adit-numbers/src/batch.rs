//! Many games at once.
//!
//! Each game has its own dice, so what happens in it depends on the seed, its place and what is chosen in it: not on how many
//! games there are beside it and not on the threads that step them.

use crate::PlayFault;
use crate::play::{Asked, PICKED, Play, picked, rewards};
use adit_game::{ArraySpec, Dice, Game, Numbers, Seat, SeedDice, Setup, Viewer, Vocabulary};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;

/// The memory into which games are played, with a row for each game.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat that is asked sees; may be empty if nobody wants to see it.
    pub observations: &'a mut [i32],
    /// The parts that it has [picked](crate::picked) of its move, [`PICKED`] numbers.
    pub picked: &'a mut [i32],
    /// The codes that may follow.
    pub masks: &'a mut [bool],
    /// Which seat is asked.
    pub seats: &'a mut [i32],
    /// What the game that has just ended was worth to each seat, zeros while it goes on.
    pub rewards: &'a mut [f32],
    /// The scores of the game that ended last, by seat.
    pub scores: &'a mut [i32],
    /// Has a game ended with this step? Then the next one has begun.
    pub ended: &'a mut [bool],
}

impl<'a> Arrays<'a> {
    fn split(self, games: usize, width: &Width) -> (Arrays<'a>, Arrays<'a>) {
        let seen = if self.observations.is_empty() { 0 } else { width.observation };
        let (observations, observations_rest) = self.observations.split_at_mut(games * seen);
        let (picked, picked_rest) = self.picked.split_at_mut(games * PICKED);
        let (masks, masks_rest) = self.masks.split_at_mut(games * width.mask);
        let (seats, seats_rest) = self.seats.split_at_mut(games);
        let (rewards, rewards_rest) = self.rewards.split_at_mut(games * width.seats);
        let (scores, scores_rest) = self.scores.split_at_mut(games * width.seats);
        let (ended, ended_rest) = self.ended.split_at_mut(games);
        (
            Arrays { observations, picked, masks, seats, rewards, scores, ended },
            Arrays {
                observations: observations_rest,
                picked: picked_rest,
                masks: masks_rest,
                seats: seats_rest,
                rewards: rewards_rest,
                scores: scores_rest,
                ended: ended_rest,
            },
        )
    }
}

/// How much room a game needs in each array.
#[derive(Clone, Copy, Debug)]
struct Width {
    observation: usize,
    mask: usize,
    seats: usize,
}

/// Many games, stepped at once.
pub struct Batch<G: Game> {
    games: Vec<Lane<G>>,
    specs: Vec<ArraySpec>,
    width: Width,
    threads: Option<ThreadPool>,
    parts: usize,
}

/// One of many games.
struct Lane<G: Game> {
    play: Play<G>,
    dice: SeedDice,
    chooser: SeedDice,
    start: G::State,
}

/// A [`Batch`] without its types.
pub trait AnyBatch: Send {
    /// The arrays that an observation consists of.
    fn specs(&self) -> &[ArraySpec];

    /// Restarts all games with this seed.
    fn reset(&mut self, seed: u64, out: Arrays<'_>) -> Result<(), PlayFault>;

    /// Picks a part in each game. If one of them cannot follow, no game is stepped.
    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), PlayFault>;

    /// A random part that may follow in each game.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), PlayFault>;
}

impl<G: Game> Batch<G> {
    /// So many games with one setup, stepped by so many threads. [`reset`](AnyBatch::reset) begins them.
    pub fn new(setup: &Setup, games: usize, threads: usize) -> Result<Batch<G>, PlayFault> {
        let vocabulary = Arc::new(Vocabulary::of::<G>());
        let start = G::start(setup)?;
        let view = G::view(&start, Viewer::Seat(Seat::FIRST));
        let specs = Numbers::describe(|numbers| G::encode(&view, numbers));
        let width = Width {
            observation: specs.iter().map(ArraySpec::size).sum(),
            mask: vocabulary.size(),
            seats: usize::from(setup.seats),
        };
        let threads = threads.clamp(1, games.max(1));
        let pool = match threads {
            1 => None,
            _ => {
                let pool = ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|fault| PlayFault::Threads(fault.to_string()))?)
            }
        };
        let lane = |_| Lane {
            play: Play::at(vocabulary.clone(), start.clone()),
            dice: SeedDice::new(0),
            chooser: SeedDice::new(0),
            start: start.clone(),
        };
        let games: Vec<_> = (0..games).map(lane).collect();
        Ok(Batch { games, specs, width, threads: pool, parts: threads })
    }

    fn check(&self, out: &Arrays<'_>) -> Result<(), PlayFault> {
        let Width { observation, mask, seats } = self.width;
        let games = self.games.len();
        let fits = |name: &'static str, size: usize, wanted: usize| {
            if size == wanted { Ok(()) } else { Err(PlayFault::WrongSize(name)) }
        };
        if !out.observations.is_empty() {
            fits("the array of observations", out.observations.len(), games * observation)?;
        }
        fits("the array of what was picked", out.picked.len(), games * PICKED)?;
        fits("the array of masks", out.masks.len(), games * mask)?;
        fits("the array of seats", out.seats.len(), games)?;
        fits("the array of rewards", out.rewards.len(), games * seats)?;
        fits("the array of scores", out.scores.len(), games * seats)?;
        fits("the array of ends", out.ended.len(), games)
    }

    /// Does something with every game and its rows, on all threads.
    fn each(&mut self, out: Arrays<'_>, work: impl Fn(usize, &mut Lane<G>, Arrays<'_>, &Width) + Sync) {
        let width = self.width;
        let all = |first: usize, games: &mut [Lane<G>], mut out: Arrays<'_>| {
            for (place, game) in games.iter_mut().enumerate() {
                let (own, rest) = out.split(1, &width);
                work(first + place, game, own, &width);
                out = rest;
            }
        };
        let Some(threads) = &self.threads else { return all(0, &mut self.games, out) };
        // More pieces than threads, so that a thread that is done early helps the others.
        let size = self.games.len().div_ceil(4 * self.parts).max(1);
        threads.scope(|scope| {
            let mut out = out;
            for (piece, games) in self.games.chunks_mut(size).enumerate() {
                let (own, rest) = out.split(games.len(), &width);
                let all = &all;
                scope.spawn(move |_| all(piece * size, games, own));
                out = rest;
            }
        });
    }
}

impl<G: Game> AnyBatch for Batch<G> {
    fn specs(&self) -> &[ArraySpec] {
        &self.specs
    }

    fn reset(&mut self, seed: u64, out: Arrays<'_>) -> Result<(), PlayFault> {
        self.check(&out)?;
        self.each(out, |place, game, mut out, _| {
            // Two streams for each game: what is drawn in it, and what is chosen at random.
            game.dice = SeedDice::stream(seed, 2 * place as u64);
            game.chooser = SeedDice::stream(seed, 2 * place as u64 + 1);
            game.begin();
            out.ended.fill(false);
            out.rewards.fill(0.0);
            out.scores.fill(0);
            out.masks.fill(false);
            game.observe(&mut out);
            game.show(&mut out);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), PlayFault> {
        self.check(&out)?;
        if actions.len() != self.games.len() {
            return Err(PlayFault::WrongSize("the array of actions"));
        }
        for (place, (game, &action)) in self.games.iter().zip(actions).enumerate() {
            let may = u16::try_from(action).is_ok_and(|code| game.play.may(code));
            if !may {
                return Err(PlayFault::NotOfferedIn { game: place, action });
            }
        }
        self.each(out, |place, game, mut out, width| game.step(actions[place], &mut out, width));
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), PlayFault> {
        if actions.len() != self.games.len() {
            return Err(PlayFault::WrongSize("the array of actions"));
        }
        for (game, action) in self.games.iter_mut().zip(actions) {
            let next = game.play.next();
            *action = if next.is_empty() { -1 } else { next[game.chooser.index(next.len())].into() };
        }
        Ok(())
    }
}

impl<G: Game> Lane<G> {
    fn begin(&mut self) {
        self.play.again(self.start.clone());
        self.play.draw(&mut self.dice);
    }

    fn step(&mut self, action: i64, out: &mut Arrays<'_>, width: &Width) {
        out.ended[0] = false;
        out.rewards.fill(0.0);
        self.play.next().iter().for_each(|&code| out.masks[usize::from(code)] = false);
        // It was tested that this part may follow.
        if self.play.pick(action as u16) == Ok(true) {
            self.play.draw(&mut self.dice);
            if let Some(result) = self.play.result() {
                out.ended[0] = true;
                rewards(&result, out.rewards);
                out.scores[..width.seats].copy_from_slice(&result.scores);
                self.begin();
            }
            self.observe(out);
        }
        self.show(out);
    }

    /// Writes what has changed with the position.
    fn observe(&self, out: &mut Arrays<'_>) {
        let Asked::Seat(seat) = self.play.asked() else { return };
        out.seats[0] = seat.index() as i32;
        if !out.observations.is_empty() {
            self.play.observe(seat, out.observations);
        }
    }

    /// Writes what changes with each part.
    fn show(&self, out: &mut Arrays<'_>) {
        self.play.next().iter().for_each(|&code| out.masks[usize::from(code)] = true);
        picked(self.play.prefix(), out.picked);
    }
}
