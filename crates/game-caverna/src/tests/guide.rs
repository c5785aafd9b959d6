//! What people are told: labels, questions, cards, sentences, points by source.

use super::fixture::{Desk, a};
use crate::pieces::{Edge, Room, Space, Tile};
use crate::{Caverna, Move};
use adit_game::{Card, Game, Language, Notation, Offer, Part, Texts, Viewer};

fn texts(language: Language) -> Texts {
    let texts = Texts::new(language, &[Caverna::texts(language).expect("Caverna speaks every language")]);
    texts.naming(["Ada", "Bo"].map(|name| Some(name.to_owned())))
}

fn card(desk: &Desk, kind: &str, word: &str) -> Option<Card> {
    Caverna::card(&Caverna::view(&desk.state, Viewer::Public), &texts(Language::English), kind, word)
}

fn lines(desk: &Desk, kind: &str, word: &str) -> Vec<String> {
    card(desk, kind, word).unwrap_or_else(|| panic!("{kind}:{word} has no card")).lines
}

fn label(desk: &Desk, kind: &'static str, word: &'static str) -> String {
    let view = Caverna::view(&desk.state, Viewer::Public);
    Caverna::label(&view, &texts(Language::English), &Part::new(kind, word))
}

fn prompt(desk: &Desk) -> String {
    let view = Caverna::view(&desk.state, Viewer::Public);
    Caverna::prompt(&view, &texts(Language::English), desk.seat()).expect("the seat is asked")
}

fn told(desk: &Desk, language: Language) -> Vec<String> {
    Caverna::narrate(&Caverna::view(&desk.state, Viewer::Public), &texts(language))
}

/// To begin a room action and to use an orange room only open a choice; the trade of a blue room, a tile that is taken and an
/// excavation have an effect of their own.
#[test]
fn only_room_actions_and_orange_rooms_open_a_choice() {
    let read = |words: &str| Move::read(&words.split(' ').collect::<Vec<_>>()).expect("a move");
    for words in ["rooms 1a", "rooms 1b", "use bakehouse", "use cave_entrance"] {
        assert!(read(words).opens(), "{words}");
    }
    for words in
        ["use prospecting_site", "take cultivation", "dig 1b r1c0", "gain 2a", "cavern two_walls", "end"]
    {
        assert!(!read(words).opens(), "{words}");
    }
}

/// An option is called by what it does, on a tile and in a room; a fee per dwarf is the number of this round.
#[test]
fn options_are_called_by_what_they_do() {
    let mut desk = Desk::duel().room(Room::Bakehouse, Space::R1C0).goods("emmer 2").take(Tile::Cultivation);
    assert_eq!(label(&desk, "option", "1a"), "use 1 room");
    assert_eq!(label(&desk, "option", "2a"), "gain 2 emmer and 1 flax");
    assert_eq!(label(&desk, "bakehouse", "1b"), "pay 3 emmer for 4 food and 2 gold");
    desk.say("rooms 1a").say("use bakehouse");
    let offer = Offer::<Caverna>::new(&desk.state, a());
    let parts = offer.moves().first().expect("a trade").parts();
    assert_eq!(parts.iter().map(Part::id).collect::<Vec<_>>(), ["verb:trade", "bakehouse:1a"]);
    let desk = Desk::duel().take(Tile::Housework);
    assert_eq!(label(&desk, "option", "1a"), "furnish a cavern for 2 food");
    assert_eq!(label(&desk, "fee", "gold"), "for a fee of 1 gold");
    assert_eq!(label(&desk, "fee", "food"), "fee paid in food", "2 food with one option, 5 with the other");
    assert_eq!(label(&desk, "space", "r2c0"), "third row, left");
    assert_eq!(label(&desk, "edge", "e10"), "fourth row, between left and middle");
}

