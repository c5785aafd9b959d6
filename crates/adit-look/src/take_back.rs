//! Taking back and making again.

use crate::{Ask, Line, Look, LookFault};
use adit_game::{Seat, SeatSet};
use adit_table::{Entry, Table, Undo};
use serde::Serialize;

/// What a request leads to: the lines that are to be stored, and the table after them if it is another one.
pub struct Change {
    /// The lines.
    pub lines: Vec<Line>,
    /// The table.
    pub table: Option<Table>,
}

impl Change {
    /// Nothing is to be done.
    fn nothing() -> Change {
        Change { lines: Vec::new(), table: None }
    }

    /// A line that leaves the table as it is.
    pub fn line(line: Line) -> Change {
        Change { lines: vec![line], table: None }
    }
}

/// What became of a request to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakenBack {
    /// The move is taken back.
    Done,
    /// The others are asked.
    Asked,
    /// Somebody does not agree.
    Refused,
}

impl Look {
    /// Who must still agree before a seat gets its move back: all people, but no bots.
    pub(crate) fn waits_for(&self, ask: &Ask) -> SeatSet {
        self.people.iter().filter(|seat| !ask.agreed.contains(*seat)).collect()
    }

    /// A seat wants its last move back. It can ask once: after a refusal something must happen first that everybody
    /// notices.
    pub fn back(&self, seat: Seat) -> Result<(Change, TakenBack), LookFault> {
        if self.fair().is_some_and(|fair| fair.secret.is_some()) {
            return Err(LookFault::SecretOut);
        }
        // What came from another table was not drawn here, and what would be drawn in its place was not drawn there.
        let is_older = |to: usize| self.fair().is_some_and(|fair| to < fair.from);
        let to = match self.table.undo(seat) {
            Undo::Nothing => return Err(LookFault::NothingToTakeBack),
            Undo::Free(to) | Undo::Asks(to) if is_older(to) => return Err(LookFault::NothingToTakeBack),
            Undo::Free(to) => return self.taken_back(Vec::new(), to),
            Undo::Asks(to) => to,
        };
        match self.ask() {
            Some(ask) if ask.seat == seat => Ok((Change::nothing(), TakenBack::Asked)),
            Some(_) => Err(LookFault::OtherAsks),
            None if self.talks.is_refused(seat, self.table.record()) => Err(LookFault::AskLater),
            None => {
                let ask = Ask::new(seat, to, self.table.record().entries().len());
                self.agreed(&ask, Line::Ask { seat, to })
            }
        }
    }

    /// A seat answers the request of another one to take back.
    pub fn consent(&self, seat: Seat, agree: bool) -> Result<(Change, TakenBack), LookFault> {
        let ask = self.ask().ok_or(LookFault::NobodyAsks)?;
        if !agree {
            return Ok((Change::line(Line::Refuse(seat)), TakenBack::Refused));
        }
        if ask.agreed.contains(seat) {
            return Ok((Change::nothing(), TakenBack::Asked));
        }
        self.agreed(&ask.agreed_by(seat), Line::Agree(seat))
    }

    /// What a request leads to with those who have agreed, the last of them by this line.
    fn agreed(&self, ask: &Ask, line: Line) -> Result<(Change, TakenBack), LookFault> {
        if self.waits_for(ask).is_empty() {
            return self.taken_back(vec![line], ask.to);
        }
        Ok((Change::line(line), TakenBack::Asked))
    }

    /// Takes back to an entry, after the lines that led to it.
    fn taken_back(&self, mut lines: Vec<Line>, to: usize) -> Result<(Change, TakenBack), LookFault> {
        let mut table = self.copy()?;
        table.take_back(to)?;
        let left = table.record().entries().len();
        let is_unseen = lines.is_empty() && !self.table.record().has_public(left);
        lines.push(if is_unseen { Line::Unsay(left) } else { Line::Back(left) });
        Ok((Change { lines, table: Some(table) }, TakenBack::Done))
    }

    /// May the seat make again what was taken back? Whatever others say ends that, so where they can speak unseen it
    /// ends at once, lest the seat learn whether they have spoken.
    pub(crate) fn can_redo(&self, seat: Seat) -> bool {
        matches!(self.talks.next_undone().first(), Some(Entry::Move { seat: mover, .. }) if *mover == seat)
            && !self.table.others_speak_unseen(seat)
    }

    /// Makes the move again that the seat has taken back, with the chance outcomes that it brought.
    pub fn redo(&self, seat: Seat) -> Result<Change, LookFault> {
        if !self.can_redo(seat) {
            return Err(LookFault::NothingToRedo);
        }
        let entries = self.talks.next_undone();
        let mut table = self.copy()?;
        entries.iter().try_for_each(|entry| table.apply(entry))?;
        let lines = entries.iter().cloned().map(Line::Entry).collect();
        Ok(Change { lines, table: Some(table) })
    }

    pub(crate) fn copy(&self) -> Result<Table, LookFault> {
        Ok(self.table.at(self.table.record().entries().len())?)
    }
}
