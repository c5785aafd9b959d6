//! Chance that can be proven fair: a table waits for what its players add, keeps its secret to the end, and tells all afterwards.

use crate::client::{Answer, Hall, Table, until};
use crate::sessions::{Browser, links};
use adit_game::{Dice as _, SplitDice};
use adit_server::Config;
use adit_store::{Clock, Memory, Mishaps, NoMishaps, Outcome, ReadFate, Store, TableId, Trouble, WriteFate};
use adit_table::{Journal, Secret, Source};
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

/// A verifiable table of two people.
async fn begin(hall: &Hall, game: &str) -> Table {
    hall.begin(
        &json!({ "game": game, "players": [{ "name": "Ada" }, { "name": "Ben" }], "verifiable": true }),
    )
    .await
}

async fn add(hall: &Hall, table: &Table, seat: usize, text: &str) -> Answer {
    hall.post(&format!("{}/fair", table.path), &table.tokens[seat], &json!({ "text": text })).await
}

async fn fair(hall: &Hall, table: &Table) -> Value {
    let answer = hall.get(&format!("{}/fair", table.path), &table.watch).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.json()
}

async fn both_add(hall: &Hall, table: &Table) {
    for seat in [0, 1] {
        let added = add(hall, table, seat, &format!("from {seat}")).await;
        assert_eq!(added.status, StatusCode::OK, "{added:?}");
    }
}

async fn finish(hall: &Hall, table: &Table) {
    let mut dice = SplitDice(5);
    assert!(hall.play(table, 5_000, |moves| dice.index(moves)).await, "the game is over");
}

/// How many draws of a finished game follow, by the program that checks journals.
async fn proven(hall: &Hall, table: &Table) -> usize {
    let text = hall.get(&format!("{}/journal", table.path), &table.watch).await.text;
    let (_, played) = adit_any::replay(adit_games::GAMES, &text, Source::Withheld).expect("a journal");
    played.verify().expect("every draw follows").draws
}

fn memory() -> Store {
    Memory::new().open(NoMishaps, Clock::system())
}

#[tokio::test]
async fn a_table_waits_until_everybody_has_added_something_and_proves_its_draws_afterwards() {
    let hall = Hall::new().await;
    let table = begin(&hall, "cavum").await;
    assert_eq!(hall.get(&table.path, &table.watch).await.json()["verifiable"], true);
    let waiting = fair(&hall, &table).await;
    assert_eq!((&waiting["state"], &waiting["waits_for"]), (&json!("waiting"), &json!([0, 1])));
    let mut stream = hall.follow(&table, "as=picture", &table.tokens[0]).await;
    assert_eq!(stream.json("picture").await["fair"], waiting);
    let frame = hall.frame(&table, &table.tokens[0]).await;
    assert_eq!((&frame["number"], &frame["pending"], &frame["offer"]), (&json!(0), &json!([]), &Value::Null));
    let said = hall.say(&table, &table.tokens[0], &Value::Null, "pass").await;
    assert_eq!((said.status, said.code().as_str()), (StatusCode::CONFLICT, "withheld"));
    let path = format!("{}/fair/draws", table.path);
    assert_eq!(hall.get(&path, &table.watch).await.code(), "not-over");

    // Words are kept with single blanks between them, and everybody sees at once who is missing.
    let added = add(&hall, &table, 1, "  Rhubarb   for Emma ").await.json();
    assert_eq!((&added["state"], &added["waits_for"]), (&json!("waiting"), &json!([0])));
    assert_eq!(added["added"], json!([{ "seat": 1, "text": "Rhubarb for Emma" }]));
    assert_eq!(stream.json("picture").await["fair"], added);
    assert_eq!(hall.frame(&table, &table.tokens[0]).await["number"], 0);
    let begun = add(&hall, &table, 0, "ça va ?").await.json();
    assert_eq!((&begun["state"], &begun["waits_for"]), (&json!("playing"), &json!([])));
    assert_eq!(begun["commitment"], waiting["commitment"]);
    assert_ne!(hall.frame(&table, &table.watch).await["pending"], json!([]), "the first draw is made");
    assert_eq!(add(&hall, &table, 0, "more").await.code(), "has-begun");

    finish(&hall, &table).await;
    let over = fair(&hall, &table).await;
    let secret = Secret::read(over["secret"].as_str().expect("a secret")).expect("32 bytes");
    assert_eq!((&over["state"], &over["commitment"]), (&json!("published"), &waiting["commitment"]));
    assert_eq!(secret.commitment().to_string(), waiting["commitment"].as_str().expect("a sum"));
    let draws = hall.get(&path, &table.watch).await.json();
    assert_eq!(draws["fair"], over);
    assert_eq!(draws["opening"][1], "fair add s1 Rhubarb for Emma");
    assert_eq!(draws["draws"].as_array().expect("draws").len(), proven(&hall, &table).await);
    // What chance would still bring is known now, so nothing goes on from here.
    let back = hall.post(&format!("{}/back", table.path), &table.tokens[0], &json!({})).await;
    assert_eq!((back.status, back.code().as_str()), (StatusCode::CONFLICT, "secret-out"));
}

