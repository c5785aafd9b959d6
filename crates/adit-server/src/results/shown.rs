//! What is told of results, and to whom.

use crate::Fault;
use crate::session::Person;
use crate::table::Tables;
use adit_store::{KeptSeat, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was agreed and how a game ended, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    /// The options that differ from the usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) options: BTreeMap<String, String>,
    /// Was it played with component data of its own?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) own_data: bool,
    /// The version of the rules.
    #[serde(default)]
    pub(crate) rules: u16,
    /// How the game came to its end, a word of the game's own.
    #[serde(default)]
    pub(crate) ending: String,
}

impl About {
    /// As it is stored.
    pub(crate) fn text(&self) -> String {
        // Texts and numbers always have a form in JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was stored. What cannot be read says nothing.
    pub(crate) fn read(text: &str) -> About {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// Things that a game counts, by kind and word, and how often a seat had them.
pub(crate) type Counts = BTreeMap<String, BTreeMap<String, u32>>;

/// Who looks at results. Those who do not want to play with each other do not see each other's names.
pub(crate) struct Eyes {
    own: Option<PlayerId>,
    minded: Vec<PlayerId>,
}

impl Eyes {
    /// May whoever looks see who this is?
    pub(crate) fn may_see(&self, player: &PlayerId) -> bool {
        !self.minded.contains(player)
    }

    /// Is it the player who looks?
    pub(crate) fn is_own(&self, player: &PlayerId) -> bool {
        self.own.as_ref() == Some(player)
    }

    /// The player in a seat, if whoever looks may see who it is: their name and the name of their page.
    pub(crate) fn see<'seat>(&self, seat: &'seat KeptSeat) -> Option<(&'seat str, String)> {
        let player = seat.player.as_ref().filter(|player| self.may_see(player))?;
        Some((seat.name.as_str(), player.page()))
    }
}

impl Tables {
    /// What somebody may see of others.
    pub(crate) async fn eyes(&self, person: Option<&Person>) -> Result<Eyes, Fault> {
        let Some((person, own)) = person.and_then(|person| Some((person, person.id()?))) else {
            return Ok(Eyes { own: None, minded: Vec::new() });
        };
        let mut minded = self.shared.store.blocked_by(own).await.map_err(|_| Fault::Store)?;
        minded.extend(person.blocked().iter().cloned());
        Ok(Eyes { own: Some(own.clone()), minded })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_later_program_tells_of_a_result_is_no_fault() {
        let about = About::read(r#"{"ending":"points","later":true}"#);
        assert_eq!(about.ending, "points");
        assert_eq!(About::read(&about.text()), about);
        assert_eq!(About::read("{"), About::default());
    }
}
