//! A position of the game.

use crate::board::Board;
use crate::components::Pieces;
use crate::hex::Hex;
use crate::network::Network;
use crate::news::Event;
use crate::pieces::{Colour, OrderCard, OrderSet, SequenceCard, Stones, Tiles};
use crate::setup::Rulebook;
use adit_game::{Seat, SeatSet, Setup, SetupError};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) book: Arc<Rulebook>,
    /// The phase, counted from 1 (CV-4.1).
    pub(crate) phase: u8,
    pub(crate) section: Section,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    /// From which options buy.
    pub(crate) pool: Stock,
    /// Beside the board.
    pub(crate) supply: Stock,
    /// The stones on each scale: they lie on its highest spaces (CV-10.5).
    pub(crate) scales: Stones,
    pub(crate) orders: Orders,
    /// What happened in the last step.
    pub(crate) news: Vec<Event>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub(crate) score: i32,
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
pub struct Orders {
    /// Not yet revealed. Which comes next is decided when it is turned up.
    pub(crate) deck: OrderSet,
    pub(crate) on_show: OrderSet,
    /// Fulfilled.
    pub(crate) gone: OrderSet,
    /// The chips on each card.
    pub(crate) chips: [u8; OrderCard::COUNT],
}

/// The bid that stands in an auction or a colour sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Whose bid it is.
    pub seat: Seat,
    /// The bid.
    pub bid: u16,
}

/// The section of the phase that is being played (CV-4.1). Sections without decisions take no time.
///
/// Nothing in it is hidden from anybody (CV-D.20.5), so views show it as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "snake_case", deny_unknown_fields)]
pub enum Section {
    /// Who opens the first auction is to be drawn.
    Opener,
    /// Order cards are to be turned up before `opener` opens the auction (CV-3.7, CV-16.1).
    Reveal {
        /// How many cards are still to come.
        left: u8,
        /// Who opens the auction that follows.
        opener: Seat,
    },
    /// 1A: bidding for a sequence card.
    Auction {
        /// Who bids or passes.
        turn: Seat,
        /// The highest bid and whose it is.
        standing: Option<Standing>,
        /// Who is out of this auction.
        passed: SeatSet,
    },
    /// 1A: the winner takes a sequence card.
    Choose {
        /// Who takes a card.
        winner: Seat,
    },
    /// 1C: taking order cards.
    Orders {
        /// Who takes a card or passes.
        turn: Seat,
        /// Who is out of this section.
        passed: SeatSet,
    },
    /// 2: building.
    Build {
        /// Whose turn it is.
        turn: Seat,
        /// The actions made in this turn.
        actions: u8,
        /// The hex of the tile just laid (CV-9.1.1).
        just_laid: Option<Hex>,
    },
    /// 4A: bidding for the sale of a colour.
    ColourSale {
        /// The colour.
        colour: Colour,
        /// Who bids or passes.
        turn: Seat,
        /// The lowest bid and whose it is.
        standing: Option<Standing>,
        /// Who is out of this sale.
        passed: SeatSet,
    },
    /// 4A: the winner sells.
    Selling {
        /// The colour.
        colour: Colour,
        /// Who sells.
        seller: Seat,
        /// For how much each stone.
        price: u16,
    },
    /// 4B: fulfilling orders.
    OrderSale {
        /// Who fulfils.
        turn: Seat,
    },
    /// CV-17.2: the final sale.
    FinalSale {
        /// Who sells a stone.
        turn: Seat,
    },
    /// The game is over.
    Over,
}

impl Section {
    /// Have the pieces of the phase been dealt (CV-5.10)?
    pub fn is_after_deal(&self) -> bool {
        !matches!(
            self,
            Section::Opener | Section::Reveal { .. } | Section::Auction { .. } | Section::Choose { .. }
        )
    }

    /// Has the explosion of the phase taken place (CV-13)?
    pub fn is_after_explosion(&self) -> bool {
        self.is_after_deal() && !matches!(self, Section::Orders { .. } | Section::Build { .. })
    }
}

impl State {
    /// The position before anything has happened (CV-3).
    pub fn start(setup: &Setup) -> Result<State, SetupError> {
        let book = Rulebook::new(setup)?;
        let components = &book.components;
        let seats = book.seats();
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
            card: None,
            hand: no_pieces,
            stones: Stones::EMPTY,
            orders: OrderSet::EMPTY,
        });
        let section = match book.first_opener {
            None => Section::Opener,
            Some(opener) => Section::Reveal { left: components.orders_per_phase, opener },
        };
        let orders = Orders {
            deck: OrderCard::all().collect(),
            on_show: OrderSet::EMPTY,
            gone: OrderSet::EMPTY,
            chips: [0; OrderCard::COUNT],
        };
        let scales = components.scales;
        Ok(State { book, phase: 1, section, board, players, pool, supply, scales, orders, news: Vec::new() })
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.players.seats()
    }

    /// The players in card order: by the number of the sequence card, lowest first.
    pub fn card_order(&self) -> impl Iterator<Item = Seat> + '_ {
        SequenceCard::all().filter_map(|card| self.holder(card))
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
        Network::new(&self.book, &self.board, seat)
    }

    /// The number of the highest open space of a colour's scale, 0 if there is none (CV-10.5).
    pub fn highest_open_space(&self, colour: Colour) -> u8 {
        crate::components::STONES_PER_COLOUR - self.scales[colour]
    }

    /// Books points.
    pub(crate) fn score(&mut self, seat: Seat, points: i32) {
        self.players[seat].score += points;
    }

    /// Says that something happened.
    pub(crate) fn tell(&mut self, event: Event) {
        self.news.push(event);
    }
}

impl Pieces {
    /// How many pieces there are.
    pub fn total(&self) -> u32 {
        self.tiles.total()
            + [self.veins, self.stations, self.options, self.prospects].map(u32::from).iter().sum::<u32>()
    }
}
