//! Players that are programs, without a word of any single game.
//!
//! A [`Bot`] is given what its seat sees, and nothing else: it searches positions that it
//! [imagines](adit_game::Game::imagine) from that. So it cannot cheat, by type.
//!
//! * [`Recipe`] names a bot in words: `random`, `greedy`, `search:sims=200`, `hard`;
//! * [`Judge`] says what each seat can expect in a position: by weights that were [learned](learn), or by
//!   playing on;
//! * [`Search`] is the tree search; [`Greedy`] looks to the end of its own turn; [`Random`] takes anything.

mod account;
mod bot;
mod clock;
mod expect;
mod greedy;
mod judge;
pub mod learn;
mod playout;
mod random;
mod recipe;
mod search;
mod settings;
mod threads;
mod weights;
mod worth;

pub use account::{Account, AccountPart, Whose};
pub use bot::{Bot, BotFault, Candidate, Step, Stop, Thoughts};
pub use clock::TimeSpent;
pub use expect::expectations;
pub use greedy::Greedy;
pub use judge::Judge;
pub use random::Random;
pub use recipe::{Knowledge, KnownWeights, Level, Recipe, RecipeFault};
pub use search::{Budget, Instead, Search, SearchOptions};
pub use weights::{KNOTS, Made, TableWeights, Weights, WeightsFault};
pub use worth::{Taste, Worth};
