//! The view in numbers, for programs that learn. What stays the same during a game is not written.

use crate::hex::{Axial, Cell, Hex};
use crate::news::{Event, FoundStone};
use crate::phase::{Phase, StandingBid};
use crate::pieces::{Colour, Kind, OrderCard, SequenceCard, Tile};
use crate::scoring::Earned;
use crate::state::Stock;
use crate::view::{BoardView, PlayerView, TileView, VeinView, View};
use adit_game::{Encode, Numbers, Row, Seat, SeatSet, encode};

/// Nobody has more points to bid than this.
const HIGHEST_BID: u32 = 300;
/// The mountain and its ring in axial coordinates, from -6 to 6.
const SIDE: usize = 13;
const PLANE: usize = SIDE * SIDE;
/// The planes of the board but those of the stations.
const PLANES: usize = 20;
/// The news of a step.
const NEWS: [usize; 2] = [48, 6];

/// What is said in bids and sales.
pub fn numbers() -> Vec<u32> {
    (0..=HIGHEST_BID).collect()
}

/// Writes a view.
pub fn encode(view: &View, out: &mut Numbers<'_>) {
    let seats = view.players.len();
    let viewer = Seat::all(seats).find(|seat| seat.to_string() == view.viewer);
    out.array("viewer", "Who looks: 1 for the seat.", &[seats]).one_of(seats, viewer.map(Seat::index));
    phase(view, seats, out);
    board(view, seats, out);
    players(view, seats, out);
    let about = "A row for the pool and one for the supply: tiles (two, three, four and six exits, the same as dynamite), \
                 veins, options, prospects, stations by seat.";
    let mut stocks = out.array("stocks", about, &[2, 11 + seats]);
    stocks.encode(&view.pool);
    stocks.encode(&view.supply);
    let about = "The stones on each scale: yellow, red, blue, green, white, violet.";
    out.array("scales", about, &[Colour::ALL.len()]).encode(&view.scales);
    let about = "The sequence cards 1 to 4 that nobody holds.";
    let free = view.sequence_cards.iter().fold(0, |bits, card| bits | 1 << card.index());
    out.array("sequence_cards", about, &[SequenceCard::COUNT]).bits(SequenceCard::COUNT, free);
    orders(view, seats, out);
    let about = "What happened in the last step, event by event: its kind, then its values. An event begins at the beginning \
                 of a row.";
    out.array("news", about, &NEWS).lines(NEWS[1], view.news.events());
}

/// What a phase has to say: in which all phases agree as far as they can.
#[derive(Default)]
struct Section {
    number: usize,
    turn: Option<Seat>,
    standing: Option<StandingBid>,
    passed: SeatSet,
    colour: Option<Colour>,
    price: u16,
    actions: u8,
    left: u8,
}

fn section(phase: &Phase) -> Section {
    let plain = |number: usize, turn: Seat| Section { number, turn: Some(turn), ..Section::default() };
    match phase {
        Phase::Opener => Section::default(),
        Phase::Reveal(reveal) => Section { left: reveal.left, ..plain(1, reveal.opener) },
        Phase::Auction(auction) => {
            Section { standing: auction.standing, passed: auction.passed, ..plain(2, auction.turn) }
        }
        Phase::Choose(choose) => plain(3, choose.winner),
        Phase::Orders(orders) => Section { passed: orders.passed, ..plain(4, orders.turn) },
        Phase::Build(build) => Section { actions: build.actions, ..plain(5, build.turn) },
        Phase::ColourSale(sale) => Section {
            standing: sale.standing,
            passed: sale.passed,
            colour: Some(sale.colour),
            ..plain(6, sale.turn)
        },
        Phase::Selling(selling) => {
            Section { colour: Some(selling.colour), price: selling.price, ..plain(7, selling.seller) }
        }
        Phase::OrderSale(sale) => plain(8, sale.turn),
        Phase::FinalSale(sale) => plain(9, sale.turn),
        Phase::Over => Section { number: 10, ..Section::default() },
    }
}

fn phase(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "The phase, counted from 1; the section (opener, reveal, auction, choose, orders, build, colour sale, selling, \
                 order sale, final sale, over); whose turn it is, by seat; is there a standing bid, how much it is, and whose, \
                 by seat; who has passed, by seat; the colour that is sold (yellow, red, blue, green, white, violet); its \
                 price; the actions made in this turn; the order cards still to be revealed.";
    let Section { number, turn, standing, passed, colour, price, actions, left } = section(&view.phase);
    let mut row = out.array("phase", about, &[23 + 3 * seats]);
    row.put(view.phase_number);
    row.one_of(11, Some(number));
    row.one_of(seats, turn.map(Seat::index));
    row.put(standing.is_some());
    row.put(standing.map_or(0, |standing| standing.bid));
    row.one_of(seats, standing.map(|standing| standing.seat.index()));
    row.all(Seat::all(seats).map(|seat| passed.contains(seat)));
    row.one_of(Colour::ALL.len(), colour.map(Colour::index));
    row.put(price);
    row.put(actions);
    row.put(left);
}

/// The place in a plane: a row for each letter, a column for each number.
fn at(place: Axial) -> usize {
    (place.r + 6) as usize * SIDE + (place.q + 6) as usize
}

