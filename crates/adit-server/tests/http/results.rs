//! How games have ended, and who is how strong.

use crate::client::{Answer, Hall, Table, until};
use crate::sessions::Browser;
use adit_game::{Dice as _, SplitDice};
use adit_store::{Clock, KeptResult, Memory, NoMishaps, PlayerId, Store, TableId, Whose};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

async fn hall() -> (Hall, Store) {
    let store = Memory::new().open(NoMishaps, Clock::system());
    (Hall::stored_in(store.clone()).await, store)
}

async fn player(store: &Store, browser: &Browser) -> PlayerId {
    let session = Sha256::digest(browser.session().as_bytes());
    let session: String = session.iter().map(|byte| format!("{byte:02x}")).collect();
    match store.whose(&session).await.expect("an answer") {
        Whose::Player(player, _) => player.id,
        Whose::Nobody | Whose::Ended => panic!("nobody is known"),
    }
}

fn api(address: &str) -> String {
    format!("/api{}", address.replace("/table/", "/tables/"))
}

fn id(address: &str) -> TableId {
    address.rsplit('/').next().expect("a name").parse().expect("a name")
}

async fn send(hall: &Hall, browser: &Browser, path: &str, body: &Value) -> Answer {
    let request =
        Request::post(path).header(COOKIE, browser.cookie()).header(CONTENT_TYPE, "application/json");
    hall.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

/// Begins a table of Caverna in a browser, which the next one joins by the invitation.
async fn begun(hall: &Hall, ann: &mut Browser, ben: &mut Browser, order: &str) -> String {
    let order = format!("game=caverna&seat0=me&seat1=friend&name=Ann{order}");
    let begun = ann.post(hall, "/tables", &order).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let address = begun.headers["location"].to_str().expect("an address").to_owned();
    let people = ann.get(hall, &format!("{address}/people")).await.text;
    let invite =
        people.split("/invite/").nth(1).and_then(|rest| rest.split('"').next()).expect("an invitation");
    let invite = format!("/invite/{invite}");
    let page = ben.get(hall, &invite).await.text;
    assert_eq!(page.contains("you agree to that"), order.contains("rated=yes"), "{page}");
    assert_eq!(ben.post(hall, &invite, "name=Ben").await.status, StatusCode::SEE_OTHER);
    address
}

/// Plays a game of two browsers, until it is over or so many moves are made.
async fn play(hall: &Hall, address: &str, browsers: [&mut Browser; 2], moves: usize) {
    let [ann, ben] = browsers;
    let path = api(address);
    let mut dice = SplitDice(5);
    for _ in 0..moves {
        let frame = ann.get(hall, &format!("{path}/frame")).await.json();
        let Some(seat) = frame["pending"][0].as_u64() else { return };
        let own = if seat == 0 { &mut *ann } else { &mut *ben };
        let frame = own.get(hall, &format!("{path}/frame")).await.json();
        let offered = frame["offer"]["moves"].as_array().expect("an offer");
        let said = json!({ "offer": frame["offer"]["id"], "words": offered[dice.index(offered.len())] });
        let said = send(hall, own, &format!("{path}/say"), &said).await;
        assert_eq!(said.status, StatusCode::OK, "{said:?}");
    }
}

async fn kept(store: &Store, address: &str) -> Option<KeptResult> {
    store.result_of_table(&id(address)).await.expect("an answer")
}

#[tokio::test]
async fn two_people_play_a_rated_game_and_find_it_on_every_page() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, mut cleo) = (Browser::default(), Browser::default(), Browser::default());
    assert!(ann.get(&hall, "/ladder/caverna").await.text.contains("No rated game has ended here yet"));
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes").await;
    assert_eq!(ann.get(&hall, &api(&address)).await.json()["rated"], true);
    assert!(ann.get(&hall, &address).await.text.contains("This game counts for the ladder"));
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    let result = kept(&store, &address).await.expect("a result");
    assert_eq!((result.game.as_str(), result.rated, result.seats.len()), ("caverna", Some(1), 2));
    let (ann_is, ben_is) = (player(&store, &ann).await, player(&store, &ben).await);
    assert_eq!(result.seats[0].player, Some(ann_is.clone()));
    for seat in &result.seats {
        let points: std::collections::BTreeMap<String, i32> =
            serde_json::from_str(&seat.points).expect("points");
        assert_eq!(points.values().sum::<i32>(), seat.score, "points by source add up");
        assert!(seat.rating.is_some());
    }
    // Everybody sees the ladder, the statistics and the players, and nobody an id of a player.
    let ladder = cleo.get(&hall, "/ladder/caverna").await.text;
    assert!(ladder.contains(">Ann<") && ladder.contains(">Ben<") && ladder.contains(" to "), "{ladder}");
    let page = format!("/players/{}", ann_is.page());
    assert!(ladder.contains(&page), "{ladder}");
    let seen = cleo.get(&hall, &page).await.text;
    assert!(seen.contains("<h1>Ann</h1>") && seen.contains(">Ben<") && seen.contains("<polyline"), "{seen}");
    assert!(!seen.contains("/result\""), "others have no way into the table: {seen}");
    let own = ann.get(&hall, "/me/results").await;
    assert_eq!((own.status, own.headers["location"].as_bytes()), (StatusCode::SEE_OTHER, page.as_bytes()));
    let seen = ann.get(&hall, &page).await.text;
    assert!(
        seen.contains("This is how others see you") && seen.contains(&format!("{address}/result")),
        "{seen}"
    );
    let game = cleo.get(&hall, "/results/caverna").await.text;
    for told in
        ["Which seat wins", "Rooms furnished", "Action tiles taken", "<rect class=\"bar\"", ">Ann<", "rated"]
    {
        assert!(game.contains(told), "{told}: {game}");
    }
    assert!(cleo.get(&hall, "/results").await.text.contains("1 game has ended here."));
    let table = ben.get(&hall, &format!("{address}/result")).await.text;
    assert!(table.contains("Orange rooms") && table.contains("Rating afterwards"), "{table}");
    assert!(ben.get(&hall, "/tables").await.text.contains(&format!("{address}/result")));
    let pages = [ladder, seen, game, table];
    for id in [&ann_is, &ben_is] {
        assert!(pages.iter().all(|page| !page.contains(id.as_str())), "the id of a player stays inside");
    }
    assert_eq!(cleo.get(&hall, &format!("{address}/result")).await.status, StatusCode::UNAUTHORIZED);
    // Programs are told the same.
    let ladder = hall.get("/api/games/caverna/ladder", "").await.json();
    let names = [&ladder[0]["player"]["name"], &ladder[1]["player"]["name"]];
    assert!(names.contains(&&json!("Ann")) && names.contains(&&json!("Ben")), "{ladder}");
    assert!(ladder[0]["rating"]["low"].as_i64() < ladder[0]["rating"]["points"].as_i64(), "{ladder}");
    let reached = hall.get(&format!("/api/players/{}", ann_is.page()), "").await.json();
    assert_eq!((&reached["player"]["name"], &reached["games"][0]["games"]), (&json!("Ann"), &json!(1)));
    let ended = hall.get(&format!("/api/players/{}/results", ann_is.page()), "").await.json();
    assert_eq!(ended, hall.get("/api/games/caverna/ended", "").await.json());
    assert_eq!(ended["results"][0], ben.get(&hall, &format!("{}/result", api(&address))).await.json());
    assert_eq!((&ended["results"][0]["rated"], &ended["next"]), (&json!(1), &Value::Null));
    let stats = hall.get("/api/games/caverna/results", "").await.json();
    assert_eq!(
        (&stats["all"], &stats["games"], &stats["seats"]["2"][0]["fair"]),
        (&json!(1), &json!(1), &json!(0.5))
    );
    assert!(stats["things"]["room"][0]["name"].as_str().is_some_and(|name| !name.is_empty()), "{stats}");
    // What is kept of Ann can be taken along.
    let all = ann.get(&hall, "/me/data").await.json();
    assert_eq!(all["results"]["games"][0]["game"], "caverna");
    assert_eq!(all["results"]["games"][0]["seats"][0]["is_you"], true);
    assert_eq!(all["results"]["ratings"][0]["games"], 1);
    // Ben goes, and leaves a result without a name.
    assert_eq!(ben.post(&hall, "/me/delete", "sure=yes").await.status, StatusCode::SEE_OTHER);
    let left = kept(&store, &address).await.expect("a result");
    assert_eq!((left.seats[1].player.clone(), left.seats[1].score), (None, result.seats[1].score));
    let gone = hall.get(&format!("/api/players/{}", ben_is.page()), "").await;
    assert_eq!((gone.status, gone.code()), (StatusCode::NOT_FOUND, "no-page".to_owned()));
    for path in ["/ladder/caverna", "/results/caverna", &page] {
        let text = cleo.get(&hall, path).await.text;
        assert!(!text.contains("Ben") && text.contains("Ann"), "{path}: {text}");
    }
}

