//! How databases find what pages ask for: never by reading a table of the database from end to end.

use super::statements::{
    ADD_LINK, ANSWER_QUESTION, BLOCKED, BLOCKED_BY, COPY_LEARNED, COPY_PLAYER_SEATS, COPY_SEATS, DROP_BLOCKS,
    DROP_BLOCKS_OF, DROP_LEARNED, DROP_LINKS, DROP_OLD_LINKS, DROP_OLD_QUESTIONS, DROP_PASSKEY,
    DROP_PASSKEYS, DROP_PLAYER, DROP_PLAYER_SEATS, DROP_SEATS, END_SESSION, END_SESSIONS, LEAVE, LINK, LOBBY,
    MOVE_PASSKEYS, MOVE_SESSIONS, NAME_PASSKEY, PASSKEY, PASSKEYS, PLAYER, PLAYER_COUNTS, PLAYER_OF_KEY,
    PLAYER_TABLES, PLAYERS, QUESTION, RENAME, SEE_PLAYER, SEE_SESSION, SESSION, SESSIONS, SET_KEY,
    SET_LISTING, SET_SETTINGS, SET_STATE, TABLES_OF_PLAYER, UNBLOCK, USE_LINK, USE_PASSKEY,
};
use crate::outbox::statements::{
    DROP_LETTER, DUE_LETTERS, LETTER, LOCK_LETTERS, PUT_OFF_LETTER, SECRET, TAKE_LETTER,
};
use crate::statements::{
    CLOCK, DUE, KEYS, LEARNED, LINES, LIST, LOCK_WITHOUT_SUM, MESSAGE_COUNT, MESSAGES, META, NOTE, NOTES,
    OPEN_TABLES, PICTURE, RING, SEATS, SESSION_TABLES, SET_LINE_SUMS, SET_META, SET_STANDINGS, SET_SUM,
    STANDINGS, SUMMARY, Statement, TABLE, TABLES_AFTER, TABLES_WITHOUT_SUM, TIP,
};
use crate::{Store, StoreUrl};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};

const NO_NUMBER: &str = "CAST(NULL AS BIGINT)";

