//! RW-5.8 and RW-7.4 to 7.8: shafts.

use super::fixture::*;
use crate::board::SlotSet;
use crate::phase::shafts::sites;
use crate::pieces::{Achievement, ShaftNumber};
use crate::rules::Rule;

fn shaft(number: usize) -> ShaftNumber {
    ShaftNumber::every().nth(number - 1).expect("one of three shafts")
}

fn names(sites: SlotSet) -> Vec<String> {
    sites.iter().map(|slot| slot.to_string()).collect()
}

/// Y25, RW-7.4, RW-7.5, RW-7.7.
fn ground() -> crate::State {
    let mut state = workshop(4, &[green()]);
    for number in 1..=4 {
        put(&mut state, &format!("s0.{number}"), "B0");
    }
    put(&mut state, "s1.1", "A1");
    flip(&mut state, "C0");
    state.players[white()].shafts.push(slot("B7"));
    money(&mut state, green(), 50_000);
    state
}

/// Y25, RW-7.4, RW-7.7: unflipped, without rivals, on or next to an own team, no second shaft.
#[test]
fn where_the_first_shaft_may_stand() {
    let state = ground();
    assert_eq!(names(sites(&state, green(), shaft(1))), ["A0", "B0", "B1", "C1"]);
    refused(&state, green(), "shaft A1", Rule::FirstShaft);
    refused(&state, green(), "shaft C0", Rule::FirstShaft);
    refused(&state, green(), "shaft B7", Rule::ShaftOnTile);
    refused(&state, green(), "shaft D5", Rule::FirstShaft);
    assert!(legal(&state, green(), "shaft B0"));
}

/// Y25, RW-7.5: flipped, occupied or adjacent tiles are added for the second shaft.
#[test]
fn where_the_second_shaft_may_stand() {
    let mut state = ground();
    flip(&mut state, "D4");
    put(&mut state, "s2.1", "C6");
    play(&mut state, green(), "shaft A0");
    assert_eq!(names(sites(&state, green(), shaft(2))), ["A1", "B0", "B1", "C0", "C1", "C6", "D4"]);
    refused(&state, green(), "shaft D5", Rule::SecondShaft);
    refused(&state, green(), "shaft A0", Rule::ShaftOnTile);
    play(&mut state, green(), "shaft D4");
}

/// RW-7.6, RW-7.7: the third one anywhere, but not where a shaft is; there are three.
#[test]
fn the_third_shaft_may_stand_anywhere() {
    let mut state = ground();
    for words in ["shaft A0", "shaft C0"] {
        play(&mut state, green(), words);
    }
    assert_eq!(sites(&state, green(), shaft(3)).len(), 29);
    play(&mut state, green(), "shaft D5");
    refused(&state, green(), "shaft D6", Rule::TrackComplete);
}

/// RW-7.8: an entrance is beside its two tiles, an edge stands on both, the centre is beside nothing.
#[test]
fn what_is_beside_a_team() {
    let mut state = workshop(4, &[green()]);
    state.players[green()].mobility = 2;
    for number in 1..=4 {
        put(&mut state, &format!("s0.{number}"), "centre");
        put(&mut state, &format!("s1.{number}"), "centre");
        put(&mut state, &format!("s2.{number}"), "centre");
        put(&mut state, &format!("s3.{number}"), "centre");
    }
    assert!(sites(&state, green(), shaft(1)).is_empty());
    put(&mut state, "s0.1", "E2");
    assert_eq!(names(sites(&state, green(), shaft(1))), ["A4", "A5"]);
    put(&mut state, "s0.1", "D0-D1");
    assert_eq!(names(sites(&state, green(), shaft(1))), ["C0", "C1", "C2", "D0", "D1", "D2", "D7"]);
    put(&mut state, "s1.1", "E2");
    assert!(
        !sites(&state, green(), shaft(1)).contains(slot("A4")),
        "a rival on an entrance is not a neighbour of mine"
    );
}

/// RW-7.1, R-36: a shaft moves for its own price, under its own rule, to another tile.
#[test]
fn a_shaft_can_be_moved() {
    let mut state = ground();
    refused(&state, green(), "relocate 1 A0", Rule::NoShaftToMove);
    play(&mut state, green(), "shaft A0");
    refused(&state, green(), "relocate 1 A0", Rule::ShaftOnTile);
    refused(&state, green(), "relocate 1 D5", Rule::FirstShaft);
    refused(&state, green(), "relocate 2 B0", Rule::NoShaftToMove);
    let before = dollars(&state, green());
    play(&mut state, green(), "relocate 1 C1");
    assert_eq!(before - dollars(&state, green()), 1500);
    assert_eq!(state.players[green()].shafts[..], [slot("C1")]);
    play(&mut state, green(), "relocate 1 A0");
}

/// RW-5.8.1, R-57: every shaft on a flipped tile earns its back, all at once; then achievements.
#[test]
fn active_shafts_earn() {
    let mut state = drilling(4);
    goods(&mut state, green(), [0, 0, 9, 0], 0);
    goods(&mut state, red(), [0; 4], 0);
    flip_as(&mut state, "C3", "T07c");
    flip_as(&mut state, "A0", "T03b");
    state.players[green()].shafts.extend([slot("C3"), slot("A0"), slot("D0")]);
    crate::phase::shafts::pay_income(&mut state);
    assert_eq!(cubes(&state, green()), [3, 0, 10, 0], "1z 1s and 2z; the shaft on D0 is not active");
    assert_eq!(cubes(&state, red()), [0; 4]);
    assert!(state.players[green()].has(Achievement::Silver));
}

/// RW-5.8.1: income comes after the fourth extraction round, also for a tile flipped in it.
#[test]
fn income_comes_after_the_extraction_rounds() {
    let mut state = drilling(2);
    empty_stocks(&mut state);
    state.players[red()].shafts.push(slot("A0"));
    put_strong(&mut state, "s0.1", "A0", 2);
    put(&mut state, "s0.2", "A1");
    for number in 1..=4 {
        put(&mut state, &format!("ai.{number}"), "B4");
    }
    state.phase = crate::phase::Phase::Drilling(crate::phase::drilling::Drilling {
        round: 3,
        step: crate::phase::drilling::Step::Move(crate::phase::drilling::movement::MoveTeam { turn: 0 }),
    });
    play(&mut state, green(), "move s0.2 A0");
    draw(&mut state, "tile T03d");
    draw(&mut state, "card K03-5");
    let after_loot = cubes(&state, red());
    play(&mut state, red(), "stay s1.1");
    while !matches!(state.phase, crate::phase::Phase::Market(_)) {
        let seat = turn(&state);
        let words = offer(&state, seat).remove(0);
        play(&mut state, seat, &words);
    }
    assert_eq!(after_loot, [0; 4], "nothing was left over of 4z 2c for one player");
    assert_eq!(cubes(&state, red()), [1, 1, 0, 0]);
}
