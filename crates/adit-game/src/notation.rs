//! Moves as words.
//!
//! [`notation!`](crate::notation!) defines an enum of moves together with its words, so that writing a
//! move, reading it, listing the ways to complete it and documenting it are one definition.

use crate::vocabulary::{Code, UNKNOWN, Vocabulary};
use std::borrow::Cow;
use std::fmt;

/// One click, one word of notation, one edge of the move tree.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Part {
    /// What the part is: `verb`, `number`, `seat`, or a kind of piece or place such as `hex`.
    pub kind: &'static str,
    /// How it is said: `lay`, `3`, `C4`.
    pub word: Cow<'static, str>,
}

/// The parts of one move, in the order in which they are said.
pub type Parts = Vec<Part>;

impl Part {
    /// A part of this kind, said with this word.
    pub fn new(kind: &'static str, word: impl Into<Cow<'static, str>>) -> Part {
        Part { kind, word: word.into() }
    }

    /// The id that elements of a picture carry, e.g. `hex:C4`.
    pub fn id(&self) -> String {
        format!("{}:{}", self.kind, self.word)
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.id())
    }
}

/// A value that can be said in a move: a hex, a number, a colour.
pub trait Word: Sized {
    /// How the value stands in the documentation, e.g. `HEX`.
    const FORM: &'static str;
    /// What the value is, for the documentation.
    const ABOUT: &'static str;

    /// Says the value.
    fn parts(&self, out: &mut Parts);

    /// Reads the value from the front of `words` and takes off what it has read.
    fn read(words: &mut &[&str]) -> Option<Self>;

    /// All values, to complete a move that is only begun. Empty where they cannot be listed.
    fn all() -> Vec<Self>;

    /// The parts with which values are said: what they add to a game's [`Vocabulary`]. Numbers add nothing, as
    /// [a game bounds them](crate::Game::numbers).
    fn vocabulary() -> Parts {
        let mut parts = Parts::new();
        Self::all().iter().for_each(|value| value.parts(&mut parts));
        parts
    }

    /// Says the value in [codes](Code). Types that are said often do it without words.
    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
        let mut parts = Parts::new();
        self.parts(&mut parts);
        out.extend(parts.iter().map(|part| vocabulary.find(part)));
    }
}

/// One of a small set of things that have a name. Implemented by [`words!`](crate::words!).
pub trait Named: Copy + Eq + 'static {
    /// All of them, in order.
    fn every() -> &'static [Self];

    /// Its place among [all](Named::every).
    fn place(self) -> usize;

    /// Its word in the notation, in data files and in views.
    fn name(self) -> &'static str;
}

macro_rules! number_word {
    ($($number:ty),*) => {$(
        impl Word for $number {
            const FORM: &'static str = "NUMBER";
            const ABOUT: &'static str = "a whole number";

            fn parts(&self, out: &mut Parts) {
                out.push(Part::new("number", self.to_string()));
            }

            fn read(words: &mut &[&str]) -> Option<$number> {
                let (first, rest) = words.split_first()?;
                let number: $number = first.parse().ok()?;
                // Only the way in which a number is written here is a word: no `+3`, no `03`.
                (number.to_string() == *first).then(|| *words = rest)?;
                Some(number)
            }

            fn all() -> Vec<$number> {
                Vec::new()
            }

            fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
                out.push(u32::try_from(*self).map_or(UNKNOWN, |number| vocabulary.number(number)));
            }
        }
    )*};
}
number_word!(u8, u16, u32, i16);

/// One shape of move for the documentation, e.g. `lay TILE HEX ROTATION`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// The name of the variant in the code.
    pub name: &'static str,
    /// The fixed words it begins with.
    pub verbs: &'static [&'static str],
    /// The form and explanation of each value that follows.
    pub values: &'static [(&'static str, &'static str)],
    /// What the move does.
    pub about: &'static str,
}

impl Form {
    /// The form as one line, e.g. `lay TILE HEX ROTATION`.
    pub fn line(&self) -> String {
        let values = self.values.iter().map(|(form, _)| form.to_uppercase());
        self.verbs.iter().map(|&verb| verb.to_owned()).chain(values).collect::<Vec<_>>().join(" ")
    }
}

/// An enum whose values are said in words. Implemented by [`notation!`](crate::notation!).
pub trait Notation: Sized {
    /// All forms, in the order of the enum's variants.
    const FORMS: &'static [Form];

    /// Which of [`FORMS`](Notation::FORMS) this value has.
    fn form(&self) -> usize;

    /// Says the value behind what was said before.
    fn say(&self, out: &mut Parts);

    /// Says the value.
    fn parts(&self) -> Parts {
        let mut parts = Parts::new();
        self.say(&mut parts);
        parts
    }