#[tokio::test]
async fn what_is_added_is_one_line_and_only_players_add_before_the_first_draw() {
    let hall = Hall::new().await;
    let table = begin(&hall, "cavum").await;
    for text in ["", "  ", &"a".repeat(101), "turn \u{202e} around", "two\nlines\u{0}"] {
        let refused = add(&hall, &table, 0, text).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (StatusCode::UNPROCESSABLE_ENTITY, "no-addition"),
            "{text:?}"
        );
    }
    let path = format!("{}/fair", table.path);
    assert_eq!(hall.post(&path, &table.watch, &json!({ "text": "x" })).await.code(), "not-your-seat");
    for number in 0..4 {
        assert_eq!(add(&hall, &table, 0, &format!("{number}")).await.status, StatusCode::OK);
    }
    assert_eq!(add(&hall, &table, 0, "again").await.code(), "added-enough");
    assert_eq!(fair(&hall, &table).await["added"].as_array().expect("a list").len(), 4);
    let plain = hall.table("cavum", &["person", "person"]).await;
    assert_eq!(hall.get(&format!("{}/fair", plain.path), &plain.watch).await.code(), "not-verifiable");
    assert_eq!(add(&hall, &plain, 0, "x").await.code(), "not-verifiable");
    assert_eq!(hall.get(&format!("{}/fair/draws", plain.path), &plain.watch).await.code(), "not-verifiable");
    assert!(hall.get(&format!("{}/picture", plain.path), &plain.watch).await.json()["fair"].is_null());
}

#[tokio::test]
async fn whoever_has_added_something_can_begin_without_the_others_and_is_named() {
    let hall = Hall::new().await;
    let table = begin(&hall, "cavum").await;
    let path = format!("{}/fair/begin", table.path);
    assert_eq!(hall.post(&path, &table.tokens[0], &json!({})).await.code(), "add-first");
    add(&hall, &table, 0, "mine").await;
    let begun = hall.post(&path, &table.tokens[0], &json!({})).await.json();
    assert_eq!((&begun["state"], &begun["begun_by"]), (&json!("playing"), &json!(0)));
    assert_eq!(hall.post(&path, &table.tokens[0], &json!({})).await.code(), "has-begun");
    finish(&hall, &table).await;
    assert!(proven(&hall, &table).await > 0);
    assert!(
        hall.get(&format!("{}/journal", table.path), &table.watch).await.text.contains("\nfair begin s0\n")
    );
}

