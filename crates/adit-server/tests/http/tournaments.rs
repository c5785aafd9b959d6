//! Tournaments by HTTP: people with sessions and bots, over restarts, several servers, and people who never come.

use crate::client::{Answer, Hall};
use crate::sessions::Browser;
use adit_server::{Config, Thinking, Whims};
use adit_store::{Clock, Memory, Mishaps, NoMishaps, Outcome, Store, Time, Trouble, WriteFate};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const DAY: i64 = 24 * 60 * 60 * 1_000;

/// A hall that holds tournaments, with a clock that the test sets. Bots think within their tables, so nothing depends on how
/// fast this computer is.
struct Arena {
    hall: Hall,
    memory: Memory,
    now: Arc<AtomicI64>,
}

fn config(config: &mut Config) {
    config.thinking = Thinking::Inline(Whims::default());
}

fn store(memory: &Memory, now: &Arc<AtomicI64>, mishaps: impl Mishaps) -> Store {
    let now = Arc::clone(now);
    memory.open(mishaps, Clock::new(move || Time::from_millis(now.load(Ordering::Relaxed))))
}

impl Arena {
    fn new() -> Arena {
        let (memory, now) = (Memory::new(), Arc::new(AtomicI64::new(1_000 * DAY)));
        let hall = Arena::open(&memory, &now);
        Arena { hall, memory, now }
    }

    fn open(memory: &Memory, now: &Arc<AtomicI64>) -> Hall {
        let hall = Hall::stored_with(store(memory, now, NoMishaps), config);
        tokio::spawn(hall.server.clone().keep_time());
        tokio::spawn(hall.server.clone().attend());
        hall
    }

    /// The server is ended without a farewell, and another one begins where it was.
    fn restarted(self) -> Arena {
        let Arena { hall, memory, now } = self;
        hall.server.stop();
        let hall = Arena::open(&memory, &now);
        Arena { hall, memory, now }
    }
}

/// Somebody with a session.
#[derive(Default)]
struct Player {
    cookie: String,
}

impl Player {
    async fn ask(&mut self, hall: &Hall, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let request = Request::builder().method(method).uri(path).header(COOKIE, &self.cookie);
        let request = match body {
            Some(body) => request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        };
        let answer = hall.send(request.expect("a request")).await;
        if let Some(cookie) = answer.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        answer
    }

    async fn get(&mut self, hall: &Hall, path: &str) -> Value {
        let answer = self.ask(hall, Method::GET, path, None).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()
    }

    async fn post(&mut self, hall: &Hall, path: &str, body: &Value) -> Answer {
        self.ask(hall, Method::POST, path, Some(body)).await
    }

    async fn announces(&mut self, hall: &Hall, order: &Value) -> String {
        let answer = self.post(hall, "/api/tournaments", order).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        format!("/api/tournaments/{}", answer.json()["id"].as_str().expect("an id"))
    }

    async fn enters(&mut self, hall: &Hall, path: &str, name: &str) -> Answer {
        self.post(hall, &format!("{path}/entrants"), &json!({ "name": name })).await
    }

    async fn adds(&mut self, hall: &Hall, path: &str, bot: &str) {
        let added = self.post(hall, &format!("{path}/entrants"), &json!({ "bot": bot })).await;
        assert_eq!(added.status, StatusCode::CREATED, "{added:?}");
    }

    async fn passes(&mut self, hall: &Hall, path: &str, stage: &str) -> Answer {
        self.post(hall, &format!("{path}/stage"), &json!({ "stage": stage })).await
    }

    async fn leaves(&mut self, hall: &Hall, path: &str, number: &Value) -> Answer {
        self.ask(hall, Method::DELETE, &format!("{path}/entrants/{number}"), None).await
    }

