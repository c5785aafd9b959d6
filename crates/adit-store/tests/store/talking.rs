//! What belongs to a table beside its journal.

use crate::places::{Place, id, on_both_databases, table};
use adit_store::{Meta, StoreError};

on_both_databases! {
    a_meta_text_is_replaced_by_who_has_read_it
    messages_are_numbered
    a_note_is_its_owners
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
            store.say(id("one"), "s0".to_owned(), format!("{number}\nä")).await
        }));
    }
    let mut numbers = Vec::new();
    for message in said {
        numbers.push(message.await.unwrap().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..20).collect::<Vec<u64>>());
    let messages = stores[1].messages(&id("one"), 0).await.unwrap();
    assert!(messages.iter().map(|message| message.number).eq(0..20));
    assert!(messages.iter().all(|message| message.author == "s0" && message.text.ends_with("\nä")));
    assert_eq!(stores[0].messages(&id("one"), 18).await.unwrap(), messages[18..]);
    assert_eq!(stores[0].messages(&id("one"), u64::MAX).await, Ok(Vec::new()));
    let nobody = stores[0].say(id("one"), String::new(), "hello".to_owned()).await;
    assert!(matches!(nobody, Err(StoreError::Unfit { .. })));
    let nowhere = stores[0].say(id("two"), "s0".to_owned(), "hello".to_owned()).await;
    assert_eq!(nowhere, Err(StoreError::NoTable(id("two"))));
    assert_eq!(stores[0].messages(&id("two"), 0).await, Err(StoreError::NoTable(id("two"))));
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
