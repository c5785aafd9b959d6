//! What people can ask, point at and read.

use super::fixture::*;
use crate::goods::Resource;
use crate::pieces::PhaseBoard;
use crate::state::State;
use crate::{Move, Rockwell};
use adit_game::{Card, Game, Language, Layout, Notation, Offer, Part, Seat, Setup, Texts, Trace, Viewer};
use std::collections::BTreeSet;

fn english() -> Texts {
    Texts::new(Language::English, &[Rockwell::texts(Language::English).expect("English texts")])
}

/// The value of an attribute in a tag.
fn value<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    tag.split(attribute).nth(1)?.strip_prefix("=\"")?.split('"').next()
}

/// The elements of a picture that can be asked about: their ids, and the verbs that they are meant for.
fn elements(svg: &str) -> Vec<(Vec<&str>, Option<Vec<&str>>)> {
    let tags = svg.split('<').filter_map(|rest| rest.split('>').next());
    let element = |tag| {
        let ids = value(tag, "data-part")?.split(' ').collect();
        Some((ids, value(tag, "data-verbs").map(|verbs| verbs.split(' ').collect())))
    };
    tags.filter_map(element).collect()
}

fn drawn(state: &State, viewer: Viewer, layout: Layout) -> String {
    let view = Rockwell::view(state, viewer);
    Rockwell::picture(&view, &english(), layout).expect("Rockwell has pictures").svg
}

/// What lights up for a seat that is asked: the first ids of the elements that stand for a part of a move they are meant for.
fn lit(state: &State, seat: Seat) -> BTreeSet<String> {
    let moves: Vec<_> = Offer::<Rockwell>::new(state, seat).moves().iter().map(Move::parts).collect();
    let svg = drawn(state, Viewer::Seat(seat), Layout::Wide);
    let mut lit = BTreeSet::new();
    for (ids, verbs) in elements(&svg) {
        let is_meant = |parts: &[Part]| {
            let verb = parts.first().map_or("", |verb| verb.word.as_ref());
            verbs.as_ref().is_none_or(|verbs| verbs.contains(&verb))
                && parts.iter().any(|part| ids.contains(&part.id().as_str()))
        };
        if moves.iter().any(|parts| is_meant(parts)) {
            lit.insert(ids[0].to_owned());
        }
    }
    lit
}

fn set(ids: &[&str]) -> BTreeSet<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

fn card(state: &State, viewer: Viewer, kind: &str, word: &str) -> Card {
    Rockwell::card(&Rockwell::view(state, viewer), &english(), kind, word).expect("it has a card")
}

fn told(state: &State) -> Vec<String> {
    Rockwell::narrate(&Rockwell::view(state, Viewer::Public), &english())
}

fn label(state: &State, seat: Seat, kind: &'static str, word: &'static str) -> String {
    Rockwell::label(&Rockwell::view(state, Viewer::Seat(seat)), &english(), &Part::new(kind, word))
}

const STOCK: [&str; 4] = ["stock:s0.zinc", "stock:s0.copper", "stock:s0.silver", "stock:s0.money"];

/// Only the own goods can be bid; the market and the deliveries stay dark.
#[test]
fn a_bid_lights_up_the_own_goods_alone() {
    let state = auction(4);
    assert_eq!(lit(&state, green()), set(&STOCK));
    let open = auction_with(&Setup::seats(4).with("open_goods", "true"));
    assert_eq!(lit(&open, green()), set(&STOCK), "goods that lie open belong to their owners");
}

#[test]
fn the_market_lights_up_only_for_trades() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [2, 0, 0, 0], 0);
    assert_eq!(lit(&state, green()), set(&["resource:zinc", "stock:s0.zinc"]));
    let mut state = workshop(4, &[green()]);
    goods(&mut state, green(), [10, 0, 0, 0], 0);
    assert_eq!(lit(&state, green()), set(&["delivery:zinc"]));
}

