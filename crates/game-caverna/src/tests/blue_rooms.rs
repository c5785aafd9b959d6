//! CD-7: blue rooms.

use super::fixture::{Desk, a, b};
use crate::pieces::{Edge, Room, Space, Tile};
use crate::rules::Rule;

/// CD-7.1: blue rooms are never used.
#[test]
fn blue_rooms_are_not_used() {
    let mut desk =
        Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::Dungeon, Space::R4C2).take(Tile::Undermining);
    desk.refuses("use dungeon", Rule::RoomIsBlue);
    desk.say("rooms 1a");
    desk.refuses("use dungeon", Rule::RoomIsBlue);
    assert_eq!(desk.offer_of("use"), ["use shelf", "use cave_entrance"]);
}

/// CD-7.1, CD-7.7, T-11: Dungeon is active for a wall built later in the turn of its placement, and not for an
/// earlier one.
#[test]
fn a_blue_room_is_active_at_once_and_not_backwards() {
    let cave = || {
        Desk::duel()
            .room(Room::Shelf, Space::R1C0)
            .room(Room::SpinningWheel, Space::R1C1)
            .room(Room::RettingRoom, Space::R2C1)
            .dug(&[Space::R4C2])
            .display(&[Room::Dungeon])
            .goods("stone 3 gold 4")
            .goods_of(b(), "gold 3")
    };
    let mut desk = cave().walls(&[Edge::E14]).supply(1).take(Tile::Renovation);
    desk.say("furnish 2a free dungeon r4c2").say("build 1a e01").has("stone 0 gold 2");
    assert_eq!(desk.state.supply, 0);
    let mut desk = cave().supply(1).take(Tile::Renovation);
    desk.refuses("furnish 2a free dungeon r4c2", Rule::WallsDoNotFit);
    desk.say("build 1a e14").has("gold 4");
    desk.say("furnish 2a free dungeon r4c2").has("stone 0 gold 0");
}

/// CD-7.2: gains come without asking, trades only if the player wants.
#[test]
fn gains_are_automatic_and_trades_optional() {
    let mut desk = Desk::duel()
        .room(Room::Shelf, Space::R1C0)
        .room(Room::RettingRoom, Space::R0C0)
        .goods("flax 0 food 0")
        .take(Tile::Cultivation);
    desk.say("gain 2a").has("flax 1 food 1");
    let mut desk = Desk::duel()
        .room(Room::Shelf, Space::R1C0)
        .room(Room::ProspectingSite, Space::R0C0)
        .goods("food 1 gold 1")
        .take(Tile::Undergrowth);
    desk.say("gain 2a").say("end").has("food 1 gold 1");
}

/// CD-7.3, E-9.
#[test]
fn prospecting_site_trades_once_with_undergrowth() {
    let with = |tile: Tile| {
        let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::ProspectingSite, Space::R0C0);
        desk.goods("food 1 gold 1").take(tile)
    };
    let mut desk = with(Tile::Undergrowth);
    desk.say("use prospecting_site").has("food 0 gold 2");
    desk.say("exchange gold");
    assert!(!desk.offers("use prospecting_site"));
    desk.refuses("use prospecting_site", Rule::TradeDone);
    with(Tile::Cultivation).refuses("use prospecting_site", Rule::TradeOtherTile);
}

/// CD-7.3, T-10: between any blocks; an exchange can pay for it.
#[test]
fn prospecting_site_comes_between_blocks() {
    let site = || {
        let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::ProspectingSite, Space::R0C0);
        desk.goods("food 0 emmer 1 gold 0")
    };
    let mut desk = site().take(Tile::Undergrowth);
    desk.refuses("use prospecting_site", Rule::CannotPay);
    desk.say("gain 2a").say("exchange emmer").say("use prospecting_site").has("food 0 emmer 0 gold 1");
    desk.say("rooms 1a").say("use shelf").say("replenish 1a wood").say("end");
    for tile in Tile::ALL.into_iter().filter(|tile| *tile != Tile::Undergrowth) {
        assert!(!site().goods("food 3").take(tile).offers("use prospecting_site"), "{tile}");
    }
    let mut desk = site().goods("food 3").take(Tile::Undergrowth);
    desk.say("rooms 1a");
    desk.refuses("use prospecting_site", Rule::RoomIsBlue);
}