/// The append that ends such a game carries its result and the secret.
#[tokio::test]
async fn a_game_can_count_whose_chance_is_proven_fair() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes&verifiable=yes").await;
    let fair = format!("{}/fair", api(&address));
    for (seat, browser) in [&ann, &ben].into_iter().enumerate() {
        let added = send(&hall, browser, &fair, &json!({ "seat": seat, "text": "mine" })).await;
        assert_eq!(added.status, StatusCode::OK, "{added:?}");
    }
    assert_eq!(ann.get(&hall, &fair).await.json()["state"], "playing");
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    assert_eq!(ann.get(&hall, &fair).await.json()["state"], "published");
    let result = kept(&store, &address).await.expect("a result");
    assert_eq!(result.rated, Some(1));
    assert!(result.seats.iter().all(|seat| seat.player.is_some() && seat.rating.is_some()));
    let back = send(&hall, &ann, &format!("{}/back", api(&address)), &json!({})).await;
    assert_eq!(back.status, StatusCode::FORBIDDEN, "{back:?}");
    assert_eq!(kept(&store, &address).await, Some(result));
}

#[tokio::test]
async fn a_rated_table_refuses_what_would_make_ratings_meaningless() {
    let (hall, _) = hall().await;
    let order = |change: &dyn Fn(&mut Value)| {
        let mut order = json!({ "game": "caverna", "players": [{}, { "bot": "hard" }], "rated": true });
        change(&mut order);
        order
    };
    let refused = async |order: Value| hall.post("/api/tables", "", &order).await.code();
    assert_eq!(hall.post("/api/tables", "", &order(&|_| {})).await.status, StatusCode::CREATED);
    assert_eq!(refused(order(&|order| order["hints"] = json!(true))).await, "no-such-setup");
    assert_eq!(refused(order(&|order| order["training"] = json!(true))).await, "no-such-setup");
    assert_eq!(refused(order(&|order| order["players"][1]["bot"] = json!("random"))).await, "no-such-setup");
    assert_eq!(
        refused(order(&|order| order["players"][0] = json!({ "bot": "easy" }))).await,
        "no-such-setup"
    );
    assert_eq!(refused(order(&|order| order["players"] = json!([{}]))).await, "no-such-setup");
    let data = hall.get("/api/games/caverna/data", "").await.text;
    // A copy of the built-in components is nothing else; what was changed is.
    let copied = hall.post("/api/tables", "", &order(&|order| order["data"] = json!(data))).await;
    assert_eq!(copied.status, StatusCode::CREATED, "{copied:?}");
    let changed = order(&|order| order["data"] = json!(format!("{data}# Ours.\n")));
    let changed = hall.post("/api/tables", "", &changed).await;
    assert_eq!(changed.code(), "no-such-setup");
    assert!(changed.text.contains("built-in components"), "{changed:?}");
    let mut browser = Browser::default();
    let twice = browser.post(&hall, "/tables", "game=caverna&seat0=me&seat1=me&rated=yes").await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY, "one seat for each person");

    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes&option-start_player=s0").await;
    let path = api(&address);
    assert_eq!(ann.get(&hall, &path).await.json()["hints"], false);
    assert_eq!(send(&hall, &ann, &format!("{path}/hint"), &json!({})).await.code(), "no-hints");
    let people = format!("{address}/people");
    for to in ["bot:easy", "somebody"] {
        let given = ann.post(&hall, &people, &format!("seat=0&to={to}")).await;
        assert_eq!(given.status, StatusCode::FORBIDDEN, "{}", given.text);
    }
    assert!(!ann.get(&hall, &people).await.text.contains("value=\"somebody\""));
    // When Ben has answered, Ann cannot even ask for her move.
    let mut moves = 0;
    while ann.get(&hall, &format!("{path}/frame")).await.json()["pending"] == json!([0]) {
        play(&hall, &address, [&mut ann, &mut ben], 1).await;
        moves += 1;
        assert!(moves < 200, "a turn ends");
    }
    play(&hall, &address, [&mut ann, &mut ben], 1).await;
    let back = send(&hall, &ann, &format!("{path}/back"), &json!({})).await;
    assert_eq!((back.status, back.code()), (StatusCode::FORBIDDEN, "rated".to_owned()));
    // The end stays.
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    for browser in [&ann, &ben] {
        assert_eq!(send(&hall, browser, &format!("{path}/back"), &json!({})).await.code(), "rated");
    }
    // Another game of the same players counts only if it is created so.
    let again = send(&hall, &ann, &format!("{path}/rematch"), &json!({})).await.json();
    let again = format!("/api/tables/{}", again["table"].as_str().expect("a name"));
    assert_eq!(ann.get(&hall, &again).await.json()["rated"], false);
}

