//! `adit bench`.

use crate::args::BenchArguments;
use adit_arena::{Bench, SearchBench, SearchBenchFault};
use adit_game::{Game, Setup};
use adit_games::{Visit, visit};
use adit_table::NewTableFault;
use anyhow::Context as _;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(arguments: &BenchArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let setup = arguments.agreed.setup(arguments.seats)?;
    let time = Duration::try_from_secs_f64(arguments.seconds)
        .with_context(|| format!("--seconds {} is not a length of time", arguments.seconds))?;
    let measured = Measured { setup: &setup, time, seed: arguments.seed };
    if arguments.search {
        let bench = visit(&arguments.game, Searching(measured))??;
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
    let bench = visit(&arguments.game, Playing(measured))??;
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

/// What is measured, and for how long.
struct Measured<'a> {
    setup: &'a Setup,
    time: Duration,
    seed: u64,
}

/// How fast random games are played.
struct Playing<'a>(Measured<'a>);

impl Visit for Playing<'_> {
    type Output = Result<Bench, NewTableFault>;

    fn game<G: Game>(self) -> Result<Bench, NewTableFault> {
        adit_arena::bench::<G>(self.0.setup, self.0.time, self.0.seed)
    }
}

/// How fast a search thinks.
struct Searching<'a>(Measured<'a>);

impl Visit for Searching<'_> {
    type Output = Result<SearchBench, SearchBenchFault>;

    fn game<G: Game>(self) -> Result<SearchBench, SearchBenchFault> {
        adit_arena::bench_search::<G>(self.0.setup, self.0.time, self.0.seed)
    }
}
