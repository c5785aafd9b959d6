//! Simulates many seeds on all cores.

use adit_simulation::{Report, simulate};
use anyhow::{Result, bail};
use clap::Parser;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

/// Simulates servers with everything that goes wrong.
#[derive(Parser)]
struct Arguments {
    /// How many seeds.
    #[arg(long, default_value_t = 1_000)]
    seeds: u64,
    /// The first one.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many at the same time; all cores if nothing is said.
    #[arg(long)]
    threads: Option<usize>,
    /// Tell everything that happened, even if nothing is wrong.
    #[arg(long)]
    trace: bool,
}

/// So many of the last events are told of a seed that fails.
const LAST: usize = 60;
/// After so many failing seeds the others are not tried.
const ENOUGH: usize = 5;

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores).max(1);
    let (next, begin) = (AtomicU64::new(0), Instant::now());
    let (done, moves, twins) = (AtomicU64::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let failed: Mutex<BTreeMap<u64, Report>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= arguments.seeds || failed.lock().is_ok_and(|failed| failed.len() >= ENOUGH) {
                        break;
                    }
                    let report = simulate(arguments.from + number);
                    done.fetch_add(1, Relaxed);
                    moves.fetch_add(report.moves, Relaxed);
                    twins.fetch_add(usize::from(report.twins), Relaxed);
                    if arguments.trace {
                        println!("{}{}", report.plan, report.trace.join("\n"));
                    }
                    if !report.failures.is_empty()
                        && let Ok(mut failed) = failed.lock()
                    {
                        failed.insert(report.seed, report);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner()?;
    for report in failed.values() {
        let last = report.trace.len().saturating_sub(LAST);
        println!("{}{}", report.plan, report.trace[last..].join("\n"));
        report.failures.iter().for_each(|failure| println!("FAILED {failure}"));
        println!("repeat it with: cargo xtask simulate --seeds 1 --from {}\n", report.seed);
    }
    let (done, moves, twins) = (done.into_inner(), moves.into_inner(), twins.into_inner());
    let seconds = begin.elapsed().as_secs_f64();
    println!("{done} seeds, {moves} moves acknowledged, {twins} pairs of twins, {seconds:.0} s");
    if !failed.is_empty() {
        bail!("{} seeds failed: {:?}", failed.len(), failed.keys());
    }
    Ok(())
}