#[tokio::test]
async fn a_result_goes_when_the_end_is_taken_back_and_comes_again() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "").await;
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    let path = api(&address);
    let before = kept(&store, &address).await.expect("a result");
    assert_eq!((before.rated, store.rated_games("caverna").await), (None, Ok(0)));
    // Whoever has made the last move wants it back; the other one agrees if they are asked.
    let mut is_back = false;
    for (one, other) in [(&ann, &ben), (&ben, &ann)] {
        let back = send(&hall, one, &format!("{path}/back"), &json!({})).await;
        if back.status == StatusCode::OK && back.json()["result"] == "asked" {
            send(&hall, other, &format!("{path}/consent"), &json!({ "agree": true })).await;
        }
        if hall.page(&format!("{path}/frame"), &one.cookie()).await.json()["over"].is_null() {
            is_back = true;
            break;
        }
    }
    assert!(is_back, "the end is taken back");
    assert_eq!(kept(&store, &address).await, None);
    assert_eq!(ann.get(&hall, &format!("{path}/result")).await.json(), Value::Null);
    assert!(ann.get(&hall, "/results").await.text.contains("0 games have ended here."));
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    assert_eq!(kept(&store, &address).await.expect("a result").seats.len(), 2);
}

#[tokio::test]
async fn what_is_no_game_of_its_own_is_no_result() {
    let (hall, store) = hall().await;
    let table = hall.begin(&json!({ "game": "caverna", "players": [{}, {}] })).await;
    let mut dice = SplitDice(5);
    assert!(hall.play(&table, 5_000, |moves| dice.index(moves)).await);
    assert!(store.result_of_table(&table.id.parse().expect("a name")).await.expect("an answer").is_some());
    let frame = hall.frame(&table, &table.watch).await;
    let at = frame["number"].as_u64().expect("a number") - 1;
    let order = json!({ "at": at, "viewer": "public", "players": [{}, {}] });
    let branch = hall.post(&format!("{}/branch", table.path), &table.watch, &order).await;
    let branch = Table::read(&branch.json());
    assert!(hall.play(&branch, 5_000, |moves| dice.index(moves)).await);
    assert_eq!(store.result_of_table(&branch.id.parse().expect("a name")).await, Ok(None));
    assert_eq!(store.count_results("caverna").await, Ok(1));
}

