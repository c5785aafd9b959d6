//! The `adit` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    adit_cli::main(adit_games::GAMES)
}
