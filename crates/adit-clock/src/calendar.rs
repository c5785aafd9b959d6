//! Which hours count: nights, weekends and holidays do not, where players have agreed so.

use crate::{ClockFault, Holiday, Moment, whole};
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::time::Duration;
use utoipa::openapi::schema::{Array, ArrayBuilder, ObjectBuilder, Type};

/// A time zone, by its name in the tz database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    name: String,
    /// Nothing if the name is unknown. A new clock with such a zone is refused; one that was stored by a program which knew
    /// the name goes on in UTC.
    known: Option<TimeZone>,
}

impl Zone {
    /// The time zone with this name.
    pub fn find(name: &str) -> Result<Zone, ClockFault> {
        let zone = Zone::named(name);
        zone.check().map(|()| zone)
    }

    fn named(name: &str) -> Zone {
        let known = TimeZone::get(name).ok();
        let name = known.as_ref().and_then(TimeZone::iana_name).unwrap_or(name).to_owned();
        Zone { name, known }
    }

    fn check(&self) -> Result<(), ClockFault> {
        self.known.as_ref().map(drop).ok_or(ClockFault::NoZone)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn time(&self) -> TimeZone {
        self.known.clone().unwrap_or(TimeZone::UTC)
    }

    /// The day that it is here.
    pub fn date(&self, at: Moment) -> String {
        let moment = Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX);
        moment.to_zoned(self.time()).date().to_string()
    }
}

impl Default for Zone {
    fn default() -> Zone {
        Zone { name: "UTC".to_owned(), known: Some(TimeZone::UTC) }
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        Ok(Zone::named(&String::deserialize(deserializer)?))
    }
}

/// Which hours of the week do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// Whose hours they are: a time zone such as `Europe/Berlin`.
    #[serde(default)]
    #[schema(value_type = String)]
    pub zone: Zone,
    /// From which full hour to which one it is night, if nights do not count.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "whole::hours")]
    #[schema(schema_with = night)]
    pub night: Option<(u8, u8)>,
    /// Do Saturdays and Sundays not count?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub weekends: bool,
}

/// Two hours of the day. Generators of clients do not understand how a pair is described.
fn night() -> Array {
    let hour = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(23)).build();
    ArrayBuilder::new().items(hour).min_items(Some(2)).max_items(Some(2)).build()
}

impl Hours {
    /// Does every hour count?
    pub fn counts_always(&self) -> bool {
        self.night.is_none() && !self.weekends
    }

    pub(crate) fn check(&self) -> Result<(), ClockFault> {
        self.zone.check()?;
        match self.night {
            Some((from, to)) if from == to || from > 23 || to > 23 => Err(ClockFault::NoNight),
            Some(_) | None => Ok(()),
        }
    }
}

/// What counts for one player: the hours of the table and the player's own holidays.
#[derive(Clone, Debug, Default)]
pub struct Calendar {
    /// The hours of the table.
    pub hours: Hours,
    /// When the player is away.
    pub holidays: Vec<Holiday>,
}

/// Nobody is away for longer: after this it is given up to look for a moment that counts.
const FARTHEST: Moment = 400 * 24 * 60 * 60 * 1000;

impl Calendar {
    /// How much of the time between two moments counts.
    pub fn counted(&self, from: Moment, to: Moment) -> Duration {
        let mut counted = 0;
        let mut at = from;
        while at < to {
            let (counts, until) = self.stretch(at);
            let end = until.min(to);
            if counts {
                counted += end - at;
            }
            at = end;
        }
        Duration::from_millis(counted.max(0).unsigned_abs())
    }

    /// The moment until which so much time counts from a moment on.
    pub fn after(&self, from: Moment, time: Duration) -> Moment {
        let mut left = Moment::try_from(time.as_millis()).unwrap_or(FARTHEST);
        let mut at = from;
        while at < from.saturating_add(FARTHEST) {
            let (counts, until) = self.stretch(at);
            if counts && until - at >= left {
                return at + left;
            }
            if counts {
                left -= until - at;
            }
            at = until;
        }
        at
    }

    /// Does this moment count, and until when is that so? Always later than the moment.
    fn stretch(&self, at: Moment) -> (bool, Moment) {
        let mut until = at.saturating_add(FARTHEST);
        let mut counts = true;
        for Holiday { from, to } in &self.holidays {
            if *from <= at && at < *to {
                counts = false;
                until = until.min(*to);
            } else if at < *from {
                until = until.min(*from);
            }
        }
        if self.hours.counts_always() {
            return (counts, until);
        }
        let Ok(now) = Timestamp::from_millisecond(at) else { return (counts, until) };
        let now = now.to_zoned(self.hours.zone.time());
        let is_weekend = self.hours.weekends && matches!(now.weekday(), Weekday::Saturday | Weekday::Sunday);
        let hour = now.hour();
        let is_night = self.hours.night.is_some_and(|(from, to)| {
            let (from, to) = (i8::try_from(from).unwrap_or(0), i8::try_from(to).unwrap_or(0));
            if from < to { (from..to).contains(&hour) } else { hour >= from || hour < to }
        });
        // Whatever changes here changes at a full hour.
        let next = next_hour(&now).map_or(until, |next| next.timestamp().as_millisecond());
        (counts && !is_weekend && !is_night, until.min(next.max(at + 1)))
    }
}