#[tokio::test]
async fn bots_add_nothing_and_nobody_waits_for_them() {
    let hall = Hall::new().await;
    let bots = json!({ "game": "caverna", "players": [{ "bot": "random" }, { "bot": "random" }], "verifiable": true });
    let table = hall.begin(&bots).await;
    until(async || fair(&hall, &table).await["state"] == "published").await;
    assert_eq!(fair(&hall, &table).await["added"], json!([]));
    proven(&hall, &table).await;
    // A bot that takes the seat of somebody who has not come lets the game begin.
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let form = "game=cavum&seat0=me&seat1=friend&name=Ann&verifiable=yes&key=0123456789abcdef-fair";
    let address =
        ann.post(&hall, "/tables", form).await.headers["location"].to_str().expect("a table").to_owned();
    let link = links(&ann.get(&hall, &address).await)[0].clone();
    ben.post(&hall, &link, "").await;
    let api = address.replace("/table/", "/api/tables/");
    let body = axum::body::Body::from(json!({ "seat": 0, "text": "mine" }).to_string());
    let request = Request::post(format!("{api}/fair")).header(COOKIE, ann.cookie());
    let request = request.header(CONTENT_TYPE, "application/json").body(body).expect("a request");
    let added = hall.send(request).await;
    assert_eq!(added.json()["waits_for"], json!([1]), "{added:?}");
    ben.post(&hall, &format!("{address}/people"), "seat=1&to=bot:random").await;
    let (path, cookie) = (format!("{api}/fair"), ann.cookie());
    until(async || hall.page(&path, &cookie).await.json()["state"] == "playing").await;
}

/// Nothing but the store knows the secret before the end: no address, no page, no stream, no export.
#[tokio::test]
async fn nobody_is_told_the_secret_before_the_end() {
    let store = memory();
    let hall = Hall::stored_in(store.clone()).await;
    let table = begin(&hall, "rockwell").await;
    let id: TableId = table.id.parse().expect("a name");
    let secret = store.table_secret(&id).await.expect("an answer").expect("a secret");
    assert_eq!(secret.len(), 64);
    let description = hall.get("/api/openapi.json", "").await.json();
    let mut told = Vec::new();
    let mut stream = hall.follow(&table, "as=picture", &table.tokens[0]).await;
    for stage in 0..3 {
        if stage == 1 {
            both_add(&hall, &table).await;
        }
        if stage == 2 {
            let mut dice = SplitDice(5);
            assert!(!hall.play(&table, 12, |moves| dice.index(moves)).await);
        }
        for (address, methods) in description["paths"].as_object().expect("paths") {
            let path = address.replace("{id}", &table.id).replace("{game}", "rockwell");
            for method in
                methods.as_object().expect("methods").keys().filter(|method| *method != "parameters")
            {
                // Following never ends, and what would change the table is not asked here.
                let is_read = method == "get" || address.ends_with("/why") || address.ends_with("/preview");
                if !is_read || address.ends_with("/events") || address.ends_with(".png") {
                    continue;
                }
                let method: Method = method.to_uppercase().parse().expect("a method");
                let body = (method != Method::GET).then(|| json!({ "words": "pass" }));
                for token in [&table.tokens[0], &table.watch] {
                    told.push((
                        address.clone(),
                        hall.request(method.clone(), &path, token, body.as_ref()).await.text,
                    ));
                }
            }
        }
        told.push(("stream".to_owned(), stream.json("picture").await.to_string()));
        told.push(("export".to_owned(), store.export(&id).await.expect("a text")));
        for path in ["/", "/tables", &format!("/table/{id}"), &format!("/table/{id}/people"), "/metrics"] {
            told.push((path.to_owned(), hall.page(path, "").await.text));
        }
        told.push(("metrics".to_owned(), hall.metrics().await));
    }
    assert!(told.len() > 60, "{}", told.len());
    for (address, text) in &told {
        assert!(!text.contains(&secret), "{address}");
    }
    finish(&hall, &table).await;
    assert_eq!(fair(&hall, &table).await["secret"], json!(secret));
    assert!(store.export(&id).await.expect("a text").contains(&format!("fair secret {secret}")));
}

