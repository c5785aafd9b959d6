//! Taking back and making again.

use crate::Fault;
use crate::table::lines::{Ask, Line};
use crate::table::live::Live;
use crate::table::{Said, TakenBack};
use adit_game::{Seat, SeatSet, Viewer};
use adit_store::State;
use adit_table::{Entry, Table, Undo};

impl Live {
    /// Who must agree before a seat gets its move back: everybody but the bots.
    pub(super) fn waits_for(&self, ask: &Ask) -> Vec<Seat> {
        self.meta.people().filter(|seat| !ask.agreed.contains(*seat)).collect()
    }

    pub(super) async fn back(&mut self, seat: Seat) -> Result<TakenBack, Fault> {
        let ask = match self.now.table.undo(seat) {
            Undo::Nothing => return Err(Fault::NothingToTakeBack),
            Undo::Free(to) => {
                self.take_back(&[], to).await?;
                return Ok(TakenBack::Done);
            }
            Undo::Asks(to) => Ask { seat, to, agreed: SeatSet::one(seat) },
        };
        let asks = Line::Ask { seat, to: ask.to };
        if self.waits_for(&ask).is_empty() {
            self.take_back(&[asks], ask.to).await?;
            return Ok(TakenBack::Done);
        }
        self.keep(&[asks], None).await?;
        self.changed();
        Ok(TakenBack::Asked)
    }

    pub(super) async fn consent(&mut self, seat: Seat, agree: bool) -> Result<TakenBack, Fault> {
        let ask = self.now.talks.ask.ok_or(Fault::NobodyAsks)?;
        if !agree {
            self.keep(&[Line::Refuse(seat)], None).await?;
            self.changed();
            return Ok(TakenBack::Refused);
        }
        let agrees = Line::Agree(seat);
        if self.waits_for(&ask.agreed_by(seat)).is_empty() {
            self.take_back(&[agrees], ask.to).await?;
            return Ok(TakenBack::Done);
        }
        self.keep(&[agrees], None).await?;
        self.changed();
        Ok(TakenBack::Asked)
    }

    /// Takes back to an entry, after the lines that led to it.
    async fn take_back(&mut self, before: &[Line], to: usize) -> Result<(), Fault> {
        let mut table = self.copy()?;
        table.take_back(to).map_err(|_| Fault::NothingToTakeBack)?;
        let mut lines = before.to_vec();
        lines.push(Line::Back(table.record().entries().len()));
        self.become_table(table, &lines, State::Open).await
    }

    /// May the seat make again what was taken back? Whatever others say ends that, so where they can speak unseen it
    /// ends at once, lest the seat learn whether they have spoken.
    pub(super) fn can_redo(&self, seat: Seat) -> bool {
        matches!(self.now.talks.next_undone().first(), Some(Entry::Move { seat: mover, .. }) if *mover == seat)
            && !self.now.table.others_speak_unseen(seat)
    }

    /// Makes the move again that the seat has taken back, with the chance outcomes that it brought.
    pub(super) async fn redo(&mut self, seat: Seat) -> Result<Said, Fault> {
        if !self.can_redo(seat) {
            return Err(Fault::NothingToRedo);
        }
        let entries = self.now.talks.next_undone().to_vec();
        let mut table = self.copy()?;
        for entry in &entries {
            table.apply(entry).map_err(|refusal| self.refused(&refusal))?;
        }
        let state = if table.result().is_some() { State::Finished } else { State::Open };
        let lines: Vec<Line> = entries.into_iter().map(Line::Entry).collect();
        self.become_table(table, &lines, state).await?;
        Ok(Said { number: self.now.table.number(Viewer::Seat(seat)) })
    }

    fn copy(&self) -> Result<Table, Fault> {
        self.now.table.at(self.now.table.record().entries().len()).map_err(|_| Fault::Moved)
    }

    /// Stores the lines that lead to another table and makes it the present.
    async fn become_table(&mut self, table: Table, lines: &[Line], state: State) -> Result<(), Fault> {
        self.keep(lines, Some(state)).await?;
        self.replace(table);
        self.changed();
        Ok(())
    }
}
