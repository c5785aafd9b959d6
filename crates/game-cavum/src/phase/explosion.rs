//! Section 3B: the explosion (CV-13).

use crate::hex::{Hex, HexSet, Steps};
use crate::news::Event;
use crate::state::State;

/// Blows up every visible dynamite tile until none is visible.
pub fn explode(state: &mut State) {
    let mut exploded = Vec::new();
    let mut removed = 0;
    // CV-13.5: the order does not matter, so the first hex will do.
    while let Some(hex) = state.board.visible_dynamite().iter().next() {
        exploded.push(hex);
        while remove_top(state, hex) {
            removed += 1;
        }
        // CV-13.2: stations and veins protect what lies below them; visible dynamite explodes on its own.
        let spared =
            state.board.all_mountain_stations() | state.board.vein_hexes() | state.board.visible_dynamite();
        for neighbour in HexSet::one(hex).neighbours().without(spared).iter() {
            if remove_top(state, neighbour) {
                removed += 1;
            }
        }
    }
    if !exploded.is_empty() {
        exploded.sort_unstable();
        state.news.tell(Event::Exploded { dynamite: exploded, tiles: removed });
    }
}

/// CV-13.4: removed tiles go to the pool.
fn remove_top(state: &mut State, hex: Hex) -> bool {
    let tile = state.board.remove_top(&state.rulebook.components, hex);
    if let Some(tile) = tile {
        state.pool.tiles[tile] += 1;
    }
    tile.is_some()
}
