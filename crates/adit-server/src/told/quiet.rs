//! The hours in which nobody is told anything.

use adit_store::Time;
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// From one minute of the day, as the clock of the player shows it, to another; it may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Quiet {
    pub(crate) from: u16,
    pub(crate) to: u16,
}

/// The minute of the day of a time such as `22:30`.
pub(crate) fn minute(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

impl Quiet {
    /// When somebody may be told what is to be told at this moment. `zone` is how many minutes their clock is ahead of UTC.
    pub(crate) fn after(self, now: Time, zone: i32) -> Time {
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let local = (now.millis().div_euclid(MINUTE) + i64::from(zone)).rem_euclid(DAY);
        let is_within = match from <= to {
            true => (from..to).contains(&local),
            false => local >= from || local < to,
        };
        match is_within {
            true => next(now, to, zone).0,
            false => now,
        }
    }
}

/// The next moment at which the player's clock shows this minute of the day, and which day that is.
pub(crate) fn next(now: Time, minute: i64, zone: i32) -> (Time, i64) {
    let local = now.millis().div_euclid(MINUTE) + i64::from(zone);
    let wait = (minute - local).rem_euclid(DAY);
    let wait = if wait == 0 { DAY } else { wait };
    let then = local + wait;
    (Time::from_millis((then - i64::from(zone)) * MINUTE), then.div_euclid(DAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: i64, hours: i64, minutes: i64) -> Time {
        Time::from_millis(((day * 24 + hours) * 60 + minutes) * MINUTE)
    }

    #[test]
    fn a_night_goes_over_midnight_and_ends_in_the_morning() {
        let night = Quiet { from: 22 * 60, to: 7 * 60 };
        for (now, expected) in [
            (at(3, 21, 59), at(3, 21, 59)),
            (at(3, 22, 0), at(4, 7, 0)),
            (at(4, 0, 30), at(4, 7, 0)),
            (at(4, 6, 59), at(4, 7, 0)),
            (at(4, 7, 0), at(4, 7, 0)),
        ] {
            assert_eq!(night.after(now, 0), expected, "{now:?}");
        }
    }

    #[test]
    fn the_clock_of_the_player_counts() {
        let night = Quiet { from: 22 * 60, to: 7 * 60 };
        // Two hours ahead it is already ten.
        assert_eq!(night.after(at(3, 20, 0), 120), at(4, 5, 0));
        assert_eq!(night.after(at(3, 22, 0), -300), at(3, 22, 0));
        let noon = Quiet { from: 12 * 60, to: 13 * 60 };
        assert_eq!(noon.after(at(3, 12, 30), 0), at(3, 13, 0));
        assert_eq!(noon.after(at(3, 13, 0), 0), at(3, 13, 0));
        let none = Quiet { from: 0, to: 0 };
        assert_eq!(none.after(at(3, 0, 0), 0), at(3, 0, 0));
    }

    #[test]
    fn a_mail_a_day_comes_at_the_same_hour() {
        assert_eq!(next(at(3, 17, 59), 18 * 60, 0), (at(3, 18, 0), 3));
        assert_eq!(next(at(3, 18, 0), 18 * 60, 0), (at(4, 18, 0), 4));
        assert_eq!(next(at(3, 23, 0), 18 * 60, 120).0, at(4, 16, 0));
    }

    #[test]
    fn times_of_forms_are_read() {
        assert_eq!((minute("22:30"), minute("07:00:00")), (Some(1350), Some(420)));
        for text in ["", "24:00", "7", "12:60", "x:10", "12:é"] {
            assert_eq!(minute(text), None, "{text}");
        }
    }
}
