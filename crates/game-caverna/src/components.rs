//! The components, ready for use: what a data file says once it is known to make sense.

mod check;
mod file;

use crate::board::Board;
use crate::pieces::{
    Back, BlockNumber, CavernSide, Colour, Compass, Edge, Good, Goods, Group, OptionId, Room, Tile,
};
use adit_game::SetupError;
use adit_kit::{Provenance, Set};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The built-in component data.
pub const BUILT_IN: &str = include_str!("../data/caverna.toml");

/// One action of the small vocabulary from which tiles and rooms are made (CD-13.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Operation {
    /// Receive all goods, if there are fewer than this of each good listed.
    Gain {
        /// What is received.
        goods: Goods,
        /// The good must be below this number, where it is not 0 (CD-6.1.3).
        #[serde(default)]
        if_fewer: Goods,
    },
    /// Receive one of the alternatives.
    GainOne {
        /// The alternatives, each of one kind of good.
        of: Vec<Goods>,
    },
    /// Pay one of the prices, receive the goods.
    Trade {
        /// The prices.
        pay_any: Vec<Goods>,
        /// What is received.
        goods: Goods,
    },
    /// Pay one each of several different goods, receive the goods.
    TradeDistinct {
        /// How many kinds are paid.
        kinds: u8,
        /// The kinds that can be paid.
        of: Set<Good>,
        /// What is received.
        goods: Goods,
    },
    /// Raise one of the goods to a number.
    ReplenishOne {
        /// The goods to choose from.
        of: Set<Good>,
        /// The number.
        to: u8,
    },
    /// Raise all of the goods to a number.
    ReplenishAll {
        /// The goods.
        of: Set<Good>,
        /// The number.
        to: u8,
    },
    /// Build a wall.
    BuildWall {},
    /// Tear down one of your own walls and receive the goods.
    RazeWall {
        /// What is received.
        goods: Goods,
    },
    /// Excavate.
    Excavate {
        /// How many tiles.
        count: u8,
        /// The price, if there is one.
        #[serde(default)]
        pay_any: Vec<Goods>,
        /// Do built walls not matter (CD-6.5.3)?
        #[serde(default)]
        through_walls: bool,
    },
    /// Furnish a room.
    Furnish {
        /// The fees to choose from, if there are any.
        #[serde(default)]
        pay_any: Vec<Goods>,
        /// The fee is this much food times the turn number.
        #[serde(default)]
        pay_food_per_turn: u8,
    },
    /// Use rooms.
    UseRooms {
        /// How many.
        count: u8,
    },
    /// Use more rooms in the room action under way; for triggers only.
    ExtraRoom {
        /// How many more.
        count: u8,
    },
}

/// A block of a tile or room: at most one of its options is carried out (CD-5.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The options.
    pub options: Vec<Operation>,
}

impl Block {
    /// Does the block contain an excavation?
    pub fn digs(&self) -> bool {
        self.options.iter().any(|operation| matches!(operation, Operation::Excavate { .. }))
    }

    /// Does the block contain a room action?
    pub fn uses_rooms(&self) -> bool {
        self.options.iter().any(|operation| matches!(operation, Operation::UseRooms { .. }))
    }
}

/// The blocks of a tile or room that have been carried out. In views it is a list of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlocksDone(Set<BlockNumber>);

impl BlocksDone {
    /// None.
    pub const NONE: BlocksDone = BlocksDone(Set::EMPTY);

    /// Has this block been carried out?
    pub fn contains(self, block: BlockNumber) -> bool {
        self.0.contains(block)
    }

    /// Notes that a block has been carried out.
    pub fn insert(&mut self, block: BlockNumber) {
        self.0.insert(block);
    }

    /// Has none been carried out?
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Have all of them been carried out?
    pub fn all_of(self, blocks: &[Block]) -> bool {
        self.0.len() == blocks.len()
    }

    /// Are these blocks that a tile or room of `blocks` has?
    pub fn within(self, blocks: &[Block]) -> bool {
        self.0.iter().all(|block| block.index() < blocks.len())
    }

