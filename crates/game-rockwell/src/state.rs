//! A position with everything in it.

use crate::board::{Edge, Entrance, Level, Place, SLOTS, Slot, SlotSet};
use crate::components::{Advantage, Components, MAX_STRENGTH};
use crate::news::News;
use crate::pieces::{
    Achievement, CardId, Company, Cubes, DeliveryId, MAX_POSITIONS, Money, Order, PhaseBoard, Position,
    Resource, Stock, TEAMS, TeamId, TileId,
};
use crate::sealed::Sealed;
use crate::setup::Rulebook;
use adit_game::{MAX_SEATS, Seat};
use adit_kit::BySeat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What stays the same.
    pub rulebook: Arc<Rulebook>,
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

/// A drilling team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// Where it stands.
    pub place: Place,
    /// 1 to 4, without the die.
    pub strength: u8,
    /// The strength of its die.
    pub die: Option<u8>,
}

impl Team {
    /// Its strength with the die.
    pub fn total(&self) -> u8 {
        self.strength + self.die.unwrap_or(0)
    }
}

/// The teams of all companies: four for each seat and four for the AI, if it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    seats: u8,
    list: ArrayVec<Team, { MAX_SEATS * TEAMS as usize }>,
}

impl Teams {
    /// RW-3.3, RW-10.2.2: one team of each company on each entrance.
    pub fn new(rulebook: &Rulebook) -> Teams {
        let mut teams = Teams { seats: rulebook.setup.seats, list: ArrayVec::new() };
        for company in Teams::companies(rulebook) {
            let strength = match company {
                Company::Seat(_) => rulebook.components.start.strength,
                Company::Ai => rulebook.components.ai_strength,
            };
            for entrance in Entrance::every() {
                teams.list.push(Team { place: Place::Entrance(entrance), strength, die: None });
            }
        }
        teams
    }

    /// Everybody who has teams in this game.
    pub fn companies(rulebook: &Rulebook) -> impl Iterator<Item = Company> + Clone {
        Seat::all(rulebook.seats()).map(Company::Seat).chain(rulebook.has_ai().then_some(Company::Ai))
    }

    fn index(&self, team: TeamId) -> Option<usize> {
        let company = match team.company {
            Company::Seat(seat) => (seat.index() < usize::from(self.seats)).then_some(seat.index())?,
            Company::Ai => usize::from(self.seats),
        };
        Some(company * usize::from(TEAMS) + team.index()).filter(|&index| index < self.list.len())
    }

    /// A team, if its company plays.
    pub fn get(&self, team: TeamId) -> Option<&Team> {
        self.list.get(self.index(team)?)
    }

    /// A team, to be changed.
    pub fn get_mut(&mut self, team: TeamId) -> Option<&mut Team> {
        let index = self.index(team)?;
        self.list.get_mut(index)
    }

    /// All teams with their names.
    pub fn iter(&self) -> impl Iterator<Item = (TeamId, &Team)> + Clone {
        let seats = usize::from(self.seats);
        let companies = Seat::all(seats).map(Company::Seat).chain([Company::Ai]);
        companies.flat_map(TeamId::of).zip(&self.list)
    }

    /// The four teams of a company; none if it does not play.
    pub fn of(&self, company: Company) -> &[Team] {
        let first = TeamId::of(company).next().and_then(|team| self.index(team));
        first.map_or(&[], |first| &self.list[first..first + usize::from(TEAMS)])
    }

    /// All teams.
    pub fn all(&self) -> &[Team] {
        &self.list
    }

    /// The same teams with these places, strengths and dice, if there are as many.
    pub fn with(&self, list: &[Team]) -> Option<Teams> {
        let list: ArrayVec<_, { MAX_SEATS * TEAMS as usize }> = list.try_into().ok()?;
        (list.len() == self.list.len()).then_some(Teams { seats: self.seats, list })
    }

    /// All teams, to be changed.
    pub fn all_mut(&mut self) -> &mut [Team] {
        &mut self.list
    }

    /// The total strength on a tile (RW-5.7.1).
    pub fn strength_on(&self, slot: Slot) -> u8 {
        strength_on(&self.list, slot)
    }

    /// The own strength of a company on a tile.
    pub fn strength_of(&self, company: Company, slot: Slot) -> u8 {
        strength_on(self.of(company), slot)
    }

    /// The tiles on which teams of a company stand.
    pub fn tiles_of(&self, company: Company) -> SlotSet {
        self.of(company).iter().fold(SlotSet::EMPTY, |tiles, team| tiles | team.place.tiles())
    }

