//! Puzzles: today's, and a series from easy to hard.

use super::browser::{claim, known, renewed, session_cookie};
use super::home::OPPONENT;
use super::layout::page;
use crate::access::{Caller, Reader};
use crate::creator::Wish;
use crate::key::Key;
use crate::meta::{Meta, Solving};
use crate::puzzles::{Solved, next, solved, today};
use crate::table::{Beginning, NewPlayer, Order};
use crate::token::Token;
use crate::{App, Fault, ServerTexts};
use adit_any::AnyGame;
use adit_game::{Seat, Texts};
use adit_puzzles::{Book, Grade, Puzzle};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// The page.
pub(crate) async fn puzzles(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (shared, texts) = (&app.tables.shared, app.tables.shared.library.server(language));
    let (session, sent) = renewed(&app, &headers).await?;
    let solved = match &session {
        Some(session) => solved(&app, session).await?,
        None => Solved::new(),
    };
    let title = texts.say("puzzles-title");
    let body = html! {
        h1 { (title) }
        p { (texts.say("puzzles-about")) }
        div.puzzle-games {
            @for game in shared.games {
                @if let Some(book) = shared.books.of(game.id()) {
                    (shelf(&texts, &shared.library.game(game.id(), language), *game, book, &solved))
                }
            }
        }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, None)).into_response())
}

/// The puzzles of a game.
fn shelf(texts: &ServerTexts, own: &Texts, game: &dyn AnyGame, book: &Book, solved: &Solved) -> Markup {
    let heading = format!("puzzles-{}", game.id());
    html! {
        section.card.puzzle-game aria-labelledby=(heading) {
            h2 id=(heading) { (own.say("game-name", &[])) }
            form method="post" action=(format!("/puzzles/{}", game.id())) {
                @if let Some(today) = book.of_day(today()) {
                    p { button.primary.today name="id" value=(today.id) { (texts.say("puzzles-today")) } }
                }
                @for grade in Grade::ALL { (series(texts, game, book, grade, solved)) }
            }
        }
    }
}

/// The puzzles of one grade.
fn series(texts: &ServerTexts, game: &dyn AnyGame, book: &Book, grade: Grade, solved: &Solved) -> Markup {
    let numbered = book.puzzles.iter().enumerate().filter(|(_, puzzle)| puzzle.grade == grade);
    let numbered: Vec<(usize, &Puzzle, Option<&Solving>)> = numbered
        .map(|(place, puzzle)| (place + 1, puzzle, solved.get(&(game.id().to_owned(), puzzle.id.clone()))))
        .collect();
    let done =
        numbered.iter().filter(|(_, _, solving)| solving.is_some_and(|solving| solving.solved)).count();
    let values = [("done", (done as i64).into()), ("all", (numbered.len() as i64).into())];
    html! {
        @if !numbered.is_empty() {
            h3 { (grade_name(texts, grade)) " " span.hint { (texts.tell("puzzles-solved", &values)) } }
            ul.puzzle-series {
                @for (number, puzzle, solving) in numbered {
                    li {
                        @let state = state(solving);
                        button class=(state.unwrap_or_default()) name="id" value=(puzzle.id)
                            aria-label=(about(texts, number, puzzle, state)) { (number) }
                    }
                }
            }
        }
    }
}

fn state(solving: Option<&Solving>) -> Option<&'static str> {
    solving.and_then(|solving| match solving {
        Solving { solved: true, .. } => Some("solved"),
        Solving { shown: true, .. } => Some("shown"),
        Solving { .. } => None,
    })
}

/// What a puzzle is, without a word about its answer.
fn about(texts: &ServerTexts, number: usize, puzzle: &Puzzle, state: Option<&str>) -> String {
    texts.tell(
        "puzzles-one",
        &[
            ("number", (number as i64).into()),
            ("seats", i64::from(puzzle.seats).into()),
            ("stage", puzzle.stage.word().into()),
            ("state", state.unwrap_or("open").into()),
        ],
    )
}

