//! The laws, the playthroughs, the cited clauses and the counts of Cavum.

use adit_testkit::perft::Case;
use game_cavum::Cavum;

adit_testkit::laws!(Cavum);
adit_testkit::playthroughs!(Cavum, endings: ["standard", "learning"]);
adit_testkit::clauses!(rules: "../../docs/rules/cavum.md", prefixes: ["CV-", "EX-"]);

adit_testkit::counts!(Cavum, file: "tests/cavum-perft.txt", cases: [
    Case::new(2, 1, 0, 3),
    Case::new(3, 2, 30, 2),
    Case::new(4, 3, 40, 2),
    Case::new(4, 4, 150, 2).with("vein_removed_after_whole_route", "false"),
]);
