//! Pages that are generated from the code.

use adit_game::{Language, Theme, Viewer};
use adit_games::GAMES;
use adit_table::Source;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The game whose picture is in the README.
const JOURNAL: &str = "docs/pictures/cavum.journal";

/// Each generated page and its text.
fn pages(root: &Path) -> Result<Vec<(&'static str, String)>> {
    Ok(vec![
        ("docs/notation.md", adit_games::notation_page(GAMES)),
        ("docs/pictures/cavum-light.svg", picture(root, Theme::Light)?),
        ("docs/pictures/cavum-dark.svg", picture(root, Theme::Dark)?),
    ])
}

fn picture(root: &Path, theme: Theme) -> Result<String> {
    let journal =
        fs::read_to_string(root.join(JOURNAL)).with_context(|| format!("{JOURNAL} cannot be read"))?;
    let table = adit_games::replay(GAMES, &journal, Source::Seed(0))?;
    let texts = table.game().texts(Language::English).context("the game has English texts")?;
    let picture = table.picture(Viewer::All, &texts)?.context("the game has pictures")?;
    Ok(picture.standalone(theme) + "\n")
}

/// Writes all pages.
pub fn write(root: &Path) -> Result<()> {
    for (page, text) in pages(root)? {
        fs::write(root.join(page), text).with_context(|| format!("{page} cannot be written"))?;
    }
    Ok(())
}

/// The pages that are not as the code would write them.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (page, text) in pages(root)? {
        let committed =
            fs::read_to_string(root.join(page)).with_context(|| format!("{page} cannot be read"))?;
        if committed != text {
            faults.push(format!("{page} is out of date; run `cargo xtask docs`"));
        }
    }
    Ok(faults)
}
