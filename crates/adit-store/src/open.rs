//! Opening a store and bringing its tables up to date.

use crate::batch::send;
use crate::chain::Sum;
use crate::database::{Connection, Database, Link, Value};
use crate::error::classify;
use crate::statements::{
    BEGIN, COMMIT, ENCODING, LINES, LOCK_WITHOUT_SUM, SET_LINE_SUMS, SET_SUM, TABLES_WITHOUT_SUM,
};
use crate::url::Kind;
use crate::{StoreError, StoreUrl, TableId, Time};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

/// Each version of the tables: its name, then its SQL for SQLite and for PostgreSQL.
const MIGRATIONS: [(&str, &str, &str); 10] = [
    (
        "tables",
        include_str!("../migrations/sqlite/0001_tables.sql"),
        include_str!("../migrations/postgres/0001_tables.sql"),
    ),
    (
        "waits for",
        include_str!("../migrations/sqlite/0002_waits_for.sql"),
        include_str!("../migrations/postgres/0002_waits_for.sql"),
    ),
    (
        "sessions",
        include_str!("../migrations/sqlite/0003_sessions.sql"),
        include_str!("../migrations/postgres/0003_sessions.sql"),
    ),
    (
        "sums",
        include_str!("../migrations/sqlite/0004_sums.sql"),
        include_str!("../migrations/postgres/0004_sums.sql"),
    ),
    (
        "health",
        include_str!("../migrations/sqlite/0005_health.sql"),
        include_str!("../migrations/postgres/0005_health.sql"),
    ),
    (
        "learned",
        include_str!("../migrations/sqlite/0006_learned.sql"),
        include_str!("../migrations/postgres/0006_learned.sql"),
    ),
    (
        "players",
        include_str!("../migrations/sqlite/0007_players.sql"),
        include_str!("../migrations/postgres/0007_players.sql"),
    ),
    (
        "clocks",
        include_str!("../migrations/sqlite/0008_clocks.sql"),
        include_str!("../migrations/postgres/0008_clocks.sql"),
    ),
    (
        "outbox",
        include_str!("../migrations/sqlite/0009_outbox.sql"),
        include_str!("../migrations/postgres/0009_outbox.sql"),
    ),
    (
        "tournaments",
        include_str!("../migrations/sqlite/0011_tournaments.sql"),
        include_str!("../migrations/postgres/0011_tournaments.sql"),
    ),
];

/// How often two programs may meet when both bring a new file up to date.
const ATTEMPTS: u32 = 5;

/// How the database at this place is reached; nothing for the memory of this program.
pub(crate) fn database(url: &StoreUrl, create: bool) -> Result<Option<Database>, StoreError> {
    match url.kind() {
        Kind::Memory if create => Ok(None),
        Kind::Memory => {
            let hint = "; `memory:` is always empty when a program starts";
            Err(StoreError::Missing { place: url.to_string(), hint })
        }
        Kind::File(path) => {
            let exists = path.exists();
            if !exists && !create {
                let hint = "; `adit` makes a store when it has something to keep";
                return Err(StoreError::Missing { place: url.to_string(), hint });
            }
            if !exists {
                make_folder(path).map_err(|reason| unreachable(url, reason))?;
            }
            Ok(Some(Database::Sqlite(sqlite(path).create_if_missing(create))))
        }
        Kind::Postgres(address) => {
            let options =
                PgConnectOptions::from_str(address).map_err(|error| unreachable(url, error.to_string()))?;
            Ok(Some(Database::Postgres(postgres(options))))
        }
    }
}

fn unreachable(url: &StoreUrl, reason: String) -> StoreError {
    StoreError::Unreachable { place: url.to_string(), reason }
}

/// Keeps other servers from a SQLite file, for as long as the answer lives: two of them would not hear of each other's
/// moves. The lock is a file beside it, so that programs which only read are not disturbed.
pub(crate) fn lock(url: &StoreUrl) -> Result<Option<File>, StoreError> {
    let Some(path) = url.path() else {
        return Ok(None);
    };
    make_folder(path).map_err(|reason| unreachable(url, reason))?;
    // However the file is named, its lock is the same.
    let mut lock = path.canonicalize().unwrap_or_else(|_| path.to_owned()).into_os_string();
    lock.push(".lock");
    let open = File::options().create(true).truncate(false).write(true).open(&lock);
    let cannot = |error: std::io::Error| unreachable(url, format!("its lock: {error}"));
    let file = open.map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => {
            let lock = Path::new(&lock).display().to_string();
            Err(StoreError::Held { place: url.to_string(), lock })
        }
        // Where files have no locks, nobody can be kept out.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(None),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

fn make_folder(path: &Path) -> Result<(), String> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder)
            .map_err(|fault| format!("cannot make {}: {fault}", folder.display())),
        Some(_) | None => Ok(()),
    }
}

