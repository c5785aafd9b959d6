//! The law of twins: at tables that differ only in what a seat has named under seal, everybody else gets the same.
//!
//! Everything that an address of the interface answers is compared, and what every stream sends: what, in which order, how
//! often and between which public events.

use crate::agents;
use crate::client::{Answer, Hall, Stream, Table, until};
use adit_any::{Games, Of};
use adit_game::{Dice as _, SplitDice};
use adit_server::Pause;
use adit_testkit::heaps::Heaps;
use axum::http::Method;
use serde_json::{Value, json};
use std::time::Duration;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// The seat that decides under seal.
const DECIDER: usize = 1;

/// How the seat puts its answer together before it seals it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parts {
    Nothing,
    One,
    Many,
    /// Many, all of them thrown away and one named again.
    Restarted,
}

/// Who asks to take a move back meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    Nobody,
    /// Seat 0, which has already answered, before anything is named.
    Other,
    /// The seat itself, when it has named its parts.
    Decider,
}

/// A table whose streams are followed by everybody but the seat that decides.
struct Twin {
    hall: Hall,
    table: Table,
    streams: Vec<Stream>,
    /// What each stream has told, without the chat.
    told: Vec<Vec<String>>,
    fences: usize,
}

impl Twin {
    /// A table that was played until the seat is asked together with others and may say these words.
    async fn at(games: Games, game: &str, seats: usize, words: &str) -> Twin {
        let hall = Hall::with(|config| {
            config.games = games;
            config.speech = None;
            config.pause = Pause { least: Duration::ZERO, most: Duration::ZERO };
        })
        .await;
        // The chat reaches the streams of a server that serves.
        hall.listen().await;
        let table = hall.table(game, &vec!["person"; seats]).await;
        let mut dice = SplitDice(11);
        for _ in 0..300 {
            let frame = hall.frame(&table, &table.tokens[DECIDER]).await;
            let offered = frame["offer"]["moves"].as_array().cloned().unwrap_or_default();
            if frame["pending"].as_array().is_some_and(|pending| pending.len() == seats)
                && offered.contains(&json!(words))
            {
                let mut twin = Twin { hall, table, streams: Vec::new(), told: Vec::new(), fences: 0 };
                twin.follow().await;
                return twin;
            }
            assert!(!hall.play(&table, 1, |moves| dice.index(moves)).await, "{game} never came to {words}");
        }
        panic!("{game} does not come to {words}");
    }

    /// The tokens of everybody but the seat that decides.
    fn others(&self) -> Vec<String> {
        let seats = self.table.tokens.iter().enumerate().filter(|(seat, _)| *seat != DECIDER);
        seats.map(|(_, token)| token).chain([&self.table.watch]).cloned().collect()
    }

    async fn follow(&mut self) {
        for token in self.others() {
            for kind in ["turn", "frame", "picture"] {
                self.streams.push(self.hall.follow(&self.table, &format!("as={kind}"), &token).await);
                self.told.push(Vec::new());
            }
        }
        self.fence().await;
    }

    /// Says something in the chat and reads every stream until it comes, so that nothing told before it is missed.
    async fn fence(&mut self) {
        self.fences += 1;
        let text = format!("fence {}", self.fences);
        let path = format!("{}/chat", self.table.path);
        let said = self.hall.post(&path, &self.table.watch, &json!({ "text": text })).await;
        assert!(said.status.is_success(), "{said:?}");
        for (stream, told) in self.streams.iter_mut().zip(&mut self.told) {
            loop {
                let (event, data) = stream.next(Duration::from_secs(20)).await.expect("the chat comes");
                if event != "chat" {
                    told.push(format!("{event} {}", data.replace(&self.table.id, "ID")));
                } else if data.contains(&format!("{text}\"")) {
                    break;
                }
            }
        }
    }

    async fn say(&mut self, seat: usize, words: &str) {
        let said = self.hall.say(&self.table, &self.table.tokens[seat], &Value::Null, words).await;
        assert!(said.status.is_success(), "{words}: {said:?}");
        self.fence().await;
    }

    async fn back(&mut self, seat: usize) -> Answer {
        let answer =
            self.hall.post(&format!("{}/back", self.table.path), &self.table.tokens[seat], &json!({})).await;
        self.fence().await;
        answer
    }

    /// Lets the seat name parts of its answer.
    async fn name(&mut self, parts: Parts, done: &str) {
        let again = done.replace("done", "again");
        let count = match parts {
            Parts::Nothing => 0,
            Parts::One => 1,
            Parts::Many | Parts::Restarted => 3,
        };
        for _ in 0..count {
            self.name_one(done, &again).await;
        }
        if parts == Parts::Restarted {
            self.say(DECIDER, &again).await;
            self.name_one(done, &again).await;
        }
    }

