//! How the clocks of tables stand, and which of them have to be looked at.

use crate::places::{Place, everywhere, id, table};
use adit_store::{Append, ClockMark, Store, StoreError, Time};

everywhere! {
    a_clock_moves_on_with_an_append_or_not_at_all
    clocks_that_are_due_are_found_and_others_are_not
    a_clock_can_be_looked_at_earlier
    a_clock_moves_with_its_table
}

async fn clock_of(store: &Store, name: &str) -> Option<ClockMark> {
    store.load(&id(name)).await.unwrap().clock
}

fn mark(text: &str, due_at: i64) -> ClockMark {
    ClockMark { text: text.to_owned(), due_at: Some(Time::from_millis(due_at)) }
}

async fn a_clock_moves_on_with_an_append_or_not_at_all(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["a"])).await.unwrap();
    assert_eq!(clock_of(&store, "one").await, None);
    store.append(Append::new(id("one"), 1, ["b"]).with_clock(mark("x", 5))).await.unwrap();
    // What does not say it leaves it as it is, and what is refused changes nothing.
    store.append(Append::new(id("one"), 2, ["c"])).await.unwrap();
    let refused = store.append(Append::new(id("one"), 2, ["d"]).with_clock(mark("y", 9))).await;
    assert!(matches!(refused, Err(StoreError::Moved { .. })), "{refused:?}");
    assert_eq!(clock_of(&store, "one").await, Some(mark("x", 5)));
    // A clock can move on without a line.
    let stopped = ClockMark { text: "z".to_owned(), due_at: None };
    store.append(Append::new(id("one"), 3, [""; 0]).with_clock(stopped.clone())).await.unwrap();
    assert_eq!(clock_of(&store, "one").await, Some(stopped));
}

async fn clocks_that_are_due_are_found_and_others_are_not(place: Place) {
    let store = place.open().await;
    for (name, due_at) in [("late", Some(30)), ("soon", Some(10)), ("next", Some(20)), ("never", None)] {
        store.create(table(name, &[])).await.unwrap();
        let clock = ClockMark { text: "x".to_owned(), due_at: due_at.map(Time::from_millis) };
        store.append(Append::new(id(name), 0, [""; 0]).with_clock(clock)).await.unwrap();
    }
    store.create(table("without", &[])).await.unwrap();
    let due = async |now, limit| store.due(Time::from_millis(now), limit).await.unwrap();
    assert_eq!(due(9, 10).await, []);
    assert_eq!(due(20, 10).await, [id("soon"), id("next")]);
    assert_eq!(due(99, 10).await, [id("soon"), id("next"), id("late")]);
    assert_eq!(due(99, 2).await, [id("soon"), id("next")]);
}

async fn a_clock_can_be_looked_at_earlier(place: Place) {
    let store = place.open().await;
    let far = store.now().millis() + 1_000_000;
    for name in ["one", "two"] {
        store.create(table(name, &[])).await.unwrap();
    }
    store.append(Append::new(id("one"), 0, [""; 0]).with_clock(mark("x", far))).await.unwrap();
    let stopped = ClockMark { text: "x".to_owned(), due_at: None };
    store.append(Append::new(id("two"), 0, [""; 0]).with_clock(stopped.clone())).await.unwrap();
    assert_eq!(store.due(store.now(), 10).await, Ok(vec![]));
    store.ring(id("one")).await.unwrap();
    store.ring(id("two")).await.unwrap();
    assert_eq!(store.due(store.now(), 10).await, Ok(vec![id("one")]));
    assert_eq!(clock_of(&store, "two").await, Some(stopped), "it does not run");
    assert!(matches!(store.ring(id("three")).await, Err(StoreError::NoTable(_))));
}

async fn a_clock_moves_with_its_table(place: Place) {
    let (store, other) = (place.open().await, Store::open(&"memory:".parse().unwrap()).await.unwrap());
    for (name, due_at) in [("runs", Some(77)), ("stands", None)] {
        store.create(table(name, &["a"])).await.unwrap();
        let clock = ClockMark { text: "{\"left\":[1]}".to_owned(), due_at: due_at.map(Time::from_millis) };
        store.append(Append::new(id(name), 1, ["b"]).with_clock(clock.clone())).await.unwrap();
        let text = store.export(&id(name)).await.unwrap();
        other.import(&text).await.unwrap();
        assert_eq!(clock_of(&other, name).await, Some(clock), "{text}");
        assert_eq!(other.export(&id(name)).await.unwrap(), text);
    }
    assert_eq!(other.due(Time::from_millis(77), 10).await, Ok(vec![id("runs")]));
}
