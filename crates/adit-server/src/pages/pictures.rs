//! A position of each game to look at before playing.

use crate::texts::Library;
use crate::{App, Fault};
use adit_any::{AnyGame, Games};
use adit_game::{Language, Layout, SeedDice, Setup, Theme, Viewer};
use adit_table::Source;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::OnceLock;

/// A position is shown after so many moves.
const MOVES: u64 = 64;
/// The chance behind the positions that are shown.
const SEED: u64 = 11;
/// They do not change while a program runs.
const KEEP: &str = "max-age=600";

/// A position of a game, as a file of its own in one theme.
pub(crate) async fn sample(
    State(app): State<App>,
    Path((game, theme)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let theme = match theme.as_str() {
        "light.svg" => Theme::Light,
        "dark.svg" => Theme::Dark,
        _ => return Err(Fault::NoPage),
    };
    let game = adit_any::find(app.tables.shared.games, &game).map_err(|_| Fault::NoPage)?;
    let drawn = tokio::task::spawn_blocking(move || {
        samples(app.tables.shared.games, &app.tables.shared.library).get(game.id()).map(|draw| draw(theme))
    });
    let svg = drawn.await.ok().flatten().ok_or(Fault::NoPage)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, KEEP)], svg).into_response())
}

type Draw = Box<dyn Fn(Theme) -> String + Send + Sync>;

/// The positions, drawn when somebody first looks at one.
fn samples(games: Games, library: &Library) -> &'static HashMap<&'static str, Draw> {
    static SAMPLES: OnceLock<HashMap<&'static str, Draw>> = OnceLock::new();
    let drawn = |game: &&'static dyn AnyGame| Some((game.id(), draw(*game, library)?));
    SAMPLES.get_or_init(|| games.iter().filter_map(drawn).collect())
}

fn draw(game: &'static dyn AnyGame, library: &Library) -> Option<Draw> {
    let seats = game.seats().iter().copied().max()?;
    let mut table = game.start(&Setup::seats(seats), Source::Seed(SEED)).ok()?;
    table.random(MOVES, &mut SeedDice::new(SEED)).ok()?;
    let view = table.look(Viewer::Public).ok()?;
    let picture = view.picture(&library.game(game.id(), Language::English), Layout::Wide)?;
    Some(Box::new(move |theme| picture.standalone(theme)))
}
