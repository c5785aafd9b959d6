//! Chance decides who opens the first auction.

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::Phase;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, Weight};

/// Every seat is equally likely.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    out.extend(Seat::all(state.seats()).map(|seat| (Chance::Opener { seat }, 1)));
}

/// The seat is drawn.
pub fn settle(state: &mut State, chance: &Chance) -> Next {
    let Chance::Opener { seat } = *chance else { return Next::Stay(Phase::Opener) };
    state.news.tell(Event::OpenerDrawn { seat });
    Next::OpenerDrawn { opener: seat }
}
