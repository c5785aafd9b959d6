//! The laws, the playthroughs, the cited clauses and the counts of Caverna.

use adit_testkit::perft::Case;
use game_caverna::Caverna;

adit_testkit::laws!(Caverna);
adit_testkit::playthroughs!(
    Caverna,
    endings: ["points", "best_room", "draw", "below_goal", "goal", "outstanding"]
);
adit_testkit::clauses!(rules: "../../docs/rules/caverna.md", prefixes: ["CD-", "E-", "T-"]);

adit_testkit::counts!(Caverna, file: "tests/caverna-perft.txt", cases: [
    Case::new(2, 1, 0, 5),
    Case::new(2, 2, 60, 4),
    Case::new(2, 3, 150, 3),
    Case::new(1, 4, 0, 5),
    Case::new(1, 5, 50, 4),
]);