#[test]
fn a_workshop_lights_up_tracks_teams_and_sites() {
    let mut state = workshop(4, &[green()]);
    goods(&mut state, green(), [0, 0, 0, 0], 1500);
    let lit = lit(&state, green());
    for id in ["safety:s0", "mobility:s0", "site:s0.1", "team:s0.1", "place:A0"] {
        assert!(lit.contains(id), "{id} of {lit:?}");
    }
    assert!(!lit.iter().any(|id| id.starts_with("team:s1") || id.starts_with("site:s1")), "{lit:?}");
}

#[test]
fn strengths_light_up_for_subcontractors_alone() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-3");
    put(&mut state, "s0.1", "B0");
    play(&mut state, green(), "stay s0.1");
    assert_eq!(lit(&state, green()), set(&["subcontractor:1", "subcontractor:2", "supply:subcontractors"]));
    assert!(lit(&market(4, &[green()]), green()).iter().all(|id| !id.starts_with("subcontractor")));
}

/// The own shaft can be chosen on its tile too.
#[test]
fn a_shaft_lights_up_on_the_earth_and_on_the_company_board() {
    let mut state = workshop(4, &[green()]);
    state.players[green()].shafts.push(slot("A0"));
    state.players[red()].shafts.push(slot("A3"));
    let svg = drawn(&state, Viewer::Seat(green()), Layout::Tall);
    let named = |id: &str| elements(&svg).into_iter().filter(|(ids, _)| ids.contains(&id)).count();
    assert_eq!((named("shaft:1"), named("site:s0.1"), named("site:s1.1")), (2, 2, 2));
}

/// RW-4.2.2: the sheet counts cubes at their price, and what was named before is on it.
#[test]
fn a_sheet_shows_what_was_named_and_what_it_is_worth() {
    let mut state = auction(4);
    let sheet = |state: &State, seat: Seat| {
        Rockwell::sheet(&Rockwell::view(state, Viewer::Seat(seat)), &english(), seat)
    };
    let first = sheet(&state, green()).expect("a bid is asked for");
    assert_eq!(first.rows.iter().map(|row| row.most).collect::<Vec<_>>(), [3, 2, 1, 0, 3000]);
    assert_eq!(first.rows.iter().map(|row| row.worth).collect::<Vec<_>>(), [400, 600, 800, 1000, 1]);
    assert_eq!(first.again, None);
    play(&mut state, green(), "bid zinc 2");
    play(&mut state, green(), "bid money 1000");
    let second = sheet(&state, green()).expect("a bid is asked for");
    assert_eq!(second.rows.iter().map(|row| row.given).collect::<Vec<_>>(), [2, 0, 0, 0, 1000]);
    assert_eq!(second.again.as_deref().map(adit_game::words_of).as_deref(), Some("bid again"));
    assert_eq!(second.rows[4].moves(1200), ["bid money 1000", "bid money 200"]);
    play(&mut state, green(), "bid done");
    assert_eq!(sheet(&state, green()), None, "what is sealed is not asked again");
    seal_all(&mut state, "bid done");
    assert_eq!(sheet(&state, red()), None);
}

/// RW-11.1.3: whatever a sheet names can be said, also where the rest of a large number is above 100.
#[test]
fn any_amount_of_a_sheet_can_be_said() {
    for amount in [1, 99, 150, 200, 201, 999, 1000, 1099, 1100, 1150, 1200, 1999, 12_101] {
        let mut state = auction(4);
        goods(&mut state, green(), [20_000, 0, 0, 0], 0);
        let view = Rockwell::view(&state, Viewer::Seat(green()));
        let sheet = Rockwell::sheet(&view, &english(), green()).expect("a bid is asked for");
        for words in sheet.rows[0].moves(amount) {
            play(&mut state, green(), &words);
        }
        seal_all(&mut state, "bid done");
        assert_eq!(u64::from(cubes(&state, green())[0]), 20_000 - amount);
    }
}