#[tokio::test]
async fn a_server_that_ends_in_the_middle_draws_the_same_afterwards() {
    let mut hall = Hall::new().await;
    let table = begin(&hall, "cavum").await;
    add(&hall, &table, 0, "before").await;
    let waiting = fair(&hall, &table).await;
    hall = hall.restarted().await;
    assert_eq!(fair(&hall, &table).await, waiting);
    add(&hall, &table, 1, "after").await;
    let mut dice = SplitDice(8);
    for _ in 0..4 {
        hall.play(&table, 8, |moves| dice.index(moves)).await;
        hall = hall.restarted().await;
    }
    finish(&hall, &table).await;
    assert!(proven(&hall, &table).await > 2);
}

#[tokio::test]
async fn two_servers_on_one_store_wait_for_the_same_players_and_draw_the_same() {
    let memory = Memory::new();
    let halls =
        [0; 2].map(|_| Hall::stored_with(memory.open(NoMishaps, Clock::system()), |_: &mut Config| ()));
    for hall in &halls {
        hall.listen().await;
    }
    let table = begin(&halls[0], "cavum").await;
    add(&halls[0], &table, 0, "here").await;
    until(async || fair(&halls[1], &table).await["waits_for"] == json!([1])).await;
    add(&halls[1], &table, 1, "there").await;
    until(async || fair(&halls[0], &table).await["state"] == "playing").await;
    let mut dice = SplitDice(4);
    for round in 0..40 {
        let hall = &halls[round % 2];
        let other = &halls[(round + 1) % 2];
        hall.play(&table, 1, |moves| dice.index(moves)).await;
        let frame = hall.frame(&table, &table.watch).await;
        until(async || other.frame(&table, &table.watch).await == frame).await;
    }
    finish(&halls[0], &table).await;
    until(async || fair(&halls[1], &table).await["state"] == "published").await;
    assert!(proven(&halls[1], &table).await > 2);
}

/// What happens to the store next; without a plan all goes well.
#[derive(Clone, Default)]
struct Plan(Arc<Mutex<Vec<WriteFate>>>);

impl Mishaps for Plan {
    fn write(&mut self) -> WriteFate {
        self.0.lock().expect("a plan").pop().unwrap_or_default()
    }

    fn read(&mut self) -> ReadFate {
        ReadFate::default()
    }
}

