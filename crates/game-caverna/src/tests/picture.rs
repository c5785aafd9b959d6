//! The picture: what can be pointed at, and that it can be shown.

use super::fixture::{Desk, a, b};
use super::invariants::random_game;
use crate::components::Components;
use crate::phase::Phase;
use crate::phase::choose_side::ChooseSide;
use crate::pieces::{CavernSide, Edge, Room, Space, Tile};
use crate::state::State;
use crate::{Caverna, describe};
use adit_game::{Game, Language, Layout, Notation, Offer, Picture, SplitDice, Texts, Viewer};
use adit_kit::Set;
use std::collections::BTreeSet;

fn texts(language: Language) -> Texts {
    Texts::new(language, &[Caverna::texts(language).expect("Caverna speaks every language")])
}

fn picture(state: &State, texts: &Texts) -> Picture {
    Caverna::picture(&Caverna::view(state, Viewer::Public), texts, Layout::Wide)
        .expect("Caverna has pictures")
}

/// Every position of some random games, alone and for two.
fn positions(mut visit: impl FnMut(&State)) {
    for seats in [1, 2] {
        for seed in 0..3 {
            random_game(seats, seed, |step| visit(step.after));
        }
    }
}

/// What can be pointed at; an element may stand for several parts.
fn parts(picture: &Picture) -> BTreeSet<&str> {
    let values = picture.svg.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace).collect()
}

/// Everything in an offered move that has a place on the table can be pointed at. Verbs have none, and neither has
/// the fee that is not paid.
#[test]
fn the_picture_carries_the_parts_of_moves() {
    let english = texts(Language::English);
    let mut kinds = BTreeSet::new();
    positions(|state| {
        let picture = picture(state, &english);
        let drawn = parts(&picture);
        for seat in Caverna::pending(state).seats().iter() {
            for part in Offer::<Caverna>::new(state, seat).moves().iter().flat_map(Notation::parts) {
                if part.kind != "verb" && part.id() != "fee:free" {
                    assert!(drawn.contains(part.id().as_str()), "{} cannot be pointed at", part.id());
                    kinds.insert(part.kind);
                }
            }
        }
    });
    for kind in ["cave_entrance", "edge", "fee", "good", "option", "room", "space", "tile"] {
        assert!(kinds.contains(kind), "{kind} did not occur");
    }
}

/// CD-8.1: while the side of the extra cavern is chosen, both sides can be pointed at.
#[test]
fn the_sides_of_the_extra_cavern_can_be_pointed_at() {
    let mut desk = Desk::duel().take(Tile::Furnishing);
    let turn = desk.state.phase.turn().expect("a tile is carried out");
    desk.state.phase = Phase::ChooseSide(ChooseSide { turn });
    let english = texts(Language::English);
    let picture = picture(&desk.state, &english);
    let drawn = parts(&picture);
    assert!(CavernSide::ALL.iter().all(|side| drawn.contains(format!("cavern:{side}").as_str())));
}

/// The elements of a picture with their ids and with the verbs for which they are meant.
fn elements(picture: &Picture) -> Vec<(Vec<&str>, &str)> {
    let tags = picture.svg.split('<').filter_map(|rest| rest.split('>').next());
    let value = |tag: &'static str| {
        move |element: &'_ str| -> Option<std::ops::Range<usize>> {
            let from = element.find(tag)? + tag.len();
            Some(from..from + element[from..].find('"')?)
        }
    };
    let (ids, verbs) = (value("data-part=\""), value("data-verbs=\""));
    tags.filter_map(|tag| {
        let verbs = verbs(tag).map_or("", |place| &tag[place]);
        ids(tag).map(|place| (tag[place].split(' ').collect(), verbs))
    })
    .collect()
}

