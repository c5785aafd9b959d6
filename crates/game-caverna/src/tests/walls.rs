//! CD-6.3 and CD-6.4: building and tearing down walls.

use super::fixture::{Desk, a, b};
use crate::pieces::{Edge, Room, Space, Tile};
use crate::rules::Rule;

/// CD-6.3.1, CD-6.3.2: a wall goes from the supply to any free edge of the own board, whatever lies beside it.
#[test]
fn a_wall_goes_to_any_free_edge() {
    let mut desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Masonry);
    assert_eq!(desk.offer_of("build 3a").len(), 14, "beside rooms, rock and empty spaces");
    desk.say("build 3a e05");
    assert_eq!(desk.state.supply, 6);
    assert!(desk.state.caves[a()].walls.contains(Edge::E05));
    assert!(desk.state.caves[b()].walls.is_empty());
}

/// CD-6.3.3, T-12: without walls in the supply the block cannot be carried out, until one returns.
#[test]
fn an_empty_supply_builds_nothing() {
    let mut desk = Desk::duel()
        .room(Room::Dungeon, Space::R4C2)
        .room(Room::Shelf, Space::R1C0)
        .supply(0)
        .round(4, Tile::Breach);
    desk.say("take masonry");
    assert_eq!(desk.offer_of("build 3a"), [] as [String; 0]);
    desk.refuses("build 3a e01", Rule::NoWallInSupply);
    assert!(desk.offers("rooms 1a") && desk.offers("gain 2a wood"));
    desk.has("gold 1");
    desk.say("end").say("take breach").say("raze 1a e02").say("end");
    assert_eq!(desk.state.supply, 1);
    for tile in ["cultivation", "housework", "excavation", "undergrowth"] {
        desk.say(&format!("take {tile}")).say("end");
    }
    let turned = desk.outcomes().swap_remove(0);
    desk.draws(&turned).say("take masonry");
    assert!(desk.offers("build 3a e02"), "in the next round");
}

/// CD-6.3.4, T-14: a new wall does not affect a room already placed.
#[test]
fn a_room_keeps_working_behind_a_new_wall() {
    let mut desk = Desk::duel().room(Room::Shelf, Space::R2C0).goods("wood 0").take(Tile::Masonry);
    assert_eq!(desk.mask(Space::R2C0), 8);
    desk.say("build 3a e07");
    assert_eq!(desk.mask(Space::R2C0), 10);
    assert!(!desk.fits(Room::Shelf, Space::R2C0));
    assert_eq!(crate::scoring::score(&desk.state, a()), 3 + 1);
    desk.say("rooms 1a").say("use shelf").say("replenish 1a wood").has("wood 2");
}

/// CD-6.4.1, E-19: tearing down returns the wall and brings all goods.
#[test]
fn breach_returns_a_wall_for_goods() {
    let mut desk =
        Desk::duel().walls(&[Edge::E04]).supply(4).goods("stone 1 food 1 gold 1").take(Tile::Breach);
    desk.say("raze 1a e04").has("stone 3 food 4 gold 2");
    assert_eq!(desk.state.supply, 5);
    assert!(desk.state.caves[a()].walls.is_empty());
}

/// CD-6.4.2, T-20: neither walls of the opponent nor natural walls can be torn down.
#[test]
fn only_own_built_walls_are_torn_down() {
    let desk = Desk::duel().supply(4).take(Tile::Breach);
    desk.refuses("raze 1a e01", Rule::NoWallThere);
    assert_eq!(desk.offer_of("raze 1a"), [] as [String; 0]);
    assert!(desk.offers("end"), "the tile can be taken but not used");
}

/// CD-6.4.3, T-13: a room stays and works although its wall is gone; the neighbour changes too.
#[test]
fn a_room_keeps_working_without_its_wall() {
    let mut desk = Desk::duel()
        .room(Room::Tunnel, Space::R1C0)
        .dug(&[Space::R1C1])
        .walls(&[Edge::E04])
        .take(Tile::Breach);
    assert_eq!((desk.mask(Space::R1C0), desk.mask(Space::R1C1)), (10, 10));
    assert!(!desk.fits(Room::SpinningWheel, Space::R1C1));
    desk.say("raze 1a e04");
    assert!(!desk.fits(Room::Tunnel, Space::R1C0));
    assert_eq!(desk.mask(Space::R1C1), 2);
    assert!(desk.fits(Room::SpinningWheel, Space::R1C1));
    desk.audited();
    let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).goods("food 0").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use tunnel").say("gain 1a").has("food 2");
}

/// CD-9.2, T-21.
#[test]
fn breach_gives_no_more_than_the_limits() {
    let mut desk = Desk::duel().walls(&[Edge::E01]).goods("stone 8 food 7 gold 19").take(Tile::Breach);
    desk.say("raze 1a e01").has("stone 9 food 9 gold 19");
}
