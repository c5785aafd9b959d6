//! The end of the game: penalties and the final sale (CV-17.1.2, CV-17.2).

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

/// A player sells one stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalSale {
    /// Who sells.
    pub turn: Seat,
}

/// CV-17.1.2: every unfulfilled order card costs its owner its penalty.
pub fn penalties(state: &mut State) {
    let rulebook = state.rulebook.clone();
    for seat in Seat::all(state.seats()) {
        let player = &state.players[seat];
        let owed: i32 = player.orders.iter().map(|order| rulebook.components.order(order).penalty).sum();
        // if the ruling is switched, a penalty stops at 0.
        let may_go_negative = rulebook.rulings.score_may_go_negative;
        let points = if may_go_negative { owed } else { owed.min(player.score.max(0)) };
        if points > 0 {
            state.score(seat, Source::Penalties, -points);
            state.news.tell(Event::Penalty { seat, points });
        }
    }
}

/// CV-17.2: of those who own stones, the one with the lowest score; on a tie the lower sequence card.
pub fn seller(state: &State) -> Option<Seat> {
    let owners = state.card_order().filter(|&seat| !state.players[seat].stones.is_empty());
    owners.min_by_key(|&seat| state.players[seat].score)
}

/// CV-D.10: the colour that is sold without asking because the seat has no other.
pub fn only_colour(state: &State, seat: Seat) -> Option<Colour> {
    let mut colours = state.players[seat].stones.kinds();
    colours.next().filter(|_| colours.next().is_none())
}

/// The seller.
pub fn acting(sale: &FinalSale) -> SeatSet {
    SeatSet::one(sale.turn)
}

/// Each colour of which the seller has a stone.
pub fn moves(state: &State, _sale: &FinalSale, seat: Seat, out: &mut Vec<Move>) {
    out.extend(state.players[seat].stones.kinds().map(|colour| Move::SellStone { colour }));
}

/// May the seat sell a stone of this colour?
pub fn check(state: &State, sale: &FinalSale, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::SellStone { colour } = *mv else { return Err(Rule::OtherSection) };
    if seat != sale.turn {
        Err(Rule::FinalSaleTurn)
    } else if state.players[seat].stones[colour] == 0 {
        Err(Rule::NoStoneToSell)
    } else {
        Ok(())
    }
}

/// The seat sells a stone.
pub fn play(state: &mut State, sale: FinalSale, seat: Seat, mv: &Move) -> Next {
    let Move::SellStone { colour } = *mv else { return Next::Stay(Phase::FinalSale(sale)) };
    sell(state, seat, colour);
    Next::StoneSold
}

/// The stone goes on the highest open space of its scale and brings its number.
pub fn sell(state: &mut State, seat: Seat, colour: Colour) {
    let points = i32::from(state.highest_open_space(colour));
    state.players[seat].stones[colour] -= 1;
    state.scales[colour] += 1;
    state.score(seat, Source::FinalSale, points);
    state.news.tell(Event::StoneSold { seat, colour, points });
}
