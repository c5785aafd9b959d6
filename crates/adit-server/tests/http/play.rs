//! Games by HTTP.

use crate::client::{Hall, until};
use adit_game::{Dice as _, SplitDice};
use adit_table::Source;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn every_game_is_played_to_its_end_and_its_journal_replays() {
    for game in adit_games::GAMES {
        let hall = Hall::new().await;
        let table = hall.table(game.id(), &["person", "person"]).await;
        let journal = format!("{}/journal", table.path);
        assert_eq!(hall.get(&journal, &table.watch).await.code(), "not-over");
        let mut dice = SplitDice(3);
        assert!(hall.play(&table, 5_000, |moves| dice.index(moves)).await, "{}", game.id());
        let told = hall.get(&journal, &table.watch).await;
        assert_eq!(told.status, StatusCode::OK);
        let replayed = adit_games::replay(adit_games::GAMES, &told.text, Source::Seed(0)).expect("a journal");
        assert!(replayed.outcome().is_some());
    }
}

#[tokio::test]
async fn bots_play_whether_or_not_anybody_looks() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let table = hall.table(game.id(), &["random", "random"]).await;
        until(async || hall.frame(&table, &table.watch).await["over"] != Value::Null).await;
    }
}

#[tokio::test]
async fn a_move_answers_its_offer_once() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let token = &table.tokens[seat];
    let offer = hall.frame(&table, token).await["offer"].clone();
    // Two tabs with the same seat answer the same offer at the same moment.
    let words = offer["moves"][1].as_str().expect("words");
    let (one, other) = tokio::join!(
        hall.say(&table, token, &offer["id"], words),
        hall.say(&table, token, &offer["id"], words)
    );
    let mut statuses = [one.status, other.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT]);
    let number = hall.frame(&table, token).await["number"].clone();
    let again = hall.say(&table, token, &offer["id"], words).await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "stale-offer"));
    assert_eq!(hall.frame(&table, token).await["number"], number);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_its_clause() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let token = &table.tokens[seat];
    let said = hall.say(&table, token, &Value::Null, "bid 999").await;
    assert_eq!(said.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(said.json()["error"]["rule"], "CV-5.5");
    let why = hall.post(&format!("{}/why", table.path), token, &json!({ "words": "bid 999" })).await.json();
    assert_eq!((&why["legal"], &why["rule"]), (&json!(false), &json!("CV-5.5")));
    let begun = hall.post(&format!("{}/why", table.path), token, &json!({ "words": "bid" })).await.json();
    assert_eq!(begun["begun"], true);
}

#[tokio::test]
async fn a_restart_in_the_middle_loses_nothing() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut dice = SplitDice(5);
    hall.play(&table, 20, |moves| dice.index(moves)).await;
    let before = hall.frame(&table, &table.tokens[0]).await;
    let hall = hall.restarted().await;
    assert_eq!(hall.frame(&table, &table.tokens[0]).await, before);
    hall.play(&table, 20, |moves| dice.index(moves)).await;
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let hall = Hall::with(|config| config.idle = Duration::from_millis(30)).await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let before = hall.frame(&table, &table.tokens[0]).await;
    until(async || hall.get("/metrics", "").await.text.contains("adit_tables_live 0\n")).await;
    assert_eq!(hall.frame(&table, &table.tokens[0]).await, before);
}

#[tokio::test]
async fn a_bid_nobody_has_answered_is_taken_back_freely_and_an_answered_one_with_consent() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let back = format!("{}/back", table.path);
    let first = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let (one, other) = (&table.tokens[first], &table.tokens[1 - first]);
    let start = hall.frame(&table, one).await;
    assert_eq!(hall.post(&back, one, &json!({})).await.code(), "nothing-to-take-back");

    let words = start["offer"]["moves"][0].as_str().expect("words");
    assert_eq!(hall.say(&table, one, &start["offer"]["id"], words).await.status, StatusCode::OK);
    assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "done");
    assert_eq!(hall.frame(&table, one).await["offer"], start["offer"]);

    hall.say(&table, one, &Value::Null, words).await;
    let answer = hall.frame(&table, other).await["offer"]["moves"][0].as_str().expect("words").to_owned();
    hall.say(&table, other, &Value::Null, &answer).await;
    assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "asked");
    let consent = format!("{}/consent", table.path);
    let picture = hall.get(&format!("{}/picture", table.path), other).await.json();
    assert_eq!(picture["ask"]["waits_for"], json!([1 - first]));
    assert_eq!(hall.post(&consent, other, &json!({ "agree": false })).await.json()["result"], "refused");
    assert_eq!(hall.post(&consent, other, &json!({ "agree": true })).await.code(), "nobody-asks");

    assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "asked");
    // The wish is stored like a move, so it outlives the server.
    let hall = hall.restarted().await;
    assert_eq!(hall.post(&consent, other, &json!({ "agree": true })).await.json()["result"], "done");
    assert_eq!(hall.frame(&table, one).await["offer"]["moves"], start["offer"]["moves"]);
}

#[tokio::test]
async fn two_servers_on_one_store_do_not_fork_a_game() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let other = hall.beside().await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let token = &table.tokens[seat];
    // Both have the table in memory; one of them moves it on.
    let offer = other.frame(&table, token).await["offer"].clone();
    let words = offer["moves"][0].as_str().expect("words");
    assert_eq!(hall.say(&table, token, &offer["id"], words).await.status, StatusCode::OK);
    let late = other.say(&table, token, &offer["id"], words).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{late:?}");
    assert_eq!(other.frame(&table, token).await, hall.frame(&table, token).await);
}
