//! What can go wrong, and what to do about it.

use crate::{PlayerId, TableId, TextFault, TournamentId};
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

/// Why the store did not do what it was asked. Unless a variant says otherwise, nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// An address that names no store.
    #[error("{0:?} is no place for a store; give the path of a file, or postgres://USER@HOST/DATABASE")]
    Address(String),
    /// There is nothing at the address.
    #[error("there is no store at {place}; check the address{hint}")]
    Missing {
        /// The address.
        place: String,
        /// How to make one.
        hint: &'static str,
    },
    /// The database cannot be reached or does not let us in.
    #[error(
        "cannot open the store {place}: {reason}; check the address, the rights and that the database runs"
    )]
    Unreachable {
        /// The address.
        place: String,
        /// What the database says.
        reason: String,
    },
    /// The store was closed by [`Store::close`](crate::Store::close).
    #[error("this store was closed because the program ends; ask again when it has started anew")]
    Ended,
    /// The tables of the database are of a later program.
    #[error(
        "the store {place} was written by a newer program (version {version} of its tables, this program knows {known}); use the newer program"
    )]
    Newer {
        /// The address.
        place: String,
        /// The version of the tables.
        version: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// The database belongs to something else.
    #[error("{place} is no store of this program: {reason}; give another file or database with --store")]
    Foreign {
        /// The address.
        place: String,
        /// What is not as expected.
        reason: String,
    },
    /// The file or the user may not write.
    #[error(
        "the store {place} can be read but not written: {reason}; give the right to write, or another place with --store"
    )]
    ReadOnly {
        /// The address.
        place: String,
        /// What the database says.
        reason: String,
    },
    /// There is no room.
    #[error("there is no room left for the store {place}; free some space and try again")]
    Full {
        /// The address.
        place: String,
    },
    /// Somebody else holds the database for too long.
    #[error("the store {place} is held by another program for too long; try again, or end the other program")]
    Busy {
        /// The address.
        place: String,
    },
    /// Another server keeps its tables in the same SQLite file.
    #[error(
        "the store {place} is used by another server, which holds {lock}; stop that server, or give this one another place with --store"
    )]
    Held {
        /// The address.
        place: String,
        /// The file that the other server has locked.
        lock: String,
    },
    /// The database does not hold what it should.
    #[error(
        "the store {place} is damaged: {reason}; stop the program, keep a copy of the database and restore a backup"
    )]
    Damaged {
        /// The address.
        place: String,
        /// What the database says.
        reason: String,
    },
    /// The journal of a table is not what was stored.
    #[error(
        "table {table} is damaged at line {line}: {what}; keep a copy of the database and restore the table from a backup"
    )]
    DamagedTable {
        /// The table.
        table: TableId,
        /// The line of the journal, counted from 1.
        line: u64,
        /// What is wrong there.
        what: &'static str,
    },
    /// The messages of a table are not those that were stored.
    #[error(
        "message {message} of table {table} is missing or was added by somebody else; keep a copy of the database and restore the table from a backup"
    )]
    DamagedTalk {
        /// The table.
        table: TableId,
        /// The message, counted from 1.
        message: u64,
    },
    /// The connection broke before anything was stored.
    #[error("the connection to the store {place} is lost: {reason}; try again when the database is back")]
    Lost {
        /// The address.
        place: String,
        /// What is known of it.
        reason: String,
    },
    /// The connection broke while the database was storing: it is stored or not, but never in part.
    #[error("the store {place} did not say whether it has stored this: {reason}; load the table to see")]
    Uncertain {
        /// The address.
        place: String,
        /// What is known of it.
        reason: String,
    },
    /// Anything else that the database says.
    #[error(
        "the store {place} failed: {reason}; this is a fault of the program or of the database, please report it"
    )]
    Database {
        /// The address.
        place: String,
        /// What the database says.
        reason: String,
    },
    /// The operating system gives no random numbers.
    #[error("the system gives no random numbers: {0}; restart the program")]
    Randomness(String),
    /// A name that no table can have.
    #[error("{0:?} names no table; a name has up to 40 lower-case letters, digits and hyphens")]
    BadTableId(String),
    /// A table that is not there.
    #[error("there is no table {0}; check the link")]
    NoTable(TableId),
    /// A name that no player can have.
    #[error("{0:?} names no player; the name of a player has twelve signs")]
    BadPlayerId(String),
    /// A player who is not there, or does not have what was to be changed.
    #[error("there is no player {0}, or they do not have this; they may have deleted it")]
    NoPlayer(PlayerId),
    /// A link or a recovery code that opens no player.
    #[error("this opens no player; a link opens once and not for long, ask for another one")]
    NoOpener,
    /// A table that is there already.
    #[error("there is a table {0} already; it stays as it is. Tables are never replaced")]
    TableExists(TableId),
    /// The journal is longer or shorter than the caller thought: somebody else was faster.
    #[error(
        "the journal of table {table} has {actual} lines, not {expected}; load what came in between and decide anew"
    )]
    Moved {
        /// The table.
        table: TableId,
        /// How many lines the caller expected.
        expected: u64,
        /// How many lines there are.
        actual: u64,
    },
    /// The meta text has changed since the caller read it.
    #[error("the settings of table {table} have version {actual}, not {expected}; load them and decide anew")]
    MetaMoved {
        /// The table.
        table: TableId,
        /// The version the caller expected.
        expected: u64,
        /// The version there is.
        actual: u64,
    },
    /// The key of a message belongs to another message.
    #[error(
        "message {number} of table {table} has this key and says something else; send this with a new key"
    )]
    KeyUsed {
        /// The table.
        table: TableId,
        /// The message that has the key.
        number: u64,
    },
    /// A text that is not the name of a tournament.
    #[error("{0:?} is not the name of a tournament; take it from the address of its page")]
    BadTournamentId(String),
    /// A tournament that is there already.
    #[error("there is a tournament {0} already; it stays as it is")]
    TournamentExists(TournamentId),
    /// The tournament has changed since the caller read it, or is not there.
    #[error("the tournament {0} has changed in the meantime; load it and decide again")]
    TournamentMoved(TournamentId),
    /// A letter that another server has taken or settled.
    #[error("letter {0} was taken by another server; look again which letters are due")]
    LetterTaken(String),
    /// A text that cannot be kept.
    #[error("{what} cannot be kept: {why}")]
    Unfit {
        /// Which text.
        what: &'static str,
        /// What is wrong with it and what is right.
        why: &'static str,
    },
    /// A text that is no export, or not a whole one.
    #[error("{0}")]
    Text(#[from] TextFault),
}

