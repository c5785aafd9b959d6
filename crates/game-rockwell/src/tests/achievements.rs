//! RW-8: achievements.

use super::fixture::*;
use crate::phase::achievements::{award, is_met};
use crate::pieces::Achievement;
use adit_game::Seat;

fn value(state: &crate::State, seat: Seat, achievement: Achievement) -> Option<u8> {
    state.players[seat].achievements[achievement.index()]
}

/// RW-8.1, RW-8.7: the cube conditions, just met and just missed; insurance does not count.
#[test]
fn conditions_of_cubes() {
    let cases = [
        (Achievement::ZincAndCopper, [8, 8, 0, 0], [8, 7, 0, 0]),
        (Achievement::Silver, [0, 0, 10, 0], [9, 0, 9, 9]),
        (Achievement::Gold, [0, 0, 0, 12], [0, 0, 0, 11]),
        (Achievement::SixOfEach, [6, 6, 6, 6], [9, 9, 9, 5]),
    ];
    for (achievement, enough, too_few) in cases {
        let mut state = drilling(4);
        state.players[green()].insurance = 50;
        goods(&mut state, green(), enough, 0);
        assert!(is_met(&state, green(), achievement), "{achievement}");
        goods(&mut state, green(), too_few, 0);
        assert!(!is_met(&state, green(), achievement), "{achievement}");
    }
}

/// RW-8.1: six cards, all teams on level C or deeper, one team in the centre.
#[test]
fn conditions_of_cards_and_places() {
    let mut state = drilling(4);
    let components = state.rulebook.components.clone();
    for card in crate::pieces::CardId::of(3, 5) {
        state.players[green()].cards.insert(&components, card);
    }
    assert!(!is_met(&state, green(), Achievement::ExtractionCards));
    state.players[green()]
        .cards
        .insert(&components, crate::pieces::CardId::from_word("K09-1").expect("a card"));
    assert!(is_met(&state, green(), Achievement::ExtractionCards));
    for (team, at) in [("s0.1", "C0"), ("s0.2", "C1-C2"), ("s0.3", "D7"), ("s0.4", "B0")] {
        put(&mut state, team, at);
    }
    assert!(!is_met(&state, green(), Achievement::AllAtC));
    put(&mut state, "s0.4", "centre");
    assert!(is_met(&state, green(), Achievement::AllAtC), "the centre is deeper than D (RW-8.5)");
    assert!(is_met(&state, green(), Achievement::Centre));
}

/// Y11, RW-8.1, RW-5.6.4: strengths of mixed height; a die does not count.
#[test]
fn stronger_teams_count_and_dice_do_not() {
    let mut state = workshop(4, &[green()]);
    team_mut(&mut state, "s0.1").strength = 3;
    team_mut(&mut state, "s0.2").strength = 2;
    put(&mut state, "s0.3", "B4");
    give_die(&mut state, "s0.3", 2);
    assert!(!is_met(&state, green(), Achievement::ThreeStrengthTwo));
    play(&mut state, green(), "strengthen s0.4");
    assert_eq!(value(&state, green(), Achievement::ThreeStrengthTwo), Some(5));
    team_mut(&mut state, "s0.1").strength = 4;
    assert!(!is_met(&state, green(), Achievement::TwoStrengthFour));
    team_mut(&mut state, "s0.4").strength = 4;
    assert!(is_met(&state, green(), Achievement::TwoStrengthFour));
}

/// Y8, RW-8.4: several kinds at one moment.
#[test]
fn two_achievements_at_once() {
    let mut state = drilling(4);
    goods(&mut state, green(), [7, 8, 9, 0], 0);
    put_strong(&mut state, "s0.1", "A1", 3);
    // K03-3 (5z 3c 1s) for green alone.
    play(&mut state, green(), "move s0.1 A0");
    extract(&mut state, "K03-3");
    assert_eq!(value(&state, green(), Achievement::ZincAndCopper), Some(4));
    assert_eq!(value(&state, green(), Achievement::Silver), Some(4));
}

/// Y9, RW-8.3: at the same moment without an active player, directorate order decides.
#[test]
fn shaft_income_awards_in_directorate_order() {
    let mut state = drilling(4);
    state.directorate = [red(), green(), purple(), white()].into_iter().collect();
    for (seat, at, tile) in [(green(), "D0", "T09b"), (red(), "D2", "T09a")] {
        goods(&mut state, seat, [0, 0, 9, 0], 0);
        flip_as(&mut state, at, tile);
        state.players[seat].shafts.push(slot(at));
    }
    crate::phase::shafts::pay_income(&mut state);
    assert_eq!(value(&state, red(), Achievement::Silver), Some(4));
    assert_eq!(value(&state, green(), Achievement::Silver), Some(3));
}

