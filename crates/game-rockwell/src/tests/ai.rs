//! RW-10: the game for three, and the AI of the game for two.

use super::fixture::*;
use crate::phase::Phase;
use crate::phase::achievements::award;
use crate::phase::drilling::{Drilling, Step};
use crate::pieces::Company;
use crate::rules::Rule;
use crate::scoring::Ending;

/// All four teams of the AI at these places with these strengths; both players have moved.
fn ai(teams: [(&str, u8); 4]) -> crate::State {
    let mut state = drilling(2);
    for (number, (at, strength)) in (1..).zip(teams) {
        put_strong(&mut state, &format!("ai.{number}"), at, strength);
    }
    state
}

/// Both players stay; then it is the AI's move.
fn everybody_stays(state: &mut crate::State) {
    play(state, green(), "stay s0.4");
    play(state, red(), "stay s1.4");
}

/// RW-10.2.2: four teams of strength 1, one on each entrance; nothing else.
#[test]
fn the_ai_has_only_four_teams() {
    let state = auction(2);
    let teams = state.teams.of(Company::Ai);
    assert_eq!(teams.iter().map(|team| team.place.to_string()).collect::<Vec<_>>(), ["E0", "E1", "E2", "E3"]);
    assert!(teams.iter().all(|team| team.strength == 1));
    assert_eq!((state.players.seats(), state.directorate.len(), state.control.len()), (2, 2, 2));
    assert!(auction(3).teams.of(Company::Ai).is_empty());
    assert_eq!(auction(4).teams.all().len(), 16);
}

/// Y12, RW-10.2.4: idle teams first, then the strongest, then the outermost.
#[test]
fn which_team_of_the_ai_moves() {
    let mut state = ai([("A5", 2), ("E1", 2), ("B0", 3), ("A6", 1)]);
    for name in ["A5", "A6", "A3"] {
        flip(&mut state, name);
    }
    everybody_stays(&mut state);
    assert_eq!(team(&state, "ai.2").place, place("A2"), "A3 is flipped");
}

/// RW-10.2.4, R-44: if no team is idle, all are candidates; the first player in control order decides ties.
#[test]
fn a_tie_between_teams_is_decided_by_a_player() {
    let mut state = ai([("B0", 1), ("B2", 1), ("C4", 1), ("B5", 1)]);
    state.control = [red(), green()].into_iter().collect();
    play(&mut state, red(), "stay s1.1");
    play(&mut state, green(), "stay s0.1");
    assert_eq!(turn(&state), red());
    assert_eq!(offer(&state, red()), ["send ai.1", "send ai.2", "send ai.4"], "ai.3 is deeper");
    refused(&state, red(), "send ai.3", Rule::NotTheFirstAiTeam);
    refused(&state, red(), "send s0.1", Rule::NotAnAiTeam);
    refused(&state, red(), "guide A0", Rule::NoAiTargetToChoose);
    refused(&state, red(), "stay s1.1", Rule::NotDrilling);
    play(&mut state, red(), "send ai.4");
}

/// Y13, RW-10.2.5: tied tiles are decided by the first player in control order; missing strength has a floor of 0.
#[test]
fn a_tie_between_tiles_is_decided_by_a_player() {
    let mut state = ai([("E0", 1), ("B4", 1), ("B5", 1), ("B6", 1)]);
    put(&mut state, "s0.1", "A0");
    put_strong(&mut state, "s1.1", "A1", 2);
    everybody_stays(&mut state);
    assert_eq!(offer(&state, green()), ["guide A0", "guide A1"]);
    refused(&state, green(), "guide A2", Rule::NotTheNearestTile);
    refused(&state, green(), "send ai.1", Rule::NoAiTeamToChoose);
    play(&mut state, green(), "guide A1");
    assert_eq!(team(&state, "ai.1").place, place("A1"));

    let mut state = ai([("B0", 2), ("B4", 1), ("B5", 1), ("B6", 1)]);
    flip(&mut state, "B0");
    put_strong(&mut state, "s0.1", "A0", 2);
    put_strong(&mut state, "s1.1", "C1", 4);
    put(&mut state, "s1.2", "C1");
    everybody_stays(&mut state);
    assert_eq!(offer(&state, green()), ["guide A0", "guide C1"]);
}

