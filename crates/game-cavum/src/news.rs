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

/// What happened in the last step, in order.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct News(Vec<Event>);

impl News {
    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.0
    }

    /// Adds one thing.
    pub fn tell(&mut self, event: Event) {
        self.0.push(event);
    }

    /// A new step begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

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
        let who =
            |seat: Seat| Value::from(texts.say("seat-name", &[("seat", i64::from(u8::from(seat)).into())]));
        let number = |number: i64| Value::Number(number);
        let colour = |colour: Colour| Value::from(colour_name(texts, colour));
        let bought = |bought: bool| Value::from(if bought { "yes" } else { "no" });
        let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
        match self {
            Event::PhaseBegan { phase } => say("event-phase-began", &[("phase", number((*phase).into()))]),
            Event::OpenerDrawn { seat } => say("event-opener-drawn", &[("who", who(*seat))]),
            Event::OrderRevealed { order } => {
                say("event-order-revealed", &[("order", number(order.number().into()))])
            }
            Event::Bid { seat, points } => {
                say("event-bid", &[("who", who(*seat)), ("points", number((*points).into()))])
            }
            Event::Passed { seat } => say("event-passed", &[("who", who(*seat))]),
            Event::AuctionWon { seat, points } => {
                say("event-auction-won", &[("who", who(*seat)), ("points", number((*points).into()))])
            }
            Event::CardTaken { seat, card } => {
                say("event-card-taken", &[("who", who(*seat)), ("card", number(card.number().into()))])
            }
            Event::Dealt => say("event-dealt", &[]),
            Event::OrderTaken { seat, order, points } => say(
                "event-order-taken",
                &[
                    ("who", who(*seat)),
                    ("order", number(order.number().into())),
                    ("points", number((*points).into())),
                ],
            ),
            Event::ChipsPlaced { orders } => {
                say("event-chips-placed", &[("orders", number((*orders).into()))])
            }
            Event::TileLaid { seat, tile, hex, rotation: _, bought: from_pool } => say(
                "event-tile-laid",
                &[
                    ("who", who(*seat)),
                    ("tile", tile_name(texts, *tile).into()),
                    ("hex", hex.to_string().into()),
                    ("bought", bought(*from_pool)),
                ],
            ),
            Event::StationBuilt { seat, place, bought: from_pool } => say(
                "event-station-built",
                &[("who", who(*seat)), ("place", place.to_string().into()), ("bought", bought(*from_pool))],
            ),
            Event::VeinDiscovered { seat, hex, colour: found, stones, bought: from_pool } => say(
                "event-vein-discovered",
                &[
                    ("who", who(*seat)),
                    ("hex", hex.to_string().into()),
                    ("colour", colour(*found)),
                    ("stones", number((*stones).into())),
                    ("bought", bought(*from_pool)),
                ],
            ),
            Event::OptionScored { seat, points } => {
                say("event-option-scored", &[("who", who(*seat)), ("points", number((*points).into()))])
            }
            Event::TileDiscarded { seat, tile } => {
                say("event-tile-discarded", &[("who", who(*seat)), ("tile", tile_name(texts, *tile).into())])
            }
            Event::StationDiscarded { seat } => say("event-station-discarded", &[("who", who(*seat))]),
            Event::VeinDiscarded { seat } => say("event-vein-discarded", &[("who", who(*seat))]),
            Event::Prospected { seat, stones } => {
                let found: Vec<_> = stones
                    .iter()
                    .map(|stone| format!("{} ({})", colour_name(texts, stone.colour), stone.hex))
                    .collect();
                let values = [
                    ("who", who(*seat)),
                    ("count", number(stones.len() as i64)),
                    ("stones", found.join(", ").into()),
                ];
                say("event-prospected", &values)
            }
            Event::VeinExhausted { hex } => say("event-vein-exhausted", &[("hex", hex.to_string().into())]),
            Event::TurnEnded { seat } => say("event-turn-ended", &[("who", who(*seat))]),
            Event::CityScored { seat, city, stations, points } => say(
                "event-city-scored",
                &[
                    ("who", who(*seat)),
                    ("city", city_name(usize::from(*city)).to_string().into()),
                    ("stations", number((*stations).into())),
                    ("points", number((*points).into())),
                ],
            ),
            Event::Exploded { dynamite, tiles } => {
                let places: Vec<_> = dynamite.iter().map(ToString::to_string).collect();
                say(
                    "event-exploded",
                    &[("places", places.join(", ").into()), ("tiles", number((*tiles).into()))],
                )
            }
            Event::SaleBid { seat, colour: sold, price } => say(
                "event-sale-bid",
                &[("who", who(*seat)), ("colour", colour(*sold)), ("price", number((*price).into()))],
            ),
            Event::SalePassed { seat, colour: sold } => {
                say("event-sale-passed", &[("who", who(*seat)), ("colour", colour(*sold))])
            }
            Event::Sold { seat, colour: sold, stones, points } => say(
                "event-sold",
                &[
                    ("who", who(*seat)),
                    ("colour", colour(*sold)),
                    ("stones", number((*stones).into())),
                    ("points", number((*points).into())),
                ],
            ),
            Event::NothingSold { colour: unsold } => {
                say("event-nothing-sold", &[("colour", colour(*unsold))])
            }
            Event::OrderFulfilled { seat, order, points } => say(
                "event-order-fulfilled",
                &[
                    ("who", who(*seat)),
                    ("order", number(order.number().into())),
                    ("points", number((*points).into())),
                ],
            ),
            Event::OrdersDone { seat } => say("event-orders-done", &[("who", who(*seat))]),
            Event::Penalty { seat, points } => {
                say("event-penalty", &[("who", who(*seat)), ("points", number((*points).into()))])
            }
            Event::StoneSold { seat, colour: sold, points } => say(
                "event-stone-sold",
                &[("who", who(*seat)), ("colour", colour(*sold)), ("points", number((*points).into()))],
            ),
            Event::GameEnded => say("event-game-ended", &[]),
        }
    }
}
