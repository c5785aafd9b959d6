//! What is measured in a position, by name: everything that may become points.

use super::lens::Lens;
use super::plan::{self, Plan, Potential};
use super::worth::{best_use, dwindling, gold_of_one_use, keep_highest, one_turn, one_use};
use crate::components::{Operation, RoomEffect};
use crate::phase::Phase;
use crate::phase::take_tile::{self, TakeTile};
use crate::pieces::{Good, Room, Tile};
use crate::scoring;
use crate::state::State;
use adit_game::Seat;
use adit_kit::Set;
use std::sync::LazyLock;

adit_kit::features! {
    /// What is measured that is about no single room.
    struct General {
        /// Always 1.
        one => "course",
        /// The score as it is.
        score => "score",
        /// Wood, by the turns left to spend it; more of it is worth less.
        wood => "goods",
        /// Stone, likewise.
        stone => "goods",
        /// Emmer, likewise.
        emmer => "goods",
        /// Flax, likewise.
        flax => "goods",
        /// Food, likewise.
        food => "goods",
        /// Gold, likewise.
        gold => "goods",
        /// The first two wood.
        first_wood => "goods",
        /// The first two stone.
        first_stone => "goods",
        /// The first three food.
        first_food => "goods",
        /// The first three gold.
        first_gold => "goods",
        /// How often a fee of food could be paid.
        meals => "goods",
        /// Empty spaces, by the turns left.
        spaces => "space",
        /// Empty spaces for which there is time.
        spaces_usable => "space",
        /// Face-down spaces.
        rock => "space",
        /// Face-down spaces that can be excavated.
        rock_reachable => "space",
        /// Is there rock, but none that can be excavated?
        rock_blocked => "space",
        /// What the best rooms on display are worth.
        offer => "display",
        /// What rooms nobody has seen are worth on average.
        unseen => "display",
        /// What the rooms that can be furnished next bring.
        plan => "plans",
        /// How many rooms these are.
        plan_rooms => "plans",
        /// What is missing to pay for them.
        plan_lack => "plans",
        /// The points of rooms to come.
        potential => "plans",
        /// The turns left when they are furnished.
        turns_over => "plans",
        /// The best room that can be paid now.
        payable => "plans",
        /// The second best room that can be paid now.
        payable_second => "plans",
        /// What one wall would open.
        wall_one => "space",
        /// What two walls would open.
        wall_two => "space",
        /// What the best room brings if it is used now.
        use_first => "use",
        /// What the second best room brings.
        use_second => "use",
        /// What the third and fourth best rooms bring.
        use_third => "use",
        /// The gold that two rooms bring if they are used now.
        use_gold => "use",
        /// The gold that a trade of a tile brings now.
        trade_gold => "use",
        /// What the best room brings in the turns left.
        engine_first => "engine",
        /// What the second best room brings in the turns left.
        engine_second => "engine",
        /// What the third best room brings in the turns left.
        engine_third => "engine",
        /// What the other rooms bring in the turns left.
        engine_rest => "engine",
        /// The gold that rooms bring in the turns left.
        engine_gold => "engine",
        /// What blue rooms bring in the turns left.
        blue => "engine",
        /// What the next tile will bring.
        next_tile => "tiles",
        /// What the tile after it will bring in this round.
        tile_after => "tiles",
        /// The goods that the rest of the turn can bring.
        turn_goods => "turn",
        /// What rooms can bring in the rest of the turn.
        turn_rooms => "turn",
        /// What furnishing can bring in the rest of the turn.
        turn_furnish => "turn",
        /// What excavating can bring in the rest of the turn.
        turn_digs => "turn",
        /// What walls can bring in the rest of the turn.
        turn_walls => "turn",
        /// How near the extra cavern is, while nobody has it.
        almost_full => "space",
        /// Is there a wall to tear down for goods?
        walls_to_raze => "space",
        /// May every tile be taken?
        may_take_all => "tiles",
        /// What is lost if the other player takes the most wanted room.
        contested => "display",
        /// Does the seat take the next tile?
        moves_next => "tiles",
    }
}

/// The rooms that caves may or may not have.
fn rooms() -> impl Iterator<Item = Room> {
    Room::ALL.into_iter().filter(|room| *room != Room::CaveEntrance)
}

/// The names of all features: the general ones, the rooms that the seat has, and those on display.
pub(super) static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let of_rooms = |what: &'static str| rooms().map(move |room| format!("{what}_{}", room.word()));
    let of_rooms = of_rooms("has").chain(of_rooms("sees")).map(|name| &*name.leak());
    General::NAMES.iter().copied().chain(of_rooms).collect()
});

