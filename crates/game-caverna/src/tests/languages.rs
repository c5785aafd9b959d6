//! The four languages say the same.

use crate::{Caverna, Chance, Compass, Good, Move, Room, Tile};
use adit_game::{Game, Language, Notation, Part, Texts};
use std::collections::{BTreeMap, BTreeSet};

fn source(language: Language) -> &'static str {
    Caverna::texts(language).expect("Caverna speaks every language")
}

/// The values that each message uses.
fn messages(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut id = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            id = name;
            messages.entry(id).or_default();
        }
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let values = line.split('$').skip(1).filter_map(|rest| rest.split(|letter| !is_name(letter)).next());
        messages.entry(id).or_default().extend(values);
    }
    messages.remove("");
    messages
}

/// No message is missing in a language, none is there in one language only, and all use the same values.
#[test]
fn all_languages_have_the_same_messages() {
    let english = messages(source(Language::English));
    assert!(english.len() > 300);
    for language in Language::ALL {
        let own = messages(source(language));
        for (id, values) in &english {
            assert_eq!(own.get(id), Some(values), "{id} in {language}");
        }
        assert_eq!(own.len(), english.len(), "{language} has messages that English has not");
    }
}

/// Whatever a move or a draw can be made of at a table of two.
fn parts() -> BTreeSet<Part> {
    let moves = Move::completions(&[]).into_iter().map(|mv| mv.parts());
    let draws = Chance::completions(&[]).into_iter().map(|chance| chance.parts());
    let parts = moves.chain(draws).flatten();
    parts.filter(|part| part.kind != "seat" || ["s0", "s1"].contains(&part.word.as_ref())).collect()
}

/// Whatever a move can be made of has a name for people.
#[test]
fn every_part_of_the_notation_has_a_label() {
    let parts = parts();
    for language in Language::ALL {
        let texts = Texts::new(language, &[source(language)]);
        for part in &parts {
            let id = format!("part-{}-{}", part.kind, part.word);
            assert!(texts.has(&id), "{id} is missing in {language}");
            let label = texts.label(part);
            assert!(!label.is_empty() && !label.contains(['{', '[']), "{id} in {language} is {label}");
        }
    }
}

/// Every message is said somewhere: under its id, or as the name of a piece, a side, an ending or a part of a move.
#[test]
fn no_message_is_unused() {
    let sources = [
        include_str!("../describe.rs"),
        include_str!("../news.rs"),
        include_str!("../rules.rs"),
        include_str!("../sketch.rs"),
        include_str!("../picture.rs"),
        include_str!("../picture/cave.rs"),
        include_str!("../picture/header.rs"),
        include_str!("../picture/rooms.rs"),
        include_str!("../picture/tiles.rs"),
        include_str!("../picture/words.rs"),
    ];
    let labels: BTreeSet<String> =
        parts().iter().map(|part| format!("part-{}-{}", part.kind, part.word)).collect();
    let is_name = |id: &str| match id.split_once('-') {
        Some(("good" | "amount", word)) => Good::from_word(word).is_some(),
        Some(("tile", word)) => Tile::from_word(word).is_some(),
        Some(("room" | "short", word)) => Room::from_word(word).is_some(),
        Some(("side", word)) => Compass::from_word(word).is_some(),
        Some(("ending", word)) => include_str!("../scoring.rs").contains(&format!("\"{word}\"")),
        _ => labels.contains(id),
    };
    for id in messages(source(Language::English)).keys() {
        let literal = format!("\"{id}\"");
        assert!(is_name(id) || sources.iter().any(|source| source.contains(&literal)), "{id} is never said");
    }
}

/// The terminal has room for ten letters of a room's name.
#[test]
fn short_names_are_short() {
    for language in Language::ALL {
        let texts = Texts::new(language, &[source(language)]);
        for room in Room::ALL {
            let name = texts.say(&format!("short-{room}"), &[]);
            assert!(name.chars().count() <= 10, "{name} in {language}");
        }
    }
}

/// One and many are told apart.
#[test]
fn plurals_are_right() {
    let say = |language: Language, id: &str, name: &str, number: i64| {
        Texts::new(language, &[source(language)]).say(id, &[(name, number.into())])
    };
    for (language, id, name, number, said) in [
        (Language::English, "do-excavate", "count", 1, "dig 1 tile"),
        (Language::English, "do-excavate", "count", 2, "dig 2 tiles"),
        (Language::German, "do-excavate", "count", 1, "1 Höhle aushöhlen"),
        (Language::German, "do-excavate", "count", 2, "2 Höhlen aushöhlen"),
        (Language::German, "do-use-rooms", "count", 3, "bis zu 3 Räume nutzen"),
        (Language::French, "amount-stone", "count", 0, "0 pierre"),
        (Language::French, "amount-stone", "count", 1, "1 pierre"),
        (Language::French, "amount-food", "count", 2, "2 nourritures"),
        (Language::French, "picture-points", "points", 0, "point"),
        (Language::Dutch, "do-excavate", "count", 1, "1 grot uithollen"),
        (Language::Dutch, "picture-points", "points", 5, "punten"),
    ] {
        assert_eq!(say(language, id, name, number), said);
    }
}
