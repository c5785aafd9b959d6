//! Laws of setups and journals.

use super::walk::{few_games, games, setups, walk};
use adit_game::{Dice as _, Game, Pending, Seat, Setup, SetupError, Viewer};
use adit_table::{Journal, Source, Table};

/// A game replayed from the text of its journal is the same game, wherever the journal is cut.
pub fn replay_equals_play<G: Game>() {
    walk::<G>(games(), |spot| {
        let over = G::pending(&spot.state) == Pending::Over;
        if !over && !spot.sampled(60) {
            return;
        }
        let text = spot.journal().to_string();
        let journal = Journal::read(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(journal, spot.journal());
        let table =
            Table::replay::<G>(&journal, Source::Seed(0)).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert!(table.position().of::<G>() == Some(&spot.state), "the replayed position is another one");
        assert_eq!(table.record().journal().to_string(), text);
    });
}

/// Where several seats are asked, lets each of them answer alone, and shows the table before and after it.
fn each_answer<G: Game>(mut look: impl FnMut(&Table, Seat, &Table)) {
    walk::<G>(few_games(), |spot| {
        if spot.pending().len() < 2 || !spot.sampled(10) {
            return;
        }
        let before = Table::replay::<G>(&spot.journal(), Source::Seed(0)).expect("what was played");
        for mover in spot.pending() {
            let offer = before.offer_words(mover).expect("who is asked has an offer");
            let moves: Vec<&str> = offer.moves().collect();
            let mut after = before.at(before.record().entries().len()).expect("the present");
            let step = after.propose(mover, moves[spot.dice.index(moves.len())], Some(offer.id));
            after.commit(step.expect("an offered move")).expect("nothing has come between");
            look(&before, mover, &after);
        }
    });
}

/// An offer keeps its id until the seat answers it or may choose from something else, whatever others do meanwhile: a
/// slow player is not told that his answer comes too late because others were faster.
pub fn offers_keep_their_ids_while_others_answer<G: Game>() {
    each_answer::<G>(|before, mover, after| {
        for seat in before.pending().iter().filter(|seat| *seat != mover) {
            if let (Some(asked), Some(still)) = (before.offer_words(seat), after.offer_words(seat))
                && asked.moves().eq(still.moves())
            {
                assert_eq!(asked.id, still.id, "{seat} is asked the same after {mover} has moved");
            }
        }
    });
}

/// What a seat may take back, and whether it must ask for it, follows from what it can know: entries that it has not
/// noticed change nothing.
pub fn what_is_not_noticed_does_not_hinder_taking_back<G: Game>() {
    each_answer::<G>(|before, mover, after| {
        for seat in Seat::all(before.record().seats()).filter(|seat| *seat != mover) {
            let viewer = Viewer::Seat(seat);
            if before.number(viewer) == after.number(viewer) {
                assert_eq!(before.undo(seat), after.undo(seat), "{seat} learns that {mover} has moved");
            }
        }
    });
}

/// Setups that cannot be played are refused, and a started game remembers its setup.
pub fn setups_are_checked<G: Game>() {
    for setup in setups::<G>() {
        let state = G::start(&setup).expect("it was started before");
        assert_eq!(*G::setup(&state), setup);
    }
    let refused = |setup: &Setup| G::start(setup).err();
    for seats in (0..=9).filter(|seats| !G::SEATS.contains(seats)) {
        let fault = refused(&Setup::seats(seats));
        assert!(matches!(fault, Some(SetupError::Seats { .. })), "{seats} seats: {fault:?}");
    }
    for &seats in G::SEATS {
        let plain = Setup::seats(seats);
        let fault = refused(&plain.clone().with("no-such-option", "1"));
        assert!(matches!(fault, Some(SetupError::UnknownOption { .. })), "{fault:?}");
        for spec in G::options() {
            let fault = refused(&plain.clone().with(spec.id, "no such value"));
            assert!(matches!(fault, Some(SetupError::OptionValue { .. })), "{fault:?}");
        }
        for data in ["no data [", "no_such_field = 1\n", ""] {
            let setup = Setup { data: Some(data.into()), ..plain.clone() };
            let fault = refused(&setup);
            assert!(matches!(fault, Some(SetupError::Data { .. })), "data {data:?}: {fault:?}");
        }
    }
}
