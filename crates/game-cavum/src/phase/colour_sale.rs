//! Section 4A: the colour sale, a reverse auction for each colour (CV-14).

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, Standing, State};
use adit_game::{Seat, SeatSet};

/// CV-14.1: yellow first, then clockwise round the board.
pub fn begin(state: &mut State) {
    begin_colour(state, 0);
}

fn begin_colour(state: &mut State, index: usize) {
    match state.book.components.colours.get(index).copied() {
        Some(colour) => {
            let turn = state.lowest_card_holder();
            state.section = Section::ColourSale { colour, turn, standing: None, passed: SeatSet::EMPTY };
        }
        None => sequence::after_colour_sale(state),
    }
}

fn next_colour(state: &mut State, colour: Colour) {
    let index = state.book.components.colours.iter().position(|&other| other == colour);
    begin_colour(state, index.map_or(usize::MAX, |index| index + 1));
}

/// What the seat in turn may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    if let Section::ColourSale { colour, turn, standing, .. } = state.section {
        out.push(Move::Pass {});
        if state.players[turn].stones[colour] > 0 {
            let highest =
                standing.map_or(state.highest_open_space(colour).into(), |standing| standing.bid - 1);
            let forced = standing.is_none() && !state.book.rulings.colour_sale_free_opening;
            let lowest = if forced { highest } else { 1 };
            out.extend((lowest..=highest).map(|points| Move::Bid { points }));
        }
    }
    if let Section::Selling { colour, seller, .. } = state.section {
        out.extend((1..=state.players[seller].stones[colour]).map(|stones| Move::Sell { stones }));
    }
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if let Section::Selling { colour, seller, .. } = state.section {
        let Move::Sell { stones } = *mv else { return Err(Rule::SellerSells) };
        return if seat != seller {
            Err(Rule::SellerSells)
        } else if (1..=state.players[seat].stones[colour]).contains(&stones) {
            Ok(())
        } else {
            Err(Rule::SellWhatOneHas)
        };
    }
    let Section::ColourSale { colour, turn, standing, .. } = state.section else {
        return Err(Rule::OtherSection);
    };
    if let Move::Sell { .. } = mv {
        return Err(Rule::SellerSells);
    }
    if !matches!(mv, Move::Bid { .. } | Move::Pass {}) {
        return Err(Rule::OtherSection);
    }
    if seat != turn {
        return Err(Rule::SaleTurn);
    }
    let Move::Bid { points } = *mv else { return Ok(()) };
    let highest = u16::from(state.highest_open_space(colour));
    if state.players[seat].stones[colour] == 0 {
        Err(Rule::NoStoneToShow)
    } else if points == 0 {
        Err(Rule::BidAtLeastOne)
    } else if let Some(standing) = standing {
        if points < standing.bid { Ok(()) } else { Err(Rule::UnderbidNeeded) }
    } else if points > highest {
        Err(Rule::BidAboveScale)
    } else if points < highest && !state.book.rulings.colour_sale_free_opening {
        Err(Rule::OpenAtHighest)
    } else {
        Ok(())
    }
}

/// The seat bids, passes or sells.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    if let Move::Sell { stones } = *mv {
        return sell(state, seat, stones);
    }
    let Section::ColourSale { colour, mut standing, mut passed, .. } = state.section else { return };
    if let Move::Bid { points } = *mv {
        standing = Some(Standing { seat, bid: points });
        state.tell(Event::SaleBid { seat, colour, price: points });
    } else {
        passed.insert(seat);
        state.tell(Event::SalePassed { seat, colour });
    }
    match (state.next_in_card_order(seat, |other| !passed.contains(other)), standing) {
        // CV-14.4: when the turn comes back to the standing bid, everybody else has passed.
        (Some(turn), Some(Standing { seat, bid })) if turn == seat => {
            state.section = Section::Selling { colour, seller: seat, price: bid };
        }
        (Some(turn), _) => state.section = Section::ColourSale { colour, turn, standing, passed },
        (None, _) => {
            state.tell(Event::NothingSold { colour });
            next_colour(state, colour);
        }
    }
}

/// CV-14.5: the stones go on the highest open spaces; the price is the bid.
fn sell(state: &mut State, seat: Seat, stones: u8) {
    let Section::Selling { colour, price, .. } = state.section else { return };
    let points = i32::from(stones) * i32::from(price);
    state.players[seat].stones[colour] -= stones;
    state.scales[colour] += stones;
    state.score(seat, points);
    state.tell(Event::Sold { seat, colour, stones, points });
    next_colour(state, colour);
}
