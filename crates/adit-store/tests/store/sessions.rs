//! Seats belong to sessions, which the store keeps.

use crate::places::{Place, everywhere, id, table};
use adit_store::{Append, Joined, Store, StoreError, Time};

everywhere! {
    a_session_keeps_its_seats
    the_tables_of_a_session_are_listed_page_by_page
    what_a_session_has_learned_stays_learned
}

async fn what_a_session_has_learned_stays_learned(place: Place) {
    let store = place.open().await;
    let begin = Time::now();
    for (session, item) in [("ann", "two"), ("ann", "one"), ("bob", "two")] {
        store.learn(session.to_owned(), item.to_owned()).await.unwrap();
    }
    let first = store.learned("ann").await.unwrap();
    assert!(first.iter().all(|(_, at)| *at >= begin), "{first:?}");
    store.close().await;
    let store = place.open().await;
    tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    store.learn("ann".to_owned(), "one".to_owned()).await.unwrap();
    assert_eq!(store.learned("ann").await.unwrap(), first, "once more says nothing new");
    let items: Vec<_> = first.iter().map(|(item, _)| item.as_str()).collect();
    assert_eq!(items, ["one", "two"]);
    assert_eq!(store.learned("bob").await.unwrap().len(), 1);
    assert_eq!(store.learned("nobody").await, Ok(Vec::new()));
    assert!(matches!(store.learn(String::new(), "one".to_owned()).await, Err(StoreError::Unfit { .. })));
}

async fn claim(store: &Store, session: &str, name: &str, token: &str) -> Result<(), StoreError> {
    store.claim(session.to_owned(), id(name), token.to_owned(), None).await
}

async fn a_session_keeps_its_seats(place: Place) {
    let store = place.open().await;
    for name in ["one", "two"] {
        store.create(table(name, &[])).await.unwrap();
    }
    let before = store.summary(&id("one")).await.unwrap();
    let begin = Time::now();
    claim(&store, "ann", "one", "token-1").await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    claim(&store, "ann", "two", "token-2").await.unwrap();
    claim(&store, "bob", "one", "token-1").await.unwrap();
    // Once more says nothing new, also on another server and after a restart.
    store.close().await;
    let store = place.open().await;
    claim(&store, "ann", "one", "token-1").await.unwrap();
    let seats = store.seats("ann").await.unwrap();
    let told: Vec<_> = seats.iter().map(|seat| (seat.table.as_str(), seat.token.as_str())).collect();
    assert_eq!(told, [("two", "token-2"), ("one", "token-1")]);
    assert!(seats[0].at > seats[1].at && seats[1].at >= begin, "{seats:?}");
    assert_eq!(store.seats("bob").await.unwrap().len(), 1);
    assert_eq!(store.seats("nobody").await, Ok(Vec::new()));
    assert_eq!(claim(&store, "ann", "none", "token").await, Err(StoreError::NoTable(id("none"))));
    assert!(matches!(claim(&store, "", "one", "token").await, Err(StoreError::Unfit { .. })));
    // The table itself has not changed.
    assert_eq!(store.summary(&id("one")).await.unwrap(), before);
}

async fn the_tables_of_a_session_are_listed_page_by_page(place: Place) {
    let store = place.open().await;
    for number in 0..7 {
        let name = format!("table-{number}");
        store.create(table(&name, &["a"])).await.unwrap();
        claim(&store, "ann", &name, "first").await.unwrap();
        claim(&store, "ann", &name, "second").await.unwrap();
    }
    claim(&store, "bob", "table-3", "third").await.unwrap();
    store.append(Append::new(id("table-0"), 1, ["b"]).waiting_for("s1")).await.unwrap();
    let whole = store.session_tables("ann", None, 100).await.unwrap();
    assert_eq!(whole.len(), 7);
    assert!(whole.is_sorted_by(|a, b| (a.at, &a.table.id) > (b.at, &b.table.id)));
    for joined in &whole {
        assert_eq!(joined.table, store.summary(&joined.table.id).await.unwrap());
    }
    let mut pages: Vec<Joined> = Vec::new();
    for size in [3, 3, 1, 0] {
        let after = pages.last().map(|last| (last.at, &last.table.id));
        let page = store.session_tables("ann", after, 3).await.unwrap();
        assert_eq!(page.len(), size);
        pages.extend(page);
    }
    assert_eq!(pages, whole);
    assert_eq!(store.session_tables("bob", None, 9).await.unwrap().len(), 1);
    assert_eq!(store.session_tables("nobody", None, 9).await, Ok(Vec::new()));
}
