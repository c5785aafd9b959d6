//! The pages and the description of the interface.

use crate::client::{Answer, Hall, until};
use crate::sessions::Browser;
use adit_game::{Dice as _, SplitDice};
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use serde_json::json;
use std::time::Duration;

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

/// The fields of the form behind a button of the start page.
fn form(page: &str, game: &str, label: &str) -> String {
    let card = page.split("<section").find(|card| card.contains(&format!("aria-labelledby=\"{game}-name\"")));
    let form =
        card.expect("the game").split("<form").find(|form| form.contains(&format!(">{label}</button>")));
    let fields = form.expect(label).split("<input").filter_map(|field| {
        let value = |name: &str| field.split(&format!("{name}=\"")).nth(1)?.split('"').next();
        Some(format!("{}={}", value("name")?, value("value")?.replace(':', "%3A")))
    });
    fields.collect::<Vec<_>>().join("&")
}

#[tokio::test]
async fn one_click_begins_a_solo_game_a_learning_game_and_one_with_friends() {
    let hall = Hall::new().await;
    let home = hall.page("/", "").await.text;
    for (game, label, players, agreed) in [
        ("caverna", "Solo game", json!([null]), json!({})),
        ("caverna", "Learning game", json!([null, "easy"]), json!({})),
        ("caverna", "With friends", json!([null, null]), json!({})),
        ("cavum", "Learning game", json!([null, "easy"]), json!({ "variant": "learning" })),
        ("cavum", "Play against one bot", json!([null, "medium"]), json!({})),
    ] {
        let begun = hall.form("/tables", "", &form(&home, game, label)).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{label}: {}", begun.text);
        let address = begun.headers[LOCATION].to_str().expect("a text").replace("/table/", "/api/tables/");
        let about = hall.page(&address, &cookies(&begun)).await.json();
        let bots: Vec<_> =
            about["players"].as_array().expect("players").iter().map(|one| one["bot"].clone()).collect();
        assert_eq!((json!(bots), &about["options"]), (players, &agreed), "{game}: {label}");
        assert_eq!(about["hints"], json!(label != "With friends"), "{game}: {label}");
    }
    assert_eq!(home.matches(">Solo game<").count(), 1, "only one game can be played alone");
}

#[tokio::test]
async fn rules_in_dispute_are_folded_away() {
    let hall = Hall::new().await;
    let home = hall.page("/", "").await.text;
    let (open, folded) =
        home.split_once("<summary>Rules in dispute</summary>").expect("one game has such rules");
    let folded = folded.split_once("</details>").expect("an end").0;
    assert!(open.contains("option-variant") && !open.contains("option-score_may_go_negative"));
    assert!(folded.contains("option-score_may_go_negative") && !folded.contains("option-variant"));
}

/// A table says honestly what could not be seen of the real game.
#[tokio::test]
async fn a_table_tells_which_components_are_reconstructed() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        let texts = game.texts(adit_game::Language::English).expect("English");
        let begun = hall.form("/tables", "", &format!("game={}&seat0=me&seat1=me", game.id())).await;
        let page = hall.page(begun.headers[LOCATION].to_str().expect("a text"), &cookies(&begun)).await.text;
        assert_eq!(page.contains("id=\"reconstructed\""), texts.has("game-reconstructed"), "{}", game.id());
        assert!(page.contains(&format!("href=\"/signs/{}\"", game.id())));
    }
}

