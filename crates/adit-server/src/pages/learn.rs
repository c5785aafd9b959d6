//! The lessons of a game: which there are, which are done, and the way to each.

use super::browser::{known, renewed, session_cookie};
use super::layout::page;
use crate::access::{Caller, Reader};
use crate::api::lesson::{find, learned, open};
use crate::school::{Taught, minutes};
use crate::session::SESSION_COOKIE;
use crate::table::{Act, Go};
use crate::{App, Fault, ServerTexts};
use adit_game::Texts;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};

/// How a lesson stands for somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Done,
    Next,
    Later,
}

/// The list of lessons.
pub(crate) async fn course(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let library = &app.tables.shared.library;
    let game = adit_any::find(app.tables.shared.games, &id).map_err(|_| Fault::NoPage)?;
    let course = library.school.course(&id).ok_or(Fault::NoPage)?;
    let (session, sent) = renewed(&app, &headers).await?;
    let learned = learned(&app, session.as_ref()).await?;
    let (texts, own) = (library.server(language), library.game(game.id(), language));
    let is_done = |taught: &&Taught| learned.contains(&taught.item());
    let done = course.lessons.iter().filter(is_done).count();
    let next = course.lessons.iter().position(|taught| !is_done(&taught));
    let next = next.map(|place| &course.lessons[place].lesson.id);
    let standing = |taught: &Taught| match () {
        () if is_done(&taught) => Standing::Done,
        () if next == Some(&taught.lesson.id) => Standing::Next,
        () => Standing::Later,
    };
    let (basics, others) = course.parts();
    let name = own.say("game-name", &[]);
    let title = texts.tell("learn-title", &[("game", name.into())]);
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let body = html! {
        h1 { (title) }
        p { (own.say("game-about", &[])) }
        p #progress .hint {
            (texts.tell("learn-progress", &[("done", count(done).into()), ("all", count(course.lessons.len()).into())]))
        }
        @if next.is_none() {
            p.notice.plain { (texts.say("learn-all-done")) " " a.button href="/" { (texts.say("learn-play")) } }
        }
        div.course {
            @for (id, lessons) in [("learn-basics", basics), ("learn-others", others)] {
                @if !lessons.is_empty() {
                    h2 { (texts.tell(id, &[("minutes", minutes(lessons).into())])) }
                    ol.lessons {
                        @for taught in lessons {
                            (entry(&texts, course.texts(language), taught, standing(taught)))
                        }
                    }
                }
            }
        }
        p { a.button href=(format!("/rules/{id}")) { (texts.say("home-rules")) } }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, None)).into_response())
}

fn entry(texts: &ServerTexts, own: &Texts, taught: &Taught, standing: Standing) -> Markup {
    let lesson = &taught.lesson;
    let title = lesson.title(own);
    let label = match standing {
        Standing::Done => texts.say("learn-repeat"),
        Standing::Next | Standing::Later => texts.say("learn-start"),
    };
    html! {
        li.card {
            div {
                h3 {
                    (title)
                    @if standing == Standing::Done { " " span.tag { (texts.say("learn-done")) } }
                }
                p { (lesson.about(own)) " " span.hint { (texts.tell("learn-minutes", &[("minutes", i64::from(lesson.minutes).into())])) } }
            }
            form method="post" action=(address(taught)) {
                button.primary[standing == Standing::Next] aria-label=(own.labelled(&label, title.as_str())) { (label) }
            }
        }
    }
}

/// Where a lesson begins.
pub(super) fn address(taught: &Taught) -> String {
    format!("/learn/{}/{}", taught.game.id(), taught.lesson.id)
}

/// Leads to the table of a lesson. One that was finished begins again.
pub(crate) async fn begin(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let taught = find(&app, &game, &lesson).map_err(|_| Fault::NoPage)?;
    let (_, mut sent) = renewed(&app, &headers).await?;
    let (session, _) = known(&app, &headers, None).await?;
    sent.retain(|(_, cookie)| !cookie.starts_with(SESSION_COOKIE));
    sent.push(session_cookie(&app, &session));
    let opened = open(&app, &taught, Some(&session), None, origin).await?;
    if learned(&app, Some(&session)).await?.contains(&taught.item()) {
        let table = app.tables.open(&opened.id, origin).await?;
        let seat = taught.lesson.exercise.seat;
        table.change(|reply| Act::Go { seat, go: Go::Repeat, reply }).await?;
    }
    sent.push((LOCATION, format!("/table/{}", opened.id)));
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
