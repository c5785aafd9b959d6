//! One game, played by numbers.

use crate::faults::{self, fault};
use crate::games::{game, setup};
use crate::table::{json, picture, seat, viewer};
use crate::texts::texts;
use adit_game::{ArraySpec, Game, Layout, SeedDice, Setup, Theme};
use adit_games::Visit;
use adit_numbers::{AnyPlay, Asked, PlayFault};
use adit_table::Source;
use numpy::{PyArray1, PyArrayMethods as _, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

/// One game, played part by part.
#[pyclass(module = "adit._adit")]
pub struct Play {
    id: &'static str,
    play: Box<dyn AnyPlay>,
    dice: SeedDice,
    size: usize,
}

struct Start<'a>(&'a Setup);

impl Visit for Start<'_> {
    type Output = Result<Box<dyn AnyPlay>, PlayFault>;

    fn game<G: Game>(self) -> Self::Output {
        <dyn AnyPlay>::new::<G>(self.0)
    }
}

struct FromView<'a>(serde_json::Value, &'a mut SeedDice);

impl Visit for FromView<'_> {
    type Output = Result<Box<dyn AnyPlay>, PlayFault>;

    fn game<G: Game>(self) -> Self::Output {
        <dyn AnyPlay>::from_view::<G>(self.0, self.1)
    }
}

fn dice(seed: Option<u64>) -> PyResult<SeedDice> {
    Source::new(seed).chooser().map_err(|why| fault("no-randomness", why))
}

fn refused(fault: PlayFault) -> PyErr {
    faults::play(&fault)
}

impl Play {
    fn of(id: &'static str, play: Box<dyn AnyPlay>, dice: SeedDice) -> Play {
        let size = play.arrays().iter().map(ArraySpec::size).sum();
        Play { id, play, dice, size }
    }

    /// A game in a position that looks like this.
    pub fn of_view(id: &str, view: &str, seed: Option<u64>) -> PyResult<Play> {
        let mut dice = dice(seed)?;
        let id = game(id)?.id();
        let view = serde_json::from_str(view).map_err(|why| fault("bad-view", why))?;
        let read = adit_games::visit(id, FromView(view, &mut dice)).map_err(|fault| faults::read(&fault))?;
        Ok(Play::of(id, read.map_err(refused)?, dice))
    }
}

