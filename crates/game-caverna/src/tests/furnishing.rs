//! CD-6.6: furnishing.

use super::fixture::{Desk, a, b};
use crate::pieces::{Edge, Room, Space, Tile};
use crate::rules::Rule;

/// CD-6.6.1: fee and cost are paid, and the room goes from the display to the space.
#[test]
fn a_room_goes_from_the_display_into_the_cave() {
    let mut desk = Desk::duel().goods("wood 1 food 2").take(Tile::Housework);
    desk.refuses("furnish 1a food warehouse r2c0", Rule::NotOnDisplay);
    desk.refuses("furnish 1a food cave_entrance r2c0", Rule::NotOnDisplay);
    desk.say("furnish 1a food shelf r2c0").has("wood 0 food 0");
    assert!(!desk.state.display.contains(Room::Shelf));
    assert_eq!(desk.state.caves[a()].rooms[Space::R2C0.index()], Some(Room::Shelf));
    desk.refuses("furnish 2a gold shelf r2c0", Rule::NotOnDisplay);
}

/// CD-6.6.2: five food or one gold, not mixed; Renovation is free.
#[test]
fn the_fee_is_one_of_the_alternatives() {
    let desk = Desk::duel().goods("wood 1 food 4 gold 0").take(Tile::Housework);
    desk.refuses("furnish 2a food shelf r2c0", Rule::CannotFurnish);
    desk.refuses("furnish 2a gold shelf r2c0", Rule::CannotFurnish);
    desk.refuses("furnish 2a free shelf r2c0", Rule::FeeNotOffered);
    desk.refuses("furnish 1a gold shelf r2c0", Rule::FeeNotOffered);
    let mut desk = Desk::duel().goods("wood 1 food 5 gold 1").take(Tile::Housework);
    desk.say("furnish 2a food shelf r2c0").has("food 0 gold 1");
    let mut desk = Desk::duel().goods("wood 1 food 5 gold 1").take(Tile::Housework);
    desk.say("furnish 2a gold shelf r2c0").has("food 5 gold 0");
    let mut desk = Desk::duel().goods("wood 1 food 0 gold 2").goods_of(b(), "gold 0").take(Tile::Renovation);
    desk.refuses("furnish 2a food shelf r2c0", Rule::FeeNotOffered);
    desk.say("furnish 2a free shelf r2c0").has("food 0 gold 2 wood 0");
    let desk = Desk::duel().goods("wood 1 food 0 gold 1").take(Tile::Expansion);
    desk.refuses("furnish 2a gold shelf r2c0", Rule::CannotFurnish);
}

/// CD-6.6.3: fee and cost must be payable together.
#[test]
fn fee_and_cost_are_paid_together() {
    let with_gold = |gold: u8| {
        let walls = [Edge::E05, Edge::E07];
        Desk::duel().walls(&walls).goods(&format!("stone 1 food 0 gold {gold}")).take(Tile::Housework)
    };
    with_gold(1).refuses("furnish 2a gold parlor r2c0", Rule::CannotFurnish);
    assert!(with_gold(2).offers("furnish 2a gold parlor r2c0"));
}

/// CD-6.6.4: no way to the entrance is needed, but the space must be empty and one's own.
#[test]
fn any_empty_space_of_the_own_cave_will_do() {
    let desk = Desk::duel().dug(&[Space::R1C0]).walls(&[Edge::E08, Edge::E10, Edge::E11]);
    let desk = desk.goods("food 2 wood 1 stone 1").take(Tile::Housework);
    assert!(desk.offers("furnish 1a food shelf r1c0"));
    desk.refuses("furnish 1a food shelf r1c1", Rule::SpaceNotEmpty);
    desk.refuses("furnish 1a food shelf r3c0", Rule::SpaceNotEmpty);
    desk.refuses("furnish 1a food shelf extra", Rule::SpaceNotEmpty);
}

