//! The reference of a game: its rules in numbered clauses, as `docs/rules` has them.

use rust_embed::RustEmbed;
use std::collections::{BTreeMap, HashSet};
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "../../docs/rules/"]
struct Docs;

/// Chapters for those who write programs, by words of their titles. Players do not need them.
const FOR_PROGRAMMERS: [&str; 5] =
    ["Decisions", "Effect vocabulary", "Engineering notes", "Invariants", "test scenarios"];

/// The rules of a game in numbered clauses, in English.
#[derive(Debug)]
pub struct Reference {
    whole: String,
    for_players: String,
}

/// A clause of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseText<'a> {
    /// Its number, such as `CV-8.2` or `R-14`.
    pub number: &'a str,
    /// What it says, as Markdown, with its number.
    pub text: &'a str,
}

impl Reference {
    /// The reference of the game with this id, if it has one.
    pub fn of(game: &str) -> Option<&'static Reference> {
        Reference::all().find(|(id, _)| *id == game).map(|(_, reference)| reference)
    }

    /// All references, each with the id of its game.
    pub fn all() -> impl Iterator<Item = (&'static str, &'static Reference)> {
        // They are part of the program, so they are read once.
        static ALL: LazyLock<BTreeMap<String, Reference>> = LazyLock::new(|| {
            let read = |name: &str| {
                let whole = String::from_utf8_lossy(&Docs::get(name)?.data).into_owned();
                let for_players = for_players(&whole);
                Some((name.strip_suffix(".md")?.to_owned(), Reference { whole, for_players }))
            };
            Docs::iter().filter_map(|name| read(&name)).collect()
        });
        ALL.iter().map(|(id, reference)| (id.as_str(), reference))
    }

    /// The whole text, as Markdown.
    pub fn whole(&self) -> &str {
        &self.whole
    }

    /// The text without what is written for programmers, as Markdown.
    pub fn for_players(&self) -> &str {
        &self.for_players
    }

    /// The clauses that players need, in order.
    pub fn clauses(&self) -> Vec<ClauseText<'_>> {
        clauses(&self.for_players)
    }
}

/// The rules without what is written for programmers.
fn for_players(markdown: &str) -> String {
    let mut shown = String::new();
    // What stands before the first chapter says how the text is to be used.
    let mut is_shown = false;
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            is_shown = !FOR_PROGRAMMERS.iter().any(|words| title.contains(words));
        }
        if is_shown {
            shown.push_str(line);
            shown.push('\n');
        }
    }
    shown
}

/// The number of the clause that a text begins with, such as `CV-8.2` or `R-14`.
pub fn clause(text: &str) -> Option<&str> {
    let first = text.split_whitespace().next()?.trim_end_matches(['.', ':', ',', '*']);
    let (letters, number) = first.split_once('-')?;
    let is_clause = (1..=3).contains(&letters.len())
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && number.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric())
        && number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
    is_clause.then_some(first)
}

/// The marks before the words of a line: of a heading, a list, a table, or strong words.
const MARKS: [char; 5] = ['#', '-', '*', '|', ' '];

/// The clauses of a text. A clause begins where a heading, a paragraph, an item or a row begins with its number, and goes
/// on up to the next clause or heading.
fn clauses(markdown: &str) -> Vec<ClauseText<'_>> {
    // Where each begins and ends, and its number.
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    let mut seen = HashSet::new();
    let mut is_open = false;
    let mut is_new_block = true;
    let mut place = 0;
    for line in markdown.split_inclusive('\n') {
        let begins_block = is_new_block || line.starts_with(['#', '-', '*', '|']);
        let number = clause(line.trim_start_matches(MARKS)).filter(|_| begins_block);
        if let Some(number) = number.filter(|number| seen.insert(*number)) {
            found.push((place, place, number));
            is_open = true;
        } else if line.starts_with('#') {
            is_open = false;
        }
        place += line.len();
        if let Some((_, end, _)) = found.last_mut().filter(|_| is_open) {
            *end = place;
        }
        is_new_block = line.trim().is_empty();
    }
    let text = |(begin, end, number)| ClauseText { number, text: markdown[begin..end].trim() };
    found.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_spared_what_programmers_need() {
        let text = "# X\n\nStatus: to test against.\n\n## XY-1 Goal\n\nWin.\n\n## XY-I Invariants\n\nNo.\n\n## EX Examples\n\nYes.\n";
        assert_eq!(for_players(text), "## XY-1 Goal\n\nWin.\n\n## EX Examples\n\nYes.\n");
    }

    #[test]
    fn a_clause_goes_on_up_to_the_next_one() {
        let text = "## XY-8 Building\n\nXY-8.1 A tile, see\nXY-8.2 and\nR-14.\n\n| a | b |\n|---|---|\n\n\
                    - **XY-8.2** *Lies*.\n\n## Rulings\n\nFirst.\n\n| R-14 | never |\n|---|---|\n| R-15 | ever |\n";
        let told: Vec<(&str, &str)> =
            clauses(text).into_iter().map(|clause| (clause.number, clause.text)).collect();
        assert_eq!(
            told,
            [
                ("XY-8", "## XY-8 Building"),
                ("XY-8.1", "XY-8.1 A tile, see\nXY-8.2 and\nR-14.\n\n| a | b |\n|---|---|"),
                ("XY-8.2", "- **XY-8.2** *Lies*."),
                ("R-14", "| R-14 | never |\n|---|---|"),
                ("R-15", "| R-15 | ever |"),
            ]
        );
    }

    #[test]
    fn every_reference_has_clauses_with_texts() {
        for (game, reference) in Reference::all() {
            let clauses = reference.clauses();
            assert!(clauses.len() > 100, "{game} has {} clauses", clauses.len());
            assert!(reference.whole().contains(clauses[0].number));
            assert!(clauses.iter().all(|clause| clause.text.contains(clause.number)), "{game}");
        }
        assert!(Reference::of("no such game").is_none());
    }
}
