//! Which moves look good, by rules of thumb: what brings more is likelier, and nothing is left lying.

use super::lens::{Lens, Wish, fees, one_wall_less};
use super::plan::exchange_helps;
use super::worth::best_use;
use crate::components::{Operation, Trigger};
use crate::moves::{Move, MoveKind};
use crate::phase::blocks::{self, Blocks};
use crate::phase::room_action::RoomAction;
use crate::phase::{Place, Turn};
use crate::pieces::{CavernSide, Edge, Fee, Good, Goods, OptionId, Room, Space};
use crate::state::State;
use adit_game::Seat;
use adit_kit::Set;

/// How much more likely a tile is for each point that it seems to bring.
const TILE: f32 = 0.7;
/// How much more likely another move is for each point that it seems to bring.
const GAIN: f32 = 1.0;
/// A move that brings something comes before the end of the turn even if it brings little.
const NOT_IDLE: f32 = 1.0;
/// A move that wastes goods.
const WASTE: f32 = -3.0;

pub(super) fn prior(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let lens = Lens::new(state, seat);
    let place = state.phase.place();
    let hungry = place.is_some_and(|place| is_hungry(&lens, &place.turn()));
    let alike = |mv: &Move| moves.iter().filter(|other| is_alike(mv, other)).count().max(1) as f32;
    let (mut builds, mut digs) = (None, None);
    for (mv, urge) in moves.iter().zip(urges) {
        *urge = match mv.kind() {
            MoveKind::Take(tile) => TILE * lens.tile(tile).total(),
            MoveKind::ChooseSide(side) => GAIN * side_gain(&lens, side),
            MoveKind::ExcavateSecond(space) => space_gain(&lens, space),
            MoveKind::Use(room) => use_room(&lens, place, room),
            MoveKind::Collect(_) => NOT_IDLE,
            MoveKind::Done | MoveKind::Stop | MoveKind::End => 0.0,
            MoveKind::Exchange(good) => exchange(good, hungry),
            MoveKind::CarryOut(option) => {
                let Some(operation) = place.and_then(|place| operation(&lens, place, option)) else {
                    continue;
                };
                let gain = carried_out(&lens, mv, operation);
                // Where there are many ways to do the same, they share its chances.
                let ways = if let Move::BuildWall { .. } = mv {
                    *builds.get_or_insert_with(|| alike(mv))
                } else if let Move::Excavate { .. } = mv {
                    *digs.get_or_insert_with(|| alike(mv))
                } else {
                    1.0
                };
                if gain > 0.05 {
                    GAIN * gain + NOT_IDLE - libm::logf(ways)
                } else {
                    gain - libm::logf(ways) - 0.5
                }
            }
        };
    }
}

fn is_alike(mv: &Move, other: &Move) -> bool {
    std::mem::discriminant(mv) == std::mem::discriminant(other)
}

/// The operation that a move carries out.
fn operation<'a>(lens: &Lens<'a>, place: Place, option: OptionId) -> Option<&'a Operation> {
    let content = match place {
        Place::Blocks(Blocks { turn }) | Place::RoomAction(RoomAction { turn, .. }) => {
            &lens.components.tile(turn.tile).blocks
        }
        Place::InRoom(in_room) => in_room.blocks(lens.components),
    };
    blocks::operation(content, option)
}

/// Would exchanging goods for food make it possible to furnish in this turn?
fn is_hungry(lens: &Lens<'_>, turn: &Turn) -> bool {
    let content = &lens.components.tile(turn.tile).blocks;
    let mut open = turn.done.rest(content).flat_map(|(_, block)| &block.options);
    !lens.spaces.is_empty()
        && open.any(|operation| {
            matches!(operation, Operation::Furnish { .. }) && exchange_helps(lens, operation)
        })
}

fn exchange(good: Good, hungry: bool) -> f32 {
    match (good, hungry) {
        (Good::Wood | Good::Stone | Good::Emmer | Good::Flax | Good::Food, true) => 1.0,
        (Good::Gold, _) | (Good::Wood | Good::Stone | Good::Emmer | Good::Flax | Good::Food, false) => WASTE,
    }
}

/// What a room brings that is used in a room action, or a blue room that trades.
fn use_room(lens: &Lens<'_>, place: Option<Place>, room: Room) -> f32 {
    let Some(Trigger::TradeInTurnWith { price, goods, .. }) = lens.components.room(room).trigger() else {
        let gain = lens.engines.iter().find(|engine| engine.room == room).map_or(0.0, |engine| engine.gain);
        // Before the first room nothing but using one is possible.
        let may_stop = matches!(place, Some(Place::RoomAction(action)) if action.begun);
        return if may_stop && gain <= 0.05 { gain - 0.5 } else { 1.5 * GAIN * gain + NOT_IDLE };
    };
    let gain = lens.received(goods) - lens.price_of(price);
    if gain > 0.0 { GAIN * gain + NOT_IDLE } else { WASTE }
}