    async fn name_one(&mut self, done: &str, again: &str) {
        let frame = self.hall.frame(&self.table, &self.table.tokens[DECIDER]).await;
        let offered = frame["offer"]["moves"].as_array().expect("an offer").clone();
        let is_part = |words: &&Value| **words != json!(done) && **words != json!(again);
        if let Some(words) = offered.iter().find(is_part) {
            self.say(DECIDER, words.as_str().expect("words")).await;
        }
    }

    /// What everybody else gets from every address that the interface describes.
    async fn everything(&mut self, words: &[&str]) -> Vec<String> {
        let description = self.hall.get("/api/openapi.json", "").await.json();
        let mut addresses = Vec::new();
        for (address, operations) in description["paths"].as_object().expect("addresses") {
            for method in operations.as_object().expect("methods").keys() {
                addresses.push((method.to_uppercase(), address.clone()));
            }
        }
        // First what only looks, then what may change something.
        addresses.sort_by_key(|(method, address)| (method != "GET", address.clone()));
        let mut seen = Vec::new();
        for token in self.others() {
            let number = self.hall.frame(&self.table, &token).await["number"].as_u64().expect("a number");
            for (method, address) in &addresses {
                for request in requests(method, address, number, words) {
                    let path = address.replace("{id}", &self.table.id) + &request.query;
                    let method: Method = method.parse().expect("a method");
                    let answer = self.hall.request(method, &path, &token, request.body.as_ref()).await;
                    let text = if request.is_new { String::new() } else { answer.text.clone() };
                    let text = text.replace(&self.table.id, "ID");
                    seen.push(format!(
                        "{address}{} {:?} {} {text}",
                        request.query, request.body, answer.status
                    ));
                }
            }
            seen.extend(agents::everything(&self.hall, &self.table, &token, words).await);
            self.fence().await;
        }
        seen
    }
}

/// A request to an address.
struct Wish {
    query: String,
    body: Option<Value>,
    /// Is the answer about something new with secrets of its own? Then only its status is compared.
    is_new: bool,
}

fn get(query: impl Into<String>) -> Wish {
    Wish { query: query.into(), body: None, is_new: false }
}

fn post(body: Value) -> Wish {
    Wish { query: String::new(), body: Some(body), is_new: false }
}

/// Things about which something may be known; what a table does not have is refused at every table alike.
const CARDS: [&str; 8] = [
    "resource:zinc",
    "resource:gold",
    "verb:bid",
    "verb:insure",
    "score:s0",
    "panel:s1",
    "team:s0.1",
    "insurance:s1",
];

