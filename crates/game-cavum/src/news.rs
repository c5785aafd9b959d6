//! What happened in a step, for the narration.

use crate::hex::{Cell, Hex};
use crate::pieces::{Colour, OrderCard, Rotation, SequenceCard, Tile};
use adit_game::{Seat, Texts, Value};
use serde::{Deserialize, Serialize};

/// Something that happened. Everything here happened in the open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each event is told by the text of the same name in texts/")]
pub enum Event {
    PhaseBegan { phase: u8 },
    OpenerDrawn { seat: Seat },
    OrderRevealed { order: OrderCard },
    Bid { seat: Seat, points: u16 },
    Passed { seat: Seat },
    AuctionWon { seat: Seat, points: u16 },
    CardTaken { seat: Seat, card: SequenceCard },
    Dealt,
    OrderTaken { seat: Seat, order: OrderCard, points: i32 },
    ChipsPlaced { orders: u8 },
    TileLaid { seat: Seat, tile: Tile, hex: Hex, rotation: Rotation, bought: bool },
    StationBuilt { seat: Seat, place: Cell, bought: bool },
    VeinDiscovered { seat: Seat, hex: Hex, colour: Colour, stones: u8, bought: bool },
    OptionScored { seat: Seat, points: i32 },
    TileDiscarded { seat: Seat, tile: Tile },
    StationDiscarded { seat: Seat },
    VeinDiscarded { seat: Seat },
    Prospected { seat: Seat, stones: Vec<FoundStone> },
    VeinExhausted { hex: Hex },
    TurnEnded { seat: Seat },
    CityScored { seat: Seat, city: u8, stations: u8, points: i32 },
    Exploded { dynamite: Vec<Hex>, tiles: u8 },
    SaleBid { seat: Seat, colour: Colour, price: u16 },
    SalePassed { seat: Seat, colour: Colour },
    Sold { seat: Seat, colour: Colour, stones: u8, points: i32 },
    NothingSold { colour: Colour },
    OrderFulfilled { seat: Seat, order: OrderCard, points: i32 },
    OrdersDone { seat: Seat },
    Penalty { seat: Seat, points: i32 },
    StoneSold { seat: Seat, colour: Colour, points: i32 },
    GameEnded,
}

/// So many events are kept without asking for memory; most steps have fewer.
const USUAL_EVENTS: usize = 4;

/// What happened in the last step, in order.
pub type News = adit_kit::News<Event, USUAL_EVENTS>;

/// A stone taken from a vein.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoundStone {
    /// Where the vein lies.
    pub hex: Hex,
    /// The colour of the stone.
    pub colour: Colour,
}

/// The name of a colour in the reader's language.
pub fn colour_name(texts: &Texts, colour: Colour) -> String {
    texts.say(&format!("colour-{colour}"), &[])
}

/// The name of a tile in the reader's language.
pub fn tile_name(texts: &Texts, tile: Tile) -> String {
    texts.say(&format!("tile-{tile}"), &[])
}

/// The name of a city: A, B and so on.
pub fn city_name(city: usize) -> char {
    char::from(b'A' + city as u8)
}

