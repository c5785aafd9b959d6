//! The `adit` program.

use std::process::ExitCode;

/// A server allocates and frees on many threads, and bots do the same on all cores; this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    adit_cli::main(adit_games::GAMES)
}
