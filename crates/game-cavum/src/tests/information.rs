//! CV-D: what is asked of whom, and who may see what.

use super::fixture::{A, build, check, english, hex, play, play_all, seat, tiles};
use super::random_games::random_game;
use crate::Cavum;
use crate::phase::Phase;
use crate::phase::final_sale::FinalSale;
use crate::pieces::Colour;
use crate::rules::Rule;
use crate::state::State;
use crate::view::View;
use adit_game::{Game, Layout, Seat, Setup, SplitDice, Viewer, WhyNot, why_not};

/// CV-D.20.1, CV-I.6: nobody can know which order card comes next, because it is not decided before it is turned up.
#[test]
fn the_next_order_card_is_not_decided() {
    let state = build(2);
    let view = serde_json::to_value(Cavum::view(&state, Viewer::All)).expect("a view is data");
    assert_eq!(view["orders"]["deck"], 10, "only the number of cards is there");
    assert_eq!(state.orders.deck.len(), 10);
}

/// CV-D.20.2, CV-D.20.3, CV-D.20.5: what happened in the open is in everybody's view, so every view gives the position back.
#[test]
fn every_view_gives_the_position_back() {
    random_game(&Setup::seats(3), 11, |state| {
        for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(A), Viewer::Seat(seat(2))] {
            let view = Cavum::view(state, viewer);
            let text = serde_json::to_string(&view).expect("a view is data");
            let read: View = serde_json::from_str(&text).expect("what was written can be read");
            assert_eq!(read, view);
            let imagined = Cavum::imagine(&read, &mut SplitDice(1)).expect("the view is of a position");
            assert_eq!(&imagined, state);
        }
    });
}

/// CV-8.7, CV-D.20.3: the drawing shows the uppermost tile only; what is covered may not be looked at.
#[test]
fn covered_tiles_are_not_drawn() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/1");
    let before = Cavum::sketch(&Cavum::view(&state, Viewer::Seat(A)), &english());
    tiles(&mut state, "six@(-3,4)/0");
    let stacked = Cavum::sketch(&Cavum::view(&state, Viewer::Seat(A)), &english());
    let mut alone = build(2);
    tiles(&mut alone, "six@(-3,4)/0");
    assert_ne!(stacked, before);
    assert_eq!(stacked, Cavum::sketch(&Cavum::view(&alone, Viewer::Seat(A)), &english()));
}

/// The gems in front of the players, as the picture shows them, and the line of a seat in the sketch.
fn shown_stones(state: &State, viewer: Viewer, owner: Seat) -> (usize, String) {
    let (view, english) = (Cavum::view(state, viewer), english());
    let picture = Cavum::picture(&view, &english, Layout::Tall).expect("Cavum has pictures");
    let line = crate::sketch::sketch(&view, &english);
    let name = english.seat(owner);
    let line = line.lines().find(|line| line.contains(&name)).expect("every player has a line").to_owned();
    (picture.svg.matches("#cavum-violet").count(), line)
}

/// CV-D.20.2, R-36: until then only the owner may look at the colours. CV-17.2: in the final sale all stones are shown.
#[test]
fn stones_lie_face_down_until_the_final_sale() {
    let mut state = build(2);
    for (seat, colours) in [(A, [Colour::White, Colour::Red]), (seat(1), [Colour::Violet, Colour::Blue])] {
        for colour in colours {
            state.players[seat].stones[colour] = 1;
        }
    }
    let owner = seat(1);
    let (hidden, line) = shown_stones(&state, Viewer::Seat(A), owner);
    assert!(!line.contains("violet"), "{line}");
    let (own, line) = shown_stones(&state, Viewer::Seat(owner), owner);
    assert_eq!(own, hidden + 1);
    assert!(line.contains("violet"), "{line}");

    state.phase_number = 3;
    state.phase = Phase::FinalSale(FinalSale { turn: A });
    for viewer in [Viewer::Seat(A), Viewer::Seat(owner), Viewer::Public, Viewer::All] {
        let (shown, line) = shown_stones(&state, viewer, owner);
        assert_eq!(shown, own, "{viewer} looks at the picture");
        assert!(line.contains("violet"), "{viewer} reads {line}");
    }
}