/// RW-5.7.5, RW-5.7.6: who gets what and why, in few sentences.
#[test]
fn an_extraction_is_told_in_few_sentences() {
    let mut state = drilling(4);
    put_strong(&mut state, "s1.1", "C3", 3);
    put_strong(&mut state, "s0.1", "C2", 4);
    play(&mut state, green(), "move s0.1 C3");
    assert_eq!(
        told(&state),
        ["Green’s team 1 moves from C2 to C3.", "C3 now has strength 7 and is extracted."]
    );
    draw(&mut state, "tile T07a");
    assert_eq!(told(&state), ["C3 is turned over: a shaft on it earns 1 gold each round."]);
    draw(&mut state, "card K07-1");
    let sentences = told(&state);
    assert_eq!(
        sentences[..4],
        [
            "The extraction card brings 3 copper, 5 silver and 4 gold.",
            "Green and Red get 1 copper, 2 silver and 2 gold each.",
            "Green is the strongest there and gets the leftovers: 1 copper and 1 silver.",
            "Green keeps the card, the first one.",
        ],
        "{sentences:?}"
    );
}

/// RW-5.7.10: a team that leaves its edge because of an extraction is told and shown.
#[test]
fn a_team_that_leaves_an_edge_is_told() {
    let mut state = drilling(4);
    state.players[red()].mobility = 2;
    put_strong(&mut state, "s1.1", "C3-C4", 4);
    put_strong(&mut state, "s0.1", "C2", 3);
    play(&mut state, green(), "move s0.1 C3");
    extract(&mut state, "K07-1");
    let sentence = "Red’s team 1 leaves the edge and now stands on C3.";
    assert!(told(&state).iter().any(|told| told == sentence), "{:?}", told(&state));
    let part = |word: &'static str| Part::new("place", word);
    let traces = Rockwell::traces(&Rockwell::view(&state, Viewer::Public));
    assert!(traces.contains(&Trace::moved(part("C3-C4"), part("C3"))), "{traces:?}");
}

/// A bribe shows where the team came from.
#[test]
fn a_bribed_team_leaves_a_trace() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-1");
    put(&mut state, "s0.1", "B0");
    put(&mut state, "s1.1", "B1");
    play(&mut state, green(), "stay s0.1");
    play(&mut state, green(), "bribe s1.1 B0");
    let told = told(&state);
    assert_eq!(told[0], "Green bribes Red’s team 1, which comes to B0. 2 bribe tokens are left.");
    let traces = Rockwell::traces(&Rockwell::view(&state, Viewer::Public));
    let part = |word: &'static str| Part::new("place", word);
    assert!(traces.contains(&Trace::moved(part("B1"), part("B0"))), "{traces:?}");
}

/// A label says what the part means where it stands.
#[test]
fn parts_are_called_by_what_they_do_here() {
    let mut state = workshop(4, &[green()]);
    assert_eq!(label(&state, green(), "resource", "zinc"), "10 zinc for 4 prestige");
    assert_eq!(label(&state, green(), "verb", "safety"), "Safety level 1 for $1500");
    assert_eq!(label(&state, green(), "verb", "pass"), "Stop for this round");
    state.players[green()].shafts.push(slot("A0"));
    assert_eq!(label(&state, green(), "shaft", "1"), "shaft 1 on A0");
    assert_eq!(label(&state, green(), "team", "s0.2"), "team 2");
    assert_eq!(label(&state, green(), "team", "s1.2"), "Red’s team 2");
    assert_eq!(label(&auction(4), green(), "resource", "zinc"), "zinc");
    assert_eq!(label(&drilling(4), green(), "number", "3"), "strength 3 for $2000");
    assert_eq!(label(&drilling(4), green(), "position", "II-2"), "market, position 2");
}

/// RW-6.1, RW-7.1: how many transactions and actions are left.
#[test]
fn questions_count_what_is_left() {
    let ask =
        |state: &State| Rockwell::prompt(&Rockwell::view(state, Viewer::Seat(green())), &english(), green());
    let mut state = market(4, &[green()]);
    assert!(ask(&state).expect("green is asked").ends_with("4 of 4 transactions left."));
    play(&mut state, green(), "sell zinc 1");
    assert!(ask(&state).expect("green is asked").ends_with("3 of 4 transactions left."));
    assert_eq!(Rockwell::prompt(&Rockwell::view(&state, Viewer::Seat(red())), &english(), red()), None);
}

