//! A table: one game in words, with a journal.

use crate::bot::Bot;
use crate::faults::{self, fault};
use crate::games::{game, setup};
use crate::play::Play;
use crate::texts::texts;
use adit_any::AnyGame;
use adit_bots::Stop;
use adit_game::{Layout, Part, Picture, Seat, SeedDice, Texts, Theme, Viewer};
use adit_games::GAMES;
use adit_table::{AnyView, OfferId, Refusal, Source, Undo};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

/// A table at which a game is played in words.
#[pyclass(module = "adit._adit")]
pub struct Table {
    game: &'static dyn AnyGame,
    table: adit_table::Table,
    texts: Texts,
    chooser: SeedDice,
}

/// Title, a few words, lines, clause.
type CardRow = (String, String, Vec<String>, &'static str);

/// The seat with this number.
pub fn seat(number: usize) -> PyResult<Seat> {
    Seat::new(number)
        .ok_or_else(|| fault("no-such-seat", format!("there is no seat {number}; seats are 0 to 3")))
}

/// `all`, `public`, or a seat as `s0` to `s3`.
pub fn viewer(word: &str) -> PyResult<Viewer> {
    let viewers = Seat::all(adit_game::MAX_SEATS).map(Viewer::Seat).chain([Viewer::Public, Viewer::All]);
    viewers.into_iter().find(|viewer| viewer.to_string() == word).ok_or_else(|| {
        fault("no-such-viewer", format!("there is no viewer {word:?}; look as s0 to s3, public or all"))
    })
}

/// How a picture is to be drawn.
fn layout(tall: bool, dark: bool) -> (Layout, Theme) {
    (if tall { Layout::Tall } else { Layout::Wide }, if dark { Theme::Dark } else { Theme::Light })
}

/// A view drawn as a picture.
pub fn picture(view: &dyn AnyView, texts: &Texts, layout: Layout) -> PyResult<Picture> {
    view.picture(texts, layout).ok_or_else(|| fault("no-picture", "this game is drawn in characters only"))
}

/// A picture as PNG.
pub fn png(picture: &Picture, theme: Theme, width: u32) -> PyResult<Vec<u8>> {
    adit_picture::png(picture, theme, width).map_err(|why| fault("bad-width", why))
}

/// A view as JSON.
pub fn json(view: &dyn AnyView) -> PyResult<String> {
    view.json_text().map_err(|refusal| fault(refusal.code(), refusal))
}

impl Table {
    fn sit(
        game: &'static dyn AnyGame,
        table: adit_table::Table,
        seed: Option<u64>,
        language: &str,
    ) -> PyResult<Table> {
        let mut table = Table {
            game,
            table,
            texts: texts(game, language)?,
            chooser: Source::new(seed).chooser().map_err(|why| fault("no-randomness", why))?,
        };
        let step = table.table.draw().and_then(|step| table.table.commit(step));
        step.map_err(|refusal| table.refused(&refusal))?;
        Ok(table)
    }

    fn refused(&self, refusal: &Refusal) -> PyErr {
        faults::refusal(refusal, &self.texts)
    }

    /// What a viewer sees, of a seat that is at the table.
    fn view(&self, word: &str) -> PyResult<Box<dyn AnyView>> {
        self.table.look(viewer(word)?).map_err(|refusal| self.refused(&refusal))
    }

    /// Its position and what its game is, to show to a bot.
    pub fn shown_to(&self, number: usize) -> PyResult<(Box<dyn AnyView>, Seat)> {
        let seat = seat(number)?;
        let view = self.table.look(Viewer::Seat(seat)).map_err(|refusal| self.refused(&refusal))?;
        Ok((view, seat))
    }

    pub fn texts(&self) -> &Texts {
        &self.texts
    }
}

#[pymethods]
impl Table {
    #[new]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: u8,
        seed: Option<u64>,
        options: BTreeMap<String, String>,
        data: Option<String>,
        language: &str,
    ) -> PyResult<Table> {
        let game = game(id)?;
        let setup = setup(seats, options, data);
        let started = py.detach(|| game.start(&setup, Source::new(seed)));
        Table::sit(game, started.map_err(|fault| faults::new_table(&fault))?, seed, language)
    }

    #[staticmethod]
    fn load(py: Python<'_>, id: &str, view: &str, seed: Option<u64>, language: &str) -> PyResult<Table> {
        let game = game(id)?;
        let loaded = py.detach(|| {
            let view = serde_json::from_str(view).map_err(|why| fault("bad-view", why))?;
            game.load(&view, Source::new(seed)).map_err(|fault| faults::load(&fault))
        });
        Table::sit(game, loaded?, seed, language)
    }

    #[staticmethod]
    fn replay(py: Python<'_>, journal: &str, seed: Option<u64>, language: &str) -> PyResult<Table> {
        let read = py.detach(|| adit_any::replay(GAMES, journal, Source::new(seed)));
        let (game, table) = read.map_err(|fault| faults::read(&fault))?;
        Table::sit(game, table, seed, language)
    }

    fn copy(&self, py: Python<'_>) -> Table {
        let Table { game, table, texts, chooser } = self;
        py.detach(|| Table {
            game: *game,
            table: table.clone(),
            texts: texts.clone(),
            chooser: chooser.clone(),
        })
    }

    fn game(&self) -> &'static str {
        self.game.id()
    }

    fn seats(&self) -> usize {
        self.table.record().seats()
    }

    fn number(&self) -> usize {
        self.table.record().entries().len()
    }

    fn pending(&self) -> Vec<usize> {
        self.table.pending().iter().map(Seat::index).collect()
    }

    /// Scores, ranks and how it ended.
    fn result(&self) -> Option<(Vec<i32>, Vec<u8>, &'static str)> {
        self.table.result().map(|result| (result.scores, result.ranks, result.ending))
    }

    fn json(&self, py: Python<'_>, viewer: &str) -> PyResult<String> {
        py.detach(|| json(&*self.view(viewer)?))
    }

    fn text(&self, py: Python<'_>, viewer: &str) -> PyResult<String> {
        py.detach(|| Ok(self.view(viewer)?.sketch(&self.texts)))
    }

    fn svg(&self, py: Python<'_>, viewer: &str, tall: bool, dark: bool) -> PyResult<String> {
        py.detach(|| {
            let (layout, theme) = layout(tall, dark);
            Ok(picture(&*self.view(viewer)?, &self.texts, layout)?.standalone(theme))
        })
    }

    fn png<'py>(
        &self,
        py: Python<'py>,
        viewer: &str,
        tall: bool,
        dark: bool,
        width: u32,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| {
            let (layout, theme) = layout(tall, dark);
            png(&picture(&*self.view(viewer)?, &self.texts, layout)?, theme, width)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn news(&self, viewer: &str) -> PyResult<Vec<String>> {
        Ok(self.view(viewer)?.narrate(&self.texts))
    }

    fn points(&self, viewer: &str) -> PyResult<Vec<(&'static str, String, Vec<i32>)>> {
        let points = self.view(viewer)?.points();
        Ok(points.into_iter().map(|tally| (tally.id, self.texts.tally(&tally), tally.points)).collect())
    }

    fn prompt(&self, number: usize) -> PyResult<Option<String>> {
        let (view, seat) = self.shown_to(number)?;
        Ok(view.prompt(&self.texts, seat))
    }

    /// Title, a few words, lines, clause.
    fn card(&self, viewer: &str, kind: &str, word: &str) -> PyResult<Option<CardRow>> {
        let card = self.view(viewer)?.card(&self.texts, kind, word);
        Ok(card.map(|card| (card.title, card.brief, card.lines, card.clause)))
    }

    /// The id of what a seat is offered, and its moves in words.
    fn offer(&self, py: Python<'_>, number: usize) -> PyResult<Option<(String, Vec<String>)>> {
        let seat = self.shown_to(number)?.1;
        let offer = py.detach(|| self.table.offer_words(seat));
        Ok(offer.map(|offer| (offer.id.to_string(), offer.moves().map(str::to_owned).collect())))
    }

    /// The moves that a seat is offered, in parts.
    fn parts(&self, py: Python<'_>, number: usize) -> PyResult<Vec<Vec<(&'static str, String)>>> {
        let seat = self.shown_to(number)?.1;
        let Some(offer) = py.detach(|| self.table.offer(seat)) else { return Ok(Vec::new()) };
        let part = |part: &Part| (part.kind, part.word.to_string());
        Ok(offer.moves.iter().map(|parts| parts.iter().map(part).collect()).collect())
    }

    /// How a move is called.
    fn phrase(&self, number: usize, words: &str) -> PyResult<Option<String>> {
        let (view, seat) = self.shown_to(number)?;
        let offer = self.table.offer(seat);
        let said =
            offer.iter().flat_map(|offer| &offer.moves).find(|parts| adit_game::words_of(parts) == words);
        Ok(said.map(|parts| view.phrase(&self.texts, parts)))
    }

    fn say(
        &mut self,
        py: Python<'_>,
        number: usize,
        words: &str,
        offer: Option<&str>,
    ) -> PyResult<Vec<String>> {
        let seat = seat(number)?;
        let offer: Option<OfferId> =
            offer.map(str::parse).transpose().map_err(|why| fault("bad-offer-id", why))?;
        let table = &mut self.table;
        let said = py.detach(|| {
            let step = table.propose(seat, words, offer)?;
            let entries = step.entries().iter().map(ToString::to_string).collect();
            table.commit(step).map(|()| entries)
        });
        said.map_err(|refusal| self.refused(&refusal))
    }

    /// Code, clause and sentence of why a seat may not say this.
    fn why(
        &self,
        number: usize,
        words: &str,
    ) -> PyResult<Option<(&'static str, Option<&'static str>, String)>> {
        let why = self.table.why(seat(number)?, words).err();
        Ok(why.map(|refusal| {
            (refusal.code(), refusal.rule().map(|rule| rule.number), refusal.sentence(&self.texts))
        }))
    }

    /// Takes back all entries behind the first `to`.
    fn back(&mut self, py: Python<'_>, to: usize) -> PyResult<()> {
        let table = &mut self.table;
        py.detach(|| table.take_back(to)).map_err(|refusal| self.refused(&refusal))
    }

    /// To which entry the seat can go back, and whether the others have to agree.
    fn undo(&self, number: usize) -> PyResult<Option<(usize, bool)>> {
        Ok(match self.table.undo(seat(number)?) {
            Undo::Nothing => None,
            Undo::Free(to) => Some((to, false)),
            Undo::Asks(to) => Some((to, true)),
        })
    }

    /// The number of the last entry that is a move.
    fn last_move(&self) -> Option<usize> {
        self.table
            .record()
            .entries()
            .iter()
            .rposition(|entry| matches!(entry, adit_table::Entry::Move { .. }))
    }

    fn at(&self, py: Python<'_>, number: usize) -> PyResult<Table> {
        let at = py.detach(|| self.table.at(number)).map_err(|refusal| self.refused(&refusal))?;
        Ok(Table { game: self.game, table: at, texts: self.texts.clone(), chooser: self.chooser.clone() })
    }

    fn entries(&self) -> Vec<String> {
        self.table.record().entries().iter().map(ToString::to_string).collect()
    }

    fn journal(&self) -> String {
        self.table.record().journal().to_string()
    }

    /// Plays random moves and says how many.
    fn random(&mut self, py: Python<'_>, moves: u64) -> PyResult<u64> {
        let Table { table, chooser, .. } = self;
        py.detach(|| table.random(moves, chooser)).map_err(|refusal| self.refused(&refusal))
    }

    /// The same position, to be played by numbers.
    fn play(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<Play> {
        let view = self.table.look(Viewer::All).map_err(|refusal| self.refused(&refusal))?;
        py.detach(|| Play::of_view(self.game.id(), &json(&*view)?, seed))
    }

    /// Looks back on the game, as JSON.
    fn analyse(&self, py: Python<'_>, bot: &Bot) -> PyResult<String> {
        py.detach(|| {
            let mut bot = bot.ask();
            let looked =
                adit_analysis::analyse(self.game, &self.table, &mut **bot, &Stop::default(), &mut |_| {});
            let looked = looked.map_err(|why| fault("no-analysis", why))?;
            serde_json::to_string(&looked).map_err(|why| fault("no-analysis", why))
        })
    }
}
