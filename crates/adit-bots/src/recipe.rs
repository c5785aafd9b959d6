//! Bots named in words.

use crate::{Bot, Budget, Greedy, Judge, Random, Search, SearchOptions, WeightsFault};
use adit_game::Game;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

adit_game::words! {
    /// How strong an opponent people want.
    pub enum Level as "level" {
        /// For the first game.
        Easy = "easy",
        /// For who knows the rules.
        Medium = "medium",
        /// For who has played often.
        Hard = "hard",
        /// As strong as it can be within a second.
        Expert = "expert",
    }
}

impl Level {
    /// The longest that a decision takes on one core.
    pub fn time(self) -> Duration {
        Duration::from_millis(match self {
            Level::Easy => 50,
            Level::Medium => 200,
            Level::Hard => 500,
            Level::Expert => 1_000,
        })
    }

    fn options(self) -> SearchOptions {
        let (simulations, noise) = match self {
            Level::Easy => (Some(30), 0.7),
            Level::Medium => (Some(60), 0.5),
            Level::Hard => (Some(250), 0.0),
            Level::Expert => (None, 0.0),
        };
        // A tenth of the announced time is left for everything around the search.
        let budget = Budget { simulations, time: Some(self.time() * 9 / 10) };
        SearchOptions { budget, noise, ..SearchOptions::default() }
    }
}

/// A bot in words: `random`, `greedy`, `search:sims=200`, `search:ms=1000,threads=2`, `easy`, `medium`, `hard`,
/// `expert`. To find out what knowledge is worth, `greedy` and `search` can be given other weights
/// (`weights=FILE`), none (`weights=none`) or no idea of which moves look good (`prior=none`).
#[derive(Clone, Debug, PartialEq)]
pub enum Recipe {
    /// Any move.
    Random,
    /// To the end of the own turn.
    Greedy(Knowledge),
    /// Tree search.
    Search(SearchOptions, Knowledge),
    /// A level for people.
    Level(Level),
}

/// What a bot knows about its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    /// How much the features of a position count.
    pub weights: KnownWeights,
    /// Whether it knows which moves look good.
    pub prior: bool,
}

/// How much the features of a position count.
#[derive(Clone, Debug, PartialEq)]
pub enum KnownWeights {
    /// What the game has learned.
    OfGame,
    /// Nothing is known.
    None,
    /// What this file says.
    File {
        /// Its path.
        path: String,
        /// What it says.
        text: Arc<str>,
    },
}

impl Default for Knowledge {
    fn default() -> Knowledge {
        Knowledge { weights: KnownWeights::OfGame, prior: true }
    }
}

impl Knowledge {
    fn judge<G: Game>(&self) -> Result<Judge<G>, WeightsFault> {
        let judge = match &self.weights {
            KnownWeights::OfGame => Judge::of_game()?,
            KnownWeights::None => Judge::untaught(),
            KnownWeights::File { text, .. } => Judge::read(text)?,
        };
        Ok(if self.prior { judge } else { judge.without_prior() })
    }
}

impl Recipe {
    /// The bot of this recipe, whose choices follow from the seed as far as its budget is one of simulations.
    pub fn bot<G: Game>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, WeightsFault> {
        Ok(match self {
            Recipe::Random => Box::new(Random::new(seed)),
            Recipe::Greedy(knowledge) => Box::new(Greedy::<G>::with(knowledge.judge()?, seed)),
            Recipe::Search(options, knowledge) => {
                Box::new(Search::<G>::with(knowledge.judge()?, *options, seed))
            }
            Recipe::Level(level) => Box::new(Search::<G>::with(Judge::of_game()?, level.options(), seed)),
        })
    }
}

/// Why words name no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecipeFault {
    /// There is no such bot.
    #[error(
        "there is no bot {0:?}; choose random, greedy, search:sims=NUMBER, search:ms=NUMBER, easy, medium, hard or expert"
    )]
    Unknown(String),
    /// A bot has no such setting.
    #[error(
        "there is no setting {0:?}; a search has sims, ms, threads, explore, turns, trust, sharp, forgive, blend and noise, each as NAME=NUMBER; \
         greedy and search have weights=FILE, weights=none and prior=none"
    )]
    Setting(String),
    /// A file of weights cannot be read.
    #[error("the weights {path} cannot be read: {fault}")]
    File {
        /// The file.
        path: String,
        /// Why.
        fault: String,
    },
}

impl FromStr for Recipe {
    type Err = RecipeFault;

    fn from_str(text: &str) -> Result<Recipe, RecipeFault> {
        if let Some(level) = Level::from_word(text) {
            return Ok(Recipe::Level(level));
        }
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let mut options = SearchOptions::default();
        let mut knowledge = Knowledge::default();
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let unknown = || RecipeFault::Setting(setting.to_owned());
            let (key, value) = setting.split_once('=').ok_or_else(unknown)?;
            match (name, key) {
                ("greedy" | "search", "weights" | "prior") => knowledge.set(key, value)?,
                ("search", _) => set(&mut options, key, value).ok_or_else(unknown)?,
                _ => return Err(unknown()),
            }
        }
        match name {
            "random" => Ok(Recipe::Random),
            "greedy" => Ok(Recipe::Greedy(knowledge)),
            "search" => Ok(Recipe::Search(options, knowledge)),
            _ => Err(RecipeFault::Unknown(text.to_owned())),
        }
    }
}

