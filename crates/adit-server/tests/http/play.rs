//! Games by HTTP.

use crate::client::{Hall, until};
use adit_game::{Dice as _, SplitDice};
use adit_store::{Clock, Memory, NoMishaps};
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
        let (_, replayed) =
            adit_any::replay(adit_games::GAMES, &told.text, Source::Seed(0)).expect("a journal");
        assert!(replayed.result().is_some());
    }
}

#[tokio::test]
async fn bots_play_among_themselves_while_somebody_looks() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let table = hall.table(game.id(), &["random", "random"]).await;
        until(async || hall.frame(&table, &table.watch).await["over"] != Value::Null).await;
    }
}

#[tokio::test]
async fn bots_of_every_strength_answer() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["easy", "greedy", "hard"]).await;
    let start = hall.frame(&table, &table.watch).await["number"].as_u64().expect("a number");
    until(async || hall.frame(&table, &table.watch).await["number"].as_u64() > Some(start + 6)).await;
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
    until(async || hall.counted("adit_tables_live").await == 0.0).await;
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

    // A refusal holds until something has happened.
    assert_eq!(hall.post(&back, one, &json!({})).await.code(), "ask-later");
    let pending = async |hall: &Hall| hall.frame(&table, &table.watch).await["pending"][0].as_u64();
    while pending(&hall).await == Some(first as u64) {
        hall.play(&table, 1, |_| 0).await;
    }
    hall.play(&table, 1, |_| 0).await;
    let before = hall.counted("adit_store_appends_total").await;
    for _ in 0..3 {
        assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "asked");
    }
    assert_eq!(hall.counted("adit_store_appends_total").await, before + 1.0, "it is asked once");
    // The wish is stored like a move, so it outlives the server.
    let hall = hall.restarted().await;
    assert_eq!(hall.post(&consent, other, &json!({ "agree": true })).await.json()["result"], "done");
    assert_eq!(pending(&hall).await, Some(first as u64));
}

#[tokio::test]
async fn two_servers_on_one_store_do_not_fork_a_game() {
    let memory = Memory::new();
    let open = async || Hall::stored_in(memory.open(NoMishaps, Clock::system())).await;
    let (hall, other) = (open().await, open().await);
    let table = hall.table("cavum", &["person", "person"]).await;
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

#[tokio::test]
async fn what_was_taken_back_can_be_made_again_with_what_it_brought() {
    let hall = Hall::with(|config| config.source = Source::Os).await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let (back, redo) = (format!("{}/back", table.path), format!("{}/redo", table.path));
    let first = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let (one, other) = (&table.tokens[first], &table.tokens[1 - first]);
    assert_eq!(hall.post(&redo, one, &json!({})).await.code(), "nothing-to-redo");
    hall.play(&table, 1, |_| 0).await;
    let before = hall.frame(&table, one).await;
    assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "done");
    let picture = hall.get(&format!("{}/picture", table.path), one).await.json();
    assert_eq!(picture["can_redo"], true);
    assert_eq!(
        hall.post(&redo, other, &json!({})).await.code(),
        "nothing-to-redo",
        "it was the move of the other seat"
    );
    // What was taken back is known from the store alone.
    let hall = hall.restarted().await;
    assert_eq!(hall.post(&redo, one, &json!({})).await.json()["number"], before["number"]);
    assert_eq!(hall.frame(&table, one).await, before);
    assert_eq!(hall.post(&redo, one, &json!({})).await.code(), "nothing-to-redo");
    assert_eq!(hall.post(&back, one, &json!({})).await.json()["result"], "done");
    hall.play(&table, 1, |moves| moves - 1).await;
    assert_eq!(hall.post(&redo, one, &json!({})).await.code(), "nothing-to-redo", "something else happened");
}

#[tokio::test]
async fn a_follower_is_told_everything_that_happened() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let table = hall.table(game.id(), &["person", "person"]).await;
        let mut stream = hall.follow(&table, "as=picture&lang=de", &table.tokens[0]).await;
        let mut log: Vec<Value> = Vec::new();
        let mut dice = SplitDice(3);
        for moves in [0, 1, 1, 15, 2, 30] {
            hall.play(&table, moves, |moves| dice.index(moves)).await;
            let number = hall.frame(&table, &table.tokens[0]).await["number"].as_u64();
            // A slow client may skip positions but no entry.
            loop {
                let picture = stream.json("picture").await;
                log.truncate(picture["log_from"].as_u64().expect("a number") as usize);
                log.extend(picture["log"].as_array().expect("a log").iter().cloned());
                if picture["number"].as_u64() == number {
                    break;
                }
            }
            assert_eq!(Some(log.len() as u64), number);
            let all = hall.get(&format!("{}/picture?lang=de", table.path), &table.tokens[0]).await.json();
            assert_eq!(&Value::Array(log.clone()), &all["log"], "{}", game.id());
        }
    }
}

