//! What is to be told is written with what it tells, taken by one server at a time, and kept until it is settled.

use crate::places::{Asked, Place, everywhere, id, table};
use adit_store::{Append, Letter, Posted, Settled, Store, StoreError, Time};

everywhere! {
    a_letter_is_written_with_its_move_or_not_at_all
    a_letter_is_taken_by_one_server_at_a_time
    a_letter_of_a_server_that_died_is_taken_by_another_one
    a_letter_that_is_settled_is_gone_and_what_follows_from_it_is_there
    a_letter_with_a_known_key_is_kept_once
    letters_come_when_they_are_due
    a_secret_is_the_first_that_was_offered
    letters_survive_a_restart
    two_servers_that_take_the_same_letters_share_them
}

fn at(millis: i64) -> Time {
    Time::from_millis(millis)
}

fn letter(key: &str, due: i64) -> Letter {
    Letter { key: key.to_owned(), kind: "turn".to_owned(), body: format!("about {key}"), due_at: at(due) }
}

async fn due(store: &Store, now: i64) -> Vec<Posted> {
    store.due_letters(at(now), 100).await.unwrap()
}

async fn keys(store: &Store, now: i64) -> Vec<String> {
    due(store, now).await.into_iter().map(|posted| posted.letter.key).collect()
}

async fn take(store: &Store, key: &str, version: u64, until: i64) -> Result<u64, StoreError> {
    store.take_letter(key.to_owned(), version, at(until)).await
}

async fn settle(store: &Store, key: &str, version: u64, settled: Settled) -> Result<(), StoreError> {
    store.settle_letter(key.to_owned(), version, settled).await
}

fn taken<T>(key: &str) -> Result<T, StoreError> {
    Err(StoreError::LetterTaken(key.to_owned()))
}

async fn a_letter_is_written_with_its_move_or_not_at_all(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    let begin = Time::now();
    let first = Append::new(id("one"), 0, ["a"]).posting([letter("x", 5), letter("y", 4)]);
    store.append(first).await.unwrap();
    let late = Append::new(id("one"), 0, ["b"]).posting([letter("z", 1)]);
    assert!(matches!(store.append(late).await, Err(StoreError::Moved { .. })));
    let found = due(&store, 10).await;
    assert_eq!(
        found.iter().map(|posted| posted.letter.clone()).collect::<Vec<_>>(),
        [letter("y", 4), letter("x", 5)]
    );
    assert!(found.iter().all(|posted| (posted.version, posted.tries) == (0, 0) && posted.posted_at >= begin));
    let unfit = Append::new(id("one"), 1, ["b"]).posting([letter("", 1)]);
    assert!(matches!(store.append(unfit).await, Err(StoreError::Unfit { .. })));
    assert_eq!(store.length(&id("one")).await, Ok(1));
}

async fn a_letter_is_taken_by_one_server_at_a_time(place: Place) {
    let store = place.open().await;
    store.post(vec![letter("x", 5)]).await.unwrap();
    let racers: Vec<_> = (0..8).map(|_| Asked::new(take(&store, "x", 0, 100))).collect();
    let mut answers = Vec::new();
    for racer in racers {
        answers.push(racer.answer().await);
    }
    assert_eq!(answers.iter().filter(|answer| **answer == Ok(1)).count(), 1, "{answers:?}");
    assert_eq!(answers.iter().filter(|answer| **answer == taken("x")).count(), 7, "{answers:?}");
    assert_eq!(keys(&store, 99).await, Vec::<String>::new(), "it is not due while somebody has it");
    let posted = store.letter("x").await.unwrap().unwrap();
    assert_eq!((posted.version, posted.tries, posted.letter.due_at), (1, 1, at(100)));
    assert_eq!(take(&store, "nobody", 0, 100).await, taken("nobody"));
}

async fn a_letter_of_a_server_that_died_is_taken_by_another_one(place: Place) {
    let store = place.open().await;
    store.post(vec![letter("x", 5)]).await.unwrap();
    assert_eq!(take(&store, "x", 0, 100).await, Ok(1));
    // Nothing is heard of the first one.
    assert_eq!(keys(&store, 100).await, ["x"]);
    assert_eq!(take(&store, "x", 1, 200).await, Ok(2));
    // Should it come back, it settles nothing that is not its own any more.
    assert_eq!(settle(&store, "x", 1, Settled::Done(vec![letter("z", 1)])).await, taken("x"));
    assert_eq!(settle(&store, "x", 1, Settled::Later(at(1))).await, taken("x"));
    assert_eq!(store.letter("z").await, Ok(None));
    assert_eq!(settle(&store, "x", 2, Settled::Done(Vec::new())).await, Ok(()));
    assert_eq!(keys(&store, 1000).await, Vec::<String>::new());
}

