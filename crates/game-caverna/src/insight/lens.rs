//! A cave as its owner looks at it: what could be furnished where, and which rooms are worth using.

use super::time::Time;
use super::worth::{Prices, best_use, one_turn, one_use, with};
use crate::components::{Block, BlocksDone, Components, Operation, RoomEffect, Trigger};
use crate::effect::may_place_blue;
use crate::phase::Place;
use crate::pieces::{Good, Goods, Room, Space, Tile};
use crate::state::{Cave, State};
use adit_game::Seat;
use adit_kit::Set;
use arrayvec::ArrayVec;

/// A room on display that the owner of the cave may want.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) room: Room,
    /// What it is worth beyond its cost, without the fee.
    pub(super) gain: f32,
    /// How many walls have to be built before it fits one of the empty spaces.
    pub(super) walls: usize,
}

/// A room of the cave, and what it brings if it is used now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Engine {
    pub(super) room: Room,
    pub(super) gain: f32,
    pub(super) gold: f32,
}

/// What the blocks of a tile that are still to be carried out can bring.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rest {
    pub(super) goods: f32,
    pub(super) rooms: f32,
    pub(super) furnish: f32,
    pub(super) digs: f32,
    pub(super) walls: f32,
}

impl Rest {
    pub(super) fn total(&self) -> f32 {
        self.goods + self.rooms + self.furnish + self.digs + self.walls
    }
}

/// A cave as its owner looks at it.
pub(super) struct Lens<'a> {
    pub(super) state: &'a State,
    pub(super) components: &'a Components,
    pub(super) seat: Seat,
    pub(super) cave: &'a Cave,
    pub(super) time: Time,
    pub(super) prices: Prices,
    /// The empty spaces with their wall masks.
    pub(super) spaces: ArrayVec<(Space, u8), { Space::ALL.len() }>,
    /// The face-down spaces that could be excavated.
    pub(super) reachable: Set<Space>,
    /// What it is worth to excavate one tile.
    pub(super) dig: f32,
    /// The rooms on display, the most wanted first.
    pub(super) wishes: ArrayVec<Wish, { Room::ALL.len() }>,
    /// The orange rooms, the most useful first.
    pub(super) engines: ArrayVec<Engine, { Space::ALL.len() }>,
}

/// How many walls a room asks for beyond those that the spaces have, at most this many.
pub(super) const MOST_WALLS: usize = 3;

