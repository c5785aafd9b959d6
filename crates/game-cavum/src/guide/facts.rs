//! What can be seen of things now, in sentences: for their cards, and for those who cannot see the picture.

use crate::components::STONES_PER_COLOUR;
use crate::hex::{Cell, Hex, RingCell};
use crate::names::{self, number};
use crate::phase::{Phase, city_scoring};
use crate::pieces::{Colour, OrderCard};
use crate::sketch::sees_colours;
use crate::view::View;
use adit_game::{Seat, Texts, Value};

/// A place and what is there: "K4: vein".
pub fn place_title(view: &View, texts: &Texts, cell: Cell) -> String {
    let place = cell.to_string();
    let what = match (cell, view.board.stations.get(&cell)) {
        (Cell::Hex(_), Some(&seat)) => texts.say("what-station", &[("who", texts.seat(seat).into())]),
        (Cell::Hex(hex), None) if view.board.veins.contains_key(&hex) => texts.say("what-vein", &[]),
        (Cell::Hex(hex), None) => match view.board.tiles.get(&hex).and_then(|stack| stack.last()) {
            Some(top) => names::tile(texts, top.tile),
            None => texts.say("what-rock", &[]),
        },
        (Cell::Ring(cell), _) => match view.rulebook.components.city_of(cell) {
            Some(city) => texts.say("what-city", &[("city", names::city_name(city).to_string().into())]),
            // The board has no names for what lies between the cities.
            None => return texts.say("what-gap", &[]),
        },
    };
    texts.labelled(&place, what)
}

/// What a mountain space shows.
pub fn mountain_space(view: &View, texts: &Texts, hex: Hex) -> Vec<String> {
    let Some(stack) = view.board.tiles.get(&hex) else { return Vec::new() };
    let mut lines = Vec::new();
    if let Some(vein) = view.board.veins.get(&hex) {
        let stones = names::stones(texts, vein.colour, vein.stones);
        lines.push(texts.say("fact-vein", &[("stones", stones.into())]));
    } else if let Some(top) = stack.last() {
        let exits = names::exits(texts, view.rulebook.components.exits(top.tile.kind(), top.rotation));
        lines.push(texts.say("fact-exits", &[("exits", exits.into())]));
    }
    if stack.len() > 1 {
        lines.push(texts.say("fact-stack", &[("tiles", number(stack.len() as i64))]));
    }
    lines
}

/// What a city space shows, and what a station there is worth.
pub fn city_space(view: &View, texts: &Texts, cell: RingCell) -> Vec<String> {
    let components = &view.rulebook.components;
    let (Some(city), Ok(board)) = (components.city_of(cell), crate::imagine::board(view)) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    match view.board.stations.get(&Cell::Ring(cell)) {
        None => lines.push(texts.say("fact-city-free", &[])),
        Some(&seat) => {
            let is_connected = city_scoring::connected(&view.rulebook, &board, seat).contains(cell);
            let id = if is_connected { "fact-city-connected" } else { "fact-city-unconnected" };
            lines.push(texts.say(id, &[("who", texts.seat(seat).into())]));
        }
    }
    let spaces = components.cities[city];
    let free = city_scoring::free_spaces(&view.rulebook, &board, spaces);
    let values = [
        ("city", Value::from(names::city_name(city).to_string())),
        ("free", number(free as i64)),
        ("spaces", number(spaces.len() as i64)),
    ];
    lines.push(texts.say("fact-city", &values));
    if free > 0 && !view.board.stations.contains_key(&Cell::Ring(cell)) {
        lines.push(texts.say("fact-city-next", &[("points", number(free as i64 - 1))]));
    }
    lines
}

/// What a scale shows, and where the other stones of the colour are.
pub fn scale(view: &View, texts: &Texts, colour: Colour) -> Vec<String> {
    let on_scale = view.scales[colour];
    let on_veins: u8 =
        view.board.veins.values().filter(|vein| vein.colour == colour).map(|vein| vein.stones).sum();
    let values = [
        ("open", number(STONES_PER_COLOUR - on_scale)),
        ("count", number(on_scale)),
        ("veins", number(on_veins)),
    ];
    vec![texts.say("fact-scale", &values)]
}

