//! `adit play`: a game in the terminal.

mod commands;
mod console;
mod editor;
mod hot_seat;
mod offer_text;
mod players;
mod save;

pub use crate::args::{Agreed, PlayArguments};
pub use console::{Choices, Console, Input, Plain};
pub use players::Player;

use adit_any::{AnyGame, Games, find};
use adit_game::GameResult;
use adit_table::{Source, Table};
use anyhow::{Context as _, bail};
use editor::Terminal;
use hot_seat::HotSeat;
use save::{Save, Saves, Settings};
use std::io::{self, IsTerminal as _};
use std::path::Path;

/// Plays in this terminal, or by plain lines where standard input is not a terminal.
pub(crate) fn main(arguments: &PlayArguments, games: Games) -> anyhow::Result<()> {
    let folder = save::folder()?;
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        run(arguments, games, &folder, &mut Terminal::new()?)
    } else {
        run(arguments, games, &folder, &mut Plain::new(io::stdin().lock(), io::stdout()))
    }
}

/// Plays a game that is kept in `folder`.
pub fn run(
    arguments: &PlayArguments,
    games: Games,
    folder: &Path,
    console: &mut dyn Console,
) -> anyhow::Result<()> {
    let game = find(games, &arguments.game)?;
    let texts = crate::texts(game, &arguments.lang)?;
    let saves = Saves::new(folder, game.id())?;
    let (table, save) = match unfinished(arguments, game, &saves, console)? {
        Some(found) => found,
        None => start(arguments, game, &saves)?,
    };
    let texts = texts.naming(players::names(&save.settings().players));
    HotSeat::new(game, table, save, texts, console).play()
}

/// The unfinished game, if there is one and it shall be continued.
fn unfinished(
    arguments: &PlayArguments,
    game: &'static dyn AnyGame,
    saves: &Saves,
    console: &mut dyn Console,
) -> anyhow::Result<Option<(Table, Save)>> {
    if arguments.new {
        return Ok(None);
    }
    let Some(save) = saves.latest()? else {
        if arguments.resume {
            bail!("there is no game of {} to continue; start one without --resume", game.id());
        }
        return Ok(None);
    };
    let table = save.read(game).with_context(|| {
        format!("the game {} cannot be continued; `--new` starts another one", save.path().display())
    })?;
    if table.result().is_some() {
        if arguments.resume {
            bail!("the last game of {} is over; start another one without --resume", game.id());
        }
        return Ok(None);
    }
    let settings = save.settings();
    if !arguments.agreed.is_empty()
        || arguments.seats.as_ref().is_some_and(|seats| *seats != settings.seats())
        || arguments.seed.is_some_and(|seed| settings.seed != Some(seed))
    {
        let seats = settings.seats();
        bail!(
            "there is an unfinished game of {} with --seats {seats}; continue it with `adit play {} --resume`, \
             or start another one with --new",
            game.id(),
            game.id()
        );
    }
    let entries = table.record().entries().len();
    if !arguments.resume && console.interactive() {
        let question = format!(
            "A game with {} is unfinished ({entries} entries). Continue it? [Y/n] ",
            settings.seats()
        );
        match console.read(&question, &Choices::default())? {
            Input::Line(answer) if answer.trim().to_lowercase().starts_with('n') => return Ok(None),
            Input::Line(_) => {}
            Input::End => bail!("the game stays unfinished"),
        }
    }
    console.print(&format!("Continuing after {entries} entries; `--new` would start another game."))?;
    Ok(Some((table, save)))
}

/// A new game.
fn start(
    arguments: &PlayArguments,
    game: &'static dyn AnyGame,
    saves: &Saves,
) -> anyhow::Result<(Table, Save)> {
    let players = match &arguments.seats {
        Some(text) => players::read(text)?,
        None => players::fewest(game.seats()),
    };
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let setup = arguments.agreed.setup(seats)?;
    let table = game.start(&setup, Source::new(arguments.seed))?;
    let save = saves.create(Settings { players, seed: arguments.seed }, &table.record().journal())?;
    Ok((table, save))
}

/// The result, best seat first.
pub(crate) fn result_lines(result: &GameResult, players: &[Player]) -> Vec<String> {
    let mut seats: Vec<usize> = (0..result.ranks.len()).collect();
    seats.sort_by_key(|seat| result.ranks[*seat]);
    let mut lines = vec![format!("The game is over ({}).", result.ending)];
    lines.extend(seats.into_iter().map(|seat| {
        let player = players.get(seat).map(|player| format!(" ({player})")).unwrap_or_default();
        format!("  {}. s{seat}{player}: {} points", result.ranks[seat], result.scores[seat])
    }));
    lines
}
