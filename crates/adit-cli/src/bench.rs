//! `adit bench`.

use crate::args::BenchArguments;
use adit_games::{Games, find};
use anyhow::Context as _;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(arguments: &BenchArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let game = find(games, &arguments.game)?;
    let setup = arguments.agreed.setup(arguments.seats)?;
    let time = Duration::try_from_secs_f64(arguments.seconds)
        .with_context(|| format!("--seconds {} is no time", arguments.seconds))?;
    if arguments.search {
        let bench = game.bench_search(&setup, time, arguments.seed)?;
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&bench)?)?;
            return Ok(());
        }
        writeln!(out, "{} with {} seats, a search against itself on one thread", bench.game, bench.seats)?;
        writeln!(out, "  simulations per second  {:>12.0}", bench.simulations_per_s)?;
        writeln!(out, "  time in the rules       {:>11.0}%", 100.0 * bench.rules)?;
        writeln!(out, "  time in evaluation      {:>11.0}%", 100.0 * bench.evaluation)?;
        writeln!(out, "  time in the tree        {:>11.0}%", 100.0 * bench.tree)?;
        return Ok(());
    }
    let bench = game.bench(&setup, time, arguments.seed)?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&bench)?)?;
        return Ok(());
    }
    writeln!(out, "{} with {} seats, random moves on one thread", bench.game, bench.seats)?;
    writeln!(out, "  moves per second   {:>14.0}", bench.moves_per_s)?;
    writeln!(out, "  games per second   {:>14.1}", bench.games_per_s)?;
    writeln!(out, "  moves per game     {:>14.1}", bench.moves_per_game)?;
    writeln!(out, "  moves in an offer  {:>14.1}", bench.offer_size)?;
    writeln!(out, "  bytes of a state   {:>14}", bench.state_bytes)?;
    Ok(())
}
