//! Every clause of the rules is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Tests that every clause of a game's rules is cited in its tests: one line in them.
///
/// ```text
/// adit_testkit::clauses!(rules: "../../docs/rules/cavum.md", prefixes: ["CV-", "EX-"]);
/// ```
#[macro_export]
macro_rules! clauses {
    (rules: $rules:literal, prefixes: [$($prefix:literal),+ $(,)?]) => {
        #[test]
        fn every_clause_of_the_rules_is_cited_by_a_test() {
            let home = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            $crate::citations::every_clause_is_cited(home, &home.join($rules), &[$($prefix),+]);
        }
    };
}

/// Fails with the list of clauses that no test of the crate at `home` cites.
pub fn every_clause_is_cited(home: &Path, rules: &Path, prefixes: &[&str]) {
    let text =
        fs::read_to_string(rules).unwrap_or_else(|fault| panic!("cannot read {}: {fault}", rules.display()));
    let clauses = clauses(&text, prefixes);
    assert!(!clauses.is_empty(), "{} has no clause that begins with {prefixes:?}", rules.display());
    let mut cited = BTreeSet::new();
    for path in test_sources(home) {
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|fault| panic!("cannot read {}: {fault}", path.display()));
        cited.extend(citations(&text, prefixes));
    }
    let missing: Vec<_> = clauses.iter().filter(|clause| !cited.contains(*clause)).cloned().collect();
    assert!(
        missing.is_empty(),
        "{} of {} clauses are cited by no test: {}",
        missing.len(),
        clauses.len(),
        missing.join(" ")
    );
}

/// The clauses that a text of rules defines: those that stand at the beginning of a line, behind marks of
/// headings, lists and tables. A heading over numbered clauses of its own is not a clause.
pub fn clauses(text: &str, prefixes: &[&str]) -> BTreeSet<String> {
    let mut clauses = BTreeSet::new();
    let mut headings = BTreeSet::new();
    for line in text.lines() {
        let start = line.trim_start_matches(['#', '-', '*', '|', ' ', '`']);
        if let Some(clause) = prefixes.iter().find_map(|prefix| clause_at(start, prefix)) {
            match line.starts_with('#') {
                true => headings.insert(clause),
                false => clauses.insert(clause),
            };
        }
    }
    for heading in headings {
        let inside = format!("{heading}.");
        if !clauses.iter().any(|clause| clause.starts_with(&inside)) {
            clauses.insert(heading);
        }
    }
    clauses
}

/// The clauses that a text mentions anywhere.
pub fn citations(text: &str, prefixes: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for prefix in prefixes {
        // `T-1` is not cited by `PLANT-1`.
        let begins =
            |at: usize| !text[..at].ends_with(|before: char| before.is_ascii_alphanumeric() || before == '-');
        let places = text.match_indices(prefix).map(|(at, _)| at).filter(|at| begins(*at));
        found.extend(places.filter_map(|at| clause_at(&text[at..], prefix)));
    }
    found
}

/// The clause with this prefix at the beginning of a text.
fn clause_at(text: &str, prefix: &str) -> Option<String> {
    let rest = text.strip_prefix(prefix)?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(rest.len());
    let number = rest[..end].trim_end_matches('.');
    (!number.is_empty()).then(|| format!("{prefix}{number}"))
}

/// The tests of a crate: `src/tests.rs`, everything under `src/tests/` and `tests/`, and the playthroughs.
fn test_sources(home: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let single = home.join("src/tests.rs");
    if single.is_file() {
        found.push(single);
    }
    for (folder, extension) in [("src/tests", "rs"), ("tests", "rs"), ("playthroughs", "play")] {
        collect(&home.join(folder), extension, &mut found);
    }
    found
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    // A crate need not have each of the folders.
    let Ok(files) = fs::read_dir(folder) else { return };
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        if path.is_dir() {
            collect(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}
