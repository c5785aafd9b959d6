//! The pages and the description of the interface.

use crate::client::{Answer, Hall};
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};

/// The cookies that an answer sets, as a browser sends them back.
fn cookies(answer: &Answer) -> String {
    let set = answer.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
}

#[tokio::test]
async fn one_click_begins_a_game_against_bots() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let home = hall.page("/", "").await;
        assert!(home.text.contains(&format!("value=\"{}\"", game.id())));
        let begun =
            hall.form("/tables", "", &format!("game={}&seat0=me&seat1=bot%3Arandom", game.id())).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
        let cookie = cookies(&begun);
        let page = hall.page(begun.headers[LOCATION].to_str().expect("a text"), &cookie).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        assert!(page.text.contains("id=\"picture\""));
        // Everybody sees which bot it is.
        assert!(page.text.contains("bot: random moves"), "{}", page.text);
        let mine = hall.page("/tables", &cookie).await;
        assert!(mine.text.contains(begun.headers[LOCATION].to_str().expect("a text")), "{}", mine.text);
    }
}

#[tokio::test]
async fn a_friend_sits_down_by_his_link() {
    let hall = Hall::new().await;
    let begun = hall.form("/tables", "", "game=cavum&seat0=me&seat1=friend&name=Anna").await;
    let (address, cookie) = (begun.headers[LOCATION].to_str().expect("a text").to_owned(), cookies(&begun));
    let page = hall.page(&address, &cookie).await.text;
    let link = page
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next())
        .find(|link| link.starts_with("/join/"));
    let link = link.expect("a link for the friend");
    // Looking at the link is not sitting down.
    assert_eq!(hall.page(&address, "").await.status, StatusCode::UNAUTHORIZED);
    let offered = hall.page(link, "").await;
    assert_eq!(offered.status, StatusCode::OK);
    assert!(offered.headers.get(SET_COOKIE).is_none());
    let sat = hall.form(link, "", "").await;
    let page = hall.page(&address, &cookies(&sat)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Anna") && page.text.contains("\"viewer\":\"s1\""), "{}", page.text);
    let forged =
        link.rsplit_once('/').map(|(start, _)| format!("{start}/{}", "0".repeat(32))).expect("a link");
    assert_eq!(hall.form(&forged, "", "").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn one_browser_may_hold_several_seats() {
    let hall = Hall::new().await;
    let begun = hall.form("/tables", "", "game=cavum&seat0=me&seat1=me").await;
    let (address, cookie) = (begun.headers[LOCATION].to_str().expect("a text").to_owned(), cookies(&begun));
    for seat in ["0", "1"] {
        let page = hall.page(&format!("{address}?seat={seat}"), &cookie).await;
        assert!(page.text.contains(&format!("\"viewer\":\"s{seat}\"")), "{}", page.text);
    }
}

#[tokio::test]
async fn pages_speak_the_language_of_the_reader() {
    let hall = Hall::new().await;
    for (language, word) in
        [("en", "New game"), ("de", "Neues Spiel"), ("fr", "Nouvelle partie"), ("nl", "Nieuw spel")]
    {
        let page = hall.page("/", &format!("adit-language={language}")).await;
        assert!(
            page.text.contains(word) && page.text.contains(&format!("<html lang=\"{language}\"")),
            "{language}"
        );
        let chosen = hall.form("/language", "", &format!("language={language}")).await;
        assert_eq!(
            (chosen.status, cookies(&chosen)),
            (StatusCode::SEE_OTHER, format!("adit-language={language}"))
        );
    }
}

#[tokio::test]
async fn every_rule_can_be_linked_to() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let page = hall.page(&format!("/rules/{}", game.id()), "").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("class=\"clause\""), "{}", game.id());
    }
    assert!(hall.page("/rules/cavum", "").await.text.contains("id=\"CV-8.2\""));
    assert_eq!(hall.page("/rules/chess", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_description_names_every_address_of_the_interface() {
    let hall = Hall::new().await;
    let described = hall.page("/api/openapi.json", "").await.json();
    let source = include_str!("../../src/api/mod.rs");
    let routes = source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once('"'));
    let mut count = 0;
    for (route, methods) in routes.filter(|(route, _)| *route != "/api/openapi.json") {
        for method in ["get", "post", "put"] {
            let operation = &described["paths"][route][method];
            assert_eq!(operation.is_object(), methods.contains(&format!("{method}(")), "{method} {route}");
            if operation.is_object() {
                count += 1;
                let parameters = operation["parameters"].to_string();
                assert_eq!(
                    parameters.contains("\"in\":\"path\""),
                    route.contains("{id}"),
                    "{method} {route}"
                );
                assert!(operation["summary"].is_string() || operation["description"].is_string(), "{route}");
            }
        }
    }
    let paths = described["paths"].as_object().expect("paths").values();
    assert_eq!(paths.map(|path| path.as_object().map_or(0, serde_json::Map::len)).sum::<usize>(), count);
    assert!(described["components"]["securitySchemes"]["token"].is_object());
}