/// CD-7.4, E-10.
#[test]
fn retting_room_gives_food_for_flax() {
    let mut desk = Desk::duel()
        .room(Room::Shelf, Space::R1C0)
        .room(Room::RettingRoom, Space::R0C0)
        .goods("flax 1 food 0 emmer 0")
        .take(Tile::Cultivation);
    desk.say("gain 2a").has("emmer 2 flax 2 food 1");
}

fn retting(room: Room, goods: &str) -> Desk {
    let desk = Desk::duel().room(room, Space::R4C2).room(Room::RettingRoom, Space::R0C0);
    let mut desk = desk.goods(goods).take(Tile::Masonry);
    desk.say("rooms 1a").say(&format!("use {room}"));
    desk
}

/// CD-7.4, T-3: a trade is one gain event; the food comes after its goods.
#[test]
fn retting_room_reacts_to_trades() {
    let mut desk = retting(Room::Warehouse, "wood 1 stone 1 emmer 1 flax 4 food 2");
    desk.say("trade 1a").has("wood 2 stone 2 emmer 2 flax 5 food 1");
}

/// CD-7.4, T-4: what counts is the flax really received.
#[test]
fn retting_room_counts_what_was_received() {
    for (flax, after) in [(5, "flax 8 food 4"), (8, "flax 9 food 4"), (9, "flax 9 food 3")] {
        let mut desk = retting(Room::SecretChamber, &format!("flax {flax} food 3"));
        desk.say("gain 1a").has(after);
    }
}

/// CD-7.4, CD-6.8.2, T-5: replenishing counts, and the food comes after all goods of the event.
#[test]
fn retting_room_reacts_to_the_parlor() {
    let mut desk = retting(Room::Parlor, "flax 0 food 0");
    desk.say("replenish 1a").has("flax 1 food 2");
}

/// CD-7.4, T-8.
#[test]
fn retting_room_reacts_to_the_shelf() {
    let mut desk = retting(Room::Shelf, "flax 1 food 0");
    desk.say("replenish 1a flax").has("flax 2 food 1");
    let mut desk = retting(Room::Shelf, "wood 0 food 0");
    desk.say("replenish 1a wood").has("wood 2 food 0");
    let mut desk = retting(Room::Shelf, "flax 2 food 0");
    desk.say("replenish 1a flax").has("flax 2 food 0");
}

/// CD-7.5, E-11: Undermining with Equipment Room uses up to three rooms.
#[test]
fn equipment_room_adds_a_room() {
    let mut desk = Desk::duel()
        .room(Room::Shelf, Space::R1C0)
        .room(Room::Tunnel, Space::R1C1)
        .room(Room::EquipmentRoom, Space::R0C0)
        .take(Tile::Undermining);
    desk.say("rooms 1a").say("use shelf").say("replenish 1a wood");
    desk.say("use tunnel").say("gain 1a").say("done");
    assert!(desk.offers("use cave_entrance"), "a third room");
    desk.say("use cave_entrance").say("gain 1a wood");
    assert!(desk.offers("end"), "and no more");
}

/// CD-7.5, CD-7.6, T-9: the action keeps its number, so Wood Storeroom does not react to [3].
#[test]
fn equipment_room_changes_no_number() {
    let cave = || {
        Desk::duel()
            .room(Room::Shelf, Space::R1C0)
            .room(Room::Tunnel, Space::R1C1)
            .room(Room::Grindstone, Space::R2C1)
            .room(Room::Stall, Space::R3C1)
            .room(Room::EquipmentRoom, Space::R0C0)
            .room(Room::WoodStoreroom, Space::R0C1)
            .goods("wood 1 emmer 6 food 0")
    };
    let mut desk = cave().take(Tile::Expedition);
    desk.say("rooms 1b");
    desk.refuses("collect wood_storeroom", Rule::NothingToCollect);
    desk.say("use cave_entrance").say("gain 1a stone");
    desk.say("use tunnel").say("gain 1a").say("done");
    desk.say("use grindstone").say("trade 1a");
    desk.refuses("use grindstone", Rule::RoomUsed);
    desk.say("use stall").say("trade 1a");
    desk.refuses("use shelf", Rule::NoRoomAction);
    desk.has("wood 1");
    let mut desk = cave().take(Tile::Expedition);
    desk.say("rooms 1b").say("use tunnel").say("gain 1a").say("done").say("stop").has("wood 1");
    let mut desk = cave().take(Tile::Cultivation);
    desk.say("rooms 1a").say("use tunnel").say("gain 1a").say("done").has("wood 2");
    desk.refuses("use shelf", Rule::NoRoomAction);
}

