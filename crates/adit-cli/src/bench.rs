//! `adit bench`.

use crate::args::BenchArguments;
use adit_arena::{Bench, SearchBench};
use adit_game::Game;
use adit_games::{Visit, visit};
use anyhow::Context as _;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(arguments: &BenchArguments, out: &mut impl Write) -> anyhow::Result<()> {
    visit(&arguments.game, Measure { arguments, out })?
}

/// What the command does with its game.
struct Measure<'a, W> {
    arguments: &'a BenchArguments,
    out: &'a mut W,
}

impl<W: Write> Visit for Measure<'_, W> {
    type Output = anyhow::Result<()>;

    fn game<G: Game>(self) -> anyhow::Result<()> {
        let Measure { arguments, out } = self;
        let setup = arguments.agreed.setup(arguments.seats)?;
        let time = Duration::try_from_secs_f64(arguments.seconds)
            .with_context(|| format!("--seconds {} is not a length of time", arguments.seconds))?;
        if arguments.search {
            let bench = adit_arena::bench_search::<G>(&setup, time, arguments.seed)?;
            return print(arguments.json, &bench, &search_lines(&bench), out);
        }
        let bench = adit_arena::bench::<G>(&setup, time, arguments.seed)?;
        print(arguments.json, &bench, &lines(&bench), out)
    }
}

fn print(json: bool, bench: &impl Serialize, lines: &[String], out: &mut impl Write) -> anyhow::Result<()> {
    let text = if json { serde_json::to_string(bench)? } else { lines.join("\n") };
    Ok(writeln!(out, "{text}")?)
}

fn lines(bench: &Bench) -> [String; 6] {
    [
        format!("{} with {} seats, random moves on one thread", bench.game, bench.seats),
        format!("  moves per second   {:>14.0}", bench.moves_per_s),
        format!("  games per second   {:>14.1}", bench.games_per_s),
        format!("  moves per game     {:>14.1}", bench.moves_per_game),
        format!("  moves in an offer  {:>14.1}", bench.offer_size),
        format!("  bytes of a state   {:>14}", bench.state_bytes),
    ]
}

fn search_lines(bench: &SearchBench) -> [String; 5] {
    [
        format!("{} with {} seats, a search against itself on one thread", bench.game, bench.seats),
        format!("  simulations per second  {:>12.0}", bench.simulations_per_s),
        format!("  time in the rules       {:>11.0}%", 100.0 * bench.rules),
        format!("  time in evaluation      {:>11.0}%", 100.0 * bench.evaluation),
        format!("  time in the tree        {:>11.0}%", 100.0 * bench.tree),
    ]
}
