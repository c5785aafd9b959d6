//! What is agreed before a game starts.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is agreed before a game starts: all that `Game::start` needs, and all that a journal keeps of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of seats.
    pub seats: u8,
    /// Options that differ from their default, by id.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Component data that replaces the built-in data, as the text of a TOML file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Arc<str>>,
}

impl Setup {
    /// A table of this many seats with every option at its default and the built-in data.
    pub fn seats(seats: u8) -> Setup {
        Setup { seats, options: BTreeMap::new(), data: None }
    }

    /// The same with one option set.
    pub fn with(mut self, option: &str, value: &str) -> Setup {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// The value of an option, given what the game knows of it.
    pub fn option<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.options.get(spec.id).map_or(&spec.default, String::as_str)
    }

    /// Is this a number of seats and are these options that a game has?
    pub fn check(&self, seats: &[u8], specs: &[OptionSpec]) -> Result<(), SetupError> {
        if !seats.contains(&self.seats) {
            return Err(SetupError::Seats { wanted: self.seats, possible: list(seats) });
        }
        for (id, value) in &self.options {
            let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
                return Err(SetupError::UnknownOption { option: id.clone(), known: known.join(", ") });
            };
            if !spec.values.contains(value) {
                let values = spec.values.join(", ");
                return Err(SetupError::OptionValue { option: id.clone(), value: value.clone(), values });
            }
        }
        Ok(())
    }
}

/// Numbers as people list them: "2, 3, 4".
fn list(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// Something that can be agreed before a game starts. Its explanation is the text `option-ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name in setups and journals.
    pub id: &'static str,
    /// What it can be set to.
    pub values: Vec<String>,
    /// What it is if nothing is said.
    pub default: String,
    /// Does it decide how to read a rule over which players disagree? Most tables leave these as they are.
    pub is_ruling: bool,
}

impl OptionSpec {
    /// How to read a rule over which players disagree: as it says, or not.
    pub fn ruling(id: &'static str, default: bool) -> OptionSpec {
        OptionSpec { is_ruling: true, ..OptionSpec::switch(id, default) }
    }

    /// An option that is on or off.
    pub fn switch(id: &'static str, default: bool) -> OptionSpec {
        OptionSpec::choice(id, &["true", "false"], if default { "true" } else { "false" })
    }

    /// An option with a few named values.
    pub fn choice(id: &'static str, values: &[&str], default: &str) -> OptionSpec {
        debug_assert!(values.contains(&default));
        OptionSpec {
            id,
            values: values.iter().map(|&value| value.to_owned()).collect(),
            default: default.to_owned(),
            is_ruling: false,
        }
    }
}

/// Why a game cannot be started like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this number of players.
    #[error("the game has no table of {wanted} seats; choose one of {possible}")]
    Seats {
        /// What was asked for.
        wanted: u8,
        /// What there is.
        possible: String,
    },
    /// There is no such option.
    #[error("there is no option {option:?}; the options are {known}")]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// The option has no such value.
    #[error("option {option:?} cannot be {value:?}; choose one of {values}")]
    OptionValue {
        /// The option.
        option: String,
        /// What was asked for.
        value: String,
        /// What there is.
        values: String,
    },
    /// The options or the number of seats do not go together.
    #[error("{0}")]
    Combination(String),
    /// The component data cannot be used.
    #[error("component data: {place}: {fault}")]
    Data {
        /// The table or line of the file.
        place: String,
        /// What is wrong with it and how it should be.
        fault: String,
    },
}

impl SetupError {
    /// A fault of the component data at a place of the file.
    pub fn data(place: impl Into<String>, fault: impl Into<String>) -> SetupError {
        SetupError::Data { place: place.into(), fault: fault.into() }
    }
}
