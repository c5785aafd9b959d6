//! Bots think in turn, so that nobody is kept waiting by the tables of others.

use crate::client::{Hall, Stream, Table, from, until};
use adit_any::{Games, Of};
use adit_server::Thinking;
use adit_testkit::heaps::Heaps;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use serde_json::{Value, json};

static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// A hall in which one bot thinks for long at a time.
async fn hall() -> Hall {
    Hall::with(|config| {
        config.games = HEAPS;
        config.thinking = Thinking::Threads(1);
    })
    .await
}

/// Somebody with an address of their own.
struct Person<'h> {
    hall: &'h Hall,
    address: [u8; 4],
}

impl Person<'_> {
    async fn table(&self, players: &[&str]) -> Table {
        let player = |who: &&str| if *who == "person" { json!({}) } else { json!({ "bot": who }) };
        let players: Vec<Value> = players.iter().map(player).collect();
        let order = json!({ "game": "cavum", "players": players }).to_string();
        let request = Request::post("/api/tables").header(CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(order)).expect("a request");
        Table::read(&self.hall.send(from(self.address, request)).await.json())
    }

    async fn frame(&self, table: &Table, token: &str) -> Value {
        let request = Request::get(format!("{}/frame", table.path));
        let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        let request = request.body(Body::empty()).expect("a request");
        self.hall.send(from(self.address, request)).await.json()
    }
}

#[tokio::test]
async fn bots_alone_pause_until_somebody_looks() {
    let hall = hall().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(hall.table("heaps", &["random", "random"]).await);
    }
    // A table with a person goes on without being looked at. When its bot has moved, the others had their chance.
    hall.table("heaps", &["random", "person"]).await;
    until(async || hall.counted("adit_bot_moves_total").await >= 1.0).await;
    assert_eq!(hall.counted("adit_bot_moves_total").await, 1.0);
    assert_eq!(hall.counted("adit_bots_waiting").await, 0.0);
    let (watched, others) = tables.split_first().expect("tables");
    let begin = hall.frame(watched, &watched.watch).await["number"].clone();
    until(async || hall.frame(watched, &watched.watch).await["over"] != Value::Null).await;
    for table in others {
        // The first look lets the bots begin, so it still shows the beginning.
        assert_eq!(hall.frame(table, &table.watch).await["number"], begin);
    }
}

#[tokio::test]
async fn bots_alone_are_not_brought_back_when_the_server_starts_again() {
    let hall = hall().await;
    hall.table("heaps", &["random", "random"]).await;
    hall.table("heaps", &["person", "random"]).await;
    let hall = hall.restarted().await;
    hall.listen().await;
    until(async || hall.counted("adit_tables_live").await == 1.0).await;
}

/// A crowd from one address fills the hall with experts, and each of their tables is followed.
async fn crowded(hall: &Hall) -> Vec<Stream> {
    let crowd = Person { hall, address: [10, 0, 0, 1] };
    let mut streams = Vec::new();
    for _ in 0..30 {
        let table = crowd.table(&["expert", "expert", "person"]).await;
        streams.push(hall.follow(&table, "as=turn", &table.tokens[0]).await);
    }
    until(async || hall.counted("adit_bots_waiting").await > 20.0).await;
    streams
}

/// Waits until the bot has moved and it is the person's turn. How many moves of bots were stored meanwhile?
async fn answered(hall: &Hall, bot: &str) -> f64 {
    let person = Person { hall, address: [10, 0, 0, 2] };
    let before = hall.counted("adit_bot_moves_total").await;
    let table = person.table(&[bot, "person"]).await;
    let is_asked = async || person.frame(&table, &table.tokens[0]).await["offer"] != Value::Null;
    assert!(!is_asked().await, "the bot begins");
    until(is_asked).await;
    hall.counted("adit_bot_moves_total").await - before
}

#[tokio::test]
async fn a_bot_has_its_turn_among_the_many_experts_of_another_address() {
    let hall = Hall::with(|config| config.thinking = Thinking::Threads(1)).await;
    let _streams = crowded(&hall).await;
    // Its own moves, and a few of the experts that had their turn before; not those of all thirty tables.
    for bot in ["easy", "expert"] {
        let moves = answered(&hall, bot).await;
        assert!((1.0..8.0).contains(&moves), "{bot} moved after {moves} moves");
    }
    assert!(hall.counted("adit_bots_waiting").await > 20.0);
}
