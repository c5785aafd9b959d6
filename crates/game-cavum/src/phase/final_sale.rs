//! The end of the game: penalties and the final sale (CV-17.1.2, CV-17.2).

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, State};
use adit_game::Seat;

/// CV-17.1.2: every unfulfilled order card costs its owner its penalty.
pub fn penalties(state: &mut State) {
    let book = state.book.clone();
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat];
        let owed: i32 = player.orders.iter().map(|order| book.components.order(order).penalty).sum();
        // if the ruling is switched, a penalty stops at 0.
        let points = if book.rulings.score_may_go_negative { owed } else { owed.min(player.score.max(0)) };
        if points > 0 {
            player.score -= points;
            state.tell(Event::Penalty { seat, points });
        }
    }
}

/// CV-17.2: of those who own stones, the one with the lowest score; on a tie the lower sequence card.
pub fn seller(state: &State) -> Option<Seat> {
    let owners = state.card_order().filter(|&seat| !state.players[seat].stones.is_empty());
    owners.min_by_key(|&seat| state.players[seat].score)
}

/// Asks the next seller, and sells without asking where there is no choice (CV-D.10).
pub fn next_seller(state: &mut State) {
    while let Some(turn) = seller(state) {
        state.section = Section::FinalSale { turn };
        let mut colours = state.players[turn].stones.kinds();
        match (colours.next(), colours.next()) {
            (Some(colour), None) => {
                drop(colours);
                sell(state, turn, colour);
            }
            (Some(_), Some(_)) | (None, _) => return,
        }
    }
    sequence::after_final_sale(state);
}

/// What the seller may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    let Section::FinalSale { turn } = state.section else { return };
    out.extend(state.players[turn].stones.kinds().map(|colour| Move::SellStone { colour }));
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Section::FinalSale { turn } = state.section else { return Err(Rule::OtherSection) };
    let Move::SellStone { colour } = *mv else { return Err(Rule::OtherSection) };
    if seat != turn {
        Err(Rule::FinalSaleTurn)
    } else if state.players[seat].stones[colour] == 0 {
        Err(Rule::NoStoneToSell)
    } else {
        Ok(())
    }
}

/// The seat sells a stone.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    let Move::SellStone { colour } = *mv else { return };
    sell(state, seat, colour);
    next_seller(state);
}

/// The stone goes on the highest open space of its scale and brings its number.
fn sell(state: &mut State, seat: Seat, colour: Colour) {
    let points = i32::from(state.highest_open_space(colour));
    state.players[seat].stones[colour] -= 1;
    state.scales[colour] += 1;
    state.score(seat, points);
    state.tell(Event::StoneSold { seat, colour, points });
}
