//! RW-12: the audit finds what must not be.

use super::fixture::*;
use crate::Move;
use crate::Rockwell;
use crate::goods::Money;
use crate::phase::Phase;
use crate::phase::auction::Auction;
use crate::pieces::{Achievement, CardId};
use crate::state::{State, Tile};
use adit_game::Game;

/// The audit of the position after a change names this invariant.
fn finds(invariant: &str, mut state: State, change: impl FnOnce(&mut State)) {
    audit(&state);
    change(&mut state);
    match Rockwell::audit(&state) {
        Ok(()) => panic!("{invariant} is broken and the audit is content"),
        Err(fault) => {
            assert!(fault.starts_with(&format!("{invariant}:")), "{invariant} is broken, not {fault}");
        }
    }
}

/// I-1: an unflipped tile that has reached its number.
#[test]
fn a_tile_that_should_be_extracted_is_found() {
    finds("I-1", drilling(4), |state| put_strong(state, "s0.1", "A0", 3));
}

/// I-2: a strength that no team has.
#[test]
fn an_impossible_strength_is_found() {
    finds("I-2", drilling(4), |state| team_mut(state, "s0.1").strength = 5);
    finds("I-2", drilling(4), |state| team_mut(state, "s0.1").strength = 0);
}

/// I-3: a card too many, a card too few, a card in two places.
#[test]
fn a_wrong_number_of_cards_is_found() {
    let card = CardId::from_word("K03-1").expect("a card");
    finds("I-3", drilling(4), |state| {
        let components = state.rulebook.components.clone();
        state.players[green()].cards.insert(&components, card);
    });
    let mut state = drilling(4);
    flip(&mut state, "A0");
    finds("I-3", state.clone(), |state| state.removed_cards = Default::default());
    finds("I-3", state, |state| state.players[green()].cards = state.removed_cards);
}

/// I-7: more named than there is.
#[test]
fn a_bid_that_cannot_be_paid_is_found() {
    finds("I-7", auction(4), |state| {
        let mut bids = Auction::begin(4);
        bids.play(green(), &Move::BidMoney { sum: Money::hundreds(31) });
        state.phase = Phase::Auction(bids);
    });
}

/// I-8: four dice, and a die above the cap of its level.
#[test]
fn wrong_dice_are_found() {
    finds("I-8", drilling(4), |state| {
        for team in ["s0.1", "s1.1", "s2.1", "s3.1"] {
            put(state, team, "D0");
            give_die(state, team, 1);
        }
    });
    finds("I-8", drilling(4), |state| {
        put(state, "s0.1", "A0");
        give_die(state, "s0.1", 2);
    });
    finds("I-8", drilling(4), |state| give_die(state, "s0.1", 1));
}

/// I-9: more bribe tokens than there are.
#[test]
fn too_many_bribe_tokens_are_found() {
    finds("I-9", drilling(4), |state| state.bribe_tokens = 4);
}

/// I-10: a vice-president too few, and two on one board.
#[test]
fn wrong_vice_presidents_are_found() {
    finds("I-10", drilling(4), |state| state.positions[1][0] = None);
    finds("I-10", drilling(4), |state| state.positions[1][1] = Some(green()));
    finds("I-10", drilling(3), |state| state.positions[0][0] = Some(white()));
}

/// I-11: an order that is not a permutation of the players.
#[test]
fn a_wrong_order_is_found() {
    finds("I-11", drilling(4), |state| state.control = [green(), red(), purple()].into_iter().collect());
    finds("I-11", drilling(3), |state| state.directorate = [green(), red(), red()].into_iter().collect());
}

/// I-12: two shafts on one tile.
#[test]
fn two_shafts_on_a_tile_are_found() {
    finds("I-12", drilling(4), |state| {
        state.players[green()].shafts.push(slot("A0"));
        state.players[red()].shafts.push(slot("A0"));
    });
}

/// I-13: an edge without mobility 2, and two own teams on edges.
#[test]
fn wrong_teams_on_edges_are_found() {
    finds("I-13", drilling(4), |state| put(state, "s0.1", "A0-A1"));
    finds("I-13", drilling(4), |state| {
        state.players[green()].mobility = 2;
        put(state, "s0.1", "A0-A1");
        put(state, "s0.2", "A0-A1");
    });
}

/// I-14: a tile that was not on top. I-15: a condition that is met without its tile.
#[test]
fn wrong_achievements_are_found() {
    finds("I-14", drilling(4), |state| {
        state.players[green()].achievements[Achievement::Gold.index()] = Some(4);
    });
    finds("I-15", drilling(4), |state| goods(state, green(), [0, 0, 10, 0], 0));
}

/// I-16: more transactions than the position has.
#[test]
fn too_many_transactions_are_found() {
    finds("I-16", market(4, &[green()]), |state| {
        if let Phase::Market(market) = &mut state.phase {
            market.done[0] = 5;
        }
    });
}

/// I-17: equal neighbours in a ring, and a tile that lies twice.
#[test]
fn wrong_terrain_is_found() {
    finds("I-17", drilling(4), |state| state.terrain[slot("A0").index()] = Tile::Covered(4));
    let mut state = drilling(4);
    flip_as(&mut state, "A0", "T03a");
    flip_as(&mut state, "A2", "T03b");
    finds("I-17", state, |state| state.terrain[slot("A2").index()] = state.terrain[slot("A0").index()]);
}
