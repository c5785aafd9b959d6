//! Chores of the project: `cargo xtask --help` lists them.

mod crash;
mod direction;
mod docs;
mod instructions;
mod journals;
mod load;
mod people;
mod python;
mod sentences;
mod simulate;
mod sources;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Chores of the project.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Test what the compiler does not: the direction of dependencies, generated pages, the size of files,
    /// sentences that are written in code.
    Tidy,
    /// Write the generated pages.
    Docs,
    /// Count the instructions of Cavum's hot paths with valgrind.
    Instructions,
    /// Let a program play and add its journals to those that must replay for ever.
    Journals(journals::JournalsArguments),
    /// Play many tables on a server at once and measure what that costs it.
    Load(load::LoadArguments),
    /// Fill a store with players and tables, and measure how long the lists of tables take.
    PeopleLoad(people::PeopleArguments),
    /// Make a wheel and a source package of the Python package.
    Wheel,
    /// Measure the Python package beside OpenSpiel and PettingZoo.
    PythonBench,
    /// Simulate servers with everything that goes wrong, seed by seed.
    Simulate(simulate::SimulateArguments),
    /// Kill a server under load again and again; every acknowledged move must be there afterwards.
    Crash(crash::CrashArguments),
}

fn main() -> Result<ExitCode> {
    let root = root()?;
    match Arguments::parse().chore {
        Chore::Docs => docs::write(&root).map(|()| ExitCode::SUCCESS),
        Chore::Instructions => instructions::count(&root).map(|()| ExitCode::SUCCESS),
        Chore::Journals(arguments) => journals::add(&root, &arguments).map(|()| ExitCode::SUCCESS),
        Chore::Load(arguments) => load::run(&root, &arguments).map(|()| ExitCode::SUCCESS),
        Chore::PeopleLoad(arguments) => people::run(&root, &arguments).map(|()| ExitCode::SUCCESS),
        Chore::Crash(arguments) => crash::run(&root, &arguments).map(|()| ExitCode::SUCCESS),
        Chore::Wheel => python::wheel(&root).map(|()| ExitCode::SUCCESS),
        Chore::PythonBench => python::bench(&root).map(|()| ExitCode::SUCCESS),
        Chore::Simulate(arguments) => simulate::run(&root, &arguments),
        Chore::Tidy => tidy(&root),
    }
}

fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("xtask lies in the project")?.to_owned())
}

fn tidy(root: &Path) -> Result<ExitCode> {
    let faults =
        [direction::faults(root)?, docs::faults(root)?, sources::faults(root)?, sentences::faults(root)?];
    let faults: Vec<String> = faults.into_iter().flatten().collect();
    if faults.is_empty() {
        println!("tidy");
        return Ok(ExitCode::SUCCESS);
    }
    for fault in &faults {
        println!("untidy: {fault}");
    }
    Ok(ExitCode::FAILURE)
}
