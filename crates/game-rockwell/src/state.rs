//! A position with everything in it.

use crate::board::{SLOTS, Slot, SlotSet};
use crate::components::{Advantage, Components, MAX_STRENGTH, STACKS};
use crate::goods::{Money, Resource, Stock};
use crate::news::News;
use crate::phase::Phase;
use crate::phase::preparation::Preparation;
use crate::pieces::{
    Achievement, CardId, DeliveryId, MAX_CARDS, MAX_POSITIONS, Order, PhaseBoard, Position, TeamId, TileId,
};
use crate::setup::Rulebook;
use crate::teams::Teams;
use adit_game::{Seat, Setup, SetupError};
use adit_kit::{BySeat, Member, Set, Shared};
use arrayvec::ArrayVec;

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What stays the same.
    pub rulebook: Shared<Rulebook>,
    /// The round, counted from 1.
    pub round: u16,
    /// The tile on each slot.
    pub terrain: [Tile; SLOTS],
    /// The teams of all companies.
    pub teams: Teams,
    /// What each player has.
    pub players: BySeat<Player>,
    /// The directorate order (RW-4.2.2); nobody before it is drawn.
    pub directorate: Order,
    /// The control order (RW-5.2.1); nobody before it is drawn.
    pub control: Order,
    /// Whose vice-president stands where, by board and position.
    pub positions: [[Option<Seat>; MAX_POSITIONS]; 3],
    /// The bribe tokens on board I.
    pub bribe_tokens: u8,
    /// The cards that left the game with the AI (RW-10.2.7).
    pub removed_cards: CardSet,
    /// What is going on.
    pub phase: Phase,
    /// What happened in the last step.
    pub news: News,
}

/// What lies on a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    /// Nothing: the ring is not yet laid.
    Unlaid,
    /// A tile that asks for this strength.
    Covered(u8),
    /// A tile that has been extracted.
    Flipped(TileId),
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Cubes behind the screen.
    pub stock: Stock,
    /// Money behind the screen.
    pub money: Money,
    /// Insurance tiles.
    pub insurance: u32,
    /// The safety level, 0 to 3.
    pub safety: u8,
    /// The mobility level, 0 to 3.
    pub mobility: u8,
    /// Where the shafts stand, in the order in which they were built.
    pub shafts: ArrayVec<Slot, 3>,
    /// Extraction cards.
    pub cards: CardSet,
    /// Delivery tiles.
    pub deliveries: Set<DeliveryId>,
    /// The prestige of the achievement tile of each kind.
    pub achievements: [Option<u8>; 9],
}

impl Player {
    /// RW-3.6.
    pub fn new(components: &Components) -> Player {
        let start = &components.start;
        Player {
            stock: start.stock,
            money: start.money,
            insurance: start.insurance,
            safety: start.safety,
            mobility: start.mobility,
            shafts: ArrayVec::new(),
            cards: CardSet::default(),
            deliveries: Set::EMPTY,
            achievements: [None; 9],
        }
    }

    /// Does the player hold this achievement?
    pub fn has(&self, achievement: Achievement) -> bool {
        self.achievements[achievement.index()].is_some()
    }
}

/// Where a card is listed: its stack, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Listed(u8);

impl Member for Listed {
    type Bits = u64;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Listed> {
        (index < STACKS * usize::from(MAX_CARDS)).then_some(Listed(index as u8))
    }
}

/// A set of extraction cards. Which strengths the stacks have is known to the components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CardSet(Set<Listed>);

impl CardSet {
    fn listed(components: &Components, card: CardId) -> Option<Listed> {
        let stack = components.stack_of(card.strength)?;
        Listed::at(usize::from(MAX_CARDS) * stack + card.index())
    }

    /// Adds a card.
    pub fn insert(&mut self, components: &Components, card: CardId) {
        self.0 |= CardSet::listed(components, card).into_iter().collect();
    }

    /// Is the card in the set?
    pub fn contains(self, components: &Components, card: CardId) -> bool {
        CardSet::listed(components, card).is_some_and(|listed| self.0.contains(listed))
    }

