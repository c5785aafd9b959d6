//! The lessons that teach the game by playing.

use adit_game::Course;

/// The lessons, the journals in which they begin, and what they say.
pub const COURSE: Course = Course {
    lessons: include_str!("../lessons/course.toml"),
    journals: &[
        ("bribe.journal", include_str!("../lessons/bribe.journal")),
        ("edge.journal", include_str!("../lessons/edge.journal")),
        ("first_round.journal", include_str!("../lessons/first_round.journal")),
        ("new_game.journal", include_str!("../lessons/new_game.journal")),
        ("subcontractor.journal", include_str!("../lessons/subcontractor.journal")),
        ("two_players.journal", include_str!("../lessons/two_players.journal")),
        ("four_players.journal", include_str!("../rulebook/four_players.journal")),
    ],
    texts: [
        include_str!("../lessons/en.ftl"),
        include_str!("../lessons/de.ftl"),
        include_str!("../lessons/fr.ftl"),
        include_str!("../lessons/nl.ftl"),
    ],
};
