//! What those who follow a table are told.

use adit_game::{MAX_SEATS, Viewer};
use axum::body::Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The kinds of viewers that can follow a table: its seats and the public.
const KINDS: usize = MAX_SEATS + 1;

fn kind(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public | Viewer::All => MAX_SEATS,
    }
}

/// The latest of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    /// Grows with every change of the table.
    pub(crate) change: u64,
    /// Grows with everything that is said beside the game.
    pub(crate) chat: u64,
    /// Whose turn it is.
    pub(crate) turns: Turns,
}

/// An event as it stands in a stream. What it tells is in one line, as JSON always is here.
pub(crate) fn event(name: &str, data: &str) -> Bytes {
    ["event: ", name, "\ndata: ", data, "\n\n"].concat().into()
}

/// Whose turn it is, as the event that each kind of viewer is told, where somebody follows it. It is written once,
/// however many follow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns([Option<Bytes>; KINDS]);

impl Turns {
    pub(crate) fn get(&self, viewer: Viewer) -> Option<Bytes> {
        self.0[kind(viewer)].clone()
    }

    pub(crate) fn set(&mut self, viewer: Viewer, event: Bytes) {
        self.0[kind(viewer)] = Some(event);
    }
}

/// How many follow the turns as each kind of viewer.
#[derive(Debug, Default)]
pub(crate) struct Watchers([AtomicUsize; KINDS]);

impl Watchers {
    /// Does anybody follow the turns as this viewer?
    pub(crate) fn any(&self, viewer: Viewer) -> bool {
        self.0[kind(viewer)].load(Ordering::Relaxed) > 0
    }

    /// Counts somebody for as long as he holds what this gives him.
    pub(crate) fn join(self: &Arc<Watchers>, viewer: Viewer) -> Watching {
        self.0[kind(viewer)].fetch_add(1, Ordering::Relaxed);
        Watching { watchers: self.clone(), viewer }
    }
}

/// Somebody follows the turns of a table.
pub(crate) struct Watching {
    watchers: Arc<Watchers>,
    viewer: Viewer,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.watchers.0[kind(self.viewer)].fetch_sub(1, Ordering::Relaxed);
    }
}
