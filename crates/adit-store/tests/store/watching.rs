//! Who watches hears what is stored.

use crate::places::{Asked, Place, everywhere, id, table};
use adit_store::{Append, News, StoreError, Watch};
use adit_testpostgres::Server;
use std::time::Duration;
use tokio::time::timeout;

everywhere! {
    everything_stored_is_told_once_and_in_order
}

mod between_servers {
    use super::two_servers_hear_each_other;

    crate::places::tests_at! { [postgres memory] { two_servers_hear_each_other } }
}

async fn next(watch: &mut Watch) -> News {
    timeout(Duration::from_secs(30), watch.next()).await.expect("there is news").expect("the store is open")
}

fn lines(name: &str, length: u64) -> News {
    News::Lines { table: id(name), length }
}

async fn everything_stored_is_told_once_and_in_order(place: Place) {
    let store = place.open().await;
    let mut watch = store.watch();
    store.create(table("one", &["a"])).await.unwrap();
    store.append(Append::new(id("one"), 1, ["b", "c"])).await.unwrap();
    assert!(store.append(Append::new(id("one"), 1, ["x"])).await.is_err());
    store.set_meta(id("one"), 0, "m".to_owned()).await.unwrap();
    store.set_note(id("one"), "s0".to_owned(), "private".to_owned()).await.unwrap();
    store.say(id("one"), "s0".to_owned(), "hello".to_owned(), None).await.unwrap();
    store.append(Append::new(id("one"), 3, ["d"])).await.unwrap();
    let expected = [
        lines("one", 1),
        lines("one", 3),
        News::Meta { table: id("one"), version: 1 },
        News::Note { table: id("one") },
        News::Message { table: id("one"), number: 0 },
        lines("one", 4),
    ];
    for news in expected {
        assert_eq!(next(&mut watch).await, news);
    }
    // What comes back from the database of one's own is not told again.
    assert!(timeout(Duration::from_millis(50), watch.next()).await.is_err());
}

#[tokio::test]
async fn a_slow_watcher_is_told_that_he_missed_something() {
    let place = Place::sqlite().unwrap();
    let store = place.open().await;
    let mut watch = store.watch();
    store.create(table("one", &[])).await.unwrap();
    for batch in 0..10u64 {
        let appends: Vec<_> = (0..500)
            .map(|number| {
                let append = Append::new(id("one"), batch * 500 + number, ["x"]);
                Asked::new(tokio::task::unconstrained(store.append(append)))
            })
            .collect();
        for append in appends {
            append.answer().await.unwrap();
        }
    }
    assert_eq!(next(&mut watch).await, News::Missed);
    // The latest news is still there.
    let mut last = next(&mut watch).await;
    while last != lines("one", 5000) {
        last = next(&mut watch).await;
    }
}

async fn two_servers_hear_each_other(place: Place) {
    let (left, right) = (place.open().await, place.open().await);
    let (mut left_watch, mut right_watch) = (left.watch(), right.watch());
    left.create(table("one", &[])).await.unwrap();
    assert_eq!(next(&mut right_watch).await, lines("one", 0));
    right.append(Append::new(id("one"), 0, ["a"])).await.unwrap();
    right.say(id("one"), "s1".to_owned(), "hello".to_owned(), None).await.unwrap();
    left.set_meta(id("one"), 0, "m".to_owned()).await.unwrap();
    let (mut heard_left, mut heard_right) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        heard_left.push(next(&mut left_watch).await);
    }
    for _ in 0..3 {
        heard_right.push(next(&mut right_watch).await);
    }
    let meta = News::Meta { table: id("one"), version: 1 };
    let message = News::Message { table: id("one"), number: 0 };
    // What a store has written itself may reach its watchers before or after what others write at that moment; what one store
    // writes is heard in its order.
    let of = |heard: &[News], wanted: &[News]| -> Vec<News> {
        heard.iter().filter(|news| wanted.contains(news)).cloned().collect()
    };
    let (own, others) = ([lines("one", 0), meta.clone()], [lines("one", 1), message.clone()]);
    assert_eq!(of(&heard_left, &own), own);
    assert_eq!(of(&heard_left, &others), others);
    assert_eq!(of(&heard_right, &others), others);
    assert!(heard_right.contains(&meta), "{heard_right:?}");
}

/// The connections break when the server ends. Nothing acknowledged is lost, and the store goes on when it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_outlives_its_postgres_server() {
    let Some(server) = Server::start() else {
        return;
    };
    let store = adit_store::Store::open(&server.database().parse().unwrap()).await.unwrap();
    let mut watch = store.watch();
    store.create(table("one", &["a"])).await.unwrap();
    assert_eq!(next(&mut watch).await, lines("one", 1));
    server.stop();
    let append = store.append(Append::new(id("one"), 1, ["b"])).await;
    assert!(
        matches!(
            append,
            Err(StoreError::Lost { .. } | StoreError::Unreachable { .. } | StoreError::Uncertain { .. })
        ),
        "{append:?}"
    );
    assert!(store.ping().await.is_err());
    server.start_again();
    let length = store.length(&id("one")).await.unwrap();
    assert_eq!(length, 1);
    assert_eq!(store.append(Append::new(id("one"), 1, ["b"])).await, Ok(2));
    // In between somebody else might have written.
    let mut heard = vec![next(&mut watch).await];
    while !heard.contains(&News::Missed) || !heard.contains(&lines("one", 2)) {
        heard.push(next(&mut watch).await);
    }
}
