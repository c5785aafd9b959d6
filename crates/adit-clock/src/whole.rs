//! Whole numbers as they come in JSON, which has one kind of numbers: `3.0` is the same as `3`.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A whole number that is not negative.
struct Whole<N>(N);

impl<'de, N: TryFrom<u32>> Deserialize<'de> for Whole<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole<N>, D::Error> {
        let number = f64::deserialize(deserializer)?;
        let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
        let whole = is_whole.then_some(number as u32).and_then(|number| N::try_from(number).ok());
        whole
            .map(Whole)
            .ok_or_else(|| D::Error::custom(format!("{number} is not a whole number that fits here")))
    }
}

/// Seconds.
pub(crate) fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Whole::deserialize(deserializer).map(|Whole(seconds)| seconds)
}

/// Two hours of the day, if there are any.
pub(crate) fn hours<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<(u8, u8)>, D::Error> {
    let hours: Option<(Whole<u8>, Whole<u8>)> = Option::deserialize(deserializer)?;
    Ok(hours.map(|(Whole(from), Whole(to))| (from, to)))
}

#[cfg(test)]
mod tests {
    use crate::{Hours, Limit};

    #[test]
    fn a_whole_number_may_have_a_point() {
        for (text, wanted) in [
            (r#"{"move":{"seconds":86400.0}}"#, Some(Limit::Move { seconds: 86_400 })),
            (
                r#"{"reserve":{"seconds":0,"increment":4294967295}}"#,
                Some(Limit::Reserve { seconds: 0, increment: u32::MAX }),
            ),
            (r#"{"move":{"seconds":0.5}}"#, None),
            (r#"{"move":{"seconds":-1}}"#, None),
            (r#"{"move":{"seconds":4294967296}}"#, None),
            (r#"{"move":{"seconds":"1"}}"#, None),
        ] {
            assert_eq!(serde_json::from_str(text).ok(), wanted, "{text}");
        }
        let hours: Hours = serde_json::from_str(r#"{"night":[22.0,8]}"#).expect("hours");
        assert_eq!(hours.night, Some((22, 8)));
        assert!(serde_json::from_str::<Hours>(r#"{"night":[22,300]}"#).is_err());
        assert!(serde_json::from_str::<Hours>(r#"{"night":[22]}"#).is_err());
    }
}
