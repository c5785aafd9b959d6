//! The components as they stand in the data file, each with its provenance.
//!
//! Many printed values are only in pictures that could not be seen and had to be reconstructed; an owner of the game
//! corrects them in the file. Reading it tests that what is there fits together and names the place of what does not.

mod check;
mod file;
mod yields;

pub use yields::Yields;

use crate::board::{Board, Level, Slot};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::pieces::{
    Achievement, CardId, DeliveryId, MAX_CARDS, MAX_DELIVERIES, MAX_POSITIONS, PhaseBoard,
    TILES_PER_STRENGTH, TileId,
};
use adit_game::SetupError;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The built-in component data.
pub const BUILT_IN: &str = include_str!("../data/rockwell.toml");

/// The strengths of terrain tiles, which are also the stacks of cards (RW-1.2, RW-1.4).
pub const STACKS: usize = 8;
/// The greatest strength of a team (RW-7.2).
pub const MAX_STRENGTH: u8 = 4;

/// The components of one edition of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Components {
    /// How the slots touch each other (RW-2).
    pub board: Board,
    /// The price of a cube of each resource (RW-1.5).
    pub prices: [Money; 4],
    /// What each player starts with (RW-3.6).
    pub start: Start,
    /// How many extraction rounds a round has (RW-5.3.1).
    pub extraction_rounds: u8,
    /// The two strengths of the tiles of each level (RW-1.2).
    pub strengths: [[u8; 2]; 4],
    /// What the back of each tile earns (RW-5.8.1), by stack and letter.
    pub incomes: [[Cubes; TILES_PER_STRENGTH as usize]; STACKS],
    /// The extraction cards of each stack (RW-1.4).
    pub cards: [ArrayVec<Card, { MAX_CARDS as usize }>; STACKS],
    /// What the cards of each stack give on average.
    pub yields: Yields,
    /// The phase boards and prices for four players (RW-1.9).
    pub four_players: Side,
    /// The phase boards and prices for two or three players (RW-10.1.1).
    pub two_or_three_players: Side,
    /// The bribe tokens of a round (RW-5.5.3).
    pub bribe_tokens: u8,
    /// The subcontractor dice (RW-1.9).
    pub dice: u8,
    /// What a die of each strength costs (RW-5.6.1).
    pub die_costs: [Money; MAX_STRENGTH as usize],
    /// By how many cubes each safety level lowers a hazard (RW-5.7.7).
    pub safety_reduction: [u8; 4],
    /// The delivery tiles of each resource, from the top of the stack (RW-3.7).
    pub deliveries: [ArrayVec<Delivery, { MAX_DELIVERIES as usize }>; 4],
    /// What each kind of achievement asks for (RW-8.1).
    pub achievements: [AchievementKind; 9],
    /// How many players must have reached the centre, for 2, 3 and 4 players (RW-9.2).
    pub players_in_centre: [u8; 3],
    /// How many achievements end the game (RW-9.2).
    pub achievements_needed: u8,
    /// The prestige of the ranks of a majority, for 2, 3 and 4 players (RW-9.4).
    pub majorities: [ArrayVec<u8, 4>; 3],
    /// The least holding that scores in a majority (RW-9.6).
    pub minimum_holding: u32,
    /// The strength of the AI's teams at the start (RW-10.2.2).
    pub ai_strength: u8,
}

/// What each player starts with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// Cubes.
    pub stock: Stock,
    /// Money.
    pub money: Money,
    /// Insurance tiles.
    pub insurance: u32,
    /// The strength of each team.
    pub strength: u8,
    /// The safety level.
    pub safety: u8,
    /// The mobility level.
    pub mobility: u8,
}

/// An extraction card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// What is found.
    pub cubes: Cubes,
    /// Does it show the hazard symbol?
    pub hazard: bool,
}

/// A delivery tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Delivery {
    /// How many cubes are delivered.
    pub cost: u8,
    /// What it is worth.
    pub prestige: u8,
}

/// What a vice-president on board I is good for (RW-4.3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Advantage {
    /// One bribe in each extraction round.
    Bribe,
    /// One hire in each extraction round.
    Subcontractor,
}

/// The phase boards and company boards as they are used with some number of players (RW-3.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The positions of board I.
    pub advantages: ArrayVec<Advantage, MAX_POSITIONS>,
    /// The transactions of each position of board II.
    pub transactions: ArrayVec<u8, MAX_POSITIONS>,
    /// The actions of each position of board III.
    pub actions: ArrayVec<u8, MAX_POSITIONS>,
    /// To strengthen a team to 2, 3 and 4.
    pub strength_prices: [Money; 3],
    /// Of the three safety levels.
    pub safety_prices: [Money; 3],
    /// Of the three shafts.
    pub shaft_prices: [Money; 3],
    /// Of the three mobility levels.
    pub mobility_prices: [Money; 3],
}

