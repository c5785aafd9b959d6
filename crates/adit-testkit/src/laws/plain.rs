//! Laws of plain words: what people read has no ids of data files, says no word twice, and keeps the spaces of its
//! language.

use super::guide::{LAYOUTS, ids};
use super::walk::{few_games, walk};
use crate::laws::texts::languages;
use crate::messages;
use adit_game::{Game, Language, Notation, Offer, Part, Rule, Seat, Texts, Viewer};
use regex_lite::Regex;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

/// Words that look like ids of data files: `r2c0`, `e13`, `K03-3`, `T03a`, `L-Z1`, `(s0)`, `s0.1`, `option 2a`, `two_walls`.
static IDS: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"\br\d+c\d+\b|\be\d\d\b|\bx[NESW]\b|\b[KT]\d\d[-a-z]|\bL-[A-Z]+\d|\bs\d\.\d\b|\(s\d\)|\bs[0-3]\b|\b[123][ab]\b|[a-z]_[a-z]",
    )
});

/// French signs without their no-break space.
static UNSPACED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"[^\u{a0}\u{202f}\s][:;!?»](\s|$)|[ ][:;!?»](\s|$)|«[^\u{a0}\u{202f}]"));

/// A space before a percent sign, which English does not have.
static SPACED_PERCENT: LazyLock<Regex> = LazyLock::new(|| pattern(r"\d %"));

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern")
}

/// The same word twice in a row.
fn doubled(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &str| word.len() > 2 && word.chars().all(char::is_alphabetic);
    words
        .windows(2)
        .find(|pair| is_word(pair[0]) && pair[0].to_lowercase() == pair[1].to_lowercase())
        .map(|pair| pair[0])
}

/// What is wrong with a text, if anything is.
pub fn blemish(text: &str, language: Language) -> Option<String> {
    if let Some(found) = IDS.find(text) {
        return Some(format!("the id {:?}", found.as_str()));
    }
    if let Some(word) = doubled(text) {
        return Some(format!("the word {word:?} twice"));
    }
    if text.contains("  ") || text.contains(" ,") || text.contains(" .") {
        return Some("a blank too many".to_owned());
    }
    if language == Language::French
        && let Some(found) = UNSPACED.find(text)
    {
        return Some(format!("no no-break space at {:?}", found.as_str()));
    }
    if language == Language::English && SPACED_PERCENT.is_match(text) {
        return Some("a space before %".to_owned());
    }
    None
}

/// The texts inside a drawing.
fn written(svg: &str) -> impl Iterator<Item = &str> {
    svg.split('>').filter_map(|rest| rest.split('<').next()).map(str::trim).filter(|text| !text.is_empty())
}

/// What people read of a game has no ids, no doubled words and no wrong spaces: sentences, labels, questions, cards, pictures,
/// rules and options, in every language. The drawing in characters has the words of the notation and is not meant.
pub fn texts_are_plain<G: Game>() {
    let languages = languages::<G>();
    // Most lines are said again and again, and looking at one takes longer than saying it.
    let seen: RefCell<HashSet<(Language, String)>> = RefCell::default();
    let check = |text: &str, texts: &Texts| {
        let is_new = |line: &&str| seen.borrow_mut().insert((texts.language(), (*line).to_owned()));
        for line in text.lines().filter(is_new) {
            let blemish = blemish(line.trim(), texts.language());
            assert_eq!(blemish, None, "in {}: {line}", texts.language());
        }
    };
    for texts in &languages {
        for rule in G::Rule::ALL {
            check(&texts.say(rule.text_id(), &[]), texts);
        }
        for spec in G::options() {
            check(&texts.say(&format!("option-{}", spec.id), &[]), texts);
        }
    }
    everything_said::<G>(&languages, &check);
}

/// What people read stands in the texts as a whole: no sentence, label or card is put together in code, where another
/// language could not change the order of its words. Tested with texts in which every message has marks around it.
pub fn texts_are_not_put_together_in_code<G: Game>() {
    let marked = messages::marked(G::texts(Language::English).expect("English texts"), MARKS);
    let texts = Texts::new(Language::English, &[&marked]);
    everything_said::<G>(&[texts], &|text, _| {
        assert!(is_whole(text), "this is put together in code: {text}");
    });
}

/// What stands around every message.
const MARKS: [char; 2] = ['⟦', '⟧'];

