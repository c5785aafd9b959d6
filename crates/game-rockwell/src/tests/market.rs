//! RW-6: the market.

use super::fixture::*;
use crate::phase::Phase;
use crate::pieces::Achievement;
use crate::rules::Rule;

/// Y27, RW-6.1, RW-6.2, RW-6.4: position II-3 has two transactions; the value of the player does not change.
#[test]
fn cubes_and_money_change_into_each_other() {
    let mut state = market(4, &[red(), white(), green()]);
    goods(&mut state, green(), [4, 0, 0, 0], 0);
    play(&mut state, red(), "pass");
    play(&mut state, white(), "pass");
    play(&mut state, green(), "sell zinc 4");
    assert_eq!((cubes(&state, green()), dollars(&state, green())), ([0; 4], 1600));
    play(&mut state, green(), "buy gold 1");
    assert_eq!((cubes(&state, green()), dollars(&state, green())), ([0, 0, 0, 1], 600));
    assert!(!matches!(state.phase, Phase::Market(_)), "two transactions are all");
}

/// X13, RW-6.3: one transaction for each resource, whether bought or sold.
#[test]
fn a_resource_is_traded_once() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [3, 0, 0, 0], 5000);
    play(&mut state, green(), "buy gold 2");
    refused(&state, green(), "sell gold 1", Rule::AlreadyTraded);
    refused(&state, green(), "buy gold 1", Rule::AlreadyTraded);
    play(&mut state, green(), "sell zinc 1");
    refused(&state, green(), "sell zinc 1", Rule::AlreadyTraded);
}

/// RW-6.1: one transaction at a time, round and round from the left.
#[test]
fn players_take_turns_from_the_left() {
    let mut state = market(4, &[white(), green(), red()]);
    let mut turns = Vec::new();
    for words in [
        "sell zinc 1",
        "sell zinc 1",
        "sell zinc 1",
        "sell copper 1",
        "sell copper 1",
        "pass",
        "pass",
        "buy gold 1",
    ] {
        let seat = turn(&state);
        turns.push(seat);
        play(&mut state, seat, words);
    }
    assert_eq!(turns, [white(), green(), red(), white(), green(), red(), white(), green()]);
    assert!(
        matches!(state.phase, Phase::Workshop(_)),
        "white and red passed for good, green had three transactions"
    );
}

/// RW-6.1: without a vice-president on board II there is nothing to trade.
#[test]
fn only_players_on_board_ii_trade() {
    let state = market(4, &[green(), red()]);
    refused(&state, purple(), "sell zinc 1", Rule::NotAsked);
    let state = drilling(4);
    refused(&state, green(), "sell zinc 1", Rule::NotTheMarket);
    refused(&state, green(), "buy zinc 1", Rule::NotTheMarket);
    refused(&state, green(), "pass", Rule::NothingToPass);
}

/// RW-6.2, RW-6.5: at least one own cube; no more than can be paid; nobody but the market is a partner.
#[test]
fn transactions_need_goods() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [3, 0, 0, 0], 1700);
    refused(&state, green(), "sell zinc 4", Rule::SaleExceedsCubes);
    refused(&state, green(), "sell zinc 0", Rule::NoCubes);
    refused(&state, green(), "buy zinc 0", Rule::NoCubes);
    refused(&state, green(), "buy copper 3", Rule::PurchaseExceedsMoney);
    refused(&state, green(), "buy zinc 201", Rule::TooManyCubes);
    assert!(legal(&state, green(), "buy copper 2"));
    for line in offer(&state, green()) {
        assert!(!line.contains("s1"), "no trade between players: {line}");
    }
}

/// RW-6.4: passing is final.
#[test]
fn who_passes_is_out() {
    let mut state = market(4, &[green(), red()]);
    play(&mut state, green(), "pass");
    assert_eq!(turn(&state), red());
    play(&mut state, red(), "sell zinc 1");
    assert_eq!(turn(&state), red());
    assert_eq!(
        state.position(crate::pieces::PhaseBoard::Two, green()),
        None,
        "the vice-president has returned"
    );
}

/// RW-11.1.2: a player without goods is asked all the same.
#[test]
fn a_player_without_goods_is_asked() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0; 4], 0);
    assert_eq!(offer(&state, green()), ["pass"]);
}

/// RW-8.2: a transaction may bring an achievement.
#[test]
fn bought_cubes_count_for_achievements() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 7, 0], 3000);
    play(&mut state, green(), "buy silver 3");
    assert!(state.players[green()].has(Achievement::Silver));
}
