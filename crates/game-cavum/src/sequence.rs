//! The course of the game, read like the contents page of the rules (CV-4).
//!
//! A phase is 1A auction, 1B deal, 1C orders, 2 build, 3A city scoring, 3B explosion, 4A colour sale, 4B order sale.
//! Each section says how it ends with a [`Next`], and what follows is decided here alone.

use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::auction::Auction;
use crate::phase::build::Build;
use crate::phase::choose::Choose;
use crate::phase::colour_sale::ColourSale;
use crate::phase::final_sale::FinalSale;
use crate::phase::order_sale::OrderSale;
use crate::phase::orders::Orders;
use crate::phase::reveal::Reveal;
use crate::phase::selling::Selling;
use crate::phase::{
    Phase, auction, build, choose, city_scoring, colour_sale, deal, explosion, final_sale, opener,
    order_sale, orders, reveal, selling,
};
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use adit_game::{Pending, Seat, Weight};

/// How a section goes on or ends.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// The same section goes on like this.
    Stay(Phase),
    /// it has been drawn who opens the first auction.
    OpenerDrawn {
        /// Who opens it.
        opener: Seat,
    },
    /// CV-3.7, CV-16.1: the order cards of the phase are on show.
    Revealed {
        /// Who opens the first auction of the phase.
        opener: Seat,
    },
    /// CV-5.6: everybody else has passed.
    AuctionWon {
        /// Whose bid was the highest.
        winner: Seat,
        /// What the winner pays.
        points: u16,
    },
    /// CV-5.6: the winner of an auction has taken a card.
    CardTaken {
        /// Who has taken it.
        winner: Seat,
    },
    /// CV-6.3: no card is left, or everybody has passed.
    OrdersOver,
    /// CV-12.1: all players have used up their pieces.
    BuildOver,
    /// CV-14.4: all but the lowest bidder have passed.
    ColourWon(Selling),
    /// CV-14.5: the colour has been sold, or nobody wanted to.
    ColourOver {
        /// The colour.
        colour: Colour,
    },
    /// CV-15: everybody has fulfilled what they want to.
    OrderSaleOver,
    /// CV-17.2: a stone has been sold in the final sale.
    StoneSold,
}

/// Who is asked.
pub fn pending(state: &State) -> Pending {
    asked_in(&state.phase)
}

/// Who is asked in a section, which the section alone says.
pub fn asked_in(phase: &Phase) -> Pending {
    Pending::Seats(match phase {
        Phase::Opener | Phase::Reveal(_) => return Pending::Chance,
        Phase::Auction(auction) => auction::acting(auction),
        Phase::Choose(choose) => choose::acting(choose),
        Phase::Orders(orders) => orders::acting(orders),
        Phase::Build(build) => build::acting(build),
        Phase::ColourSale(sale) => colour_sale::acting(sale),
        Phase::Selling(selling) => selling::acting(selling),
        Phase::OrderSale(sale) => order_sale::acting(sale),
        Phase::FinalSale(sale) => final_sale::acting(sale),
        Phase::Over => return Pending::Over,
    })
}

/// What the seat in turn may do.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    match &state.phase {
        Phase::Opener | Phase::Reveal(_) | Phase::Over => {}
        Phase::Auction(auction) => auction::moves(state, auction, seat, out),
        Phase::Choose(choose) => choose::moves(state, choose, seat, out),
        Phase::Orders(orders) => orders::moves(state, orders, seat, out),
        Phase::Build(build) => build::moves(state, build, seat, out),
        Phase::ColourSale(sale) => colour_sale::moves(state, sale, seat, out),
        Phase::Selling(selling) => selling::moves(state, selling, seat, out),
        Phase::OrderSale(sale) => order_sale::moves(state, sale, seat, out),
        Phase::FinalSale(sale) => final_sale::moves(state, sale, seat, out),
    }
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    asked_for(&state.phase, mv)?;
    match &state.phase {
        Phase::Opener | Phase::Reveal(_) | Phase::Over => Err(Rule::OtherSection),
        Phase::Auction(auction) => auction::check(state, auction, seat, mv),
        Phase::Choose(choose) => choose::check(state, choose, seat, mv),
        Phase::Orders(orders) => orders::check(state, orders, seat, mv),
        Phase::Build(build) => build::check(state, build, seat, mv),
        Phase::ColourSale(sale) => colour_sale::check(state, sale, seat, mv),
        Phase::Selling(selling) => selling::check(state, selling, seat, mv),
        Phase::OrderSale(sale) => order_sale::check(state, sale, seat, mv),
        Phase::FinalSale(sale) => final_sale::check(state, sale, seat, mv),
    }
}

