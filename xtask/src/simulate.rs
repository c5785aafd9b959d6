//! Simulates servers with everything that goes wrong, seed by seed.

use anyhow::{Context, Result};
use clap::Args;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What is handed to the simulation: `cargo xtask simulate --seeds 10000`.
#[derive(Args)]
pub struct SimulateArguments {
    /// `--seeds N`, `--from S`, `--threads T`, `--trace`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// Builds the simulation with optimisations and runs it.
pub fn run(root: &Path, arguments: &SimulateArguments) -> Result<ExitCode> {
    let status = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--profile", "simulation", "--package", "adit-simulation", "--"])
        .args(&arguments.arguments)
        .current_dir(root)
        .status()
        .context("the simulation cannot be run")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
