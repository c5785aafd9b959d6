//! `adit notation`.

use crate::args::NotationArguments;
use adit_any::{Games, notation_page};
use anyhow::{Context as _, bail};
use std::io::Write;

pub(crate) fn run(arguments: &NotationArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let page = notation_page(games);
    let Some(path) = &arguments.check else {
        out.write_all(page.as_bytes())?;
        return Ok(());
    };
    let written = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    if written != page {
        let path = path.display();
        bail!("{path} is not what the games say; write it again with `adit notation > {path}`");
    }
    Ok(())
}
