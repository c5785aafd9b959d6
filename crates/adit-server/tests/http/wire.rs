//! What goes over the wire.

use crate::client::{Hall, Stream, Table};
use adit_game::{Dice as _, SplitDice};
use serde_json::Value;

/// The most that a usual move may cost a viewer, in bytes.
const USUAL: usize = 10_000;

/// How many moves are looked at.
const MOVES: usize = 60;

/// Somebody who follows the pictures of a table, and what each change has cost.
struct Viewer<'a> {
    token: &'a str,
    query: &'static str,
    stream: Stream,
    picture: Value,
    costs: Vec<usize>,
}

impl Viewer<'_> {
    /// Reads until the stream shows what the table shows.
    async fn catch_up(&mut self, hall: &Hall, table: &Table) {
        let number = hall.frame(table, self.token).await["number"].clone();
        while self.picture["number"] != number {
            let before = self.stream.bytes;
            self.picture = self.stream.json("picture").await;
            self.costs.push(self.stream.bytes - before);
        }
    }

    /// What was put together of changes is what a whole picture shows.
    async fn compare(&self, hall: &Hall, table: &Table) {
        let whole = hall.get(&format!("{}/picture?{}", table.path, self.query), self.token).await.json();
        for field in ["svg", "text", "offer", "pending", "number", "hints", "over"] {
            assert_eq!(self.picture[field], whole[field], "{field}");
        }
    }
}

/// A picture goes over the wire once; after that a move costs what it changes.
#[tokio::test]
async fn a_usual_move_costs_a_viewer_little() {
    for (game, seats) in [("cavum", 3), ("caverna", 2), ("rockwell", 3)] {
        let hall = Hall::new().await;
        let table = hall.table(game, &vec!["person"; seats]).await;
        let mut viewers = Vec::new();
        for (token, query, encoding) in [
            (&table.tokens[0], "layout=wide&lang=fr", "gzip"),
            (&table.watch, "layout=tall", "gzip"),
            (&table.watch, "layout=tall", "identity"),
        ] {
            let stream = hall.follow_as(&table, &format!("as=picture&{query}"), token, encoding).await;
            viewers.push(Viewer { token, query, stream, picture: Value::Null, costs: Vec::new() });
        }
        let mut dice = SplitDice(5);
        for number in 0..MOVES {
            for viewer in &mut viewers {
                viewer.catch_up(&hall, &table).await;
                if number % 20 == 19 {
                    viewer.compare(&hall, &table).await;
                }
            }
            if hall.play(&table, 1, |moves| dice.index(moves)).await {
                break;
            }
        }
        let costs = viewers.into_iter().map(|viewer| viewer.costs);
        let firsts: Vec<usize> = costs.map(|costs| usual(game, costs)).collect();
        // Without this the bar would mean nothing.
        assert!(firsts[2] > 5 * USUAL, "{game}: the first picture is whole, {firsts:?}");
        assert!(firsts[1] < 2 * USUAL, "{game}: what is compressed is much less, {firsts:?}");
    }
}

/// What the first event cost. The others must keep the bar.
fn usual(game: &str, mut costs: Vec<usize>) -> usize {
    let first = costs.remove(0);
    assert!(costs.len() > 25, "{game}: {} events", costs.len());
    costs.sort_unstable();
    let (median, most) = (costs[costs.len() / 2], costs[costs.len() * 9 / 10]);
    assert!(median <= USUAL && most <= USUAL, "{game}: {median} bytes, 90 % below {most}");
    first
}

/// A stream that the server ends is a whole file for those who unpack it.
#[tokio::test]
async fn a_compressed_stream_ends_as_it_should() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut stream = hall.follow_as(&table, "as=turn", &table.watch, "br, gzip").await;
    stream.json("turn").await;
    stream.json("chat").await;
    hall.server.stop();
    assert!(stream.ends_whole().await);
}
