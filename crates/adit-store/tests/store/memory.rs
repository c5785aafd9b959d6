//! A disk in memory has the mishaps that a test plans, and behaves as a database does when they happen.

use crate::places::{Asked, id, lines, table};
use adit_store::{
    Append, Clock, Memory, Mishaps, News, NoMishaps, Outcome, ReadFate, Store, StoreError, Time, Trouble,
    WriteFate,
};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// What a test has planned; nothing goes wrong behind the end of the plan.
#[derive(Clone, Default)]
struct Planned {
    writes: Arc<Mutex<VecDeque<WriteFate>>>,
    reads: Arc<Mutex<VecDeque<ReadFate>>>,
}

impl Mishaps for Planned {
    fn write(&mut self) -> WriteFate {
        self.writes.lock().unwrap().pop_front().unwrap_or_default()
    }

    fn read(&mut self) -> ReadFate {
        self.reads.lock().unwrap().pop_front().unwrap_or_default()
    }
}

impl Planned {
    fn write(&self, fate: WriteFate) {
        self.writes.lock().unwrap().push_back(fate);
    }

    fn end(&self, outcome: Outcome) {
        self.write(WriteFate::at_once(outcome));
    }
}

/// A clock that stands where the test has put it.
fn clock() -> (Clock, Arc<Mutex<i64>>) {
    let hand = Arc::new(Mutex::new(1_000));
    let read = Arc::clone(&hand);
    (Clock::new(move || Time::from_millis(*read.lock().unwrap())), hand)
}

/// A disk with one table, a store with plans, and another store without.
async fn two() -> (Planned, Store, Store) {
    let (memory, planned) = (Memory::new(), Planned::default());
    let store = memory.open(planned.clone(), clock().0);
    let other = memory.open(NoMishaps, clock().0);
    store.create(table("one", &["a"])).await.unwrap();
    (planned, store, other)
}

async fn append(store: &Store, expected: u64, line: &str) -> Result<u64, StoreError> {
    store.append(Append::new(id("one"), expected, [line])).await
}

fn uncertain(answer: &Result<u64, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Uncertain { .. }))
}

#[tokio::test(start_paused = true)]
async fn the_disk_outlives_its_stores() {
    let memory = Memory::new();
    let store = memory.open(NoMishaps, clock().0);
    store.create(table("one", &["a"])).await.unwrap();
    store.close().await;
    drop(store);
    let again = memory.open(NoMishaps, clock().0);
    assert_eq!(append(&again, 1, "b").await, Ok(2));
    assert_eq!(lines(&again, "one").await, ["a", "b"]);
}

#[tokio::test(start_paused = true)]
async fn times_are_those_of_the_clock_that_was_given() {
    let (clock, hand) = clock();
    let store = Memory::new().open(NoMishaps, clock);
    store.create(table("one", &["a"])).await.unwrap();
    *hand.lock().unwrap() = 500;
    append(&store, 1, "b").await.unwrap();
    let stored = store.load(&id("one")).await.unwrap();
    let times: Vec<i64> = stored.lines.iter().map(|line| line.at.millis()).collect();
    assert_eq!(
        (stored.created_at.millis(), stored.changed_at.millis(), times),
        (1_000, 500, vec![1_000, 500])
    );
}

