//! CD-14 (here CD-14.1, CD-14.2, CD-14.3): chance, the decision points, and the order inside a move.

use super::fixture::Desk;
use crate::Caverna;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::{Edge, Room, Space, Tile};
use crate::rules::Rule;
use adit_game::{Notation, WhyNot, why_not};

/// CD-14.1: what is drawn is drawn when it is seen; in between the game is without chance.
#[test]
fn chance_is_asked_only_when_something_is_seen() {
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    assert_eq!(desk.outcomes(), [] as [String; 0]);
    desk.say("dig 1a r1c0");
    assert!(desk.outcomes().iter().all(|words| words.starts_with("uncover ")));
    desk.draws("uncover stall");
    assert_eq!(desk.outcomes(), [] as [String; 0]);
}

/// CD-14.2, D-1 and D-2: a tile, then options, exchanges, and the end.
#[test]
fn a_turn_is_a_sequence_of_small_decisions() {
    let mut desk = Desk::duel();
    let tiles =
        ["take cultivation", "take housework", "take excavation", "take undergrowth", "take furnishing"];
    assert_eq!(desk.offer(), tiles);
    desk.say("take excavation");
    let offer = [
        "dig 1a r1c0",
        "dig 1a r2c1",
        "dig 1a r3c1",
        "dig 1a r4c0",
        "gain 2a",
        "exchange emmer",
        "exchange flax",
        "exchange gold",
        "end",
    ];
    assert_eq!(desk.offer(), offer);
}

/// CD-14.2, D-2f: fee, room and space are one move, so nobody is stuck with a price they cannot pay.
#[test]
fn furnishing_is_one_move() {
    let desk = Desk::duel().goods("food 5").take(Tile::Housework);
    let offer = desk.offer_of("furnish");
    assert_eq!(
        offer,
        [
            "furnish 1a food shelf r2c0",
            "furnish 1a food spinning_wheel r2c0",
            "furnish 1a food grindstone r2c0",
            "furnish 2a food shelf r2c0",
            "furnish 2a food spinning_wheel r2c0",
            "furnish 2a food grindstone r2c0",
            "furnish 2a gold shelf r2c0",
            "furnish 2a gold spinning_wheel r2c0",
            "furnish 2a gold grindstone r2c0",
        ]
    );
}

/// CD-14.2, D-4: rooms with a legal option, the wood of the Wood Storeroom, exchanges; after the first room
/// also the end of the action.
#[test]
fn a_room_action_offers_rooms() {
    let desk = Desk::duel().room(Room::Treasury, Space::R4C2).room(Room::WoodStoreroom, Space::R0C0);
    let mut desk = desk.goods("gold 1").take(Tile::Cultivation);
    desk.say("rooms 1a");
    let offer =
        ["use cave_entrance", "collect wood_storeroom", "exchange emmer", "exchange flax", "exchange gold"];
    assert_eq!(desk.offer(), offer, "Treasury cannot be paid");
}

/// CD-14.2, D-5: inside a room an exchange must leave an option of the room, before the first block.
#[test]
fn an_exchange_does_not_spoil_the_room_in_use() {
    let desk = Desk::duel().room(Room::WeavingRoom, Space::R4C0).room(Room::Tunnel, Space::R1C0);
    let mut desk = desk.goods("flax 2 stone 0").take(Tile::Undermining);
    desk.say("rooms 1a").say("use weaving_room");
    desk.refuses("exchange flax", Rule::ExchangeSpoilsRoom);
    assert_eq!(desk.offer(), ["trade 1a", "exchange emmer", "exchange gold"]);
    desk.say("trade 1a").say("use tunnel").say("gain 1a");
    assert_eq!(desk.offer(), ["gain 2a", "done", "exchange emmer", "exchange gold"]);
}

