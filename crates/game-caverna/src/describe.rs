//! Tiles, rooms and goods in the reader's language. What tiles and rooms do is described from the vocabulary
//! of the data file, so that the description is right for any data.

use crate::components::{
    Block, BlocksDone, Components, Need, Operation, RoomEffect, RoomTile, Trigger, open_options,
};
use crate::phase::Turn;
use crate::pieces::{Compass, Edge, Good, Goods, Room, Space, Tile};
use crate::view::View;
use adit_game::{Part, Texts, Value};
use adit_kit::Set;

/// The name of a good.
pub fn good_name(texts: &Texts, good: Good) -> String {
    texts.say(&format!("good-{good}"), &[])
}

/// The name of a room.
pub fn room_name(texts: &Texts, room: Room) -> String {
    texts.say(&format!("room-{room}"), &[])
}

/// The name of an action tile.
pub fn tile_name(texts: &Texts, tile: Tile) -> String {
    texts.say(&format!("tile-{tile}"), &[])
}

/// How a space is called.
pub fn space_name(texts: &Texts, space: Space) -> String {
    texts.label(&Part::new("space", space.word()))
}

/// How an edge is called.
pub fn edge_name(texts: &Texts, edge: Edge) -> String {
    texts.label(&Part::new("edge", edge.word()))
}

/// So much of a good, e.g. "2 emmer".
pub fn amount(texts: &Texts, good: Good, count: u8) -> String {
    texts.say(&format!("amount-{good}"), &[("count", i64::from(count).into())])
}

/// An amount of goods, e.g. "2 emmer and 1 flax".
pub fn goods(texts: &Texts, goods: &Goods) -> String {
    listed(texts, "and", goods.kinds().map(|good| amount(texts, good, goods[good])))
}

/// These things, the last one behind a word of its own: "wood, stone and food", "wood, stone or food".
fn listed(texts: &Texts, last_by: &str, items: impl Iterator<Item = String>) -> String {
    let mut items: Vec<String> = items.collect();
    match items.pop() {
        None => String::new(),
        Some(only) if items.is_empty() => only,
        Some(last) => join(texts, last_by, texts.list(items), last),
    }
}

fn join(texts: &Texts, id: &str, list: String, item: String) -> String {
    texts.say(id, &[("list", list.into()), ("item", item.into())])
}

/// One of these: "emmer or flax".
pub fn one_of(texts: &Texts, items: impl Iterator<Item = String>) -> String {
    listed(texts, "or", items)
}

/// The text with a capital at its beginning, as titles have it.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn alternatives(texts: &Texts, all: &[Goods]) -> String {
    one_of(texts, all.iter().map(|amount| goods(texts, amount)))
}

/// The names of some goods of which one is chosen.
pub fn good_names(texts: &Texts, kinds: Set<Good>) -> String {
    one_of(texts, kinds.iter().map(|good| good_name(texts, good)))
}

/// The names of some goods that are all meant.
pub fn all_good_names(texts: &Texts, kinds: Set<Good>) -> String {
    listed(texts, "and", kinds.iter().map(|good| good_name(texts, good)))
}

/// The names of some sides of a space.
pub fn side_names(texts: &Texts, sides: Set<Compass>) -> String {
    listed(texts, "and", sides.iter().map(|side| texts.say(&format!("side-{}", side.word()), &[])))
}

/// The names of some spaces.
pub fn space_names(texts: &Texts, spaces: Set<Space>) -> String {
    // Names of spaces have commas of their own.
    let names = spaces.iter().map(|space| space_name(texts, space));
    names.reduce(|list, item| join(texts, "other-block", list, item)).unwrap_or_default()
}

/// The names of some rooms.
pub fn room_names(texts: &Texts, rooms: Set<Room>) -> String {
    texts.list(rooms.iter().map(|room| room_name(texts, room)))
}

/// The names of some tiles.
pub fn tile_names(texts: &Texts, tiles: Set<Tile>) -> String {
    texts.list(tiles.iter().map(|tile| tile_name(texts, tile)))
}

/// What a room costs beside the fee.
pub fn cost(texts: &Texts, room: &RoomTile) -> String {
    if room.cost.is_empty() { texts.say("sketch-no-cost", &[]) } else { goods(texts, &room.cost) }
}

