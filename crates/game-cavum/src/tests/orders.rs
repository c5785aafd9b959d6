//! CV-6: taking order cards.

use super::fixture::{A, begin_orders, build, check, play, play_all, seat, turn};
use crate::phase::Phase;
use crate::phase::build::Build;
use crate::pieces::OrderCard;
use crate::rules::Rule;
use crate::state::State;

/// Section 1C with order cards 1 to 5 on show and card order A, B, ….
fn orders_section(seats: u8) -> State {
    let mut state = build(seats);
    begin_orders(&mut state);
    state
}

fn chips(state: &State, order: u8) -> u8 {
    state.orders.chips[OrderCard::new(order).expect("an order card").index()]
}

/// EX-17, CV-6.1, CV-6.3, CV-6.5, CV-6.6: cards, passes and chips over three phases.
#[test]
fn cards_left_over_collect_chips() {
    let mut state = orders_section(2);
    play_all(&mut state, &["order 1", "pass", "order 2", "pass"]);
    assert_eq!([1, 2, 3, 4, 5].map(|order| chips(&state, order)), [0, 0, 1, 1, 1]);

    // Phase 2: eight cards on show.
    state.phase_number = 2;
    for order in [6, 7, 8, 9, 10].map(|number| OrderCard::new(number).expect("an order card")) {
        state.orders.deck.remove(order);
        state.orders.on_show.insert(order);
    }
    begin_orders(&mut state);
    assert_eq!(state.orders.on_show.len(), 8);
    play(&mut state, A, "pass");
    play(&mut state, seat(1), "order 3");
    assert_eq!(state.players[seat(1)].score, 22, "2 points at once");
    play(&mut state, seat(1), "pass");
    assert_eq!((chips(&state, 4), chips(&state, 6)), (2, 1));

    // Phase 3 is the last: no chips are placed any more.
    state.phase_number = 3;
    begin_orders(&mut state);
    play(&mut state, A, "order 4");
    assert_eq!(state.players[A].score, 24, "4 points for two chips");
    assert_eq!(chips(&state, 4), 0, "the chips go back");
    play_all(&mut state, &["pass", "pass"]);
    assert_eq!(chips(&state, 5), 2);
}

/// CV-6.2, R-06: a pass is final for this section; CV-6.3: one player may go on alone.
#[test]
fn a_pass_is_final_and_one_player_may_go_on_alone() {
    let mut state = orders_section(3);
    play_all(&mut state, &["pass", "pass", "order 5", "order 4"]);
    assert_eq!(turn(&state), seat(2));
    assert_eq!(check(&state, A, "order 3"), Err(Rule::OrdersTurn));
    play_all(&mut state, &["order 3", "order 2", "order 1"]);
    assert!(matches!(state.phase, Phase::Build(_)), "no card is left");
}

/// CV-6.3, CV-D.4: nobody is ever forced to take a card.
#[test]
fn everybody_may_pass() {
    let mut state = orders_section(4);
    play_all(&mut state, &["pass", "pass", "pass", "pass"]);
    assert!(matches!(state.phase, Phase::Build(Build { turn, .. }) if turn == A));
}

/// CV-6.4: a taken card lies in front of its owner.
#[test]
fn a_taken_card_lies_in_front_of_its_owner() {
    let mut state = orders_section(2);
    assert_eq!(check(&state, A, "order 9"), Err(Rule::OrderNotOnShow));
    play(&mut state, A, "order 2");
    assert!(state.players[A].orders.contains(OrderCard::new(2).expect("an order card")));
    assert_eq!(check(&state, seat(1), "order 2"), Err(Rule::OrderNotOnShow));
}

/// chips are counters without a limit.
#[test]
fn chips_do_not_run_out() {
    let mut state = orders_section(2);
    state.orders.chips = [6; OrderCard::COUNT];
    play(&mut state, A, "order 1");
    assert_eq!(state.players[A].score, 20 + 12);
}
