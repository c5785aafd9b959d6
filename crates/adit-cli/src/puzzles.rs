//! `adit puzzles`.

use crate::args::PuzzlesArguments;
use adit_any::Games;
use adit_bots::Stop;
use adit_puzzles::{Book, FindOptions, Made, Puzzle, find, holds, select};
use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal as _, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// What a game brought: a line of the file of what was found.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    number: u64,
    puzzles: Vec<Puzzle>,
}

pub(crate) fn run(arguments: &PuzzlesArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let game = adit_any::find(games, &arguments.game)?;
    let PuzzlesArguments { seed, sims, confirm, margin, .. } = *arguments;
    if sims == 0 || confirm == 0 {
        bail!("--sims and --confirm: give at least 1");
    }
    if !(margin > 0.0 && margin < 1.0) {
        bail!("--margin {margin}: give a number between 0 and 1");
    }
    let options = FindOptions { seed, sims, confirm, margin };
    // The lines are of one search: the first of them says which.
    let what = format!("{} rules {} {options:?}", game.id(), game.rules());
    let (mut played, mut log) = match &arguments.found {
        Some(path) => go_on(path, &what)?,
        None => (Vec::new(), None),
    };
    let end = arguments.minutes.map(minutes).transpose()?.map(|time| Instant::now() + time);
    let begun = played.len() as u64;
    for number in begun..arguments.games {
        if end.is_some_and(|end| Instant::now() >= end) {
            break;
        }
        let Some(puzzles) = find(game, &options, number, &Stop::default())? else { break };
        let line = Played { number, puzzles };
        if let Some(log) = &mut log {
            writeln!(log, "{}", serde_json::to_string(&line)?)?;
        }
        played.push(line);
        tell(&played, arguments.games);
    }
    let made = Made { command: command(arguments, played.len()), rules: game.rules() };
    let mut found: Vec<Puzzle> = Vec::new();
    for puzzle in played.into_iter().flat_map(|played| played.puzzles) {
        if holds(game, &options, &puzzle)? {
            found.push(puzzle);
        }
    }
    let text = Book { made, puzzles: select(found, arguments.keep) }.write()?;
    match &arguments.output {
        Some(path) => {
            std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        None => write!(out, "{text}")?,
    }
    Ok(())
}

fn minutes(number: f64) -> anyhow::Result<Duration> {
    Duration::try_from_secs_f64(number * 60.0)
        .with_context(|| format!("--minutes {number}: give a number of minutes, e.g. 25"))
}

/// Says how far the search has come.
fn tell(played: &[Played], games: u64) {
    let found: usize = played.iter().map(|played| played.puzzles.len()).sum();
    let (start, end) = if io::stderr().is_terminal() { ("\r", "\x1b[K") } else { ("", "\n") };
    // There is nobody left to tell if standard error cannot be written.
    let _ = write!(io::stderr(), "{start}{} of {games} games, {found} puzzles{end}", played.len());
}

/// What earlier runs have found, and the file to add to.
fn go_on(path: &Path, what: &str) -> anyhow::Result<(Vec<Played>, Option<File>)> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => String::new(),
        Err(fault) => return Err(fault).with_context(|| format!("cannot read {}", path.display())),
    };
    let mut lines = text.lines();
    let open = || OpenOptions::new().create(true).append(true).open(path);
    let mut log = open().with_context(|| format!("cannot write {}", path.display()))?;
    match lines.next() {
        None => writeln!(log, "{what}")?,
        Some(first) if first == what => {}
        Some(_) => {
            bail!("{} is of another search; name another file, or one that does not exist", path.display())
        }
    }
    let mut played: Vec<Played> = Vec::new();
    for (number, line) in lines.enumerate() {
        let read: Played = serde_json::from_str(line).with_context(|| {
            format!("{}, line {}; remove that line and those behind it", path.display(), number + 2)
        })?;
        if read.number != number as u64 {
            bail!("{}, line {}: game {number} is missing", path.display(), number + 2);
        }
        played.push(read);
    }
    Ok((played, Some(log)))
}

/// The command that finds the same again.
fn command(arguments: &PuzzlesArguments, played: usize) -> String {
    let PuzzlesArguments {
        game,
        keep,
        sims,
        confirm,
        margin,
        seed,
        games: _,
        minutes: _,
        found: _,
        output: _,
    } = arguments;
    format!(
        "adit puzzles {game} --games {played} --keep {keep} --sims {sims} --confirm {confirm} --margin {margin} --seed {seed}"
    )
}
