//! Replenish (CD-6.8): goods below a number are raised to it, in one gain event.

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Good, Goods, OptionId};
use crate::rules::Rule;
use crate::state::State;
use adit_game::Seat;
use adit_kit::Set;

pub fn list_one(option: OptionId, of: Set<Good>, out: &mut Vec<Move>) {
    out.extend(of.iter().map(|good| Move::ReplenishOne { option, good }));
}

pub fn check_one(good: Good, of: Set<Good>) -> Result<(), Rule> {
    if of.contains(good) { Ok(()) } else { Err(Rule::GoodNotReplenished) }
}

pub fn play(state: &mut State, seat: Seat, of: Set<Good>, to: u8) {
    let mut goods = Goods::EMPTY;
    for good in of.iter() {
        goods[good] = to.saturating_sub(state.caves[seat].goods[good]);
    }
    state.receive_for(seat, &goods, |received| Some(Event::Replenished { seat, goods: of, to, received }));
}
