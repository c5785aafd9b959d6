//! CD-1 and CD-12: the components as printed.

use super::fixture::Desk;
use crate::Caverna;
use crate::components::{Components, Operation};
use crate::pieces::{Back, Colour, Edge, Good, Group, Room, Space, Tile};
use adit_game::{Game, Language, Texts};
use adit_kit::Provenance;

/// CD-1.1: 2 boards, 12 action tiles, 24 rooms, 7 walls, one extra cavern with two sides. The markers for
/// goods and actions have no function in the rules.
#[test]
fn the_box_holds_what_the_rules_list() {
    let components = Components::published();
    assert_eq!(components.tiles.len(), 12);
    assert_eq!(components.rooms.iter().filter(|room| room.back.is_some()).count(), 24);
    assert_eq!(components.walls, 7);
    assert_eq!(components.cavern.len(), 2);
    assert_eq!(Desk::duel().state.caves.seats(), 2);
}

/// CD-1.2: 19 orange and 5 blue rooms; the light ones are numbers 1 to 6 and orange.
#[test]
fn there_are_five_blue_rooms_and_six_light_ones() {
    let components = Components::published();
    let count = |back, colour| {
        let of = |room: &&Room| {
            components.room(**room).back == Some(back) && components.room(**room).colour() == colour
        };
        Room::ALL.iter().filter(of).count()
    };
    assert_eq!(count(Back::Light, Colour::Orange), 6);
    assert_eq!(count(Back::Light, Colour::Blue), 0);
    assert_eq!(count(Back::Dark, Colour::Orange), 13);
    assert_eq!(count(Back::Dark, Colour::Blue), 5);
    let light: Vec<usize> = components.rooms_with(Back::Light).iter().map(|room| room.index() + 1).collect();
    assert_eq!(light, [1, 2, 3, 4, 5, 6]);
}

/// CD-1.3.
#[test]
fn the_points_of_all_rooms_are_137() {
    let components = Components::published();
    let mut points: Vec<u8> =
        components.rooms.iter().filter(|room| room.back.is_some()).map(|room| room.points).collect();
    points.sort_unstable();
    assert_eq!(points, [2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 8, 8, 9, 10, 11, 12]);
    assert_eq!(points.iter().map(|value| u32::from(*value)).sum::<u32>(), 137);
    assert_eq!(components.room(Room::CaveEntrance).points, 0);
}

/// CD-1.4.
#[test]
fn action_tiles_have_four_backs() {
    let components = Components::published();
    let counts = Group::ALL.map(|group| components.tiles_of(group).len());
    assert_eq!(counts, [4, 3, 4, 1]);
    assert_eq!(components.tile(Tile::Renovation).group, Group::Four);
}

/// CD-1.5: no good runs out however often it is gained; walls do.
#[test]
fn goods_are_unlimited_but_walls_are_seven() {
    let mut desk =
        Desk::duel().goods("wood 9").goods_of(super::fixture::b(), "wood 9").take(Tile::Undergrowth);
    desk.say("exchange gold");
    assert!(desk.offers("gain 2a"));
    let desk = Desk::duel().supply(0).take(Tile::Masonry);
    assert_eq!(desk.offer_of("build 3a"), [] as [String; 0]);
}

fn english() -> Texts {
    Texts::new(Language::English, &[Caverna::texts(Language::English).expect("English texts")])
}

/// CD-12.1: what is printed on the action tiles, described from the vocabulary of the data.
#[test]
fn the_action_tiles_are_printed_like_this() {
    let (components, texts) = (Components::published(), english());
    let printed = Tile::ALL.map(|tile| crate::describe::tile(&texts, &components, tile));
    assert_eq!(
        printed,
        [
            "use 1 room; gain 2 emmer and 1 flax",
            "furnish a cavern for 1 food per dwarf; furnish a cavern for 5 food or 1 gold",
            "dig out 1 cavern, or pay 2 food to dig out 2 caverns; gain 1 stone",
            "use 1 room; gain 2 wood",
            "gain 1 food; furnish a cavern for 1 food per dwarf",
            "use 1 room; gain 1 wood or 1 stone; build a wall",
            "use up to 2 rooms, or dig out 1 cavern, also through walls",
            "dig out 1 cavern; furnish a cavern for 5 food or 2 gold",
            "tear down a wall for 2 stone, 3 food and 1 gold",
            "use 1 room; dig out 1 cavern",
            "pay 5 wood or 5 stone for 4 gold, or use up to 3 rooms",
            "build a wall; furnish a cavern without a fee",
        ]
    );
    let backs = Tile::ALL.map(|tile| components.tile(tile).group.word());
    let expected = ["start", "start", "start", "start", "g2", "g2", "g2", "g3", "g3", "g3", "g3", "g4"];
    assert_eq!(backs, expected);
}

