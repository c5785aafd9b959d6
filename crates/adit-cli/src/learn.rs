//! `adit learn`.

use crate::args::LearnArguments;
use adit_bots::learn::LearnOptions;
use adit_bots::{Judge, Made, TableWeights, Weights, WeightsFault};
use adit_game::Game;
use adit_games::{Visit, visit};
use anyhow::Context as _;
use std::io::{self, Write};
use std::path::Path;

pub(crate) fn run(arguments: &LearnArguments, out: &mut impl Write) -> anyhow::Result<()> {
    visit(&arguments.game, Learn { arguments, out })?
}

/// What the command does with its game.
struct Learn<'a, W> {
    arguments: &'a LearnArguments,
    out: &'a mut W,
}

impl<W: Write> Visit for Learn<'_, W> {
    type Output = anyhow::Result<()>;

    fn game<G: Game>(self) -> anyhow::Result<()> {
        learn::<G>(self.arguments, self.out)
    }
}

fn learn<G: Game>(arguments: &LearnArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let seats = if arguments.seats.is_empty() { G::SEATS } else { &arguments.seats };
    let LearnArguments { rounds, games: played, sims, seed, .. } = *arguments;
    let options = LearnOptions { rounds, games: played, sims, seed };
    // A file that is not a file of weights is refused before anything is learned.
    let older =
        arguments.output.as_deref().map(|path| older(path, Judge::<G>::features())).transpose()?.flatten();
    let mut tables = Vec::new();
    for seats in seats {
        let setup = arguments.agreed.setup(*seats)?;
        tables.push(adit_bots::learn::learn::<G>(&setup, &options, &mut |round, table: &TableWeights| {
            // There is nobody left to tell if standard error cannot be written.
            let _ = writeln!(
                io::stderr(),
                "{seats} seats, round {}: mean score {:.1} ± {:.1}, standard error of the prediction {:.1} {:.1} {:.1}",
                round + 1,
                table.mean,
                table.deviation,
                table.error[0],
                table.error[1],
                table.error[2],
            );
        })?);
    }
    let made = Made { seats: seats.to_vec(), command: command(arguments), rules: G::RULES };
    let weights = Weights { made: vec![made], tables };
    let text = match older {
        Some(older) => weights.and_older(older).write()?,
        None => weights.write()?,
    };
    let Some(path) = &arguments.output else {
        write!(out, "{text}")?;
        return Ok(());
    };
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// What the file says that is to be written: of other numbers of seats it stays. A file about features that the game does
/// not have any more says nothing.
fn older(path: &Path, features: &[&str]) -> anyhow::Result<Option<Weights>> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(fault) => return Err(fault).with_context(|| format!("cannot read {}", path.display())),
    };
    match Weights::read(&text, features) {
        Ok(weights) => Ok(Some(weights)),
        Err(WeightsFault::Features { .. }) => Ok(None),
        Err(fault) => Err(fault).with_context(|| {
            format!(
                "{} is not a file of weights; name another file, or one that does not exist",
                path.display()
            )
        }),
    }
}

/// The command that learns the same again.
fn command(arguments: &LearnArguments) -> String {
    let LearnArguments { game, seats, rounds, games, sims, seed, output: _, agreed } = arguments;
    let mut command = format!("adit learn {game} --rounds {rounds} --games {games} --seed {seed}");
    if *sims > 0 {
        command.push_str(&format!(" --sims {sims}"));
    }
    if !seats.is_empty() {
        let seats: Vec<_> = seats.iter().map(u8::to_string).collect();
        command.push_str(&format!(" --seats {}", seats.join(",")));
    }
    for option in &agreed.options {
        command.push_str(&format!(" --option {option}"));
    }
    command
}
