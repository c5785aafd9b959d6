//! Laws of setups and journals.

use super::walk::{games, setups, walk};
use adit_game::{Game, Pending, Setup, SetupError};
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
            Table::<G>::replay(&journal, Source::Seed(0)).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert!(*table.state() == spot.state, "the replayed position is another one");
        assert_eq!(table.journal().to_string(), text);
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