/// How the game ended.
pub fn ending(texts: &Texts, components: &Components, ending: &str) -> String {
    let (target, outstanding) = (components.solo.target, components.solo.outstanding_above);
    let values = [("target", i64::from(target).into()), ("outstanding", i64::from(outstanding).into())];
    texts.say(&format!("ending-{ending}"), &values)
}

/// What the game waits for, or how it ended.
pub fn now(texts: &Texts, view: &View) -> String {
    if let Some(how) = &view.ending {
        return ending(texts, &view.rulebook.components, how);
    }
    match (view.phase.turn(), view.acting()) {
        (Some(carried_out), _) => turn(texts, &carried_out),
        (None, Some(seat)) => texts.say("describe-takes", &[("who", texts.seat(seat).into())]),
        (None, None) => texts.say("describe-prepared", &[]),
    }
}

/// Who carries out which tile.
pub fn turn(texts: &Texts, turn: &Turn) -> String {
    let values = [("who", texts.seat(turn.seat).into()), ("tile", tile_name(texts, turn.tile).into())];
    texts.say("sketch-turn", &values)
}

/// The walls that a room asks for as four letters: a capital must be a wall, a small letter may be one, and a
/// dot must not.
pub fn pattern(room: &RoomTile) -> String {
    let Some(walls) = room.walls else { return String::new() };
    let letter = |(need, letter): (Need, char)| match need {
        Need::Must => letter,
        Need::May => letter.to_ascii_lowercase(),
        Need::None => '.',
    };
    [(walls.n, 'N'), (walls.e, 'E'), (walls.s, 'S'), (walls.w, 'W')].map(letter).iter().collect()
}

/// What a tile does.
pub fn tile(texts: &Texts, components: &Components, tile: Tile) -> String {
    blocks(texts, &components.tile(tile).blocks, BlocksDone::NONE)
}

/// What a room does.
pub fn room(texts: &Texts, components: &Components, room: Room) -> String {
    match &components.room(room).effect {
        RoomEffect::Blocks(content) => blocks(texts, content, BlocksDone::NONE),
        RoomEffect::Trigger(content) => trigger(texts, content),
    }
}

/// What the blocks do that are not done yet.
pub fn blocks(texts: &Texts, blocks: &[Block], done: BlocksDone) -> String {
    let block = |content: &Block| {
        let options = content.options.iter().map(|option| operation(texts, option));
        options.reduce(|list, item| join(texts, "other-option", list, item)).unwrap_or_default()
    };
    let blocks = done.rest(blocks).map(|(_, content)| block(content));
    blocks.reduce(|list, item| join(texts, "other-block", list, item)).unwrap_or_default()
}

/// What a tile does, each option with its word in the notation, for the terminal.
pub fn tile_in_words(texts: &Texts, components: &Components, tile: Tile) -> String {
    blocks_in_words(texts, &components.tile(tile).blocks)
}

/// The same of a room.
pub fn room_in_words(texts: &Texts, components: &Components, room: Room) -> String {
    match &components.room(room).effect {
        RoomEffect::Blocks(content) => blocks_in_words(texts, content),
        RoomEffect::Trigger(content) => trigger(texts, content),
    }
}

fn blocks_in_words(texts: &Texts, blocks: &[Block]) -> String {
    let options = open_options(blocks, BlocksDone::NONE).map(|(option, content)| {
        let values = [("option", option.word().into()), ("effect", operation(texts, content).into())];
        texts.say("coded-option", &values)
    });
    options.reduce(|list, item| join(texts, "other-block", list, item)).unwrap_or_default()
}

/// The walls that a room asks for, however it is turned.
pub fn walls(texts: &Texts, room: &RoomTile) -> Option<String> {
    let walls = room.walls?;
    let needs = [walls.n, walls.e, walls.s, walls.w];
    let count = |wanted: Need| needs.iter().filter(|need| **need == wanted).count() as i64;
    let is_must = |side: usize| needs[side % 4] == Need::Must;
    let must = match count(Need::Must) {
        0 => "none",
        1 => "one",
        2 if (0..2).any(|side| is_must(side) && is_must(side + 2)) => "opposite",
        2 => "corner",
        3 => "three",
        _ => "four",
    };
    // Beside one wall is less than anywhere: the side across stays open.
    let is_beside = |side: usize| is_must(side + 1) || is_must(side + 3);
    let beside = must == "one" && (0..4).all(|side| needs[side] != Need::May || is_beside(side));
    let values = [
        ("must", must.into()),
        ("may", count(Need::May).into()),
        ("open", count(Need::None).into()),
        ("beside", (if beside { "yes" } else { "no" }).into()),
    ];
    Some(texts.say("walls", &values))
}

