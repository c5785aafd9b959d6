//! A view of everything is refused, or it is the view of a position that can be looked at and played on.

use crate::{game, picked};
use adit_game::{Seat, SeedDice, Setup, Viewer};
use adit_table::Source;
use serde_json::Value;

pub(crate) fn run(input: &[u8]) {
    let Some((first, text)) = input.split_first() else { return };
    let (game, _) = game(*first);
    let Ok(view) = serde_json::from_slice::<Value>(text) else { return };
    let mut table = match game.load(&view, Source::Seed(1)) {
        Ok(table) => table,
        Err(fault) => return assert!(!fault.to_string().is_empty(), "a fault says what is wrong"),
    };
    let seats = Seat::all(table.record().seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::All]) {
        table.frame(viewer).expect("everybody can look");
    }
    let written = table.record().journal().to_string();
    let Ok(step) = table.draw() else { return };
    table.commit(step).expect("nothing happened in between");
    let _ = table.random(20, &mut SeedDice::new(1));
    assert!(game.replay(&table.record().journal(), Source::Seed(1)).is_ok(), "{written}");
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let views = picked().flat_map(|(byte, game)| {
        game.seats().iter().flat_map(move |seats| {
            [0, 10, 60].map(|moves| {
                let mut table = game.start(&Setup::seats(*seats), Source::Seed(3)).expect("a table");
                table.random(moves, &mut SeedDice::new(moves)).expect("moves");
                let frame = table.frame(Viewer::All).expect("everything can be seen");
                [vec![byte], frame.view.json_text().expect("JSON").into_bytes()].concat()
            })
        })
    });
    views.collect()
}
