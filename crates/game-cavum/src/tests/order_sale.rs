//! CV-15: fulfilling orders.

use super::fixture::{A, begin_order_sale, build, check, legal, offer, play, play_all, seat, turn};
use crate::phase::Phase;
use crate::pieces::{Colour, OrderCard};
use crate::rules::Rule;
use crate::state::State;

fn order(number: u8) -> OrderCard {
    OrderCard::new(number).expect("an order card")
}

/// Section 4B; seat 0 owns these order cards and stones, with n stones left on each of their scales.
fn order_sale(cards: &[u8], stones: &[Colour], on_scale: u8) -> State {
    let mut state = build(2);
    for &card in cards {
        state.orders.deck.remove(order(card));
        state.orders.on_show.remove(order(card));
        state.players[A].orders.insert(order(card));
    }
    for &colour in stones {
        state.players[A].stones[colour] += 1;
        state.scales[colour] = on_scale;
    }
    begin_order_sale(&mut state);
    state
}

/// EX-13, CV-15.1, CV-15.2: the stones go on the highest open spaces, the value is scored, the card leaves the game.
#[test]
fn a_fulfilled_order_returns_its_stones() {
    let mut state = order_sale(&[9], &[Colour::Blue, Colour::White, Colour::Violet], 5);
    assert_eq!(offer(&state, A), ["done", "fulfil 9"]);
    play(&mut state, A, "fulfil 9");
    assert_eq!(state.players[A].score, 42);
    assert_eq!([Colour::Blue, Colour::White, Colour::Violet].map(|colour| state.scales[colour]), [6, 6, 6]);
    assert!(state.players[A].stones.is_empty() && state.players[A].orders.is_empty());
    assert!(state.orders.gone.contains(order(9)));
}

/// EX-13, CV-15.3, CV-D.9: fulfilling is voluntary; what is not used is kept.
#[test]
fn fulfilling_is_voluntary() {
    let mut state = order_sale(&[9], &[Colour::Blue, Colour::White, Colour::Violet], 5);
    play_all(&mut state, &["done", "done"]);
    assert_eq!((state.players[A].stones.total(), state.players[A].orders.len()), (3, 1));
    assert_eq!(state.phase_number, 2);
}

/// CV-15.1, R-37: several cards one after another, as long as the stones suffice.
#[test]
fn several_orders_one_after_another() {
    let mut state = order_sale(&[1, 2], &[Colour::Yellow, Colour::Red, Colour::Red, Colour::Blue], 3);
    play_all(&mut state, &["fulfil 2", "fulfil 1"]);
    assert_eq!(state.players[A].score, 20 + 14 + 13);
    assert_eq!(turn(&state), A, "one goes on until one is done");

    let mut state = order_sale(&[1, 2], &[Colour::Yellow, Colour::Red, Colour::Blue], 3);
    play(&mut state, A, "fulfil 2");
    assert_eq!(check(&state, A, "fulfil 1"), Err(Rule::OrderNotPayable), "the red stone is gone");
}

/// CV-15.1: only own cards, only in turn, in card order.
#[test]
fn only_own_orders_in_turn() {
    let mut state = order_sale(&[1], &[Colour::Yellow], 3);
    assert_eq!(check(&state, A, "fulfil 1"), Err(Rule::OrderNotPayable));
    assert_eq!(check(&state, A, "fulfil 2"), Err(Rule::NotOwnOrder));
    assert_eq!(check(&state, seat(1), "done"), Err(Rule::OrderSaleTurn));
    assert!(legal(&state, A, "done"));
    play(&mut state, A, "done");
    assert_eq!(turn(&state), seat(1));
    play(&mut state, seat(1), "done");
    assert!(matches!(state.phase, Phase::Reveal(_)));
}
