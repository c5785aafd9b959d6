//! What players choose for themselves, as it is stored.

use crate::told::Wishes;
use adit_clock::{Holiday, Zone};
use serde::{Deserialize, Serialize};

/// What a player has chosen. A later program may know more; what it has stored is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// Is nothing of what others say to be shown?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) quiet: bool,
    /// How they want to be told of turns.
    #[serde(default, skip_serializing_if = "Wishes::is_default")]
    pub(crate) told: Wishes,
    /// When they are away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) holidays: Vec<Holiday>,
    /// Where the days of their holidays begin and end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) holiday_zone: Zone,
    #[serde(flatten)]
    other: serde_json::Map<String, serde_json::Value>,
}

impl Settings {
    /// As they are stored. What cannot be read chooses nothing.
    pub(crate) fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }
}

fn is_default(zone: &Zone) -> bool {
    *zone == Zone::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_program_has_stored_is_kept() {
        let mut settings = Settings::read(r#"{"quiet":true,"later":{"x":1}}"#);
        assert!(settings.quiet);
        settings.quiet = false;
        assert_eq!(serde_json::to_string(&settings).expect("a text"), r#"{"later":{"x":1}}"#);
        for text in ["", "[]", "{\"quiet\":7}"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
    }
}
