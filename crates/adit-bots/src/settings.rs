//! The settings of bots. One table says how each is read, printed and explained.

use crate::recipe::Kind;
use crate::{Budget, Knowledge, KnownWeights, RecipeFault, SearchOptions};
use std::fmt;
use std::time::Duration;

/// The settings of a bot.
#[derive(Clone)]
pub(crate) struct Settings {
    pub(crate) options: SearchOptions,
    pub(crate) knowledge: Knowledge,
}

/// Something that can be set, as `NAME=VALUE`.
struct Setting {
    name: &'static str,
    /// The bots that have it.
    bots: &'static [Kind],
    values: Values,
    help: &'static str,
    slot: fn(&mut Settings) -> &mut dyn Value,
}

macro_rules! table {
    ($($name:literal $bots:ident $values:ident$(($($bound:expr),*))? $($field:ident).+, $help:literal;)*) => {
        &[$(Setting {
            name: $name,
            bots: $bots,
            values: Values::$values$(($($bound),*))?,
            help: $help,
            slot: |settings| &mut settings.$($field).+,
        }),*]
    };
}

const SEARCH: &[Kind] = &[Kind::Search];
const THINKS: &[Kind] = &[Kind::Greedy, Kind::Search];

/// All settings, in the order in which they are printed.
const TABLE: &[Setting] = table! {
    "sims" SEARCH Whole(1, u32::MAX) options.budget.simulations,
        "stop after so many simulations";
    "ms" SEARCH Whole(0, u32::MAX) options.budget.time,
        "stop after so many milliseconds";
    "threads" SEARCH Whole(1, 256) options.threads,
        "build so many trees at the same time";
    "turns" SEARCH Whole(0, u32::MAX) options.instead.turns,
        "play on for so many turns before judging";
    "trust" SEARCH Number(0.0, f32::MAX) options.instead.trust,
        "how far to follow rules of thumb about moves";
    "sharp" SEARCH Number(0.0, f32::MAX) options.instead.sharpness,
        "how firmly to follow them when playing on";
    "ahead" SEARCH Number(0.0, 1.0) options.instead.ahead,
        "how much being ahead in points counts; the rest is winning";
    "patience" SEARCH Whole(0, u32::MAX) options.instead.patience,
        "visits before one more outcome of chance is told apart";
    "explore" SEARCH Number(0.0, f32::MAX) options.explore,
        "how curious to be about moves that were seldom tried";
    "forgive" SEARCH Number(0.0, 1.0) options.forgive,
        "how much to ignore that lesser moves were tried out, alone";
    "blend" SEARCH Number(0.0, 1.0) options.blend,
        "how much of a judgement is playing on to the end";
    "noise" SEARCH Number(0.0, f32::MAX) options.noise,
        "0 takes the best move; more makes other moves likelier";
    "weights" THINKS FileOrNone knowledge.weights,
        "how much each feature of a position counts";
    "prior" THINKS None knowledge.prior,
        "do without rules of thumb about moves";
};

impl Settings {
    /// Nothing is set, not even a budget.
    pub(crate) fn unset() -> Settings {
        let budget = Budget { simulations: None, time: None };
        let options = SearchOptions { budget, ..SearchOptions::default() };
        Settings { options, knowledge: Knowledge::default() }
    }

    /// Reads the settings of a bot from words such as `sims=200,threads=2`.
    pub(crate) fn read(bot: Kind, words: &str) -> Result<Settings, RecipeFault> {
        let mut settings = Settings::unset();
        for said in words.split(',').filter(|said| !said.is_empty()) {
            let known = said.split_once('=').and_then(|(name, value)| {
                let setting = TABLE.iter().find(|setting| setting.name == name && bot.has(setting))?;
                Some((setting, value))
            });
            let Some((setting, value)) = known else {
                let (bot, known) = (bot.word(), bot.settings());
                let known = if known.is_empty() { NONE.to_owned() } else { format!("these:{known}") };
                return Err(RecipeFault::Setting { bot, said: said.to_owned(), known });
            };
            let wrong = |why| RecipeFault::Value { said: said.to_owned(), why };
            if !setting.values.contain(value) {
                return Err(wrong(format!("give {}", setting.values)));
            }
            (setting.slot)(&mut settings).read(value).map_err(wrong)?;
        }
        if settings.options.budget == Settings::unset().options.budget {
            settings.options.budget = SearchOptions::default().budget;
        }
        Ok(settings)
    }
}

