//! CD-6.2: trade.

use super::fixture::Desk;
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

fn using(room: Room, space: Space, goods: &str) -> Desk {
    let mut desk = Desk::duel().room(room, space).goods(goods).take(Tile::Masonry);
    desk.say("rooms 1a");
    desk
}

/// CD-6.2.1, E-2a, E-2b: Bakehouse.
#[test]
fn a_trade_pays_all_and_brings_all() {
    let mut desk = using(Room::Bakehouse, Space::R4C2, "emmer 3 food 1 gold 1");
    desk.say("use bakehouse").say("trade 1a").has("emmer 1 food 5 gold 2");
    let mut desk = using(Room::Bakehouse, Space::R4C2, "emmer 3 food 1 gold 1");
    desk.say("use bakehouse").say("trade 1b").has("emmer 0 food 5 gold 3");
}

/// CD-6.2.2, CD-6.2.3, T-33: one of the prices, never mixed, once.
#[test]
fn prices_are_not_mixed() {
    let desk = Desk::duel().goods("wood 4 stone 4").take(Tile::Expedition);
    assert_eq!(desk.offer_of("trade 1a"), [] as [String; 0]);
    let mut desk = Desk::duel().goods("wood 9 stone 5 gold 0").take(Tile::Expedition);
    assert_eq!(desk.offer_of("trade 1a"), ["trade 1a wood", "trade 1a stone"]);
    desk.refuses("trade 1a gold", Rule::PriceNotOffered);
    desk.say("trade 1a stone").has("wood 9 stone 0 gold 4");
    desk.refuses("trade 1a wood", Rule::BlockDone);
}

/// CD-6.2.4, E-7.
#[test]
fn junction_room_takes_three_different_goods() {
    let mut desk = using(Room::JunctionRoom, Space::R1C0, "wood 2 stone 0 emmer 1 flax 1 food 0 gold 0");
    desk.say("use junction_room");
    assert_eq!(desk.offer_of("barter 1a"), ["barter 1a wood emmer flax"]);
    desk.refuses("barter 1a emmer flax", Rule::WrongKinds);
    desk.refuses("barter 1a wood stone emmer flax", Rule::WrongKinds);
    desk.refuses("barter 1a wood emmer gold", Rule::CannotPay);
    desk.say("barter 1a wood emmer flax").has("wood 1 emmer 0 flax 0 gold 2");
}

/// CD-6.2.4, T-32: gold and food are goods like the others; two kinds are not enough.
#[test]
fn junction_room_takes_gold_but_needs_three_kinds() {
    let mut desk = using(Room::JunctionRoom, Space::R1C0, "wood 1 stone 1 emmer 0 flax 0 food 0 gold 1");
    desk.say("use junction_room").say("barter 1a wood stone gold").has("gold 2 wood 0 stone 0");
    let desk = using(Room::JunctionRoom, Space::R1C0, "wood 5 stone 0 emmer 0 flax 0 food 0 gold 3");
    desk.refuses("use junction_room", Rule::RoomUseless);
    let mut desk = using(Room::JunctionRoom, Space::R1C0, "wood 1 stone 1 emmer 1 flax 1 food 1 gold 1");
    desk.say("use junction_room");
    assert_eq!(desk.offer_of("barter 1a").len(), 20);
}

/// CD-6.2.5, T-31: limits apply after the payment.
#[test]
fn treasury_pays_before_it_gives() {
    using(Room::Treasury, Space::R4C2, "gold 2").refuses("use treasury", Rule::RoomUseless);
    let mut desk = using(Room::Treasury, Space::R4C2, "gold 3 food 9");
    desk.say("use treasury").say("trade 1a").has("gold 4 food 9");
    let mut desk = using(Room::Treasury, Space::R4C2, "gold 19 food 0");
    desk.say("use treasury").say("trade 1a").has("gold 19 food 1");
}

/// CD-12.2: the other trading rooms.
#[test]
fn every_trading_room_trades_as_printed() {
    let trades = [
        (Room::SpinningWheel, "1a", "flax 1 gold 0", "flax 0 gold 1"),
        (Room::SpinningWheel, "1b", "flax 3 gold 0", "flax 0 gold 2"),
        (Room::Grindstone, "1a", "emmer 1 food 0", "emmer 0 food 3"),
        (Room::Grindstone, "1b", "emmer 4 food 0", "emmer 0 food 7"),
        (Room::Stall, "1a", "emmer 5 gold 0", "emmer 0 gold 4"),
        (Room::Stall, "1b", "flax 5 gold 0", "flax 0 gold 4"),
        (
            Room::SacrificialAltar,
            "1a",
            "wood 1 emmer 1 flax 1 food 1 gold 0",
            "wood 0 emmer 0 flax 0 food 0 gold 3",
        ),
        (Room::WeavingRoom, "1a", "flax 2 food 0 gold 0", "flax 0 food 2 gold 2"),
        (Room::FurnitureWorkshop, "1a", "wood 2 flax 1 gold 0", "wood 0 flax 0 gold 3"),
    ];
    for (room, option, before, after) in trades {
        let mut desk = using(room, Space::R1C0, before);
        desk.say(&format!("use {room}")).say(&format!("trade {option}")).has(after);
    }
}
