//! CD-5: resolving an action tile.

use super::fixture::Desk;
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;

/// CD-5.1: blocks in any order, any subset, each once.
#[test]
fn blocks_are_carried_out_in_any_order_and_once() {
    let mut desk = Desk::duel().goods("wood 0 emmer 0").take(Tile::Masonry);
    desk.say("build 3a e01").say("gain 2a wood");
    desk.refuses("build 3a e02", Rule::BlockDone);
    desk.refuses("gain 2a stone", Rule::BlockDone);
    desk.say("rooms 1a").say("use cave_entrance").say("gain 1a emmer").has("wood 1 emmer 1");
    desk.refuses("rooms 1a", Rule::BlockDone);
    desk.say("end");

    let mut desk = Desk::duel().take(Tile::Masonry);
    desk.say("gain 2a stone").say("end");
}

/// CD-5.1, CD-5.8, T-37: every tile can be taken and left unused.
#[test]
fn a_tile_may_be_left_unused() {
    for tile in Tile::ALL {
        let mut desk = Desk::duel().goods("gold 2").take(tile);
        let before = desk.state.caves.clone();
        desk.say("end");
        assert_eq!(desk.state.caves, before, "{tile}");
    }
}

/// CD-5.2, T-33: of the options of a block one is carried out.
#[test]
fn one_option_of_a_block_is_carried_out() {
    let mut desk = Desk::duel().goods("wood 5").take(Tile::Expedition);
    desk.say("trade 1a wood");
    desk.refuses("rooms 1b", Rule::BlockDone);
    let mut desk = Desk::duel().goods("wood 5").take(Tile::Expedition);
    desk.say("rooms 1b").say("use cave_entrance").say("gain 1a wood").say("stop");
    desk.refuses("trade 1a wood", Rule::BlockDone);
}

/// CD-5.3: goods without a slash belong together.
#[test]
fn goods_without_a_slash_come_together() {
    let mut desk = Desk::duel().goods("emmer 0 flax 0").take(Tile::Cultivation);
    desk.refuses("gain 2a emmer", Rule::OtherOperation);
    desk.say("gain 2a").has("emmer 2 flax 1");
}

/// CD-5.4: a block begun is finished before another begins, and a room before the next room.
#[test]
fn a_block_begun_is_finished_first() {
    let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).take(Tile::Undermining);
    desk.say("rooms 1a");
    desk.refuses("end", Rule::FinishRoomAction);
    desk.refuses("gain 2a", Rule::FinishRoomAction);
    desk.say("use tunnel");
    for words in ["use cave_entrance", "stop", "end"] {
        desk.refuses(words, Rule::FinishRoom);
    }
    desk.say("gain 1a").say("exchange gold").say("done").say("use cave_entrance").say("gain 1a wood");
    assert!(desk.offers("end"));
}

/// CD-5.5: no price is paid without effect.
#[test]
fn a_price_is_only_paid_for_an_effect() {
    let desk = Desk::duel().goods("food 2").rock(&[]).take(Tile::Excavation);
    assert_eq!(desk.offer_of("dig 1b"), [] as [String; 0]);
    let desk = Desk::duel().goods("wood 4 stone 4").take(Tile::Expedition);
    desk.refuses("trade 1a wood", Rule::CannotPay);
    let desk = Desk::duel().goods("food 9").take(Tile::Housework);
    desk.refuses("furnish 1a food parlor r2c0", Rule::WallsDoNotFit);
}

/// CD-5.6, CD-6.2.5: the price is paid before the goods come.
#[test]
fn prices_are_paid_first() {
    let mut desk =
        Desk::duel().room(Room::Grindstone, Space::R1C0).goods("emmer 4 food 9").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use grindstone").say("trade 1b").has("emmer 0 food 9");
    let mut desk = Desk::duel()
        .room(Room::Warehouse, Space::R1C0)
        .goods("food 2 wood 0 emmer 9")
        .take(Tile::Cultivation);
    desk.say("rooms 1a").say("use warehouse").say("trade 1a").has("food 0 wood 1 emmer 9");
}

/// CD-5.7: gains and replenishments that change nothing are offered.
#[test]
fn gains_without_effect_are_legal() {
    let mut desk =
        Desk::duel().room(Room::Shelf, Space::R1C0).goods("wood 9 stone 9").take(Tile::Undergrowth);
    assert!(desk.offers("gain 2a"));
    desk.say("gain 2a").has("wood 9");
    desk.say("rooms 1a").say("use shelf");
    assert!(desk.offers("replenish 1a wood") && desk.offers("replenish 1a stone"));
    desk.say("replenish 1a stone").has("stone 9");
}

/// CD-5.8: the turn ends explicitly, wherever no block is half done.
#[test]
fn the_turn_ends_when_the_player_says_so() {
    let mut desk = Desk::duel().take(Tile::Furnishing);
    desk.say("gain 1a");
    assert!(desk.offers("end"));
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r1c0").draws("uncover stall");
    desk.refuses("end", Rule::SecondExcavationFirst);
}

/// CD-5.9, CD-6.7.3, E-8a, E-8b: rooms have blocks and options like tiles.
#[test]
fn a_room_with_two_blocks_may_use_both() {
    let tunnel = |text: &str| {
        let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).goods(text).take(Tile::Cultivation);
        desk.say("rooms 1a").say("use tunnel");
        desk
    };
    let mut desk = tunnel("stone 2 food 1");
    desk.say("gain 2a").say("gain 1a").has("stone 3 food 3");
    let mut desk = tunnel("stone 3 food 1");
    desk.refuses("gain 2a", Rule::TooManyForGain);
    desk.say("gain 1a").has("stone 3 food 3");
    assert!(desk.offers("done"), "the other block is still asked for");
}

/// CD-5.2: Spinning Wheel, Grindstone, Stall, Bakehouse and Secret Chamber have two options in one block.
#[test]
fn a_room_with_two_options_uses_one() {
    let mut desk =
        Desk::duel().room(Room::SpinningWheel, Space::R1C0).goods("flax 4 gold 0").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use spinning_wheel").say("trade 1b").has("flax 1 gold 2");
    desk.refuses("trade 1a", Rule::OtherOperation);
    desk.refuses("rooms 1a", Rule::BlockDone);
}

/// CD-5.1: blocks and options that are not printed do not exist.
#[test]
fn options_that_are_not_printed_do_not_exist() {
    let desk = Desk::duel().take(Tile::Furnishing);
    desk.refuses("gain 3a", Rule::NoSuchOption);
    desk.refuses("gain 1b", Rule::NoSuchOption);
    desk.refuses("furnish 1a food shelf r2c0", Rule::OtherOperation);
}
