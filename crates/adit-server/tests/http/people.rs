//! A browser that creates or joins something is a player.

use crate::client::{Hall, from};
use crate::sessions::{Browser, links};
use adit_game::{Dice as _, SplitDice};
use adit_server::{Config, Creating, Server};
use adit_store::{Clock, Memory, NoMishaps, PlayerState, Store, TableId, Whose};
use axum::body::Body;
use axum::http::header::COOKIE;
use axum::http::{Request, StatusCode};
use serde_json::json;
use sha2::{Digest as _, Sha256};

/// A hall, and the store behind it.
async fn hall() -> (Hall, Store) {
    let store = Memory::new().open(NoMishaps, Clock::system());
    (Hall::stored_in(store.clone()).await, store)
}

fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The player of a browser, as the store knows them.
async fn player(store: &Store, browser: &Browser) -> Option<adit_store::Player> {
    match store.whose(&hash(browser.session())).await.expect("an answer") {
        Whose::Player(player, _) => Some(*player),
        Whose::Nobody | Whose::Ended => None,
    }
}

fn id(address: &str) -> TableId {
    address.rsplit('/').next().expect("a name").parse().expect("a name")
}

/// Who sits at a table, as it is stored: the names and the players.
async fn seated(store: &Store, table: &TableId) -> Vec<(String, Option<String>)> {
    let meta: serde_json::Value =
        serde_json::from_str(&store.meta(table).await.expect("a table").text).expect("JSON");
    let players = meta["players"].as_array().expect("players").iter();
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    players.map(|player| (text(&player["name"]).unwrap_or_default(), text(&player["player"]))).collect()
}

#[tokio::test]
async fn who_creates_or_joins_a_table_is_a_player_who_is_known_to_sit_there() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    assert_eq!(ann.get(&hall, "/").await.status, StatusCode::OK);
    assert!(store.players(0, 9).await.expect("players").is_empty(), "looking makes nobody a player");
    let address = ann.begin_as(&hall, "Ann").await;
    let link = links(&ann.get(&hall, &address).await)[0].clone();
    ben.post(&hall, &link, "").await;
    let (ann_is, ben_is) =
        (player(&store, &ann).await.expect("Ann"), player(&store, &ben).await.expect("Ben"));
    assert_eq!((ann_is.name.as_str(), ben_is.name.as_str()), ("Ann", ""));
    let table = id(&address);
    let sits = |player: &adit_store::Player| Some(player.id.to_string());
    let expected = [("Ann".to_owned(), sits(&ann_is)), (String::new(), sits(&ben_is))];
    assert_eq!(seated(&store, &table).await, expected);
    for player in [&ann_is, &ben_is] {
        assert_eq!(store.tables_of_player(&player.id).await.expect("tables"), std::slice::from_ref(&table));
    }
    // The next table has the name without asking for it.
    let next = id(&ann.begin_as(&hall, "").await);
    assert_eq!(seated(&store, &next).await[0], ("Ann".to_owned(), sits(&ann_is)));
    // Nothing of this is told to anybody: neither the page nor the interface names a player's id.
    for browser in [&mut ann, &mut ben] {
        for path in [address.clone(), "/tables".to_owned(), format!("/api/tables/{table}")] {
            let page = browser.get(&hall, &path).await.text;
            let is_told = [&ann_is, &ben_is].iter().any(|player| page.contains(player.id.as_str()));
            assert!(!is_told, "{path}: {page}");
        }
    }
}

#[tokio::test]
async fn a_new_name_is_shown_at_tables_that_are_there() {
    let (hall, store) = hall().await;
    hall.listen().await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let first = ann.begin_as(&hall, "Ann").await;
    let link = links(&ann.get(&hall, &first).await)[0].clone();
    ben.post(&hall, &link, "").await;
    // A player who begins a table under another name is called so everywhere.
    let second = ann.begin_as(&hall, "Anna").await;
    for address in [&first, &second] {
        assert_eq!(seated(&store, &id(address)).await[0].0, "Anna");
        let page = ann.get(&hall, address).await.text;
        assert!(page.contains("Anna") && !page.contains("Ann "), "{page}");
    }
    let table = ben.get(&hall, &format!("/api{}", first.replace("/table/", "/tables/"))).await.json();
    assert_eq!(table["players"][0]["name"], "Anna");
}

