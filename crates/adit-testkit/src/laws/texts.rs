//! Laws of texts.

use super::beforehand::text_ids;
use super::guide::LAYOUTS;
use super::walk::{few_games, walk};
use crate::messages::{self, Sayable};
use adit_game::{Game, Language, MAX_SEATS, Notation, Offer, Part, Rule, Seat, Texts, Viewer};
use std::collections::{BTreeSet, HashSet};
use std::path::Path;

/// What programs around the games say of every game.
const OF_EVERY_GAME: [&str; 4] = ["game-about", "game-name", "game-reconstructed", "seat-name"];

/// The texts of the game in every language that it has.
pub(super) fn languages<G: Game>() -> Vec<Texts> {
    let texts: Vec<Texts> =
        sources::<G>().into_iter().map(|(language, source)| Texts::new(language, &[source])).collect();
    assert!(texts.iter().any(|texts| texts.language() == Language::English), "there are no English texts");
    texts
}

fn sources<G: Game>() -> Vec<(Language, &'static str)> {
    Language::ALL.into_iter().filter_map(|language| Some((language, G::texts(language)?))).collect()
}

/// The parts that can be said: all that can be listed, and those that are offered in random games.
fn parts<G: Game>() -> BTreeSet<Part> {
    let listed = |forms: &[adit_game::Form], completions: &dyn Fn(&[&str]) -> Vec<Vec<Part>>| {
        let verbs = forms.iter().flat_map(|form| form.verbs).map(|&verb| Part::new("verb", verb));
        let values = forms.iter().flat_map(|form| completions(form.verbs)).flatten();
        verbs.chain(values).collect::<Vec<_>>()
    };
    let moves = |words: &[&str]| G::Move::completions(words).iter().map(Notation::parts).collect();
    let chances = |words: &[&str]| G::Chance::completions(words).iter().map(Notation::parts).collect();
    let mut parts = BTreeSet::from_iter(listed(G::Move::FORMS, &moves));
    parts.extend(listed(G::Chance::FORMS, &chances));
    walk::<G>(few_games(), |spot| {
        if spot.sampled(20) {
            for seat in spot.pending() {
                parts.extend(Offer::<G>::new(&spot.state, seat).moves().iter().flat_map(Notation::parts));
            }
        }
    });
    parts
}

/// Every language has the same messages with the same values. A game that has another language than English has all.
pub fn languages_say_the_same<G: Game>() {
    let sources = sources::<G>();
    messages::languages_agree(&sources);
    let is_complete = sources.len() == 1 || sources.len() == Language::ALL.len();
    assert!(is_complete, "a language is missing: there are only {} of them", sources.len());
}

/// No message is left over: each is the text of a rule, of an option or of a part of a move, or the sources of the crate
/// at `home` name it.
pub fn every_text_is_said<G: Game>(home: &Path) {
    let mut sayable = Sayable::default();
    sayable.ids.extend(OF_EVERY_GAME.map(str::to_owned));
    sayable.ids.extend(G::Rule::ALL.iter().map(|rule| rule.text_id().to_owned()));
    for spec in G::options() {
        sayable.ids.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.id)));
        sayable.ids.insert(format!("option-{}", spec.id));
    }
    for part in parts::<G>() {
        sayable.ids.extend([format!("part-{}", part.kind), Texts::label_id(&part)]);
        sayable.ids.insert(format!("counted-{}", part.kind));
        sayable.words.insert(part.word.into_owned());
    }
    sayable.ids.extend(reasons::<G>().into_iter().map(|reason| format!("reason-{reason}")));
    walk::<G>(few_games(), |spot| {
        let points = G::points(&G::view(&spot.state, Viewer::Public));
        sayable.ids.extend(points.iter().map(|tally| format!("points-{}", tally.id)));
        for seat in spot.seats() {
            let usual = G::usual_orders(&G::view(&spot.state, Viewer::Seat(seat)), seat);
            sayable.ids.extend(usual.iter().flat_map(text_ids));
        }
    });
    for (_, source) in sources::<G>() {
        let mut sayable = Sayable { ids: sayable.ids.clone(), words: sayable.words.clone() };
        // What is asked behind a verb; whether nothing is missing there is another law.
        let is_asked = |id: &String| {
            let verbs = G::Move::FORMS.iter().map(|form| format!("ask-{}", form.verbs[0]));
            verbs.into_iter().any(|verb| *id == verb || id.starts_with(&format!("{verb}-")))
        };
        sayable.ids.extend(messages::ids(source).into_iter().filter(is_asked));
        messages::every_message_is_said(source, &[home.join("src")], sayable);
    }
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

