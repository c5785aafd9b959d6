//! Which rooms a cave will have.

use super::lens::{Lens, fees};
use crate::components::Operation;
use crate::pieces::{Good, Goods, Room};
use crate::set::Set;

/// The rooms on display that fit the empty spaces as they are, the most wanted first, each in a space of its own.
pub(super) struct Plan {
    /// What they are worth.
    pub(super) gain: f32,
    /// How many they are.
    pub(super) rooms: f32,
    /// The goods that are missing to pay for all of them.
    pub(super) lack: f32,
}

impl Plan {
    /// What can be furnished in the time that is left; so many furnishings are open in the turn under way.
    pub(super) fn new(lens: &Lens<'_>, furnishings: usize) -> Plan {
        let most = (0.6 * lens.time.turns).ceil() as usize + furnishings;
        let mut plan = Plan { gain: 0.0, rooms: 0.0, lack: 0.0 };
        let mut cost = Goods::EMPTY;
        let mut open: Set<crate::pieces::Space> = lens.spaces.iter().map(|(space, _)| *space).collect();
        let mut placed = 0;
        for wish in lens.wishes.iter().filter(|wish| wish.walls == 0 && wish.gain > 0.0) {
            if placed == most || open.is_empty() {
                break;
            }
            let tile = lens.components.room(wish.room);
            let fits = |mask: u8| tile.accepts & 1 << mask != 0;
            // Of the spaces that fit, the one that fits the fewest others.
            let fitting = lens.spaces.iter().filter(|(space, mask)| open.contains(*space) && fits(*mask));
            let Some((space, _)) = fitting.min_by_key(|(_, mask)| suitors(lens, *mask)) else { continue };
            open.remove(*space);
            placed += 1;
            plan.gain += wish.gain;
            cost += &tile.cost;
            cost[Good::Food] += lens.state.turn_number();
        }
        plan.rooms = placed as f32;
        let own = &lens.cave.goods;
        for good in Good::ALL {
            plan.lack += f32::from(cost[good].saturating_sub(own[good]));
        }
        plan
    }
}

/// How many rooms on display fit a space with these walls.
fn suitors(lens: &Lens<'_>, mask: u8) -> usize {
    let fits = |room: &Room| lens.components.room(*room).accepts & 1 << mask != 0;
    lens.wishes.iter().filter(|wish| fits(&wish.room)).count()
}

/// What can be paid for at once.
pub(super) struct Payable {
    /// What the most wanted room is worth that can be paid.
    pub(super) first: f32,
    /// What a second one is worth that can be paid after it.
    pub(super) second: f32,
    pub(super) room: Option<Room>,
}

/// What could be furnished next with the goods there are, by a tile that is in play.
pub(super) fn payable(lens: &Lens<'_>) -> Payable {
    let mut payable = Payable { first: 0.0, second: 0.0, room: None };
    if lens.time.turns < 1.0 || lens.spaces.is_empty() {
        return payable;
    }
    let state = lens.state;
    let tiles = if lens.time.in_round >= 1.0 { state.available } else { state.available.or(state.taken) };
    for tile in tiles.iter() {
        let operations = lens.components.tile(tile).blocks.iter().flat_map(|block| &block.options);
        let mut goods = lens.cave.goods;
        let mut taken = Set::EMPTY;
        let mut gains = [0.0; 2];
        let furnishings = operations.filter(|operation| matches!(operation, Operation::Furnish { .. }));
        for (slot, operation) in gains.iter_mut().zip(furnishings).take(lens.spaces.len()) {
            let Some((wish, gain, rest)) = lens.best_furnish(&goods, operation, taken) else { continue };
            (*slot, goods) = (gain, rest);
            if gain > payable.first {
                (payable.first, payable.room) = (gain, Some(wish.room));
            }
            taken.insert(wish.room);
        }
        payable.second = payable.second.max(gains[0].min(gains[1]));
    }
    payable
}

/// The three highest values on display.
pub(super) fn best_points(lens: &Lens<'_>) -> f32 {
    let mut best = [0_u8; 3];
    for room in lens.state.display.iter() {
        let mut points = lens.components.room(room).points;
        for slot in &mut best {
            if points > *slot {
                std::mem::swap(slot, &mut points);
            }
        }
    }
    best.iter().map(|points| f32::from(*points)).sum()
}

/// What the most wanted room is worth that would fit after so many walls were built.
pub(super) fn behind_walls(lens: &Lens<'_>, walls: usize) -> f32 {
    lens.wishes.iter().find(|wish| wish.walls == walls).map_or(0.0, |wish| wish.gain.max(0.0))
}

/// Could the fee and the cost of a room be paid if some goods were exchanged for food first?
pub(super) fn exchange_helps(lens: &Lens<'_>, operation: &Operation) -> bool {
    let goods = &lens.cave.goods;
    let fees = fees(operation, lens.state.turn_number());
    let Some((wish, gain, _)) = lens.best_furnish(goods, operation, Set::EMPTY) else { return false };
    let cost = &lens.components.room(wish.room).cost;
    let paid_without = fees.iter().any(|fee| {
        let mut price = *fee;
        price += cost;
        goods.covers(&price)
    });
    gain > 0.0 && !paid_without
}