/// Is there nothing outside of the marks but numbers and names, which need no message, and what every game puts between the
/// things of a list, and between a label and its value? A message may go over several lines.
fn is_whole(text: &str) -> bool {
    let mut depth = 0_usize;
    text.lines().all(|line| {
        let mut outside = String::new();
        for sign in line.chars() {
            if sign == MARKS[0] {
                depth += 1;
            } else if sign == MARKS[1] {
                depth = depth.saturating_sub(1);
            } else if depth == 0 {
                outside.push(sign);
            }
        }
        let are_numbers = outside.len() == line.len() && !outside.contains(char::is_alphabetic);
        let mut pieces = outside.split([',', ':']);
        let begins_well = pieces.next().is_none_or(|first| !first.contains(' '));
        are_numbers || begins_well && pieces.all(|piece| !piece.trim_start().contains(' '))
    })
}

/// Shows everything that people read in random games: sentences, labels, questions, cards and pictures.
fn everything_said<G: Game>(languages: &[Texts], check: &dyn Fn(&str, &Texts)) {
    walk::<G>(few_games(), |spot| {
        let draws_all = spot.sampled(40);
        let view = G::view(&spot.state, Viewer::All);
        for texts in languages {
            let named: Vec<_> = ["Ada", "Bo", "Cleo", "Dan"].map(|name| Some(name.to_owned())).into();
            let texts = &texts.naming(named);
            G::narrate(&view, texts).iter().for_each(|sentence| check(sentence, texts));
            if !draws_all {
                continue;
            }
            for picture in LAYOUTS.into_iter().filter_map(|layout| G::picture(&view, texts, layout)) {
                check(&picture.text, texts);
                // A long line is written on several.
                check(&written(&picture.svg).collect::<Vec<_>>().join("\n"), texts);
                for id in ids(&picture.svg) {
                    check_card::<G>(&view, texts, id, check);
                }
            }
            for seat in spot.pending() {
                check_offer::<G>(&spot.state, seat, texts, check);
            }
        }
    });
}

fn check_card<G: Game>(view: &G::View, texts: &Texts, id: &str, check: &dyn Fn(&str, &Texts)) {
    let card = id.split_once(':').and_then(|(kind, word)| G::card(view, texts, kind, word));
    if let Some(card) = card {
        [card.title, card.brief].iter().chain(&card.lines).for_each(|text| check(text, texts));
    }
}

fn check_offer<G: Game>(state: &G::State, seat: Seat, texts: &Texts, check: &dyn Fn(&str, &Texts)) {
    let view = G::view(state, Viewer::Seat(seat));
    G::prompt(&view, texts, seat).iter().for_each(|prompt| check(prompt, texts));
    let offer = Offer::<G>::new(state, seat);
    let parts: BTreeSet<Part> = offer.moves().iter().flat_map(Notation::parts).collect();
    for part in &parts {
        check(&G::label(&view, texts, part), texts);
        check_card::<G>(&view, texts, &part.id(), check);
    }
    if let Some(sheet) = G::sheet(&view, texts, seat) {
        sheet
            .rows
            .iter()
            .map(|row| &row.label)
            .chain([&sheet.total, &sheet.button])
            .for_each(|text| check(text, texts));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found() {
        for text in [
            "r2c0 (third row, left)",
            "on e10",
            "Card K03-3",
            "the tile is T03a",
            "tile L-Z1",
            "A (s0)",
            "option 2a",
        ] {
            assert!(blemish(text, Language::English).is_some(), "{text}");
        }
        for text in
            ["Lay a tile on K5.", "three teams of strength 2 or more", "A5 is extracted.", "2 emmer, 1 flax"]
        {
            assert_eq!(blemish(text, Language::English), None, "{text}");
        }
    }

    #[test]
    fn what_is_put_together_is_found() {
        for text in ["⟦Lay ⟦a tile⟧ on K5⟧", "⟦wood⟧, ⟦stone⟧", "K5", "12", "", "⟦Lay⟧: ⟦six⟧, K5"]
        {
            assert!(is_whole(text), "{text}");
        }
        for text in ["⟦Lay⟧ on ⟦K5⟧", "lay a tile", "⟦Lay⟧ ⟦six⟧", "⟦Lay⟧ K5"] {
            assert!(!is_whole(text), "{text}");
        }
    }

    #[test]
    fn doubled_words_and_wrong_spaces_are_found() {
        assert!(blemish("Take a card: card card 1", Language::English).is_some());
        assert!(blemish("50 %", Language::English).is_some());
        assert!(blemish("Manche 3 sur 3: la partie", Language::French).is_some());
        assert!(blemish("Manche 3 sur 3 : la partie", Language::French).is_some());
        assert_eq!(blemish("Manche 3 sur 3\u{a0}: la partie", Language::French), None);
    }
}
