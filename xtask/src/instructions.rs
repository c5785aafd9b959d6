//! Counts instructions with valgrind: unlike time, they do not depend on what else the machine does.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The cases of `crates/game-cavum/benches/instructions.rs` and over how many positions each goes at a time.
const CASES: [(&str, u64); 5] =
    [("moves", 100), ("play", 100), ("connectivity", 100), ("prospecting", 100), ("dense", 1)];

/// Builds the benchmark, counts each case and prints instructions per position.
pub fn count(root: &Path) -> Result<()> {
    let program = build(root)?;
    println!("{:<14} {:>16}", "case", "instructions");
    for (case, positions) in CASES {
        // What comes before the work is the same in both runs, so the difference is the work alone.
        let work = run(&program, case, 3)?.saturating_sub(run(&program, case, 1)?);
        println!("{case:<14} {:>16}", work / (2 * positions));
    }
    Ok(())
}

fn build(root: &Path) -> Result<PathBuf> {
    let output = Command::new(env!("CARGO"))
        .args([
            "bench",
            "--package",
            "game-cavum",
            "--bench",
            "instructions",
            "--no-run",
            "--message-format",
            "json",
        ])
        .current_dir(root)
        .output()
        .context("cargo cannot be run")?;
    if !output.status.success() {
        bail!("the benchmark cannot be built: {}", String::from_utf8_lossy(&output.stderr));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let programs = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut paths = programs.filter_map(|message| message["executable"].as_str().map(PathBuf::from));
    paths.next().context("cargo names no program")
}

fn run(program: &Path, case: &str, times: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([case, &times.to_string()])
        .output()
        .context("valgrind cannot be run; install it")?;
    let report = String::from_utf8_lossy(&output.stderr);
    let total =
        report.lines().find_map(|line| line.split_once("Collected :")).context("valgrind counts nothing")?.1;
    total.trim().parse().with_context(|| format!("{total:?} is not a number"))
}
