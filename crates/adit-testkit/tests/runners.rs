//! The runners say what is wrong, where, and what is missing.

use adit_testkit::citations::{citations, clauses, every_clause_is_cited};
use adit_testkit::heaps::Heaps;
use adit_testkit::playthrough::{Script, compare_snapshots, everything_occurs};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use tempfile::TempDir;

const HEADER: &str =
    "adit 1\ngame heaps\nrules 1\nseats 1\noption favourites false\n\nchance fill A 2\nchance fill B 1\n";

/// A folder with one playthrough of these lines behind the common ones.
fn folder(lines: &str) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.play");
    fs::write(&path, format!("{HEADER}{lines}")).unwrap();
    (folder, path)
}

/// What a failing test says.
fn failure(test: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(test)).expect_err("the test fails");
    *panic.downcast::<String>().expect("a test fails with a sentence")
}

fn play(lines: &str) -> String {
    let (folder, _) = folder(lines);
    failure(|| compare_snapshots::<Heaps>(folder.path()))
}

#[test]
fn a_playthrough_that_cannot_happen_names_the_line_and_what_could() {
    let said = play("s0 bid 1\ns0 take B 2\n");
    assert!(said.contains("game.play:10: s0 take B 2: the rules forbid this (HP-3.4)"), "{said}");
    assert!(said.contains("s0 may say: take A 1, take A 2, take B 1"), "{said}");
    let said = play("s0 bid 1\n\n# soon\nchance fill A 2\n");
    assert!(said.contains("game.play:12: chance fill A 2: chance cannot bring this"), "{said}");
}

#[test]
fn a_refusal_must_come_and_by_the_clause_that_is_named() {
    assert!(play("refuse HP-2.3 s0 bid 1\n").contains("game.play:9: s0 bid 1 is allowed"));
    assert!(play("refuse HP-2.2 s0 bid 9\n").contains("game.play:9: s0 bid 9 is refused by HP-2.3"));
}

#[test]
fn an_expectation_must_be_met() {
    let said = play("expect all /heaps/0 3\n");
    assert!(said.contains("game.play:9: all sees 2 at /heaps/0, not 3"), "{said}");
    assert!(play("expect all /piles/0 3\n").contains("all sees nothing at /piles/0"));
    assert!(play("expect s2 /heaps/0 2\n").contains("there is no s2 at this table of 1"));
}

#[test]
fn lines_that_are_none_are_named() {
    let read = |lines: &str| Script::read(&format!("{HEADER}{lines}")).unwrap_err();
    assert_eq!(read("refuse s0\n"), (9, "expected `refuse CLAUSE SEAT WORDS`".to_owned()));
    assert_eq!(read("\nexpect all /x {\n"), (10, "expected `expect VIEWER POINTER JSON`".to_owned()));
    assert_eq!(read("hello you\n").0, 9);
    let fault = Script::read("# a comment\nadit 1\ngame heaps\nrules one\n\n").unwrap_err();
    assert_eq!(fault.0, 4, "{fault:?}");
}

#[test]
fn a_snapshot_is_written_only_on_request_and_compared_otherwise() {
    let (folder, path) = folder("s0 bid 1\n");
    let said = failure(|| compare_snapshots::<Heaps>(folder.path()));
    assert!(said.contains("ADIT_BLESS=1 writes it"), "{said}");
    fs::write(path.with_extension("snap"), "start heaps\n  asked: s0\n").unwrap();
    let said = failure(|| compare_snapshots::<Heaps>(folder.path()));
    assert!(said.contains("game.snap:2 differs") && said.contains("now:   asked: nobody"), "{said}");
}

#[test]
fn what_no_playthrough_has_is_listed() {
    let (folder, _) = folder("refuse HP-2.3 s0 bid 9\ns0 bid 1\ns0 take A 2\ns0 take B 1\n");
    let said = failure(|| everything_occurs::<Heaps>(folder.path(), &["empty", "passed"]));
    for missing in
        ["the move `sweep HEAP`", "the move `pass`", "the rule PassTooEarly (HP-3.5)", "the ending passed"]
    {
        assert!(said.contains(missing), "{missing} is not listed in {said}");
    }
    for there in ["the move `bid", "BidTooHigh", "ending empty"] {
        assert!(!said.contains(there), "{there} occurs: {said}");
    }
}

#[test]
fn clauses_stand_at_the_beginning_of_lines() {
    let text = "## CV-1 Heading\n\nCV-1.1 A clause, see\nEX-7.\n- CV-1.1.1 Another (CV-9.9).\n| CV-D.5a | a row |\n\
                ### EX-1 Example\n- **RW-2.1 Slots.** Bold\n";
    let found: Vec<_> = clauses(text, &["CV-", "EX-", "RW-"]).into_iter().collect();
    assert_eq!(found, ["CV-1.1", "CV-1.1.1", "CV-D.5a", "EX-1", "EX-7", "RW-2.1"]);
}

#[test]
fn citations_stand_anywhere() {
    let found: Vec<_> =
        citations("// CV-1.1: so. And (CV-D.5a), CV-1.10, not RCV-7.\n", &["CV-"]).into_iter().collect();
    assert_eq!(found, ["CV-1.1", "CV-1.10", "CV-D.5a"]);
}

#[test]
fn clauses_that_no_test_cites_are_listed() {
    let home = TempDir::new().unwrap();
    fs::create_dir_all(home.path().join("src/tests/deep")).unwrap();
    fs::create_dir_all(home.path().join("playthroughs")).unwrap();
    fs::write(home.path().join("src/tests/deep/one.rs"), "// XX-1.1\n").unwrap();
    fs::write(home.path().join("src/lib.rs"), "// XX-1.2 is not cited by a test\n").unwrap();
    fs::write(home.path().join("playthroughs/a.play"), "# XX-1.3\n").unwrap();
    let rules = home.path().join("rules.md");
    fs::write(&rules, "# XX-1\nXX-1.1 a\nXX-1.2 b\nXX-1.3 c\n").unwrap();
    let said = failure(|| every_clause_is_cited(home.path(), &rules, &["XX-"]));
    assert!(said.ends_with("1 of 3 clauses are cited by no test: XX-1.2"), "{said}");
}
