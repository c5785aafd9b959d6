//! House rules for source files: not too long, nothing left undone.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Files are split before they reach this many lines.
const LONGEST: usize = 800;

/// What is said of work that is not done. Written apart, so that this file does not find itself.
const UNDONE: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!("), concat!("#[ig", "nore")];

/// The sources that break a house rule.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "fuzz/fuzz_targets"] {
        collect(&root.join(folder), &mut sources)?;
    }
    let mut faults = Vec::new();
    for path in sources {
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).display();
        let lines = text.lines().count();
        if lines > LONGEST {
            faults.push(format!("{name} has {lines} lines; split it along a concept"));
        }
        for (number, line) in text.lines().enumerate() {
            if let Some(mark) = UNDONE.iter().find(|mark| line.contains(**mark)) {
                faults.push(format!("{name}:{}: {mark} is not finished work", number + 1));
            }
        }
    }
    Ok(faults)
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                collect(&path, sources)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
    Ok(())
}