#[tokio::test]
async fn every_sign_of_a_game_is_explained_on_one_page() {
    let hall = Hall::new().await;
    for game in adit_games::GAMES {
        for language in adit_game::Language::ALL {
            let texts = game.texts(language).expect("all languages");
            let page = hall
                .page(&format!("/signs/{}", game.id()), &format!("adit-language={}", language.word()))
                .await;
            assert_eq!(page.status, StatusCode::OK);
            assert_eq!(
                page.text.matches("<dt>").count(),
                game.signs(&texts).len(),
                "{} {language}",
                game.id()
            );
        }
    }
    assert_eq!(hall.page("/signs/chess", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_friend_sits_down_by_the_link() {
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
async fn my_tables_are_listed_without_bringing_them_into_memory() {
    let hall = Hall::with(|config| config.idle = Duration::from_millis(30)).await;
    let asleep = async || hall.counted("adit_tables_live").await == 0.0;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut browsers = [0, 1].map(|seat| Browser::with_table(&table.id, &table.tokens[seat]));
    let mut listed = async |seat: usize| {
        let page = browsers[seat].get(&hall, "/tables").await.text;
        assert!(page.contains(&table.id), "{page}");
        [">your turn<", "waiting for Player ", ">Finished"].map(|state| page.contains(state))
    };
    for moves in [0, 1, 1] {
        hall.play(&table, moves, |_| 0).await;
        let first = hall.frame(&table, &table.watch).await["pending"] == json!([0]);
        until(asleep).await;
        assert_eq!(listed(0).await, [first, !first, false]);
        assert!(asleep().await, "after {moves} more moves");
        assert_eq!(listed(1).await, [!first, first, false]);
    }
    let mut dice = SplitDice(3);
    assert!(hall.play(&table, 5_000, |moves| dice.index(moves)).await);
    until(asleep).await;
    assert_eq!(listed(0).await, [false, false, true]);
    assert!(asleep().await);
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
        let page = hall.page(&format!("/rules/{}/reference", game.id()), "").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("class=\"clause\""), "{}", game.id());
        let rulebook = hall.page(&format!("/rules/{}", game.id()), "").await.text;
        assert!(rulebook.contains(&format!("href=\"/signs/{}\"", game.id())), "{}", game.id());
    }
    assert!(hall.page("/rules/cavum", "").await.text.contains("id=\"CV-8.2\""));
    assert_eq!(hall.page("/rules/chess", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_description_tells_what_to_send_and_what_comes_back() {
    let hall = Hall::new().await;
    let described = hall.page("/api/openapi.json", "").await.json();
    let paths = described["paths"].as_object().expect("paths");
    assert!(paths.len() > 15, "{paths:?}");
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let placed = |place: &str| parameters.iter().filter(|one| one["in"] == place).count();
            assert_eq!(placed("path"), path.matches('{').count(), "{method} {path}");
            assert_eq!(
                placed("path") + placed("query") + placed("header"),
                parameters.len(),
                "{method} {path}"
            );
            assert_eq!(
                operation["requestBody"].is_object(),
                ["post", "put"].contains(&method.as_str()),
                "{method} {path}"
            );
            assert!(operation["summary"].is_string() || operation["description"].is_string(), "{path}");
            assert!(operation["responses"]["429"].is_object(), "{method} {path}");
        }
    }
    assert!(described["components"]["securitySchemes"]["token"].is_object());
    assert_eq!(
        described["components"]["schemas"]["ErrorBody"]["properties"]["error"]["$ref"],
        "#/components/schemas/ErrorDetail"
    );
    assert!(described["components"]["schemas"]["ErrorDetail"].is_object());
    assert_eq!(pairs(&described, "#"), Vec::<String>::new(), "generators of clients understand no pairs");
}

/// Where a description speaks of arrays whose items are not all alike.
fn pairs(described: &serde_json::Value, place: &str) -> Vec<String> {
    let own =
        (described["items"].is_boolean() || described["prefixItems"].is_array()).then(|| place.to_owned());
    let parts = described.as_object().into_iter().flatten().map(|(name, part)| (name.clone(), part));
    let items =
        described.as_array().into_iter().flatten().enumerate().map(|(at, part)| (at.to_string(), part));
    own.into_iter()
        .chain(parts.chain(items).flat_map(|(name, part)| pairs(part, &format!("{place}/{name}"))))
        .collect()
}
