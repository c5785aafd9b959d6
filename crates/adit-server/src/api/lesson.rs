//! Lessons.

use super::create::{CreatedBody, told};
use super::description::{GoFaults, LessonsFaults, TablePath, TeachFaults};
use crate::access::{Body, Caller, Guest, Reader};
use crate::creator::Wish;
use crate::key::{Key, Once, OnceHeader};
use crate::queue::Origin;
use crate::school::Taught;
use crate::session::session;
use crate::table::{Act, Go, LessonOrder, Opened, Said};
use crate::token::{Token, TokenHash};
use crate::{App, Fault, words};
use adit_game::Seat;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// A lesson of a game.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AboutLesson {
    /// Its id.
    id: String,
    /// How it is called.
    title: String,
    /// What it is about.
    about: String,
    /// How many minutes it takes.
    minutes: u32,
    /// The sections of the rulebook that it touches.
    sections: Vec<String>,
    /// Has this browser finished it?
    learned: bool,
}

/// A lesson that somebody wants to be given.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TeachBody {
    /// The id of the lesson.
    #[schema(max_length = 100)]
    lesson: String,
}

/// Where a learner wants to go.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GoBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// On from a step that was read, back, or to the beginning.
    go: Go,
}

/// What a session has learned.
pub(crate) async fn learned(app: &App, session: Option<&Token>) -> Result<HashSet<String>, Fault> {
    let Some(session) = session else { return Ok(HashSet::new()) };
    let (person, store) = (app.tables.person(session).await?, &app.tables.shared.store);
    let mut learned = store.learned(person.holder()).await.map_err(|_| Fault::Store)?;
    if person.player.is_some() {
        // A lesson that began before there were players knows the session alone.
        learned.extend(store.learned(person.session().as_str()).await.map_err(|_| Fault::Store)?);
    }
    Ok(learned.into_iter().map(|(item, _)| item).collect())
}

/// The lesson of a game with this id.
pub(crate) fn find(app: &App, game: &str, lesson: &str) -> Result<Taught, Fault> {
    let course = app.tables.shared.library.school.course(game).ok_or(Fault::NoLesson)?;
    course.find(lesson).cloned().ok_or(Fault::NoLesson)
}

/// Opens the table of a lesson. A session has one for each lesson, however often it asks.
pub(crate) async fn open(
    app: &App,
    taught: &Taught,
    session: Option<&Token>,
    key: Option<Key>,
    origin: Origin,
) -> Result<Opened, Fault> {
    let name = format!("{} {}", taught.item(), taught.version).replace(' ', "-");
    let key = match session {
        Some(_) => Some(Key::read(&name)?),
        None => key,
    };
    let wish = Wish::new(session, key, &("lesson", &name), &app.tables.shared.random)?;
    if let Some(opened) = app.tables.created(&wish).await? {
        return Ok(opened);
    }
    let learner = match session {
        Some(session) => Some(TokenHash::stored(app.tables.meet(session, "").await?.holder().to_owned())),
        None => None,
    };
    let order = LessonOrder { taught: taught.clone(), learner };
    app.tables.teach(order, &wish, origin).await
}

/// The lessons of a game, in order.
#[utoipa::path(get, path = "/api/games/{game}/lessons", security(()),
    params(("game" = String, Path, description = "The game.")),
    responses((status = 200, body = Vec<AboutLesson>), LessonsFaults))]
pub(crate) async fn lessons(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Json<Vec<AboutLesson>>, Fault> {
    let learned = learned(&app, session(&headers).as_ref()).await?;
    let course = app.tables.shared.library.school.course(&game).ok_or(Fault::NoLesson)?;
    let texts = course.texts(language);
    let about = |taught: &Taught| AboutLesson {
        id: taught.lesson.id.clone(),
        title: taught.lesson.title(texts),
        about: taught.lesson.about(texts),
        minutes: taught.lesson.minutes,
        sections: taught.lesson.sections.clone(),
        learned: learned.contains(&taught.item()),
    };
    Ok(Json(course.lessons.iter().map(about).collect()))
}

/// Begins the table of a lesson. What its step says is told with the picture.
#[utoipa::path(post, path = "/api/games/{game}/lessons", security(()),
    params(("game" = String, Path, description = "The game."), OnceHeader), request_body = TeachBody,
    responses((status = 201, body = CreatedBody), TeachFaults))]
pub(crate) async fn teach(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Once(key): Once,
    Path(game): Path<String>,
    Body(body): Body<TeachBody>,
) -> Result<(StatusCode, Json<CreatedBody>), Fault> {
    let taught = find(&app, &game, &body.lesson)?;
    Ok(told(&open(&app, &taught, session(&headers).as_ref(), key, origin).await?))
}

/// Goes on in a lesson from a step that was read, goes back, or begins again.
#[utoipa::path(post, path = "/api/tables/{id}/lesson", params(TablePath), request_body = GoBody,
    responses((status = 200, body = Said), GoFaults))]
pub(crate) async fn go(guest: Guest, Body(body): Body<GoBody>) -> Result<Json<Said>, Fault> {
    let (seat, go) = (guest.seat(body.seat)?, body.go);
    Ok(Json(guest.table.change(|reply| Act::Go { seat, go, reply }).await?))
}
