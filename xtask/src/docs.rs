//! Pages that are generated from the code.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Each generated page and its text.
fn pages() -> Vec<(&'static str, String)> {
    vec![("docs/notation.md", adit_games::notation_page(adit_games::GAMES))]
}

/// Writes all pages.
pub fn write(root: &Path) -> Result<()> {
    for (page, text) in pages() {
        fs::write(root.join(page), text).with_context(|| format!("{page} cannot be written"))?;
    }
    Ok(())
}

/// The pages that are not as the code would write them.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (page, text) in pages() {
        let committed =
            fs::read_to_string(root.join(page)).with_context(|| format!("{page} cannot be read"))?;
        if committed != text {
            faults.push(format!("{page} is out of date; run `cargo xtask docs`"));
        }
    }
    Ok(faults)
}
