//! What players say beforehand.

use crate::client::{Hall, Table, until};
use crate::sessions::Browser;
use adit_any::{Games, Of};
use adit_game::{Dice as _, SplitDice};
use adit_server::Pause;
use adit_store::{Clock, Memory, NoMishaps};
use adit_testkit::heaps::Heaps;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// Answers come at once.
const AT_ONCE: Pause = Pause { least: Duration::ZERO, most: Duration::ZERO };

async fn hall() -> Hall {
    Hall::with(|config| config.pause = AT_ONCE).await
}

async fn orders(hall: &Hall, table: &Table, seat: usize) -> Value {
    let answer = hall.get(&format!("{}/orders", table.path), &table.tokens[seat]).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.json()
}

async fn give(hall: &Hall, table: &Table, seat: usize, order: &Value) -> Value {
    let answer = hall.post(&format!("{}/orders", table.path), &table.tokens[seat], order).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
    answer.json()
}

async fn refused(hall: &Hall, table: &Table, seat: usize, order: &Value) -> String {
    let answer = hall.post(&format!("{}/orders", table.path), &table.tokens[seat], order).await;
    assert!(!answer.status.is_success(), "{answer:?}");
    answer.code()
}

async fn ahead(hall: &Hall, table: &Table, seat: usize, step: &Value) -> Value {
    let answer = hall.post(&format!("{}/ahead", table.path), &table.tokens[seat], step).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.json()
}

async fn say(hall: &Hall, table: &Table, seat: usize, words: &str) {
    let said = hall.say(table, &table.tokens[seat], &Value::Null, words).await;
    assert_eq!(said.status, StatusCode::OK, "{words}: {said:?}");
}

async fn asked(hall: &Hall, table: &Table) -> Option<usize> {
    hall.frame(table, &table.watch).await["pending"][0].as_u64().map(|seat| seat as usize)
}

/// A table of Cavum with two people at the first auction, the seat that opens it, and the other one.
async fn auction(hall: &Hall) -> (Table, usize, usize) {
    let table = hall.table("cavum", &["person", "person"]).await;
    let opener = asked(hall, &table).await.expect("an auction");
    (table, opener, 1 - opener)
}

/// Waits until the seat is asked.
async fn until_asked(hall: &Hall, table: &Table, seat: usize) {
    until(async || asked(hall, table).await == Some(seat)).await;
}

#[tokio::test]
async fn an_auction_is_bid_up_to_the_limit_and_then_passed() {
    let hall = hall().await;
    let (table, opener, other) = auction(&hall).await;
    let named = orders(&hall, &table, other).await;
    let bid = named["usual"].as_array().expect("orders").iter().find(|usual| usual["name"] == "bid");
    assert_eq!(bid.expect("an order to bid")["limit"]["label"], "Highest bid");
    let given = give(&hall, &table, other, &json!({ "name": "bid", "limit": 3 })).await;
    assert_eq!(given["text"], json!(["Bid up to 3, then pass"]));
    say(&hall, &table, opener, "bid 0").await;
    until_asked(&hall, &table, opener).await;
    let journal = |frame: Value| frame["view"]["section"]["standing"]["bid"].clone();
    assert_eq!(journal(hall.frame(&table, &table.watch).await), 1);
    say(&hall, &table, opener, "bid 2").await;
    until_asked(&hall, &table, opener).await;
    assert_eq!(journal(hall.frame(&table, &table.watch).await), 3);
    say(&hall, &table, opener, "bid 4").await;
    // The limit is passed, so the order passes, and the opener takes a card.
    until(async || hall.frame(&table, &table.watch).await["view"]["section"]["name"] == "choose").await;
    until(async || orders(&hall, &table, other).await["orders"] == json!([])).await;
}

