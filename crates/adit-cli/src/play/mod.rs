//! `adit play`: a game in the terminal.

mod amounts;
mod answers;
mod asking;
mod commands;
mod console;
mod editor;
mod guide;
mod hot_seat;
mod notebook;
mod offer_text;
mod players;
mod save;
pub mod teach;

pub use crate::args::{Agreed, PlayArguments, TeachArguments};
pub use console::{Choices, Console, Input, Plain};
pub use guide::Guide;
pub use players::Player;

use crate::language::Speech;
use adit_any::{AnyGame, Games, find};
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
    let speech = Speech::new(game, arguments.lang.as_deref())?;
    let saves = Saves::new(folder, game.id())?;
    let (table, save) = match unfinished(arguments, game, &saves, &speech, console)? {
        Some(found) => found,
        None => start(arguments, game, &saves)?,
    };
    let names = players::names(&save.settings().players, &speech);
    HotSeat::new(game, table, save, speech.naming(names), console, arguments.ask).play()
}

/// The unfinished game, if there is one and it shall be continued.
fn unfinished(
    arguments: &PlayArguments,
    game: &'static dyn AnyGame,
    saves: &Saves,
    speech: &Speech,
    console: &mut dyn Console,
) -> anyhow::Result<Option<(Table, Save)>> {
    if arguments.new {
        return Ok(None);
    }
    let Some(save) = saves.latest(speech)? else {
        if arguments.resume {
            bail!(speech.say("resume-none", &[("game", game.id().into())]));
        }
        return Ok(None);
    };
    let path = save.path().display().to_string();
    let table = save.read(game).with_context(|| speech.say("resume-broken", &[("path", path.into())]))?;
    if table.result().is_some() {
        if arguments.resume {
            bail!(speech.say("resume-over", &[("game", game.id().into())]));
        }
        return Ok(None);
    }
    let settings = save.settings();
    let seats = settings.seats();
    if !arguments.agreed.is_empty()
        || arguments.seats.as_ref().is_some_and(|wanted| *wanted != seats)
        || arguments.seed.is_some_and(|seed| settings.seed != Some(seed))
    {
        bail!(speech.say("resume-other", &[("game", game.id().into()), ("seats", seats.into())]));
    }
    let steps = table.record().entries().len() as i64;
    if !arguments.resume && console.interactive() {
        let question = speech.say("resume-ask", &[("seats", seats.into()), ("steps", steps.into())]);
        match console.read(&format!("{question} "), &Choices::default())? {
            // The word for no begins with the same letter in all languages.
            Input::Line(answer) if answer.trim().to_lowercase().starts_with('n') => return Ok(None),
            Input::Line(_) => {}
            Input::End => bail!(speech.say("resume-stays", &[])),
        }
    }
    console.print(&speech.say("resume-done", &[("steps", steps.into())]))?;
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