    /// The tiles on which any team stands.
    pub fn tiles(&self) -> SlotSet {
        self.list.iter().fold(SlotSet::EMPTY, |tiles, team| tiles | team.place.tiles())
    }
}

fn strength_on(teams: &[Team], slot: Slot) -> u8 {
    teams.iter().filter(|team| team.place.tiles().contains(slot)).map(Team::total).sum()
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Cubes behind the screen.
    pub stock: Stock,
    /// Money behind the screen.
    pub money: Money,
    /// Insurance tiles.
    pub insurance: u16,
    /// The safety level, 0 to 3.
    pub safety: u8,
    /// The mobility level, 0 to 3.
    pub mobility: u8,
    /// Where the shafts stand, in the order in which they were built.
    pub shafts: ArrayVec<Slot, 3>,
    /// Extraction cards.
    pub cards: CardSet,
    /// Delivery tiles.
    pub deliveries: DeliverySet,
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
            deliveries: DeliverySet::default(),
            achievements: [None; 9],
        }
    }

    /// Does the player hold this achievement?
    pub fn has(&self, achievement: Achievement) -> bool {
        self.achievements[achievement.index()].is_some()
    }
}

/// A set of extraction cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    fn bit(components: &Components, card: CardId) -> u64 {
        components.stack_of(card.strength).map_or(0, |stack| 1 << (8 * stack + card.index()))
    }

    /// Adds a card.
    pub fn insert(&mut self, components: &Components, card: CardId) {
        self.0 |= CardSet::bit(components, card);
    }

    /// Is the card in the set?
    pub fn contains(self, components: &Components, card: CardId) -> bool {
        self.0 & CardSet::bit(components, card) != 0
    }

    /// All that are in one of two sets.
    #[must_use]
    pub const fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards, by stack and number.
    pub fn iter(self, components: &Components) -> impl Iterator<Item = CardId> {
        (0..components.cards.len())
            .flat_map(|stack| CardId::of(components.strength_of(stack), components.cards[stack].len()))
            .filter(move |&card| self.contains(components, card))
    }
}

/// A set of delivery tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DeliverySet(u32);

impl DeliverySet {
    const fn bit(delivery: DeliveryId) -> u32 {
        1 << (8 * delivery.resource.index() + delivery.index())
    }

    /// Adds a tile.
    pub const fn insert(&mut self, delivery: DeliveryId) {
        self.0 |= DeliverySet::bit(delivery);
    }

    /// Is the tile in the set?
    pub const fn contains(self, delivery: DeliveryId) -> bool {
        self.0 & DeliverySet::bit(delivery) != 0
    }

    /// How many tiles there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The tiles, by resource and from the top.
    pub fn iter(self) -> impl Iterator<Item = DeliveryId> {
        Resource::ALL
            .into_iter()
            .flat_map(|resource| DeliveryId::of(resource, usize::from(crate::pieces::MAX_DELIVERIES)))
            .filter(move |&delivery| self.contains(delivery))
    }
}

/// What is going on (RW-4.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The board is being laid (RW-3).
    Setup(Preparation),
    /// All seats bid (RW-4.2).
    Auction(Sealed),
    /// Vice-presidents are placed (RW-4.3).
    Placement(Placement),
    /// All seats may exchange cubes for insurance (RW-5.1).
    Insurance(Sealed),
    /// Extraction rounds (RW-5.3).
    Drilling(Drilling),
    /// A tile is being extracted (RW-5.7), whatever else was going on.
    Extraction(Extraction),
    /// Phase II (RW-6).
    Market(Market),
    /// Phase III (RW-7).
    Workshop(Workshop),
    /// A player strengthens the AI (RW-10.2.9).
    AiUpgrade,
    /// The game has ended.
    Over(Ending),
}

/// What has to be drawn next before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Preparation {
    /// How the tiles of a level lie (RW-3.1).
    Ring(Level),
    /// The first directorate order (RW-3.5).
    Directorate,
    /// The first control order (RW-3.5).
    Control,
}

/// Who places a vice-president.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// How many have been placed in this round.
    pub placed: u8,
}

/// One of the four extraction rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drilling {
    /// The extraction round, counted from 0.
    pub round: u8,
    /// What is decided in it.
    pub step: Step,
}

/// What is decided in an extraction round (RW-5.3.2, RW-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// The player at this place of the control order chooses a team and moves it.
    Move {
        /// The place, from 0.
        turn: u8,
    },
    /// The same player may use the advantage of board I.
    Advantage {
        /// The place in the control order, from 0.
        turn: u8,
        /// The active team.
        team: TeamId,
    },
    /// The first player in control order chooses which of the AI's tied teams moves.
    AiTeam,
    /// The same player chooses where it goes.
    AiTarget {
        /// The team.
        team: TeamId,
    },
}