/// The reasons of all features: what a room that the seat has is worth beyond its points, and what those on display are.
pub(super) static REASONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let of_rooms = rooms().map(|_| "rooms").chain(rooms().map(|_| "display"));
    General::REASONS.iter().copied().chain(of_rooms).collect()
});

/// Measures a position for a seat, in the order of [`NAMES`]. Of a finished game only the score counts.
pub(super) fn measure(state: &State, seat: Seat, out: &mut [f32]) {
    out.fill(0.0);
    let (general, of_rooms) = out.split_at_mut(General::NAMES.len());
    let score = scoring::score(state, seat) as f32;
    if state.phase == Phase::Over {
        General { one: 1.0, score, ..General::default() }.write(general);
        return;
    }
    let lens = Lens::new(state, seat);
    measure_general(&lens, score).write(general);
    let (has, sees) = of_rooms.split_at_mut(of_rooms.len() / 2);
    let owned = lens.cave.owned();
    for ((room, has), sees) in rooms().zip(has).zip(sees) {
        *has = f32::from(u8::from(owned.contains(room)));
        *sees = f32::from(u8::from(state.display.contains(room)));
    }
}

fn measure_general(lens: &Lens<'_>, score: f32) -> General {
    let (state, seat) = (lens.state, lens.seat);
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
    let plan = Plan::new(lens, furnishings);
    let potential = Potential::new(lens, furnishings);
    let payable = plan::payable(lens);
    let spaces = lens.spaces.len() as f32;
    let usable = spaces.min(0.6 * lens.time.turns + furnishings as f32);
    let used = |place: usize| spending * lens.engines.get(place).map_or(0.0, |engine| engine.gain);
    let running = Running::new(lens);
    let (next_tile, tile_after) = tiles(lens);
    let rock = lens.cave.hidden.len() as f32;
    let unfilled = spaces + rock;

    General {
        one: 1.0,
        score,
        wood: stock(Good::Wood),
        stone: stock(Good::Stone),
        emmer: stock(Good::Emmer),
        flax: stock(Good::Flax),
        food: stock(Good::Food),
        gold: stock(Good::Gold),
        first_wood: first(Good::Wood, 2),
        first_stone: first(Good::Stone, 2),
        first_food: first(Good::Food, 3),
        first_gold: first(Good::Gold, 3),
        meals: spending * meals(lens),
        spaces: spending * spaces,
        spaces_usable: usable,
        rock: spending * rock,
        rock_reachable: spending * lens.reachable.len() as f32,
        rock_blocked: if lens.reachable.is_empty() && rock > 0.0 { spending } else { 0.0 },
        offer: spending * plan::best_points(lens) / 3.0,
        unseen: spending * mean_points(lens, state.unseen),
        plan: plan.gain,
        plan_rooms: plan.rooms,
        plan_lack: plan.lack,
        potential: potential.points,
        turns_over: potential.turns,
        payable: payable.first,
        payable_second: payable.second,
        wall_one: spending * plan::behind_walls(lens, 1),
        wall_two: spending * plan::behind_walls(lens, 2),
        use_first: used(0),
        use_second: used(1),
        use_third: used(2) + 0.5 * used(3),
        use_gold: spending * gold_in_use(lens),
        trade_gold: spending * gold_in_trade(lens),
        engine_first: running.best[0],
        engine_second: running.best[1],
        engine_third: running.best[2],
        engine_rest: running.rest,
        engine_gold: running.gold,
        blue: running.blue,
        next_tile,
        tile_after,
        turn_goods: rest.goods,
        turn_rooms: rest.rooms,
        turn_furnish: rest.furnish,
        turn_digs: rest.digs,
        turn_walls: rest.walls,
        almost_full: if state.cavern_owner().is_none() { spending * (4.0 - unfilled).max(0.0) } else { 0.0 },
        walls_to_raze: walls_to_raze(lens),
        may_take_all: if may_take_all(lens) { spending } else { 0.0 },
        contested: contested(lens, &payable),
        moves_next: if state.is_solo() { 0.0 } else { f32::from(u8::from(moves_next(state, seat))) },
    }
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

/// The average points of some rooms.
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

/// What the next tile that the seat takes will bring, and the one after it in the same round. While the seat waits, the
/// other player may take the best tile.
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
