//! What those who follow a table are told.

use crate::meta::Rematch;
use crate::table::Shown;
use adit_game::Viewer;
use adit_look::{Look, TurnBody};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The kinds of viewers that can follow a table.
const KINDS: usize = Look::VIEWERS;

/// The latest of a table.
#[derive(Clone, Default)]
pub(crate) struct News {
    /// How often the table has changed.
    pub(crate) changes: Changes,
    /// Grows with everything that is said beside the game.
    pub(crate) chat: u64,
    /// Whose turn it is.
    pub(crate) turns: Turns,
    /// Grows when others sit at the table or are called otherwise.
    pub(crate) seating: u64,
    /// The next game of the same players, once somebody has asked for it.
    pub(crate) rematch: Option<Rematch>,
}

/// How many changes each kind of viewer has noticed. Those who follow a table are sent something when this grows, and
/// only then: whether anybody else has done something cannot be seen from what is sent and when.
#[derive(Clone, Copy, Default)]
pub(crate) struct Changes([u64; KINDS]);

impl Changes {
    /// How many it were for this viewer.
    pub(crate) fn of(&self, viewer: Viewer) -> u64 {
        self.0[Look::place(viewer)]
    }

    /// Counts one more for this viewer.
    pub(crate) fn count(&mut self, viewer: Viewer) {
        self.0[Look::place(viewer)] += 1;
    }
}

/// Whose turn it is, as each kind of viewer is told, where somebody follows it.
#[derive(Clone, Default)]
pub(crate) struct Turns([Option<Arc<Shown<TurnBody>>>; KINDS]);

impl Turns {
    pub(crate) fn get(&self, viewer: Viewer) -> Option<Arc<Shown<TurnBody>>> {
        self.0[Look::place(viewer)].clone()
    }

    pub(crate) fn set(&mut self, viewer: Viewer, turn: Option<Arc<Shown<TurnBody>>>) {
        self.0[Look::place(viewer)] = turn;
    }
}

/// How many follow a table, or its turns, as each kind of viewer.
#[derive(Debug, Default)]
pub(crate) struct Watchers([AtomicUsize; KINDS]);

impl Watchers {
    /// Does anybody follow as this viewer?
    pub(crate) fn any(&self, viewer: Viewer) -> bool {
        self.0[Look::place(viewer)].load(Ordering::Relaxed) > 0
    }

    /// Counts a follower for as long as the answer is held.
    pub(crate) fn join(self: &Arc<Watchers>, viewer: Viewer) -> Watching {
        self.0[Look::place(viewer)].fetch_add(1, Ordering::Relaxed);
        Watching { watchers: self.clone(), viewer }
    }
}

/// Somebody follows a table, or its turns.
pub(crate) struct Watching {
    watchers: Arc<Watchers>,
    viewer: Viewer,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.watchers.0[Look::place(self.viewer)].fetch_sub(1, Ordering::Relaxed);
    }
}