/// Each statement that looks for something, with values for it as SQL has them. The others add a row, end a transaction, count
/// all tables or list all of them, which is reading everything.
const ASKED: &[(Statement, &[&str])] = &[
    (ADD_LINK, &["'l'", "'a'", "5"]),
    (ANSWER_QUESTION, &["'a'"]),
    (BLOCKED, &["'a'"]),
    (BLOCKED_BY, &["'a'"]),
    (CLOCK, &["'a'"]),
    (COPY_LEARNED, &["'a'", "'b'"]),
    (COPY_PLAYER_SEATS, &["'a'", "'b'"]),
    (COPY_SEATS, &["'a'", "'b'"]),
    (DROP_BLOCKS, &["'a'"]),
    (DROP_BLOCKS_OF, &["'a'"]),
    (DROP_LEARNED, &["'a'"]),
    (DROP_LETTER, &["'a'", "1"]),
    (DROP_LINKS, &["'a'"]),
    (DROP_OLD_LINKS, &["'a'", "5"]),
    (DROP_OLD_QUESTIONS, &["5"]),
    (DROP_PASSKEY, &["'a'", "'b'"]),
    (DROP_PASSKEYS, &["'a'"]),
    (DROP_PLAYER, &["'a'"]),
    (DROP_PLAYER_SEATS, &["'a'"]),
    (DROP_SEATS, &["'a'"]),
    (DUE, &["5", "50"]),
    (DUE_LETTERS, &["5", "50"]),
    (END_SESSION, &["'a'", "'b'"]),
    (END_SESSIONS, &["'a'"]),
    (KEYS, &[r#"'[["a","b"]]'"#]),
    (LEARNED, &["'a'"]),
    (LEAVE, &[r#"'[["a",0]]'"#, "'t'"]),
    (LETTER, &["'a'"]),
    (LINES, &["'a'", "0", "9"]),
    (LINK, &["'a'", "0"]),
    (LIST, &["'open'", "'cavum'", NO_NUMBER, "NULL", "50"]),
    (LIST, &["CAST(NULL AS TEXT)", "CAST(NULL AS TEXT)", NO_NUMBER, "NULL", "50"]),
    (LOBBY, &["'seats'", "'cavum'", "50", "0"]),
    (LOBBY, &["'watch'", "CAST(NULL AS TEXT)", "50", "0"]),
    (LOCK_LETTERS, &[r#"'[["a"]]'"#]),
    (LOCK_WITHOUT_SUM, &["'a'"]),
    (MESSAGES, &["'a'", "0", "9"]),
    (MESSAGE_COUNT, &["'a'"]),
    (META, &["'a'"]),
    (MOVE_PASSKEYS, &["'a'", "'b'"]),
    (MOVE_SESSIONS, &["'a'", "'b'"]),
    (NAME_PASSKEY, &["'a'", "'b'", "'c'"]),
    (NOTE, &["'a'", "'s0'"]),
    (NOTES, &["'a'"]),
    (OPEN_TABLES, &[]),
    (PASSKEY, &["'a'"]),
    (PASSKEYS, &["'a'"]),
    (PICTURE, &["'a'"]),
    (PLAYER, &["'a'"]),
    (PLAYERS, &["50", "0"]),
    (PLAYER_COUNTS, &["'a'", "NULL"]),
    (PLAYER_OF_KEY, &["'a'"]),
    (PLAYER_TABLES, &["'a'", "'%b%'", "NULL", "50", "0"]),
    (PLAYER_TABLES, &["'a'", "NULL", "1", "50", "0"]),
    (PUT_OFF_LETTER, &["'a'", "1", "5"]),
    (QUESTION, &["'a'"]),
    (RENAME, &["'a'", "'b'"]),
    (RING, &["'a'", "5"]),
    (SEATS, &["'a'"]),
    (SECRET, &["'a'"]),
    (SEE_PLAYER, &["'a'", "5"]),
    (SEE_SESSION, &["'a'", "'b'", "5"]),
    (SESSION, &["'a'"]),
    (SESSIONS, &["'a'"]),
    (SESSION_TABLES, &["'a'", NO_NUMBER, "NULL", "50"]),
    (SET_KEY, &["'a'", "'b'"]),
    (SET_LINE_SUMS, &[r#"'[["a",0,"s"]]'"#]),
    (SET_LISTING, &["'a'", "'b'", "NULL", "NULL"]),
    (SET_META, &["'a'", "'b'"]),
    (SET_SETTINGS, &["'a'", "'b'"]),
    (SET_STANDINGS, &[r#"'[["a",1,1,1,1,"open","","",1,""]]'"#]),
    (SET_STATE, &["'a'", "'open'"]),
    (SET_SUM, &["'a'", "'b'"]),
    (STANDINGS, &[r#"'[["a"]]'"#]),
    (SUMMARY, &["'a'"]),
    (TABLE, &["'a'"]),
    (TABLES_AFTER, &["'a'", "50"]),
    (TABLES_OF_PLAYER, &["'a'"]),
    (TABLES_WITHOUT_SUM, &["'a'"]),
    (TAKE_LETTER, &["'a'", "1", "5"]),
    (TIP, &["'a'"]),
    (UNBLOCK, &["'a'", "'b'"]),
    (USE_LINK, &["'a'"]),
    (USE_PASSKEY, &["'a'", "'b'", "'c'", "5"]),
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
    for (statement, values) in ASKED {
        let sql = filled(statement.sqlite, values);
        let explained = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let rows = sqlx::query(explained).fetch_all(&mut connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        // What a part of the statement has found, or what it was given, is looked through.
        let found = ["own", "page", "seats", "fresh", "CONSTANT"];
        let is_whole = |step: &str| {
            let read = step.strip_prefix("SCAN ").and_then(|step| step.split(' ').next());
            read.is_some_and(|read| !found.contains(&read)) && !step.contains("USING")
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
    for (statement, values) in ASKED {
        let sql = filled(statement.postgres, values);
        let explained = AssertSqlSafe(format!("EXPLAIN {sql}"));
        let rows = sqlx::query(explained).fetch_all(&mut connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let is_whole = |step: &str| step.starts_with("Seq Scan");
        assert_eq!(whole(&plan, is_whole), Vec::<&str>::new(), "{sql}\n{}", plan.join("\n"));
        assert!(!plan.is_empty(), "{sql}");
    }
}
