//! What is said when the store is slow or does not say what it has done.

use crate::client::{Hall, Table};
use adit_store::{Clock, Memory, Mishaps, NoMishaps, Outcome, ReadFate, Trouble, WriteFate};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What happens to the store next; without a plan all goes well.
#[derive(Clone, Default)]
struct Plan(Arc<Mutex<(Option<WriteFate>, Option<ReadFate>)>>);

impl Plan {
    fn write(&self, fate: WriteFate) {
        self.0.lock().expect("a plan").0 = Some(fate);
    }

    fn read(&self, fate: ReadFate) {
        self.0.lock().expect("a plan").1 = Some(fate);
    }
}

impl Mishaps for Plan {
    fn write(&mut self) -> WriteFate {
        self.0.lock().expect("a plan").0.take().unwrap_or_default()
    }

    fn read(&mut self) -> ReadFate {
        self.0.lock().expect("a plan").1.take().unwrap_or_default()
    }
}

async fn hall() -> (Hall, Plan, Table) {
    let plan = Plan::default();
    let hall = Hall::stored_in(Memory::new().open(plan.clone(), Clock::system())).await;
    let table = hall.table("cavum", &["person", "person"]).await;
    (hall, plan, table)
}

/// The seat that is asked, what it is offered, and a move.
async fn asked(hall: &Hall, table: &Table) -> (String, Value, String) {
    let seat = hall.frame(table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let offer = hall.frame(table, &table.tokens[seat]).await["offer"].clone();
    let words = offer["moves"][0].as_str().expect("words").to_owned();
    (table.tokens[seat].clone(), offer["id"].clone(), words)
}

async fn number(hall: &Hall, table: &Table) -> u64 {
    hall.frame(table, &table.watch).await["number"].as_u64().expect("a number")
}

#[tokio::test(start_paused = true)]
async fn a_move_whose_answer_was_lost_is_found_and_acknowledged() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    let before = number(&hall, &table).await;
    plan.write(WriteFate::at_once(Outcome::StoredWithoutAnswer));
    let said = hall.say(&table, &token, &offer, &words).await;
    assert_eq!(said.status, StatusCode::OK, "{said:?}");
    assert!(number(&hall, &table).await > before);
    // The table goes on from there.
    let (token, offer, words) = asked(&hall, &table).await;
    assert_eq!(hall.say(&table, &token, &offer, &words).await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn what_nobody_knows_is_not_called_unchanged() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    let before = number(&hall, &table).await;
    // The move is not there, but it may still come.
    plan.write(WriteFate::at_once(Outcome::LostWithoutAnswer));
    let said = hall.say(&table, &token, &offer, &words).await;
    assert_eq!(
        (said.status, said.code().as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, "uncertain"),
        "{said:?}"
    );
    assert!(!said.text.contains("Nothing was changed"), "{said:?}");
    assert_eq!(number(&hall, &table).await, before);
    // The store cannot be read, so nobody can tell, although it is stored. Sent again with its offer it is not made twice.
    plan.write(WriteFate::at_once(Outcome::StoredWithoutAnswer));
    plan.read(ReadFate { trouble: Some(Trouble::Lost), ..ReadFate::default() });
    assert_eq!(hall.say(&table, &token, &offer, &words).await.code(), "uncertain");
    let again = hall.say(&table, &token, &offer, &words).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{again:?}");
    assert!(number(&hall, &table).await > before, "the table has looked by itself");
    // What was not stored for sure keeps its own answer.
    let (token, offer, words) = asked(&hall, &table).await;
    plan.write(WriteFate::at_once(Outcome::Refused(Trouble::Full)));
    assert_eq!(hall.say(&table, &token, &offer, &words).await.code(), "store");
}

#[tokio::test(start_paused = true)]
async fn a_move_that_arrives_late_is_shown_without_anybody_moving() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    let before = number(&hall, &table).await;
    plan.write(WriteFate::at_once(Outcome::StoredLater(Duration::from_secs(5))));
    assert_eq!(hall.say(&table, &token, &offer, &words).await.code(), "uncertain");
    assert_eq!(number(&hall, &table).await, before);
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert!(number(&hall, &table).await > before);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_could_not_be_read_is_read_again() {
    let (memory, plan) = (Memory::new(), Plan::default());
    let here = Hall::stored_in(memory.open(plan.clone(), Clock::system())).await;
    tokio::spawn(here.server.clone().attend());
    let there = Hall::stored_in(memory.open(NoMishaps, Clock::system())).await;
    let table = here.table("cavum", &["person", "person"]).await;
    let before = number(&here, &table).await;
    let (token, offer, words) = asked(&there, &table).await;
    // This server hears that the other one has stored something, and cannot read it.
    plan.read(ReadFate { trouble: Some(Trouble::Lost), ..ReadFate::default() });
    assert_eq!(there.say(&table, &token, &offer, &words).await.status, StatusCode::OK);
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(number(&here, &table).await > before, "nobody moves, and it is shown");
}

/// Two people ask at the same moment for a table that has left memory, and the store fails the first of them.
#[tokio::test(start_paused = true)]
async fn a_table_is_in_memory_once_also_if_loading_it_failed_for_somebody() {
    let (memory, plan) = (Memory::new(), Plan::default());
    let table = Hall::stored_in(memory.open(NoMishaps, Clock::system()))
        .await
        .table("cavum", &["person", "person"])
        .await;
    let hall = Hall::stored_in(memory.open(plan.clone(), Clock::system())).await;
    // The first reading is that of the meta text; the table itself is read after it.
    let fails = async {
        let path = format!("{}/frame", table.path);
        let first = hall.get(&path, &table.tokens[0]);
        let fail = async {
            tokio::time::sleep(Duration::from_millis(500)).await;
            plan.read(ReadFate { delay: Duration::from_secs(2), trouble: Some(Trouble::Lost) });
        };
        plan.read(ReadFate { delay: Duration::from_secs(1), ..ReadFate::default() });
        tokio::join!(first, fail).0
    };
    let waits = async {
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        hall.follow(&table, "as=turn", &table.tokens[1]).await
    };
    let (failed, mut stream) = tokio::join!(fails, waits);
    assert_eq!(failed.code(), "store", "{failed:?}");
    let before = stream.json("turn").await["number"].as_u64().expect("a number");
    let (token, offer, words) = asked(&hall, &table).await;
    assert_eq!(hall.say(&table, &token, &offer, &words).await.status, StatusCode::OK);
    let after = stream.json("turn").await["number"].as_u64().expect("a number");
    assert!(after > before, "who follows the table is told of the move");
}

#[tokio::test(start_paused = true)]
async fn while_a_move_waits_for_the_store_everybody_can_look() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    let before = number(&hall, &table).await;
    plan.write(WriteFate { before: Duration::from_secs(10), ..WriteFate::default() });
    let moved = hall.say(&table, &token, &offer, &words);
    let look = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let begin = tokio::time::Instant::now();
        assert_eq!(number(&hall, &table).await, before, "the last known position");
        for path in ["", "/picture", "/picture.svg", "/journal"] {
            hall.get(&format!("{}{path}", table.path), &token).await;
        }
        for path in ["why", "preview"] {
            hall.post(&format!("{}/{path}", table.path), &token, &json!({ "words": words })).await;
        }
        let stream = hall.follow(&table, "as=picture", &token).await.json("picture").await;
        assert_eq!(stream["number"], before);
        assert_eq!(begin.elapsed(), Duration::ZERO, "nobody waits for the store");
        // A second change waits for the first one and is then judged by what that has brought.
        let late = hall.say(&table, &token, &offer, &words).await;
        assert_eq!(late.code(), "stale-offer", "{late:?}");
        assert_eq!(begin.elapsed(), Duration::from_secs(9));
    };
    let (moved, ()) = tokio::join!(moved, look);
    assert_eq!(moved.status, StatusCode::OK, "{moved:?}");
    assert!(number(&hall, &table).await > before);
}

