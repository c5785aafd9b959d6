//! CD-14.4: hidden information, and what is seen.

use super::fixture::{Desk, a, b};
use crate::Caverna;
use crate::phase::choose_side::ChooseSide;
use crate::phase::reveal::Reveal;
use crate::phase::{Phase, Turn};
use crate::pieces::{Group, Room, Space, Tile};
use crate::view::View;
use adit_game::{Game, Setup, SplitDice, Viewer};

/// CD-14.4: there is no private information; every viewer sees the same, and so does who may see everything,
/// since a room that nobody has seen does not exist.
#[test]
fn everybody_sees_the_same() {
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r1c0").draws("uncover stall");
    let views = [Viewer::Seat(a()), Viewer::Seat(b()), Viewer::Public, Viewer::All]
        .map(|viewer| Caverna::view(&desk.state, viewer));
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

/// CD-14.4: known are the set of unseen rooms and the set of face-down tiles of each group, not where they are.
#[test]
fn the_unseen_rooms_are_known_as_a_set() {
    let mut desk = Desk::duel().take(Tile::Excavation);
    desk.say("dig 1a r1c0").draws("uncover stall");
    let view = Caverna::view(&desk.state, Viewer::Public);
    assert_eq!(view.rooms.unseen.len(), 17);
    assert!(!view.rooms.unseen.contains(Room::Stall));
    let face_down: Vec<_> =
        view.tiles.face_down.iter().map(|group| (group.group, group.tiles.len())).collect();
    assert_eq!(face_down, [(Group::Two, 2), (Group::Three, 4), (Group::Four, 1)]);
    for space in &view.caves[a()].spaces {
        let known = matches!(space.space, Space::R3C0 | Space::R2C0 | Space::R1C0);
        assert_eq!(space.face_down, !known, "{}", space.space);
    }
}

/// CD-14.4: each unseen room is equally likely, whichever space is dug and no matter who digs.
#[test]
fn every_unseen_room_is_equally_likely() {
    for space in ["r1c0", "r2c1", "r3c1", "r4c0"] {
        let mut desk = Desk::duel().take(Tile::Excavation);
        desk.say(&format!("dig 1a {space}"));
        assert_eq!(desk.outcomes().len(), 18, "{space}");
    }
    let mut desk = Desk::solo().take(Tile::Expansion);
    desk.say("dig 1a r1c0").draws("uncover stall");
    assert_eq!(desk.outcomes().len(), 17, "the stack and the rock are alike");
}

/// A view is a position: reading it back gives the same, and nonsense is refused with the place.
#[test]
fn a_view_can_be_played_on() {
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Cultivation);
    let view = Caverna::view(&desk.state, Viewer::All);
    let text = serde_json::to_string(&view).expect("a view is JSON");
    let read: View = serde_json::from_str(&text).expect("it is read back");
    let state = Caverna::imagine(&read, &mut SplitDice(1)).expect("it is a position");
    assert_eq!(state, desk.state);

    let broken = |change: fn(&mut View)| {
        let mut view = view.clone();
        change(&mut view);
        Caverna::imagine(&view, &mut SplitDice(1)).expect_err("it is not a position").to_string()
    };
    assert!(broken(|view| view.walls = 9).contains("CD-15.2"));
    assert!(broken(|view| view.caves[a()].score = 99).contains("caves"));
    assert!(broken(|view| view.caves[b()].goods[crate::Good::Food] = 10).contains("CD-15.4"));
    assert!(broken(|view| view.rooms.display.insert(Room::Shelf)).contains("CD-15.1"));
    assert!(broken(|view| view.round = 12).contains("round"));
    let other_seats = |seats: &str| text.replacen(r#""seats":2"#, seats, 1);
    let alone: View = serde_json::from_str(&other_seats(r#""seats":1"#)).expect("it is written well");
    let fault = Caverna::imagine(&alone, &mut SplitDice(1)).expect_err("there are two caves").to_string();
    assert!(fault.contains("caves"), "{fault}");
    let many = serde_json::from_str::<View>(&other_seats(r#""seats":7"#)).expect_err("nobody plays with 7");
    assert!(many.to_string().contains("seats"), "{many}");
    assert!(broken(|view| view.tiles.available.insert(Tile::Renovation)).contains("CD-15.3"));
}

/// Journals can begin with a loaded position, so every phase is written as it always was, and read back.
#[test]
fn every_phase_is_written_as_ever() {
    #[track_caller]
    fn check(desk: &Desk, expected: &str) {
        let phase = desk.state.phase;
        assert_eq!(serde_json::to_string(&phase).expect("a phase is JSON"), expected);
        assert_eq!(serde_json::from_str::<Phase>(expected).expect("it is read back"), phase);
    }
    let fresh = |seats| Desk { state: Caverna::start(&Setup::seats(seats)).expect("a table") };
    check(&fresh(2), r#"{"phase":"start_player"}"#);
    check(&fresh(1), r#"{"phase":"remove_rooms","left":3}"#);
    let mut desk = fresh(2);
    check(desk.draws("start s1"), r#"{"phase":"new_action"}"#);
    check(desk.draws("turn masonry"), r#"{"phase":"take_tile","seat":1}"#);

    let turn = |turn: &str, place: &str| {
        format!(r#"{{"seat":0,{turn},"traded":[],"excavated":0,"revealed":false,"place":{place}}}"#)
    };
    let desk = Desk::duel().room(Room::Treasury, Space::R4C2).room(Room::WoodStoreroom, Space::R0C0);
    let mut desk = desk.take(Tile::Cultivation);
    let fresh_turn = turn(r#""tile":"cultivation","done":[],"used":[]"#, r#"{"at":"blocks"}"#);
    check(&desk, &format!(r#"{{"phase":"resolve","turn":{fresh_turn}}}"#));
    desk.say("rooms 1a").say("collect wood_storeroom");
    let action = r#"{"number":1,"left":1,"begun":false,"collected":["wood_storeroom"]}"#;
    let place = format!(r#"{{"at":"rooms","action":{action}}}"#);
    let in_action = turn(r#""tile":"cultivation","done":[1],"used":[]"#, &place);
    check(&desk, &format!(r#"{{"phase":"resolve","turn":{in_action}}}"#));
    desk.say("use cave_entrance");
    let action = r#"{"number":1,"left":0,"begun":true,"collected":["wood_storeroom"]}"#;
    let place = format!(r#"{{"at":"room","action":{action},"room":{{"room":"cave_entrance","done":[]}}}}"#);
    let in_room = turn(r#""tile":"cultivation","done":[1],"used":["cave_entrance"]"#, &place);
    check(&desk, &format!(r#"{{"phase":"resolve","turn":{in_room}}}"#));

    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r1c0");
    let digging = turn(r#""tile":"excavation","done":[1],"used":[]"#, r#"{"at":"blocks"}"#)
        .replace(r#""excavated":0"#, r#""excavated":1"#);
    let dig = r#"{"space":"r1c0","left":1,"through_walls":false}"#;
    check(&desk, &format!(r#"{{"phase":"uncover","turn":{digging},"dig":{dig}}}"#));
    desk.draws("uncover stall");
    check(&desk, &format!(r#"{{"phase":"second_excavation","turn":{digging},"dig":{dig}}}"#));

    desk.state.phase = Phase::ChooseSide(ChooseSide { turn: Turn::new(a(), Tile::Cultivation) });
    check(&desk, &format!(r#"{{"phase":"choose_side","turn":{fresh_turn}}}"#));
    let mut desk = Desk::solo().take(Tile::Expansion);
    desk.say("dig 1a r1c0").draws("uncover stall");
    let dug = turn(r#""tile":"expansion","done":[1],"used":[]"#, r#"{"at":"blocks"}"#)
        .replace(r#""excavated":0"#, r#""excavated":1"#);
    check(&desk, &format!(r#"{{"phase":"reveal","turn":{dug},"then":"in_turn"}}"#));
    desk.state.phase = Phase::Reveal(Reveal::AtEndOfTurn(desk.state.phase.turn().expect("a turn")));
    check(&desk, &format!(r#"{{"phase":"reveal","turn":{dug},"then":"at_end_of_turn"}}"#));
    desk.state.phase = Phase::Over;
    check(&desk, r#"{"phase":"over"}"#);

    let strange = format!(r#"{{"phase":"choose_side","turn":{in_room}}}"#);
    let fault = serde_json::from_str::<Phase>(&strange).expect_err("rooms do not furnish").to_string();
    assert!(fault.contains("between the blocks"), "{fault}");
}
