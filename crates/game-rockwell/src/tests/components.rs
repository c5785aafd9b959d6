//! RW-1: the components, counted as printed, and what a data file may not say.

use super::fixture::*;
use crate::Rockwell;
use crate::components::{BUILT_IN, Components};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::names::achievement_name;
use crate::pieces::{Achievement, TileId};
use adit_game::{Game, Language, Setup, SetupError, Texts, Viewer};
use arrayvec::ArrayVec;

fn built_in() -> Components {
    Components::read(BUILT_IN).expect("the built-in data is sound")
}

fn bag(counts: [u8; 4]) -> Cubes {
    let mut cubes = Cubes::EMPTY;
    for (resource, count) in Resource::ALL.into_iter().zip(counts) {
        cubes[resource] = count;
    }
    cubes
}

/// RW-1.1, RW-1.2, RW-1.3: 32 tiles, two strengths for each level, four tiles each; every back earns something.
#[test]
fn tiles_are_counted_as_printed() {
    let components = built_in();
    assert_eq!(components.strengths, [[3, 4], [5, 6], [7, 8], [9, 10]]);
    let tiles: Vec<_> = (3..=10).flat_map(TileId::of).collect();
    assert_eq!(tiles.len(), 32);
    for tile in tiles {
        let worth = components.value(&Stock::from(&components.income(tile))).in_dollars();
        assert!((400..=2000).contains(&worth), "{tile} earns {worth} (R-03)");
    }
    assert_eq!(crate::board::Entrance::every().count(), 4);
}

/// RW-1.4, RW-5.7.12: 48 cards, six for each strength; 18 with a hazard, and the two cards of the examples.
#[test]
fn cards_are_counted_as_printed() {
    let components = built_in();
    assert_eq!(components.cards.iter().map(ArrayVec::len).collect::<Vec<_>>(), [6; 8]);
    assert_eq!(components.cards.iter().flatten().filter(|card| card.hazard).count(), 18);
    let card = |name: &str| {
        *components.card(crate::pieces::CardId::from_word(name).expect("a card")).expect("a card")
    };
    assert_eq!((card("K03-1").cubes, card("K03-1").hazard), (bag([7, 4, 0, 0]), false));
    assert_eq!((card("K07-1").cubes, card("K07-1").hazard), (bag([0, 3, 5, 4]), false));
}

/// RW-1.5: prices rise from zinc to gold and never change.
#[test]
fn prices_of_goods() {
    assert_eq!(built_in().prices.map(Money::in_dollars), [400, 600, 800, 1000]);
}

/// RW-1.6: the supply never runs out, and money is a multiple of 100 by its type.
#[test]
fn goods_are_never_a_limit() {
    let mut state = drilling(4);
    goods(&mut state, green(), [60_000; 4], 900_000_000);
    crate::phase::achievements::award(&mut state, None);
    audit(&state);
    assert_eq!(Money::dollars(150), None);
    assert_eq!(Money::from_word("150"), None);
}

/// RW-1.7: four stacks of seven deliveries, among them 6 zinc for 2 prestige.
#[test]
fn deliveries_are_counted_as_printed() {
    let components = built_in();
    assert_eq!(components.deliveries.iter().map(ArrayVec::len).collect::<Vec<_>>(), [7; 4]);
    assert!(components.deliveries[0].iter().any(|tile| (tile.cost, tile.prestige) == (6, 2)));
}

/// RW-1.8: nine kinds of four tiles, worth 4-3-2-1, 5-4-3-2 or 6-5-4-3.
#[test]
fn achievements_are_counted_as_printed() {
    let components = built_in();
    let printed = |achievement: Achievement| components.achievement(achievement).values[2].to_vec();
    let tiles: usize = Achievement::ALL.into_iter().map(|achievement| printed(achievement).len()).sum();
    assert_eq!(tiles, 36);
    for first in [4, 5, 6] {
        let kinds = Achievement::ALL
            .into_iter()
            .filter(|&kind| printed(kind) == [first, first - 1, first - 2, first - 3]);
        assert_eq!(kinds.count(), 3, "three kinds begin with {first}");
    }
}