/// Questions say how much is left of the round, of the tile and of the room action.
#[test]
fn questions_say_what_is_left() {
    let mut desk = Desk::duel();
    assert_eq!(prompt(&desk), "Take an action tile: turn 1 of 2 in this round");
    desk = desk.take(Tile::Cultivation);
    assert_eq!(prompt(&desk), "Carry out Cultivation: 2 of 2 actions left");
    desk.say("rooms 1a");
    assert_eq!(prompt(&desk), "Use a room: 1 left");
    desk.say("use cave_entrance");
    assert_eq!(prompt(&desk), "Cave Entrance: choose what to do");
    desk.say("gain 1a wood").say("gain 2a");
    assert_eq!(prompt(&desk), "Cultivation is finished: end your turn");
    let view = Caverna::view(&desk.state, Viewer::Public);
    assert_eq!(Caverna::prompt(&view, &texts(Language::English), super::fixture::b()), None);
}

/// A room in the display says what it does, what it is worth, what it costs, which walls it needs and where it fits.
#[test]
fn the_card_of_a_room_says_everything_about_it() {
    let desk = Desk::duel();
    assert_eq!(
        lines(&desk, "room", "grindstone"),
        [
            "When used: pay 1 emmer for 3 food, or pay 4 emmer for 7 food.",
            "Worth 4 points.",
            "Cost, beside the fee of the action tile: 1 stone.",
            "Walls: one, one more is allowed beside it, the remaining 2 sides open. The room may be turned.",
            "In the display: both players can furnish a cavern with it.",
            "Fits in the cave of Ada: third row, left.",
            "Fits in the cave of Bo: third row, left.",
        ]
    );
    let brief = card(&desk, "room", "grindstone").expect("a card").brief;
    assert_eq!(brief, "4 points, cost 1 stone; pay 1 emmer for 3 food, or pay 4 emmer for 7 food");
    assert!(
        lines(&desk, "room", "tunnel").contains(&"No empty cavern of Ada has the right walls.".to_owned())
    );
    let unseen = "Nobody has seen it yet: it lies face down in the rock.".to_owned();
    assert!(lines(&desk, "slot", "dungeon").contains(&unseen));
    let alone = lines(&Desk::solo(), "room", "shelf");
    assert!(!alone.iter().any(|line| line.contains("both players")), "{alone:?}");
}

/// The card of a room in a cave says whether it was used in this turn.
#[test]
fn the_card_of_a_room_says_whether_it_was_used() {
    let mut desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Cultivation);
    let state = |desk: &Desk| lines(desk, "room", "shelf").pop().expect("a line");
    assert_eq!(state(&desk), "Not used in this turn yet.");
    desk.say("rooms 1a").say("use shelf");
    assert_eq!(state(&desk), "In use now.");
    desk.say("replenish 1a wood");
    assert_eq!(state(&desk), "Used in this turn.");
    assert_eq!(lines(&desk, "place", "s0.r1c0"), lines(&desk, "room", "shelf"));
}

/// The card of a tile says what it does, what it asks for, and what is left of it.
#[test]
fn the_card_of_a_tile_says_what_is_left_of_it() {
    let mut desk = Desk::duel().take(Tile::Furnishing);
    desk.say("gain 1a");
    assert_eq!(
        lines(&desk, "tile", "furnishing"),
        [
            "In any order, each at most once: gain 1 food; furnish a cavern for 1 food per dwarf.",
            "A fee per dwarf means 2 food in this round.",
            "Ada is carrying it out.",
            "Still to do: furnish a cavern for 1 food per dwarf.",
        ]
    );
    let renovation = lines(&desk, "tile", "renovation");
    assert!(renovation.iter().any(|line| line.ends_with("Now: Ada: 1 gold, Bo: 1 gold.")), "{renovation:?}");
    assert!(renovation.contains(&"Still face down; it is turned up in round 8.".to_owned()));
}

/// The card of a score shows the points by source now.
#[test]
fn the_card_of_a_score_shows_the_points_by_source() {
    let desk =
        Desk::duel().room(Room::Shelf, Space::R1C0).room(Room::RettingRoom, Space::R4C0).goods("gold 7");
    assert_eq!(lines(&desk, "score", "s0"), ["Orange rooms: 3", "Blue rooms: 3", "Gold: 7"]);
    assert_eq!(card(&desk, "score", "s0").expect("a card").brief, "13 points");
    assert!(lines(&Desk::solo(), "goal", "points").contains(&"Gold: 1".to_owned()));
}

