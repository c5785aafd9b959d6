//! The clock of a live table: how it stands after each change, and what happens when time has run out.

use crate::Fault;
use crate::meta::Meta;
use crate::people::Settings;
use crate::table::live::Live;
use crate::table::moves::Afterwards;
use crate::told::hurry;
use adit_clock::{Calendar, Clock, Holiday, Moment, Reminder, Running, Then};
use adit_game::{Seat, SeatSet, Viewer};
use adit_look::{ClockBody, DueBody, Line};
use adit_store::{Append, ClockMark, Letter, TableId, Time};
use std::sync::Arc;

/// The bot that moves for a player whose time has run out, or takes their seat.
pub(crate) const STAND_IN: &str = "medium";

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
        let (people, stand_ins) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let mut ticking = Ticking { clock, running: None, calendars, people, stand_ins };
        ticking.sit(meta);
        ticking.take_over(stored);
        Some(ticking)
    }

    /// Takes over who sits at the table.
    pub(super) fn sit(&mut self, meta: &Meta) {
        self.people = meta.people().collect();
    }

    /// Takes over when the player of each seat is away, and says whether that is new.
    fn be_away(&mut self, holidays: Vec<Vec<Holiday>>) -> bool {
        let mut is_new = false;
        for (calendar, holidays) in self.calendars.iter_mut().zip(holidays) {
            is_new |= calendar.holidays != holidays;
            calendar.holidays = holidays;
        }
        is_new
    }

    /// When people are to be reminded that their time runs out, after this moment.
    fn reminders(&self, running: &Running, now: Moment) -> Vec<Reminder> {
        let all = running.reminders(&self.clock, &self.calendars);
        all.filter(|reminder| reminder.at > now && self.people.contains(reminder.due.seat)).collect()
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

/// How the clock of a new table stands where it runs from the beginning, and what reminds people of their time: nobody waits in a
/// tournament for somebody who never comes.
pub(super) fn first_mark(
    id: &TableId,
    meta: &Meta,
    asked: SeatSet,
    now: Moment,
) -> (Option<ClockMark>, Vec<Letter>) {
    let Some(ticking) = Ticking::new(meta, None) else { return (None, Vec::new()) };
    let running = Running::start(&ticking.clock, ticking.calendars.len(), asked, now);
    let reminders = ticking.reminders(&running, now);
    let letters = reminders.iter().filter_map(|reminder| hurry(id, meta, reminder)).collect();
    (ticking.mark(&running, !asked.is_empty()), letters)
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

    /// What reminds people of their time, as it stands after a change. Letters that are there already are not written again.
    pub(super) fn reminders(&self, running: &Running) -> Vec<Letter> {
        let reminders = self.ticking.as_ref().map(|ticking| ticking.reminders(running, self.now()));
        reminders
            .into_iter()
            .flatten()
            .filter_map(|reminder| hurry(&self.id, &self.meta, &reminder))
            .collect()
    }

    /// Looks when the players are away, where holidays count. Everybody is shown it if that is new.
    pub(super) async fn look_for_holidays(&mut self) {
        if self.ticking.as_ref().is_none_or(|ticking| !ticking.clock.grants_holidays()) {
            return;
        }
        let meta = Arc::clone(&self.meta);
        let mut all = Vec::new();
        for occupant in &meta.players {
            let mut holidays = Vec::new();
            if let Some(id) = &occupant.player {
                // If the store does not answer now, it is looked again before anything happens to anybody.
                let Ok(player) = self.shared.store.player(id).await else { return };
                holidays = player.map(|player| Settings::read(&player.settings).holidays).unwrap_or_default();
            }
            all.push(holidays);
        }
        if self.ticking.as_mut().is_some_and(|ticking| ticking.be_away(all)) {
            self.kept.clear();
            let viewers = Seat::all(meta.players.len()).map(Viewer::Seat).chain([Viewer::Public]);
            viewers.for_each(|viewer| self.changes.count(viewer));
            self.ties.news.send_modify(|news| news.changes = self.changes);
        }
    }

    /// The lines behind the move that a bot makes for a player whose time has run out.
    pub(super) fn late_note(&self, seat: Seat) -> Option<Line> {
        let ticking = self.ticking.as_ref().filter(|ticking| ticking.stands_in(seat))?;
        ticking.note(seat, self.now())
    }

    /// Somebody's time may have run out. Says whose seat a bot is to take.
    pub(super) async fn time_up(&mut self) -> Option<Seat> {
        self.look_for_holidays().await;
        let now = self.now();
        let ticking = self.ticking.as_mut()?;
        let late = ticking.late(now);
        match ticking.clock.then {
            Then::BotMoves | Then::BotSits if !late.is_empty() => {
                // While others are asked too, taking a seat would tell that it has not answered yet.
                let alone = ticking.running.as_ref().and_then(|running| running.asked().only());
                if ticking.clock.then == Then::BotSits && alone.is_some() {
                    return alone;
                }
                let known = ticking.stand_ins;
                ticking.stand_ins = known.iter().chain(late.iter()).collect();
                if ticking.stand_ins != known {
                    self.asked = None;
                }
            }
            // The others wait, or it was looked too early: the table need not be looked at before the next due moment.
            Then::BotMoves | Then::BotSits | Then::Wait => {
                // A server that stops in between finds the same again.
                let _ = self.put_off(late.is_empty()).await;
            }
        }
        None
    }

    /// Stores when the clock is to be looked at next, if it runs on.
    async fn put_off(&mut self, runs: bool) -> Result<(), Fault> {
        let Some(ticking) = &self.ticking else { return Ok(()) };
        let Some(running) = &ticking.running else { return Ok(()) };
        let Some(mark) = ticking.mark(running, runs) else { return Ok(()) };
        let none: [String; 0] = [];
        let append = Append::new(self.id.clone(), self.length, none).with_clock(mark);
        let append = append.posting(self.reminders(running));
        let shared = Arc::clone(&self.shared);
        self.meanwhile(shared.store.append(append)).await.map_err(|_| Fault::Store)?;
        Ok(())
    }
}
