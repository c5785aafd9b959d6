//! The line protocol, tried with the test game.

use adit_any::{Games, Of};
use adit_protocol::{LONGEST_LINE, Session, serve};
use adit_testkit::heaps::Heaps;
use serde_json::{Value, json};
use std::io::{BufReader, Read};

static HEAPS: Games = &[&Of::<Heaps>::GAME];

fn session() -> Session {
    Session::new(HEAPS)
}

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).unwrap()
}

/// A session with a table of two seats.
fn started() -> Session {
    let mut session = session();
    let reply = ask(&mut session, &json!({"do": "new", "game": "heaps", "seats": 2, "seed": 5}));
    assert_eq!(reply["ok"], true, "{reply}");
    session
}

/// Asks for something that is refused and tests that the table is unchanged.
fn refused(session: &mut Session, request: &Value) -> Value {
    let before = everything(session);
    let reply = ask(session, request);
    assert_eq!(reply["ok"], false, "{request} gave {reply}");
    assert_eq!(everything(session), before);
    reply["error"].clone()
}

fn everything(session: &mut Session) -> [Value; 2] {
    [ask(session, &json!({"do": "frame", "viewer": "all"})), ask(session, &json!({"do": "journal"}))]
}

#[test]
fn games_lists_what_can_be_played() {
    let reply = ask(&mut session(), &json!({"do": "games"}));
    assert_eq!(
        reply["games"],
        json!([{
            "id": "heaps", "rules": 1, "seats": [1, 2, 3],
            "options": [
                {"id": "heaps", "values": ["2", "3"], "default": "2", "text": "How many heaps there are."},
                {"id": "favourites", "values": ["true", "false"], "default": "true",
                 "text": "Whether each seat draws a secret favourite heap."},
            ],
        }])
    );
}

#[test]
fn the_id_is_echoed_whatever_it_is() {
    for id in [json!(7), json!("a"), json!(null), json!({"deep": [1]})] {
        let reply = ask(&mut session(), &json!({"do": "games", "id": id}));
        assert_eq!(reply["id"], id);
        let reply = ask(&mut session(), &json!({"do": "nonsense", "id": id}));
        assert_eq!((&reply["ok"], &reply["id"]), (&json!(false), &id));
    }
    assert_eq!(ask(&mut session(), &json!({"do": "games"})).get("id"), None);
}

#[test]
fn a_whole_game_can_be_played() {
    let mut session = started();
    for _ in 0..1000 {
        let frame = ask(&mut session, &json!({"do": "frame", "viewer": "public"}));
        let Some(seat) = frame["pending"].get(0) else {
            assert_eq!(frame["over"]["ranks"].as_array().unwrap().len(), 2);
            assert_eq!(frame["over"]["ending"], "empty");
            return;
        };
        assert_eq!((&frame["over"], &frame["offer"]), (&Value::Null, &Value::Null));
        let frame = ask(&mut session, &json!({"do": "frame", "viewer": seat}));
        let offer = &frame["offer"];
        let words = offer["moves"].as_array().unwrap().first().unwrap();
        assert_eq!(ask(&mut session, &json!({"do": "why", "seat": seat, "words": words}))["legal"], true);
        let reply =
            ask(&mut session, &json!({"do": "say", "seat": seat, "words": words, "offer": offer["id"]}));
        assert_eq!(reply["ok"], true);
        assert_eq!(reply["entries"], json!([format!("s{seat} {}", words.as_str().unwrap())]));
    }
    panic!("the game does not end");
}

#[test]
fn options_may_be_texts_numbers_or_booleans() {
    for three in [json!("3"), json!(3)] {
        for off in [json!("false"), json!(false)] {
            let options = json!({"heaps": three, "favourites": off});
            let new = json!({"do": "new", "game": "heaps", "seats": 1, "options": options, "seed": 1});
            assert_eq!(ask(&mut session(), &new)["number"], 3, "three heaps, no favourite");
        }
    }
}

