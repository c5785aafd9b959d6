//! What a seat receives does not depend on what others keep secret.

use crate::client::{Hall, Stream, Table};
use adit_any::{Games, Of};
use adit_game::{Dice as _, SplitDice};
use adit_testkit::heaps::Heaps;
use serde_json::{Value, json};
use std::time::Duration;

/// A game that begins with sealed decisions and has pictures.
static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// What seat 0 and the spectators follow.
async fn follow(hall: &Hall, table: &Table) -> Vec<Stream> {
    let mut streams = Vec::new();
    for token in [&table.tokens[0], &table.watch] {
        for kind in ["turn", "frame", "picture"] {
            streams.push(hall.follow(table, &format!("as={kind}"), token).await);
        }
    }
    for stream in &mut streams {
        // What was said beside the game comes last of what is told at first.
        stream.json("chat").await;
    }
    streams
}

/// Lets seat 1 decide under seal, and gives back what it has said.
async fn decide(hall: &Hall, table: &Table, seed: u64) -> Option<Vec<String>> {
    let mut said = Vec::new();
    let mut dice = SplitDice(seed);
    for _ in 0..40 {
        let frame = hall.frame(table, &table.tokens[1]).await;
        if frame["pending"] == json!([0]) {
            return Some(said);
        }
        if frame["pending"] != json!([0, 1]) {
            return None;
        }
        let moves = frame["offer"]["moves"].as_array().expect("an offer");
        let words = moves[dice.index(moves.len())].as_str().expect("words").to_owned();
        assert!(hall.say(table, &table.tokens[1], &frame["offer"]["id"], &words).await.status.is_success());
        said.push(words);
    }
    None
}

/// Those who follow a table are told of a sealed bid when it is complete, and not before, however it was put together.
#[tokio::test]
async fn nobody_is_told_that_a_bid_was_begun() {
    for parts in [&[][..], &["bid money 100"], &["bid money 100", "bid again", "bid zinc 1"]] {
        let hall = Hall::new().await;
        let table = hall.table("rockwell", &["person", "person"]).await;
        let mut streams = follow(&hall, &table).await;
        for seat in [1, 0] {
            for words in parts.iter().copied().chain(["bid done"]) {
                let said = hall.say(&table, &table.tokens[seat], &Value::Null, words).await;
                assert!(said.status.is_success(), "{said:?}");
            }
            // Seat 0 follows the first three streams, so it is told of its own parts.
            for stream in streams.iter_mut().skip(if seat == 0 { 3 } else { 0 }) {
                let (_, data) = stream.next(Duration::from_secs(10)).await.expect("an event");
                let pending = &serde_json::from_str::<Value>(&data).expect("JSON")["pending"];
                assert!(
                    *pending != json!([0, 1]) && (seat == 1) == (*pending == json!([0])),
                    "{parts:?}: {data}"
                );
            }
        }
    }
}

/// Plays until two seats decide at the same time. Tables with the same chance are played alike.
async fn play_to_sealed(hall: &Hall, table: &Table) {
    let mut dice = SplitDice(11);
    for _ in 0..40 {
        let frame = hall.frame(table, &table.tokens[1]).await;
        if frame["pending"] == json!([0, 1]) || hall.play(table, 1, |moves| dice.index(moves)).await {
            return;
        }
    }
}

/// A bot that gives a hint knows what the seat knows: at two tables that differ only in what another seat has decided
/// under seal, the hint is the same, to the last digit of what it expects.
#[tokio::test]
async fn a_hint_does_not_depend_on_what_others_keep_secret() {
    let mut compared = 0;
    for (games, game) in [(HEAPS, "heaps"), (adit_games::GAMES, "rockwell")] {
        let order = json!({ "game": game, "players": [{}, {}], "training": true });
        let (hall, twin_hall) = (
            Hall::with(|config| config.games = games).await,
            Hall::with(|config| config.games = games).await,
        );
        let (table, twin) = (hall.begin(&order).await, twin_hall.begin(&order).await);
        play_to_sealed(&hall, &table).await;
        play_to_sealed(&twin_hall, &twin).await;
        let Some(said) = decide(&hall, &table, 1).await else { continue };
        let Some(twin_said) = decide(&twin_hall, &twin, 101).await else { continue };
        let hint = hall.post(&format!("{}/hint", table.path), &table.tokens[0], &json!({})).await;
        let twin_hint = twin_hall.post(&format!("{}/hint", twin.path), &twin.tokens[0], &json!({})).await;
        assert!(hint.status.is_success(), "{hint:?}");
        assert!(hint.json()["moves"][0]["words"].is_string(), "{hint:?}");
        assert_eq!(hint.text, twin_hint.text, "{game}: {said:?} is not {twin_said:?}");
        // Nor does what a coach says about any move.
        for words in hall.frame(&table, &table.tokens[0]).await["offer"]["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .take(6)
        {
            let asked = json!({ "words": words });
            let told = hall.post(&format!("{}/coach?show=true", table.path), &table.tokens[0], &asked).await;
            let twin_told =
                twin_hall.post(&format!("{}/coach?show=true", twin.path), &twin.tokens[0], &asked).await;
            assert!(told.status.is_success(), "{told:?}");
            assert_eq!(told.text, twin_told.text, "{game}: {words}");
        }
        compared += usize::from(said != twin_said);
    }
    assert!(compared > 0, "the tables differ");
}

/// What a seat may say is judged by what it knows: the last of several sealed decisions shows them all, so what would
/// come of it is not told beforehand.
#[tokio::test]
async fn a_preview_does_not_open_what_is_sealed() {
    let hall = Hall::with(|config| config.games = HEAPS).await;
    let table = hall.table("heaps", &["person", "person"]).await;
    let preview = async |token: &str| {
        let answer = hall.post(&format!("{}/preview", table.path), token, &json!({ "words": "bid 2" })).await;
        assert!(answer.status.is_success(), "{answer:?}");
        answer.json()
    };
    assert!(preview(&table.tokens[0]).await["svg"].is_string(), "the first to decide knows what comes");
    assert!(hall.say(&table, &table.tokens[1], &Value::Null, "bid 1").await.status.is_success());
    assert_eq!(preview(&table.tokens[0]).await, Value::Null, "the last decision opens all of them");
}

#[tokio::test]
async fn tokens_are_not_stored() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    hall.play(&table, 2, |_| 0).await;
    for (name, bytes) in hall.stored() {
        for token in &table.tokens {
            let found = bytes.windows(token.len()).any(|window| window == token.as_bytes());
            assert!(!found, "{name}");
        }
    }
}
