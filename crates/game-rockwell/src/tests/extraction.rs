//! RW-5.7: extraction, without hazards.

use super::fixture::*;
use crate::phase::Phase;
use crate::pieces::Company;
use crate::rules::Rule;
use crate::state::Tile;
use adit_game::Game;

/// X1, RW-5.7.5, RW-5.7.6: equal shares; the leftovers go to the greatest strength.
#[test]
fn two_players_share_and_the_stronger_gets_the_leftovers() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    put_strong(&mut state, "s0.1", "C3", 3);
    put_strong(&mut state, "s1.1", "C2", 4);
    turn_of(&mut state, red());
    play(&mut state, red(), "move s1.1 C3");
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, green()), [0, 1, 2, 2]);
    assert_eq!(cubes(&state, red()), [0, 2, 3, 2]);
}

/// X2, RW-5.7.5, RW-5.7.6: a shaft gives no share, but the leftovers.
#[test]
fn a_shaft_without_a_team_gets_only_the_leftovers() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    put_strong(&mut state, "s1.1", "C3", 2);
    put_strong(&mut state, "s0.1", "C3", 4);
    put_strong(&mut state, "s2.1", "C2", 2);
    state.players[white()].shafts.push(slot("C3"));
    turn_of(&mut state, purple());
    play(&mut state, purple(), "move s2.1 C3");
    extract(&mut state, "K07-1");
    for seat in [red(), green(), purple()] {
        assert_eq!(cubes(&state, seat), [0, 1, 1, 1]);
    }
    assert_eq!(cubes(&state, white()), [0, 0, 2, 1]);
}

/// X3, RW-5.7.6: if the strongest are tied, the active player gets the leftovers, however weak.
#[test]
fn a_tie_gives_the_leftovers_to_the_active_player() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    put_strong(&mut state, "s0.1", "C3", 2);
    put_strong(&mut state, "s1.1", "C3", 2);
    put_strong(&mut state, "s2.1", "C3", 1);
    give_die(&mut state, "s2.1", 1);
    put(&mut state, "s3.1", "B2");
    turn_of(&mut state, white());
    play(&mut state, white(), "move s3.1 C3");
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, white()), [0, 3, 2, 1]);
    for seat in [green(), red(), purple()] {
        assert_eq!(cubes(&state, seat), [0, 0, 1, 1]);
    }
}

/// X15, RW-5.7.1: the tile is extracted as soon as the number is reached, not before.
#[test]
fn a_tile_is_extracted_when_its_number_is_reached() {
    let mut state = drilling(4);
    put_strong(&mut state, "s1.1", "B0", 3);
    put(&mut state, "s0.1", "A0");
    put(&mut state, "s0.2", "A1");
    play(&mut state, green(), "move s0.1 B0");
    assert!(!extracting(&state), "4 of 5");
    turn_of(&mut state, green());
    play(&mut state, green(), "move s0.2 B0");
    assert!(extracting(&state), "5 of 5");
}

/// Y1, RW-2.6, RW-5.7.5, RW-5.7.9, RW-5.7.10: a straddling team shares with its full strength and then stands on the
/// extracted tile.
#[test]
fn a_straddling_team_helps_and_moves_onto_the_tile() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    state.players[green()].mobility = 2;
    put_strong(&mut state, "s0.1", "C3-C4", 4);
    put_strong(&mut state, "s1.1", "C3", 2);
    put(&mut state, "s2.1", "C2");
    turn_of(&mut state, purple());
    assert_eq!(state.teams.strength_on(slot("C4")), 4);
    play(&mut state, purple(), "move s2.1 C3");
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, green()), [0, 1, 3, 2]);
    assert_eq!(cubes(&state, red()), [0, 1, 1, 1]);
    assert_eq!(cubes(&state, purple()), [0, 1, 1, 1]);
    assert_eq!(
        state.players[purple()].cards.len(),
        1,
        "the card goes to the active player, not to the one with priority"
    );
    assert_eq!(team(&state, "s0.1").place, place("C3"));
    assert_eq!(state.teams.strength_on(slot("C4")), 0);
}

/// Green 4 arrives on the edge of C3 (7, red 3) and C4 (8, purple 4).
fn both_tiles() -> crate::State {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    state.players[green()].mobility = 2;
    put_strong(&mut state, "s1.1", "C3", 3);
    put_strong(&mut state, "s2.1", "C4", 4);
    put_strong(&mut state, "s0.1", "C2", 4);
    play(&mut state, green(), "move s0.1 C3-C4");
    state
}

/// Y2, RW-5.7.3: the active player chooses; the other tile falls below its number and is not extracted. I-19: one
/// step triggers at most one extraction.
#[test]
fn only_one_tile_of_an_edge_is_extracted() {
    let mut state = both_tiles();
    assert_eq!(offer(&state, green()), ["extract C3", "extract C4"]);
    refused(&state, green(), "extract C5", Rule::NotReached);
    refused(&state, red(), "extract C3", Rule::NotAsked);
    play(&mut state, green(), "extract C3");
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, green()), [0, 2, 3, 2]);
    assert_eq!(cubes(&state, red()), [0, 1, 2, 2]);
    assert_eq!(team(&state, "s0.1").place, place("C3"));
    assert_eq!(state.teams.strength_on(slot("C4")), 4);
    assert!(!state.is_flipped(slot("C4")));
    assert_eq!(turn(&state), red());
}