#[test]
fn component_data_can_be_replaced() {
    let new = |data: &str| json!({"do": "new", "game": "heaps", "seats": 1, "data": data, "seed": 1});
    let mut table = session();
    assert_eq!(ask(&mut table, &new("least = 9\nmost = 9\nlimit = 1"))["entries"][0], "chance fill A 9");
    let error = refused(&mut table, &new("least = 9\nmost = 8\nlimit = 1"));
    assert_eq!(error["code"], "bad-setup");
    assert!(
        error["message"].as_str().unwrap().starts_with("component data: most: must be 1 to 9"),
        "{error}"
    );
}

#[test]
fn everything_that_is_wrong_has_its_code_and_changes_nothing() {
    let mut session = started();
    let mut code = |request: Value| refused(&mut session, &request)["code"].as_str().unwrap().to_owned();
    assert_eq!(code(json!({})), "missing-field");
    assert_eq!(code(json!({"do": 1})), "bad-field");
    assert_eq!(code(json!({"do": "dance"})), "unknown-request");
    assert_eq!(code(json!({"do": "games", "colour": 1})), "unknown-field");
    assert_eq!(code(json!({"do": "new", "game": "chess", "seats": 2})), "unknown-game");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 7})), "bad-setup");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 700})), "bad-setup");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": -1})), "bad-field");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 2.5})), "bad-field");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 2, "options": {"x": 1}})), "bad-setup");
    assert_eq!(
        code(json!({"do": "new", "game": "heaps", "seats": 2, "options": {"heaps": [2]}})),
        "bad-field"
    );
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 2, "options": 3})), "bad-field");
    assert_eq!(code(json!({"do": "new", "game": "heaps", "seats": 2, "seed": "x"})), "bad-field");
    assert_eq!(code(json!({"do": "frame"})), "missing-field");
    assert_eq!(code(json!({"do": "frame", "viewer": 2})), "no-such-seat");
    assert_eq!(code(json!({"do": "frame", "viewer": 9})), "no-such-seat");
    assert_eq!(code(json!({"do": "frame", "viewer": "me"})), "bad-field");
    assert_eq!(code(json!({"do": "say", "seat": 0, "words": "hello"})), "no-such-words");
    assert_eq!(code(json!({"do": "say", "seat": 0, "words": "bid"})), "begun");
    assert_eq!(code(json!({"do": "say", "seat": 2, "words": "bid 1"})), "no-such-seat");
    assert_eq!(
        code(json!({"do": "say", "seat": 0, "words": "bid 1", "offer": "4-0000000000000000"})),
        "stale-offer"
    );
    assert_eq!(code(json!({"do": "say", "seat": 0, "words": "bid 1", "offer": "soon"})), "stale-offer");
    assert_eq!(code(json!({"do": "say", "seat": 0, "words": ["bid", "1"]})), "bad-field");
    assert_eq!(code(json!({"do": "why", "seat": 3, "words": "bid 1"})), "no-such-seat");
    assert_eq!(code(json!({"do": "back", "to": 5})), "no-such-entry");
    assert_eq!(code(json!({"do": "replay", "journal": "adit 1\n"})), "bad-journal");
    assert_eq!(
        code(json!({"do": "replay", "journal": "adit 1\ngame go\nrules 1\nseats 2\n\n"})),
        "unknown-game"
    );
    assert_eq!(
        code(json!({"do": "replay", "journal": "adit 1\ngame heaps\nrules 2\nseats 2\n\n"})),
        "other-rules"
    );
    assert_eq!(
        code(json!({"do": "replay", "journal": "adit 1\ngame heaps\nrules 1\nseats 9\n\n"})),
        "bad-setup"
    );
    let text = "adit 1\ngame heaps\nrules 1\nseats 1\n\nchance fill A 8\n";
    assert_eq!(code(json!({"do": "replay", "journal": text})), "impossible-entry");
    assert_eq!(code(json!({"do": "load", "game": "heaps", "view": {}})), "bad-view");
    assert_eq!(code(json!({"do": "load", "game": "heaps"})), "missing-field");
    assert_eq!(code(json!({"do": "random", "seed": 1})), "missing-field");
}

