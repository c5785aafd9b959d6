//! The `adit` program: play in the terminal, serve the line protocol, replay journals, measure.
//!
//! It contains no word of any single game; the list of games is given to [`main`].

mod analyse;
mod arena;
mod args;
mod bar;
mod bench;
mod check;
mod data;
mod data_folder;
#[cfg(feature = "dataset")]
mod dataset;
#[cfg(not(feature = "dataset"))]
#[path = "dataset_missing.rs"]
mod dataset;
mod draw;
mod language;
mod learn;
mod notation;
mod paint;
pub mod play;
mod players;
mod points;
mod puzzles;
mod reasons;
mod replay;
mod serve;
#[cfg(test)]
mod snippets;
mod solve;
mod start_page;
mod store;

use adit_any::Games;
use anyhow::Context as _;
use args::{Command, Program};
use clap::Parser as _;
use std::io::{self, ErrorKind, Read as _, Write};
use std::path::Path;
use std::process::ExitCode;

/// What the program exits with when it cannot do what it was asked.
const BAD_INPUT: u8 = 2;

/// Runs the program with the arguments of the process.
pub fn main(games: Games) -> ExitCode {
    let program = Program::parse();
    let command = program.command.unwrap_or(Command::Serve(program.serve));
    match run(command, games) {
        Ok(code) => code,
        // A reader of our output may stop early.
        Err(fault) if is_broken_pipe(&fault) => ExitCode::SUCCESS,
        Err(fault) => {
            // There is nobody left to tell if standard error cannot be written.
            let _ = writeln!(io::stderr(), "adit: {fault:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(command: Command, games: Games) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match command {
        Command::Serve(arguments) => {
            drop(out);
            serve::run(&arguments, games)?;
        }
        Command::Data(arguments) => data::run(&arguments, games, &mut out)?,
        Command::Games(arguments) => start_page::print(&arguments, games, &mut anstream::stdout())?,
        Command::Play(arguments) => {
            drop(out);
            play::main(&arguments, games)?;
        }
        Command::Teach(arguments) => {
            drop(out);
            play::teach::main(&arguments, games)?;
        }
        Command::Table => {
            let mut session = adit_protocol::Session::new(games);
            adit_protocol::serve(&mut session, &mut io::stdin().lock(), &mut out)?;
        }
        Command::Replay(arguments) => replay::run(&arguments, games, &mut anstream::stdout())?,
        Command::Draw(arguments) => draw::run(&arguments, games, &mut out)?,
        Command::Bench(arguments) => bench::run(&arguments, &mut out)?,
        Command::Bot(arguments) => {
            adit_arena::answer(games, &arguments.bot.parse()?, &mut io::stdin().lock(), &mut out)?;
        }
        Command::Arena(arguments) => arena::run(&arguments, games, &mut out)?,
        Command::Dataset(arguments) => dataset::run(&arguments, games, &mut out)?,
        Command::Learn(arguments) => learn::run(&arguments, &mut out)?,
        Command::Analyse(arguments) => analyse::run(&arguments, games, &mut anstream::stdout())?,
        Command::Puzzles(arguments) => puzzles::run(&arguments, games, &mut out)?,
        Command::Solve(arguments) => {
            solve::run(&arguments, games, &mut io::stdin().lock(), &mut anstream::stdout())?;
        }
        Command::Export(arguments) => store::export(&arguments, &mut out)?,
        Command::Import(arguments) => store::import(&arguments, games, &mut out)?,
        Command::Check(arguments) => return check::run(&arguments, games, &mut out),
        Command::Players(arguments) => players::run(&arguments, &mut out)?,
        Command::Notation(arguments) => notation::run(&arguments, games, &mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn is_broken_pipe(fault: &anyhow::Error) -> bool {
    fault.downcast_ref::<io::Error>().is_some_and(|fault| fault.kind() == ErrorKind::BrokenPipe)
}

/// The text of a file; `-` is standard input.
fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    }
    String::from_utf8(bytes).with_context(|| format!("{} is not a text", path.display()))
}
