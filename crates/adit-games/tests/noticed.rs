//! What is counted for a viewer shows nothing that the viewer may not see.

use adit_game::{Seat, Setup, Viewer};
use adit_table::{Frame, Source, Table};
use game_rockwell::Rockwell;

/// Two frames show the same, down to what is counted.
fn assert_same(one: &Frame, other: &Frame, when: &str) {
    assert_eq!(format!("{one:?}"), format!("{other:?}"), "{when}");
}

/// RW-11.3.1: how many parts a bid has been put together from is nobody's business, neither while bids are under seal
/// nor later. Two games that differ only in this look the same to everybody else, down to what is counted.
#[test]
fn nobody_can_count_the_parts_of_a_sealed_bid() {
    let [green, red] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
    let others = [Viewer::Seat(red), Viewer::Public];
    let mut hasty = Table::new::<Rockwell>(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let mut hesitant = Table::new::<Rockwell>(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let begin = hasty.record().entries().len();
    let say = |table: &mut Table, seat, words| {
        let step = table.propose(seat, words, None).expect(words);
        table.commit(step).expect("nothing else has happened");
    };
    let same = |hasty: &Table, hesitant: &Table| {
        for viewer in others {
            let [hasty, hesitant] = [hasty, hesitant].map(|table| table.frame(viewer).expect("a viewer"));
            assert_same(&hasty, &hesitant, &format!("seen by {viewer}"));
        }
    };
    for words in ["bid money 100", "bid again", "bid zinc 1", "bid again"] {
        say(&mut hesitant, green, words);
        same(&hasty, &hesitant);
        assert_eq!(hesitant.number(Viewer::Public), begin);
    }
    assert_eq!(hesitant.number(Viewer::Seat(green)), begin + 4, "own parts count");
    assert_eq!(hesitant.number(Viewer::All), begin + 4);
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
    assert_eq!(hasty.number(Viewer::Public), begin + 2);
    assert!(hesitant.record().noticed(Viewer::Seat(red)).eq((0..begin).chain(begin + 4..begin + 7)));
    for number in 0..=begin + 3 {
        let then = |table: &Table| {
            let then = table.recall(Viewer::Seat(red), number);
            then.and_then(|table| table.frame(Viewer::Seat(red))).expect("red knows of it")
        };
        assert_same(&then(&hasty), &then(&hesitant), &format!("when red knew of {number} entries"));
        assert_eq!(then(&hasty).number, number);
    }
    assert!(hesitant.recall(Viewer::Seat(red), begin + 4).is_err(), "red knows of no more");
}

/// The seat that answers last is asked alone, and its answer is still under seal until it is complete.
#[test]
fn nobody_can_count_the_parts_of_the_last_bid() {
    let [green, red] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
    let mut table = Table::new::<Rockwell>(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let mut say = |seat, words| {
        let step = table.propose(seat, words, None).expect(words);
        let noticed = step.noticed();
        table.commit(step).expect("nothing else has happened");
        [Viewer::Seat(green), Viewer::Seat(red), Viewer::Public].map(|viewer| noticed.by(viewer))
    };
    assert_eq!(say(green, "bid done"), [true, true, true]);
    for words in ["bid money 100", "bid again", "bid zinc 1"] {
        assert_eq!(say(red, words), [false, true, false], "{words}");
    }
    assert_eq!(say(red, "bid done"), [true, true, true]);
}
