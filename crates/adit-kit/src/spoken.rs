//! Pieces and places that are said in one word.

/// Gives a type that is said in one word its place in the notation and the same word in JSON and debug output.
///
/// The type shows its word by [`Display`](std::fmt::Display), reads it with `from_word(&str) -> Option<Self>` and lists all
/// its values with `every()`. Its kind is what elements of a picture call it; where it depends on the value, a function
/// gives it. What is said often finds its [code](adit_game::Code) without words: `at` gives its place among `every()`, `in`
/// the code itself where there is more than one kind.
///
/// ```
/// use std::fmt;
///
/// /// A mine entrance.
/// #[derive(Clone, Copy, PartialEq, Eq)]
/// pub struct Entrance(u8);
///
/// impl Entrance {
///     fn every() -> impl Iterator<Item = Entrance> {
///         (0..4).map(Entrance)
///     }
///
///     fn from_word(word: &str) -> Option<Entrance> {
///         let number: u8 = word.strip_prefix('E')?.parse().ok()?;
///         Entrance::every().find(|entrance| entrance.0 == number && entrance.to_string() == word)
///     }
/// }
///
/// impl fmt::Display for Entrance {
///     fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(formatter, "E{}", self.0)
///     }
/// }
///
/// adit_kit::spoken!(Entrance as "entrance": "ENTRANCE", "a mine entrance, `E0` to `E3`");
///
/// use adit_game::Word;
/// let mut words = ["E3", "pass"].as_slice();
/// assert_eq!(Entrance::read(&mut words).map(|entrance| entrance.to_string()), Some("E3".to_owned()));
/// assert_eq!(words, ["pass"]);
/// assert_eq!(serde_json::to_string(&Entrance(2)).unwrap(), "\"E2\"");
/// assert!(serde_json::from_str::<Entrance>("\"E7\"").is_err());
/// ```
#[macro_export]
macro_rules! spoken {
    ($type:ident as $kind:literal: $form:literal, $about:literal $(, at $place:expr)?) => {
        $crate::spoken!($type as (|_: &$type| $kind): $form, $about $(, in (|value: &$type, vocabulary: &::adit_game::Vocabulary| {
            let place: fn($type) -> usize = $place;
            vocabulary.at(const { ::adit_game::Kind::new($kind) }, place(*value))
        }))?);
    };
    ($type:ident as ($kind:expr): $form:literal, $about:literal $(, in ($code:expr))?) => {
        impl ::adit_game::Word for $type {
            const FORM: &'static str = $form;
            const ABOUT: &'static str = $about;

            fn parts(&self, out: &mut ::adit_game::Parts) {
                let kind: fn(&$type) -> &'static str = $kind;
                out.push(::adit_game::Part::new(kind(self), self.to_string()));
            }

            fn read(words: &mut &[&str]) -> Option<$type> {
                let (first, rest) = words.split_first()?;
                let value = $type::from_word(first)?;
                *words = rest;
                Some(value)
            }

            fn all() -> Vec<$type> {
                $type::every().collect()
            }

            $(fn codes(&self, vocabulary: &::adit_game::Vocabulary, out: &mut Vec<::adit_game::Code>) {
                let code: fn(&$type, &::adit_game::Vocabulary) -> ::adit_game::Code = $code;
                out.push(code(self, vocabulary));
            })?
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, formatter)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let word = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                $type::from_word(&word)
                    .ok_or_else(|| ::serde::de::Error::custom(format_args!("{word:?} is not {}", $about)))
            }
        }
    };
}

/// Defines a number within limits that is said as a number: a numbered card, a rotation. In JSON it is a number too.
///
/// ```
/// adit_kit::numbered! {
///     /// A sequence card.
///     pub struct SequenceCard(1..=4) as "card": "CARD", "the number of a sequence card, `1` to `4`";
/// }
///
/// use adit_game::Word;
/// assert_eq!(SequenceCard::COUNT, 4);
/// assert_eq!(SequenceCard::new(4).map(SequenceCard::index), Some(3));
/// assert_eq!(SequenceCard::read(&mut ["5"].as_slice()), None);
/// assert_eq!(serde_json::from_str::<SequenceCard>("2").unwrap().number(), 2);
/// assert!(serde_json::from_str::<SequenceCard>("0").is_err());
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$meta:meta])* $visibility:vis struct $type:ident($first:literal..=$last:expr) as $kind:literal: $form:literal, $about:literal;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        $visibility struct $type(u8);

        impl $type {
            /// How many there are.
            pub const COUNT: usize = ($last - $first + 1) as usize;

            /// The one with this number.
            pub const fn new(number: u8) -> Option<$type> {
                if number >= $first && number <= $last { Some($type(number)) } else { None }
            }

            /// All of them.
            pub fn every() -> impl DoubleEndedIterator<Item = $type> + Clone {
                ($first..=$last).map($type)
            }

            /// Its number.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its place in a list of all, from 0.
            pub const fn index(self) -> usize {
                (self.0 - $first) as usize
            }
        }

        impl From<$type> for u8 {
            fn from(value: $type) -> u8 {
                value.0
            }
        }

        impl TryFrom<u8> for $type {
            type Error = String;
            fn try_from(number: u8) -> Result<$type, String> {
                $type::new(number).ok_or_else(|| format!("{number} is not {}", $about))
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, formatter)
            }
        }

        impl ::adit_game::Word for $type {
            const FORM: &'static str = $form;
            const ABOUT: &'static str = $about;

            fn parts(&self, out: &mut ::adit_game::Parts) {
                out.push(::adit_game::Part::new($kind, self.0.to_string()));
            }

            fn read(words: &mut &[&str]) -> Option<$type> {
                let mut rest = *words;
                let value = $type::new(<u8 as ::adit_game::Word>::read(&mut rest)?)?;
                *words = rest;
                Some(value)
            }

            fn all() -> Vec<$type> {
                $type::every().collect()
            }

            fn codes(&self, vocabulary: &::adit_game::Vocabulary, out: &mut Vec<::adit_game::Code>) {
                out.push(vocabulary.at(const { ::adit_game::Kind::new($kind) }, self.index()));
            }
        }

        impl ::adit_game::Encode for $type {
            fn encode(&self, out: &mut ::adit_game::Row<'_>) {
                out.put(self.0);
            }
        }
    };
}
