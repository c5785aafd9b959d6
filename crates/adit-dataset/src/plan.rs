//! Which games are written.

use crate::recorder::{Played, Recorder};
use crate::{DatasetFault, file};
use adit_arena::{Contest, Entrant};
use adit_bots::{Recipe, Stop};
use adit_game::Setup;
use adit_table::Journal;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::ops::Range;

/// The version of the columns; `docs/datasets.md` describes it.
pub(crate) const FORMAT: u32 = 1;

/// A game that was played elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where it comes from, as the column `source` has it.
    pub name: String,
    /// What happened in it.
    pub journal: Journal,
}

/// Where the games come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// Bots play them. They are the games that `adit arena` plays with the same bots and seed.
    Bots(Contest),
    /// They were played elsewhere, by this setup.
    Journals(Setup, Vec<Source>),
}

/// Which games are written, and how many into a file.
pub struct Plan {
    origin: Origin,
    shard: u64,
    recorder: Box<dyn Recorder>,
    fixtures: Vec<adit_arena::Fixture>,
}

/// How many games a file has if nobody says it: it depends on nothing but the number of games, so that every machine writes the same.
pub fn shard_size(games: u64) -> u64 {
    games.div_ceil(16).clamp(1, 100)
}

impl Plan {
    /// Writes these games, so many into each file. The recorder is that of the game with the same setup.
    pub fn new(origin: Origin, shard: u64, recorder: Box<dyn Recorder>) -> Result<Plan, DatasetFault> {
        let fixtures = match &origin {
            Origin::Bots(contest) => {
                contest.entrants.iter().try_for_each(|entrant| recipe(entrant).map(drop))?;
                if contest.entrants.is_empty() {
                    return Err(DatasetFault::NoBots);
                }
                contest.fixtures()
            }
            Origin::Journals(setup, sources) => {
                match sources.iter().find(|source| source.journal.setup != *setup) {
                    Some(other) => return Err(DatasetFault::OtherSetup { source_name: other.name.clone() }),
                    None => Vec::new(),
                }
            }
        };
        let plan = Plan { origin, shard, recorder, fixtures };
        match (plan.games(), shard) {
            (0, _) => Err(DatasetFault::NoGames),
            (_, 0) => Err(DatasetFault::EmptyShards),
            _ => Ok(plan),
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        match &self.origin {
            Origin::Bots(_) => self.fixtures.len() as u64,
            Origin::Journals(_, sources) => sources.len() as u64,
        }
    }

    /// How many files there are.
    pub fn shards(&self) -> u64 {
        self.games().div_ceil(self.shard)
    }

    /// The numbers of the games of a file.
    pub fn range(&self, shard: u64) -> Range<u64> {
        let end = |shard: u64| shard.saturating_mul(self.shard).min(self.games());
        end(shard)..end(shard.saturating_add(1))
    }

    /// What agrees in all parts of a dataset, as its manifest says it.
    pub fn manifest(&self) -> Value {
        let mut manifest = json!({
            "format": FORMAT,
            "adit": env!("CARGO_PKG_VERSION"),
            "game": self.recorder.game(),
            "rules": self.recorder.rules(),
            "setup": self.setup(),
            "games": self.games(),
            "games_in_shard": self.shard,
        });
        match &self.origin {
            Origin::Bots(contest) => {
                manifest["bots"] = json!(contest.names());
                manifest["seed"] = json!(contest.seed);
            }
            Origin::Journals(_, sources) => {
                let mut sum = Sha256::new();
                for source in sources {
                    sum.update(format!("{}\n{}\n", source.name, source.journal));
                }
                manifest["journals"] = sum
                    .finalize()
                    .iter()
                    .fold(String::new(), |mut text, byte| {
                        // Writing to a string cannot fail.
                        let _ = write!(text, "{byte:02x}");
                        text
                    })
                    .into();
            }
        }
        manifest
    }

    /// What was agreed before the games.
    pub fn setup(&self) -> &Setup {
        match &self.origin {
            Origin::Bots(contest) => &contest.setup,
            Origin::Journals(setup, _) => setup,
        }
    }

    /// The bytes of a file, and how many rows it has. `tell` hears of each game; nothing comes of it if `stop` is called off.
    pub fn shard(
        &self,
        shard: u64,
        stop: &Stop,
        tell: &dyn Fn(),
    ) -> Result<Option<(Vec<u8>, u64)>, DatasetFault> {
        if shard >= self.shards() {
            return Err(DatasetFault::NoSuchShard { shard, shards: self.shards() });
        }
        let mut file = file::ShardFile::new(&*self.recorder, &self.manifest())?;
        for number in self.range(shard) {
            let Some(played) = self.game(number, stop)? else { return Ok(None) };
            file.add(played)?;
            tell();
        }
        file.finish().map(Some)
    }

    fn game(&self, number: u64, stop: &Stop) -> Result<Option<Played>, DatasetFault> {
        let place = number as usize;
        match &self.origin {
            Origin::Bots(contest) => {
                let fixture = &self.fixtures[place];
                let bots = fixture.lineup.iter().map(|entrant| recipe(&contest.entrants[*entrant]));
                let bots: Vec<&Recipe> = bots.collect::<Result<_, _>>()?;
                self.recorder.play(&bots, number, fixture.seed, stop)
            }
            Origin::Journals(_, sources) => self.recorder.replay(&sources[place], number),
        }
    }
}

/// The bot that takes part. Other programs say a move and nothing about it, and cannot be asked again for the same.
fn recipe(entrant: &Entrant) -> Result<&Recipe, DatasetFault> {
    match entrant {
        Entrant::Bot(recipe) => Ok(recipe),
        Entrant::Program(program) => Err(DatasetFault::Program(program.clone())),
    }
}
