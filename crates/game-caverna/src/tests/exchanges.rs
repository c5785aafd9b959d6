//! CD-6.9: exchanges at any time.

use super::fixture::{Desk, a, goods};
use crate::news::Event;
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

/// CD-6.9.1: emmer, flax and gold for food, any number of times, never backwards.
#[test]
fn three_goods_can_be_exchanged_for_food() {
    let mut desk = Desk::duel().goods("emmer 2 flax 1 food 0 gold 1").take(Tile::Furnishing);
    assert_eq!(desk.offer_of("exchange"), ["exchange emmer", "exchange flax", "exchange gold"]);
    desk.say("exchange emmer").say("exchange emmer").say("exchange flax").say("exchange gold");
    desk.has("emmer 0 flax 0 gold 0 food 4");
    for good in ["wood", "stone", "food"] {
        desk.refuses(&format!("exchange {good}"), Rule::NoExchange);
    }
}

/// CD-6.9.2: not before a tile is taken.
#[test]
fn exchanges_come_after_taking() {
    Desk::duel().refuses("exchange gold", Rule::TakeTileFirst);
    assert!(Desk::duel().take(Tile::Furnishing).offers("exchange gold"));
}

/// CD-6.9.2, CD-9.2, R-2: food at its limit forbids no exchange; the food is lost.
#[test]
fn food_received_at_the_limit_is_lost() {
    let mut desk = Desk::duel().goods("flax 2 food 9").take(Tile::Furnishing);
    assert_eq!(desk.offer_of("exchange"), ["exchange emmer", "exchange flax", "exchange gold"]);
    desk.say("exchange flax").has("flax 1 food 9");
    let lost = Event::Lost { seat: a(), goods: goods("food 1") };
    assert!(desk.state.news.events().contains(&lost), "{:?}", desk.state.news);
}

/// with flax and food at their limits an exchange pays, since the Retting Room reacts to flax received.
#[test]
fn an_exchange_at_the_food_limit_can_pay() {
    let warehouse = || {
        let desk = Desk::duel().room(Room::Warehouse, Space::R4C0).room(Room::Shelf, Space::R1C0);
        let desk = desk.room(Room::RettingRoom, Space::R0C0).goods("flax 9 food 9");
        let mut desk = desk.take(Tile::Undergrowth);
        desk.say("rooms 1a").say("use warehouse");
        desk
    };
    let mut desk = warehouse();
    desk.say("exchange flax").say("trade 1a").has("flax 9 food 8");
    let mut desk = warehouse();
    desk.say("trade 1a").has("flax 9 food 7");
}

/// CD-6.9.2, CD-14.2: exchanges are offered at D-2, D-4 and D-5, not at D-1, D-3 and D-6.
#[test]
fn exchanges_are_offered_between_blocks_rooms_and_in_rooms() {
    let mut desk = Desk::duel().take(Tile::Undermining);
    assert!(desk.offers("exchange flax"));
    desk.say("rooms 1a");
    assert!(desk.offers("exchange flax"));
    desk.say("use cave_entrance");
    assert!(desk.offers("exchange flax"));
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r1c0").draws("uncover stall");
    desk.refuses("exchange flax", Rule::SecondExcavationFirst);
}

/// CD-6.9.3, T-6: lowering a good before replenishing can be worth it.
#[test]
fn an_exchange_before_the_parlor_pays() {
    let parlor = || {
        let mut desk = Desk::duel()
            .room(Room::Parlor, Space::R4C2)
            .goods("emmer 1 flax 1 food 2")
            .take(Tile::Undergrowth);
        desk.say("rooms 1a").say("use parlor");
        desk
    };
    let mut desk = parlor();
    desk.say("exchange emmer").say("exchange flax").say("replenish 1a").has("emmer 1 flax 1 food 4");
    let mut desk = parlor();
    desk.say("replenish 1a").has("emmer 1 flax 1 food 2");
}

/// CD-6.9.3, T-7.
#[test]
fn an_exchange_before_a_gain_makes_room() {
    let secret = || {
        let mut desk = Desk::duel()
            .room(Room::SecretChamber, Space::R4C2)
            .goods("flax 9 food 4")
            .take(Tile::Undergrowth);
        desk.say("rooms 1a").say("use secret_chamber");
        desk
    };
    let mut desk = secret();
    desk.say("exchange flax").say("exchange flax").say("exchange flax").say("gain 1a").has("flax 9 food 7");
    let mut desk = secret();
    desk.say("gain 1a").has("flax 9 food 4");
}

/// CD-15.11: an exchange never raises the score.
#[test]
fn exchanging_gold_costs_points() {
    let mut desk = Desk::duel().goods("gold 3").take(Tile::Furnishing);
    let score = |desk: &Desk| crate::scoring::score(&desk.state, a());
    let before = score(&desk);
    desk.say("exchange emmer");
    assert_eq!(score(&desk), before);
    desk.say("exchange gold");
    assert_eq!(score(&desk), before - 1);
}
