//! Orders that players give beforehand: what they would say anyway.

use crate::components::STONES_PER_COLOUR;
use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::auction::Auction;
use crate::phase::colour_sale::ColourSale;
use crate::view::{PlayerView, View};
use adit_game::{Obeyed, Seat, StandingOrder, UsualOrder, when_asked};

/// Raise in the auction up to a limit, then pass.
const BID: &str = "bid";
/// Pass in the auction.
const PASS_AUCTION: &str = "pass-auction";
/// Take no order card any more.
const PASS_ORDERS: &str = "pass-orders";
/// Underbid in a sale down to a limit, then pass.
const SALE: &str = "sale";
/// Pass in the sale of one colour.
const PASS_SALE: &str = "pass-sale";
/// Pass in the sales of all colours.
const PASS_SALES: &str = "pass-sales";
/// Fulfil no order card.
const FULFIL_NOTHING: &str = "fulfil-nothing";

/// The orders that a seat usually gives now.
pub fn usual(view: &View, seat: Seat) -> Vec<UsualOrder> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let phase = phase(view);
    match view.phase {
        Phase::Auction(auction) if auction.passed.contains(seat) || player.card.is_some() => Vec::new(),
        Phase::Auction(auction) => {
            let about = this_auction(view);
            let most = u32::try_from(player.score).unwrap_or(0);
            let bid = UsualOrder::up_to(BID, about.clone(), lowest_bid(&auction).into(), most);
            let opens = auction.standing.is_none() && auction.turn == seat;
            let pass = (!opens).then(|| UsualOrder::new(PASS_AUCTION, about));
            bid.into_iter().chain(pass).collect()
        }
        Phase::Orders(orders) if orders.passed.contains(seat) => Vec::new(),
        Phase::Orders(_) => vec![UsualOrder::new(PASS_ORDERS, phase)],
        Phase::ColourSale(sale) => {
            let sells = !sale.passed.contains(seat) && player.remembered[sale.colour] > 0;
            let about = this_sale(view, &sale);
            let bid = UsualOrder::up_to(SALE, about.clone(), 1, highest_price(view, &sale).into());
            let pass = (!sale.passed.contains(seat)).then(|| UsualOrder::new(PASS_SALE, about));
            let passes = UsualOrder::new(PASS_SALES, phase);
            bid.filter(|_| sells).into_iter().chain(pass).chain([passes]).collect()
        }
        Phase::Selling(_) => vec![UsualOrder::new(PASS_SALES, phase)],
        Phase::OrderSale(sale) => {
            let card = |seat: Seat| view.players.get(seat.index()).and_then(|player| player.card);
            // CV-15: in card order; those before the player in turn have had theirs.
            let is_to_come = card(seat) >= card(sale.turn);
            is_to_come.then(|| UsualOrder::new(FULFIL_NOTHING, phase)).into_iter().collect()
        }
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Choose(_)
        | Phase::Build(_)
        | Phase::FinalSale(_)
        | Phase::Over => Vec::new(),
    }
}

/// What an order does now.
pub fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
    let Some(player) = view.players.get(seat.index()) else { return Obeyed::Ends };
    let phase = phase(view);
    match view.phase {
        Phase::Auction(auction) if auction.passed.contains(seat) => Obeyed::Ends,
        Phase::Auction(auction) if order.is(BID, &this_auction(view)) => {
            when_asked(seat, auction.turn, || raise(&auction, player, order))
        }
        // CV-5.3: whoever opens an auction must bid.
        Phase::Auction(auction) if order.is(PASS_AUCTION, &this_auction(view)) => {
            let may_pass = auction.standing.is_some();
            if may_pass { when_asked(seat, auction.turn, || Move::Pass {}) } else { Obeyed::Waits }
        }
        Phase::Orders(orders) if orders.passed.contains(seat) => Obeyed::Ends,
        Phase::Orders(orders) if order.is(PASS_ORDERS, &phase) => {
            when_asked(seat, orders.turn, || Move::Pass {})
        }
        Phase::ColourSale(sale) if order.is(PASS_SALES, &phase) => {
            when_asked(seat, sale.turn, || Move::Pass {})
        }
        Phase::ColourSale(sale) if sale.passed.contains(seat) => Obeyed::Ends,
        Phase::ColourSale(sale) if order.is(SALE, &this_sale(view, &sale)) => {
            when_asked(seat, sale.turn, || underbid(view, &sale, player, order))
        }
        Phase::ColourSale(sale) if order.is(PASS_SALE, &this_sale(view, &sale)) => {
            when_asked(seat, sale.turn, || Move::Pass {})
        }
        Phase::Selling(_) if order.is(PASS_SALES, &phase) => Obeyed::Waits,
        Phase::OrderSale(sale) if order.is(FULFIL_NOTHING, &phase) => {
            when_asked(seat, sale.turn, || Move::Done {})
        }
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Auction(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::ColourSale(_)
        | Phase::Selling(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => Obeyed::Ends,
    }
}

/// The phase, as orders name it.
fn phase(view: &View) -> String {
    view.phase_number.to_string()
}

/// The auction of a phase: each ends with a card taken.
fn this_auction(view: &View) -> String {
    format!("{} {}", view.phase_number, view.sequence_cards.len())
}

/// The sale of a phase.
fn this_sale(view: &View, sale: &ColourSale) -> String {
    format!("{} {}", view.phase_number, sale.colour)
}

/// The lowest bid that is legal (CV-5.4).
fn lowest_bid(auction: &Auction) -> u16 {
    auction.standing.map_or(0, |standing| standing.bid.saturating_add(1))
}

/// The lowest bid within the limit and the own points, or a pass. Whoever opens must bid (CV-5.3).
fn raise(auction: &Auction, player: &PlayerView, order: &StandingOrder) -> Move {
    let points = lowest_bid(auction);
    let most = order.limit.unwrap_or(0).min(u32::try_from(player.score).unwrap_or(0));
    if u32::from(points) <= most || auction.standing.is_none() { Move::Bid { points } } else { Move::Pass {} }
}

/// The highest price that is legal (CV-14.2, CV-14.3).
fn highest_price(view: &View, sale: &ColourSale) -> u16 {
    let open = STONES_PER_COLOUR.saturating_sub(view.scales[sale.colour]);
    sale.standing.map_or(open.into(), |standing| standing.bid.saturating_sub(1))
}

/// The highest price that is not below the limit, or a pass.
fn underbid(view: &View, sale: &ColourSale, player: &PlayerView, order: &StandingOrder) -> Move {
    let points = highest_price(view, sale);
    let least = order.limit.unwrap_or(0).max(1);
    let sells = player.remembered[sale.colour] > 0 && u32::from(points) >= least;
    if sells { Move::Bid { points } } else { Move::Pass {} }
}
