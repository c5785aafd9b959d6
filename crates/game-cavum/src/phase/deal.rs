//! Section 1B: the deal (CV-5.10).

use crate::news::Event;
use crate::pieces::Tile;
use crate::state::State;
use adit_game::Seat;

/// Each player takes 12 pieces from the supply; the sequence card decides the kind of the dynamite tile.
pub fn deal(state: &mut State) {
    let rulebook = state.rulebook.clone();
    for seat in Seat::all(state.seats()) {
        let mut hand = rulebook.components.hand;
        if let Some(card) = state.players[seat].card {
            hand.tiles[Tile::dynamite(rulebook.components.dynamite[card.index()])] += 1;
        }
        let supply = &mut state.supply;
        let enough = supply.tiles.take(&hand.tiles);
        debug_assert!(enough, "CV-1.3: the supply always suffices");
        supply.veins -= hand.veins;
        supply.stations[seat] -= hand.stations;
        supply.options -= hand.options;
        supply.prospects -= hand.prospects;
        state.players[seat].hand = hand;
    }
    state.news.tell(Event::Dealt);
}
