//! Two servers on one PostgreSQL serve the same tables.

use crate::client::{Hall, Table, until};
use adit_game::{Dice as _, SplitDice};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Two servers on a database of their own, both running. There are none on a computer without PostgreSQL.
async fn two() -> Option<[Hall; 2]> {
    let url = adit_testpostgres::database()?;
    let halls = [Hall::on(&url).await, Hall::on(&url).await];
    for hall in &halls {
        hall.listen().await;
    }
    Some(halls)
}

/// Says the first offered move of the seat that is asked.
async fn move_on(hall: &Hall, table: &Table, dice: &mut SplitDice) -> Option<StatusCode> {
    let frame = hall.frame(table, &table.watch).await;
    let seat = frame["pending"][0].as_u64()? as usize;
    let frame = hall.frame(table, &table.tokens[seat]).await;
    let moves = frame["offer"]["moves"].as_array()?;
    let words = moves[dice.index(moves.len())].as_str()?;
    Some(hall.say(table, &table.tokens[seat], &frame["offer"]["id"], words).await.status)
}

#[tokio::test]
async fn a_move_through_either_server_is_seen_live_on_both() {
    let Some(halls) = two().await else { return };
    let table = halls[0].table("cavum", &["person", "person"]).await;
    let mut streams = Vec::new();
    for hall in &halls {
        for kind in ["turn", "frame", "picture"] {
            streams.push((kind, hall.follow(&table, &format!("as={kind}"), &table.tokens[0]).await));
        }
    }
    let mut dice = SplitDice(3);
    let mut number = halls[0].frame(&table, &table.tokens[0]).await["number"].as_u64().expect("a number");
    for round in 0..12 {
        let hall = &halls[round % 2];
        // The other server hears of a move a moment later; until then its offer is stale.
        until(async || hall.frame(&table, &table.tokens[0]).await["number"].as_u64() == Some(number)).await;
        assert_eq!(move_on(hall, &table, &mut dice).await, Some(StatusCode::OK));
        number = hall.frame(&table, &table.tokens[0]).await["number"].as_u64().expect("a number");
        for (kind, stream) in &mut streams {
            while stream.json(kind).await["number"].as_u64() != Some(number) {}
        }
    }
    for token in [&table.tokens[0], &table.tokens[1], &table.watch] {
        assert_eq!(halls[0].frame(&table, token).await, halls[1].frame(&table, token).await);
    }
}

#[tokio::test]
async fn moves_at_the_same_moment_on_both_servers_do_not_fork_a_game() {
    let Some(halls) = two().await else { return };
    let table = halls[0].table("cavum", &["person", "person"]).await;
    let mut dice = [SplitDice(1), SplitDice(2)];
    let (mut made, mut late) = (0, 0);
    for _ in 0..30 {
        let [one, other] = &mut dice;
        let (one, other) = tokio::join!(move_on(&halls[0], &table, one), move_on(&halls[1], &table, other));
        for status in [one, other].into_iter().flatten() {
            match status {
                StatusCode::OK => made += 1,
                StatusCode::CONFLICT => late += 1,
                _ => panic!("{status}"),
            }
        }
    }
    assert!(made >= 30 && late > 0, "{made} moves and {late} late ones");
    until(async || halls[0].frame(&table, &table.watch).await == halls[1].frame(&table, &table.watch).await)
        .await;
}

#[tokio::test]
async fn what_is_said_and_taken_back_on_one_server_is_known_to_the_other() {
    let Some(halls) = two().await else { return };
    let table = halls[0].table("cavum", &["person", "person"]).await;
    let mut stream = halls[1].follow(&table, "as=picture", &table.tokens[0]).await;
    let start = stream.json("picture").await;
    assert_eq!(stream.json("chat").await, json!([]));
    let chat = format!("{}/chat", table.path);
    halls[0].post(&chat, &table.watch, &json!({ "text": "good luck" })).await;
    assert_eq!(stream.json("chat").await[0]["text"], "good luck");
    let seat = start["pending"][0].as_u64().expect("somebody") as usize;
    move_on(&halls[0], &table, &mut SplitDice(4)).await;
    while stream.json("picture").await["number"] == start["number"] {}
    let back = halls[0].post(&format!("{}/back", table.path), &table.tokens[seat], &json!({})).await;
    assert_eq!(back.json()["result"], "done");
    let again = stream.json("picture").await;
    assert_eq!((&again["number"], &again["log"]), (&start["number"], &start["log"]));
}

#[tokio::test]
async fn bots_of_two_servers_play_one_game() {
    let Some(halls) = two().await else { return };
    let table = halls[0].table("caverna", &["random", "random"]).await;
    until(async || halls[1].frame(&table, &table.watch).await["over"] != Value::Null).await;
    until(async || halls[0].frame(&table, &table.watch).await == halls[1].frame(&table, &table.watch).await)
        .await;
}