/// CD-7.6, E-12: the wood comes when the room is finished.
#[test]
fn wood_storeroom_gives_wood_for_one_room() {
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::WoodStoreroom, Space::R0C0);
    let mut desk = desk.goods("wood 1 stone 1").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use cave_entrance").has("wood 1");
    desk.say("gain 1a stone").has("wood 2 stone 2");
}

/// CD-7.6, T-1: or before the room is chosen, to be spent there.
#[test]
fn the_wood_can_be_collected_first_and_spent() {
    let begin = || {
        let desk =
            Desk::duel().room(Room::FurnitureWorkshop, Space::R0C1).room(Room::WoodStoreroom, Space::R0C0);
        let mut desk = desk.goods("wood 1 flax 1 gold 0").take(Tile::DriftMining);
        desk.say("rooms 1a");
        desk
    };
    let mut desk = begin();
    desk.refuses("use furniture_workshop", Rule::RoomUseless);
    desk.say("collect wood_storeroom");
    desk.refuses("collect wood_storeroom", Rule::NothingToCollect);
    desk.say("use furniture_workshop").say("trade 1a").has("wood 0 flax 0 gold 3");
}

/// CD-7.6, T-2: which order is better depends on the room.
#[test]
fn the_wood_can_come_after_the_room() {
    let begin = || {
        let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::WoodStoreroom, Space::R0C0);
        let mut desk = desk.goods("wood 0").take(Tile::Cultivation);
        desk.say("rooms 1a");
        desk
    };
    let mut desk = begin();
    desk.say("collect wood_storeroom").say("use shelf").say("replenish 1a wood").has("wood 2");
    let mut desk = begin();
    desk.say("use shelf").say("replenish 1a wood").has("wood 3");
}

/// CD-7.7, E-13.
#[test]
fn dungeon_gives_gold_for_a_wall() {
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::Dungeon, Space::R4C2);
    let mut desk = desk.goods("gold 3").supply(2).take(Tile::Masonry);
    desk.say("build 3a e07").has("gold 5");
    assert_eq!(desk.state.supply, 1);
}

/// CD-7.8: the blue rooms of the opponent do not react.
#[test]
fn blue_rooms_react_to_their_owner_only() {
    let desk =
        Desk::duel().room_of(b(), Room::Shelf, Space::R1C0).room_of(b(), Room::RettingRoom, Space::R0C0);
    let mut desk = desk.goods_of(b(), "food 0").goods("food 0").take(Tile::Cultivation);
    desk.say("gain 2a").has("food 0");
    assert_eq!(desk.state.caves[b()].goods[crate::Good::Food], 0);
    assert_eq!(desk.seat(), a());
    desk.refuses("use retting_room", Rule::RoomNotYours);
}

/// CD-13.3: each trigger waits for its own event.
#[test]
fn triggers_wait_for_their_events() {
    use crate::components::Trigger;
    let components = crate::Components::published();
    let trigger = |room: Room| components.room(room).trigger().expect("a blue room");
    assert!(matches!(
        trigger(Room::ProspectingSite),
        Trigger::TradeInTurnWith { tile: Tile::Undergrowth, .. }
    ));
    assert!(matches!(trigger(Room::RettingRoom), Trigger::GainOnGood { min: 1, max: 3, .. }));
    assert!(
        matches!(trigger(Room::EquipmentRoom), Trigger::ExtraRooms { counts, extra: 1 } if *counts == [2, 3])
    );
    assert!(
        matches!(trigger(Room::WoodStoreroom), Trigger::GainOnRooms { counts, collectable: true, .. } if *counts == [1])
    );
    assert!(matches!(trigger(Room::Dungeon), Trigger::GainOnWall { .. }));
}