/// RW-10.2.5, R-45: flipped tiles only if nothing else is near, and never the centre.
#[test]
fn the_ai_moves_over_flipped_tiles_only_if_it_must() {
    let mut state = ai([("D0", 2), ("B4", 1), ("B5", 1), ("B6", 1)]);
    for name in ["D0", "D1", "D7", "C0", "C1"] {
        flip(&mut state, name);
    }
    everybody_stays(&mut state);
    assert_eq!(offer(&state, green()), ["guide C0", "guide C1", "guide D1", "guide D7"]);
}

/// RW-10.2.3: one step at the end of each of the four extraction rounds.
#[test]
fn the_ai_moves_once_in_each_extraction_round() {
    let mut state = drilling(2);
    let mut moves = 0;
    while let Phase::Drilling(Drilling { step, .. }) = state.phase {
        let seat = turn(&state);
        let words = match step {
            Step::Move(_) => format!("stay {seat}.1"),
            Step::Advantage { .. } => "pass".to_owned(),
            Step::AiTeam | Step::AiTarget { .. } => offer(&state, seat).remove(0),
        };
        let before: Vec<_> = state.teams.of(Company::Ai).to_vec();
        play(&mut state, seat, &words);
        moves += before
            .iter()
            .zip(state.teams.of(Company::Ai))
            .filter(|(old, new)| old.place != new.place)
            .count();
    }
    assert_eq!(moves, 4);
}

/// Y14, RW-10.2.6, RW-10.2.7: the AI shares and may have priority; its goods and its card leave the game.
#[test]
fn the_ai_shares_like_a_player() {
    let mut state = ai([("E0", 1), ("B4", 1), ("B5", 1), ("B6", 1)]);
    empty_stocks(&mut state);
    put(&mut state, "s0.1", "A0");
    put(&mut state, "s1.1", "A0");
    everybody_stays(&mut state);
    extract(&mut state, "K03-1");
    assert_eq!(cubes(&state, green()), [2, 1, 0, 0]);
    assert_eq!(cubes(&state, red()), [2, 1, 0, 0]);
    assert_eq!(state.removed_cards.len(), 1);
    assert_eq!(state.players[green()].cards.len() + state.players[red()].cards.len(), 0);
}

/// RW-10.2.7: a hazard asks the players in directorate order, never the AI.
#[test]
fn a_hazard_does_not_touch_the_ai() {
    let mut state = ai([("E0", 1), ("B4", 1), ("B5", 1), ("B6", 1)]);
    empty_stocks(&mut state);
    state.directorate = [red(), green()].into_iter().collect();
    put(&mut state, "s0.1", "A0");
    put(&mut state, "s1.1", "A0");
    everybody_stays(&mut state);
    extract(&mut state, "K03-4");
    assert_eq!(turn(&state), red());
    play(&mut state, red(), "cover 0");
    play(&mut state, green(), "cover 0");
    assert_eq!(cubes(&state, red()), [1, 0, 0, 0], "2z of 8z 2c, one of them lost; the AI has the leftovers");
}

/// RW-10.2.8: the AI's teams are opposing teams for bribes and for the first shaft.
#[test]
fn the_ai_is_an_opponent() {
    let mut state = ai([("A1", 1), ("B4", 1), ("B5", 1), ("B6", 1)]);
    director(&mut state, green(), "I-1");
    put(&mut state, "s0.1", "A0");
    play(&mut state, green(), "stay s0.1");
    assert_eq!(offer(&state, green()), ["pass", "bribe ai.1 A0"]);
    refused(&state, green(), "bribe s2.1 A0", Rule::NoOpponent);
    let first = crate::pieces::ShaftNumber::every().next().expect("a shaft");
    assert!(!crate::phase::shafts::sites(&state, green(), first).contains(slot("A1")));
    play(&mut state, green(), "bribe ai.1 A0");
    assert_eq!(team(&state, "ai.1").place, place("A0"));
}

