//! Options: one item from the pool, used at once, or points (CV-7.5).

use super::build::Build;
use super::{lay, station, vein};
use crate::hex::Hex;
use crate::moves::Move;
use crate::news::Event;
use crate::rules::Rule;
use crate::scoring::Source;
use crate::state::State;
use adit_game::Seat;

/// What the seat may use an option for.
pub fn moves(state: &State, build: &Build, seat: Seat, ground: &lay::Ground<'_>, out: &mut Vec<Move>) {
    out.push(Move::OptionPoints {});
    for tile in state.pool.tiles.kinds() {
        ground.placements(tile.kind(), |hex, rotation| out.push(Move::BuyLay { tile, hex, rotation }));
    }
    if state.pool.stations[seat] > 0 {
        station::places(state, build, seat, |place| out.push(Move::BuyStation { place }));
    }
    if state.pool.veins > 0 {
        vein::places(state, |hex, colour| out.push(Move::BuyVein { hex, colour }));
    }
}

/// CV-7.5.1: the item must be in the pool and its use legal. Points can always be taken.
pub fn check(state: &State, build: &Build, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let in_pool = |count: u8| if count > 0 { Ok(()) } else { Err(Rule::NotInPool) };
    if let Move::BuyLay { tile, hex, rotation } = *mv {
        in_pool(state.pool.tiles[tile])?;
        lay::check(state, seat, tile.kind(), hex, rotation)?;
    }
    if let Move::BuyStation { place } = *mv {
        // only stations of the player's colour.
        in_pool(state.pool.stations[seat])?;
        station::check(state, build, seat, place)?;
    }
    if let Move::BuyVein { hex, colour } = *mv {
        in_pool(state.pool.veins)?;
        vein::check(state, hex, colour)?;
    }
    Ok(())
}

/// Uses the option; says where a tile was laid.
pub fn play(state: &mut State, seat: Seat, mv: &Move) -> Option<Hex> {
    // the option tile goes back to the supply.
    state.players[seat].hand.options -= 1;
    state.supply.options += 1;
    if let Move::BuyLay { tile, hex, rotation } = *mv {
        state.pool.tiles[tile] -= 1;
        lay::lay(state, seat, tile, hex, rotation, true);
        return Some(hex);
    }
    if let Move::BuyStation { place } = *mv {
        state.pool.stations[seat] -= 1;
        station::build(state, seat, place, true);
    } else if let Move::BuyVein { hex, colour } = *mv {
        state.pool.veins -= 1;
        vein::discover(state, seat, hex, colour, true);
    } else {
        let points = state.rulebook.components.option_points;
        state.score(seat, Source::Options, points);
        state.news.tell(Event::OptionScored { seat, points });
    }
    None
}
