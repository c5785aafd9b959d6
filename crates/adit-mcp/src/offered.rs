//! The moves of an offer: narrowed by the words they begin with, and put into words.

use crate::bodies::{Offer, Part};
use crate::fault::Fault;
use crate::wording::{bullets, counted, paragraphs};
use adit_game::{Part as GamePart, Texts};
use serde_json::{Value, json};
use std::borrow::Cow;

/// The part that stands between two moves of one decision.
const THEN: &str = "then:";
/// How many moves are listed at once.
pub(crate) const PAGE: usize = 40;

/// What may be said now, as far as it begins with some words.
pub(crate) struct Offered<'a> {
    offer: &'a Offer,
    texts: &'a Texts,
    /// The words that are said already.
    begin: Vec<&'a str>,
    moves: Vec<&'a [usize]>,
}

impl<'a> Offered<'a> {
    /// The moves of an offer that begin with these words; all of them where nothing is said.
    pub(crate) fn new(offer: &'a Offer, texts: &'a Texts, begin: &'a str) -> Result<Offered<'a>, Fault> {
        let begin: Vec<&str> = begin.split_whitespace().collect();
        let word = |place: &usize| offer.parts.get(*place).map(|part| part.word.as_str());
        let begins = |parts: &&[usize]| {
            begin.len() <= parts.len()
                && parts.iter().zip(&begin).all(|(place, said)| word(place) == Some(*said))
        };
        let moves: Vec<&[usize]> = offer.moves.iter().map(Vec::as_slice).filter(begins).collect();
        if moves.is_empty() && !begin.is_empty() {
            let said = begin.join(" ");
            return Err(Fault::NotFound(format!(
                "no move of this offer begins with {said:?}; `why` with these words tells the reason"
            )));
        }
        Ok(Offered { offer, texts, begin, moves })
    }

    /// How many moves there are.
    pub(crate) fn count(&self) -> usize {
        self.moves.len()
    }

    fn parts(&self, places: &[usize]) -> impl Iterator<Item = &'a Part> {
        places.iter().filter_map(move |place| self.offer.parts.get(*place))
    }

    /// The words with which a move is said.
    fn words(&self, places: &[usize]) -> String {
        self.parts(places).map(|part| part.word.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The move as people call it.
    fn label(&self, places: &[usize]) -> String {
        let parts: Vec<&Part> = self.parts(places).collect();
        let phrase = |parts: &[&Part]| {
            let labels: Vec<GamePart> = parts.iter().map(|part| labelled(part)).collect();
            self.texts.phrase_by(&labels, |part| part.word.to_string())
        };
        parts.split(|part| part.id == THEN).map(phrase).collect::<Vec<_>>().join("; ")
    }

    /// What is asked behind the words that are said, if the game says that.
    fn question(&self) -> Option<&'a str> {
        let first = self.moves.first()?;
        // The keys of the questions have verbs and kinds; the same one several times in a row stands once.
        let mut names: Vec<&str> = Vec::new();
        for part in self.parts(&first[..self.begin.len()]) {
            let (kind, word) = part.id.split_once(':')?;
            names.push(if kind == "verb" { word } else { kind });
        }
        names.dedup();
        self.offer.asks.get(&names.join("-")).map(String::as_str)
    }

    /// The moves of a page, from 1, with the number of all pages.
    pub(crate) fn page(&self, page: usize) -> Result<(String, Value), Fault> {
        let pages = self.moves.len().div_ceil(PAGE).max(1);
        if !(1..=pages).contains(&page) {
            return Err(Fault::Arguments(format!(
                "the list has {}, so `page` is from 1 to {pages}",
                counted(pages, "page")
            )));
        }
        let shown = &self.moves[(page - 1) * PAGE..self.moves.len().min(page * PAGE)];
        let lines = shown.iter().map(|places| {
            let (words, label) = (self.words(places), self.label(places));
            if words == label { format!("`{words}`") } else { format!("`{words}`: {label}") }
        });
        let more = match page < pages {
            true => format!("Page {page} of {pages}; there is more with `page`: {}.", page + 1),
            false if pages > 1 => format!("Page {page} of {pages}, the last one."),
            false => String::new(),
        };
        let moves: Vec<Value> = shown
            .iter()
            .map(|places| json!({ "words": self.words(places), "label": self.label(places) }))
            .collect();
        let data = json!({ "offer": self.offer.id, "count": self.moves.len(), "page": page, "pages": pages, "moves": moves });
        Ok((paragraphs([bullets(lines), more]), data))
    }

    /// What may follow the words that are said: each next word with the number of moves behind it. Words behind which there is no
    /// choice are said at once.
    pub(crate) fn tree(&self) -> (String, Value) {
        let mut groups: Vec<(usize, Vec<&[usize]>)> = Vec::new();
        for places in self.moves.iter().copied() {
            match places.get(self.begin.len()) {
                // The words are a move as they stand.
                None => groups.push((usize::MAX, vec![places])),
                Some(next) => match groups.iter_mut().find(|(place, _)| place == next) {
                    Some((_, members)) => members.push(places),
                    None => groups.push((*next, vec![places])),
                },
            }
        }
        let mut lines = Vec::new();
        let mut data = Vec::new();
        for (place, members) in &groups {
            let common = common(members);
            let words = self.words(&members[0][..common]);
            let (label, brief) = match self.offer.parts.get(*place) {
                Some(part) => (self.label(&members[0][self.begin.len()..common]), part.brief.as_str()),
                None => (self.label(members[0]), ""),
            };
            let mut line = format!("`{words}`");
            if label != words {
                line += &format!(": {label}");
            }
            if !brief.is_empty() && !label.contains(brief) {
                line += &format!(" ({brief})");
            }
            match members.as_slice() {
                [only] if only.len() == common => line += " [a whole move]",
                several => line += &format!(" [{}]", counted(several.len(), "move")),
            }
            let is_whole = members.iter().any(|places| places.len() == common);
            data.push(json!({ "words": words, "label": label, "moves": members.len(), "whole": is_whole }));
            lines.push(line);
        }
        let question = self.question().map(|question| format!("{question}\n")).unwrap_or_default();
        let data = json!({ "offer": self.offer.id, "count": self.moves.len(), "next": data });
        (format!("{question}{}", bullets(lines)), data)
    }

    /// The amounts that can be given one after the other, where the game has them.
    pub(crate) fn amounts(&self) -> String {
        let Some(sheet) = self.offer.sheet.as_ref().filter(|_| self.begin.is_empty()) else {
            return String::new();
        };
        let rows = sheet.rows.iter().map(|row| {
            format!(
                "`{} AMOUNT`: {}, {} given so far, {} at the most",
                row.before, row.label, row.given, row.most
            )
        });
        format!(
            "This decision is put together of amounts. Say one after the other, then `{}`:\n{}",
            sheet.done,
            bullets(rows)
        )
    }
}

/// How many parts all of these moves begin with.
fn common(moves: &[&[usize]]) -> usize {
    let Some((first, rest)) = moves.split_first() else { return 0 };
    let same = |place: usize| rest.iter().all(|other| other.get(place) == first.get(place));
    (0..first.len()).take_while(|place| same(*place)).count()
}

/// The part as something whose word is its label.
fn labelled(part: &Part) -> GamePart {
    let kind = if part.id.starts_with("verb:") { "verb" } else { "part" };
    GamePart { kind, word: Cow::Owned(part.label.clone()) }
}