impl<'a> Lens<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Lens<'a> {
        let components = state.components();
        let cave = &state.caves[seat];
        let time = Time::new(state, seat);
        let empty = cave.empty_spaces();
        let reachable = components.board.reachable(cave, false);
        let mut lens = Lens {
            state,
            components,
            seat,
            cave,
            time,
            prices: Prices::new(time.spending),
            spaces: empty.iter().map(|space| (space, cave.mask(components, space))).collect(),
            reachable,
            dig: 0.0,
            wishes: ArrayVec::new(),
            engines: ArrayVec::new(),
        };
        // An empty space is a room to come, if there is time for it; one after the other is enough.
        let wanted = match lens.spaces.len() {
            0 => 2.4,
            1 => 1.8,
            2 => 1.2,
            _ => 0.6,
        };
        lens.dig = wanted * (time.turns / 4.0).min(1.0);
        lens.wish();
        lens.tune();
        lens
    }

    /// Looks at the rooms on display.
    fn wish(&mut self) {
        let blue_allowed = may_place_blue(self.components, self.cave);
        for room in self.state.display.iter() {
            if !blue_allowed && self.components.blue.contains(room) {
                continue;
            }
            let gain = self.gain_of(room);
            let walls = self.walls_needed(self.components.room(room).accepts);
            // At most as many rooms are on display as there are.
            let _ = self.wishes.try_push(Wish { room, gain, walls });
        }
        self.wishes.sort_unstable_by(|one, other| other.gain.total_cmp(&one.gain));
    }

    /// What a room is worth beyond its cost: its points, and what it brings in the turns that are left.
    fn gain_of(&self, room: Room) -> f32 {
        let tile = self.components.room(room);
        let later = match &tile.effect {
            RoomEffect::Blocks(_) => 0.15 * one_use(tile),
            RoomEffect::Trigger(trigger) => one_turn(trigger),
        };
        f32::from(tile.points) + later * self.time.turns - self.prices.of(&tile.cost)
    }

    /// How many walls have to be built before a room with these accepted masks fits one of the empty spaces.
    fn walls_needed(&self, accepts: u16) -> usize {
        let mut accepts = accepts;
        let supply = usize::from(self.state.supply);
        for walls in 0..=supply.min(MOST_WALLS - 1) {
            if self.spaces.iter().any(|(_, mask)| accepts & 1 << mask != 0) {
                return walls;
            }
            accepts = one_wall_less(accepts);
        }
        MOST_WALLS
    }

    /// Looks at the orange rooms of the cave.
    fn tune(&mut self) {
        for room in self.cave.rooms.iter().flatten() {
            let RoomEffect::Blocks(blocks) = &self.components.room(*room).effect else { continue };
            let (gain, goods) = self.use_of(blocks, BlocksDone::NONE, self.cave.goods);
            let gold = f32::from(goods[Good::Gold]) - f32::from(self.cave.goods[Good::Gold]);
            // No cave has more rooms than spaces.
            let _ = self.engines.try_push(Engine { room: *room, gain, gold });
        }
        self.engines.sort_unstable_by(|one, other| other.gain.total_cmp(&one.gain));
    }

    /// What a room brings with these goods, and the goods after it.
    fn use_of(&self, blocks: &[Block], done: BlocksDone, mut goods: Goods) -> (f32, Goods) {
        let mut total = 0.0;
        for (_, block) in done.rest(blocks) {
            let mut best = (0.0, goods);
            for operation in &block.options {
                let (gain, after) = if let Operation::Excavate { count, pay_any, .. } = operation {
                    (self.dig_gain(*count, pay_any), goods)
                } else if let Some((after, gain)) = best_use(self.components, &self.prices, &goods, operation)
                {
                    (gain, after)
                } else {
                    continue;
                };
                if gain > best.0 {
                    best = (gain, after);
                }
            }
            total += best.0;
            goods = best.1;
        }
        (total, goods)
    }

    /// What it is worth to excavate so many tiles for this price; 0 if nothing can be excavated.
    pub(super) fn dig_gain(&self, count: u8, pay_any: &[Goods]) -> f32 {
        if self.reachable.is_empty() || !pay_any.iter().all(|price| self.cave.goods.covers(price)) {
            return 0.0;
        }
        // The second tile is worth less than the first.
        let tiles = self.dig * (0.35 + 0.65 * f32::from(count));
        tiles - pay_any.iter().map(|price| self.price_of(price)).sum::<f32>()
    }

    /// What it costs to pay this out of the goods of the cave.
    pub(super) fn price_of(&self, price: &Goods) -> f32 {
        let mut rest = self.cave.goods;
        if rest.take(price) {
            self.prices.of(&self.cave.goods) - self.prices.of(&rest)
        } else {
            self.prices.of(price)
        }
    }

    /// What the best so many rooms of the cave bring that were not used.
    pub(super) fn best_engines(&self, count: u8, used: Set<Room>) -> f32 {
        let open = self.engines.iter().filter(|engine| !used.contains(engine.room));
        open.take(usize::from(count)).map(|engine| engine.gain).sum()
    }

    /// What a room action of this number brings.
    fn room_action(&self, number: u8, used: Set<Room>) -> f32 {
        let mut count = number;
        let mut bonus = 0.0;
        for room in (self.cave.owned() & self.components.blue).iter() {
            match self.components.room(room).trigger() {
                Some(Trigger::ExtraRooms { counts, extra }) if counts.contains(&number) => count += extra,
                Some(Trigger::GainOnRooms { counts, goods, .. }) if counts.contains(&number) => {
                    bonus += self.received(goods);
                }
                Some(_) | None => {}
            }
        }
        bonus + self.best_engines(count, used)
    }

    /// What it is worth to receive these goods.
    pub(super) fn received(&self, goods: &Goods) -> f32 {
        let own = &self.cave.goods;
        self.prices.of(&with(self.components, own, goods)) - self.prices.of(own)
    }

    /// What it is worth to receive these goods for this price.
    pub(super) fn traded(&self, price: &Goods, goods: &Goods) -> f32 {
        let own = &self.cave.goods;
        let mut rest = *own;
        if !rest.take(price) {
            return 0.0;
        }
        self.prices.of(&with(self.components, &rest, goods)) - self.prices.of(own)
    }

    /// What the triggers of the cave bring for building a wall.
    pub(super) fn wall_bonus(&self) -> f32 {
        let blue = self.cave.owned() & self.components.blue;
        let bonus = |room: Room| match self.components.room(room).trigger() {
            Some(Trigger::GainOnWall { goods }) => self.received(goods),
            Some(_) | None => 0.0,
        };
        blue.iter().map(bonus).sum()
    }

    /// The most that a wall would bring: a better room than those that fit already.
    fn wall_gain(&self) -> f32 {
        if self.state.supply == 0 {
            return 0.0;
        }
        let best = |walls: usize| {
            self.wishes.iter().find(|wish| wish.walls == walls).map_or(0.0, |wish| wish.gain.max(0.0))
        };
        let better = (best(1) - 0.5 * best(0)).max(0.3 * best(2)).max(0.0);
        0.35 * better * self.time.spending + self.wall_bonus()
    }

    /// The goods that are left when this price is paid, with the exchanges of goods for food that it takes
    /// (CD-6.9); gold is not exchanged.
    pub(super) fn pay(&self, goods: &Goods, price: &Goods) -> Option<Goods> {
        let mut rest = *goods;
        for good in [Good::Wood, Good::Stone, Good::Emmer, Good::Flax, Good::Gold] {
            rest[good] = rest[good].checked_sub(price[good])?;
        }
        let mut owed = price[Good::Food];
        for good in [Good::Food, Good::Emmer, Good::Flax] {
            let counts = good == Good::Food || self.components.exchange[good.index()].is_some();
            let paid = if counts { owed.min(rest[good]) } else { 0 };
            rest[good] -= paid;
            owed -= paid;
        }
        (owed == 0).then_some(rest)
    }

    /// The most wanted room that can be furnished now with these goods, with what it is worth and what is left.
    pub(super) fn best_furnish(
        &self,
        goods: &Goods,
        operation: &Operation,
        taken: Set<Room>,
    ) -> Option<(Wish, f32, Goods)> {
        let fees = fees(operation, self.state.turn_number());
        for wish in &self.wishes {
            if wish.walls > 0 || wish.gain <= 0.0 || taken.contains(wish.room) {
                continue;
            }
            let cost = &self.components.room(wish.room).cost;
            let paid = fees.iter().filter_map(|fee| {
                let mut price = *fee;
                price += cost;
                Some((wish.gain - self.prices.of(fee), self.pay(goods, &price)?))
            });
            if let Some((gain, rest)) = paid.max_by(|one, other| one.0.total_cmp(&other.0)) {
                return Some((*wish, gain, rest));
            }
        }
        None
    }

    /// What a tile can bring.
    pub(super) fn tile(&self, tile: Tile) -> Rest {
        let mut rest = self.blocks(&self.components.tile(tile).blocks, BlocksDone::NONE, Set::EMPTY);
        rest.goods += self.blue_trade(tile, Set::EMPTY);
        rest
    }

    /// What the blue rooms add to a turn with this tile (CD-7.3).
    fn blue_trade(&self, taken: Tile, traded: Set<Room>) -> f32 {
        let blue = (self.cave.owned() & self.components.blue).without(traded);
        let gain = |room: Room| match self.components.room(room).trigger() {
            Some(Trigger::TradeInTurnWith { tile, price, goods })
                if *tile == taken && self.cave.goods.covers(price) =>
            {
                (self.received(goods) - self.price_of(price)).max(0.0)
            }
            Some(_) | None => 0.0,
        };
        blue.iter().map(gain).sum()
    }

    /// What the rest of a turn under way can bring.
    pub(super) fn turn(&self, place: Place) -> Rest {
        let turn = place.turn();
        let blocks = &self.components.tile(turn.tile).blocks;
        let mut rest = self.blocks(blocks, turn.done, turn.used);
        rest.goods += self.blue_trade(turn.tile, turn.traded);
        match place {
            Place::Blocks(_) => {}
            Place::RoomAction(action) => rest.rooms += self.best_engines(action.left, turn.used),
            Place::InRoom(in_room) => {
                rest.rooms += self.best_engines(in_room.action.left, turn.used);
                let blocks = in_room.blocks(self.components);
                rest.rooms += self.use_of(blocks, in_room.done, self.cave.goods).0;
            }
        }
        rest
    }

    fn blocks(&self, blocks: &[Block], done: BlocksDone, used: Set<Room>) -> Rest {
        let mut rest = Rest::default();
        let mut goods = self.cave.goods;
        let (mut furnished, mut spaces) = (Set::EMPTY, self.spaces.len());
        for (_, block) in done.rest(blocks) {
            let mut best = Rest::default();
            for operation in &block.options {
                let mut own = Rest::default();
                match operation {
                    Operation::BuildWall {} => own.walls = self.wall_gain(),
                    Operation::RazeWall { goods } => {
                        own.goods = if self.cave.walls.is_empty() { 0.0 } else { self.received(goods) };
                    }
                    Operation::Excavate { count, pay_any, .. } => own.digs = self.dig_gain(*count, pay_any),
                    Operation::Furnish { .. } => {
                        if let Some((wish, gain, left)) = self.best_furnish(&goods, operation, furnished)
                            && spaces > 0
                            && gain > 0.0
                        {
                            (own.furnish, goods) = (gain, left);
                            furnished.insert(wish.room);
                            spaces -= 1;
                        }
                    }
                    Operation::UseRooms { count } => own.rooms = self.room_action(*count, used),
                    Operation::ExtraRoom { .. } => {}
                    Operation::Gain { .. }
                    | Operation::GainOne { .. }
                    | Operation::Trade { .. }
                    | Operation::TradeDistinct { .. }
                    | Operation::ReplenishOne { .. }
                    | Operation::ReplenishAll { .. } => {
                        if let Some((after, gain)) =
                            best_use(self.components, &self.prices, &goods, operation)
                        {
                            own.goods = gain.max(0.0);
                            if block.options.len() == 1 && gain > 0.0 {
                                goods = after;
                            }
                        }
                    }
                }
                if own.total() > best.total() {
                    best = own;
                }
            }
            rest.goods += best.goods;
            rest.rooms += best.rooms;
            rest.furnish += best.furnish;
            rest.digs += best.digs;
            rest.walls += best.walls;
        }
        rest
    }
}

/// The masks from which one more wall leads to one of these. The masks without a wall on a side are every other
/// one, every other two, and so on.
pub(super) fn one_wall_less(accepts: u16) -> u16 {
    const WITHOUT: [u16; 4] = [0x5555, 0x3333, 0x0f0f, 0x00ff];
    let side = |(side, without): (usize, &u16)| (accepts >> (1 << side)) & without;
    WITHOUT.iter().enumerate().map(side).fold(0, |masks, more| masks | more)
}

/// The fees of which one is paid for furnishing (CD-6.6.2).
pub(super) fn fees(operation: &Operation, turn_number: u8) -> ArrayVec<Goods, 4> {
    let mut fees = ArrayVec::new();
    let Operation::Furnish { pay_any, pay_food_per_turn } = operation else { return fees };
    if *pay_food_per_turn > 0 {
        let mut fee = Goods::EMPTY;
        fee[Good::Food] = pay_food_per_turn * turn_number;
        fees.push(fee);
    }
    fees.extend(pay_any.iter().take(3).copied());
    if fees.is_empty() {
        fees.push(Goods::EMPTY);
    }
    fees
}
