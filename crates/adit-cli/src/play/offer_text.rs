//! An offer as a person reads it: a line for each choice, long groups only counted.

use super::guide::{Guide, capital};
use crate::language::Speech;
use crate::paint::Tone;
use adit_game::{Part, Parts, words_of};

/// Up to this many moves are listed one by one.
const LISTED: usize = 12;

/// What can be typed, and what it means.
pub(super) type Row = (String, String);

/// The moves that begin with these words: what can be typed, and what it means.
pub(super) fn describe(guide: &Guide, begin: &str, speech: &Speech) -> Vec<Row> {
    let begin: Vec<&str> = begin.split_whitespace().collect();
    let moves: Vec<&Parts> = guide.begun(&begin).collect();
    Listing { guide, speech }.rows(&moves, begin.len())
}

struct Listing<'a> {
    guide: &'a Guide,
    speech: &'a Speech,
}

impl Listing<'_> {
    /// The rows of moves that agree in their first `said` parts.
    fn rows(&self, moves: &[&Parts], said: usize) -> Vec<Row> {
        if let Some(row) = self.range(moves, said) {
            return vec![row];
        }
        let mut groups: Vec<(&[Part], Vec<&Parts>)> = Vec::new();
        for parts in moves {
            let head = &parts[..parts.len().min(said + 1)];
            match groups.iter_mut().find(|(known, _)| *known == head) {
                Some((_, group)) => group.push(parts),
                None => groups.push((head, vec![parts])),
            }
        }
        match groups.as_slice() {
            // Nothing is to be chosen at this word: look one further.
            [(head, group)] if group.len() > 1 => self.rows(group, head.len()),
            groups => {
                let rows =
                    |(head, group): &(&[Part], Vec<&Parts>)| self.group(head, group, said, moves.len());
                groups.iter().flat_map(rows).collect()
            }
        }
    }

    /// The rows of a group that goes on alike; in a short offer all of it is listed.
    fn group(&self, head: &[Part], group: &[&Parts], said: usize, offered: usize) -> Vec<Row> {
        if let Some(range) = self.range(group, head.len()) {
            return vec![range];
        }
        if group.len() == 1 || offered <= LISTED {
            return group.iter().map(|parts| self.row(&words_of(parts), parts, said)).collect();
        }
        let words: Vec<&str> = head.iter().map(|part| part.word.as_ref()).collect();
        let next = self.guide.next(&words);
        let shown: Vec<&str> = next.iter().take(LISTED).map(|part| part.word.as_ref()).collect();
        let more = if next.len() > shown.len() { " …" } else { "" };
        let words = Tone::Typed.paint(&format!("{} …", words_of(head)));
        let about = match self.about(head, said) {
            about if about.is_empty() => self.guide.phrase(&head[said..]),
            about => about,
        };
        let next = Tone::Typed.paint(&format!("{}{more}", shown.join(" ")));
        let values = [("about", about.into()), ("count", (group.len() as i64).into()), ("next", next.into())];
        vec![(words, self.speech.say("offer-more", &values))]
    }

    fn row(&self, words: &str, parts: &[Part], said: usize) -> Row {
        (Tone::Typed.paint(words), self.about(parts, said))
    }

    /// How these parts are called without those that were said before, and what they do in a few words.
    fn about(&self, parts: &[Part], said: usize) -> String {
        let new = &parts[said.min(parts.len())..];
        let label = match said {
            0 => self.guide.phrase(parts),
            _ => capital(&self.speech.game.list(new.iter().map(|part| self.guide.label(part)))),
        };
        // What is done with a thing is said by the thing, unless nothing but the deed is named.
        let things = || new.iter().rev().filter(|part| part.kind != "verb");
        let brief = match things().next() {
            Some(_) => things().find_map(|part| self.guide.brief(part)),
            None => new.iter().rev().find_map(|part| self.guide.brief(part)),
        };
        match brief {
            Some(brief) => {
                self.speech.say("offer-brief", &[("label", label.into()), ("brief", brief.into())])
            }
            // A list of the very words says nothing more.
            None if label.to_lowercase().replace(',', "") == words_of(new).to_lowercase() => String::new(),
            None => label,
        }
    }

    /// `bid 0–20` for moves that differ in one number alone and leave none out.
    fn range(&self, group: &[&Parts], at: usize) -> Option<Row> {
        let number =
            |parts: &Parts| -> Option<i64> { (parts.len() == at + 1).then(|| parts[at].word.parse().ok())? };
        let numbers: Vec<i64> = group.iter().map(|parts| number(parts)).collect::<Option<_>>()?;
        let (first, last) = (numbers.first()?, numbers.last()?);
        let consecutive = numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        if !consecutive || numbers.len() <= 3 {
            return None;
        }
        let head = &group[0][..at];
        let words = [words_of(head), format!("{first}–{last}")].join(if at > 0 { " " } else { "" });
        Some(self.row(&words, head, 0))
    }
}
