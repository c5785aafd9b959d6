//! CD-6.1 and CD-9: gaining goods and the limits.

use super::fixture::Desk;
use crate::news::Event;
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

/// CD-5.3, CD-6.1.1, E-1.
#[test]
fn a_slash_is_a_choice_of_one_good() {
    let mut desk = Desk::duel().goods("wood 1 stone 1").take(Tile::Masonry);
    assert_eq!(desk.offer_of("gain 2a"), ["gain 2a wood", "gain 2a stone"]);
    desk.refuses("gain 2a gold", Rule::GoodNotOffered);
    desk.say("gain 2a stone").has("stone 2 wood 1");
    desk.refuses("gain 2a wood", Rule::BlockDone);
}

/// CD-6.1.2, CD-9.1, CD-9.2, E-18: each good is raised up to its limit, and the rest is lost.
#[test]
fn goods_beyond_the_limit_are_lost() {
    let mut desk = Desk::duel().goods("wood 8").take(Tile::Undergrowth);
    desk.say("gain 2a").has("wood 9");
    assert!(desk.state.news.events().iter().any(|event| matches!(event, Event::Lost { .. })));
    let mut desk = Desk::duel().goods("emmer 9 flax 4").take(Tile::Cultivation);
    desk.say("gain 2a").has("emmer 9 flax 5");
    let mut desk =
        Desk::duel().room(Room::GoldVein, Space::R0C0).goods("stone 9 gold 18").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use gold_vein").say("gain 1a").has("stone 9 gold 19");
    let mut desk =
        Desk::duel().room(Room::GoldVein, Space::R0C0).goods("stone 2 gold 19").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use gold_vein").say("gain 1a").has("stone 3 gold 19");
}

/// CD-6.1.3: a condition is tested when the block is carried out.
#[test]
fn a_gain_for_those_who_have_fewer() {
    let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).goods("stone 3").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use tunnel");
    desk.refuses("gain 2a", Rule::TooManyForGain);
    let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).goods("stone 2").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use tunnel").say("gain 2a").has("stone 3");
}

/// CD-6.1.4: the goods of one option come in one event.
#[test]
fn the_goods_of_an_option_are_one_event() {
    let mut desk = Desk::duel().room(Room::Storeroom, Space::R0C0).take(Tile::Undergrowth);
    desk.say("rooms 1a").say("use storeroom").say("gain 1a");
    let received =
        desk.state.news.events().iter().filter(|event| matches!(event, Event::Received { .. })).count();
    assert_eq!(received, 1);
    desk.has("emmer 2 flax 2 food 2");
}

/// CD-9.3: nobody pays what they do not have.
#[test]
fn no_good_drops_below_nothing() {
    let desk = Desk::duel().goods("gold 0").take(Tile::Undergrowth);
    desk.refuses("exchange gold", Rule::NothingToExchange);
    let mut desk = Desk::duel().room(Room::WeavingRoom, Space::R0C0).goods("flax 1").take(Tile::Undergrowth);
    desk.say("rooms 1a");
    desk.refuses("use weaving_room", Rule::RoomUseless);
}