    /// Reads exactly these words, whether or not the move is legal now.
    fn read(words: &[&str]) -> Option<Self>;

    /// Everything that can be said beginning with these words, as far as the rest can be listed.
    fn completions(words: &[&str]) -> Vec<Self>;

    /// The parts with which values are said, some of them more than once.
    fn vocabulary() -> Parts;

    /// Says the value in [codes](Code), behind what was said before.
    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>);

    /// The words as one line.
    fn words(&self) -> String {
        words_of(&self.parts())
    }
}

/// The words of these parts, joined by blanks.
pub fn words_of(parts: &[Part]) -> String {
    let mut line = String::new();
    write_words(parts, &mut line);
    line
}

/// Writes the words of these parts, joined by blanks, behind what is there.
pub fn write_words(parts: &[Part], out: &mut String) {
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            out.push(' ');
        }
        out.push_str(&part.word);
    }
}

/// The values a word can have, and what is left of `words`: the value that is said, or all of them
/// where nothing more is said.
pub fn choices<'a, T: Word>(words: &'a [&'a str]) -> Vec<(T, &'a [&'a str])> {
    if words.is_empty() {
        return T::all().into_iter().map(|value| (value, words)).collect();
    }
    let mut rest = words;
    T::read(&mut rest).map(|value| (value, rest)).into_iter().collect()
}

/// Defines an enum of moves (or of chance outcomes) together with its words.
///
/// Each variant names its fixed words; its fields follow in the order in which they are written.
/// The doc comment of a variant is its entry in `docs/notation.md`.
///
/// ```
/// adit_game::notation! {
///     /// What a seat may do.
///     pub enum Move {
///         /// Take stones from a heap.
///         Take { stones: u8, from: adit_game::Seat } = "take",
///         /// Do nothing.
///         Pass {} = "pass",
///     }
/// }
/// use adit_game::Notation;
/// let take = Move::read(&["take", "3", "s1"]).unwrap();
/// assert_eq!(take.words(), "take 3 s1");
/// assert_eq!(Move::completions(&["take", "3"]).len(), 4);
/// ```
#[macro_export]
macro_rules! notation {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $(
                #[doc = $about:literal] $(#[doc = $more:literal])*
                $variant:ident { $($field:ident : $type:ty),* $(,)? } = $($verb:literal)+
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        $visibility enum $name {
            $(
                #[doc = $about] $(#[doc = $more])*
                $variant { $(#[allow(missing_docs)] $field: $type),* }
            ),+
        }

        impl $crate::Notation for $name {
            const FORMS: &'static [$crate::Form] = &[$(
                $crate::Form {
                    name: stringify!($variant),
                    verbs: &[$($verb),+],
                    values: &[$((<$type as $crate::Word>::FORM, <$type as $crate::Word>::ABOUT)),*],
                    about: concat!($about $(, "\n", $more)*),
                }
            ),+];

            fn form(&self) -> usize {
                #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
                enum Index { $($variant),+ }
                match self { $($name::$variant { .. } => Index::$variant as usize),+ }
            }

            fn say(&self, out: &mut $crate::Parts) {
                match self {
                    $($name::$variant { $($field),* } => {
                        $(out.push($crate::Part::new("verb", $verb));)+
                        $($crate::Word::parts($field, out);)*
                    })+
                }
            }

            fn read(words: &[&str]) -> Option<Self> {
                $(
                    if let Some(rest) = words.strip_prefix(&[$($verb),+]) {
                        #[allow(unused_mut)]
                        fn fields(mut rest: &[&str]) -> Option<$name> {
                            $(let $field = <$type as $crate::Word>::read(&mut rest)?;)*
                            rest.is_empty().then_some($name::$variant { $($field),* })
                        }
                        let read = fields(rest);
                        if read.is_some() {
                            return read;
                        }
                    }
                )+
                None
            }

            fn completions(words: &[&str]) -> Vec<Self> {
                let mut found = Vec::new();
                $(
                    let verbs: &[&str] = &[$($verb),+];
                    let said = words.len().min(verbs.len());
                    if words[..said] == verbs[..said] {
                        let rest = &words[said..];
                        $crate::notation!(@nest found, rest, $name, $variant, [$($field : $type),*], []);
                    }
                )+
                found
            }

            fn vocabulary() -> $crate::Parts {
                let mut parts = $crate::Parts::new();
                parts.extend([$($($crate::Part::new("verb", $verb)),+),+]);
                $($(parts.extend(<$type as $crate::Word>::vocabulary());)*)+
                parts
            }

            fn codes(&self, vocabulary: &$crate::Vocabulary, out: &mut Vec<$crate::Code>) {
                out.extend_from_slice(vocabulary.verbs($crate::Notation::form(self)));
                match self {
                    $($name::$variant { $($field),* } => {
                        $($crate::Word::codes($field, vocabulary, out);)*
                    })+
                }
            }
        }
    };
    (@nest $found:ident, $rest:ident, $name:ident, $variant:ident, [], [$($done:ident)*]) => {
        if $rest.is_empty() {
            #[allow(clippy::redundant_clone)]
            $found.push($name::$variant { $($done: $done.clone()),* });
        }
    };
    (@nest $found:ident, $rest:ident, $name:ident, $variant:ident,
        [$field:ident : $type:ty $(, $fields:ident : $types:ty)*], [$($done:ident)*]) => {
        for ($field, $rest) in $crate::choices::<$type>($rest) {
            $crate::notation!(@nest $found, $rest, $name, $variant,
                [$($fields : $types),*], [$($done)* $field]);
        }
    };
}

/// Defines a small enum of things that have a name: each is a [`Word`] of the notation, is written in
/// data and views by the same word, and can index an array. A variant needs a comment only where its word does not say it all.
///
/// ```
/// adit_game::words! {
///     /// A colour of gems.
///     pub enum Colour as "colour" {
///         /// Like the sun.
///         Yellow = "yellow",
///         /// Like the sea.
///         Blue = "blue",
///     }
/// }
/// assert_eq!(Colour::ALL.len(), 2);
/// assert_eq!(Colour::Blue.word(), "blue");
/// assert_eq!(Colour::from_word("yellow"), Some(Colour::Yellow));
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[doc = $about:literal])+
        $visibility:vis enum $name:ident as $kind:literal {
            $($(#[$meta:meta])* $variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        $visibility enum $name {
            $($(#[$meta])* #[doc = concat!("`", $word, "`")] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// Its word in the notation, in data files and in views.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }

            /// Its place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Named for $name {
            fn every() -> &'static [$name] {
                &$name::ALL
            }

            fn place(self) -> usize {
                self.index()
            }

            fn name(self) -> &'static str {
                self.word()
            }
        }

        impl $crate::Word for $name {
            const FORM: &'static str = $kind;
            const ABOUT: &'static str = concat!("one of" $(, " `", $word, "`")+);

            fn parts(&self, out: &mut $crate::Parts) {
                out.push($crate::Part::new($kind, self.word()));
            }

            fn read(words: &mut &[&str]) -> Option<$name> {
                let (first, rest) = words.split_first()?;
                let value = $name::from_word(first)?;
                *words = rest;
                Some(value)
            }

            fn all() -> Vec<$name> {
                $name::ALL.to_vec()
            }

            fn codes(&self, vocabulary: &$crate::Vocabulary, out: &mut Vec<$crate::Code>) {
                out.push(vocabulary.at(const { $crate::Kind::new($kind) }, self.index()));
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, out: &mut $crate::Row<'_>) {
                out.put(self.index() as i64);
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.pad(self.word())
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                $name::from_word(&word).ok_or_else(|| {
                    ::serde::de::Error::unknown_variant(&word, &[$($word),+])
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::Notation;

    notation! {
        /// Moves for the tests.
        pub enum Move {
            /// Lay a thing.
            Lay { count: u8, seat: crate::Seat } = "lay",
            /// Buy a thing and lay it.
            BuyLay { seat: crate::Seat } = "buy" "lay",
            /// Do nothing.
            Pass {} = "pass",
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for line in ["lay 3 s2", "buy lay s0", "pass"] {
            let words: Vec<_> = line.split(' ').collect();
            let mv = Move::read(&words).expect(line);
            assert_eq!(mv.words(), line);
            assert_eq!(Move::FORMS[mv.form()].verbs[0], words[0]);
        }
    }

    #[test]
    fn other_words_are_not_read() {
        for line in
            ["", "lay", "lay 3", "lay 03 s1", "lay 3 s4", "lay 3 s1 s1", "buy s0", "pass pass", "lay 300 s1"]
        {
            let words: Vec<_> = line.split_whitespace().collect();
            assert_eq!(Move::read(&words), None, "{line}");
        }
    }

    #[test]
    fn completions_continue_what_is_begun() {
        assert_eq!(Move::completions(&["buy"]).len(), 4);
        assert_eq!(Move::completions(&["lay", "2"]).len(), 4);
        assert_eq!(Move::completions(&["lay", "2", "s3"]).len(), 1);
        assert_eq!(Move::completions(&["pass", "s3"]).len(), 0);
        assert_eq!(Move::completions(&["lay"]).len(), 0, "numbers cannot be listed");
    }
}