/// Both caves call their places and goods the same, and a room is furnished from the display and used in a cave: what a
/// move names lights up once, where it is meant.
#[test]
fn what_a_move_names_is_shown_once_for_its_verb() {
    let english = texts(Language::English);
    positions(|state| {
        let picture = picture(state, &english);
        let mut seen = BTreeSet::new();
        for (ids, verbs) in elements(&picture) {
            for id in ids {
                let verbs = if verbs.is_empty() { vec![""] } else { verbs.split(' ').collect() };
                for verb in verbs {
                    assert!(seen.insert((id, verb)), "{id} is drawn twice for {verb:?}");
                    assert!(verb.is_empty() || !seen.contains(&(id, "")), "{id} is drawn for every verb too");
                }
            }
        }
    });
}

/// Rooms light up in the display when a cavern is furnished, and in the cave when they are used.
#[test]
fn a_room_is_furnished_from_the_display_and_used_in_the_cave() {
    let desk = Desk::duel().room(Room::Shelf, Space::R1C0).take(Tile::Cultivation);
    let english = texts(Language::English);
    let picture = picture(&desk.state, &english);
    let verbs = |id: &str| -> Vec<String> {
        let of = |(ids, verbs): &(Vec<&str>, &str)| ids.contains(&id).then(|| (*verbs).to_owned());
        elements(&picture).iter().filter_map(of).collect()
    };
    assert_eq!(verbs("room:shelf"), ["use collect", "furnish"]);
    assert_eq!(verbs("room:tunnel"), ["furnish"]);
    assert_eq!(verbs("room:cave_entrance"), ["use collect"]);
    assert_eq!(verbs("place:s1.r3c0"), ["use collect"], "the other cave has an entrance too");
    assert_eq!(verbs("option:2a"), [""]);
}

/// An option of a room can be pointed at in the room, before it is used and while it is; no code is printed.
#[test]
fn the_options_of_a_room_are_pointed_at_in_the_room() {
    let mut desk =
        Desk::duel().room(Room::SpinningWheel, Space::R1C0).goods("flax 3").take(Tile::Cultivation);
    let english = texts(Language::English);
    let wheel = ["spinning_wheel:1a", "spinning_wheel:1b"];
    let drawn = |desk: &Desk| {
        let picture = picture(&desk.state, &english);
        assert!(!picture.svg.contains(">1a<") && !picture.svg.contains(">r2c0<"), "a code is printed");
        let drawn = parts(&picture).into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
        (wheel.iter().all(|id| drawn.contains(*id)), drawn.contains("option:2a"))
    };
    assert_eq!(drawn(&desk), (true, true));
    desk.say("rooms 1a");
    assert_eq!(drawn(&desk), (true, true));
    desk.say("use spinning_wheel");
    assert_eq!(drawn(&desk), (true, true));
    desk.say("trade 1b").say("end");
    assert_eq!(drawn(&desk), (false, false), "it is somebody else's turn");
}

/// Each of the 24 rooms and 12 tiles has its place, and all that is printed on a room on display can be read.
#[test]
fn every_room_and_every_tile_is_drawn() {
    let mut desk = Desk::duel();
    desk.state.display = Room::ALL.into_iter().filter(|room| *room != Room::CaveEntrance).collect();
    desk.state.unseen = Set::EMPTY;
    let components = Components::published();
    for language in Language::ALL {
        let texts = texts(language);
        let picture = picture(&desk.state, &texts);
        assert!(picture.svg.len() < 100_000, "{} bytes in {language}", picture.svg.len());
        let drawn = parts(&picture);
        for room in desk.state.display.iter() {
            assert!(drawn.contains(format!("room:{room}").as_str()), "{room}");
            let name = describe::room_name(&texts, room);
            let effect = describe::room(&texts, &components, room);
            assert!(
                picture.text.lines().any(|line| line.starts_with(&name) && line.ends_with(&effect)),
                "{room}"
            );
        }
        for tile in Tile::ALL {
            assert!(drawn.contains(format!("tile:{tile}").as_str()), "{tile}");
            assert!(picture.text.contains(&describe::tile_name(&texts, tile)), "{tile}");
        }
    }
}

