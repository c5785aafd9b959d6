//! CV-5: the auction of sequence cards and the deal.

use super::fixture::{A, check, offer, play, play_all, seat, turn};
use crate::Cavum;
use crate::phase::Phase;
use crate::pieces::{Kind, SequenceCard, Tile};
use crate::rules::Rule;
use crate::state::State;
use adit_game::{Setup, SplitDice, draw, settle};

/// A game whose first auction seat 0 opens.
fn auction(seats: u8) -> State {
    let mut state = State::start(&Setup::seats(seats).with("first_opener", "s0")).expect("a possible setup");
    reveal(&mut state);
    state
}

fn reveal(state: &mut State) {
    while let Some(chance) = draw::<Cavum>(state, &mut SplitDice(1)) {
        settle::<Cavum>(state, chance).expect("it was drawn");
    }
}

fn cards(state: &State) -> Vec<Option<u8>> {
    state.players.values().map(|player| player.card.map(SequenceCard::number)).collect()
}

fn scores(state: &State) -> Vec<i32> {
    state.players.values().map(|player| player.score).collect()
}

/// EX-15, CV-5.1, CV-5.2, CV-5.4, CV-5.6, CV-5.7: four players, one auction after another.
#[test]
fn four_players_bid_for_their_cards() {
    let mut state = auction(4);
    play_all(&mut state, &["bid 0", "bid 1", "pass", "bid 3", "pass", "pass", "card 2"]);
    assert_eq!(scores(&state), [20, 20, 20, 17]);
    assert_eq!(turn(&state), A, "A sits to the left of D");
    play_all(&mut state, &["bid 0", "pass", "pass", "card 1"]);
    assert_eq!(turn(&state), seat(1));
    play_all(&mut state, &["bid 0", "bid 1", "bid 2", "pass", "card 4"]);
    assert_eq!(cards(&state), [Some(1), Some(4), Some(3), Some(2)], "C gets card 3 for nothing");
    assert_eq!(scores(&state), [20, 18, 20, 17]);
    let order: Vec<_> = state.card_order().collect();
    assert_eq!(order, [A, seat(3), seat(2), seat(1)]);
    assert_eq!(state.lowest_card_holder(), A, "A opens the auction of the next phase");
}

/// EX-15, CV-5.7: the winner's left neighbour opens, not the opener of before.
#[test]
fn the_left_neighbour_of_the_winner_opens_the_next_auction() {
    let mut state = auction(4);
    play_all(&mut state, &["bid 0", "bid 1", "pass", "pass", "pass", "card 1"]);
    assert_eq!(turn(&state), seat(2));
}

/// EX-16, CV-5.8, CV-5.9: the second of two players pays nothing and chooses among three cards.
#[test]
fn the_last_of_two_players_chooses_among_three_cards() {
    let mut state = auction(2);
    play_all(&mut state, &["bid 0", "bid 1", "pass", "card 3"]);
    assert_eq!(scores(&state), [20, 19]);
    assert_eq!(offer(&state, A), ["card 1", "card 2", "card 4"]);
    play(&mut state, A, "card 2");
    assert_eq!(scores(&state), [20, 19]);
    assert_eq!(state.card_order().collect::<Vec<_>>(), [A, seat(1)]);
    for kind in [Kind::Two, Kind::Six] {
        assert_eq!(state.supply.tiles[Tile::dynamite(kind)], 3, "the dynamite of cards 1 and 4 is not dealt");
    }
}

/// CV-5.8: the last of three players chooses among two cards.
#[test]
fn the_last_of_three_players_chooses_among_two_cards() {
    let mut state = auction(3);
    play_all(&mut state, &["bid 0", "pass", "pass", "card 1", "bid 0", "pass", "card 4"]);
    assert_eq!(offer(&state, seat(2)), ["card 2", "card 3"]);
}

/// CV-5.3, R-02, CV-D.1: the opener must bid, at least 0 and at most the score.
#[test]
fn the_opener_cannot_pass() {
    let state = auction(2);
    assert_eq!(check(&state, A, "pass"), Err(Rule::OpenerMustBid));
    assert_eq!(offer(&state, A), (0..=20).map(|points| format!("bid {points}")).collect::<Vec<_>>());
}

