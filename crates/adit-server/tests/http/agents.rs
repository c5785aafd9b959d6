//! Agents, as they ask by HTTP. `tests/python` plays whole games with the official client.

use crate::client::{Answer, Hall, Table, from};
use adit_any::{Games, Of};
use adit_server::Rate;
use adit_testkit::heaps::Heaps;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// What a tool has answered.
#[derive(Debug)]
pub struct Told {
    pub is_refused: bool,
    pub text: String,
    pub data: Value,
}

impl Told {
    fn code(&self) -> &str {
        self.data["error"]["code"].as_str().unwrap_or_default()
    }
}

fn request(address: &str, tool: &str, arguments: &Value) -> Request<Body> {
    let call = json!({
        "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": { "name": tool, "arguments": arguments },
    });
    let request = Request::post(address).header(HOST, "localhost").header(CONTENT_TYPE, "application/json");
    let request = request.header(ACCEPT, "application/json, text/event-stream");
    request.body(Body::from(call.to_string())).expect("a request")
}

/// Sends a request to a server that agents may ask.
async fn send(hall: &Hall, request: Request<Body>) -> Answer {
    let server = hall.server.clone().with(|interface| adit_mcp::router(hall.games(), interface));
    let response = server.router().oneshot(request).await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
}

/// Calls a tool at an address.
async fn call_at(hall: &Hall, address: &str, tool: &str, arguments: Value) -> Told {
    let answer = send(hall, request(address, tool, &arguments)).await;
    assert_eq!(answer.status, StatusCode::OK, "{tool} {arguments}: {answer:?}");
    let result = answer.json()["result"].take();
    let blocks = result["content"].as_array().unwrap_or_else(|| panic!("{tool} {arguments}: {answer:?}"));
    let texts: Vec<&str> =
        blocks.iter().filter_map(|block| block["text"].as_str().or(block["data"].as_str())).collect();
    Told {
        is_refused: result["isError"] == true,
        text: texts.join("\n"),
        data: result["structuredContent"].clone(),
    }
}

/// Calls a tool with the link of a seat.
pub async fn call(hall: &Hall, table: &Table, token: &str, tool: &str, arguments: Value) -> Told {
    let mut arguments = arguments;
    arguments["table"] = json!(format!("/join/{}/{token}", table.id));
    call_at(hall, "/mcp", tool, arguments).await
}

async fn heaps() -> Hall {
    Hall::with(|config| config.games = HEAPS).await
}

/// Calls a tool for a seat of a table of heaps.
async fn at(hall: &Hall, table: &Table, seat: usize, tool: &str, arguments: Value) -> Told {
    call(hall, table, &table.tokens[seat], tool, arguments).await
}

/// What a seat, or a spectator, gets from every tool that is about a table.
pub async fn everything(hall: &Hall, table: &Table, token: &str, words: &[&str]) -> Vec<String> {
    let mut calls = vec![
        ("look", json!({})),
        ("look", json!({ "as": "svg", "language": "de" })),
        ("look", json!({ "as": "json" })),
        ("look", json!({ "at": 1 })),
        ("look", json!({ "seat": 1 })),
        ("offer", json!({})),
        ("offer", json!({ "page": 1 })),
        ("offer", json!({ "begin": "bid" })),
        ("what", json!({})),
        ("what", json!({ "thing": "gold" })),
        ("points", json!({})),
        ("journal", json!({})),
        ("hint", json!({})),
        ("wait", json!({ "seconds": 0 })),
        ("redo", json!({})),
        ("take_back", json!({})),
        ("answer_take_back", json!({ "agree": false })),
        ("sit", json!({ "link": format!("/join/{}/{token}", table.id) })),
    ];
    for words in words {
        calls.extend(["why", "preview"].map(|tool| (tool, json!({ "words": words }))));
        calls.push(("say", json!({ "words": words, "offer": "0-0000000000000000" })));
    }
    let mut seen = Vec::new();
    for (tool, arguments) in calls {
        let what = format!("{tool} {arguments}");
        let told = match tool {
            "sit" => call_at(hall, "/mcp", tool, arguments).await,
            _ => call(hall, table, token, tool, arguments).await,
        };
        seen.push(format!("{what} {told:?}").replace(&table.id, "ID").replace(token, "TOKEN"));
    }
    seen
}

