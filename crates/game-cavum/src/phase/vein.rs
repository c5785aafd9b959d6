//! Section 2C: discovering veins (CV-10).

use crate::board::Vein;
use crate::hex::{Hex, HexSet, Steps};
use crate::news::Event;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use adit_game::Seat;
use arrayvec::ArrayVec;

/// May a vein of this colour be put here?
pub fn check(state: &State, hex: Hex, colour: Colour) -> Result<(), Rule> {
    let board = &state.board;
    let veins = board.vein_hexes();
    if board.top(hex).is_none() {
        Err(Rule::VeinNeedsTile)
    } else if board.all_mountain_stations().contains(hex) || veins.contains(hex) {
        Err(Rule::VeinNeedsFreeTile)
    } else if state.rulebook.components.beside_city.contains(hex) {
        Err(Rule::VeinBesideCity)
    } else if HexSet::one(hex).neighbours().meets(veins) {
        Err(Rule::VeinBesideVein)
    } else if state.scales[colour] == 0 {
        Err(Rule::NoStoneOnScale)
    } else {
        Ok(())
    }
}

/// Every place and colour for a vein.
pub fn places(state: &State, mut found: impl FnMut(Hex, Colour)) {
    let board = &state.board;
    let veins = board.vein_hexes();
    let taken =
        board.all_mountain_stations() | veins | veins.neighbours() | state.rulebook.components.beside_city;
    let colours: ArrayVec<Colour, 6> = state.scales.kinds().collect();
    for hex in board.tiles().without(taken).iter() {
        for &colour in &colours {
            found(hex, colour);
        }
    }
}

/// CV-10.3, CV-10.4: the stones come from the lowest occupied spaces of the scale.
pub fn discover(state: &mut State, seat: Seat, hex: Hex, colour: Colour, bought: bool) {
    let stones = state.rulebook.vein_stones().min(state.scales[colour]);
    state.scales[colour] -= stones;
    state.board.put_vein(Vein { hex, colour, stones });
    state.news.tell(Event::VeinDiscovered { seat, hex, colour, stones, bought });
}
