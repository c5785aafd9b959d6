//! The laws, the playthroughs, the cited clauses and the counts of Rockwell.

use adit_testkit::perft::Case;
use game_rockwell::Rockwell;

adit_testkit::laws!(Rockwell);
adit_testkit::playthroughs!(Rockwell, endings: ["centre", "achievements", "technical"]);
adit_testkit::clauses!(rules: "../../docs/rules/rockwell.md", prefixes: ["RW-", "I-"]);

adit_testkit::counts!(Rockwell, file: "tests/rockwell-perft.txt", cases: [
    Case::new(2, 1, 0, 2),
    Case::new(2, 2, 60, 3),
    Case::new(3, 3, 45, 3),
    Case::new(4, 4, 25, 3),
    Case::new(4, 5, 150, 3),
    Case::new(2, 6, 300, 3),
]);