/// CD-6.6.5, T-15: Grindstone asks for one wall or a corner.
#[test]
fn grindstone_fits_one_wall_or_a_corner() {
    for (walls, mask, fits) in [
        (&[][..], 2, true),
        (&[Edge::E03], 3, true),
        (&[Edge::E06], 6, true),
        (&[Edge::E04], 10, false),
        (&[Edge::E03, Edge::E06], 7, false),
    ] {
        let desk =
            Desk::duel().dug(&[Space::R1C1]).walls(walls).goods("food 2 stone 1").take(Tile::Housework);
        assert_eq!(desk.mask(Space::R1C1), mask);
        assert_eq!(desk.offers("furnish 1a food grindstone r1c1"), fits, "mask {mask}");
    }
}

fn check_fit(room: Room, space: Space, walls: &[Edge], mask: u8, fits: bool) {
    let desk = Desk::duel().walls(walls);
    assert_eq!(desk.mask(space), mask, "{space} with {walls:?}");
    assert_eq!(desk.fits(room, space), fits, "{room} on {space} with {walls:?}");
}

/// CD-6.6.5, T-16.
#[test]
fn warehouse_fits_one_to_three_walls_that_are_not_opposite() {
    check_fit(Room::Warehouse, Space::R4C2, &[], 7, true);
    check_fit(Room::Warehouse, Space::R4C2, &[Edge::E14], 15, false);
    check_fit(Room::Warehouse, Space::R4C1, &[Edge::E12], 5, false);
    check_fit(Room::Warehouse, Space::R4C1, &[Edge::E12, Edge::E13], 13, true);
}

/// CD-6.6.5, T-17.
#[test]
fn state_room_fits_three_or_four_walls() {
    check_fit(Room::StateRoom, Space::R4C2, &[], 7, true);
    check_fit(Room::StateRoom, Space::R4C2, &[Edge::E14], 15, true);
    check_fit(Room::StateRoom, Space::R0C0, &[Edge::E01], 11, true);
    check_fit(Room::StateRoom, Space::R0C0, &[Edge::E01, Edge::E02], 15, true);
    check_fit(Room::StateRoom, Space::R0C0, &[], 9, false);
}

/// CD-6.6.5, T-18.
#[test]
fn food_corner_fits_corners() {
    check_fit(Room::FoodCorner, Space::R0C0, &[], 9, true);
    check_fit(Room::FoodCorner, Space::R0C1, &[], 3, true);
    check_fit(Room::FoodCorner, Space::R4C0, &[], 12, true);
    check_fit(Room::FoodCorner, Space::R2C0, &[Edge::E05], 9, true);
    check_fit(Room::FoodCorner, Space::R2C0, &[Edge::E08], 12, true);
    check_fit(Room::FoodCorner, Space::R2C0, &[Edge::E07], 10, false);
    check_fit(Room::FoodCorner, Space::R4C2, &[], 7, false);
    check_fit(Room::FoodCorner, Space::R4C2, &[Edge::E14], 15, false);
}

/// CD-6.6.7: once placed, a room is never tested again.
#[test]
fn the_pattern_is_tested_at_placement_only() {
    let mut desk = Desk::duel().room(Room::Tunnel, Space::R1C0).take(Tile::Masonry);
    assert!(!desk.fits(Room::Tunnel, Space::R1C0), "it was placed while e04 stood");
    desk.audited();
    desk.say("rooms 1a");
    assert!(desk.offers("use tunnel"));
}

/// CD-6.6.8, E-16: the first room a player places is orange.
#[test]
fn the_first_room_is_orange() {
    let desk =
        Desk::duel().display(&[Room::ProspectingSite]).goods("food 2 wood 1 stone 1").take(Tile::Housework);
    desk.refuses("furnish 1a food prospecting_site r2c0", Rule::TooFewOrange);
    assert!(desk.offers("furnish 1a food shelf r2c0"));
    assert!(desk.offers("furnish 1a food grindstone r2c0"));
}

