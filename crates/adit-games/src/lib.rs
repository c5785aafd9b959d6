//! The list of games.
//!
//! This is the only crate that names every game. What can be written for any game is written without types against
//! [`GAMES`]; what needs the types of a game is a [visitor](Visit).

use adit_any::{Games, Of, ReadFault};
use adit_game::Game;

/// Something that is done with a game and its types.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn game<G: Game>(self) -> Self::Output;
}

/// Makes the list and the way to a game's types of the same lines.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game of the program.
        pub static GAMES: Games = &[$(&Of::<$game>::GAME),+];

        /// Shows a visitor the game with this id.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Output, ReadFault> {
            $(if id == <$game>::ID {
                return Ok(visitor.game::<$game>());
            })+
            Err(ReadFault::unknown_game(GAMES, id))
        }
    };
}

// To add a game, add its line here.
games! {
    game_cavum::Cavum,
    game_caverna::Caverna,
    game_rockwell::Rockwell,
}
