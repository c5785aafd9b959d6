//! What stones and order cards are worth to a player.

use crate::components::Order;
use crate::phase::Phase;
use crate::pieces::{Colour, OrderSet, Stones};
use crate::state::State;
use adit_game::Seat;

/// What a stone that an order needs is worth more than its price: about what order cards pay above the market.
const NEEDED: f32 = 4.0;

/// The best use of some stones: which orders to fulfil with them, and what the others fetch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Use {
    /// The values of the orders fulfilled, and their penalties, which are spared.
    pub(super) orders: f32,
    /// What the other stones may be sold for.
    pub(super) market: f32,
    /// The other stones.
    pub(super) rest: Stones,
    /// The orders that stay open.
    pub(super) open: OrderSet,
}

impl Use {
    /// Everything together.
    pub(super) fn total(&self) -> f32 {
        self.orders + self.market
    }
}

/// How stones of each colour sell for one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Market {
    /// The highest open space of each scale.
    prices: [f32; 6],
    /// By how much the price of each further stone falls.
    fall: f32,
}

impl Market {
    /// The market as a seat finds it.
    pub(super) fn new(state: &State, seat: Seat) -> Market {
        // In a colour sale all stones of a colour go at one price, which rivals may undercut; in the final sale each
        // stone lowers the price for the next, and so do the stones of the others.
        let last_order_sale = matches!(state.phase, Phase::OrderSale(_)) && is_last_phase(state);
        let last_sale = last_order_sale || state.phase.shows_stones();
        let fall = if last_sale { 1.0 } else { 0.1 };
        let mut prices = [0.0; 6];
        for (&colour, price) in Colour::ALL.iter().zip(&mut prices) {
            let others = state.players.iter().filter(|(other, _)| *other != seat);
            let rivals: f32 = others.map(|(_, player)| f32::from(player.stones[colour])).sum();
            let open = f32::from(state.highest_open_space(colour));
            let rivalled = if last_sale { open - rivals / 2.0 } else { open * (1.0 - rivals / 8.0).max(0.5) };
            *price = rivalled.max(1.0);
        }
        Market { prices, fall }
    }

    /// What one stone of a colour fetches.
    pub(super) fn price(&self, colour: Colour) -> f32 {
        self.prices[colour.index()]
    }

    /// What these stones fetch.
    fn worth(&self, stones: &Stones) -> f32 {
        let of_colour = |(colour, count): (Colour, u8)| -> f32 {
            let price = self.price(colour);
            (0..count).map(|sold| (price - self.fall * f32::from(sold)).max(1.0)).sum()
        };
        stones.iter().filter(|(_, count)| *count > 0).map(of_colour).sum()
    }
}

fn is_last_phase(state: &State) -> bool {
    state.phase_number == state.rulebook.phases
}

/// The orders that a seat can still fulfil.
pub(super) fn open_orders(state: &State, seat: Seat) -> OrderSet {
    let player = &state.players[seat];
    // CV-15.1: players fulfil in card order, and nobody is asked twice.
    let is_done = if let Phase::OrderSale(sale) = state.phase {
        is_last_phase(state) && player.card < state.players[sale.turn].card
    } else {
        state.phase.shows_stones()
    };
    if is_done { OrderSet::EMPTY } else { player.orders }
}

/// The penalties that a seat has still to pay for these orders if they stay open (CV-17.1.2).
pub(super) fn penalties(state: &State, open: OrderSet) -> f32 {
    open.iter().map(|order| state.rulebook.components.order(order).penalty as f32).sum()
}

/// The best use of stones for these orders.
pub(super) fn best_use(state: &State, market: &Market, stones: Stones, open: OrderSet) -> Use {
    let kept = Use { orders: 0.0, market: market.worth(&stones), rest: stones, open };
    let mut best = kept;
    for order in open.iter() {
        let Order { stones: needed, value, penalty } = *state.rulebook.components.order(order);
        let mut rest = stones;
        if rest.take(&needed) {
            // Orders are tried in the order of their numbers, so that each set of them is tried once.
            let later = open.iter().filter(|other| *other > order).collect();
            let mut tried = best_use(state, market, rest, later);
            tried.orders += (value + penalty) as f32;
            if tried.total() > best.total() {
                best = tried;
                for earlier in open.iter().filter(|other| *other < order) {
                    best.open.insert(earlier);
                }
            }
        }
    }
    best
}

/// How many stones of an order are missing.
pub(super) fn missing(needed: &Stones, stones: &Stones) -> u32 {
    needed.iter().map(|(colour, count)| u32::from(count.saturating_sub(stones[colour]))).sum()
}

/// What one more stone of each colour is worth: its price, and more if an open order lacks it.
pub(super) fn wanted(state: &State, market: &Market, used: &Use) -> [f32; 6] {
    let mut worth = Colour::ALL.map(|colour| market.price(colour));
    for order in used.open.iter() {
        for colour in state.rulebook.components.order(order).stones.kinds() {
            if used.rest[colour] == 0 {
                let worth = &mut worth[colour.index()];
                *worth = worth.max(market.price(colour) + NEEDED);
            }
        }
    }
    worth
}