    /// Waits until the tournament is over.
    async fn waits_for_the_end(&mut self, hall: &Hall, path: &str) {
        for _ in 0..400 {
            if self.get(hall, path).await["stage"] == "over" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        panic!("the tournament does not end: {}", self.get(hall, path).await);
    }

    /// Plays at the table where they are expected, as long as they are asked.
    async fn plays(&mut self, hall: &Hall, path: &str) {
        let next = self.get(hall, path).await["next"].clone();
        let Some(table) = next["table"].as_str() else { return };
        let table = format!("/api/tables/{table}");
        loop {
            let frame = self.get(hall, &format!("{table}/frame")).await;
            let Some(words) = frame["offer"]["moves"][0].as_str() else { return };
            let said = json!({ "seat": next["seat"], "offer": frame["offer"]["id"], "words": words });
            let said = self.post(hall, &format!("{table}/say"), &said).await;
            // A bot may have made the question void in between.
            assert!([StatusCode::OK, StatusCode::CONFLICT].contains(&said.status), "{said:?}");
        }
    }
}

fn swiss(rounds: u16, clock: Option<&str>) -> Value {
    let clock = clock.map(|then| json!({ "limit": { "move": { "seconds": 86_400 } }, "then": then }));
    json!({ "name": "Spring", "game": "caverna", "seats": 2, "form": "swiss", "rounds": rounds, "clock": clock })
}

fn entrant(tournament: &Value, name: &str) -> Value {
    let entrants = tournament["entrants"].as_array().expect("entrants");
    entrants.iter().find(|entrant| entrant["name"] == name).expect("an entrant")["number"].clone()
}

/// Everybody plays, and whoever is not named waits, until this round is over or the tournament is.
async fn play_round(hall: &Hall, path: &str, players: &mut [&mut Player]) {
    let drawn = players[0].get(hall, path).await["rounds"].as_array().map_or(0, Vec::len);
    for _ in 0..400 {
        for player in &mut *players {
            player.plays(hall, path).await;
        }
        let now = players[0].get(hall, path).await;
        if now["stage"] == "over" || now["rounds"].as_array().map_or(0, Vec::len) > drawn {
            return;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    panic!("the round does not end: {}", players[0].get(hall, path).await);
}

#[tokio::test(start_paused = true)]
async fn a_swiss_tournament_is_played_over_a_restart_a_withdrawal_and_somebody_who_never_comes() {
    let mut arena = Arena::new();
    let [mut ann, mut ben, mut cleo] = [(); 3].map(|()| Player::default());
    let path = ann.announces(&arena.hall, &swiss(3, Some("bot_sits"))).await;
    for (player, name) in [(&mut ann, "Ann"), (&mut ben, "Ben"), (&mut cleo, "Cleo")] {
        let entered = player.enters(&arena.hall, &path, name).await;
        assert_eq!(entered.status, StatusCode::CREATED, "{entered:?}");
    }
    for _ in 0..3 {
        ann.adds(&arena.hall, &path, "random").await;
    }
    assert_eq!(ann.passes(&arena.hall, &path, "running").await.status, StatusCode::OK);

    // The first round: Cleo never comes. A bot takes her seat when her time has run out, and what it achieves is hers.
    let cleos = cleo.get(&arena.hall, &path).await["next"]["table"].clone();
    assert!(cleos.is_string(), "her table waits for her");
    for _ in 0..40 {
        ann.plays(&arena.hall, &path).await;
        ben.plays(&arena.hall, &path).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let waiting = ann.get(&arena.hall, &path).await;
    if waiting["rounds"].as_array().map_or(0, Vec::len) == 1 {
        arena.now.fetch_add(DAY + 1_000, Ordering::Relaxed);
    }
    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    let second = ann.get(&arena.hall, &path).await;
    assert_eq!(second["rounds"].as_array().map(Vec::len), Some(2), "{second}");
    let played = second["standings"].as_array().expect("standings").iter().map(|row| &row["played"]);
    assert!(played.clone().all(|played| *played == 1), "{second}");
    let all: f64 =
        second["standings"].as_array().expect("rows").iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!((all - 3.0).abs() < 0.01, "three tables, a point each: {second}");

    // The second round: the server dies, and Cleo withdraws.
    arena = arena.restarted();
    let number = entrant(&second, "Cleo");
    assert_eq!(ben.leaves(&arena.hall, &path, &number).await.code(), "not-organiser");
    let left = cleo.leaves(&arena.hall, &path, &number).await;
    assert_eq!(left.status, StatusCode::OK, "{left:?}");
    assert_eq!((&left.json()["you"], &left.json()["next"]), (&Value::Null, &Value::Null));
    assert_eq!(cleo.leaves(&arena.hall, &path, &number).await.status, StatusCode::FORBIDDEN);
    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    let third = ann.get(&arena.hall, &path).await;
    assert_eq!(third["rounds"].as_array().map(Vec::len), Some(3), "{third}");
    let tables = third["rounds"][2]["tables"].as_array().expect("tables");
    assert!(tables.iter().all(|table| !table["seats"].as_array().expect("seats").contains(&number)));
    assert_eq!(third["rounds"][2]["byes"].as_array().map(Vec::len), Some(1), "five are left");

    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!((&over["stage"], &over["next"]), (&json!("over"), &Value::Null));
    let last = over["standings"].as_array().expect("standings").last().expect("somebody");
    assert_eq!((&last["entrant"], &last["withdrawn"]), (&number, &json!(true)));
    // Nobody has met twice, and every table was made once.
    let mut pairs = BTreeSet::new();
    let mut tables = BTreeSet::new();
    for table in over["rounds"]
        .as_array()
        .expect("rounds")
        .iter()
        .flat_map(|round| round["tables"].as_array().expect("tables"))
    {
        let mut pair: Vec<u64> =
            table["seats"].as_array().expect("seats").iter().filter_map(Value::as_u64).collect();
        pair.sort_unstable();
        assert!(pairs.insert(pair), "{over}");
        assert!(tables.insert(table["table"].to_string()));
        assert!(table["points"].is_array(), "{table}");
    }
    let stored = store(&arena.memory, &arena.now, NoMishaps).count().await.expect("a count");
    assert_eq!(stored, tables.len() as u64);
}

#[tokio::test(start_paused = true)]
async fn a_round_robin_of_people_and_bots_is_played_to_the_end() {
    let mut arena = Arena::new();
    let [mut ann, mut ben] = [(); 2].map(|()| Player::default());
    let order = json!({ "name": "Autumn", "game": "caverna", "seats": 2, "form": "round_robin" });
    let path = ann.announces(&arena.hall, &order).await;
    for (player, name) in [(&mut ann, "Ann"), (&mut ben, "Ben")] {
        assert_eq!(player.enters(&arena.hall, &path, name).await.status, StatusCode::CREATED);
    }
    ann.adds(&arena.hall, &path, "random").await;
    ann.adds(&arena.hall, &path, "greedy").await;
    let begun = ann.passes(&arena.hall, &path, "running").await.json();
    assert_eq!((&begun["length"], begun["rounds"].as_array().map(Vec::len)), (&json!(3), Some(1)));
    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    arena = arena.restarted();
    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    play_round(&arena.hall, &path, &mut [&mut ann, &mut ben]).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!(over["stage"], "over", "{over}");
    assert!(over["standings"].as_array().expect("standings").iter().all(|row| row["played"] == 3));
    // Bots played each other although nobody looked, and a page shows how everybody stands.
    let page = arena.hall.page(&path.replace("/api", ""), &ann.cookie).await;
    assert_eq!(page.status, StatusCode::OK, "{page:?}");
    for said in ["Autumn", "Standings", "Finished", "bot: random 1", "Ben", "Round 3"] {
        assert!(page.text.contains(said), "{said}: {}", page.text);
    }
}

#[tokio::test(start_paused = true)]
async fn tables_of_three_and_two_fit_everybody() {
    let arena = Arena::new();
    let mut ann = Player::default();
    let order = json!({ "name": "Five", "game": "cavum", "seats": 3, "form": "round_robin", "rounds": 1 });
    let path = ann.announces(&arena.hall, &order).await;
    for _ in 0..5 {
        ann.adds(&arena.hall, &path, "random").await;
    }
    let begun = ann.passes(&arena.hall, &path, "running").await.json();
    let sizes: Vec<usize> = begun["rounds"][0]["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .map(|table| table["seats"].as_array().expect("seats").len())
        .collect();
    assert_eq!(sizes, [3, 2]);
    play_round(&arena.hall, &path, &mut [&mut ann]).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!(over["stage"], "over", "{over}");
    let all: f64 =
        over["standings"].as_array().expect("rows").iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!((all - 5.0).abs() < 0.02, "three and two points: {over}");
}

/// Two people at one table of a tournament.
async fn pair(arena: &Arena) -> (String, [Player; 2], String) {
    let [mut ann, mut ben] = [(); 2].map(|()| Player::default());
    let path = ann.announces(&arena.hall, &swiss(1, Some("wait"))).await;
    ann.enters(&arena.hall, &path, "Ann").await;
    ben.enters(&arena.hall, &path, "Ben").await;
    ann.passes(&arena.hall, &path, "running").await;
    let table = ann.get(&arena.hall, &path).await["next"]["table"].as_str().expect("a table").to_owned();
    (path, [ann, ben], table)
}

#[tokio::test(start_paused = true)]
async fn a_table_knows_its_tournament_and_stays_what_it_is() {
    let arena = Arena::new();
    let (path, [mut ann, mut ben], table) = pair(&arena).await;
    let page = arena.hall.page(&format!("/table/{table}"), &ann.cookie).await;
    assert!(
        page.text.contains(&path.replace("/api", "")) && page.text.contains("Spring, round 1"),
        "{page:?}"
    );
    assert!(page.text.contains("The clock runs from the moment the game begins."));
    let people = format!("/table/{table}/people");
    let page = arena.hall.page(&people, &ben.cookie).await;
    assert!(page.text.contains("This game counts for a tournament."), "{page:?}");
    // Nobody closes it to save a lost game, opens it to others, or lets somebody else play.
    let seat = ben.get(&arena.hall, &path).await["next"]["seat"].clone();
    for form in ["close=yes".to_owned(), "lobby=none".to_owned(), format!("to=somebody&seat={seat}")] {
        let refused = arena.hall.form(&people, &ben.cookie, &form).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{form}: {refused:?}");
    }
    // A bot may play for somebody; it does so to the end, and its place is theirs.
    let given = arena.hall.form(&people, &ben.cookie, &format!("to=bot%3Arandom&seat={seat}")).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{given:?}");
    play_round(&arena.hall, &path, &mut [&mut ann]).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!(over["stage"], "over");
    assert!(over["standings"].as_array().expect("rows").iter().all(|row| row["played"] == 1), "{over}");
    // What has counted is not taken back.
    let back = ann.post(&arena.hall, &format!("/api/tables/{table}/back"), &json!({})).await;
    assert_eq!(back.code(), "tournament-table", "{back:?}");
    // Another game of the same two is their own affair.
    let again = ann.post(&arena.hall, &format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!(again.status, StatusCode::CREATED, "{again:?}");
    let again = format!("/table/{}", again.json()["table"].as_str().expect("a table"));
    let page = arena.hall.page(&again, &ann.cookie).await;
    assert!(page.status.is_success() && !page.text.contains("Spring, round"), "{page:?}");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_the_organiser_closes_gives_everybody_the_same() {
    let arena = Arena::new();
    let (path, [mut ann, mut ben], table) = pair(&arena).await;
    let close = format!("{path}/tables/{table}/close");
    assert_eq!(ben.post(&arena.hall, &close, &json!({})).await.code(), "not-organiser");
    let elsewhere = format!("{path}/tables/elsewhere/close");
    assert_eq!(ann.post(&arena.hall, &elsewhere, &json!({})).await.code(), "no-table");
    let closed = ann.post(&arena.hall, &close, &json!({})).await;
    assert_eq!(closed.status, StatusCode::OK, "{closed:?}");
    ann.waits_for_the_end(&arena.hall, &path).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!(over["rounds"][0]["tables"][0]["void"], true);
    assert_eq!(over["rounds"][0]["tables"][0]["points"], json!([0.5, 0.5]));
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_is_told_that_their_table_waits() {
    let arena = Arena::new();
    let (_, _, table) = pair(&arena).await;
    let letters = store(&arena.memory, &arena.now, NoMishaps);
    let found = letters.letter(&format!("begun {table}")).await.expect("an answer");
    let told = found.is_some_and(|posted| posted.letter.body.contains("begun"));
    // The worker may have dealt with it already: nobody here has chosen to be told.
    let reminder = letters.due_letters(Time::from_millis(i64::MAX), 50).await.expect("letters");
    let hurries = reminder.iter().any(|posted| posted.letter.key.starts_with(&format!("hurry {table}")));
    assert!(told || hurries, "{reminder:?}");
    assert!(hurries, "the clock runs, and says so before it ends: {reminder:?}");
    let clock = letters.clock(&table.parse().expect("a name")).await.expect("an answer");
    assert!(clock.is_some_and(|mark| mark.due_at == Some(Time::from_millis(1_001 * DAY))));
}

/// A store that refuses to write after so many transactions.
struct Stops(Arc<AtomicI64>);

impl Mishaps for Stops {
    fn write(&mut self) -> WriteFate {
        match self.0.fetch_sub(1, Ordering::Relaxed) > 0 {
            true => WriteFate::default(),
            false => WriteFate::at_once(Outcome::Refused(Trouble::Full)),
        }
    }
}

/// A server may die behind every transaction between the beginning of a tournament and its last table.
#[tokio::test(start_paused = true)]
async fn wherever_a_server_stops_each_table_is_made_once() {
    for writes in 0..5 {
        let (memory, now) = (Memory::new(), Arc::new(AtomicI64::new(1_000 * DAY)));
        let left = Arc::new(AtomicI64::new(i64::MAX));
        let first = Hall::stored_with(store(&memory, &now, Stops(Arc::clone(&left))), config);
        let mut ann = Player::default();
        let path = ann.announces(&first, &swiss(1, None)).await;
        for _ in 0..4 {
            ann.adds(&first, &path, "random").await;
        }
        left.store(writes, Ordering::Relaxed);
        let begun = ann.passes(&first, &path, "running").await;
        assert_eq!(begun.status == StatusCode::OK, writes > 0, "{begun:?}");
        first.server.stop();
        let second = Arena::open(&memory, &now);
        // Whoever was told that it did not begin asks again.
        if writes == 0 {
            assert_eq!(ann.passes(&second, &path, "running").await.status, StatusCode::OK);
        }
        ann.waits_for_the_end(&second, &path).await;
        assert_eq!(store(&memory, &now, NoMishaps).count().await, Ok(2), "after {writes} transactions");
    }
}

#[tokio::test(start_paused = true)]
async fn two_servers_hold_one_tournament() {
    let arena = Arena::new();
    let other = Arena::open(&arena.memory, &arena.now);
    let mut ann = Player::default();
    let path = ann.announces(&arena.hall, &swiss(3, None)).await;
    for _ in 0..6 {
        ann.adds(&other, &path, "random").await;
    }
    assert_eq!(ann.passes(&arena.hall, &path, "running").await.status, StatusCode::OK);
    ann.waits_for_the_end(&other, &path).await;
    let over = ann.get(&arena.hall, &path).await;
    assert_eq!(over["rounds"].as_array().map(Vec::len), Some(3));
    assert_eq!(store(&arena.memory, &arena.now, NoMishaps).count().await, Ok(9));
}

#[tokio::test(start_paused = true)]
async fn only_those_enter_who_may_and_only_the_organiser_organises() {
    let arena = Arena::new();
    let hall = &arena.hall;
    let [mut ann, mut ben] = [(); 2].map(|()| Player::default());
    let mut order = swiss(1, None);
    order["entry"] = json!("link");
    order["most"] = json!(2);
    let path = ann.announces(hall, &order).await;
    assert_eq!(ben.enters(hall, &path, "Ben").await.code(), "entry-by-link");
    assert_eq!(ben.get(hall, &path).await["link"], Value::Null, "only the organiser is told the link");
    let link = ann.get(hall, &path).await["link"].clone();
    let entrants = format!("{path}/entrants");
    let entered = ben.post(hall, &entrants, &json!({ "name": "Ben", "link": link })).await;
    assert_eq!((entered.status, &entered.json()["you"]), (StatusCode::CREATED, &json!(0)));
    let again = ben.post(hall, &entrants, &json!({ "link": link })).await;
    assert_eq!(again.code(), "entered-already");
    assert_eq!(ben.post(hall, &entrants, &json!({ "bot": "easy" })).await.code(), "not-organiser");
    assert_eq!(ben.passes(hall, &path, "running").await.code(), "not-organiser");
    assert_eq!(ann.passes(hall, &path, "running").await.code(), "too-few-entrants");
    assert_eq!(ann.post(hall, &entrants, &json!({ "bot": "nobody" })).await.code(), "bad-request");
    assert_eq!(ann.post(hall, &entrants, &json!({})).await.code(), "name-first");
    assert_eq!(ann.passes(hall, &path, "closed").await.json()["stage"], "closed");
    assert_eq!(ann.enters(hall, &path, "Ann").await.code(), "entries-closed");
    assert_eq!(ann.passes(hall, &path, "closed").await.code(), "wrong-stage");
    assert_eq!(ann.passes(hall, &path, "open").await.json()["stage"], "open");
    assert_eq!(ann.enters(hall, &path, "Ann").await.status, StatusCode::CREATED);
    ann.post(hall, &entrants, &json!({ "bot": "easy" })).await;
    let mut cleo = Player::default();
    let full = cleo.post(hall, &entrants, &json!({ "name": "Cleo", "link": link })).await;
    assert_eq!(full.code(), "tournament-full");
    // The organiser removes somebody, and ends it.
    assert_eq!(ann.leaves(hall, &path, &json!(0)).await.status, StatusCode::OK);
    assert_eq!(ann.leaves(hall, &path, &json!(0)).await.code(), "no-entrant");
    assert_eq!(ben.get(hall, &path).await["you"], Value::Null);
    assert_eq!(ann.passes(hall, &path, "over").await.json()["stage"], "over");
    assert_eq!(ann.passes(hall, &path, "over").await.code(), "wrong-stage");
    let nowhere = "/api/tournaments/222222222222";
    assert_eq!(ann.ask(hall, Method::GET, nowhere, None).await.code(), "no-tournament");
    assert_eq!(Player::default().enters(hall, nowhere, "Dan").await.code(), "no-tournament");
}

#[tokio::test(start_paused = true)]
async fn settings_that_cannot_be_played_are_refused_and_a_key_announces_once() {
    let arena = Arena::new();
    let hall = &arena.hall;
    let mut ann = Player::default();
    for (field, value) in [
        ("seats", json!(4)),
        ("seats", json!(1)),
        ("game", json!("chess")),
        ("rounds", json!(0)),
        ("most", json!(1000)),
        ("fewest", json!(3)),
        ("name", json!("  ")),
        ("options", json!({ "nonsense": "yes" })),
        ("ties", json!(["wins", "wins"])),
        ("clock", json!({ "limit": { "move": { "seconds": 1 } }, "then": "wait" })),
    ] {
        let mut order = swiss(1, None);
        order[field] = value;
        let refused = ann.post(hall, "/api/tournaments", &order).await;
        assert_eq!(refused.code(), "no-such-setup", "{field}: {refused:?}");
    }
    assert_eq!(ann.get(hall, "/api/tournaments").await, json!([]));
    ann.announces(hall, &swiss(1, None)).await;
    let send = async |ann: &Player, order: &Value| {
        let request = Request::post("/api/tournaments").header(COOKIE, &ann.cookie);
        let request =
            request.header(CONTENT_TYPE, "application/json").header("idempotency-key", "0123456789abcdef");
        hall.send(request.body(Body::from(order.to_string())).expect("a request")).await
    };
    let one = send(&ann, &swiss(2, None)).await.json()["id"].clone();
    assert_eq!(send(&ann, &swiss(2, None)).await.json()["id"], one);
    assert_eq!(send(&ann, &swiss(3, None)).await.code(), "key-used");
    assert_eq!(ann.get(hall, "/api/tournaments").await.as_array().map(Vec::len), Some(2));
    assert_eq!(ann.get(hall, "/api/tournaments?skip=1").await.as_array().map(Vec::len), Some(1));
}

#[tokio::test(start_paused = true)]
async fn players_who_are_renamed_or_leave_for_ever_are_so_in_tournaments_too() {
    let arena = Arena::new();
    let (path, [mut ann, ben], table) = pair(&arena).await;
    let mut browser = Browser::with_session(ben.cookie.strip_prefix("adit-session=").expect("a session"));
    browser.post(&arena.hall, "/me/name", "name=Benny").await;
    assert_eq!(entrant(&ann.get(&arena.hall, &path).await, "Benny"), 1);
    let kept = browser.get(&arena.hall, "/me/data").await;
    assert!(
        kept.text.contains("\"name\": \"Spring\"") || kept.text.contains("\"name\":\"Spring\""),
        "{kept:?}"
    );
    browser.post(&arena.hall, "/me/delete", "sure=yes").await;
    let now = ann.get(&arena.hall, &path).await;
    assert!(
        now["entrants"].as_array().expect("entrants").iter().all(|entrant| entrant["name"] != "Benny"),
        "{now}"
    );
    // A bot plays on in the seat, so that nobody waits for ever.
    let page = arena.hall.page(&format!("/table/{table}"), &ann.cookie).await;
    assert!(page.text.contains("bot: medium"), "{page:?}");
}

#[tokio::test(start_paused = true)]
async fn everything_can_be_done_in_a_browser_too() {
    let arena = Arena::new();
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let form = ann.get(&arena.hall, "/tournaments/new/caverna").await;
    assert!(form.text.contains("Announce the tournament"), "{form:?}");
    let fields = "key=0123456789abcdef&name=Club+night&game=caverna&form=swiss&seats=2&rounds=1&entry=everybody&clock=";
    let announced = ann.post(&arena.hall, "/tournaments", fields).await;
    assert_eq!(announced.status, StatusCode::SEE_OTHER, "{announced:?}");
    let path = announced.headers["location"].to_str().expect("an address").to_owned();
    let twice = ann.post(&arena.hall, "/tournaments", fields).await;
    assert_eq!(twice.headers["location"], path.as_str(), "a form that is sent twice counts once");
    assert!(ben.get(&arena.hall, "/tournaments").await.text.contains("Club night"));
    assert!(ben.get(&arena.hall, &path).await.text.contains("Nobody has entered yet."));
    assert!(!ben.get(&arena.hall, &path).await.text.contains("You organise"));
    for (browser, name) in [(&mut ann, "Ann"), (&mut ben, "Ben")] {
        let entered = browser.post(&arena.hall, &path, &format!("act=enter&name={name}")).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "{entered:?}");
    }
    assert_eq!(ben.post(&arena.hall, &path, "act=begin").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.post(&arena.hall, &path, "act=dance").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ann.post(&arena.hall, &path, "act=begin").await.status, StatusCode::SEE_OTHER);
    let page = ben.get(&arena.hall, &path).await;
    assert!(page.text.contains("Your next game") && page.text.contains("Table 1"), "{page:?}");
    // Somebody else may watch.
    let table = page.text.split("/table/").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
    let mut guest = Browser::default();
    assert!(guest.get(&arena.hall, &path).await.text.contains(&format!("/lobby/{table}/watch")));
    let watching = guest.post(&arena.hall, &format!("/lobby/{table}/watch"), "").await;
    assert_eq!(watching.headers["location"], format!("/table/{table}").as_str());
    assert_eq!(guest.get(&arena.hall, "/tournaments/222222222222").await.status, StatusCode::NOT_FOUND);
}
