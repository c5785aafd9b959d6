//! What changes a live table: each change is stored before it is made.

use crate::Fault;
use crate::table::live::{Live, wake};
use crate::table::{Glance, Go, Said};
use crate::told::{Asked, letters};
use adit_game::{Seat, SeatSet, Viewer};
use adit_look::{Change, Line, Made, TakenBack};
use adit_store::{Append, Letter, State, StoreError, Stored};
use adit_table::{AnyPosition, Entry, OfferId, Step, Table};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// What the store is told of a table beside its lines.
pub(super) struct Afterwards {
    state: Option<State>,
    pub(super) pending: Option<SeatSet>,
    /// What lists show from now on, if everybody notices it.
    glance: Option<String>,
    /// Who has moved.
    pub(super) movers: SeatSet,
}

impl Afterwards {
    /// Does everybody notice the change?
    pub(super) fn is_public(&self) -> bool {
        self.glance.is_some()
    }

    fn of(table: &Table) -> Afterwards {
        let state = if table.result().is_some() { State::Finished } else { State::Open };
        Afterwards {
            state: Some(state),
            pending: Some(table.pending()),
            glance: None,
            movers: SeatSet::EMPTY,
        }
    }
}

/// Whom a table waits for, as the store keeps it.
pub(super) fn waits_for(pending: SeatSet) -> String {
    pending.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seats that a table waits for, as the store has it. Nothing if it names none.
pub(crate) fn read_waits_for(text: &str) -> Option<SeatSet> {
    let seat = |word: &str| Seat::all(adit_game::MAX_SEATS).find(|seat| seat.to_string() == word);
    let seats: Option<SeatSet> = text.split_whitespace().map(seat).collect();
    seats.filter(|seats| !seats.is_empty())
}

/// How long to wait before looking again for lines of which the store could not say whether it has them.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// How often to look.
const LOOKS: u32 = 60;

/// Lines may arrive of which the store could not say whether it has them.
#[derive(Clone, Copy)]
pub(super) struct Doubt {
    next: Instant,
    left: u32,
}

impl Doubt {
    fn new() -> Doubt {
        Doubt { next: Instant::now() + LOOK_AGAIN, left: LOOKS }
    }

    /// The same after one more look, until it was looked often enough.
    fn later(self) -> Option<Doubt> {
        let left = self.left.checked_sub(1)?;
        Some(Doubt { next: Instant::now() + LOOK_AGAIN, left })
    }

    /// Waits until it is time to look; for ever if there is no doubt.
    pub(super) async fn passes(doubt: Option<Doubt>) {
        match doubt {
            Some(doubt) => tokio::time::sleep_until(doubt.next).await,
            None => std::future::pending().await,
        }
    }
}

impl Live {
    pub(super) async fn say(
        &mut self,
        seat: Seat,
        words: &str,
        offer: Option<OfferId>,
    ) -> Result<Said, Fault> {
        if let Some(taught) = self.taught.clone() {
            self.learn(&taught, seat, words, offer).await?;
        } else {
            let step = self.look.propose(seat, words, offer).map_err(|refusal| self.refused(&refusal))?;
            let note = self.late_note(seat);
            self.advance_lines(step, note.as_slice()).await?;
        }
        self.shared.metrics.moves.add(1);
        Ok(self.said(seat))
    }

    /// The end of a game of a tournament counts, so nobody takes it back.
    fn is_counted(&self) -> Result<(), Fault> {
        let is_counted = self.meta.tournament.is_some() && self.look.table().result().is_some();
        if is_counted { Err(Fault::TournamentTable) } else { Ok(()) }
    }

    pub(super) fn said(&self, seat: Seat) -> Said {
        Said { number: self.look.table().number(Viewer::Seat(seat)) }
    }

    /// Stores a step and makes it the present.
    pub(super) async fn advance(&mut self, step: Step) -> Result<(), Fault> {
        self.advance_lines(step, &[]).await
    }

    /// The same with other lines behind the entries of the step.
    pub(super) async fn advance_lines(&mut self, step: Step, behind: &[Line]) -> Result<(), Fault> {
        let entries = step.entries().iter().cloned().map(Line::Entry);
        let lines: Vec<Line> = entries.chain(behind.iter().cloned()).collect();
        let afterwards = Afterwards {
            state: step.is_last().then_some(State::Finished),
            pending: Some(step.pending()),
            glance: step.noticed().by(Viewer::Public).then(|| self.glance(step.position())),
            movers: step.entries().iter().filter_map(Entry::mover).collect(),
        };
        self.keep(&lines, afterwards).await?;
        let (library, game, meta) = (&self.shared.library, self.game.id(), &self.meta);
        let texts = |language| meta.naming(&library.game(game, language));
        let committed = self.look.commit_lines(step, behind, texts);
        let noticed = committed.map_err(|refusal| self.refused(&refusal))?;
        self.changed(noticed);
        Ok(())
    }

    pub(super) async fn back(&mut self, seat: Seat) -> Result<TakenBack, Fault> {
        if self.taught.is_some() {
            return self.go(seat, Go::Back).await.map(|_| TakenBack::Done);
        }
        self.is_counted()?;
        let (change, result) = self.look.back(seat).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(result)
    }

    pub(super) async fn consent(&mut self, seat: Seat, agree: bool) -> Result<TakenBack, Fault> {
        self.is_counted()?;
        let (change, result) = self.look.consent(seat, agree).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(result)
    }

    pub(super) async fn redo(&mut self, seat: Seat) -> Result<Said, Fault> {
        if self.taught.is_some() {
            return Err(Fault::NothingToRedo);
        }
        let change = self.look.redo(seat).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(self.said(seat))
    }

    /// What lists show of a position. They are lists of players, so it is nothing where none is known to sit.
    fn glance(&self, position: &dyn AnyPosition) -> String {
        if self.meta.players.iter().all(|seat| seat.player.is_none()) {
            return String::new();
        }
        let (view, asked) = (position.look(Viewer::Public), position.pending().seats().iter().next());
        let (library, result) = (&self.shared.library, position.result());
        Glance::of(library, self.game.id(), Some(&*view), asked, result.as_ref()).text()
    }

    /// Stores a change and makes it the present.
    pub(super) async fn make(&mut self, change: Change) -> Result<(), Fault> {
        if change.lines.is_empty() {
            return Ok(());
        }
        let same = Afterwards { state: None, pending: None, glance: None, movers: SeatSet::EMPTY };
        let mut afterwards = change.table.as_ref().map_or(same, Afterwards::of);
        if let Some(after) = &change.table {
            let (now, then) = (self.look.table().position(), after.position());
            // What was taken back unnoticed leaves everything as everybody has seen it.
            if !now.look(Viewer::Public).equals(&*then.look(Viewer::Public)) {
                afterwards.glance = Some(self.glance(then));
            }
        }
        self.keep(&change.lines, afterwards).await?;
        let made = self.look.make(change);
        self.made(made);
        Ok(())
    }

    /// Stores lines behind those that are stored. Nothing is shown before this has succeeded.
    async fn keep(&mut self, lines: &[Line], afterwards: Afterwards) -> Result<(), Fault> {
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        let clock = self.clock_after(&afterwards);
        let mut letters = self.letters(&afterwards);
        letters.extend(clock.iter().flat_map(|(running, _)| self.reminders(running)));
        let append = Append {
            state: afterwards.state,
            waits_for: afterwards.pending.map(waits_for),
            glance: afterwards.glance,
            clock: clock.as_ref().map(|(_, mark)| mark.clone()),
            letters,
            ..Append::new(self.id.clone(), self.length, texts.iter().cloned())
        };
        self.ties.claimed.store(self.length + append.lines.len() as u64, Ordering::Relaxed);
        let shared = Arc::clone(&self.shared);
        let stored = self.meanwhile(shared.store.append(append)).await;
        if stored.is_err() {
            self.ties.claimed.store(self.length, Ordering::Relaxed);
        }
        let kept = self.kept_by_store(stored, &texts).await;
        if let (Ok(()), Some(ticking), Some((running, _))) = (&kept, &mut self.ticking, clock) {
            ticking.commit(running);
        }
        kept
    }

    /// What the store has answered to lines that were to be stored.
    async fn kept_by_store(
        &mut self,
        stored: Result<u64, StoreError>,
        texts: &[String],
    ) -> Result<(), Fault> {
        match stored {
            Ok(length) => {
                self.length = length;
                self.doubt = None;
                Ok(())
            }
            Err(StoreError::Moved { .. }) => {
                self.catch_up().await?;
                Err(Fault::Moved)
            }
            Err(fault @ StoreError::Uncertain { .. }) => {
                tracing::error!(table = %self.id, %fault, "nobody knows whether a move was stored");
                self.find(texts).await
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a move was not stored");
                Err(Fault::Store)
            }
        }
    }

    /// Who is to be told of a change. It is written with the change itself, and sent by whoever has time for it.
    fn letters(&self, afterwards: &Afterwards) -> Vec<Letter> {
        let Some(after) = afterwards.pending else { return Vec::new() };
        let table = self.look.table();
        let asked = Asked {
            before: table.pending(),
            after,
            is_over: afterwards.state == Some(State::Finished) && table.result().is_none(),
            number: table.number(Viewer::Public),
        };
        let (now, patience) = (self.shared.store.now(), self.shared.post.telling.patience);
        let is_there = |seat| self.ties.followers.any(Viewer::Seat(seat));
        letters(&self.id, &self.meta, &asked, now, patience, is_there)
    }

    /// Looks whether lines are stored of which the store could not say it.
    async fn find(&mut self, texts: &[String]) -> Result<(), Fault> {
        self.doubt = Some(Doubt::new());
        let shared = Arc::clone(&self.shared);
        let id = self.id.clone();
        let loaded = self.meanwhile(shared.store.load(&id)).await;
        let stored = loaded.map_err(|_| Fault::Uncertain)?;
        let behind = stored.lines.get(self.length as usize..).unwrap_or_default();
        if behind.is_empty() {
            // They may still arrive.
            return Err(Fault::Uncertain);
        }
        if behind.len() >= texts.len() && behind.iter().zip(texts).all(|(line, text)| line.text == *text) {
            self.length += texts.len() as u64;
            self.ties.claimed.store(self.length, Ordering::Relaxed);
            self.doubt = None;
            return Ok(());
        }
        // Another server has stored something in their place.
        self.take_over(&stored)?;
        Err(Fault::Moved)
    }

    /// Looks once more whether something has arrived of which the store could not say it.
    pub(super) async fn look_up(&mut self) {
        self.doubt = self.doubt.and_then(Doubt::later);
        let _ = self.catch_up().await;
    }

    /// Takes over what another server has stored, or this one without knowing it.
    pub(super) async fn catch_up(&mut self) -> Result<(), Fault> {
        let shared = Arc::clone(&self.shared);
        let id = self.id.clone();
        let Ok(stored) = self.meanwhile(shared.store.load(&id)).await else {
            // What was missed now is looked for until the store can be read again.
            self.doubt = Some(Doubt::new());
            return Err(Fault::Store);
        };
        self.take_over(&stored)
    }

    fn take_over(&mut self, stored: &Stored) -> Result<(), Fault> {
        let (_, table, talks) = wake(self.shared.games, stored, self.source()).map_err(|fault| {
            tracing::error!(table = %self.id, %fault, "a stored table cannot be read");
            Fault::Store
        })?;
        let length = stored.lines.len() as u64;
        if length > self.length {
            self.doubt = None;
        }
        let made = self.look.catch_up(table, talks);
        self.ticking.iter_mut().for_each(|ticking| ticking.take_over(stored.clock.as_ref()));
        self.length = length;
        self.ties.claimed.store(self.length, Ordering::Relaxed);
        self.made(made);
        Ok(())
    }

    /// Tells those who have noticed it what was changed.
    fn made(&mut self, made: Made) {
        // What a bot has lost may come again with the same offer in another position.
        self.thinking.retain(|seat, _| !made.lost.by(Viewer::Seat(*seat)));
        self.changed(made.noticed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_a_table_waits_for_is_read_as_it_is_written() {
        let seats: SeatSet = Seat::all(3).filter(|seat| seat.index() != 1).collect();
        assert_eq!(waits_for(seats), "s0 s2");
        assert_eq!(read_waits_for("s0 s2"), Some(seats));
        for text in ["", "s9", "s0 everybody"] {
            assert_eq!(read_waits_for(text), None, "{text}");
        }
    }
}
