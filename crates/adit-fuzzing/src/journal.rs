//! A text is refused as a journal, or it is written again as it was read; and whatever it tells is refused or replayed.

use crate::{GAMES, HEAPS, games};
use adit_game::{SeedDice, Setup};
use adit_table::{Journal, Source};

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    let Ok(journal) = Journal::read(text) else { return };
    assert_eq!(journal.to_string(), text);
    for games in [GAMES, HEAPS] {
        if let Ok((_, table)) = adit_any::replay(games, text, Source::Seed(1)) {
            assert_eq!(table.record().entries(), journal.entries);
            let written = table.record().journal().to_string();
            assert!(adit_any::replay(games, &written, Source::Seed(1)).is_ok());
        }
    }
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let journal = |game: &'static dyn adit_any::AnyGame| {
        let seats = *game.seats().last().expect("somebody plays");
        let mut table = game.start(&Setup::seats(seats), Source::Seed(3)).expect("a table");
        table.random(40, &mut SeedDice::new(3)).expect("moves");
        table.record().journal().to_string().into_bytes()
    };
    games().map(journal).collect()
}
