//! Taking a seat by its link.

use super::browser::{claim, known, renewed, session_cookie};
use super::invite::rated;
use super::layout::page;
use crate::access::{Caller, Proof, Reader, table_id};
use crate::queue::Origin;
use crate::session::SESSION_COOKIE;
use crate::table::Handle;
use crate::token::Token;
use crate::{App, Fault};
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// The table and the token of a link, if it leads somewhere.
async fn open(app: &App, id: &str, token: &str, origin: Origin) -> Result<(Arc<Handle>, Token), Fault> {
    let token = Token::read(token).ok_or(Fault::NoToken)?;
    let (table, _) = app.tables.enter(&table_id(id)?, &Proof::token(&token), origin).await?;
    Ok((table, token))
}

/// Asks before the seat is taken: programs that preview links must not sit down.
pub(crate) async fn offer(
    State(app): State<App>,
    Caller(origin): Caller,
    Reader(language): Reader,
    Path((id, token)): Path<(String, String)>,
) -> Result<Markup, Fault> {
    let (table, token) = open(&app, &id, &token, origin).await?;
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let own = library.game(table.game.id(), language);
    let roles = table.meta().roles(&[token.hash()], None);
    let body = html! {
        section.card.narrow {
            h1 { (own.say("game-name", &[])) }
            @if let Some(seat) = roles.seats.first() {
                p { (texts.say("join-about")) }
                p.who { (own.seat(*seat)) }
                (rated(&texts, table.game.id(), &table.meta()))
            }
            form method="post" {
                button.primary {
                    (texts.say(if roles.seats.is_empty() { "join-watch" } else { "join-sit" }))
                }
            }
        }
    };
    Ok(page(&texts, &texts.say("join-title"), &body, None))
}

/// Gives this browser the seat beside those it has.
pub(crate) async fn sit(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let (table, token) = open(&app, &id, &token, origin).await?;
    let (_, mut sent) = renewed(&app, &headers).await?;
    let (session, person) = known(&app, &headers, None).await?;
    if person.is_locked() {
        return Err(Fault::LockedOut);
    }
    sent.retain(|(_, cookie)| !cookie.starts_with(SESSION_COOKIE));
    sent.push(session_cookie(&app, &session));
    // A player may watch, also when somebody takes the seat back.
    let watch = Token::read(&table.meta().watch);
    claim(&app, &person, &table.id, std::iter::once(&token).chain(&watch), true).await?;
    if let Some(player) = &person.player {
        app.tables.sit(&table.id, player, &[token.hash()]).await?;
    }
    sent.push((LOCATION, format!("/table/{id}")));
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
