//! What happened in a step: as sentences, and as marks in the picture.

use crate::hex::{Cell, Hex};
use crate::names::{self, number};
use crate::phase::city_scoring;
use crate::pieces::{Colour, OrderCard, Rotation, SequenceCard, Tile};
use crate::view::View;
use adit_game::{Part, Seat, Texts, Trace, Value};
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

impl Event {
    /// The event as a sentence. What it has led to is read from the view that it is the news of.
    pub fn tell(&self, view: &View, texts: &Texts) -> String {
        let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
        let who = |seat: Seat| ("who", Value::from(texts.seat(seat)));
        let points = |points: i32| ("points", number(points));
        let colour = |colour: Colour| ("colour", Value::from(names::colour(texts, colour)));
        let gems = |colour: Colour| ("gems", Value::from(names::gems(texts, colour)));
        let stones = |colour: Colour, count: u8| ("stones", Value::from(names::stones(texts, colour, count)));
        let tile = |tile: Tile| ("tile", Value::from(names::tile(texts, tile)));
        let hex = |hex: Hex| ("hex", Value::from(hex.to_string()));
        let bought = |bought: bool| ("bought", Value::from(if bought { "yes" } else { "no" }));
        let order = |id: &str, card: OrderCard, values: &[(&str, Value<'_>)]| {
            let [number, asked, value, _] = names::order_values(view, texts, card);
            say(id, &[&[number, asked, value], values].concat())
        };
        match *self {
            Event::PhaseBegan { phase } => say("event-phase-began", &[("phase", number(phase))]),
            Event::OpenerDrawn { seat } => say("event-opener-drawn", &[who(seat)]),
            Event::OrderRevealed { order: card } => order("event-order-revealed", card, &[]),
            Event::Bid { seat, points: bid } => say("event-bid", &[who(seat), points(bid.into())]),
            Event::Passed { seat } => say("event-passed", &[who(seat)]),
            Event::AuctionWon { seat, points: bid } => {
                say("event-auction-won", &[who(seat), points(bid.into())])
            }
            Event::CardTaken { seat, card } => {
                say("event-card-taken", &[who(seat), ("card", number(card.number()))])
            }
            Event::Dealt => say("event-dealt", &[]),
            Event::OrderTaken { seat, order: card, points: scored } => {
                order("event-order-taken", card, &[who(seat), points(scored)])
            }
            Event::ChipsPlaced { orders } => say("event-chips-placed", &[("orders", number(orders))]),
            Event::TileLaid { seat, tile: laid, hex: place, rotation: _, bought: from_pool } => {
                let stack = view.board.tiles.get(&place).map_or(&[][..], Vec::as_slice);
                let below = stack.iter().rev().nth(1).map(|below| names::tile(texts, below.tile));
                let covers = ("covers", Value::from(if below.is_some() { "yes" } else { "no" }));
                let below = ("below", Value::from(below.unwrap_or_default()));
                say("event-tile-laid", &[who(seat), tile(laid), hex(place), bought(from_pool), covers, below])
            }
            Event::StationBuilt { seat, place, bought: from_pool } => {
                let place_value = ("place", Value::from(place.to_string()));
                match city_worth(view, place) {
                    None => say("event-station-built", &[who(seat), place_value, bought(from_pool)]),
                    Some((city, worth)) => {
                        let city = ("city", Value::from(names::city_name(city).to_string()));
                        let values = [who(seat), place_value, bought(from_pool), city, points(worth)];
                        say("event-city-station-built", &values)
                    }
                }
            }
            Event::VeinDiscovered { seat, hex: place, colour: found, stones: on_it, bought: from_pool } => {
                say(
                    "event-vein-discovered",
                    &[who(seat), hex(place), stones(found, on_it), bought(from_pool)],
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
                say("event-prospected", &[who(seat), ("count", number(found.len() as i64)), stones])
            }
            Event::VeinExhausted { hex: place } => say("event-vein-exhausted", &[hex(place)]),
            Event::TurnEnded { seat } => say("event-turn-ended", &[who(seat)]),
            Event::CityScored { seat, city, stations, points: scored } => {
                let city = ("city", names::city_name(usize::from(city)).to_string().into());
                say("event-city-scored", &[who(seat), city, ("stations", number(stations)), points(scored)])
            }
            Event::Exploded { ref dynamite, tiles } => {
                let places = texts.list(dynamite.iter().map(ToString::to_string));
                say("event-exploded", &[("places", places.into()), ("tiles", number(tiles))])
            }
            Event::SaleBid { seat, colour: sold, price } => {
                say("event-sale-bid", &[who(seat), gems(sold), ("price", number(price))])
            }
            Event::SalePassed { seat, colour: sold } => say("event-sale-passed", &[who(seat), gems(sold)]),
            Event::Sold { seat, colour: sold, stones: count, points: scored } => {
                say("event-sold", &[who(seat), stones(sold, count), points(scored)])
            }
            Event::NothingSold { colour: unsold } => say("event-nothing-sold", &[gems(unsold)]),
            Event::OrderFulfilled { seat, order: card, points: scored } => {
                let asked = names::all_stones(texts, &view.rulebook.components.order(card).stones);
                let values =
                    [who(seat), ("order", number(card.number())), ("stones", asked.into()), points(scored)];
                say("event-order-fulfilled", &values)
            }
            Event::OrdersDone { seat } => say("event-orders-done", &[who(seat)]),
            Event::Penalty { seat, points: lost } => say("event-penalty", &[who(seat), points(lost)]),
            Event::StoneSold { seat, colour: sold, points: scored } => {
                say("event-stone-sold", &[who(seat), stones(sold, 1), points(scored)])
            }
            Event::GameEnded => {
                let keys = |seat: &Seat| {
                    let player = &view.players[seat.index()];
                    (player.score, std::cmp::Reverse(player.card))
                };
                let winner = Seat::all(view.players.len()).max_by_key(keys).unwrap_or(Seat::FIRST);
                say("event-game-ended", &[who(winner), points(view.players[winner.index()].score)])
            }
        }
    }
}

/// The city of a place, and what each connected station in it scores now.
fn city_worth(view: &View, place: Cell) -> Option<(usize, i32)> {
    let city = names::city_of(view, place)?;
    let board = crate::imagine::board(view).ok()?;
    let free = city_scoring::free_spaces(&view.rulebook, &board, view.rulebook.components.cities[city]);
    Some((city, free as i32))
}

/// Where the last step has left something to see in the picture.
pub fn traces(view: &View) -> Vec<Trace> {
    let mut parts: Vec<Part> = Vec::new();
    for event in view.news.events() {
        for part in left_behind(view, event) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
    }
    parts.into_iter().map(Trace::at).collect()
}

/// What an event has changed in the picture.
fn left_behind(view: &View, event: &Event) -> Vec<Part> {
    let score = |seat: Seat| Part::new("score", seat.to_string());
    let hex = |hex: Hex| Part::new("hex", hex.to_string());
    let scale = |colour: Colour| Part::new("colour", colour.word());
    let order = |order: OrderCard| {
        let is_held = view.players.iter().any(|player| player.orders.contains(&order));
        let is_on_show = view.orders.on_show.iter().any(|shown| shown.order == order);
        (is_held || is_on_show).then(|| Part::new("order", order.number().to_string()))
    };
    match *event {
        Event::OrderRevealed { order: card } => order(card).into_iter().collect(),
        Event::AuctionWon { seat, points } if points > 0 => vec![score(seat)],
        Event::CardTaken { card, .. } => vec![Part::new("card", card.number().to_string())],
        Event::OrderTaken { seat, order: card, points } => {
            order(card).into_iter().chain((points > 0).then(|| score(seat))).collect()
        }
        Event::TileLaid { hex: place, .. } | Event::VeinExhausted { hex: place } => vec![hex(place)],
        Event::StationBuilt { place, .. } => vec![place.part()],
        Event::VeinDiscovered { hex: place, colour, .. } => vec![hex(place), scale(colour)],
        Event::OptionScored { seat, .. } => vec![score(seat)],
        Event::TileDiscarded { tile, .. } => vec![Part::new("tile", tile.word())],
        Event::VeinDiscarded { .. } => vec![Part::new("verb", "vein")],
        Event::Prospected { ref stones, .. } => stones.iter().map(|stone| hex(stone.hex)).collect(),
        Event::CityScored { seat, city, .. } => {
            let cells = view.rulebook.components.cities[usize::from(city)].iter().map(Cell::Ring);
            let own = cells.filter(|cell| view.board.stations.get(cell) == Some(&seat));
            own.map(Cell::part).chain([score(seat)]).collect()
        }
        Event::Exploded { ref dynamite, .. } => dynamite.iter().copied().map(hex).collect(),
        Event::SaleBid { colour, .. } => vec![scale(colour)],
        Event::Sold { seat, colour, .. } | Event::StoneSold { seat, colour, .. } => {
            vec![scale(colour), score(seat)]
        }
        Event::OrderFulfilled { seat, order: card, .. } => {
            let asked = view.rulebook.components.order(card).stones;
            asked.kinds().map(scale).chain([score(seat)]).collect()
        }
        Event::Penalty { seat, .. } => vec![score(seat)],
        Event::PhaseBegan { .. }
        | Event::OpenerDrawn { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::AuctionWon { .. }
        | Event::Dealt
        | Event::ChipsPlaced { .. }
        | Event::StationDiscarded { .. }
        | Event::TurnEnded { .. }
        | Event::SalePassed { .. }
        | Event::NothingSold { .. }
        | Event::OrdersDone { .. }
        | Event::GameEnded => Vec::new(),
    }
}