/// CV-D.5: a beginning of a move says whether it leads anywhere, and why not.
#[test]
fn a_beginning_that_leads_nowhere_says_why() {
    let state = build(2);
    assert_eq!(why_not::<Cavum>(&state, A, &["lay"]), Some(WhyNot::Begun));
    assert_eq!(why_not::<Cavum>(&state, A, &["lay", "two", "K4"]), Some(WhyNot::Begun));
    assert_eq!(why_not::<Cavum>(&state, A, &["lay", "two", "K4", "1"]), None);
    assert_eq!(
        why_not::<Cavum>(&state, A, &["lay", "two", "K4", "0"]),
        Some(WhyNot::Broken(Rule::NoContinuation))
    );
    assert_eq!(
        why_not::<Cavum>(&state, A, &["lay", "two", "A10"]),
        Some(WhyNot::NoSuchWords),
        "a city cell is no hex"
    );
    assert_eq!(
        why_not::<Cavum>(&state, A, &["lay", "two", "F7"]),
        Some(WhyNot::Broken(Rule::VeinNotReached))
    );
    assert_eq!(why_not::<Cavum>(&state, A, &["vein", "L3"]), Some(WhyNot::Broken(Rule::VeinBesideCity)));
    assert_eq!(why_not::<Cavum>(&state, seat(1), &["lay", "two"]), Some(WhyNot::Broken(Rule::BuildTurn)));
    assert_eq!(why_not::<Cavum>(&state, A, &["prospect"]), Some(WhyNot::Broken(Rule::ProspectIsLast)));
    assert_eq!(why_not::<Cavum>(&state, A, &["dance"]), Some(WhyNot::NoSuchWords));
    assert_eq!(why_not::<Cavum>(&state, A, &["bid", "3"]), Some(WhyNot::Broken(Rule::OtherSection)));
}

/// Any tile on any hex in any rotation, by anybody: there is always an answer, and it is the offer's.
#[test]
fn every_placement_has_an_answer() {
    let mut state = build(2);
    play_all(&mut state, &["lay three (-3,4) 0", "vein (-3,4) green", "lay four (-3,3) 1", "station (-3,3)"]);
    for seat in Seat::all(2) {
        for tile in crate::Tile::ALL {
            for hex in crate::Hex::every() {
                for rotation in 0..6 {
                    let words =
                        [String::from("lay"), tile.word().into(), hex.to_string(), rotation.to_string()];
                    let words: Vec<&str> = words.iter().map(String::as_str).collect();
                    let verdict = why_not::<Cavum>(&state, seat, &words);
                    assert!(matches!(verdict, None | Some(WhyNot::Broken(_))), "{words:?}");
                }
            }
        }
    }
}

/// CV-D.5b: the previous hex, every legal city cell, or a discard.
#[test]
fn a_station_goes_on_the_previous_hex_a_city_cell_or_the_pool() {
    let mut state = build(2);
    play(&mut state, A, "lay two (-3,4) 1");
    let stations = super::fixture::offered(&state, A, "station");
    assert_eq!(stations, [format!("station {}", hex(-3, 4))]);
    assert_eq!(check(&state, A, "discard station"), Ok(()));
    play(&mut state, A, "station (-3,4)");
    assert_eq!(super::fixture::offered(&state, A, "station").len(), 2, "M2 and M3 beside S1");
}

