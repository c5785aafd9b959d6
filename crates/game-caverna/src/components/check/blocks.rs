//! Action tiles and rooms: blocks, options, triggers (CD-12, CD-13).

use super::{check_amounts, fault};
use crate::components::file::{ActionTable, EntranceTable, Mode, RoomTable, Timing, TriggerTable};
use crate::components::{ActionTile, Block, Operation, RoomEffect, RoomTile, Trigger};
use crate::pieces::{BlockNumber, Colour, Goods, OptionId, Room, Tile};
use adit_game::SetupError;
use adit_kit::data::one_each;

/// Where an operation stands; not every operation may stand everywhere.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    Tile,
    Room,
}

pub(super) fn action_tiles(tables: Vec<ActionTable>) -> Result<[ActionTile; Tile::ALL.len()], SetupError> {
    for table in &tables {
        check_blocks(&format!("action {}", table.id), &table.blocks, Home::Tile)?;
    }
    let entries = tables.into_iter().map(|table| {
        let ActionTable { id, group, blocks, take_if, provenance } = table;
        (id, ActionTile { group, blocks, take_if, provenance })
    });
    one_each("action", entries)
}

pub(super) fn entrance(table: EntranceTable) -> Result<RoomTile, SetupError> {
    check_blocks("entrance", &table.blocks, Home::Room)?;
    if table.id != Room::CaveEntrance || table.colour != Colour::Orange {
        return fault("entrance", "is the orange room cave_entrance".to_owned());
    }
    // CD-6.7.4: the entrance can always be used, so that a room action can always be begun.
    let always = |operation: &Operation| match operation {
        Operation::Gain { if_fewer, .. } => if_fewer.is_empty(),
        Operation::GainOne { .. } | Operation::ReplenishOne { .. } | Operation::ReplenishAll { .. } => true,
        Operation::Trade { .. }
        | Operation::TradeDistinct { .. }
        | Operation::BuildWall {}
        | Operation::RazeWall { .. }
        | Operation::Excavate { .. }
        | Operation::Furnish { .. }
        | Operation::UseRooms { .. }
        | Operation::ExtraRoom { .. } => false,
    };
    if !table.blocks.iter().flat_map(|block| &block.options).any(always) {
        return fault("entrance.blocks", "needs an option that can always be carried out".to_owned());
    }
    Ok(RoomTile {
        back: None,
        cost: Goods::EMPTY,
        points: table.points,
        walls: None,
        accepts: 0,
        effect: RoomEffect::Blocks(table.blocks),
        provenance: table.provenance,
    })
}

pub(super) fn rooms(
    tables: Vec<RoomTable>,
    entrance: RoomTile,
) -> Result<[RoomTile; Room::ALL.len()], SetupError> {
    let mut entries = vec![(Room::CaveEntrance, entrance)];
    for table in tables {
        let place = format!("room {}", table.id);
        if table.no != table.id.index() + 1 {
            return fault(format!("{place}: no"), format!("must be {}", table.id.index() + 1));
        }
        check_amounts(&format!("{place}: cost"), &table.cost)?;
        if table.points > super::GREATEST {
            return fault(format!("{place}: points"), format!("are at most {}", super::GREATEST));
        }
        let effect = match (table.colour, table.trigger) {
            (Colour::Orange, None) => {
                check_blocks(&place, &table.blocks, Home::Room)?;
                RoomEffect::Blocks(table.blocks)
            }
            (Colour::Blue, Some(trigger)) if table.blocks.is_empty() => {
                RoomEffect::Trigger(self::trigger(&format!("{place}: trigger"), trigger)?)
            }
            (Colour::Orange | Colour::Blue, _) => {
                return fault(place, "orange rooms have blocks, blue rooms a trigger".to_owned());
            }
        };
        let tile = RoomTile {
            back: Some(table.back),
            cost: table.cost,
            points: table.points,
            walls: Some(table.walls),
            accepts: table.walls.accepted(),
            effect,
            provenance: table.provenance,
        };
        entries.push((table.id, tile));
    }
    let rooms = one_each("room", entries)?;
    check_chains(&rooms)?;
    Ok(rooms)
}

/// A reaction to a good must not bring a good to which a room reacts, or it would never end.
fn check_chains(rooms: &[RoomTile]) -> Result<(), SetupError> {
    let reactions = || rooms.iter().filter_map(|room| room.trigger());
    for trigger in reactions() {
        let Trigger::GainOnGood { goods, .. } = trigger else { continue };
        for other in reactions() {
            if let Trigger::GainOnGood { good, .. } = other
                && goods[*good] > 0
            {
                return fault(
                    "room: trigger",
                    format!("a room that reacts to a gain gives {good}, to which a room reacts"),
                );
            }
        }
    }
    Ok(())
}

