//! What things are called in the reader's language.

use crate::components::Order;
use crate::hex::{Cell, Direction};
use crate::pieces::{Colour, Exits, OrderCard, Stones, Tile, Tiles};
use crate::view::View;
use adit_game::{Texts, Value};

/// The names of the directions, from east anticlockwise.
const DIRECTIONS: [&str; 6] = [
    "direction-east",
    "direction-north-east",
    "direction-north-west",
    "direction-west",
    "direction-south-west",
    "direction-south-east",
];

/// A number inside a text.
pub fn number<'a>(number: impl Into<i64>) -> Value<'a> {
    Value::Number(number.into())
}

/// A colour: "yellow".
pub fn colour(texts: &Texts, colour: Colour) -> String {
    texts.say(&format!("colour-{colour}"), &[])
}

/// All stones of a colour: "yellow stones".
pub fn gems(texts: &Texts, colour: Colour) -> String {
    texts.say(&format!("gems-{colour}"), &[])
}

/// Some stones of a colour: "3 yellow stones".
pub fn stones(texts: &Texts, colour: Colour, count: u8) -> String {
    texts.say(&format!("stones-{colour}"), &[("count", number(count))])
}

/// Stones of several colours, one after the other.
pub fn all_stones(texts: &Texts, stones: &Stones) -> String {
    let named = stones.iter().filter(|&(_, count)| count > 0);
    texts.list(named.map(|(colour, count)| self::stones(texts, colour, count)))
}

/// The colours of stones, each with its number: "1 yellow, 2 red".
pub fn counted_colours(texts: &Texts, stones: &Stones) -> String {
    let named = stones.iter().filter(|&(_, count)| count > 0).map(|(colour, count)| {
        let values = [("colour", self::colour(texts, colour).into()), ("count", number(count))];
        texts.say("count-stones", &values)
    });
    texts.list(named)
}

/// A tile: "three-exit tile".
pub fn tile(texts: &Texts, tile: Tile) -> String {
    texts.say(&format!("tile-{tile}"), &[])
}

/// Tiles with their numbers, or that there are none.
pub fn tiles(texts: &Texts, tiles: &Tiles) -> String {
    let named = tiles.iter().filter(|&(_, count)| count > 0).map(|(tile, count)| {
        texts.say("count-tiles", &[("tile", self::tile(texts, tile).into()), ("count", number(count))])
    });
    or_nothing(texts, texts.list(named))
}

/// A list, or that there is nothing in it.
pub fn or_nothing(texts: &Texts, list: String) -> String {
    if list.is_empty() { texts.say("sketch-nothing", &[]) } else { list }
}

/// Exits by their directions: "east, north-west".
pub fn exits(texts: &Texts, exits: Exits) -> String {
    let named = exits.iter().map(|direction: Direction| texts.say(DIRECTIONS[direction.index()], &[]));
    texts.list(named)
}

/// The letter of a city: A, B and so on.
pub fn city_name(city: usize) -> char {
    char::from(b'A' + city as u8)
}

/// The city that a place belongs to.
pub fn city_of(view: &View, cell: Cell) -> Option<usize> {
    match cell {
        Cell::Ring(ring) => view.rulebook.components.city_of(ring),
        Cell::Hex(_) => None,
    }
}

/// A place as the board names it, with its city: "K4", "M3 (city A)".
pub fn place(view: &View, texts: &Texts, cell: Cell) -> String {
    match city_of(view, cell) {
        None => cell.to_string(),
        Some(city) => {
            let city = city_name(city).to_string();
            texts.say("place-in-city", &[("cell", cell.to_string().into()), ("city", city.into())])
        }
    }
}

/// What stands on an order card, for a text.
pub fn order_values<'a>(view: &View, texts: &Texts, card: OrderCard) -> [(&'static str, Value<'a>); 4] {
    let Order { stones, value, penalty } = view.rulebook.components.order(card);
    [
        ("order", number(card.number())),
        ("stones", counted_colours(texts, stones).into()),
        ("value", number(*value)),
        ("penalty", number(*penalty)),
    ]
}

/// A name at the beginning of a line.
pub fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
