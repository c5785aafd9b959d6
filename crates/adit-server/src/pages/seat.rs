//! Taking a seat by its link.

use super::layout::{cookie, page};
use crate::access::{Reader, TABLE_COOKIE, table_id, tokens};
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
async fn open(app: &App, id: &str, token: &str) -> Result<(Arc<Handle>, Token), Fault> {
    let token = Token::read(token).ok_or(Fault::NoToken)?;
    let table = app.tables.open(&table_id(id)?).await?;
    if table.meta.roles(std::slice::from_ref(&token)).may_enter() {
        Ok((table, token))
    } else {
        Err(Fault::NoToken)
    }
}

/// Asks before the seat is taken: programs that preview links must not sit down.
pub(crate) async fn offer(
    State(app): State<App>,
    Reader(language): Reader,
    Path((id, token)): Path<(String, String)>,
) -> Result<Markup, Fault> {
    let (table, token) = open(&app, &id, &token).await?;
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let own = library.game(table.game.id(), language);
    let roles = table.meta.roles(&[token]);
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
    headers: HeaderMap,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let (table, token) = open(&app, &id, &token).await?;
    let mut held = tokens(&headers, &id);
    held.retain(|held| *held != token && table.meta.roles(std::slice::from_ref(held)).may_enter());
    held.push(token);
    let held: Vec<&str> = held.iter().map(Token::reveal).collect();
    let headers =
        [cookie(&app, &format!("{TABLE_COOKIE}{id}"), &held.join(".")), (LOCATION, format!("/table/{id}"))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(headers)).into_response())
}
