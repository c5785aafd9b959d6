//! What goods are worth, and what operations and rooms bring, by rules of thumb.

use crate::components::{Components, Operation, RoomTile, Trigger};
use crate::pieces::{Good, Goods};

/// What a good is worth in points while there is plenty of time to spend it.
fn price(good: Good) -> f32 {
    match good {
        Good::Wood | Good::Stone => 0.9,
        Good::Emmer => 0.55,
        Good::Flax => 0.65,
        Good::Food => 0.6,
        Good::Gold => 1.2,
    }
}

/// What these goods are worth while there is plenty of time to spend them.
fn plain(goods: &Goods) -> f32 {
    goods.iter().map(|(good, count)| price(good) * f32::from(count)).sum()
}

/// What goods are worth to somebody who has some already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([f32; Good::ALL.len()]);

impl Prices {
    /// The prices while goods count so much: only gold keeps its worth to the end.
    pub(super) fn new(spending: f32) -> Prices {
        Prices(Good::ALL.map(|good| match good {
            Good::Wood | Good::Stone | Good::Emmer | Good::Flax | Good::Food => spending * price(good),
            Good::Gold => 1.0 + spending * (price(good) - 1.0),
        }))
    }

    /// What a stock of goods is worth.
    pub(super) fn of(&self, goods: &Goods) -> f32 {
        Good::ALL.iter().map(|&good| self.0[good.index()] * dwindling(good, goods[good])).sum()
    }

    /// What the last one of a stock of a good is worth.
    fn last(&self, good: Good, count: u8) -> f32 {
        self.0[good.index()] * (dwindling(good, count) - dwindling(good, count.saturating_sub(1)))
    }
}

/// How much a stock of a good counts: the ninth of a kind helps less than the first, only gold is always a point.
pub(super) fn dwindling(good: Good, count: u8) -> f32 {
    let count = f32::from(count);
    match good {
        Good::Wood | Good::Stone | Good::Emmer | Good::Flax | Good::Food => {
            count - 0.04 * count * (count - 1.0)
        }
        Good::Gold => count,
    }
}

/// The goods after an operation that brings goods was carried out as well as possible with this stock, and by how
/// much they are worth more then. None if it cannot be carried out, or is about something else.
pub(super) fn best_use(
    components: &Components,
    prices: &Prices,
    own: &Goods,
    operation: &Operation,
) -> Option<(Goods, f32)> {
    let before = prices.of(own);
    let judged = |after: Goods| (after, prices.of(&after) - before);
    let best = |one: (Goods, f32), other: (Goods, f32)| if other.1 > one.1 { other } else { one };
    match operation {
        Operation::Gain { goods, if_fewer } => {
            let allowed = if_fewer.kinds().all(|good| own[good] < if_fewer[good]);
            allowed.then(|| judged(with(components, own, goods)))
        }
        Operation::GainOne { of } => of.iter().map(|goods| judged(with(components, own, goods))).reduce(best),
        Operation::Trade { pay_any, goods } => {
            let paid = pay_any.iter().filter_map(|price| {
                let mut rest = *own;
                rest.take(price).then_some(rest)
            });
            paid.map(|rest| judged(with(components, &rest, goods))).reduce(best)
        }
        Operation::TradeDistinct { kinds, of, goods } => {
            let mut rest = *own;
            for _ in 0..*kinds {
                // Each kind is paid once; the least useful first.
                let unpaid = of.iter().filter(|good| own[*good] > 0 && rest[*good] == own[*good]);
                let least = unpaid.min_by(|one, other| {
                    prices.last(*one, own[*one]).total_cmp(&prices.last(*other, own[*other]))
                })?;
                rest[least] -= 1;
            }
            Some(judged(with(components, &rest, goods)))
        }
        Operation::ReplenishOne { of, to } => {
            let raised = of.iter().map(|good| {
                let mut after = *own;
                after[good] = after[good].max(*to);
                after
            });
            raised.map(judged).reduce(best)
        }
        Operation::ReplenishAll { of, to } => {
            let mut after = *own;
            of.iter().for_each(|good| after[good] = after[good].max(*to));
            Some(judged(after))
        }
        Operation::BuildWall {}
        | Operation::RazeWall { .. }
        | Operation::Excavate { .. }
        | Operation::Furnish { .. }
        | Operation::UseRooms { .. }
        | Operation::ExtraRoom { .. } => None,
    }
}