/// RW-1.9, RW-1.10, RW-1.11: dice, tokens, boards, safety levels, teams and shafts.
#[test]
fn the_other_pieces_are_counted_as_printed() {
    let components = built_in();
    assert_eq!((components.dice, components.bribe_tokens, components.extraction_rounds), (3, 3, 4));
    assert_eq!(components.safety_reduction, [0, 1, 3, 99]);
    let state = drilling(4);
    assert_eq!(state.teams.of(owner("s3.1")).len(), 4);
    assert_eq!(crate::pieces::ShaftNumber::every().count(), 3);
}

/// The built-in data with one change, and what is said about it.
fn changed(from: &str, to: &str) -> Result<crate::State, SetupError> {
    assert!(BUILT_IN.contains(from), "{from:?} stands in the data");
    let data = BUILT_IN.replacen(from, to, 1);
    Rockwell::start(&Setup { data: Some(data.into()), ..Setup::seats(4) })
}

fn fault(from: &str, to: &str, place: &str) {
    match changed(from, to) {
        Err(SetupError::Data { place: found, fault }) => {
            assert!(found.contains(place), "{found}: {fault} should be about {place}");
        }
        other => panic!("{to:?} instead of {from:?} gives {:?}", other.map(|_| "a game")),
    }
}

/// RW-4.3.4, RW-2.3, RW-3.1 and others: data that breaks the rules is refused, with the place of the fault.
#[test]
fn unsound_data_is_refused() {
    fault("board_2_transactions = [4, 3, 2, 2]", "board_2_transactions = [4, 3, 2]", "four_players.board_2");
    fault("board_3_actions = [4, 3, 2]\n", "board_3_actions = [4, 3]\n", "two_or_three_players.board_3");
    fault("\"subcontractor\", \"subcontractor\"]", "\"subcontractor\"]", "four_players.board_1");
    fault("board_3_actions = [4, 3, 3, 2]", "board_3_actions = [4, 3, 3, 0]", "four_players.board_3");
    fault("A0 = [\"A7\", \"A1\", \"B7\", \"B0\"]", "A0 = [\"A7\", \"A1\", \"B7\"]", "geometry.neighbours.B0");
    fault(
        "A0 = [\"A7\", \"A1\", \"B7\", \"B0\"]",
        "A0 = [\"A7\", \"A1\", \"B7\", \"B7\"]",
        "geometry.neighbours.A0",
    );
    fault("E0 = [\"A0\", \"A1\"]", "E0 = [\"A0\"]", "geometry.entrances.E0");
    fault("E1 = [\"A2\", \"A3\"]", "E1 = [\"A1\", \"A3\"]", "geometry.entrances.E1");
    fault("\"D6\", \"D7\"]   # one-way", "\"D6\"]   # one-way", "geometry.centre_from");
    fault("[\"A7\", \"A0\"]]", "[\"A7\", \"A1\"]]", "geometry.edges.A");
    fault("A = [3, 4], B = [5, 6]", "A = [3, 5], B = [5, 6]", "terrain.strengths");
    fault("id = \"T03b\", level = \"A\"", "id = \"T03b\", level = \"B\"", "terrain.tiles[1] (T03b).level");
    fault("id = \"T03b\"", "id = \"T03c\"", "terrain.tiles[1] (T03c).id");
    fault("cards_per_stack = 6", "cards_per_stack = 3", "extraction.cards_per_stack");
    fault("id = \"K03-2\", stack = 3", "id = \"K03-2\", stack = 4", "extraction.cards[1] (K03-2).stack");
    fault("extraction_cards = 48", "extraction_cards = 47", "components.extraction_cards");
    fault("delivery_tiles = 28", "delivery_tiles = 27", "components.delivery_tiles");
    fault("zinc = 400, copper = 600", "zinc = 600, copper = 600", "resources.price");
    fault(
        "price_four_players = [1500, 2500, 3500]",
        "price_four_players = [1500, 2500]",
        "upgrades.strength.price_four_players",
    );
    fault("reduction = [0, 1, 3, 99]", "reduction = [0, 4, 3, 99]", "upgrades.safety.reduction");
    fault(
        "from_top = 2, resource = \"zinc\", cost = 8",
        "from_top = 2, resource = \"zinc\", cost = 11",
        "deliveries.tiles[1]",
    );
    fault("two_players = [4, 2]", "two_players = [4, 4]", "two_players");
    fault("two_players = [4, 2]", "two_players = [4]", "two_players");
    fault(
        "players_in_centre = { four_players = 3",
        "players_in_centre = { four_players = 5",
        "end_game.players_in_centre",
    );
    fault("start_team_strength = 1", "start_team_strength = 0", "setup.start_team_strength");
    fault("start_money = 3000", "start_money = 3050", "line");
    fault("start_money = 3000", "start_money = 3000\nstart_luck = 1", "line");
    fault("provenance = \"rulebook\"", "provenance = \"a friend\"", "line");
    fault("schema = 1", "schema = 2", "schema");
}

