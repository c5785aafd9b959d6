//! Keeps the journals of tables, so that an acknowledged move is never lost.
//!
//! A table is a header and a list of lines that only grows; the store knows no game and reads none of it. SQLite keeps
//! the tables in one file, PostgreSQL keeps them for several servers at once, [`Memory`] keeps them for a test. What is
//! written is the same for all.
//!
//! - [`Store::append`] says how long the journal is expected to be. When somebody else was faster the answer is
//!   [`StoreError::Moved`] and nothing is changed, so two servers on one database cannot fork a game.
//! - It answers when the lines are on the disk. Appends that wait at the same time share one transaction.
//! - Of a table nothing is ever deleted. A take-back is one more line, whose meaning is up to the caller.
//! - [`Store::watch`] tells what has changed, on PostgreSQL also what other servers changed.
//! - [`Store::export`] and [`Store::import`] move whole tables between stores as text.
//!
//! ```
//! # #[tokio::main] async fn main() -> Result<(), adit_store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("adit.db");
//! use adit_store::{Append, NewTable, Store, StoreUrl, TableId};
//!
//! let store = Store::open(&StoreUrl::file(path)).await?;
//! let id = TableId::random()?;
//! store.create(NewTable::new(id.clone(), "cavum", "adit 1\n")).await?;
//! let length = store.append(Append::new(id.clone(), 0, ["s0 bid 3"])).await?;
//! assert_eq!(length, 1);
//! assert_eq!(store.load(&id).await?.lines[0].text, "s0 bid 3");
//! store.close().await;
//! # Ok(()) }
//! ```

mod batch;
mod chain;
mod clock;
mod database;
mod error;
mod flaw;
mod health;
mod histogram;
mod memory;
mod model;
mod open;
mod outbox;
mod people;
mod plan;
mod read;
mod reader;
mod statements;
mod store;
mod table_id;
mod text;
mod tournaments;
mod url;
mod watch;
mod writer;

#[cfg(test)]
mod tests;

pub use clock::Clock;
pub use error::StoreError;
pub use flaw::{Flaw, Part};
pub use histogram::{Histogram, MICROSECONDS};
pub use memory::{Memory, Mishaps, NoMishaps, Outcome, ReadFate, Trouble, WriteFate};
pub use model::{
    Append, ClockMark, Cursor, Filter, Joined, Line, Message, Meta, NewTable, Note, Record, SessionSeat,
    State, Stored, Summary, Time,
};
pub use outbox::{Letter, Posted, Settled};
pub use people::{
    Listing, Lobby, LobbyTables, Opener, Player, PlayerSession, PlayerState, PlayerTable, PlayerTables, Rank,
    Whose,
};
pub use store::{Counters, Store};
pub use table_id::{PlayerId, TableId, TournamentId};
pub use text::{TextFault, TextFaultKind};
pub use tournaments::{NewTournament, StoredTournament, TournamentTask, TournamentTaskKind};
pub use url::StoreUrl;
pub use watch::{News, Watch};
