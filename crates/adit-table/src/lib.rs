//! A running match without input or output.
//!
//! A [`Table`] is a plain [`Record`] of what has happened beside the [position](AnyPosition) to which that has led. It
//! proposes, commits and takes back moves and shows each viewer an [`AnyView`]. It draws what chance owes from a
//! [`Source`] and writes everything into a [`Journal`], a text from which [`Table::replay`] makes the same position
//! again. The types of a game are known to `position.rs` and `view.rs` alone.

mod beforehand;
mod entry;
mod fair;
mod foresight;
mod frame;
mod journal;
mod journal_text;
mod moment;
mod noticed;
mod position;
mod record;
mod refusal;
mod replay;
mod source;
mod table;
mod verify;
mod view;

pub use beforehand::{Departure, Heed};
pub use entry::{Entry, EntryFault};
pub use fair::{Begun, Commitment, Fair, FairFault, FairKey, FairLine, LONGEST_ADDITION, Secret, addition};
pub use frame::{Frame, NotAnOfferId, OfferFrame, OfferId, OfferWords, PlanFrame, digest};
pub use journal::Journal;
pub use journal_text::{JournalFault, JournalFaultKind};
pub use noticed::Noticed;
pub use position::AnyPosition;
pub use record::{Difference, Record};
pub use refusal::{Clause, Refusal};
pub use replay::{LoadFault, ReplayFault, read_view};
pub use source::{NoRandomness, Source};
pub use table::{NewTableFault, Step, Table, Undo};
pub use verify::{Draw, Outcome, Proof, Unproven};
pub use view::{AnyView, any_view};
