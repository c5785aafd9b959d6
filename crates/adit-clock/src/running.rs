//! How much time everybody has left.

use crate::{Calendar, Clock, Moment};
use adit_game::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How a clock stands, as everybody at the table can see it.
///
/// A move that nobody else notices changes nothing here, so that a clock cannot tell whether somebody has begun to answer under
/// seal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Running {
    /// Since when each seat thinks about its next move; nothing for a seat that is not asked.
    since: Vec<Option<Moment>>,
    /// What each seat had left of its reserve then, in milliseconds.
    left: Vec<u64>,
}

/// When somebody's time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Whose.
    pub seat: Seat,
    /// When.
    pub at: Moment,
}

/// When somebody is to be reminded that their time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Whose time it is.
    pub due: Due,
    /// Since when they think.
    pub since: Moment,
    /// When to remind them.
    pub at: Moment,
}

/// Who has less time than this is at the table anyway.
const HURRIED: Duration = Duration::from_secs(10 * 60);
/// Nobody is reminded earlier than so long before their time runs out.
const EARLIEST: Duration = Duration::from_secs(12 * 60 * 60);

impl Running {
    /// A clock at a table with so many seats, of which these are asked.
    pub fn start(clock: &Clock, seats: usize, asked: SeatSet, now: Moment) -> Running {
        let since = Seat::all(seats).map(|seat| asked.contains(seat).then_some(now)).collect();
        Running { since, left: vec![millis(clock.limit.beginning()); seats] }
    }

    /// Something has happened that everybody has noticed: these seats have moved, and now those are asked.
    pub fn step(
        &mut self,
        clock: &Clock,
        calendars: &[Calendar],
        movers: SeatSet,
        asked: SeatSet,
        now: Moment,
    ) {
        let places = self.since.iter_mut().zip(&mut self.left).zip(calendars);
        for (seat, ((since, left), calendar)) in Seat::all(MAX_SEATS).zip(places) {
            let is_asked = asked.contains(seat);
            if let Some(before) = *since {
                if is_asked && !movers.contains(seat) {
                    continue;
                }
                if !clock.limit.is_for_each_move() {
                    *left = left.saturating_sub(millis(calendar.counted(before, now)));
                    *left += if is_asked { 0 } else { millis(clock.limit.increment()) };
                }
            }
            *since = is_asked.then_some(now);
        }
    }

    /// Who is asked, as everybody can see it.
    pub fn asked(&self) -> SeatSet {
        self.thinking().map(|(seat, _)| seat).collect()
    }