/// CV-4.1: does the section ask for a move like this?
fn asked_for(phase: &Phase, mv: &Move) -> Result<(), Rule> {
    let asked_for = match mv {
        Move::Bid { .. } => matches!(phase, Phase::Auction(_) | Phase::ColourSale(_)),
        Move::Pass {} => matches!(phase, Phase::Auction(_) | Phase::Orders(_) | Phase::ColourSale(_)),
        Move::TakeCard { .. } => matches!(phase, Phase::Choose(_)),
        Move::TakeOrder { .. } => matches!(phase, Phase::Orders(_)),
        Move::Lay { .. }
        | Move::Station { .. }
        | Move::Vein { .. }
        | Move::BuyLay { .. }
        | Move::BuyStation { .. }
        | Move::BuyVein { .. }
        | Move::OptionPoints {}
        | Move::DiscardTile { .. }
        | Move::DiscardPiece { .. }
        | Move::Prospect { .. }
        | Move::ProspectNothing {}
        | Move::EndTurn {} => matches!(phase, Phase::Build(_)),
        Move::Sell { .. } => matches!(phase, Phase::Selling(_)),
        Move::Fulfil { .. } | Move::Done {} => matches!(phase, Phase::OrderSale(_)),
        Move::SellStone { .. } => matches!(phase, Phase::FinalSale(_)),
    };
    if asked_for {
        return Ok(());
    }
    let takes_card = matches!(mv, Move::TakeCard { .. });
    let sells = matches!(mv, Move::Sell { .. });
    Err(match phase {
        Phase::Choose(_) => Rule::WinnerTakesCard,
        Phase::Auction(_) if takes_card => Rule::WinnerTakesCard,
        Phase::Selling(_) => Rule::SellerSells,
        Phase::ColourSale(_) if sells => Rule::SellerSells,
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Auction(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::ColourSale(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => Rule::OtherSection,
    })
}

/// The seat does it.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    state.news.clear();
    let next = match state.phase {
        Phase::Opener | Phase::Reveal(_) | Phase::Over => return,
        Phase::Auction(auction) => auction::play(state, auction, seat, mv),
        Phase::Choose(choose) => choose::play(state, choose, seat, mv),
        Phase::Orders(orders) => orders::play(state, orders, seat, mv),
        Phase::Build(build) => build::play(state, build, seat, mv),
        Phase::ColourSale(sale) => colour_sale::play(state, sale, seat, mv),
        Phase::Selling(selling) => selling::play(state, selling, seat, mv),
        Phase::OrderSale(sale) => order_sale::play(state, sale, seat, mv),
        Phase::FinalSale(sale) => final_sale::play(state, sale, seat, mv),
    };
    state.phase = follow(state, next);
}

/// What chance may bring.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    if let Phase::Opener = &state.phase {
        opener::outcomes(state, out);
    } else if let Phase::Reveal(reveal) = &state.phase {
        reveal::outcomes(state, reveal, out);
    }
}

/// Chance has brought it.
pub fn settle(state: &mut State, chance: &Chance) {
    state.news.clear();
    if let Phase::Opener = state.phase {
        let next = opener::settle(state, chance);
        state.phase = follow(state, next);
    } else if let Phase::Reveal(reveal) = state.phase {
        let next = reveal::settle(state, reveal, chance);
        state.phase = follow(state, next);
    }
}

