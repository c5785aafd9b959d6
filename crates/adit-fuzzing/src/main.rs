//! Fuzzes without other tools: damaged copies of known inputs, for as long as you like.

use adit_fuzzing::TARGETS;
use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Fuzzes what comes from outside.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    order: Order,
}

#[derive(Subcommand)]
enum Order {
    /// Try damaged copies of the seeds of a target.
    Run {
        /// The target.
        target: String,
        /// For so long.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Which copies.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Write the seeds of all targets into a folder, for libFuzzer.
    Seeds {
        /// The folder.
        folder: PathBuf,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().order {
        Order::Run { target: name, seconds, seed } => {
            let target = TARGETS.iter().find(|target| target.name == name).with_context(|| {
                let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                format!("there is no target {name:?}; the targets are: {}", names.join(", "))
            })?;
            let end = Instant::now() + Duration::from_secs(seconds);
            let tried = target.try_mutations(seed, |_| Instant::now() < end);
            println!("{name}: {tried} inputs in {seconds} s, nothing found");
        }
        Order::Seeds { folder } => {
            for target in TARGETS {
                let folder = folder.join(target.name);
                std::fs::create_dir_all(&folder)?;
                for (number, seed) in (target.seeds)().iter().enumerate() {
                    std::fs::write(folder.join(number.to_string()), seed)?;
                }
            }
        }
    }
    Ok(())
}
