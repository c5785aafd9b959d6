//! `adit replay`, and the position of a journal that other commands look at.

use crate::args::PositionArguments;
use crate::play::result_lines;
use adit_any::{AnyGame, Games};
use adit_game::{Seat, Viewer};
use adit_table::{Source, Table};
use anyhow::{Context as _, bail};
use std::io::Write;

/// The wanted position of a journal.
pub(crate) struct Wanted {
    pub(crate) game: &'static dyn AnyGame,
    /// The table as it was there.
    pub(crate) table: Table,
    /// How many entries the whole journal has.
    pub(crate) total: usize,
    /// Who looks at it.
    pub(crate) viewer: Viewer,
}

/// Reads a journal and goes to the wanted position.
pub(crate) fn position(arguments: &PositionArguments, games: Games) -> anyhow::Result<Wanted> {
    let text = crate::read_text(&arguments.file)?;
    let name = arguments.file.display();
    // A replay draws nothing, so the source is never asked.
    let (game, whole) = adit_any::replay(games, &text, Source::Os).with_context(|| name.to_string())?;
    let total = whole.record().entries().len();
    let table = match arguments.at {
        Some(number) => whole.at(number)?,
        None => whole,
    };
    let viewer = viewer(&arguments.viewer, table.record().seats())?;
    Ok(Wanted { game, table, total, viewer })
}

pub(crate) fn run(arguments: &PositionArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let Wanted { game, table, total, viewer } = position(arguments, games)?;
    let texts = crate::texts(game, &arguments.lang)?;
    let (view, record) = (table.look(viewer)?, table.record());
    writeln!(
        out,
        "{}, {} seats, entry {} of {total}, seen by {viewer}\n",
        record.game(),
        record.seats(),
        record.entries().len()
    )?;
    writeln!(out, "{}\n", view.sketch(&texts).trim_end())?;
    if let (Some(last), Viewer::All) = (record.entries().last(), viewer) {
        writeln!(out, "{last}")?;
    }
    for sentence in view.narrate(&texts) {
        writeln!(out, "{sentence}")?;
    }
    match table.result() {
        Some(result) => {
            for line in result_lines(&result, &[]) {
                writeln!(out, "{line}")?;
            }
        }
        None if table.pending().is_empty() => writeln!(out, "A chance outcome comes next.")?,
        None => {
            let asked: Vec<_> = table.pending().iter().map(|seat| seat.to_string()).collect();
            writeln!(out, "Asked: {}", asked.join(", "))?;
        }
    }
    Ok(())
}

/// The viewer that this word names at a table of so many seats.
fn viewer(word: &str, seats: usize) -> anyhow::Result<Viewer> {
    match word {
        "all" => Ok(Viewer::All),
        "public" => Ok(Viewer::Public),
        number => match Seat::all(seats).find(|seat| seat.index().to_string() == number) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if seats == 1 => bail!("--viewer {word:?} must be all, public or 0, the only seat"),
            None => {
                bail!("--viewer {word:?} must be all, public or the number of a seat, 0 to {}", seats - 1)
            }
        },
    }
}
