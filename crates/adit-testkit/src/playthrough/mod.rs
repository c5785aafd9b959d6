//! Playthroughs: games that are told in full, with everything that every viewer sees.
//!
//! A `.play` file is a journal with three more kinds of lines behind its header, and empty lines anywhere
//! there:
//!
//! ```text
//! # A comment.
//! refuse CV-5.5 s1 bid 21
//! expect public /players/0/score 20
//! ```
//!
//! `refuse` names the clause (or the code of the refusal) with which the words are refused. `expect` names a
//! viewer (`all`, `public`, `s0` …), a JSON pointer into his view and the value there.
//!
//! Beside each file lies a snapshot (`.snap`) that tells what each line changed. `ADIT_BLESS=1` writes it.

mod changes;
mod script;
mod snapshot;

pub use script::{Line, Script};

use crate::bless;
use adit_game::{Game, Notation, Rule};
use snapshot::{Covered, Detail, Telling};
use std::path::{Path, PathBuf};

/// Tests the playthroughs of a game: one line in its tests.
///
/// ```text
/// adit_testkit::playthroughs!(game_cavum::Cavum, endings: ["standard", "learning"]);
/// ```
#[macro_export]
macro_rules! playthroughs {
    ($game:ty, endings: [$($ending:literal),+ $(,)?]) => {
        mod playthroughs {
            #[allow(unused_imports)]
            use super::*;

            fn folder() -> ::std::path::PathBuf {
                ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs")
            }

            #[test]
            fn snapshots_are_as_committed() {
                $crate::playthrough::compare_snapshots::<$game>(&folder());
            }

            #[test]
            fn every_move_every_rule_and_every_ending_occurs() {
                $crate::playthrough::everything_occurs::<$game>(&folder(), &[$($ending),+]);
            }
        }
    };
}

/// The playthroughs of a folder, sorted by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|fault| panic!("cannot read {}: {fault}", folder.display()))
        .map(|file| file.expect("a folder can be read to its end").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "play"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there is no playthrough in {}", folder.display());
    files
}

fn tell<G: Game>(path: &Path, detail: Detail) -> Telling {
    let name = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|fault| panic!("cannot read {name}: {fault}"));
    let script = Script::read(&text).unwrap_or_else(|(line, fault)| panic!("{name}:{line}: {fault}"));
    snapshot::tell::<G>(&script, detail).unwrap_or_else(|(line, fault)| panic!("{name}:{line}: {fault}"))
}

/// Plays all playthroughs of a folder and compares what happened with the snapshots beside them.
pub fn compare_snapshots<G: Game>(folder: &Path) {
    for path in files(folder) {
        bless::compare(&path.with_extension("snap"), &tell::<G>(&path, Detail::Sight).text);
    }
}

/// In the playthroughs of a folder every form of move is played, every rule refuses something, and every
/// ending is reached.
pub fn everything_occurs<G: Game>(folder: &Path, endings: &[&str]) {
    let mut covered = Covered::default();
    for path in files(folder) {
        covered.add(tell::<G>(&path, Detail::Occurrence).covered);
    }
    let mut missing: Vec<String> = Vec::new();
    for (index, form) in G::Move::FORMS.iter().enumerate() {
        if !covered.forms.contains(&index) {
            missing.push(format!("the move `{}`", form.line()));
        }
    }
    for rule in G::Rule::ALL {
        if !covered.rules.contains(rule.text_id()) {
            missing.push(format!("the rule {rule:?} ({})", rule.clause()));
        }
    }
    missing.extend(
        endings
            .iter()
            .filter(|ending| !covered.endings.contains(**ending))
            .map(|ending| format!("the ending {ending}")),
    );
    assert!(missing.is_empty(), "no playthrough has\n  {}", missing.join("\n  "));
    let unknown: Vec<_> = covered.endings.iter().filter(|ending| !endings.contains(ending)).collect();
    assert!(unknown.is_empty(), "endings that the test does not name: {unknown:?}");
}
