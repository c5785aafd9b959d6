//! The drawing for a terminal.

use super::fixture::Desk;
use crate::Caverna;
use crate::phase::Phase;
use crate::pieces::{CavernSide, Edge, Room, Space, Tile};
use adit_game::{Game, Language, Texts, Viewer};

fn drawing(desk: &Desk) -> String {
    let texts = Texts::new(Language::English, &[Caverna::texts(Language::English).expect("English texts")]);
    Caverna::sketch(&Caverna::view(&desk.state, Viewer::Public), &texts)
}

/// Rooms, rock, walls and edges stand where they are, under the words by which they are named.
#[test]
fn the_cave_is_drawn_with_its_walls() {
    let desk = Desk::solo().room(Room::Shelf, Space::R1C0).walls(&[Edge::E04, Edge::E11]).take(Tile::Masonry);
    let drawing = drawing(&desk);
    for line in [
        "  #####################################",
        "  # r1c0          [e04] r1c1  +1      #",
        "  # Shelf 3       [===] ????????????? #",
        "    r3c0           e10  r3c1  +1      #",
        "  #=====[e11]=====  +  ..... e12 .....#####################",
        "  # r4c0           e13  r4c1           e14  r4c2          #",
        "Player A carries out Masonry.",
    ] {
        assert!(drawing.lines().any(|other| other == line), "{line:?} is missing in\n{drawing}");
    }
}

/// CD-8: the extra cavern is drawn beside the board, with its natural, open and built sides.
#[test]
fn the_extra_cavern_is_drawn() {
    let mut desk = Desk::duel().room(Room::StateRoom, Space::Extra);
    desk = desk.cavern(CavernSide::TwoWalls).walls(&[Edge::XS]);
    let drawing = drawing(&desk);
    assert!(drawing.contains("extra #xN# xE [xS]#xW#"), "{drawing}");
    assert!(drawing.contains("State Room 12"), "{drawing}");
}

/// CD-11.6: at the end the drawing says how the score compares with 50 and 60.
#[test]
fn the_end_of_the_solo_game_is_judged() {
    let mut desk = Desk::solo();
    desk.state.phase = Phase::Over;
    let drawing = drawing(&desk);
    assert!(drawing.contains("You did not reach the goal of 50 points this time."), "{drawing}");
}