/// An owner of the game corrects a reconstructed value, and it is played with.
#[test]
fn data_can_be_replaced() {
    let state = changed("start_money = 3000", "start_money = 4200").expect("sound data");
    assert_eq!(state.players[green()].money.in_dollars(), 4200);
    let state = changed("id = \"K03-2\", stack = 3, zinc = 6", "id = \"K03-2\", stack = 3, zinc = 9")
        .expect("sound data");
    let card = crate::pieces::CardId::from_word("K03-2").expect("a card");
    assert_eq!(state.components().card(card).expect("a card").cubes, bag([9, 3, 0, 0]));
}

/// RW-8.1: what everybody has from the start is an achievement before the first auction.
#[test]
fn a_start_that_is_an_achievement_is_awarded() {
    let data = BUILT_IN.replacen("silver = 1, gold = 0 }", "silver = 10, gold = 0 }", 1);
    let state = auction_with(&Setup { data: Some(data.into()), ..Setup::seats(4) });
    let values = [green(), red(), purple(), white()]
        .map(|seat| state.players[seat].achievements[Achievement::Silver.index()]);
    assert_eq!(values, [Some(4), Some(3), Some(2), Some(1)]);
}

/// RW-8.1: an achievement is called by what the components in use ask for, in every language; a stronger team counts
/// too.
#[test]
fn achievements_are_called_by_what_they_ask_for() {
    let called = |state: &crate::State, language: Language, achievement: Achievement| {
        let texts = Texts::new(language, &[Rockwell::texts(language).expect("texts")]);
        achievement_name(&texts, &state.rulebook, achievement)
    };
    let printed = auction(4);
    for (achievement, name) in [
        (Achievement::ZincAndCopper, "8 zinc and 8 copper"),
        (Achievement::ExtractionCards, "6 extraction cards"),
        (Achievement::Silver, "10 silver"),
        (Achievement::ThreeStrengthTwo, "3 teams of strength 2 or more"),
        (Achievement::AllAtC, "all teams on level C or deeper"),
        (Achievement::SixOfEach, "6 of each resource"),
        (Achievement::TwoStrengthFour, "2 teams of strength 4"),
        (Achievement::Centre, "a team in the centre"),
    ] {
        assert_eq!(called(&printed, Language::English, achievement), name);
    }
    let easy = changed("min_cubes = { silver = 10 }", "min_cubes = { silver = 4 }").expect("sound data");
    for (language, name) in [
        (Language::English, "4 silver"),
        (Language::German, "4 Silber"),
        (Language::French, "4 argent"),
        (Language::Dutch, "4 zilver"),
    ] {
        assert_eq!(called(&easy, language, Achievement::Silver), name);
    }
    let texts = Texts::new(Language::English, &[Rockwell::texts(Language::English).expect("texts")]);
    let drawn = Rockwell::sketch(&Rockwell::view(&easy, Viewer::Public), &texts);
    assert!(drawn.contains("4 silver") && !drawn.contains("10 silver"), "{drawn}");
}
