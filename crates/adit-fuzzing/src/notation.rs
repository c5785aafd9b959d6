//! Words are judged alike wherever they are said: what is offered may be said, what may be said can be played, and what
//! is refused changes nothing.

use crate::{game, picked};
use adit_game::{Seat, SeedDice, Setup};
use adit_table::{Entry, Source, Table};

/// A position of a random game with the numbers of seats and moves that the bytes say.
fn walk(first: u8, moves: u8) -> Table {
    let (game, rest) = game(first);
    let seats = game.seats()[usize::from(rest) % game.seats().len()];
    let mut table = game.start(&Setup::seats(seats), Source::Seed(3)).expect("a table");
    table.random(u64::from(moves), &mut SeedDice::new(u64::from(first))).expect("moves");
    table
}

pub(crate) fn run(input: &[u8]) {
    let [first, moves, words @ ..] = input else { return };
    let Ok(words) = str::from_utf8(words) else { return };
    let table = walk(*first, *moves);
    let before = table.record().entries().len();
    for seat in Seat::all(table.record().seats()) {
        let spaced = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let offer = table.offer_words(seat);
        let is_offered = offer.is_some_and(|offer| offer.moves().any(|offered| offered == spaced));
        let judged = table.position().judge(seat, words);
        assert!(judged.is_ok() || !is_offered, "{seat} is offered {spaced:?}, but: {judged:?}");
        // What a seat is told is judged on a position that it cannot tell from this one.
        assert_eq!(table.why(seat, words).is_ok(), judged.is_ok(), "{seat} {words:?}");
        match table.propose(seat, words, None) {
            Err(refusal) => assert!(judged.is_err(), "{seat} {words:?} may be said, but: {refusal}"),
            Ok(step) => {
                assert!(judged.is_ok(), "{seat} {words:?} was played, but: {judged:?}");
                written_words_mean_the_same(&table, seat, words, &step.entries()[0]);
            }
        }
        assert_eq!(table.record().entries().len(), before, "nothing was committed");
    }
}

/// A journal has a move in its own words, which lead to the same position.
fn written_words_mean_the_same(table: &Table, seat: Seat, words: &str, written: &Entry) {
    let mut said = table.position().copy();
    let canonical = said.play(seat, words).expect("the move was proposed");
    let mut read = table.position().copy();
    assert_eq!(read.play(seat, &canonical).as_ref(), Ok(&canonical), "{words:?}");
    assert!(said.equals(&*read), "{words:?} is written as {canonical:?}, which leads elsewhere");
    assert_eq!(*written, Entry::Move { seat, words: canonical.into() });
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (byte, _) in picked() {
        for moves in [0, 3, 17, 60, 150] {
            let table = walk(byte, moves);
            let Some(seat) = table.pending().iter().next() else { continue };
            let offer = table.offer_words(seat).expect("an offer");
            seeds.extend(offer.moves().take(3).map(|words| [&[byte, moves], words.as_bytes()].concat()));
        }
    }
    seeds
}
