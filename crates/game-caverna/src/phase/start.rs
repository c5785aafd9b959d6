//! What is drawn before the first round: the start player (CD-3.7), or in the solo game the light rooms that
//! are removed (CD-11.1).

use super::new_action;
use crate::moves::Chance;
use crate::news::Event;
use crate::pieces::{Back, Room};
use crate::state::{Phase, State};
use adit_game::{Seat, Weight};

pub fn list_players(state: &State, out: &mut Vec<(Chance, Weight)>) {
    out.extend(Seat::all(state.seats()).map(|seat| (Chance::Start { seat }, 1)));
}

pub fn settle_player(state: &mut State, seat: Seat) {
    state.start_player = Some(seat);
    state.tell(Event::StartPlayer { seat });
    new_action::begin(state);
}

pub fn list_rooms(state: &State, out: &mut Vec<(Chance, Weight)>) {
    let light = state.components().rooms_with(Back::Light);
    out.extend(light.without(state.removed).iter().map(|room| (Chance::Remove { room }, 1)));
}

pub fn settle_room(state: &mut State, left: u8, room: Room) {
    state.display.remove(room);
    state.removed.insert(room);
    state.tell(Event::RoomRemoved { room });
    match left {
        0 | 1 => new_action::begin(state),
        _ => state.phase = Phase::RemoveRooms { left: left - 1 },
    }
}