#[tokio::test]
async fn a_player_changes_and_removes_an_order_and_nobody_else_sees_it() {
    let hall = hall().await;
    let (table, opener, other) = auction(&hall).await;
    let first = give(&hall, &table, other, &json!({ "name": "bid", "limit": 3 })).await;
    let second = json!({ "name": "bid", "limit": 5, "replaces": first["id"] });
    let second = give(&hall, &table, other, &second).await;
    let told = orders(&hall, &table, other).await;
    assert_eq!(told["orders"], json!([second]));
    let picture = format!("{}/picture", table.path);
    assert_eq!(hall.get(&picture, &table.tokens[other]).await.json()["orders"], json!([second]));
    for token in [&table.tokens[opener], &table.watch] {
        assert_eq!(hall.get(&picture, token).await.json()["orders"], json!([]));
    }
    assert_eq!(orders(&hall, &table, opener).await["orders"], json!([]));
    let path = format!("{}/orders", table.path);
    let id = second["id"].as_u64().expect("an id");
    let remove = format!("{path}?order={id}");
    let stranger = hall.request(Method::DELETE, &remove, &table.tokens[opener], None).await;
    assert_eq!(stranger.code(), "no-such-order");
    let watcher = hall.get(&path, &table.watch).await;
    assert_eq!(watcher.code(), "not-your-seat");
    let removed = hall.request(Method::DELETE, &remove, &table.tokens[other], None).await;
    assert_eq!(removed.status, StatusCode::NO_CONTENT);
    assert_eq!(orders(&hall, &table, other).await["orders"], json!([]));
    let again = hall.request(Method::DELETE, &remove, &table.tokens[other], None).await;
    assert_eq!(again.code(), "no-such-order");
}

#[tokio::test]
async fn what_cannot_be_ordered_is_refused_and_says_why() {
    let hall = hall().await;
    let (table, _, other) = auction(&hall).await;
    for (order, code) in [
        (json!({}), "one-order"),
        (json!({ "name": "bid", "line": [] }), "one-order"),
        (json!({ "name": "sing" }), "not-usual"),
        (json!({ "name": "pass-sale" }), "not-usual"),
        (json!({ "name": "bid" }), "bad-amount"),
        (json!({ "name": "bid", "limit": 1_000_000 }), "bad-amount"),
        (json!({ "name": "pass-auction", "limit": 1 }), "bad-amount"),
        (json!({ "name": "bid", "limit": 3, "replaces": 7 }), "no-such-order"),
        (json!({ "line": [] }), "line-without-move"),
        (json!({ "line": ["sing a song"] }), "no-such-words"),
        (json!({ "line": [format!("s{other} sing")] }), "not-pending"),
        (json!({ "line": vec!["s0 bid 1"; 61] }), "too-long"),
        (json!({ "name": "x".repeat(41) }), "too-long"),
    ] {
        assert_eq!(refused(&hall, &table, other, &order).await, code, "{order}");
    }
    for _ in 0..12 {
        give(&hall, &table, other, &json!({ "name": "pass-auction" })).await;
    }
    assert_eq!(refused(&hall, &table, other, &json!({ "name": "pass-auction" })).await, "too-many-orders");
}

#[tokio::test]
async fn a_line_that_was_played_ahead_is_said() {
    let hall = hall().await;
    let (table, opener, other) = auction(&hall).await;
    let start = ahead(&hall, &table, other, &json!({ "line": [] })).await;
    assert_eq!(start["offers"][0]["seat"], opener);
    assert_eq!(start["is_whole"], false);
    let theirs = ahead(&hall, &table, other, &json!({ "mover": opener, "words": "bid 1" })).await;
    assert_eq!(theirs["offers"][0]["seat"], other);
    assert_eq!(theirs["steps"][0]["seat"], opener);
    let step = json!({ "line": theirs["line"], "words": "bid 4" });
    let mine = ahead(&hall, &table, other, &step).await;
    assert_eq!(mine["is_whole"], true);
    let given = give(&hall, &table, other, &json!({ "line": mine["line"] })).await;
    assert_eq!(given["is_line"], true);
    assert_eq!(given["text"].as_array().map(Vec::len), Some(2), "{given}");
    say(&hall, &table, opener, "bid 1").await;
    until_asked(&hall, &table, opener).await;
    assert_eq!(hall.frame(&table, &table.watch).await["view"]["section"]["standing"]["bid"], 4);
    until(async || orders(&hall, &table, other).await["orders"] == json!([])).await;
}

#[tokio::test]
async fn a_line_is_dropped_by_anything_else_and_stays_dropped() {
    let hall = hall().await;
    let (table, opener, other) = auction(&hall).await;
    let line = json!({ "line": [format!("s{opener} bid 1"), format!("s{other} bid 4")] });
    give(&hall, &table, other, &line).await;
    say(&hall, &table, opener, "bid 2").await;
    until(async || orders(&hall, &table, other).await["orders"][0]["dropped"] == "other").await;
    assert_eq!(asked(&hall, &table).await, Some(other), "nothing was said");
}

#[tokio::test]
async fn an_own_move_and_a_take_back_drop_orders() {
    let hall = hall().await;
    let (table, opener, other) = auction(&hall).await;
    // The pause is long enough for a person to be faster.
    give(&hall, &table, opener, &json!({ "line": [format!("s{opener} bid 0"), format!("s{other} bid 1"), format!("s{opener} pass")] })).await;
    until_asked(&hall, &table, other).await;
    let back = hall.post(&format!("{}/back", table.path), &table.tokens[opener], &json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "{back:?}");
    until(async || orders(&hall, &table, opener).await["orders"][0]["dropped"] == "taken_back").await;
    assert_eq!(asked(&hall, &table).await, Some(opener), "the move is not made again");
}

