//! Journals only grow, one line after the other, and nobody forks them.

use crate::places::{Asked, Place, everywhere, id, lines, table};
use adit_store::{Append, Meta, State, Store, StoreError, Time};
use std::collections::BTreeSet;

everywhere! {
    a_table_is_loaded_as_it_was_created
    an_append_answers_the_new_length
    who_is_too_late_changes_nothing
    a_table_must_be_there
    a_table_is_never_replaced
    two_stores_on_one_database_cannot_fork_a_game
    any_text_comes_back_as_it_was
    many_long_lines_are_one_append
    what_cannot_be_kept_is_refused
    what_was_asked_before_the_end_is_stored
    a_game_finishes_with_its_last_line
    later_lines_are_read_alone
}

/// A disk in memory keeps nobody waiting.
mod while_the_disk_is_slow {
    use super::waiting_appends_share_a_transaction_and_a_refusal_touches_nobody_else;

    crate::places::on_both_databases! {
        waiting_appends_share_a_transaction_and_a_refusal_touches_nobody_else
    }
}

async fn a_table_is_loaded_as_it_was_created(place: Place) {
    let store = place.open().await;
    let before = Time::now();
    let mut new = table("one", &["first", "second"]);
    new.meta = "{\"seats\": 2}".to_owned();
    store.create(new).await.unwrap();
    let stored = store.load(&id("one")).await.unwrap();
    assert_eq!((stored.id, stored.game.as_str(), stored.state), (id("one"), "cavum", State::Open));
    assert_eq!(stored.header, "adit 1\ngame cavum\n");
    assert_eq!(stored.meta, Meta { version: 0, text: "{\"seats\": 2}".to_owned() });
    assert_eq!(lines(&store, "one").await, ["first", "second"]);
    assert!(stored.created_at >= before && stored.changed_at == stored.created_at);
    assert!(stored.lines.iter().all(|line| line.at == stored.created_at));
}

async fn an_append_answers_the_new_length(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    assert_eq!(store.append(Append::new(id("one"), 0, ["a", "b"])).await, Ok(2));
    assert_eq!(store.append(Append::new(id("one"), 2, ["c"])).await, Ok(3));
    assert_eq!(lines(&store, "one").await, ["a", "b", "c"]);
    let stored = store.load(&id("one")).await.unwrap();
    assert_eq!(stored.changed_at, stored.lines[2].at);
}

async fn who_is_too_late_changes_nothing(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["a", "b"])).await.unwrap();
    let before = store.record(&id("one")).await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let append = Append::new(id("one"), expected, ["x"]).with_state(State::Finished);
        let moved = StoreError::Moved { table: id("one"), expected, actual: 2 };
        assert_eq!(store.append(append).await, Err(moved));
    }
    assert_eq!(store.record(&id("one")).await.unwrap(), before);
}

async fn a_table_must_be_there(place: Place) {
    let store = place.open().await;
    let none = StoreError::NoTable(id("none"));
    assert_eq!(store.append(Append::new(id("none"), 0, ["a"])).await, Err(none.clone()));
    assert_eq!(store.load(&id("none")).await, Err(none.clone()));
    assert_eq!(store.lines(&id("none"), 0).await, Err(none.clone()));
    assert_eq!(store.length(&id("none")).await, Err(none.clone()));
    assert_eq!(store.meta(&id("none")).await, Err(none.clone()));
    assert_eq!(store.set_meta(id("none"), 0, String::new()).await, Err(none.clone()));
    assert_eq!(store.export(&id("none")).await, Err(none));
}

async fn a_table_is_never_replaced(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["a"])).await.unwrap();
    let mut other = table("one", &["b"]);
    other.header = "other".to_owned();
    assert_eq!(store.create(other).await, Err(StoreError::TableExists(id("one"))));
    assert_eq!(lines(&store, "one").await, ["a"]);
    assert_eq!(store.load(&id("one")).await.unwrap().header, "adit 1\ngame cavum\n");
}

/// Appends whatever the others do, until this many lines were its own.
async fn contend(store: Store, name: &'static str, count: usize) -> Vec<(u64, String)> {
    let mut mine = Vec::new();
    let mut length = 0;
    while mine.len() < count {
        let line = format!("{name} {}", mine.len());
        match store.append(Append::new(id("one"), length, [line.clone()])).await {
            Ok(new) => {
                mine.push((new - 1, line));
                length = new;
            }
            Err(StoreError::Moved { actual, .. }) => length = actual,
            Err(error) => panic!("{error}"),
        }
    }
    mine
}

async fn two_stores_on_one_database_cannot_fork_a_game(place: Place) {
    let (left, right) = (place.open().await, place.open().await);
    left.create(table("one", &[])).await.unwrap();
    let racers = [
        tokio::spawn(contend(left.clone(), "left a", 30)),
        tokio::spawn(contend(left.clone(), "left b", 30)),
        tokio::spawn(contend(right.clone(), "right a", 30)),
        tokio::spawn(contend(right.clone(), "right b", 30)),
    ];
    let mut acknowledged = BTreeSet::new();
    for racer in racers {
        acknowledged.extend(racer.await.unwrap());
    }
    let stored: BTreeSet<(u64, String)> = (0..).zip(lines(&right, "one").await).collect();
    assert_eq!(stored.len(), 120);
    assert_eq!(stored, acknowledged);
}

