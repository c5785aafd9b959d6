//! Another game with the same players, for which nobody needs a new link.

use crate::client::{Answer, Hall, Table};
use adit_game::{Dice as _, SplitDice};
use adit_store::{Clock, Memory, Mishaps, NoMishaps, Outcome, ReadFate, Trouble, WriteFate};
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// A finished game of two people.
async fn finished(hall: &Hall) -> Table {
    let table = hall
        .begin(&json!({ "game": "caverna", "players": [{ "name": "Ada" }, { "name": "Ben" }],
            "options": { "start_player": "s1" }, "hints": true }))
        .await;
    finish(hall, &table).await;
    table
}

async fn finish(hall: &Hall, table: &Table) {
    let mut dice = SplitDice(5);
    assert!(hall.play(table, 5_000, |moves| dice.index(moves)).await, "the game is over");
}

async fn rematch(hall: &Hall, table: &Table, token: &str) -> Answer {
    hall.post(&format!("{}/rematch", table.path), token, &json!({})).await
}

/// The table of the next game, which the same tokens open: whoever came first comes last there.
fn next(table: &Table, answer: &Answer) -> Table {
    assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
    let id = answer.json()["table"].as_str().expect("a name").to_owned();
    let mut tokens = table.tokens.clone();
    tokens.rotate_left(1);
    Table { path: format!("/api/tables/{id}"), tokens, watch: table.watch.clone(), id }
}

#[tokio::test]
async fn everybody_moves_up_one_seat_and_finds_the_same_table() {
    let hall = Hall::new().await;
    let table = finished(&hall).await;
    let mut stream = hall.follow(&table, "as=turn", &table.tokens[1]).await;
    let again = next(&table, &rematch(&hall, &table, &table.tokens[0]).await);
    let told = stream.json("rematch").await;
    assert_eq!((&told["table"], &told["seat"]), (&json!(again.id), &json!(0)), "Ben is told that Ada asked");
    // The second one who asks finds the table that the first one has begun.
    let other = rematch(&hall, &table, &table.tokens[1]).await;
    assert_eq!(other.json(), told);
    for (seat, token) in table.tokens.iter().enumerate() {
        let about = hall.get(&again.path, token).await.json();
        assert_eq!(about["yours"], json!([(seat + 1) % 2]));
        assert_eq!(
            (&about["game"], &about["options"]["start_player"], &about["hints"]),
            (&json!("caverna"), &json!("s1"), &json!(true))
        );
        assert_eq!(
            (&about["players"][0]["name"], &about["players"][1]["name"]),
            (&json!("Ben"), &json!("Ada"))
        );
    }
    assert_eq!(hall.frame(&again, &again.watch).await["pending"], json!([1]), "spectators watch it too");
    assert_eq!(hall.get(&table.path, &table.watch).await.json()["rematch"], told);
    // A third game follows the second one, with the same tokens.
    finish(&hall, &again).await;
    let third = next(&again, &rematch(&hall, &again, &table.tokens[1]).await);
    assert!(third.id != again.id && third.id != table.id);
    assert_eq!(hall.get(&third.path, &table.tokens[0]).await.json()["yours"], json!([0]));
}

