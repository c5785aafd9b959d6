//! How a piece or place that is said in one word becomes a word of the notation and of views.

/// Gives a type with `word(self) -> String`, `from_word(&str) -> Option<Self>` and `every() -> iterator` its place
/// in the notation, and the same word in JSON.
macro_rules! spoken {
    ($type:ident, $kind:literal, $form:literal, $about:literal) => {
        impl ::adit_game::Word for $type {
            const FORM: &'static str = $form;
            const ABOUT: &'static str = $about;

            fn parts(&self, out: &mut ::adit_game::Parts) {
                out.push(::adit_game::Part::new($kind, self.word()));
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
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.pad(&self.word())
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.write_str(&self.word())
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.word())
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
pub(crate) use spoken;
