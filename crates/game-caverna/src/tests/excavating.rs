//! CD-6.5: excavating.

use super::fixture::{Desk, a};
use crate::pieces::{Edge, Room, Space, Tile};
use crate::rules::Rule;

/// CD-6.5.7.
#[test]
fn four_tiles_can_be_reached_at_the_start() {
    let desk = Desk::duel().take(Tile::Excavation);
    assert_eq!(desk.targets("1a"), ["r1c0", "r2c1", "r3c1", "r4c0"]);
}

/// CD-6.5.1: the tile comes into the display for both players, and the space is empty.
#[test]
fn an_excavated_room_comes_into_the_display() {
    let mut desk = Desk::duel().take(Tile::Excavation);
    desk.say("dig 1a r1c0");
    assert!(desk.is_chance());
    assert_eq!(desk.outcomes().len(), 18);
    desk.draws("uncover dungeon");
    assert!(desk.state.display.contains(Room::Dungeon));
    assert!(desk.state.caves[a()].empty_spaces().contains(Space::R1C0));
    assert_eq!(desk.targets("2a"), [] as [String; 0]);
    desk.say("gain 2a");
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Excavation);
    desk.refuses("dig 1a r1c0", Rule::NotFaceDown);
    desk.refuses("dig 1a r2c0", Rule::NotFaceDown);
    desk.refuses("dig 1a extra", Rule::NotFaceDown);
}

/// CD-6.5.2, CD-6.5.3, E-3: walls block the way, except for Undermining; face-down tiles always do.
#[test]
fn walls_and_rock_block_the_way() {
    let desk = Desk::duel().walls(&[Edge::E07]).take(Tile::Excavation);
    assert_eq!(desk.targets("1a"), ["r1c0", "r3c1", "r4c0"]);
    desk.refuses("dig 1a r2c1", Rule::NotReachable);
    desk.refuses("dig 1a r0c0", Rule::NotReachable);
    let desk = Desk::duel().walls(&[Edge::E07]).take(Tile::Undermining);
    assert_eq!(desk.targets("1b"), ["r1c0", "r2c1", "r3c1", "r4c0"]);
    for space in ["r0c0", "r0c1", "r1c1", "r4c1", "r4c2"] {
        desk.refuses(&format!("dig 1b {space}"), Rule::BehindTiles);
    }
}

/// CD-6.5.2: a furnished space is open, and a way round a wall is a way.
#[test]
fn the_way_leads_through_rooms_and_round_walls() {
    let desk = Desk::duel()
        .room(Room::Shelf, Space::R2C1)
        .dug(&[Space::R3C1])
        .walls(&[Edge::E07])
        .take(Tile::Excavation);
    assert_eq!(desk.targets("1a"), ["r1c0", "r1c1", "r4c0", "r4c1"]);
}

/// CD-6.5.4, CD-6.5.3, T-19: with walls all round the entrance nothing can be reached but through walls.
#[test]
fn walls_around_the_entrance_shut_the_cave() {
    let shut = [Edge::E08, Edge::E10, Edge::E11];
    let mut desk = Desk::duel().walls(&shut).take(Tile::Excavation);
    assert_eq!(desk.offer_of("dig"), [] as [String; 0]);
    desk.say("gain 2a").has("stone 2");
    for walls in [shut.to_vec(), [&shut[..], &[Edge::E05]].concat()] {
        let desk = Desk::duel().walls(&walls).take(Tile::Undermining);
        assert_eq!(desk.targets("1b"), ["r1c0", "r2c1", "r3c1", "r4c0"]);
    }
}

/// CD-6.5.5, E-6a: pay, dig, look, dig again.
#[test]
fn a_double_excavation_looks_after_the_first_tile() {
    let mut desk = Desk::duel().goods("food 2 stone 1").take(Tile::Excavation);
    let display = desk.state.display.len();
    desk.say("dig 1b r3c1").has("food 1");
    desk.draws("uncover stall");
    assert_eq!(desk.offer(), ["dig r1c0", "dig r2c1", "dig r4c0", "dig r4c1"]);
    desk.say("dig r4c1").draws("uncover treasury").say("gain 2a").has("food 1 stone 2");
    assert_eq!(desk.state.display.len(), display + 2);
}

