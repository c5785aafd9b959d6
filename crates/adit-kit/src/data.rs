//! Data files: the components of a game as TOML, each value with its provenance.

use adit_game::{Named, SetupError};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// Where a value comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The printed rules say so, or it follows by arithmetic.
    Rulebook,
    /// Players or reviewers of the printed game report it.
    Published,
    /// From memory only.
    Recalled,
    /// Chosen to be plausible, because only a picture shows it.
    Reconstructed,
}

/// Declares the tables of a data file: every field is required unless it is an `Option`, and no other is allowed.
#[macro_export]
macro_rules! tables {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$meta])*
        #[derive(Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "provenance and remarks are kept for the readers of the file")]
        pub struct $name { $($(#[$field_meta])* pub $field: $type),* }
    )*};
}

/// Reads a data file; the error says the line and what was expected there.
pub fn read<F: DeserializeOwned>(text: &str) -> Result<F, SetupError> {
    toml::from_str(text).map_err(|fault| {
        let start = fault.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        SetupError::data(format!("line {line}"), fault.message())
    })
}

/// Fails with the place and what is wrong there unless the condition holds.
pub fn require(holds: bool, place: &str, fault: impl FnOnce() -> String) -> Result<(), SetupError> {
    if holds { Ok(()) } else { Err(SetupError::data(place, fault())) }
}

/// Fails unless the file has the one value that the rules are written for.
pub fn fixed<T: PartialEq + Debug + ?Sized>(place: &str, found: &T, wanted: &T) -> Result<(), SetupError> {
    require(found == wanted, place, || format!("is {found:?}, but the game has {wanted:?}"))
}

/// The list as an array, if it has the right length.
pub fn exactly<T: Clone, const N: usize>(place: &str, list: &[T]) -> Result<[T; N], SetupError> {
    let fault = |list: Vec<T>| SetupError::data(place, format!("has {} entries, but needs {N}", list.len()));
    list.to_vec().try_into().map_err(fault)
}

/// One entry for each thing, in the order of the things.
pub fn one_each<K: Named, T, const N: usize>(
    table: &str,
    entries: impl IntoIterator<Item = (K, T)>,
) -> Result<[T; N], SetupError> {
    let mut found: [Option<T>; N] = std::array::from_fn(|_| None);
    for (thing, entry) in entries {
        let fault = |fault: &str| SetupError::data(format!("{table} {}", thing.name()), fault);
        match found.get_mut(thing.place()) {
            Some(place @ None) => *place = Some(entry),
            Some(Some(_)) => return Err(fault("is there twice")),
            None => return Err(fault("does not belong here")),
        }
    }
    if let Some(missing) = found.iter().position(Option::is_none) {
        return Err(SetupError::data(table, format!("{} is missing", K::every()[missing].name())));
    }
    Ok(found.map(|entry| entry.expect("none is missing")))
}

#[cfg(test)]
mod tests {
    use super::*;

    tables! {
        /// A file for the tests.
        File { schema: u32, deck: Deck }
        Deck { provenance: Provenance, cards: Vec<u8> }
    }

    fn fault(text: &str) -> String {
        read::<File>(text).expect_err("it has a fault").to_string()
    }

    #[test]
    fn a_fault_of_a_data_file_says_where_it_is() {
        let good = "schema = 1\n[deck]\nprovenance = \"rulebook\"\ncards = [1, 2]\n";
        assert_eq!(read::<File>(good).expect("a file").deck.cards, [1, 2]);
        assert!(fault(&good.replace("rulebook", "hearsay")).contains("line 3"));
        assert!(fault(&good.replace("cards", "crads")).contains("crads"));
        assert!(fault("schema = 1\n").contains("deck"));
    }

    #[test]
    fn what_the_rules_are_written_for_cannot_be_changed() {
        assert!(fixed("schema", &1, &1).is_ok());
        let fault = fixed("schema", &2, &1).expect_err("another schema").to_string();
        assert!(fault.contains("schema") && fault.contains('2'), "{fault}");
        assert_eq!(exactly::<u8, 2>("cards", &[1, 2]), Ok([1, 2]));
        assert!(exactly::<u8, 3>("cards", &[1, 2]).is_err());
    }
}
