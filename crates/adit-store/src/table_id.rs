//! The public names of tables, players and tournaments.

use crate::StoreError;
use std::fmt;
use std::str::FromStr;

/// The public name of a table, as it stands in links: up to 40 lower-case letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// Thirty-two signs that are not mistaken for one another, five bits each. Hardly a word can be made of them.
const SIGNS: &[u8; 32] = b"23456789abcdefghjkmnpqrstvwxyz01";

impl TableId {
    /// How long a name may be.
    pub const LONGEST: usize = 40;

    /// A new name of twelve signs, which nobody guesses: there are 2⁶⁰.
    pub fn random() -> Result<TableId, StoreError> {
        getrandom::u64().map(TableId::from_bits).map_err(|fault| StoreError::Randomness(fault.to_string()))
    }

    /// The name of twelve signs that the lowest 60 of these bits give.
    pub fn from_bits(bits: u64) -> TableId {
        TableId((0..12).map(|place| SIGNS[(bits >> (5 * place) & 31) as usize] as char).collect())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<TableId, StoreError> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if text.is_empty() || text.len() > TableId::LONGEST || !text.bytes().all(fits) {
            return Err(StoreError::BadTableId(text.chars().take(TableId::LONGEST).collect()));
        }
        Ok(TableId(text.to_owned()))
    }
}

/// The name of a player that never changes: twelve signs. What people call the player is another matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerId(String);

impl PlayerId {
    /// The player of twelve signs that the lowest 60 of these bits give.
    pub fn from_bits(bits: u64) -> PlayerId {
        PlayerId(TableId::from_bits(bits).0)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PlayerId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<PlayerId, StoreError> {
        if text.len() != 12 || !text.bytes().all(|byte| SIGNS.contains(&byte)) {
            return Err(StoreError::BadPlayerId(text.chars().take(TableId::LONGEST).collect()));
        }
        Ok(PlayerId(text.to_owned()))
    }
}

impl TryFrom<String> for PlayerId {
    type Error = StoreError;

    fn try_from(text: String) -> Result<PlayerId, StoreError> {
        text.parse()
    }
}

impl From<PlayerId> for String {
    fn from(player: PlayerId) -> String {
        player.0
    }
}

/// The public name of a tournament, as it stands in links: twelve signs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TournamentId(String);

impl TournamentId {
    /// The tournament of twelve signs that the lowest 60 of these bits give.
    pub fn from_bits(bits: u64) -> TournamentId {
        TournamentId(TableId::from_bits(bits).0)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TournamentId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<TournamentId, StoreError> {
        if text.len() != 12 || !text.bytes().all(|byte| SIGNS.contains(&byte)) {
            return Err(StoreError::BadTournamentId(text.chars().take(TableId::LONGEST).collect()));
        }
        Ok(TournamentId(text.to_owned()))
    }
}

impl TryFrom<String> for TournamentId {
    type Error = StoreError;

    fn try_from(text: String) -> Result<TournamentId, StoreError> {
        text.parse()
    }
}

impl From<TournamentId> for String {
    fn from(tournament: TournamentId) -> String {
        tournament.0
    }
}

impl fmt::Display for TournamentId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
