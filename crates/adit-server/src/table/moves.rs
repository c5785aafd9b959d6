//! What changes a live table: each change is stored before it is made.

use crate::Fault;
use crate::table::Said;
use crate::table::live::{Live, wake};
use adit_game::{Seat, SeatSet, Viewer};
use adit_look::{Change, Line, TakenBack};
use adit_store::{Append, State, StoreError};
use adit_table::{OfferId, Step, Table};
use std::sync::atomic::Ordering;

/// What the store is told of a table beside its lines.
struct Afterwards {
    state: Option<State>,
    pending: Option<SeatSet>,
}

impl Afterwards {
    fn of(table: &Table) -> Afterwards {
        let state = if table.result().is_some() { State::Finished } else { State::Open };
        Afterwards { state: Some(state), pending: Some(table.pending()) }
    }
}

/// Whom a table waits for, as the store keeps it.
fn waits_for(pending: SeatSet) -> String {
    pending.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seats that a table waits for, as the store has it. Nothing if it names none.
pub(super) fn read_waits_for(text: &str) -> Option<SeatSet> {
    let seat = |word: &str| Seat::all(adit_game::MAX_SEATS).find(|seat| seat.to_string() == word);
    let seats: Option<SeatSet> = text.split_whitespace().map(seat).collect();
    seats.filter(|seats| !seats.is_empty())
}

impl Live {
    pub(super) async fn say(
        &mut self,
        seat: Seat,
        words: &str,
        offer: Option<OfferId>,
    ) -> Result<Said, Fault> {
        let step = self.look.propose(seat, words, offer).map_err(|refusal| self.refused(&refusal))?;
        self.advance(step).await?;
        self.shared.metrics.moves.add(1);
        Ok(self.said(seat))
    }

    fn said(&self, seat: Seat) -> Said {
        Said { number: self.look.table().number(Viewer::Seat(seat)) }
    }

    /// Stores a step and makes it the present.
    pub(super) async fn advance(&mut self, step: Step) -> Result<(), Fault> {
        let lines: Vec<Line> = step.entries().iter().cloned().map(Line::Entry).collect();
        let state = step.is_last().then_some(State::Finished);
        self.keep(&lines, Afterwards { state, pending: Some(step.pending()) }).await?;
        let (library, game, meta) = (&self.shared.library, self.game.id(), &self.meta);
        let committed = self.look.commit(step, |language| meta.naming(&library.game(game, language)));
        committed.map_err(|refusal| self.refused(&refusal))?;
        self.changed();
        Ok(())
    }

    pub(super) async fn back(&mut self, seat: Seat) -> Result<TakenBack, Fault> {
        let (change, result) = self.look.back(seat).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(result)
    }

    pub(super) async fn consent(&mut self, seat: Seat, agree: bool) -> Result<TakenBack, Fault> {
        let (change, result) = self.look.consent(seat, agree).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(result)
    }

    pub(super) async fn redo(&mut self, seat: Seat) -> Result<Said, Fault> {
        let change = self.look.redo(seat).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        Ok(self.said(seat))
    }

    /// Stores a change and makes it the present.
    pub(super) async fn make(&mut self, change: Change) -> Result<(), Fault> {
        let same = Afterwards { state: None, pending: None };
        self.keep(&change.lines, change.table.as_ref().map_or(same, Afterwards::of)).await?;
        if self.look.make(change) {
            self.thinking.clear();
        }
        self.changed();
        Ok(())
    }

    /// Stores lines behind those that are stored. Nothing is shown before this has succeeded.
    async fn keep(&mut self, lines: &[Line], afterwards: Afterwards) -> Result<(), Fault> {
        let texts = lines.iter().map(Line::to_string);
        let append = Append {
            state: afterwards.state,
            waits_for: afterwards.pending.map(waits_for),
            ..Append::new(self.id.clone(), self.length, texts)
        };
        self.ties.claimed.store(self.length + append.lines.len() as u64, Ordering::Relaxed);
        let stored = self.shared.store.append(append).await;
        if stored.is_err() {
            self.ties.claimed.store(self.length, Ordering::Relaxed);
        }
        match stored {
            Ok(length) => {
                self.length = length;
                Ok(())
            }
            Err(StoreError::Moved { .. }) => {
                self.catch_up().await?;
                Err(Fault::Moved)
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a move was not stored");
                // Where the store cannot say whether it has stored, looking tells.
                let _ = self.catch_up().await;
                Err(Fault::Store)
            }
        }
    }

    /// Takes over what another server has stored.
    pub(super) async fn catch_up(&mut self) -> Result<(), Fault> {
        let stored = self.shared.store.load(&self.id).await.map_err(|_| Fault::Store)?;
        let (_, table, talks) = wake(self.shared.games, &stored, self.shared.source).map_err(|fault| {
            tracing::error!(table = %self.id, %fault, "a stored table cannot be read");
            Fault::Store
        })?;
        if self.look.catch_up(table, talks) {
            self.thinking.clear();
        }
        self.length = stored.lines.len() as u64;
        self.ties.claimed.store(self.length, Ordering::Relaxed);
        self.changed();
        Ok(())
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
