//! Exchanges at any time (CD-6.9).

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Good;
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;

/// Lists the exchanges after which `fits` holds for the cave.
pub fn list(state: &State, cave: &Cave, fits: impl Fn(&Cave) -> bool, out: &mut Vec<Move>) {
    let possible = |good: &Good| after(state, cave, *good).is_ok_and(|cave| fits(&cave));
    out.extend(Good::ALL.into_iter().filter(possible).map(|good| Move::Exchange { good }));
}

/// May this good be exchanged?
pub fn check(state: &State, cave: &Cave, good: Good) -> Result<(), Rule> {
    after(state, cave, good).map(|_| ())
}

/// The cave after exchanging a good, or the rule that forbids it.
pub fn after(state: &State, cave: &Cave, good: Good) -> Result<Cave, Rule> {
    let components = state.components();
    let exchange = components.exchange[good.index()].ok_or(Rule::NoExchange)?;
    let mut after = *cave;
    if !after.goods.take(&exchange.price) {
        return Err(Rule::NothingToExchange);
    }
    // CD-6.9.2: what goes beyond the limit is lost.
    for received in exchange.goods.kinds() {
        let sum = after.goods[received] + exchange.goods[received];
        after.goods[received] = sum.min(components.limit[received]);
    }
    Ok(after)
}

pub fn play(state: &mut State, seat: Seat, good: Good) {
    if let Some(exchange) = state.components().exchange[good.index()] {
        state.pay(seat, &exchange.price);
        state.receive_for(seat, &exchange.goods, |received| {
            Some(Event::Exchanged { seat, paid: exchange.price, received })
        });
    }
}
