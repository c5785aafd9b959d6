//! What Caverna knows about itself, to help bots: what will become points, and which moves are sound.
//!
//! Nothing here knows a room or a tile by its name: everything is read off their costs, points and effects. What a room
//! is worth beyond that is learned: to have it is a feature, and to see it on display is another.

mod lens;
mod plan;
mod prior;
mod time;
mod worth;

use crate::Caverna;
use crate::components::{Operation, RoomEffect};
use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::take_tile;
use crate::phase::take_tile::TakeTile;
use crate::pieces::{Good, Room, Tile};
use crate::scoring;
use crate::state::State;
use adit_game::{Advice, FixedHasher, Insight, Seat};
use adit_kit::Set;
use lens::Lens;
use plan::{Plan, Potential};
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;
use worth::{best_use, dwindling, gold_of_one_use, keep_highest, one_turn, one_use};

/// What Caverna knows about itself.
pub(crate) struct CavernaInsight;

/// The features that are about no single room, in the order in which [`measure`] finds them.
const GENERAL: [&str; 52] = [
    "one",
    "score",
    "wood",
    "stone",
    "emmer",
    "flax",
    "food",
    "gold",
    "first_wood",
    "first_stone",
    "first_food",
    "first_gold",
    "meals",
    "spaces",
    "spaces_usable",
    "rock",
    "rock_reachable",
    "rock_blocked",
    "offer",
    "unseen",
    "plan",
    "plan_rooms",
    "plan_lack",
    "potential",
    "turns_over",
    "payable",
    "payable_second",
    "wall_one",
    "wall_two",
    "use_first",
    "use_second",
    "use_third",
    "use_gold",
    "trade_gold",
    "engine_first",
    "engine_second",
    "engine_third",
    "engine_rest",
    "engine_gold",
    "blue",
    "next_tile",
    "tile_after",
    "turn_goods",
    "turn_rooms",
    "turn_furnish",
    "turn_digs",
    "turn_walls",
    "almost_full",
    "walls_to_raze",
    "may_take_all",
    "contested",
    "moves_next",
];

/// The rooms that caves may or may not have.
fn rooms() -> impl Iterator<Item = Room> {
    Room::ALL.into_iter().filter(|room| *room != Room::CaveEntrance)
}

const ROOMS: usize = Room::ALL.len() - 1;
const COUNT: usize = GENERAL.len() + 2 * ROOMS;

static ROOM_FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let owned = rooms().map(|room| format!("has_{}", room.word()));
    owned.chain(rooms().map(|room| format!("sees_{}", room.word()))).collect()
});

/// All features, in the order in which [`measure`] finds them.
static FEATURES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| GENERAL.into_iter().chain(ROOM_FEATURES.iter().map(String::as_str)).collect());

impl Insight<Caverna> for CavernaInsight {
    fn features(&self) -> &'static [&'static str] {
        &FEATURES
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f32]) {
        for (slot, measured) in out.iter_mut().zip(measure(state, seat)) {
            *slot = measured;
        }
    }

    fn progress(&self, state: &State) -> f32 {
        time::progress(state)
    }

    fn advice(&self) -> Advice {
        Advice { turns: 2, trust: 0.5, ahead: 0.6, patience: 32, ..Advice::USUAL }
    }

    fn fingerprint(&self, state: &State) -> Option<u64> {
        Some(fingerprint(state))
    }

    fn turns_ended(&self, state: &State) -> u32 {
        time::turns_ended(state)
    }

    fn weights(&self) -> Option<&'static str> {
        Some(include_str!("../data/weights.toml"))
    }

    fn prior(&self, state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
        prior::prior(state, seat, moves, urges);
    }
}

/// A number for everything but what happened last: the blocks of a tile and the rooms of a room action may be taken in any
/// order (CD-5.1, CD-6.7.1), and most orders end in the same position.
fn fingerprint(state: &State) -> u64 {
    let State {
        rulebook: _,
        caves,
        start_player,
        round,
        available,
        taken,
        display,
        removed,
        unseen,
        stack,
        supply,
        phase,
        news: _,
    } = state;
    let mut hasher = FixedHasher::default();
    (caves, start_player, round, available, taken, display).hash(&mut hasher);
    (removed, unseen, stack, supply, phase).hash(&mut hasher);
    hasher.finish()
}

