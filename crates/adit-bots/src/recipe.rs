//! Bots named in words.

use crate::{Bot, Budget, Greedy, Judge, Random, Search, SearchOptions, WeightsFault};
use adit_game::Game;
use std::fmt;
use std::str::FromStr;
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
        let (budget, noise) = match self {
            Level::Easy => (Budget::Simulations(24), 1.0),
            Level::Medium => (Budget::Simulations(100), 0.3),
            Level::Hard => (Budget::Simulations(500), 0.0),
            Level::Expert => (Budget::Time(self.time() - MARGIN), 0.0),
        };
        SearchOptions { budget, noise, ..SearchOptions::default() }
    }
}

/// What is left of the announced time for everything around the search.
const MARGIN: Duration = Duration::from_millis(50);

/// A bot in words: `random`, `greedy`, `search:sims=200`, `search:ms=1000,threads=2`, `easy`, `medium`, `hard`,
/// `expert`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Recipe {
    /// Any move.
    Random,
    /// To the end of the own turn.
    Greedy,
    /// Tree search.
    Search(SearchOptions),
    /// A level for people.
    Level(Level),
}

impl Recipe {
    /// The bot of this recipe, whose choices follow from the seed as far as its budget is one of simulations.
    pub fn bot<G: Game>(&self, seed: u64) -> Result<Box<dyn Bot<G>>, WeightsFault> {
        Ok(match self {
            Recipe::Random => Box::new(Random::new(seed)),
            Recipe::Greedy => Box::new(Greedy::<G>::with(Judge::of_game()?, seed)),
            Recipe::Search(options) => Box::new(Search::<G>::with(Judge::of_game()?, *options, seed)),
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
    /// A search has no such setting.
    #[error(
        "a search has no setting {0:?}; the settings are sims, ms, threads, explore, turns, blend and noise, each as NAME=NUMBER"
    )]
    Setting(String),
}

impl FromStr for Recipe {
    type Err = RecipeFault;

    fn from_str(text: &str) -> Result<Recipe, RecipeFault> {
        if let Some(level) = Level::from_word(text) {
            return Ok(Recipe::Level(level));
        }
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        match (name, settings) {
            ("random", "") => Ok(Recipe::Random),
            ("greedy", "") => Ok(Recipe::Greedy),
            ("search", _) => {
                let mut options = SearchOptions::default();
                for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
                    set(&mut options, setting).ok_or_else(|| RecipeFault::Setting(setting.to_owned()))?;
                }
                Ok(Recipe::Search(options))
            }
            _ => Err(RecipeFault::Unknown(text.to_owned())),
        }
    }
}

/// The most threads that can be asked for.
const MOST_THREADS: u32 = 256;

fn set(options: &mut SearchOptions, setting: &str) -> Option<()> {
    let (name, value) = setting.split_once('=')?;
    let number = |value: &str| value.parse::<f32>().ok().filter(|value| value.is_finite() && *value >= 0.0);
    match name {
        "sims" => options.budget = Budget::Simulations(value.parse().ok().filter(|sims| *sims > 0)?),
        "ms" => options.budget = Budget::Time(Duration::from_millis(value.parse().ok()?)),
        "threads" => {
            options.threads = value.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads))?;
        }
        "explore" => options.explore = number(value)?,
        "turns" => options.turns = value.parse().ok()?,
        "blend" => options.blend = number(value)?.min(1.0),
        "noise" => options.noise = number(value)?,
        _ => return None,
    }
    Some(())
}

impl fmt::Display for Recipe {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = match self {
            Recipe::Random => return formatter.write_str("random"),
            Recipe::Greedy => return formatter.write_str("greedy"),
            Recipe::Level(level) => return level.fmt(formatter),
            Recipe::Search(options) => options,
        };
        match options.budget {
            Budget::Simulations(sims) => write!(formatter, "search:sims={sims}")?,
            Budget::Time(time) => write!(formatter, "search:ms={}", time.as_millis())?,
        }
        let usual = SearchOptions::default();
        if options.threads != usual.threads {
            write!(formatter, ",threads={}", options.threads)?;
        }
        if options.turns != usual.turns {
            write!(formatter, ",turns={}", options.turns)?;
        }
        let numbers = [
            ("explore", options.explore, usual.explore),
            ("blend", options.blend, usual.blend),
            ("noise", options.noise, usual.noise),
        ];
        for (name, value, usual) in numbers {
            if value != usual {
                write!(formatter, ",{name}={value}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_said_as_it_is_read() {
        for text in
            ["random", "greedy", "hard", "search:sims=200", "search:ms=1000,threads=2,turns=3,noise=0.5"]
        {
            assert_eq!(text.parse::<Recipe>().map(|recipe| recipe.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_recipe_is_refused() {
        for text in ["", "randomly", "greedy:sims=3", "search:sims=0", "search:sims", "search:threads=9999"] {
            assert!(text.parse::<Recipe>().is_err(), "{text}");
        }
    }
}
