//! RW-7: upgrades, shafts and deliveries.

use super::fixture::*;
use crate::goods::Resource;
use crate::phase::Phase;
use crate::pieces::Achievement;
use crate::rules::Rule;

/// Y3, RW-7.2, RW-5.7.2: an upgrade may trigger an extraction, with the upgrader as active player.
#[test]
fn an_upgrade_can_trigger_an_extraction() {
    let mut state = workshop(4, &[red()]);
    empty_stocks(&mut state);
    put_strong(&mut state, "s0.1", "B1", 3);
    put_strong(&mut state, "s1.1", "B1", 2);
    money(&mut state, red(), 4000);
    play(&mut state, red(), "strengthen s1.1");
    assert_eq!(dollars(&state, red()), 1500);
    extract(&mut state, "K06-1");
    assert_eq!(cubes(&state, green()), [1, 2, 1, 0]);
    assert_eq!(cubes(&state, red()), [2, 3, 2, 1]);
    assert_eq!(state.players[red()].cards.len(), 1);
    assert_eq!(turn(&state), red(), "the action is used up, red goes on with the next one");
    let Phase::Workshop(workshop) = state.phase else { panic!("phase III goes on") };
    assert_eq!(workshop.done[0], 1);
}

/// Y4, RW-5.6.8: a die hired in phase I still counts in phase III.
#[test]
fn a_die_still_counts_in_phase_iii() {
    let mut state = workshop(4, &[red()]);
    empty_stocks(&mut state);
    put_strong(&mut state, "s1.1", "B0", 2);
    give_die(&mut state, "s1.1", 2);
    money(&mut state, red(), 2500);
    play(&mut state, red(), "strengthen s1.1");
    extract(&mut state, "K05-1");
    assert_eq!(cubes(&state, red()), [5, 5, 2, 0]);
    assert_eq!(team(&state, "s1.1").die, Some(2));
    finish_round(&mut state);
    assert_eq!(team(&state, "s1.1").die, None);
}

/// RW-7.1, RW-10.1.1: the prices; with two or three players safety and shafts are dearer.
#[test]
fn what_the_upgrades_cost() {
    for (seats, safety, shaft) in
        [(4, [1500, 2000, 2500], 1500), (3, [2000, 2500, 3000], 2000), (2, [2000, 2500, 3000], 2000)]
    {
        let start = workshop(seats, &[green()]);
        for (words, price) in
            [("strengthen s0.1", 1500), ("safety", safety[0]), ("mobility", 1500), ("shaft A0", shaft)]
        {
            let mut state = start.clone();
            money(&mut state, green(), price - 100);
            refused(&state, green(), words, Rule::UpgradeNotAffordable);
            money(&mut state, green(), price);
            play(&mut state, green(), words);
            assert_eq!(dollars(&state, green()), 0, "{words} with {seats} players");
        }
        for (level, price) in safety.into_iter().enumerate() {
            let mut state = start.clone();
            state.players[green()].safety = level as u8;
            money(&mut state, green(), price);
            play(&mut state, green(), "safety");
            assert_eq!((dollars(&state, green()), state.players[green()].safety), (0, level as u8 + 1));
        }
        for (level, price) in [1500, 2000, 2500].into_iter().enumerate() {
            let mut state = start.clone();
            state.players[green()].mobility = level as u8;
            money(&mut state, green(), price);
            play(&mut state, green(), "mobility");
            assert_eq!((dollars(&state, green()), state.players[green()].mobility), (0, level as u8 + 1));
        }
        for (strength, price) in [(1, 1500), (2, 2500), (3, 3500)] {
            let mut state = start.clone();
            team_mut(&mut state, "s0.1").strength = strength;
            money(&mut state, green(), price);
            play(&mut state, green(), "strengthen s0.1");
            assert_eq!((dollars(&state, green()), team(&state, "s0.1").strength), (0, strength + 1));
        }
    }
}

/// RW-7.2, RW-8.5: own teams outside the centre, on an entrance too, up to strength 4.
#[test]
fn which_teams_can_be_strengthened() {
    let mut state = workshop(4, &[green()]);
    money(&mut state, green(), 90_000);
    put(&mut state, "s0.2", "centre");
    crate::phase::achievements::award(&mut state, None);
    refused(&state, green(), "strengthen s0.2", Rule::TeamInCentre);
    refused(&state, green(), "strengthen s1.1", Rule::NotYourTeam);
    for _ in 0..3 {
        play(&mut state, green(), "strengthen s0.1");
    }
    refused(&state, green(), "strengthen s0.1", Rule::StrongestAlready);
}