/// What somebody asks of an address. Every address needs its requests, so that none is forgotten.
fn requests(method: &str, address: &str, number: u64, words: &[&str]) -> Vec<Wish> {
    let said = |offer: Value| words.iter().map(move |words| post(json!({ "words": words, "offer": offer })));
    let past = number.saturating_sub(2)..=number + 1;
    let table = "/api/tables/{id}";
    match (method, address.strip_prefix(table)) {
        ("GET", None) if address == "/api/games" => vec![get("")],
        ("GET", None) if address == "/api/games/{game}/data" => vec![get("")],
        ("POST", None) if address == "/api/games/{game}/data" => vec![post(json!({ "data": "" }))],
        ("GET", None) if address == "/api/games/{game}/lessons" => vec![get("")],
        ("POST", None) if address == "/api/games/{game}/lessons" => {
            vec![post(json!({ "lesson": "no such lesson" }))]
        }
        ("POST", None) if address == "/api/tables" => {
            let body = json!({ "game": "no such game", "players": [] });
            vec![post(body)]
        }
        ("GET", Some("" | "/data" | "/journal" | "/notes" | "/analysis" | "/points")) => vec![get("")],
        ("GET", Some("/card")) => CARDS.iter().map(|id| get(format!("?part={id}"))).collect(),
        // What was said in the chat differs: the fences are counted there.
        ("GET" | "POST", Some("/chat")) => Vec::new(),
        ("GET", Some("/frame" | "/picture")) => {
            let mut wishes: Vec<Wish> = past.map(|at| get(format!("?at={at}"))).collect();
            wishes.extend(["", "?viewer=public", "?viewer=all", "?viewer=1"].map(get));
            wishes
        }
        ("GET", Some("/picture.svg")) => past.map(|at| get(format!("?at={at}"))).chain([get("")]).collect(),
        ("GET", Some("/picture.png")) => vec![get("?width=100")],
        // The streams are followed all the time.
        ("GET", Some("/events")) => Vec::new(),
        ("POST", Some("/branch")) => [number, number.saturating_sub(1), 0]
            .map(|at| Wish { is_new: true, ..post(json!({ "at": at, "players": [{}, {}, {}] })) })
            .into_iter()
            .chain([Wish { is_new: true, ..post(json!({ "at": number, "players": [{}, {}] })) }])
            .collect(),
        ("POST", Some("/say")) => said(json!("0-0000000000000000")).collect(),
        ("POST", Some("/why" | "/preview" | "/coach")) => said(Value::Null).collect(),
        ("POST", Some("/hint" | "/redo" | "/back" | "/analysis" | "/rematch")) => vec![post(json!({}))],
        // These tables are not puzzles, so that is all they say.
        ("POST", Some("/solve" | "/answer")) => vec![post(json!({ "words": "bid done" }))],
        ("POST", Some("/lesson")) => vec![post(json!({ "go": "next" }))],
        ("POST", Some("/consent")) => vec![post(json!({ "agree": false }))],
        ("PUT", Some("/notes")) => vec![post(json!({ "text": "a note" }))],
        // These tables are not verifiable, so that is all they say.
        ("GET", Some("/fair" | "/fair/draws")) => vec![get("")],
        ("POST", Some("/fair")) => vec![post(json!({ "text": "something" }))],
        ("POST", Some("/fair/begin")) => vec![post(json!({}))],
        // Everybody sees their own orders.
        ("GET", Some("/orders")) => vec![get("")],
        ("POST", Some("/orders")) => vec![post(json!({ "name": "no such order" }))],
        ("DELETE", Some("/orders")) => vec![get("?order=1")],
        ("POST", Some("/ahead")) => {
            let step = words.first().map(|words| post(json!({ "mover": DECIDER, "words": words })));
            step.into_iter().chain([post(json!({ "line": [] }))]).collect()
        }
        // Only the creator of a table may do this.
        ("PUT" | "POST", Some("/hook")) => {
            vec![post(json!({ "address": "https://example.org/", "format": "json" }))]
        }
        ("DELETE", Some("/hook")) => vec![get("")],
        ("PUT", Some("/spectators")) => vec![post(json!({ "muted": true }))],
        (method, _) => panic!("the law has no request for {method} {address}; add one"),
    }
}

/// Compares what two tables told, line by line.
fn assert_same(one: &[String], other: &[String], what: &str) {
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other, "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
}

/// What everybody else gets when the seat answers like this, and another one has not answered when it has.
async fn course(done: &str, parts: Parts, asking: Asking) -> (Vec<String>, Vec<Vec<String>>) {
    let mut twin = Twin::at(adit_games::GAMES, "rockwell", 3, done).await;
    if asking == Asking::Other {
        twin.say(0, done).await;
        assert_eq!(twin.back(0).await.json()["result"], "asked");
    }
    twin.name(parts, done).await;
    if asking == Asking::Decider {
        // Before the first auction the seat has made no move that anybody knows of.
        let is_asked = twin.back(DECIDER).await.json()["result"] == "asked";
        assert_eq!(is_asked, done == "insure done", "{parts:?}");
    }
    let words = [done, "bid money 100", "insure zinc 1"];
    let mut seen = twin.everything(&words).await;
    twin.say(DECIDER, done).await;
    seen.extend(twin.everything(&words).await);
    (seen, twin.told)
}

/// Rockwell's bids and insurance: nothing, one part, many parts and parts that were thrown away look the same to all
/// others, before and after the answer is sealed, no matter who asks to take back a move meanwhile.
async fn compare(done: &str) {
    let all = [Parts::One, Parts::Many, Parts::Restarted];
    for (asking, named) in
        [(Asking::Nobody, &all[..]), (Asking::Other, &[Parts::Many]), (Asking::Decider, &[Parts::Many])]
    {
        let (seen, told) = course(done, Parts::Nothing, asking).await;
        assert!(told.iter().all(|told| !told.is_empty()), "every stream tells something");
        for parts in named.iter().copied() {
            let what = format!("{done}: nothing named and {parts:?}, {asking:?} asks to take back");
            let (twin_seen, twin_told) = course(done, parts, asking).await;
            assert_same(&seen, &twin_seen, &what);
            for (told, twin_told) in told.iter().zip(&twin_told) {
                assert_same(told, twin_told, &what);
            }
        }
    }
}

#[tokio::test]
async fn a_sealed_bid_shows_nowhere() {
    compare("bid done").await;
}

#[tokio::test]
async fn a_sealed_exchange_for_insurance_shows_nowhere() {
    compare("insure done").await;
}

