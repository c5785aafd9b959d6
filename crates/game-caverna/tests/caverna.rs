//! What every game is tested with: the laws, the playthroughs, the citations, the counts.

use adit_testkit::perft::{Case, compare};
use game_caverna::Caverna;
use std::path::Path;

adit_testkit::laws!(Caverna);
adit_testkit::playthroughs!(
    Caverna,
    endings: ["points", "best_room", "draw", "below_goal", "goal", "outstanding"]
);
adit_testkit::clauses!(rules: "../../docs/rules/caverna.md", prefixes: ["CD-", "E-", "T-"]);

#[test]
fn counts_are_as_committed() {
    let cases = [
        Case::new(2, 1, 0, 5),
        Case::new(2, 2, 60, 4),
        Case::new(2, 3, 150, 3),
        Case::new(1, 4, 0, 5),
        Case::new(1, 5, 50, 4),
    ];
    compare::<Caverna>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/caverna-perft.txt"), &cases);
}