#[tokio::test]
async fn those_who_do_not_want_to_meet_do_not_see_each_other() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes").await;
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    let page = ann.get(&hall, "/me").await.text;
    let form = page.split("action=\"/me/block\"").nth(1).expect("somebody to block");
    let who = form.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a sign");
    ann.post(&hall, "/me/block", &format!("who={who}")).await;
    let (ann_page, ben_page) = (player(&store, &ann).await.page(), player(&store, &ben).await.page());
    for (browser, other, name) in [(&mut ann, &ben_page, "Ben"), (&mut ben, &ann_page, "Ann")] {
        let seen = browser.get(&hall, &format!("/players/{other}")).await;
        assert_eq!(seen.status, StatusCode::NOT_FOUND);
        for path in
            ["/ladder/caverna", "/results/caverna", "/api/games/caverna/ladder", "/api/games/caverna/ended"]
        {
            let text = browser.get(&hall, path).await.text;
            assert!(!text.contains(name) && !text.contains(other.as_str()), "{path}: {text}");
        }
    }
    // Everybody else sees both.
    assert_eq!(hall.get(&format!("/api/players/{ben_page}"), "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn tables_that_ended_before_there_were_results_are_brought_in() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes").await;
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    let first = kept(&store, &address).await.expect("a result");
    let closed = begun(&hall, &mut ann, &mut ben, "").await;
    for browser in [&mut ann, &mut ben] {
        browser.post(&hall, &format!("{closed}/people"), "close=yes").await;
    }
    let export = async |table: &TableId| store.export(table).await.expect("a text");
    let text = format!("{}{}", export(&first.table).await, export(&id(&closed)).await);
    let other = Memory::new().open(NoMishaps, Clock::system());
    other.import(&text).await.expect("tables");
    let fresh = Hall::stored_in(other.clone()).await;
    tokio::spawn(fresh.server.clone().attend());
    until(async || other.tables_without_result(None, 9).await == Ok(Vec::new())).await;
    let found = kept(&other, &address).await.expect("a result");
    let told = |result: &KeptResult| {
        let seats = result
            .seats
            .iter()
            .map(|seat| (seat.place, seat.score, seat.points.clone(), seat.counted.clone()));
        (result.game.clone(), result.length, result.about.clone(), seats.collect::<Vec<_>>())
    };
    assert_eq!(told(&found), told(&first));
    assert_eq!(found.rated, None, "what is brought in does not count");
    let gap = (found.ended_at.millis() - first.ended_at.millis()).abs();
    assert!(gap < 1_000, "it ended when its last move was made: {gap}");
    assert_eq!(kept(&other, &closed).await, None);
    assert_eq!(other.count_results("caverna").await, Ok(1));
}

