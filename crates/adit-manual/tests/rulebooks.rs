//! The rulebooks of all games: complete in every language, with pictures that show what they say.

use adit_any::AnyGame;
use adit_game::{Language, Layout};
use adit_games::GAMES;
use adit_manual::{Block, Rulebook, Section};
use adit_testkit::laws::{blemish, ids};
use std::collections::BTreeSet;

/// The word before an example in each language, in the order of [`Language::ALL`].
const EXAMPLE: [&str; 4] = ["<strong>Example", "<strong>Beispiel", "<strong>Exemple", "<strong>Voorbeeld"];

fn rulebooks() -> impl Iterator<Item = (&'static dyn AnyGame, Rulebook)> {
    GAMES.iter().map(|game| (*game, Rulebook::of(*game).unwrap_or_else(|fault| panic!("{fault}"))))
}

#[test]
fn all_languages_have_the_same_sections_in_the_same_order() {
    for (game, rulebook) in rulebooks() {
        let expected: Vec<&str> = rulebook.ids().collect();
        assert!(expected.starts_with(&["goal", "table"]) && expected.ends_with(&["mistakes", "aid"]));
        for language in Language::ALL {
            let (title, sections) = rulebook.sections(language);
            let found: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
            assert_eq!(found, expected, "{} in {language}", game.id());
            assert!(!title.is_empty() && sections.iter().all(|section| !section.title.is_empty()));
        }
    }
}

#[test]
fn every_clause_that_a_refusal_names_is_explained_in_all_languages() {
    for (game, rulebook) in rulebooks() {
        for clause in game.clauses() {
            let section = rulebook.section_of(clause);
            let section = section.unwrap_or_else(|| panic!("{}: no section explains {clause}", game.id()));
            for language in Language::ALL {
                let (_, sections) = rulebook.sections(language);
                assert!(sections.iter().any(|known| known.id == section), "{clause} in {language}");
            }
        }
    }
}

#[test]
fn every_picture_is_shown_in_every_language_and_has_words() {
    for (game, rulebook) in rulebooks() {
        let known: BTreeSet<&str> = rulebook.pictures().collect();
        for language in Language::ALL {
            let (_, sections) = rulebook.sections(language);
            let shown: BTreeSet<&str> = sections.iter().flat_map(Section::pictures).collect();
            assert_eq!(shown, known, "{} in {language}", game.id());
            for block in sections.iter().flat_map(|section| &section.blocks) {
                if let Block::Picture { name, about } = block {
                    assert!(
                        about.len() > 20,
                        "{name} in {language} has no words for those who do not see it"
                    );
                }
            }
        }
    }
}

#[test]
fn pictures_are_drawn_and_have_what_is_outlined_in_them() {
    for (game, rulebook) in rulebooks() {
        let texts = game.texts(Language::English).expect("texts");
        for name in rulebook.pictures() {
            let plate =
                rulebook.picture(name, &texts, Layout::Wide).unwrap_or_else(|fault| panic!("{fault}"));
            let drawn = ids(&plate.picture.svg);
            for id in plate.mark.iter().chain(&plate.crop) {
                assert!(drawn.contains(id.as_str()), "{}: the picture {name} has no {id}", game.id());
            }
            assert!(plate.picture.svg.contains("Ada"), "the players of examples have names");
        }
    }
}

/// Sections to which refusals lead and that show no single action: what lies on the table, how things follow one another, and
/// what differs between tables.
const WITHOUT_ACTION: [&str; 5] = ["table", "course", "build", "drilling", "players"];

#[test]
fn every_action_has_a_picture_and_an_example() {
    for (game, rulebook) in rulebooks() {
        let sections: BTreeSet<&str> =
            game.clauses().filter_map(|clause| rulebook.section_of(clause)).collect();
        let actions: Vec<&str> = sections.into_iter().filter(|id| !WITHOUT_ACTION.contains(id)).collect();
        assert!(actions.len() >= 8, "{}: {actions:?}", game.id());
        for (language, example) in Language::ALL.into_iter().zip(EXAMPLE) {
            let (_, sections) = rulebook.sections(language);
            for section in sections.iter().filter(|section| actions.contains(&section.id.as_str())) {
                let at = format!("{}: {} in {language}", game.id(), section.id);
                assert!(section.pictures().next().is_some(), "{at} has no picture");
                let says = |block: &Block| matches!(block, Block::Text(html) if html.contains(example));
                assert!(section.blocks.iter().any(says), "{at} has no example");
            }
            // Points are explained by numbers of a game that was played.
            let scoring = sections.iter().find(|section| section.id == "scoring").expect("a section");
            let counts = |block: &Block| matches!(block, Block::Text(html) if html.contains("<table") || html.contains(example));
            assert!(scoring.blocks.iter().any(counts), "{} in {language}: scoring", game.id());
        }
    }
}

/// What a page says, without its pictures.
fn words(markdown: &str) -> usize {
    markdown.lines().filter(|line| !line.starts_with("![")).flat_map(str::split_whitespace).count()
}

#[test]
fn a_rulebook_can_be_read_in_a_quarter_of_an_hour() {
    for (game, _) in rulebooks() {
        let manual = game.manual().expect("a rulebook");
        for language in Language::ALL {
            let count = words(manual.text(language));
            assert!((1500..=2500).contains(&count), "{} in {language} has {count} words", game.id());
        }
    }
}

#[test]
fn rulebooks_have_no_ids_and_the_spaces_of_their_language() {
    for (game, _) in rulebooks() {
        let manual = game.manual().expect("a rulebook");
        for language in Language::ALL {
            for line in manual.text(language).lines().filter(|line| !line.starts_with(['#', '|', '!'])) {
                let plain = line.replace("**", "");
                let found = blemish(plain.trim(), language);
                assert_eq!(found, None, "{} in {language}: {line}", game.id());
            }
        }
    }
}

#[test]
fn a_picture_that_is_not_there_is_refused() {
    let (game, rulebook) = rulebooks().next().expect("a game");
    let texts = game.texts(Language::English).expect("texts");
    let fault = rulebook.picture("nothing", &texts, Layout::Tall).expect_err("no such picture");
    assert!(fault.to_string().contains("no picture \"nothing\""), "{fault}");
}