#[pymethods]
impl Play {
    #[new]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: u8,
        seed: Option<u64>,
        options: BTreeMap<String, String>,
        data: Option<String>,
    ) -> PyResult<Play> {
        let dice = dice(seed)?;
        let id = game(id)?.id();
        let setup = setup(seats, options, data);
        let started =
            py.detach(|| adit_games::visit(id, Start(&setup))).map_err(|fault| faults::read(&fault))?;
        Ok(Play::of(id, started.map_err(refused)?, dice))
    }

    /// A game in a position that looks like this view, with secrets drawn by the seed.
    #[staticmethod]
    fn from_view(py: Python<'_>, id: &str, view: &str, seed: Option<u64>) -> PyResult<Play> {
        py.detach(|| Play::of_view(id, view, seed))
    }

    fn copy(&self) -> Play {
        Play { id: self.id, play: self.play.copy(), dice: self.dice.clone(), size: self.size }
    }

    /// Game, seats, options, data.
    fn setup(&self) -> (&'static str, u8, BTreeMap<String, String>, Option<String>) {
        let Setup { seats, options, data } = self.play.setup();
        (self.id, *seats, options.clone(), data.as_deref().map(str::to_owned))
    }

    fn game(&self) -> &'static str {
        self.id
    }

    fn seats(&self) -> u8 {
        self.play.setup().seats
    }

    /// The seat that is asked, -1 where something is drawn, -4 where the game is over.
    fn asked(&self) -> i32 {
        match self.play.asked() {
            Asked::Seat(seat) => seat.index() as i32,
            Asked::Chance => -1,
            Asked::Over => -4,
        }
    }

    /// Who is asked at the same time.
    fn pending(&self) -> Vec<usize> {
        self.play.pending().iter().map(adit_game::Seat::index).collect()
    }

    /// The codes that may follow, in ascending order.
    fn legal(&self) -> Vec<u16> {
        let mut codes = self.play.next().to_vec();
        codes.sort_unstable();
        codes
    }

    /// Fills a mask with what may follow.
    fn mask(&self, mut mask: PyReadwriteArray1<'_, bool>) -> PyResult<()> {
        let mask = mask.as_slice_mut().map_err(|why| fault("wrong-size", why))?;
        mask.fill(false);
        for &code in self.play.next() {
            match mask.get_mut(usize::from(code)) {
                Some(cell) => *cell = true,
                None => return Err(fault("wrong-size", "the mask is smaller than the vocabulary")),
            }
        }
        Ok(())
    }

    fn prefix(&self) -> Vec<u16> {
        self.play.prefix().to_vec()
    }

    /// Picks a part; true if a move was played.
    fn pick(&mut self, py: Python<'_>, code: u16) -> PyResult<bool> {
        let play = &mut self.play;
        py.detach(|| play.pick(code)).map_err(refused)
    }

    fn unpick(&mut self) {
        self.play.unpick();
    }

    /// Draws until a seat is asked.
    fn draw(&mut self, py: Python<'_>) {
        let Play { play, dice, .. } = self;
        py.detach(|| play.draw(dice));
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        self.play.outcomes()
    }

    fn settle(&mut self, py: Python<'_>, index: usize) -> PyResult<()> {
        let play = &mut self.play;
        py.detach(|| play.settle(index)).map_err(refused)
    }

    fn result(&self) -> Option<(Vec<i32>, Vec<u8>, &'static str)> {
        self.play.result().map(|result| (result.scores, result.ranks, result.ending))
    }

    /// What the result is worth to each seat; zeros before the end.
    fn rewards(&self) -> Vec<f32> {
        let mut rewards = vec![0.0; usize::from(self.play.setup().seats)];
        if let Some(result) = self.play.result() {
            adit_numbers::rewards(&result, &mut rewards);
        }
        rewards
    }

    /// What a seat sees, all arrays one behind the other.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let array = PyArray1::<i32>::zeros(py, self.size, false);
        {
            let mut memory = array.try_readwrite().map_err(|why| fault("wrong-size", why))?;
            let memory = memory.as_slice_mut().map_err(|why| fault("wrong-size", why))?;
            py.detach(|| self.play.observe(seat, memory)).map_err(refused)?;
        }
        Ok(array)
    }

    /// A game that looks the same to a seat, with secrets drawn by the seed.
    fn imagine(&self, py: Python<'_>, number: usize, seed: u64) -> PyResult<Play> {
        seat(number)?;
        let mut dice = SeedDice::new(seed);
        let play = py.detach(|| self.play.imagine(number, &mut dice)).map_err(refused)?;
        Ok(Play { id: self.id, play, dice, size: self.size })
    }

    fn json(&self, py: Python<'_>, word: &str) -> PyResult<String> {
        py.detach(|| json(&*self.play.look(viewer(word)?).map_err(refused)?))
    }

    fn text(&self, py: Python<'_>, word: &str, language: &str) -> PyResult<String> {
        py.detach(|| {
            Ok(self.play.look(viewer(word)?).map_err(refused)?.sketch(&texts(game(self.id)?, language)?))
        })
    }

    fn svg(&self, py: Python<'_>, word: &str, language: &str) -> PyResult<String> {
        py.detach(|| {
            let view = self.play.look(viewer(word)?).map_err(refused)?;
            Ok(picture(&*view, &texts(game(self.id)?, language)?, Layout::Wide)?.standalone(Theme::Light))
        })
    }

    /// Width, height, and red, green and blue of each pixel.
    fn rgb<'py>(
        &self,
        py: Python<'py>,
        word: &str,
        language: &str,
        width: u32,
    ) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        let pixels = py.detach(|| {
            let view = self.play.look(viewer(word)?).map_err(refused)?;
            let picture = picture(&*view, &texts(game(self.id)?, language)?, Layout::Wide)?;
            adit_picture::pixels(&picture, Theme::Light, width).map_err(|why| fault("bad-width", why))
        })?;
        Ok((pixels.width, pixels.height, PyBytes::new(py, &pixels.rgb)))
    }

    /// Plays random moves and says how many.
    fn random(&mut self, py: Python<'_>, moves: u64) -> PyResult<u64> {
        let Play { play, dice, .. } = self;
        py.detach(|| play.random(moves, dice)).map_err(refused)
    }
}