/// CD-6.5.1, E-6b.
#[test]
fn a_single_excavation_is_free() {
    let mut desk = Desk::duel().goods("food 2 stone 1").take(Tile::Excavation);
    let display = desk.state.display.len();
    desk.say("dig 1a r4c0").draws("uncover stall").say("gain 2a").has("food 2 stone 2");
    assert_eq!(desk.state.display.len(), display + 1);
    desk.refuses("dig r1c0", Rule::NoSecondExcavation);
}

/// CD-6.5.5, T-22: the double option needs two tiles that can be dug one after the other.
#[test]
fn a_double_excavation_needs_two_tiles() {
    let rock = [Space::R4C1, Space::R4C2];
    let mut desk = Desk::duel().rock(&rock).goods("food 2").take(Tile::Excavation);
    assert_eq!(desk.targets("1b"), ["r4c1"]);
    desk.say("dig 1b r4c1");
    let words = desk.outcomes().remove(0);
    desk.draws(&words);
    assert_eq!(desk.offer(), ["dig r4c2"]);
    let desk = Desk::duel().rock(&rock).walls(&[Edge::E14]).goods("food 2").take(Tile::Excavation);
    assert_eq!(desk.targets("1b"), [] as [String; 0]);
    desk.refuses("dig 1b r4c1", Rule::NoSecondTile);
    assert_eq!(desk.targets("1a"), ["r4c1"]);
}

/// CD-6.5.5, T-23: the price must be there beforehand.
#[test]
fn food_found_while_digging_does_not_pay() {
    let mut desk = Desk::duel().goods("food 1 gold 1").take(Tile::Excavation);
    desk.refuses("dig 1b r3c1", Rule::CannotPay);
    desk.say("exchange gold");
    assert!(desk.offers("dig 1b r3c1"));
}

/// CD-6.5.5: the second excavation is compulsory and obeys reachability afresh.
#[test]
fn the_second_excavation_is_compulsory() {
    let mut desk = Desk::duel().goods("food 2").take(Tile::Excavation);
    desk.say("dig 1b r1c0").draws("uncover stall");
    for words in ["end", "gain 2a", "exchange gold", "dig 1a r4c0"] {
        desk.refuses(words, Rule::SecondExcavationFirst);
    }
    assert!(desk.offers("dig r0c0"), "the first tile opened the way");
    desk.refuses("dig r4c2", Rule::NotReachable);
}

/// CD-6.5.6, T-26: the food of a space is lost at the limit.
#[test]
fn found_food_is_lost_at_the_limit() {
    let mut desk = Desk::duel().dug(&[Space::R2C1]).goods("food 9").take(Tile::Excavation);
    desk.say("dig 1a r1c1").has("food 9");
    let mut desk = Desk::duel().dug(&[Space::R2C1]).goods("food 5").take(Tile::Excavation);
    desk.say("dig 1a r1c1").has("food 6");
}

/// CD-5.5, CD-6.5.4, CD-6.7.5, T-24: Digging Cave costs a gold and never passes walls.
#[test]
fn digging_cave_needs_gold_and_a_way() {
    let shut = [Edge::E08, Edge::E10, Edge::E11];
    let with = |gold: u8, walls: &[Edge], tile: Tile| {
        let desk = Desk::duel().room(Room::DiggingCave, Space::R4C2).walls(walls);
        let mut desk = desk.goods(&format!("gold {gold}")).take(tile);
        desk.say("rooms 1a");
        desk
    };
    with(0, &[], Tile::Cultivation).refuses("use digging_cave", Rule::RoomUseless);
    let desk = with(1, &shut, Tile::Cultivation);
    desk.refuses("use digging_cave", Rule::RoomUseless);
    desk.has("gold 1");
    with(1, &shut, Tile::Undermining).refuses("use digging_cave", Rule::RoomUseless);
    let mut desk = with(1, &[Edge::E07], Tile::Undermining);
    desk.say("use digging_cave");
    desk.refuses("dig 1a r2c1", Rule::NotReachable);
    desk.say("dig 1a r3c1").has("gold 0 food 2");
}

/// CD-6.6.10, T-25: a room just found can be furnished where it was found.
#[test]
fn expansion_digs_and_furnishes() {
    let mut desk = Desk::duel().goods("gold 2 wood 2").take(Tile::Expansion);
    desk.say("dig 1a r2c1").draws("uncover warehouse");
    assert_eq!(desk.mask(Space::R2C1), 2);
    desk.say("furnish 2a gold warehouse r2c1").has("gold 0 wood 0");
}
