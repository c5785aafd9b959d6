//! Values that requests give in words: read here, once, so that everything behind has types.

use adit_game::{Language, Layout, MAX_SEATS, Seat, Viewer};
use adit_table::OfferId;
use serde::{Deserialize, Deserializer, de::Error};

/// Reads an optional word; the error is sent back.
fn read<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<Option<T>, D::Error> {
    let word = Option::<String>::deserialize(deserializer)?;
    word.map(|word| read(&word).map_err(D::Error::custom)).transpose()
}

/// A viewer: `public`, `all`, or a seat by its number or its word.
pub(crate) fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    read(deserializer, viewer_from)
}

/// The viewer with this word.
pub(crate) fn viewer_from(word: &str) -> Result<Viewer, String> {
    match word {
        "public" => Ok(Viewer::Public),
        "all" => Ok(Viewer::All),
        seat => {
            let number = seat.strip_prefix('s').unwrap_or(seat);
            let seat = Seat::all(MAX_SEATS).find(|seat| seat.index().to_string() == number);
            seat.map(Viewer::Seat)
                .ok_or_else(|| format!("there is no viewer {word:?}; name a seat, `public` or `all`"))
        }
    }
}

/// A language.
pub(crate) fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
    read(deserializer, |word| {
        let known = Language::ALL.map(Language::word).join(", ");
        Language::from_word(word)
            .ok_or_else(|| format!("there is no language {word:?}; choose one of {known}"))
    })
}

/// The id of an offer.
pub(crate) fn offer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<OfferId>, D::Error> {
    read(deserializer, |word| word.parse().map_err(|fault: adit_table::NotAnOfferId| fault.to_string()))
}

/// A layout of pictures: `tall`, or `wide` where there is room at the side.
pub(crate) fn layout<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Layout>, D::Error> {
    read(deserializer, |word| match word {
        "tall" => Ok(Layout::Tall),
        "wide" => Ok(Layout::Wide),
        _ => Err(format!("there is no layout {word:?}; choose `tall` or `wide`")),
    })
}