/// RW-7.3: tracks are bought in order, several times in a phase if one likes, up to their end.
#[test]
fn tracks_are_bought_in_order() {
    let mut state = workshop(4, &[green()]);
    money(&mut state, green(), 90_000);
    for level in 1..=3 {
        play(&mut state, green(), "safety");
        assert_eq!(state.players[green()].safety, level);
    }
    refused(&state, green(), "safety", Rule::TrackComplete);
    state.players[green()].mobility = 3;
    refused(&state, green(), "mobility", Rule::TrackComplete);
}

/// RW-7.1: one action at a time, from the left, as many as the position has; passing is final.
#[test]
fn actions_are_taken_in_turn() {
    let mut state = workshop(4, &[white(), green(), red(), purple()]);
    for seat in [white(), green(), red(), purple()] {
        money(&mut state, seat, 90_000);
    }
    let mut turns = Vec::new();
    play(&mut state, white(), "pass");
    while let Phase::Workshop(_) = state.phase {
        let seat = turn(&state);
        turns.push(seat);
        let words = offer(&state, seat).into_iter().find(|line| line.starts_with("strengthen"));
        play(&mut state, seat, &words.expect("there is money enough"));
    }
    assert_eq!(
        turns,
        [green(), red(), purple(), green(), red(), purple(), green(), red()],
        "3, 3 and 2 actions"
    );
}

/// X12, RW-7.9: the cubes of the top tile for the tile.
#[test]
fn a_delivery_is_paid_in_cubes() {
    let mut state = workshop(4, &[green()]);
    for delivery in crate::pieces::DeliveryId::of(Resource::Zinc, 3) {
        state.players[red()].deliveries.insert(delivery);
    }
    goods(&mut state, green(), [6, 0, 0, 0], 0);
    play(&mut state, green(), "deliver zinc");
    assert_eq!(cubes(&state, green()), [0; 4]);
    assert_eq!(crate::scoring::scores(&state)[green()].deliveries, 2);
}

/// RW-7.9, RW-3.7: only the top tile, the dearest first; an empty stack has nothing.
#[test]
fn only_the_top_delivery_can_be_made() {
    let mut state = workshop(4, &[green()]);
    goods(&mut state, green(), [9, 7, 0, 0], 0);
    refused(&state, green(), "deliver zinc", Rule::DeliveryExceedsCubes);
    play(&mut state, green(), "deliver copper");
    assert_eq!(cubes(&state, green()), [9, 0, 0, 0]);
    goods(&mut state, green(), [9, 9, 9, 9], 0);
    for delivery in crate::pieces::DeliveryId::of(Resource::Gold, 7) {
        state.players[red()].deliveries.insert(delivery);
    }
    // The achievements of nine cubes each have been received before.
    crate::phase::achievements::award(&mut state, None);
    refused(&state, green(), "deliver gold", Rule::NoDeliveryLeft);
}

/// RW-4.1: upgrades belong to phase III.
#[test]
fn there_are_no_upgrades_before_phase_iii() {
    let state = drilling(4);
    for words in ["strengthen s0.1", "safety", "mobility", "shaft A0", "relocate 1 A0", "deliver zinc"] {
        refused(&state, green(), words, Rule::NotTheWorkshop);
    }
}

/// RW-11.1.2: a player who can do nothing is asked all the same.
#[test]
fn a_player_who_can_do_nothing_passes() {
    let mut state = workshop(4, &[green()]);
    goods(&mut state, green(), [0; 4], 0);
    assert_eq!(offer(&state, green()), ["pass"]);
    play(&mut state, green(), "pass");
    assert!(matches!(state.phase, Phase::Auction(_)), "a new round begins");
}

/// RW-8.2: the achievement of an upgrade comes before the extraction that it triggers.
#[test]
fn an_upgrade_brings_its_achievement_before_the_extraction() {
    let mut state = workshop(4, &[red()]);
    put_strong(&mut state, "s0.1", "B1", 4);
    put_strong(&mut state, "s1.1", "B1", 1);
    for team in ["s1.2", "s1.3"] {
        team_mut(&mut state, team).strength = 2;
    }
    play(&mut state, red(), "strengthen s1.1");
    assert!(extracting(&state), "6 of 6");
    assert!(state.players[red()].has(Achievement::ThreeStrengthTwo));
}
