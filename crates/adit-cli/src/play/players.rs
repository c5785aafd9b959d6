//! Who sits where.

use adit_bots::{Knowledge, Level, Recipe};
use anyhow::bail;

adit_game::words! {
    /// Who decides for a seat.
    pub enum Player as "player" {
        /// Somebody at this keyboard.
        Me = "me",
        /// A player who chooses any move.
        Random = "random",
        /// A player who looks to the end of his own turn.
        Greedy = "greedy",
        /// An opponent for the first game.
        Easy = "easy",
        /// An opponent for who knows the rules.
        Medium = "medium",
        /// An opponent for who has played often.
        Hard = "hard",
        /// The strongest opponent.
        Expert = "expert",
    }
}

impl Player {
    /// The bot that plays, unless somebody at this keyboard does.
    pub(super) fn bot(self) -> Option<Recipe> {
        match self {
            Player::Me => None,
            Player::Random => Some(Recipe::Random),
            Player::Greedy => Some(Recipe::Greedy(Knowledge::default())),
            Player::Easy => Some(Recipe::Level(Level::Easy)),
            Player::Medium => Some(Recipe::Level(Level::Medium)),
            Player::Hard => Some(Recipe::Level(Level::Hard)),
            Player::Expert => Some(Recipe::Level(Level::Expert)),
        }
    }
}

/// Reads e.g. `me,random,me`.
pub(super) fn read(text: &str) -> anyhow::Result<Vec<Player>> {
    let read = |word: &str| match Player::from_word(word.trim()) {
        Some(player) => Ok(player),
        None => {
            let known = Player::ALL.map(Player::word).join(", ");
            bail!("--seats {text:?}: {word:?} is not one of {known}")
        }
    };
    text.split(',').map(read).collect()
}

/// One of us against as few random players as the game allows.
pub(super) fn fewest(seats: &[u8]) -> Vec<Player> {
    let fewest = seats.iter().copied().filter(|seats| *seats > 1).min().unwrap_or(1);
    (0..fewest).map(|seat| if seat == 0 { Player::Me } else { Player::Random }).collect()
}