/// CD-6.6.8, T-29: there are always more orange than blue rooms.
#[test]
fn orange_rooms_stay_ahead_of_blue_ones() {
    let blue = [Room::ProspectingSite, Room::EquipmentRoom];
    let desk =
        Desk::duel().room(Room::Tunnel, Space::R1C0).display(&blue).goods("food 2").take(Tile::Housework);
    assert!(desk.offers("furnish 1a food prospecting_site r2c0"), "two orange rooms and no blue one");
    let with_one_blue = || {
        Desk::duel()
            .room(Room::Tunnel, Space::R1C0)
            .room(Room::RettingRoom, Space::R4C0)
            .display(&blue)
            .dug(&[Space::R1C1])
            .goods("food 2 gold 1 wood 1")
            .take(Tile::Housework)
    };
    with_one_blue().refuses("furnish 1a food prospecting_site r2c0", Rule::TooFewOrange);
    let mut desk = with_one_blue();
    desk.say("furnish 1a food shelf r2c0").say("furnish 2a gold prospecting_site r1c1");
    desk.audited();
}

/// CD-6.6.9: no tile both furnishes and uses rooms, so a room is never used in the turn of its placement.
#[test]
fn no_tile_furnishes_and_uses_rooms() {
    let components = crate::Components::published();
    for tile in Tile::ALL {
        let blocks = &components.tile(tile).blocks;
        let furnishes = blocks
            .iter()
            .flat_map(|block| &block.options)
            .any(|operation| matches!(operation, crate::components::Operation::Furnish { .. }));
        let uses_rooms = blocks.iter().any(crate::components::Block::uses_rooms);
        assert!(!(furnishes && uses_rooms), "{tile}");
    }
}

/// CD-6.6.2, CD-6.6.3, T-27.
#[test]
fn housework_furnishes_twice() {
    let round_five = || {
        Desk::duel()
            .dug(&[Space::R1C0])
            .goods("wood 1 stone 1 food 3 gold 1")
            .round(5, Tile::Housework)
            .take(Tile::Housework)
    };
    let mut desk = round_five();
    desk.say("furnish 1a food shelf r2c0").say("furnish 2a gold grindstone r1c0");
    desk.has("wood 0 stone 0 food 0 gold 0");
    let mut desk = round_five();
    desk.say("furnish 1a food shelf r2c0");
    assert_eq!(desk.offer_of("furnish 2a gold parlor"), [] as [String; 0]);
    let walled =
        Desk::duel().walls(&[Edge::E05, Edge::E07]).goods("stone 1 food 3 gold 1").take(Tile::Housework);
    walled.refuses("furnish 2a gold parlor r2c0", Rule::CannotFurnish);
}

/// CD-5.1, T-28: the food gained by Furnishing helps to pay its fee.
#[test]
fn furnishing_gains_food_for_its_fee() {
    let desk = Desk::duel().goods("food 1 emmer 1 stone 1");
    let mut desk = desk.round(4, Tile::Furnishing).take(Tile::Furnishing);
    desk.refuses("furnish 2a food grindstone r2c0", Rule::CannotFurnish);
    desk.say("gain 1a").say("exchange emmer").say("furnish 2a food grindstone r2c0");
    desk.has("food 0 emmer 0 stone 0");
}

/// CD-6.6.3, T-30: a room without cost costs its fee only; the colours still count.
#[test]
fn prospecting_site_costs_nothing_itself() {
    let with =
        |desk: Desk| desk.display(&[Room::ProspectingSite]).only_goods("gold 2").take(Tile::Renovation);
    let mut desk = with(Desk::duel().room(Room::Tunnel, Space::R1C0));
    desk.say("furnish 2a free prospecting_site r2c0").has("gold 2");
    with(Desk::duel()).refuses("furnish 2a free prospecting_site r2c0", Rule::TooFewOrange);
}

/// CD-6.6.5: some refusals say that the walls do not fit.
#[test]
fn a_room_that_does_not_fit_is_refused() {
    let desk = Desk::duel().goods("wood 9 stone 9 food 9 gold 9").take(Tile::Housework);
    desk.refuses("furnish 1a food parlor r2c0", Rule::WallsDoNotFit);
    desk.refuses("furnish 1a food tunnel r2c0", Rule::WallsDoNotFit);
    desk.refuses("furnish 1a food food_corner r2c0", Rule::WallsDoNotFit);
}
