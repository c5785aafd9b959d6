//! What a viewer was told, entry by entry, and what it has left to see.

use crate::MarkBody;
use adit_game::{Part, SeatSet, Texts, Trace};
use adit_table::{AnyView, Entry, Record};

/// What a viewer is told of one entry.
pub(crate) struct Tale {
    /// What happened, in sentences.
    pub(crate) sentences: Vec<String>,
    /// Where it has left something to see.
    traces: Vec<Trace>,
}

impl Tale {
    /// What the view after the entry tells.
    pub(crate) fn of(view: &dyn AnyView, texts: &Texts) -> Tale {
        Tale { sentences: view.narrate(texts), traces: view.traces() }
    }
}

/// What happened, entry by entry.
pub(crate) type Log = Vec<Tale>;

/// What everybody's last move has left to see after the entries that were noticed. What a move has brought belongs to it.
pub(crate) fn marks(record: &Record, noticed: &[usize], log: &[Tale]) -> Vec<MarkBody> {
    let mut marks = Vec::new();
    let mut brought: Vec<usize> = Vec::new();
    let mut marked = SeatSet::EMPTY;
    for number in noticed.iter().rev() {
        brought.push(*number);
        let Some(Entry::Move { seat, .. }) = record.entries().get(*number) else { continue };
        let tales = brought.drain(..).rev().filter_map(|number| log.get(number));
        if !marked.contains(*seat) {
            marked.insert(*seat);
            marks.extend(tales.flat_map(|tale| &tale.traces).map(|trace| MarkBody {
                seat: u8::from(*seat),
                at: trace.at.id(),
                from: trace.from.as_ref().map(Part::id),
            }));
        }
        if marked.len() == record.seats() {
            break;
        }
    }
    marks
}