/// All features of a position for a seat.
fn measure(state: &State, seat: Seat) -> [f32; COUNT] {
    let mut measured = [0.0; COUNT];
    let score = scoring::score(state, seat) as f32;
    if state.phase == Phase::Over {
        (measured[0], measured[1]) = (1.0, score);
        return measured;
    }
    let lens = Lens::new(state, seat);
    let spending = lens.time.spending;
    let goods = &lens.cave.goods;
    let stock = |good: Good| spending * dwindling(good, goods[good]);
    let first = |good: Good, most: u8| spending * f32::from(goods[good].min(most));

    let place = state.phase.place().filter(|place| place.turn().seat == seat);
    let rest = place.map(|place| lens.turn(place)).unwrap_or_default();
    let furnishings = place.map_or(0, |place| {
        let turn = place.turn();
        let blocks = &lens.components.tile(turn.tile).blocks;
        turn.done.rest(blocks).filter(|(_, block)| block.options.iter().any(is_furnish)).count()
    });
    let plan = Plan::new(&lens, furnishings);
    let potential = Potential::new(&lens, furnishings);
    let payable = plan::payable(&lens);
    let spaces = lens.spaces.len() as f32;
    let usable = spaces.min(0.6 * lens.time.turns + furnishings as f32);
    let used = |place: usize| spending * lens.engines.get(place).map_or(0.0, |engine| engine.gain);
    let running = Running::new(&lens);
    let (next_tile, tile_after) = tiles(&lens);
    let rock = lens.cave.hidden.len() as f32;
    let unfilled = spaces + rock;

    let (general, of_rooms) = measured.split_at_mut(GENERAL.len());
    general.copy_from_slice(&[
        1.0,
        score,
        stock(Good::Wood),
        stock(Good::Stone),
        stock(Good::Emmer),
        stock(Good::Flax),
        stock(Good::Food),
        stock(Good::Gold),
        first(Good::Wood, 2),
        first(Good::Stone, 2),
        first(Good::Food, 3),
        first(Good::Gold, 3),
        spending * meals(&lens),
        spending * spaces,
        usable,
        spending * rock,
        spending * lens.reachable.len() as f32,
        if lens.reachable.is_empty() && rock > 0.0 { spending } else { 0.0 },
        spending * plan::best_points(&lens) / 3.0,
        spending * mean_points(&lens, state.unseen),
        plan.gain,
        plan.rooms,
        plan.lack,
        potential.points,
        potential.turns,
        payable.first,
        payable.second,
        spending * plan::behind_walls(&lens, 1),
        spending * plan::behind_walls(&lens, 2),
        used(0),
        used(1),
        used(2) + 0.5 * used(3),
        spending * gold_in_use(&lens),
        spending * gold_in_trade(&lens),
        running.best[0],
        running.best[1],
        running.best[2],
        running.rest,
        running.gold,
        running.blue,
        next_tile,
        tile_after,
        rest.goods,
        rest.rooms,
        rest.furnish,
        rest.digs,
        rest.walls,
        if state.cavern_owner().is_none() { spending * (4.0 - unfilled).max(0.0) } else { 0.0 },
        walls_to_raze(&lens),
        if may_take_all(&lens) { spending } else { 0.0 },
        contested(&lens, &payable),
        if state.is_solo() { 0.0 } else { f32::from(u8::from(moves_next(state, seat))) },
    ]);
    let (has, sees) = of_rooms.split_at_mut(ROOMS);
    let owned = lens.cave.owned();
    for ((room, has), sees) in rooms().zip(has).zip(sees) {
        *has = f32::from(u8::from(owned.contains(room)));
        *sees = f32::from(u8::from(state.display.contains(room)));
    }
    measured
}

fn is_furnish(operation: &Operation) -> bool {
    matches!(operation, Operation::Furnish { .. })
}

/// How often a fee of food could be paid, at most three times: with everything that can be exchanged for food.
fn meals(lens: &Lens<'_>) -> f32 {
    let exchanged = |good: Good| good != Good::Gold && lens.components.exchange[good.index()].is_some();
    let goods = lens.cave.goods.iter().filter(|(good, _)| *good == Good::Food || exchanged(*good));
    let food: f32 = goods.map(|(_, count)| f32::from(count)).sum();
    (food / f32::from(lens.state.turn_number().max(1))).min(3.0)
}

/// The mean of the points of some rooms.
fn mean_points(lens: &Lens<'_>, rooms: Set<Room>) -> f32 {
    let points: u32 = rooms.iter().map(|room| u32::from(lens.components.room(room).points)).sum();
    points as f32 / rooms.len().max(1) as f32
}

/// What the rooms of a cave bring in the turns that are left.
struct Running {
    best: [f32; 3],
    rest: f32,
    gold: f32,
    blue: f32,
}

