//! Laws of what comes from outside: nothing that can be sent breaks the program.

use super::walk::{few_games, walk};
use crate::mutate;
use adit_game::{Dice, Game, Seat, SeedDice, Viewer};
use adit_table::{Journal, Source, Table};

/// How many ways of breaking something are tried at a position.
const TRIES: usize = 40;

/// A view of everything in which something was changed is refused, or else it is the view of a position that
/// can be played on.
pub fn broken_views_are_refused<G: Game>() {
    let (mut refused, mut kept) = (0, 0);
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(60) {
            return;
        }
        let whole = serde_json::to_value(G::view(&spot.state, Viewer::All)).expect("a view is JSON");
        for _ in 0..TRIES {
            let broken = mutate::json(&whole, &mut spot.dice);
            let Ok(mut table) = Table::load_json::<G>(&broken, Source::Seed(1)) else {
                refused += 1;
                continue;
            };
            kept += 1;
            let lines = format!("loaded from {broken}");
            for viewer in Seat::all(table.record().seats()).map(Viewer::Seat) {
                table.frame(viewer).unwrap_or_else(|refusal| panic!("{refusal}, {lines}"));
            }
            if let Ok(step) = table.draw() {
                table.commit(step).expect("nothing happened in between");
                let _ = table.random(20, &mut spot.dice);
            }
        }
    });
    assert!(refused > kept, "{refused} broken views were refused and {kept} were not");
}

/// A journal in which something was changed is refused, or it is the journal of another game that can be
/// written again as it was read.
pub fn broken_journals_are_refused<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(60) {
            return;
        }
        let text = spot.journal().to_string();
        for _ in 0..TRIES {
            let broken = mutate::text(&text, &mut spot.dice);
            let Ok(journal) = Journal::read(&broken) else { continue };
            assert_eq!(journal.to_string(), broken, "what was read is written again");
            if let Ok(table) = Table::replay::<G>(&journal, Source::Seed(1)) {
                assert_eq!(
                    G::audit(table.position().of::<G>().expect("a table of the game")),
                    Ok(()),
                    "after {broken}"
                );
            }
        }
        let mut other = SeedDice::new(spot.dice.bits());
        let garbage: String = (0..200).map(|_| char::from(other.below(128) as u8)).collect();
        assert!(Journal::read(&garbage).is_err());
    });
}