/// RW-8.3: the active player comes first, then directorate order.
#[test]
fn the_active_player_gets_the_higher_tile() {
    let mut state = drilling(4);
    for seat in [green(), red(), purple()] {
        goods(&mut state, seat, [0, 0, 10, 0], 0);
    }
    award(&mut state, Some(purple()));
    let values = [purple(), green(), red()].map(|seat| value(&state, seat, Achievement::Silver));
    assert_eq!(values, [Some(4), Some(3), Some(2)]);
}

/// Y10, RW-8.2: on another player's turn, by a bribe.
#[test]
fn a_bribe_can_bring_its_victim_an_achievement() {
    let mut state = drilling(4);
    director(&mut state, red(), "I-1");
    for (team, at) in [("s0.1", "C0"), ("s0.2", "C1"), ("s0.3", "D5"), ("s0.4", "B2")] {
        put(&mut state, team, at);
    }
    put(&mut state, "s1.1", "C3");
    turn_of(&mut state, red());
    play(&mut state, red(), "stay s1.1");
    play(&mut state, red(), "bribe s0.4 C3");
    assert_eq!(value(&state, green(), Achievement::AllAtC), Some(5));
}

/// X14, RW-8.1, RW-10.2.1, RW-10.1.1: which tiles there are for how many players, from the top.
#[test]
fn tiles_for_each_number_of_players() {
    let two = auction(2);
    assert_eq!(two.tiles_left(Achievement::ZincAndCopper), [4, 2]);
    assert_eq!(two.tiles_left(Achievement::Gold), [5, 3]);
    assert_eq!(two.tiles_left(Achievement::Centre), [6, 4]);
    let three = auction(3);
    assert_eq!(three.tiles_left(Achievement::Silver), [4, 3, 2]);
    assert_eq!(three.tiles_left(Achievement::SixOfEach), [6, 5, 4]);
    let four = auction(4);
    assert_eq!(four.tiles_left(Achievement::AllAtC), [5, 4, 3, 2]);
    let mut state = drilling(2);
    for seat in [red(), green()] {
        goods(&mut state, seat, [8, 8, 0, 0], 0);
        award(&mut state, Some(seat));
    }
    assert_eq!(value(&state, red(), Achievement::ZincAndCopper), Some(4));
    assert_eq!(value(&state, green(), Achievement::ZincAndCopper), Some(2));
}

/// RW-8.1, RW-8.6, I-14: each kind once, and what was received is never lost.
#[test]
fn an_achievement_is_received_once_and_kept() {
    let mut state = drilling(4);
    goods(&mut state, green(), [0, 0, 10, 0], 0);
    award(&mut state, None);
    award(&mut state, None);
    assert_eq!(value(&state, green(), Achievement::Silver), Some(4));
    assert_eq!(state.tiles_left(Achievement::Silver), [3, 2, 1]);
    goods(&mut state, green(), [0; 4], 0);
    award(&mut state, None);
    assert_eq!(value(&state, green(), Achievement::Silver), Some(4));
    audit(&state);
}

/// RW-8.2: the check of an arrival comes before the extraction that it triggers.
#[test]
fn an_arrival_is_checked_before_its_extraction() {
    let mut state = drilling(4);
    for (team, at) in [("s0.1", "C0"), ("s0.2", "C1"), ("s0.3", "D5")] {
        put(&mut state, team, at);
    }
    put_strong(&mut state, "s0.4", "B3", 4);
    put_strong(&mut state, "s1.1", "C3", 3);
    play(&mut state, green(), "move s0.4 C3");
    assert!(extracting(&state));
    assert_eq!(value(&state, green(), Achievement::AllAtC), Some(5));
}

/// RW-8.2: after hazard losses, not before.
#[test]
fn lost_cubes_do_not_count() {
    let mut state = drilling(4);
    goods(&mut state, green(), [0, 0, 0, 10], 0);
    put_strong(&mut state, "s0.1", "C2", 4);
    put_strong(&mut state, "s1.1", "C3", 3);
    play(&mut state, green(), "move s0.1 C3");
    extract(&mut state, "K07-6");
    assert!(!state.players[green()].has(Achievement::Gold));
    play(&mut state, green(), "cover 0");
    play(&mut state, red(), "cover 0");
    assert_eq!(value(&state, green(), Achievement::Gold), None, "10 gold and 2 that were lost");
}

/// RW-8.5: a team in the centre neither moves nor is bribed; it keeps counting with its strength; others may follow.
#[test]
fn a_team_in_the_centre_is_out_of_play() {
    let mut state = drilling(4);
    put_strong(&mut state, "s0.1", "centre", 4);
    put_strong(&mut state, "s0.2", "D0", 4);
    award(&mut state, None);
    assert!(is_met(&state, green(), Achievement::TwoStrengthFour));
    assert!(offered(&state, green(), "move s0.1").is_empty());
    play(&mut state, green(), "move s0.2 centre");
    assert_eq!(state.teams.of(owner("s0.1")).iter().filter(|team| team.place == place("centre")).count(), 2);
    assert_eq!(state.tiles_left(Achievement::Centre), [5, 4, 3], "the second team brings no second tile");
}