/// CD-12.2: what is printed on the rooms: points, walls, cost and effect.
#[test]
fn the_rooms_are_printed_like_this() {
    let (components, texts) = (Components::published(), english());
    let printed = Room::ALL.map(|room| {
        let tile = components.room(room);
        let (points, pattern) = (tile.points, crate::describe::pattern(tile));
        let cost = crate::describe::goods(&texts, &tile.cost);
        format!("{room}|{points}|{pattern}|{cost}|{}", crate::describe::room(&texts, &components, room))
    });
    let expected = [
        "shelf|3|N...|1 wood|raise wood, stone, emmer or flax to 2",
        "spinning_wheel|4|N...|1 wood|pay 1 flax for 1 gold, or pay 3 flax for 2 gold",
        "tunnel|3|.E.W|1 wood|gain 2 food; gain 1 stone if you have less than 3 stone",
        "grindstone|4|N..w|1 stone|pay 1 emmer for 3 food, or pay 4 emmer for 7 food",
        "food_corner|3|N..W|1 stone|raise food to 3",
        "parlor|6|NE.W|1 stone and 1 gold|raise wood, stone, emmer, flax, food and gold to 1",
        "warehouse|2|Ne.w|2 wood|pay 2 food for 1 wood, 1 stone, 1 emmer and 1 flax",
        "stall|6|Ne.w|1 wood and 1 gold|pay 5 emmer for 4 gold, or pay 5 flax for 4 gold",
        "sacrificial_altar|7|Ne.w|4 stone|pay 1 wood, 1 emmer, 1 flax and 1 food for 3 gold",
        "storeroom|6|N..W|2 wood and 1 gold|gain 1 emmer, 1 flax and 1 food",
        "weaving_room|5|N..W|2 wood|pay 2 flax for 2 food and 2 gold",
        "furniture_workshop|5|Ne.W|1 wood and 2 stone|pay 2 wood and 1 flax for 3 gold",
        "gold_vein|9|Ne.W|5 gold|gain 1 stone and 1 gold",
        "junction_room|6|.E.W|2 wood|pay 3 different goods for 2 gold",
        "digging_cave|8|NE.W|3 wood and 1 stone|pay 1 gold to dig out 1 cavern",
        "bakehouse|6|NE.W|1 wood and 2 stone|pay 2 emmer for 4 food and 1 gold, or pay 3 emmer for 4 food and 2 gold",
        "state_room|12|NEsW|7 gold|gain 1 flax and 1 gold",
        "secret_chamber|8|NESW|2 wood and 1 stone|gain 3 flax, or gain 1 gold",
        "treasury|10|NESW|3 gold|pay 3 gold for 1 food and 4 gold",
        "prospecting_site|5|N..w||in a turn with Undergrowth you may pay 1 food for 1 gold",
        "retting_room|3|Ne.w|1 stone|whenever you receive 1 to 3 flax at once, you also gain 1 food",
        "equipment_room|3|N..w|2 wood|with an action for 2 or 3 rooms, use 1 more",
        "wood_storeroom|2|N..W|1 stone|with an action for 1 room, also gain 1 wood",
        "dungeon|11|NESW|3 stone and 4 gold|whenever you build a wall, gain 2 gold",
        "cave_entrance|0|||gain 1 wood, 1 stone, 1 emmer or 1 flax",
    ];
    assert_eq!(printed, expected);
}

fn masks(room: Room) -> Vec<u8> {
    let accepted = Components::published().room(room).accepts;
    (0..16).filter(|mask| accepted & 1 << mask != 0).collect()
}

/// CD-12.3, CD-6.6.6: the nine classes of wall patterns and the masks they accept; turning suffices, since
/// every set is the same in the mirror.
#[test]
fn nine_classes_of_patterns_accept_these_masks() {
    let classes: [(&[usize], &[u8]); 9] = [
        (&[1, 2], &[1, 2, 4, 8]),
        (&[3, 14], &[5, 10]),
        (&[4, 20, 22], &[1, 2, 3, 4, 6, 8, 9, 12]),
        (&[5, 10, 11, 23], &[3, 6, 9, 12]),
        (&[6, 15, 16], &[7, 11, 13, 14]),
        (&[7, 8, 9, 21], &[1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]),
        (&[12, 13], &[3, 6, 7, 9, 11, 12, 13, 14]),
        (&[17], &[7, 11, 13, 14, 15]),
        (&[18, 19, 24], &[15]),
    ];
    let mut seen = 0;
    for (numbers, accepted) in classes {
        for number in numbers {
            assert_eq!(masks(Room::ALL[number - 1]), accepted, "room {number}");
            seen += 1;
        }
        let mirrored = |mask: &u8| mask & 0b0101 | (mask & 2) << 2 | (mask & 8) >> 2;
        assert!(
            accepted.iter().all(|mask| accepted.contains(&mirrored(mask))),
            "{numbers:?} has a handedness"
        );
    }
    assert_eq!(seen, 24);
}

