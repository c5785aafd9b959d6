//! How games have ended, as rows, and what follows from them: how strong players are.
//!
//! A result is stored in the transaction of the move that ends a game, and goes with the move if that is taken back. Games that
//! count are numbered in the order in which they are stored; each is rated in its own transaction, from the ratings that the one
//! before it has left. So it does not matter which server ends a game, and whoever rates all of them again comes to the same.

mod database;
mod memory;
mod read;
pub(crate) mod statements;

pub(crate) use database::{forget_results, lock_ladders, merge_results, set_results};
pub(crate) use memory::{About, Results};

use crate::model::{fit_game, fit_name, fit_text};
use crate::{PlayerId, StoreError, TableId, Time};
use adit_rating::{Party, Rating, Strength};
use sha2::{Digest as _, Sha256};

/// How a game has ended, to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// The word for the game.
    pub game: String,
    /// When it ended; nothing for this moment.
    pub ended_at: Option<Time>,
    /// How many entries led there.
    pub length: u64,
    /// What was agreed and how it ended; the text is up to the caller.
    pub about: String,
    /// Does it count for the ladder? Then every seat has a player of its own or a strength.
    pub is_rated: bool,
    /// Who sat where, in seat order.
    pub seats: Vec<NewResultSeat>,
}

/// How a game has ended for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResultSeat {
    /// The player, if one is known.
    pub player: Option<PlayerId>,
    /// The bot, if one sat there.
    pub bot: Option<String>,
    /// How strong that bot is, if that was measured.
    pub strength: Option<i32>,
    /// The rank: 1 for the winner.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// The points by source; the text is up to the caller.
    pub points: String,
    /// What the game counts; the text is up to the caller.
    pub counted: String,
}

/// What an append does to the result of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultChange {
    /// The game is over.
    Over(Box<NewResult>),
    /// It goes on, though it was over.
    GoesOn,
}

/// How a game has ended, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptResult {
    /// The table.
    pub table: TableId,
    /// The word for the game.
    pub game: String,
    /// When the table was created.
    pub began_at: Time,
    /// When the game ended.
    pub ended_at: Time,
    /// How many entries led there.
    pub length: u64,
    /// What was agreed and how it ended.
    pub about: String,
    /// Which of the games that count it is, counted from 1, if it does.
    pub rated: Option<u64>,
    /// How it has ended for each seat, in seat order.
    pub seats: Vec<KeptSeat>,
}

/// How a game has ended for a seat, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSeat {
    /// The player, while they are known.
    pub player: Option<PlayerId>,
    /// What that player is called now; empty if nobody knows.
    pub name: String,
    /// The bot, if one sat there.
    pub bot: Option<String>,
    /// The rank: 1 for the winner.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// The points by source.
    pub points: String,
    /// What the game counts.
    pub counted: String,
    /// The rating of the player after the game, if it counted.
    pub rating: Option<Rating>,
}

/// A place in a list of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCursor {
    /// When the game before this place ended.
    pub ended_at: Time,
    /// Its table.
    pub table: TableId,
}

impl KeptResult {
    /// The place in a list behind this result.
    pub fn cursor(&self) -> ResultCursor {
        ResultCursor { ended_at: self.ended_at, table: self.table.clone() }
    }
}

/// What a player has reached in a game with so many seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The word for the game.
    pub game: String,
    /// With so many seats.
    pub seats: u64,
    /// How many games.
    pub games: u64,
    /// How many of them the player has won, alone or with others.
    pub wins: u64,
    /// The sum of all scores.
    pub score: i64,
    /// The best of them.
    pub best: i32,
}

/// How strong a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The word for the game.
    pub game: String,
    /// The player.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// How many games it rests on.
    pub games: u64,
    /// When the last of them ended.
    pub at: Time,
}

/// The result of an older table, once somebody has looked at it.
#[derive(Clone)]
pub(crate) struct Found {
    pub(crate) table: TableId,
    /// How long its journal was then.
    pub(crate) expected: u64,
    /// Nothing, where nothing is to be kept.
    pub(crate) result: Option<Box<NewResult>>,
}

impl PlayerId {
    /// The name of the page on which others see the player. It does not tell the player's own name.
    pub fn page(&self) -> String {
        let digest = Sha256::digest(format!("adit page of {}", self.as_str()).as_bytes());
        digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl NewResult {
    pub(crate) fn fit(&self) -> Result<(), StoreError> {
        fit_game(&self.game)?;
        fit_text("what is told of a result", &self.about)?;
        for seat in &self.seats {
            fit_text("points by source", &seat.points)?;
            fit_text("what a game counts", &seat.counted)?;
            seat.bot.iter().try_for_each(|bot| fit_name("the name of a bot", bot))?;
        }
        if self.is_rated && !self.can_be_rated() {
            let why =
                "each seat must have a player of its own or a bot of known strength; do not count this game";
            return Err(StoreError::Unfit { what: "a game that counts", why });
        }
        Ok(())
    }

    /// Does every seat have a player of its own or a strength, and is one of at least two of them a player?
    pub fn can_be_rated(&self) -> bool {
        let players: Vec<&PlayerId> = self.seats.iter().filter_map(|seat| seat.player.as_ref()).collect();
        let are_all_known = self.seats.iter().all(|seat| seat.player.is_some() || seat.strength.is_some());
        let is_alone = |player: &&PlayerId| players.iter().filter(|other| *other == player).count() == 1;
        self.seats.len() > 1 && !players.is_empty() && are_all_known && players.iter().all(is_alone)
    }

    /// The ratings of all seats after the game, from those before it.
    fn rate(&self, before: impl Fn(&PlayerId) -> Rating) -> Vec<Option<Rating>> {
        let party = |seat: &NewResultSeat| Party {
            strength: match (&seat.player, seat.strength) {
                (Some(player), _) => Strength::Rated(before(player)),
                (None, strength) => Strength::Fixed(strength.unwrap_or(adit_rating::MIDDLE)),
            },
            rank: seat.place,
        };
        adit_rating::rate(&self.seats.iter().map(party).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(player: Option<u64>, strength: Option<i32>) -> NewResultSeat {
        NewResultSeat {
            player: player.map(PlayerId::from_bits),
            bot: strength.map(|_| "easy".to_owned()),
            strength,
            place: 1,
            score: 0,
            points: "{}".to_owned(),
            counted: "{}".to_owned(),
        }
    }

    #[test]
    fn a_game_counts_only_where_everybody_is_somebody() {
        let rated = |seats: Vec<NewResultSeat>| {
            let result = NewResult {
                game: "cavum".to_owned(),
                ended_at: None,
                length: 1,
                about: String::new(),
                is_rated: true,
                seats,
            };
            result.fit().is_ok()
        };
        assert!(rated(vec![seat(Some(1), None), seat(Some(2), None)]));
        assert!(rated(vec![seat(Some(1), None), seat(None, Some(1500))]));
        assert!(!rated(vec![seat(Some(1), None), seat(Some(1), None)]), "one player in two seats");
        assert!(!rated(vec![seat(Some(1), None), seat(None, None)]), "somebody who is not known");
        assert!(!rated(vec![seat(None, Some(1500)), seat(None, Some(1700))]), "bots alone");
        assert!(!rated(vec![seat(Some(1), None)]), "a game of one");
    }

    #[test]
    fn the_name_of_a_page_is_not_that_of_the_player() {
        let player = PlayerId::from_bits(7);
        assert_eq!(player.page().len(), 16);
        assert_eq!(player.page(), PlayerId::from_bits(7).page());
        assert_ne!(player.page(), PlayerId::from_bits(8).page());
    }
}
