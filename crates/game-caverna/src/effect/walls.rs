//! Build a wall (CD-6.3) and tear down a wall (CD-6.4).

use crate::components::Trigger;
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Edge, Goods, OptionId};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;

pub fn list_build(state: &State, cave: &Cave, option: OptionId, out: &mut Vec<Move>) {
    if state.supply > 0 {
        let free = cave.edges(state.components()).without(cave.walls);
        out.extend(free.iter().map(|edge| Move::BuildWall { option, edge }));
    }
}

pub fn check_build(state: &State, cave: &Cave, edge: Edge) -> Result<(), Rule> {
    if state.supply == 0 {
        return Err(Rule::NoWallInSupply);
    }
    if !cave.edges(state.components()).contains(edge) {
        return Err(Rule::EdgeNotYours);
    }
    if cave.walls.contains(edge) { Err(Rule::EdgeHasWall) } else { Ok(()) }
}

pub fn build(state: &mut State, seat: Seat, edge: Edge) {
    state.supply -= 1;
    state.caves[seat].walls.insert(edge);
    state.tell(Event::WallBuilt { seat, edge });
    // CD-7.7.
    state.react(seat, state.components().blue, |trigger| match trigger {
        Trigger::GainOnWall { goods } => Some(*goods),
        Trigger::TradeInTurnWith { .. }
        | Trigger::GainOnGood { .. }
        | Trigger::ExtraRooms { .. }
        | Trigger::GainOnRooms { .. } => None,
    });
}

pub fn list_raze(cave: &Cave, option: OptionId, out: &mut Vec<Move>) {
    out.extend(cave.walls.iter().map(|edge| Move::RazeWall { option, edge }));
}

/// CD-6.4.2: natural walls and those of the opponent never qualify.
pub fn check_raze(cave: &Cave, edge: Edge) -> Result<(), Rule> {
    if cave.walls.contains(edge) { Ok(()) } else { Err(Rule::NoWallThere) }
}

pub fn raze(state: &mut State, seat: Seat, edge: Edge, goods: &Goods) {
    state.caves[seat].walls.remove(edge);
    state.supply += 1;
    state.receive_for(seat, goods, |received| Some(Event::WallRazed { seat, edge, received }));
}