#[test]
fn refusals_carry_the_clause_and_its_sentence() {
    let mut session = started();
    let error = refused(&mut session, &json!({"do": "say", "seat": 0, "words": "bid 9"}));
    assert_eq!(
        error,
        json!({"code": "broken-rule", "message": "A bid may not exceed the limit.", "rule": "HP-2.3"})
    );
    ask(&mut session, &json!({"do": "say", "seat": 0, "words": "bid 1"}));
    let error = refused(&mut session, &json!({"do": "say", "seat": 0, "words": "bid 1"}));
    assert_eq!(error, json!({"code": "not-pending", "message": "It is not your turn.", "rule": "HP-2.1"}));
}

#[test]
fn without_a_table_only_a_table_can_be_asked_for() {
    for request in [
        json!({"do": "frame", "viewer": "all"}),
        json!({"do": "say", "seat": 0, "words": "bid 1"}),
        json!({"do": "why", "seat": 0, "words": "bid 1"}),
        json!({"do": "back", "to": 0}),
        json!({"do": "journal"}),
        json!({"do": "random", "moves": 1}),
    ] {
        assert_eq!(ask(&mut session(), &request)["error"]["code"], "no-table", "{request}");
    }
}

#[test]
fn why_answers_for_moves_beginnings_and_nonsense() {
    let mut session = started();
    let mut why = |words: &str| ask(&mut session, &json!({"do": "why", "seat": 0, "words": words}));
    assert_eq!(why("bid 1"), json!({"ok": true, "legal": true}));
    let text = "A bid may not exceed the limit.";
    assert_eq!(why("bid 7"), json!({"ok": true, "legal": false, "rule": "HP-2.3", "text": text}));
    let text = "Everybody bids before stones are taken.";
    assert_eq!(why("take"), json!({"ok": true, "legal": false, "rule": "HP-3.1", "text": text}));
    let text = "more words must follow \"bid\"";
    assert_eq!(why("bid"), json!({"ok": true, "legal": false, "rule": null, "text": text, "begun": true}));
    let text = "no move is said like this: \"sing\"";
    assert_eq!(why("sing"), json!({"ok": true, "legal": false, "rule": null, "text": text}));
}

#[test]
fn a_table_can_be_taken_back_replayed_and_loaded() {
    let mut table = started();
    let start = everything(&mut table);
    assert_eq!(ask(&mut table, &json!({"do": "random", "seed": 3, "moves": 4}))["played"], 4);
    let later = everything(&mut table);
    assert_ne!(start, later);
    assert_eq!(ask(&mut table, &json!({"do": "back", "to": 4})), json!({"ok": true, "number": 4}));
    assert_eq!(everything(&mut table), start);

    let mut other = session();
    let reply = ask(&mut other, &json!({"do": "replay", "journal": later[1]["journal"]}));
    assert_eq!((&reply["ok"], &reply["entries"]), (&json!(true), &json!([])));
    assert_eq!(everything(&mut other), later);

    let mut third = session();
    let reply = ask(&mut third, &json!({"do": "load", "game": "heaps", "view": later[0]["view"]}));
    assert_eq!(reply["number"], 0);
    assert_eq!(ask(&mut third, &json!({"do": "frame", "viewer": "all"}))["view"], later[0]["view"]);
}

#[test]
fn a_journal_cut_before_a_chance_outcome_is_continued() {
    let journal = "adit 1\ngame heaps\nrules 1\nseats 1\n\nchance fill A 3\n";
    let mut table = session();
    let reply = ask(&mut table, &json!({"do": "replay", "journal": journal, "seed": 1}));
    assert_eq!(reply["number"], 3);
    assert_eq!(reply["entries"].as_array().unwrap().len(), 2, "the second heap and the favourite");
}

