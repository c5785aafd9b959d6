//! Who sits at a table, as it is stored beside the journal.

use crate::token::{Token, TokenHash};
use adit_game::{Seat, Texts, Viewer};
use serde::{Deserialize, Serialize};

/// What is stored of a table beside its journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// Who sits where, in seat order.
    pub players: Vec<Occupant>,
    /// The secret of the link for spectators. Everybody at the table may pass it on, so it is kept as it is.
    pub watch: String,
    /// May people at the table ask a bot what it would do?
    #[serde(default)]
    pub hints: bool,
    /// Where the table branched off, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branched: Option<Branched>,
}

/// Where a table branched off another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branched {
    /// The other table.
    pub table: String,
    /// After how many entries.
    pub at: usize,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occupant {
    /// What the others call the player. Empty for a player without a name.
    pub name: String,
    /// Who decides.
    pub who: Who,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The person who has the token with this hash.
    Person(TokenHash),
    /// The bot with this id.
    Bot(String),
}

/// What somebody may do at a table, as their tokens prove.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// The seats they play.
    pub seats: Vec<Seat>,
    /// May they watch?
    pub watches: bool,
}

impl Roles {
    /// May they see anything of the table?
    pub fn may_enter(&self) -> bool {
        self.watches || !self.seats.is_empty()
    }

    /// The viewer if nothing else is said: the first own seat, or the public.
    pub fn viewer(&self) -> Viewer {
        self.seats.first().map_or(Viewer::Public, |seat| Viewer::Seat(*seat))
    }
}

impl Meta {
    /// What these tokens prove.
    pub fn roles(&self, tokens: &[Token]) -> Roles {
        let hashes: Vec<TokenHash> = tokens.iter().map(Token::hash).collect();
        let plays = |seat: &Seat| match self.players.get(seat.index()).map(|player| &player.who) {
            Some(Who::Person(hash)) => hashes.contains(hash),
            Some(Who::Bot(_)) | None => false,
        };
        Roles {
            seats: Seat::all(self.players.len()).filter(plays).collect(),
            watches: tokens.iter().any(|token| token.reveal() == self.watch),
        }
    }

    /// The texts of a game with the names that the players gave. A name that two of them have names neither.
    pub fn naming(&self, texts: &Texts) -> Texts {
        let is_own = |name: &str| self.players.iter().filter(|player| player.name == name).count() == 1;
        let named = |player: &Occupant| {
            Some(player.name.trim().to_owned()).filter(|name| !name.is_empty() && is_own(&player.name))
        };
        texts.naming(self.players.iter().map(named))
    }

    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players.len()).filter(|seat| match self.players[seat.index()].who {
            Who::Person(_) => true,
            Who::Bot(_) => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Language;

    #[test]
    fn players_are_called_by_names_that_tell_them_apart() {
        let names = |names: [&str; 4]| {
            let players =
                names.map(|name| Occupant { name: name.to_owned(), who: Who::Bot("easy".to_owned()) });
            let meta = Meta { players: players.into(), watch: String::new(), hints: false, branched: None };
            let texts = meta.naming(&Texts::new(Language::English, &["seat-name = Player { $seat }\n"]));
            Seat::all(4).map(|seat| texts.seat(seat)).collect::<Vec<_>>()
        };
        assert_eq!(names(["Ada", "", " Ben ", " "]), ["Ada", "Player 1", "Ben", "Player 3"]);
        assert_eq!(names(["Ada", "Ada", "Ben", ""]), ["Player 0", "Player 1", "Ben", "Player 3"]);
    }
}