    /// What each seat had left of its reserve when it was last asked.
    pub fn reserves(&self) -> impl Iterator<Item = Duration> + '_ {
        self.left.iter().map(|left| Duration::from_millis(*left))
    }

    /// When the time of each seat that is asked runs out, if nothing happens.
    pub fn due<'a>(&'a self, clock: &'a Clock, calendars: &'a [Calendar]) -> impl Iterator<Item = Due> + 'a {
        self.thinking().filter_map(move |(seat, since)| {
            let calendar = calendars.get(seat.index())?;
            Some(Due { seat, at: calendar.after(since, self.allowed(clock, seat)) })
        })
    }

    /// When to remind each seat that is asked: when a quarter of its time is left, and at most half a day before the end.
    pub fn reminders<'a>(
        &'a self,
        clock: &'a Clock,
        calendars: &'a [Calendar],
    ) -> impl Iterator<Item = Reminder> + 'a {
        self.due(clock, calendars).zip(self.thinking()).filter_map(move |(due, (seat, since))| {
            let allowed = self.allowed(clock, seat);
            let before = Moment::try_from((allowed / 4).min(EARLIEST).as_millis()).ok()?;
            (allowed >= HURRIED).then_some(Reminder { due, since, at: due.at - before })
        })
    }

    /// Since when a seat thinks about its next move.
    pub fn since(&self, seat: Seat) -> Option<Moment> {
        self.thinking().find(|(thinking, _)| *thinking == seat).map(|(_, since)| since)
    }

    fn thinking(&self) -> impl Iterator<Item = (Seat, Moment)> + '_ {
        let seats = Seat::all(MAX_SEATS).zip(&self.since);
        seats.filter_map(|(seat, since)| Some((seat, (*since)?)))
    }

    fn allowed(&self, clock: &Clock, seat: Seat) -> Duration {
        if clock.limit.is_for_each_move() {
            return clock.limit.beginning();
        }
        self.left.get(seat.index()).map_or(Duration::ZERO, |left| Duration::from_millis(*left))
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hours, Limit, Then};

    const SECOND: Moment = 1_000;

    fn clock(limit: Limit) -> Clock {
        Clock { limit, hours: Hours::default(), then: Then::BotMoves }
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn calendars() -> Vec<Calendar> {
        vec![Calendar::default(); 2]
    }

    fn due(running: &Running, clock: &Clock) -> Vec<(usize, Moment)> {
        running.due(clock, &calendars()).map(|due| (due.seat.index(), due.at / SECOND)).collect()
    }

    fn step(running: &mut Running, clock: &Clock, mover: usize, asked: &[usize], second: Moment) {
        let asked = asked.iter().map(|number| seat(*number)).collect();
        running.step(clock, &calendars(), SeatSet::one(seat(mover)), asked, second * SECOND);
    }

    fn reserves(running: &Running) -> Vec<u64> {
        running.reserves().map(|left| left.as_secs()).collect()
    }

    #[test]
    fn each_move_has_its_time() {
        let clock = clock(Limit::Move { seconds: 60 });
        let mut running = Running::start(&clock, 2, SeatSet::one(seat(0)), 0);
        assert_eq!(due(&running, &clock), [(0, 60)]);
        // A move in the same turn: the time is full again.
        step(&mut running, &clock, 0, &[0], 50);
        assert_eq!(due(&running, &clock), [(0, 110)]);
        step(&mut running, &clock, 0, &[1], 70);
        assert_eq!(due(&running, &clock), [(1, 130)]);
    }

    #[test]
    fn a_reserve_shrinks_while_its_seat_is_asked_and_grows_with_each_turn() {
        let clock = clock(Limit::Reserve { seconds: 600, increment: 30 });
        let mut running = Running::start(&clock, 2, SeatSet::one(seat(0)), 0);
        step(&mut running, &clock, 0, &[0], 100);
        assert_eq!(due(&running, &clock), [(0, 600)], "moves within a turn add nothing");
        step(&mut running, &clock, 0, &[1], 200);
        assert_eq!(reserves(&running), [430, 600]);
        assert_eq!(due(&running, &clock), [(1, 800)]);
    }

    #[test]
    fn those_who_decide_at_the_same_time_have_each_their_own() {
        for limit in [Limit::Reserve { seconds: 600, increment: 30 }, Limit::Move { seconds: 600 }] {
            let clock = clock(limit);
            let mut running = Running::start(&clock, 2, SeatSet::all(2), 0);
            assert_eq!(due(&running, &clock), [(0, 600), (1, 600)]);
            // The answer of the one gives the other no more time.
            step(&mut running, &clock, 1, &[0], 140);
            assert_eq!(due(&running, &clock), [(0, 600)]);
        }
    }

    #[test]
    fn a_player_is_reminded_when_a_quarter_of_their_time_is_left() {
        let reminders = |limit: Limit| {
            let clock = clock(limit);
            let running = Running::start(&clock, 2, SeatSet::one(seat(1)), 0);
            let reminders: Vec<_> = running.reminders(&clock, &calendars()).collect();
            assert!(reminders.iter().all(|reminder| reminder.due.seat == seat(1) && reminder.since == 0));
            reminders
                .iter()
                .map(|reminder| (reminder.at / SECOND, reminder.due.at / SECOND))
                .collect::<Vec<_>>()
        };
        assert_eq!(reminders(Limit::Move { seconds: 4000 }), [(3000, 4000)]);
        assert_eq!(reminders(Limit::Reserve { seconds: 4000, increment: 5 }), [(3000, 4000)]);
        let (day, hour) = (24 * 3600, 3600);
        assert_eq!(
            reminders(Limit::Move { seconds: 7 * day }),
            [(Moment::from(7 * day - 12 * hour), Moment::from(7 * day))]
        );
        assert_eq!(reminders(Limit::Move { seconds: 300 }), [], "who plays that fast is there");
    }

    #[test]
    fn a_clock_of_the_computer_that_goes_back_takes_nothing_away() {
        let clock = clock(Limit::Reserve { seconds: 600, increment: 0 });
        let mut running = Running::start(&clock, 2, SeatSet::one(seat(0)), 100 * SECOND);
        step(&mut running, &clock, 0, &[1], 0);
        assert_eq!(reserves(&running), [600, 600]);
        assert_eq!(due(&running, &clock), [(1, 600)]);
    }

    #[test]
    fn limits_that_nobody_can_play_by_are_refused() {
        use crate::ClockFault;
        let check = |limit| clock(limit).check();
        assert_eq!(check(Limit::Move { seconds: 60 }), Ok(()));
        assert_eq!(check(Limit::Move { seconds: 1 }), Err(ClockFault::TooShort));
        assert_eq!(check(Limit::Reserve { seconds: u32::MAX, increment: 0 }), Err(ClockFault::TooLong));
        let hours = Hours { night: Some((8, 8)), ..Hours::default() };
        let clock = Clock { hours, ..clock(Limit::Move { seconds: 60 }) };
        assert_eq!(clock.check(), Err(ClockFault::NoNight));
    }

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        let clock = Clock {
            limit: Limit::Reserve { seconds: 86_400, increment: 600 },
            hours: Hours { night: Some((22, 8)), weekends: true, ..Hours::default() },
            then: Then::Wait,
        };
        let text = serde_json::to_string(&clock).expect("text");
        assert_eq!(serde_json::from_str::<Clock>(&text).ok(), Some(clock.clone()), "{text}");
        let running = Running::start(&clock, 2, SeatSet::all(2), 5);
        let text = serde_json::to_string(&running).expect("text");
        assert_eq!(serde_json::from_str::<Running>(&text).ok(), Some(running), "{text}");
    }
}
