//! Every line is answered by one line of JSON, and after an error the table is as before.

use crate::{GAMES, HEAPS};
use adit_protocol::Session;
use serde_json::{Value, json};

/// So many lines of an input are tried.
const LINES: usize = 50;

pub(crate) fn run(input: &[u8]) {
    // The small game is reached by the first byte, so that both small and large positions are tried.
    let (first, input) = input.split_first().unwrap_or((&0, &[]));
    let mut session = Session::new(if first % 2 == 0 { GAMES } else { HEAPS });
    let mut journal = session.answer(br#"{"do":"journal"}"#);
    for line in input.split(|byte| *byte == b'\n').take(LINES) {
        let answer = session.answer(line);
        assert!(!answer.contains('\n'));
        let reply: Value = serde_json::from_str(&answer).expect("a reply is JSON");
        let now = session.answer(br#"{"do":"journal"}"#);
        if reply["ok"] == false {
            assert_eq!(now, journal, "an error changed the table");
        }
        journal = now;
    }
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let conversation = |first: u8, game: &str| {
        let lines = [
            json!({"do": "games"}),
            json!({"do": "new", "game": game, "seats": 2, "seed": 3}),
            json!({"do": "random", "seed": 3, "moves": 12}),
            json!({"do": "frame", "viewer": 0}),
            json!({"do": "frame", "viewer": "public", "id": "x"}),
            json!({"do": "say", "seat": 0, "words": "pass"}),
            json!({"do": "why", "seat": 1, "words": "bid 9"}),
            json!({"do": "back", "to": 9}),
            json!({"do": "journal"}),
        ];
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        [&[first], lines.join("\n").as_bytes()].concat()
    };
    let games = GAMES.iter().map(|game| conversation(b'0', game.id()));
    games.chain(HEAPS.iter().map(|game| conversation(b'1', game.id()))).collect()
}
