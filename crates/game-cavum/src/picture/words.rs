//! Places of the picture in words: for those who point at them, and for those who cannot see them.

use crate::hex::{Cell, Hex, RingCell};
use crate::news::{city_name, colour_name, tile_name};
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

/// What a hex shows.
pub fn hex(view: &View, texts: &Texts, hex: Hex) -> String {
    let place: (&str, Value<'_>) = ("hex", hex.to_string().into());
    let Some(top) = view.board.tiles.get(&hex).and_then(|stack| stack.last()) else {
        return texts.say("describe-free", &[place]);
    };
    if let Some(vein) = view.board.veins.get(&hex) {
        let colour = ("colour", colour_name(texts, vein.colour).into());
        return texts.say("describe-vein", &[place, colour, ("stones", i64::from(vein.stones).into())]);
    }
    if let Some(&seat) = view.board.stations.get(&Cell::Hex(hex)) {
        return texts.say("describe-station", &[place, ("who", texts.seat(seat).into())]);
    }
    let exits = view.rulebook.components.exits(top.tile.kind(), top.rotation);
    let exits = texts.list(exits.iter().map(|direction| texts.say(DIRECTIONS[direction.index()], &[])));
    let tile = ("tile", tile_name(texts, top.tile).into());
    texts.say("describe-tile", &[place, tile, ("exits", exits.into())])
}

/// What a city cell shows. Nothing is said of separators.
pub fn city_cell(view: &View, texts: &Texts, cell: RingCell) -> Option<String> {
    let city = view.rulebook.components.city_of(cell)?;
    let place: (&str, Value<'_>) = ("cell", cell.to_string().into());
    let city = ("city", city_name(city).to_string().into());
    Some(match view.board.stations.get(&Cell::Ring(cell)) {
        None => texts.say("describe-city-cell", &[place, city]),
        Some(&seat) => texts.say("describe-city-station", &[place, city, ("who", texts.seat(seat).into())]),
    })
}
