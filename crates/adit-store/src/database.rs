//! The two databases as one: the rest of the crate is written once.

use crate::statements::Statement;
use crate::{PlayerId, StoreError, TableId, TournamentId};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteRow};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _, SqliteConnection};
use std::time::Duration;

/// What is needed to open connections.
#[derive(Clone)]
pub(crate) enum Database {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

/// How long to wait for a free or a new connection.
const PATIENCE: Duration = Duration::from_secs(3);

impl Database {
    pub(crate) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Database::Sqlite(options) => Ok(Connection::Sqlite(options.connect().await?)),
            Database::Postgres(options) => match tokio::time::timeout(PATIENCE, options.connect()).await {
                Ok(connection) => Ok(Connection::Postgres(connection?)),
                Err(_) => Err(sqlx::Error::PoolTimedOut),
            },
        }
    }

    /// Connections that only read.
    pub(crate) fn readers(&self) -> Readers {
        match self {
            Database::Sqlite(options) => {
                let pool = SqlitePoolOptions::new().max_connections(4).acquire_timeout(PATIENCE);
                let options = options.clone().create_if_missing(false).pragma("query_only", "ON");
                Readers::Sqlite(pool.test_before_acquire(false).connect_lazy_with(options))
            }
            Database::Postgres(options) => {
                let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE);
                Readers::Postgres(pool.connect_lazy_with(options.clone()))
            }
        }
    }
}

/// The one connection that listens. It is looked for more often than others wait, because nobody waits for it.
pub(crate) fn ear(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(Duration::from_secs(1))
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_lazy_with(options.clone())
}

/// The one connection that writes.
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    pub(crate) fn link(&mut self) -> Link<'_> {
        match self {
            Connection::Sqlite(connection) => Link::Sqlite(connection),
            Connection::Postgres(connection) => Link::Postgres(connection),
        }
    }

    /// Ends the connection and with it whatever transaction it was in.
    pub(crate) async fn close(self) {
        // There is nothing to be done for a connection that cannot even be closed.
        let _ = match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close_hard().await,
        };
    }
}

/// The connections that only read.
pub(crate) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    /// All rows that a statement answers.
    pub(crate) async fn fetch(
        &self,
        statement: Statement,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Readers::Sqlite(pool) => Link::Sqlite(&mut *pool.acquire().await?).fetch(statement, values).await,
            Readers::Postgres(pool) => {
                Link::Postgres(&mut *pool.acquire().await?).fetch(statement, values).await
            }
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }
}

/// A value that is given to a statement.
#[derive(Clone, Copy)]
pub(crate) enum Value<'value> {
    Text(&'value str),
    OptionalText(Option<&'value str>),
    Number(i64),
    OptionalNumber(Option<i64>),
}

/// A borrowed connection.
pub(crate) enum Link<'connection> {
    Sqlite(&'connection mut SqliteConnection),
    Postgres(&'connection mut PgConnection),
}

/// Gives all values to a query.
macro_rules! bound {
    ($sql:expr, $values:expr) => {{
        let mut query = sqlx::query($sql);
        for value in $values {
            query = match *value {
                Value::Text(text) => query.bind(text.to_owned()),
                Value::OptionalText(text) => query.bind(text.map(str::to_owned)),
                Value::Number(number) => query.bind(number),
                Value::OptionalNumber(number) => query.bind(number),
            };
        }
        query
    }};
}

impl Link<'_> {
    /// Runs a statement and says how many rows it changed.
    pub(crate) async fn execute(
        &mut self,
        statement: Statement,
        values: &[Value<'_>],
    ) -> Result<u64, sqlx::Error> {
        match self {
            Link::Sqlite(connection) => {
                Ok(bound!(statement.sqlite, values).execute(&mut **connection).await?.rows_affected())
            }
            Link::Postgres(connection) => {
                Ok(bound!(statement.postgres, values).execute(&mut **connection).await?.rows_affected())
            }
        }
    }

    /// All rows that a statement answers.
    pub(crate) async fn fetch(
        &mut self,
        statement: Statement,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Link::Sqlite(connection) => {
                let rows = bound!(statement.sqlite, values).fetch_all(&mut **connection).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Link::Postgres(connection) => {
                let rows = bound!(statement.postgres, values).fetch_all(&mut **connection).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }
}

/// One row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(crate) fn text(&self, column: usize) -> Result<String, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    pub(crate) fn optional_text(&self, column: usize) -> Result<Option<String>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    pub(crate) fn table_id(&self, column: usize) -> Result<TableId, sqlx::Error> {
        self.text(column)?.parse().map_err(|fault: StoreError| sqlx::Error::Decode(Box::new(fault)))
    }

    pub(crate) fn player_id(&self, column: usize) -> Result<PlayerId, sqlx::Error> {
        self.text(column)?.parse().map_err(|fault: StoreError| sqlx::Error::Decode(Box::new(fault)))
    }

    pub(crate) fn tournament_id(&self, column: usize) -> Result<TournamentId, sqlx::Error> {
        self.text(column)?.parse().map_err(|fault: StoreError| sqlx::Error::Decode(Box::new(fault)))
    }

    pub(crate) fn number(&self, column: usize) -> Result<i64, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    pub(crate) fn optional_number(&self, column: usize) -> Result<Option<i64>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    /// A number that counts something.
    pub(crate) fn count(&self, column: usize) -> Result<u64, sqlx::Error> {
        let number = self.number(column)?;
        u64::try_from(number).map_err(|fault| sqlx::Error::Decode(Box::new(fault)))
    }
}