/// A session that has seats from before there were players.
#[tokio::test]
async fn a_session_from_before_there_were_players_becomes_one_with_its_seats() {
    let (hall, store) = hall().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let watched = hall.table("cavum", &["person", "person"]).await;
    let mut ann = Browser::with_session(&"a".repeat(32));
    for (table, token) in [(&table, &table.tokens[1]), (&watched, &watched.watch)] {
        let (id, token) = (table.id.parse().expect("a name"), hash(token));
        store.claim(hash(ann.session()), id, token, None).await.expect("a seat");
    }
    // The table opens at once, and then the session has a player.
    let page = ann.get(&hall, &format!("/table/{}", table.id)).await;
    assert!(page.text.contains("\"viewer\":\"s1\""), "{}", page.text);
    let known = player(&store, &ann).await.expect("a player");
    assert_eq!(seated(&store, &table.id.parse().expect("a name")).await[1].1, Some(known.id.to_string()));
    assert_eq!(store.tables_of_player(&known.id).await.expect("tables").len(), 2);
    let list = ann.get(&hall, "/tables").await.text;
    assert!(list.contains(&table.id) && list.contains(&watched.id), "{list}");
    assert!(ann.get(&hall, &format!("/table/{}", watched.id)).await.text.contains("\"viewer\":\"public\""));
}

#[tokio::test]
async fn an_ended_session_opens_nothing_and_begins_anew() {
    let (hall, store) = hall().await;
    let mut ann = Browser::default();
    let address = ann.begin_as(&hall, "Ann").await;
    assert_eq!(ann.get(&hall, &address).await.status, StatusCode::OK);
    let (known, session) = (player(&store, &ann).await.expect("Ann"), ann.session().to_owned());
    store.end_session(known.id.clone(), hash(&session)).await.expect("ended");
    // What is known of a session is believed for ten seconds; another server has asked nobody yet.
    let other = Hall::stored_in(store.clone()).await;
    assert_eq!(other.page(&address, &ann.cookie()).await.status, StatusCode::UNAUTHORIZED);
    let mut thief = Browser::with_session(&session);
    let list = thief.get(&other, "/tables").await;
    assert!(list.status.is_success() && !list.text.contains("Ann"), "{list:?}");
    assert!(!thief.has_session(), "the cookie is gone");
    let mut thief = Browser::with_session(&session);
    let own = thief.begin_as(&other, "Thief").await;
    assert_ne!(thief.session(), session, "a new session");
    assert_eq!(thief.get(&other, &own).await.status, StatusCode::OK);
    assert_ne!(player(&store, &thief).await.expect("a player").id, known.id);
}

#[tokio::test]
async fn a_player_who_is_locked_out_neither_plays_nor_creates() {
    let (hall, store) = hall().await;
    let mut ann = Browser::default();
    let address = ann.begin_as(&hall, "Ann").await;
    let known = player(&store, &ann).await.expect("Ann");
    store.set_player_state(known.id, PlayerState::Locked).await.expect("locked");
    let other = Hall::stored_in(store.clone()).await;
    let page = ann.get(&other, &address).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "{}", page.text);
    assert!(page.text.contains("locked out"), "{}", page.text);
    let begun = ann.post(&other, "/tables", "game=caverna&seat0=me&seat1=friend").await;
    assert_eq!(begun.status, StatusCode::FORBIDDEN);
    let api = format!("/api{}", address.replace("/table/", "/tables/"));
    assert_eq!(ann.get(&other, &api).await.code(), "locked-out");
}

