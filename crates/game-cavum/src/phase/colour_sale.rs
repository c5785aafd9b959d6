//! Section 4A: the colour sale, a reverse auction for each colour (CV-14.1 to CV-14.4).

use super::selling::Selling;
use super::{Phase, StandingBid};
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Players bid for the sale of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourSale {
    /// The colour.
    pub colour: Colour,
    /// Who bids or passes.
    pub turn: Seat,
    /// The lowest bid and whose it is.
    pub standing: Option<StandingBid>,
    /// Who is out of this sale.
    pub passed: SeatSet,
}

impl ColourSale {
    /// CV-14.2: in card order.
    pub fn begun_by(turn: Seat, colour: Colour) -> ColourSale {
        ColourSale { colour, turn, standing: None, passed: SeatSet::EMPTY }
    }
}

/// CV-14.1: yellow first, then clockwise round the board. The colour after this one, or the first.
pub fn next_colour(state: &State, before: Option<Colour>) -> Option<Colour> {
    let mut colours = state.rulebook.components.colours.iter().copied();
    match before {
        None => colours.next(),
        Some(before) => colours.skip_while(|&colour| colour != before).nth(1),
    }
}

/// The player in turn.
pub fn acting(sale: &ColourSale) -> SeatSet {
    SeatSet::one(sale.turn)
}

/// A pass, and lower bids of those who own a stone of the colour.
pub fn moves(state: &State, sale: &ColourSale, seat: Seat, out: &mut Vec<Move>) {
    out.push(Move::Pass {});
    if state.players[seat].stones[sale.colour] > 0 {
        let open = state.highest_open_space(sale.colour).into();
        let highest = sale.standing.map_or(open, |standing| standing.bid - 1);
        let forced = sale.standing.is_none() && !state.rulebook.rulings.colour_sale_free_opening;
        let lowest = if forced { highest } else { 1 };
        out.extend((lowest..=highest).map(|points| Move::Bid { points }));
    }
}

/// May the seat bid this, or pass?
pub fn check(state: &State, sale: &ColourSale, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if seat != sale.turn {
        return Err(Rule::SaleTurn);
    }
    let Move::Bid { points } = *mv else { return Ok(()) };
    let highest = u16::from(state.highest_open_space(sale.colour));
    if state.players[seat].stones[sale.colour] == 0 {
        Err(Rule::NoStoneToShow)
    } else if points == 0 {
        Err(Rule::BidAtLeastOne)
    } else if let Some(standing) = sale.standing {
        if points < standing.bid { Ok(()) } else { Err(Rule::UnderbidNeeded) }
    } else if points > highest {
        Err(Rule::BidAboveScale)
    } else if points < highest && !state.rulebook.rulings.colour_sale_free_opening {
        Err(Rule::OpenAtHighest)
    } else {
        Ok(())
    }
}

/// The seat bids or passes.
pub fn play(state: &mut State, mut sale: ColourSale, seat: Seat, mv: &Move) -> Next {
    let colour = sale.colour;
    if let Move::Bid { points } = *mv {
        sale.standing = Some(StandingBid { seat, bid: points });
        state.news.tell(Event::SaleBid { seat, colour, price: points });
    } else {
        sale.passed.insert(seat);
        state.news.tell(Event::SalePassed { seat, colour });
    }
    match (state.next_in_card_order(seat, |other| !sale.passed.contains(other)), sale.standing) {
        // CV-14.4: when the turn comes back to the standing bid, everybody else has passed.
        (Some(turn), Some(StandingBid { seat, bid })) if turn == seat => {
            Next::ColourWon(Selling { colour, seller: seat, price: bid })
        }
        (Some(turn), Some(_) | None) => Next::Stay(Phase::ColourSale(ColourSale { turn, ..sale })),
        (None, Some(_) | None) => {
            state.news.tell(Event::NothingSold { colour });
            Next::ColourOver { colour }
        }
    }
}