async fn waiting_appends_share_a_transaction_and_a_refusal_touches_nobody_else(place: Place) {
    let store = place.open().await;
    for number in 0..20 {
        store.create(table(&format!("table-{number}"), &["a"])).await.unwrap();
    }
    let before = store.counters();
    let appends: Vec<_> = (0..20)
        .flat_map(|number| {
            // Of every table one append is right, one comes too early and one is for a table that is not there.
            let good = Append::new(id(&format!("table-{number}")), 1, ["b"]);
            let early = Append::new(id(&format!("table-{number}")), 7, ["x"]);
            let lost = Append::new(id(&format!("lost-{number}")), 0, ["x"]);
            [early, good, lost]
        })
        .map(|append| {
            let store = store.clone();
            tokio::spawn(async move { (append.expected, store.append(append).await) })
        })
        .collect();
    for append in appends {
        match append.await.unwrap() {
            (0, answer) => assert!(matches!(answer, Err(StoreError::NoTable(_))), "{answer:?}"),
            (1, answer) => assert_eq!(answer, Ok(2)),
            (_, answer) => assert!(matches!(answer, Err(StoreError::Moved { .. })), "{answer:?}"),
        }
    }
    let after = store.counters();
    assert_eq!(after.requests - before.requests, 60);
    assert_eq!((after.appends, after.refused), (20, 40));
    // Twenty tables were made one by one, then sixty appends came together.
    assert_eq!(store.batch_sizes().sum(), 20 + 60);
    let commits = store.commit_times().up_to().last();
    assert_eq!(commits, Some((None, after.transactions)));
    assert!(store.commit_times().sum() > 0);
    assert!(after.transactions - before.transactions < 60, "{before:?} {after:?}");
    for number in 0..20 {
        assert_eq!(lines(&store, &format!("table-{number}")).await, ["a", "b"]);
    }
}

async fn any_text_comes_back_as_it_was(place: Place) {
    let store = place.open().await;
    let strange = ["\"[]{}'\\\" $1 ?1 :a", "––ü 漢字 🎲\u{1f}\u{7f}\u{2028}", " ", "null", "007", "\t"];
    let mut new = table("one", &strange);
    new.header = "a\r\n\n| b\\n".to_owned();
    new.meta = "\u{feff}'; DROP TABLE game_line; --".to_owned();
    store.create(new.clone()).await.unwrap();
    store.append(Append::new(id("one"), 6, strange)).await.unwrap();
    let stored = store.load(&id("one")).await.unwrap();
    assert_eq!((&stored.header, &stored.meta.text), (&new.header, &new.meta));
    assert_eq!(lines(&store, "one").await, [strange, strange].concat());
}

async fn many_long_lines_are_one_append(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    let long: Vec<String> = (0..60).map(|number| format!("{number} {}", "ä".repeat(30_000))).collect();
    assert_eq!(store.append(Append::new(id("one"), 0, long.clone())).await, Ok(60));
    assert_eq!(lines(&store, "one").await, long);
}

async fn what_cannot_be_kept_is_refused(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    let long = "a".repeat(64 * 1024 + 1);
    for bad in ["", "a\nb", "a\r", "a\0b", long.as_str()] {
        let answer = store.append(Append::new(id("one"), 0, ["good", bad])).await;
        assert!(matches!(answer, Err(StoreError::Unfit { what: "a line", .. })), "{answer:?}");
    }
    assert_eq!(store.length(&id("one")).await, Ok(0));
    let mut new = table("two", &[]);
    new.header = "a\0".to_owned();
    assert!(matches!(store.create(new).await, Err(StoreError::Unfit { what: "a header", .. })));
    let mut new = table("two", &[]);
    new.game = "Cavum!".to_owned();
    assert!(matches!(store.create(new).await, Err(StoreError::Unfit { .. })));
    for name in ["", "A", "ä", "a b", "a/b", &"a".repeat(41)] {
        assert!(matches!(name.parse::<adit_store::TableId>(), Err(StoreError::BadTableId(_))), "{name}");
    }
}

async fn what_was_asked_before_the_end_is_stored(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    // The appends stand in the queue before the end is asked for.
    let appends: Vec<_> = (0..50u64)
        .map(|number| Asked::new(store.append(Append::new(id("one"), number, [number.to_string()]))))
        .collect();
    store.close().await;
    for (number, append) in (1..).zip(appends) {
        assert_eq!(append.answer().await, Ok(number));
    }
    assert_eq!(store.append(Append::new(id("one"), 50, ["x"])).await, Err(StoreError::Ended));
    assert_eq!(store.load(&id("one")).await, Err(StoreError::Ended));
    let again = place.open().await;
    assert_eq!(again.length(&id("one")).await, Ok(50));
    again.close().await;
    again.close().await;
}

async fn a_game_finishes_with_its_last_line(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    store.append(Append::new(id("one"), 0, ["a"]).with_state(State::Finished)).await.unwrap();
    assert_eq!(store.load(&id("one")).await.unwrap().state, State::Finished);
    // A finished game is not closed to what comes later, such as a take-back.
    store.append(Append::new(id("one"), 1, ["b"])).await.unwrap();
    assert_eq!(store.load(&id("one")).await.unwrap().state, State::Finished);
    store.append(Append::new(id("one"), 2, ["back 1"]).with_state(State::Open)).await.unwrap();
    let stored = store.load(&id("one")).await.unwrap();
    assert_eq!((stored.state, stored.lines.len()), (State::Open, 3));
}

async fn later_lines_are_read_alone(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["a", "b", "c"])).await.unwrap();
    for (from, expected) in [(0, 3), (2, 1), (3, 0), (9, 0), (u64::MAX, 0)] {
        let lines = store.lines(&id("one"), from).await.unwrap();
        assert_eq!(lines.len(), expected);
        assert_eq!(lines.last().map(|line| line.text.as_str()), (expected > 0).then_some("c"));
    }
}
