//! Section 2B: stations (CV-9).

use super::build::Build;
use crate::hex::{Cell, Hex, RingCell};
use crate::news::Event;
use crate::rules::Rule;
use crate::state::State;
use adit_game::Seat;

/// May the seat build a station here?
pub fn check(state: &State, build: &Build, seat: Seat, place: Cell) -> Result<(), Rule> {
    match place {
        Cell::Hex(hex) => check_mountain(state, build, hex),
        Cell::Ring(cell) => check_city(state, seat, cell),
    }
}

/// CV-9.1: on the tile just laid, if it is a tunnel tile on the bare board.
fn check_mountain(state: &State, build: &Build, hex: Hex) -> Result<(), Rule> {
    if state.board.all_mountain_stations().contains(hex) {
        return Err(Rule::StationThere);
    }
    if build.just_laid != Some(hex) {
        return Err(Rule::NotJustLaid);
    }
    if state.board.stack(hex).count() != 1 {
        return Err(Rule::NotOnBoard);
    }
    if state.board.top(hex).is_some_and(|top| top.tile.is_dynamite()) {
        return Err(Rule::NoStationOnDynamite);
    }
    if state.board.vein_hexes().contains(hex) {
        return Err(Rule::NoStationOnVein);
    }
    Ok(())
}

/// CV-9.2: in a free city cell from which a way leads to an own mountain station.
fn check_city(state: &State, seat: Seat, cell: RingCell) -> Result<(), Rule> {
    if !state.rulebook.components.city_cells.contains(cell) {
        return Err(Rule::Separator);
    }
    if state.board.station(Cell::Ring(cell)).is_some() {
        return Err(Rule::CityCellTaken);
    }
    let network = state.network(seat);
    let reached = network.reached_from_mountain_stations().hexes;
    if network.exits_towards(cell).any(|hex| reached.contains(hex)) {
        Ok(())
    } else {
        Err(Rule::CityNotConnected)
    }
}

/// Every place where the seat may build a station.
pub fn places(state: &State, build: &Build, seat: Seat, mut found: impl FnMut(Cell)) {
    if let Some(hex) = build.just_laid.filter(|&hex| check_mountain(state, build, hex).is_ok()) {
        found(Cell::Hex(hex));
    }
    if state.board.mountain_stations(seat).is_empty() {
        return;
    }
    let network = state.network(seat);
    let reached = network.reached_from_mountain_stations().hexes;
    if !reached.meets(state.rulebook.components.beside_city) {
        return;
    }
    for cell in state.board.free_city_cells(&state.rulebook.components) {
        if network.exits_towards(cell).any(|hex| reached.contains(hex)) {
            found(Cell::Ring(cell));
        }
    }
}

/// Builds a station.
pub fn build(state: &mut State, seat: Seat, place: Cell, bought: bool) {
    state.board.build_station(seat, place);
    state.news.tell(Event::StationBuilt { seat, place, bought });
}