/// CV-5.4, CV-5.5, R-04, CV-D.2: a raise is at least one more and never more than the score.
#[test]
fn a_raise_is_higher_and_at_most_the_score() {
    let mut state = auction(2);
    state.players[seat(1)].score = 2;
    play(&mut state, A, "bid 1");
    assert_eq!(check(&state, seat(1), "bid 1"), Err(Rule::RaiseTooLow));
    assert_eq!(check(&state, seat(1), "bid 2"), Ok(()));
    assert_eq!(
        check(&state, seat(1), "bid 3"),
        Err(Rule::BidExceedsScore),
        "EX-16: with score 2 one bids 2 but not 3"
    );
    play(&mut state, seat(1), "bid 2");
    play(&mut state, A, "bid 5");
    assert_eq!(offer(&state, seat(1)), ["pass"], "who cannot raise must pass, and is asked");
}

/// a pass is final for this auction only.
#[test]
fn a_pass_is_final_for_one_auction() {
    let mut state = auction(3);
    play_all(&mut state, &["bid 0", "pass", "bid 1", "bid 2"]);
    assert_eq!(turn(&state), seat(2), "B has passed and is not asked again");
    assert_eq!(check(&state, seat(1), "bid 9"), Err(Rule::AuctionTurn));
    play_all(&mut state, &["pass", "card 1"]);
    assert_eq!(turn(&state), seat(1), "in the next auction B bids again");
}

/// the right to open moves on past players who have a card.
#[test]
fn the_right_to_open_passes_over_players_with_a_card() {
    let mut state = auction(4);
    play_all(&mut state, &["bid 0", "bid 1", "pass", "pass", "pass", "card 1"]);
    // B has a card. C wins; D has none and opens; D wins; A opens.
    play_all(&mut state, &["bid 0", "pass", "pass", "card 2"]);
    assert_eq!(turn(&state), seat(3));
    play_all(&mut state, &["bid 0", "pass", "card 3"]);
    assert_eq!(cards(&state), [Some(4), Some(1), Some(2), Some(3)], "A is the last and gets card 4");
}

/// CV-5.6, CV-D.3: only the winner takes a card, and one that is left.
#[test]
fn only_the_winner_takes_a_card() {
    let mut state = auction(3);
    assert_eq!(check(&state, A, "card 1"), Err(Rule::WinnerTakesCard));
    play_all(&mut state, &["bid 0", "pass", "pass"]);
    assert_eq!(check(&state, seat(1), "card 1"), Err(Rule::WinnerTakesCard));
    assert_eq!(check(&state, A, "bid 1"), Err(Rule::WinnerTakesCard));
    play_all(&mut state, &["card 1", "bid 0", "pass"]);
    assert_eq!(check(&state, seat(1), "card 1"), Err(Rule::CardNotOnOffer));
}

/// CV-4.2: points are booked at once.
#[test]
fn the_bid_is_paid_at_once() {
    let mut state = auction(2);
    play_all(&mut state, &["bid 7", "pass"]);
    assert!(matches!(state.phase, Phase::Choose(_)));
    assert_eq!(scores(&state), [13, 20]);
}

/// CV-5.10, CV-I.12, CV-I.17: everybody is dealt the same twelve pieces but for the kind of the dynamite tile.
#[test]
fn everybody_is_dealt_twelve_pieces() {
    let mut state = auction(3);
    play_all(&mut state, &["bid 0", "pass", "pass", "card 4", "bid 0", "pass", "card 1", "card 2"]);
    for (seat, dynamite) in
        [(A, Tile::DynamiteSix), (seat(1), Tile::DynamiteTwo), (seat(2), Tile::DynamiteThree)]
    {
        let hand = state.players[seat].hand;
        assert_eq!(hand.total(), 12);
        assert_eq!(Kind::ALL.map(|kind| hand.tiles[Tile::tunnel(kind)]), [1, 1, 1, 1]);
        assert_eq!(hand.tiles[dynamite], 1);
        assert_eq!((hand.veins, hand.stations, hand.options, hand.prospects), (1, 3, 2, 1));
    }
    assert_eq!(Kind::ALL.map(|kind| state.supply.tiles[Tile::tunnel(kind)]), [9, 9, 9, 9]);
    assert_eq!((state.supply.veins, state.supply.stations[A]), (9, 6));
}