#[tokio::test]
async fn where_only_invited_players_create_tables_others_still_play() {
    let store = Memory::new().open(NoMishaps, Clock::system());
    let open = Hall::stored_in(store.clone()).await;
    let mut config = Config::new(adit_games::GAMES);
    config.creating = Creating::Invited;
    let mut hall = Hall::stored_in(store.clone()).await;
    hall.server = Server::new(&config, store.clone());
    let mut ann = Browser::default();
    let address = ann.begin_as(&open, "Ann").await;
    let begun = ann.post(&hall, "/tables", "game=caverna&seat0=me&seat1=friend").await;
    assert_eq!(begun.status, StatusCode::FORBIDDEN, "{}", begun.text);
    let order = json!({ "game": "caverna", "players": [{}, {}] });
    assert_eq!(hall.post("/api/tables", "", &order).await.code(), "not-invited");
    assert_eq!(ann.get(&hall, &address).await.status, StatusCode::OK, "a table that is there is played");
    let lesson = ann.post(&hall, "/puzzles/cavum", "id=none").await;
    assert_eq!(lesson.status, StatusCode::NOT_FOUND, "puzzles are open to everybody");
    let known = player(&store, &ann).await.expect("Ann");
    store.set_player_state(known.id, PlayerState::Invited).await.expect("invited");
    let mut fresh = Hall::stored_in(store.clone()).await;
    fresh.server = Server::new(&config, store);
    let begun = ann.post(&fresh, "/tables", "game=caverna&seat0=me&seat1=friend").await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
}

/// The path of the first link that begins like this.
pub fn link_to(page: &str, start: &str) -> String {
    let links = page.split("href=\"").filter_map(|rest| rest.split('"').next());
    let mut paths = links.map(|link| match link.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("", |at| &rest[at..]),
        None => link,
    });
    paths.find(|path| path.starts_with(start)).unwrap_or_else(|| panic!("no {start} in {page}")).to_owned()
}

async fn invitation(hall: &Hall, browser: &mut Browser, address: &str) -> String {
    link_to(&browser.get(hall, &format!("{address}/people")).await.text, "/invite/")
}

/// Ann's table, at which Ben sits too.
async fn two(hall: &Hall) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    let address = ann.begin_as(hall, "Ann").await;
    let invite = invitation(hall, &mut ann, &address).await;
    let joined = ben.post(hall, &invite, "name=Ben").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
    (ann, ben, address)
}

fn api(address: &str) -> String {
    format!("/api{}", address.replace("/table/", "/tables/"))
}

async fn viewer(hall: &Hall, browser: &mut Browser, address: &str) -> String {
    let page = browser.get(hall, address).await;
    let told = page.text.split("\"viewer\":\"").nth(1).and_then(|rest| rest.split('"').next());
    told.map_or_else(|| page.status.to_string(), str::to_owned)
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what_and_seats_everybody_under_their_name() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, mut cleo) = (Browser::default(), Browser::default(), Browser::default());
    let begun = "game=caverna&seat0=me&seat1=friend&name=Ann&option-start_player=s1";
    let begun = ann.post(&hall, "/tables", begun).await;
    let address = begun.headers["location"].to_str().expect("an address").to_owned();
    let invite = invitation(&hall, &mut ann, &address).await;
    let page = ben.get(&hall, &invite).await;
    assert!(page.text.contains("Ann invites you to") && page.text.contains("2 players"), "{}", page.text);
    assert!(page.text.contains("free seat") && page.text.contains("Game options"), "{}", page.text);
    assert!(!ben.has_session(), "looking at an invitation is not sitting down");
    let forged = invite.rsplit_once('/').expect("a token").0.to_owned() + "/" + &"0".repeat(32);
    assert_eq!(ben.get(&hall, &forged).await.status, StatusCode::UNAUTHORIZED);
    let old = links(&ann.get(&hall, &address).await)[0].clone();
    assert_eq!(ben.post(&hall, &invite, "name=Ben").await.status, StatusCode::SEE_OTHER);
    assert_eq!(viewer(&hall, &mut ben, &address).await, "s1");
    assert_eq!(seated(&store, &id(&address)).await[1].0, "Ben");
    // Coming again gives no second seat, and nobody else finds one.
    assert_eq!(ben.post(&hall, &invite, "").await.status, StatusCode::SEE_OTHER);
    assert!(cleo.get(&hall, &invite).await.text.contains("All seats are taken"));
    assert_eq!(cleo.post(&hall, &invite, "name=Cleo").await.status, StatusCode::CONFLICT);
    // A link to the seat from before does not open what is Ben's now, and is not shown any more.
    assert_eq!(cleo.get(&hall, &old).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(links(&ann.get(&hall, &address).await).len(), 1, "the link for spectators");
}

