//! `adit draw`.

use crate::args::DrawArguments;
use crate::replay;
use adit_game::Theme;
use adit_games::Games;
use anyhow::Context as _;
use std::io::Write;

pub(crate) fn run(arguments: &DrawArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let viewer = replay::viewer(&arguments.position.viewer)?;
    let (table, _) = replay::position(&arguments.position, games)?;
    let texts = crate::texts(table.game(), &arguments.position.lang)?;
    let picture = table
        .picture(viewer, &texts)?
        .with_context(|| format!("{} is drawn in characters only; use `adit replay`", table.game().id()))?;
    let svg = picture.standalone(if arguments.dark { Theme::Dark } else { Theme::Light });
    match &arguments.output {
        None => writeln!(out, "{svg}")?,
        Some(path) => {
            std::fs::write(path, svg).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}
