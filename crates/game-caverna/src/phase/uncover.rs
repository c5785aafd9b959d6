//! The room on an excavated space is turned up (CD-6.5.1).

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::second_excavation::SecondExcavation;
use crate::phase::{Dig, Phase, Place};
use crate::sequence::Next;
use crate::state::State;
use adit_game::Weight;

/// A tile was removed and is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uncover {
    /// Where the turn goes on.
    pub place: Place,
    /// The excavation.
    pub dig: Dig,
}

/// A tile was removed.
pub fn begin(place: Place, dig: Dig) -> Uncover {
    Uncover { place: place.with(|turn| turn.excavated += 1), dig }
}

/// Each room that nobody has seen is equally likely (CD-14.4).
pub fn outcomes(state: &State, _: &Uncover, out: &mut Vec<(Chance, Weight)>) {
    out.extend(state.unseen.iter().map(|room| (Chance::Uncover { room }, 1)));
}

pub fn settle(state: &mut State, uncover: Uncover, chance: &Chance) -> Next {
    let Chance::Uncover { room } = *chance else { return Next::Stay(Phase::Uncover(uncover)) };
    state.unseen.remove(room);
    state.display.insert(room);
    state.tell(Event::RoomUncovered { room });
    let Uncover { place, dig } = uncover;
    if dig.left > 0 {
        Next::FirstUncovered(SecondExcavation { place, dig })
    } else {
        Next::ExcavationOver(place)
    }
}