/// What is drawn follows the data: other data, another picture.
#[test]
fn signs_follow_the_data() {
    let data = crate::components::BUILT_IN;
    let cheap =
        "id = \"parlor\"\nno = 6\ncolour = \"orange\"\nback = \"light\"\ncost = { stone = 1, gold = 1 }";
    let dear = cheap.replace("stone = 1", "stone = 8");
    assert!(data.contains(cheap));
    let mut setup = adit_game::Setup::seats(2);
    let english = texts(Language::English);
    let published = picture(&Caverna::start(&setup).expect("two seats"), &english);
    setup.data = Some(data.replace(cheap, &dear).into());
    let changed = picture(&Caverna::start(&setup).expect("the data makes sense"), &english);
    assert_ne!(published.svg, changed.svg);
    assert!(changed.text.contains("cost 8 stone and 1 gold"), "{}", changed.text);
}

/// A page can embed the picture: it is well-formed, small, and says everything in the language of the reader.
#[test]
fn the_picture_can_be_shown() {
    let languages = Language::ALL.map(texts);
    let mut number = 0;
    positions(|state| {
        number += 1;
        if number % 20 != 0 {
            return;
        }
        for texts in &languages {
            let picture = picture(state, texts);
            check_well_formed(&picture.svg);
            assert!(picture.svg.len() < 100_000, "{} bytes", picture.svg.len());
            assert!(!picture.svg.contains('[') && !picture.text.contains('['), "a text is missing");
        }
    });
}