impl Knowledge {
    fn set(&mut self, key: &str, value: &str) -> Result<(), RecipeFault> {
        match (key, value) {
            ("prior", "none") => self.prior = false,
            ("weights", "none") => self.weights = KnownWeights::None,
            ("weights", path) => {
                let text = std::fs::read_to_string(path)
                    .map_err(|fault| RecipeFault::File { path: path.to_owned(), fault: fault.to_string() })?;
                self.weights = KnownWeights::File { path: path.to_owned(), text: text.into() };
            }
            _ => return Err(RecipeFault::Setting(format!("{key}={value}"))),
        }
        Ok(())
    }

    /// The settings that differ from what is usual.
    fn settings(&self) -> Vec<String> {
        let mut settings = Vec::new();
        match &self.weights {
            KnownWeights::OfGame => {}
            KnownWeights::None => settings.push("weights=none".to_owned()),
            KnownWeights::File { path, .. } => settings.push(format!("weights={path}")),
        }
        if !self.prior {
            settings.push("prior=none".to_owned());
        }
        settings
    }
}

/// The most threads that can be asked for.
const MOST_THREADS: u32 = 256;

fn set(options: &mut SearchOptions, name: &str, value: &str) -> Option<()> {
    let number = |value: &str| value.parse::<f32>().ok().filter(|value| value.is_finite() && *value >= 0.0);
    match name {
        "sims" => options.budget = Budget::simulations(value.parse().ok().filter(|sims| *sims > 0)?),
        "ms" => options.budget = Budget::time(Duration::from_millis(value.parse().ok()?)),
        "threads" => {
            options.threads = value.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads))?;
        }
        "explore" => options.explore = number(value)?,
        "turns" => options.instead.turns = Some(value.parse().ok()?),
        "trust" => options.instead.trust = Some(number(value)?),
        "sharp" => options.instead.sharpness = Some(number(value)?),
        "forgive" => options.forgive = number(value)?.min(1.0),
        "blend" => options.blend = number(value)?.min(1.0),
        "noise" => options.noise = number(value)?,
        _ => return None,
    }
    Some(())
}

/// The settings of a search that differ from what is usual, after its budget.
fn settings(options: &SearchOptions) -> Vec<String> {
    let usual = SearchOptions::default();
    let mut settings = Vec::new();
    settings.extend(options.budget.simulations.map(|sims| format!("sims={sims}")));
    settings.extend(options.budget.time.map(|time| format!("ms={}", time.as_millis())));
    if options.threads != usual.threads {
        settings.push(format!("threads={}", options.threads));
    }
    settings.extend(options.instead.turns.map(|turns| format!("turns={turns}")));
    settings.extend(options.instead.trust.map(|trust| format!("trust={trust}")));
    settings.extend(options.instead.sharpness.map(|sharp| format!("sharp={sharp}")));
    let numbers = [
        ("explore", options.explore, usual.explore),
        ("forgive", options.forgive, usual.forgive),
        ("blend", options.blend, usual.blend),
        ("noise", options.noise, usual.noise),
    ];
    settings.extend(
        numbers
            .into_iter()
            .filter(|(_, value, usual)| value != usual)
            .map(|(name, value, _)| format!("{name}={value}")),
    );
    settings
}

impl fmt::Display for Recipe {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, settings) = match self {
            Recipe::Random => ("random", Vec::new()),
            Recipe::Level(level) => (level.word(), Vec::new()),
            Recipe::Greedy(knowledge) => ("greedy", knowledge.settings()),
            Recipe::Search(options, knowledge) => {
                ("search", [settings(options), knowledge.settings()].concat())
            }
        };
        formatter.write_str(name)?;
        if !settings.is_empty() {
            write!(formatter, ":{}", settings.join(","))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_time_left_for_what_is_around_the_search() {
        for level in Level::ALL {
            assert!(level.options().budget.time.is_some_and(|time| time < level.time()), "{level:?}");
        }
    }

    #[test]
    fn a_recipe_is_said_as_it_is_read() {
        for text in [
            "random",
            "greedy",
            "hard",
            "search:sims=200",
            "search:ms=1000,threads=2,turns=3,trust=0.5,sharp=2,forgive=0,noise=0.5,prior=none",
            "greedy:weights=none",
        ] {
            assert_eq!(text.parse::<Recipe>().map(|recipe| recipe.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_recipe_is_refused() {
        for text in [
            "",
            "randomly",
            "greedy:sims=3",
            "random:prior=none",
            "greedy:weights=no/such/file",
            "search:sims=0",
            "search:sims",
            "search:threads=9999",
        ] {
            assert!(text.parse::<Recipe>().is_err(), "{text}");
        }
    }
}
