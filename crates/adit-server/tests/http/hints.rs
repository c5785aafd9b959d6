//! Hints during the game, and looking back on it.

use crate::client::{Hall, Table, until};
use adit_any::{Games, Of};
use adit_testkit::heaps::Heaps;
use axum::http::StatusCode;
use serde_json::{Value, json};

static HEAPS: Games = &[&Of::<Heaps>::GAME];

async fn ask(hall: &Hall, table: &Table, token: &str) -> crate::client::Answer {
    hall.post(&format!("{}/hint", table.path), token, &json!({})).await
}

#[tokio::test]
async fn a_hint_names_moves_of_the_offer_and_everybody_sees_that_it_was_asked_for() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "random"]).await;
    let token = &table.tokens[0];
    until(async || hall.frame(&table, token).await["offer"] != Value::Null).await;
    let hint = ask(&hall, &table, token).await;
    assert_eq!(hint.status, StatusCode::OK, "{hint:?}");
    let frame = hall.frame(&table, token).await;
    assert_eq!(hint.json()["offer"], frame["offer"]["id"]);
    for named in hint.json()["moves"].as_array().expect("moves") {
        assert!(frame["offer"]["moves"].as_array().expect("an offer").contains(&named["words"]), "{named}");
        assert!(named["expected"].as_f64().is_none_or(|expected| (0.0..=1.0).contains(&expected)), "{named}");
    }
    // A second request is told the same, and that counts as one hint.
    assert_eq!(ask(&hall, &table, token).await.text, hint.text);
    let watched = hall.get(&format!("{}/picture", table.path), &table.watch).await.json();
    assert_eq!(watched["hints"], json!([1, 0]));
    let hall = hall.restarted().await;
    let watched = hall.get(&format!("{}/picture", table.path), &table.watch).await.json();
    assert_eq!(watched["hints"], json!([1, 0]));
    // What is advised can be done.
    let words = hint.json()["moves"][0]["words"].as_str().expect("words").to_owned();
    assert!(hall.say(&table, token, &hint.json()["offer"], &words).await.status.is_success());
}

#[tokio::test]
async fn hints_are_allowed_where_nobody_else_plays_or_where_it_was_agreed() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    for (players, hints, allowed) in [
        (json!([{}, { "bot": "random" }]), Value::Null, true),
        (json!([{}, {}]), Value::Null, false),
        (json!([{}, {}]), json!(true), true),
        (json!([{}, { "bot": "random" }]), json!(false), false),
    ] {
        let table = hall.begin(&json!({ "game": "heaps", "players": players, "hints": hints })).await;
        let about = hall.get(&table.path, &table.tokens[0]).await.json();
        assert_eq!(about["hints"], json!(allowed), "{players} {hints}");
        let hint = ask(&hall, &table, &table.tokens[0]).await;
        if allowed {
            assert_eq!(hint.status, StatusCode::OK, "{hint:?}");
        } else {
            assert_eq!((hint.status, hint.code().as_str()), (StatusCode::FORBIDDEN, "no-hints"));
            assert_eq!(hint.json()["error"]["message"], "Hints are turned off at this table.");
        }
    }
}

#[tokio::test]
async fn who_is_not_asked_and_who_only_watches_gets_no_hint() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let table = hall.begin(&json!({ "game": "heaps", "players": [{}, {}], "hints": true })).await;
    assert_eq!(ask(&hall, &table, &table.watch).await.code(), "not-your-seat");
    let said = hall.say(&table, &table.tokens[0], &Value::Null, "bid 1").await;
    assert!(said.status.is_success(), "{said:?}");
    assert_eq!(ask(&hall, &table, &table.tokens[0]).await.code(), "not-pending");
    while !hall.play(&table, 1, |_| 0).await {}
    assert_eq!(ask(&hall, &table, &table.tokens[1]).await.code(), "over");
}

#[tokio::test]
async fn a_finished_game_is_looked_back_on_once_and_told_in_every_language() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let table = hall.table("heaps", &["person", "person"]).await;
    let (path, token) = (format!("{}/analysis", table.path), &table.tokens[0]);
    assert_eq!(hall.get(&path, token).await.code(), "not-over");
    assert_eq!(hall.post(&path, token, &json!({})).await.code(), "not-over");
    while !hall.play(&table, 1, |moves| moves - 1).await {}
    assert_eq!(hall.get(&path, token).await.json()["state"], "none");
    assert_eq!(hall.post(&path, token, &json!({})).await.status, StatusCode::ACCEPTED);
    until(async || hall.get(&path, token).await.json()["state"] == "done").await;
    let told = hall.get(&path, token).await.json();
    let journal = hall.get(&format!("{}/journal", table.path), token).await.text;
    let entries = journal.split("\n\n").nth(1).expect("entries").lines().count();
    let analysis = &told["analysis"];
    assert_eq!((&told["done"], &told["of"]), (&json!(entries), &json!(entries)));
    assert_eq!(analysis["course"].as_array().expect("a course").len(), entries + 1);
    assert_eq!(analysis["seats"].as_array().expect("seats").len(), 2);
    let decision = &analysis["decisions"][0];
    assert!(decision["best"][0]["expected"].as_f64().is_some_and(|expected| expected > 0.0), "{decision}");
    // The last decision leads to the last entry that the viewer counts.
    let last = analysis["decisions"].as_array().expect("decisions").last().expect("one");
    assert_eq!(last["at"], hall.frame(&table, token).await["number"]);
    // Asking again changes nothing, and another language says the same numbers.
    assert_eq!(hall.post(&path, &table.watch, &json!({})).await.status, StatusCode::ACCEPTED);
    let french = hall.get(&format!("{path}?lang=fr"), &table.watch).await.json();
    assert_eq!(french["analysis"]["decisions"][0]["regret"], decision["regret"]);
}
