//! The view drawn in characters for a terminal.
//!
//! Each place is three characters wide; strokes between the places show the exits. A free hex or city cell shows its
//! name, so that it can be typed as it stands.

use crate::hex::{Axial, Cell, Direction, Hex, RingCell};
use crate::names::{self, number, or_nothing};
use crate::phase::{Phase, StandingBid};
use crate::pieces::{ALL_EXITS, Colour, Exits, OrderCard};
use crate::view::{PlayerView, View};
use adit_game::{Seat, Texts, Value};

const COLUMNS: usize = 75;
const LINES: usize = 25;

/// The mountain and, below it, everything else that lies on the table.
pub fn sketch(view: &View, texts: &Texts) -> String {
    [mountain(view), texts.say("sketch-legend", &[]), "\n".to_owned(), tables(view, texts)].concat()
}

/// Everything that lies on the table but the mountain, in lines of text.
fn tables(view: &View, texts: &Texts) -> String {
    let mut lines = vec![veins(view, texts), scales(view, texts), pool(view, texts)];
    lines.extend(view.orders.on_show.iter().map(|shown| {
        let card = order_card(view, texts, shown.order);
        texts.say("sketch-order-on-show", &[("card", card.into()), ("chips", number(shown.chips))])
    }));
    lines.extend(
        Seat::all(view.players.len())
            .zip(&view.players)
            .map(|(seat, shown)| player(view, texts, seat, shown)),
    );
    lines.push(phase(view, texts));
    lines.join("\n") + "\n"
}

/// The phase, and how many there are.
pub fn phase(view: &View, texts: &Texts) -> String {
    let phases = [("phase", number(view.phase_number)), ("phases", number(view.rulebook.phases))];
    texts.say("sketch-phase", &phases)
}

/// What the section of the phase is about, with the bid that stands.
pub fn section(view: &View, texts: &Texts) -> String {
    let say = |id: &str| texts.say(id, &[]);
    let bid = |standing: &StandingBid| -> [(&str, Value<'_>); 2] {
        [("who", texts.seat(standing.seat).into()), ("points", number(standing.bid))]
    };
    let gems = |colour: Colour| -> (&str, Value<'_>) { ("gems", names::gems(texts, colour).into()) };
    match &view.phase {
        Phase::Opener => say("section-opener"),
        Phase::Reveal(_) => say("section-reveal"),
        Phase::Auction(auction) => match &auction.standing {
            None => say("section-auction"),
            Some(standing) => texts.say("section-auction-standing", &bid(standing)),
        },
        Phase::Choose(_) => say("section-choose"),
        Phase::Orders(_) => say("section-orders"),
        Phase::Build(_) => say("section-build"),
        Phase::ColourSale(sale) => match &sale.standing {
            None => texts.say("section-colour-sale", &[gems(sale.colour)]),
            Some(standing) => {
                let [who, points] = bid(standing);
                texts.say("section-colour-sale-standing", &[gems(sale.colour), who, points])
            }
        },
        Phase::Selling(selling) => {
            let points = ("points", number(selling.price));
            texts.say("section-selling", &[gems(selling.colour), points])
        }
        Phase::OrderSale(_) => say("section-order-sale"),
        Phase::FinalSale(_) => say("section-final-sale"),
        Phase::Over => say("section-over"),
    }
}

/// stones lie face down and only their owner may look at them, unless the table plays with open stones. CV-17.2:
/// in the final sale everybody shows them.
pub fn sees_colours(view: &View, owner: Seat) -> bool {
    view.rulebook.open_stones
        || view.phase.shows_stones()
        || view.viewer == "all"
        || view.viewer == owner.to_string()
}

/// A page of characters.
struct Page([[char; COLUMNS]; LINES]);

impl Page {
    fn put(&mut self, (column, line): (i32, i32), character: char) {
        let place = usize::try_from(line).ok().zip(usize::try_from(column).ok());
        if let Some(cell) = place.and_then(|(line, column)| self.0.get_mut(line)?.get_mut(column)) {
            *cell = character;
        }
    }

    fn print(&self) -> String {
        let lines = self.0.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }
}

/// Where the middle of a place is on the page.
fn middle(place: Axial) -> (i32, i32) {
    let (q, r) = (i32::from(place.q), i32::from(place.r));
    (6 * q + 3 * r + 37, 2 * r + 12)
}

fn mountain(view: &View) -> String {
    let mut page = Page([[' '; COLUMNS]; LINES]);
    for hex in Hex::every() {
        draw(&mut page, hex.axial(), &hex_label(view, hex), hex_exits(view, hex));
    }
    for cell in RingCell::every() {
        let is_city = view.rulebook.components.city_cells.contains(cell);
        let label = match view.board.stations.get(&Cell::Ring(cell)) {
            Some(&seat) => format!("[{}]", seat_letter(seat)),
            None if is_city => cell.to_string(),
            None => "#".to_owned(),
        };
        let exits =
            if is_city { cell.exits().map(|(direction, _)| direction).collect() } else { Exits::EMPTY };
        draw(&mut page, cell.axial(), &label, exits);
    }
    page.print()
}

/// What a hex shows: its vein, its station, its uppermost tile, or its name.
fn hex_label(view: &View, hex: Hex) -> String {
    if let Some(vein) = view.board.veins.get(&hex) {
        return format!("{}*{}", colour_letter(vein.colour), vein.stones);
    }
    if let Some(&seat) = view.board.stations.get(&Cell::Hex(hex)) {
        return format!("[{}]", seat_letter(seat));
    }
    match view.board.tiles.get(&hex).and_then(|stack| stack.last()) {
        Some(top) if top.tile.is_dynamite() => format!("!{}!", top.tile.kind().exits()),
        Some(top) => format!("({})", top.tile.kind().exits()),
        None => hex.to_string(),
    }
}

/// The exits of a hex's visible piece.
fn hex_exits(view: &View, hex: Hex) -> Exits {
    if view.board.veins.contains_key(&hex) {
        return ALL_EXITS;
    }
    let top = view.board.tiles.get(&hex).and_then(|stack| stack.last());
    top.map_or(Exits::EMPTY, |top| view.rulebook.components.exits(top.tile.kind(), top.rotation))
}

/// Writes the label in the middle and a stroke for each exit around it.
fn draw(page: &mut Page, place: Axial, label: &str, exits: Exits) {
    let (column, line) = middle(place);
    // A label of two characters stands at the left of the three.
    let start = if label.chars().count() == 1 { column } else { column - 1 };
    for (offset, character) in label.chars().enumerate() {
        page.put((start + offset as i32, line), character);
    }
    let strokes =
        [((2, 0), '-'), ((1, -1), '/'), ((-1, -1), '\\'), ((-2, 0), '-'), ((-1, 1), '/'), ((1, 1), '\\')];
    for (direction, ((right, down), stroke)) in Direction::ALL.into_iter().zip(strokes) {
        if exits.contains(direction) {
            page.put((column + right, line + down), stroke);
        }
    }
}

/// The letter by which a seat's stations are drawn.
fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + u8::from(seat))
}

