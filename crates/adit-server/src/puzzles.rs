//! The puzzles of all games, and how far a browser has come with them.

use crate::meta::{Meta, Solving};
use crate::token::Token;
use crate::{App, Fault};
use adit_any::{AnyGame, Games};
use adit_puzzles::{Book, Puzzle};
use adit_store::{TableId, Time};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The puzzles of all games, each book read when it is first asked for.
pub(crate) struct Books(Vec<(&'static dyn AnyGame, OnceLock<Option<Book>>)>);

/// What a browser has done with the puzzles of a game, by their names.
pub(crate) type Solved = HashMap<(String, String), Solving>;

/// How many tables of a session are read at a time.
const AT_ONCE: u32 = 500;
/// The milliseconds of a day.
const DAY: i64 = 86_400_000;

impl Books {
    pub(crate) fn new(games: Games) -> Books {
        Books(games.iter().map(|game| (*game, OnceLock::new())).collect())
    }

    /// The puzzles of a game, if it has some that can be read.
    pub(crate) fn of(&self, game: &str) -> Option<&Book> {
        let (game, book) = self.0.iter().find(|(known, _)| known.id() == game)?;
        let read = || {
            let told = |fault: &adit_puzzles::BookFault| {
                tracing::error!(game = game.id(), %fault, "puzzles cannot be read");
            };
            game.puzzles()?;
            Book::of(*game).inspect_err(told).ok().filter(|book| !book.puzzles.is_empty())
        };
        book.get_or_init(read).as_ref()
    }

    /// A puzzle by its name.
    pub(crate) fn find(&self, game: &str, id: &str) -> Option<&Puzzle> {
        self.of(game)?.find(id)
    }
}

/// The number of today, in UTC.
pub(crate) fn today() -> u64 {
    u64::try_from(Time::now().millis() / DAY).unwrap_or_default()
}

/// What a session has done with puzzles. Each puzzle has a table of its own for each session.
pub(crate) async fn solved(app: &App, session: &Token) -> Result<Solved, Fault> {
    let (store, person) = (&app.tables.shared.store, app.tables.person(session).await?);
    let mut solved = Solved::new();
    let mut after: Option<(Time, TableId)> = None;
    loop {
        let place = after.as_ref().map(|(at, id)| (*at, id));
        let page = store.session_tables(person.holder(), place, AT_ONCE).await.map_err(|_| Fault::Store)?;
        for joined in &page {
            let meta: Option<Meta> = serde_json::from_str(&joined.table.meta.text).ok();
            if let Some(solving) = meta.and_then(|meta| meta.puzzle) {
                solved.insert((joined.table.game.clone(), solving.id.clone()), solving);
            }
        }
        match page.last() {
            Some(last) if page.len() == AT_ONCE as usize => after = Some((last.at, last.table.id.clone())),
            Some(_) | None => return Ok(solved),
        }
    }
}

/// The puzzle to go on with behind another one: the next that is not solved, or simply the next.
pub(crate) fn next<'a>(book: &'a Book, game: &str, id: &str, solved: &Solved) -> Option<&'a Puzzle> {
    let place = book.puzzles.iter().position(|puzzle| puzzle.id == id)?;
    let (before, behind) = book.puzzles.split_at(place + 1);
    let others = || behind.iter().chain(before).filter(|puzzle| puzzle.id != id);
    let is_open = |puzzle: &&Puzzle| {
        let known = solved.get(&(game.to_owned(), puzzle.id.clone()));
        known.is_none_or(|solving| !solving.solved)
    };
    others().find(is_open).or_else(|| others().next())
}
