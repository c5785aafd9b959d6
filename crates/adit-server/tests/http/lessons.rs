//! Lessons: a table that asks the lesson before it takes a move, and a session that remembers what was learned.

use crate::client::{Answer, Hall, Table};
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use serde_json::{Value, json};

const LESSONS: &str = "/api/games/cavum/lessons";

/// A program that begins the first lesson.
async fn begin(hall: &Hall) -> Table {
    let answer = hall.post(LESSONS, "", &json!({ "lesson": "first-turn" })).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
    Table::read(&answer.json())
}

async fn go(hall: &Hall, table: &Table, go: &str) -> Answer {
    hall.post(&format!("{}/lesson", table.path), &table.tokens[0], &json!({ "go": go })).await
}

async fn say(hall: &Hall, table: &Table, words: &str) -> Answer {
    hall.post(&format!("{}/say", table.path), &table.tokens[0], &json!({ "words": words })).await
}

/// What the lesson says.
async fn lesson(hall: &Hall, table: &Table, language: &str) -> Value {
    let path = format!("{}/picture?viewer=0&lang={language}", table.path);
    hall.get(&path, &table.tokens[0]).await.json()["lesson"].clone()
}

#[tokio::test]
async fn a_lesson_is_played_to_its_end_with_wrong_moves_on_the_way() {
    let hall = Hall::new().await;
    let table = begin(&hall).await;
    let first = lesson(&hall, &table, "en").await;
    assert_eq!((&first["step"], &first["kind"]), (&json!(0), &json!("read")));
    assert_eq!(say(&hall, &table, "lay four K6 1").await.code(), "read-first");
    assert_eq!(go(&hall, &table, "next").await.status, StatusCode::OK);
    assert_eq!(go(&hall, &table, "next").await.code(), "nothing-to-read");
    let number = hall.frame(&table, &table.tokens[0]).await["number"].clone();
    let other = say(&hall, &table, "lay six K5 0").await;
    assert_eq!((other.status, other.code().as_str()), (StatusCode::CONFLICT, "other-move"));
    let told = other.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
    assert!(told.contains("four-exit tile on K6"), "{told}");
    assert_eq!(say(&hall, &table, "station K6").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(hall.frame(&table, &table.tokens[0]).await["number"], number, "nothing has changed");
    for words in ["lay four K6 1", "station K6", "station M4", "end"] {
        let said = say(&hall, &table, words).await;
        assert_eq!(said.status, StatusCode::OK, "{said:?}");
    }
    let german = lesson(&hall, &table, "de").await;
    assert_eq!((&german["step"], &german["kind"]), (&json!(5), &json!("read")));
    assert!(german["answer"].to_string().contains("Bo hat den ersten Zug gemacht"), "{german}");
    assert_eq!(go(&hall, &table, "next").await.status, StatusCode::OK);
    assert_eq!(lesson(&hall, &table, "en").await["kind"], json!("over"));
}

#[tokio::test]
async fn a_learner_goes_back_and_begins_again_also_after_a_restart() {
    let hall = Hall::new().await;
    let table = begin(&hall).await;
    assert_eq!(go(&hall, &table, "back").await.code(), "nothing-to-take-back");
    go(&hall, &table, "next").await;
    say(&hall, &table, "lay four K6 1").await;
    say(&hall, &table, "station K6").await;
    let hall = hall.restarted().await;
    assert_eq!(lesson(&hall, &table, "en").await["step"], json!(3), "the store keeps the step");
    assert_eq!(go(&hall, &table, "back").await.status, StatusCode::OK);
    let before = lesson(&hall, &table, "en").await;
    assert_eq!((&before["step"], &before["light"]), (&json!(2), &json!(["hex:K6"])));
    let back = hall.post(&format!("{}/back", table.path), &table.tokens[0], &json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "taking back goes back in the lesson: {back:?}");
    let redo = hall.post(&format!("{}/redo", table.path), &table.tokens[0], &json!({})).await;
    assert_eq!(redo.code(), "nothing-to-redo");
    assert_eq!(lesson(&hall, &table, "en").await["step"], json!(1));
    go(&hall, &table, "repeat").await;
    assert_eq!(lesson(&hall, &table, "en").await["step"], json!(0));
}

#[tokio::test]
async fn a_browser_has_one_table_for_a_lesson_and_keeps_what_it_has_learned() {
    let hall = Hall::new().await;
    let start = hall.form("/learn/cavum/first-turn", "", "").await;
    let cookie = start.headers[SET_COOKIE].to_str().expect("a cookie").split(';').next().expect("a session");
    let place = start.headers[LOCATION].clone();
    let again = hall.form("/learn/cavum/first-turn", cookie, "").await;
    assert_eq!(again.headers[LOCATION], place, "the same table");
    let mine = hall.page("/tables", cookie).await;
    assert!(!mine.text.contains("/table/"), "lessons are not among the tables of the browser");
    let list = hall.page("/learn/cavum", cookie).await;
    assert!(list.text.contains("Lessons finished: 0 of "), "{}", list.text);
    let path = place.to_str().expect("a path").replace("/table/", "/api/tables/");
    let post = async |address: String, body: Value| {
        let request = axum::http::Request::post(address)
            .header("cookie", cookie)
            .header("content-type", "application/json")
            .body(axum::body::Body::from(body.to_string()));
        hall.send(request.expect("a request")).await
    };
    post(format!("{path}/lesson"), json!({ "go": "next" })).await;
    for words in ["lay four K6 1", "station K6", "station M4", "end"] {
        post(format!("{path}/say"), json!({ "words": words })).await;
    }
    let last = post(format!("{path}/lesson"), json!({ "go": "next" })).await;
    assert_eq!(last.status, StatusCode::OK, "{last:?}");
    let list = hall.page("/learn/cavum", cookie).await;
    assert!(list.text.contains("Lessons finished: 1 of "), "{}", list.text);
    // A lesson that is finished begins again, and stays finished.
    assert_eq!(hall.form("/learn/cavum/first-turn", cookie, "").await.headers[LOCATION], place);
    assert!(hall.page("/learn/cavum", cookie).await.text.contains("Lessons finished: 1 of "));
    assert!(hall.page("/learn/cavum", "").await.text.contains("Lessons finished: 0 of "), "others have not");
}

#[tokio::test]
async fn what_is_not_a_lesson_is_refused() {
    let hall = Hall::new().await;
    for (path, lesson) in [(LESSONS, "nothing"), ("/api/games/chess/lessons", "first-turn")] {
        assert_eq!(hall.post(path, "", &json!({ "lesson": lesson })).await.code(), "no-lesson", "{path}");
    }
    assert_eq!(hall.page("/learn/chess", "").await.status, StatusCode::NOT_FOUND);
    let table = hall.begin(&json!({ "game": "cavum", "players": [{}, {}] })).await;
    assert_eq!(go(&hall, &table, "next").await.code(), "no-lesson");
    let lessons = hall.get(LESSONS, "").await.json();
    assert_eq!((&lessons[0]["id"], &lessons[0]["learned"]), (&json!("first-turn"), &json!(false)));
}
