//! RW-5.5: bribes.

use super::fixture::*;
use crate::rules::Rule;

/// Green has a bribe and stands on A0, which asks for 3; it has stayed and may use the advantage.
fn bribing(place: &str) -> crate::State {
    let mut state = drilling(4);
    director(&mut state, green(), "I-1");
    put(&mut state, "s0.1", place);
    state
}

/// X5, RW-5.5.1, RW-5.5.3, RW-5.5.4, RW-5.5.5: the die comes along, the briber pays, it counts for its owner.
#[test]
fn a_bribed_team_brings_its_die() {
    let mut state = bribing("A0");
    empty_stocks(&mut state);
    put(&mut state, "s1.1", "A1");
    give_die(&mut state, "s1.1", 1);
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "bribe s1.1 A0");
    assert_eq!(dollars(&state, green()), 2000);
    assert_eq!(team(&state, "s1.1").die, Some(1));
    extract(&mut state, "K03-1");
    assert_eq!(cubes(&state, green()), [3, 2, 0, 0]);
    assert_eq!(cubes(&state, red()), [4, 2, 0, 0]);
    assert_eq!(state.players[green()].cards.len(), 1);
    assert_eq!(state.bribe_tokens, 2);
}

/// X6: the mover and briber is the active player.
#[test]
fn the_briber_is_active_in_a_tie() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    director(&mut state, red(), "I-2");
    turn_of(&mut state, red());
    put(&mut state, "s0.1", "A0");
    put(&mut state, "s2.1", "B0");
    play(&mut state, red(), "move s1.1 A0");
    play(&mut state, red(), "bribe s2.1 A0");
    extract(&mut state, "K03-1");
    assert_eq!(cubes(&state, red()), [3, 2, 0, 0]);
    assert_eq!(cubes(&state, green()), [2, 1, 0, 0]);
    assert_eq!(cubes(&state, purple()), [2, 1, 0, 0]);
}

/// RW-5.5.2: whom one may bribe, and where to.
#[test]
fn the_conditions_of_a_bribe() {
    let mut state = bribing("A0");
    put(&mut state, "s0.2", "A1");
    put(&mut state, "s1.1", "A1");
    put(&mut state, "s1.2", "A3");
    put(&mut state, "s1.3", "A0");
    put(&mut state, "s2.1", "centre");
    crate::phase::achievements::award(&mut state, None);
    refused(&state, green(), "bribe s1.1 A0", Rule::NoAdvantageNow);
    play(&mut state, green(), "stay s0.1");
    assert_eq!(offer(&state, green()), ["pass", "bribe s1.1 A0"]);
    refused(&state, green(), "bribe s0.2 A0", Rule::NoOpponent);
    refused(&state, green(), "bribe ai.1 A0", Rule::NoOpponent);
    refused(&state, green(), "bribe s1.1 A1", Rule::NotTheActiveTile);
    refused(&state, green(), "bribe s1.2 A0", Rule::TargetNotAdjacent);
    refused(&state, green(), "bribe s1.3 A0", Rule::TargetNotAdjacent);
    refused(&state, green(), "bribe s1.4 A0", Rule::TargetOutOfPlay);
    refused(&state, green(), "bribe s2.1 A0", Rule::TargetOutOfPlay);
    refused(&state, green(), "hire 1", Rule::NoHirePosition);
    play(&mut state, green(), "bribe s1.1 A0");
    assert!(extracting(&state), "A0 has reached 3");
    extract(&mut state, "K03-1");
    assert_eq!(turn(&state), red(), "one bribe for each extraction round");
}

/// RW-5.5.2, R-24: on an entrance there is no tile to bribe onto, and the advantage is asked all the same.
#[test]
fn nobody_is_bribed_onto_an_entrance() {
    let mut state = bribing("E0");
    put(&mut state, "s1.1", "A0");
    play(&mut state, green(), "stay s0.1");
    assert_eq!(offer(&state, green()), ["pass"]);
    refused(&state, green(), "bribe s1.1 A1", Rule::NotTheActiveTile);
}

