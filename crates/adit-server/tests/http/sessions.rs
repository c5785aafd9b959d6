//! A browser keeps one session, and the server keeps its seats.

use crate::client::{Answer, Hall, until};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{Method, StatusCode};
use serde_json::json;
use std::collections::BTreeMap;

/// A browser that keeps cookies.
#[derive(Clone, Default)]
pub struct Browser(BTreeMap<String, String>);

impl Browser {
    /// A browser that has this session already.
    pub fn with_session(session: &str) -> Browser {
        Browser(BTreeMap::from([("adit-session".to_owned(), session.to_owned())]))
    }

    /// A browser that has the cookie of a table, from before there were sessions.
    pub fn with_table(table: &str, tokens: &str) -> Browser {
        Browser(BTreeMap::from([(format!("adit-table-{table}"), tokens.to_owned())]))
    }

    /// Has a cookie that another browser has.
    pub fn take(&mut self, other: &Browser, name: &str) {
        self.0.insert(name.to_owned(), other.0[name].clone());
    }

    pub fn has_session(&self) -> bool {
        self.0.contains_key("adit-session")
    }

    /// The secret of its session.
    pub fn session(&self) -> &str {
        &self.0["adit-session"]
    }

    pub fn cookie(&self) -> String {
        self.0.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    pub fn keep(&mut self, answer: &Answer) {
        for cookie in answer.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok()) {
            let (name, value) =
                cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            if cookie.contains("Max-Age=0") {
                self.0.remove(name);
            } else {
                self.0.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    pub async fn get(&mut self, hall: &Hall, path: &str) -> Answer {
        let answer = hall.page(path, &self.cookie()).await;
        self.keep(&answer);
        answer
    }

    pub async fn post(&mut self, hall: &Hall, path: &str, body: &str) -> Answer {
        let answer = hall.form(path, &self.cookie(), body).await;
        self.keep(&answer);
        answer
    }

    /// Begins a game and gives the address of its table.
    async fn begin(&mut self, hall: &Hall) -> String {
        self.begin_as(hall, "").await
    }

    /// The same under a name.
    pub async fn begin_as(&mut self, hall: &Hall, name: &str) -> String {
        let order = format!("game=caverna&seat0=me&seat1=friend&name={name}");
        let begun = self.post(hall, "/tables", &order).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{begun:?}");
        begun.headers[LOCATION].to_str().expect("an address").to_owned()
    }
}

/// The links of a page for others.
pub fn links(page: &Answer) -> Vec<String> {
    let links = page.text.split("href=\"").filter_map(|rest| rest.split('"').next());
    links.filter(|link| link.starts_with("/join/")).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_browser_keeps_every_seat_of_two_hundred_tables_in_one_cookie() {
    let mut hall = Hall::new().await;
    let mut browser = Browser::default();
    let mut tables = Vec::new();
    for _ in 0..200 {
        tables.push(browser.begin(&hall).await);
    }
    assert_eq!(browser.0.keys().collect::<Vec<_>>(), ["adit-session"]);
    hall = hall.restarted().await;
    for address in tables.iter().step_by(33) {
        let page = browser.get(&hall, address).await;
        assert!(
            page.status.is_success() && page.text.contains("\"viewer\":\"s0\""),
            "{address}: {}",
            page.text
        );
        assert_eq!(links(&page).len(), 2, "the friend's link is there again, and that for spectators");
    }
    // The list has all of them, page by page.
    let mut listed = Vec::new();
    let mut next = Some("/tables".to_owned());
    while let Some(path) = next {
        let page = browser.get(&hall, &path).await.text;
        let addresses = page.split("href=\"").filter_map(|rest| rest.split('"').next());
        let (more, found): (Vec<&str>, Vec<&str>) =
            addresses.filter(|link| link.starts_with("/table")).partition(|link| link.contains("after="));
        listed.extend(found.into_iter().filter(|link| *link != "/tables").map(str::to_owned));
        next = more.first().map(|link| (*link).to_owned());
    }
    listed.sort();
    tables.sort();
    assert_eq!(listed, tables);
}

#[tokio::test]
async fn a_session_is_renewed_and_never_stored() {
    let hall = Hall::with(|config| config.secure_cookies = true).await;
    let mut browser = Browser::default();
    let address = browser.begin(&hall).await;
    let page = browser.get(&hall, &address).await;
    let cookie = page.headers[SET_COOKIE].to_str().expect("a text");
    for part in ["adit-session=", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=34560000", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let session = browser.0["adit-session"].clone();
    for (name, bytes) in hall.stored() {
        assert!(!bytes.windows(session.len()).any(|window| window == session.as_bytes()), "{name}");
    }
    // A browser without a session, or with one that is made up, is sent none and sees nothing.
    let stranger = hall.page(&address, "").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    let forged = hall.page(&address, &format!("adit-session={}", "0".repeat(32))).await;
    assert_eq!(forged.status, StatusCode::UNAUTHORIZED);
    assert!(hall.page("/tables", "").await.headers.get(SET_COOKIE).is_none());
}

#[tokio::test]
async fn a_friend_has_a_session_of_their_own() {
    let hall = Hall::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let address = anna.begin(&hall).await;
    let link = links(&anna.get(&hall, &address).await)[0].clone();
    assert_eq!(ben.get(&hall, &link).await.status, StatusCode::OK);
    assert!(ben.0.is_empty(), "looking at a link is not sitting down");
    ben.post(&hall, &link, "").await;
    let page = ben.get(&hall, &address).await;
    assert!(
        page.text.contains("\"viewer\":\"s1\"") && page.text.contains("\"creates\":false"),
        "{}",
        page.text
    );
    assert_eq!(links(&page).len(), 1, "only who created the table passes on seats");
    assert_ne!(anna.0["adit-session"], ben.0["adit-session"]);
    // A second table joins the same session.
    let other = anna.begin(&hall).await;
    let link = links(&anna.get(&hall, &other).await)[0].clone();
    ben.post(&hall, &link, "").await;
    for address in [&address, &other] {
        assert_eq!(ben.get(&hall, address).await.status, StatusCode::OK);
    }
    assert_eq!(ben.0.len(), 1);
}

#[tokio::test]
async fn seats_from_before_there_were_sessions_are_kept() {
    let hall = Hall::new().await;
    let tables =
        [hall.table("cavum", &["person", "person"]).await, hall.table("cavum", &["person", "person"]).await];
    let mut browser = Browser::default();
    for table in &tables {
        let held = format!("{}.{}", table.watch, table.tokens[1]);
        browser.0.insert(format!("adit-table-{}", table.id), held);
    }
    browser.0.insert("adit-table-nothing".to_owned(), "0".repeat(32));
    browser.0.insert(format!("adit-invite-{}", tables[0].id), format!("0-{}", tables[0].tokens[0]));
    let page = browser.get(&hall, &format!("/table/{}", tables[0].id)).await;
    assert!(page.text.contains("\"viewer\":\"s1\""), "{}", page.text);
    assert_eq!(links(&page).len(), 2, "links that were to be passed on are still there");
    assert!(browser.0.keys().all(|name| !name.starts_with("adit-table-")), "{:?}", browser.0.keys());
    for table in &tables {
        let page = browser.get(&hall, &format!("/table/{}", table.id)).await;
        assert!(page.text.contains("\"viewer\":\"s1\""), "{}", page.text);
        assert!(browser.get(&hall, "/tables").await.text.contains(&table.id));
    }
}

#[tokio::test]
async fn a_seat_that_was_taken_on_one_server_is_known_to_the_other() {
    let Some(url) = adit_testpostgres::database() else { return };
    let halls = [Hall::on(&url).await, Hall::on(&url).await];
    let mut browser = Browser::default();
    for round in 0..4 {
        let address = browser.begin(&halls[round % 2]).await;
        for hall in &halls {
            let page = browser.get(hall, &address).await;
            assert!(page.text.contains("\"viewer\":\"s0\""), "{}", page.text);
        }
    }
    // Somebody who watches on one server sits down on the other.
    let mut friend = Browser::default();
    let address = browser.begin(&halls[0]).await;
    let links = links(&browser.get(&halls[0], &address).await);
    friend.post(&halls[0], &links[1], "").await;
    assert!(friend.get(&halls[0], &address).await.text.contains("\"viewer\":\"public\""));
    friend.post(&halls[1], &links[0], "").await;
    assert!(friend.get(&halls[0], &address).await.text.contains("\"viewer\":\"s1\""));
}

#[tokio::test]
async fn the_creator_of_a_table_decides_whether_spectators_speak() {
    let Some(url) = adit_testpostgres::database() else { return };
    let halls = [Hall::on(&url).await, Hall::on(&url).await];
    for hall in &halls {
        hall.listen().await;
    }
    let created =
        halls[0].post("/api/tables", "", &json!({ "game": "caverna", "players": [{}, {}] })).await.json();
    let token = |name: &str| created[name].as_str().expect("a token").to_owned();
    let (creator, watch) = (token("creator"), token("watch"));
    let player = created["seats"][0]["token"].as_str().expect("a token");
    let path = format!("/api/tables/{}", created["id"].as_str().expect("an id"));
    let mute = async |hall: &Hall, token: &str, muted: bool| {
        let body = json!({ "muted": muted });
        hall.request(Method::PUT, &format!("{path}/spectators"), token, Some(&body)).await
    };
    let say = async |hall: &Hall, token: &str| {
        hall.post(&format!("{path}/chat"), token, &json!({ "text": "good luck" })).await
    };
    assert!(say(&halls[1], &watch).await.status.is_success());
    for token in [player, watch.as_str()] {
        assert_eq!(mute(&halls[0], token, true).await.code(), "not-creator");
    }
    for _ in 0..2 {
        assert_eq!(mute(&halls[0], &creator, true).await.status, StatusCode::NO_CONTENT);
    }
    // The other server, which has the table in memory, learns it from the store.
    until(async || halls[1].get(&path, &watch).await.json()["muted"] == true).await;
    for hall in &halls {
        let refused = say(hall, &watch).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, "muted"));
        for token in [player, creator.as_str()] {
            assert!(say(hall, token).await.status.is_success());
        }
    }
    assert_eq!(halls[0].get(&path, &creator).await.json()["creator"], true);
    mute(&halls[1], &creator, false).await;
    until(async || say(&halls[0], &watch).await.status.is_success()).await;
}