#[tokio::test(start_paused = true)]
async fn a_store_that_fails_loses_nothing_and_the_game_begins_when_it_is_back() {
    let plan = Plan::default();
    let hall = Hall::stored_in(Memory::new().open(plan.clone(), Clock::system())).await;
    let refused = WriteFate::at_once(Outcome::Refused(Trouble::Full));
    let table = begin(&hall, "cavum").await;
    plan.0.lock().expect("a plan").push(refused);
    assert_eq!(add(&hall, &table, 0, "mine").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(fair(&hall, &table).await["added"], json!([]), "what was not stored was not added");
    add(&hall, &table, 0, "mine").await;
    // What the second player adds is stored, and the beginning is not at first.
    plan.0.lock().expect("a plan").extend([refused, WriteFate::default()]);
    assert_eq!(add(&hall, &table, 1, "yours").await.status, StatusCode::OK);
    until(async || fair(&hall, &table).await["state"] == "playing").await;
    finish(&hall, &table).await;
    proven(&hall, &table).await;
}

#[tokio::test]
async fn the_same_move_after_a_take_back_brings_the_same_and_a_rematch_begins_with_its_own_secret() {
    let hall = Hall::new().await;
    let table = begin(&hall, "caverna").await;
    both_add(&hall, &table).await;
    finish(&hall, &table).await;
    let before = fair(&hall, &table).await;
    let rematch = hall.post(&format!("{}/rematch", table.path), &table.tokens[0], &json!({})).await.json();
    let id = rematch["table"].as_str().expect("a table").to_owned();
    let mut tokens = table.tokens.clone();
    tokens.rotate_left(1);
    let next = Table { path: format!("/api/tables/{id}"), tokens, watch: table.watch.clone(), id };
    let waiting = fair(&hall, &next).await;
    assert_eq!((&waiting["state"], &waiting["waits_for"]), (&json!("waiting"), &json!([0, 1])));
    assert_ne!(waiting["commitment"], before["commitment"]);
    both_add(&hall, &next).await;
    finish(&hall, &next).await;
    proven(&hall, &next).await;

    // A branch is another table: its beginning was drawn elsewhere, and what follows is proven by a secret of its own.
    let players = json!([{}, {}]);
    let branch = json!({ "at": 20, "players": players, "verifiable": true });
    let branch = Table::read(&hall.post(&format!("{}/branch", next.path), &next.watch, &branch).await.json());
    let waiting = fair(&hall, &branch).await;
    assert_eq!((&waiting["state"], waiting["from"].as_u64() >= Some(20)), (&json!("waiting"), true));
    assert_eq!(hall.frame(&branch, &branch.watch).await["pending"], json!([]));
    both_add(&hall, &branch).await;
    // What came from the other table is not taken back here: it was not drawn from this secret.
    for token in &branch.tokens {
        let back = hall.post(&format!("{}/back", branch.path), token, &json!({})).await;
        assert_eq!(back.code(), "nothing-to-take-back", "{back:?}");
    }
    finish(&hall, &branch).await;
    proven(&hall, &branch).await;
    let text = hall.get(&format!("{}/journal", branch.path), &branch.watch).await.text;
    let journal = Journal::read(&text).expect("a journal");
    assert_eq!(journal.fair.map(|fair| fair.from as u64), waiting["from"].as_u64());
}

#[tokio::test]
async fn a_move_that_is_made_again_draws_the_same() {
    let hall = Hall::new().await;
    let table = begin(&hall, "cavum").await;
    both_add(&hall, &table).await;
    let (mut dice, mut again) = (SplitDice(2), 0);
    let picture =
        async || hall.get(&format!("{}/picture", table.path), &table.watch).await.json()["svg"].clone();
    for _ in 0..60 {
        let frame = hall.frame(&table, &table.watch).await;
        let Some(seat) = frame["pending"][0].as_u64() else { break };
        let token = &table.tokens[seat as usize];
        let offer = hall.frame(&table, token).await["offer"].clone();
        let moves = offer["moves"].as_array().expect("an offer");
        let words = moves[dice.index(moves.len())].as_str().expect("words").to_owned();
        hall.say(&table, token, &offer["id"], &words).await;
        let after = picture().await;
        let mut back = hall.post(&format!("{}/back", table.path), token, &json!({})).await.json();
        if back["result"] == "asked" {
            let other = &table.tokens[1 - seat as usize];
            back =
                hall.post(&format!("{}/consent", table.path), other, &json!({ "agree": true })).await.json();
        }
        if back["result"] == "done" {
            hall.say(&table, token, &Value::Null, &words).await;
            assert_eq!(picture().await, after, "{words}");
            again += 1;
        }
    }
    assert!(again > 5, "{again}");
    finish(&hall, &table).await;
    proven(&hall, &table).await;
}

#[tokio::test]
async fn a_table_is_moved_with_its_secret_or_waits_for_it() {
    let store = memory();
    let hall = Hall::stored_in(store.clone()).await;
    let table = begin(&hall, "cavum").await;
    both_add(&hall, &table).await;
    let id: TableId = table.id.parse().expect("a name");
    let (bare, whole) =
        (store.export(&id).await.expect("a text"), store.export_with_secret(&id).await.expect("a text"));
    // Without the secret nothing can be drawn, and nobody is told anything else.
    let lost = memory();
    lost.import(&bare).await.expect("a table");
    let there = Hall::stored_in(lost).await;
    assert_eq!(fair(&there, &table).await["state"], "lost");
    let frame = there.frame(&table, &table.tokens[0]).await;
    assert_eq!((&frame["pending"], &frame["offer"]), (&json!([]), &Value::Null));
    assert_eq!(there.say(&table, &table.tokens[0], &Value::Null, "pass").await.code(), "secret-lost");
    let moved = memory();
    moved.import(&whole).await.expect("a table");
    let there = Hall::stored_in(moved).await;
    finish(&there, &table).await;
    assert!(proven(&there, &table).await > 2);
}