/// A stock with more goods, up to the limits (CD-9.2).
pub(super) fn with(components: &Components, own: &Goods, more: &Goods) -> Goods {
    let mut after = *own;
    for good in Good::ALL {
        after[good] = (own[good] + more[good]).min(components.limit[good].max(own[good]));
    }
    after
}

/// What one use of an orange room brings to somebody who has what it needs.
pub(super) fn one_use(tile: &RoomTile) -> f32 {
    let option = |operation: &Operation| match operation {
        Operation::Gain { goods, .. } => plain(goods),
        Operation::GainOne { of } => of.iter().map(plain).fold(0.0, f32::max),
        // What is paid must be had first.
        Operation::Trade { pay_any, goods } => {
            0.8 * (plain(goods) - pay_any.iter().map(plain).fold(f32::INFINITY, f32::min))
        }
        Operation::TradeDistinct { kinds, goods, .. } => 0.8 * (plain(goods) - 0.6 * f32::from(*kinds)),
        Operation::ReplenishOne { to, .. } => 0.6 * f32::from(*to),
        Operation::ReplenishAll { of, to } => of.iter().map(|good| 0.35 * price(good) * f32::from(*to)).sum(),
        Operation::Excavate { count, pay_any, .. } => {
            f32::from(*count) * 1.2 - pay_any.iter().map(plain).sum::<f32>()
        }
        Operation::BuildWall {}
        | Operation::RazeWall { .. }
        | Operation::Furnish { .. }
        | Operation::UseRooms { .. }
        | Operation::ExtraRoom { .. } => 0.0,
    };
    best_options(tile, option)
}

/// How much gold one use of an orange room brings to somebody who has what it needs.
pub(super) fn gold_of_one_use(tile: &RoomTile) -> f32 {
    let gold = |goods: &Goods| f32::from(goods[Good::Gold]);
    let option = |operation: &Operation| match operation {
        Operation::Gain { goods, .. } | Operation::TradeDistinct { goods, .. } => gold(goods),
        Operation::GainOne { of } => of.iter().map(gold).fold(0.0, f32::max),
        Operation::Trade { pay_any, goods } => {
            gold(goods) - pay_any.iter().map(gold).fold(f32::INFINITY, f32::min)
        }
        Operation::ReplenishOne { .. }
        | Operation::ReplenishAll { .. }
        | Operation::Excavate { .. }
        | Operation::BuildWall {}
        | Operation::RazeWall { .. }
        | Operation::Furnish { .. }
        | Operation::UseRooms { .. }
        | Operation::ExtraRoom { .. } => 0.0,
    };
    best_options(tile, option)
}

/// What all blocks of a room bring together, if of each the best option is taken.
fn best_options(tile: &RoomTile, option: impl Fn(&Operation) -> f32) -> f32 {
    let block = |options: &[Operation]| options.iter().map(&option).fold(0.0, f32::max);
    tile.blocks().iter().map(|content| block(&content.options)).sum()
}

/// Puts a number among the highest so far, the highest first, and gives what is not among them any more.
pub(super) fn keep_highest(highest: &mut [f32], mut number: f32) -> f32 {
    for kept in highest {
        if number > *kept {
            std::mem::swap(kept, &mut number);
        }
    }
    number
}

/// What a blue room brings in one turn, as often as what it reacts to tends to happen.
pub(super) fn one_turn(trigger: &Trigger) -> f32 {
    match trigger {
        Trigger::TradeInTurnWith { price, goods, .. } => 0.3 * (plain(goods) - plain(price)).max(0.0),
        Trigger::GainOnGood { goods, .. } => 0.25 * plain(goods),
        Trigger::ExtraRooms { counts, extra } => 0.12 * counts.len() as f32 * f32::from(*extra),
        Trigger::GainOnRooms { goods, .. } => 0.4 * plain(goods),
        Trigger::GainOnWall { goods } => 0.1 * plain(goods),
    }
}
