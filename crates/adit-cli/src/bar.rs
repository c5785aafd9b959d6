//! Shows on standard error how far something has come.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// A bar that is drawn again and again, or lines where there is no terminal.
pub(crate) struct Bar {
    shown: Option<Instant>,
    terminal: bool,
}

/// How often the bar is drawn again.
const SHOWN_EVERY: Duration = Duration::from_millis(200);
/// How often a line is written where there is no terminal.
const WRITTEN_EVERY: Duration = Duration::from_secs(30);

impl Bar {
    pub(crate) fn new() -> Bar {
        Bar { shown: None, terminal: io::stderr().is_terminal() }
    }

    /// So much is done of so much; `told` says what else is known.
    pub(crate) fn show(
        &mut self,
        done: u64,
        of: u64,
        remaining: Option<Duration>,
        told: impl FnOnce() -> String,
    ) {
        let every = if self.terminal { SHOWN_EVERY } else { WRITTEN_EVERY };
        if done < of && self.shown.is_some_and(|shown| shown.elapsed() < every) {
            return;
        }
        self.shown = Some(Instant::now());
        let filled = 24 * done / of.max(1);
        let bar: String = (0..24).map(|place| if place < filled { '#' } else { '.' }).collect();
        let remaining = remaining.map_or_else(String::new, |time| {
            let seconds = time.as_secs();
            format!(", {}:{:02} left", seconds / 60, seconds % 60)
        });
        let line = format!("[{bar}] {done}/{of}{remaining}  {}", told());
        // There is nobody left to tell if standard error cannot be written.
        let _ = match self.terminal {
            true => write!(io::stderr(), "\r{line}\x1b[K"),
            false => writeln!(io::stderr(), "{line}"),
        };
    }

    /// What is written next begins on a line of its own.
    pub(crate) fn end(&self) {
        if self.terminal && self.shown.is_some() {
            let _ = writeln!(io::stderr());
        }
    }
}
