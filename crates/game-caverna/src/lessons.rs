//! The lessons that teach the game by playing.

use adit_game::Course;

/// The lessons, the journals in which they begin, and what they say.
pub const COURSE: Course = Course {
    lessons: include_str!("../lessons/course.toml"),
    journals: &[
        ("duel.journal", include_str!("../rulebook/duel.journal")),
        ("solo.journal", include_str!("../rulebook/solo.journal")),
        ("cave.journal", include_str!("../lessons/cave.journal")),
        ("round.journal", include_str!("../lessons/round.journal")),
        ("walls.journal", include_str!("../lessons/walls.journal")),
        ("blue.journal", include_str!("../lessons/blue.journal")),
    ],
    texts: [
        include_str!("../lessons/en.ftl"),
        include_str!("../lessons/de.ftl"),
        include_str!("../lessons/fr.ftl"),
        include_str!("../lessons/nl.ftl"),
    ],
};