/// What follows.
fn follow(state: &mut State, next: Next) -> Phase {
    match next {
        Next::Stay(phase) => phase,
        Next::OpenerDrawn { opener } => reveal_orders(state, opener),
        Next::Revealed { opener } => first_auction(state, opener),
        Next::AuctionWon { winner, points } => choose_card(state, winner, points),
        Next::CardTaken { winner } => next_auction(state, winner),
        Next::OrdersOver => build_network(state),
        Next::BuildOver => score_and_explode(state),
        Next::ColourWon(selling) => Phase::Selling(selling),
        Next::ColourOver { colour } => sell_colour_after(state, Some(colour)),
        Next::OrderSaleOver if state.phase_number < state.rulebook.phases => next_phase(state),
        Next::OrderSaleOver => end_of_game(state),
        Next::StoneSold => sell_stones(state),
    }
}

/// CV-3.7, CV-16.1: order cards are turned up before the auction.
pub fn reveal_orders(state: &mut State, opener: Seat) -> Phase {
    match state.rulebook.components.orders_per_phase {
        0 => first_auction(state, opener),
        left => Phase::Reveal(Reveal { left, opener }),
    }
}

/// 1A, CV-5.2: the phase begins with the auction of the first card.
fn first_auction(state: &mut State, opener: Seat) -> Phase {
    state.news.tell(Event::PhaseBegan { phase: state.phase_number });
    Phase::Auction(Auction::opened_by(opener))
}

/// 1A, CV-5.6: the winner pays, then takes a card; a single card without being asked (CV-D.3).
fn choose_card(state: &mut State, winner: Seat, points: u16) -> Phase {
    choose::pay(state, winner, points);
    match choose::only_card(state) {
        None => Phase::Choose(Choose { winner }),
        Some(card) => {
            choose::take(state, winner, card);
            next_auction(state, winner)
        }
    }
}

/// 1A, CV-5.7: the nearest player to the left who has no card opens the next auction.
fn next_auction(state: &mut State, winner: Seat) -> Phase {
    let without_card = Seat::all(state.seats()).filter(|&seat| auction::takes_part(state, seat)).count();
    match state.next_clockwise(winner, |seat| auction::takes_part(state, seat)) {
        None => deal_and_order(state),
        // CV-5.8: the last player bids against nobody.
        Some(last) if without_card == 1 => choose_card(state, last, 0),
        Some(opener) => Phase::Auction(Auction::opened_by(opener)),
    }
}

/// 1B and 1C: everybody has a sequence card.
fn deal_and_order(state: &mut State) -> Phase {
    deal::deal(state);
    if state.orders.on_show.is_empty() {
        build_network(state)
    } else {
        Phase::Orders(Orders::begun_by(state.lowest_card_holder()))
    }
}

/// 2, CV-7.1: building, in card order.
fn build_network(state: &mut State) -> Phase {
    orders::place_chips(state);
    Phase::Build(Build::turn_of(state.lowest_card_holder()))
}

/// 3A and 3B, then 4A.
fn score_and_explode(state: &mut State) -> Phase {
    city_scoring::score(state);
    explosion::explode(state);
    sell_colour_after(state, None)
}

/// 4A for each colour, then 4B.
fn sell_colour_after(state: &State, before: Option<Colour>) -> Phase {
    let turn = state.lowest_card_holder();
    match colour_sale::next_colour(state, before) {
        Some(colour) => Phase::ColourSale(ColourSale::begun_by(turn, colour)),
        None => Phase::OrderSale(OrderSale { turn }),
    }
}

/// CV-16: a new phase begins; the holder of the lowest card opens its auction (CV-5.2).
fn next_phase(state: &mut State) -> Phase {
    let opener = state.lowest_card_holder();
    for (_, player) in state.players.iter_mut() {
        player.card = None;
    }
    state.phase_number += 1;
    reveal_orders(state, opener)
}

/// CV-17.1: cities once more, penalties, final sale.
fn end_of_game(state: &mut State) -> Phase {
    city_scoring::score(state);
    final_sale::penalties(state);
    sell_stones(state)
}

/// CV-17.2: stones are sold until nobody owns any; without asking where there is no choice (CV-D.10).
fn sell_stones(state: &mut State) -> Phase {
    while let Some(turn) = final_sale::seller(state) {
        match final_sale::only_colour(state, turn) {
            None => return Phase::FinalSale(FinalSale { turn }),
            Some(colour) => final_sale::sell(state, turn, colour),
        }
    }
    state.news.tell(Event::GameEnded);
    Phase::Over
}
