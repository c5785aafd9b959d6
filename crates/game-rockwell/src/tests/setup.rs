//! RW-3: setup.

use super::fixture::*;
use crate::Rockwell;
use crate::board::{Level, Slot};
use crate::goods::Resource;
use crate::pieces::{Achievement, Company};
use crate::state::Tile;
use adit_game::{Game, Pending, Seat, Setup, SetupError};

/// RW-3.1, RW-1.2, I-17: both patterns of a ring alternate strictly.
#[test]
fn no_two_tiles_of_equal_strength_are_adjacent_in_a_ring() {
    for (level, strengths) in [("A", [3, 4]), ("B", [5, 6]), ("C", [7, 8]), ("D", [9, 10])] {
        for first in strengths {
            let mut state = Rockwell::start(&Setup::seats(4)).expect("a possible setup");
            while drawable(&state)[0].split(' ').nth(1) != Some(level) {
                let words = drawable(&state).remove(0);
                draw(&mut state, &words);
            }
            assert_eq!(drawable(&state).len(), 2);
            draw(&mut state, &format!("ring {level} {first}"));
            let level = Level::from_word(level).expect("a level");
            let ring: Vec<_> = (0..8).map(|sector| state.number(Slot::new(level, sector))).collect();
            assert_eq!(ring[0], Some(first));
            for sector in 0..8 {
                assert_ne!(ring[sector], ring[(sector + 1) % 8]);
            }
            assert_eq!(ring.iter().filter(|number| **number == Some(first)).count(), 4);
        }
    }
}

/// RW-3.2, RW-11.2: backs and cards are drawn when they are seen; nothing is hidden in the position before.
#[test]
fn nothing_is_shuffled_in_advance() {
    let state = auction(4);
    assert!(state.terrain.iter().all(|tile| matches!(tile, Tile::Covered(_))));
    assert_eq!(state.drawn_cards().len(), 0);
}

/// RW-3.3: one team of strength 1 of every player on each of the four entrances, with two players too.
#[test]
fn every_player_has_a_team_on_each_entrance() {
    for seats in [2, 3, 4] {
        let state = auction(seats);
        for seat in Seat::all(usize::from(seats)) {
            let teams = state.teams.of(Company::Seat(seat));
            let places: Vec<_> = teams.iter().map(|team| team.place.to_string()).collect();
            assert_eq!(places, ["E0", "E1", "E2", "E3"]);
            assert!(teams.iter().all(|team| team.strength == 1 && team.die.is_none()));
        }
    }
}

/// RW-3.4: three bribe tokens and three dice on board I, the sides for the number of players.
#[test]
fn boards_and_tokens_are_ready() {
    let state = auction(4);
    assert_eq!((state.bribe_tokens, state.free_dice()), (3, 3));
    assert!(state.positions.iter().flatten().all(Option::is_none));
    assert_ne!(auction(3).rulebook.side(), state.rulebook.side());
    assert_eq!(auction(3).rulebook.side(), auction(2).rulebook.side());
}

/// RW-3.5: two independent orders, each any permutation of the players.
#[test]
fn two_orders_are_drawn() {
    for (seats, count) in [(2, 2), (3, 6), (4, 24)] {
        let mut state = Rockwell::start(&Setup::seats(seats)).expect("a possible setup");
        for ring in ["ring A 4", "ring B 6", "ring C 7", "ring D 10"] {
            draw(&mut state, ring);
        }
        let orders = drawable(&state);
        assert_eq!(orders.len(), count);
        draw(&mut state, orders.last().expect("an order"));
        assert_eq!(drawable(&state).len(), count, "the second one does not depend on the first");
        assert_eq!(Rockwell::pending(&state), Pending::Chance);
        let words = drawable(&state).remove(0);
        draw(&mut state, &words);
        assert_ne!(state.directorate, state.control);
    }
}

/// RW-3.6.
#[test]
fn what_a_player_starts_with() {
    let state = auction(3);
    for seat in Seat::all(3) {
        let player = &state.players[seat];
        assert_eq!((cubes(&state, seat), dollars(&state, seat)), ([3, 2, 1, 0], 3000));
        assert_eq!((player.insurance, player.safety, player.mobility, player.shafts.len()), (0, 0, 0, 0));
    }
}

/// RW-3.7: the dearest delivery and the highest achievement lie on top.
#[test]
fn stacks_are_sorted() {
    let state = auction(4);
    for (resource, cost) in
        [(Resource::Zinc, 10), (Resource::Copper, 7), (Resource::Silver, 5), (Resource::Gold, 5)]
    {
        let top = state.top_delivery(resource).expect("a full stack");
        assert_eq!(state.components().delivery(top).expect("a tile").cost, cost);
    }
    for achievement in Achievement::ALL {
        assert!(state.tiles_left(achievement).is_sorted_by(|above, below| above > below));
    }
}

/// RW-3.8: the first question of the game is a bid.
#[test]
fn the_game_starts_with_an_auction() {
    assert!(offer(&auction(4), white()).contains(&"bid done".to_owned()));
}

#[test]
fn tables_of_other_sizes_are_refused() {
    for seats in [0, 1, 5] {
        assert!(matches!(Rockwell::start(&Setup::seats(seats)), Err(SetupError::Seats { .. })));
    }
}
