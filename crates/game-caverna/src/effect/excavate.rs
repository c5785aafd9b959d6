//! Excavate (CD-6.5).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Dig;
use crate::pieces::{Goods, OptionId, Space};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;
use adit_kit::Set;

/// How many tiles, for which price, and whether built walls do not matter.
type Terms<'a> = (u8, &'a [Goods], bool);

pub fn list(state: &State, cave: &Cave, option: OptionId, terms: Terms<'_>, out: &mut Vec<Move>) {
    let targets = targets(state, cave, terms);
    out.extend(targets.iter().map(|space| Move::Excavate { option, space }));
}

/// The tiles with which the excavation can begin. Whether a second tile can be dug does not depend on the
/// choice of the first (CD-6.5.5).
pub fn targets(state: &State, cave: &Cave, (count, prices, through_walls): Terms<'_>) -> Set<Space> {
    if !prices.iter().all(|price| cave.goods.covers(price)) {
        return Set::EMPTY;
    }
    let reachable = state.components().board.reachable(cave, through_walls);
    let mut spaces = reachable.iter();
    match (spaces.next(), spaces.next()) {
        (Some(only), None) if count > 1 && !can_dig_twice(state, cave, only, through_walls) => Set::EMPTY,
        (Some(_) | None, _) => reachable,
    }
}

/// Can a second tile be excavated after this one?
pub fn can_dig_twice(state: &State, cave: &Cave, first: Space, through_walls: bool) -> bool {
    let mut after = *cave;
    after.hidden.remove(first);
    !state.components().board.reachable(&after, through_walls).is_empty()
}

pub fn check(
    state: &State,
    cave: &Cave,
    space: Space,
    (count, prices, through_walls): Terms<'_>,
) -> Result<(), Rule> {
    check_target(state, cave, space, through_walls)?;
    if count > 1 && !can_dig_twice(state, cave, space, through_walls) {
        return Err(Rule::NoSecondTile);
    }
    if prices.iter().all(|price| cave.goods.covers(price)) { Ok(()) } else { Err(Rule::CannotPay) }
}

/// May this tile be excavated now?
pub fn check_target(state: &State, cave: &Cave, space: Space, through_walls: bool) -> Result<(), Rule> {
    if !cave.hidden.contains(space) {
        return Err(Rule::NotFaceDown);
    }
    if state.components().board.reachable(cave, through_walls).contains(space) {
        return Ok(());
    }
    Err(if through_walls { Rule::BehindTiles } else { Rule::NotReachable })
}

/// Pays for an excavation and removes the tile of a space; what it is will be seen next. The second tile costs nothing
/// more.
pub fn dig(state: &mut State, seat: Seat, paid: Goods, dig: Dig) -> Dig {
    let space = dig.space;
    state.pay(seat, &paid);
    state.caves[seat].hidden.remove(space);
    let food = state.food_of(space);
    state.receive_for(seat, &food, |received| Some(Event::Excavated { seat, space, paid, received }));
    dig
}
