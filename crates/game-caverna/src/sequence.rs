//! The sequence of a game (CD-4): which phase asks whom, and what comes after it.
//!
//! 1. The start player is drawn (`phase/start_player.rs`), or in the solo game the rooms that are removed
//!    (`phase/remove_rooms.rs`)
//! 2. Each round a new action tile is turned up: `phase/new_action.rs`
//! 3. The players take turns: a tile is taken (`phase/take_tile.rs`) and carried out block by block
//!    (`phase/blocks.rs`), with its excavations (`phase/uncover.rs`, `phase/second_excavation.rs`), its room action
//!    (`phase/room_action.rs`, `phase/in_room.rs`), perhaps the extra cavern (`phase/choose_side.rs`) and in the solo
//!    game the reveal (`phase/reveal.rs`)
//! 4. The round ends: `phase/end_of_round.rs`

use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::blocks::Blocks;
use crate::phase::choose_side::ChooseSide;
use crate::phase::in_room::InRoom;
use crate::phase::reveal::Reveal;
use crate::phase::room_action::RoomAction;
use crate::phase::second_excavation::SecondExcavation;
use crate::phase::take_tile::TakeTile;
use crate::phase::{
    Dig, Phase, Place, Turn, blocks, choose_side, end_of_round, in_room, new_action, remove_rooms, reveal,
    room_action, second_excavation, start_player, take_tile, uncover,
};
use crate::rules::Rule;
use crate::state::State;
use adit_game::{Pending, Seat, Weight};

/// What follows a move, or what was drawn.
#[derive(Clone, Copy)]
pub enum Next {
    /// The same phase goes on like this.
    Stay(Phase),
    /// Everything is prepared for the first round.
    Prepared,
    /// The action tile of the round was turned up.
    ActionTurnedUp,
    /// A tile was taken.
    TileTaken(Turn),
    /// A block of the tile was carried out, and needs nothing more.
    BlockDone(Turn),
    /// A room was placed.
    Furnished(Turn),
    /// The side of the extra cavern was chosen.
    SideChosen(Turn),
    /// A room action of this number was begun.
    RoomActionBegan {
        /// The turn.
        turn: Turn,
        /// The number on the tile.
        number: u8,
    },
    /// A room is used.
    RoomEntered(InRoom),
    /// The room in use is finished, or its user left it.
    RoomFinished(RoomAction),
    /// The room action was ended before all rooms were used.
    RoomActionStopped(RoomAction),
    /// A tile was excavated.
    Excavated(Place, Dig),
    /// The first room of a double excavation was turned up.
    FirstUncovered(SecondExcavation),
    /// The last room of an excavation was turned up.
    ExcavationOver(Place),
    /// The top of the stack was turned up, and the turn goes on.
    RevealedInTurn(Place),
    /// The top of the stack was turned up at the end of the turn.
    RevealedAtEndOfTurn,
    /// The player ended the turn.
    TurnEnded(Turn),
}

/// CD-3.7: a start player who is agreed on is not drawn.
pub fn begin(state: &mut State) {
    if let Some(seat) = state.rulebook.start_player {
        let next = start_player::appoint(state, seat);
        follow(state, next);
    }
}

/// What the position waits for.
pub fn pending(state: &State) -> Pending {
    match &state.phase {
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Uncover(_)
        | Phase::Reveal(_) => Pending::Chance,
        Phase::TakeTile(take_tile) => Pending::Seats(take_tile::acting(state, take_tile)),
        Phase::Blocks(blocks) => Pending::Seats(blocks::acting(state, blocks)),
        Phase::RoomAction(action) => Pending::Seats(room_action::acting(state, action)),
        Phase::InRoom(in_room) => Pending::Seats(in_room::acting(state, in_room)),
        Phase::SecondExcavation(excavation) => Pending::Seats(second_excavation::acting(state, excavation)),
        Phase::ChooseSide(choose_side) => Pending::Seats(choose_side::acting(state, choose_side)),
        Phase::Over => Pending::Over,
    }
}

/// Lists the moves of the seat that is asked.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !is_asked(state, seat) {
        return;
    }
    match &state.phase {
        Phase::TakeTile(take_tile) => take_tile::moves(state, take_tile, seat, out),
        Phase::Blocks(blocks) => blocks::moves(state, blocks, seat, out),
        Phase::RoomAction(action) => room_action::moves(state, action, seat, out),
        Phase::InRoom(in_room) => in_room::moves(state, in_room, seat, out),
        Phase::SecondExcavation(excavation) => second_excavation::moves(state, excavation, seat, out),
        Phase::ChooseSide(choose_side) => choose_side::moves(state, choose_side, seat, out),
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Uncover(_)
        | Phase::Reveal(_)
        | Phase::Over => {}
    }
}

/// Which rule does a move break?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if !is_asked(state, seat) {
        return Err(Rule::NotYourTurn);
    }
    match &state.phase {
        Phase::TakeTile(take_tile) => take_tile::check(state, take_tile, seat, mv),
        Phase::Blocks(blocks) => blocks::check(state, blocks, seat, mv),
        Phase::RoomAction(action) => room_action::check(state, action, seat, mv),
        Phase::InRoom(in_room) => in_room::check(state, in_room, seat, mv),
        Phase::SecondExcavation(excavation) => second_excavation::check(state, excavation, seat, mv),
        Phase::ChooseSide(choose_side) => choose_side::check(state, choose_side, seat, mv),
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Uncover(_)
        | Phase::Reveal(_)
        | Phase::Over => Err(Rule::NotYourTurn),
    }
}

