//! Laws of texts.

use super::walk::{few_games, walk};
use adit_game::{Game, Language, Rule, Texts, Viewer};
use std::collections::HashSet;

/// The texts of the game in every language that it has.
fn languages<G: Game>() -> Vec<Texts> {
    let texts: Vec<Texts> = Language::ALL
        .into_iter()
        .filter_map(|language| G::texts(language).map(|source| Texts::new(language, &[source])))
        .collect();
    assert!(texts.iter().any(|texts| texts.language() == Language::English), "there are no English texts");
    texts
}

/// Every rule and every option is explained in every language of the game, and every rule has a text of its
/// own and a clause.
pub fn rules_and_options_have_texts<G: Game>() {
    let mut seen = HashSet::new();
    for rule in G::Rule::ALL {
        assert!(seen.insert(rule.text_id()), "{} explains two rules", rule.text_id());
        assert!(rule.clause().contains('-'), "{rule:?} has no clause");
    }
    for texts in languages::<G>() {
        let options = G::options().into_iter().map(|spec| format!("option-{}", spec.id));
        for id in G::Rule::ALL.iter().map(|rule| rule.text_id().to_owned()).chain(options) {
            assert!(texts.has(&id), "{id} is missing in {}", texts.language());
            let said = texts.say(&id, &[]);
            assert!(!said.contains('{'), "{id} in {} lacks a value: {said}", texts.language());
        }
    }
}

/// Narrations and sketches never name a text that is missing.
pub fn narrations_have_their_texts<G: Game>() {
    let languages = languages::<G>();
    walk::<G>(few_games(), |spot| {
        let view = G::view(&spot.state, Viewer::All);
        for texts in &languages {
            for sentence in G::narrate(&view, texts) {
                let missing = sentence.contains("{$") || missing_id(&sentence);
                assert!(!missing, "a text is missing in {}: {sentence}", texts.language());
            }
            assert!(!missing_id(&G::sketch(&view, texts)), "a text is missing in a sketch");
        }
    });
}

/// Does the text show the id of a missing text, such as `[told-moved]`?
fn missing_id(text: &str) -> bool {
    text.split('[').skip(1).any(|rest| {
        let id = rest.split(']').next().filter(|_| rest.contains(']')).unwrap_or_default();
        id.contains('-')
            && id.starts_with(|first: char| first.is_ascii_lowercase())
            && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}