/// Y2: on the other tile green and purple tie, and green is active.
#[test]
fn the_active_player_chooses_the_other_tile() {
    let mut state = both_tiles();
    play(&mut state, green(), "extract C4");
    extract(&mut state, "K08-1");
    assert_eq!(cubes(&state, green()), [0, 2, 3, 2]);
    assert_eq!(cubes(&state, purple()), [0, 2, 2, 1]);
    assert_eq!(team(&state, "s0.1").place, place("C4"));
    refused(&state, red(), "extract C3", Rule::NoTileToChoose);
}

/// Y26, RW-5.7.1, R-17: the extraction comes at once, before a hire could change the priority.
#[test]
fn there_is_no_late_majority() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    director(&mut state, green(), "I-3");
    put_strong(&mut state, "s1.1", "C3", 4);
    put_strong(&mut state, "s0.1", "C2", 3);
    play(&mut state, green(), "move s0.1 C3");
    assert!(extracting(&state));
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, red()), [0, 2, 3, 2]);
    assert_eq!(cubes(&state, green()), [0, 1, 2, 2]);
    assert!(legal(&state, green(), "hire 1"), "RW-5.3.4: the right to the advantage remains");
}

/// RW-5.7.4, I-4: the tile is flipped with everything on it, and never turns back.
#[test]
fn everything_stays_on_a_flipped_tile() {
    let mut state = drilling(4);
    put_strong(&mut state, "s1.1", "C3", 3);
    give_die(&mut state, "s1.1", 3);
    state.players[white()].shafts.push(slot("C3"));
    put(&mut state, "s0.1", "C2");
    play(&mut state, green(), "move s0.1 C3");
    assert_eq!(drawable(&state), ["tile T07a", "tile T07b", "tile T07c", "tile T07d"]);
    draw(&mut state, "tile T07c");
    assert_eq!(drawable(&state).len(), 6, "RW-1.4: six cards of the stack with the tile's number");
    draw(&mut state, "card K07-1");
    assert!(matches!(state.terrain[slot("C3").index()], Tile::Flipped(tile) if tile.to_string() == "T07c"));
    assert_eq!(team(&state, "s1.1").die, Some(3));
    assert_eq!(team(&state, "s0.1").place, place("C3"));
    assert_eq!(state.shaft_on(slot("C3")), Some(white()));
}

/// RW-5.7.12, I-3: no tile and no card is drawn twice, and a stack does not run out.
#[test]
fn tiles_and_cards_are_drawn_once() {
    let mut state = drilling(4);
    for name in ["C1", "C5", "C7"] {
        flip(&mut state, name);
    }
    put_strong(&mut state, "s1.1", "C3", 4);
    put_strong(&mut state, "s0.1", "C2", 3);
    play(&mut state, green(), "move s0.1 C3");
    assert_eq!(drawable(&state), ["tile T07a"]);
    draw(&mut state, "tile T07a");
    assert_eq!(drawable(&state), ["card K07-1", "card K07-2", "card K07-3"]);
}

/// RW-5.7.2: mover, briber, hirer and upgrader are the active player of what they trigger.
#[test]
fn whoever_made_the_step_is_active() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-1");
    put(&mut state, "s0.1", "A0");
    put_strong(&mut state, "s1.1", "B0", 2);
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "bribe s1.1 A0");
    let Phase::Extraction(extraction) = &state.phase else { panic!("A0 has 3 of 3") };
    assert_eq!(extraction.active, Company::Seat(green()));
}

/// RW-5.7.8, RW-5.7.11: loot goes behind the screens, achievements follow, play goes on where it was interrupted.
#[test]
fn play_goes_on_where_it_was_interrupted() {
    let mut state = drilling(4);
    goods(&mut state, red(), [0, 0, 9, 0], 0);
    put_strong(&mut state, "s1.1", "C3", 4);
    put_strong(&mut state, "s0.1", "C2", 3);
    play(&mut state, green(), "move s0.1 C3");
    extract(&mut state, "K07-1");
    assert_eq!(cubes(&state, red()), [0, 2, 12, 2]);
    assert!(state.players[red()].has(crate::pieces::Achievement::Silver));
    assert_eq!(turn(&state), red());
}

/// RW-11.2: each tile and card that is left is as likely as any other.
#[test]
fn what_is_left_is_equally_likely() {
    let mut state = both_tiles();
    play(&mut state, green(), "extract C3");
    let mut outcomes = Vec::new();
    crate::Rockwell::outcomes(&state, &mut outcomes);
    assert!(outcomes.len() == 4 && outcomes.iter().all(|(_, weight)| *weight == 1));
}