/// A view that no position can have is refused with the place of the fault.
#[test]
fn impossible_views_are_refused() {
    let state = build(2);
    let view = serde_json::to_value(Cavum::view(&state, Viewer::All)).expect("a view is data");
    let fault = |change: &dyn Fn(&mut serde_json::Value)| -> String {
        let mut changed = view.clone();
        change(&mut changed);
        match serde_json::from_value::<View>(changed) {
            Err(fault) => fault.to_string(),
            Ok(view) => Cavum::imagine(&view, &mut SplitDice(1)).expect_err("impossible").to_string(),
        }
    };
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    assert!(fault(&|view| view["pool"]["veins"] = 6.into()).contains("CV-I.2"));
    assert!(fault(&|view| view["scales"]["red"] = 8.into()).contains("CV-I.4"));
    assert!(fault(&|view| view["phase"] = 4.into()).contains("phase"));
    assert!(fault(&|view| view["players"][0]["score"] = 9_999_999.into()).contains("score"));
    assert!(fault(&|view| view["players"] = json("[]")).contains("players"));
    assert!(fault(&|view| view["section"]["turn"] = 3.into()).contains("section"));
    assert!(fault(&|view| view["section"]["turn"] = 7.into()).contains("seat"));
    assert!(
        fault(&|view| view["board"]["veins"]["A1"] = json(r#"{"colour":"red","stones":1}"#)).contains("A1")
    );
    assert!(fault(&|view| view["board"]["stations"]["M2"] = 3.into()).contains("seat"));
    assert!(fault(&|view| view["supply"]["tiles"]["six"] = 0.into()).contains("CV-I.1"));
    assert!(fault(&|view| view["gossip"] = 1.into()).contains("gossip"));
    assert!(fault(&|view| view["setup"]["seats"] = 9.into()).contains("2, 3, 4"));
    assert!(fault(&|view| view["section"] = json(r#"{"name":"over"}"#)).contains("section"));
}

/// Adds every name that is not itself a piece of data: field names, and the names of sections and events.
fn names(value: &serde_json::Value, out: &mut std::collections::BTreeSet<String>) {
    let sources = crate::scoring::Earned::default().by_source().map(|(id, _)| id);
    let is_data = |key: &str| {
        crate::Axial::from_name(key).is_some()
            || Colour::from_word(key).is_some()
            || crate::Tile::from_word(key).is_some()
            || sources.contains(&key.replace('_', "-").as_str())
    };
    match value {
        serde_json::Value::Object(fields) => {
            for (key, value) in fields {
                if !is_data(key) {
                    out.insert(key.clone());
                }
                if let (true, Some(name)) = (["name", "event"].contains(&key.as_str()), value.as_str()) {
                    out.insert(name.to_owned());
                }
                names(value, out);
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| names(value, out)),
        serde_json::Value::Null
        | serde_json::Value::Bool(_)
        | serde_json::Value::Number(_)
        | serde_json::Value::String(_) => {}
    }
}

/// docs/views/cavum.md explains every field, section and event that occurs in views of whole games.
#[test]
fn the_view_is_documented() {
    let page = include_str!("../../../../docs/views/cavum.md");
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..20 {
        random_game(&Setup::seats(3), seed, |state| {
            names(
                &serde_json::to_value(Cavum::view(state, Viewer::All)).expect("a view is data"),
                &mut found,
            );
        });
    }
    assert!(found.len() > 60, "{found:?}");
    for name in found {
        assert!(
            [format!("`{name}`"), format!("`{name}."), format!(".{name}`")]
                .iter()
                .any(|way| page.contains(way)),
            "{name} is not explained"
        );
    }
}

/// The picture can be clicked wherever a move names a place, a tile, an order or a card, and stays small.
#[test]
fn the_picture_carries_the_parts_of_moves() {
    let english = english();
    for seed in 0..3 {
        random_game(&Setup::seats(4), seed, |state| {
            let picture = Cavum::picture(&Cavum::view(state, Viewer::Public), &english, Layout::Tall)
                .expect("Cavum has pictures");
            assert!(picture.svg.len() < 100_000, "{} bytes", picture.svg.len());
            let standalone = picture.standalone(adit_game::Theme::Light);
            assert!(
                !standalone.contains("var(") && !standalone.contains('['),
                "a colour or a text is missing"
            );
            let mut moves = Vec::new();
            for seat in Cavum::pending(state).seats().iter() {
                Cavum::moves(state, seat, &mut moves);
            }
            for part in moves.iter().flat_map(adit_game::Notation::parts) {
                if ["hex", "city", "tile", "order", "card", "colour"].contains(&part.kind) {
                    let id = part.id();
                    assert!(picture.svg.contains(&format!("data-part=\"{id}\"")), "{id} cannot be clicked");
                }
            }
        });
    }
}
