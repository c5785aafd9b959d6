//! The shape of the data file.

use super::Rulings;
use crate::pieces::{Colour, Kind, Rotation, Stones};
use adit_kit::{Bag, Provenance};
use std::collections::BTreeMap;

/// Coordinates as `[q, r]`.
pub type Place = [i8; 2];

adit_kit::tables! {
    /// The whole file.
    File {
        schema: u32, game: String, players: Players, phases: Phases, board: Board, tile_kind: Vec<TileKind>,
        pieces: PieceCounts, veins: Veins, pool: Pool, hand: Hand, sequence_card: Vec<SequenceCardRow>, colours: Colours,
        price_scale: PriceScale, orders: Orders, order_card: Vec<OrderRow>, rulings: Rulings,
    }
    Players { provenance: Provenance, min: u8, max: u8, start_score: i32, score_track_spaces: u32 }
    Phases {
        provenance: Provenance, standard: u8, learning_variant: u8, actions_per_phase: u32, min_actions_per_turn: u8,
        max_actions_per_turn: u8, option_points: i32,
    }
    Board {
        provenance: Provenance, radius: u8, ring: u8, mountain_cells: usize, city_cells: usize, ring_cells: usize,
        cities: Cities, city: Vec<City>, start_tile: Vec<StartTileRow>,
    }
    Cities {
        provenance_sizes: Provenance, provenance_separation: Provenance, provenance_positions: Provenance,
        separators: Vec<Place>,
    }
    City { id: String, r#where: String, size: usize, cells: Vec<Place> }
    StartTileRow { kind: Kind, at: Place, rotation: Rotation, provenance: Provenance, vein: Option<StartVein> }
    StartVein { colour: Colour, stones: u8 }
    TileKind {
        id: Kind, exits: u8, mask: Vec<u8>, provenance_shape: Provenance, tunnel_count: u8, dynamite_count: u8,
        provenance_count: Provenance,
    }
    PieceCounts {
        provenance: Provenance, tunnel_tiles: u32, dynamite_tiles: u32, veins: u8, stations_per_player: u8,
        option_tiles: u8, prospect_tiles: u8, sequence_cards: Vec<u8>, order_cards: usize, two_chips: u32,
        stones_per_colour: u8,
    }
    Veins { provenance: Provenance, stones_by_player_count: BTreeMap<String, u8> }
    Pool {
        provenance: Provenance, tunnel: Bag<Kind, 4>, dynamite: Bag<Kind, 4>, veins: u8, stations_per_player: u8,
    }
    Hand {
        provenance: Provenance, tunnel: Bag<Kind, 4>, dynamite: u8, veins: u8, stations: u8, options: u8, prospect: u8,
    }
    SequenceCardRow { number: u8, dynamite: Kind, provenance: Provenance }
    Colours {
        order: Vec<Colour>, provenance_first: Provenance, provenance_names: BTreeMap<Colour, Provenance>,
        provenance_order: Provenance,
    }
    PriceScale { provenance: Provenance, spaces: Vec<u8>, start_on_scale: Stones, min_bid: u8 }
    Orders { provenance_counts: Provenance, revealed_per_phase: u8, chip_points: i32 }
    OrderRow {
        id: u8, stones: Stones, value: i32, penalty: i32, provenance: Provenance, provenance_value: Option<Provenance>,
    }
}
