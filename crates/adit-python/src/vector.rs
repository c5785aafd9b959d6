//! Many games at once, into memory that NumPy owns.

use crate::faults::{self, fault};
use crate::games::setup;
use adit_game::{Game, Setup};
use adit_games::Visit;
use adit_numbers::{AnyBatch, Arrays, PlayFault};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// Many games that are stepped at once.
#[pyclass(module = "adit._adit")]
pub struct Batch {
    // Games are only reached by those who may change them, so no two threads ever look at them at once.
    batch: std::sync::Mutex<Box<dyn AnyBatch>>,
}

struct Start<'a> {
    setup: &'a Setup,
    games: usize,
    threads: usize,
}

impl Visit for Start<'_> {
    type Output = Result<Box<dyn AnyBatch>, PlayFault>;

    fn game<G: Game>(self) -> Self::Output {
        Ok(Box::new(adit_numbers::Batch::<G>::new(self.setup, self.games, self.threads)?))
    }
}

/// Arrays that are filled.
#[derive(FromPyObject)]
struct Memory<'py> {
    observations: Option<PyReadwriteArray2<'py, i32>>,
    picked: PyReadwriteArray2<'py, i32>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i32>,
    rewards: PyReadwriteArray2<'py, f32>,
    scores: PyReadwriteArray2<'py, i32>,
    ended: PyReadwriteArray1<'py, bool>,
}

impl Memory<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        let whole = |why| fault("wrong-size", format!("an array is not contiguous: {why}"));
        Ok(Arrays {
            observations: match &mut self.observations {
                Some(observations) => observations.as_slice_mut().map_err(whole)?,
                None => &mut [],
            },
            picked: self.picked.as_slice_mut().map_err(whole)?,
            masks: self.masks.as_slice_mut().map_err(whole)?,
            seats: self.seats.as_slice_mut().map_err(whole)?,
            rewards: self.rewards.as_slice_mut().map_err(whole)?,
            scores: self.scores.as_slice_mut().map_err(whole)?,
            ended: self.ended.as_slice_mut().map_err(whole)?,
        })
    }
}

impl Batch {
    fn games(&mut self) -> &mut Box<dyn AnyBatch> {
        self.batch.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn refused(fault: PlayFault) -> PyErr {
    faults::play(&fault)
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: u8,
        games: usize,
        threads: usize,
        options: BTreeMap<String, String>,
        data: Option<String>,
    ) -> PyResult<Batch> {
        let setup = setup(seats, options, data);
        let made = py.detach(|| adit_games::visit(id, Start { setup: &setup, games, threads }));
        let batch = made.map_err(|fault| faults::read(&fault))?.map_err(refused)?;
        Ok(Batch { batch: std::sync::Mutex::new(batch) })
    }

    /// Restarts all games.
    fn reset(&mut self, py: Python<'_>, seed: u64, mut memory: Memory<'_>) -> PyResult<()> {
        let (games, arrays) = (self.games(), memory.arrays()?);
        py.detach(|| games.reset(seed, arrays)).map_err(refused)
    }

    /// Picks a part in each game.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut memory: Memory<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|why| fault("wrong-size", why))?;
        let (games, arrays) = (self.games(), memory.arrays()?);
        py.detach(|| games.step(actions, arrays)).map_err(refused)
    }

    /// A random part that may follow in each game.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(|why| fault("wrong-size", why))?;
        let games = self.games();
        py.detach(|| games.sample(actions)).map_err(refused)
    }
}