/// What the pool holds.
pub fn pool(view: &View, texts: &Texts) -> Vec<String> {
    let stations = view.pool.stations.iter().map(|(seat, &count)| {
        texts.say("fact-pool-stations", &[("who", texts.seat(seat).into()), ("count", number(count))])
    });
    let values = [
        ("tiles", names::tiles(texts, &view.pool.tiles).into()),
        ("veins", number(view.pool.veins)),
        ("stations", texts.list(stations).into()),
    ];
    vec![texts.say("fact-pool", &values)]
}

/// How an order card is called.
pub fn order_title(texts: &Texts, card: OrderCard) -> String {
    names::titled(&texts.say("part-order", &[("word", card.number().to_string().into())]))
}

/// What an order card asks for and brings, and who has it.
pub fn order(view: &View, texts: &Texts, card: OrderCard) -> Vec<String> {
    let order = view.rulebook.components.order(card);
    let values = [
        ("stones", names::all_stones(texts, &order.stones).into()),
        ("value", number(order.value)),
        ("penalty", number(order.penalty)),
    ];
    let mut lines = vec![texts.say("fact-order", &values)];
    let chips = view.orders.on_show.iter().find(|shown| shown.order == card).map_or(0, |shown| shown.chips);
    if chips > 0 {
        let points = i32::from(chips) * view.rulebook.components.chip_points;
        lines.push(texts.say("fact-chips", &[("points", number(points))]));
    }
    let seats = Seat::all(view.players.len());
    if let Some(seat) = seats.into_iter().find(|seat| view.players[seat.index()].orders.contains(&card)) {
        lines.push(texts.say("fact-order-holder", &[("who", texts.seat(seat).into())]));
        if sees_colours(view, seat) {
            let mut missing = order.stones;
            for (colour, count) in view.players[seat.index()].remembered.iter() {
                missing[colour] = missing[colour].saturating_sub(count);
            }
            lines.push(if missing.is_empty() {
                texts.say("fact-order-complete", &[])
            } else {
                let missing = names::counted_colours(texts, &missing);
                texts.say("fact-order-missing", &[("stones", missing.into())])
            });
        }
    }
    lines
}

/// What stones a player has, as far as the viewer may see.
pub fn stones(view: &View, texts: &Texts, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    if sees_colours(view, seat) && player.stones > 0 {
        let stones = names::counted_colours(texts, &player.remembered);
        texts.say("fact-stones-seen", &[("stones", stones.into())])
    } else {
        texts.say("fact-stones", &[("count", number(player.stones))])
    }
}

/// What a player has.
pub fn player(view: &View, texts: &Texts, seat: Seat) -> Vec<String> {
    let player = &view.players[seat.index()];
    let hand = &player.hand;
    let mut lines = vec![texts.say("fact-score", &[("points", number(player.score))])];
    if let Some(card) = player.card {
        lines.push(texts.say("fact-card", &[("card", number(card.number()))]));
    }
    lines.push(stones(view, texts, seat));
    if hand.total() > 0 {
        let values = [
            ("pieces", number(hand.total())),
            ("tiles", names::tiles(texts, &hand.tiles).into()),
            ("stations", number(hand.stations)),
            ("veins", number(hand.veins)),
            ("options", number(hand.options)),
        ];
        lines.push(texts.say("fact-hand", &values));
    }
    if !player.orders.is_empty() {
        lines.push(texts.say("fact-orders", &[("orders", number(player.orders.len() as i64))]));
    }
    if has_passed(view, seat) {
        lines.push(texts.say("fact-passed", &[]));
    }
    lines
}

/// Is the seat out of the section that is being played?
fn has_passed(view: &View, seat: Seat) -> bool {
    match view.phase {
        Phase::Auction(auction) => auction.passed.contains(seat),
        Phase::Orders(orders) => orders.passed.contains(seat),
        Phase::ColourSale(sale) => sale.passed.contains(seat),
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Choose(_)
        | Phase::Build(_)
        | Phase::Selling(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => false,
    }
}
