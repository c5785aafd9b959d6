//! Component data: the built-in file, and whether a file of your own can be played with.

use crate::args::DataArguments;
use crate::read_text;
use adit_any::{AnyGame, Games};
use adit_server::HostData;
use anyhow::{Context as _, bail};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Prints the built-in data, or checks a file.
pub(crate) fn run(arguments: &DataArguments, games: Games, out: &mut dyn io::Write) -> anyhow::Result<()> {
    let game = adit_any::find(games, &arguments.game)?;
    if let Some(path) = &arguments.check {
        adit_server::check_data(game, &read_text(path)?).with_context(|| path.display().to_string())?;
        writeln!(out, "{}: the game can be played with these data", path.display())?;
        return Ok(());
    }
    match &arguments.output {
        None => out.write_all(game.data().as_bytes())?,
        Some(path) => {
            let file = OpenOptions::new().write(true).create_new(true).open(path);
            let mut file = file.with_context(|| format!("cannot write a new file {}", path.display()))?;
            file.write_all(game.data().as_bytes())?;
        }
    }
    Ok(())
}

/// The files that `adit serve --data GAME=FILE` names.
pub(crate) fn of_host(given: &[String], games: Games) -> anyhow::Result<Vec<HostData>> {
    let mut files: Vec<HostData> = Vec::new();
    for given in given {
        let (game, path) = given
            .split_once('=')
            .with_context(|| format!("component data is given as GAME=FILE, not as {given:?}"))?;
        let file = file(adit_any::find(games, game)?, Path::new(path))?;
        if files.iter().any(|other| (other.game, &other.name) == (file.game, &file.name)) {
            bail!("there are two files {:?} for {game}; give one of them another name", file.name);
        }
        files.push(file);
    }
    Ok(files)
}

/// A file by which people choose it: its name without what stands behind the last dot.
fn file(game: &'static dyn AnyGame, path: &Path) -> anyhow::Result<HostData> {
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    HostData::new(game, &name, &read_text(path)?).with_context(|| path.display().to_string())
}
