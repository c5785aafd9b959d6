//! How a player wants to be told. Everything is off until they say so.

use super::quiet::{Quiet, next};
use adit_game::Language;
use adit_post::{Hook, Subscription};
use adit_store::Time;
use serde::{Deserialize, Serialize};

/// So many browsers of a player are told at most; the one that was added first makes room.
const BROWSERS: usize = 8;
/// When a mail a day comes, in minutes of the day.
const EVENING: i64 = 18 * 60;

/// What a player has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) browsers: Vec<Browser>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) mail: Option<MailWish>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hook: Option<Hook>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) quiet: Option<Quiet>,
    /// How many minutes the player's clock is ahead of UTC.
    pub(crate) zone: i32,
    /// The language in which the player is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// A browser that wants to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Browser {
    pub(crate) id: String,
    /// What it is, as far as it says so.
    pub(crate) label: String,
    pub(crate) subscription: Subscription,
}

/// A mail address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MailWish {
    pub(crate) address: String,
    pub(crate) rhythm: Rhythm,
    /// Has somebody opened a link that was sent there? Before that, nothing is sent but the link.
    #[serde(default)]
    pub(crate) confirmed: bool,
}

/// How often a mail comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Rhythm {
    #[default]
    Turn,
    Day,
}

impl Wishes {
    pub(crate) fn is_default(&self) -> bool {
        *self == Wishes::default()
    }

    pub(crate) fn language(&self) -> Language {
        self.language.as_deref().and_then(Language::from_word).unwrap_or(Language::English)
    }

    pub(crate) fn speak(&mut self, language: Language) {
        self.language = Some(language.word().to_owned());
    }

    /// Adds a browser in place of one with the same subscription.
    pub(crate) fn add(&mut self, browser: Browser) {
        self.browsers.retain(|known| known.id != browser.id);
        self.browsers.push(browser);
        while self.browsers.len() > BROWSERS {
            self.browsers.remove(0);
        }
    }

    /// When the player may be told what is to be told at this moment.
    pub(crate) fn after(&self, now: Time) -> Time {
        self.quiet.map_or(now, |quiet| quiet.after(now, self.zone))
    }

    /// When the next mail of a day comes, and which day that is.
    pub(crate) fn evening(&self, now: Time) -> (Time, i64) {
        let (at, day) = next(now, EVENING, self.zone);
        (self.after(at), day)
    }

    /// Is nobody told anything?
    pub(crate) fn is_silent(&self) -> bool {
        self.browsers.is_empty()
            && self.hook.is_none()
            && self.mail.as_ref().is_none_or(|mail| !mail.confirmed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_told_by_default() {
        let wishes: Wishes = serde_json::from_str("{}").expect("nothing is needed");
        assert!(wishes.is_silent());
        let address = "ann@example.org".to_owned();
        let mail = MailWish { address, rhythm: Rhythm::Turn, confirmed: false };
        assert!(
            Wishes { mail: Some(mail), ..Wishes::default() }.is_silent(),
            "the address may be of somebody else"
        );
    }

    #[test]
    fn the_latest_browsers_are_told() {
        let browser = |id: usize| Browser {
            id: id.to_string(),
            label: String::new(),
            subscription: serde_json::from_str(r#"{"endpoint":"","keys":{"p256dh":"","auth":""}}"#)
                .expect("one"),
        };
        let mut wishes = Wishes::default();
        (0..BROWSERS + 2).chain([5]).for_each(|id| wishes.add(browser(id)));
        let ids: Vec<&str> = wishes.browsers.iter().map(|browser| browser.id.as_str()).collect();
        assert_eq!(ids, ["2", "3", "4", "6", "7", "8", "9", "5"]);
    }
}