impl StoreError {
    /// Whether something that was stored is not what it was.
    pub fn is_damage(&self) -> bool {
        matches!(
            self,
            StoreError::Damaged { .. } | StoreError::DamagedTable { .. } | StoreError::DamagedTalk { .. }
        )
    }

    /// Whether the same request may succeed when it is tried alone: nobody knows whose fault a failed transaction was.
    pub(crate) fn may_be_of_one(&self) -> bool {
        matches!(self, StoreError::Full { .. } | StoreError::Database { .. } | StoreError::Busy { .. })
    }
}

const CREATE_DATABASE: &str = ", or make the database with `createdb`";

/// Says what an error of the database means for the caller.
// The errors are of another crate, which may add to them.
#[expect(clippy::wildcard_enum_match_arm)]
pub(crate) fn classify(place: &str, error: &sqlx::Error) -> StoreError {
    let place = place.to_owned();
    let reason = error.to_string();
    match error {
        sqlx::Error::Database(fault) => {
            let reason = fault.message().to_owned();
            let code = fault.code().unwrap_or_default();
            if fault.try_downcast_ref::<SqliteError>().is_some() {
                return of_sqlite(place, reason, &code);
            }
            if fault.try_downcast_ref::<PgDatabaseError>().is_some() {
                return of_postgres(place, reason, &code);
            }
            StoreError::Database { place, reason }
        }
        sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed | sqlx::Error::Protocol(_) => {
            StoreError::Lost { place, reason }
        }
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => StoreError::Lost { place, reason },
        sqlx::Error::Configuration(_) | sqlx::Error::Tls(_) => StoreError::Unreachable { place, reason },
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged { place, reason },
        _ => StoreError::Database { place, reason },
    }
}

/// Extended codes keep the primary code in their lowest byte.
fn of_sqlite(place: String, reason: String, code: &str) -> StoreError {
    match code.parse::<u32>().unwrap_or_default() & 0xff {
        5 | 6 => StoreError::Busy { place },
        8 => StoreError::ReadOnly { place, reason },
        11 => StoreError::Damaged { place, reason },
        13 => StoreError::Full { place },
        14 => StoreError::Unreachable { place, reason },
        26 => StoreError::Foreign { place, reason },
        _ => StoreError::Database { place, reason },
    }
}

fn of_postgres(place: String, reason: String, code: &str) -> StoreError {
    match code {
        "3D000" => StoreError::Missing { place, hint: CREATE_DATABASE },
        "53100" => StoreError::Full { place },
        "25006" | "42501" => StoreError::ReadOnly { place, reason },
        // A lock that is not given, a deadlock, a serialisation failure.
        "55P03" | "40P01" | "40001" => StoreError::Busy { place },
        "XX001" | "XX002" => StoreError::Damaged { place, reason },
        code if code.starts_with("28") || code == "53300" => StoreError::Unreachable { place, reason },
        code if code.starts_with("08") || code.starts_with("57P") || code == "25P03" => {
            StoreError::Lost { place, reason }
        }
        _ => StoreError::Database { place, reason },
    }
}
