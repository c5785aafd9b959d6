//! How databases find what pages ask for: never by reading a table of the database from end to end.

use super::statements::{
    BLOCKED, BLOCKED_BY, DROP_BLOCKS_OF, DROP_LINKS, END_SESSIONS, LINK, LOBBY, PLAYER, PLAYER_COUNTS,
    PLAYER_OF_KEY, PLAYER_TABLES, PLAYERS, SESSION, SESSIONS, TABLES_OF_PLAYER,
};
use crate::outbox::statements::{DROP_LETTER, DUE_LETTERS, LETTER, TAKE_LETTER};
use crate::statements::{CLOCK, LEARNED, PICTURE, SEATS, SESSION_TABLES, SUMMARY, Statement};
use crate::tournaments::statements::{SET_TOURNAMENT, TOURNAMENT, TOURNAMENTS, TOURNAMENTS_OF_PLAYER};
use crate::{Store, StoreUrl};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};

/// Each statement with values for it, as SQL has them.
const ASKED: [(Statement, &[&str]); 28] = [
    (BLOCKED, &["'a'"]),
    (BLOCKED_BY, &["'a'"]),
    (CLOCK, &["'a'"]),
    (DUE_LETTERS, &["5", "50"]),
    (DROP_BLOCKS_OF, &["'a'"]),
    (DROP_LINKS, &["'a'"]),
    (END_SESSIONS, &["'a'"]),
    (DROP_LETTER, &["'a'", "1"]),
    (LEARNED, &["'a'"]),
    (LETTER, &["'a'"]),
    (LINK, &["'a'", "0"]),
    (LOBBY, &["'seats'", "'cavum'", "50", "0"]),
    (PICTURE, &["'a'"]),
    (PLAYER, &["'a'"]),
    (PLAYERS, &["50", "0"]),
    (PLAYER_COUNTS, &["'a'", "NULL"]),
    (PLAYER_OF_KEY, &["'a'"]),
    (PLAYER_TABLES, &["'a'", "'%b%'", "NULL", "50", "0"]),
    (SEATS, &["'a'"]),
    (SESSION, &["'a'"]),
    (SESSIONS, &["'a'"]),
    (SESSION_TABLES, &["'a'", "CAST(NULL AS BIGINT)", "NULL", "50"]),
    (SUMMARY, &["'a'"]),
    (TAKE_LETTER, &["'a'", "1", "5"]),
    (TOURNAMENT, &["'a'"]),
    (TOURNAMENTS, &["50", "0"]),
    (TOURNAMENTS_OF_PLAYER, &["'a'"]),
    (SET_TOURNAMENT, &["'a'", "5", "'b'", "1"]),
];

fn filled(sql: &str, values: &[&str]) -> String {
    let places = (1..).zip(values);
    places.fold(sql.to_owned(), |sql, (number, value)| sql.replace(&format!("${number}"), value))
}

/// The steps that read a whole table.
fn whole(plan: &[String], is_whole: impl Fn(&str) -> bool) -> Vec<&str> {
    let steps = plan.iter().map(|step| step.trim_start_matches([' ', '-', '>']));
    steps.filter(|step| is_whole(step)).collect()
}

#[tokio::test]
async fn sqlite_finds_rows_by_indexes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("adit.db");
    Store::open(&StoreUrl::file(path.clone())).await.expect("a store").close().await;
    let address = format!("sqlite:{}", path.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.expect("a connection");
    for (statement, values) in ASKED.iter().chain(&[(TABLES_OF_PLAYER, &["'a'"][..])]) {
        let sql = filled(statement.sqlite, values);
        let explained = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let rows = sqlx::query(explained).fetch_all(&mut connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        // What a part of the statement has found is looked through.
        let is_whole = |step: &str| {
            step.starts_with("SCAN ")
                && !step.contains("USING")
                && !["own", "page", "seats"].contains(&&step[5..])
        };
        assert_eq!(whole(&plan, is_whole), Vec::<&str>::new(), "{sql}\n{}", plan.join("\n"));
        assert!(!plan.is_empty(), "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_finds_rows_by_indexes() {
    // There is no place where PostgreSQL is not installed.
    let Some(address) = adit_testpostgres::database() else { return };
    Store::open(&address.parse().expect("an address")).await.expect("a store").close().await;
    let mut connection = sqlx::PgConnection::connect(&address).await.expect("a connection");
    // An empty table is read as a whole unless that is made dear.
    sqlx::query("SET enable_seqscan = off").execute(&mut connection).await.expect("a setting");
    for (statement, values) in ASKED.iter().chain(&[(TABLES_OF_PLAYER, &["'a'"][..])]) {
        let sql = filled(statement.postgres, values);
        let explained = AssertSqlSafe(format!("EXPLAIN {sql}"));
        let rows = sqlx::query(explained).fetch_all(&mut connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let is_whole = |step: &str| step.starts_with("Seq Scan");
        assert_eq!(whole(&plan, is_whole), Vec::<&str>::new(), "{sql}\n{}", plan.join("\n"));
        assert!(!plan.is_empty(), "{sql}");
    }
}
