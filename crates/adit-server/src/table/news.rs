//! What those who follow a table are told.

use crate::table::Shown;
use adit_game::{MAX_SEATS, Viewer};
use adit_look::TurnBody;
use axum::body::Bytes;
use serde::Serialize;
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
#[derive(Clone, Default)]
pub(crate) struct News {
    /// Grows with every change of the table.
    pub(crate) change: u64,
    /// Grows with everything that is said beside the game.
    pub(crate) chat: u64,
    /// Whose turn it is.
    pub(crate) turns: Turns,
}

/// An event as it is sent in a stream. JSON is always one line here.
pub(crate) fn event(name: &str, data: &impl Serialize) -> Bytes {
    let mut event = format!("event: {name}\ndata: ").into_bytes();
    // What is sent is made of plain fields, and memory takes everything.
    let _ = serde_json::to_writer(&mut event, data);
    event.extend(b"\n\n");
    event.into()
}

/// Whose turn it is, as each kind of viewer is told, where somebody follows it.
#[derive(Clone, Default)]
pub(crate) struct Turns([Option<Arc<Shown<TurnBody>>>; KINDS]);

impl Turns {
    pub(crate) fn get(&self, viewer: Viewer) -> Option<Arc<Shown<TurnBody>>> {
        self.0[kind(viewer)].clone()
    }

    pub(crate) fn set(&mut self, viewer: Viewer, turn: Arc<Shown<TurnBody>>) {
        self.0[kind(viewer)] = Some(turn);
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

    /// Counts a follower for as long as the answer is held.
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
