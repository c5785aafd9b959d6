//! CD-11: the solo game.

use super::fixture::{Desk, a, goods};
use crate::Caverna;
use crate::phase::Phase;
use crate::pieces::{Back, CavernSide, Group, Room, Space, Tile};
use crate::rules::Rule;
use adit_game::{Game, Pending, Setup};

/// CD-11.1: three light rooms are removed, nine dark rooms form the stack, Breach is not played with.
#[test]
fn the_solo_setup_removes_rooms_and_breach() {
    let state = Caverna::start(&Setup::seats(1)).expect("a solo table");
    assert_eq!(state.display.len(), 6);
    let mut desk = Desk { state };
    assert_eq!(desk.outcomes().len(), 6);
    desk.draws("remove parlor");
    assert_eq!(desk.outcomes().len(), 5, "each room once");
    desk.draws("remove shelf").draws("remove tunnel");
    let display = [Room::SpinningWheel, Room::Grindstone, Room::FoodCorner];
    assert_eq!(desk.state.display, display.into_iter().collect());
    assert_eq!(desk.state.stack, 9);
    assert_eq!(desk.state.caves[a()].hidden.len(), 9);
    assert_eq!(desk.state.unseen, desk.components().rooms_with(Back::Dark));
    assert_eq!(desk.state.start_player, None);
    let groups = [Group::Two, Group::Three, Group::Four].map(|group| desk.state.face_down_tiles(group).len());
    assert_eq!(groups, [3, 3, 1]);
    assert_eq!(desk.state.caves[a()].goods, goods("wood 1 stone 1 emmer 1 flax 1 food 1 gold 1"));
    assert_eq!(desk.state.supply, 7);
    desk.draws("turn masonry").refuses("take breach", Rule::TileNotPlayed);
}

/// CD-11.2: seven rounds with 2, 2, 2, 3, 3, 3, 4 turns.
#[test]
fn the_solo_game_has_seven_rounds() {
    let mut desk = Desk::solo();
    let mut turns = vec![0; 7];
    loop {
        match Caverna::pending(&desk.state) {
            Pending::Over => break,
            Pending::Chance => {
                let words = desk.outcomes().remove(0);
                desk.draws(&words);
            }
            Pending::Seats(_) => {
                turns[usize::from(desk.state.round) - 1] += 1;
                let words = desk.offer().pop().expect("an offer");
                desk.say(&words).say("end");
            }
        }
    }
    assert_eq!(turns, [2, 2, 2, 3, 3, 3, 4]);
    assert_eq!(turns.iter().sum::<i32>(), 19);
}

/// CD-11.3, E-20, T-40: exactly one excavation in a turn turns up the top of the stack too.
#[test]
fn one_excavation_reveals_the_top_of_the_stack() {
    let mut desk = Desk::solo().take(Tile::Excavation);
    let display = desk.state.display.len();
    desk.say("dig 1a r1c0").draws("uncover stall");
    assert_eq!(desk.outcomes().len(), 17);
    desk.draws("reveal dungeon");
    assert_eq!((desk.state.display.len(), desk.state.stack), (display + 2, 8));
    desk.say("gain 2a").say("end");
    assert!(!desk.is_chance(), "at most one reveal in a turn (CD-11.3.3)");
    desk.audited();
}

/// CD-11.3, T-40: two excavations in a turn reveal nothing.
#[test]
fn two_excavations_reveal_nothing() {
    let mut desk = Desk::solo().goods("food 2").take(Tile::Excavation);
    let display = desk.state.display.len();
    desk.say("dig 1b r1c0").draws("uncover stall").say("dig r4c0").draws("uncover dungeon").say("end");
    assert!(!desk.is_chance());
    assert_eq!((desk.state.display.len(), desk.state.stack), (display + 2, 9));
}

/// Digging Cave stands at the lower right; a gold is there to use it.
fn with_digging_cave() -> Desk {
    let desk = Desk::solo().room(Room::DiggingCave, Space::R4C2).room(Room::Shelf, Space::R2C0);
    desk.goods("gold 1")
}

/// CD-11.3.1, CD-11.3.2, T-41: all excavations of a turn are counted together, and the reveal waits while
/// another one is open.
#[test]
fn the_reveal_waits_for_digging_cave() {
    let dig = || {
        let mut desk = with_digging_cave().take(Tile::DriftMining);
        desk.say("dig 2a r1c0").draws("uncover stall");
        desk
    };
    let mut desk = dig();
    desk.say("rooms 1a").say("use digging_cave").say("dig 1a r0c0").draws("uncover dungeon");
    assert!(!desk.is_chance(), "two excavations");
    desk.say("end");
    assert!(!desk.is_chance());

    let mut desk = dig();
    desk.say("rooms 1a").say("use shelf");
    assert!(!desk.is_chance(), "the room is not finished");
    desk.say("replenish 1a wood");
    assert!(desk.is_chance(), "no excavation is open any more");
    desk.draws("reveal dungeon").say("end");

    let mut desk = dig();
    desk.say("end");
    assert!(matches!(desk.state.phase, Phase::Reveal(_)));
    desk.draws("reveal dungeon");
    assert!(matches!(desk.state.phase, Phase::TakeTile(_)));

    let mut desk = Desk::solo().take(Tile::DriftMining);
    desk.say("dig 2a r1c0").draws("uncover stall");
    assert!(matches!(desk.state.phase, Phase::Reveal(_)), "without Digging Cave nothing is open");
}

