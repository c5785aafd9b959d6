//! Puzzles: opened by a browser, tried, explained and remembered.

use crate::client::{Answer, Hall};
use crate::sessions::Browser;
use adit_puzzles::{Book, Puzzle};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

fn puzzle(game: &str, place: usize) -> Puzzle {
    let game = adit_any::find(adit_games::GAMES, game).expect("a game");
    Book::of(game).expect("puzzles").puzzles.swap_remove(place)
}

async fn open(hall: &Hall, browser: &mut Browser, game: &str, id: &str) -> String {
    let opened = browser.post(hall, &format!("/puzzles/{game}"), &format!("id={id}")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{opened:?}");
    opened.headers[LOCATION].to_str().expect("an address").to_owned()
}

/// Asks as the page of a browser does.
async fn ask(hall: &Hall, browser: &Browser, page: &str, what: &str, body: &Value) -> Answer {
    let path = format!("/api{}/{what}", page.replace("/table/", "/tables/"));
    let request =
        Request::post(path).header(COOKIE, browser.cookie()).header(CONTENT_TYPE, "application/json");
    hall.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

async fn look(hall: &Hall, browser: &mut Browser, page: &str, what: &str) -> Answer {
    browser.get(hall, &format!("/api{}/{what}", page.replace("/table/", "/tables/"))).await
}

#[tokio::test]
async fn a_puzzle_is_tried_until_it_is_solved_and_the_session_remembers_it() {
    for game in ["cavum", "caverna", "rockwell"] {
        let (hall, mut browser, puzzle) = (Hall::new().await, Browser::default(), puzzle(game, 30));
        let page = open(&hall, &mut browser, game, &puzzle.id).await;
        assert_eq!(open(&hall, &mut browser, game, &puzzle.id).await, page, "a puzzle has one table");
        let frame = look(&hall, &mut browser, &page, "frame").await.json();
        let offer = frame["offer"]["id"].clone();
        let second = &puzzle.second().expect("another move").words;
        let tried = ask(&hall, &browser, &page, "solve", &json!({ "offer": offer, "words": second })).await;
        assert_eq!(tried.json()["right"], json!(false), "{tried:?}");
        assert!(tried.json()["gives_away"].as_f64().is_some_and(|lost| lost > 0.0), "{tried:?}");
        let listed = browser.get(&hall, "/puzzles").await.text;
        assert!(!listed.contains(", solved\""), "{game}");
        let tried = ask(&hall, &browser, &page, "solve", &json!({ "words": puzzle.answers[0] })).await;
        assert_eq!(tried.json()["right"], json!(true), "{tried:?}");
        // Nothing was played.
        assert_eq!(look(&hall, &mut browser, &page, "frame").await.json()["offer"]["id"], offer);
        let hall = hall.restarted().await;
        assert!(browser.get(&hall, "/puzzles").await.text.contains(", solved\""), "{game}");
        assert!(!browser.get(&hall, "/tables").await.text.contains(&page), "{game}");
        let other = Browser::default().get(&hall, "/puzzles").await.text;
        assert!(!other.contains(", solved\""), "{game}: another browser has not solved it");
    }
}

#[tokio::test]
async fn the_answer_comes_with_reasons_that_do_not_change() {
    for game in ["cavum", "caverna", "rockwell"] {
        let (hall, mut browser, puzzle) = (Hall::new().await, Browser::default(), puzzle(game, 5));
        let page = open(&hall, &mut browser, game, &puzzle.id).await;
        let answer = ask(&hall, &browser, &page, "answer", &json!({})).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        let told = answer.json();
        let right: Vec<&Value> =
            told["moves"].as_array().expect("moves").iter().filter(|mv| mv["right"] == json!(true)).collect();
        assert_eq!(right.len(), puzzle.answers.len(), "{told}");
        assert!(told["why"].as_array().is_some_and(|why| why.len() >= 2), "{told}");
        assert!(told["instead"].is_string(), "{told}");
        assert_eq!(ask(&hall, &browser, &page, "answer", &json!({})).await.text, answer.text);
        // A player who has seen it before has not solved it.
        assert!(browser.get(&hall, "/puzzles").await.text.contains(", answer seen\""), "{game}");
    }
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused_with_a_reason() {
    let (hall, mut browser, puzzle) = (Hall::new().await, Browser::default(), puzzle("caverna", 0));
    let page = open(&hall, &mut browser, "caverna", &puzzle.id).await;
    let refused = ask(&hall, &browser, &page, "solve", &json!({ "words": "fly away" })).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, "no-such-words")
    );
    let stranger = Browser::default();
    assert_eq!(ask(&hall, &stranger, &page, "answer", &json!({})).await.code(), "no-token");
    // A table at which a game is played is not a puzzle.
    let table = hall.table("caverna", &["person", "random"]).await;
    for (what, body) in [("solve", json!({ "words": "pass" })), ("answer", json!({}))] {
        let refused = hall.post(&format!("{}/{what}", table.path), &table.tokens[0], &body).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::NOT_FOUND, "no-puzzle"));
        assert_eq!(refused.json()["error"]["message"], "There is nothing to solve at this table.");
    }
    for (path, form) in [("/puzzles/caverna", "id=nothing"), ("/puzzles/chess", "id=nothing")] {
        assert_eq!(browser.post(&hall, path, form).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(browser.post(&hall, "/puzzles/caverna", "").await.status, StatusCode::BAD_REQUEST);
}

/// The table of a puzzle is imagined, so two browsers see the same, and nothing they can ask for tells what really was hidden.
#[tokio::test]
async fn two_solvers_see_the_same_and_neither_is_given_other_seats() {
    let hall = Hall::new().await;
    let puzzle = puzzle("rockwell", 40);
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut browser = Browser::default();
        let page = open(&hall, &mut browser, "rockwell", &puzzle.id).await;
        let frame = look(&hall, &mut browser, &page, "frame").await.json();
        seen.push(frame["view"].clone());
        for seat in (0..puzzle.seats).filter(|seat| *seat != u8::from(puzzle.seat)) {
            let other = look(&hall, &mut browser, &page, &format!("frame?viewer={seat}")).await;
            assert_eq!(other.code(), "not-your-seat");
        }
        assert_eq!(look(&hall, &mut browser, &page, "journal").await.code(), "not-over");
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn every_language_has_the_page_of_puzzles() {
    let hall = Hall::new().await;
    for (language, title) in [("en", "Puzzles"), ("de", "Aufgaben"), ("fr", "Problèmes"), ("nl", "Puzzels")]
    {
        let page = hall.page("/puzzles", &format!("adit-language={language}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("<h1>{title}</h1>")), "{language}");
        assert_eq!(page.text.matches("name=\"id\"").count(), 3 * 61, "{language}");
    }
}