#[tokio::test]
async fn the_lobby_leads_to_open_tables_or_opens_one() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, mut cleo) = (Browser::default(), Browser::default(), Browser::default());
    let address = ann.begin_as(&hall, "Ann").await;
    let join = format!("/lobby/{}/join", id(&address));
    assert!(!ben.get(&hall, "/lobby").await.text.contains(&join), "a table is private at first");
    assert_eq!(ben.post(&hall, &join, "").await.status, StatusCode::CONFLICT);
    ann.post(&hall, &format!("{address}/people"), "lobby=seats").await;
    let page = ben.get(&hall, "/lobby?game=caverna").await.text;
    assert!(page.contains(&join) && page.contains("Ann"), "{page}");
    assert!(!ben.get(&hall, "/lobby?game=cavum").await.text.contains(&join));
    let now = ben.post(&hall, "/lobby", "game=caverna&name=Ben").await;
    assert_eq!(now.headers["location"], address.as_str(), "what fits is joined");
    assert_eq!(viewer(&hall, &mut ben, &address).await, "s1");
    assert!(!cleo.get(&hall, "/lobby").await.text.contains(&join), "it is full");
    // Nothing fits, so a table begins, and the next one finds it.
    let fresh = cleo.post(&hall, "/lobby", "game=caverna&name=Cleo").await;
    let fresh = fresh.headers["location"].to_str().expect("an address").to_owned();
    assert_ne!(fresh, address);
    assert_eq!(viewer(&hall, &mut cleo, &fresh).await, "s0");
    let again = cleo.post(&hall, "/lobby", "game=caverna").await;
    assert_ne!(again.headers["location"], fresh.as_str(), "nobody plays against themselves");
    let found = ben.post(&hall, "/lobby", "game=caverna").await;
    assert_eq!(
        seated(&store, &id(found.headers["location"].to_str().expect("an address"))).await[1].0,
        "Ben"
    );
    // Others watch where everybody may.
    let mut dora = Browser::default();
    let watch = format!("/lobby/{}/watch", id(&address));
    assert_eq!(dora.post(&hall, &watch, "").await.status, StatusCode::CONFLICT);
    ben.post(&hall, &format!("{address}/people"), "lobby=watch").await;
    assert!(dora.get(&hall, "/lobby").await.text.contains(&watch));
    dora.post(&hall, &watch, "").await;
    assert_eq!(viewer(&hall, &mut dora, &address).await, "public");
    assert!(dora.get(&hall, "/tables").await.text.contains(&address));
    let foreign = dora.post(&hall, &format!("{address}/people"), "lobby=seats").await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "who watches opens nothing");
}

