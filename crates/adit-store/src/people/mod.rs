//! Players: who they are, which sessions are theirs, and where they sit.

mod database;
mod memory;
mod passkeys;
#[cfg(test)]
mod plans;
mod read;
mod statements;
mod work;

pub(crate) use database::{set_listing, write};
pub(crate) use memory::{Holdings, People};
pub use passkeys::Passkey;
pub(crate) use read::lobby;
pub(crate) use work::{PasskeyWork, PeopleWork};

use crate::{PlayerId, Summary, Time};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name that never changes.
    pub id: PlayerId,
    /// What people call the player. Empty if they have not said it.
    pub name: String,
    /// Is there a recovery code?
    pub has_key: bool,
    /// May the player do anything?
    pub state: PlayerState,
    /// What the player has chosen; the text is up to the caller.
    pub settings: String,
    /// Since when the player is known.
    pub created_at: Time,
    /// When they were here last, to within an hour.
    pub seen_at: Time,
}

/// Whether a player may do anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerState {
    /// As everybody.
    Open,
    /// The host has invited the player.
    Invited,
    /// The host has locked the player out.
    Locked,
}

impl PlayerState {
    const ALL: [PlayerState; 3] = [PlayerState::Open, PlayerState::Invited, PlayerState::Locked];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            PlayerState::Open => "open",
            PlayerState::Invited => "invited",
            PlayerState::Locked => "locked",
        }
    }

    fn from_word(word: &str) -> Option<PlayerState> {
        PlayerState::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// Whose a session is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Nobody is known to it yet.
    Nobody,
    /// A player's. The time is when the session was seen last.
    Player(Box<Player>, Time),
    /// It was ended and opens nothing any more.
    Ended,
}

/// A session of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSession {
    /// Its hash.
    pub session: String,
    /// What it is: a browser, as far as it says so.
    pub label: String,
    /// Since when it is known.
    pub created_at: Time,
    /// When it was here last, to within an hour.
    pub seen_at: Time,
}

/// What opens a player in another session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opener {
    /// The hash of a link, which is used up.
    Link(String),
    /// The hash of the recovery code.
    Key(String),
    /// A passkey, if its text is still the one before. The other one is kept from then on.
    Passkey {
        /// What devices call it.
        id: String,
        /// The text that was judged.
        before: String,
        /// The text from now on.
        after: String,
    },
}

/// What lists show of a table beside its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Which players sit in which seats.
    pub seats: Vec<(PlayerId, u8)>,
    /// For which words the table is found, in small letters.
    pub about: String,
    /// What everybody on the server may do there.
    pub lobby: Option<Lobby>,
    /// Is the table finished, whatever its journal says?
    pub is_closed: bool,
}

/// What everybody on the server may do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lobby {
    /// Take a free seat.
    Seats,
    /// Watch.
    Watch,
}

impl Lobby {
    /// All of them.
    pub const ALL: [Lobby; 2] = [Lobby::Seats, Lobby::Watch];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Lobby::Seats => "seats",
            Lobby::Watch => "watch",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Lobby> {
        Lobby::ALL.into_iter().find(|lobby| lobby.word() == word)
    }
}

/// The order of the tables of a player: those that wait for them, those that wait for others, those that are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// The table waits for the player.
    Turn,
    /// It waits for others.
    Waiting,
    /// It is over.
    Over,
}

impl Rank {
    const ALL: [Rank; 3] = [Rank::Turn, Rank::Waiting, Rank::Over];

    fn number(self) -> i64 {
        match self {
            Rank::Turn => 0,
            Rank::Waiting => 1,
            Rank::Over => 2,
        }
    }

    fn from_number(number: i64) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.number() == number)
    }
}

/// A table of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTable {
    /// Where it stands.
    pub rank: Rank,
    /// The table.
    pub table: Summary,
}

/// Which tables of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerTables {
    /// Only those of which the game, the name or [`Listing::about`] has this in it.
    pub search: Option<String>,
    /// Only those with this rank.
    pub rank: Option<Rank>,
    /// So many of them come before the page.
    pub skip: u32,
}

/// Which tables of the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyTables {
    /// What one may do there.
    pub lobby: Lobby,
    /// Only tables of this game.
    pub game: Option<String>,
    /// So many of them come before the page.
    pub skip: u32,
}