#[tokio::test]
async fn a_link_opens_one_seat_and_no_other() {
    let hall = heaps().await;
    let table = hall.table("heaps", &["person", "person"]).await;
    let look = at(&hall, &table, 0, "look", json!({})).await;
    assert_eq!((look.is_refused, &look.data["seat"]), (false, &json!(0)), "{look:?}");
    for tool in ["look", "offer", "wait", "points", "what"] {
        let refused = at(&hall, &table, 0, tool, json!({ "seat": 1 })).await;
        assert_eq!(refused.code(), "not-your-seat", "{tool}: {refused:?}");
    }
    for (tool, arguments) in
        [("say", json!({ "seat": 1, "words": "pass" })), ("take_back", json!({ "seat": 1 }))]
    {
        assert_eq!(at(&hall, &table, 0, tool, arguments).await.code(), "not-your-seat", "{tool}");
    }
    assert_eq!(call(&hall, &table, &"0".repeat(32), "look", json!({})).await.code(), "no-token");
    assert_eq!(call(&hall, &table, &table.watch, "look", json!({})).await.code(), "not-found");
    assert_eq!(call_at(&hall, "/mcp", "look", json!({})).await.code(), "no-seat");
    assert_eq!(at(&hall, &table, 0, "journal", json!({})).await.code(), "not-over");
}

#[tokio::test]
async fn an_address_with_a_seat_needs_no_link() {
    let hall = heaps().await;
    let table = hall.table("heaps", &["person", "person"]).await;
    let address = format!("/mcp/{}/{}", table.id, table.tokens[1]);
    let look = call_at(&hall, &address, "look", json!({})).await;
    assert_eq!(look.data["seat"], 1, "{look:?}");
    let wrong = call_at(&hall, &format!("/mcp/{}/abc", table.id), "look", json!({})).await;
    assert_eq!(wrong.code(), "no-token");
}

#[tokio::test]
async fn words_narrow_an_offer_until_a_move_is_left() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let seats = vec!["person"; usize::from(*game.seats().last().expect("seats"))];
        let table = hall.table(game.id(), &seats).await;
        let mut dice = 7_usize;
        hall.play(&table, 30, |moves| {
            dice = dice.wrapping_mul(31).wrapping_add(17);
            dice % moves
        })
        .await;
        let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("a seat") as usize;
        let ask = async |arguments: Value| {
            let told = call(&hall, &table, &table.tokens[seat], "offer", arguments).await;
            assert!(!told.is_refused, "{}: {told:?}", game.id());
            told
        };
        let mut pages = 1;
        let mut all = Vec::new();
        let mut page = 0;
        while page < pages {
            page += 1;
            let told = ask(json!({ "page": page })).await;
            pages = told.data["pages"].as_u64().expect("pages");
            all.extend(told.data["moves"].as_array().expect("moves").clone());
        }
        let mut said: Vec<&str> = all.iter().filter_map(|mv| mv["words"].as_str()).collect();
        let count = said.len();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), count, "{}: a move is listed twice", game.id());
        // Behind every first word there are as many moves as it says.
        let first = ask(json!({})).await;
        assert_eq!(first.data["count"], count);
        for next in first.data["next"].as_array().into_iter().flatten() {
            let begin = next["words"].as_str().expect("words");
            let begun = said
                .iter()
                .filter(|words| **words == begin || words.starts_with(&format!("{begin} ")))
                .count();
            assert_eq!(ask(json!({ "begin": begin })).await.data["count"], begun, "{}: {begin}", game.id());
            assert_eq!(next["moves"], begun, "{}: {begin}", game.id());
        }
        let words = said[count / 2];
        let say = json!({ "words": words, "offer": first.data["offer"] });
        let told = call(&hall, &table, &table.tokens[seat], "say", say).await;
        assert!(!told.is_refused && told.text.starts_with("Done."), "{}: {words}: {told:?}", game.id());
    }
}

#[tokio::test]
async fn a_refusal_names_the_clause_and_the_tool_that_helps() {
    let hall = Hall::new().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("a seat") as usize;
    let ask = async |seat: usize, tool: &str, arguments: Value| {
        call(&hall, &table, &table.tokens[seat], tool, arguments).await
    };
    let refused = ask(seat, "say", json!({ "words": "bid 21" })).await;
    assert!(refused.is_refused);
    assert_eq!(
        (refused.code(), &refused.data["error"]["rule"]),
        ("broken-rule", &json!("CV-5.5")),
        "{refused:?}"
    );
    assert!(refused.text.contains("You cannot bid more points than you have. (CV-5.5)"), "{refused:?}");
    assert!(refused.text.contains("`rules` with the clause CV-5.5"), "{refused:?}");
    let german = ask(seat, "say", json!({ "words": "bid 21", "language": "de" })).await;
    assert_ne!(german.data["error"]["message"], refused.data["error"]["message"]);
    let why = ask(seat, "why", json!({ "words": "bid 21" })).await;
    assert_eq!((why.is_refused, &why.data["rule"]), (false, &json!("CV-5.5")), "{why:?}");
    assert_eq!(ask(seat, "why", json!({ "words": "bid" })).await.data["begun"], true);
    assert_eq!(ask(1 - seat, "say", json!({ "words": "bid 1" })).await.code(), "not-pending");
    let clause = call_at(&hall, "/mcp", "rules", json!({ "game": "cavum", "clause": "CV-5.5" })).await;
    assert!(
        clause.text.starts_with("CV-5.5 ") && clause.data["places"][0]["explained_in"].is_string(),
        "{clause:?}"
    );
}