impl Side {
    /// The transactions or actions of each position of a board; board I has neither.
    pub fn turns(&self, board: PhaseBoard) -> &[u8] {
        match board {
            PhaseBoard::One => &[],
            PhaseBoard::Two => &self.transactions,
            PhaseBoard::Three => &self.actions,
        }
    }

    /// How many positions a board has.
    pub fn positions(&self, board: PhaseBoard) -> usize {
        match board {
            PhaseBoard::One => self.advantages.len(),
            PhaseBoard::Two => self.transactions.len(),
            PhaseBoard::Three => self.actions.len(),
        }
    }
}

/// A kind of achievement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AchievementKind {
    /// What it asks for.
    pub condition: Condition,
    /// Does an end by achievements need it (RW-9.2)?
    pub required: bool,
    /// The prestige of its tiles from the top, for 2, 3 and 4 players (RW-8.1).
    pub values: [ArrayVec<u8, 4>; 3],
}

/// What an achievement asks for (RW-8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// At least these cubes behind the screen.
    Cubes(Cubes),
    /// At least this many extraction cards.
    ExtractionCards(u8),
    /// At least so many teams of at least this strength.
    TeamsWithStrength {
        /// The strength.
        strength: u8,
        /// How many teams.
        count: u8,
    },
    /// Every team on this level or deeper.
    AllTeamsAtLevel(Level),
    /// At least this many teams in the centre.
    TeamsInCentre(u8),
}

impl Components {
    /// Reads and tests a data file.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        check::components(&adit_kit::data::read(text)?)
    }

    /// The stack of cards that belongs to a strength on a level: two for each level.
    pub const fn stack(&self, level: Level, strength: u8) -> usize {
        let [_, high] = self.strengths[level.index()];
        2 * level.index() + (strength == high) as usize
    }

    /// The level whose tiles have this strength.
    pub fn level_of(&self, strength: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| self.strengths[level.index()].contains(&strength))
    }

    /// The stack that belongs to a strength, if tiles have it.
    pub fn stack_of(&self, strength: u8) -> Option<usize> {
        self.level_of(strength).map(|level| self.stack(level, strength))
    }

    /// The strength that a stack of cards belongs to.
    pub const fn strength_of(&self, stack: usize) -> u8 {
        self.strengths[stack / 2][stack % 2]
    }

    /// The strength of the tile on a slot, if the tile on the first slot of its ring has this one (RW-3.1).
    pub fn alternating(&self, slot: Slot, first: u8) -> u8 {
        let [low, high] = self.strengths[slot.level().index()];
        if slot.sector().is_multiple_of(2) == (first == low) { low } else { high }
    }

    /// What the back of a tile earns.
    pub fn income(&self, tile: TileId) -> Cubes {
        self.stack_of(tile.strength).map_or(Cubes::EMPTY, |stack| self.incomes[stack][tile.index()])
    }

    /// The face of a card.
    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards[self.stack_of(card.strength)?].get(card.index())
    }

    /// The face of a delivery tile.
    pub fn delivery(&self, delivery: DeliveryId) -> Option<&Delivery> {
        self.deliveries[delivery.resource.index()].get(delivery.index())
    }

    /// What cubes are worth on the market (RW-1.5).
    pub fn value(&self, cubes: &Stock) -> Money {
        cubes.iter().fold(Money::ZERO, |sum, (resource, count)| sum.plus(self.price(resource).times(count)))
    }

    /// What cubes and money are worth together, in hundreds.
    pub fn worth(&self, cubes: &Stock, money: Money) -> u64 {
        let price = |resource| u64::from(self.price(resource).in_hundreds());
        let cubes: u64 = cubes.iter().map(|(resource, count)| u64::from(count) * price(resource)).sum();
        cubes + u64::from(money.in_hundreds())
    }

    /// The price of one cube.
    pub const fn price(&self, resource: Resource) -> Money {
        self.prices[resource.index()]
    }

    /// What a die of this strength costs; there are none but 1 to 4.
    pub fn die_cost(&self, strength: u8) -> Option<Money> {
        self.die_costs.get(usize::from(strength).checked_sub(1)?).copied()
    }

    /// What a kind of achievement asks for and is worth.
    pub const fn achievement(&self, achievement: Achievement) -> &AchievementKind {
        &self.achievements[achievement.index()]
    }
}
