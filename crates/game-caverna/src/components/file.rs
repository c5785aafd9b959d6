//! The data file as it is written: one struct per table.

use super::{Block, Operation, Pattern, TakeIf};
use crate::pieces::{Back, CavernSide, Colour, Compass, Edge, Good, Goods, Group, Room, Space, Tile};
use adit_kit::{Provenance, Set, tables};
use serde::Deserialize;
use serde::de::IgnoredAny;

tables! {
    Data {
        schema: u8,
        totals: Totals,
        goods: GoodsTable,
        rounds: Rounds,
        action_group: Vec<GroupTable>,
        board: BoardTable,
        extra_cavern: CavernTable,
        entrance: EntranceTable,
        action: Vec<ActionTable>,
        room: Vec<RoomTable>,
        scoring: Scoring,
        solo: SoloTable,
    }
    Totals {
        cave_boards: u8,
        action_boards: u8,
        action_tiles: usize,
        room_tiles: usize,
        light_rooms: usize,
        dark_rooms: usize,
        walls: u8,
        extra_caverns: u8,
        start_player_markers: u8,
        action_markers: u8,
        goods_markers: u8,
        replacement_markers: u8,
        provenance: Provenance,
    }
    GoodsTable {
        kinds: Vec<Good>,
        start: Goods,
        limit: Goods,
        exchange: Vec<ExchangeTable>,
        provenance: Provenance,
    }
    ExchangeTable {
        pay: Goods,
        goods: Goods,
    }
    Rounds {
        two_player: Vec<u8>,
        solo: Vec<u8>,
        provenance: Provenance,
        note: Option<IgnoredAny>,
    }
    GroupTable {
        id: Group,
        back: String,
        tiles: usize,
        face_up_at_start: bool,
        rounds_two_player: Vec<u8>,
        rounds_solo: Vec<u8>,
        turns: u8,
        provenance: Provenance,
    }
    BoardTable {
        entrance: Space,
        start_open: Space,
        rock_spaces: usize,
        spaces: Vec<SpaceTable>,
        edges: Vec<EdgeTable>,
        provenance: Provenance,
    }
    SpaceTable {
        id: Space,
        row: u8,
        col: u8,
        kind: SpaceKind,
        food: u8,
        natural: Set<Compass>,
        #[serde(default)]
        mouth: Set<Compass>,
    }
    EdgeTable {
        id: Edge,
        a: Space,
        b: Space,
        dir: Compass,
    }
    CavernTable {
        id: Space,
        sides: Vec<CavernSideTable>,
        edge_ids: EdgeIds,
        provenance: Provenance,
        confidence: Option<IgnoredAny>,
        note: Option<IgnoredAny>,
    }
    CavernSideTable {
        id: CavernSide,
        natural: Set<Compass>,
        open: Set<Compass>,
    }
    EdgeIds {
        #[serde(rename = "N")]
        north: Edge,
        #[serde(rename = "E")]
        east: Edge,
        #[serde(rename = "S")]
        south: Edge,
        #[serde(rename = "W")]
        west: Edge,
    }
    EntranceTable {
        id: Room,
        colour: Colour,
        points: u8,
        blocks: Vec<Block>,
        provenance: Provenance,
    }
    ActionTable {
        id: Tile,
        group: Group,
        blocks: Vec<Block>,
        #[serde(default)]
        take_if: Option<TakeIf>,
        provenance: Provenance,
    }
    RoomTable {
        id: Room,
        no: usize,
        colour: Colour,
        back: Back,
        cost: Goods,
        points: u8,
        walls: Pattern,
        #[serde(default)]
        blocks: Vec<Block>,
        #[serde(default)]
        trigger: Option<TriggerTable>,
        provenance: Provenance,
    }
    Scoring {
        points_per_gold: u8,
        tie_break: TieBreak,
        unique_values: Vec<u8>,
        provenance: Provenance,
    }
    SoloTable {
        light_rooms_removed: u8,
        board_rooms: usize,
        stack_rooms: u8,
        removed_action: Tile,
        waive_take_if: Set<Tile>,
        reveal_on_excavations_in_turn: u8,
        target: u8,
        excellent_above: u8,
        provenance: Provenance,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    Rock,
    Open,
    Entrance,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "when", rename_all = "snake_case", deny_unknown_fields)]
pub enum TriggerTable {
    TileTaken {
        tile: Tile,
        mode: Mode,
        effect: Operation,
    },
    GoodGained {
        good: Good,
        min: u8,
        max: u8,
        mode: Mode,
        effect: Operation,
    },
    RoomsAction {
        counts: Vec<u8>,
        mode: Mode,
        #[serde(default)]
        timing: Timing,
        effect: Operation,
    },
    WallBuilt {
        mode: Mode,
        effect: Operation,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Auto,
    May,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    #[default]
    After,
    BeforeOrAfter,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    HighestSingleRoom,
}
