//! The sequence of a game (CD-4): which phase asks whom, and what comes after it.
//!
//! 1. The start player is drawn, or in the solo game the rooms that are removed: `phase/start.rs`
//! 2. Each round a new action tile is turned up: `phase/new_action.rs`
//! 3. The players take turns: a tile is taken (`phase/take_tile.rs`) and carried out block by block
//!    (`phase/blocks.rs`), with its excavations (`phase/excavation.rs`), its room action
//!    (`phase/room_action.rs`, `phase/in_room.rs`), perhaps the extra cavern (`phase/extra_cavern.rs`) and in
//!    the solo game the reveal (`phase/reveal.rs`)
//! 4. The round ends: `phase/end_of_round.rs`

use crate::moves::{Chance, Move};
use crate::phase::{
    blocks, excavation, extra_cavern, in_room, new_action, reveal, room_action, start, take_tile,
};
use crate::rules::Rule;
use crate::state::{Phase, Place, State};
use adit_game::{Pending, Seat, Weight};

/// What the position waits for.
pub fn pending(state: &State) -> Pending {
    match &state.phase {
        Phase::StartPlayer
        | Phase::RemoveRooms { .. }
        | Phase::NewAction
        | Phase::Uncover { .. }
        | Phase::Reveal { .. } => Pending::Chance,
        Phase::TakeTile { seat } => Pending::seat(*seat),
        Phase::Resolve { turn } | Phase::SecondExcavation { turn, .. } | Phase::ChooseSide { turn } => {
            Pending::seat(turn.seat)
        }
        Phase::Over => Pending::Over,
    }
}

/// Lists the moves of the seat that is asked.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !pending(state).seats().contains(seat) {
        return;
    }
    match &state.phase {
        Phase::TakeTile { seat } => take_tile::moves(state, *seat, out),
        Phase::Resolve { turn } => match &turn.place {
            Place::Blocks => blocks::moves(state, turn, out),
            Place::Rooms { action } => room_action::moves(state, turn, action, out),
            Place::Room { room, .. } => in_room::moves(state, turn, room, out),
        },
        Phase::SecondExcavation { turn, dig } => excavation::moves(state, turn, dig, out),
        Phase::ChooseSide { .. } => extra_cavern::moves(out),
        Phase::StartPlayer
        | Phase::RemoveRooms { .. }
        | Phase::NewAction
        | Phase::Uncover { .. }
        | Phase::Reveal { .. }
        | Phase::Over => {}
    }
}

/// Which rule does a move break?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if !pending(state).seats().contains(seat) {
        return Err(Rule::NotYourTurn);
    }
    match &state.phase {
        Phase::TakeTile { seat } => take_tile::check(state, *seat, mv),
        Phase::Resolve { turn } => match &turn.place {
            Place::Blocks => blocks::check(state, turn, mv),
            Place::Rooms { action } => room_action::check(state, turn, action, mv),
            Place::Room { room, .. } => in_room::check(state, turn, room, mv),
        },
        Phase::SecondExcavation { turn, dig } => excavation::check(state, turn, dig, mv),
        Phase::ChooseSide { .. } => extra_cavern::check(mv),
        Phase::StartPlayer
        | Phase::RemoveRooms { .. }
        | Phase::NewAction
        | Phase::Uncover { .. }
        | Phase::Reveal { .. }
        | Phase::Over => Err(Rule::NotYourTurn),
    }
}

/// Carries out a legal move.
pub fn play(state: &mut State, mv: &Move) {
    state.news.clear();
    match state.phase {
        Phase::TakeTile { seat } => take_tile::play(state, seat, mv),
        Phase::Resolve { turn } => match turn.place {
            Place::Blocks => blocks::play(state, turn, mv),
            Place::Rooms { action } => room_action::play(state, turn, action, mv),
            Place::Room { action, room } => in_room::play(state, turn, action, room, mv),
        },
        Phase::SecondExcavation { turn, dig } => excavation::play(state, turn, dig, mv),
        Phase::ChooseSide { turn } => extra_cavern::play(state, turn, mv),
        Phase::StartPlayer
        | Phase::RemoveRooms { .. }
        | Phase::NewAction
        | Phase::Uncover { .. }
        | Phase::Reveal { .. }
        | Phase::Over => {}
    }
}

/// Lists what may be drawn.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    match &state.phase {
        Phase::StartPlayer => start::list_players(state, out),
        Phase::RemoveRooms { .. } => start::list_rooms(state, out),
        Phase::NewAction => new_action::outcomes(state, out),
        Phase::Uncover { .. } => excavation::outcomes(state, out),
        Phase::Reveal { .. } => reveal::outcomes(state, out),
        Phase::TakeTile { .. }
        | Phase::Resolve { .. }
        | Phase::SecondExcavation { .. }
        | Phase::ChooseSide { .. }
        | Phase::Over => {}
    }
}

/// Carries out what was drawn.
pub fn settle(state: &mut State, chance: &Chance) {
    state.news.clear();
    match (state.phase, chance) {
        (Phase::StartPlayer, Chance::Start { seat }) => start::settle_player(state, *seat),
        (Phase::RemoveRooms { left }, Chance::Remove { room }) => start::settle_room(state, left, *room),
        (Phase::NewAction, Chance::Turn { tile }) => new_action::settle(state, *tile),
        (Phase::Uncover { turn, dig }, Chance::Uncover { room }) => {
            excavation::settle(state, turn, dig, *room);
        }
        (Phase::Reveal { turn, then }, Chance::Reveal { room }) => reveal::settle(state, turn, then, *room),
        (
            _,
            Chance::Start { .. }
            | Chance::Remove { .. }
            | Chance::Turn { .. }
            | Chance::Uncover { .. }
            | Chance::Reveal { .. },
        ) => {}
    }
}
