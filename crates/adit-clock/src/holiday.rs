//! Times in which players are away.

use crate::{Moment, Zone};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

const DAY: Moment = 24 * 60 * 60 * 1000;
const YEAR: Moment = 365 * DAY;

/// Nobody is away for more days within a year.
pub const AWAY: i64 = 60;

/// A time in which a player is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// When it begins.
    pub from: Moment,
    /// When the player is back.
    pub to: Moment,
}

impl Holiday {
    /// The days from one date to another, both of them included, where this is the time: `2026-07-20`.
    pub fn days(zone: &Zone, first: &str, last: &str) -> Result<Holiday, HolidayFault> {
        let date = |text: &str| text.parse::<Date>().map_err(|_| HolidayFault::NoDate);
        let (first, last) = (date(first)?, date(last)?);
        if last < first {
            return Err(HolidayFault::Backwards);
        }
        let back = last.tomorrow().map_err(|_| HolidayFault::NoDate)?;
        let begins = |date: Date| date.to_zoned(zone.time()).map_err(|_| HolidayFault::NoDate);
        let (from, to) = (begins(first)?, begins(back)?);
        Ok(Holiday { from: from.timestamp().as_millisecond(), to: to.timestamp().as_millisecond() })
    }

    /// Enters a holiday beside those that a player has had or still has. What ended more than a year ago is forgotten.
    pub fn enter(self, all: &mut Vec<Holiday>, now: Moment) -> Result<(), HolidayFault> {
        if self.to <= now || self.from < now - DAY {
            return Err(HolidayFault::Past);
        }
        let mut kept: Vec<Holiday> = all.iter().filter(|other| other.to > now - YEAR).copied().collect();
        if kept.iter().any(|other| other.from < self.to && self.from < other.to) {
            return Err(HolidayFault::Twice);
        }
        kept.push(self);
        kept.sort_by_key(|holiday| holiday.from);
        // The day on which the clocks change is as long as any other one.
        let days = |holiday: &Holiday| (holiday.to - holiday.from + DAY / 2).div_euclid(DAY);
        if kept.iter().map(days).sum::<i64>() > AWAY {
            return Err(HolidayFault::TooLong);
        }
        *all = kept;
        Ok(())
    }

    /// Ends the holiday that begins at this moment: the player is back now, or does not go at all.
    pub fn end(all: &mut Vec<Holiday>, from: Moment, now: Moment) {
        all.retain(|holiday| holiday.from != from || holiday.from < now);
        for holiday in all.iter_mut().filter(|holiday| holiday.from == from) {
            holiday.to = holiday.to.min(now);
        }
    }
}

/// Why a holiday cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HolidayFault {
    /// Something else than a date.
    #[error("this is not a date; write the year, the month and the day, such as 2026-07-20")]
    NoDate,
    /// The end comes before the beginning.
    #[error("the last day is before the first one; change one of them")]
    Backwards,
    /// It is over, or has long begun.
    #[error("a holiday begins today or later; choose another first day")]
    Past,
    /// Another holiday has some of the same days.
    #[error("some of these days are in another holiday of yours; remove that one first")]
    Twice,
    /// More days than anybody may be away.
    #[error("these are more than {AWAY} days of holiday within a year; choose fewer days")]
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn berlin() -> Zone {
        Zone::find("Europe/Berlin").expect("a zone")
    }

    fn days(first: &str, last: &str) -> Result<Holiday, HolidayFault> {
        Holiday::days(&berlin(), first, last)
    }

    #[test]
    fn a_holiday_lasts_until_its_last_day_is_over() {
        let one = days("2026-07-20", "2026-07-20").expect("a day");
        assert_eq!(one.to - one.from, DAY);
        assert_eq!(
            (berlin().date(one.from), berlin().date(one.to - 1)),
            ("2026-07-20".to_owned(), "2026-07-20".to_owned())
        );
        // The clocks go back on 25 October.
        let long = days("2026-10-25", "2026-10-25").expect("a day");
        assert_eq!(long.to - long.from, DAY + DAY / 24);
        assert_eq!(days("2026-02-30", "2026-03-01"), Err(HolidayFault::NoDate));
        assert_eq!(days("20.7.2026", "2026-07-21"), Err(HolidayFault::NoDate));
        assert_eq!(days("2026-07-21", "2026-07-20"), Err(HolidayFault::Backwards));
    }

    #[test]
    fn holidays_are_limited_and_do_not_overlap() {
        let now = days("2026-07-20", "2026-07-20").expect("a day").from + DAY / 2;
        let mut all = Vec::new();
        let mut enter = |first, last| days(first, last).expect("days").enter(&mut all, now);
        assert_eq!(enter("2026-07-18", "2026-07-25"), Err(HolidayFault::Past));
        assert_eq!(enter("2026-07-20", "2026-08-10"), Ok(()), "it begins today");
        assert_eq!(enter("2026-08-10", "2026-08-12"), Err(HolidayFault::Twice));
        assert_eq!(enter("2026-12-01", "2027-01-08"), Err(HolidayFault::TooLong), "22 and 39 days");
        assert_eq!(enter("2026-12-01", "2027-01-07"), Ok(()));
        let in_a_year = now + YEAR + 30 * DAY;
        let next = days("2027-08-20", "2027-09-05").expect("days");
        assert_eq!(next.enter(&mut all, in_a_year), Ok(()), "those of last summer are forgotten");
        assert_eq!(all.len(), 2);
    }

    #[test]
    fn who_is_back_early_is_back_now() {
        let (one, two) = (
            days("2026-07-20", "2026-07-30").expect("days"),
            days("2026-09-01", "2026-09-02").expect("days"),
        );
        let (mut all, now) = (vec![one, two], one.from + 3 * DAY);
        Holiday::end(&mut all, one.from, now);
        Holiday::end(&mut all, two.from, now);
        assert_eq!(
            all,
            [Holiday { from: one.from, to: now }],
            "three days are used up, and the other holiday never was"
        );
    }
}
