//! CD-10 and CD-11.6: scores and results.

use super::fixture::{Desk, a, b};
use crate::Caverna;
use crate::phase::Phase;
use crate::pieces::{Room, Space, Tile};
use crate::scoring::score;
use adit_game::{Game, GameResult};
use adit_kit::Set;

fn over(mut desk: Desk) -> GameResult {
    desk.state.phase = Phase::Over;
    desk.state.taken = Set::EMPTY;
    Caverna::result(&desk.state).expect("the game is over")
}

/// CD-10.2, T-38: rooms and gold count, nothing else.
#[test]
fn rooms_and_gold_are_points() {
    let desk = Desk::duel()
        .room(Room::StateRoom, Space::R4C2)
        .room(Room::Treasury, Space::R0C0)
        .room(Room::Shelf, Space::R1C0)
        .room(Room::ProspectingSite, Space::R2C0)
        .goods("gold 4 wood 9");
    assert_eq!(score(&desk.state, a()), 34);
    assert_eq!(score(&desk.state, b()), 1);
}

/// CD-10.3: the highest score wins.
#[test]
fn the_highest_score_wins() {
    let result = over(Desk::duel().goods("gold 4").goods_of(b(), "gold 9"));
    assert_eq!(result, GameResult { scores: vec![4, 9], ranks: vec![2, 1], ending: "points" });
    assert_eq!(result.winners().only(), Some(b()));
}

/// CD-10.3, T-39: on a tie the more valuable single room decides, once.
#[test]
fn a_tie_goes_to_the_best_room() {
    let tie = |mine: &[Room], other: &[Room], gold: (u8, u8)| {
        let mut desk =
            Desk::duel().goods(&format!("gold {}", gold.0)).goods_of(b(), &format!("gold {}", gold.1));
        for (room, space) in mine.iter().zip(Space::BOARD.iter()) {
            desk = desk.room(*room, space);
        }
        for (room, space) in other.iter().zip(Space::BOARD.iter()) {
            desk = desk.room_of(b(), *room, space);
        }
        over(desk)
    };
    let result = tie(&[Room::StateRoom], &[Room::Dungeon], (7, 8));
    assert_eq!(result, GameResult { scores: vec![19, 19], ranks: vec![1, 2], ending: "best_room" });
    let result = tie(&[Room::DiggingCave, Room::Shelf], &[Room::SecretChamber, Room::Warehouse], (2, 3));
    assert_eq!(result, GameResult { scores: vec![13, 13], ranks: vec![1, 1], ending: "draw" });
}

/// CD-10.1: there is no result before the end.
#[test]
fn there_is_no_result_before_the_end() {
    assert_eq!(Caverna::result(&Desk::duel().state), None);
    assert_eq!(Caverna::result(&Desk::duel().take(Tile::Housework).state), None);
}

/// CD-11.6: the goal is 50, outstanding is more than 60.
#[test]
fn the_solo_score_is_compared_with_the_goal() {
    let with = |gold: u8| {
        let rooms = [Room::StateRoom, Room::Dungeon, Room::Treasury, Room::GoldVein];
        let spaces = [Space::R1C0, Space::R2C1, Space::R3C1, Space::R4C0];
        let desk =
            rooms.into_iter().zip(spaces).fold(Desk::solo(), |desk, (room, space)| desk.room(room, space));
        over(desk.goods(&format!("gold {gold}")))
    };
    assert_eq!(with(7), GameResult { scores: vec![49], ranks: vec![1], ending: "below_goal" });
    assert_eq!(with(8).ending, "goal");
    assert_eq!(with(18).ending, "goal");
    assert_eq!(with(19), GameResult { scores: vec![61], ranks: vec![1], ending: "outstanding" });
}
