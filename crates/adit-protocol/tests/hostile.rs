//! Thousands of damaged journals and requests: each is answered, nothing panics, errors change nothing.

use adit_any::{Games, Of};
use adit_game::{Dice, SeedDice};
use adit_games::GAMES;
use adit_protocol::Session;
use adit_table::{Journal, Source};
use adit_testkit::heaps::Heaps;
use adit_testkit::mutate;
use serde_json::{Value, json};

static HEAPS: Games = &[&Of::<Heaps>::GAME];

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).unwrap()
}

/// A journal of a random game, at most so long.
fn journal(games: Games, id: &str, seats: u8, moves: u64) -> String {
    let mut session = Session::new(games);
    ask(&mut session, &json!({"do": "new", "game": id, "seats": seats, "seed": 3}));
    ask(&mut session, &json!({"do": "random", "seed": 3, "moves": moves}));
    ask(&mut session, &json!({"do": "journal"}))["journal"].as_str().unwrap().to_owned()
}

fn damaged_journals(games: Games, id: &str, seats: u8, tries: u64) {
    let text = journal(games, id, seats, 80);
    let mut dice = SeedDice::new(11);
    let (mut unread, mut refused, mut replayed) = (0, 0, 0);
    for _ in 0..tries {
        let damaged = mutate::text(&text, &mut dice);
        let Ok(read) = Journal::read(&damaged) else {
            unread += 1;
            continue;
        };
        assert_eq!(read.to_string(), damaged);
        match adit_any::replay(games, &damaged, Source::Seed(1)) {
            Ok((_, table)) => {
                assert_eq!(table.record().entries(), read.entries);
                replayed += 1;
            }
            Err(fault) => {
                assert!(!fault.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(
        unread > 0 && refused > 0 && replayed > 0,
        "{unread} unread, {refused} refused, {replayed} replayed"
    );
}

#[test]
fn damaged_journals_are_refused_or_tell_another_game() {
    damaged_journals(HEAPS, "heaps", 3, 3_000);
    for game in GAMES {
        damaged_journals(GAMES, game.id(), game.seats()[0], 1_000);
    }
}

/// Requests of every kind, with the state of a game under way.
fn requests(games: Games, id: &str, seats: u8) -> Vec<String> {
    let mut session = Session::new(games);
    ask(&mut session, &json!({"do": "new", "game": id, "seats": seats, "seed": 3}));
    ask(&mut session, &json!({"do": "random", "seed": 3, "moves": 30}));
    let view = ask(&mut session, &json!({"do": "frame", "viewer": "all"}))["view"].clone();
    let seat = ask(&mut session, &json!({"do": "frame", "viewer": "public"}))["pending"][0].clone();
    let offer = ask(&mut session, &json!({"do": "frame", "viewer": seat}))["offer"].clone();
    let words = offer["moves"][0].clone();
    [
        json!({"do": "games", "id": [1, {"two": null}]}),
        json!({"do": "new", "game": id, "seats": seats, "seed": 5, "options": {}}),
        json!({"do": "new", "game": id, "seats": seats, "data": "limit = 3\nmost = 5\nleast = 1\n"}),
        json!({"do": "frame", "viewer": 0}),
        json!({"do": "frame", "viewer": "public", "id": "x"}),
        json!({"do": "card", "viewer": 0, "part": "hex:K5"}),
        json!({"do": "card", "viewer": "public", "part": "seat:s0"}),
        json!({"do": "say", "seat": seat, "words": words, "offer": offer["id"]}),
        json!({"do": "say", "seat": 1, "words": words}),
        json!({"do": "why", "seat": 0, "words": words}),
        json!({"do": "back", "to": 9}),
        json!({"do": "journal"}),
        json!({"do": "random", "seed": 4, "moves": 3}),
        json!({"do": "replay", "journal": journal(games, id, seats, 20), "seed": 1}),
        json!({"do": "load", "game": id, "view": view, "seed": 1}),
    ]
    .iter()
    .map(Value::to_string)
    .collect()
}

fn damaged_requests(games: Games, id: &str, seats: u8, tries: u64) {
    let requests = requests(games, id, seats);
    let mut session = Session::new(games);
    let mut dice = SeedDice::new(12);
    let table = json!({"do": "journal"});
    let mut before = ask(&mut session, &table);
    let (mut errors, mut answers) = (0, 0);
    for _ in 0..tries {
        let request = &requests[dice.index(requests.len())];
        let line = if dice.below(4) == 0 { request.clone() } else { mutate::text(request, &mut dice) };
        let answer = session.answer(line.as_bytes());
        assert!(!answer.contains('\n'), "{answer}");
        let reply: Value =
            serde_json::from_str(&answer).unwrap_or_else(|fault| panic!("{line}: {fault}: {answer}"));
        let after = ask(&mut session, &table);
        if reply["ok"] == true {
            answers += 1;
        } else {
            assert!(reply["error"]["code"].is_string() && reply["error"]["message"].is_string(), "{answer}");
            assert_eq!(after, before, "{line} was refused and changed the table");
            errors += 1;
        }
        before = after;
    }
    assert!(errors > answers / 4 && answers > tries / 20, "{errors} errors, {answers} answers");
}

#[test]
fn damaged_requests_are_answered_and_change_nothing() {
    damaged_requests(HEAPS, "heaps", 2, 5_000);
    for game in GAMES {
        damaged_requests(GAMES, game.id(), game.seats()[0], 1_500);
    }
}

#[test]
fn bytes_of_any_kind_are_answered() {
    let mut session = Session::new(HEAPS);
    let mut dice = SeedDice::new(13);
    for length in 0..2_000 {
        let line: Vec<u8> = (0..length % 97).map(|_| dice.below(256) as u8).collect();
        let reply: Value = serde_json::from_str(&session.answer(&line)).unwrap();
        assert_eq!(reply["ok"], false);
    }
}
