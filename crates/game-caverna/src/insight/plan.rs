//! Which rooms a cave will have.

use super::lens::{Lens, Wish, fees};
use super::worth::keep_highest;
use crate::components::Operation;
use crate::pieces::{Good, Goods, Room, Space};
use adit_kit::Set;
use arrayvec::ArrayVec;

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
        let mut open: Set<Space> = lens.spaces.iter().map(|(space, _)| *space).collect();
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

/// What the turns that are left can make of the rooms on display, if each thing takes as long as it tends to.
pub(super) struct Potential {
    /// The points of the rooms that there is time for, without the gold they cost.
    pub(super) points: f32,
    /// The turns that are left over.
    pub(super) turns: f32,
}

/// The turns it takes to furnish a room: some tiles furnish two, and something else is done in the same turn.
const FURNISHING: f32 = 0.6;
/// The turns it takes to build a wall.
const WALL: f32 = 0.6;
/// The turns it takes to excavate a space, and to find that it fits.
const DIGGING: f32 = 0.8;

/// The turns it takes to get one of a good.
fn getting(good: Good) -> f32 {
    match good {
        Good::Wood | Good::Stone => 0.4,
        Good::Emmer | Good::Flax | Good::Food => 0.3,
        Good::Gold => 0.6,
    }
}

impl Potential {
    /// So many furnishings are open in the turn under way.
    pub(super) fn new(lens: &Lens<'_>, furnishings: usize) -> Potential {
        let mut potential = Potential { points: 0.0, turns: lens.time.turns };
        let mut goods = lens.cave.goods;
        let mut open: Set<Space> = lens.spaces.iter().map(|(space, _)| *space).collect();
        let (mut rock, mut free) = (lens.cave.hidden.len(), furnishings);
        let mut order: ArrayVec<(f32, &Wish, f32), { Room::ALL.len() }> = ArrayVec::new();
        for wish in &lens.wishes {
            let tile = lens.components.room(wish.room);
            let points = f32::from(tile.points) - f32::from(tile.cost[Good::Gold]);
            let effort = FURNISHING + effort(lens, &goods, &tile.cost).0 + WALL * wish.walls as f32;
            // At most as many rooms are on display as there are.
            let _ = order.try_push((points / effort, wish, points));
        }
        order.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        for (_, wish, points) in order {
            let tile = lens.components.room(wish.room);
            let fits = |mask: u8| tile.accepts & 1 << mask != 0;
            let fitting = lens.spaces.iter().find(|(space, mask)| open.contains(*space) && fits(*mask));
            let (space, making) = match (fitting, open.iter().next()) {
                (Some((space, _)), _) => (Some(*space), 0.0),
                (None, Some(space)) => (Some(space), WALL * wish.walls.max(1) as f32),
                (None, None) if rock > 0 => (None, DIGGING),
                (None, None) => break,
            };
            let (getting, rest) = effort(lens, &goods, &tile.cost);
            let turns = making + getting + if free > 0 { 0.0 } else { FURNISHING };
            if turns > potential.turns {
                continue;
            }
            match space {
                Some(space) => open.remove(space),
                None => rock -= 1,
            }
            free = free.saturating_sub(1);
            goods = rest;
            potential.points += points;
            potential.turns -= turns;
        }
        potential
    }
}

/// The turns it takes to get what is missing for a room and a fee of food, and the goods that are left then.
fn effort(lens: &Lens<'_>, goods: &Goods, cost: &Goods) -> (f32, Goods) {
    let mut rest = *goods;
    let mut turns = 0.0;
    let mut pay = |good: Good, count: u8| {
        let paid = count.min(rest[good]);
        rest[good] -= paid;
        count - paid
    };
    for good in [Good::Wood, Good::Stone, Good::Gold] {
        turns += getting(good) * f32::from(pay(good, cost[good]));
    }
    let mut food = lens.state.turn_number() + cost[Good::Food];
    for good in [Good::Food, Good::Emmer, Good::Flax] {
        food = pay(good, food);
    }
    (turns + getting(Good::Food) * f32::from(food), rest)
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
    let tiles = if lens.time.in_round >= 1.0 { state.available } else { state.available | state.taken };
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
    let mut best = [0.0; 3];
    for room in lens.state.display.iter() {
        keep_highest(&mut best, f32::from(lens.components.room(room).points));
    }
    best.iter().sum()
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
