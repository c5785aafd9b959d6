//! How fast random games are played, and how fast a search thinks.

use adit_bots::{Bot, BotFault, Budget, Search, SearchOptions, Stop, WeightsFault};
use adit_game::{Game, Pending, RandomPlay, RandomStep, Setup, SplitDice, Viewer};
use adit_table::NewTableFault;
use serde::Serialize;
use std::time::{Duration, Instant};

/// How fast random games were played on one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// Moves played in a second. Chance outcomes are drawn too but not counted.
    pub moves_per_s: f64,
    /// Whole games played in a second.
    pub games_per_s: f64,
    /// The mean number of moves of a game.
    pub moves_per_game: f64,
    /// The mean number of moves in an offer.
    pub offer_size: f64,
    /// The size of a state in bytes, without what it keeps on the heap.
    pub state_bytes: usize,
}

/// Plays whole random games until the time is over.
pub fn bench<G: Game>(setup: &Setup, time: Duration, seed: u64) -> Result<Bench, NewTableFault> {
    let start = G::start(setup)?;
    let mut dice = SplitDice(seed);
    let mut play = RandomPlay::<G>::default();
    let (mut games, mut moves, mut offered) = (0_u64, 0_u64, 0_u64);
    let begin = Instant::now();
    loop {
        let mut state = start.clone();
        while play.step(&mut state, &mut dice, |step| {
            if let RandomStep::Move { choices, .. } = step {
                moves += 1;
                offered += choices as u64;
            }
        }) {}
        games += 1;
        let elapsed = begin.elapsed();
        if elapsed >= time {
            let seconds = elapsed.as_secs_f64().max(f64::MIN_POSITIVE);
            return Ok(Bench {
                game: G::ID,
                seats: setup.seats,
                moves_per_s: moves as f64 / seconds,
                games_per_s: games as f64 / seconds,
                moves_per_game: moves as f64 / games as f64,
                offer_size: offered as f64 / moves.max(1) as f64,
                state_bytes: size_of::<G::State>(),
            });
        }
    }
}

/// How fast a search thinks on one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchBench {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// Simulations in a second.
    pub simulations_per_s: f64,
    /// The share of the time that goes into listing and playing moves, copying positions and drawing outcomes.
    pub rules: f64,
    /// The share that goes into measuring positions and moves.
    pub evaluation: f64,
    /// The share that goes into walking the tree.
    pub tree: f64,
}

/// How many simulations are made for each decision.
const SIMULATIONS: u32 = 400;

/// Lets a search play whole games against itself until the time is over.
pub fn bench_search<G: Game>(
    setup: &Setup,
    time: Duration,
    seed: u64,
) -> Result<SearchBench, SearchBenchFault> {
    let options = SearchOptions { budget: Budget::simulations(SIMULATIONS), ..SearchOptions::default() };
    let mut search = Search::<G>::new(options, seed)?;
    let start = G::start(setup).map_err(NewTableFault::from)?;
    let mut dice = SplitDice(seed);
    let mut state = start.clone();
    let (mut simulations, mut thought) = (0, Duration::ZERO);
    while thought < time {
        match G::pending(&state) {
            Pending::Over => state = start.clone(),
            Pending::Chance => {
                if adit_game::roll::<G>(&mut state, &mut Vec::new(), &mut dice).is_none() {
                    break;
                }
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let view = G::view(&state, Viewer::Seat(seat));
                let begin = Instant::now();
                let thoughts = search.consider(&view, seat, &Stop::default())?;
                if thoughts.simulations > 0 {
                    thought += begin.elapsed();
                    simulations += thoughts.simulations;
                }
                if adit_game::play::<G>(&mut state, seat, thoughts.choice).is_err() {
                    break;
                }
            }
        }
    }
    let spent = search.time_spent();
    let measured = (spent.rules + spent.evaluation + spent.tree).as_secs_f64().max(f64::MIN_POSITIVE);
    Ok(SearchBench {
        game: G::ID,
        seats: setup.seats,
        simulations_per_s: simulations as f64 / thought.as_secs_f64().max(f64::MIN_POSITIVE),
        rules: spent.rules.as_secs_f64() / measured,
        evaluation: spent.evaluation.as_secs_f64() / measured,
        tree: spent.tree.as_secs_f64() / measured,
    })
}

/// Why a search cannot be measured.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SearchBenchFault {
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] NewTableFault),
    /// The weights of the game cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsFault),
    /// The bot has no answer.
    #[error(transparent)]
    Bot(#[from] BotFault),
}
