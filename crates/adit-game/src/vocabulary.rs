//! The words of a game as numbers.
//!
//! A move is said in parts, and every part comes from a finite vocabulary. So a game has one action space, however many
//! moves a position offers: programs that learn choose one part after the other.

use crate::{Game, Notation, Part, Parts};
use std::borrow::Cow;

/// The place of a part in a [`Vocabulary`].
pub type Code = u16;

/// Says that a move ends here, where it could also go on: `prospect G7` and `prospect G7 G8` may both be offered.
pub const END: Code = 0;

/// No vocabulary has so many parts: this stands for a part that it does not have.
pub const UNKNOWN: Code = Code::MAX;

/// A kind of part, found without comparing words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(u16);

impl Kind {
    /// The kind with this name. Two kinds of one vocabulary must not share a place; a law tests it.
    pub const fn new(name: &str) -> Kind {
        let bytes = name.as_bytes();
        let mut hash = 0x811c_9dc5_u32;
        let mut index = 0;
        while index < bytes.len() {
            hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
            index += 1;
        }
        Kind((hash ^ hash >> 15) as u16 % KINDS as u16)
    }
}

/// The places for kinds.
const KINDS: usize = 512;
/// Numbers are said in every game.
const NUMBER: Kind = Kind::new("number");

/// Where the parts of a kind stand.
#[derive(Clone, Copy, Debug, Default)]
struct Span {
    first: Code,
    count: Code,
}

/// All parts with which the moves of a game are said, each with its [`Code`].
#[derive(Clone, Debug)]
pub struct Vocabulary {
    parts: Parts,
    spans: [Span; KINDS],
    /// The codes of the fixed words of each form.
    verbs: Vec<Vec<Code>>,
    numbers: Vec<u32>,
    /// How many numbers, from 0, are all there.
    dense: u32,
}

impl Vocabulary {
    /// The vocabulary of a game.
    ///
    /// # Panics
    /// If two kinds share a place, which the laws of every game exclude.
    pub fn of<G: Game>() -> Vocabulary {
        let mut parts = vec![Part::new("end", ".")];
        let mut kinds: Vec<(&'static str, Parts)> = Vec::new();
        let numbers = G::numbers();
        let said = G::Move::vocabulary().into_iter().chain(numbers.iter().map(|number| number_part(*number)));
        for part in said {
            match kinds.iter_mut().find(|(kind, _)| *kind == part.kind) {
                Some((_, of_kind)) if of_kind.contains(&part) => {}
                Some((_, of_kind)) => of_kind.push(part),
                None => kinds.push((part.kind, vec![part])),
            }
        }
        let mut spans = [Span::default(); KINDS];
        for (kind, of_kind) in kinds {
            let span = &mut spans[usize::from(Kind::new(kind).0)];
            assert!(span.count == 0, "{kind} and another kind of {} share a place", G::ID);
            *span = Span { first: parts.len() as Code, count: of_kind.len() as Code };
            parts.extend(of_kind);
        }
        let dense = numbers.iter().zip(0..).take_while(|(number, place)| *number == place).count() as u32;
        let mut vocabulary = Vocabulary { parts, spans, verbs: Vec::new(), numbers, dense };
        let verbs = |form: &crate::Form| {
            form.verbs.iter().map(|verb| vocabulary.find(&Part::new("verb", *verb))).collect()
        };
        vocabulary.verbs = G::Move::FORMS.iter().map(verbs).collect();
        vocabulary
    }

    /// The parts, each at the place of its code. The first one only says that a move [ends](END).
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many parts there are.
    pub fn size(&self) -> usize {
        self.parts.len()
    }

    /// The part with this code.
    pub fn part(&self, code: Code) -> Option<&Part> {
        self.parts.get(usize::from(code))
    }

    /// The code of the part of this kind at a place among all of its kind.
    pub fn at(&self, kind: Kind, place: usize) -> Code {
        let span = self.spans[usize::from(kind.0)];
        if place < usize::from(span.count) { span.first + place as Code } else { UNKNOWN }
    }

    /// The code of a number.
    pub fn number(&self, number: u32) -> Code {
        if number < self.dense {
            return self.at(NUMBER, number as usize);
        }
        self.numbers.binary_search(&number).map_or(UNKNOWN, |place| self.at(NUMBER, place))
    }

    /// The codes of the fixed words of a form.
    pub fn verbs(&self, form: usize) -> &[Code] {
        &self.verbs[form]
    }

    /// The code of any part, found by its words.
    pub fn find(&self, part: &Part) -> Code {
        let Span { first, count } = self.spans[usize::from(Kind::new(part.kind).0)];
        let of_kind = self.parts.iter().skip(first.into()).take(count.into());
        of_kind.zip(first..).find(|(known, _)| *known == part).map_or(UNKNOWN, |(_, code)| code)
    }
}

/// A number as a part.
pub(crate) fn number_part(number: u32) -> Part {
    Part::new("number", Cow::Owned(number.to_string()))
}
