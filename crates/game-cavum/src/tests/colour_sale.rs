//! CV-14: the colour sale.

use super::fixture::{A, begin_colour_sale, build, check, legal, offer, play, play_all, seat, turn};
use crate::phase::Phase;
use crate::phase::colour_sale::ColourSale;
use crate::phase::order_sale::OrderSale;
use crate::phase::selling::Selling;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;

/// Section 4A with these numbers of yellow stones, the rest of the nine on the yellow scale.
fn yellow_sale(stones: &[u8]) -> State {
    let mut state = build(stones.len() as u8);
    for (number, &count) in stones.iter().enumerate() {
        state.players[seat(number)].stones[Colour::Yellow] = count;
    }
    state.scales[Colour::Yellow] = 9 - stones.iter().sum::<u8>();
    begin_colour_sale(&mut state);
    state
}

fn scores(state: &State) -> Vec<i32> {
    state.players.values().map(|player| player.score - 20).collect()
}

fn colour(state: &State) -> Colour {
    let (Phase::ColourSale(ColourSale { colour, .. }) | Phase::Selling(Selling { colour, .. })) = state.phase
    else {
        panic!("not in section 4A: {:?}", state.phase)
    };
    colour
}

/// EX-12, CV-14.2, CV-14.4, CV-14.5, CV-I.21, CV-D.8: one bid, everybody else passes; the seller sells three.
#[test]
fn the_last_bidder_sells_as_many_stones_as_wanted() {
    let mut state = yellow_sale(&[1, 3, 2, 2]);
    assert_eq!(state.highest_open_space(Colour::Yellow), 8);
    play_all(&mut state, &["pass", "bid 8", "pass", "pass"]);
    assert_eq!(offer(&state, seat(1)), ["sell 1", "sell 2", "sell 3"]);
    assert_eq!(check(&state, seat(1), "sell 0"), Err(Rule::SellWhatOneHas));
    assert_eq!(check(&state, seat(1), "sell 4"), Err(Rule::SellWhatOneHas));
    assert_eq!(check(&state, seat(1), "bid 7"), Err(Rule::SellerSells));
    play(&mut state, seat(1), "sell 3");
    assert_eq!(scores(&state), [0, 24, 0, 0]);
    assert_eq!((state.scales[Colour::Yellow], state.highest_open_space(Colour::Yellow)), (4, 5));
    assert_eq!(colour(&state), Colour::Red, "CV-14.1: yellow first, then clockwise");
}

/// EX-12: underbidding goes round until everybody but one has passed; the price is the bid, not the space.
#[test]
fn the_price_is_the_last_bid() {
    let mut state = yellow_sale(&[2, 1, 2, 3]);
    play_all(&mut state, &["bid 8", "bid 6", "pass", "bid 5", "pass", "pass", "sell 1"]);
    assert_eq!(scores(&state), [0, 0, 0, 5]);
    assert_eq!(state.scales[Colour::Yellow], 2, "the stone lies on space 8");
}

/// EX-12, German text: a bidder may come back with a lower bid.
#[test]
fn a_bidder_may_underbid_again() {
    let mut state = yellow_sale(&[1, 3, 1, 3]);
    play_all(&mut state, &["bid 8", "bid 6", "pass", "bid 5", "pass", "bid 4", "pass", "sell 1"]);
    assert_eq!(scores(&state), [0, 4, 0, 0]);
}

/// EX-12, CV-14.3, R-28, CV-D.7: the first bid is 1 to the highest open space, each further bid is lower.
#[test]
fn bids_go_down_from_the_highest_open_space() {
    let mut state = yellow_sale(&[2, 2, 2, 2]);
    assert_eq!(check(&state, A, "bid 9"), Err(Rule::BidAboveScale));
    assert_eq!(check(&state, A, "bid 0"), Err(Rule::BidAtLeastOne));
    play(&mut state, A, "bid 3");
    assert_eq!(check(&state, seat(1), "bid 3"), Err(Rule::UnderbidNeeded));
    assert_eq!(check(&state, seat(1), "bid 8"), Err(Rule::UnderbidNeeded));
    assert_eq!(offer(&state, seat(1)), ["pass", "bid 1", "bid 2"]);
    play(&mut state, seat(1), "bid 1");
    assert_eq!(offer(&state, seat(2)), ["pass"], "facing a bid of 1 one must pass, and is asked");
}

