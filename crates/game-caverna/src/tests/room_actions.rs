//! CD-6.7: room actions.

use super::fixture::{Desk, b};
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

/// A cave with six orange rooms beside the entrance.
fn many_rooms() -> Desk {
    Desk::duel()
        .room(Room::Shelf, Space::R1C0)
        .room(Room::Tunnel, Space::R1C1)
        .room(Room::Grindstone, Space::R2C1)
        .room(Room::FoodCorner, Space::R0C0)
        .goods("emmer 5")
}

/// CD-6.7.1: up to so many different rooms, in any order, each decided when the one before is finished.
#[test]
fn a_room_action_uses_different_rooms_one_after_the_other() {
    let mut desk = many_rooms().take(Tile::Undermining);
    desk.say("rooms 1a").say("use tunnel").say("gain 1a").say("done");
    assert!(desk.offers("use shelf") && desk.offers("stop"));
    desk.say("use cave_entrance").say("gain 1a flax");
    assert!(desk.offers("end"), "two rooms were used and the action closed itself");
    desk.refuses("use shelf", Rule::NoRoomAction);
    let mut desk = many_rooms().room_of(b(), Room::Parlor, Space::R4C2).take(Tile::Undermining);
    desk.say("rooms 1a");
    desk.refuses("use parlor", Rule::RoomNotYours);
    desk.refuses("use warehouse", Rule::RoomNotYours);
}

/// CD-6.7.1: the player may stop early, after the first room.
#[test]
fn a_room_action_may_stop_early() {
    let mut desk = many_rooms().take(Tile::Expedition);
    desk.say("rooms 1b");
    desk.refuses("stop", Rule::UseRoomFirst);
    desk.say("use shelf").say("replenish 1a wood").say("stop");
    assert!(desk.offers("end"));
    desk.refuses("stop", Rule::NoRoomAction);
}

/// CD-6.7.2: each room once in a turn.
#[test]
fn a_room_is_used_once_in_a_turn() {
    let mut desk = many_rooms().take(Tile::Expedition);
    desk.say("rooms 1b").say("use shelf").say("replenish 1a wood");
    desk.refuses("use shelf", Rule::RoomUsed);
    assert!(!desk.offers("use shelf"));
}

/// CD-6.7.3: using a room means carrying out at least one option.
#[test]
fn a_room_in_use_does_something() {
    let mut desk = many_rooms().take(Tile::Cultivation);
    desk.say("rooms 1a").say("use tunnel");
    desk.refuses("done", Rule::CarryOutFirst);
    desk.say("gain 2a").say("done");
    assert!(desk.offers("end"));
    desk.refuses("done", Rule::NotInRoom);
}

/// CD-6.7.4: a room action can always be begun, and is carried out once begun.
#[test]
fn a_room_action_can_always_be_begun() {
    let mut desk = Desk::duel().only_goods("").take(Tile::Undermining);
    desk.say("rooms 1a");
    assert_eq!(desk.offer(), ["use cave_entrance"]);
    desk.say("use cave_entrance").say("gain 1a stone");
    assert_eq!(desk.offer(), ["stop"], "no room is left, but the player is asked");
    desk.say("stop");
    desk.refuses("dig 1b r1c0", Rule::BlockDone);
}

/// CD-6.7.1: the entrance gives wood, stone, emmer or flax.
#[test]
fn the_entrance_gives_one_of_four_goods() {
    let mut desk = Desk::duel().take(Tile::Cultivation);
    desk.say("rooms 1a").say("use cave_entrance");
    assert_eq!(desk.offer_of("gain 1a"), ["gain 1a wood", "gain 1a stone", "gain 1a emmer", "gain 1a flax"]);
    desk.refuses("gain 1a food", Rule::GoodNotOffered);
}