/// The letter by which a colour is drawn.
fn colour_letter(colour: Colour) -> char {
    colour.word().chars().next().unwrap_or('?')
}

fn veins(view: &View, texts: &Texts) -> String {
    let veins = view.board.veins.iter().map(|(hex, vein)| {
        texts.say(
            "sketch-vein",
            &[
                ("hex", hex.to_string().into()),
                ("colour", names::colour(texts, vein.colour).into()),
                ("stones", number(vein.stones)),
            ],
        )
    });
    texts.say("sketch-veins", &[("veins", texts.list(veins).into())])
}

fn scales(view: &View, texts: &Texts) -> String {
    let scales = view.rulebook.components.colours.iter().map(|&colour| {
        let open = crate::components::STONES_PER_COLOUR - view.scales[colour];
        let values = [("colour", names::colour(texts, colour).into()), ("open", number(open))];
        texts.say("sketch-scale", &values)
    });
    texts.say("sketch-scales", &[("scales", texts.list(scales).into())])
}

fn pool(view: &View, texts: &Texts) -> String {
    let stations = view.pool.stations.iter().map(|(seat, &count)| {
        let values = [("letter", seat_letter(seat).to_string().into()), ("count", number(count))];
        texts.say("sketch-pool-stations", &values)
    });
    texts.say(
        "sketch-pool",
        &[
            ("tiles", names::tiles(texts, &view.pool.tiles).into()),
            ("veins", number(view.pool.veins)),
            ("stations", texts.list(stations).into()),
        ],
    )
}

/// An order card in words.
fn order_card(view: &View, texts: &Texts, card: OrderCard) -> String {
    texts.say("sketch-order", &names::order_values(view, texts, card))
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> String {
    let hand = &player.hand;
    let held = if sees_colours(view, seat) && player.stones > 0 {
        names::counted_colours(texts, &player.remembered)
    } else {
        player.stones.to_string()
    };
    // An order card is itself a list, so that orders are set apart more strongly.
    let join = |list: String, item: String| {
        texts.say("sketch-orders-listed", &[("list", list.into()), ("item", item.into())])
    };
    let orders = player.orders.iter().map(|&card| order_card(view, texts, card)).reduce(join);
    let card = player.card.map(|card| card.number().to_string());
    let own = view.board.stations.iter().filter(|&(_, &owner)| owner == seat);
    let places = own.map(|(&cell, _)| names::place(view, texts, cell));
    let values: [(&str, Value<'_>); 12] = [
        ("seat", seat.to_string().into()),
        ("letter", seat_letter(seat).to_string().into()),
        ("who", texts.seat(seat).into()),
        ("score", number(player.score)),
        ("card", or_nothing(texts, card.unwrap_or_default()).into()),
        ("tiles", names::tiles(texts, &hand.tiles).into()),
        ("stations", number(hand.stations)),
        ("veins", number(hand.veins)),
        ("options", number(hand.options)),
        ("stones", held.into()),
        ("orders", or_nothing(texts, orders.unwrap_or_default()).into()),
        ("places", or_nothing(texts, texts.list(places)).into()),
    ];
    texts.say("sketch-player", &values)
}