fn trigger(place: &str, table: TriggerTable) -> Result<Trigger, SetupError> {
    let impossible = || fault(place, "this mode and effect do not go with this `when`".to_owned());
    Ok(match table {
        TriggerTable::TileTaken { tile, mode: Mode::May, effect: Operation::Trade { pay_any, goods } } => {
            check_amounts(place, &goods)?;
            let [price] = pay_any.as_slice() else {
                return fault(place, "must have exactly one price".to_owned());
            };
            check_amounts(place, price)?;
            Trigger::TradeInTurnWith { tile, price: *price, goods }
        }
        TriggerTable::GoodGained { good, min, max, mode: Mode::Auto, effect } => {
            Trigger::GainOnGood { good, min: min.max(1), max, goods: plain_gain(place, &effect)? }
        }
        TriggerTable::RoomsAction {
            counts,
            mode: Mode::May,
            timing: Timing::After,
            effect: Operation::ExtraRoom { count },
        } => Trigger::ExtraRooms { counts, extra: count.min(super::GREATEST) },
        TriggerTable::RoomsAction { counts, mode: Mode::Auto, timing, effect } => Trigger::GainOnRooms {
            counts,
            goods: plain_gain(place, &effect)?,
            collectable: timing == Timing::BeforeOrAfter,
        },
        TriggerTable::WallBuilt { mode: Mode::Auto, effect } => {
            Trigger::GainOnWall { goods: plain_gain(place, &effect)? }
        }
        TriggerTable::TileTaken { .. }
        | TriggerTable::GoodGained { .. }
        | TriggerTable::RoomsAction { .. }
        | TriggerTable::WallBuilt { .. } => return impossible(),
    })
}

fn plain_gain(place: &str, effect: &Operation) -> Result<Goods, SetupError> {
    let Operation::Gain { goods, if_fewer: Goods::EMPTY } = effect else {
        return fault(place, "the effect must be a gain without condition".to_owned());
    };
    check_amounts(place, goods)?;
    Ok(*goods)
}

fn check_blocks(place: &str, blocks: &[Block], home: Home) -> Result<(), SetupError> {
    if blocks.is_empty() || blocks.len() > BlockNumber::COUNT {
        return fault(place, format!("has {} blocks, must have 1 to {}", blocks.len(), BlockNumber::COUNT));
    }
    for (number, block) in (1..).zip(blocks) {
        let place = format!("{place}: block {number}");
        if block.options.is_empty() || block.options.len() > OptionId::OPTIONS {
            let (count, most) = (block.options.len(), OptionId::OPTIONS);
            return fault(place, format!("has {count} options, must have 1 to {most}"));
        }
        for operation in &block.options {
            check_operation(&place, operation, home)?;
        }
    }
    Ok(())
}

fn check_operation(place: &str, operation: &Operation, home: Home) -> Result<(), SetupError> {
    let on = |wanted: Home, what: &str| {
        if home == wanted { Ok(()) } else { fault(place, what.to_owned()) }
    };
    match operation {
        Operation::Gain { goods, if_fewer } => {
            check_amounts(place, goods)?;
            check_amounts(place, if_fewer)
        }
        Operation::GainOne { of } => {
            check_prices(place, of, 1..=usize::MAX)?;
            if of.iter().any(|goods| goods.kinds().count() != 1) {
                return fault(place, "each alternative of `gain_one` is one kind of good".to_owned());
            }
            Ok(())
        }
        Operation::Trade { pay_any, goods } => {
            check_amounts(place, goods)?;
            check_prices(place, pay_any, 1..=usize::MAX)
        }
        Operation::TradeDistinct { kinds, of, goods } => {
            check_amounts(place, goods)?;
            if *kinds == 0 || usize::from(*kinds) > of.len() {
                return fault(place, format!("`kinds` must be 1 to {}, the length of `of`", of.len()));
            }
            Ok(())
        }
        Operation::ReplenishOne { of, to } | Operation::ReplenishAll { of, to } => {
            on(Home::Room, "replenishing occurs on rooms only (CD-6.8.3)")?;
            if of.is_empty() || *to > super::GREATEST {
                return fault(place, format!("needs goods in `of`, and `to` of at most {}", super::GREATEST));
            }
            Ok(())
        }
        Operation::BuildWall {} => Ok(()),
        Operation::RazeWall { goods } => check_amounts(place, goods),
        Operation::Excavate { count, pay_any, .. } => {
            check_prices(place, pay_any, 0..=1)?;
            if !(1..=2).contains(count) {
                return fault(place, "`count` must be 1 or 2".to_owned());
            }
            Ok(())
        }
        Operation::Furnish { pay_any, pay_food_per_turn } => {
            on(Home::Tile, "furnishing occurs on action tiles only (CD-6.6.9)")?;
            check_prices(place, pay_any, 0..=usize::MAX)?;
            if *pay_food_per_turn > 9 || *pay_food_per_turn > 0 && !pay_any.is_empty() {
                let rule = "has either `pay_any` or a `pay_food_per_turn` of 1 to 9, or neither";
                return fault(place, rule.to_owned());
            }
            Ok(())
        }
        Operation::UseRooms { count } => {
            on(Home::Tile, "room actions occur on action tiles only (CD-6.7)")?;
            if *count == 0 || *count > super::GREATEST {
                return fault(place, format!("`count` must be 1 to {}", super::GREATEST));
            }
            Ok(())
        }
        Operation::ExtraRoom { .. } => {
            fault(place, "`extra_room` occurs in triggers only (CD-13.2)".to_owned())
        }
    }
}

/// Alternatives are told apart by their first good, so no two may begin with the same.
fn check_prices(
    place: &str,
    prices: &[Goods],
    count: std::ops::RangeInclusive<usize>,
) -> Result<(), SetupError> {
    if !count.contains(&prices.len()) {
        return fault(place, format!("{} alternatives are too few or too many", prices.len()));
    }
    for (number, price) in prices.iter().enumerate() {
        check_amounts(place, price)?;
        let Some(first) = price.kinds().next() else {
            return fault(place, "an alternative is empty; leave it out".to_owned());
        };
        if prices[..number].iter().any(|other| other.kinds().next() == Some(first)) {
            return fault(place, format!("two alternatives begin with {first}"));
        }
    }
    Ok(())
}