/// What is not on the table has no card, whatever somebody asks for.
#[test]
fn what_is_not_on_the_table_has_no_card() {
    let desk = Desk::duel();
    for (kind, word) in [
        ("place", "s2.r0c0"),
        ("place", "s0.extra"),
        ("stock", "s9.gold"),
        ("wall", "e01"),
        ("round", "0"),
        ("round", "99"),
        ("supply", "stack"),
        ("option", "1a"),
        ("bakehouse", "3b"),
        ("verb", "remove"),
        ("winner", "s0"),
        ("hex", "C4"),
    ] {
        assert_eq!(card(&desk, kind, word), None, "{kind}:{word}");
    }
}

/// One event is one sentence, with what was paid and received.
#[test]
fn one_event_is_one_sentence() {
    let mut desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Cultivation);
    desk.say("exchange emmer");
    assert_eq!(told(&desk, Language::English), ["Ada exchanges 1 emmer for 1 food."]);
    assert_eq!(told(&desk, Language::French), ["Ada échange 1 amidonnier contre 1 nourriture."]);
    desk.say("rooms 1a").say("use shelf").say("replenish 1a wood");
    assert_eq!(told(&desk, Language::English), ["Ada raises wood to at least 2 and receives 1 wood."]);
    assert_eq!(told(&desk, Language::German), ["Ada füllt Holz auf mindestens 2 auf und erhält 1 Holz."]);
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r3c1");
    let dug = ["Ada pays 2 food and digs out a cavern (fourth row, middle) and finds 1 food."];
    assert_eq!(told(&desk, Language::English), dug);
    let mut desk = Desk::duel().goods("food 2 wood 1").take(Tile::Furnishing);
    desk.say("furnish 2a food shelf r2c0");
    let furnished =
        ["Ada furnishes a cavern (third row, left) with the Shelf for 1 wood and 2 food: +3 points."];
    assert_eq!(told(&desk, Language::English), furnished);
    let mut desk = Desk::duel().room(Room::Dungeon, Space::R1C0).room(Room::Shelf, Space::R4C0);
    desk = desk.take(Tile::Masonry);
    desk.say("build 3a e07");
    let built = ["Ada builds a wall (third row, between left and middle).", "The Dungeon brings Ada 2 gold."];
    assert_eq!(told(&desk, Language::English), built);
}

/// What happened is marked where it can be seen, in the cave of the player who did it, with an arrow where something moved.
#[test]
fn what_happened_is_marked_where_it_happened() {
    let traces = |desk: &Desk| -> Vec<String> {
        let traces = Caverna::traces(&Caverna::view(&desk.state, Viewer::Public));
        let tell = |trace: &adit_game::Trace| match &trace.from {
            Some(from) => format!("{} > {}", from.id(), trace.at.id()),
            None => trace.at.id(),
        };
        traces.iter().map(tell).collect()
    };
    let mut desk = Desk::duel().goods("food 2 wood 1").take(Tile::Furnishing);
    desk.say("furnish 2a food shelf r2c0");
    assert_eq!(traces(&desk), ["slot:shelf > place:s0.r2c0"]);
    desk.say("exchange flax");
    assert_eq!(traces(&desk), ["stock:s0.flax > stock:s0.food"]);
    let mut desk = Desk::duel().walls(&[Edge::E04]).take(Tile::Masonry);
    desk.say("build 3a e07");
    assert_eq!(traces(&desk), ["supply:walls > wall:s0.e07"]);
}

/// Every sign of the pictures is drawn by itself and explained in every language.
#[test]
fn every_sign_is_explained() {
    for language in Language::ALL {
        let signs = Caverna::signs(&texts(language));
        assert!(signs.len() > 25, "{} signs", signs.len());
        for sign in signs {
            assert!(sign.svg.starts_with("<svg") && sign.svg.contains("class=\"caverna\""), "{}", sign.title);
            assert!(!sign.svg.contains("href"), "{} needs definitions that stand elsewhere", sign.title);
            assert!(!sign.title.contains('[') && !sign.text.contains('['), "{} in {language}", sign.title);
        }
    }
}