/// CD-14.2: with uses left but no usable room the player is still asked, since an exchange may open one.
#[test]
fn an_exchange_can_open_a_room() {
    let desk = Desk::duel().room(Room::Warehouse, Space::R4C0);
    let mut desk = desk.only_goods("food 1 gold 1").take(Tile::Undermining);
    desk.say("rooms 1a").say("use cave_entrance").say("gain 1a wood");
    assert_eq!(desk.offer(), ["stop", "exchange gold"]);
    desk.say("exchange gold").say("use warehouse").say("trade 1a");
    assert!(desk.offers("end"));
}

/// CD-14.3: price, effect, found food; blue rooms; the extra cavern; the reveal.
#[test]
fn things_happen_in_order_inside_a_move() {
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r3c1");
    let names = |desk: &Desk| {
        let name = |event: &Event| format!("{event:?}").split([' ', '{']).next().map(str::to_owned);
        desk.state.news.events().iter().filter_map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&desk), ["Excavated"]);
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::RettingRoom, Space::R0C0);
    let mut desk = desk.room(Room::Warehouse, Space::R4C0).goods("food 2").take(Tile::Cultivation);
    desk.say("rooms 1a").say("use warehouse").say("trade 1a");
    assert_eq!(names(&desk), ["Traded", "RoomReacted"]);
    let mut desk = Desk::solo()
        .room(Room::DiggingCave, Space::R4C2)
        .room(Room::WoodStoreroom, Space::R4C0)
        .goods("gold 1")
        .take(Tile::Cultivation);
    desk.say("rooms 1a").say("use digging_cave").say("dig 1a r1c0").draws("uncover stall");
    assert!(matches!(desk.state.phase, Phase::Reveal(_)), "after the wood (CD-7.6)");
    assert_eq!(names(&desk), ["RoomUncovered", "RoomReacted"]);
}

/// CD-19.4: what uncovers something asks chance, and with that ends any take-back; all else does not.
#[test]
fn only_seeing_something_new_asks_chance() {
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).walls(&[Edge::E01]).goods("food 2 wood 1");
    let desk = desk.take(Tile::Masonry);
    for words in desk.offer() {
        let mut next = Desk { state: desk.state.clone() };
        next.say(&words);
        assert!(!next.is_chance(), "{words}");
    }
    let mut desk = Desk::duel().take(Tile::Excavation);
    desk.say("dig 1a r1c0");
    assert!(desk.is_chance());
}

/// The words of a move say it completely: they are read back, and a beginning is answered as such.
#[test]
fn words_are_read_back_and_beginnings_are_known() {
    let desk = Desk::duel().take(Tile::Masonry);
    for words in desk.offer() {
        let split: Vec<&str> = words.split(' ').collect();
        assert_eq!(crate::Move::read(&split).expect("a move").words(), words);
    }
    let verdict = |words: &[&str]| why_not::<Caverna>(&desk.state, desk.seat(), words);
    assert_eq!(verdict(&["gain"]), Some(WhyNot::Begun));
    assert_eq!(verdict(&["gain", "2a"]), Some(WhyNot::Begun), "which good?");
    assert_eq!(verdict(&["gain", "2a", "wood"]), None);
    assert_eq!(verdict(&["fly"]), Some(WhyNot::NoSuchWords));
    let goods = crate::Move::read(&["barter", "1a", "flax", "wood", "gold"]).expect("in any order");
    assert_eq!(goods.words(), "barter 1a wood flax gold");
    assert_eq!(crate::Move::read(&["barter", "1a", "flax", "flax", "gold"]), None);
}

/// Of a beginning that leads nowhere the nearest obstacle is named.
#[test]
fn a_dark_choice_says_why() {
    let desk = Desk::duel().goods("food 2 wood 0 stone 0").take(Tile::Housework);
    desk.refuses("furnish", Rule::CannotFurnish);
    desk.refuses("furnish 1a food tunnel", Rule::WallsDoNotFit);
    let desk = Desk::duel().supply(0).take(Tile::Masonry);
    desk.refuses("build 3a", Rule::NoWallInSupply);
}
