//! What was once written down is played again for ever, and leads to the same view of everything.
//!
//! `cargo xtask journals PROGRAM` has let a released program play and has noted a digest of what that program saw on the
//! table at the end of each game. How the last step is told, and where points came from, may be said in other ways later. A journal that no longer replays, or leads elsewhere, is somebody's game that is lost.

use adit_game::Viewer;
use adit_games::GAMES;
use adit_table::{Source, Table, digest};

/// The journals of each game, one behind the other, each followed by a line with its digest.
const JOURNALS: [(&str, &str); 3] = [
    ("cavum", include_str!("journals/cavum.txt")),
    ("caverna", include_str!("journals/caverna.txt")),
    ("rockwell", include_str!("journals/rockwell.txt")),
];

/// The journals whose pictures are shown in the documentation.
const PICTURES: [(&str, &str); 3] = [
    (include_str!("../../../docs/pictures/cavum.journal"), "994bed4101f68d99"),
    (include_str!("../../../docs/pictures/caverna.journal"), "b920f4fd533449c3"),
    (include_str!("../../../docs/pictures/rockwell.journal"), "f622a60430267cbf"),
];

fn replay(journal: &str) -> Table {
    let (_, table) = adit_any::replay(GAMES, journal, Source::Seed(0))
        .unwrap_or_else(|fault| panic!("{fault}\n{journal}"));
    table
}

/// The digest of what the viewer of everything sees on the table at the end.
fn seen(table: &Table) -> String {
    let mut view = table.look(Viewer::All).and_then(|view| view.json()).expect("a view is JSON");
    let fields = view.as_object_mut().expect("a view is an object");
    fields.shift_remove("news");
    for player in fields.get_mut("players").and_then(|players| players.as_array_mut()).into_iter().flatten() {
        player.as_object_mut().map(|player| player.shift_remove("points"));
    }
    format!("{:016x}", digest([view.to_string()]))
}

#[test]
fn old_journals_lead_to_the_views_of_then() {
    for (game, journals) in JOURNALS {
        let mut other = Vec::new();
        let (mut replayed, mut rest) = (0, journals);
        while let Some((journal, behind)) = rest.split_once("=== ") {
            let (expected, behind) = behind.split_once("\n\n").expect("a digest ends with an empty line");
            let table = replay(journal);
            assert_eq!(table.record().journal().to_string(), journal, "it is written again as it was read");
            if seen(&table) != expected {
                other.push(replayed);
            }
            (replayed, rest) = (replayed + 1, behind);
        }
        assert!(replayed > 50 && rest.is_empty(), "{game} has {replayed} journals, then {rest:?}");
        assert!(
            other.is_empty(),
            "{} of {replayed} journals of {game} lead elsewhere: {other:?}",
            other.len()
        );
    }
}

#[test]
fn the_pictures_of_the_documentation_show_the_positions_of_then() {
    for (journal, expected) in PICTURES {
        assert_eq!(seen(&replay(journal)), expected, "{journal}");
    }
}