/// CD-12.3: how many built walls each class needs on each kind of space of a board without built walls.
#[test]
fn so_many_built_walls_are_needed() {
    let corner = [Space::R0C0, Space::R0C1, Space::R4C0];
    let middle = [Space::R1C0, Space::R1C1, Space::R2C0, Space::R2C1, Space::R3C1, Space::R4C1];
    let desk = Desk::duel();
    let fewest = |natural: u8, room: Room| {
        masks(room)
            .iter()
            .filter(|mask| *mask & natural == natural)
            .map(|mask| (mask & !natural).count_ones())
            .min()
    };
    let needed = |spaces: &[Space], room: Room| {
        let counts: Vec<_> = spaces.iter().map(|space| fewest(desk.mask(*space), room)).collect();
        assert!(counts.windows(2).all(|pair| pair[0] == pair[1]), "{room} on {spaces:?}: {counts:?}");
        counts[0]
    };
    let table = [
        (Room::Shelf, [None, Some(0), None, None, None]),
        (Room::Tunnel, [None, Some(1), None, None, None]),
        (Room::Grindstone, [Some(0), Some(0), None, Some(0), None]),
        (Room::FoodCorner, [Some(0), Some(1), None, Some(0), None]),
        (Room::Parlor, [Some(1), Some(2), Some(0), Some(1), Some(0)]),
        (Room::Warehouse, [Some(0), Some(0), Some(0), Some(0), Some(0)]),
        (Room::GoldVein, [Some(0), Some(1), Some(0), Some(0), Some(0)]),
        (Room::StateRoom, [Some(1), Some(2), Some(0), Some(1), Some(0)]),
        (Room::Dungeon, [Some(2), Some(3), Some(1), Some(2), Some(1)]),
    ];
    let caverns = desk.components().cavern;
    for (room, expected) in table {
        let found = [
            needed(&corner, room),
            needed(&middle, room),
            needed(&[Space::R4C2], room),
            fewest(caverns[0].natural, room),
            fewest(caverns[1].natural, room),
        ];
        assert_eq!(found, expected, "{room}");
    }
}

/// CD-13.1, CD-13.2: orange rooms, the entrance and tiles are made of blocks and options; each of the eleven
/// operations beside the extra room stands on some tile or room.
#[test]
fn tiles_and_rooms_speak_one_vocabulary() {
    let components = Components::published();
    let tiles = components.tiles.iter().flat_map(|tile| &tile.blocks);
    let rooms = components.rooms.iter().flat_map(crate::components::RoomTile::blocks);
    let mut kinds = [false; 11];
    for operation in tiles.chain(rooms).flat_map(|block| &block.options) {
        let place = match operation {
            Operation::Gain { .. } => 0,
            Operation::GainOne { .. } => 1,
            Operation::Trade { .. } => 2,
            Operation::TradeDistinct { .. } => 3,
            Operation::ReplenishOne { .. } => 4,
            Operation::ReplenishAll { .. } => 5,
            Operation::BuildWall {} => 6,
            Operation::RazeWall { .. } => 7,
            Operation::Excavate { .. } => 8,
            Operation::Furnish { .. } => 9,
            Operation::UseRooms { .. } => 10,
            Operation::ExtraRoom { .. } => panic!("an extra room belongs to a trigger"),
        };
        kinds[place] = true;
    }
    assert_eq!(kinds, [true; 11]);
    for room in Room::ALL {
        let tile = components.room(room);
        assert_eq!(tile.blocks().is_empty(), tile.trigger().is_some(), "{room}");
    }
}

/// CD-19.3: masks fit 4 bits, edges of a board 14 bits, accepted masks 16 bits.
#[test]
fn the_components_fit_small_numbers() {
    assert_eq!(Edge::BOARD.len(), 14);
    assert_eq!(Space::BOARD.len(), 11);
    assert_eq!(Good::ALL.len(), 6);
    assert!(size_of::<crate::Move>() <= 8, "a move stays small");
}

/// CD-19.6: everything on tiles and rooms is published; nothing is recalled or reconstructed.
#[test]
fn nothing_was_invented() {
    let components = Components::published();
    let provenances = components.tiles.iter().map(|tile| tile.provenance);
    let mut all = provenances.chain(components.rooms.iter().map(|room| room.provenance));
    assert!(all.all(|provenance| provenance == Provenance::Published));
}

/// CD-19.1: where public implementations deviate from the printed tiles, ours follows the print: Expedition
/// gives 4 gold, Expansion asks 2 gold, only Renovation has a condition on gold, and Junction Room takes gold.
#[test]
fn known_errors_of_other_programs_are_not_repeated() {
    let components = Components::published();
    let conditions: Vec<Tile> =
        Tile::ALL.into_iter().filter(|tile| components.tile(*tile).take_if.is_some()).collect();
    assert_eq!(conditions, [Tile::Renovation]);
    let mut desk = Desk::duel().goods("wood 5 gold 0").take(Tile::Expedition);
    desk.say("trade 1a wood").has("gold 4 wood 0");
}

/// CD-19.5: the six goods and twelve tiles of era I are all there is; nothing of era II is known.
#[test]
fn only_the_first_era_is_played() {
    assert_eq!(Good::from_word("iron"), None);
    assert_eq!(Tile::ALL.len(), 12);
}
