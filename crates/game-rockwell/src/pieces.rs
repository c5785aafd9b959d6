//! Teams, tiles, cards and positions: what the pieces are called.

use crate::goods::Resource;
use crate::words::{from_one, number, two_digits};
use adit_game::{MAX_SEATS, Seat};
use adit_kit::{Member, spoken};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The teams of one colour (RW-1.11).
pub const TEAMS: u8 = 4;

/// Whose teams they are: a player's, or those of the AI in a game of two (RW-10.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Company {
    /// A player's.
    Seat(Seat),
    /// Nobody's.
    Ai,
}

impl Company {
    /// The player, if it is not the AI.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Company::Seat(seat) => Some(seat),
            Company::Ai => None,
        }
    }

    /// Its place among all companies, from 0.
    pub fn place(self) -> usize {
        match self {
            Company::Seat(seat) => seat.index(),
            Company::Ai => MAX_SEATS,
        }
    }

    fn every() -> impl Iterator<Item = Company> {
        Seat::all(MAX_SEATS).map(Company::Seat).chain([Company::Ai])
    }

    /// The company with this name.
    pub fn from_word(word: &str) -> Option<Company> {
        if word == "ai" {
            return Some(Company::Ai);
        }
        Seat::new(number(word.strip_prefix('s')?)?.into()).map(Company::Seat)
    }
}

impl fmt::Display for Company {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Company::Seat(seat) => seat.fmt(formatter),
            Company::Ai => formatter.write_str("ai"),
        }
    }
}

spoken!(Company as "company": "COMPANY", "a seat, `s0` to `s3`, or `ai`");

/// A drilling team, called by its company and number: `s0.1` to `s3.4`, `ai.1` to `ai.4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TeamId {
    /// Whose it is.
    pub company: Company,
    number: u8,
}

impl TeamId {
    /// The teams of a company.
    pub fn of(company: Company) -> impl Iterator<Item = TeamId> + Clone {
        (0..TEAMS).map(move |number| TeamId { company, number })
    }

    /// Its place among the teams of its company, from 0.
    pub const fn index(self) -> usize {
        self.number as usize
    }

    /// Its place among the teams of all companies, from 0.
    pub fn place(self) -> usize {
        usize::from(TEAMS) * self.company.place() + self.index()
    }

    fn every() -> impl Iterator<Item = TeamId> {
        Company::every().flat_map(TeamId::of)
    }

    /// The team with this name.
    pub fn from_word(word: &str) -> Option<TeamId> {
        let (company, counted) = word.split_once('.')?;
        let company = Company::from_word(company)?;
        Some(TeamId { company, number: from_one(counted, TEAMS)? })
    }
}

impl fmt::Display for TeamId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.company, self.number + 1)
    }
}

spoken!(TeamId as "team": "TEAM", "a team by its company and number, `s0.1` to `s3.4` or `ai.1` to `ai.4`", at TeamId::place);

adit_game::words! {
    /// A phase board (RW-1.9).
    pub enum PhaseBoard as "board" {
        /// Drilling: bribes and subcontractors.
        One = "I",
        /// The market.
        Two = "II",
        /// The workshop.
        Three = "III",
    }
}

/// The most positions that a phase board can have.
pub const MAX_POSITIONS: usize = 6;

/// A position on a phase board, counted from the left: `I-1` (RW-4.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub board: PhaseBoard,
    number: u8,
}

impl Position {
    /// The first `count` positions of a board.
    pub fn of(board: PhaseBoard, count: usize) -> impl Iterator<Item = Position> + Clone {
        (0..count.min(MAX_POSITIONS) as u8).map(move |number| Position { board, number })
    }

    /// Its place from the left, from 0.
    pub const fn index(self) -> usize {
        self.number as usize
    }

    /// Its place among the positions of all boards, from 0.
    pub fn place(self) -> usize {
        MAX_POSITIONS * self.board.index() + self.index()
    }

    fn every() -> impl Iterator<Item = Position> {
        PhaseBoard::ALL.into_iter().flat_map(|board| Position::of(board, MAX_POSITIONS))
    }

    /// The position with this name.
    pub fn from_word(word: &str) -> Option<Position> {
        let (board, counted) = word.split_once('-')?;
        let board = PhaseBoard::from_word(board)?;
        Some(Position { board, number: from_one(counted, MAX_POSITIONS as u8)? })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.board, self.number + 1)
    }
}

spoken!(Position as "position": "POSITION", "a position on a phase board, such as `I-1` or `III-4`", at Position::place);

