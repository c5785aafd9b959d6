//! Section 4A: the winner of a colour sells (CV-14.5).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::scoring::Source;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The winner of a colour sale sells stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selling {
    /// The colour.
    pub colour: Colour,
    /// Who sells.
    pub seller: Seat,
    /// For how much each stone.
    pub price: u16,
}

/// The seller.
pub fn acting(selling: &Selling) -> SeatSet {
    SeatSet::one(selling.seller)
}

/// From one stone up to all of the colour.
pub fn moves(state: &State, selling: &Selling, seat: Seat, out: &mut Vec<Move>) {
    out.extend((1..=state.players[seat].stones[selling.colour]).map(|stones| Move::Sell { stones }));
}

/// May the seat sell this many stones?
pub fn check(state: &State, selling: &Selling, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::Sell { stones } = *mv else { return Err(Rule::SellerSells) };
    if seat != selling.seller {
        Err(Rule::SellerSells)
    } else if (1..=state.players[seat].stones[selling.colour]).contains(&stones) {
        Ok(())
    } else {
        Err(Rule::SellWhatOneHas)
    }
}

/// CV-14.5: the stones go on the highest open spaces; the price is the bid.
pub fn play(state: &mut State, selling: Selling, seat: Seat, mv: &Move) -> Next {
    let Move::Sell { stones } = *mv else { return Next::Stay(Phase::Selling(selling)) };
    let Selling { colour, price, .. } = selling;
    let points = i32::from(stones) * i32::from(price);
    state.players[seat].stones[colour] -= stones;
    state.scales[colour] += stones;
    state.score(seat, Source::ColourSale, points);
    state.news.tell(Event::Sold { seat, colour, stones, points });
    Next::ColourOver { colour }
}
