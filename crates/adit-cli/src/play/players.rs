//! Who sits where.

use crate::language::Speech;
use adit_bots::{Knowledge, Level, Recipe};
use anyhow::bail;

adit_game::words! {
    /// Who decides for a seat.
    pub enum Player as "player" {
        /// Somebody at this keyboard.
        Me = "me",
        /// A player who chooses any move.
        Random = "random",
        /// A player who looks to the end of its own turn.
        Greedy = "greedy",
        /// An opponent for the first game.
        Easy = "easy",
        /// An opponent for people who know the rules.
        Medium = "medium",
        /// An opponent for people who have played often.
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

/// What the texts call each player: a bot by its name, unless another seat has the same bot. People at this keyboard have
/// no names, so the game names their seats.
pub(super) fn names(players: &[Player], speech: &Speech) -> Vec<Option<String>> {
    let only = |player: Player| players.iter().filter(|other| **other == player).count() == 1;
    let name = |player: &Player| {
        (player.bot().is_some() && only(*player)).then(|| speech.say("bot", &[("bot", player.word().into())]))
    };
    players.iter().map(name).collect()
}

/// One of us against as few opponents as the game allows.
pub(super) fn fewest(seats: &[u8]) -> Vec<Player> {
    let fewest = seats.iter().copied().filter(|seats| *seats > 1).min().unwrap_or(1);
    (0..fewest).map(|seat| if seat == 0 { Player::Me } else { Player::Medium }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_any::Of;
    use adit_testkit::heaps::Heaps;

    #[test]
    fn a_bot_is_called_by_its_name_unless_there_are_two_of_it() {
        let speech = Speech::new(&Of::<Heaps>::GAME, Some("en")).expect("texts");
        let names = |seats: &str| names(&read(seats).expect("players"), &speech);
        assert_eq!(names("me,hard,me"), [None, Some("Bot (hard)".to_owned()), None]);
        assert_eq!(names("hard,hard,greedy"), [None, None, Some("Bot (greedy)".to_owned())]);
    }

    #[test]
    fn the_usual_opponent_is_medium() {
        assert_eq!(fewest(&[2, 3, 4]), [Player::Me, Player::Medium]);
        assert_eq!(fewest(&[1, 2]), [Player::Me, Player::Medium]);
        assert_eq!(fewest(&[1]), [Player::Me]);
    }
}