/// One of the three shafts of a player (RW-1.11), counted from 1 in the order in which they are bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShaftNumber(u8);

impl ShaftNumber {
    /// All three.
    pub fn every() -> impl DoubleEndedIterator<Item = ShaftNumber> + Clone {
        (0..3).map(ShaftNumber)
    }

    /// Its place among the shafts, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The shaft with this number.
    pub fn from_word(word: &str) -> Option<ShaftNumber> {
        from_one(word, 3).map(ShaftNumber)
    }
}

impl fmt::Display for ShaftNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0 + 1)
    }
}

spoken!(ShaftNumber as "shaft": "SHAFT", "the number of a shaft, `1`, `2` or `3`", at ShaftNumber::index);

/// The terrain tiles of one strength (RW-1.2).
pub const TILES_PER_STRENGTH: u8 = 4;
/// How the tiles of one strength are told apart.
const TILE_LETTERS: [&str; TILES_PER_STRENGTH as usize] = ["a", "b", "c", "d"];
/// The most cards that a stack can have.
pub const MAX_CARDS: u8 = 8;
/// The greatest strength that a tile can ask for.
pub const MAX_NUMBER: u8 = 99;

/// A terrain tile by its strength and a letter: `T03a` (RW-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileId {
    /// The strength on its front.
    pub strength: u8,
    letter: u8,
}

impl TileId {
    /// The tiles of one strength.
    pub fn of(strength: u8) -> impl Iterator<Item = TileId> + Clone {
        (0..TILES_PER_STRENGTH).map(move |letter| TileId { strength, letter })
    }

    /// Its place among the tiles of its strength.
    pub const fn index(self) -> usize {
        self.letter as usize
    }

    fn every() -> impl Iterator<Item = TileId> {
        (1..=MAX_NUMBER).flat_map(TileId::of)
    }

    /// The tile with this name.
    pub fn from_word(word: &str) -> Option<TileId> {
        let (strength, letter) = word.strip_prefix('T')?.split_at_checked(2)?;
        let letter = TILE_LETTERS.iter().position(|known| *known == letter)? as u8;
        Some(TileId { strength: two_digits(strength)?, letter })
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "T{:02}{}", self.strength, TILE_LETTERS[self.index()])
    }
}

spoken!(TileId as "tile": "TILE", "a terrain tile by its strength and letter, such as `T03a`");

/// An extraction card by its stack and number: `K03-1` (RW-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardId {
    /// The strength on its back.
    pub strength: u8,
    number: u8,
}

impl CardId {
    /// The first `count` cards of a stack.
    pub fn of(strength: u8, count: usize) -> impl Iterator<Item = CardId> + Clone {
        (0..count.min(usize::from(MAX_CARDS)) as u8).map(move |number| CardId { strength, number })
    }

    /// Its place in the list of its stack.
    pub const fn index(self) -> usize {
        self.number as usize
    }

    fn every() -> impl Iterator<Item = CardId> {
        (1..=MAX_NUMBER).flat_map(|strength| CardId::of(strength, usize::from(MAX_CARDS)))
    }

    /// The card with this name.
    pub fn from_word(word: &str) -> Option<CardId> {
        let (strength, counted) = word.strip_prefix('K')?.split_once('-')?;
        Some(CardId { strength: two_digits(strength)?, number: from_one(counted, MAX_CARDS)? })
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "K{:02}-{}", self.strength, self.number + 1)
    }
}

spoken!(CardId as "card": "CARD", "an extraction card by its stack and number, such as `K03-1`");

/// The most delivery tiles that a stack can have.
pub const MAX_DELIVERIES: u8 = 8;

/// The letters of the stacks, in the order of the resources.
const STACK_LETTERS: [&str; 4] = ["Z", "C", "S", "G"];

/// A delivery tile by its resource and its place from the top of the stack: `L-Z1` (RW-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeliveryId {
    /// What is delivered.
    pub resource: Resource,
    from_top: u8,
}

impl DeliveryId {
    /// The first `count` tiles of a stack, from the top.
    pub fn of(resource: Resource, count: usize) -> impl Iterator<Item = DeliveryId> + Clone {
        (0..count.min(usize::from(MAX_DELIVERIES)) as u8)
            .map(move |from_top| DeliveryId { resource, from_top })
    }

    /// Its place from the top, from 0.
    pub const fn index(self) -> usize {
        self.from_top as usize
    }