/// An extraction, from the moment a tile has reached its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extraction {
    /// Who made the triggering step (RW-5.7.2).
    pub active: Company,
    /// How far it has come.
    pub stage: Stage,
    /// What was interrupted.
    pub then: Resume,
}

/// How far an extraction has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// Both tiles of an edge have reached their number; a player chooses one (RW-5.7.3).
    Choice {
        /// Who chooses.
        seat: Seat,
        /// The edge between the two tiles.
        edge: Edge,
    },
    /// The back of the tile is to be drawn.
    Tile {
        /// The tile being extracted.
        slot: Slot,
    },
    /// The card is to be drawn.
    Card {
        /// The tile being extracted.
        slot: Slot,
    },
    /// Players decide about insurance (RW-5.7.7).
    Hazard(Hazard),
}

/// A hazard that is being dealt with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hazard {
    /// The tile being extracted.
    pub slot: Slot,
    /// The card.
    pub card: CardId,
    /// What each player receives; the losses of those who have decided are taken out.
    pub loot: BySeat<Cubes>,
    /// Who still has to decide, in order.
    pub undecided: Order,
}

/// What goes on after an extraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Resume {
    /// The mover may use the advantage of board I.
    Advantage {
        /// The extraction round.
        round: u8,
        /// The place in the control order.
        turn: u8,
        /// The active team.
        team: TeamId,
    },
    /// The next player moves.
    NextTurn {
        /// The extraction round.
        round: u8,
        /// The place in the control order of the player who has finished.
        turn: u8,
    },
    /// The AI has moved, the extraction round is over.
    AiMoved {
        /// The extraction round.
        round: u8,
    },
    /// Phase III goes on.
    Workshop(Workshop),
    /// The AI has been strengthened, the round is over.
    AiUpgraded,
}

/// Phase II. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Whose turn it is: a position of board II, from 0.
    pub turn: u8,
    /// The transactions made from each position.
    pub done: [u8; MAX_POSITIONS],
    /// The resources traded from each position.
    pub traded: [Traded; MAX_POSITIONS],
}

/// The resources that a player has traded in a phase II (RW-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Traded(u8);

impl Traded {
    /// Has this one been traded?
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource.index() & 1 != 0
    }

    /// Now it has been.
    pub const fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource.index();
    }

    /// How many have been traded.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl From<Vec<Resource>> for Traded {
    fn from(resources: Vec<Resource>) -> Traded {
        let mut traded = Traded::default();
        for resource in resources {
            traded.insert(resource);
        }
        traded
    }
}

impl From<Traded> for Vec<Resource> {
    fn from(traded: Traded) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&resource| traded.contains(resource)).collect()
    }
}

/// Phase III. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workshop {
    /// Whose turn it is: a position of board III, from 0.
    pub turn: u8,
    /// The actions taken from each position.
    pub done: [u8; MAX_POSITIONS],
}

adit_game::words! {
    /// How a game ends (RW-9.2, RW-9.9).
    pub enum Ending as "ending" {
        /// Enough players have reached the centre.
        Centre = "centre",
        /// A player has enough achievements.
        Achievements = "achievements",
        /// The technical round limit was reached.
        Technical = "technical",
    }
}

impl State {
    /// The position before anything has happened.
    pub fn new(rulebook: Arc<Rulebook>) -> State {
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
            phase: Phase::Setup(Preparation::Ring(Level::A)),
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
        let taken = self
            .players
            .values()
            .fold(DeliverySet::default(), |taken, player| DeliverySet(taken.0 | player.deliveries.0));
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
        match &self.phase {
            Phase::Extraction(Extraction { stage: Stage::Hazard(hazard), .. }) => {
                let mut drawn = held;
                drawn.insert(self.components(), hazard.card);
                drawn
            }
            Phase::Extraction(_)
            | Phase::Setup(_)
            | Phase::Auction(_)
            | Phase::Placement(_)
            | Phase::Insurance(_)
            | Phase::Drilling(_)
            | Phase::Market(_)
            | Phase::Workshop(_)
            | Phase::AiUpgrade
            | Phase::Over(_) => held,
        }
    }

    /// Can this team be made stronger?
    pub fn can_grow(&self, team: TeamId) -> bool {
        self.teams.get(team).is_some_and(|team| team.strength < MAX_STRENGTH)
    }
}
