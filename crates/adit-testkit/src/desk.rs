//! What the tests of a game do with a position: say words, have them refused, draw, look at the offer.

use adit_game::{Game, Notation, Offer, Seat};

/// The seat with this number.
///
/// # Panics
/// If no table has such a seat.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

/// The words one by one.
fn split(words: &str) -> Vec<&str> {
    words.split(' ').collect()
}

/// The move with these words.
///
/// # Panics
/// If there is none.
#[track_caller]
pub fn read<G: Game>(words: &str) -> G::Move {
    G::Move::read(&split(words)).unwrap_or_else(|| panic!("{words:?} is not a move"))
}

/// Which rule a move breaks, if it breaks one; and the offer agrees with it.
///
/// # Panics
/// If the offer and the rules disagree.
#[track_caller]
pub fn check<G: Game>(state: &G::State, seat: Seat, words: &str) -> Result<(), G::Rule> {
    let mv = read::<G>(words);
    let verdict = G::check(state, seat, &mv);
    let offered = Offer::<G>::new(state, seat).moves().contains(&mv);
    assert_eq!(verdict.is_ok(), offered, "{words}: the offer and the check disagree");
    verdict
}

/// Plays a move that must be legal and must lead to a sound position.
///
/// # Panics
/// If the move is refused or the audit finds a fault.
#[track_caller]
pub fn play<G: Game>(state: &mut G::State, seat: Seat, words: &str) {
    let verdict = adit_game::play::<G>(state, seat, read::<G>(words));
    assert_eq!(verdict, Ok(()), "{seat} {words}");
    audit::<G>(state);
}

/// Draws what is named.
///
/// # Panics
/// If it cannot be drawn or the audit finds a fault.
#[track_caller]
pub fn draw<G: Game>(state: &mut G::State, words: &str) {
    let chance = G::Chance::read(&split(words)).unwrap_or_else(|| panic!("{words:?} is not an outcome"));
    let settled = adit_game::settle::<G>(state, chance);
    settled.unwrap_or_else(|chance| panic!("{chance:?} cannot be drawn here"));
    audit::<G>(state);
}

/// The words of what may be drawn.
pub fn drawable<G: Game>(state: &G::State) -> Vec<String> {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    outcomes.iter().map(|(chance, _)| chance.words()).collect()
}

/// Whose decision it is.
///
/// # Panics
/// If it is not that of exactly one seat.
#[track_caller]
pub fn turn<G: Game>(state: &G::State) -> Seat {
    let pending = G::pending(state);
    pending.seats().only().unwrap_or_else(|| panic!("one seat is asked, not {pending:?}"))
}

/// The words offered to a seat.
pub fn offer<G: Game>(state: &G::State, seat: Seat) -> Vec<String> {
    Offer::<G>::new(state, seat).moves().iter().map(Notation::words).collect()
}

/// The offered words that begin like this.
pub fn offered<G: Game>(state: &G::State, seat: Seat, beginning: &str) -> Vec<String> {
    offer::<G>(state, seat).into_iter().filter(|line| line.starts_with(beginning)).collect()
}

/// Tests what must hold in every position.
///
/// # Panics
/// If the audit finds a fault.
#[track_caller]
pub fn audit<G: Game>(state: &G::State) {
    G::audit(state).unwrap_or_else(|fault| panic!("{fault}\n{state:?}"));
}

/// Defines the functions of this module for one game, so that its tests need not name it in every line.
#[macro_export]
macro_rules! desk {
    ($game:ty) => {
        #[allow(unused_imports, reason = "not every game needs all of them")]
        pub use $crate::desk::seat;
        $crate::desk!(@ $game,
            /// The move with these words.
            read(words: &str) -> <$game as ::adit_game::Game>::Move;
            /// Which rule a move breaks, if it breaks one; and the offer agrees with it.
            check(state: &<$game as ::adit_game::Game>::State, seat: ::adit_game::Seat, words: &str)
                -> Result<(), <$game as ::adit_game::Game>::Rule>;
            /// Plays a move that must be legal.
            play(state: &mut <$game as ::adit_game::Game>::State, seat: ::adit_game::Seat, words: &str) -> ();
            /// Draws what is named.
            draw(state: &mut <$game as ::adit_game::Game>::State, words: &str) -> ();
            /// The words of what may be drawn.
            drawable(state: &<$game as ::adit_game::Game>::State) -> Vec<String>;
            /// Whose decision it is.
            turn(state: &<$game as ::adit_game::Game>::State) -> ::adit_game::Seat;
            /// The words offered to a seat.
            offer(state: &<$game as ::adit_game::Game>::State, seat: ::adit_game::Seat) -> Vec<String>;
            /// The offered words that begin like this.
            offered(state: &<$game as ::adit_game::Game>::State, seat: ::adit_game::Seat, beginning: &str) -> Vec<String>;
            /// Tests what must hold in every position.
            audit(state: &<$game as ::adit_game::Game>::State) -> ();
        );
    };
    (@ $game:ty, $($(#[$about:meta])+ $name:ident($($argument:ident: $type:ty),*) -> $given:ty;)+) => {$(
        $(#[$about])+
        #[allow(dead_code, reason = "not every game needs all of them")]
        #[track_caller]
        pub fn $name($($argument: $type),*) -> $given {
            $crate::desk::$name::<$game>($($argument),*)
        }
    )+};
}

#[cfg(test)]
mod tests {
    use crate::heaps::Heaps;
    use adit_game::{Game, Setup};

    crate::desk!(Heaps);

    #[test]
    fn a_desk_says_what_the_rules_say() {
        let mut state = Heaps::start(&Setup::seats(2)).expect("a table of two");
        while let Some(outcome) = drawable(&state).first() {
            draw(&mut state, outcome);
        }
        let words = offer(&state, seat(0));
        assert_eq!(offered(&state, seat(0), "bid 1"), ["bid 1"], "{words:?}");
        assert!(check(&state, seat(0), "bid 9").is_err());
        play(&mut state, seat(0), "bid 1");
        assert_eq!(turn(&state), seat(1));
        audit(&state);
        assert_eq!(read("bid 1"), read("bid 1"));
    }
}
