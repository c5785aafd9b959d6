//! Gain goods (CD-6.1).

use crate::moves::Move;
use crate::pieces::{Good, Goods, OptionId};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;

pub fn list(cave: &Cave, option: OptionId, if_fewer: &Goods, out: &mut Vec<Move>) {
    if check(cave, if_fewer).is_ok() {
        out.push(Move::Gain { option });
    }
}

/// CD-6.1.3: the condition is tested when the block is carried out.
pub fn check(cave: &Cave, if_fewer: &Goods) -> Result<(), Rule> {
    match if_fewer.kinds().all(|good| cave.goods[good] < if_fewer[good]) {
        true => Ok(()),
        false => Err(Rule::TooManyForGain),
    }
}

pub fn list_one(option: OptionId, of: &[Goods], out: &mut Vec<Move>) {
    let goods = of.iter().filter_map(|goods| goods.kinds().next());
    out.extend(goods.map(|good| Move::GainOne { option, good }));
}

pub fn check_one(good: Good, of: &[Goods]) -> Result<(), Rule> {
    alternative(good, of).map(|_| ()).ok_or(Rule::GoodNotOffered)
}

pub fn play_one(state: &mut State, seat: Seat, good: Good, of: &[Goods]) {
    if let Some(goods) = alternative(good, of) {
        state.receive(seat, goods);
    }
}

/// The alternative that is named by this good: the one that begins with it.
pub fn alternative(good: Good, of: &[Goods]) -> Option<&Goods> {
    of.iter().find(|goods| goods.kinds().next() == Some(good))
}
