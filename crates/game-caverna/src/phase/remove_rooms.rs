//! Light rooms are removed from the solo game (CD-11.1).

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::Back;
use crate::sequence::Next;
use crate::state::State;
use adit_game::Weight;

/// Light rooms are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RemoveRooms {
    /// How many more.
    pub left: u8,
}

pub fn outcomes(state: &State, _: &RemoveRooms, out: &mut Vec<(Chance, Weight)>) {
    let light = state.components().rooms_with(Back::Light);
    out.extend(light.without(state.removed).iter().map(|room| (Chance::Remove { room }, 1)));
}

pub fn settle(state: &mut State, mut removing: RemoveRooms, chance: &Chance) -> Next {
    if let Chance::Remove { room } = *chance {
        state.display.remove(room);
        state.removed.insert(room);
        state.tell(Event::RoomRemoved { room });
        removing.left = removing.left.saturating_sub(1);
    }
    if removing.left == 0 { Next::Prepared } else { Next::Stay(Phase::RemoveRooms(removing)) }
}
