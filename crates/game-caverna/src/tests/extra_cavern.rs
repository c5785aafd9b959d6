//! CD-8: the extra cavern.

use super::fixture::{Desk, a, b};
use crate::pieces::{CavernSide, Edge, Room, Space, Tile};
use crate::rules::Rule;
use adit_game::Seat;

/// Rooms for nine spaces; the tenth is left empty.
const NINE: [(Room, Space); 9] = [
    (Room::SpinningWheel, Space::R0C0),
    (Room::Tunnel, Space::R0C1),
    (Room::Grindstone, Space::R1C0),
    (Room::Warehouse, Space::R1C1),
    (Room::Stall, Space::R2C1),
    (Room::SacrificialAltar, Space::R3C1),
    (Room::Storeroom, Space::R4C0),
    (Room::WeavingRoom, Space::R4C1),
    (Room::FurnitureWorkshop, Space::R4C2),
];

/// A cave with only the marked space empty.
fn nearly_full(seat: Seat) -> Desk {
    NINE.into_iter().fold(Desk::duel(), |desk, (room, space)| desk.room_of(seat, room, space))
}

/// A full cave with the extra cavern.
fn full(side: CavernSide) -> Desk {
    nearly_full(a()).room(Room::GoldVein, Space::R2C0).cavern(side)
}

/// CD-8.1, CD-8.4, CD-6.6.11, T-34: the cavern comes at once and is furnished by the next block.
#[test]
fn the_first_full_board_receives_the_extra_cavern() {
    let mut desk =
        nearly_full(a()).display(&[Room::StateRoom]).goods("wood 1 food 2 gold 8").take(Tile::Housework);
    desk.say("furnish 1a food shelf r2c0");
    assert_eq!(desk.offer(), ["cavern two_walls", "cavern three_walls"]);
    desk.refuses("end", Rule::ChooseSideFirst);
    desk.say("cavern three_walls");
    desk.refuses("cavern two_walls", Rule::NoSideToChoose);
    desk.say("furnish 2a gold state_room extra").has("gold 0");
    assert_eq!(desk.state.caves[a()].rooms[Space::Extra.index()], Some(Room::StateRoom));
    desk.audited();
}

/// CD-8.5, T-34: there is only one; the second full board gets nothing.
#[test]
fn the_second_full_board_gets_nothing() {
    let others = [
        Room::Parlor,
        Room::GoldVein,
        Room::JunctionRoom,
        Room::DiggingCave,
        Room::Bakehouse,
        Room::StateRoom,
        Room::SecretChamber,
        Room::Treasury,
        Room::ProspectingSite,
        Room::RettingRoom,
    ];
    let spaces = Space::BOARD.iter().filter(|space| *space != Space::R3C0);
    let full = others.into_iter().zip(spaces);
    let mut desk = full.fold(nearly_full(a()), |desk, (room, space)| desk.room_of(b(), room, space));
    desk.state.caves[b()].cavern = Some(CavernSide::TwoWalls);
    let mut desk = desk.goods("wood 1 food 2").take(Tile::Housework);
    desk.say("furnish 1a food shelf r2c0");
    assert!(desk.offers("end"));
    assert_eq!(desk.state.caves[a()].cavern, None);
    desk.refuses("furnish 2a gold grindstone extra", Rule::NotOnDisplay);
    desk.refuses("furnish 2a gold food_corner extra", Rule::SpaceNotEmpty);
}

/// CD-8.1: a board with an empty or face-down space is not full.
#[test]
fn a_board_with_a_gap_is_not_full() {
    let mut desk = NINE[1..].iter().fold(Desk::duel(), |desk, (room, space)| desk.room(*room, *space));
    desk = desk.goods("wood 1 food 2").take(Tile::Housework);
    desk.say("furnish 1a food shelf r2c0");
    assert!(desk.offers("end"), "r0c0 is still face down");
}

/// CD-8.2: two natural walls that meet in a corner, or three.
#[test]
fn the_sides_have_two_and_three_natural_walls() {
    assert_eq!(full(CavernSide::TwoWalls).mask(Space::Extra), 1 | 8);
    assert_eq!(full(CavernSide::ThreeWalls).mask(Space::Extra), 1 | 2 | 8);
}

/// CD-8.3: open sides are edges of the cavern alone; their walls come from and return to the supply.
#[test]
fn walls_can_be_built_on_the_open_sides() {
    let mut desk = full(CavernSide::TwoWalls).take(Tile::Masonry);
    assert_eq!(desk.offer_of("build 3a").len(), 16);
    desk.refuses("build 3a xN", Rule::EdgeNotYours);
    let board: Vec<u8> = Space::BOARD.iter().map(|space| desk.mask(space)).collect();
    desk.say("build 3a xE");
    assert_eq!(desk.mask(Space::Extra), 1 | 2 | 8);
    assert_eq!(Space::BOARD.iter().map(|space| desk.mask(space)).collect::<Vec<_>>(), board);
    assert_eq!(desk.state.supply, 6);
    let mut desk = full(CavernSide::TwoWalls).walls(&[Edge::XE]).take(Tile::Breach);
    desk.say("raze 1a xE");
    assert_eq!(desk.state.supply, 7);
    desk.audited();
    let desk = full(CavernSide::ThreeWalls).take(Tile::Masonry);
    assert_eq!(desk.offer_of("build 3a").len(), 15);
}

/// CD-8.2, CD-8.3, T-35: what fits the two-wall side, with and without built walls, which trigger Dungeon.
#[test]
fn rooms_fit_the_two_wall_side() {
    let desk = full(CavernSide::TwoWalls);
    assert!(desk.fits(Room::FoodCorner, Space::Extra));
    assert!(!desk.fits(Room::Parlor, Space::Extra));
    let desk = full(CavernSide::TwoWalls).walls(&[Edge::XS]);
    assert!(desk.fits(Room::Parlor, Space::Extra));
    assert!(!desk.fits(Room::SecretChamber, Space::Extra));
    let desk = full(CavernSide::TwoWalls).walls(&[Edge::XS, Edge::XE]);
    assert!(desk.fits(Room::SecretChamber, Space::Extra));

    let mut desk = nearly_full(a()).room(Room::Dungeon, Space::R2C0).cavern(CavernSide::TwoWalls);
    desk = desk.goods("gold 0").take(Tile::Masonry);
    desk.say("build 3a xS").has("gold 2");
    assert_eq!(desk.state.supply, 6);
}

/// CD-8.4, CD-10.2: the room on the extra cavern counts fully.
#[test]
fn the_room_on_the_extra_cavern_counts() {
    let desk = full(CavernSide::ThreeWalls).goods("gold 0");
    let before = crate::scoring::score(&desk.state, a());
    let desk = desk.room(Room::StateRoom, Space::Extra);
    assert_eq!(crate::scoring::score(&desk.state, a()), before + 12);
    desk.audited();
    let mut desk = desk.take(Tile::Cultivation);
    desk.say("rooms 1a").say("use state_room").say("gain 1a").has("gold 1 flax 2");
}
