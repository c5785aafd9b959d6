//! The clock of a live table: how it stands after each change, and what happens when time has run out.

use crate::Fault;
use crate::meta::Meta;
use crate::table::live::Live;
use crate::table::moves::Afterwards;
use adit_clock::{Calendar, Clock, Moment, Running, Then};
use adit_game::{Seat, SeatSet};
use adit_look::{ClockBody, DueBody, Line};
use adit_store::{Append, ClockMark, Time};
use std::sync::Arc;

/// The bot that moves for a player whose time has run out.
pub(super) const STAND_IN: &str = "medium";

/// The clock of a table that has one.
pub(super) struct Ticking {
    clock: Clock,
    /// How it stands. It does not run before the first move of a person that everybody notices.
    running: Option<Running>,
    /// What counts for each seat.
    calendars: Vec<Calendar>,
    /// The seats whose time runs: those of people.
    people: SeatSet,
    /// Seats for which a bot moves now, because their time has run out.
    stand_ins: SeatSet,
}

impl Ticking {
    /// The clock of a stored table.
    pub(super) fn new(meta: &Meta, stored: Option<&ClockMark>) -> Option<Ticking> {
        let clock = meta.clock.clone()?;
        let calendar = Calendar { hours: clock.hours.clone(), holidays: Vec::new() };
        let calendars = vec![calendar; meta.players.len()];
        let people = meta.people().collect();
        let mut ticking = Ticking { clock, running: None, calendars, people, stand_ins: SeatSet::EMPTY };
        ticking.take_over(stored);
        Some(ticking)
    }

    /// Takes over how the clock stands in the store.
    pub(super) fn take_over(&mut self, stored: Option<&ClockMark>) {
        // What an older program wrote and this one cannot read starts again with the next move.
        self.running = stored.and_then(|mark| serde_json::from_str(&mark.text).ok());
    }

    /// How the clock stands after something that everybody notices: these seats have moved, and now those are asked.
    fn after(&self, movers: SeatSet, asked: SeatSet, now: Moment) -> Option<Running> {
        match &self.running {
            Some(running) => {
                let mut running = running.clone();
                running.step(&self.clock, &self.calendars, movers, asked, now);
                Some(running)
            }
            None if movers.iter().any(|seat| self.people.contains(seat)) => {
                Some(Running::start(&self.clock, self.calendars.len(), asked, now))
            }
            None => None,
        }
    }

    /// How the store keeps it.
    fn mark(&self, running: &Running, runs: bool) -> Option<ClockMark> {
        let due = running.due(&self.clock, &self.calendars).filter(|due| self.people.contains(due.seat));
        let due_at = due.map(|due| Time::from_millis(due.at)).min().filter(|_| runs);
        Some(ClockMark { text: serde_json::to_string(running).ok()?, due_at })
    }

    /// Makes what was stored the present.
    pub(super) fn commit(&mut self, running: Running) {
        // A bot that moves for somebody does so until their turn passes.
        let asked = running.asked();
        self.stand_ins = self.stand_ins.iter().filter(|seat| asked.contains(*seat)).collect();
        self.running = Some(running);
    }

    /// The seats whose time has run out at a moment.
    fn late(&self, now: Moment) -> SeatSet {
        let Some(running) = &self.running else { return SeatSet::EMPTY };
        let due = running.due(&self.clock, &self.calendars);
        due.filter(|due| due.at <= now && self.people.contains(due.seat)).map(|due| due.seat).collect()
    }

    /// Does a bot move for this seat now?
    pub(super) fn stands_in(&self, seat: Seat) -> bool {
        self.stand_ins.contains(seat)
    }

    /// The player of a seat has come back.
    pub(super) fn is_back(&mut self, seat: Seat) {
        self.stand_ins.remove(seat);
    }

    /// What is stored with the first move that a bot makes for a seat. While others are asked too, nobody is told who has not
    /// answered: a bot answers under seal like anybody else.
    fn note(&self, seat: Seat, now: Moment) -> Option<Line> {
        let is_alone = self.running.as_ref().is_some_and(|running| running.asked().only() == Some(seat));
        (is_alone && self.late(now).contains(seat)).then_some(Line::Late(seat))
    }

    /// How it is shown. It is the same for everybody.
    pub(super) fn body(&self) -> ClockBody {
        let Some(running) = &self.running else { return ClockBody { due: Vec::new(), reserves: Vec::new() } };
        let due = running.due(&self.clock, &self.calendars).filter(|due| self.people.contains(due.seat));
        let reserves = running.reserves().map(|left| left.as_secs());
        ClockBody {
            due: due.map(|due| DueBody { seat: u8::from(due.seat), at: due.at }).collect(),
            reserves: reserves.filter(|_| !self.clock.limit.is_for_each_move()).collect(),
        }
    }
}

impl Live {
    fn now(&self) -> Moment {
        self.shared.store.now().millis()
    }

    /// How the clock stands after a change, as it is to be stored with it. What not everybody notices does not change it.
    pub(super) fn clock_after(&self, afterwards: &Afterwards) -> Option<(Running, ClockMark)> {
        let ticking = self.ticking.as_ref()?;
        let asked = afterwards.pending.filter(|_| afterwards.is_public())?;
        let running = ticking.after(afterwards.movers, asked, self.now())?;
        let mark = ticking.mark(&running, !asked.is_empty())?;
        Some((running, mark))
    }

    /// The lines behind the move that a bot makes for a player whose time has run out.
    pub(super) fn late_note(&self, seat: Seat) -> Option<Line> {
        let ticking = self.ticking.as_ref().filter(|ticking| ticking.stands_in(seat))?;
        ticking.note(seat, self.now())
    }

    /// Somebody's time may have run out.
    pub(super) async fn time_up(&mut self) {
        let now = self.now();
        let Some(ticking) = &mut self.ticking else { return };
        let late = ticking.late(now);
        match ticking.clock.then {
            Then::BotMoves if !late.is_empty() => {
                let known = ticking.stand_ins;
                ticking.stand_ins = known.iter().chain(late.iter()).collect();
                if ticking.stand_ins != known {
                    self.asked = None;
                }
            }
            // The others wait, or it was looked too early: the table need not be looked at before the next due moment.
            Then::BotMoves | Then::Wait => {
                // A server that stops in between finds the same again.
                let _ = self.put_off(late.is_empty()).await;
            }
        }
    }

    /// Stores when the clock is to be looked at next, if it runs on.
    async fn put_off(&mut self, runs: bool) -> Result<(), Fault> {
        let Some(ticking) = &self.ticking else { return Ok(()) };
        let Some(mark) = ticking.running.as_ref().and_then(|running| ticking.mark(running, runs)) else {
            return Ok(());
        };
        let none: [String; 0] = [];
        let append = Append::new(self.id.clone(), self.length, none).with_clock(mark);
        let shared = Arc::clone(&self.shared);
        self.meanwhile(shared.store.append(append)).await.map_err(|_| Fault::Store)?;
        Ok(())
    }
}
