//! Opening a store, and what is said when it cannot be opened.

use crate::places::{Place, id, lines, meddle, on_both_databases, table};
use adit_store::{Append, PlayerId, Store, StoreError, StoreUrl};
use tempfile::TempDir;

on_both_databases! {
    a_new_store_is_opened_by_many_at_once
    a_store_of_a_newer_program_is_left_alone
    a_store_of_an_older_program_is_brought_up_to_date
}

async fn a_new_store_is_opened_by_many_at_once(place: Place) {
    let openings: Vec<_> = (0..6)
        .map(|number| {
            let url = place.url.clone();
            tokio::spawn(async move {
                let store = Store::open(&url).await.unwrap();
                store.create(table(&format!("table-{number}"), &["a"])).await.unwrap();
            })
        })
        .collect();
    for opening in openings {
        opening.await.unwrap();
    }
    assert_eq!(place.open().await.all_tables().await.unwrap().len(), 6);
}

async fn a_store_of_a_newer_program_is_left_alone(place: Place) {
    place.open().await.close().await;
    meddle(
        &place,
        "INSERT INTO adit_store_migration (version, description, success, checksum, execution_time) \
         VALUES (11, 'later', TRUE, 'x', 0)",
    )
    .await;
    let Err(error) = Store::open(&place.url).await else {
        panic!("it was opened");
    };
    assert!(matches!(error, StoreError::Newer { version: 11, known: 10, .. }), "{error:?}");
    assert!(error.to_string().ends_with("use the newer program"), "{error}");
}

async fn a_store_of_an_older_program_is_brought_up_to_date(place: Place) {
    let store = place.open().await;
    store.create(table("old", &["a"])).await.unwrap();
    for number in 0..120 {
        store.create(table(&format!("old-{number}"), &["a", "b"])).await.unwrap();
    }
    store.close().await;
    // This is what the first version of the tables was like.
    for later in [
        "ALTER TABLE game_table DROP COLUMN waits_for",
        "DROP TABLE tournament_table",
        "DROP TABLE tournament_player",
        "DROP TABLE tournament",
        "DROP TABLE letter",
        "DROP TABLE server_secret",
        "DROP TABLE player",
        "DROP TABLE player_session",
        "DROP TABLE player_link",
        "DROP TABLE player_block",
        "DROP TABLE player_seat",
        "DROP TABLE game_picture",
        "DROP INDEX game_table_in_lobby",
        "ALTER TABLE game_table DROP COLUMN moved_at",
        "ALTER TABLE game_table DROP COLUMN glance",
        "ALTER TABLE game_table DROP COLUMN about",
        "ALTER TABLE game_table DROP COLUMN lobby",
        "DROP TABLE session_seat",
        "DROP TABLE session_learned",
        "DROP TABLE game_clock",
        "DROP TABLE store_health",
        "DROP INDEX game_message_by_key",
        "ALTER TABLE game_message DROP COLUMN key",
        "DROP INDEX game_table_without_sum",
        "ALTER TABLE game_table DROP COLUMN sum",
        "ALTER TABLE game_line DROP COLUMN sum",
    ] {
        meddle(&place, later).await;
    }
    meddle(&place, "DELETE FROM adit_store_migration WHERE version > 1").await;
    let store = place.open().await;
    assert_eq!(store.summary(&id("old")).await.unwrap().waits_for, None);
    store.append(Append::new(id("old"), 1, ["b"]).waiting_for("s1")).await.unwrap();
    assert_eq!(store.summary(&id("old")).await.unwrap().waits_for.as_deref(), Some("s1"));
    store.claim("session".to_owned(), id("old"), "token".to_owned(), None).await.unwrap();
    assert_eq!(store.seats("session").await.unwrap().len(), 1);
    store.learn("session".to_owned(), "lesson".to_owned()).await.unwrap();
    assert_eq!(store.learned("session").await.unwrap().len(), 1);
    // A session from before there were players brings its seats along.
    let player = PlayerId::from_bits(7);
    store.meet(player.clone(), String::new(), "session".to_owned(), String::new()).await.unwrap();
    assert_eq!(store.seats(player.as_str()).await.unwrap().len(), 1);
    let summary = store.summary(&id("old-1")).await.unwrap();
    assert_eq!((summary.moved_at, summary.glance, summary.lobby), (summary.changed_at, None, None));
    // Old lines have sums from now on.
    assert_eq!(lines(&store, "old").await, ["a", "b"]);
    assert_eq!(lines(&store, "old-119").await, ["a", "b"]);
    meddle(&place, "UPDATE game_line SET text = 'x' WHERE table_id = 'old-7' AND number = 1").await;
    let damaged = store.load(&id("old-7")).await;
    assert!(matches!(damaged, Err(StoreError::DamagedTable { line: 2, .. })), "{damaged:?}");
}

