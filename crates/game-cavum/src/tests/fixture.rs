//! Positions for the tests, written as the rules write them: `two@(-3,4)/1`, with axial coordinates.

use crate::board::{LaidTile, Vein};
use crate::hex::{Axial, Cell, Hex, RingCell};
use crate::phase::Phase;
use crate::phase::build::Build;
use crate::phase::colour_sale::ColourSale;
use crate::phase::order_sale::OrderSale;
use crate::phase::orders::Orders;
use crate::pieces::{Colour, Rotation, SequenceCard, Tile};
use crate::rules::Rule;
use crate::state::State;
use crate::{Cavum, Move};
use adit_game::{Game, Language, Seat, Setup, Texts};
use adit_testkit::desk;

pub use desk::seat;

pub const A: Seat = Seat::FIRST;

/// The place at axial coordinates.
pub fn at(q: i8, r: i8) -> Axial {
    Axial { q, r }
}

pub fn hex(q: i8, r: i8) -> Hex {
    Hex::at(at(q, r)).expect("a mountain hex")
}

pub fn city(q: i8, r: i8) -> RingCell {
    RingCell::at(at(q, r)).expect("a ring cell")
}

/// The words with `(q,r)` written as the place's name.
pub fn words(text: &str) -> String {
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| match word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            None => word.to_owned(),
            Some(place) => {
                let (q, r) = place.split_once(',').expect("two coordinates");
                at(q.parse().expect("a number"), r.parse().expect("a number")).to_string()
            }
        })
        .collect();
    words.join(" ")
}

pub fn read(text: &str) -> Move {
    desk::read::<Cavum>(&words(text))
}

/// The verdict on a move, and that the offer agrees with it. Of the routes only one for each set of veins is offered.
pub fn check(state: &State, seat: Seat, text: &str) -> Result<(), Rule> {
    let mv = read(text);
    if let Move::Prospect { .. } = mv {
        return Cavum::check(state, seat, &mv);
    }
    desk::check::<Cavum>(state, seat, &words(text))
}

pub fn legal(state: &State, seat: Seat, text: &str) -> bool {
    check(state, seat, text).is_ok()
}

/// Plays a move that must be legal. The position need not have all pieces of a real one.
pub fn play(state: &mut State, seat: Seat, text: &str) {
    let verdict = adit_game::play::<Cavum>(state, seat, read(text));
    assert_eq!(verdict, Ok(()), "{seat} {text}");
}

/// Plays moves, each of the player in turn.
pub fn play_all(state: &mut State, moves: &[&str]) {
    for text in moves {
        let seat = turn(state);
        play(state, seat, text);
    }
}

/// Whose decision it is.
pub fn turn(state: &State) -> Seat {
    desk::turn::<Cavum>(state)
}

/// The words offered to a seat.
pub fn offer(state: &State, seat: Seat) -> Vec<String> {
    desk::offer::<Cavum>(state, seat)
}

/// The offered words that begin like this.
pub fn offered(state: &State, seat: Seat, beginning: &str) -> Vec<String> {
    desk::offered::<Cavum>(state, seat, &(words(beginning) + " "))
}

/// Section 2 with the start board: everybody has the sequence card after their seat number and a full hand, and seat 0
/// is in turn.
pub fn build_with(setup: &Setup) -> State {
    let mut state = State::start(setup).expect("a possible setup");
    let revealed: Vec<_> = state.orders.deck.iter().take(5).collect();
    for order in revealed {
        state.orders.deck.remove(order);
        state.orders.on_show.insert(order);
    }
    for number in 0..state.seats() {
        state.players[seat(number)].card = SequenceCard::new(number as u8 + 1);
    }
    crate::phase::deal::deal(&mut state);
    turn_of(&mut state, A);
    state
}

pub fn build(seats: u8) -> State {
    build_with(&Setup::seats(seats))
}

/// Puts a seat in turn in section 2.
pub fn turn_of(state: &mut State, seat: Seat) {
    state.phase = Phase::Build(Build::turn_of(seat));
}

/// Section 1C begins.
pub fn begin_orders(state: &mut State) {
    state.phase = Phase::Orders(Orders::begun_by(state.lowest_card_holder()));
}

/// Section 4A begins with yellow.
pub fn begin_colour_sale(state: &mut State) {
    state.phase = Phase::ColourSale(ColourSale::begun_by(state.lowest_card_holder(), Colour::Yellow));
}

/// Section 4B begins.
pub fn begin_order_sale(state: &mut State) {
    state.phase = Phase::OrderSale(OrderSale { turn: state.lowest_card_holder() });
}

/// Puts tiles on the board, e.g. `two@(-3,4)/1 dynamite-four@(0,2)/0`.
pub fn tiles(state: &mut State, tiles: &str) {
    let components = state.rulebook.components.clone();
    for text in tiles.split_whitespace() {
        let (tile, rest) = text.split_once('@').expect("tile@place");
        let (place, rotation) = rest.split_once('/').expect("place/rotation");
        let hex = Hex::from_word(&words(place)).expect("a mountain hex");
        let tile = Tile::from_word(tile).expect("a tile");
        let rotation: u8 = rotation.parse().expect("a rotation");
        let rotation =
            components.plain_rotation(tile.kind(), Rotation::try_from(rotation).expect("a rotation"));
        state.board.lay(&components, hex, LaidTile { tile, rotation });
    }
}

pub fn vein(state: &mut State, q: i8, r: i8, colour: Colour, stones: u8) {
    state.board.put_vein(Vein { hex: hex(q, r), colour, stones });
}

/// Builds a station without asking whether that is allowed.
pub fn station(state: &mut State, seat: Seat, q: i8, r: i8) {
    state.board.build_station(seat, Cell::at(at(q, r)).expect("a place"));
}

/// Leaves the seat nothing but the prospect tile.
pub fn only_prospect(state: &mut State, seat: Seat) {
    let hand = &mut state.players[seat].hand;
    hand.tiles = crate::pieces::Tiles::EMPTY;
    (hand.veins, hand.stations, hand.options) = (0, 0, 0);
}

/// The English texts.
pub fn english() -> Texts {
    Texts::new(Language::English, &[Cavum::texts(Language::English).expect("English is always there")])
}
