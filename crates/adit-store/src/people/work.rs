//! What is changed about players.

use super::{Opener, PlayerState};
use crate::{PlayerId, Time};

/// One change. It touches no table.
#[derive(Clone)]
pub(crate) enum PeopleWork {
    /// A session that nobody is known to belongs to a new player, with whatever it has.
    Meet {
        player: PlayerId,
        name: String,
        session: String,
        label: String,
    },
    /// A new player without a session.
    Invite {
        player: PlayerId,
        name: String,
    },
    Rename {
        player: PlayerId,
        name: String,
    },
    SetSettings {
        player: PlayerId,
        settings: String,
    },
    SetKey {
        player: PlayerId,
        key: String,
    },
    SetState {
        player: PlayerId,
        state: PlayerState,
    },
    /// A player was here.
    See {
        player: PlayerId,
        session: String,
    },
    AddLink {
        player: PlayerId,
        link: String,
        ends_at: Time,
    },
    /// One more session of a player.
    Open {
        opener: Opener,
        session: String,
        label: String,
    },
    EndSession {
        player: PlayerId,
        session: String,
    },
    /// Everything that is kept of a player goes.
    Forget {
        player: PlayerId,
    },
    SetBlock {
        player: PlayerId,
        other: PlayerId,
        is_blocked: bool,
    },
    Passkey(PasskeyWork),
    /// All that one player has belongs to another one.
    Merge {
        from: PlayerId,
        into: PlayerId,
    },
}

/// One change of a passkey, or of what is asked for one.
#[derive(Clone)]
pub(crate) enum PasskeyWork {
    Add {
        player: PlayerId,
        id: String,
        name: String,
        key: String,
    },
    Name {
        player: PlayerId,
        id: String,
        name: String,
    },
    Remove {
        player: PlayerId,
        id: String,
    },
    Ask {
        secret: String,
        text: String,
        ends_at: Time,
    },
    /// A question is answered and asks nothing any more.
    Answer {
        secret: String,
    },
}
