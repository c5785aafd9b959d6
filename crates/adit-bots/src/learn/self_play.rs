//! A game that bots play to learn from.

use crate::greedy::Depth;
use crate::playout::{AS_LIKELY, Horizon, Playout, fraction};
use crate::{Bot, Budget, Greedy, Judge, Search, SearchOptions, Stop};
use adit_game::{Dice, Game, Insight, Pending, Seat, Viewer};

/// What was seen in a game.
pub(super) struct Played {
    pub(super) samples: Vec<Sample>,
    /// The final score of each seat.
    pub(super) scores: Vec<f32>,
}

/// What one seat had at one moment.
pub(super) struct Sample {
    pub(super) seat: Seat,
    pub(super) progress: f32,
    pub(super) measured: Vec<f32>,
}

/// One of so many positions is remembered.
const REMEMBERED: usize = 2;
/// What goes on for longer than any game of ours is not learned from.
const MOST_MOVES: usize = 20_000;

/// Plays a game: by drawing from what looks good before anything is learned, greedily or searching after.
///
/// A search evaluates positions that it reached by random moves, and strong players rarely reach those. So every second
/// game goes astray once, for as many moves as a search draws, and is remembered only from there: what came before says
/// nothing about how a game of strong players ends.
pub(super) fn play<G: Game>(
    start: &G::State,
    insight: &'static dyn Insight<G>,
    judge: &Judge<G>,
    sims: u32,
    seed: u64,
) -> Played {
    let seats = usize::from(G::setup(start).seats);
    let mut state = start.clone();
    let mut playout = Playout::<G>::new(seed);
    let mut bot = bot(judge, sims, playout.dice.bits());
    let mut played = Played { samples: Vec::new(), scores: Vec::new() };
    let is_taught = judge.is_taught(seats);
    let goes_astray = is_taught && playout.dice.index(2) == 0;
    let mut astray = goes_astray.then(|| fraction(&mut playout.dice));
    for _ in 0..MOST_MOVES {
        playout.settle(&mut state, |_| ());
        let Pending::Seats(pending) = G::pending(&state) else { break };
        let Some(seat) = pending.iter().next() else { break };
        if astray.is_some_and(|moment| insight.progress(&state) >= moment) {
            astray = None;
            playout.play_on(judge, &mut state, Horizon::Turns(judge.advice.turns), judge.advice.sharpness);
            continue;
        }
        if astray.is_none() && playout.dice.index(REMEMBERED) == 0 {
            remember(&mut played, insight, &state, seats);
        }
        if !is_taught {
            if !playout.step(judge, &mut state, seat, AS_LIKELY) {
                break;
            }
            continue;
        }
        let view = G::view(&state, Viewer::Seat(seat));
        let Ok(thoughts) = bot.consider(&view, seat, &Stop::default()) else { break };
        if adit_game::play::<G>(&mut state, seat, thoughts.choice).is_err() {
            break;
        }
    }
    match G::result(&state) {
        // How a game ends is what the weights at the end are fitted to.
        Some(result) => {
            remember(&mut played, insight, &state, seats);
            played.scores = result.scores.iter().map(|score| *score as f32).collect();
        }
        None => played.samples.clear(),
    }
    played
}

/// The player of both sides, or of all.
fn bot<G: Game>(judge: &Judge<G>, sims: u32, seed: u64) -> Box<dyn Bot<G>> {
    if sims == 0 {
        return Box::new(Greedy::with_depth(judge.clone(), seed, Depth::SHALLOW));
    }
    let options = SearchOptions { budget: Budget::simulations(sims), ..SearchOptions::default() };
    Box::new(Search::with(judge.clone(), options, seed))
}

fn remember<G: Game>(played: &mut Played, insight: &dyn Insight<G>, state: &G::State, seats: usize) {
    for seat in Seat::all(seats) {
        let mut measured = vec![0.0; insight.features().len()];
        insight.measure(state, seat, &mut measured);
        played.samples.push(Sample { seat, progress: insight.progress(state), measured });
    }
}
