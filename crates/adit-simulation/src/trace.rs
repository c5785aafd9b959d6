//! What happened, to be told when a check fails and to be compared with another run of the same seed.

use crate::plan::Millis;
use crate::world::{Ask, Heard};
use adit_table::digest;
use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;

/// A world in which more happens does not come to its end.
const MOST: usize = 400_000;

/// What happened.
#[derive(Default)]
pub(crate) struct Trace {
    lines: Mutex<Vec<(Millis, u64, String)>>,
    failures: Mutex<Vec<String>>,
    overflow: Notify,
}

impl Trace {
    pub(crate) fn note(&self, at: Millis, actor: u64, what: &str) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.push((at, actor, what.to_owned()));
        if lines.len() == MOST {
            self.overflow.notify_one();
        }
    }

    /// Waits until so much has happened that the world must be going round in circles.
    pub(crate) async fn overflows(&self) {
        self.overflow.notified().await;
    }

    pub(crate) fn heard(&self, at: Millis, actor: u64, ask: &Ask, heard: &Heard) {
        let sent = ask.body.as_ref().map(ToString::to_string).unwrap_or_default();
        let answer = match heard {
            Heard::Answer { status, text } if text.len() < 120 => format!("{status} {text}"),
            Heard::Answer { status, text } => {
                format!("{status} {} bytes {:016x}", text.len(), digest([text]))
            }
            Heard::Closed => "closed".to_owned(),
            Heard::Nothing => "nothing".to_owned(),
        };
        self.note(at, actor, &format!("{} {} {sent} -> {answer}", ask.method, ask.path));
    }

    /// Something is wrong.
    pub(crate) fn fail(&self, what: String) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    pub(crate) fn failures(&self) -> Vec<String> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Everything that happened, in the order of time. Those who act at the same moment stand in the order of their
    /// numbers.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.lines_of(|_| true)
    }

    /// The same of some of those who act.
    pub(crate) fn lines_of(&self, chosen: impl Fn(u64) -> bool) -> Vec<String> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone();
        lines.retain(|(_, actor, _)| chosen(*actor));
        lines.sort_by_key(|(at, actor, _)| (*at, *actor));
        lines.into_iter().map(|(at, actor, what)| format!("{at:>8} #{actor} {what}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    #[test]
    fn a_world_in_which_too_much_happens_is_noticed() {
        let trace = Trace::default();
        (1..MOST).for_each(|_| trace.note(0, 1, ""));
        assert!(trace.overflows().now_or_never().is_none());
        trace.note(0, 1, "");
        assert!(trace.overflows().now_or_never().is_some());
    }
}
