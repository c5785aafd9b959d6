//! What changed between two texts, so that a stream sends that and nothing else.

use serde::Serialize;
use std::collections::HashMap;

/// How a text is made of one that the reader has. Lengths and places are counted in UTF-16 code units, as scripts count.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Patch<'a> {
    /// How long the new text is.
    length: usize,
    /// What it is made of, piece by piece.
    steps: Vec<Step<'a>>,
}

/// A piece of the new text: `[place, length]` of the old text, or a text of its own.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Step<'a> {
    Copy(usize, usize),
    Insert(&'a str),
}

/// Texts are cut behind these.
const CUTS: [char; 5] = ['<', '>', ',', '{', '}'];

/// Copying less than this is longer than the text itself.
const SHORTEST: usize = 16;

/// So many places are tried where a piece occurs often.
const TRIED: usize = 16;

/// A text cut into pieces, with the place of each and the end of the last.
struct Pieces<'a> {
    pieces: Vec<&'a str>,
    places: Vec<usize>,
}

impl<'a> Pieces<'a> {
    fn of(text: &'a str) -> Pieces<'a> {
        let pieces: Vec<&str> = text.split_inclusive(CUTS).collect();
        let mut places = Vec::with_capacity(pieces.len() + 1);
        let mut place = 0;
        places.push(place);
        for piece in &pieces {
            place += if piece.is_ascii() { piece.len() } else { piece.encode_utf16().count() };
            places.push(place);
        }
        Pieces { pieces, places }
    }

    /// How long so many pieces are together.
    fn length(&self, first: usize, pieces: usize) -> usize {
        self.places[first + pieces] - self.places[first]
    }

    /// How many pieces from here on are those of another text.
    fn same(&self, here: usize, other: &Pieces<'_>, there: usize) -> usize {
        self.pieces[here..].iter().zip(&other.pieces[there..]).take_while(|(one, other)| one == other).count()
    }
}

impl<'a> Patch<'a> {
    /// What makes `new` of `old`. It takes time in proportion to both, whatever they are.
    pub(crate) fn between(old: &str, new: &'a str) -> Patch<'a> {
        let (before, after) = (Pieces::of(old), Pieces::of(new));
        let mut first: HashMap<&str, usize> = HashMap::with_capacity(before.pieces.len());
        let mut further = vec![None; before.pieces.len()];
        for (place, piece) in before.pieces.iter().enumerate().rev() {
            further[place] = first.insert(piece, place);
        }
        let mut steps = Vec::new();
        // Where the old text goes on, where the new one is, and how much of it the steps have.
        let (mut expected, mut here, mut done) = (0, 0, 0);
        let (mut byte, mut written) = (0, 0);
        while here < after.pieces.len() {
            let next = |place: &usize| further[*place];
            let known = std::iter::successors(first.get(after.pieces[here]).copied(), next).take(TRIED);
            let runs = known.chain((expected < before.pieces.len()).then_some(expected)).map(|place| {
                let pieces = before.same(place, &after, here);
                (before.length(place, pieces), place, pieces)
            });
            // Of two that are as long, the one that the old text goes on with.
            let best = runs.max_by_key(|(length, place, _)| (*length, *place == expected));
            match best {
                Some((length, place, pieces)) if length >= SHORTEST => {
                    if done < here {
                        steps.push(Step::Insert(&new[written..byte]));
                    }
                    steps.push(Step::Copy(before.places[place], length));
                    byte += after.pieces[here..here + pieces].iter().map(|piece| piece.len()).sum::<usize>();
                    here += pieces;
                    expected = place + pieces;
                    (done, written) = (here, byte);
                }
                Some(_) | None => {
                    byte += after.pieces[here].len();
                    here += 1;
                    expected += 1;
                }
            }
        }
        if done < here {
            steps.push(Step::Insert(&new[written..]));
        }
        Patch { length: after.length(0, after.pieces.len()), steps }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The text that a reader makes of what is sent.
    fn apply(old: &str, patch: &Patch<'_>) -> String {
        let old: Vec<u16> = old.encode_utf16().collect();
        let mut new = Vec::new();
        for step in &patch.steps {
            match step {
                Step::Copy(place, length) => new.extend(&old[*place..place + length]),
                Step::Insert(text) => new.extend(text.encode_utf16()),
            }
        }
        assert_eq!(new.len(), patch.length);
        String::from_utf16(&new).expect("whole characters")
    }

    #[test]
    fn what_stays_is_copied() {
        let old = "<svg><g class='rock-one'/><g class='rock-two'/><text>⛏ Zoë 🪨</text><g class='rock-three'/></svg>";
        let new = old.replace("Zoë", "Ada");
        let patch = Patch::between(old, &new);
        assert_eq!(apply(old, &patch), new);
        assert_eq!(
            serde_json::to_string(&patch).expect("JSON"),
            r#"{"length":97,"steps":[[0,53],"⛏ Ada 🪨<",[62,35]]}"#
        );
        assert_eq!(Patch::between(old, old).steps, [Step::Copy(0, 97)]);
    }

    #[test]
    fn what_moved_is_copied_too() {
        let (one, other) = ("<g class='one of the stones'/>", "<g class='another of them'/>");
        let (old, new) = (format!("{one}{other}{one}"), format!("{other}{one}{other}"));
        let patch = Patch::between(&old, &new);
        assert_eq!(apply(&old, &patch), new);
        assert!(patch.steps.iter().all(|step| matches!(step, Step::Copy(..))), "{patch:?}");
    }

    proptest! {
        #[test]
        fn every_text_comes_of_every_other(old in "[ab<>,{é🪨]{0,120}", new in "[ab<>,{é🪨]{0,120}") {
            prop_assert_eq!(apply(&old, &Patch::between(&old, &new)), new);
        }

        #[test]
        fn a_text_that_was_cut_up_comes_of_its_parts(
            parts in proptest::collection::vec("<[a-z]{3,30}>|é🪨,|[a-z]{20}\\{", 1..40),
            order in proptest::collection::vec(any::<prop::sample::Index>(), 0..40),
        ) {
            let new: String = order.iter().map(|index| index.get(&parts).as_str()).collect();
            let old = parts.concat();
            prop_assert_eq!(apply(&old, &Patch::between(&old, &new)), new);
        }
    }
}