#[test]
fn random_plays_to_the_end_and_the_same_for_the_same_seed() {
    let play = || {
        let mut session = started();
        let reply = ask(&mut session, &json!({"do": "random", "seed": 8, "moves": 100_000}));
        assert_eq!(reply["over"], true);
        everything(&mut session)
    };
    assert_eq!(play(), play());
}

#[test]
fn lines_that_are_no_requests_are_answered() {
    let mut session = started();
    let before = everything(&mut session);
    let mut code = |line: &[u8]| {
        let reply: Value = serde_json::from_str(&session.answer(line)).unwrap();
        reply["error"]["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(code(b""), "not-json");
    assert_eq!(code(b"frame"), "not-json");
    assert_eq!(code(b"{\"do\": \"games\""), "not-json");
    assert_eq!(code(b"{\"do\": \"games\"} {}"), "not-json");
    assert_eq!(code(b"[1, 2]"), "not-an-object");
    assert_eq!(code(b"null"), "not-an-object");
    assert_eq!(code(b"\xff\xfe"), "not-utf8");
    assert_eq!(code("[".repeat(100_000).as_bytes()), "not-json");
    assert_eq!(everything(&mut session), before);
}

#[test]
fn the_conversation_survives_lines_of_any_length() {
    let long = LONGEST_LINE + 3;
    let end = b"\n{\"do\": \"games\", \"id\": 1}\n\xff\n{\"do\": \"games\", \"id\": 2}";
    let mut input = BufReader::new(std::io::repeat(b'x').take(long).chain(&end[..]));
    let mut output = Vec::new();
    serve(&mut session(), &mut input, &mut output).unwrap();
    let replies: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies[0]["error"]["code"], "line-too-long");
    assert_eq!((&replies[1]["ok"], &replies[1]["id"]), (&json!(true), &json!(1)));
    assert_eq!(replies[2]["error"]["code"], "not-utf8");
    assert_eq!((&replies[3]["ok"], &replies[3]["id"]), (&json!(true), &json!(2)));
    assert_eq!(replies.len(), 4);
}

#[test]
fn a_frame_says_what_is_asked_and_where_points_come_from() {
    let mut session = started();
    let frame = ask(&mut session, &json!({"do": "frame", "viewer": 0}));
    assert_eq!(frame["prompt"], "Bid stones to begin.");
    assert_eq!(frame["points"][0], json!({"id": "stones", "label": "Stones", "points": [0, 0]}));
    assert_eq!(ask(&mut session, &json!({"do": "frame", "viewer": "public"}))["prompt"], Value::Null);
    ask(&mut session, &json!({"do": "say", "seat": 0, "words": "bid 1"}));
    let waiting = ask(&mut session, &json!({"do": "frame", "viewer": 0}));
    assert_eq!(waiting["prompt"], Value::Null, "nothing is asked of a seat that has bid");
}

#[test]
fn a_card_says_what_can_be_known_of_a_thing() {
    let mut session = started();
    let card = ask(&mut session, &json!({"do": "card", "viewer": "public", "part": "heap:A"}));
    assert_eq!(card["title"], "Heap A");
    assert_eq!(card["clause"], "HP-3.2");
    assert!(card["lines"][0].as_str().unwrap().starts_with("Heap A holds "), "{card}");
    for part in ["heap:Z", "heap", ":", "song:1"] {
        let error = refused(&mut session, &json!({"do": "card", "viewer": 0, "part": part}));
        assert_eq!(error["code"], "no-card", "{error}");
    }
    let error = refused(&mut session, &json!({"do": "card", "viewer": 3, "part": "heap:A"}));
    assert_eq!(error["code"], "no-such-seat", "{error}");
}