#[tokio::test]
async fn rules_are_found_in_the_language_of_the_reader() {
    let hall = Hall::new().await;
    for (language, words) in [("en", "tunnel tiles"), ("de", "Dynamit"), ("fr", "tunnel"), ("nl", "tunnel")] {
        let arguments = json!({ "game": "cavum", "words": words, "language": language });
        let found = call_at(&hall, "/mcp", "rules", arguments).await;
        let places = found.data["places"].as_array().expect("places");
        let section = places
            .iter()
            .find(|place| place["kind"] == "section")
            .unwrap_or_else(|| panic!("{language}: {}", found.text));
        let arguments = json!({ "game": "cavum", "section": section["id"], "language": language });
        let read = call_at(&hall, "/mcp", "rules", arguments).await;
        assert!(read.text.contains(section["title"].as_str().expect("a title")), "{read:?}");
        assert!(!read.text.contains("](picture:"), "{read:?}");
    }
    let contents = call_at(&hall, "/mcp", "rules", json!({ "game": "rockwell" })).await;
    assert!(
        contents.text.contains("5. Phase I")
            || contents.data["places"].as_array().is_some_and(|all| all.len() > 50)
    );
    assert_eq!(call_at(&hall, "/mcp", "rules", json!({})).await.code(), "bad-arguments");
}

#[tokio::test]
async fn who_waits_is_told_when_it_is_their_turn() {
    let hall = heaps().await;
    let table = hall.table("heaps", &["person", "person"]).await;
    // Everybody bids at once; after that one is asked at a time.
    for seat in 0..2 {
        let bid = at(&hall, &table, seat, "say", json!({ "words": "bid 1" })).await;
        assert!(!bid.is_refused, "{bid:?}");
    }
    let asked = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("a seat") as usize;
    let other = 1 - asked;
    let vain = at(&hall, &table, other, "wait", json!({ "seconds": 0 })).await;
    assert_eq!(vain.data["waited_in_vain"], true, "{vain:?}");
    let offer = at(&hall, &table, asked, "offer", json!({ "page": 1 })).await;
    let words = offer.data["moves"][0]["words"].clone();
    let (waited, said) = tokio::join!(
        at(&hall, &table, other, "wait", json!({ "seconds": 50 })),
        at(&hall, &table, asked, "say", json!({ "words": words })),
    );
    assert!(!said.is_refused, "{said:?}");
    assert_eq!(
        (&waited.data["your_turn"], &waited.data["waited_in_vain"]),
        (&json!(true), &json!(false)),
        "{waited:?}"
    );
    let long = at(&hall, &table, other, "wait", json!({ "seconds": 51 })).await;
    assert_eq!(long.code(), "bad-arguments");
}

#[tokio::test]
async fn a_move_is_taken_back_when_the_other_agent_agrees() {
    let hall = heaps().await;
    let table = hall.table("heaps", &["person", "person"]).await;
    for _ in 0..2 {
        let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("a seat") as usize;
        let offer = at(&hall, &table, seat, "offer", json!({ "page": 1 })).await;
        let words = offer.data["moves"][0]["words"].clone();
        assert!(!at(&hall, &table, seat, "say", json!({ "words": words })).await.is_refused);
    }
    let before = at(&hall, &table, 0, "look", json!({})).await.data["number"].as_u64();
    let asked = at(&hall, &table, 0, "take_back", json!({})).await;
    if asked.data["result"] == "asked" {
        let waited = at(&hall, &table, 1, "wait", json!({})).await;
        assert_eq!(waited.data["take_back_asked_by"], 0, "{waited:?}");
        let agreed = at(&hall, &table, 1, "answer_take_back", json!({ "agree": true })).await;
        assert_eq!(agreed.data["result"], "done", "{agreed:?}");
    } else {
        assert_eq!(asked.data["result"], "done", "{asked:?}");
    }
    assert!(at(&hall, &table, 0, "look", json!({})).await.data["number"].as_u64() < before);
}

