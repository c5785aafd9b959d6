//! `adit draw`.

use crate::args::DrawArguments;
use crate::replay::{self, Wanted};
use adit_any::Games;
use adit_game::{Layout, Theme};
use anyhow::Context as _;
use std::io::Write;

pub(crate) fn run(arguments: &DrawArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let viewer = replay::viewer(&arguments.position.viewer)?;
    let Wanted { game, table, .. } = replay::position(&arguments.position, games)?;
    let texts = crate::texts(game, &arguments.position.lang)?;
    let picture = table
        .look(viewer)?
        .picture(&texts, Layout::Wide)
        .with_context(|| format!("{} is drawn in characters only; use `adit replay`", game.id()))?;
    let theme = if arguments.dark { Theme::Dark } else { Theme::Light };
    let Some(path) = &arguments.output else {
        writeln!(out, "{}", picture.standalone(theme))?;
        return Ok(());
    };
    let is_png = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("png"));
    let file = if is_png {
        adit_picture::png(&picture, theme, arguments.width)?
    } else {
        picture.standalone(theme).into_bytes()
    };
    std::fs::write(path, file).with_context(|| format!("cannot write {}", path.display()))
}