    /// All that are in one of two sets.
    #[must_use]
    pub fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// The cards, by stack and number.
    pub fn iter(self, components: &Components) -> impl Iterator<Item = CardId> {
        self.0.iter().filter_map(|listed| {
            let (stack, number) = (listed.0 / MAX_CARDS, usize::from(listed.0 % MAX_CARDS));
            CardId::of(components.strength_of(stack.into()), usize::from(MAX_CARDS)).nth(number)
        })
    }
}

impl State {
    /// The position before anything has happened.
    pub fn start(setup: &Setup) -> Result<State, SetupError> {
        Shared::new(setup).map(State::new)
    }

    /// The same with a rulebook that is there already.
    pub(crate) fn new(rulebook: Shared<Rulebook>) -> State {
        let components = &rulebook.components;
        State {
            round: 1,
            terrain: [Tile::Unlaid; SLOTS],
            teams: Teams::new(&rulebook),
            players: BySeat::new(rulebook.seats(), |_| Player::new(components)),
            directorate: Order::default(),
            control: Order::default(),
            positions: [[None; MAX_POSITIONS]; 3],
            bribe_tokens: components.bribe_tokens,
            removed_cards: CardSet::default(),
            phase: Phase::Setup(Preparation::FIRST),
            news: News::default(),
            rulebook,
        }
    }

    /// The components.
    pub fn components(&self) -> &Components {
        &self.rulebook.components
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.rulebook.seats()
    }

    /// The strength that an unflipped tile asks for.
    pub fn number(&self, slot: Slot) -> Option<u8> {
        match self.terrain[slot.index()] {
            Tile::Covered(number) => Some(number),
            Tile::Unlaid | Tile::Flipped(_) => None,
        }
    }

    /// Has the tile been extracted?
    pub fn is_flipped(&self, slot: Slot) -> bool {
        matches!(self.terrain[slot.index()], Tile::Flipped(_))
    }

    /// The tiles that have been extracted.
    pub fn flipped(&self) -> SlotSet {
        Slot::every().filter(|&slot| self.is_flipped(slot)).collect()
    }

    /// Whose shaft stands on a tile.
    pub fn shaft_on(&self, slot: Slot) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.shafts.contains(&slot)).map(|(seat, _)| seat)
    }

    /// The tiles with a shaft.
    pub fn shafts(&self) -> SlotSet {
        self.players.values().flat_map(|player| player.shafts.iter().copied()).collect()
    }

    /// Where a player's vice-president stands on a board.
    pub fn position(&self, board: PhaseBoard, seat: Seat) -> Option<Position> {
        let row = &self.positions[board.index()];
        Position::of(board, MAX_POSITIONS).find(|position| row[position.index()] == Some(seat))
    }

    /// What a player's vice-president on board I is good for.
    pub fn advantage(&self, seat: Seat) -> Option<Advantage> {
        let position = self.position(PhaseBoard::One, seat)?;
        self.rulebook.side().advantages.get(position.index()).copied()
    }

    /// The dice on board I (RW-5.6.3): those that no team has.
    pub fn free_dice(&self) -> u8 {
        let attached = self.teams.all().iter().filter(|team| team.die.is_some()).count();
        self.components().dice.saturating_sub(attached as u8)
    }

    /// The delivery tile on top of a stack.
    pub fn top_delivery(&self, resource: Resource) -> Option<DeliveryId> {
        let taken = self.players.values().fold(Set::EMPTY, |taken, player| taken | player.deliveries);
        let count = self.components().deliveries[resource.index()].len();
        DeliveryId::of(resource, count).find(|&delivery| !taken.contains(delivery))
    }

    /// The prestige of the achievement tiles of a kind that nobody has yet, from the top.
    pub fn tiles_left(&self, achievement: Achievement) -> &[u8] {
        let taken = self.players.values().filter(|player| player.has(achievement)).count();
        self.rulebook.tile_values(achievement).get(taken..).unwrap_or_default()
    }

    /// The extraction cards that are no longer in a stack.
    pub fn drawn_cards(&self) -> CardSet {
        let held = self.players.values().fold(self.removed_cards, |cards, player| cards.with(player.cards));
        let mut drawn = held;
        if let Some(hazard) = self.phase.hazard() {
            drawn.insert(self.components(), hazard.card);
        }
        drawn
    }

    /// Can this team be made stronger?
    pub fn can_grow(&self, team: TeamId) -> bool {
        self.teams.get(team).is_some_and(|team| team.strength < MAX_STRENGTH)
    }
}