/// Tags are closed in the order in which they were opened, attributes are quoted, and no id occurs twice.
fn check_well_formed(svg: &str) {
    let mut open = Vec::new();
    let mut ids = BTreeSet::new();
    let mut rest = svg;
    while let Some((text, after)) = rest.split_once('<') {
        assert!(!text.contains('>'), "{text} has a loose >");
        let (tag, after) = after.split_once('>').expect("every tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        open.push(name);
        assert_eq!(attributes.matches('"').count() % 2, 0, "{tag}");
        if let Some(id) = attributes.split(' ').find_map(|attribute| attribute.strip_prefix("id=")) {
            assert!(ids.insert(id), "{id} occurs twice");
        }
    }
    assert!(open.is_empty() && rest.is_empty());
}

/// CD-14.4: nothing is secret, so everybody is shown the same, also of a position that is only imagined.
#[test]
fn everybody_is_shown_the_same() {
    let english = texts(Language::English);
    let mut number = 0;
    positions(|state| {
        number += 1;
        if number % 20 != 0 {
            return;
        }
        let public = picture(state, &english);
        for viewer in [Viewer::Seat(a()), Viewer::Seat(b()), Viewer::All] {
            let view = Caverna::view(state, viewer);
            assert_eq!(Caverna::picture(&view, &english, Layout::Wide).as_ref(), Some(&public));
            let twin = Caverna::imagine(&view, &mut SplitDice(number)).expect("a view is a position");
            assert_eq!(picture(&twin, &english), public);
        }
    });
}

/// The text equivalent tells of walls, of the extra cavern and of what the game waits for.
#[test]
fn the_picture_is_told_in_words() {
    let mut desk = Desk::duel().room(Room::Shelf, Space::R1C0).walls(&[Edge::E04]).take(Tile::Masonry);
    desk = desk.cavern(CavernSide::TwoWalls);
    let text = picture(&desk.state, &texts(Language::English)).text;
    for line in [
        "Player A carries out Masonry.",
        "second row, left: Shelf, 3 points: raise wood, stone, emmer or flax to 2",
        "second row, middle: rock with a face-down room, 1 food below",
        "third row, left: empty cavern, walls: left",
        "extra cavern: empty cavern, walls: top and left",
        "Wall: second row, between left and middle",
        "Player A has the extra cavern.",
        "Masonry (taken): use 1 room; gain 1 wood or 1 stone; build a wall",
        "Expedition (face down): pay 5 wood or 5 stone for 4 gold, or use up to 3 rooms",
    ] {
        assert!(text.lines().any(|other| other == line), "{line:?} is missing in\n{text}");
    }
}

/// CD-10.3: at the end the winner wears a crown; with equal scores the more valuable room decides.
#[test]
fn the_winner_wears_a_crown() {
    let end = |other: Room| {
        let mut desk = Desk::duel().room(Room::Treasury, Space::R1C0).goods("gold 1");
        desk.state.caves[b()].rooms[Space::R1C0.index()] = Some(other);
        let points = Components::published().room(other).points;
        desk.state.caves[b()].goods[crate::Good::Gold] = 11 - points;
        desk.state.phase = Phase::Over;
        picture(&desk.state, &texts(Language::English))
    };
    let more_valuable = end(Room::Dungeon);
    assert!(more_valuable.svg.contains("caverna-crown") && more_valuable.text.contains("Player B wins."));
    let less_valuable = end(Room::GoldVein);
    assert!(less_valuable.text.contains("Player A wins."));
    let during_the_game = picture(&Desk::duel().state, &texts(Language::English));
    assert!(!during_the_game.svg.contains("caverna-crown"));
}

/// How far two colours such as `#fcf8ef` are from each other, as the guidelines for accessible pages measure it.
fn contrast(one: &str, other: &str) -> f64 {
    let light = |colour: &str| {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// Both themes have the contrast that the guidelines ask for: 4.5 for letters, 3 for signs, which stand out by what they
/// are filled with or by their outline.
#[test]
fn letters_and_signs_can_be_told_from_their_ground() {
    let colour = |name: &str, dark: bool| {
        let name = format!("--caverna-{name}");
        let paint = crate::picture::STYLE.palette.iter().find(|paint| paint.name == name);
        let paint = paint.unwrap_or_else(|| panic!("{name} is not a colour"));
        if dark { paint.dark } else { paint.light }
    };
    let letters = [
        ("ink", "ground card orange blue"),
        ("soft", "ground card"),
        ("rock-ink", "rock-high rock-low"),
        ("depth-ink", "depth-high depth-low"),
        ("on-rooms", "rooms"),
        ("on-crest", "crest"),
        ("on-seat", "seat-0 seat-1"),
        ("card", "ink"),
    ];
    let signs = ["wood", "stone", "emmer", "flax", "food", "gold", "rooms", "brick"];
    for dark in [false, true] {
        for (letter, grounds) in letters {
            for ground in grounds.split(' ') {
                let contrast = contrast(colour(letter, dark), colour(ground, dark));
                assert!(contrast >= 4.5, "{letter} on {ground}, dark {dark}: {contrast:.2}");
            }
        }
        for sign in signs {
            for ground in ["ground", "card", "orange", "blue"] {
                let ground_colour = colour(ground, dark);
                let filled = contrast(colour(sign, dark), ground_colour);
                let outlined = contrast(colour("outline", dark), ground_colour);
                assert!(filled.max(outlined) >= 3.0, "{sign} on {ground}, dark {dark}: {filled:.2}");
            }
        }
    }
}

/// In a tall layout everything stands below each other, in a wide one side by side.
#[test]
fn a_tall_picture_is_narrow_and_a_wide_one_is_not() {
    let view = Caverna::view(&Desk::duel().state, Viewer::Public);
    let texts = texts(Language::English);
    let size = |layout: Layout| -> Vec<f32> {
        let svg = Caverna::picture(&view, &texts, layout).expect("Caverna has pictures").svg;
        let size = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a size");
        size.split(' ').map(|number| number.parse().expect("a number")).collect()
    };
    let (tall, wide) = (size(Layout::Tall), size(Layout::Wide));
    assert!(tall[2] < tall[3] / 2.0, "{tall:?}");
    assert!(wide[2] > tall[2] * 1.9 && wide[3] < tall[3], "{wide:?}");
}
