//! Values that requests give in words: read here, once, so that everything behind has types.

use adit_game::{Language, Layout, MAX_SEATS, Seat, Viewer};
use adit_table::OfferId;
use serde::{Deserialize, Deserializer, de::Error};
use std::borrow::Cow;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Defines how a value is described to programs: the name of its type and what can be written for it.
macro_rules! described {
    ($($(#[doc = $about:literal])+ $word:ident = $name:literal, $schema:expr;)+) => {$(
        $(#[doc = $about])+
        pub(crate) struct $word;

        impl PartialSchema for $word {
            fn schema() -> RefOr<Schema> {
                $schema.description(Some([$($about),+].join("").trim())).into()
            }
        }

        impl ToSchema for $word {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed($name)
            }
        }
    )+};
}

/// A text that is written like this.
fn text(pattern: String) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern))
}

/// A text that is one of these.
fn one_of(words: impl IntoIterator<Item = &'static str>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words))
}

described! {
    /// Who looks: the number of a seat, `public`, or `all` for everything.
    ViewerWord = "Viewer", text(format!("^(s?[0-{}]|public|all)$", MAX_SEATS - 1));
    /// The language of the texts.
    LanguageWord = "Language", one_of(Language::ALL.map(Language::word));
    /// How the picture is laid out: `tall`, or `wide` where there is room at the side.
    LayoutWord = "Layout", one_of(["tall", "wide"]);
    /// Which offer is answered.
    OfferWord = "OfferId", text("^(0|[1-9][0-9]{0,8})-[0-9a-f]{16}$".to_owned());
    /// The number of a seat.
    SeatNumber = "Seat", ObjectBuilder::new().schema_type(Type::Integer).enum_values(Some(0..MAX_SEATS));
}

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

/// A whole number. JSON has one kind of numbers, so `3.0` is the same as `3`.
fn whole(number: &serde_json::Number) -> Option<u64> {
    let rounded = |number: f64| {
        (number >= 0.0 && number.fract() == 0.0 && number < 2f64.powi(53)).then_some(number as u64)
    };
    number.as_u64().or_else(|| number.as_f64().and_then(rounded))
}

/// A number of entries.
pub(crate) fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    let number = serde_json::Number::deserialize(deserializer)?;
    whole(&number)
        .and_then(|count| usize::try_from(count).ok())
        .ok_or_else(|| D::Error::custom(format!("{number} is not a number of entries; count from 0")))
}

/// An amount, if one is given.
pub(crate) fn amount<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    let Some(number) = Option::<serde_json::Number>::deserialize(deserializer)? else { return Ok(None) };
    let amount = whole(&number).and_then(|amount| u32::try_from(amount).ok());
    amount
        .map(Some)
        .ok_or_else(|| D::Error::custom(format!("{number} is not an amount; name a whole number")))
}

/// How many pixels a picture is wide.
pub(crate) fn width<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    read(deserializer, |word| {
        let width = word.parse().ok().filter(|width| (1..=adit_picture::WIDEST).contains(width));
        width.ok_or_else(|| {
            format!("a picture cannot be {word:?} pixels wide; choose 1 to {}", adit_picture::WIDEST)
        })
    })
}
