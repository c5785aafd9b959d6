//! Pages that are generated from the code.

use adit_game::{Language, Layout, Picture, Theme, Viewer};
use adit_games::GAMES;
use adit_table::Source;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The files with the pictures of each game in the README.
const PICTURES: [(&str, &str, &str); 3] = [
    ("docs/pictures/cavum.journal", "docs/pictures/cavum-light.svg", "docs/pictures/cavum-dark.svg"),
    ("docs/pictures/caverna.journal", "docs/pictures/caverna-light.svg", "docs/pictures/caverna-dark.svg"),
    ("docs/pictures/rockwell.journal", "docs/pictures/rockwell-light.svg", "docs/pictures/rockwell-dark.svg"),
];

/// Each generated page and its text.
fn pages(root: &Path) -> Result<Vec<(&'static str, String)>> {
    let mut pages = vec![("docs/notation.md", adit_any::notation_page(GAMES))];
    for (journal, light, dark) in PICTURES {
        let picture = picture(root, journal)?;
        pages.push((light, picture.standalone(Theme::Light) + "\n"));
        pages.push((dark, picture.standalone(Theme::Dark) + "\n"));
    }
    Ok(pages)
}

fn picture(root: &Path, journal: &str) -> Result<Picture> {
    let journal =
        fs::read_to_string(root.join(journal)).with_context(|| format!("{journal} cannot be read"))?;
    let (game, table) = adit_any::replay(GAMES, &journal, Source::Seed(0))?;
    let texts = game.texts(Language::English).context("the game has English texts")?;
    table.look(Viewer::All)?.picture(&texts, Layout::Wide).context("the game has pictures")
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
