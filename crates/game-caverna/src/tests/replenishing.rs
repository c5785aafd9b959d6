//! CD-6.8: replenish.

use super::fixture::Desk;
use crate::components::{Components, Operation};
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

fn using(room: Room, goods: &str) -> Desk {
    let mut desk = Desk::duel().room(room, Space::R1C0).goods(goods).take(Tile::Masonry);
    desk.say("rooms 1a").say(&format!("use {room}"));
    desk
}

/// CD-6.8.1, CD-6.8.2, E-5: Parlor raises every good of which there is none.
#[test]
fn parlor_raises_what_is_missing() {
    let mut desk = using(Room::Parlor, "wood 0 stone 3 emmer 0 flax 1 food 0 gold 2");
    desk.say("replenish 1a").has("wood 1 stone 3 emmer 1 flax 1 food 1 gold 2");
}

/// CD-6.8.2: Shelf raises one kind.
#[test]
fn shelf_raises_one_kind() {
    let mut desk = using(Room::Shelf, "wood 0 stone 1");
    desk.refuses("replenish 1a food", Rule::GoodNotReplenished);
    desk.refuses("replenish 1a gold", Rule::GoodNotReplenished);
    desk.say("replenish 1a stone").has("wood 0 stone 2");
}

/// CD-6.8.1: goods above the number are left alone.
#[test]
fn replenishing_never_takes_anything() {
    let mut desk = using(Room::FoodCorner, "food 7");
    desk.say("replenish 1a").has("food 7");
    let mut desk = using(Room::FoodCorner, "food 0");
    desk.say("replenish 1a").has("food 3");
}

/// CD-6.8.3.
#[test]
fn only_rooms_replenish() {
    let components = Components::published();
    let replenishes = |operation: &Operation| {
        matches!(operation, Operation::ReplenishOne { .. } | Operation::ReplenishAll { .. })
    };
    let mut on_tiles = components.tiles.iter().flat_map(|tile| &tile.blocks).flat_map(|block| &block.options);
    assert!(!on_tiles.any(replenishes));
    let on_rooms = components
        .rooms
        .iter()
        .flat_map(crate::components::RoomTile::blocks)
        .flat_map(|block| &block.options);
    assert_eq!(on_rooms.filter(|operation| replenishes(operation)).count(), 3);
}
