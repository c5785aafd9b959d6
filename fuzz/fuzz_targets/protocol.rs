//! Every line is answered by one line of JSON, and after an error the table is as before.
#![no_main]

use adit_any::{Games, Of};
use adit_games::GAMES;
use adit_protocol::Session;
use adit_testkit::heaps::Heaps;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

fuzz_target!(|input: &[u8]| {
    // The small game is reached by the first byte, so that both small and large positions are tried.
    let (first, input) = input.split_first().unwrap_or((&0, &[]));
    let mut session = Session::new(if first % 2 == 0 { GAMES } else { HEAPS });
    let mut journal = session.answer(br#"{"do":"journal"}"#);
    for line in input.split(|byte| *byte == b'\n').take(50) {
        let answer = session.answer(line);
        assert!(!answer.contains('\n'));
        let reply: Value = serde_json::from_str(&answer).expect("a reply is JSON");
        let now = session.answer(br#"{"do":"journal"}"#);
        if reply["ok"] == false {
            assert_eq!(now, journal, "an error changed the table");
        }
        journal = now;
    }
});
