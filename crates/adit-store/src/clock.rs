//! What time it is.

use crate::Time;
use std::fmt;
use std::sync::Arc;

/// What time it is, for whatever a store writes. A test may set it.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Time + Send + Sync>);

impl Clock {
    /// The clock of this computer.
    pub fn system() -> Clock {
        Clock::new(Time::now)
    }

    /// A clock that asks this function.
    pub fn new(now: impl Fn() -> Time + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    /// This moment.
    pub fn now(&self) -> Time {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Clock({})", self.now().millis())
    }
}
