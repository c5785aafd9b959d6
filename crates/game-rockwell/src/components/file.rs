//! The shape of the data file.

use crate::board::{Entrance, Level, Slot};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::pieces::{Achievement, CardId, DeliveryId, TileId};
use adit_kit::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;

adit_kit::tables! {
    /// The whole file.
    File {
        schema: u32, game: String, components: Counts, resources: Resources, setup: StartTable, geometry: Geometry,
        terrain: Terrain, extraction: Extraction, phase_boards: PhaseBoards, bribe: Bribe,
        subcontractor: Subcontractor, upgrades: Upgrades, deliveries: Deliveries, achievements: Achievements,
        end_game: EndGame, final_majorities: Majorities, ai: Ai,
    }
    Counts {
        provenance: Provenance, terrain_tiles: usize, entrance_frames: usize, centre_tile: usize, small_cubes: u16,
        large_cubes: u16, large_cube_value: u16, achievement_tiles: usize, subcontractor_dice: u8,
        banknote_tiles: u16, banknote_values: Vec<Money>, phase_boards: usize, extraction_cards: usize,
        delivery_tiles: usize, insurance_tiles: u16, safety_tokens: u8, safety_tokens_four_players: u8,
        safety_tokens_two_or_three_players: u8, bribe_tokens: u8, extraction_round_pawn: u8, per_player_teams: u8,
        per_player_pawns_1_2: u8, per_player_pawns_3_4: u8, per_player_vice_presidents: usize,
        per_player_shaft_tiles: u8, per_player_order_cubes: u8, total_shaft_tiles: u8,
    }
    Resources { provenance: Provenance, order: Vec<Resource>, price: ByResource<Money> }
    StartTable {
        provenance: Provenance, start_resources: Stock, start_money: Money, start_insurance: u32,
        start_team_strength: u8, start_safety_level: u8, start_mobility_level: u8, start_shafts_placed: u8,
        extraction_rounds_per_round: u8,
    }
    Geometry {
        provenance: Provenance, note: Option<String>, levels: Vec<Level>, sectors: u8, centre_from: Vec<Slot>,
        level_number: BTreeMap<Level, u8>, entrances: BTreeMap<Entrance, Vec<Slot>>,
        neighbours: BTreeMap<Slot, Vec<Slot>>, edges: BTreeMap<Level, Vec<[Slot; 2]>>,
    }
    Terrain {
        provenance: Provenance, note: Option<String>, strengths: BTreeMap<Level, Vec<u8>>, tiles_per_strength: u8,
        tiles: Vec<TileRow>,
    }
    TileRow { id: TileId, level: Level, strength: u8, income: Cubes }
    Extraction {
        provenance: Provenance, note: Option<String>, stacks: Vec<u8>, cards_per_stack: usize, cards: Vec<CardRow>,
    }
    CardRow {
        id: CardId, stack: u8, zinc: u8, copper: u8, silver: u8, gold: u8, hazard: bool, provenance: Provenance,
    }
    PhaseBoards {
        provenance: Provenance, note: Option<String>, four_players: BoardSide, two_or_three_players: BoardSide,
    }
    BoardSide { board_1: Vec<super::Advantage>, board_2_transactions: Vec<u8>, board_3_actions: Vec<u8> }
    Bribe { provenance: Provenance, tokens_per_round: u8, max_per_player_per_extraction_round: u8 }
    Subcontractor {
        provenance: Provenance, dice: u8, cost: Vec<Money>, max_per_team: u8,
        max_hired_per_player_per_extraction_round: u8, strength_capped_by_level_number: bool,
    }
    Upgrades { strength: StrengthTrack, safety: SafetyTrack, shaft: ShaftTrack, mobility: MobilityTrack }
    StrengthTrack {
        provenance: Provenance, price_four_players: Vec<Money>, price_two_or_three_players: Vec<Money>,
        max_strength: u8,
    }
    SafetyTrack {
        provenance: Provenance, note: Option<String>, price_four_players: Vec<Money>,
        price_two_or_three_players: Vec<Money>, provenance_two_or_three_players: Provenance, reduction: Vec<u8>,
    }
    ShaftTrack {
        provenance: Provenance, note: Option<String>, price_four_players: Vec<Money>,
        price_two_or_three_players: Vec<Money>, provenance_two_or_three_players: Provenance, placement: Vec<String>,
        max_per_terrain_tile: u8,
    }
    MobilityTrack {
        provenance: Provenance, note: Option<String>, price_four_players: Vec<Money>,
        price_two_or_three_players: Vec<Money>, effect: Vec<String>, max_own_teams_on_edges: u8,
    }
    Deliveries {
        provenance: Provenance, note: Option<String>, only_top_tile_available: bool, tiles: Vec<DeliveryRow>,
    }
    DeliveryRow {
        id: DeliveryId, stack: Resource, from_top: u8, resource: Resource, cost: u8, prestige: u8,
        provenance: Provenance,
    }
    Achievements {
        provenance: Provenance, tiles_per_kind: usize, values: BTreeMap<Category, Values>,
        kinds: BTreeMap<Achievement, Kind>,
    }
    Values { printed: Vec<u8>, four_players: Vec<u8>, three_players: Vec<u8>, two_players: Vec<u8> }
    EndGame {
        provenance: Provenance, players_in_centre: ByPlayers<u8>, achievements_needed: u8, required_category: u8,
    }
    Majorities {
        provenance: Provenance, categories: Vec<String>, four_players: Vec<u8>, three_players: Vec<u8>,
        two_players: Vec<u8>, minimum_holding: u32,
    }
    Ai {
        provenance: Provenance, enabled_for_players: u8, teams: u8, start_strength: u8,
        moves_per_extraction_round: u8, steps_per_move: u8, upgrade_per_round: u8, max_strength: u8,
        selection_order: Vec<String>, destination_order: Vec<String>, enters_centre: bool,
    }
}

/// One value for each resource.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByResource<T> {
    pub zinc: T,
    pub copper: T,
    pub silver: T,
    pub gold: T,
}

/// One value for each number of players.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers<T> {
    pub four_players: T,
    pub three_players: T,
    pub two_players: T,
}

/// A category of achievements, which fixes the values of their tiles (RW-1.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    #[serde(rename = "category_1")]
    One,
    #[serde(rename = "category_2")]
    Two,
    #[serde(rename = "category_3")]
    Three,
}

/// What an achievement asks for (RW-8.1).
#[derive(Debug, Deserialize)]
#[serde(tag = "test", rename_all = "snake_case", deny_unknown_fields)]
pub enum Kind {
    Cubes { category: u8, min_cubes: Cubes },
    ExtractionCards { category: u8, min_count: u8 },
    TeamsWithStrength { category: u8, strength: u8, min_count: u8 },
    AllTeamsAtLevelOrDeeper { category: u8, level: Level },
    TeamsInCentre { category: u8, min_count: u8 },
}
