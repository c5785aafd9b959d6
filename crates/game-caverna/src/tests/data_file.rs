//! The data file can be replaced, and nonsense in it is refused with the place.

use crate::Caverna;
use crate::components::Components;
use crate::pieces::{Room, Tile};
use adit_game::{Game, Setup, SplitDice, Viewer};

const PUBLISHED: &str = crate::components::BUILT_IN;

/// The fault of the published data with one thing changed.
fn fault(from: &str, to: &str) -> String {
    assert!(PUBLISHED.contains(from), "{from:?} is not in the file");
    let text = PUBLISHED.replacen(from, to, 1);
    Components::read(&text).expect_err("the change makes no sense").to_string()
}

/// Each change of the published data is refused with this in the fault.
#[track_caller]
fn check(changes: &[(&str, &str, &str)]) {
    for (from, to, place) in changes {
        let fault = fault(from, to);
        assert!(fault.contains(place), "{from:?} -> {to:?} gave {fault:?}");
    }
}

#[test]
fn the_published_data_makes_sense() {
    assert_eq!(Components::read(PUBLISHED).as_ref(), Ok(&*Components::published()));
}

/// CD-13.4: a game can be played with other data; here Renovation has no condition and Shelf is worth 4.
#[test]
fn data_can_be_replaced() {
    let text = PUBLISHED.replacen("take_if = \"more_gold_than_opponent\"\n", "", 1);
    let text = text.replacen("cost = { wood = 1 }\npoints = 3", "cost = { wood = 1 }\npoints = 4", 1);
    let mut setup = Setup::seats(2);
    setup.data = Some(text.into());
    let state = Caverna::start(&setup).expect("the data makes sense");
    assert_eq!(state.components().room(Room::Shelf).points, 4);
    assert_eq!(state.components().tile(Tile::Renovation).take_if, None);
    assert_eq!(Caverna::setup(&state), &setup);
    assert_eq!(Components::published().solo.waived.iter().collect::<Vec<_>>(), [Tile::Renovation]);
}

/// Bots imagine thousands of positions from a view: none of them reads the file again.
#[test]
fn the_data_is_read_once_for_all_imagined_positions() {
    let mut setup = Setup::seats(2);
    setup.data = Some(PUBLISHED.into());
    let state = Caverna::start(&setup).expect("the data makes sense");
    let view = Caverna::view(&state, Viewer::Public);
    let imagined = Caverna::imagine(&view, &mut SplitDice(1)).expect("it is a position");
    assert!(state.rulebook.is(&view.rulebook));
    assert!(view.rulebook.is(&imagined.rulebook));
}

#[test]
fn what_cannot_be_read_names_its_line() {
    check(&[
        ("schema = 1", "schema = ", "line 15"),
        ("walls = 7", "walls = 7\nmoats = 1", "moats"),
        ("id = \"shelf\"", "id = \"shelve\"", "shelve"),
        ("op = \"build_wall\"", "op = \"build_door\"", "build_door"),
        ("schema = 1", "schema = 2", "schema"),
        ("provenance = \"rulebook\"", "provenance = \"hearsay\"", "hearsay"),
    ]);
}

#[test]
fn pieces_are_counted_as_printed() {
    check(&[
        ("action_tiles = 12", "action_tiles = 13", "totals.action_tiles"),
        ("light_rooms = 6", "light_rooms = 7", "totals.light_rooms"),
        ("cave_boards = 2", "cave_boards = 3", "totals.cave_boards"),
        ("id = \"tunnel\"", "id = \"shelf\"", "room shelf"),
        ("id = \"e02\"", "id = \"e01\"", "board.edges e01"),
        ("id = \"r0c1\"", "id = \"r0c0\"", "board.spaces r0c0"),
        ("id = \"r0c0\", row", "id = \"extra\", row", "board.spaces extra"),
        ("no = 9", "no = 10", "room sacrificial_altar: no"),
        ("tiles = 3", "tiles = 4", "action_group g2: tiles"),
        ("unique_values = [9, 10", "unique_values = [8, 10", "rooms worth 8"),
        ("stack_rooms = 9", "stack_rooms = 8", "solo.stack_rooms"),
    ]);
}

#[test]
fn the_board_must_hang_together() {
    check(&[
        ("b = \"r0c1\", dir = \"E\"", "b = \"r1c1\", dir = \"E\"", "board.edges e01"),
        ("natural = [\"N\", \"W\"] },\n  { id = \"r0c1\"", "natural = [\"W\"] },\n  { id = \"r0c1\"", "r0c0"),
        ("start_open = \"r2c0\"", "start_open = \"r2c1\"", "board.start_open"),
        ("entrance = \"r3c0\"", "entrance = \"r2c0\"", "board.entrance"),
        ("open = [\"S\"]", "open = [\"S\", \"N\"]", "extra_cavern.sides three_walls"),
        ("row = 4, col = 2", "row = 255, col = 255", "board.edges e14"),
    ]);
}

#[test]
fn rounds_and_groups_must_agree() {
    check(&[
        ("solo = [2, 2, 2, 3, 3, 3, 4]", "solo = [2, 2, 2, 3, 3, 4]", "rounds.solo, round 6"),
        ("two_player = [2, 2", "two_player = [2, 3", "rounds.two_player, round 2"),
        ("rounds_two_player = [8]", "rounds_two_player = [8, 9]", "action_group g4"),
        ("removed_action = \"breach\"", "removed_action = \"excavation\"", "solo.removed_action"),
        ("back = \"3\"", "back = \"4\"", "action_group g3: back"),
    ]);
}

/// CD-13.2, CD-13.3, CD-6.8.3, CD-6.7.4: operations stand only where they make sense.
#[test]
fn operations_stand_where_they_make_sense() {
    check(&[
        (
            "{ op = \"use_rooms\", count = 1 }",
            "{ op = \"extra_room\", count = 1 }",
            "action cultivation: block 1",
        ),
        ("{ op = \"gain\", goods = { food = 2 } }", "{ op = \"furnish\" }", "room tunnel: block 1"),
        (
            "{ op = \"gain\", goods = { wood = 2 } }",
            "{ op = \"replenish_all\", of = [\"wood\"], to = 2 }",
            "CD-6.8.3",
        ),
        (
            "op = \"gain_one\", of = [{ wood = 1 }, { stone = 1 }, { emmer",
            "op = \"trade\", goods = {}, pay_any = [{ wood = 1 }, { stone = 1 }, { emmer",
            "entrance.blocks",
        ),
        (
            "pay_any = [{ food = 5 }, { gold = 1 }]",
            "pay_any = [{ food = 5 }, { food = 1 }]",
            "begin with food",
        ),
        ("pay_any = [{ flax = 3 }]", "pay_any = [{}]", "room spinning_wheel"),
        ("kinds = 3", "kinds = 7", "room junction_room"),
        ("count = 2, pay_any", "count = 3, pay_any", "action excavation"),
        ("goods = { gold = 4, food = 1 }", "goods = { gold = 200 }", "200 gold"),
        (
            "mode = \"auto\", effect = { op = \"gain\", goods = { gold = 2 } }",
            "mode = \"may\", effect = { op = \"gain\", goods = { gold = 2 } }",
            "room dungeon: trigger",
        ),
        (
            "effect = { op = \"gain\", goods = { food = 1 } }",
            "effect = { op = \"gain\", goods = { flax = 1 } }",
            "reacts",
        ),
        ("colour = \"orange\"\nback = \"light\"", "colour = \"blue\"\nback = \"light\"", "room shelf"),
    ]);
}
