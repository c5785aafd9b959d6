//! RW-2 and RW-5.4: the board and the ways on it.

use super::fixture::*;
use crate::board::{Edge, Entrance, Level, Place, SLOTS, Slot, SlotSet};
use crate::rules::Rule;

fn neighbours(state: &crate::State, name: &str) -> Vec<String> {
    state.components().board.neighbours(slot(name)).iter().map(|slot| slot.to_string()).collect()
}

/// RW-2.1, RW-2.2, RW-2.3: rings of eight, turned against each other by half a tile.
#[test]
fn a_slot_touches_its_ring_and_the_rings_beside_it() {
    let state = auction(4);
    assert_eq!(Slot::every().count(), SLOTS);
    assert_eq!(neighbours(&state, "A0"), ["A1", "A7", "B0", "B7"]);
    assert_eq!(neighbours(&state, "B0"), ["A0", "A1", "B1", "B7", "C0", "C1"]);
    assert_eq!(neighbours(&state, "C3"), ["B2", "B3", "C2", "C4", "D2", "D3"]);
    assert_eq!(neighbours(&state, "D7"), ["C0", "C7", "D0", "D6"]);
    for slot in Slot::every() {
        let wanted = if matches!(slot.level(), Level::A | Level::D) { 4 } else { 6 };
        assert_eq!(state.components().board.neighbours(slot).len(), wanted, "{slot}");
    }
}

/// RW-2.3, I-17: what touches is touched.
#[test]
fn adjacency_is_symmetric() {
    let state = auction(4);
    let board = &state.components().board;
    for slot in Slot::every() {
        for other in board.neighbours(slot).iter() {
            assert!(board.neighbours(other).contains(slot), "{slot} and {other}");
        }
    }
}

/// RW-2.4, RW-5.4.3: each entrance leads to two tiles of level A, at every mobility, and is never entered again.
#[test]
fn entrances_are_left_and_never_entered() {
    let mut state = drilling(4);
    for (entrance, slots) in
        [("E0", ["A0", "A1"]), ("E1", ["A2", "A3"]), ("E2", ["A4", "A5"]), ("E3", ["A6", "A7"])]
    {
        for mobility in 0..=3 {
            assert_eq!(reach(&state, entrance, mobility), slots, "{entrance}");
        }
    }
    state.players[green()].mobility = 3;
    refused(&state, green(), "move s0.1 B0", Rule::FirstMove);
    refused(&state, green(), "move s0.1 A2", Rule::FirstMove);
    put(&mut state, "s0.1", "A0");
    refused(&state, green(), "move s0.1 E0", Rule::EntranceIsNoGoal);
    for place in Place::every() {
        for mobility in 0..=3 {
            let ends = state.components().board.reach(place, mobility);
            assert!(Entrance::every().all(|entrance| !ends.contains(Place::Entrance(entrance))));
        }
    }
}

/// RW-2.5: the centre is entered from every D slot and left to nowhere.
#[test]
fn the_centre_is_entered_from_level_d_and_never_left() {
    let state = auction(4);
    for slot in Slot::every() {
        let enters = reach(&state, &slot.to_string(), 0).contains(&"centre".to_owned());
        assert_eq!(enters, slot.level() == Level::D, "{slot}");
    }
    for mobility in 0..=3 {
        assert!(reach(&state, "centre", mobility).is_empty());
    }
}

/// RW-2.6: an edge belongs to the level of its two tiles, and a team on it stands on both.
#[test]
fn an_edge_lies_between_two_tiles_of_a_level() {
    assert_eq!(Edge::every().count(), 32);
    let Place::Edge(edge) = place("D7-D0") else { panic!("an edge") };
    assert_eq!(edge.slots(), [slot("D7"), slot("D0")]);
    assert_eq!(edge.level(), Level::D);
    let tiles: SlotSet = edge.slots().into_iter().collect();
    assert_eq!(Place::Edge(edge).tiles(), tiles);
}

/// RW-2.7.
#[test]
fn depth_grows_towards_the_centre() {
    let depths = ["E3", "A0", "B5", "C1-C2", "D7", "centre"].map(|name| place(name).depth());
    assert_eq!(depths, [0, 1, 2, 3, 4, 5]);
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4]);
}

/// RW-2.8, RW-5.4.2: flipped, empty and occupied tiles are entered alike.
#[test]
fn any_tile_can_be_entered() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "B0");
    flip(&mut state, "C0");
    put(&mut state, "s1.1", "C1");
    put(&mut state, "s2.1", "C1");
    assert!(legal(&state, green(), "move s0.1 C0"));
    assert!(legal(&state, green(), "move s0.1 C1"));
    play(&mut state, green(), "move s0.1 C0");
    assert!(!extracting(&state), "a flipped tile is never extracted again");
}

/// Y19, RW-5.4.1, RW-5.4.4, RW-5.4.5, RW-5.4.6, RW-5.4.7, RW-5.4.10.
#[test]
fn each_mobility_level_reaches_further() {
    let state = auction(4);
    assert_eq!(reach(&state, "B0", 0), ["A0", "A1", "B1", "B7", "C0", "C1"]);
    assert_eq!(reach(&state, "B0", 1), ["A0", "A1", "B1", "B2", "B6", "B7", "C0", "C1"]);
    assert_eq!(
        reach(&state, "B0", 2),
        ["A0", "A1", "B1", "B2", "B6", "B7", "C0", "C1", "B0-B1", "B1-B2", "B6-B7", "B7-B0"]
    );
    let free = reach(&state, "B0", 3);
    assert_eq!(free.len(), 25);
    for end in ["D0", "D1", "D7", "A0-A1", "C0-C1"] {
        assert!(free.contains(&end.to_owned()), "{end}");
    }
    assert!(!free.contains(&"B0".to_owned()), "the start is not a destination");
    assert_eq!(reach(&state, "C3-C4", 2), ["C2", "C3", "C4", "C5", "C2-C3", "C4-C5"]);
    assert_eq!(reach(&state, "C3-C4", 3).len(), 12);
    let to_centre = reach(&state, "C3", 3);
    assert_eq!(to_centre.len(), 26);
    assert!(to_centre.contains(&"centre".to_owned()));
}

/// RW-5.4.7: at mobility 1 and 2 a move of two movements does not end in the centre.
#[test]
fn two_movements_stay_within_the_level_before_mobility_3() {
    let state = auction(4);
    for (from, mobility, reached) in
        [("C3", 2, false), ("D0-D1", 2, false), ("D0-D1", 3, true), ("D0", 0, true)]
    {
        assert_eq!(
            reach(&state, from, mobility).contains(&"centre".to_owned()),
            reached,
            "{from} at {mobility}"
        );
    }
    for end in reach(&state, "D0-D1", 2) {
        assert_eq!(place(&end).level(), Some(Level::D));
    }
}
