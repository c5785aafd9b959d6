//! The data file as it is written: one struct per table.

use super::{Block, Operation, Pattern, Provenance, TakeIf};
use crate::pieces::{Back, CavernSide, Colour, Compass, Edge, Good, Goods, Group, Room, Space, Tile};
use crate::set::Set;
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    pub(super) schema: u8,
    pub(super) totals: Totals,
    pub(super) goods: GoodsTable,
    pub(super) rounds: Rounds,
    pub(super) action_group: Vec<GroupTable>,
    pub(super) board: BoardTable,
    pub(super) extra_cavern: CavernTable,
    pub(super) entrance: EntranceTable,
    pub(super) action: Vec<ActionTable>,
    pub(super) room: Vec<RoomTable>,
    pub(super) scoring: Scoring,
    pub(super) solo: SoloTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    pub(super) cave_boards: u8,
    pub(super) action_boards: u8,
    pub(super) action_tiles: usize,
    pub(super) room_tiles: usize,
    pub(super) light_rooms: usize,
    pub(super) dark_rooms: usize,
    pub(super) walls: u8,
    pub(super) extra_caverns: u8,
    pub(super) start_player_markers: u8,
    pub(super) action_markers: u8,
    pub(super) goods_markers: u8,
    pub(super) replacement_markers: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoodsTable {
    pub(super) kinds: Vec<Good>,
    pub(super) start: Goods,
    pub(super) limit: Goods,
    pub(super) exchange: Vec<ExchangeTable>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExchangeTable {
    pub(super) pay: Goods,
    pub(super) goods: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rounds {
    pub(super) two_player: Vec<u8>,
    pub(super) solo: Vec<u8>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupTable {
    pub(super) id: Group,
    pub(super) back: String,
    pub(super) tiles: usize,
    pub(super) face_up_at_start: bool,
    pub(super) rounds_two_player: Vec<u8>,
    pub(super) rounds_solo: Vec<u8>,
    pub(super) turns: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardTable {
    pub(super) entrance: Space,
    pub(super) start_open: Space,
    pub(super) rock_spaces: usize,
    pub(super) spaces: Vec<SpaceTable>,
    pub(super) edges: Vec<EdgeTable>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceTable {
    pub(super) id: Space,
    pub(super) row: u8,
    pub(super) col: u8,
    pub(super) kind: SpaceKind,
    pub(super) food: u8,
    pub(super) natural: Set<Compass>,
    #[serde(default)]
    pub(super) mouth: Set<Compass>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SpaceKind {
    Rock,
    Open,
    Entrance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EdgeTable {
    pub(super) id: Edge,
    pub(super) a: Space,
    pub(super) b: Space,
    pub(super) dir: Compass,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CavernTable {
    pub(super) id: Space,
    pub(super) sides: Vec<CavernSideTable>,
    pub(super) edge_ids: EdgeIds,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "confidence")]
    _confidence: Option<IgnoredAny>,
    #[serde(default, rename = "note")]
    _note: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CavernSideTable {
    pub(super) id: CavernSide,
    pub(super) natural: Set<Compass>,
    pub(super) open: Set<Compass>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EdgeIds {
    #[serde(rename = "N")]
    pub(super) north: Edge,
    #[serde(rename = "E")]
    pub(super) east: Edge,
    #[serde(rename = "S")]
    pub(super) south: Edge,
    #[serde(rename = "W")]
    pub(super) west: Edge,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EntranceTable {
    pub(super) id: Room,
    pub(super) colour: Colour,
    pub(super) points: u8,
    pub(super) blocks: Vec<Block>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionTable {
    pub(super) id: Tile,
    pub(super) group: Group,
    pub(super) blocks: Vec<Block>,
    #[serde(default)]
    pub(super) take_if: Option<TakeIf>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoomTable {
    pub(super) id: Room,
    pub(super) no: usize,
    pub(super) colour: Colour,
    pub(super) back: Back,
    pub(super) cost: Goods,
    pub(super) points: u8,
    pub(super) walls: Pattern,
    #[serde(default)]
    pub(super) blocks: Vec<Block>,
    #[serde(default)]
    pub(super) trigger: Option<TriggerTable>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(tag = "when", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum TriggerTable {
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

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Mode {
    Auto,
    May,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Timing {
    #[default]
    After,
    BeforeOrAfter,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scoring {
    pub(super) points_per_gold: u8,
    pub(super) tie_break: TieBreak,
    pub(super) unique_values: Vec<u8>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum TieBreak {
    HighestSingleRoom,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloTable {
    pub(super) light_rooms_removed: u8,
    pub(super) board_rooms: usize,
    pub(super) stack_rooms: u8,
    pub(super) removed_action: Tile,
    pub(super) waive_take_if: Set<Tile>,
    pub(super) reveal_on_excavations_in_turn: u8,
    pub(super) target: u8,
    pub(super) excellent_above: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}
