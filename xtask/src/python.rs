//! The Python package: building it as it is given away, and measuring it.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes a wheel and a source package in `python/dist`.
pub fn wheel(root: &Path) -> Result<()> {
    let python = environment(root)?;
    let dist = root.join("python/dist");
    let mut maturin = Command::new(&python);
    maturin.args(["-m", "maturin", "build", "--release", "--sdist", "--out"]).arg(&dist);
    run(maturin.current_dir(root.join("python")))
}

/// Builds the wheel, installs it beside OpenSpiel and PettingZoo, and lets both sides play.
pub fn bench(root: &Path) -> Result<()> {
    wheel(root)?;
    let python = environment(root)?;
    let mut wheels: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(root.join("python/dist"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "whl") {
            wheels.push(path);
        }
    }
    wheels.sort();
    let newest = wheels.last().context("maturin has made no wheel")?;
    run(pip(&python).args(["install", "--force-reinstall", "--no-deps"]).arg(newest))?;
    run(Command::new(&python).arg("bench.py").current_dir(root.join("python")))
}

/// The interpreter of a virtual environment with what the tests of the package need.
fn environment(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/python-release");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    run(pip(&python).args(["install", "--requirement"]).arg(root.join("python/requirements-test.txt")))?;
    Ok(python)
}

fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
    pip
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?} cannot be run"))?;
    if !status.success() {
        bail!("{command:?} has failed");
    }
    Ok(())
}
