//! Who sits where.

use anyhow::bail;

adit_game::words! {
    /// Who decides for a seat.
    pub enum Player as "player" {
        /// Somebody at this keyboard.
        Me = "me",
        /// A player who chooses any move.
        Random = "random",
    }
}

/// Reads e.g. `me,random,me`.
pub(super) fn read(text: &str) -> anyhow::Result<Vec<Player>> {
    let read = |word: &str| match Player::from_word(word.trim()) {
        Some(player) => Ok(player),
        None => bail!("--seats {text:?}: {word:?} is not `me` or `random`"),
    };
    text.split(',').map(read).collect()
}

/// One of us against as few random players as the game allows.
pub(super) fn fewest(seats: &[u8]) -> Vec<Player> {
    let fewest = seats.iter().copied().filter(|seats| *seats > 1).min().unwrap_or(1);
    (0..fewest).map(|seat| if seat == 0 { Player::Me } else { Player::Random }).collect()
}
