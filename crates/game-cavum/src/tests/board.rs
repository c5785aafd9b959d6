//! CV-1 and CV-2: components and geometry.

use super::fixture::{at, city, hex};
use crate::components::{BUILT_IN, Components};
use crate::hex::{Axial, Cell, Direction, HEXES, Hex, MOUNTAIN, RING, RingCell, RingSet};
use crate::pieces::{Exits, Kind, Rotation, Tile, turned};

fn components() -> Components {
    Components::read(BUILT_IN).expect("the built-in data is sound")
}

/// CV-1.1: the numbers of tiles.
#[test]
fn there_are_62_tunnel_tiles_and_12_dynamite_tiles() {
    let tiles = components().tiles;
    assert_eq!(Kind::ALL.map(|kind| tiles[Tile::tunnel(kind)]), [12, 14, 19, 17]);
    assert_eq!(Kind::ALL.map(|kind| tiles[Tile::dynamite(kind)]), [3, 3, 3, 3]);
}

/// CV-1.2: the numbers of all other pieces; order cards of two, three and four stones.
#[test]
fn the_other_pieces_are_as_printed() {
    let components = components();
    assert_eq!((components.veins, components.stations), (18, 11));
    assert_eq!((components.options, components.prospects), (8, 4));
    let sizes: Vec<u32> = components.orders.iter().map(|order| order.stones.total()).collect();
    assert_eq!([2, 3, 4].map(|size| sizes.iter().filter(|&&other| other == size).count()), [6, 6, 3]);
}

/// CV-1.3: the totals are exactly what four players use up in three phases.
#[test]
fn a_game_of_four_uses_up_everything() {
    let components = components();
    for kind in Kind::ALL {
        let tile = Tile::tunnel(kind);
        let start = components.start_tiles.iter().filter(|start| start.tile == tile).count() as u8;
        assert_eq!(
            start + components.pool.tiles[tile] + 12 * components.hand.tiles[tile],
            components.tiles[tile]
        );
        let cards = components.dynamite.iter().filter(|&&dynamite| dynamite == kind).count() as u8;
        assert_eq!(3 * cards, components.tiles[Tile::dynamite(kind)]);
    }
    assert_eq!(1 + components.pool.veins + 12 * components.hand.veins, components.veins);
    assert_eq!(components.pool.stations + 3 * components.hand.stations, components.stations);
}

/// CV-1.5: each kind has one shape with as many exits as its name says, and turns by sixths.
#[test]
fn a_tile_turns_by_sixths() {
    let components = components();
    let directions = |kind, rotation: u8| -> Vec<usize> {
        components.exits(kind, Rotation::try_from(rotation).unwrap()).iter().map(Direction::index).collect()
    };
    assert_eq!(directions(Kind::Two, 0), [0, 3]);
    assert_eq!(directions(Kind::Two, 2), [2, 5]);
    assert_eq!(directions(Kind::Three, 1), [1, 3, 5]);
    assert_eq!(directions(Kind::Four, 1), [1, 2, 4, 5]);
    assert_eq!(directions(Kind::Six, 5), [0, 1, 2, 3, 4, 5]);
}

/// CV-D.5a: rotations with the same exits are one choice: two 3, three 2, four 3, six 1.
#[test]
fn rotations_that_look_the_same_are_one_choice() {
    let components = components();
    assert_eq!(Kind::ALL.map(|kind| components.rotations[kind.index()].len()), [3, 2, 3, 1]);
    let four = |rotation| Rotation::try_from(rotation).unwrap();
    assert_eq!(components.plain_rotation(Kind::Four, four(4)), four(1));
}

/// CV-2.1: the six directions and their opposites.
#[test]
fn the_directions_go_round_the_hex() {
    let centre = at(0, 0);
    let around: Vec<_> = Direction::ALL.iter().map(|&direction| centre.step(direction)).collect();
    assert_eq!(around, [at(1, 0), at(1, -1), at(0, -1), at(-1, 0), at(-1, 1), at(0, 1)]);
    for direction in Direction::ALL {
        assert_eq!(centre.step(direction).step(direction.opposite()), centre);
    }
}

/// CV-2.2: the mountain has 91 hexes; steps on sets are steps of hexes.
#[test]
fn the_mountain_has_91_hexes() {
    assert_eq!(MOUNTAIN.len(), HEXES);
    for hex in Hex::every() {
        assert_eq!(Hex::at(hex.axial()), Some(hex));
        assert_eq!(Axial::from_name(&hex.to_string()), Some(hex.axial()));
        for direction in Direction::ALL {
            assert_eq!(hex.step(direction), Hex::at(hex.axial().step(direction)), "{hex} {direction:?}");
        }
    }
    assert_eq!(hex(0, 0), Hex::CENTRE);
}

/// CV-2.3: 36 ring cells, of which 31 are in five cities of 5, 6, 6, 7 and 7 cells.
#[test]
fn the_ring_has_five_cities_and_five_separators() {
    let components = components();
    assert_eq!(RingCell::every().count(), RING);
    let mut sizes: Vec<usize> = components.cities.iter().map(|city| city.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [5, 6, 6, 7, 7]);
    assert_eq!(components.city_cells.len(), 31);
    // One separator lies between any two neighbouring cities.
    let ring: Vec<RingCell> = RingCell::every().collect();
    for (index, &cell) in ring.iter().enumerate() {
        let next = ring[(index + 1) % RING];
        assert_eq!(cell.axial().distance(), 6);
        if let (Some(one), Some(other)) = (components.city_of(cell), components.city_of(next)) {
            assert_eq!(one, other, "{cell} and {next} touch without a separator");
        }
    }
    let separators: RingSet =
        [(-6, 6), (0, 6), (6, -1), (3, -6), (-5, -1)].iter().map(|&(q, r)| city(q, r)).collect();
    assert!((separators & components.city_cells).is_empty());
}

/// CV-2.4: a city cell has an exit towards every hex beside it: two, or one at a corner.
#[test]
fn city_cells_have_two_exits_and_corners_one() {
    let cells = components().city_cells;
    let corners: Vec<RingCell> = cells.iter().filter(|cell| cell.exits().count() == 1).collect();
    let mut expected = [city(6, 0), city(6, -6), city(0, -6), city(-6, 0)];
    expected.sort_unstable();
    assert_eq!(corners, expected);
    assert_eq!(cells.iter().filter(|cell| cell.exits().count() == 2).count(), 27);
    for cell in cells.iter() {
        for (direction, hex) in cell.exits() {
            assert_eq!(Cell::Ring(cell).step(direction), Some(Cell::Hex(hex)));
            assert_eq!(hex.ring_step(direction.opposite()), Some(cell));
        }
    }
}

/// CV-2.6: each of the 30 outer hexes touches a city cell, so veins are possible on the 61 inner ones only.
#[test]
fn every_outer_hex_touches_a_city() {
    let beside = components().beside_city;
    assert_eq!(beside.len(), 30);
    assert!(beside.iter().all(|hex| hex.axial().distance() == 5));
    assert_eq!(MOUNTAIN.without(beside).len(), 61);
}

/// A turned shape keeps its number of exits, and six turns bring it back.
#[test]
fn turning_keeps_the_number_of_exits() {
    for bits in 0..64_u8 {
        let exits = Exits::from_bits(bits);
        for rotation in Rotation::every() {
            assert_eq!(turned(exits, rotation).len(), exits.len());
        }
        let once = Rotation::new(1).expect("a rotation");
        let round = (0..6).fold(exits, |exits, _| turned(exits, once));
        assert_eq!(round, exits);
    }
}
