//! How long players have to decide at a table over days.
//!
//! A [`Clock`] is what the players of a table have agreed on. [`Running`] is how much time everybody has left, and follows from
//! what everybody at the table can see and when it happened. Nothing here asks what time it is: moments are given, in
//! milliseconds since 1970.

mod calendar;
mod clock;
mod holiday;
mod running;
mod whole;

pub use calendar::{Calendar, Hours, Zone};
pub use clock::{Clock, ClockFault, Limit, Then};
pub use holiday::{AWAY, Holiday, HolidayFault};
pub use running::{Due, Reminder, Running};

/// A moment, in milliseconds since 1970.
pub type Moment = i64;