#[tokio::test]
async fn every_page_speaks_every_language_and_bad_addresses_are_told() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = begun(&hall, &mut ann, &mut ben, "&rated=yes").await;
    play(&hall, &address, [&mut ann, &mut ben], 5_000).await;
    let page = format!("/players/{}", player(&store, &ann).await.page());
    let result = format!("{address}/result");
    for language in ["en", "de", "fr", "nl"] {
        ann.post(&hall, "/language", &format!("language={language}")).await;
        for path in [
            "/results",
            "/results/caverna",
            "/results/cavum",
            "/ladder/caverna",
            "/ladder/rockwell",
            &page,
            &result,
        ] {
            let seen = ann.get(&hall, path).await;
            assert_eq!(seen.status, StatusCode::OK, "{path}");
            for missing in ["[results", "[ladder", "[player", "[result", "[counted", "[points", "{$", "{ $"] {
                assert!(!seen.text.contains(missing), "{language} {path} {missing}: {}", seen.text);
            }
        }
    }
    for path in ["/results/chess", "/ladder/chess", "/players/nobody", "/players/0000000000000000"] {
        assert_eq!(ann.get(&hall, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/results/caverna?after=x", "/players/x?after=1", "/ladder/caverna?after=-1"] {
        let seen = ann.get(&hall, path).await;
        assert!(seen.status.is_client_error(), "{path}: {}", seen.text);
    }
    let bad = hall.get("/api/games/caverna/ended?after=7", "").await;
    assert_eq!((bad.status, bad.code()), (StatusCode::BAD_REQUEST, "bad-request".to_owned()));
    assert_eq!(hall.get("/api/games/chess/ladder", "").await.code(), "no-page");
}
