//! A position of the game.

use crate::board::Board;
use crate::components::Pieces;
use crate::network::Network;
use crate::news::News;
use crate::phase::Phase;
use crate::pieces::{Colour, OrderCard, OrderSet, SequenceCard, Stones, Tiles};
use crate::scoring::{Earned, Source};
use crate::sequence;
use crate::setup::Rulebook;
use adit_game::{Seat, Setup, SetupError};
use adit_kit::{BySeat, Shared};
use serde::{Deserialize, Serialize};

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) rulebook: Shared<Rulebook>,
    /// The phase, counted from 1 (CV-4.1).
    pub(crate) phase_number: u8,
    /// The section that is being played, with what it needs to know.
    pub(crate) phase: Phase,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    /// From which options buy.
    pub(crate) pool: Stock,
    /// Beside the board.
    pub(crate) supply: Stock,
    /// The stones on each scale: they lie on its highest spaces (CV-10.5).
    pub(crate) scales: Stones,
    pub(crate) orders: OrderCards,
    /// What happened in the last step.
    pub(crate) news: News,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub(crate) score: i32,
    /// Where the points came from.
    pub(crate) earned: Earned,
    /// The sequence card, from winning its auction until the next phase.
    pub(crate) card: Option<SequenceCard>,
    pub(crate) hand: Pieces,
    pub(crate) stones: Stones,
    /// Unfulfilled order cards.
    pub(crate) orders: OrderSet,
}

/// A stock of pieces that belongs to no player. It lies open, so views show it as it is (CV-D.20.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    pub(crate) tiles: Tiles,
    pub(crate) veins: u8,
    /// Stations by the seat whose colour they have.
    pub(crate) stations: BySeat<u8>,
    pub(crate) options: u8,
    pub(crate) prospects: u8,
}

/// The order cards that no player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderCards {
    /// Not yet revealed. Which comes next is decided when it is turned up.
    pub(crate) deck: OrderSet,
    pub(crate) on_show: OrderSet,
    /// Fulfilled.
    pub(crate) gone: OrderSet,
    /// The chips on each card.
    pub(crate) chips: [u8; OrderCard::COUNT],
}

impl State {
    /// The position before anything has happened (CV-3).
    pub fn start(setup: &Setup) -> Result<State, SetupError> {
        let rulebook = Shared::<Rulebook>::new(setup)?;
        let components = &rulebook.components;
        let seats = rulebook.seats();
        let board = Board::start(components, seats);
        let pool = Stock {
            tiles: components.pool.tiles,
            veins: components.pool.veins,
            stations: BySeat::new(seats, |_| components.pool.stations),
            options: components.pool.options,
            prospects: components.pool.prospects,
        };
        let mut tiles = components.tiles;
        for start in &components.start_tiles {
            tiles[start.tile] -= 1;
        }
        for (tile, count) in pool.tiles.iter() {
            tiles[tile] -= count;
        }
        let supply = Stock {
            tiles,
            veins: components.veins - pool.veins - board.veins().len() as u8,
            stations: BySeat::new(seats, |_| components.stations - components.pool.stations),
            options: components.options,
            prospects: components.prospects,
        };
        let no_pieces = Pieces { tiles: Tiles::EMPTY, veins: 0, stations: 0, options: 0, prospects: 0 };
        let players = BySeat::new(seats, |_| Player {
            score: components.start_score,
            earned: Earned::default(),
            card: None,
            hand: no_pieces,
            stones: Stones::EMPTY,
            orders: OrderSet::EMPTY,
        });
        let orders = OrderCards {
            deck: OrderCard::every().collect(),
            on_show: OrderSet::EMPTY,
            gone: OrderSet::EMPTY,
            chips: [0; OrderCard::COUNT],
        };
        let scales = components.scales;
        let first_opener = rulebook.first_opener;
        let mut state = State {
            rulebook,
            phase_number: 1,
            phase: Phase::Opener,
            board,
            players,
            pool,
            supply,
            scales,
            orders,
            news: News::default(),
        };
        if let Some(opener) = first_opener {
            state.phase = sequence::reveal_orders(&mut state, opener);
        }
        Ok(state)
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.players.seats()
    }

    /// The players in card order: by the number of the sequence card, lowest first.
    pub fn card_order(&self) -> impl Iterator<Item = Seat> + '_ {
        SequenceCard::every().filter_map(|card| self.holder(card))
    }

    /// The holder of the lowest sequence card, once everybody has one.
    pub fn lowest_card_holder(&self) -> Seat {
        self.card_order().next().unwrap_or(Seat::FIRST)
    }

    /// Who holds a sequence card.
    pub fn holder(&self, card: SequenceCard) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.card == Some(card)).map(|(seat, _)| seat)
    }

    /// The next player after `seat` in card order, round and round, of whom `wanted` is true; `seat` comes last.
    pub fn next_in_card_order(&self, seat: Seat, wanted: impl Fn(Seat) -> bool) -> Option<Seat> {
        let own = self.players[seat].card;
        let after = self.card_order().filter(|&other| self.players[other].card > own);
        let before = self.card_order().filter(|&other| self.players[other].card <= own);
        after.chain(before).find(|&other| wanted(other))
    }

    /// The next player clockwise after `seat` of whom `wanted` is true; `seat` comes last.
    pub fn next_clockwise(&self, seat: Seat, wanted: impl Fn(Seat) -> bool) -> Option<Seat> {
        let seats = self.seats();
        (1..=seats).filter_map(|step| Seat::new((seat.index() + step) % seats)).find(|&other| wanted(other))
    }

    /// The network of a seat (CV-11.1).
    pub fn network(&self, seat: Seat) -> Network {
        Network::new(&self.rulebook, &self.board, seat)
    }

    /// The number of the highest open space of a colour's scale, 0 if there is none (CV-10.5).
    pub fn highest_open_space(&self, colour: Colour) -> u8 {
        crate::components::STONES_PER_COLOUR - self.scales[colour]
    }

    /// Books points.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: i32) {
        let player = &mut self.players[seat];
        player.score += points;
        player.earned.add(source, points);
    }
}

impl Pieces {
    /// How many pieces there are.
    pub fn total(&self) -> u32 {
        self.tiles.total()
            + [self.veins, self.stations, self.options, self.prospects].map(u32::from).iter().sum::<u32>()
    }
}
