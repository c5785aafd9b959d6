//! CD-14.4: hidden information, and what is seen.

use super::fixture::{Desk, a, b};
use crate::Caverna;
use crate::pieces::{Group, Room, Space, Tile};
use crate::view::View;
use adit_game::{Game, SplitDice, Viewer};

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

/// CD-14.4: each unseen room is equally likely, whichever space is dug and whoever digs.
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
        Caverna::imagine(&view, &mut SplitDice(1)).expect_err("it is no position").to_string()
    };
    assert!(broken(|view| view.walls = 9).contains("CD-15.2"));
    assert!(broken(|view| view.caves[a()].score = 99).contains("caves"));
    assert!(broken(|view| view.caves[b()].goods[crate::Good::Food] = 10).contains("CD-15.4"));
    assert!(broken(|view| view.rooms.display.insert(Room::Shelf)).contains("CD-15.1"));
    assert!(broken(|view| view.round = 12).contains("round"));
    assert!(broken(|view| view.setup.seats = 1).contains("caves"));
    assert!(broken(|view| view.setup.seats = 7).contains("seats"));
    assert!(broken(|view| view.tiles.available.insert(Tile::Renovation)).contains("CD-15.3"));
}
