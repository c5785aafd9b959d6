//! How long players have to decide, and what happens when their time has run out.

use crate::client::{Hall, Table, until};
use crate::sessions::{Browser, links};
use adit_store::{Clock, Memory, NoMishaps, Time};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// A hall whose store has a clock that the test sets, and which looks at the clocks of its tables.
struct Days {
    hall: Hall,
    memory: Memory,
    now: Arc<AtomicI64>,
}

impl Days {
    async fn new() -> Days {
        let (memory, now) = (Memory::new(), Arc::new(AtomicI64::new(1_000 * DAY)));
        let hall = Days::open(&memory, &now).await;
        Days { hall, memory, now }
    }

    async fn open(memory: &Memory, now: &Arc<AtomicI64>) -> Hall {
        let clock = Arc::clone(now);
        let clock = Clock::new(move || Time::from_millis(clock.load(Ordering::Relaxed)));
        let hall = Hall::stored_in(memory.open(NoMishaps, clock)).await;
        tokio::spawn(hall.server.clone().keep_time());
        hall
    }

    async fn restarted(self) -> Days {
        let Days { hall, memory, now } = self;
        hall.server.stop();
        let hall = Days::open(&memory, &now).await;
        Days { hall, memory, now }
    }

    async fn pass(&self, time: i64) {
        self.now.fetch_add(time, Ordering::Relaxed);
        // The server looks every second.
        tokio::time::sleep(Duration::from_secs(3)).await;
    }

    async fn table(&self, game: &str, players: usize, clock: &Value) -> Table {
        let players = vec![json!({}); players];
        self.hall.begin(&json!({ "game": game, "players": players, "clock": clock })).await
    }

    /// The seat that is asked makes its first move.
    async fn moves(&self, table: &Table) -> u64 {
        let seat = self.public(table).await["pending"][0].as_u64().expect("somebody is asked");
        let token = &table.tokens[seat as usize];
        let offer = self.hall.frame(table, token).await["offer"].clone();
        let words = offer["moves"][0].as_str().expect("words");
        assert_eq!(self.hall.say(table, token, &offer["id"], words).await.status, StatusCode::OK);
        seat
    }

    async fn public(&self, table: &Table) -> Value {
        self.hall.frame(table, &table.watch).await
    }

    async fn picture(&self, table: &Table) -> Value {
        self.hall.get(&format!("{}/picture", table.path), &table.watch).await.json()
    }
}

/// Tables that two people have begun in their browsers.
impl Days {
    async fn pair(&self, players: &mut [Browser; 2], then: &str) -> (Table, String) {
        self.pair_with(players, &format!("clock=3&clock-then={then}")).await
    }

    async fn pair_with(&self, [ann, ben]: &mut [Browser; 2], clock: &str) -> (Table, String) {
        let form = format!("game=cavum&seat0=me&seat1=friend&{clock}&clock-zone=UTC");
        let begun = ann.post(&self.hall, "/tables", &form).await;
        let address = begun.headers["location"].to_str().expect("a table").to_owned();
        let all = links(&ann.get(&self.hall, &address).await);
        ben.post(&self.hall, &all[0], "name=Ben").await;
        let watch = all[1].rsplit('/').next().expect("a token").to_owned();
        let id = address.rsplit('/').next().expect("an id").to_owned();
        (Table { path: format!("/api/tables/{id}"), id, tokens: Vec::new(), watch }, address)
    }

    /// Both play until the clock runs for one of them.
    async fn until_due(&self, table: &Table, players: &mut [Browser; 2]) -> usize {
        self.until_due_if(table, players, |_| true).await
    }

    /// Both play until the clock runs for this seat.
    async fn until_due_for(&self, table: &Table, players: &mut [Browser; 2], seat: usize) {
        self.until_due_if(table, players, |due| due == seat).await;
    }

    async fn until_due_if(
        &self,
        table: &Table,
        players: &mut [Browser; 2],
        is_wanted: impl Fn(usize) -> bool,
    ) -> usize {
        for _ in 0..60 {
            let seat = self.public(table).await["pending"][0].as_u64().expect("somebody is asked") as usize;
            if self.public(table).await["clock"]["due"][0]["seat"] == json!(seat) && is_wanted(seat) {
                return seat;
            }
            let frame = players[seat].get(&self.hall, &format!("{}/frame", table.path)).await.json();
            let said = json!({ "offer": frame["offer"]["id"], "words": frame["offer"]["moves"][0] });
            let request = axum::http::Request::post(format!("{}/say", table.path))
                .header("cookie", players[seat].cookie())
                .header("content-type", "application/json");
            let said = self.hall.send(request.body(said.to_string().into()).expect("a request")).await;
            assert_eq!(said.status, StatusCode::OK, "{said:?}");
        }
        panic!("no clock runs");
    }
}

