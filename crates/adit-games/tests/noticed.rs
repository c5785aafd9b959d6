//! What is counted for a viewer shows nothing that he may not see.

use adit_game::{Seat, Setup, Viewer};
use adit_table::{Source, Table};
use game_rockwell::Rockwell;

/// RW-11.3.1: how many parts a bid has been put together from is nobody's business, neither while bids are under seal
/// nor later. Two games that differ only in this look the same to everybody else, down to what is counted.
#[test]
fn nobody_can_count_the_parts_of_a_sealed_bid() {
    let [green, red] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
    let others = [Viewer::Seat(red), Viewer::Public];
    let mut hasty = Table::<Rockwell>::new(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let mut hesitant = Table::<Rockwell>::new(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let begin = hasty.entries().len();
    let say = |table: &mut Table<Rockwell>, seat, words| {
        let step = table.propose(seat, words, None).expect(words);
        table.commit(step).expect("nothing else has happened");
    };
    let same = |hasty: &Table<Rockwell>, hesitant: &Table<Rockwell>| {
        for viewer in others {
            assert_eq!(hasty.frame(viewer), hesitant.frame(viewer), "seen by {viewer}");
        }
    };
    for words in ["bid money 100", "bid again", "bid zinc 1", "bid again"] {
        say(&mut hesitant, green, words);
        same(&hasty, &hesitant);
        assert_eq!(hesitant.frame(Viewer::Public).map(|frame| frame.number), Ok(begin));
    }
    assert_eq!(
        hesitant.frame(Viewer::Seat(green)).map(|frame| frame.number),
        Ok(begin + 4),
        "own parts count"
    );
    assert_eq!(hesitant.frame(Viewer::All).map(|frame| frame.number), Ok(begin + 4));
    // Red's own parts get the same offers and numbers at both tables.
    for table in [&mut hasty, &mut hesitant] {
        say(table, red, "bid money 100");
    }
    same(&hasty, &hesitant);
    for table in [&mut hasty, &mut hesitant] {
        say(table, green, "bid done");
        say(table, red, "bid done");
    }
    same(&hasty, &hesitant);
    assert_eq!(hasty.frame(Viewer::Public).map(|frame| frame.number), Ok(begin + 2));
    assert!(hesitant.noticed(Viewer::Seat(red)).eq((0..begin).chain(begin + 4..begin + 7)));
    for number in 0..=begin + 3 {
        let then = |table: &Table<Rockwell>| {
            table.recall(Viewer::Seat(red), number).and_then(|table| table.frame(Viewer::Seat(red)))
        };
        assert_eq!(then(&hasty), then(&hesitant), "when red knew of {number} entries");
        assert_eq!(then(&hasty).map(|frame| frame.number), Ok(number));
    }
    assert!(hesitant.recall(Viewer::Seat(red), begin + 4).is_err(), "red knows of no more");
}