fn grade_name(texts: &ServerTexts, grade: Grade) -> String {
    texts.tell("puzzles-grade", &[("grade", grade.word().into())])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenForm {
    /// The puzzle.
    id: String,
}

/// Leads to the table of a puzzle, which is made when this browser opens it for the first time.
pub(crate) async fn open(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path(game): Path<String>,
    form: Result<Form<OpenForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(OpenForm { id }) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let shared = &app.tables.shared;
    let game = adit_any::find(shared.games, &game).map_err(|_| Fault::NoPage)?;
    let puzzle = shared.books.find(game.id(), &id).ok_or(Fault::NoPage)?;
    let (session, person) = known(&app, &headers, None).await?;
    // One table for each puzzle and browser, however often it is opened.
    let key = Key::read(&format!("puzzle-of-game-{}-{id}", game.id()))?;
    let wish = Wish::new(Some(&session), Some(key), &("puzzle", game.id(), &id), &shared.random)?;
    let opened = match app.tables.created(&wish).await? {
        Some(opened) => opened,
        None => {
            let table = puzzle.table(game, shared.source).map_err(Fault::setup)?;
            let journal = table.record().journal();
            let player = |seat: Seat| match seat == puzzle.seat {
                true => NewPlayer::Person(String::new()),
                false => NewPlayer::Bot(OPPONENT.to_owned()),
            };
            let order = Order {
                game,
                setup: journal.setup.clone(),
                players: Seat::all(usize::from(puzzle.seats)).map(player).collect(),
                hints: Some(false),
                training: false,
                seated: None,
                lobby: None,
                verifiable: false,
                clock: None,
                rated: false,
                from: Beginning::Puzzle(Solving { id: id.clone(), ..Solving::default() }, journal),
            };
            app.tables.create(order, &wish, origin).await?
        }
    };
    let tokens = opened.seats.iter().map(|(_, token)| token);
    claim(&app, &person, &opened.id, tokens, false).await?;
    let headers = [session_cookie(&app, &session), (LOCATION, format!("/table/{}", opened.id))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(headers)).into_response())
}

/// What stands on the page of a table at which a puzzle is solved.
pub(super) async fn panel(
    app: &App,
    texts: &ServerTexts,
    game: &dyn AnyGame,
    meta: &Meta,
    session: Option<&Token>,
) -> Result<Option<Markup>, Fault> {
    let Some(solving) = &meta.puzzle else { return Ok(None) };
    let books = &app.tables.shared.books;
    let Some((book, puzzle)) = books.of(game.id()).and_then(|book| Some((book, book.find(&solving.id)?)))
    else {
        return Ok(None);
    };
    let solved = match session {
        Some(session) => solved(app, session).await?,
        None => Solved::new(),
    };
    let is_solved = solved.get(&(game.id().to_owned(), solving.id.clone())).is_some_and(|known| known.solved);
    let number = book.puzzles.iter().position(|other| other.id == puzzle.id).unwrap_or_default() as i64 + 1;
    let values = [("number", number.into()), ("grade", puzzle.grade.word().into())];
    let own = app.tables.shared.library.game(game.id(), texts.language());
    Ok(Some(html! {
        section.puzzle id="puzzle" aria-labelledby="puzzle-title" {
            h2 id="puzzle-title" { (texts.tell("puzzle-title", &values)) }
            p {
                (texts.tell("puzzle-you", &[("who", own.seat(puzzle.seat).into())])) " "
                (texts.say(if is_solved { "puzzle-again" } else { "puzzle-task" }))
            }
            div id="puzzle-answer" aria-live="polite" {}
            div.row {
                button id="puzzle-show" type="button" { (texts.say("puzzle-show")) }
                @if let Some(next) = next(book, game.id(), &puzzle.id, &solved) {
                    form method="post" action=(format!("/puzzles/{}", game.id())) {
                        button id="puzzle-next" name="id" value=(next.id) { (texts.say("puzzle-next")) }
                    }
                }
                a href="/puzzles" { (texts.say("puzzle-all")) }
            }
        }
    }))
}
