//! Component data of one's own: over HTTP, in the form of the start page, and as files of the host.

use crate::client::{Answer, Hall};
use adit_server::HostData;
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use serde_json::json;
use std::fmt::Write as _;

/// The data of Cavum, in which an owner of the game has corrected how many points everybody begins with.
fn corrected() -> String {
    let data = adit_any::find(adit_games::GAMES, "cavum").expect("a game").data();
    let corrected = data.replace("start_score = 20", "start_score = 25");
    assert_ne!(corrected, data);
    corrected
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut whole, byte| {
        write!(whole, "%{byte:02X}").expect("a text");
        whole
    })
}

fn cookies(answer: &Answer) -> String {
    let set = answer.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
}

#[tokio::test]
async fn a_program_begins_a_table_with_corrected_data() {
    let hall = Hall::new().await;
    let body = json!({ "game": "cavum", "players": [{}, {}], "data": corrected() });
    let begun = hall.post("/api/tables", "", &body).await;
    assert_eq!(begun.status, StatusCode::CREATED, "{}", begun.text);
    let begun = begun.json();
    let (id, token) =
        (begun["id"].as_str().expect("an id"), begun["seats"][0]["token"].as_str().expect("a token"));
    let frame = hall.get(&format!("/api/tables/{id}/frame"), token).await.json();
    assert_eq!(frame["view"]["players"][0]["score"], 25, "{frame}");
    assert_eq!(hall.get(&format!("/api/tables/{id}"), token).await.json()["own_data"], true);
    assert_eq!(hall.get(&format!("/api/tables/{id}/data"), token).await.text, corrected());
    // It is stored with the table.
    let hall = hall.restarted().await;
    let frame = hall.get(&format!("/api/tables/{id}/frame"), token).await.json();
    assert_eq!(frame["view"]["players"][0]["score"], 25, "{frame}");
}

#[tokio::test]
async fn the_built_in_data_can_be_read_and_sent_back_as_it_is() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let address = format!("/api/games/{}/data", game.id());
        let data = hall.get(&address, "").await;
        assert_eq!((data.status, data.text.as_str()), (StatusCode::OK, game.data()));
        assert_eq!(
            hall.post(&address, "", &json!({ "data": data.text })).await.status,
            StatusCode::NO_CONTENT
        );
        // A copy is not other data, also with the ends of lines that browsers send.
        let seats: Vec<_> =
            game.seats().iter().take(1).flat_map(|seats| vec![json!({}); usize::from(*seats)]).collect();
        let copy = game.data().replace('\n', "\r\n");
        let begun =
            hall.post("/api/tables", "", &json!({ "game": game.id(), "players": seats, "data": copy })).await;
        assert_eq!(begun.status, StatusCode::CREATED, "{}", begun.text);
        let begun = begun.json();
        let token = begun["seats"][0]["token"].as_str().expect("a token");
        let about =
            hall.get(&format!("/api/tables/{}", begun["id"].as_str().expect("an id")), token).await.json();
        assert_eq!(about["own_data"], false);
    }
    assert_eq!(hall.get("/api/games/chess/data", "").await.code(), "no-page");
}

#[tokio::test]
async fn what_is_wrong_with_data_is_said_with_its_place() {
    let hall = Hall::new().await;
    let line = |text: &str, wanted: &str| {
        let place = text.lines().position(|line| line.contains(wanted)).expect("a line");
        format!("line {}", place + 1)
    };
    let typo = corrected().replace("start_score", "start_scroe");
    let letters = corrected().replace("start_score = 25", "start_score = \"many\"");
    let lost = corrected().replace("mountain_cells = 91", "mountain_cells = 90");
    for (data, parts) in [
        (typo.clone(), vec!["component data", "start_scroe"]),
        (letters.clone(), vec!["component data", &line(&letters, "many"), "string"]),
        (lost, vec!["component data", "mountain_cells", "90", "91"]),
        ("not TOML at all".to_owned(), vec!["component data", "line 1"]),
        ("#".repeat(33_000), vec!["33000 bytes", "32768"]),
    ] {
        for (address, body) in [
            ("/api/games/cavum/data", json!({ "data": data })),
            ("/api/tables", json!({ "game": "cavum", "players": [{}, {}], "data": data })),
        ] {
            let refused = hall.post(address, "", &body).await;
            assert_eq!(refused.code(), "no-such-setup", "{}", refused.text);
            let message = refused.json()["error"]["message"].as_str().expect("a sentence").to_owned();
            assert!(
                parts.iter().all(|part| message.contains(part)),
                "{address}: {message} lacks one of {parts:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_person_pastes_corrected_data_and_everybody_sees_it() {
    let hall = Hall::new().await;
    let pasted = encoded(&corrected().replace('\n', "\r\n"));
    let begun =
        hall.form("/tables", "", &format!("game=cavum&seat0=me&seat1=me&host-data=&data={pasted}")).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let page = hall.page(begun.headers[LOCATION].to_str().expect("a text"), &cookies(&begun)).await.text;
    assert!(page.contains("id=\"own-data\""), "{page}");
    let plain = hall.form("/tables", "", "game=cavum&seat0=me&seat1=me&data=").await;
    let page = hall.page(plain.headers[LOCATION].to_str().expect("a text"), &cookies(&plain)).await.text;
    assert!(!page.contains("id=\"own-data\""));
    let wrong = hall.form("/tables", "", "game=cavum&seat0=me&seat1=me&data=schema+%3D+7").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("component data"), "{}", wrong.text);
}

#[tokio::test]
async fn files_of_the_host_are_offered() {
    let game = adit_any::find(adit_games::GAMES, "cavum").expect("a game");
    let file = HostData::new(game, "my edition", &corrected()).expect("good data");
    assert!(HostData::new(game, "bad", "schema = 7").is_err());
    let hall = Hall::with(|config| config.data = vec![file]).await;
    let home = hall.page("/", "").await.text;
    assert_eq!(home.matches("<option value=\"my edition\">").count(), 1, "only for its own game");
    let games = hall.get("/api/games", "").await.json();
    let offered = |id: &str| {
        let game = games.as_array().expect("games").iter().find(|game| game["id"] == id).expect("a game");
        game["host_data"].clone()
    };
    assert_eq!((offered("cavum"), offered("rockwell")), (json!(["my edition"]), json!([])));

    let begun = hall.form("/tables", "", "game=cavum&seat0=me&seat1=me&host-data=my+edition&data=").await;
    let page = hall.page(begun.headers[LOCATION].to_str().expect("a text"), &cookies(&begun)).await.text;
    assert!(page.contains("id=\"own-data\""));
    let wish = |game: &str, name: &str| json!({ "game": game, "players": [{}, {}], "host_data": name });
    assert_eq!(hall.post("/api/tables", "", &wish("cavum", "my edition")).await.status, StatusCode::CREATED);
    let refused = hall.post("/api/tables", "", &wish("cavum", "yours")).await;
    assert!(refused.text.contains("my edition"), "{}", refused.text);
    assert_eq!(hall.post("/api/tables", "", &wish("rockwell", "my edition")).await.code(), "no-such-setup");
    let mut both = wish("cavum", "my edition");
    both["data"] = json!(corrected());
    assert!(hall.post("/api/tables", "", &both).await.text.contains("not both"));
}
