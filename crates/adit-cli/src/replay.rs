//! `adit replay`, and the position of a journal that other commands look at.

use crate::args::PositionArguments;
use crate::play::result_lines;
use adit_game::{Seat, Viewer};
use adit_games::{AnyTable, Games};
use adit_table::Source;
use anyhow::{Context as _, bail};
use std::io::Write;

/// The table as it was at the wanted position, and how many entries the whole journal has.
pub(crate) fn position(
    arguments: &PositionArguments,
    games: Games,
) -> anyhow::Result<(Box<dyn AnyTable>, usize)> {
    let text = crate::read_text(&arguments.file)?;
    let name = arguments.file.display();
    // A replay draws nothing, so the source is never asked.
    let whole = adit_games::replay(games, &text, Source::Os).with_context(|| name.to_string())?;
    let total = whole.entries().len();
    let table = match arguments.at {
        Some(number) => whole.at(number)?,
        None => whole,
    };
    Ok((table, total))
}

pub(crate) fn run(arguments: &PositionArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let viewer = viewer(&arguments.viewer)?;
    let (table, total) = position(arguments, games)?;
    let texts = crate::texts(table.game(), &arguments.lang)?;
    let frame = table.frame(viewer)?;
    let seats = table.setup().seats;
    writeln!(
        out,
        "{}, {seats} seats, entry {} of {total}, seen by {viewer}\n",
        table.game().id(),
        table.entries().len()
    )?;
    writeln!(out, "{}\n", table.sketch(viewer, &texts)?.trim_end())?;
    if let (Some(last), Viewer::All) = (table.entries().last(), viewer) {
        writeln!(out, "{last}")?;
    }
    for sentence in table.narrate(viewer, &texts)? {
        writeln!(out, "{sentence}")?;
    }
    match table.result() {
        Some(result) => {
            for line in result_lines(&result, &[]) {
                writeln!(out, "{line}")?;
            }
        }
        None if frame.pending.is_empty() => writeln!(out, "A chance outcome comes next.")?,
        None => {
            let asked: Vec<_> = frame.pending.iter().map(|seat| seat.to_string()).collect();
            writeln!(out, "Asked: {}", asked.join(", "))?;
        }
    }
    Ok(())
}

pub(crate) fn viewer(word: &str) -> anyhow::Result<Viewer> {
    match word {
        "all" => Ok(Viewer::All),
        "public" => Ok(Viewer::Public),
        number => match number.parse().ok().and_then(Seat::new) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => bail!("--viewer {word:?} must be all, public or the number of a seat, 0 to 3"),
        },
    }
}
