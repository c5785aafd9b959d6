//! Datasets, in parts that can be made anywhere.

use crate::contest::contest;
use crate::faults::{self, fault};
use adit_bots::Stop;
use adit_dataset::{DatasetFault, Folder, Origin, Plan, Recorder, recorder, shard_size};
use adit_game::{Game, Setup};
use adit_games::Visit;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Games of bots as Parquet files.
#[pyclass(module = "adit._adit")]
pub struct Dataset {
    plan: Plan,
}

struct Record<'a>(&'a Setup);

impl Visit for Record<'_> {
    type Output = Result<Box<dyn Recorder>, DatasetFault>;

    fn game<G: Game>(self) -> Self::Output {
        recorder::<G>(self.0)
    }
}

fn refused(fault_: DatasetFault) -> PyErr {
    let code = match &fault_ {
        DatasetFault::NoBots
        | DatasetFault::NoGames
        | DatasetFault::EmptyShards
        | DatasetFault::Program(_)
        | DatasetFault::NoSuchShard { .. } => "bad-dataset",
        DatasetFault::Setup(_) => "bad-setup",
        DatasetFault::Weights(_) => "bad-weights",
        DatasetFault::Bot { .. } | DatasetFault::Refused { .. } | DatasetFault::Stuck { .. } => "no-move",
        DatasetFault::Journal { .. }
        | DatasetFault::Refusal(_)
        | DatasetFault::Unfinished { .. }
        | DatasetFault::OtherSetup { .. } => "bad-journal",
        DatasetFault::OtherDataset { .. } => "other-dataset",
        DatasetFault::File { .. } | DatasetFault::Parquet(_) => "not-written",
    };
    fault(code, fault_)
}

#[pymethods]
impl Dataset {
    #[new]
    fn new(
        id: &str,
        seats: u8,
        bots: &str,
        games: u64,
        seed: u64,
        shard: Option<u64>,
        options: BTreeMap<String, String>,
        data: Option<String>,
    ) -> PyResult<Dataset> {
        let contest = contest(id, seats, bots, games, seed, options, data)?;
        let recorder =
            adit_games::visit(&contest.game, Record(&contest.setup)).map_err(|fault| faults::read(&fault))?;
        let shard = shard.unwrap_or_else(|| shard_size(games));
        let plan = Plan::new(Origin::Bots(contest), shard, recorder.map_err(refused)?);
        Ok(Dataset { plan: plan.map_err(refused)? })
    }

    fn games(&self) -> u64 {
        self.plan.games()
    }

    fn shards(&self) -> u64 {
        self.plan.shards()
    }

    /// The numbers of the games of a file: the first, and the one behind the last.
    fn range(&self, shard: u64) -> (u64, u64) {
        let range = self.plan.range(shard);
        (range.start, range.end)
    }

    fn manifest(&self) -> String {
        self.plan.manifest().to_string()
    }

    /// Opens the folder of the dataset, or makes it, and says which files are missing.
    fn missing(&self, folder: PathBuf) -> PyResult<Vec<u64>> {
        Ok(Folder::open(&folder, &self.plan).map_err(refused)?.missing())
    }

    /// The bytes of a file.
    fn shard<'py>(&self, py: Python<'py>, shard: u64) -> PyResult<Bound<'py, PyBytes>> {
        let made = py.detach(|| self.plan.shard(shard, &Stop::default(), &|| ())).map_err(refused)?;
        let (bytes, _) = made.ok_or_else(|| fault("no-move", "the games were called off"))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Keeps a file in the folder, whole or not at all.
    fn keep(&self, py: Python<'_>, folder: PathBuf, shard: u64, bytes: Vec<u8>) -> PyResult<()> {
        py.detach(|| Folder::open(&folder, &self.plan)?.keep_shard(shard, &bytes)).map_err(refused)
    }
}
