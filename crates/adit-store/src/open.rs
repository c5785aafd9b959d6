//! Opening a store and bringing its tables up to date.

use crate::database::Database;
use crate::error::classify;
use crate::statements::ENCODING;
use crate::url::Kind;
use crate::{StoreError, StoreUrl};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _};
use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

/// Each version of the tables: its name, then its SQL for SQLite and for PostgreSQL.
const MIGRATIONS: [(&str, &str, &str); 2] = [
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
];

/// How often two programs may meet when both bring a new file up to date.
const ATTEMPTS: u32 = 5;

/// How the database at this place is reached.
pub(crate) fn database(url: &StoreUrl, create: bool) -> Result<Database, StoreError> {
    match url.kind() {
        Kind::File(path) => {
            let exists = path.exists();
            if !exists && !create {
                let hint = "; `adit` makes a store when it has something to keep";
                return Err(StoreError::Missing { place: url.to_string(), hint });
            }
            if !exists {
                make_folder(path)
                    .map_err(|reason| StoreError::Unreachable { place: url.to_string(), reason })?;
            }
            Ok(Database::Sqlite(sqlite(path).create_if_missing(create)))
        }
        Kind::Postgres(address) => {
            let options = PgConnectOptions::from_str(address).map_err(|error| StoreError::Unreachable {
                place: url.to_string(),
                reason: error.to_string(),
            })?;
            Ok(Database::Postgres(postgres(options)))
        }
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
        crate::database::Connection::Sqlite(connection) => migrator.run_direct(None, connection, false).await,
        crate::database::Connection::Postgres(connection) => {
            migrator.run_direct(None, connection, false).await
        }
    };
    connection.close().await;
    result.map_err(|error| untold(place, error))?;
    let encoding = encoding.and_then(|rows| rows.first().map_or(Ok(String::new()), |row| row.text(0)));
    match encoding.map_err(|error| classify(place, &error))?.as_str() {
        "UTF8" | "UTF-8" => Ok(()),
        other => Err(StoreError::Foreign {
            place: place.to_owned(),
            reason: format!("its encoding is {other}, and texts of all languages need UTF8"),
        }),
    }
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
