//! Taking a seat by its link.

use super::browser::{claim, renewed, session_cookie};
use super::layout::page;
use crate::access::{Caller, Proof, Reader, table_id};
use crate::queue::Origin;
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
    let roles = table.meta.roles(&[token.hash()]);
    let body = html! {
        section.card.narrow {
            h1 { (own.say("game-name", &[])) }
            @if let Some(seat) = roles.seats.first() {
                p { (texts.say("join-about")) }
                p.who { (own.seat(*seat)) }
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
    let (known, mut sent) = renewed(&app, &headers).await?;
    let session = match known {
        Some(session) => session,
        None => {
            let session = Token::random(&app.tables.shared.random)?;
            sent.push(session_cookie(&app, &session));
            session
        }
    };
    claim(&app, &session, &table.id, std::iter::once(&token)).await?;
    sent.push((LOCATION, format!("/table/{id}")));
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