impl fmt::Display for Settings {
    /// What is set, as it is [read](Settings::read).
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut own, mut unset) = (self.clone(), Settings::unset());
        let words = TABLE.iter().filter_map(|setting| {
            let said = (setting.slot)(&mut own).say();
            let differs = said != (setting.slot)(&mut unset).say();
            said.filter(|_| differs).map(|said| format!("{}={said}", setting.name))
        });
        formatter.write_str(&words.collect::<Vec<_>>().join(","))
    }
}

impl Kind {
    fn has(self, setting: &Setting) -> bool {
        setting.bots.contains(&self)
    }

    /// The settings that this bot has, each explained on a line of its own.
    pub(crate) fn settings(self) -> String {
        let line = |setting: &Setting| {
            let form = format!("{}={}", setting.name, setting.values.placeholder());
            match setting.values {
                Values::None => format!("\n  {form:<16} {}", setting.help),
                values @ (Values::Whole(..) | Values::Number(..) | Values::FileOrNone) => {
                    format!("\n  {form:<16} {} ({values})", setting.help)
                }
            }
        };
        TABLE.iter().filter(|setting| self.has(setting)).map(line).collect()
    }
}

/// What may be said behind the name of a setting.
#[derive(Clone, Copy)]
enum Values {
    Whole(u32, u32),
    Number(f32, f32),
    FileOrNone,
    None,
}

impl Values {
    fn contain(self, value: &str) -> bool {
        match self {
            Values::Whole(least, most) => value.parse().is_ok_and(|value| (least..=most).contains(&value)),
            Values::Number(least, most) => value.parse().is_ok_and(|value| (least..=most).contains(&value)),
            Values::FileOrNone => true,
            Values::None => value == NONE,
        }
    }

    fn placeholder(self) -> &'static str {
        match self {
            Values::Whole(..) | Values::Number(..) => "NUMBER",
            Values::FileOrNone => "FILE",
            Values::None => NONE,
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Whole(least, u32::MAX) => write!(formatter, "a whole number from {least}"),
            Values::Whole(least, most) => write!(formatter, "a whole number from {least} to {most}"),
            Values::Number(least, f32::MAX) => write!(formatter, "a number from {least}"),
            Values::Number(least, most) => write!(formatter, "a number from {least} to {most}"),
            Values::FileOrNone => write!(formatter, "a file that `adit learn` has written, or {NONE}"),
            Values::None => formatter.write_str(NONE),
        }
    }
}

/// The word for doing without something.
const NONE: &str = "none";

/// A value that can be set in words.
trait Value {
    /// Takes the value that these words name, or says why they do not name one.
    fn read(&mut self, words: &str) -> Result<(), String>;

    /// The value in words, if there is one.
    fn say(&self) -> Option<String>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Value for $number {
            fn read(&mut self, words: &str) -> Result<(), String> {
                *self = words.parse().map_err(|fault| format!("{fault}"))?;
                Ok(())
            }

            fn say(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )*};
}

numbers!(u32, f32);

impl Value for Duration {
    fn read(&mut self, words: &str) -> Result<(), String> {
        let mut milliseconds = 0_u32;
        milliseconds.read(words)?;
        *self = Duration::from_millis(milliseconds.into());
        Ok(())
    }

    fn say(&self) -> Option<String> {
        Some(self.as_millis().to_string())
    }
}

impl<T: Value + Default> Value for Option<T> {
    fn read(&mut self, words: &str) -> Result<(), String> {
        self.insert(T::default()).read(words)
    }

    fn say(&self) -> Option<String> {
        self.as_ref()?.say()
    }
}

impl Value for KnownWeights {
    fn read(&mut self, words: &str) -> Result<(), String> {
        *self = if words == NONE {
            KnownWeights::None
        } else {
            let text = std::fs::read_to_string(words).map_err(|fault| fault.to_string())?;
            KnownWeights::File { path: words.to_owned(), text: text.into() }
        };
        Ok(())
    }

    fn say(&self) -> Option<String> {
        match self {
            KnownWeights::OfGame => None,
            KnownWeights::None => Some(NONE.to_owned()),
            KnownWeights::File { path, .. } => Some(path.clone()),
        }
    }
}

/// Whether something is there. The only thing to say about it is `none`.
impl Value for bool {
    fn read(&mut self, _none: &str) -> Result<(), String> {
        *self = false;
        Ok(())
    }

    fn say(&self) -> Option<String> {
        (!self).then(|| NONE.to_owned())
    }
}
