//! A running match without input or output.
//!
//! A [`Table`] proposes, commits and takes back moves and shows each viewer a [`Frame`]. It draws what
//! chance owes from a [`Source`] and writes everything into a [`Journal`], a text from which
//! [`Table::replay`] makes the same position again. Nothing here knows a single game.

mod entry;
mod foresight;
mod frame;
mod journal;
mod journal_text;
mod noticed;
mod position;
mod refusal;
mod replay;
mod source;
mod table;

pub use entry::{Entry, EntryFault};
pub use frame::{Frame, NotAnOfferId, OfferFrame, OfferId, OfferWords, digest};
pub use journal::Journal;
pub use journal_text::{JournalFault, JournalFaultKind};
pub use refusal::{Clause, Refusal};
pub use replay::{LoadFault, ReplayFault};
pub use source::{NoRandomness, Source};
pub use table::{NewTableFault, Step, Table, Undo};