/// What a move brings that carries out an operation.
fn carried_out(lens: &Lens<'_>, mv: &Move, operation: &Operation) -> f32 {
    match operation {
        Operation::Gain { .. } | Operation::ReplenishAll { .. } => {
            best_use(lens.components, &lens.prices, &lens.cave.goods, operation).map_or(0.0, |best| best.1)
        }
        Operation::GainOne { of } => {
            let Move::GainOne { good, .. } = mv else { return 0.0 };
            let gained = of.iter().find(|goods| goods.kinds().next() == Some(*good));
            gained.map_or(0.0, |goods| lens.received(goods))
        }
        Operation::Trade { pay_any, goods } => {
            let price = if let Move::TradeOne { price, .. } = mv {
                pay_any.iter().find(|goods| goods.kinds().next() == Some(*price))
            } else {
                pay_any.first()
            };
            price.map_or(0.0, |price| lens.traded(price, goods))
        }
        Operation::TradeDistinct { goods, .. } => {
            let Move::TradeDistinct { goods: paid, .. } = mv else { return 0.0 };
            let mut price = Goods::EMPTY;
            paid.0.iter().for_each(|good| price[good] = 1);
            // There are many ways to pay; those that hurt less must stand out.
            let gain = lens.traded(&price, goods);
            if gain > 0.0 { 2.0 * gain - 1.0 } else { gain }
        }
        Operation::ReplenishOne { to, .. } => {
            let Move::ReplenishOne { good, .. } = mv else { return 0.0 };
            let mut more = Goods::EMPTY;
            more[*good] = to.saturating_sub(lens.cave.goods[*good]);
            lens.received(&more)
        }
        Operation::BuildWall {} => {
            let Move::BuildWall { edge, .. } = mv else { return 0.0 };
            lens.wall_bonus() + edge_gain(lens, *edge)
        }
        Operation::RazeWall { goods } => lens.received(goods),
        Operation::Excavate { count, pay_any, .. } => {
            let Move::Excavate { space, .. } = mv else { return 0.0 };
            lens.dig_gain(*count, pay_any).max(0.0) + space_gain(lens, *space)
        }
        Operation::Furnish { .. } => {
            let Move::Furnish { fee, room, space, .. } = mv else { return 0.0 };
            furnish_gain(lens, operation, *fee, *room, *space)
        }
        Operation::UseRooms { count } => lens.best_engines(*count, Set::EMPTY) + 0.1,
        Operation::ExtraRoom { .. } => 0.0,
    }
}

/// A room is good for what it is worth; the space should not be better for another.
fn furnish_gain(lens: &Lens<'_>, operation: &Operation, fee: Fee, room: Room, space: Space) -> f32 {
    let wish = lens.wishes.iter().find(|wish| wish.room == room);
    let fees = fees(operation, lens.state.turn_number());
    let fee = match fee {
        Fee::Free => 0.0,
        Fee::Good(good) => {
            let named = fees.iter().find(|fee| fee.kinds().next() == Some(good));
            named.map_or(0.0, |fee| lens.price_of(fee))
        }
    };
    let mask = lens.cave.mask(lens.components, space);
    let fits = |other: &&Wish| lens.components.room(other.room).accepts & 1 << mask != 0;
    let others = lens.wishes.iter().filter(|other| other.room != room).find(fits);
    let lost = others.map_or(0.0, |other| other.gain.max(0.0));
    wish.map_or(0.0, |wish| wish.gain) - fee - 0.1 * lost * lens.time.spending
}

/// What is good about a space to excavate: food, and what could be furnished there.
fn space_gain(lens: &Lens<'_>, space: Space) -> f32 {
    let mut food = Goods::EMPTY;
    food[Good::Food] = lens.components.board.food[space.index()];
    let mask = lens.cave.mask(lens.components, space);
    let fits = |wish: &&Wish| lens.components.room(wish.room).accepts & 1 << mask != 0;
    // Rooms that fit nowhere yet are what another space is wanted for.
    let new = lens.wishes.iter().filter(|wish| wish.walls > 0).find(fits);
    let behind = (lens.components.board.near[space.index()] & lens.cave.hidden).len() as f32;
    lens.received(&food) + 0.15 * new.map_or(0.0, |wish| wish.gain.max(0.0)) + 0.1 * behind
}

/// What a wall on an edge brings: rooms that fit then and do not fit now. It must not stand in the way.
fn edge_gain(lens: &Lens<'_>, edge: Edge) -> f32 {
    let mut after = *lens.cave;
    after.walls.insert(edge);
    let mut gain = 0.0;
    for (space, before) in &lens.spaces {
        let mask = after.mask(lens.components, *space);
        if mask == *before {
            continue;
        }
        let best = |mask: u8| {
            let fits = |wish: &&Wish| {
                let accepts = lens.components.room(wish.room).accepts;
                accepts & 1 << mask != 0
            };
            let nearly =
                |wish: &&Wish| one_wall_less(lens.components.room(wish.room).accepts) & 1 << mask != 0;
            let fitting = lens.wishes.iter().find(fits).map_or(0.0, |wish| wish.gain.max(0.0));
            let near = lens.wishes.iter().find(nearly).map_or(0.0, |wish| wish.gain.max(0.0));
            fitting.max(0.4 * near)
        };
        gain += 0.4 * (best(mask) - best(*before));
    }
    let blocked = lens.reachable.without(lens.components.board.reachable(&after, false)).len() as f32;
    gain * lens.time.spending - 0.5 * blocked * lens.time.spending
}

/// What a side of the extra cavern is good for.
fn side_gain(lens: &Lens<'_>, side: CavernSide) -> f32 {
    let natural = lens.components.cavern(side).natural;
    let fits = |wish: &&Wish| lens.components.room(wish.room).accepts & 1 << natural != 0;
    lens.wishes.iter().find(fits).map_or(0.0, |wish| wish.gain.max(0.0))
}
