//! The rulebook for players.

use adit_game::Manual;

/// Its pages, its sections, and the positions of its pictures.
pub const MANUAL: Manual = Manual {
    sections: include_str!("../rulebook/sections.toml"),
    pictures: include_str!("../rulebook/pictures.toml"),
    journals: &[
        ("breach.journal", include_str!("../rulebook/breach.journal")),
        ("duel.journal", include_str!("../rulebook/duel.journal")),
        ("solo.journal", include_str!("../rulebook/solo.journal")),
    ],
    texts: [
        include_str!("../rulebook/en.md"),
        include_str!("../rulebook/de.md"),
        include_str!("../rulebook/fr.md"),
        include_str!("../rulebook/nl.md"),
    ],
};