/// Puts the server away and starts it again: what was said beforehand is still there, and what is due is said without anybody
/// looking at the table.
#[tokio::test]
async fn a_restart_loses_no_order() {
    let memory = Memory::new();
    let slow = Pause { least: Duration::from_secs(3_600), most: Duration::from_secs(3_600) };
    let before = Hall::stored_with(memory.open(NoMishaps, Clock::system()), |config| config.pause = slow);
    let (table, opener, other) = auction(&before).await;
    give(&before, &table, other, &json!({ "name": "bid", "limit": 3 })).await;
    say(&before, &table, opener, "bid 0").await;
    assert_eq!(asked(&before, &table).await, Some(other));
    before.server.stop();
    let after = Hall::stored_with(memory.open(NoMishaps, Clock::system()), |config| config.pause = AT_ONCE);
    tokio::spawn(after.server.clone().attend());
    until_asked(&after, &table, opener).await;
    assert_eq!(after.frame(&table, &table.watch).await["view"]["section"]["standing"]["bid"], 1);
}

#[tokio::test]
async fn two_servers_do_not_answer_twice() {
    let memory = Memory::new();
    let open = || Hall::stored_with(memory.open(NoMishaps, Clock::system()), |config| config.pause = AT_ONCE);
    let halls = [open(), open()];
    for hall in &halls {
        tokio::spawn(hall.server.clone().attend());
    }
    let (table, opener, other) = auction(&halls[0]).await;
    halls[1].frame(&table, &table.watch).await;
    give(&halls[1], &table, other, &json!({ "name": "bid", "limit": 9 })).await;
    for (round, bid) in [0, 2, 4].into_iter().enumerate() {
        let hall = &halls[round % 2];
        until_asked(hall, &table, opener).await;
        say(hall, &table, opener, &format!("bid {bid}")).await;
        until(async || {
            let standing = &hall.frame(&table, &table.watch).await["view"]["section"]["standing"];
            standing["bid"] == bid + 1
        })
        .await;
    }
}

/// Orders belong to whoever has given them: whoever takes the seat has none, and giving it back does not bring them back.
#[tokio::test]
async fn a_seat_that_is_handed_over_keeps_no_orders() {
    let hall = hall().await;
    for to in ["bot:random", "somebody"] {
        let mut ann = Browser::default();
        let address = ann.begin_as(&hall, "Ann").await;
        let path = format!("/api/tables/{}", address.trim_start_matches("/table/"));
        let give = Request::post(format!("{path}/orders")).header(COOKIE, ann.cookie());
        let give = give.header(CONTENT_TYPE, "application/json");
        let give = give.body(Body::from(json!({ "name": "end" }).to_string())).expect("a request");
        assert_eq!(hall.send(give).await.status, StatusCode::CREATED);
        let cookie = ann.cookie();
        let mine = async || {
            let told = hall.page(&format!("{path}/orders"), &cookie).await;
            told.json()["orders"].as_array().map(Vec::len)
        };
        assert_eq!(mine().await, Some(1));
        let kept = ann.get(&hall, "/me/data").await.json();
        assert_eq!(kept["tables"][0]["orders"].as_array().map(Vec::len), Some(1), "{kept}");
        ann.post(&hall, &format!("{address}/people"), &format!("seat=0&to={to}")).await;
        ann.post(&hall, &format!("{address}/people"), "seat=0&to=back").await;
        until(async || mine().await == Some(0)).await;
    }
}

/// Three people bid under seal; one of them has said the bid beforehand. An order says the same as a person.
#[tokio::test]
async fn an_order_bids_under_seal() {
    let hall = Hall::with(|config| {
        config.games = HEAPS;
        config.pause = AT_ONCE;
    })
    .await;
    let table = hall.table("heaps", &["person"; 3]).await;
    give(&hall, &table, 1, &json!({ "name": "bid", "limit": 2 })).await;
    until(async || hall.frame(&table, &table.watch).await["pending"] == json!([0, 2])).await;
    let mut dice = SplitDice(3);
    hall.play(&table, 2, |moves| dice.index(moves)).await;
    let view = hall.frame(&table, &table.watch).await["view"].clone();
    assert_eq!(view["players"][1]["bid"], json!({ "known": 2 }));
}