#[tokio::test]
async fn a_follower_learns_what_was_taken_back() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "random"]).await;
    let back = format!("{}/back", table.path);
    until(async || hall.frame(&table, &table.watch).await["pending"] == json!([0])).await;
    let mut stream = hall.follow(&table, "as=picture", &table.tokens[0]).await;
    let start = stream.json("picture").await;
    let offer = &hall.frame(&table, &table.tokens[0]).await["offer"];
    let words = offer["moves"][0].as_str().expect("words");
    hall.say(&table, &table.tokens[0], &offer["id"], words).await;
    while stream.json("picture").await["last_own"] == start["last_own"] {}
    // Bots agree to everything.
    assert_eq!(hall.post(&back, &table.tokens[0], &json!({})).await.json()["result"], "done");
    let picture = loop {
        let picture = stream.json("picture").await;
        if picture["can_redo"] == true {
            break picture;
        }
    };
    assert_eq!((&picture["log_from"], &picture["log"]), (&json!(0), &start["log"]));
}

#[tokio::test]
async fn a_picture_shows_the_position_and_what_can_be_chosen_on_it() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut dice = SplitDice(2);
    let mut seen = false;
    for _ in 0..60 {
        hall.play(&table, 1, |moves| dice.index(moves)).await;
        for token in &table.tokens {
            let picture = hall.get(&format!("{}/picture", table.path), token).await.json();
            let svg = picture["svg"].as_str().expect("a picture");
            assert!(svg.starts_with("<svg") && !svg.contains("<style") && !svg.contains("style="), "{svg}");
            let parts = picture["offer"]["parts"].as_array().cloned().unwrap_or_default();
            let ids = parts.iter().filter_map(|part| part["id"].as_str());
            seen |= ids.filter(|id| id.starts_with("hex:")).any(|id| svg.contains(id));
        }
    }
    assert!(seen, "hexes that can be chosen are elements of the picture");
    let file = hall.get(&format!("{}/picture.svg?theme=dark", table.path), &table.watch).await;
    assert_eq!(file.headers["content-type"], "image/svg+xml");
    assert!(file.text.contains("<style>") && !file.text.contains("var("), "{}", file.text);
    let png = format!("{}/picture.png", table.path);
    let file = hall.get(&format!("{png}?width=300"), &table.watch).await;
    assert_eq!(file.headers["content-type"], "image/png");
    assert!(file.text.contains("PNG"));
    assert_eq!(hall.get(&format!("{png}?width=99999999"), &table.watch).await.code(), "bad-request");
    let sheet = hall.page("/pictures.css", "").await;
    assert!(sheet.text.contains("prefers-color-scheme:dark"), "{}", sheet.text);
}

#[tokio::test]
async fn pictures_have_the_layout_that_is_asked_for() {
    let hall = Hall::new().await;
    let table = hall.table("rockwell", &["person", "person"]).await;
    let token = &table.tokens[0];
    let look = async |query: &str| hall.get(&format!("{}/picture?{query}", table.path), token).await.json();
    let shape = |picture: &Value| {
        let svg = picture["svg"].as_str().expect("a picture");
        let shape = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a shape");
        let sides: Vec<f64> = shape.split(' ').map(|side| side.parse().expect("a number")).collect();
        sides[2] / sides[3]
    };
    let (tall, wide) = (look("layout=tall").await, look("layout=wide").await);
    assert!(shape(&tall) < shape(&wide), "{} {}", shape(&tall), shape(&wide));
    assert_eq!(look("").await, tall);
    assert!(shape(&look("layout=tall&at=0").await) < shape(&look("layout=wide&at=0").await));
    for layout in ["tall", "wide"] {
        let mut stream = hall.follow(&table, &format!("as=picture&layout={layout}"), token).await;
        assert_eq!(stream.json("picture").await, look(&format!("layout={layout}")).await);
    }
    let words = json!({ "words": tall["offer"]["parts"][0]["word"] });
    assert_eq!(
        hall.post(&format!("{}/preview?layout=round", table.path), token, &words).await.code(),
        "bad-request"
    );
    assert_eq!(hall.get(&format!("{}/picture?layout=round", table.path), token).await.code(), "bad-request");
}

/// That each game names seats in this way is one of its laws.
#[tokio::test]
async fn the_log_and_the_picture_call_players_by_their_names() {
    let hall = Hall::new().await;
    let players = json!([{ "name": "Ada <3" }, { "name": "Ben" }]);
    let table = hall.begin(&json!({ "game": "cavum", "players": players })).await;
    let mut dice = SplitDice(3);
    hall.play(&table, 30, |moves| dice.index(moves)).await;
    let picture = hall.get(&format!("{}/picture", table.path), &table.watch).await.json();
    let log = picture["log"].to_string();
    assert!(log.contains("Ada <3 bids") && log.contains("Ben bids") && !log.contains("Player A"), "{log}");
    assert!(picture["text"].as_str().expect("a text").contains("Ada <3"), "{}", picture["text"]);
    let svg = picture["svg"].as_str().expect("a picture");
    assert!(svg.contains("Ada &lt;3") && !svg.contains("Ada <3"), "{svg}");
}