fn is_asked(state: &State, seat: Seat) -> bool {
    pending(state).seats().contains(seat)
}

/// Carries out a legal move.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    state.news.clear();
    let next = match state.phase {
        Phase::TakeTile(take_tile) => take_tile::play(state, take_tile, seat, mv),
        Phase::Blocks(blocks) => blocks::play(state, blocks, seat, mv),
        Phase::RoomAction(action) => room_action::play(state, action, seat, mv),
        Phase::InRoom(in_room) => in_room::play(state, in_room, seat, mv),
        Phase::SecondExcavation(excavation) => second_excavation::play(state, excavation, seat, mv),
        Phase::ChooseSide(choose_side) => choose_side::play(state, choose_side, seat, mv),
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Uncover(_)
        | Phase::Reveal(_)
        | Phase::Over => Next::Stay(state.phase),
    };
    follow(state, next);
}

/// Lists what may be drawn.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    match &state.phase {
        Phase::StartPlayer => start_player::outcomes(state, out),
        Phase::RemoveRooms(removing) => remove_rooms::outcomes(state, removing, out),
        Phase::NewAction => new_action::outcomes(state, out),
        Phase::Uncover(uncover) => uncover::outcomes(state, uncover, out),
        Phase::Reveal(reveal) => reveal::outcomes(state, reveal, out),
        Phase::TakeTile(_)
        | Phase::Blocks(_)
        | Phase::RoomAction(_)
        | Phase::InRoom(_)
        | Phase::SecondExcavation(_)
        | Phase::ChooseSide(_)
        | Phase::Over => {}
    }
}

/// Carries out what was drawn.
pub fn settle(state: &mut State, chance: &Chance) {
    state.news.clear();
    let next = match state.phase {
        Phase::StartPlayer => start_player::settle(state, chance),
        Phase::RemoveRooms(removing) => remove_rooms::settle(state, removing, chance),
        Phase::NewAction => new_action::settle(state, chance),
        Phase::Uncover(uncover) => uncover::settle(state, uncover, chance),
        Phase::Reveal(reveal) => reveal::settle(state, reveal, chance),
        Phase::TakeTile(_)
        | Phase::Blocks(_)
        | Phase::RoomAction(_)
        | Phase::InRoom(_)
        | Phase::SecondExcavation(_)
        | Phase::ChooseSide(_)
        | Phase::Over => Next::Stay(state.phase),
    };
    follow(state, next);
}

/// What comes next.
fn follow(state: &mut State, next: Next) {
    state.phase = match next {
        Next::Stay(phase) => phase,
        Next::Prepared => next_round(state),
        Next::ActionTurnedUp | Next::RevealedAtEndOfTurn => next_turn(state),
        Next::TileTaken(turn) => Phase::Blocks(Blocks { turn }),
        Next::BlockDone(turn) | Next::SideChosen(turn) => go_on(state, Place::Blocks(Blocks { turn })),
        // CD-8.1.
        Next::Furnished(turn) if choose_side::is_won(state, turn.seat) => {
            state.tell(Event::CavernWon { seat: turn.seat });
            Phase::ChooseSide(ChooseSide { turn })
        }
        Next::Furnished(turn) => go_on(state, Place::Blocks(Blocks { turn })),
        Next::RoomActionBegan { turn, number } => Phase::RoomAction(room_action::begin(state, turn, number)),
        Next::RoomEntered(in_room) => Phase::InRoom(in_room),
        Next::RoomFinished(action) => after_room(state, action),
        Next::RoomActionStopped(action) => after_room_action(state, action),
        Next::Excavated(place, dig) => Phase::Uncover(uncover::begin(place, dig)),
        Next::FirstUncovered(excavation) => Phase::SecondExcavation(excavation),
        Next::ExcavationOver(Place::InRoom(in_room)) if in_room.is_finished(state.components()) => {
            after_room(state, in_room.action)
        }
        Next::ExcavationOver(place) => go_on(state, place),
        Next::RevealedInTurn(place) => Phase::from(place),
        // CD-11.3: the reveal is still due at the end of the turn.
        Next::TurnEnded(turn) if reveal::is_owed(state, &turn) => Phase::Reveal(Reveal::AtEndOfTurn(turn)),
        Next::TurnEnded(_) => next_turn(state),
    };
}

/// CD-6.7.1: the room action closes itself when no uses are left.
fn after_room(state: &mut State, action: RoomAction) -> Phase {
    if action.left == 0 { after_room_action(state, action) } else { go_on(state, Place::RoomAction(action)) }
}

/// The turn goes on between the blocks of its tile.
fn after_room_action(state: &mut State, action: RoomAction) -> Phase {
    room_action::end(state, &action);
    go_on(state, Place::Blocks(Blocks { turn: action.turn }))
}

/// The turn goes on here, after the reveal if it is due (CD-11.3.2).
fn go_on(state: &State, place: Place) -> Phase {
    if reveal::is_due(state, &place) { Phase::Reveal(Reveal::InTurn(place)) } else { Phase::from(place) }
}

/// CD-4.4: the next turn of the round begins, or the round ends.
fn next_turn(state: &mut State) -> Phase {
    let turns = state.taken.len();
    if turns < usize::from(state.turn_number()) * state.seats() {
        return Phase::TakeTile(TakeTile { seat: state.seat_after(turns) });
    }
    end_of_round::end(state);
    if usize::from(state.round) < state.rounds().len() {
        next_round(state)
    } else {
        state.tell(Event::GameEnded {});
        Phase::Over
    }
}

/// CD-4.2.
fn next_round(state: &mut State) -> Phase {
    new_action::begin(state);
    Phase::NewAction
}