/// RW-9.4: what lies behind a screen scores for those who may look behind it.
#[test]
fn points_that_are_hidden_are_not_counted() {
    let mut state = workshop(4, &[green(), red()]);
    goods(&mut state, green(), [10, 0, 0, 0], 0);
    play(&mut state, green(), "deliver zinc");
    let points = |viewer: Viewer, id: &str| {
        let tallies = Rockwell::points(&Rockwell::view(&state, viewer));
        tallies.into_iter().find(|tally| tally.id == id).expect("a source").points
    };
    assert_eq!(points(Viewer::Seat(green()), "deliveries"), [4, 0, 0, 0]);
    assert_eq!(points(Viewer::Seat(red()), "deliveries"), [0; 4]);
    assert_eq!(points(Viewer::Seat(red()), "copper"), [0; 4]);
    assert_eq!(points(Viewer::All, "copper"), [0, 3, 3, 3]);
}

/// RW-10.2.2: with two players the AI has a place beside the board, and its teams can be asked about.
#[test]
fn the_ai_has_a_panel_in_a_game_for_two() {
    for (seats, has_panel) in [(2, true), (3, false)] {
        let svg = drawn(&drilling(seats), Viewer::Public, Layout::Wide);
        assert_eq!(elements(&svg).iter().any(|(ids, _)| ids.contains(&"panel:ai")), has_panel);
    }
    let state = drilling(2);
    assert_eq!(card(&state, Viewer::Public, "panel", "ai").title, "The AI");
    assert_eq!(card(&state, Viewer::Public, "team", "ai.3").brief, "strength 1, at entrance E2");
    let none = Rockwell::card(&Rockwell::view(&drilling(3), Viewer::Public), &english(), "panel", "ai");
    assert_eq!(none, None);
}

/// A tile says what it needs and who is there.
#[test]
fn a_tile_can_be_asked_what_it_needs() {
    let mut state = drilling(4);
    put(&mut state, "s0.1", "C3");
    put_strong(&mut state, "s1.1", "C3", 2);
    let card = card(&state, Viewer::Public, "slot", "C3");
    assert_eq!((card.title.as_str(), card.brief.as_str()), ("Tile C3", "needs strength 7, has 3"));
    assert_eq!(card.lines[0], "Strength there: Green 1, Red 2.");
    assert!(
        card.lines.iter().any(|line| line == "Its stack still has 6 cards, 2 of them with a hazard."),
        "{card:?}"
    );
}

/// Names of places in texts are printed on the board.
#[test]
fn the_board_prints_the_names_of_places() {
    let svg = drawn(&drilling(4), Viewer::Public, Layout::Tall);
    for name in
        crate::board::Slot::every().map(|slot| slot.to_string()).chain(["E0", "E3", "III"].map(str::to_owned))
    {
        assert!(svg.contains(&format!(">{name}<")), "{name}");
    }
}

/// Whatever is on the table, a picture keeps its size.
#[test]
fn a_picture_keeps_its_size() {
    let size = |state: &State, layout: Layout| {
        let svg = drawn(state, Viewer::All, layout);
        svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    for layout in [Layout::Tall, Layout::Wide] {
        let mut rich = market(4, &[green(), red()]);
        rich.players[green()].mobility = 3;
        rich.positions[PhaseBoard::One.index()] = [None; crate::pieces::MAX_POSITIONS];
        for seat in Seat::all(4) {
            goods(&mut rich, seat, [123, 45, 67, 8], 98_700);
        }
        assert_eq!(size(&rich, layout), size(&auction(4), layout));
    }
}

/// Every sign of the pictures is explained.
#[test]
fn every_shape_has_a_sign() {
    let signs = Rockwell::signs(&english());
    assert!(signs.iter().all(|sign| !sign.title.is_empty() && !sign.text.is_empty()));
    for resource in Resource::ALL {
        assert!(signs.iter().any(|sign| sign.svg.contains(&format!("rockwell-cube-{resource}"))));
    }
    let outlines: BTreeSet<&str> = signs.iter().map(|sign| sign.svg.as_str()).collect();
    assert_eq!(outlines.len(), signs.len(), "each looks different");
}
