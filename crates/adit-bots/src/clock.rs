//! The only place where bots look at the clock: how long they have thought, and what with.

use std::time::{Duration, Instant};

/// Measures time from its start on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer(Instant);

impl Timer {
    pub(crate) fn start() -> Timer {
        Timer(Instant::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    /// The time since the start, which is now.
    fn restart(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.0, now)
    }
}

/// What a search does with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    Rules,
    Evaluation,
    Tree,
}

/// How much time went where, as measured on some of the simulations.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TimeSpent {
    /// Listing and playing moves, drawing outcomes, copying positions.
    pub rules: Duration,
    /// Measuring positions and moves.
    pub evaluation: Duration,
    /// Walking the tree.
    pub tree: Duration,
}

/// Measures where the time goes while it is running.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    since: Option<Timer>,
    pub(crate) spent: TimeSpent,
}

impl Clock {
    pub(crate) fn start(&mut self) {
        self.since = Some(Timer::start());
    }

    pub(crate) fn stop(&mut self) {
        self.since = None;
    }

    /// What was done since the last lap was this.
    pub(crate) fn lap(&mut self, work: Work) {
        let Some(since) = &mut self.since else { return };
        let time = since.restart();
        match work {
            Work::Rules => self.spent.rules += time,
            Work::Evaluation => self.spent.evaluation += time,
            Work::Tree => self.spent.tree += time,
        }
    }
}
