//! Laws of chance and of the end.

use super::walk::{games, walk};
use adit_game::{Game, Notation, Pending};
use std::collections::HashSet;

/// Where chance is pending something can be drawn, each outcome once, and its words are read back;
/// elsewhere nothing can.
pub fn chance_brings_something_and_only_when_it_is_asked<G: Game>() {
    walk::<G>(games(), |spot| {
        let mut outcomes = Vec::new();
        G::outcomes(&spot.state, &mut outcomes);
        assert_eq!(!outcomes.is_empty(), G::pending(&spot.state) == Pending::Chance, "{outcomes:?}");
        let mut seen = HashSet::new();
        for (chance, weight) in outcomes {
            let words = chance.words();
            let split: Vec<&str> = words.split(' ').collect();
            assert_eq!(G::Chance::read(&split).as_ref(), Some(&chance), "{words:?}");
            assert!(weight > 0, "{words:?} is listed and never drawn");
            assert!(seen.insert(words.clone()), "{words:?} is listed twice");
        }
    });
}

/// A game is over if and only if nobody is asked and nothing is drawn; then, and only then, it has a result.
pub fn over_if_and_only_if_nobody_is_pending<G: Game>() {
    walk::<G>(games(), |spot| {
        let seats = usize::from(spot.setup.seats);
        let result = G::result(&spot.state);
        match G::pending(&spot.state) {
            Pending::Over => {
                let result = result.expect("a finished game has a result");
                assert_eq!((result.scores.len(), result.ranks.len()), (seats, seats));
                assert!(!result.ending.is_empty());
                for (place, rank) in result.ranks.iter().enumerate() {
                    let better = result.ranks.iter().filter(|other| *other < rank).count();
                    assert_eq!(usize::from(*rank), better + 1, "the rank of s{place} in {:?}", result.ranks);
                }
            }
            Pending::Seats(asked) => {
                assert_eq!(result, None);
                assert!(!asked.is_empty(), "seats are pending, but none is named");
                assert!(asked.iter().all(|seat| seat.index() < seats), "{asked:?} at a table of {seats}");
            }
            Pending::Chance => assert_eq!(result, None),
        }
    });
}