/// CD-11.3.2: a room of two blocks is a test only when it is finished.
#[test]
fn the_reveal_waits_until_the_room_is_finished() {
    let mut desk =
        with_digging_cave().room(Room::Tunnel, Space::R4C0).goods("stone 0").take(Tile::DriftMining);
    desk.say("dig 2a r1c0").draws("uncover stall").say("rooms 1a").say("use tunnel").say("gain 1a");
    assert!(!desk.is_chance());
    desk.say("exchange flax");
    assert!(!desk.is_chance());
    desk.say("done");
    assert!(desk.is_chance());
}

/// CD-11.3.2, CD-6.6.10, T-42: Expansion reveals right after digging, and the room revealed can be furnished.
#[test]
fn expansion_furnishes_what_was_revealed() {
    let mut desk = Desk::solo().goods("gold 2 wood 2").take(Tile::Expansion);
    desk.say("dig 1a r2c1").draws("uncover dungeon").draws("reveal warehouse");
    desk.say("furnish 2a gold warehouse r2c1").has("gold 0 wood 0");
}

/// CD-11.3.2, T-43: with the last face-down tile nothing is open.
#[test]
fn the_last_tile_reveals_at_once() {
    let mut desk = with_digging_cave().rock(&[Space::R1C0]).take(Tile::DriftMining);
    desk.say("dig 2a r1c0");
    let words = desk.outcomes().remove(0);
    desk.draws(&words);
    assert!(matches!(desk.state.phase, Phase::Reveal(_)));
}

/// CD-11.3.2, T-44: Digging Cave first: the reveal comes at once, the second room afterwards.
#[test]
fn digging_cave_reveals_before_the_second_room() {
    let mut desk = with_digging_cave().take(Tile::Undermining);
    desk.say("rooms 1a").say("use digging_cave").say("dig 1a r1c0").draws("uncover stall");
    assert!(desk.is_chance());
    desk.draws("reveal dungeon").say("use shelf").say("replenish 1a wood").say("end");
    assert!(!desk.is_chance());
}

/// CD-11.3.3, T-45: an empty stack reveals nothing.
#[test]
fn an_empty_stack_reveals_nothing() {
    let mut desk = Desk::solo().stack(0).take(Tile::Expansion);
    desk.say("dig 1a r1c0");
    let words = desk.outcomes().remove(0);
    desk.draws(&words);
    assert!(desk.offers("end"));
    desk.say("end");
    assert!(!desk.is_chance());
}

/// CD-11.4, CD-4.7, T-45: Renovation is the tile of round 7, without condition and without fee.
#[test]
fn renovation_needs_no_gold_in_the_solo_game() {
    let mut desk = Desk::solo().goods("gold 0 stone 2 food 4").round(7, Tile::Renovation);
    assert_eq!(desk.state.turn_number(), 4);
    assert!(!desk.state.available.contains(Tile::Breach));
    assert_eq!(desk.state.available.len(), 11);
    desk.say("take renovation");
    assert!(desk.offers("furnish 2a free grindstone r2c0"));
    desk.say("end").say("take housework").say("furnish 1a food grindstone r2c0").has("food 0 stone 1");
}

/// CD-11.5: the extra cavern is obtained as usual.
#[test]
fn the_extra_cavern_can_be_won_alone() {
    let rooms = [
        (Room::Warehouse, Space::R0C0),
        (Room::Stall, Space::R0C1),
        (Room::SacrificialAltar, Space::R1C0),
        (Room::Storeroom, Space::R1C1),
        (Room::WeavingRoom, Space::R2C1),
        (Room::FurnitureWorkshop, Space::R3C1),
        (Room::GoldVein, Space::R4C0),
        (Room::JunctionRoom, Space::R4C1),
        (Room::StateRoom, Space::R4C2),
    ];
    let desk = rooms.into_iter().fold(Desk::solo(), |desk, (room, space)| desk.room(room, space));
    let mut desk = desk.goods("stone 1 food 2").take(Tile::Housework);
    desk.say("furnish 1a food grindstone r2c0").say("cavern two_walls");
    assert_eq!(desk.state.caves[a()].cavern, Some(CavernSide::TwoWalls));
    desk.audited();
}

/// CD-11.6: there is no tie-break; the only player has rank 1.
#[test]
fn the_solo_player_has_the_only_rank() {
    let mut desk = Desk::solo();
    desk.state.phase = Phase::Over;
    assert_eq!(Caverna::result(&desk.state).expect("over").ranks, [1]);
}
