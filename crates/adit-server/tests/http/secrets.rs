//! What a seat receives does not depend on what others keep secret.

use crate::client::{Hall, Stream, Table};
use adit_any::{Games, Of};
use adit_game::{Dice as _, SplitDice};
use adit_testkit::heaps::Heaps;
use serde_json::{Value, json};
use std::time::Duration;

/// A game that begins with sealed decisions and has pictures.
static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// Everything that somebody can get of a table, without the table's own name.
async fn everything(hall: &Hall, table: &Table, token: &str, words: &[String]) -> Vec<String> {
    let mut seen = Vec::new();
    let frame = hall.frame(table, token).await;
    let number = frame["number"].as_u64().expect("a number");
    let mut paths = vec!["".to_owned(), "/frame".to_owned(), "/picture".to_owned(), "/journal".to_owned()];
    for at in number.saturating_sub(6)..=number + 2 {
        paths.extend([
            format!("/picture?at={at}"),
            format!("/frame?at={at}"),
            format!("/picture.svg?at={at}"),
        ]);
    }
    paths.extend(["/frame?viewer=public".to_owned(), "/picture?viewer=all".to_owned(), "/chat".to_owned()]);
    for path in paths {
        let answer = hall.get(&format!("{}{path}", table.path), token).await;
        seen.push(format!("{path} {} {}", answer.status, answer.text.replace(&table.id, "ID")));
    }
    for words in words {
        for path in ["why", "preview"] {
            let answer =
                hall.post(&format!("{}/{path}", table.path), token, &json!({ "words": words })).await;
            seen.push(format!("{path} {words} {} {}", answer.status, answer.text));
        }
        let answer = hall.say(table, token, &json!("0-0000000000000000"), words).await;
        seen.push(format!("say {words} {} {}", answer.status, answer.text));
    }
    for (path, body) in [("back", json!({})), ("redo", json!({})), ("consent", json!({ "agree": false }))] {
        let answer = hall.post(&format!("{}/{path}", table.path), token, &body).await;
        seen.push(format!("{path} {} {}", answer.status, answer.text));
    }
    let branch = json!({ "at": number, "players": [{}, {}] });
    let branched = hall.post(&format!("{}/branch", table.path), token, &branch).await;
    seen.push(format!("branch {}", branched.status));
    seen
}

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

/// Lets seat 1 decide, and gives back what everybody else was told on the way.
async fn decide(hall: &Hall, table: &Table, seed: u64) -> Option<(Vec<String>, Vec<Vec<String>>)> {
    let mut streams = follow(hall, table).await;
    let mut told = vec![Vec::new(); streams.len()];
    let mut said = Vec::new();
    let mut dice = SplitDice(seed);
    for _ in 0..40 {
        let frame = hall.frame(table, &table.tokens[1]).await;
        if frame["pending"] == json!([0]) {
            // That the seat has decided is open, so everybody is told that.
            for (stream, told) in streams.iter_mut().zip(&mut told) {
                while !told.last().is_some_and(|event: &String| event.contains("\"pending\":[0],")) {
                    let (event, data) = stream.next(Duration::from_secs(10)).await.expect("an event");
                    told.push(format!("{event} {data}"));
                }
            }
            return Some((said, told));
        }
        if frame["pending"] != json!([0, 1]) {
            return None;
        }
        let moves = frame["offer"]["moves"].as_array().expect("an offer");
        let words = moves[dice.index(moves.len())].as_str().expect("words").to_owned();
        assert!(hall.say(table, &table.tokens[1], &frame["offer"]["id"], &words).await.status.is_success());
        said.push(words);
        for (stream, told) in streams.iter_mut().zip(&mut told) {
            while let Some((event, data)) = stream.next(Duration::from_millis(5)).await {
                told.push(format!("{event} {data}"));
            }
        }
    }
    None
}

/// Two tables with the same chance run alike until two seats decide at the same time. There one of them decides
/// differently at each table, in other steps and in another number of steps, and the other one and the spectators must
/// not notice: not by anything they can ask, and not by when they are told something.
#[tokio::test]
async fn a_sealed_decision_shows_nowhere() {
    let mut compared = 0;
    for (games, game) in [(HEAPS, "heaps"), (adit_games::GAMES, "rockwell"), (adit_games::GAMES, "cavum")] {
        for seed in [1, 2] {
            let hall = Hall::with(|config| config.games = games).await;
            let twin_hall = Hall::with(|config| config.games = games).await;
            let table = hall.table(game, &["person", "person"]).await;
            let twin = twin_hall.table(game, &["person", "person"]).await;
            play_to_sealed(&hall, &table).await;
            play_to_sealed(&twin_hall, &twin).await;
            let Some((said, told)) = decide(&hall, &table, seed).await else { continue };
            let Some((twin_said, twin_told)) = decide(&twin_hall, &twin, seed + 100).await else { continue };
            if said == twin_said {
                continue;
            }
            assert_eq!(told, twin_told, "{game}: {said:?} is not {twin_said:?}");
            let words = [&said[..], &twin_said[..]].concat();
            for (token, twin_token) in [(&table.tokens[0], &twin.tokens[0]), (&table.watch, &twin.watch)] {
                let seen = everything(&hall, &table, token, &words).await;
                let twin_seen = everything(&twin_hall, &twin, twin_token, &words).await;
                for (one, other) in seen.iter().zip(&twin_seen) {
                    assert_eq!(one, other, "{game}: {said:?} is not {twin_said:?}");
                }
            }
            compared += usize::from(said.len() != twin_said.len());
        }
    }
    assert!(compared > 0, "some game has sealed decisions of several steps");
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
        let order = json!({ "game": game, "players": [{}, {}], "hints": true });
        let (hall, twin_hall) = (
            Hall::with(|config| config.games = games).await,
            Hall::with(|config| config.games = games).await,
        );
        let (table, twin) = (hall.begin(&order).await, twin_hall.begin(&order).await);
        play_to_sealed(&hall, &table).await;
        play_to_sealed(&twin_hall, &twin).await;
        let Some((said, _)) = decide(&hall, &table, 1).await else { continue };
        let Some((twin_said, _)) = decide(&twin_hall, &twin, 101).await else { continue };
        let hint = hall.post(&format!("{}/hint", table.path), &table.tokens[0], &json!({})).await;
        let twin_hint = twin_hall.post(&format!("{}/hint", twin.path), &twin.tokens[0], &json!({})).await;
        assert!(hint.status.is_success(), "{hint:?}");
        assert!(hint.json()["moves"][0]["words"].is_string(), "{hint:?}");
        assert_eq!(hint.text, twin_hint.text, "{game}: {said:?} is not {twin_said:?}");
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
