//! Trade (CD-6.2): the whole price is paid, then the goods are received.

use super::gain::alternative;
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Different, Good, Goods, OptionId};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;
use adit_kit::Set;

pub fn list(cave: &Cave, option: OptionId, prices: &[Goods], out: &mut Vec<Move>) {
    if let [price] = prices {
        if cave.goods.covers(price) {
            out.push(Move::Trade { option });
        }
    } else {
        let payable = prices.iter().filter(|price| cave.goods.covers(price));
        let names = payable.filter_map(|price| price.kinds().next());
        out.extend(names.map(|price| Move::TradeOne { option, price }));
    }
}

/// A trade without the name of a price is for options with one price.
pub fn check(cave: &Cave, prices: &[Goods]) -> Result<(), Rule> {
    let [price] = prices else { return Err(Rule::PriceNotOffered) };
    if cave.goods.covers(price) { Ok(()) } else { Err(Rule::CannotPay) }
}

/// CD-6.2.2: exactly one of the alternatives is paid.
pub fn check_one(cave: &Cave, name: Good, prices: &[Goods]) -> Result<(), Rule> {
    let price = alternative(name, prices).filter(|_| prices.len() > 1).ok_or(Rule::PriceNotOffered)?;
    if cave.goods.covers(price) { Ok(()) } else { Err(Rule::CannotPay) }
}

/// Pays the price with this name, or the only one.
pub fn play(state: &mut State, seat: Seat, name: Option<Good>, prices: &[Goods], goods: &Goods) {
    let price = name.map_or(prices.first(), |name| alternative(name, prices));
    if let Some(price) = price {
        traded(state, seat, *price, goods);
    }
}

pub fn list_distinct(cave: &Cave, option: OptionId, kinds: u8, of: Set<Good>, out: &mut Vec<Move>) {
    let owned: Set<Good> = of.iter().filter(|good| cave.goods[*good] > 0).collect();
    let fitting = Different::every()
        .filter(|goods| goods.0.len() == usize::from(kinds) && goods.0.without(owned).is_empty());
    out.extend(fitting.map(|goods| Move::TradeDistinct { option, goods }));
}

/// CD-6.2.4: one each of so many different goods.
pub fn check_distinct(
    cave: &Cave,
    Different(goods): Different,
    kinds: u8,
    of: Set<Good>,
) -> Result<(), Rule> {
    if goods.len() != usize::from(kinds) || !goods.without(of).is_empty() {
        return Err(Rule::WrongKinds);
    }
    if cave.goods.covers(&one_each(goods)) { Ok(()) } else { Err(Rule::CannotPay) }
}

pub fn play_distinct(state: &mut State, seat: Seat, paid: Different, goods: &Goods) {
    traded(state, seat, one_each(paid.0), goods);
}

fn traded(state: &mut State, seat: Seat, paid: Goods, goods: &Goods) {
    state.pay(seat, &paid);
    state.receive_for(seat, goods, |received| Some(Event::Traded { seat, paid, received }));
}

fn one_each(goods: Set<Good>) -> Goods {
    let mut price = Goods::EMPTY;
    for good in goods.iter() {
        price[good] = 1;
    }
    price
}