/// The last one to answer may take a part back without asking anybody. Nobody notices that, and a request that waits for
/// an answer goes on waiting.
#[tokio::test]
async fn a_part_that_was_taken_back_leaves_no_trace() {
    let mut courses = Vec::new();
    for is_named in [false, true] {
        let mut twin = Twin::at(adit_games::GAMES, "rockwell", 2, "bid done").await;
        twin.say(0, "bid done").await;
        assert_eq!(twin.back(0).await.json()["result"], "asked");
        if is_named {
            twin.say(DECIDER, "bid money 100").await;
            assert_eq!(twin.back(DECIDER).await.json()["result"], "done");
        }
        let seen = twin.everything(&["bid done"]).await;
        assert!(seen.iter().any(|seen| seen.contains("\"ask\":{")), "the request waits");
        courses.push((seen, twin.told));
    }
    assert_same(&courses[0].0, &courses[1].0, "the answers");
    for (told, twin_told) in courses[0].1.iter().zip(&courses[1].1) {
        assert_same(told, twin_told, "the streams");
    }
}

/// An answer of one part: that it was given is open, what it is is not.
#[tokio::test]
async fn a_sealed_answer_of_one_part_shows_nowhere() {
    let mut courses = Vec::new();
    for words in ["bid 0", "bid 3"] {
        let mut twin = Twin::at(HEAPS, "heaps", 3, words).await;
        twin.say(DECIDER, words).await;
        let seen = twin.everything(&["bid 1", "take A 1"]).await;
        courses.push((seen, twin.told));
    }
    assert_same(&courses[0].0, &courses[1].0, "the answers");
    for (told, twin_told) in courses[0].1.iter().zip(&courses[1].1) {
        assert_same(told, twin_told, "the streams");
    }
}

/// A seat that has said beforehand what it would say, and one that says the same itself: nobody else learns which it was, neither
/// before nor after it is said, nor when an order is dropped or taken back.
#[tokio::test]
async fn an_order_looks_like_a_quick_player() {
    let mut courses = Vec::new();
    for is_ordered in [false, true] {
        let mut twin = Twin::at(HEAPS, "heaps", 3, "bid 2").await;
        let path = format!("{}/orders", twin.table.path);
        let token = twin.table.tokens[DECIDER].clone();
        let give = async |hall: &Hall, order: Value| {
            let given = hall.post(&path, &token, &order).await;
            assert_eq!(given.status, axum::http::StatusCode::CREATED, "{given:?}");
            given.json()["id"].clone()
        };
        if is_ordered {
            let first = give(&twin.hall, json!({ "name": "pass" })).await;
            let gone = format!("{path}?order={first}");
            twin.hall.request(Method::DELETE, &gone, &token, None).await;
            // This one is dropped by what comes.
            give(&twin.hall, json!({ "line": ["s0 bid 0", "s2 bid 0", "s1 bid 3"] })).await;
        }
        let mut seen = twin.everything(&["bid 1"]).await;
        if is_ordered {
            give(&twin.hall, json!({ "name": "bid", "limit": 2 })).await;
            until(async || {
                let frame = twin.hall.frame(&twin.table, &twin.table.watch).await;
                frame["pending"] == json!([0, 2])
            })
            .await;
            twin.fence().await;
        } else {
            twin.say(DECIDER, "bid 2").await;
        }
        seen.extend(twin.everything(&["bid 1"]).await);
        twin.say(0, "bid 1").await;
        twin.say(2, "bid 1").await;
        seen.extend(twin.everything(&["take A 1"]).await);
        courses.push((seen, twin.told));
    }
    assert_same(&courses[0].0, &courses[1].0, "the answers");
    for (told, twin_told) in courses[0].1.iter().zip(&courses[1].1) {
        assert_same(told, twin_told, "the streams");
    }
}

/// In the other games nothing is decided under seal: everybody notices every move.
#[tokio::test]
async fn in_other_games_everybody_notices_every_move() {
    for game in ["cavum", "caverna"] {
        let hall = Hall::new().await;
        let table = hall.table(game, &["person", "person"]).await;
        let mut dice = SplitDice(5);
        let mut number = hall.frame(&table, &table.watch).await["number"].as_u64().expect("a number");
        let mut moves = 0;
        while !hall.play(&table, 1, |moves| dice.index(moves)).await && moves < 200 {
            let frame = hall.frame(&table, &table.watch).await;
            let now = frame["number"].as_u64().expect("a number");
            assert!(now > number, "{game}: a move that the public does not notice");
            assert_eq!(frame["pending"].as_array().map(Vec::len), Some(1), "{game}: several are asked");
            number = now;
            moves += 1;
        }
        assert!(moves > 20, "{game} was played");
    }
}