async fn a_letter_that_is_settled_is_gone_and_what_follows_from_it_is_there(place: Place) {
    let store = place.open().await;
    store.post(vec![letter("x", 5)]).await.unwrap();
    let version = take(&store, "x", 0, 100).await.unwrap();
    settle(&store, "x", version, Settled::Done(vec![letter("x mail", 7), letter("x push", 8)]))
        .await
        .unwrap();
    assert_eq!(keys(&store, 10).await, ["x mail", "x push"]);
    let version = take(&store, "x mail", 0, 100).await.unwrap();
    settle(&store, "x mail", version, Settled::Later(at(50))).await.unwrap();
    assert_eq!(keys(&store, 49).await, ["x push"]);
    let again = store.letter("x mail").await.unwrap().unwrap();
    assert_eq!((again.version, again.tries), (2, 1), "it was tried once");
    let last = settle(&store, "x push", 0, Settled::Done(vec![letter("x push", 9)])).await;
    assert_eq!(last, Ok(()), "its key is free again");
    assert_eq!(store.letter("x push").await.unwrap().map(|posted| posted.letter.due_at), Some(at(9)));
}

async fn a_letter_with_a_known_key_is_kept_once(place: Place) {
    let store = place.open().await;
    store.post(vec![letter("x", 5)]).await.unwrap();
    take(&store, "x", 0, 100).await.unwrap();
    store.post(vec![letter("x", 1), letter("y", 1), letter("y", 2)]).await.unwrap();
    assert_eq!(keys(&store, 10).await, ["y"]);
    assert_eq!(store.letter("y").await.unwrap().map(|posted| posted.letter.due_at), Some(at(1)));
    assert_eq!(store.letter("x").await.unwrap().map(|posted| posted.version), Some(1));
}

async fn letters_come_when_they_are_due(place: Place) {
    let store = place.open().await;
    store.post((0..10).map(|number| letter(&format!("{number}"), 10 - number)).collect()).await.unwrap();
    assert_eq!(keys(&store, 0).await, Vec::<String>::new());
    assert_eq!(keys(&store, 3).await, ["9", "8", "7"]);
    let first = store.due_letters(at(100), 2).await.unwrap();
    assert_eq!(first.iter().map(|posted| posted.letter.key.as_str()).collect::<Vec<_>>(), ["9", "8"]);
}

async fn a_secret_is_the_first_that_was_offered(place: Place) {
    let store = place.open().await;
    assert_eq!(store.secret("key", "first").await, Ok("first".to_owned()));
    assert_eq!(store.secret("key", "second").await, Ok("first".to_owned()));
    assert_eq!(store.secret("other", "second").await, Ok("second".to_owned()));
    let racers: Vec<_> = ["a", "b", "c"].map(|offered| Asked::new(store.secret("raced", offered))).into();
    let mut known = std::collections::BTreeSet::new();
    for racer in racers {
        known.insert(racer.answer().await.unwrap());
    }
    assert_eq!(known.len(), 1, "{known:?}");
}

async fn letters_survive_a_restart(place: Place) {
    let store = place.open().await;
    store.post(vec![letter("x", 5)]).await.unwrap();
    take(&store, "x", 0, 100).await.unwrap();
    store.secret("key", "first").await.unwrap();
    let before = store.letter("x").await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.letter("x").await.unwrap(), before);
    assert_eq!(store.secret("key", "second").await, Ok("first".to_owned()));
}

/// On SQLite there is one server only; it asks itself.
async fn two_servers_that_take_the_same_letters_share_them(place: Place) {
    let one = place.open().await;
    let other = if place.url.path().is_some() { one.clone() } else { place.open().await };
    let names: Vec<String> = (0..60).map(|number| format!("letter {number:02}")).collect();
    one.post(names.iter().map(|name| letter(name, 1)).collect()).await.unwrap();
    let all = |store: &Store, names: Vec<String>| {
        let store = store.clone();
        tokio::spawn(async move {
            let asked = names.iter().map(|name| store.take_letter(name.clone(), 0, at(100)));
            futures_util::future::join_all(asked).await.iter().filter(|answer| answer.is_ok()).count()
        })
    };
    // They ask in opposite orders, so without an order of its own the database would find them waiting for each other.
    let (first, second) = (all(&one, names.clone()), all(&other, names.iter().rev().cloned().collect()));
    assert_eq!(first.await.unwrap() + second.await.unwrap(), names.len());
    for name in &names {
        assert_eq!(one.letter(name).await.unwrap().map(|posted| posted.tries), Some(1));
    }
}
