//! The lessons that teach the game by playing.

use adit_game::Course;

/// The lessons, the journals in which they begin, and what they say.
pub const COURSE: Course = Course {
    lessons: include_str!("../lessons/course.toml"),
    journals: &[("course.journal", include_str!("../lessons/course.journal"))],
    texts: [
        include_str!("../lessons/en.ftl"),
        include_str!("../lessons/de.ftl"),
        include_str!("../lessons/fr.ftl"),
        include_str!("../lessons/nl.ftl"),
    ],
};