#[tokio::test]
async fn a_table_that_an_agent_begins_has_bots_beside_it() {
    let hall = heaps().await;
    let begin = async |arguments: Value| call_at(&hall, "/mcp", "start_table", arguments).await;
    let begun = begin(json!({ "game": "heaps", "bots": ["random"], "hints": true })).await;
    let link = begun.data["links"][0]["link"].as_str().unwrap_or_else(|| panic!("{begun:?}")).to_owned();
    assert_eq!(begun.data["links"].as_array().map(Vec::len), Some(1), "{begun:?}");
    let hint = call_at(&hall, "/mcp", "hint", json!({ "table": link })).await;
    // The bot may have begun.
    assert!(hint.code() == "not-pending" || hint.data["moves"][0]["words"].is_string(), "{hint:?}");
    for (arguments, code) in [
        (json!({ "game": "heaps", "mine": [7] }), "bad-arguments"),
        (json!({ "game": "heaps", "mine": [] }), "bad-arguments"),
        (json!({ "game": "heaps", "seats": 3, "bots": ["random", "random", "random"] }), "bad-arguments"),
        (json!({ "game": "heaps", "bots": ["a stranger"] }), "bad-arguments"),
        (json!({ "game": "heaps", "seed": 7 }), "bad-arguments"),
        (json!({ "game": "heaps", "bots": ["random"], "options": { "no": "such" } }), "no-such-setup"),
        (json!({ "game": "heaps", "bots": ["random"], "data": "no data" }), "no-such-setup"),
    ] {
        let refused = begin(arguments.clone()).await;
        assert_eq!(refused.code(), code, "{arguments}: {refused:?}");
    }
    let several = begin(json!({ "game": "heaps", "seats": 2, "mine": [0, 1] })).await;
    assert_eq!(several.data["links"].as_array().map(Vec::len), Some(2), "{several:?}");
}

#[tokio::test]
async fn a_table_without_hints_gives_none() {
    let hall = heaps().await;
    let table = hall.begin(&json!({ "game": "heaps", "players": [{}, {}], "hints": false })).await;
    let refused = at(&hall, &table, 0, "hint", json!({})).await;
    assert_eq!(refused.code(), "no-hints", "{refused:?}");
}

#[tokio::test]
async fn agents_count_for_the_limits_of_the_server() {
    let hall = Hall::with(|config| {
        config.games = HEAPS;
        config.rate = Some(Rate { burst: 5, per_second: 0 });
    })
    .await;
    let ask = async || send(&hall, from([192, 0, 2, 1], request("/mcp", "list_games", &json!({})))).await;
    // The request of the agent is one, and what it asks the interface are two more.
    assert!(!ask().await.text.contains("too-many"));
    assert!(ask().await.text.contains("too-many"), "the interface refuses");
    assert_eq!(ask().await.status, StatusCode::TOO_MANY_REQUESTS, "the address itself is refused");
}

#[tokio::test]
async fn pages_of_other_sites_cannot_ask_as_an_agent() {
    let hall = heaps().await;
    let mut foreign = request("/mcp", "list_games", &json!({}));
    foreign.headers_mut().insert(ORIGIN, "https://evil.example".parse().expect("a header"));
    assert_eq!(send(&hall, foreign).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_named() {
    let hall = heaps().await;
    let table = hall.table("heaps", &["person", "person"]).await;
    for (tool, arguments, told) in [
        ("look", json!({ "colour": "red" }), "unknown field `colour`"),
        ("look", json!({ "as": "music" }), "unknown variant `music`"),
        ("look", json!({ "language": "la" }), "there is no language \"la\"; use en, de, fr, nl"),
        ("say", json!({}), "missing field `words`"),
        ("offer", json!({ "page": 9_999 }), "`page` is from 1"),
        ("what", json!({ "thing": "dragon" }), "nothing on the table is called"),
    ] {
        let seat = hall.frame(&table, &table.watch).await["pending"][0].as_u64().expect("a seat") as usize;
        let refused = at(&hall, &table, seat, tool, arguments.clone()).await;
        assert!(refused.is_refused && refused.text.contains(told), "{tool} {arguments}: {refused:?}");
    }
    let unknown = send(&hall, request("/mcp", "sing", &json!({}))).await;
    assert!(unknown.text.contains("there is no tool") && unknown.text.contains("list_games"), "{unknown:?}");
    for link in ["", "/join/../x", "https://adit.example.org/table/x"] {
        let refused = call_at(&hall, "/mcp", "sit", json!({ "link": link })).await;
        assert_eq!(refused.code(), "not-a-link", "{link}: {refused:?}");
    }
}