/// An acknowledged append survives a power cut: the log is synchronised with every commit.
fn sqlite(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        // A log that grew under load gives its space back.
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
}

/// Whatever the administrator set for others, our commits are durable, and a stuck server does not hold its locks.
fn postgres(options: PgConnectOptions) -> PgConnectOptions {
    options
        .application_name("adit")
        .options([
            ("synchronous_commit", "on"),
            ("idle_in_transaction_session_timeout", "10s"),
            ("lock_timeout", "10s"),
        ])
        .disable_statement_logging()
}

/// Brings the tables up to date.
pub(crate) async fn migrate(database: &Database, place: &str) -> Result<(), StoreError> {
    let mut attempt = 1;
    loop {
        match migrate_once(database, place).await {
            // SQLite has no lock for migrations: who came second finds the work done when he looks again.
            Err(StoreError::Database { .. } | StoreError::Busy { .. }) if attempt < ATTEMPTS => {
                attempt += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            result => return result,
        }
    }
}

async fn migrate_once(database: &Database, place: &str) -> Result<(), StoreError> {
    let is_sqlite = matches!(database, Database::Sqlite(_));
    let migrations = (1..).zip(MIGRATIONS).map(|(version, (name, sqlite, postgres))| {
        let sql = if is_sqlite { sqlite } else { postgres };
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    // A database may be shared with programs that keep a table of migrations of their own.
    migrator.dangerous_set_table_name("adit_store_migration");
    let mut connection = database.connect().await.map_err(|error| first_contact(place, &error))?;
    let encoding = connection.link().fetch(ENCODING, &[]).await;
    let result = match &mut connection {
        Connection::Sqlite(connection) => migrator.run_direct(None, connection, false).await,
        Connection::Postgres(connection) => migrator.run_direct(None, connection, false).await,
    };
    let result = match result {
        Ok(()) => add_sums(&mut connection).await.map_err(|error| classify(place, &error)),
        Err(error) => Err(untold(place, error)),
    };
    connection.close().await;
    result?;
    let encoding = encoding.and_then(|rows| rows.first().map_or(Ok(String::new()), |row| row.text(0)));
    match encoding.map_err(|error| classify(place, &error))?.as_str() {
        "UTF8" | "UTF-8" => Ok(()),
        other => Err(StoreError::Foreign {
            place: place.to_owned(),
            reason: format!("its encoding is {other}, and texts of all languages need UTF8"),
        }),
    }
}

/// Gives sums to tables that were stored without. Each table is one transaction, so a program that is ended in between
/// goes on where it was.
async fn add_sums(connection: &mut Connection) -> Result<(), sqlx::Error> {
    let mut link = connection.link();
    let mut last = String::new();
    loop {
        let tables = link.fetch(TABLES_WITHOUT_SUM, &[Value::Text(&last)]).await?;
        if tables.is_empty() {
            return Ok(());
        }
        for row in tables {
            let table = row.table_id(0)?;
            link.execute(BEGIN, &[]).await?;
            add_sums_of(&mut link, &table).await?;
            link.execute(COMMIT, &[]).await?;
            last = table.to_string();
        }
    }
}

async fn add_sums_of(link: &mut Link<'_>, table: &TableId) -> Result<(), sqlx::Error> {
    let id = Value::Text(table.as_str());
    // Another program may have done it in between.
    let Some(head) = link.fetch(LOCK_WITHOUT_SUM, &[id]).await?.into_iter().next() else {
        return Ok(());
    };
    let mut sum = Sum::root(table, &head.text(0)?, &head.text(1)?);
    let range = [id, Value::Number(0), Value::Number(i64::MAX)];
    let mut sums = Vec::new();
    for line in link.fetch(LINES, &range).await? {
        let number = line.count(0)?;
        sum = sum.next(number, Time::from_millis(line.number(1)?), &line.text(2)?);
        sums.push((table.as_str(), number, sum.to_string()));
    }
    send(link, SET_LINE_SUMS, sums.iter()).await?;
    link.execute(SET_SUM, &[id, Value::Text(&sum.to_string())]).await?;
    Ok(())
}

/// Before the first contact a lost connection is one that was never there.
fn first_contact(place: &str, error: &sqlx::Error) -> StoreError {
    let error = classify(place, error);
    if let StoreError::Lost { place, reason } = error {
        return StoreError::Unreachable { place, reason };
    }
    error
}

// The errors are of another crate, which may add to them.
#[expect(clippy::wildcard_enum_match_arm)]
fn untold(place: &str, error: MigrateError) -> StoreError {
    let place = place.to_owned();
    let known = MIGRATIONS.len() as i64;
    match error {
        MigrateError::VersionMissing(version) => StoreError::Newer { place, version, known },
        MigrateError::VersionMismatch(version) => {
            StoreError::Foreign { place, reason: format!("version {version} of its tables is not ours") }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => classify(&place, &error),
        error => StoreError::Database { place, reason: error.to_string() },
    }
}
