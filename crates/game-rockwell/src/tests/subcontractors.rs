//! RW-5.6: dice.

use super::fixture::*;
use crate::rules::Rule;

/// Green may hire and stands here.
fn hiring(place: &str) -> crate::State {
    let mut state = drilling(4);
    director(&mut state, green(), "I-3");
    put(&mut state, "s0.1", place);
    state
}

/// X4, RW-5.6.1, RW-5.6.4: a hired die reaches the number.
#[test]
fn a_die_can_finish_an_extraction() {
    let mut state = hiring("C3");
    empty_stocks(&mut state);
    team_mut(&mut state, "s0.1").strength = 4;
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "hire 3");
    assert_eq!(dollars(&state, green()), 1000);
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, green()), [0, 3, 5, 4]);
    assert_eq!(state.players[green()].cards.len(), 1);
    assert_eq!(turn(&state), red());
}

/// X11, RW-5.6.2: the level caps the die, whatever the money.
#[test]
fn the_level_caps_the_die() {
    for (place, cap) in [("A0", 1), ("B0", 2), ("C0", 3), ("D0", 4), ("C3-C4", 3)] {
        let mut state = hiring(place);
        state.players[green()].mobility = 2;
        money(&mut state, green(), 90_000);
        play(&mut state, green(), "stay s0.1");
        assert_eq!(offered(&state, green(), "hire").len(), cap, "{place}");
        if cap < 4 {
            refused(&state, green(), &format!("hire {}", cap + 1), Rule::DieTooStrong);
        }
        refused(&state, green(), "hire 5", Rule::NoSuchDie);
        refused(&state, green(), "hire 0", Rule::NoSuchDie);
    }
}

/// RW-5.6.1: 1000, 1500, 2000, 2500, paid at once.
#[test]
fn dice_cost_more_the_stronger_they_are() {
    for (strength, cost) in [(1, 1000), (2, 1500), (3, 2000), (4, 2500)] {
        let mut state = hiring("D0");
        money(&mut state, green(), cost - 100);
        play(&mut state, green(), "stay s0.1");
        refused(&state, green(), &format!("hire {strength}"), Rule::DieNotAffordable);
        let mut state = hiring("D0");
        money(&mut state, green(), cost);
        play(&mut state, green(), "stay s0.1");
        play(&mut state, green(), &format!("hire {strength}"));
        assert_eq!(dollars(&state, green()), 0);
        assert_eq!(team(&state, "s0.1").die, Some(strength));
    }
}

/// RW-5.6.3: one die for each team, one of the three dice, on a tile or edge; a flipped tile will do.
#[test]
fn where_and_how_often_one_may_hire() {
    let mut state = hiring("E0");
    play(&mut state, green(), "stay s0.1");
    refused(&state, green(), "hire 1", Rule::NoTileToHireOn);

    let mut state = hiring("A0");
    flip(&mut state, "A0");
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "hire 1");
    assert_eq!(turn(&state), red(), "one hire for each extraction round");
    turn_of(&mut state, green());
    play(&mut state, green(), "stay s0.1");
    refused(&state, green(), "hire 1", Rule::TeamHasDie);

    let mut state = hiring("A0");
    for team in ["s1.1", "s1.2", "s2.1"] {
        put(&mut state, team, "B4");
        give_die(&mut state, team, 1);
        team_mut(&mut state, team).die = Some(1);
    }
    flip(&mut state, "B4");
    play(&mut state, green(), "stay s0.1");
    refused(&state, green(), "hire 1", Rule::NoDieLeft);
    refused(&state, green(), "bribe s1.1 A0", Rule::NoBribePosition);
}

/// Y17, RW-5.6.5: taken along it costs the hire again, with a strength of the mover's choice; or it is left.
#[test]
fn a_moving_team_takes_its_die_along_or_leaves_it() {
    let mut state = hiring("C3");
    give_die(&mut state, "s0.1", 3);
    refused(&state, green(), "carry s0.1 B2 3", Rule::DieTooStrong);
    refused(&state, green(), "carry s0.1 B2 0", Rule::NoSuchDie);
    assert_eq!(offered(&state, green(), "carry s0.1 B2"), ["carry s0.1 B2 1", "carry s0.1 B2 2"]);
    for (strength, cost) in [(1, 1000), (2, 1500)] {
        let mut state = state.clone();
        play(&mut state, green(), &format!("carry s0.1 B2 {strength}"));
        assert_eq!((team(&state, "s0.1").die, dollars(&state, green())), (Some(strength), 3000 - cost));
    }
    money(&mut state, green(), 900);
    refused(&state, green(), "carry s0.1 B2 1", Rule::DieNotAffordable);
    refused(&state, green(), "carry s0.2 A2 1", Rule::NoDieToCarry);
    refused(&state, green(), "carry s0.1 B5 1", Rule::OutOfReach);
    play(&mut state, green(), "move s0.1 B2");
    assert_eq!(
        (team(&state, "s0.1").die, state.free_dice()),
        (None, 3),
        "it is free for the next player at once"
    );
}

/// RW-5.6.6: a team that stays keeps its die, free and unchanged.
#[test]
fn a_staying_team_keeps_its_die() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "C3");
    give_die(&mut state, "s0.1", 3);
    play(&mut state, green(), "stay s0.1");
    assert_eq!((team(&state, "s0.1").die, dollars(&state, green())), (Some(3), 3000));
}

/// Y18, RW-5.6.7, RW-8.5: into the centre without the die and without paying; no advantage in this turn.
#[test]
fn a_die_does_not_go_into_the_centre() {
    let mut state = hiring("D2");
    give_die(&mut state, "s0.1", 2);
    refused(&state, green(), "carry s0.1 centre 1", Rule::NoDieInCentre);
    play(&mut state, green(), "move s0.1 centre");
    assert_eq!((team(&state, "s0.1").die, state.free_dice(), dollars(&state, green())), (None, 3, 3000));
    assert_eq!(state.players[green()].achievements[crate::pieces::Achievement::Centre.index()], Some(6));
    assert_eq!(turn(&state), red());
}

/// RW-5.6.8, I-8: dice stay through phases II and III and return at the end of the round.
#[test]
fn dice_return_at_the_end_of_the_round() {
    let mut state = hiring("C3");
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "hire 2");
    assert_eq!(state.free_dice(), 2);
    while !matches!(state.phase, crate::phase::Phase::Workshop(_)) {
        let seat = turn(&state);
        let words = offer(&state, seat).into_iter().find(|line| line == "pass" || line.starts_with("stay"));
        play(&mut state, seat, &words.expect("staying or passing is possible"));
    }
    assert_eq!(team(&state, "s0.1").die, Some(2));
    finish_round(&mut state);
    assert_eq!((team(&state, "s0.1").die, state.free_dice()), (None, 3));
}

/// RW-5.3.4, RW-5.6.3: after an extraction by arrival the mover may still hire, on the flipped tile.
#[test]
fn a_hire_may_follow_an_extraction() {
    let mut state = hiring("E0");
    put_strong(&mut state, "s1.1", "A0", 2);
    play(&mut state, green(), "move s0.1 A0");
    extract(&mut state, "K03-1");
    assert_eq!(offer(&state, green()), ["pass", "hire 1"]);
    play(&mut state, green(), "hire 1");
    assert!(!extracting(&state));
}
