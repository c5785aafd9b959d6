//! What somebody does to the lines in the database is noticed.

use crate::places::{Place, id, lines, meddle, on_both_databases, table};
use adit_store::{Append, Store, StoreError};

on_both_databases! {
    an_altered_journal_is_noticed
    an_added_line_is_noticed
    an_altered_table_is_noticed
    a_missing_or_added_message_is_noticed
    whatever_was_not_touched_is_handed_out
}

/// A store whose table `one` has five lines, some of them appended together.
async fn five(place: &Place) -> Store {
    let store = place.open().await;
    store.create(table("one", &["a", "b"])).await.unwrap();
    store.append(Append::new(id("one"), 2, ["c"])).await.unwrap();
    store.append(Append::new(id("one"), 3, ["d", "e"])).await.unwrap();
    store.create(table("two", &["a", "b"])).await.unwrap();
    store
}

/// The line at which a table is damaged.
async fn damaged_at(store: &Store, name: &str) -> u64 {
    match store.load(&id(name)).await {
        Err(StoreError::DamagedTable { table, line, .. }) if table == id(name) => line,
        answer => panic!("{answer:?}"),
    }
}

async fn an_altered_journal_is_noticed(place: Place) {
    let store = five(&place).await;
    let copy = store.export(&id("one")).await.unwrap();
    for (sql, line) in [
        ("UPDATE game_line SET text = 'x' WHERE table_id = 'one' AND number = 2", 3),
        ("UPDATE game_line SET text = 'a ' WHERE table_id = 'one' AND number = 0", 1),
        ("UPDATE game_line SET at = at + 1 WHERE table_id = 'one' AND number = 3", 4),
        ("UPDATE game_line SET sum = 'x' WHERE table_id = 'one' AND number = 4", 5),
        ("DELETE FROM game_line WHERE table_id = 'one' AND number = 1", 2),
        ("DELETE FROM game_line WHERE table_id = 'one' AND number = 4", 5),
        ("DELETE FROM game_line WHERE table_id = 'one'", 1),
        // Two lines change places, and their sums with them.
        (
            "UPDATE game_line SET number = -number WHERE table_id = 'one' AND number IN (1, 2); \
             UPDATE game_line SET number = 3 + number WHERE table_id = 'one' AND number < 0",
            2,
        ),
        // The last line is removed, and the table told so.
        (
            "DELETE FROM game_line WHERE table_id = 'one' AND number = 4; \
             UPDATE game_table SET length = 4 WHERE id = 'one'",
            4,
        ),
    ] {
        meddle(&place, sql).await;
        assert_eq!(damaged_at(&store, "one").await, line, "{sql}");
        assert!(matches!(store.export(&id("one")).await, Err(StoreError::DamagedTable { .. })));
        // A table that was found damaged is restored by hand.
        meddle(
            &place,
            "DELETE FROM game_line WHERE table_id = 'one'; DELETE FROM game_text WHERE table_id = 'one'; \
             DELETE FROM game_table WHERE id = 'one'",
        )
        .await;
        store.import(&copy).await.unwrap();
        assert_eq!(lines(&store, "one").await, ["a", "b", "c", "d", "e"]);
    }
}

async fn an_added_line_is_noticed(place: Place) {
    let store = five(&place).await;
    meddle(&place, "INSERT INTO game_line (table_id, number, at, text, sum) VALUES ('one', 5, 0, 'x', 'x')")
        .await;
    assert_eq!(damaged_at(&store, "one").await, 6);
    meddle(&place, "UPDATE game_table SET length = 6 WHERE id = 'one'").await;
    assert_eq!(damaged_at(&store, "one").await, 6);
    // One that stands far behind is found too.
    meddle(&place, "INSERT INTO game_line (table_id, number, at, text, sum) VALUES ('two', 50, 0, 'x', 'x')")
        .await;
    assert_eq!(damaged_at(&store, "two").await, 51);
}

async fn an_altered_table_is_noticed(place: Place) {
    let store = five(&place).await;
    meddle(&place, "UPDATE game_text SET header = 'other' WHERE table_id = 'one'").await;
    assert_eq!(damaged_at(&store, "one").await, 1);
    meddle(&place, "UPDATE game_table SET game = 'caverna' WHERE id = 'two'").await;
    assert_eq!(damaged_at(&store, "two").await, 1);
    store.create(table("three", &[])).await.unwrap();
    meddle(&place, "UPDATE game_text SET header = 'other' WHERE table_id = 'three'").await;
    assert_eq!(damaged_at(&store, "three").await, 1);
    // A table without a sum takes no lines, and others of the same batch do not suffer.
    meddle(&place, "UPDATE game_table SET sum = 'none' WHERE id = 'three'").await;
    store.create(table("four", &[])).await.unwrap();
    let (three, four) = tokio::join!(
        store.append(Append::new(id("three"), 0, ["a"])),
        store.append(Append::new(id("four"), 0, ["a"]))
    );
    assert!(matches!(three, Err(StoreError::DamagedTable { .. })), "{three:?}");
    assert_eq!(four, Ok(1));
}

async fn a_missing_or_added_message_is_noticed(place: Place) {
    let store = five(&place).await;
    for name in ["one", "two"] {
        for text in ["a", "b", "c"] {
            store.say(id(name), "s0".to_owned(), text.to_owned(), None).await.unwrap();
        }
    }
    meddle(&place, "DELETE FROM game_message WHERE table_id = 'one' AND number = 1").await;
    let missing = StoreError::DamagedTalk { table: id("one"), message: 2 };
    assert_eq!(store.record(&id("one")).await, Err(missing.clone()));
    assert!(missing.is_damage());
    meddle(
        &place,
        "INSERT INTO game_message (table_id, number, at, author, text) VALUES ('two', 7, 0, 's0', 'x')",
    )
    .await;
    let added = StoreError::DamagedTalk { table: id("two"), message: 8 };
    assert_eq!(store.record(&id("two")).await, Err(added));
}

async fn whatever_was_not_touched_is_handed_out(place: Place) {
    let store = five(&place).await;
    meddle(&place, "UPDATE game_line SET text = 'x' WHERE table_id = 'one' AND number = 2").await;
    assert_eq!(lines(&store, "two").await, ["a", "b"]);
    // Lines behind the damage are those that were stored; the damaged one is not handed out.
    let from = async |from| store.lines(&id("one"), from).await;
    assert_eq!(from(3).await.unwrap().len(), 2);
    assert_eq!(from(4).await.unwrap().len(), 1);
    for begin in [0, 1, 2] {
        let answer = from(begin).await;
        assert!(matches!(answer, Err(StoreError::DamagedTable { line: 3, .. })), "{answer:?}");
    }
}
