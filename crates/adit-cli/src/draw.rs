//! `adit draw`.

use crate::args::DrawArguments;
use crate::language::Speech;
use crate::replay::{self, Wanted};
use adit_any::Games;
use adit_game::{Layout, Theme};
use anyhow::{Context as _, bail};
use std::io::Write;
use std::path::Path;

/// What a picture can be written as.
enum Format {
    Svg,
    Png,
}

impl Format {
    /// The format that the ending of a name asks for.
    fn of(path: &Path) -> anyhow::Result<Format> {
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some(_) | None => {
                bail!("cannot write {}: the name of a picture ends in .svg or .png", path.display())
            }
        }
    }
}

pub(crate) fn run(arguments: &DrawArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let format = arguments.output.as_deref().map(Format::of).transpose()?;
    let Wanted { game, table, viewer, .. } = replay::position(&arguments.position, games)?;
    let texts = Speech::new(game, arguments.position.lang.as_deref())?.game;
    let picture = table
        .look(viewer)?
        .picture(&texts, Layout::Wide)
        .with_context(|| format!("{} is drawn in characters only; use `adit replay`", game.id()))?;
    let theme = if arguments.dark { Theme::Dark } else { Theme::Light };
    let (Some(path), Some(format)) = (&arguments.output, format) else {
        writeln!(out, "{}", picture.standalone(theme))?;
        return Ok(());
    };
    let file = match format {
        Format::Svg => picture.standalone(theme).into_bytes(),
        Format::Png => adit_picture::png(&picture, theme, arguments.width)?,
    };
    std::fs::write(path, file).with_context(|| format!("cannot write {}", path.display()))
}
