//! The words of the four languages.

use crate::{Caverna, Chance, Move, Room};
use adit_game::{Game, Language, Notation, Part, Texts};
use std::collections::BTreeSet;

fn source(language: Language) -> &'static str {
    Caverna::texts(language).expect("Caverna speaks every language")
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
            assert!(part.kind == "seat" || texts.has(&id), "{id} is missing in {language}");
            let label = texts.label(part);
            assert!(!label.is_empty() && !label.contains(['{', '[']), "{id} in {language} is {label}");
        }
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
        (Language::English, "do-excavate", "count", 1, "dig out 1 cavern"),
        (Language::English, "do-excavate", "count", 2, "dig out 2 caverns"),
        (Language::German, "do-excavate", "count", 1, "1 Höhle aushöhlen"),
        (Language::German, "do-excavate", "count", 2, "2 Höhlen aushöhlen"),
        (Language::German, "do-use-rooms", "count", 3, "bis zu 3 Räume nutzen"),
        (Language::French, "amount-stone", "count", 0, "0 pierre"),
        (Language::French, "amount-gold", "count", 2, "2 ors"),
        (Language::French, "amount-stone", "count", 1, "1 pierre"),
        (Language::French, "amount-food", "count", 2, "2 nourritures"),
        (Language::French, "picture-points", "points", 0, "point"),
        (Language::Dutch, "do-excavate", "count", 1, "1 grot uithollen"),
        (Language::Dutch, "picture-points", "points", 5, "punten"),
    ] {
        assert_eq!(say(language, id, name, number), said);
    }
}