/// What an option does.
pub fn operation(texts: &Texts, operation: &Operation) -> String {
    let number = |number: u8| Value::Number(number.into());
    match operation {
        Operation::Gain { goods: gain, if_fewer } if if_fewer.is_empty() => {
            texts.say("do-gain", &[("goods", goods(texts, gain).into())])
        }
        Operation::Gain { goods: gain, if_fewer } => {
            let limits = if_fewer.kinds().map(|good| amount(texts, good, if_fewer[good]));
            let (gain, fewer) = (goods(texts, gain), one_of(texts, limits));
            texts.say("do-gain-if-fewer", &[("goods", gain.into()), ("fewer", fewer.into())])
        }
        Operation::GainOne { of } => texts.say("do-gain", &[("goods", alternatives(texts, of).into())]),
        Operation::Trade { pay_any, goods: gain } => {
            let values =
                [("price", alternatives(texts, pay_any).into()), ("goods", goods(texts, gain).into())];
            texts.say("do-trade", &values)
        }
        Operation::TradeDistinct { kinds, goods: gain, .. } => {
            texts.say("do-trade-distinct", &[("kinds", number(*kinds)), ("goods", goods(texts, gain).into())])
        }
        Operation::ReplenishOne { of, to } => {
            texts.say("do-replenish-one", &[("goods", good_names(texts, *of).into()), ("to", number(*to))])
        }
        Operation::ReplenishAll { of, to } => {
            let kinds = all_good_names(texts, *of);
            texts.say("do-replenish-all", &[("goods", kinds.into()), ("to", number(*to))])
        }
        Operation::BuildWall {} => texts.say("do-build-wall", &[]),
        Operation::RazeWall { goods: gain } => {
            texts.say("do-raze-wall", &[("goods", goods(texts, gain).into())])
        }
        Operation::Excavate { count, pay_any, through_walls } => {
            let id = match (pay_any.is_empty(), through_walls) {
                (true, false) => "do-excavate",
                (true, true) => "do-excavate-through-walls",
                (false, false) => "do-pay-excavate",
                (false, true) => "do-pay-excavate-through-walls",
            };
            texts.say(id, &[("count", number(*count)), ("price", alternatives(texts, pay_any).into())])
        }
        Operation::Furnish { pay_any, pay_food_per_turn } => match (pay_any.is_empty(), pay_food_per_turn) {
            (true, 0) => texts.say("do-furnish", &[]),
            (true, food) => texts.say("do-furnish-per-dwarf", &[("food", number(*food))]),
            (false, _) => texts.say("do-furnish-for", &[("fee", alternatives(texts, pay_any).into())]),
        },
        Operation::UseRooms { count } => texts.say("do-use-rooms", &[("count", number(*count))]),
        Operation::ExtraRoom { count } => texts.say("do-extra-room", &[("count", number(*count))]),
    }
}

fn trigger(texts: &Texts, trigger: &Trigger) -> String {
    let amount = |gain: &Goods| Value::from(goods(texts, gain));
    let numbers = |counts: &[u8]| Value::from(one_of(texts, counts.iter().map(u8::to_string)));
    match trigger {
        Trigger::TradeInTurnWith { tile, price, goods } => {
            let tile = tile_name(texts, *tile).into();
            texts.say("blue-trade", &[("tile", tile), ("price", amount(price)), ("goods", amount(goods))])
        }
        Trigger::GainOnGood { good, min, max, goods } => texts.say(
            "blue-gain-on-good",
            &[
                ("good", good_name(texts, *good).into()),
                ("min", Value::Number((*min).into())),
                ("max", Value::Number((*max).into())),
                ("goods", amount(goods)),
            ],
        ),
        Trigger::ExtraRooms { counts, extra } => {
            let extra = Value::Number((*extra).into());
            texts.say("blue-extra-rooms", &[("counts", numbers(counts)), ("extra", extra)])
        }
        Trigger::GainOnRooms { counts, goods, .. } => {
            texts.say("blue-gain-on-rooms", &[("counts", numbers(counts)), ("goods", amount(goods))])
        }
        Trigger::GainOnWall { goods } => texts.say("blue-gain-on-wall", &[("goods", amount(goods))]),
    }
}