    fn every() -> impl Iterator<Item = DeliveryId> {
        Resource::ALL.into_iter().flat_map(|resource| DeliveryId::of(resource, usize::from(MAX_DELIVERIES)))
    }

    /// The tile with this name.
    pub fn from_word(word: &str) -> Option<DeliveryId> {
        let (letter, counted) = word.strip_prefix("L-")?.split_at_checked(1)?;
        let stack = STACK_LETTERS.iter().position(|known| *known == letter)?;
        Some(DeliveryId { resource: Resource::ALL[stack], from_top: from_one(counted, MAX_DELIVERIES)? })
    }
}

impl fmt::Display for DeliveryId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "L-{}{}", STACK_LETTERS[self.resource.index()], self.from_top + 1)
    }
}

spoken!(DeliveryId as "delivery":
    "DELIVERY",
    "a delivery tile by its resource and place from the top, such as `L-Z1`"
);

impl Member for DeliveryId {
    type Bits = u32;

    fn index(self) -> usize {
        usize::from(MAX_DELIVERIES) * self.resource.index() + DeliveryId::index(self)
    }

    fn at(index: usize) -> Option<DeliveryId> {
        let size = usize::from(MAX_DELIVERIES);
        let resource = *Resource::ALL.get(index / size)?;
        Some(DeliveryId { resource, from_top: (index % size) as u8 })
    }
}

adit_game::words! {
    /// A kind of achievement (RW-8.1).
    pub enum Achievement as "achievement" {
        ZincAndCopper = "zinc_and_copper", ExtractionCards = "extraction_cards", Silver = "silver",
        ThreeStrengthTwo = "three_strength_2", Gold = "gold", AllAtC = "all_at_c",
        SixOfEach = "six_of_each", TwoStrengthFour = "two_strength_4", Centre = "centre",
    }
}

/// An order of players: the directorate order or the control order.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Order(ArrayVec<Seat, MAX_SEATS>);

impl Order {
    /// The players from the first to the last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        self.0.iter().copied()
    }

    /// The player at this place, from 0.
    pub fn at(&self, index: u8) -> Option<Seat> {
        self.0.get(usize::from(index)).copied()
    }

    /// The first player.
    pub fn first(&self) -> Option<Seat> {
        self.at(0)
    }

    /// How many players are in it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is nobody in it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the first player out.
    pub fn take_first(&mut self) -> Option<Seat> {
        self.0.pop_at(0)
    }

    /// Puts those with the greatest key first; equal ones keep their places (RW-4.2.2).
    pub fn sort_descending<K: Ord>(&mut self, key: impl Fn(Seat) -> K) {
        // An insertion sort is stable and needs no memory of its own.
        for unsorted in 1..self.0.len() {
            let mut at = unsorted;
            while at > 0 && key(self.0[at]) > key(self.0[at - 1]) {
                self.0.swap(at, at - 1);
                at -= 1;
            }
        }
    }

    /// Every order of a table of `seats` seats.
    pub fn permutations(seats: usize) -> Vec<Order> {
        let mut orders = vec![Order::default()];
        for _ in 0..seats.min(MAX_SEATS) {
            let longer = |order: &Order| {
                let order = order.clone();
                Seat::all(seats).filter_map(move |seat| {
                    let mut longer = order.clone();
                    (!order.0.contains(&seat)).then(|| longer.0.push(seat))?;
                    Some(longer)
                })
            };
            orders = orders.iter().flat_map(longer).collect();
        }
        orders
    }
}

impl FromIterator<Seat> for Order {
    /// Anybody after the fourth is left out.
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Order {
        Order(seats.into_iter().take(MAX_SEATS).collect())
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(&self.0).finish()
    }
}

impl adit_game::Word for Order {
    const FORM: &'static str = "SEAT…";
    const ABOUT: &'static str = "all seats of the table from the first to the last";

    fn parts(&self, out: &mut adit_game::Parts) {
        for seat in &self.0 {
            seat.parts(out);
        }
    }

    fn read(words: &mut &[&str]) -> Option<Order> {
        let mut order = ArrayVec::new();
        while !words.is_empty() {
            order.try_push(Seat::read(words)?).ok()?;
        }
        (!order.is_empty()).then_some(Order(order))
    }

    fn all() -> Vec<Order> {
        (2..=MAX_SEATS).flat_map(Order::permutations).collect()
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Order, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(seats.len(), &"at most four seats"));
        }
        Ok(Order(seats.into_iter().collect()))
    }
}