#[tokio::test]
async fn a_link_opens_a_player_on_another_device_once() {
    let (hall, store) = hall().await;
    let (mut ann, mut phone) = (Browser::default(), Browser::default());
    let address = ann.begin_as(&hall, "Ann").await;
    let shown = ann.post(&hall, "/me/link", "").await;
    assert!(shown.text.contains("<svg class=\"qr\""), "{}", shown.text);
    let link = link_to(&shown.text, "/me/open/");
    assert_eq!(phone.get(&hall, &link).await.status, StatusCode::OK);
    assert!(!phone.has_session(), "looking opens nothing");
    assert_eq!(phone.post(&hall, &link, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(viewer(&hall, &mut phone, &address).await, "s0");
    assert!(phone.get(&hall, &address).await.text.contains("\"creates\":true"), "with every right");
    let late = Browser::default().post(&hall, &link, "").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND, "{}", late.text);
    assert!(ann.get(&hall, "/me").await.text.contains("Sign out all others"));
    ann.post(&hall, "/me/end", "session=others").await;
    assert_eq!(viewer(&hall, &mut phone, &address).await, "401 Unauthorized");
    assert_eq!(viewer(&hall, &mut ann, &address).await, "s0");
    // Nothing of the secrets is stored.
    let known = player(&store, &ann).await.expect("Ann");
    assert_eq!(store.sessions(&known.id).await.expect("sessions").len(), 1);
}

#[tokio::test]
async fn invitations_are_limited_for_each_player_and_each_address() {
    let (hall, _) = hall().await;
    let (mut ann, mut ben, mut carl) = (Browser::default(), Browser::default(), Browser::default());
    let address = ann.begin_as(&hall, "Ann").await;
    for _ in 0..60 {
        assert_eq!(ann.post(&hall, "/me/link", "").await.status, StatusCode::OK);
    }
    let people = format!("{address}/people");
    for (path, form) in [
        ("/me/link", ""),
        ("/lobby", "game=caverna"),
        ("/tables", "game=caverna&seat0=me&seat1=friend&lobby=yes"),
        (people.as_str(), "to=link&seat=0"),
        (people.as_str(), "to=somebody&seat=0"),
        (people.as_str(), "lobby=seats"),
    ] {
        assert_eq!(ann.post(&hall, path, form).await.status, StatusCode::TOO_MANY_REQUESTS, "{path} {form}");
    }
    assert_eq!(
        ann.post(&hall, &people, "lobby=none").await.status,
        StatusCode::SEE_OTHER,
        "that invites nobody"
    );
    ann.begin_as(&hall, "").await;
    // Others have their own, until they come from the same address.
    ben.begin_as(&hall, "Ben").await;
    carl.begin_as(&hall, "Carl").await;
    let link = async |browser: &Browser, last: u8| {
        let request = Request::post("/me/link").header(COOKIE, browser.cookie());
        let request = request.body(Body::empty()).expect("a request");
        hall.send(from([198, 51, 100, last], request)).await.status
    };
    for _ in 0..30 {
        assert_eq!((link(&ben, 7).await, link(&carl, 7).await), (StatusCode::OK, StatusCode::OK));
    }
    assert_eq!(link(&carl, 7).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(link(&carl, 8).await, StatusCode::OK);
}

#[tokio::test]
async fn a_recovery_code_brings_a_player_back_with_what_was_played_meanwhile() {
    let (hall, store) = hall().await;
    let (mut ann, mut other) = (Browser::default(), Browser::default());
    let first = ann.begin_as(&hall, "Ann").await;
    let shown = ann.post(&hall, "/me/code", "").await.text;
    let code = shown.split("id=\"code\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a code");
    let second = other.begin_as(&hall, "Guest").await;
    let wrong = other.post(&hall, "/me/recover", "code=abcd&along=yes").await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
    let typed = code.to_uppercase().replace('-', "+");
    let opened = other.post(&hall, "/me/recover", &format!("code={typed}&along=yes")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    for address in [&first, &second] {
        assert_eq!(viewer(&hall, &mut other, address).await, "s0");
        assert_eq!(viewer(&hall, &mut ann, address).await, "s0");
        assert_eq!(seated(&store, &id(address)).await[0].0, "Ann");
    }
    assert_eq!(store.players(0, 9).await.expect("players").len(), 1, "they are one player now");
    // Without taking anything along, what was played before stays with nobody.
    let mut third = Browser::default();
    let own = third.begin_as(&hall, "Third").await;
    third.post(&hall, "/me/recover", &format!("code={code}")).await;
    assert_eq!(viewer(&hall, &mut third, &own).await, "401 Unauthorized");
    assert_eq!(viewer(&hall, &mut third, &first).await, "s0");
}

#[tokio::test]
async fn players_take_their_data_with_them_and_are_deleted() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let table = id(&address);
    for (author, text) in [("s0", "hello from ann"), ("s1", "hello from ben")] {
        store.say(table.clone(), author.to_owned(), text.to_owned(), None).await.expect("said");
    }
    for (owner, text) in [("s0", "note of ann"), ("s1", "note of ben")] {
        store.set_note(table.clone(), owner.to_owned(), text.to_owned()).await.expect("noted");
    }
    let data = ann.get(&hall, "/me/data").await;
    let all = data.json();
    assert_eq!((&all["name"], &all["tables"][0]["table"]), (&json!("Ann"), &json!(table.as_str())));
    assert!(data.text.contains("hello from ann") && data.text.contains("note of ann"), "{}", data.text);
    assert!(!data.text.contains("of ben") && !data.text.contains("from ben"), "{}", data.text);
    assert!(!data.text.contains(ann.session()) && !data.text.contains(&hash(ann.session())));
    let unsure = ann.post(&hall, "/me/delete", "").await;
    assert_eq!(unsure.status, StatusCode::BAD_REQUEST);
    let known = player(&store, &ann).await.expect("Ann");
    let before = Browser::with_session(ann.session());
    ann.post(&hall, "/me/delete", "sure=yes").await;
    assert_eq!(store.player(&known.id).await, Ok(None));
    assert_eq!(hall.page(&address, &before.cookie()).await.status, StatusCode::UNAUTHORIZED);
    let page = ben.get(&hall, &address).await.text;
    assert!(!page.contains("Ann") && page.contains("\"viewer\":\"s1\""), "{page}");
    assert_eq!(store.note(&table, "s0").await, Ok(Some(String::new())));
    assert_eq!(store.note(&table, "s1").await, Ok(Some("note of ben".to_owned())));
    assert!(!store.export(&table).await.expect("an export").contains("Ann"));
    // Nobody has to be there for a page about nobody.
    assert_eq!(Browser::default().get(&hall, "/me").await.status, StatusCode::OK);
    assert_eq!(Browser::default().get(&hall, "/me/data").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_blocked_neither_joins_nor_is_heard() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let page = ann.get(&hall, "/me").await.text;
    let who = page.split("<option value=\"").find(|rest| rest.contains(">Ben<")).expect("Ben");
    let who = who.split('"').next().expect("a sign").to_owned();
    ann.post(&hall, "/me/block", &format!("who={who}")).await;
    let next = ann.begin_as(&hall, "").await;
    let invite = invitation(&hall, &mut ann, &next).await;
    assert_eq!(ben.post(&hall, &invite, "").await.status, StatusCode::FORBIDDEN);
    ann.post(&hall, &format!("{next}/people"), "lobby=seats").await;
    let join = format!("/lobby/{}/join", id(&next));
    assert!(!ben.get(&hall, "/lobby").await.text.contains(&join));
    assert!(Browser::default().get(&hall, "/lobby").await.text.contains(&join));
    assert_eq!(ben.post(&hall, &join, "").await.status, StatusCode::FORBIDDEN);
    // At the table where both sit already Ann does not see what Ben writes, and Ben does not notice.
    let (table, chat) = (id(&address), format!("{}/chat", api(&address)));
    for author in ["s0", "s1", "public"] {
        store.say(table.clone(), author.to_owned(), "hello".to_owned(), None).await.expect("said");
    }
    let heard = async |browser: &mut Browser| {
        let said = browser.get(&hall, &chat).await.json();
        let who = said.as_array().expect("messages").iter().map(|said| said["who"].to_string());
        who.collect::<String>()
    };
    assert_eq!(heard(&mut ann).await, "\"s0\"\"public\"");
    assert_eq!(heard(&mut ben).await, "\"s0\"\"s1\"\"public\"");
    ann.post(&hall, "/me/chat", "quiet=yes").await;
    assert_eq!(heard(&mut ann).await, "\"s0\"", "only their own words");
    ann.post(&hall, "/me/chat", "").await;
    let page = ann.get(&hall, "/me").await.text;
    let form = page.split("action=\"/me/unblock\"").nth(1).expect("somebody is blocked");
    let who = form.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a sign");
    ann.post(&hall, "/me/unblock", &format!("who={who}")).await;
    assert_eq!(heard(&mut ann).await, "\"s0\"\"s1\"\"public\"");
    assert_eq!(ben.post(&hall, &join, "").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_seat_is_handed_over_and_taken_back() {
    let (hall, store) = hall().await;
    hall.listen().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let people = format!("{address}/people");
    let mut cleo = Browser::default();
    // Nobody hands over what belongs to somebody else.
    assert_eq!(ben.post(&hall, &people, "seat=0&to=bot:random").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.post(&hall, &people, "seat=0&to=bot:nobody").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ann.post(&hall, &people, "seat=0&to=bot:random").await.status, StatusCode::SEE_OTHER);
    assert_eq!(viewer(&hall, &mut ann, &address).await, "public", "a bot plays, and Ann watches");
    let about = ben.get(&hall, &api(&address)).await.json();
    assert_eq!((&about["players"][0]["bot"], &about["players"][0]["name"]), (&json!("random"), &json!("")));
    assert_eq!(ben.post(&hall, &people, "seat=0&to=back").await.status, StatusCode::FORBIDDEN);
    assert!(ann.get(&hall, &people).await.text.contains("Take my seat back"));
    ann.post(&hall, &people, "seat=0&to=back").await;
    assert_eq!(viewer(&hall, &mut ann, &address).await, "s0");
    assert_eq!(seated(&store, &id(&address)).await[0].0, "Ann");
    // Somebody else plays for her, and has no more of it when she is back.
    let link = link_to(&ann.post(&hall, &people, "seat=0&to=somebody").await.text, "/join/");
    assert!(!ann.get(&hall, "/lobby").await.text.contains(&format!("/lobby/{}/join", id(&address))));
    cleo.post(&hall, &link, "").await;
    assert_eq!(viewer(&hall, &mut cleo, &address).await, "s0");
    assert_eq!(viewer(&hall, &mut ann, &address).await, "public");
    ann.post(&hall, &people, "seat=0&to=back").await;
    assert_eq!(viewer(&hall, &mut ann, &address).await, "s0");
    assert_eq!(viewer(&hall, &mut cleo, &address).await, "public", "who has played may watch");
    // A link to one's own seat opens it elsewhere, until there is another one.
    let first = link_to(&ann.post(&hall, &people, "seat=0&to=link").await.text, "/join/");
    let second = link_to(&ann.post(&hall, &people, "seat=0&to=link").await.text, "/join/");
    assert_eq!(Browser::default().post(&hall, &first, "").await.status, StatusCode::UNAUTHORIZED);
    let mut tablet = Browser::default();
    tablet.post(&hall, &second, "").await;
    assert_eq!(viewer(&hall, &mut tablet, &address).await, "s0");
    assert_eq!(viewer(&hall, &mut ann, &address).await, "s0");
    assert_eq!(seated(&store, &id(&address)).await[0].0, "Ann");
}

#[tokio::test]
async fn a_table_is_closed_when_all_who_sit_there_agree() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let (people, table) = (format!("{address}/people"), id(&address));
    ann.post(&hall, &people, "close=yes").await;
    assert!(ben.get(&hall, &people).await.text.contains("Agreed so far: Ann"));
    ann.post(&hall, &people, "close=no").await;
    ben.post(&hall, &people, "close=yes").await;
    assert_eq!(store.summary(&table).await.expect("a table").state, adit_store::State::Open);
    ann.post(&hall, &people, "close=yes").await;
    assert_eq!(store.summary(&table).await.expect("a table").state, adit_store::State::Finished);
    let page = ann.get(&hall, "/tables").await.text;
    assert!(page.contains("closed") && !page.contains("Your turn"), "{page}");
    // Nobody moves any more, here and after a restart.
    let fresh = Hall::stored_in(store.clone()).await;
    for hall in [&hall, &fresh] {
        for browser in [&ann, &ben] {
            let body = json!({ "words": "x" }).to_string();
            let request = Request::post(format!("{}/say", api(&address)))
                .header("cookie", browser.cookie())
                .header("content-type", "application/json");
            let said = hall.send(request.body(body.into()).expect("a request")).await;
            assert_eq!(said.code(), "closed", "{said:?}");
        }
    }
    assert!(ann.get(&hall, &address).await.text.contains("This table was closed"));
}

#[tokio::test]
async fn the_own_tables_are_listed_and_found_without_loading_any() {
    let (hall, store) = hall().await;
    let (mut ann, mut ben, address) = two(&hall).await;
    let other = ann.begin_as(&hall, "").await;
    let fresh = Hall::stored_in(store.clone()).await;
    let page = ann.get(&fresh, "/tables").await.text;
    for told in ["Your turn", "with Ben", "your turn", address.as_str(), other.as_str(), "just now"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert_eq!(fresh.counted("adit_tables_live").await, 0.0);
    let found = ann.get(&fresh, "/tables?search=BEN").await.text;
    assert!(found.contains(&address) && !found.contains(&other), "{found}");
    assert!(ann.get(&fresh, "/tables?search=rockwell").await.text.contains("No table fits"));
    let theirs = ben.get(&fresh, "/tables").await.text;
    assert!(theirs.contains("Waiting for others") && theirs.contains("with Ann"), "{theirs}");
    // A move is seen there: what is to be decided, and whose turn it is.
    let frame = ann.get(&hall, &format!("{}/frame", api(&address))).await.json();
    let body = json!({ "offer": frame["offer"]["id"], "words": frame["offer"]["moves"][0] }).to_string();
    let request = Request::post(format!("{}/say", api(&address)))
        .header("cookie", ann.cookie())
        .header("content-type", "application/json");
    let said = hall.send(request.body(body.into()).expect("a request")).await;
    assert!(said.status.is_success(), "{said:?}");
    assert!(ann.get(&fresh, "/tables").await.text.contains("class=\"phase\""));
}

/// The law of twins for lists: what somebody puts together under seal moves no table to the front of anybody's list.
#[tokio::test]
async fn lists_tell_nothing_of_what_is_put_together_under_seal() {
    let (hall, store) = hall().await;
    let table = hall.table("rockwell", &["person"; 3]).await;
    let mut browser = Browser::with_table(&table.id, &table.tokens[0]);
    assert!(browser.get(&hall, "/tables").await.text.contains(&table.id));
    let name: TableId = table.id.parse().expect("a name");
    let shown = async || {
        let table = store.summary(&name).await.expect("a table");
        ((table.moved_at, table.glance, table.waits_for, table.lobby, table.meta), table.length)
    };
    let mut dice = SplitDice(11);
    loop {
        let frame = hall.frame(&table, &table.tokens[1]).await;
        let offered = frame["offer"]["moves"].as_array().cloned().unwrap_or_default();
        if frame["pending"].as_array().is_some_and(|pending| pending.len() == 3)
            && offered.contains(&json!("bid done"))
        {
            break;
        }
        assert!(!hall.play(&table, 1, |moves| dice.index(moves)).await, "nobody ever bids");
    }
    let (before, length) = shown().await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let said = hall.say(&table, &table.tokens[1], &serde_json::Value::Null, "bid money 100").await;
    assert!(said.status.is_success(), "{said:?}");
    let (after, longer) = shown().await;
    assert!(longer > length, "it is stored");
    assert_eq!(after, before, "and no list shows it");
    // What everybody notices is seen there.
    for token in [&table.tokens[1], &table.tokens[0], &table.tokens[2]] {
        hall.say(&table, token, &serde_json::Value::Null, "bid done").await;
    }
    let (noticed, _) = shown().await;
    assert!(noticed.0 > before.0 && noticed.1.is_some_and(|glance| glance.contains("phase")));
}
