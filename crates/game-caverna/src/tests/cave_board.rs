//! CD-2: the cave board.

use super::fixture::{Desk, a};
use crate::pieces::{Compass, Edge, Room, Space, Tile};
use crate::rules::Rule;
use adit_kit::Set;

/// CD-2.1: two columns in five rows, and one more space at the lower right.
#[test]
fn a_board_has_eleven_spaces() {
    let desk = Desk::duel();
    let near = |space: Space| desk.components().board.near[space.index()].iter().collect::<Vec<_>>();
    assert_eq!(near(Space::R0C0), [Space::R0C1, Space::R1C0]);
    assert_eq!(near(Space::R2C1), [Space::R1C1, Space::R2C0, Space::R3C1]);
    assert_eq!(near(Space::R4C2), [Space::R4C1]);
    assert_eq!(near(Space::R3C0), [Space::R2C0, Space::R3C1, Space::R4C0]);
    assert_eq!(near(Space::Extra), []);
}

/// CD-2.2: the entrance is an orange room in every respect, and nothing can be placed on it.
#[test]
fn the_entrance_is_a_room_from_the_start() {
    let mut desk = Desk::duel().goods("food 5 wood 1").take(Tile::Housework);
    assert_eq!(desk.state.caves[a()].rooms[Space::R3C0.index()], Some(Room::CaveEntrance));
    desk.refuses("furnish 1a food shelf r3c0", Rule::SpaceNotEmpty);
    desk = Desk::duel().take(Tile::Cultivation);
    desk.say("rooms 1a");
    assert!(desk.offers("use cave_entrance"));
}

/// CD-2.3: the space above the entrance can be furnished at once.
#[test]
fn the_marked_space_is_empty_from_the_start() {
    let desk = Desk::duel().goods("food 2 wood 1").take(Tile::Housework);
    assert!(desk.offers("furnish 1a food shelf r2c0"));
    assert!(!desk.state.caves[a()].hidden.contains(Space::R2C0));
}

/// CD-2.4, CD-2.8: the natural walls of each space; every space that can be furnished has one.
#[test]
fn natural_walls_are_the_outer_rim() {
    let desk = Desk::duel();
    let masks = Space::BOARD.iter().map(|space| desk.mask(space)).collect::<Vec<_>>();
    let (n, e, s, w) = (1, 2, 4, 8);
    assert_eq!(masks, [n | w, n | e, w, e, w, e, 0, e, s | w, s, n | e | s]);
}

/// CD-2.4: natural walls can be neither built nor torn down; they are not edges at all.
#[test]
fn natural_walls_are_not_edges() {
    let desk = Desk::duel();
    let board = &desk.components().board;
    for space in Space::BOARD.iter() {
        for side in board.natural[space.index()].iter() {
            assert_eq!(board.edges[space.index()][side.index()], None, "{space} {side}");
        }
    }
    let desk = Desk::duel().take(Tile::Breach);
    assert_eq!(desk.offer(), ["exchange emmer", "exchange flax", "exchange gold", "end"]);
}

/// CD-2.5: the mouth of the cave is neither a wall nor an edge.
#[test]
fn the_cave_mouth_stays_open() {
    let desk = Desk::duel();
    let board = &desk.components().board;
    assert_eq!(board.edges[Space::R3C0.index()][Compass::West.index()], None);
    assert!(!board.natural[Space::R3C0.index()].contains(Compass::West));
    assert_eq!(desk.mask(Space::R3C0), 0);
}

/// CD-2.6: fourteen edges, those of the entrance included; none carries two walls.
#[test]
fn every_edge_carries_at_most_one_wall() {
    let mut desk = Desk::duel().take(Tile::Masonry);
    let edges: Vec<String> = (1..=14).map(|number| format!("build 3a e{number:02}")).collect();
    assert_eq!(desk.offer_of("build 3a"), edges);
    desk.say("build 3a e10");
    let desk = Desk::duel().walls(&[Edge::E10]).take(Tile::Masonry);
    desk.refuses("build 3a e10", Rule::EdgeHasWall);
    desk.refuses("build 3a xN", Rule::EdgeNotYours);
}

/// CD-2.7, CD-6.5.6: two spaces show a food.
#[test]
fn two_spaces_show_food() {
    let desk = Desk::duel();
    let food = desk.components().board.food;
    let with_food: Vec<Space> = Space::ALL.into_iter().filter(|space| food[space.index()] == 1).collect();
    assert_eq!(with_food, [Space::R1C1, Space::R3C1]);
    let mut desk = Desk::duel().goods("food 4").take(Tile::Excavation);
    desk.say("dig 1a r3c1").has("food 5");
}

/// CD-2.8: a wall belongs to the spaces on both sides of it; tiles are never walls.
#[test]
fn a_built_wall_counts_for_both_spaces() {
    let desk = Desk::duel().walls(&[Edge::E04, Edge::E05]);
    assert_eq!(desk.mask(Space::R1C0), 8 | 2 | 4);
    assert_eq!(desk.mask(Space::R1C1), 2 | 8);
    assert_eq!(desk.mask(Space::R2C0), 8 | 1);
    let (rock, empty) = (Desk::duel(), Desk::duel().dug(&[Space::R1C0, Space::R2C1]));
    assert_eq!(rock.mask(Space::R1C1), empty.mask(Space::R1C1));
    assert_eq!(rock.mask(Space::R2C0), empty.mask(Space::R2C0));
}

/// CD-2.6: the edges join these spaces.
#[test]
fn the_edges_join_neighbours() {
    let desk = Desk::duel();
    let ends = |edge: Edge| {
        let join = desk.components().board.joins[edge.index()];
        (join.first, join.second)
    };
    assert_eq!(ends(Edge::E07), (Space::R2C0, Space::R2C1));
    assert_eq!(ends(Edge::E08), (Space::R2C0, Space::R3C0));
    assert_eq!(ends(Edge::E10), (Space::R3C0, Space::R3C1));
    assert_eq!(ends(Edge::E14), (Space::R4C1, Space::R4C2));
    let all: Set<Edge> = Edge::BOARD.iter().filter(|edge| ends(*edge).0 != ends(*edge).1).collect();
    assert_eq!(all, Edge::BOARD);
}