async fn refused(url: &str) -> StoreError {
    let url: StoreUrl = url.parse().unwrap();
    match Store::open_existing(&url).await {
        Ok(_) => panic!("{url} was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_missing_file_is_not_made_by_who_expects_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("no").join("adit.db");
    let error = refused(path.to_str().unwrap()).await;
    assert!(matches!(error, StoreError::Missing { .. }), "{error:?}");
    assert!(!path.exists() && !folder.path().join("no").exists());
}

#[tokio::test]
async fn memory_is_empty_when_a_program_starts() {
    let url: StoreUrl = "memory:".parse().unwrap();
    let store = Store::open(&url).await.unwrap();
    store.create(table("one", &["a"])).await.unwrap();
    assert_eq!(store.length(&id("one")).await, Ok(1));
    assert_eq!(Store::open(&url).await.unwrap().all_tables().await, Ok(Vec::new()));
    let error = refused("memory:").await;
    assert!(matches!(error, StoreError::Missing { .. }), "{error:?}");
}

/// Two servers on one file would not hear of each other's moves.
#[tokio::test]
async fn a_file_serves_one_server() {
    let folder = TempDir::new().unwrap();
    let url = StoreUrl::file(folder.path().join("new").join("adit.db"));
    let server = Store::open_for_server(&url).await.unwrap();
    server.create(table("one", &["a"])).await.unwrap();
    // However the file is named.
    let detour = StoreUrl::file(folder.path().join("new").join("..").join("new").join("adit.db"));
    for url in [&url, &detour] {
        let error = Store::open_for_server(url).await.err().unwrap();
        assert!(matches!(error, StoreError::Held { .. }), "{error:?}");
        assert!(error.to_string().contains("adit.db.lock; stop that server, or"), "{error}");
    }
    // Commands that read are not kept out.
    let reader = Store::open_existing(&url).await.unwrap();
    assert_eq!(reader.length(&id("one")).await, Ok(1));
    server.close().await;
    let next = Store::open_for_server(&url).await.unwrap();
    assert_eq!(next.append(Append::new(id("one"), 1, ["b"])).await, Ok(2));
    // One that is dropped without a farewell leaves no lock behind.
    drop((server, next, reader));
    let last = async {
        while Store::open_for_server(&url).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), last).await.expect("the lock is free");
}

#[tokio::test]
async fn servers_share_postgres() {
    let Some(place) = Place::postgres() else {
        return;
    };
    let servers = [Store::open_for_server(&place.url).await, Store::open_for_server(&place.url).await];
    assert!(servers.iter().all(Result::is_ok));
}

#[tokio::test]
async fn a_file_that_is_no_store_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Sir or Madam, ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    let error = refused(path.to_str().unwrap()).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
    let error = refused(folder.path().to_str().unwrap()).await;
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
    let inside = path.join("adit.db");
    let error = Store::open(&StoreUrl::file(inside)).await.err().unwrap();
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
}

#[tokio::test]
async fn addresses_are_read_and_shown_without_passwords() {
    for (text, shown) in [
        ("a/b.db", "a/b.db"),
        ("sqlite:a/b.db", "a/b.db"),
        ("sqlite:///a/b.db", "/a/b.db"),
        ("postgres://ann:secret@host:5433/adit?password=secret", "postgres://ann@host:5433/adit"),
        ("postgresql://ann:sec@ret@host/adit", "postgresql://ann@host/adit"),
        ("postgres://host/adit", "postgres://host/adit"),
    ] {
        let url: StoreUrl = text.parse().unwrap();
        assert_eq!(url.to_string(), shown);
        assert_eq!(format!("{url:?}"), format!("StoreUrl({shown})"));
    }
    let memory: StoreUrl = "memory:".parse().unwrap();
    assert!(memory.is_memory() && memory.to_string() == "memory:" && memory.path().is_none());
    for text in ["", "mysql://host/adit", "http://host", "sqlite:"] {
        assert_eq!(text.parse::<StoreUrl>(), Err(StoreError::Address(text.to_owned())));
    }
}

#[tokio::test]
async fn a_postgres_server_that_is_not_there_is_named() {
    let error = refused("postgres://ann:secret@127.0.0.1:1/adit").await;
    assert!(
        matches!(&error, StoreError::Unreachable { place, .. } if place == "postgres://ann@127.0.0.1:1/adit")
    );
    assert!(!error.to_string().contains("secret"), "{error}");
}

#[tokio::test]
async fn a_missing_postgres_database_is_named() {
    let Some(url) = adit_testpostgres::database() else {
        return;
    };
    let error = refused(&url.replace("/test", "/nothing")).await;
    assert!(matches!(error, StoreError::Missing { .. }), "{error:?}");
    assert!(error.to_string().contains("createdb"), "{error}");
}

#[tokio::test]
async fn a_read_only_postgres_database_says_so() {
    let Some(place) = Place::postgres() else {
        return;
    };
    let store = place.open().await;
    store.create(table("one", &["a"])).await.unwrap();
    let name = place.url.to_string().rsplit('/').next().unwrap().to_owned();
    let sql: &'static str =
        Box::leak(format!("ALTER DATABASE {name} SET default_transaction_read_only = on").into_boxed_str());
    meddle(&place, sql).await;
    let later = Store::open(&place.url).await;
    let error = match later {
        Ok(later) => later.append(Append::new(id("one"), 1, ["b"])).await.unwrap_err(),
        Err(error) => error,
    };
    assert!(matches!(error, StoreError::ReadOnly { .. }), "{error:?}");
    assert_eq!(store.length(&id("one")).await, Ok(1));
}