#[tokio::test]
async fn only_players_ask_for_another_game_and_only_when_theirs_is_over() {
    let hall = Hall::new().await;
    let table = hall.table("caverna", &["person", "random"]).await;
    assert_eq!(rematch(&hall, &table, &table.tokens[0]).await.code(), "not-over");
    let watching = rematch(&hall, &table, &table.watch).await;
    assert_eq!((watching.status, watching.code().as_str()), (StatusCode::FORBIDDEN, "not-your-seat"));
    assert_eq!(rematch(&hall, &table, &"0".repeat(32)).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(hall.get(&table.path, &table.watch).await.json()["rematch"], Value::Null);
}

#[tokio::test]
async fn all_who_ask_at_once_find_one_table() {
    let hall = Hall::new().await;
    let table = finished(&hall).await;
    let asked = (0..8).map(|number| rematch(&hall, &table, &table.tokens[number % 2]));
    let answers = futures_util::future::join_all(asked).await;
    let first = answers[0].json();
    assert!(
        answers.iter().all(|answer| answer.status == StatusCode::CREATED && answer.json() == first),
        "{answers:?}"
    );
}

/// What happens to each write in turn; afterwards all goes well.
#[derive(Clone, Default)]
struct Fates(Arc<Mutex<VecDeque<Outcome>>>);

impl Mishaps for Fates {
    fn write(&mut self) -> WriteFate {
        self.0.lock().expect("fates").pop_front().map(WriteFate::at_once).unwrap_or_default()
    }

    fn read(&mut self) -> ReadFate {
        ReadFate::default()
    }
}

/// The new table is stored before the old one knows of it. Whatever is lost in between, the next who asks finds it.
#[tokio::test(start_paused = true)]
async fn a_rematch_that_was_cut_short_is_found_by_the_next_who_asks() {
    for (fates, code) in [
        (vec![Outcome::Stored, Outcome::Refused(Trouble::Full)], "store"),
        (vec![Outcome::Stored, Outcome::LostWithoutAnswer], "uncertain"),
        (vec![Outcome::StoredWithoutAnswer], "uncertain"),
        (vec![Outcome::LostWithoutAnswer], "uncertain"),
    ] {
        let (memory, plan) = (Memory::new(), Fates::default());
        let hall = Hall::stored_in(memory.open(plan.clone(), Clock::system())).await;
        let table = finished(&hall).await;
        plan.0.lock().expect("fates").extend(fates.clone());
        assert_eq!(rematch(&hall, &table, &table.tokens[0]).await.code(), code, "{fates:?}");
        // Another server, which knows only what is stored.
        let other = Hall::stored_in(memory.open(NoMishaps, Clock::system())).await;
        let again = next(&table, &rematch(&other, &table, &table.tokens[1]).await);
        assert_eq!(other.get(&again.path, &table.tokens[0]).await.json()["yours"], json!([1]), "{fates:?}");
        assert_eq!(next(&table, &rematch(&hall, &table, &table.tokens[0]).await).id, again.id, "{fates:?}");
    }
}

/// The cookie with which an answer keeps a browser's session.
fn session(answer: &Answer) -> String {
    let set = answer.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    set.filter_map(|cookie| cookie.split(';').next())
        .find(|cookie| cookie.starts_with("adit-session="))
        .expect("a session")
        .to_owned()
}

async fn say(hall: &Hall, cookie: &str, path: &str, body: &Value) -> Answer {
    let request = Request::post(path).header(COOKIE, cookie).header(CONTENT_TYPE, "application/json");
    hall.send(request.body(body.to_string().into()).expect("a request")).await
}

#[tokio::test]
async fn a_browser_that_holds_a_seat_holds_it_in_the_rematch() {
    let mut hall = Hall::new().await;
    let begun = hall.form("/tables", "", "game=caverna&seat0=me&seat1=friend").await;
    let (address, mine) = (begun.headers[LOCATION].to_str().expect("an address").to_owned(), session(&begun));
    let link = |page: &str| {
        page.split("href=\"")
            .filter_map(|rest| rest.split('"').next())
            .find(|link| link.starts_with("/join/"))
            .expect("a link")
            .to_owned()
    };
    let friend = link(&hall.page(&address, &mine).await.text);
    let friends = session(&hall.form(&friend, "", "").await);
    let path = format!("/api{}", address.replace("/table/", "/tables/"));
    let mut dice = SplitDice(9);
    loop {
        let frame = hall.page(&format!("{path}/frame"), &mine).await.json();
        let Some(seat) = frame["pending"][0].as_u64() else { break };
        let cookie = [&mine, &friends][seat as usize];
        let offer = hall.page(&format!("{path}/frame"), cookie).await.json()["offer"].clone();
        let moves = offer["moves"].as_array().expect("moves");
        let words = &moves[dice.index(moves.len())];
        assert_eq!(
            say(&hall, cookie, &format!("{path}/say"), &json!({ "offer": offer["id"], "words": words }))
                .await
                .status,
            StatusCode::OK
        );
    }
    let asked = say(&hall, &friends, &format!("{path}/rematch"), &json!({})).await;
    let again = format!("/table/{}", asked.json()["table"].as_str().expect("a table"));
    hall = hall.restarted().await;
    // Before anybody has opened the new table, the old one leads there from the list.
    assert!(hall.page("/tables", &mine).await.text.contains(&format!("href=\"{again}\"")));
    for (cookie, seat) in [(&mine, "s1"), (&friends, "s0")] {
        let page = hall.page(&again, cookie).await;
        assert!(page.text.contains(&format!("\"viewer\":\"{seat}\"")), "{}", page.text);
        assert!(hall.page("/tables", cookie).await.text.contains(&again), "it is one of their tables now");
    }
    // The person who created the first table can still pass on the friend's link.
    let same = link(&hall.page(&again, &mine).await.text);
    assert_eq!(same.rsplit('/').next(), friend.rsplit('/').next());
    assert_eq!(hall.page(&again, "").await.status, StatusCode::UNAUTHORIZED);
}