/// RW-10.2.9: after phase III the first player in directorate order strengthens a team of the AI.
#[test]
fn a_player_strengthens_the_ai() {
    let mut state = workshop(2, &[green()]);
    state.directorate = [red(), green()].into_iter().collect();
    team_mut(&mut state, "ai.2").strength = 4;
    refused(&state, green(), "reinforce ai.1", Rule::NoAiUpgradeNow);
    play(&mut state, green(), "pass");
    assert_eq!(turn(&state), red());
    assert_eq!(offer(&state, red()), ["reinforce ai.1", "reinforce ai.3", "reinforce ai.4"]);
    refused(&state, red(), "reinforce ai.2", Rule::AiTeamComplete);
    refused(&state, red(), "reinforce s0.1", Rule::NotAnAiTeam);
    play(&mut state, red(), "reinforce ai.3");
    assert_eq!(team(&state, "ai.3").strength, 2);
    assert_eq!(state.round, 2);
}

/// RW-10.2.9: nothing happens if all have 4; with one team below 4 nobody is asked (RW-11.1.2).
#[test]
fn the_upgrade_of_the_ai_may_need_no_decision() {
    let mut state = workshop(2, &[green()]);
    for number in 1..=4 {
        team_mut(&mut state, &format!("ai.{number}")).strength = 4;
    }
    let mut one_left = state.clone();
    play(&mut state, green(), "pass");
    assert_eq!(state.round, 2);
    team_mut(&mut one_left, "ai.4").strength = 3;
    play(&mut one_left, green(), "pass");
    assert_eq!((one_left.round, team(&one_left, "ai.4").strength), (2, 4));
}

/// RW-10.2.9, R-46: the upgrade may trigger an extraction, which may end the game.
#[test]
fn the_upgrade_of_the_ai_can_trigger_an_extraction() {
    use crate::pieces::Achievement::*;
    let mut state = workshop(2, &[green()]);
    put_strong(&mut state, "ai.1", "A1", 2);
    put(&mut state, "s0.1", "A1");
    goods(&mut state, green(), [7, 8, 0, 0], 0);
    for kind in [Silver, Gold, SixOfEach, TwoStrengthFour, Centre] {
        state.players[green()].achievements[kind.index()] = Some(state.tiles_left(kind)[0]);
    }
    play(&mut state, green(), "pass");
    play(&mut state, green(), "reinforce ai.1");
    extract(&mut state, "K04-1");
    assert_eq!(state.removed_cards.len(), 1);
    assert_eq!(
        state.phase,
        Phase::Over(Ending::Achievements),
        "the end is looked for again after the upgrade"
    );
}

/// RW-10.2.9, R-46: there is no upgrade when the game ends.
#[test]
fn there_is_no_upgrade_after_the_last_round() {
    let mut state = workshop(2, &[green()]);
    for team in ["s0.1", "s1.1"] {
        put(&mut state, team, "centre");
    }
    award(&mut state, None);
    play(&mut state, green(), "pass");
    assert_eq!(state.phase, Phase::Over(Ending::Centre));
    assert!(state.teams.of(Company::Ai).iter().all(|team| team.strength == 1));
}

/// RW-10.2.10: the AI counts neither for the centre nor for majorities.
#[test]
fn the_ai_has_no_part_in_the_scoring() {
    let mut state = drilling(2);
    put(&mut state, "s0.1", "centre");
    assert_eq!(crate::scoring::ending(&state), None);
    assert_eq!(crate::scoring::scores(&state).seats(), 2);
}

/// RW-10.1.1: three players have no AI and otherwise play as four.
#[test]
fn three_players_have_no_ai() {
    let mut state = drilling(3);
    for seat in [green(), red(), purple()] {
        play(&mut state, seat, &format!("stay {seat}.1"));
    }
    assert_eq!(turn(&state), green(), "the second extraction round follows at once");
}
