//! CD-3: setup of the duel.

use super::fixture::{Desk, a, b, goods};
use crate::Caverna;
use crate::phase::Phase;
use crate::phase::take_tile::TakeTile;
use crate::pieces::{Back, Group, Room, Space, Tile};
use crate::state::State;
use adit_game::{Game, Pending, Setup, SetupError};
use adit_kit::Set;

fn fresh() -> State {
    Caverna::start(&Setup::seats(2)).expect("a table of two")
}

/// CD-3.1, CD-3.2: four tiles are available; of the others only the groups are known, and they are turned up
/// group by group.
#[test]
fn four_tiles_are_face_up_and_eight_face_down() {
    let state = fresh();
    let start = [Tile::Cultivation, Tile::Housework, Tile::Excavation, Tile::Undergrowth];
    assert_eq!(state.available, start.into_iter().collect());
    let down = [Group::Two, Group::Three, Group::Four].map(|group| state.face_down_tiles(group).len());
    assert_eq!(down, [3, 4, 1]);
    let mut desk = Desk { state };
    desk.draws("start s1");
    assert_eq!(desk.outcomes(), ["turn furnishing", "turn masonry", "turn undermining"]);
}

/// CD-3.3.
#[test]
fn everybody_starts_with_one_of_each_good() {
    let one = goods("wood 1 stone 1 emmer 1 flax 1 food 1 gold 1");
    assert!(fresh().caves.values().all(|cave| cave.goods == one));
}

/// CD-3.4.
#[test]
fn the_six_light_rooms_are_on_display() {
    let state = fresh();
    assert_eq!(state.display, state.components().rooms_with(Back::Light));
    assert_eq!(state.display.len(), 6);
}

/// CD-3.5: nine rooms lie in the rock of each board and nobody knows which.
#[test]
fn the_dark_rooms_lie_in_the_rock() {
    let state = fresh();
    for cave in state.caves.values() {
        assert_eq!(cave.hidden, Space::BOARD.without([Space::R3C0, Space::R2C0].into_iter().collect()));
    }
    assert_eq!(state.unseen, state.components().rooms_with(Back::Dark));
    assert_eq!(state.unseen.len(), 18);
}

/// CD-3.6.
#[test]
fn all_walls_are_in_the_supply_and_nobody_has_the_extra_cavern() {
    let state = fresh();
    assert_eq!(state.supply, 7);
    assert!(state.caves.values().all(|cave| cave.walls.is_empty()));
    assert_eq!(state.cavern_owner(), None);
}

/// CD-3.7: the start player is drawn; both are equally likely.
#[test]
fn the_start_player_is_drawn() {
    let mut desk = Desk { state: fresh() };
    assert_eq!(Caverna::pending(&desk.state), Pending::Chance);
    assert_eq!(desk.outcomes(), ["start s0", "start s1"]);
    desk.draws("start s1").draws("turn masonry");
    assert_eq!(desk.state.phase, Phase::TakeTile(TakeTile { seat: b() }));
    assert_eq!(desk.state.caves[a()], desk.state.caves[b()]);
}

/// CD-3.7, R-30: who starts can be agreed instead of drawn; then the first tile is turned up at once.
#[test]
fn the_start_player_can_be_agreed() {
    for (said, seat) in [("s0", a()), ("s1", b())] {
        let state = Caverna::start(&Setup::seats(2).with("start_player", said)).expect("two are seated");
        assert_eq!((state.start_player, state.round), (Some(seat), 1));
        assert_eq!(Caverna::audit(&state), Ok(()));
        let mut drawn = Desk { state: fresh() };
        drawn.draws(&format!("start {said}"));
        assert_eq!(state.news, drawn.state.news, "the same is told as when it is drawn");
        let mut desk = Desk { state };
        desk.draws("turn masonry");
        assert_eq!(desk.state.phase, Phase::TakeTile(TakeTile { seat }));
    }
    let drawn = Caverna::start(&Setup::seats(2).with("start_player", "drawn")).expect("the default");
    assert_eq!((drawn.phase, drawn.start_player), (Phase::StartPlayer, None));
}

/// CD-11.1: the solo game has no start player to agree on.
#[test]
fn the_solo_game_has_no_start_player() {
    for said in ["s0", "s1"] {
        let alone = Caverna::start(&Setup::seats(1).with("start_player", said));
        assert!(matches!(alone, Err(SetupError::Combination(_))), "{alone:?}");
    }
    assert!(Caverna::start(&Setup::seats(1).with("start_player", "drawn")).is_ok());
}

#[test]
fn other_numbers_of_players_are_refused() {
    for seats in [0, 3, 4] {
        assert!(matches!(Caverna::start(&Setup::seats(seats)), Err(SetupError::Seats { .. })), "{seats}");
    }
    let option = Setup::seats(2).with("era", "2");
    assert!(matches!(Caverna::start(&option), Err(SetupError::UnknownOption { .. })));
}

#[test]
fn the_entrance_stands_in_every_cave() {
    for cave in fresh().caves.values() {
        assert_eq!(cave.owned(), Set::one(Room::CaveEntrance));
    }
}
