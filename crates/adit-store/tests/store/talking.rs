//! What belongs to a table beside its journal.

use crate::places::{Place, everywhere, id, table};
use adit_store::{Meta, StoreError};

everywhere! {
    a_meta_text_is_replaced_by_who_has_read_it
    messages_are_numbered
    a_message_with_a_key_is_kept_once
    a_note_is_its_owners
    notes_are_found_by_their_owner
}

async fn a_meta_text_is_replaced_by_who_has_read_it(place: Place) {
    let (left, right) = (place.open().await, place.open().await);
    left.create(table("one", &[])).await.unwrap();
    assert_eq!(left.set_meta(id("one"), 0, "left".to_owned()).await, Ok(1));
    let moved = StoreError::MetaMoved { table: id("one"), expected: 0, actual: 1 };
    assert_eq!(right.set_meta(id("one"), 0, "right".to_owned()).await, Err(moved));
    assert_eq!(right.meta(&id("one")).await, Ok(Meta { version: 1, text: "left".to_owned() }));
    assert_eq!(right.set_meta(id("one"), 1, "right".to_owned()).await, Ok(2));
    assert_eq!(left.load(&id("one")).await.unwrap().meta, Meta { version: 2, text: "right".to_owned() });
}

async fn messages_are_numbered(place: Place) {
    let stores = [place.open().await, place.open().await];
    stores[0].create(table("one", &[])).await.unwrap();
    let mut said = Vec::new();
    for number in 0..20 {
        let store = stores[number % 2].clone();
        said.push(tokio::spawn(async move {
            store.say(id("one"), "s0".to_owned(), format!("{number}\nä"), None).await
        }));
    }
    let mut numbers = Vec::new();
    for message in said {
        numbers.push(message.await.unwrap().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..20).collect::<Vec<u64>>());
    let messages = stores[1].messages(&id("one"), 0, u64::MAX).await.unwrap();
    assert!(messages.iter().map(|message| message.number).eq(0..20));
    assert!(messages.iter().all(|message| message.author == "s0" && message.text.ends_with("\nä")));
    assert_eq!(stores[0].message_count(&id("one")).await, Ok(20));
    let some = async |from, to| stores[0].messages(&id("one"), from, to).await.unwrap();
    assert_eq!(some(18, u64::MAX).await, messages[18..]);
    assert_eq!(some(3, 7).await, messages[3..7]);
    for (from, to) in [(u64::MAX, u64::MAX), (20, 25), (7, 3)] {
        assert_eq!(some(from, to).await, []);
    }
    let nobody = stores[0].say(id("one"), String::new(), "hello".to_owned(), None).await;
    assert!(matches!(nobody, Err(StoreError::Unfit { .. })));
    let nowhere = stores[0].say(id("two"), "s0".to_owned(), "hello".to_owned(), None).await;
    assert_eq!(nowhere, Err(StoreError::NoTable(id("two"))));
    assert_eq!(stores[0].messages(&id("two"), 0, 9).await, Err(StoreError::NoTable(id("two"))));
    assert_eq!(stores[0].message_count(&id("two")).await, Err(StoreError::NoTable(id("two"))));
}

async fn a_message_with_a_key_is_kept_once(place: Place) {
    let stores = [place.open().await, place.open().await];
    for name in ["one", "two"] {
        stores[0].create(table(name, &[])).await.unwrap();
    }
    let say = |store: usize, name: &str, author: &str, text: &str, key: &str| {
        let (table, author, text, key) = (id(name), author.to_owned(), text.to_owned(), key.to_owned());
        let store = stores[store].clone();
        async move { store.say(table, author, text, Some(key)).await }
    };
    assert_eq!(say(0, "one", "s0", "hello", "k1").await, Ok(0));
    assert_eq!(say(0, "one", "s0", "you", "k2").await, Ok(1));
    // Sent again, also to another server, also at the same moment.
    let again: Vec<_> =
        (0..10).map(|number| tokio::spawn(say(number % 2, "one", "s0", "hello", "k1"))).collect();
    for again in again {
        assert_eq!(again.await.unwrap(), Ok(0));
    }
    let first: Vec<_> =
        (0..10).map(|number| tokio::spawn(say(number % 2, "one", "s1", "hm", "k3"))).collect();
    for first in first {
        assert_eq!(first.await.unwrap(), Ok(2));
    }
    // Nobody can make another one's message vanish by using its key.
    let used = |number| Err(StoreError::KeyUsed { table: id("one"), number });
    assert_eq!(say(0, "one", "s1", "hello", "k1").await, used(0));
    assert_eq!(say(1, "one", "s0", "hello!", "k1").await, used(0));
    assert_eq!(say(0, "two", "s0", "hello", "k1").await, Ok(0));
    let said = stores[1].messages(&id("one"), 0, 9).await.unwrap();
    assert_eq!(said.iter().map(|message| message.text.as_str()).collect::<Vec<_>>(), ["hello", "you", "hm"]);
    let empty = say(0, "one", "s0", "hello", "").await;
    assert!(matches!(empty, Err(StoreError::Unfit { what: "the key of a message", .. })), "{empty:?}");
}

async fn a_note_is_its_owners(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    for (owner, text) in [("s0", "first"), ("s1", "other"), ("s0", "second")] {
        store.set_note(id("one"), owner.to_owned(), text.to_owned()).await.unwrap();
    }
    assert_eq!(store.note(&id("one"), "s0").await, Ok(Some("second".to_owned())));
    assert_eq!(store.note(&id("one"), "s1").await, Ok(Some("other".to_owned())));
    assert_eq!(store.note(&id("one"), "s2").await, Ok(None));
    let nowhere = store.set_note(id("two"), "s0".to_owned(), "x".to_owned()).await;
    assert_eq!(nowhere, Err(StoreError::NoTable(id("two"))));
    assert_eq!(store.note(&id("two"), "s0").await, Err(StoreError::NoTable(id("two"))));
}

async fn notes_are_found_by_their_owner(place: Place) {
    let store = place.open().await;
    for name in ["two", "one", "three"] {
        store.create(table(name, &[])).await.unwrap();
    }
    for (name, owner, text) in [
        ("two", "s0", "a"),
        ("one", "s0", "b"),
        ("three", "s0", "c"),
        ("three", "s0", ""),
        ("two", "s1", "d"),
    ] {
        store.set_note(id(name), owner.to_owned(), text.to_owned()).await.unwrap();
    }
    let again = place.open().await;
    assert_eq!(again.noted("s0").await, Ok(vec![id("one"), id("two")]), "an emptied note is none");
    assert_eq!(again.noted("s2").await, Ok(Vec::new()));
    let notes = again.notes(&id("two")).await.unwrap();
    let notes: Vec<_> = notes.iter().map(|note| (note.owner.as_str(), note.text.as_str())).collect();
    assert_eq!(notes, [("s0", "a"), ("s1", "d")]);
}