/// 408 means that the request did not arrive. A store that takes too long is another matter.
#[tokio::test(start_paused = true)]
async fn a_slow_store_is_not_called_a_slow_request() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    let before = number(&hall, &table).await;
    plan.write(WriteFate { before: Duration::from_secs(25), ..WriteFate::default() });
    let said = hall.say(&table, &token, &offer, &words).await;
    assert_eq!(said.code(), "uncertain", "{said:?}");
    tokio::time::sleep(Duration::from_secs(15)).await;
    assert!(number(&hall, &table).await > before, "it was stored in the end");
}

#[tokio::test(start_paused = true)]
async fn only_so_many_changes_wait_and_looking_still_works() {
    let (hall, plan, table) = hall().await;
    let (token, offer, words) = asked(&hall, &table).await;
    plan.write(WriteFate { before: Duration::from_secs(10), ..WriteFate::default() });
    let crowd = (0..80).map(|_| hall.say(&table, &token, &offer, &words));
    let look = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let begin = tokio::time::Instant::now();
        number(&hall, &table).await;
        assert_eq!(begin.elapsed(), Duration::ZERO);
    };
    let (answers, ()) = tokio::join!(futures_util::future::join_all(crowd), look);
    let count =
        |code: &str| answers.iter().filter(|answer| answer.status != 200 && answer.code() == code).count();
    let made = answers.iter().filter(|answer| answer.status == StatusCode::OK).count();
    assert_eq!((made, count("stale-offer"), count("store")), (1, 64, 15));
}

/// A full disk can still be read, so looking at it shows nothing.
#[tokio::test(start_paused = true)]
async fn a_server_that_cannot_store_is_not_healthy() {
    let (hall, plan, _) = hall().await;
    plan.write(WriteFate::at_once(Outcome::Refused(Trouble::Full)));
    let asked = async || hall.page("/healthz", "").await.status;
    assert_eq!(asked().await, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(asked().await, StatusCode::SERVICE_UNAVAILABLE, "it is asked for once in a while only");
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(asked().await, StatusCode::OK);
}