fn daily(then: &str) -> Value {
    json!({ "limit": { "move": { "seconds": 86_400 } }, "then": then })
}

#[tokio::test(start_paused = true)]
async fn a_clock_starts_with_the_first_move_and_says_until_when() {
    let days = Days::new().await;
    let table = days.table("cavum", 2, &daily("bot_moves")).await;
    let begun = days.public(&table).await;
    assert_eq!(begun["clock"], json!({ "due": [], "reserves": [] }));
    days.pass(30 * DAY).await;
    assert_eq!(days.public(&table).await, begun, "nobody is hurried before the first move");
    days.moves(&table).await;
    let frame = days.public(&table).await;
    let due = json!([{ "seat": frame["pending"][0], "at": 1_031 * DAY }]);
    assert_eq!(frame["clock"]["due"], due);
    assert_eq!(days.picture(&table).await["clock"]["due"], due);
    let without = days.hall.table("cavum", &["person", "person"]).await;
    assert_eq!(days.public(&without).await["clock"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn a_bot_moves_when_time_has_run_out_and_everybody_is_told() {
    let days = Days::new().await;
    let table = days.table("cavum", 2, &daily("bot_moves")).await;
    days.moves(&table).await;
    let late = days.public(&table).await["pending"][0].as_u64().expect("a seat");
    days.pass(DAY - SECOND).await;
    assert_eq!(days.public(&table).await["pending"], json!([late]), "there is a second left");
    days.pass(2 * SECOND).await;
    until(async || days.public(&table).await["pending"] != json!([late])).await;
    let told = days.picture(&table).await["late"].clone();
    assert_eq!(told[late as usize], json!(1), "{told}");
    assert_eq!(told[1 - late as usize], json!(0));
    // The next player has a whole day.
    let frame = days.public(&table).await;
    assert_eq!(frame["clock"]["due"][0]["at"], json!(1_001 * DAY + SECOND + DAY));
}

#[tokio::test(start_paused = true)]
async fn time_runs_out_while_the_server_is_down() {
    let days = Days::new().await;
    let table = days.table("cavum", 2, &daily("bot_moves")).await;
    days.moves(&table).await;
    let late = days.public(&table).await["pending"][0].clone();
    days.now.fetch_add(2 * DAY, Ordering::Relaxed);
    let days = days.restarted().await;
    until(async || days.public(&table).await["pending"][0] != late).await;
}

#[tokio::test(start_paused = true)]
async fn where_the_others_wait_nothing_happens_by_itself() {
    let days = Days::new().await;
    let table = days.table("cavum", 2, &daily("wait")).await;
    days.moves(&table).await;
    let before = days.public(&table).await;
    days.pass(3 * DAY).await;
    assert_eq!(days.public(&table).await, before, "everybody sees that time is up");
    days.moves(&table).await;
    assert_eq!(days.public(&table).await["clock"]["due"][0]["at"], json!(1_004 * DAY));
}

/// Seats that answer under seal: a bot answers for the one that has not, and nobody is told which it was.
#[tokio::test(start_paused = true)]
async fn in_a_sealed_decision_nobody_is_told_who_was_late() {
    let days = Days::new().await;
    let table = days.table("rockwell", 3, &daily("bot_moves")).await;
    for seat in 0..3 {
        let said = days.hall.say(&table, &table.tokens[seat], &Value::Null, "bid done").await;
        assert_eq!(said.status, StatusCode::OK, "{said:?}");
        if days.public(&table).await["clock"]["due"].as_array().is_some_and(|due| due.len() > 1) {
            break;
        }
    }
    let asked = days.public(&table).await["pending"].as_array().expect("seats").len();
    assert!(asked > 1, "two have not answered");
    // A part of an answer is no move that anybody notices.
    let due = days.public(&table).await["clock"].clone();
    let begun = days.hall.say(&table, &table.tokens[2], &Value::Null, "bid money 100").await;
    assert_eq!(begun.status, StatusCode::OK, "{begun:?}");
    assert_eq!(days.public(&table).await["clock"], due);
    let number = days.public(&table).await["number"].as_u64();
    days.pass(DAY + SECOND).await;
    until(async || days.public(&table).await["number"].as_u64() > number).await;
    until(async || days.public(&table).await["pending"].as_array().is_none_or(|seats| seats.len() <= 1))
        .await;
    let late = days.picture(&table).await["late"].clone();
    assert!(
        late.as_array().expect("seats").iter().filter(|count| **count != json!(0)).count() <= 1,
        "{late}"
    );
}

#[tokio::test]
async fn a_clock_that_nobody_can_play_by_is_refused() {
    let hall = Hall::new().await;
    for (clock, why) in [
        (json!({ "limit": { "move": { "seconds": 1 } }, "then": "wait" }), "allow more time"),
        (
            json!({ "limit": { "move": { "seconds": 86_400 } }, "hours": { "night": [8, 8] }, "then": "wait" }),
            "two different hours",
        ),
        (
            json!({ "limit": { "move": { "seconds": 86_400 } }, "hours": { "zone": "Middle/Earth" }, "then": "wait" }),
            "Europe/Berlin",
        ),
    ] {
        let order = json!({ "game": "cavum", "players": [{}, {}], "clock": clock });
        let refused = hall.post("/api/tables", "", &order).await;
        assert_eq!(refused.code(), "no-such-setup", "{refused:?}");
        assert!(refused.text.contains(why), "{refused:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_takes_the_seat_where_that_was_agreed_and_its_player_takes_it_back() {
    let days = Days::new().await;
    let mut players = [Browser::default(), Browser::default()];
    let (table, address) = days.pair(&mut players, "seat").await;
    let late = days.until_due(&table, &mut players).await;
    days.pass(DAY + SECOND).await;
    let people = format!("{address}/people");
    until(async || days.hall.page(&people, &players[1 - late].cookie()).await.text.contains("bot: medium"))
        .await;
    until(async || days.public(&table).await["pending"] != json!([late])).await;
    let page = players[late].get(&days.hall, &format!("{address}/people")).await.text;
    assert!(page.contains("Take my seat back"), "{page}");
    let back =
        players[late].post(&days.hall, &format!("{address}/people"), &format!("to=back&seat={late}")).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{back:?}");
    days.until_due_for(&table, &mut players, late).await;
}

#[tokio::test(start_paused = true)]
async fn the_clock_of_a_player_on_holiday_stands_still() {
    let days = Days::new().await;
    let mut players = [Browser::default(), Browser::default()];
    let (table, _) = days.pair(&mut players, "bot").await;
    let late = days.until_due(&table, &mut players).await;
    let due = days.public(&table).await["clock"]["due"][0]["at"].as_i64().expect("a moment");
    // Day 1,000 is 27 September 1972.
    let away =
        players[late].post(&days.hall, "/me/holidays", "first=1972-09-27&last=1972-10-06&zone=UTC").await;
    assert_eq!(away.status, StatusCode::SEE_OTHER, "{away:?}");
    days.pass(SECOND).await;
    let still = days.public(&table).await["clock"]["due"][0]["at"].as_i64();
    assert!(still.is_some_and(|still| still >= due + 9 * DAY), "{still:?} after {due}");
    days.pass(5 * DAY).await;
    assert_eq!(days.public(&table).await["pending"], json!([late]), "nobody moves for them");
    let page = players[late].get(&days.hall, "/me/holidays").await.text;
    assert!(page.contains("1972-09-27 to 1972-10-06") && page.contains("I am back"), "{page}");
    let refused =
        players[late].post(&days.hall, "/me/holidays", "first=1972-10-05&last=1972-10-07&zone=UTC").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("another holiday of yours"), "{}", refused.text);
    // Back early: the time runs on, also after a restart.
    let from = 1_000 * DAY;
    let back = players[late].post(&days.hall, "/me/holidays/end", &format!("from={from}")).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{back:?}");
    let days = days.restarted().await;
    days.pass(DAY).await;
    until(async || days.public(&table).await["pending"] != json!([late])).await;
}

#[tokio::test(start_paused = true)]
async fn a_holiday_does_not_hold_up_a_game_of_an_evening() {
    let days = Days::new().await;
    let mut players = [Browser::default(), Browser::default()];
    let quick = days.pair_with(&mut players, "clock=1&clock-then=bot").await.0;
    let late = days.until_due(&quick, &mut players).await;
    let due = days.public(&quick).await["clock"].clone();
    players[late].post(&days.hall, "/me/holidays", "first=1972-09-27&last=1972-10-06&zone=UTC").await;
    days.pass(SECOND).await;
    assert_eq!(days.public(&quick).await["clock"], due);
}

/// The form of the start page offers limits, and the page of the table says what was agreed.
#[tokio::test]
async fn a_table_with_a_clock_is_begun_in_the_browser() {
    let hall = Hall::new().await;
    let home = hall.page("/", "").await.text;
    assert!(home.contains("1 day per move") && home.contains("data-zone"), "the form offers clocks");
    let form =
        "game=cavum&seat0=me&seat1=friend&clock=3&clock-then=bot&clock-night=yes&clock-zone=Europe%2FBerlin";
    let begun = hall.form("/tables", "", form).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{begun:?}");
    let cookie =
        begun.headers["set-cookie"].to_str().expect("a cookie").split(';').next().expect("a session");
    let page = hall.page(begun.headers["location"].to_str().expect("a table"), cookie).await.text;
    assert!(page.contains("Everyone has 1 day per move.") && page.contains("Europe/Berlin"), "{page}");
    let wrong = hall.form("/tables", "", "game=cavum&seat0=me&seat1=friend&clock=99&clock-then=bot").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
}
