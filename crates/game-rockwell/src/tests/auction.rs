//! RW-4.2: sealed bids.

use super::fixture::*;
use crate::phase::Phase;
use crate::rules::Rule;
use adit_game::{Game, Pending, SeatSet};

/// Y20, RW-4.2.1, RW-4.2.2, RW-4.2.3: descending value, equal bids keep their order, all bids are lost.
#[test]
fn the_highest_bid_comes_first_and_everybody_pays() {
    let mut state = auction(4);
    goods(&mut state, green(), [0, 0, 0, 1], 500);
    goods(&mut state, red(), [0, 1, 1, 0], 0);
    goods(&mut state, purple(), [2, 0, 0, 0], 1400);
    let bids: [&[&str]; 4] =
        [&["bid gold 1"], &["bid silver 1", "bid copper 1"], &["bid money 400", "bid money 1000"], &[]];
    for (number, bid) in bids.into_iter().enumerate() {
        for part in bid {
            play(&mut state, seat(number), part);
        }
        play(&mut state, seat(number), "bid done");
    }
    assert_eq!(state.directorate.iter().collect::<Vec<_>>(), [red(), purple(), green(), white()]);
    assert_eq!(cubes(&state, green()), [0, 0, 0, 0]);
    assert_eq!(cubes(&state, red()), [0, 0, 0, 0]);
    assert_eq!((cubes(&state, purple()), dollars(&state, purple())), ([2, 0, 0, 0], 0));
    assert_eq!((cubes(&state, white()), dollars(&state, white())), ([3, 2, 1, 0], 3000));
    assert_eq!(dollars(&state, green()), 500);
}

/// RW-4.2.1, RW-3.8: all players bid at the same time, at the start of the round.
#[test]
fn everybody_bids_at_the_same_time() {
    let mut state = auction(4);
    assert_eq!(crate::Rockwell::pending(&state), Pending::Seats(SeatSet::all(4)));
    play(&mut state, purple(), "bid done");
    assert!(!crate::Rockwell::pending(&state).seats().contains(purple()));
    refused(&state, purple(), "bid zinc 1", Rule::NotAsked);
    play(&mut state, green(), "bid zinc 1");
    assert_eq!(cubes(&state, green()), [3, 2, 1, 0], "nothing is paid before the reveal");
}

/// RW-4.2.1: a bid is within the own stock, part by part; every amount can be said.
#[test]
fn a_bid_stays_within_the_own_goods() {
    let mut state = auction(4);
    refused(&state, green(), "bid zinc 4", Rule::BidExceedsCubes);
    refused(&state, green(), "bid gold 1", Rule::BidExceedsCubes);
    refused(&state, green(), "bid zinc 0", Rule::NoCubes);
    refused(&state, green(), "bid zinc 201", Rule::TooManyCubes);
    refused(&state, green(), "bid money 4000", Rule::BidExceedsMoney);
    refused(&state, green(), "bid money 1200", Rule::NotARoundSum);
    play(&mut state, green(), "bid money 2000");
    play(&mut state, green(), "bid money 900");
    refused(&state, green(), "bid money 100", Rule::AlreadyNamed);
    refused(&state, green(), "bid money 1000", Rule::BidExceedsMoney);
    play(&mut state, green(), "bid zinc 3");
    refused(&state, green(), "bid zinc 1", Rule::AlreadyNamed);
    assert_eq!(
        offered(&state, green(), "bid money"),
        Vec::<String>::new(),
        "the hundreds and thousands are named"
    );
}

/// RW-4.2.1, R-49: a bid of nothing is allowed, and somebody with nothing is asked too (RW-11.1.2).
#[test]
fn nothing_can_be_bid() {
    let mut state = auction(4);
    goods(&mut state, green(), [0; 4], 0);
    assert_eq!(offer(&state, green()), ["bid done"]);
    seal_all(&mut state, "bid done");
    assert!(matches!(state.phase, Phase::Placement(_)));
}

/// RW-4.2.4: insurance, deliveries and cards are no words of a bid.
#[test]
fn only_cubes_and_money_are_bid() {
    let mut state = auction(4);
    state.players[green()].insurance = 5;
    for line in offer(&state, green()) {
        let what = line.split(' ').nth(1).expect("a bid of something");
        assert!(["zinc", "copper", "silver", "gold", "money", "done"].contains(&what), "{line}");
    }
}

/// RW-11.1.3: what was named can be taken back before it is sealed, as often as the player likes.
#[test]
fn a_bid_can_be_begun_again() {
    let mut state = auction(4);
    refused(&state, green(), "bid again", Rule::NothingNamed);
    for _ in 0..300 {
        play(&mut state, green(), "bid zinc 2");
        play(&mut state, green(), "bid again");
    }
    play(&mut state, green(), "bid zinc 3");
    seal_all(&mut state, "bid done");
    assert_eq!(cubes(&state, green()), [0, 2, 1, 0]);
}

/// RW-4.2.2: the order is stable for any number of equal bids.
#[test]
fn equal_bids_keep_the_previous_order() {
    let mut state = auction(4);
    state.directorate = [white(), red(), purple(), green()].into_iter().collect();
    play(&mut state, purple(), "bid silver 1");
    play(&mut state, green(), "bid money 800");
    seal_all(&mut state, "bid done");
    assert_eq!(state.directorate.iter().collect::<Vec<_>>(), [purple(), green(), white(), red()]);
}

/// RW-4.1: bids belong to the auction.
#[test]
fn there_are_no_bids_after_the_auction() {
    let mut state = auction(4);
    seal_all(&mut state, "bid done");
    refused(&state, green(), "bid zinc 1", Rule::NotTheAuction);
    refused(&state, green(), "bid done", Rule::NotTheAuction);
}
