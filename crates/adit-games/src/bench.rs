//! How fast random games are played.

use adit_game::{Dice, Game, Offer, Pending, Setup, SplitDice};
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
pub(crate) fn run<G: Game>(setup: &Setup, time: Duration, seed: u64) -> Result<Bench, NewTableFault> {
    let start = G::start(setup)?;
    let mut dice = SplitDice(seed);
    let mut offer = Offer::<G>::default();
    let (mut games, mut moves, mut offered) = (0_u64, 0_u64, 0_u64);
    let begin = Instant::now();
    loop {
        let mut state = start.clone();
        loop {
            match G::pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let Some(chance) = adit_game::draw::<G>(&state, &mut dice) else { break };
                    if adit_game::settle::<G>(&mut state, chance).is_err() {
                        break;
                    }
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    offer.refill(&state, seat);
                    let size = offer.moves().len();
                    if size == 0 {
                        break;
                    }
                    offer.play(&mut state, seat, dice.index(size));
                    moves += 1;
                    offered += size as u64;
                }
            }
        }
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