/// The reasons to which the features of a position belong.
fn reasons<G: Game>() -> BTreeSet<&'static str> {
    G::insight().into_iter().flat_map(|insight| insight.reasons().iter().copied()).collect()
}

/// Every feature of a position belongs to one reason, and every reason has a text in every language of the game.
pub fn every_feature_has_its_reason<G: Game>() {
    let Some(insight) = G::insight() else { return };
    assert_eq!(insight.features().len(), insight.reasons().len(), "each feature has one reason");
    for texts in languages::<G>() {
        for id in reasons::<G>().into_iter().map(|reason| format!("reason-{reason}")) {
            assert!(texts.has(&id), "{id} is missing in {}", texts.language());
            // A signed number follows, so it is a label and not a sentence.
            let said = texts.say(&id, &[]);
            assert!(
                !said.ends_with(['.', ':']) && !said.contains('{'),
                "{id} in {}: {said}",
                texts.language()
            );
        }
    }
}

/// Narrations, sketches, pictures and the labels of moves never name a text that is missing, in any language.
pub fn narrations_have_their_texts<G: Game>() {
    let languages = languages::<G>();
    let complete = |said: &str, texts: &Texts| {
        let missing = said.lines().find(|line| line.contains("{$") || missing_id(line));
        assert_eq!(missing, None, "a text is missing in {}", texts.language());
    };
    walk::<G>(few_games(), |spot| {
        let view = G::view(&spot.state, Viewer::All);
        let draw_all = spot.sampled(10);
        for texts in &languages {
            G::narrate(&view, texts).iter().for_each(|sentence| complete(sentence, texts));
            if draw_all {
                complete(&G::sketch(&view, texts), texts);
                for picture in LAYOUTS.into_iter().filter_map(|layout| G::picture(&view, texts, layout)) {
                    complete(&picture.svg, texts);
                    complete(&picture.text, texts);
                }
                for seat in spot.pending() {
                    let offer = Offer::<G>::new(&spot.state, seat);
                    let parts: BTreeSet<Part> = offer.moves().iter().flat_map(Notation::parts).collect();
                    parts.iter().for_each(|part| complete(&texts.label(part), texts));
                }
            }
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

/// Where players have names, these are used: in what happened, in the drawing in characters and in the picture.
pub fn players_are_called_by_their_names<G: Game>() {
    let languages = languages::<G>();
    let seats = Seat::all(MAX_SEATS);
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(60) {
            return;
        }
        let view = G::view(&spot.state, Viewer::All);
        for texts in languages.iter().filter(|texts| texts.has("seat-name")) {
            let named = texts.naming(seats.clone().map(|seat| Some(format!("Name-{seat}"))));
            let mut said = G::narrate(&view, &named);
            said.push(G::sketch(&view, &named));
            for picture in LAYOUTS.into_iter().filter_map(|layout| G::picture(&view, &named, layout)) {
                said.extend([picture.svg, picture.text]);
            }
            for (seat, line) in spot.seats().flat_map(|seat| said.iter().map(move |line| (seat, line))) {
                let nameless = texts.seat(seat);
                assert!(
                    !line.contains(&nameless),
                    "{seat} is called {nameless} in {}: {line}",
                    texts.language()
                );
            }
        }
    });
}
