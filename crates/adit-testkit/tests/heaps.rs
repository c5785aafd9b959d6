//! Everything a game is tested with, tried on the test game.

use adit_testkit::heaps::Heaps;
use adit_testkit::perft::{Case, compare, count};
use std::path::Path;

adit_testkit::laws!(Heaps);
adit_testkit::playthroughs!(Heaps, endings: ["empty", "passed"]);
adit_testkit::clauses!(rules: "rules/heaps.md", prefixes: ["HP-"]);

#[test]
fn counts_are_as_committed() {
    let cases = [Case::new(1, 1, 0, 4), Case::new(2, 2, 0, 3), Case::new(3, 3, 4, 3).with("heaps", "3")];
    compare::<Heaps>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/heaps-perft.txt"), &cases);
}

#[test]
fn a_sealed_decision_leads_to_the_same_positions_in_any_order() {
    let counts = count::<Heaps>(&Case::new(2, 2, 0, 2));
    // Each of two seats may bid 0 to 3 first; then the other one.
    assert_eq!((counts[0].moves, counts[0].positions), (8, 8));
    assert_eq!(counts[1].moves, 32);
}
