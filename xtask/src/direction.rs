//! Dependencies point one way: programs → games → game-* → kit → game, and everything between works for any game.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

const SERVER: [&str; 13] = [
    "adit-analysis",
    "adit-any",
    "adit-bots",
    "adit-clock",
    "adit-game",
    "adit-lessons",
    "adit-look",
    "adit-manual",
    "adit-picture",
    "adit-post",
    "adit-puzzles",
    "adit-store",
    "adit-table",
];
const PROGRAM: [&str; 16] = [
    "adit-analysis",
    "adit-any",
    "adit-arena",
    "adit-bots",
    "adit-dataset",
    "adit-game",
    "adit-games",
    "adit-lessons",
    "adit-look",
    "adit-picture",
    "adit-post",
    "adit-protocol",
    "adit-puzzles",
    "adit-server",
    "adit-store",
    "adit-table",
];

const DATASET: [&str; 5] = ["adit-arena", "adit-bots", "adit-game", "adit-numbers", "adit-table"];

const PYTHON: [&str; 10] = [
    "adit-analysis",
    "adit-any",
    "adit-arena",
    "adit-bots",
    "adit-dataset",
    "adit-game",
    "adit-games",
    "adit-numbers",
    "adit-picture",
    "adit-table",
];

const FUZZING: [&str; 8] = [
    "adit-any",
    "adit-game",
    "adit-games",
    "adit-protocol",
    "adit-server",
    "adit-store",
    "adit-table",
    "adit-testkit",
];

const SIMULATION: [&str; 8] = [
    "adit-any",
    "adit-game",
    "adit-games",
    "adit-look",
    "adit-server",
    "adit-store",
    "adit-table",
    "adit-testkit",
];

/// Which crates of ours a crate may depend on when it is built (not when it is tested).
fn allowed(name: &str) -> Option<&'static [&'static str]> {
    if name.starts_with("game-") {
        return Some(&["adit-game", "adit-kit"]);
    }
    match name {
        "adit-game" | "adit-post" | "adit-store" | "adit-testpostgres" => Some(&[]),
        "adit-bots" | "adit-clock" | "adit-kit" | "adit-picture" | "adit-table" => Some(&["adit-game"]),
        "adit-numbers" => Some(&["adit-game", "adit-table"]),
        "adit-any" => Some(&["adit-bots", "adit-game", "adit-table"]),
        "adit-manual" | "adit-protocol" => Some(&["adit-any", "adit-game", "adit-table"]),
        "adit-analysis" | "adit-lessons" | "adit-look" | "adit-puzzles" => {
            Some(&["adit-any", "adit-bots", "adit-game", "adit-table"])
        }
        "adit-games" => Some(&["adit-any", "adit-game", "game-*"]),
        "adit-testkit" => Some(&["adit-game", "adit-kit", "adit-table"]),
        "adit-arena" => Some(&["adit-any", "adit-bots", "adit-game", "adit-protocol", "adit-table"]),
        "adit-dataset" => Some(&DATASET),
        "adit-server" => Some(&SERVER),
        "adit-fuzzing" => Some(&FUZZING),
        "adit-simulation" => Some(&SIMULATION),
        "adit-python" => Some(&PYTHON),
        "adit-cli" => Some(&PROGRAM),
        "xtask" => Some(&["adit-any", "adit-game", "adit-games", "adit-store", "adit-table"]),
        _ => None,
    }
}

/// The dependencies that point the wrong way.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for package in packages(root)? {
        let name = package["name"].as_str().context("a package has a name")?;
        let Some(allowed) = allowed(name) else {
            faults.push(format!("{name} has no place in xtask/src/direction.rs"));
            continue;
        };
        for dependency in package["dependencies"].as_array().context("a package has dependencies")? {
            let on = dependency["name"].as_str().context("a dependency has a name")?;
            let ours = !dependency["path"].is_null();
            // Tests of a game use the testkit; nothing that is shipped does.
            let only_for_tests = dependency["kind"] == "dev";
            let may = allowed.contains(&on) || on.starts_with("game-") && allowed.contains(&"game-*");
            if ours && !only_for_tests && !may {
                faults.push(format!("{name} must not depend on {on}"));
            }
        }
    }
    Ok(faults)
}

fn packages(root: &Path) -> Result<Vec<Value>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(root)
        .output()
        .context("cargo metadata cannot be run")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    Ok(metadata["packages"].as_array().context("there are packages")?.clone())
}