#[tokio::test(start_paused = true)]
async fn what_is_refused_is_not_stored() {
    let (planned, store, _) = two().await;
    planned.end(Outcome::Refused(Trouble::Full));
    assert!(matches!(append(&store, 1, "b").await, Err(StoreError::Full { .. })));
    planned.end(Outcome::Refused(Trouble::ReadOnly));
    assert!(matches!(append(&store, 1, "b").await, Err(StoreError::ReadOnly { .. })));
    // As with a database, a lost connection is tried once more before the caller hears of it.
    planned.end(Outcome::Refused(Trouble::Lost));
    planned.end(Outcome::Refused(Trouble::Lost));
    assert!(matches!(append(&store, 1, "b").await, Err(StoreError::Lost { .. })));
    assert_eq!(lines(&store, "one").await, ["a"]);
    planned.end(Outcome::Refused(Trouble::Lost));
    assert_eq!(append(&store, 1, "b").await, Ok(2));
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_says_nothing_about_what_is_stored() {
    let (planned, store, other) = two().await;
    let (mut watch, mut other_watch) = (store.watch(), other.watch());
    planned.end(Outcome::LostWithoutAnswer);
    assert!(uncertain(&append(&store, 1, "b").await));
    assert_eq!(lines(&other, "one").await, ["a"]);
    planned.end(Outcome::StoredWithoutAnswer);
    assert!(uncertain(&append(&store, 1, "b").await));
    assert_eq!(lines(&store, "one").await, ["a", "b"]);
    for watch in [&mut watch, &mut other_watch] {
        assert_eq!(watch.next().await, Some(News::Lines { table: id("one"), length: 2 }));
    }
}

#[tokio::test(start_paused = true)]
async fn a_commit_that_arrives_later_holds_its_tables_until_then() {
    let (planned, store, other) = two().await;
    other.create(table("two", &[])).await.unwrap();
    let mut watch = store.watch();
    planned.end(Outcome::StoredLater(Duration::from_secs(4)));
    let begin = Instant::now();
    assert!(uncertain(&append(&store, 1, "b").await));
    assert_eq!(begin.elapsed(), Duration::ZERO);
    assert_eq!(lines(&store, "one").await, ["a"]);
    // Another table does not wait.
    assert_eq!(other.append(Append::new(id("two"), 0, ["x"])).await, Ok(1));
    assert_eq!(begin.elapsed(), Duration::ZERO);
    let late = StoreError::Moved { table: id("one"), expected: 1, actual: 2 };
    assert_eq!(append(&other, 1, "c").await, Err(late));
    assert_eq!(begin.elapsed(), Duration::from_secs(4));
    assert_eq!(lines(&store, "one").await, ["a", "b"]);
    assert_eq!(watch.next().await, Some(News::Lines { table: id("two"), length: 1 }));
    assert_eq!(watch.next().await, Some(News::Lines { table: id("one"), length: 2 }));
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_held_table_for_ever() {
    let (planned, store, other) = two().await;
    planned.end(Outcome::StoredLater(Duration::from_secs(600)));
    assert!(uncertain(&append(&store, 1, "b").await));
    let begin = Instant::now();
    assert!(matches!(append(&other, 1, "c").await, Err(StoreError::Busy { .. })));
    assert_eq!(begin.elapsed(), Duration::from_secs(10));
    // It arrives although nobody asks.
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(lines(&other, "one").await, ["a", "b"]);
}

#[tokio::test(start_paused = true)]
async fn delays_are_waited_for_up_to_a_limit() {
    let (planned, store, _) = two().await;
    let fate = |before, after| WriteFate {
        before: Duration::from_secs(before),
        outcome: Outcome::Stored,
        after: Duration::from_secs(after),
    };
    planned.write(fate(5, 7));
    let begin = Instant::now();
    assert_eq!(append(&store, 1, "b").await, Ok(2));
    assert_eq!(begin.elapsed(), Duration::from_secs(12));
    planned.write(fate(100, 0));
    assert!(matches!(append(&store, 2, "c").await, Err(StoreError::Lost { .. })));
    assert_eq!(begin.elapsed(), Duration::from_secs(42));
    assert_eq!(lines(&store, "one").await, ["a", "b"]);
    planned.write(fate(0, 100));
    assert!(uncertain(&append(&store, 2, "c").await));
    assert_eq!(begin.elapsed(), Duration::from_secs(72));
    assert_eq!(lines(&store, "one").await, ["a", "b", "c"]);
}

#[tokio::test(start_paused = true)]
async fn readings_fail_and_wait_as_planned() {
    let (planned, store, other) = two().await;
    let trouble = Some(Trouble::Lost);
    planned.reads.lock().unwrap().push_back(ReadFate { delay: Duration::from_secs(3), trouble });
    let begin = Instant::now();
    assert!(matches!(store.length(&id("one")).await, Err(StoreError::Lost { .. })));
    assert_eq!(begin.elapsed(), Duration::from_secs(3));
    assert_eq!(store.length(&id("one")).await, Ok(1));
    assert_eq!(other.length(&id("one")).await, Ok(1));
}

#[tokio::test(start_paused = true)]
async fn a_store_that_cannot_write_says_so_when_it_is_asked() {
    let (planned, store, _) = two().await;
    let asked = || store.counters().transactions;
    let before = asked();
    for _ in 0..100 {
        assert_eq!(store.ping().await, Ok(()));
    }
    assert_eq!(asked() - before, 1, "however often it is asked");
    // Reading alone does not show that the disk is full.
    planned.end(Outcome::Refused(Trouble::Full));
    tokio::time::sleep(Duration::from_secs(5)).await;
    for _ in 0..2 {
        assert!(matches!(store.ping().await, Err(StoreError::Full { .. })));
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(store.ping().await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_long_to_hear_that_the_writer_is_stuck() {
    let (planned, store, _) = two().await;
    planned.write(WriteFate { before: Duration::from_secs(29), ..WriteFate::default() });
    let stuck = {
        let store = store.clone();
        tokio::spawn(async move { append(&store, 1, "b").await })
    };
    tokio::task::yield_now().await;
    let begin = Instant::now();
    let (one, other) = tokio::join!(store.ping(), store.ping());
    assert!(matches!((one, other), (Err(StoreError::Busy { .. }), Err(StoreError::Busy { .. }))));
    assert_eq!(begin.elapsed(), Duration::from_secs(3));
    assert_eq!(stuck.await.unwrap(), Ok(2));
    assert_eq!(store.ping().await, Ok(()));
}

/// Asks for all of this before the writer runs, then waits for the answers.
async fn together(store: &Store, appends: Vec<Append>) -> Vec<Result<u64, StoreError>> {
    let asked: Vec<_> = appends.into_iter().map(|append| Asked::new(store.append(append))).collect();
    let mut answers = Vec::new();
    for append in asked {
        answers.push(append.answer().await);
    }
    answers
}

#[tokio::test(start_paused = true)]
async fn waiting_appends_share_a_transaction_and_its_fate() {
    let (planned, store, _) = two().await;
    let before = store.counters().transactions;
    let appends = || (1..4).map(|expected| Append::new(id("one"), expected, ["x"])).collect();
    planned.end(Outcome::LostWithoutAnswer);
    assert!(together(&store, appends()).await.iter().all(uncertain));
    // When there is no room, each is tried alone: the second of them finds room here.
    for trouble in [Trouble::Full, Trouble::Full] {
        planned.end(Outcome::Refused(trouble));
    }
    let answers = together(&store, appends()).await;
    assert!(matches!(answers[0], Err(StoreError::Full { .. })), "{answers:?}");
    assert!(matches!(answers[1..], [Err(StoreError::Moved { .. }), Err(StoreError::Moved { .. })]));
    let alone = store.counters().transactions;
    assert_eq!(alone - before, 2);
    assert_eq!(together(&store, appends()).await, [Ok(2), Ok(3), Ok(4)]);
    assert_eq!(store.counters().transactions - alone, 1);
}
