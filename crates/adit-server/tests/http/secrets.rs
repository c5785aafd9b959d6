//! What a seat receives does not depend on what others keep secret.

use crate::client::{Hall, Table};
use adit_game::{Dice as _, SplitDice};
use serde_json::Value;

/// Everything that somebody can get of a table, without the table's own name.
async fn everything(hall: &Hall, table: &Table, token: &str) -> Vec<String> {
    let mut seen = Vec::new();
    let number = hall.frame(table, token).await["number"].as_u64().expect("a number");
    let mut paths = vec!["".to_owned(), "/frame".to_owned(), "/picture".to_owned(), "/journal".to_owned()];
    paths.extend((number.saturating_sub(6)..=number).map(|at| format!("/picture?at={at}")));
    paths.extend(["/frame?viewer=public".to_owned(), "/picture?viewer=all".to_owned()]);
    for path in paths {
        let answer = hall.get(&format!("{}{path}", table.path), token).await;
        seen.push(format!("{path} {} {}", answer.status, answer.text.replace(&table.id, "ID")));
    }
    let branch = serde_json::json!({ "at": number, "players": [{}, {}] });
    let branched = hall.post(&format!("{}/branch", table.path), token, &branch).await;
    seen.push(format!("branch {}", branched.status));
    seen
}

/// Two tables with the same chance run alike until two seats decide at the same time. There one of them begins a
/// different decision at each table, and the other one and the spectators must not notice.
#[tokio::test]
async fn a_sealed_decision_shows_nowhere() {
    let mut compared = 0;
    for game in adit_games::GAMES {
        let (hall, twin_hall) = (Hall::new().await, Hall::new().await);
        let table = hall.table(game.id(), &["person", "person"]).await;
        let twin = twin_hall.table(game.id(), &["person", "person"]).await;
        let (mut dice, mut twin_dice) = (SplitDice(11), SplitDice(11));
        for _ in 0..60 {
            let frame = hall.frame(&table, &table.tokens[1]).await;
            let sealed = frame["pending"] == serde_json::json!([0, 1]);
            let moves = frame["offer"]["moves"].as_array().map(Vec::len).unwrap_or_default();
            if sealed && moves > 1 {
                let words = |index: usize| frame["offer"]["moves"][index].as_str().expect("words");
                hall.say(&table, &table.tokens[1], &Value::Null, words(0)).await;
                twin_hall.say(&twin, &twin.tokens[1], &Value::Null, words(1)).await;
                for (token, twin_token) in [(&table.tokens[0], &twin.tokens[0]), (&table.watch, &twin.watch)]
                {
                    let seen = everything(&hall, &table, token).await;
                    let twin_seen = everything(&twin_hall, &twin, twin_token).await;
                    for (one, other) in seen.iter().zip(&twin_seen) {
                        assert_eq!(one, other, "{}", game.id());
                    }
                }
                compared += 1;
                break;
            }
            let over = hall.play(&table, 1, |moves| dice.index(moves)).await;
            twin_hall.play(&twin, 1, |moves| twin_dice.index(moves)).await;
            if over {
                break;
            }
        }
    }
    assert!(compared > 0, "some game has sealed decisions");
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
