//! Bots named in words.

use crate::settings::Settings;
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
        /// For people who know the rules.
        Medium = "medium",
        /// For people who have played often.
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
/// `expert`. [`Recipe::help`] lists all that can be set. To find out what knowledge is worth, `greedy` and `search` can
/// be given other weights, none, or no idea of which moves look good.
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
    /// Which bots there are and what can be set, for people who type commands.
    pub fn help() -> String {
        let names = names();
        let settings = Kind::Search.settings();
        format!("Bots: {names}.\nSettings follow a colon, e.g. search:sims=200,threads=2:{settings}")
    }

    /// How long a decision takes at most on one core, as far as the recipe says: bots that do not search answer at once.
    pub fn announced(&self) -> Option<Duration> {
        match self {
            Recipe::Random | Recipe::Greedy(_) => Some(Duration::ZERO),
            Recipe::Search(options, _) => options.budget.time,
            Recipe::Level(level) => Some(level.time()),
        }
    }

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

/// Why words do not name a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecipeFault {
    /// There is no such bot.
    #[error("there is no bot {0:?}; choose one of {known}", known = names())]
    Unknown(String),
    /// A bot has no such setting.
    #[error("{bot} has no setting {said:?}; it has {known}")]
    Setting {
        /// The bot.
        bot: &'static str,
        /// What was said.
        said: String,
        /// The settings it has.
        known: String,
    },
    /// A setting cannot have this value.
    #[error("{said:?} cannot be set: {why}")]
    Value {
        /// What was said.
        said: String,
        /// Why not.
        why: String,
    },
}

adit_game::words! {
    /// The bots besides the levels.
    pub(crate) enum Kind as "bot" {
        /// Takes any move.
        Random = "random",
        /// Looks to the end of its own turn.
        Greedy = "greedy",
        /// Searches.
        Search = "search",
    }
}

/// The names of all bots.
fn names() -> String {
    let names = Kind::ALL.map(Kind::word).into_iter().chain(Level::ALL.map(Level::word));
    names.collect::<Vec<_>>().join(", ")
}

impl FromStr for Recipe {
    type Err = RecipeFault;

    fn from_str(text: &str) -> Result<Recipe, RecipeFault> {
        if let Some(level) = Level::from_word(text) {
            return Ok(Recipe::Level(level));
        }
        let (name, words) = text.split_once(':').unwrap_or((text, ""));
        let kind = Kind::from_word(name).ok_or_else(|| RecipeFault::Unknown(text.to_owned()))?;
        let Settings { options, knowledge } = Settings::read(kind, words)?;
        Ok(match kind {
            Kind::Random => Recipe::Random,
            Kind::Greedy => Recipe::Greedy(knowledge),
            Kind::Search => Recipe::Search(options, knowledge),
        })
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut settings = Settings::unset();
        let name = match self {
            Recipe::Random => Kind::Random.word(),
            Recipe::Level(level) => level.word(),
            Recipe::Greedy(knowledge) => {
                settings.knowledge = knowledge.clone();
                Kind::Greedy.word()
            }
            Recipe::Search(options, knowledge) => {
                settings = Settings { options: *options, knowledge: knowledge.clone() };
                Kind::Search.word()
            }
        };
        let settings = settings.to_string();
        formatter.write_str(name)?;
        if !settings.is_empty() {
            write!(formatter, ":{settings}")?;
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
            "search:sims=200,ms=1000",
            "search:ms=1000,threads=2,turns=3,trust=0.5,sharp=2,forgive=0,noise=0.5,prior=none",
            "search:sims=9,ahead=0.1,patience=4,explore=1.5,blend=1",
            "greedy:weights=none",
        ] {
            assert_eq!(text.parse::<Recipe>().map(|recipe| recipe.to_string()), Ok(text.to_owned()));
        }
        // Without a budget it has the usual one.
        assert_eq!("search".parse::<Recipe>(), "search:sims=1000".parse());
    }

    #[test]
    fn who_gets_a_setting_wrong_is_told_which_there_are() {
        let fault =
            |text: &str| text.parse::<Recipe>().err().map(|fault| fault.to_string()).unwrap_or_default();
        let unknown = fault("search:simulations=3");
        for name in ["sims", "ms", "threads", "turns", "trust", "sharp", "noise", "weights", "prior"] {
            assert!(unknown.contains(&format!("\n  {name}=")), "{unknown}");
            assert!(Recipe::help().contains(&format!("\n  {name}=")), "{name}");
        }
        let greedy = fault("greedy:sims=3");
        assert!(greedy.contains("weights=") && !greedy.contains("threads="), "{greedy}");
        assert_eq!(fault("random:prior=none"), "random has no setting \"prior=none\"; it has none");
        assert!(fault("search:threads=9999").ends_with("give a whole number from 1 to 256"));
        assert!(fault("search:forgive=2").ends_with("give a number from 0 to 1"));
        assert!(fault("grady").contains("random, greedy, search, easy, medium, hard, expert"));
    }

    #[test]
    fn words_that_do_not_name_a_bot_are_refused() {
        for text in [
            "",
            "randomly",
            "greedy:sims=3",
            "random:prior=none",
            "greedy:weights=no/such/file",
            "search:sims=0",
            "search:sims",
            "search:threads=9999",
            "search:turns=-1",
            "search:explore=NaN",
            "search:explore=inf",
            "search:prior=some",
        ] {
            assert!(text.parse::<Recipe>().is_err(), "{text}");
        }
    }
}
