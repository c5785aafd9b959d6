//! A text is refused as a journal, or it is written again as it was read; and whatever it tells is refused or
//! replayed.
#![no_main]

use adit_any::{Games, Of};
use adit_games::GAMES;
use adit_table::{Journal, Source};
use adit_testkit::heaps::Heaps;
use libfuzzer_sys::fuzz_target;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

fuzz_target!(|text: &str| {
    let Ok(journal) = Journal::read(text) else { return };
    assert_eq!(journal.to_string(), text);
    for games in [GAMES, HEAPS] {
        if let Ok((_, table)) = adit_any::replay(games, text, Source::Seed(1)) {
            assert_eq!(table.record().entries(), journal.entries);
            let written = table.record().journal().to_string();
            assert!(adit_any::replay(games, &written, Source::Seed(1)).is_ok());
        }
    }
});