    /// The blocks that have not been carried out, with their numbers.
    pub fn rest(self, blocks: &[Block]) -> impl Iterator<Item = (BlockNumber, &Block)> {
        BlockNumber::every().zip(blocks).filter(move |(number, _)| !self.contains(*number))
    }
}

/// Every option of the blocks that are not done yet.
pub fn open_options(blocks: &[Block], done: BlocksDone) -> impl Iterator<Item = (OptionId, &Operation)> {
    done.rest(blocks).flat_map(|(block, content)| {
        (0u8..)
            .zip(&content.options)
            .map(move |(option, operation)| (OptionId { block, option, home: None }, operation))
    })
}

/// The condition for taking a tile (CD-13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeIf {
    /// Strictly more gold than the opponent (CD-4.7).
    MoreGoldThanOpponent,
}

/// An action tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionTile {
    /// Its back.
    pub group: Group,
    /// Its blocks.
    pub blocks: Vec<Block>,
    /// The condition for taking it, if there is one at a table of two.
    pub take_if: Option<TakeIf>,
    /// Where this is known from.
    pub provenance: Provenance,
}

/// What a side of a room tile asks for (CD-6.6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// There has to be a wall.
    Must,
    /// There may be a wall.
    May,
    /// There is no wall.
    None,
}

/// The walls that a room tile asks for, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// North.
    pub n: Need,
    /// East.
    pub e: Need,
    /// South.
    pub s: Need,
    /// West.
    pub w: Need,
}

impl Pattern {
    /// The wall masks that the room accepts in at least one orientation, as a set of 16 bits (CD-6.6.5).
    pub fn accepted(self) -> u16 {
        let sides = [self.n, self.e, self.s, self.w];
        let fits = |mask: u16, turned: usize| {
            (0..4).all(|side| match sides[(side + turned) % 4] {
                Need::Must => mask & 1 << side != 0,
                Need::May => true,
                Need::None => mask & 1 << side == 0,
            })
        };
        (0..16).filter(|&mask| (0..4).any(|turned| fits(mask, turned))).fold(0, |set, mask| set | 1 << mask)
    }
}

/// To what a blue room reacts, and how (CD-13.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// In a turn with this tile the owner may trade once (CD-7.3).
    TradeInTurnWith {
        /// The tile.
        tile: Tile,
        /// What is paid.
        price: Goods,
        /// What is received.
        goods: Goods,
    },
    /// When a gain raised this good by `min` to `max` (CD-7.4).
    GainOnGood {
        /// The good.
        good: Good,
        /// The smallest rise.
        min: u8,
        /// The greatest rise.
        max: u8,
        /// What is received.
        goods: Goods,
    },
    /// Room actions of these numbers use more rooms (CD-7.5).
    ExtraRooms {
        /// The numbers.
        counts: Vec<u8>,
        /// How many rooms more.
        extra: u8,
    },
    /// Room actions of these numbers bring goods (CD-7.6).
    GainOnRooms {
        /// The numbers.
        counts: Vec<u8>,
        /// What is received.
        goods: Goods,
        /// May the owner collect before the first room?
        collectable: bool,
    },
    /// Building a wall brings goods (CD-7.7).
    GainOnWall {
        /// What is received.
        goods: Goods,
    },
}

/// What a room does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEffect {
    /// An orange room: used by room actions.
    Blocks(Vec<Block>),
    /// A blue room: reacts by itself.
    Trigger(Trigger),
}

/// A room tile, or the printed entrance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomTile {
    /// The colour of its back; the entrance has none.
    pub back: Option<Back>,
    /// What it costs beside the fee.
    pub cost: Goods,
    /// What it is worth.
    pub points: u8,
    /// The walls it asks for; the entrance is never placed.
    pub walls: Option<Pattern>,
    /// The wall masks it accepts.
    pub accepts: u16,
    /// What it does.
    pub effect: RoomEffect,
    /// Where this is known from.
    pub provenance: Provenance,
}

impl RoomTile {
    /// Its colour: orange rooms have blocks, blue rooms a trigger (CD-13.1).
    pub fn colour(&self) -> Colour {
        match self.effect {
            RoomEffect::Blocks(_) => Colour::Orange,
            RoomEffect::Trigger(_) => Colour::Blue,
        }
    }

