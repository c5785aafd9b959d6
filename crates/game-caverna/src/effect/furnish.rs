//! Furnish (CD-6.6).

use crate::components::{Components, Operation, RoomEffect};
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Colour, Fee, Good, Goods, OptionId, Room, Space};
use crate::rules::Rule;
use crate::state::{Cave, State};
use adit_game::Seat;
use arrayvec::ArrayVec;

pub fn list(state: &State, cave: &Cave, option: OptionId, operation: &Operation, out: &mut Vec<Move>) {
    let components = state.components();
    let fees: ArrayVec<(Fee, Goods), 6> = fees(operation, state.turn_number());
    let blue_allowed = may_place_blue(components, cave);
    let empty = cave.empty_spaces();
    let spaces: ArrayVec<(Space, u8), { Space::ALL.len() }> =
        empty.iter().map(|space| (space, cave.mask(components, space))).collect();
    if spaces.is_empty() {
        return;
    }
    for (fee, price) in fees {
        let mut rest = cave.goods;
        if !rest.take(&price) {
            continue;
        }
        for room in state.display.iter() {
            let tile = components.room(room);
            if !rest.covers(&tile.cost) || !blue_allowed && components.blue.contains(room) {
                continue;
            }
            let fitting = spaces.iter().filter(|(_, mask)| tile.accepts & 1 << mask != 0);
            out.extend(fitting.map(|(space, _)| Move::Furnish { option, fee, room, space: *space }));
        }
    }
}

pub fn check(
    state: &State,
    cave: &Cave,
    operation: &Operation,
    (fee, room, space): (Fee, Room, Space),
) -> Result<(), Rule> {
    let components = state.components();
    if !state.display.contains(room) {
        return Err(Rule::NotOnDisplay);
    }
    let tile = components.room(room);
    let price = fee_price(operation, state.turn_number(), fee).ok_or(Rule::FeeNotOffered)?;
    let excavated = !cave.hidden.contains(space) && cave.rooms[space.index()].is_none();
    let own = space != Space::Extra || cave.cavern.is_some();
    if !excavated || !own {
        return Err(Rule::SpaceNotEmpty);
    }
    if tile.colour() == Colour::Blue && !may_place_blue(components, cave) {
        return Err(Rule::TooFewOrange);
    }
    if tile.accepts & 1 << cave.mask(components, space) == 0 {
        return Err(Rule::WallsDoNotFit);
    }
    let mut total = price;
    total += &tile.cost;
    if cave.goods.covers(&total) { Ok(()) } else { Err(Rule::CannotFurnish) }
}

pub fn play(state: &mut State, seat: Seat, operation: &Operation, (fee, room, space): (Fee, Room, Space)) {
    let mut paid = fee_price(operation, state.turn_number(), fee).unwrap_or(Goods::EMPTY);
    paid += &state.components().room(room).cost;
    state.pay(seat, &paid);
    state.display.remove(room);
    state.caves[seat].rooms[space.index()] = Some(room);
    state.tell(Event::Furnished { seat, room, space, paid });
}

/// The fees to choose from (CD-6.6.2). A fee is named by the good it begins with.
fn fees(operation: &Operation, turn_number: u8) -> ArrayVec<(Fee, Goods), 6> {
    Fee::every().filter_map(|fee| Some((fee, fee_price(operation, turn_number, fee)?))).collect()
}

/// What the fee of this name is, if the operation has it.
pub fn fee_price(operation: &Operation, turn_number: u8, fee: Fee) -> Option<Goods> {
    let Operation::Furnish { pay_any, pay_food_per_turn } = operation else { return None };
    match fee {
        Fee::Free => (pay_any.is_empty() && *pay_food_per_turn == 0).then_some(Goods::EMPTY),
        Fee::Good(Good::Food) if *pay_food_per_turn > 0 => {
            let mut price = Goods::EMPTY;
            price[Good::Food] = pay_food_per_turn * turn_number;
            Some(price)
        }
        Fee::Good(good) => super::gain::alternative(good, pay_any).copied(),
    }
}

/// CD-6.6.8: after placing a blue room there must still be more orange than blue rooms.
pub fn may_place_blue(components: &Components, cave: &Cave) -> bool {
    let (mut orange, mut blue) = (0, 0);
    for room in cave.rooms.iter().flatten() {
        match components.room(*room).effect {
            RoomEffect::Blocks(_) => orange += 1,
            RoomEffect::Trigger(_) => blue += 1,
        }
    }
    orange > blue + 1
}
