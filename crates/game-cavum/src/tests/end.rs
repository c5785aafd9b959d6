//! CV-4, CV-16, CV-17, CV-18: phases, the end of the game, variants.

use super::fixture::{
    A, begin_order_sale, begin_orders, build, build_with, check, offer, play, play_all, seat, station, tiles,
    turn,
};
use super::random_games::random_game;
use crate::phase::Phase;
use crate::phase::final_sale;
use crate::phase::reveal::Reveal;
use crate::pieces::{Colour, OrderCard, SequenceCard};
use crate::rules::Rule;
use crate::state::State;
use crate::{Cavum, Event};
use adit_game::{Game, Pending, Setup};

/// The end of the last phase, with these scores and sequence cards.
fn last_phase(scores: &[i32], cards: &[u8]) -> State {
    let mut state = build(scores.len() as u8);
    state.phase_number = 3;
    for (number, (&score, &card)) in scores.iter().zip(cards).enumerate() {
        state.players[seat(number)].score = score;
        state.players[seat(number)].card = SequenceCard::new(card);
    }
    begin_order_sale(&mut state);
    state
}

fn finish_orders(state: &mut State) {
    while matches!(state.phase, Phase::OrderSale(_)) {
        play_all(state, &["done"]);
    }
}

fn scores(state: &State) -> Vec<i32> {
    state.players.values().map(|player| player.score).collect()
}

/// EX-18, CV-17.2, R-34, CV-D.10, CV-I.21: the lowest score sells first, the lower card on a tie; one colour needs no asking.
#[test]
fn the_lowest_score_sells_first() {
    let mut state = last_phase(&[50, 50, 60], &[2, 1, 3]);
    state.players[A].stones[Colour::Yellow] = 1;
    state.players[seat(1)].stones[Colour::Red] = 1;
    state.players[seat(1)].stones[Colour::Yellow] = 1;
    state.players[seat(2)].stones[Colour::Red] = 1;
    state.scales[Colour::Yellow] = 6;
    state.scales[Colour::Red] = 4;
    finish_orders(&mut state);
    assert_eq!(turn(&state), seat(1), "B has the lower card");
    assert_eq!(offer(&state, seat(1)), ["sell yellow", "sell red"]);
    assert_eq!(check(&state, A, "sell yellow"), Err(Rule::FinalSaleTurn));
    assert_eq!(check(&state, seat(1), "sell blue"), Err(Rule::NoStoneToSell));
    play(&mut state, seat(1), "sell red");
    // The rest follows without a choice: A yellow at 3, B yellow at 2, C red at 4.
    assert_eq!(Cavum::pending(&state), Pending::Over);
    assert_eq!(scores(&state), [53, 57, 64]);
    let result = Cavum::result(&state).expect("the game is over");
    assert_eq!(result.ranks, [3, 2, 1]);
    assert_eq!(check(&state, A, "pass"), Err(Rule::OtherSection), "nothing can be played any more");
}

/// CV-17.3: the highest score wins, the lower sequence card of the last phase on a tie.
#[test]
fn a_tie_is_won_by_the_lower_card() {
    let mut state = last_phase(&[44, 50, 50], &[1, 4, 2]);
    finish_orders(&mut state);
    let result = Cavum::result(&state).expect("the game is over");
    assert_eq!((result.ranks, result.scores), (vec![3, 2, 1], vec![44, 50, 50]));
}

/// CV-17.1, CV-17.1.1, CV-17.1.2: one more city scoring, then penalties for unfulfilled orders, below zero if need be.
#[test]
fn unfulfilled_orders_cost_their_penalty() {
    let mut state = last_phase(&[2, 30], &[1, 2]);
    for number in [13, 14] {
        state.players[A].orders.insert(OrderCard::new(number).expect("an order card"));
    }
    tiles(&mut state, "four@(-3,4)/1");
    station(&mut state, seat(1), -3, 4);
    station(&mut state, seat(1), -5, 6);
    finish_orders(&mut state);
    assert_eq!(scores(&state), [2 - 6, 30 + 4], "cards never taken cost nobody anything");
    assert!(
        state
            .news
            .events()
            .iter()
            .any(|event| matches!(event, Event::CityScored { seat, .. } if *seat == self::seat(1)))
    );
}

