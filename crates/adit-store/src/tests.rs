//! What cannot be seen from outside: how connections are opened, and what happens within one batch.

use crate::batch::DatabaseWriter;
use crate::database::{Connection, Database};
use crate::open;
use crate::plan::Work;
use crate::statements::Statement;
use crate::store::Tally;
use crate::watch::Name;
use crate::writer::{Target, Writer};
use crate::{Append, NewTable, News, Store, StoreError, StoreUrl, TableId};
use std::sync::Arc;
use tempfile::TempDir;
use tokio::sync::broadcast;

fn id(name: &str) -> TableId {
    name.parse().unwrap()
}

fn database(folder: &TempDir) -> Database {
    open::database(&StoreUrl::file(folder.path().join("adit.db")), true).unwrap().unwrap()
}

/// A store with one table that has no lines.
async fn store_with_a_table(folder: &TempDir) -> Store {
    let store = Store::open_database(database(folder), "here".to_owned()).await.unwrap();
    store.create(NewTable::new(id("one"), "cavum", "head")).await.unwrap();
    store
}

fn writer(database: Database) -> Writer {
    let (place, name) = ("here".to_owned(), Name::new("test".to_owned()));
    Writer {
        target: Target::Database(Box::new(DatabaseWriter { database, place, name, connection: None })),
        watchers: broadcast::channel(16).0,
        tally: Arc::new(Tally::default()),
    }
}

fn with_pragma(database: Database, key: &'static str, value: &'static str) -> Database {
    match database {
        Database::Sqlite(options) => Database::Sqlite(options.pragma(key, value)),
        Database::Postgres(_) => unreachable!("these tests are about SQLite"),
    }
}

fn append(table: &str, expected: u64, line: &str) -> Work {
    Work::Append(Append::new(id(table), expected, [line]))
}

#[tokio::test]
async fn every_commit_waits_for_the_disk() {
    let folder = TempDir::new().unwrap();
    let mut connection = database(&folder).connect().await.unwrap();
    let mut ask = async |sql| {
        let statement = Statement { sqlite: sql, postgres: "" };
        connection.link().fetch(statement, &[]).await.unwrap().remove(0)
    };
    assert_eq!(ask("PRAGMA journal_mode").await.text(0).unwrap(), "wal");
    // 2 is FULL.
    assert_eq!(ask("PRAGMA synchronous").await.number(0).unwrap(), 2);
    assert_eq!(ask("PRAGMA foreign_keys").await.number(0).unwrap(), 1);
}

#[tokio::test]
async fn postgres_commits_wait_for_the_disk_whatever_the_server_is_set_to() {
    let Some(url) = adit_testpostgres::database() else {
        return;
    };
    let database = open::database(&url.parse().unwrap(), true).unwrap().unwrap();
    let mut connection = database.connect().await.unwrap();
    let name = url.split(['/', '?']).nth(3).unwrap();
    let lax = format!("ALTER DATABASE {name} SET synchronous_commit = off");
    let Connection::Postgres(link) = &mut connection else {
        panic!("this is PostgreSQL");
    };
    sqlx::raw_sql(sqlx::AssertSqlSafe(lax)).execute(link).await.unwrap();
    let mut connection = database.connect().await.unwrap();
    let statement = Statement { sqlite: "", postgres: "SHOW synchronous_commit" };
    let rows = connection.link().fetch(statement, &[]).await.unwrap();
    assert_eq!(rows[0].text(0).unwrap(), "on");
}

#[tokio::test]
async fn a_file_that_cannot_be_written_says_so() {
    let folder = TempDir::new().unwrap();
    let store = store_with_a_table(&folder).await;
    let mut writer = writer(with_pragma(database(&folder), "query_only", "ON"));
    let (answers, news) = writer.store(&[append("one", 0, "a"), append("one", 1, "b")]).await;
    assert!(answers.iter().all(|answer| matches!(answer, Err(StoreError::ReadOnly { .. }))), "{answers:?}");
    assert!(news.is_empty());
    let (answers, _) = writer.store(&[Work::Breathe]).await;
    assert!(matches!(answers[..], [Err(StoreError::ReadOnly { .. })]), "{answers:?}");
    assert_eq!(store.length(&id("one")).await, Ok(0));
    assert_eq!(store.ping().await, Ok(()));
}

/// A full disk refuses what does not fit any more. Others of the same batch do not suffer, and nothing is there in part.
#[tokio::test]
async fn what_fits_is_stored_when_a_neighbour_does_not_fit() {
    let folder = TempDir::new().unwrap();
    let store = store_with_a_table(&folder).await;
    store.create(NewTable::new(id("two"), "cavum", "head")).await.unwrap();
    // The file may grow to 40 pages of 4 KB.
    let mut writer = writer(with_pragma(database(&folder), "max_page_count", "40"));
    let large = Append::new(id("two"), 0, (0..10).map(|_| "x".repeat(60_000)));
    let works = [append("one", 0, "a"), Work::Append(large), append("one", 1, "b"), append("one", 7, "c")];
    let (answers, news) = writer.store(&works).await;
    let moved = StoreError::Moved { table: id("one"), expected: 7, actual: 2 };
    assert_eq!(answers, [Ok(1), Err(StoreError::Full { place: "here".to_owned() }), Ok(2), Err(moved)]);
    let lines = |length| News::Lines { table: id("one"), length };
    assert_eq!(news, [lines(1), lines(2)]);
    assert_eq!(store.load(&id("two")).await.unwrap().lines, []);
    let stored = store.load(&id("one")).await.unwrap().lines;
    assert_eq!(stored.iter().map(|line| line.text.as_str()).collect::<String>(), "ab");
}

#[tokio::test]
async fn works_of_one_batch_see_each_other() {
    let folder = TempDir::new().unwrap();
    let store = store_with_a_table(&folder).await;
    let mut writer = writer(database(&folder));
    let new = || Work::Create(vec![NewTable::new(id("two"), "cavum", "head").record(crate::Time::now())]);
    let (answers, _) = writer
        .store(&[
            append("two", 0, "x"),
            new(),
            append("two", 0, "a"),
            new(),
            append("two", 1, "b"),
            append("two", 1, "c"),
        ])
        .await;
    assert_eq!(answers[0], Err(StoreError::NoTable(id("two"))));
    assert_eq!(answers[1..3], [Ok(1), Ok(1)]);
    assert_eq!(answers[3], Err(StoreError::TableExists(id("two"))));
    assert_eq!(answers[4], Ok(2));
    assert_eq!(answers[5], Err(StoreError::Moved { table: id("two"), expected: 1, actual: 2 }));
    assert_eq!(store.length(&id("two")).await, Ok(2));
}

/// Another program that holds the file for long is waited for, then named.
#[tokio::test]
async fn a_file_that_somebody_holds_says_so() {
    let folder = TempDir::new().unwrap();
    let store = store_with_a_table(&folder).await;
    let mut other = database(&folder).connect().await.unwrap();
    other.link().execute(crate::statements::BEGIN, &[]).await.unwrap();
    let mut writer = writer(with_pragma(database(&folder), "busy_timeout", "50"));
    let (answers, _) = writer.store(&[append("one", 0, "a")]).await;
    assert_eq!(answers, [Err(StoreError::Busy { place: "here".to_owned() })]);
    other.close().await;
    let (answers, _) = writer.store(&[append("one", 0, "a")]).await;
    assert_eq!(answers, [Ok(1)]);
    assert_eq!(store.length(&id("one")).await, Ok(1));
}