/// EX-12, CV-14.4: all pass and nothing happens; the last one may still bid and wins at once.
#[test]
fn the_last_player_still_chooses() {
    let mut state = yellow_sale(&[2, 2, 2, 2]);
    play_all(&mut state, &["pass", "pass", "pass"]);
    assert!(legal(&state, seat(3), "pass"));
    let mut sold = state.clone();
    play(&mut sold, seat(3), "bid 8");
    assert!(matches!(sold.phase, Phase::Selling(Selling { seller, .. }) if seller == seat(3)));
    play(&mut state, seat(3), "pass");
    assert_eq!((scores(&state), colour(&state)), (vec![0; 4], Colour::Red));
}

/// CV-14.3, R-31, CV-D.20.4: without a stone of the colour one cannot bid, and is asked to pass all the same.
#[test]
fn who_has_no_stone_must_pass_but_is_asked() {
    let state = yellow_sale(&[0, 3]);
    assert_eq!(offer(&state, A), ["pass"]);
    assert_eq!(check(&state, A, "bid 1"), Err(Rule::NoStoneToShow));
    assert_eq!(check(&state, seat(1), "pass"), Err(Rule::SaleTurn));
    assert_eq!(check(&state, A, "sell 1"), Err(Rule::SellerSells));
}

/// CV-14.2, R-29: a pass is final for this colour.
#[test]
fn a_pass_is_final_for_the_colour() {
    let mut state = yellow_sale(&[2, 2, 2]);
    play_all(&mut state, &["pass", "bid 5", "bid 4"]);
    assert_eq!(turn(&state), seat(1), "A has passed");
}

/// CV-14.5, R-30: the winner must sell at least one, and nobody else sells this colour.
#[test]
fn the_winner_must_sell() {
    let mut state = yellow_sale(&[2, 2]);
    play_all(&mut state, &["bid 4", "pass"]);
    assert!(!legal(&state, A, "pass"));
    assert_eq!(check(&state, seat(1), "sell 1"), Err(Rule::SellerSells));
    play(&mut state, A, "sell 1");
    assert_eq!(colour(&state), Colour::Red);
    assert_eq!(state.players[A].stones[Colour::Yellow], 1, "the other stone is kept");
}

/// CV-14.1: six colours in their order, then section 4B.
#[test]
fn the_colours_are_sold_one_after_another() {
    let mut state = yellow_sale(&[0, 0]);
    let mut colours = vec![colour(&state)];
    while matches!(state.phase, Phase::ColourSale(_)) {
        let before = colour(&state);
        play_all(&mut state, &["pass"]);
        if let Phase::ColourSale(ColourSale { colour, .. }) = state.phase
            && colour != before
        {
            colours.push(colour);
        }
    }
    assert_eq!(
        colours,
        [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::White, Colour::Violet]
    );
    assert!(matches!(state.phase, Phase::OrderSale(OrderSale { turn: A })));
}

/// CV-14.6: there is always room: the open spaces are the stones on veins and in hands.
#[test]
fn there_is_always_room_on_the_scale() {
    let mut state = yellow_sale(&[4, 5]);
    assert_eq!(state.highest_open_space(Colour::Yellow), 9);
    play_all(&mut state, &["bid 9", "pass", "sell 4"]);
    assert_eq!(state.scales[Colour::Yellow], 4);
    let full = yellow_sale(&[0, 0]);
    assert_eq!(full.highest_open_space(Colour::Yellow), 0);
    assert_eq!(offer(&full, A), ["pass"]);
}