impl Running {
    fn new(lens: &Lens<'_>) -> Running {
        let turns = lens.time.turns;
        let mut running = Running { best: [0.0; 3], rest: 0.0, gold: 0.0, blue: 0.0 };
        for room in lens.cave.rooms.iter().flatten() {
            let tile = lens.components.room(*room);
            match &tile.effect {
                RoomEffect::Blocks(_) => {
                    running.rest += keep_highest(&mut running.best, one_use(tile) * turns / 4.0);
                    running.gold += gold_of_one_use(tile) * turns / 4.0;
                }
                RoomEffect::Trigger(trigger) => running.blue += one_turn(trigger) * turns,
            }
        }
        running
    }
}

/// The gold that the two rooms bring which bring most of it with the goods there are.
fn gold_in_use(lens: &Lens<'_>) -> f32 {
    let mut best = [0.0; 2];
    for engine in &lens.engines {
        keep_highest(&mut best, engine.gold);
    }
    best.iter().sum()
}

/// The most gold that a trade on a tile brings with the goods there are. Tiles that are not turned up will be.
fn gold_in_trade(lens: &Lens<'_>) -> f32 {
    let own = lens.cave.goods[Good::Gold];
    let operations =
        lens.components.tiles.iter().flat_map(|tile| &tile.blocks).flat_map(|block| &block.options);
    let trades = operations.filter(|operation| matches!(operation, Operation::Trade { .. }));
    let gold = trades.filter_map(|trade| best_use(lens.components, &lens.prices, &lens.cave.goods, trade));
    gold.map(|(goods, _)| f32::from(goods[Good::Gold]) - f32::from(own)).fold(0.0, f32::max)
}

/// What the next tile that the seat takes will bring, and the one after it in the same round. Who has to wait for
/// the other player may find the best tile gone.
fn tiles(lens: &Lens<'_>) -> (f32, f32) {
    if lens.time.turns < 1.0 {
        return (0.0, 0.0);
    }
    let state = lens.state;
    let this_round = lens.time.in_round >= 1.0;
    let tiles = if this_round { state.available } else { state.available | state.taken };
    let mut best = [0.0; 3];
    for tile in tiles.iter().filter(|tile| take_tile::meets_condition(state, lens.seat, *tile)) {
        keep_highest(&mut best, lens.tile(tile).total());
    }
    let waits = usize::from(!state.is_solo() && !moves_next(state, lens.seat));
    let after = if lens.time.in_round >= 2.0 { best[1 + waits] } else { 0.0 };
    (best[waits], after)
}

/// Does the seat take the next tile?
fn moves_next(state: &State, seat: Seat) -> bool {
    match state.phase {
        Phase::TakeTile(TakeTile { seat: asked }) => asked == seat,
        Phase::StartPlayer
        | Phase::RemoveRooms(_)
        | Phase::NewAction
        | Phase::Blocks(_)
        | Phase::RoomAction(_)
        | Phase::InRoom(_)
        | Phase::Uncover(_)
        | Phase::SecondExcavation(_)
        | Phase::ChooseSide(_)
        | Phase::Reveal(_)
        | Phase::Over => state.seat_after(state.taken.len()) == seat,
    }
}

/// The tiles of the game that are or will be in play.
fn tiles_in_play(lens: &Lens<'_>) -> Set<Tile> {
    let all: Set<Tile> = Set::from_bits((1 << Tile::ALL.len()) - 1);
    match lens.state.is_solo() {
        true => all.without(Set::one(lens.components.solo.removed_tile)),
        false => all,
    }
}

/// The own walls that could be torn down for goods: one is enough.
fn walls_to_raze(lens: &Lens<'_>) -> f32 {
    let razes = |tile: Tile| {
        let blocks = &lens.components.tile(tile).blocks;
        let mut operations = blocks.iter().flat_map(|block| &block.options);
        operations.any(|operation| matches!(operation, Operation::RazeWall { .. }))
    };
    if lens.cave.walls.is_empty() || !tiles_in_play(lens).iter().any(razes) {
        return 0.0;
    }
    lens.time.spending
}

/// May the seat take every tile as things are? The other player may be ahead in what a tile asks for (CD-4.7).
fn may_take_all(lens: &Lens<'_>) -> bool {
    tiles_in_play(lens).iter().all(|tile| take_tile::meets_condition(lens.state, lens.seat, tile))
}

/// How much would be lost if the other player took the room that the seat can pay and wants most.
fn contested(lens: &Lens<'_>, payable: &plan::Payable) -> f32 {
    let Some(room) = payable.room else { return 0.0 };
    if moves_next(lens.state, lens.seat) {
        return 0.0;
    }
    let cost = &lens.components.room(room).cost;
    let rivals = lens.state.caves.iter().filter(|(seat, _)| *seat != lens.seat);
    let rich = rivals.filter(|(_, cave)| cave.goods.covers(cost)).count();
    if rich > 0 { payable.first } else { 0.0 }
}