/// CV-17.1.3, CV-17.2: the final sale comes after the penalties and ends the game when all stones are sold.
#[test]
fn the_final_sale_comes_last() {
    let mut state = last_phase(&[10, 11], &[1, 2]);
    state.players[A].orders.insert(OrderCard::new(15).expect("an order card"));
    state.players[A].stones[Colour::Red] = 1;
    state.players[A].stones[Colour::Blue] = 1;
    state.scales[Colour::Red] = 8;
    state.scales[Colour::Blue] = 0;
    finish_orders(&mut state);
    assert_eq!(state.players[A].score, 7, "penalty 3 first");
    play(&mut state, A, "sell blue");
    assert_eq!(scores(&state), [7 + 9 + 1, 11]);
    assert_eq!(state.phase, Phase::Over);
}

/// CV-4.1, CV-16.1, CV-16.2, R-32: cards go back, five orders are added, the holder of the lowest card opens.
#[test]
fn a_new_phase_is_opened_by_the_holder_of_the_lowest_card() {
    let mut state = build(2);
    state.players[A].card = SequenceCard::new(4);
    state.players[seat(1)].card = SequenceCard::new(2);
    let board = state.board.clone();
    let pool = state.pool.clone();
    begin_order_sale(&mut state);
    finish_orders(&mut state);
    assert_eq!(state.phase, Phase::Reveal(Reveal { left: 5, opener: seat(1) }));
    assert!(state.players.values().all(|player| player.card.is_none()));
    assert_eq!((state.phase_number, &state.board, &state.pool), (2, &board, &pool));
}

/// CV-4.1: the sections of a phase follow each other as the rules say, three times.
#[test]
fn the_sections_follow_each_other() {
    let mut sections = Vec::new();
    random_game(&Setup::seats(3), 5, |state| {
        let name = match state.phase {
            Phase::Opener => return,
            Phase::Reveal(_) => "reveal",
            Phase::Auction(_) | Phase::Choose(_) => "1A",
            Phase::Orders(_) => "1C",
            Phase::Build(_) => "2",
            Phase::ColourSale(_) | Phase::Selling(_) => "4A",
            Phase::OrderSale(_) => "4B",
            Phase::FinalSale(_) | Phase::Over => "end",
        };
        if sections.last() != Some(&name) {
            sections.push(name);
        }
    });
    let phase = ["reveal", "1A", "1C", "2", "4A", "4B"];
    assert_eq!(sections, [&phase[..], &phase[..], &phase[..], &["end"]].concat());
}

/// CV-18.1: the learning variant ends after two phases, without chips in its last one.
#[test]
fn the_learning_variant_has_two_phases() {
    let learning = Setup::seats(2).with("variant", "learning");
    let state = random_game(&learning, 9, |_| ());
    assert_eq!(state.phase_number, 2);
    assert_eq!(Cavum::result(&state).map(|result| result.ending), Some("learning"));
    assert_eq!(state.orders.deck.len(), 5, "CV-D.20.1: five cards are never drawn");

    let mut state = build_with(&learning);
    state.phase_number = 2;
    begin_orders(&mut state);
    play_all(&mut state, &["pass", "pass"]);
    assert_eq!(state.orders.chips, [0; OrderCard::COUNT]);
}

/// CV-18.2, CV-18.3: two players put 3 stones on a vein, three and four players 4.
#[test]
fn two_players_put_three_stones_on_a_vein() {
    assert_eq!([2, 3, 4].map(|seats| build(seats).rulebook.vein_stones()), [3, 4, 4]);
}

/// CV-4.2: a score is a plain number; passing 100 has no meaning.
#[test]
fn scores_pass_a_hundred() {
    let mut state = last_phase(&[99, 20], &[1, 2]);
    state.players[A].stones[Colour::Red] = 1;
    state.scales[Colour::Red] = 5;
    finish_orders(&mut state);
    assert_eq!(scores(&state), [103, 20]);
}

/// R-33, switched off: a penalty stops at 0.
#[test]
fn a_penalty_may_stop_at_zero() {
    let mut state = build_with(&Setup::seats(2).with("score_may_go_negative", "false"));
    state.players[A].score = 1;
    state.players[A].orders.insert(OrderCard::new(13).expect("an order card"));
    final_sale::penalties(&mut state);
    assert_eq!(state.players[A].score, 0);
}