#[tokio::test]
async fn a_move_that_draws_nothing_is_shown_before_it_is_made() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("somebody") as usize;
    let (token, path) = (&table.tokens[seat], format!("{}/preview", table.path));
    let before = hall.frame(&table, token).await;
    let words = before["offer"]["moves"][1].as_str().expect("words");
    let preview = hall.post(&path, token, &json!({ "words": words })).await.json();
    assert_eq!(hall.frame(&table, token).await, before, "nothing has changed");
    hall.say(&table, token, &before["offer"]["id"], words).await;
    let after = hall.get(&format!("{}/picture", table.path), token).await.json();
    assert_eq!(preview["svg"], after["svg"]);
    // A question that comes too late, because its offer has been answered meanwhile, is not a fault.
    let late = json!({ "words": words, "offer": before["offer"]["id"] });
    assert_eq!(hall.post(&path, token, &late).await.json(), Value::Null);
    let refused = hall.post(&path, &table.tokens[1 - seat], &json!({ "words": "bid 999" })).await;
    assert_eq!(refused.json()["error"]["rule"], "CV-5.5");
    assert_eq!(hall.post(&path, &table.watch, &json!({ "words": words })).await.code(), "not-your-seat");
}

/// Where several decide at the same time, others may be faster: what they say does not make an answer too late that was
/// begun before.
#[tokio::test]
async fn a_slow_decision_is_not_refused_for_being_slow() {
    let hall = Hall::new().await;
    let table = hall.table("rockwell", &["person", "person", "person"]).await;
    let slow = hall.frame(&table, &table.tokens[0]).await;
    assert_eq!(slow["pending"], serde_json::json!([0, 1, 2]), "all bid at the same time");
    // One has begun to bid, the other one has already finished.
    for (seat, words) in [(1, "bid money"), (2, "bid done")] {
        let frame = hall.frame(&table, &table.tokens[seat]).await;
        let moves = frame["offer"]["moves"].as_array().expect("an offer");
        let said = moves.iter().filter_map(|said| said.as_str()).find(|said| said.starts_with(words));
        let said = said.unwrap_or_else(|| panic!("{words} among {moves:?}"));
        assert!(hall.say(&table, &table.tokens[seat], &frame["offer"]["id"], said).await.status.is_success());
    }
    let words = slow["offer"]["moves"][0].as_str().expect("words");
    let said = hall.say(&table, &table.tokens[0], &slow["offer"]["id"], words).await;
    assert!(said.status.is_success(), "{said:?}");
}

#[tokio::test]
async fn what_happens_is_counted() {
    let hall = Hall::new().await;
    let counted = async |name: &str| hall.counted(name).await;
    assert_eq!(counted("adit_store_appends_total").await, 0.0);
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut stream = hall.follow(&table, "as=turn", &table.tokens[0]).await;
    stream.json("turn").await;
    hall.play(&table, 3, |_| 0).await;
    while stream.json("turn").await["number"] != hall.frame(&table, &table.tokens[0]).await["number"] {}
    assert_eq!(counted("adit_moves_total").await, 3.0);
    assert_eq!(counted("adit_store_appends_total").await, 3.0);
    assert_eq!(counted("adit_store_appends_refused_total").await, 0.0);
    assert_eq!(counted("adit_store_batch_size_sum").await, 4.0, "the table and three moves");
    assert_eq!(
        counted("adit_store_commit_seconds_count").await,
        counted("adit_store_batch_size_count").await
    );
    assert!(counted("adit_store_commit_seconds_sum").await > 0.0);
    assert_eq!(counted("adit_tables_live").await, 1.0);
    assert_eq!(counted("adit_streams_open").await, 1.0);
    // The present, what was said beside the game, and the last move at least; what was not sent was missed.
    let told =
        counted("adit_stream_events_total").await + counted("adit_stream_positions_missed_total").await;
    assert_eq!(told, 2.0 + 3.0);
    drop(stream);
    until(async || counted("adit_streams_open").await == 0.0).await;
    let bots = hall.table("cavum", &["random", "random"]).await;
    hall.frame(&bots, &bots.watch).await;
    until(async || counted("adit_bot_moves_total").await > 0.0).await;
    assert!(counted("adit_bot_thinking_seconds_count").await > 0.0);
    until(async || counted("adit_bots_thinking").await + counted("adit_bots_waiting").await == 0.0).await;
}
