//! Learning how much each feature counts, from games that bots play among themselves.

mod fit;
mod self_play;

use crate::threads::make_of_each;
use crate::{Judge, KNOTS, TableWeights};
use adit_game::{Game, Setup, SetupError};
use fit::{Fit, Fitted};

/// What to learn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearnOptions {
    /// How often weights are fitted to new games; each time the games are played with the weights of the time before.
    pub rounds: u32,
    /// How many games are played each time.
    pub games: u64,
    /// How many simulations a bot makes for a decision; 0 for greedy bots. Searching bots play
    /// better games to learn from, but slower ones.
    pub sims: u32,
    /// From which everything follows.
    pub seed: u64,
}

/// Why nothing can be learned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LearnFault {
    /// The game has no features.
    #[error("{0} has no insight, so there are no weights to learn")]
    NoInsight(&'static str),
    /// There is no such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nothing was played.
    #[error("nothing can be learned from no games; ask for at least one round of one game")]
    NoGames,
}

/// Learns the weights for a table. `tell` hears after each round how it went: the round and what was learned.
pub fn learn<G: Game>(
    setup: &Setup,
    options: &LearnOptions,
    mut tell: impl FnMut(u32, &TableWeights),
) -> Result<TableWeights, LearnFault> {
    let insight = G::insight().ok_or(LearnFault::NoInsight(G::ID))?;
    let start = G::start(setup)?;
    let mut learned: Option<TableWeights> = None;
    for round in 0..options.rounds {
        let judge = match &learned {
            None => Judge::<G>::untaught(),
            Some(table) => Judge::taught(std::slice::from_ref(table)),
        };
        let first = options.seed.wrapping_mul(1 << 32).wrapping_add(u64::from(round) << 24);
        let mut fit = Fit::new(insight.features().len());
        // Games that are drawn cost little, so more of them are played.
        let count = if learned.is_some() { options.games } else { options.games * DRAWN };
        let batches: Vec<u64> = (0..count).collect();
        // Sums of numbers depend on their order, so the games are added one after the other.
        for batch in batches.chunks(BATCH) {
            let games = make_of_each(batch, |game| {
                self_play::play::<G>(&start, insight, &judge, options.sims, first.wrapping_add(*game))
            });
            games.iter().for_each(|game| fit.add(game));
        }
        let before = learned.as_ref().map(|table| in_order(table, insight.features()));
        let Fitted { weights, mean, deviation, error } =
            fit.solve(count, before.as_deref()).ok_or(LearnFault::NoGames)?;
        let named = insight.features().iter().map(|name| (*name).to_owned()).zip(weights);
        let table = TableWeights {
            seats: setup.seats,
            games: count,
            mean: round_off(mean),
            deviation: round_off(deviation),
            error: error.map(round_off),
            weights: named
                .map(|(name, weights): (String, [f32; KNOTS])| (name, weights.map(round_off)))
                .collect(),
        };
        tell(round, &table);
        learned = Some(table);
    }
    learned.ok_or(LearnFault::NoGames)
}

/// The weights in the order of the features.
fn in_order(table: &TableWeights, features: &[&str]) -> Vec<[f32; KNOTS]> {
    features.iter().map(|feature| table.weights.get(*feature).copied().unwrap_or_default()).collect()
}

/// So many times as many games are played in the first round, in which nothing is known and moves are drawn.
const DRAWN: u64 = 8;
/// How many games are played at the same time.
const BATCH: usize = 64;

/// Three digits behind the point are enough for a file that people read.
fn round_off(number: f32) -> f32 {
    (number * 1_000.0).round() / 1_000.0
}
