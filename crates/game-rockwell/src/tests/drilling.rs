//! RW-5.2 to RW-5.4: control order, turns and movement.

use super::fixture::*;
use crate::phase::Phase;
use crate::phase::drilling::{Drilling, Step};
use crate::rules::Rule;

/// X9, RW-5.2.1: first those with a vice-president on board I, from the left; the others as before.
#[test]
fn the_control_order_follows_board_i() {
    let mut state = drilling(4);
    state.control = [white(), green(), red(), purple()].into_iter().collect();
    director(&mut state, purple(), "I-2");
    director(&mut state, green(), "I-3");
    begin_phase_one(&mut state);
    seal_all(&mut state, "insure done");
    assert_eq!(state.control.iter().collect::<Vec<_>>(), [purple(), green(), white(), red()]);
    assert_eq!(turn(&state), purple());
}

/// RW-5.3.1, RW-5.3.3: four extraction rounds, one turn each in control order; the same team may move every time.
#[test]
fn every_player_has_one_turn_in_each_extraction_round() {
    let mut state = drilling(3);
    let mut turns = Vec::new();
    while matches!(state.phase, Phase::Drilling(_)) {
        let seat = turn(&state);
        turns.push(seat);
        play(&mut state, seat, &format!("stay {seat}.1"));
    }
    assert_eq!(turns, [green(), red(), purple()].repeat(4));
    assert!(matches!(state.phase, Phase::Market(_)), "after phase I comes phase II (RW-4.1)");
}

/// RW-5.3.3, R-48: who has no team outside the centre passes.
#[test]
fn a_player_with_all_teams_in_the_centre_is_skipped() {
    let mut state = drilling(4);
    for number in 1..=4 {
        put(&mut state, &format!("s1.{number}"), "centre");
    }
    crate::phase::achievements::award(&mut state, None);
    play(&mut state, green(), "stay s0.1");
    assert_eq!(turn(&state), purple());
}

/// RW-5.3.2: the active team is an own team outside the centre; staying is always possible.
#[test]
fn only_own_teams_outside_the_centre_become_active() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "centre");
    refused(&state, green(), "stay s0.1", Rule::TeamInCentre);
    refused(&state, green(), "stay s1.1", Rule::NotYourTeam);
    refused(&state, green(), "move s1.1 A0", Rule::NotYourTeam);
    refused(&state, green(), "stay ai.1", Rule::NotYourTeam);
    assert!(legal(&state, green(), "stay s0.2"));
    refused(&state, red(), "stay s1.1", Rule::NotAsked);
}

/// RW-5.3.2, step 3: in the centre the turn ends, with or without a vice-president on board I.
#[test]
fn a_team_in_the_centre_ends_the_turn() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-3");
    put(&mut state, "s0.1", "D2");
    play(&mut state, green(), "move s0.1 centre");
    assert_eq!(turn(&state), red());
    assert!(matches!(state.phase, Phase::Drilling(Drilling { step: Step::Move(_), .. })));
}

/// RW-5.4.1: one step, and no other without mobility.
#[test]
fn a_basic_move_is_one_step() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "B0");
    assert_eq!(offered(&state, green(), "move s0.1").len(), 6);
    refused(&state, green(), "move s0.1 B0", Rule::AlreadyThere);
    refused(&state, green(), "move s0.1 B2", Rule::OutOfReach);
    refused(&state, green(), "move s0.1 B0-B1", Rule::EdgeNeedsMobility);
    refused(&state, green(), "move s0.1 centre", Rule::OutOfReach);
}

/// RW-5.4.4, RW-5.4.5: two steps sideways, then edges too.
#[test]
fn mobility_adds_sideways_steps_and_edges() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "B0");
    state.players[green()].mobility = 1;
    assert!(legal(&state, green(), "move s0.1 B2"));
    refused(&state, green(), "move s0.1 B0-B1", Rule::EdgeNeedsMobility);
    state.players[green()].mobility = 2;
    for to in ["B0-B1", "B1-B2", "B6-B7", "B2"] {
        assert!(legal(&state, green(), &format!("move s0.1 {to}")), "{to}");
    }
    refused(&state, green(), "move s0.1 A0-A1", Rule::OutOfReach);
    refused(&state, green(), "move s0.1 D0", Rule::OutOfReach);
    state.players[green()].mobility = 3;
    assert!(legal(&state, green(), "move s0.1 D0"));
    assert!(legal(&state, green(), "move s0.1 A0-A1"));
}

/// RW-5.4.8, I-13: one own team on edges at a time; it may go on to another edge, and players may share one.
#[test]
fn only_one_own_team_stands_on_edges() {
    let mut state = drilling(4);
    state.players[green()].mobility = 2;
    state.players[red()].mobility = 2;
    put(&mut state, "s0.1", "B0-B1");
    put(&mut state, "s0.2", "B1");
    put(&mut state, "s1.1", "B1");
    refused(&state, green(), "move s0.2 B0-B1", Rule::OneTeamOnEdges);
    assert!(legal(&state, green(), "move s0.1 B1-B2"));
    play(&mut state, green(), "stay s0.3");
    play(&mut state, red(), "move s1.1 B0-B1");
    assert_eq!(team(&state, "s0.1").place, team(&state, "s1.1").place);
}

/// RW-5.4.9: a tile that is only crossed is not stood on.
#[test]
fn a_crossed_tile_is_not_extracted() {
    let mut state = drilling(4);
    state.players[green()].mobility = 1;
    put_strong(&mut state, "s0.1", "B0", 4);
    put_strong(&mut state, "s1.1", "B1", 3);
    play(&mut state, green(), "move s0.1 B2");
    assert!(!extracting(&state), "B1 asks for 6 and would have had 7");
    assert_eq!(turn(&state), red());
}

/// RW-5.4.11: an edge may touch flipped tiles.
#[test]
fn an_edge_beside_a_flipped_tile_can_be_entered() {
    let mut state = drilling(4);
    state.players[green()].mobility = 2;
    flip(&mut state, "B1");
    put(&mut state, "s0.1", "B0");
    play(&mut state, green(), "move s0.1 B0-B1");
    assert_eq!(team(&state, "s0.1").place, place("B0-B1"));
}

/// RW-11.1.1: moving and using the advantage are two decisions.
#[test]
fn the_advantage_is_decided_after_the_move() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-3");
    put(&mut state, "s0.1", "A0");
    refused(&state, green(), "hire 1", Rule::NoAdvantageNow);
    play(&mut state, green(), "stay s0.1");
    assert_eq!(turn(&state), green());
    refused(&state, green(), "stay s0.2", Rule::NotDrilling);
    play(&mut state, green(), "hire 1");
    assert_eq!(turn(&state), red());
}

/// RW-11.1.2: equal teams on one place are separate options.
#[test]
fn teams_are_individuals() {
    let mut state = drilling(4);
    for number in 1..=4 {
        put(&mut state, &format!("s0.{number}"), "B0");
    }
    assert_eq!(offered(&state, green(), "stay").len(), 4);
    assert_eq!(offered(&state, green(), "move").len(), 24);
}