/// The next full hour of the clock on the wall.
fn next_hour(now: &Zoned) -> Option<Zoned> {
    let begun = now.with().minute(0).second(0).subsec_nanosecond(0).build().ok()?;
    begun.checked_add(1.hour()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const HOUR: Moment = 60 * 60 * 1000;
    const DAY: Moment = 24 * HOUR;

    fn hours(count: u64) -> Duration {
        Duration::from_secs(count * 60 * 60)
    }

    fn berlin() -> Zone {
        Zone::find("Europe/Berlin").expect("a zone")
    }

    fn calendar(night: Option<(u8, u8)>, weekends: bool) -> Calendar {
        Calendar { hours: Hours { zone: berlin(), night, weekends }, holidays: Vec::new() }
    }

    /// A moment in Berlin in March 2026; the clocks go forward on the 29th.
    fn march(day: i8, hour: i64) -> Moment {
        Holiday::days(&berlin(), &format!("2026-03-{day:02}"), "2026-04-30").expect("a day").from
            + hour * HOUR
    }

    #[test]
    fn nights_do_not_count() {
        let calendar = calendar(Some((22, 8)), false);
        // From 20:00 to 10:00 there are two hours before the night and two after it.
        assert_eq!(calendar.counted(march(3, 20), march(4, 10)), hours(4));
        assert_eq!(calendar.after(march(3, 20), hours(4)), march(4, 10));
        assert_eq!(calendar.after(march(3, 23), hours(1)), march(4, 9));
    }

    #[test]
    fn weekends_do_not_count() {
        let calendar = calendar(None, true);
        // 6 March 2026 is a Friday.
        assert_eq!(calendar.after(march(6, 12), hours(24)), march(9, 12));
        assert_eq!(calendar.counted(march(7, 0), march(9, 0)), hours(0));
    }

    #[test]
    fn a_night_in_which_the_clocks_change_is_a_night() {
        let calendar = calendar(Some((22, 8)), false);
        let before = march(28, 20);
        // The night of the change is an hour shorter.
        assert_eq!(calendar.after(before, hours(4)) - before, 13 * HOUR);
    }

    #[test]
    fn holidays_do_not_count() {
        let away = Holiday { from: march(3, 0), to: march(10, 0) };
        let calendar = Calendar { holidays: vec![away], ..Calendar::default() };
        assert_eq!(calendar.after(march(2, 12), hours(24)), march(10, 12));
        assert_eq!(calendar.counted(march(4, 0), march(9, 0)), hours(0));
    }

    #[test]
    fn a_zone_is_kept_by_its_name() {
        let text = serde_json::to_string(&berlin()).expect("text");
        assert_eq!(text, "\"Europe/Berlin\"");
        assert_eq!(serde_json::from_str::<Zone>(&text).ok(), Some(berlin()));
        // A clock that was stored with a zone of a later program can be read, and is not agreed on again.
        let unknown: Zone = serde_json::from_str("\"Middle/Earth\"").expect("a name");
        assert_eq!((unknown.name(), unknown.time()), ("Middle/Earth", TimeZone::UTC));
        assert_eq!(Hours { zone: unknown, ..Hours::default() }.check(), Err(ClockFault::NoZone));
        assert_eq!(Zone::find("Middle/Earth"), Err(ClockFault::NoZone));
        assert_eq!(Zone::default().name(), "UTC");
    }

    proptest! {
        /// What is counted up to the moment after some time is just that time, whatever does not count. Nights leave some
        /// hours, so that the moment is within what is looked through.
        #[test]
        fn what_counts_until_a_moment_is_what_leads_there(
            from in 0 .. 700 * DAY,
            minutes in 1_u64 .. 20_000,
            night in proptest::option::of((0_u8 .. 24, 1_u8 .. 20)),
            weekends in any::<bool>(),
            (away, days) in (0 .. 30 * DAY, 0 .. 30 * DAY),
        ) {
            let from = march(1, 0) + from;
            let night = night.map(|(from, length)| (from, (from + length) % 24));
            let mut calendar = calendar(night, weekends);
            calendar.holidays.push(Holiday { from: from + away, to: from + away + days });
            let time = Duration::from_secs(minutes * 60);
            let end = calendar.after(from, time);
            prop_assert_eq!(calendar.counted(from, end), time);
            prop_assert!(end - from >= Moment::try_from(time.as_millis()).unwrap());
            // The last moment counts: a minute earlier there was time left.
            prop_assert!(calendar.counted(from, end - 1) < time);
        }
    }
}
