//! The picture: what can be pointed at, what it hides, and that it can be shown.

use super::fixture::*;
use super::random_games::random_game;
use crate::state::State;
use crate::{Move, Rockwell};
use adit_game::{Game, Language, Layout, Notation, Offer, Part, Picture, Seat, Setup, Texts, Theme, Viewer};
use std::collections::HashSet;

fn texts(language: Language) -> Texts {
    Texts::new(language, &[Rockwell::texts(language).expect("texts in this language")])
}

fn drawn(state: &State, viewer: Viewer, texts: &Texts) -> Picture {
    Rockwell::picture(&Rockwell::view(state, viewer), texts, Layout::Tall).expect("Rockwell has pictures")
}

/// The ids of parts that can be pointed at.
fn parts(svg: &str) -> HashSet<&str> {
    let lists = svg.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    lists.flat_map(str::split_whitespace).collect()
}

/// Has this part a place in the picture? Numbers, sums and most verbs have none.
fn has_a_place(part: &Part) -> bool {
    match part.kind {
        "verb" => ["bribe", "hire", "safety", "mobility"].contains(&part.word.as_ref()),
        "number" | "money" => false,
        _ => true,
    }
}

/// Every tag is closed in its order, every attribute is quoted, and nothing but entities has an ampersand.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    let mut rest = svg;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        assert!(!text.contains('>'), "a stray > in {text:?}");
        let end = tag.find('>').expect("a tag ends");
        let inside = &tag[1..end];
        assert!(!inside.contains('<') && inside.matches('"').count() % 2 == 0, "<{inside}> is broken");
        match inside.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "</{name}> closes nothing"),
            None if inside.ends_with('/') => {}
            None => open.push(inside.split(' ').next().unwrap_or_default()),
        }
        rest = &tag[end + 1..];
    }
    assert!(open.is_empty() && rest.is_empty(), "{open:?} is not closed");
    for entity in svg.split('&').skip(1) {
        let name = entity.split(';').next().unwrap_or_default();
        assert!(["amp", "lt", "gt", "quot"].contains(&name), "&{name}");
    }
}

fn offered_parts(state: &State) -> Vec<(Seat, Part)> {
    let offer = |seat| Offer::<Rockwell>::new(state, seat).moves().to_vec();
    let moves =
        |seat| offer(seat).iter().flat_map(Move::parts).map(move |part| (seat, part)).collect::<Vec<_>>();
    Rockwell::pending(state).seats().iter().flat_map(moves).collect()
}

/// Whatever a move can name and has a place can be pointed at; the picture is small, whole and fully said.
#[test]
fn every_viewer_gets_a_whole_picture() {
    let english = texts(Language::English);
    for (seats, seed) in [(2, 0), (2, 1), (3, 2), (3, 3), (4, 4), (4, 5)] {
        let mut count = 0;
        random_game(&Setup::seats(seats), seed, |_, _, state| {
            count += 1;
            if count % 31 != 0 {
                return;
            }
            let everybody = Seat::all(seats.into()).map(Viewer::Seat).chain([Viewer::Public, Viewer::All]);
            for viewer in everybody {
                let picture = drawn(state, viewer, &english);
                assert_well_formed(&picture.svg);
                let file = picture.standalone(Theme::Dark);
                assert!(file.len() < 100_000, "{} bytes", file.len());
                assert!(!picture.svg.contains('[') && !picture.text.contains('['), "a text is missing");
                let parts = parts(&picture.svg);
                for (seat, part) in offered_parts(state) {
                    // Own goods are drawn for their owner; everything else for everybody.
                    if has_a_place(&part) {
                        let id = part.id();
                        assert!(parts.contains(id.as_str()), "{viewer}: {id} of {seat} cannot be pointed at");
                    }
                }
            }
        });
    }
}

/// RW-11.3.1: what is named under seal and what lies behind a screen is not drawn for others, in no language.
#[test]
fn secrets_are_not_drawn() {
    let mut state = auction(4);
    let mut rich = state.clone();
    goods(&mut rich, green(), [4, 1, 0, 2], 700);
    play(&mut rich, green(), "bid zinc 2");
    for language in Language::ALL {
        let texts = texts(language);
        for viewer in [Viewer::Seat(red()), Viewer::Public] {
            assert_eq!(drawn(&state, viewer, &texts), drawn(&rich, viewer, &texts));
        }
        assert_ne!(drawn(&state, Viewer::Seat(green()), &texts), drawn(&rich, Viewer::Seat(green()), &texts));
    }
    play(&mut state, green(), "bid done");
    play(&mut rich, green(), "bid done");
    let english = texts(Language::English);
    assert_eq!(drawn(&state, Viewer::Public, &english), drawn(&rich, Viewer::Public, &english));
}

/// RW-2.6: edges can be pointed at as soon as somebody may stand on them.
#[test]
fn edges_appear_with_mobility() {
    let mut state = drilling(4);
    let english = texts(Language::English);
    let has_edge = |state: &State| parts(&drawn(state, Viewer::Public, &english).svg).contains("place:B0-B1");
    assert!(!has_edge(&state));
    state.players[green()].mobility = 2;
    assert!(has_edge(&state));
}

/// However many teams meet on a tile, each is drawn at a place of its own.
#[test]
fn crowded_tiles_show_every_team() {
    let mut state = drilling(4);
    let english = texts(Language::English);
    for at in ["A0", "B3", "C5", "D7"] {
        for team in (0..4).flat_map(|seat| (1..=4).map(move |number| format!("s{seat}.{number}"))) {
            put(&mut state, &team, at);
        }
        let svg = drawn(&state, Viewer::Public, &english).svg;
        let places: HashSet<&str> = svg
            .split("data-part=\"team:")
            .skip(1)
            .filter_map(|team| team.split("transform=\"").nth(1)?.split('"').next())
            .collect();
        assert_eq!(places.len(), 16, "on {at}");
    }
}