fn board(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "Planes of 13 by 13 places, rows A to M and columns 1 to 13 of their names. 0 to 3: the tile of two, three, \
                 four and six exits in the stack there: 0 for none, else 1 and its rotation, and 8 more if it is dynamite. \
                 4 to 9: the visible piece has an exit to the east, north-east, north-west, west, south-west, south-east. \
                 10: the uppermost tile is dynamite. 11 to 16: a vein of yellow, red, blue, green, white, violet. 17: its \
                 stones. 18: the tile just laid. 19: the place is a hex of the mountain. From 20 on: a station of each seat.";
    let mut planes = out.array("board", about, &[PLANES + seats, SIDE, SIDE]);
    let BoardView { tiles, veins, stations } = &view.board;
    for hex in Hex::every() {
        planes.set(19 * PLANE + at(hex.axial()), 1);
    }
    for (hex, stack) in tiles {
        let at = at(hex.axial());
        for TileView { tile, rotation } in stack {
            let code = 1 + rotation.number() + if tile.is_dynamite() { 8 } else { 0 };
            planes.set(tile.kind().index() * PLANE + at, code);
        }
        let Some(top) = stack.last() else { continue };
        planes.set(10 * PLANE + at, top.tile.is_dynamite());
        if !veins.contains_key(hex) {
            let exits = view.rulebook.components.exits(top.tile.kind(), top.rotation);
            exits.iter().for_each(|direction| planes.set((4 + direction.index()) * PLANE + at, 1));
        }
    }
    for (hex, VeinView { colour, stones }) in veins {
        let at = at(hex.axial());
        (4..10).for_each(|direction| planes.set(direction * PLANE + at, 1));
        planes.set((11 + colour.index()) * PLANE + at, 1);
        planes.set(17 * PLANE + at, *stones);
    }
    if let Phase::Build(build) = view.phase
        && let Some(hex) = build.just_laid
    {
        planes.set(18 * PLANE + at(hex.axial()), 1);
    }
    for (cell, seat) in stations {
        planes.set((PLANES + seat.index()) * PLANE + at(cell.axial()), 1);
    }
}

fn players(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "A row for each seat: score; points by source (auction, chips, options, cities, colour sale, orders, penalties, \
                 final sale); sequence card 1 to 4; in hand: tiles (two, three, four and six exits, the same as dynamite), \
                 veins, stations, options, prospects; stones by colour (yellow, red, blue, green, white, violet).";
    let mut rows = out.array("players", about, &[seats, 31]);
    for PlayerView { score, points, card, hand, stones: _, remembered, orders: _ } in &view.players {
        rows.put(*score);
        rows.encode(points);
        rows.one_of(SequenceCard::COUNT, card.map(SequenceCard::index));
        rows.encode(&hand.tiles);
        rows.all([hand.veins, hand.stations, hand.options, hand.prospects]);
        rows.encode(remembered);
    }
}

fn orders(view: &View, seats: usize, out: &mut Numbers<'_>) {
    let about = "A row for each order card: is it on show, its chips, is it fulfilled, who has it, by seat. The others are not \
                 yet revealed.";
    let width = 3 + seats;
    let mut rows = out.array("orders", about, &[OrderCard::COUNT, width]);
    for shown in &view.orders.on_show {
        rows.set(width * shown.order.index(), 1);
        rows.set(width * shown.order.index() + 1, shown.chips);
    }
    for card in &view.orders.gone {
        rows.set(width * card.index() + 2, 1);
    }
    for (seat, player) in view.players.iter().enumerate() {
        player.orders.iter().for_each(|card| rows.set(width * card.index() + 3 + seat, 1));
    }
}

impl Encode for Stock {
    fn encode(&self, out: &mut Row<'_>) {
        let Stock { tiles, veins, stations, options, prospects } = self;
        out.encode(tiles);
        out.all([*veins, *options, *prospects]);
        out.encode(stations);
    }
}

impl Encode for Hex {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.place() as i64);
    }
}

impl Encode for Cell {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(at(self.axial()) as i64);
    }
}

encode! { struct Earned { auction, chips, options, cities, colour_sale, orders, penalties, final_sale } }
encode! { struct FoundStone { hex, colour } }
encode! {
    enum Event {
        PhaseBegan { phase },
        OpenerDrawn { seat },
        OrderRevealed { order },
        Bid { seat, points },
        Passed { seat },
        AuctionWon { seat, points },
        CardTaken { seat, card },
        Dealt,
        OrderTaken { seat, order, points },
        ChipsPlaced { orders },
        TileLaid { seat, tile, hex, rotation, bought },
        StationBuilt { seat, place, bought },
        VeinDiscovered { seat, hex, colour, stones, bought },
        OptionScored { seat, points },
        TileDiscarded { seat, tile },
        StationDiscarded { seat },
        VeinDiscarded { seat },
        Prospected { seat, stones },
        VeinExhausted { hex },
        TurnEnded { seat },
        CityScored { seat, city, stations, points },
        Exploded { dynamite, tiles },
        SaleBid { seat, colour, price },
        SalePassed { seat, colour },
        Sold { seat, colour, stones, points },
        NothingSold { colour },
        OrderFulfilled { seat, order, points },
        OrdersDone { seat },
        Penalty { seat, points },
        StoneSold { seat, colour, points },
        GameEnded,
    }
}

// The comments of the arrays count on these orders.
const _: () =
    assert!(Kind::Six.index() == 3 && Tile::DynamiteSix.index() == 7 && Colour::Violet.index() == 5);
