//! `adit replay`, and the position of a journal that other commands look at.

use crate::args::PositionArguments;
use crate::language::Speech;
use crate::paint::Tone;
use crate::play::Guide;
use crate::points;
use adit_any::{AnyGame, Games};
use adit_game::{Seat, Viewer};
use adit_table::{Entry, Source, Table};
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
    let speech = Speech::new(game, arguments.lang.as_deref())?;
    let (view, record) = (table.look(viewer)?, table.record());
    let values = [
        ("game", record.game().into()),
        ("seats", (record.seats() as i64).into()),
        ("step", (record.entries().len() as i64).into()),
        ("steps", (total as i64).into()),
        ("viewer", viewer_name(viewer, &speech).into()),
    ];
    writeln!(out, "{}\n", Tone::Heading.paint(&speech.say("replay-title", &values)))?;
    writeln!(out, "{}\n", view.sketch(&speech.game).trim_end())?;
    if let (Some(Entry::Move { seat, words }), Viewer::All) = (record.entries().last(), viewer) {
        let before = Guide::of(table.at(record.entries().len() - 1)?, *seat, &speech)?;
        let (who, called) = (speech.seat(*seat), before.phrase_of(words));
        writeln!(out, "{}", speech.say("replay-move", &[("who", who.into()), ("move", called.into())]))?;
    }
    for sentence in view.narrate(&speech.game) {
        writeln!(out, "{sentence}")?;
    }
    match table.result() {
        Some(result) => {
            for line in points::result(&result, &view.points(), &speech) {
                writeln!(out, "{line}")?;
            }
        }
        None if table.pending().is_empty() => writeln!(out, "{}", speech.say("replay-chance", &[]))?,
        None => {
            let asked = speech.game.list(table.pending().iter().map(|seat| speech.seat(seat)));
            writeln!(out, "{}", speech.say("replay-asked", &[("who", asked.into())]))?;
            for seat in table.pending().iter().filter(|seat| viewer.may_see(*seat)) {
                let prompt = table.look(Viewer::Seat(seat))?.prompt(&speech.game, seat);
                if let Some(prompt) = prompt {
                    writeln!(out, "{}", speech.game.labelled(&speech.seat(seat), prompt))?;
                }
            }
        }
    }
    Ok(())
}

fn viewer_name(viewer: Viewer, speech: &Speech) -> String {
    match viewer {
        Viewer::Seat(seat) => speech.seat(seat),
        Viewer::Public => speech.say("viewer-public", &[]),
        Viewer::All => speech.say("viewer-all", &[]),
    }
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
