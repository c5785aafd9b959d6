//! Training tables: a coach says before a move is sent that it gives a lot away, why, and what would follow.

use crate::client::{Hall, Table};
use adit_any::{Games, Of};
use adit_testkit::heaps::Heaps;
use axum::http::StatusCode;
use serde_json::{Value, json};

static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// A table at which both seats have bid and the first takes stones.
async fn training(hall: &Hall) -> Table {
    let table = hall.begin(&json!({ "game": "heaps", "players": [{}, {}], "training": true })).await;
    for (seat, bid) in ["bid 1", "bid 0"].iter().enumerate() {
        let said = hall.say(&table, &table.tokens[seat], &Value::Null, bid).await;
        assert!(said.status.is_success(), "{said:?}");
    }
    table
}

#[tokio::test]
async fn a_coach_warns_of_moves_that_give_a_lot_away_and_says_why() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let table = training(&hall).await;
    let (path, token) = (format!("{}/coach", table.path), &table.tokens[0]);
    let frame = hall.frame(&table, token).await;
    let moves = frame["offer"]["moves"].as_array().expect("moves").clone();
    let mut warned = 0;
    for words in &moves {
        let told = hall.post(&path, token, &json!({ "words": words, "offer": frame["offer"]["id"] })).await;
        assert_eq!(told.status, StatusCode::OK, "{told:?}");
        let told = told.json();
        if told["gives_away"] == json!(false) {
            assert_eq!((&told["better"], &told["why"]), (&Value::Null, &Value::Null));
            continue;
        }
        warned += 1;
        assert!(moves.contains(&told["better"]) && told["better"] != *words, "{told}");
        let why = &told["why"];
        let tenths = |value: &Value| (10.0 * value["points"].as_f64().expect("points")).round() as i64;
        let sum: i64 = why["parts"].as_array().expect("parts").iter().map(tenths).sum();
        assert_eq!(sum, tenths(why), "{why}");
        assert!(why["expected"].as_f64() > why["instead"].as_f64(), "{why}");
        assert_eq!(told["line"], json!([]), "nothing is shown before somebody asks for it");
    }
    assert!(warned > 0 && warned < moves.len(), "{warned} of {}", moves.len());
    // Nothing was sent by asking.
    assert_eq!(hall.frame(&table, token).await["offer"], frame["offer"]);
}

#[tokio::test]
async fn what_would_follow_is_shown_step_by_step() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let table = training(&hall).await;
    let token = &table.tokens[0];
    let frame = hall.frame(&table, token).await;
    for words in frame["offer"]["moves"].as_array().expect("moves") {
        let asked = json!({ "words": words });
        let told = hall.post(&format!("{}/coach?show=true", table.path), token, &asked).await.json();
        if told["gives_away"] == json!(true) {
            for line in ["line", "better_line"] {
                assert_eq!(told[line][0]["seat"], json!(0), "{told}");
                assert!(told[line][0]["tells"][0].is_string(), "{told}");
            }
            return;
        }
    }
    panic!("no move gives a lot away");
}

#[tokio::test]
async fn only_a_training_table_has_a_coach_and_a_coach_gives_hints() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let plain = hall.begin(&json!({ "game": "heaps", "players": [{}, { "bot": "random" }] })).await;
    let asked = json!({ "words": "bid 1" });
    let told = hall.post(&format!("{}/coach", plain.path), &plain.tokens[0], &asked).await;
    assert_eq!((told.status, told.code().as_str()), (StatusCode::FORBIDDEN, "no-coach"));
    assert_eq!(hall.get(&plain.path, &plain.tokens[0]).await.json()["training"], json!(false));

    let order = json!({ "game": "heaps", "players": [{}, {}], "training": true, "hints": false });
    let refused = hall.post("/api/tables", "", &order).await;
    assert_eq!(refused.code(), "no-such-setup", "{refused:?}");

    let table = hall.begin(&json!({ "game": "heaps", "players": [{}, {}], "training": true })).await;
    let about = hall.get(&table.path, &table.tokens[0]).await.json();
    assert_eq!((&about["training"], &about["hints"]), (&json!(true), &json!(true)));
    let path = format!("{}/coach", table.path);
    // A move that cannot be made is refused, and an old offer is not answered.
    assert_eq!(
        hall.post(&path, &table.tokens[0], &json!({ "words": "bid nothing" })).await.code(),
        "no-such-words"
    );
    let stale = json!({ "words": "bid 1", "offer": "0-0000000000000000" });
    assert_eq!(hall.post(&path, &table.tokens[0], &stale).await.json(), Value::Null);
    assert_eq!(hall.post(&path, &table.watch, &asked).await.code(), "not-your-seat");
}