/// Y15, RW-5.5.4: the die may not exceed the level, and the tile may not be flipped.
#[test]
fn a_die_keeps_its_team_from_a_higher_level() {
    let on = |place: &str, flipped: bool| {
        let mut state = bribing(place);
        put(&mut state, "s1.1", "B3");
        give_die(&mut state, "s1.1", 2);
        put(&mut state, "s1.2", "E1");
        if flipped {
            flip(&mut state, place);
        }
        play(&mut state, green(), "stay s0.1");
        state
    };
    refused(&on("A4", false), green(), "bribe s1.1 A4", Rule::BribedDieTooStrong);
    refused(&on("A2", false), green(), "bribe s1.2 A2", Rule::TargetOutOfPlay);
    refused(&on("C3", true), green(), "bribe s1.1 C3", Rule::DestinationFlipped);
    let mut state = on("C3", false);
    play(&mut state, green(), "bribe s1.1 C3");
    assert_eq!(dollars(&state, green()), 1500);
    assert_eq!(team(&state, "s1.1").die, Some(2));
}

/// RW-5.5.4, R-22: who cannot pay the die cannot bribe its team.
#[test]
fn the_briber_must_be_able_to_pay() {
    let mut state = bribing("C3");
    put(&mut state, "s1.1", "B3");
    give_die(&mut state, "s1.1", 2);
    money(&mut state, green(), 1400);
    play(&mut state, green(), "stay s0.1");
    refused(&state, green(), "bribe s1.1 C3", Rule::BribeNotAffordable);
}

/// Y16, RW-5.5.3: three tokens for all players and the whole round.
#[test]
fn three_bribes_are_all() {
    let mut state = drilling(4);
    director(&mut state, red(), "I-1");
    director(&mut state, green(), "I-2");
    put(&mut state, "s0.1", "B0");
    put(&mut state, "s2.1", "A0");
    state.bribe_tokens = 1;
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "bribe s2.1 B0");
    put(&mut state, "s1.1", "A1");
    play(&mut state, red(), "stay s1.1");
    refused(&state, red(), "bribe s2.1 A1", Rule::NoTokenLeft);
    assert_eq!(offer(&state, red()), ["pass"]);
    finish_round(&mut state);
    assert_eq!(state.bribe_tokens, 3, "RW-9.1");
}

/// RW-5.5.6: a straddling target leaves its edge; a straddling briber names one of its tiles.
#[test]
fn bribes_and_edges() {
    let mut state = bribing("C3-C4");
    for seat in [green(), red(), purple()] {
        state.players[seat].mobility = 2;
    }
    put(&mut state, "s1.1", "C4-C5");
    put(&mut state, "s2.1", "C6-C7");
    flip(&mut state, "C4");
    play(&mut state, green(), "stay s0.1");
    // C4 of the target's edge touches C3, C5 does not.
    assert_eq!(offer(&state, green()), ["pass", "bribe s1.1 C3"]);
    refused(&state, green(), "bribe s1.1 C4", Rule::DestinationFlipped);
    refused(&state, green(), "bribe s2.1 C3", Rule::TargetNotAdjacent);
    play(&mut state, green(), "bribe s1.1 C3");
    assert_eq!(team(&state, "s1.1").place, place("C3"));
}

/// RW-5.3.4, R-18: after an extraction the own tile is flipped, so that no bribe is possible any more.
#[test]
fn no_bribe_follows_an_extraction() {
    let mut state = bribing("E0");
    put_strong(&mut state, "s1.1", "A0", 2);
    put(&mut state, "s2.1", "A1");
    play(&mut state, green(), "move s0.1 A0");
    extract(&mut state, "K03-1");
    assert_eq!(turn(&state), green());
    refused(&state, green(), "bribe s2.1 A0", Rule::DestinationFlipped);
}
