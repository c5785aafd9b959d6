//! What a player has said beforehand: orders that the game names, and lines that were played ahead.
//!
//! What becomes of them follows from what the seat has noticed, and from nothing else: what others do unseen neither answers nor
//! drops anything.

use crate::{AnyView, Entry, Refusal, Source, Table};
use adit_game::{Obeyed, Seat, StandingOrder, Viewer};

/// What becomes of something that was said beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heed {
    /// The seat says these words now.
    Says(String),
    /// It waits.
    Waits,
    /// Everything was said, or what it was about has passed.
    Done,
    /// Something else has happened.
    Dropped(Departure),
}

/// What has happened instead of what was planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The seat itself has moved otherwise.
    OwnMove,
    /// Another seat has moved otherwise, or chance has brought something else.
    Other,
    /// What was planned for has been taken back.
    TakenBack,
}

impl Table {
    /// A table that looks to a seat like this one, on which the seat can play ahead. What the seat does not know is imagined,
    /// and what is drawn there has nothing to do with what is drawn here.
    pub fn ahead(&self, seat: Seat) -> Option<Table> {
        let now = self.now.imagine(Viewer::Seat(seat), &mut adit_game::SeedDice::new(0))?;
        Some(Table::from_moment(self.record(), now, Source::Seed(0)))
    }

    /// Takes one more step of a line on a table to [play ahead](Table::ahead) on. Says whether the seat would notice it.
    pub fn step_ahead(&mut self, seat: Seat, entry: &Entry) -> Result<bool, Refusal> {
        self.apply(entry)?;
        let noticed = self.record.noticed.last();
        Ok(noticed.is_some_and(|noticed| noticed.by(Viewer::Seat(seat))))
    }

    /// What becomes of an order that the seat gave when it had noticed so many entries.
    pub fn heed_order(&self, seat: Seat, since: usize, order: &StandingOrder) -> Result<Heed, Refusal> {
        let viewer = Viewer::Seat(seat);
        let obey = |view: &dyn AnyView| view.obey(seat, order);
        let Some(mut then) = self.since(seat, since)? else { return Ok(Heed::Dropped(Departure::TakenBack)) };
        for entry in &self.record.entries[then.record.entries.len()..] {
            match obey(&*then.look(viewer)?) {
                Obeyed::Ends => return Ok(Heed::Done),
                // Where the order has nothing to say, the player may decide what they like.
                Obeyed::Says(words) if entry.is_of(seat) && entry.words() != words => {
                    return Ok(Heed::Dropped(Departure::OwnMove));
                }
                Obeyed::Says(_) | Obeyed::Waits => {}
            }
            then.follow(entry)?;
        }
        Ok(match obey(&*self.look(viewer)?) {
            Obeyed::Says(words) => Heed::Says(words),
            Obeyed::Waits => Heed::Waits,
            Obeyed::Ends => Heed::Done,
        })
    }

    /// What becomes of a line that the seat played ahead when it had noticed so many entries.
    ///
    /// What is compared is what the seat sees after each entry that it notices, with what it would have seen after the line.
    /// Words are not compared: those of a sealed answer are a secret.
    pub fn heed_line(&self, seat: Seat, since: usize, line: &[Entry]) -> Result<Heed, Refusal> {
        let viewer = Viewer::Seat(seat);
        let dropped = |entry: &Entry| {
            let departure = if entry.is_of(seat) { Departure::OwnMove } else { Departure::Other };
            Ok(Heed::Dropped(departure))
        };
        let Some(mut then) = self.since(seat, since)? else { return Ok(Heed::Dropped(Departure::TakenBack)) };
        let Some(mut ahead) = then.ahead(seat) else { return Ok(Heed::Dropped(Departure::Other)) };
        let mut planned = line.iter();
        for entry in &self.record.entries[then.record.entries.len()..] {
            then.follow(entry)?;
            let noticed = then.record.noticed.last().copied();
            if noticed.is_none_or(|noticed| !noticed.by(viewer)) {
                continue;
            }
            let step = loop {
                let Some(step) = planned.next() else { return Ok(Heed::Done) };
                match ahead.step_ahead(seat, step) {
                    Ok(true) => break step,
                    Ok(false) => {}
                    Err(_) => return dropped(entry),
                }
            };
            if then.look(viewer)?.equals(&*ahead.look(viewer)?) && then.pending() == ahead.pending() {
                continue;
            }
            // The planned move of the seat itself may show something else than was imagined.
            let is_said = entry.is_of(seat) && entry == step;
            return match (is_said, planned.any(|step| step.is_of(seat))) {
                (true, false) => Ok(Heed::Done),
                (true, true) => Ok(Heed::Dropped(Departure::Other)),
                (false, _) => dropped(entry),
            };
        }
        Ok(match planned.find(|step| step.is_of(seat) || ahead.step_ahead(seat, step) != Ok(false)) {
            Some(step) if step.is_of(seat) && self.pending().contains(seat) => {
                Heed::Says(step.words().to_owned())
            }
            Some(_) => Heed::Waits,
            None => Heed::Done,
        })
    }

    /// The table when the seat had noticed so many entries. Nothing if it has noticed fewer by now.
    fn since(&self, seat: Seat, number: usize) -> Result<Option<Table>, Refusal> {
        let viewer = Viewer::Seat(seat);
        if number > self.number(viewer) {
            return Ok(None);
        }
        self.recall(viewer, number).map(Some)
    }
}