    /// The blocks of an orange room; a blue room has none.
    pub fn blocks(&self) -> &[Block] {
        match &self.effect {
            RoomEffect::Blocks(blocks) => blocks,
            RoomEffect::Trigger(_) => &[],
        }
    }

    /// The trigger of a blue room.
    pub fn trigger(&self) -> Option<&Trigger> {
        match &self.effect {
            RoomEffect::Blocks(_) => None,
            RoomEffect::Trigger(trigger) => Some(trigger),
        }
    }
}

/// One side of the extra cavern tile (CD-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cavern {
    /// The mask of its natural walls.
    pub natural: u8,
    /// The edges on which walls can be built.
    pub open: Set<Edge>,
}

/// A round of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The turns of each player (CD-4.3).
    pub turns: u8,
    /// The group whose next tile is turned up.
    pub group: Group,
}

/// An exchange that is possible at any time (CD-6.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// What is paid.
    pub price: Goods,
    /// What is received.
    pub goods: Goods,
}

/// What is different in the solo game (CD-11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solo {
    /// How many light rooms are removed.
    pub light_rooms_removed: u8,
    /// The rooms of the stack.
    pub stack: u8,
    /// The tile that is not played with.
    pub removed_tile: Tile,
    /// The tiles that can be taken without their condition.
    pub waived: Set<Tile>,
    /// The stack is turned up in turns with this many excavations.
    pub reveal_after: u8,
    /// The score that reaches the goal.
    pub target: u8,
    /// A score above this is outstanding.
    pub outstanding_above: u8,
}

/// All components of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The walls of the supply.
    pub walls: u8,
    /// What each player starts with.
    pub start: Goods,
    /// The most that a player can have.
    pub limit: Goods,
    /// The exchange that pays each good, if there is one.
    pub exchange: [Option<Exchange>; Good::ALL.len()],
    /// The rounds at a table of two.
    pub rounds_duel: Vec<Round>,
    /// The rounds of the solo game.
    pub rounds_solo: Vec<Round>,
    /// The action tiles, by [`Tile`].
    pub tiles: [ActionTile; Tile::ALL.len()],
    /// The rooms, by [`Room`].
    pub rooms: [RoomTile; Room::ALL.len()],
    /// The cave board.
    pub board: Board,
    /// The sides of the extra cavern, by [`CavernSide`].
    pub cavern: [Cavern; CavernSide::ALL.len()],
    /// What a gold is worth at the end.
    pub points_per_gold: u8,
    /// The solo game.
    pub solo: Solo,
    /// The blue rooms.
    pub blue: Set<Room>,
    /// The rooms that excavate.
    pub digging: Set<Room>,
    /// The blue rooms that react to a gain.
    pub gain_triggers: Set<Room>,
}

impl Components {
    /// The components as published.
    pub fn published() -> Arc<Components> {
        static PUBLISHED: OnceLock<Arc<Components>> = OnceLock::new();
        let read = || {
            let components = Components::read(BUILT_IN);
            Arc::new(components.unwrap_or_else(|fault| panic!("the data of the game itself: {fault}")))
        };
        PUBLISHED.get_or_init(read).clone()
    }

    /// The components of a data file, if it makes sense.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        check::read(text)
    }

    /// What is printed on a tile.
    pub fn tile(&self, tile: Tile) -> &ActionTile {
        &self.tiles[tile.index()]
    }

    /// What is printed on a room.
    pub fn room(&self, room: Room) -> &RoomTile {
        &self.rooms[room.index()]
    }

    /// A side of the extra cavern.
    pub fn cavern(&self, side: CavernSide) -> &Cavern {
        &self.cavern[side.index()]
    }

    /// The tiles with this back.
    pub fn tiles_of(&self, group: Group) -> Set<Tile> {
        Tile::ALL.into_iter().filter(|tile| self.tile(*tile).group == group).collect()
    }

    /// The rooms with this back.
    pub fn rooms_with(&self, back: Back) -> Set<Room> {
        Room::ALL.into_iter().filter(|room| self.room(*room).back == Some(back)).collect()
    }
}

/// The mask of some sides of a space.
pub fn side_mask(sides: Set<Compass>) -> u8 {
    sides.bits() as u8
}