impl Event {
    /// The event as a sentence.
    pub fn tell(&self, texts: &Texts) -> String {
        let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
        let who = |seat: Seat| ("who", Value::from(texts.seat(seat)));
        let points = |points: i32| ("points", Value::from(i64::from(points)));
        let order = |order: OrderCard| ("order", Value::from(i64::from(order.number())));
        let stones = |stones: u8| ("stones", Value::from(i64::from(stones)));
        let colour = |colour: Colour| ("colour", Value::from(colour_name(texts, colour)));
        let tile = |tile: Tile| ("tile", Value::from(tile_name(texts, tile)));
        let hex = |hex: Hex| ("hex", Value::from(hex.to_string()));
        let bought = |bought: bool| ("bought", Value::from(if bought { "yes" } else { "no" }));
        match *self {
            Event::PhaseBegan { phase } => say("event-phase-began", &[("phase", i64::from(phase).into())]),
            Event::OpenerDrawn { seat } => say("event-opener-drawn", &[who(seat)]),
            Event::OrderRevealed { order: card } => say("event-order-revealed", &[order(card)]),
            Event::Bid { seat, points: bid } => say("event-bid", &[who(seat), points(bid.into())]),
            Event::Passed { seat } => say("event-passed", &[who(seat)]),
            Event::AuctionWon { seat, points: bid } => {
                say("event-auction-won", &[who(seat), points(bid.into())])
            }
            Event::CardTaken { seat, card } => {
                say("event-card-taken", &[who(seat), ("card", i64::from(card.number()).into())])
            }
            Event::Dealt => say("event-dealt", &[]),
            Event::OrderTaken { seat, order: card, points: scored } => {
                say("event-order-taken", &[who(seat), order(card), points(scored)])
            }
            Event::ChipsPlaced { orders } => {
                say("event-chips-placed", &[("orders", i64::from(orders).into())])
            }
            Event::TileLaid { seat, tile: laid, hex: place, rotation: _, bought: from_pool } => {
                say("event-tile-laid", &[who(seat), tile(laid), hex(place), bought(from_pool)])
            }
            Event::StationBuilt { seat, place, bought: from_pool } => say(
                "event-station-built",
                &[who(seat), ("place", place.to_string().into()), bought(from_pool)],
            ),
            Event::VeinDiscovered { seat, hex: place, colour: found, stones: on_it, bought: from_pool } => {
                say(
                    "event-vein-discovered",
                    &[who(seat), hex(place), colour(found), stones(on_it), bought(from_pool)],
                )
            }
            Event::OptionScored { seat, points: scored } => {
                say("event-option-scored", &[who(seat), points(scored)])
            }
            Event::TileDiscarded { seat, tile: discarded } => {
                say("event-tile-discarded", &[who(seat), tile(discarded)])
            }
            Event::StationDiscarded { seat } => say("event-station-discarded", &[who(seat)]),
            Event::VeinDiscarded { seat } => say("event-vein-discarded", &[who(seat)]),
            Event::Prospected { seat, stones: ref found } => {
                let named =
                    found.iter().map(|stone| say("found-stone", &[colour(stone.colour), hex(stone.hex)]));
                let stones = ("stones", texts.list(named).into());
                say("event-prospected", &[who(seat), ("count", (found.len() as i64).into()), stones])
            }
            Event::VeinExhausted { hex: place } => say("event-vein-exhausted", &[hex(place)]),
            Event::TurnEnded { seat } => say("event-turn-ended", &[who(seat)]),
            Event::CityScored { seat, city, stations, points: scored } => {
                let city = ("city", city_name(usize::from(city)).to_string().into());
                let stations = ("stations", i64::from(stations).into());
                say("event-city-scored", &[who(seat), city, stations, points(scored)])
            }
            Event::Exploded { ref dynamite, tiles } => {
                let places = texts.list(dynamite.iter().map(ToString::to_string));
                say("event-exploded", &[("places", places.into()), ("tiles", i64::from(tiles).into())])
            }
            Event::SaleBid { seat, colour: sold, price } => {
                say("event-sale-bid", &[who(seat), colour(sold), ("price", i64::from(price).into())])
            }
            Event::SalePassed { seat, colour: sold } => say("event-sale-passed", &[who(seat), colour(sold)]),
            Event::Sold { seat, colour: sold, stones: count, points: scored } => {
                say("event-sold", &[who(seat), colour(sold), stones(count), points(scored)])
            }
            Event::NothingSold { colour: unsold } => say("event-nothing-sold", &[colour(unsold)]),
            Event::OrderFulfilled { seat, order: card, points: scored } => {
                say("event-order-fulfilled", &[who(seat), order(card), points(scored)])
            }
            Event::OrdersDone { seat } => say("event-orders-done", &[who(seat)]),
            Event::Penalty { seat, points: lost } => say("event-penalty", &[who(seat), points(lost)]),
            Event::StoneSold { seat, colour: sold, points: scored } => {
                say("event-stone-sold", &[who(seat), colour(sold), points(scored)])
            }
            Event::GameEnded => say("event-game-ended", &[]),
        }
    }
}

/// Where the last step has left something to see in the picture.
pub fn traces(_view: &crate::view::View) -> Vec<adit_game::Trace> {
    Vec::new()
}
