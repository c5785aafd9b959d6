//! What stands beside the game: the chat, and the notes of a seat.

use super::description::{SeatFaults, SpeakFaults, TableFaults, TablePath};
use super::short;
use crate::access::{Body, Guest, Query};
use crate::{App, Fault};
use adit_game::Viewer;
use adit_store::TableId;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// The longest text of a note or of something said beside the game, in bytes.
const TEXT: usize = 4_000;

/// Whose notes.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct NotesQuery {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    seat: Option<u8>,
}

/// A text of a seat.
#[derive(Deserialize, Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TextBody {
    /// The seat, needed only if the token opens several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// The text.
    text: String,
}

/// Something said beside the game.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ChatBody {
    /// Who: a seat such as `s0`, or `public` for a spectator.
    who: String,
    /// What.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// What was said beside the game.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(TablePath),
    responses((status = 200, body = Vec<ChatBody>), TableFaults))]
pub(crate) async fn chat(State(app): State<App>, guest: Guest) -> Result<Json<Vec<ChatBody>>, Fault> {
    Ok(Json(said(&app, &guest.table.id).await?))
}

pub(super) async fn said(app: &App, id: &TableId) -> Result<Vec<ChatBody>, Fault> {
    let said = app.tables.shared.store.messages(id, 0).await.map_err(|_| Fault::Store)?;
    let chat =
        said.into_iter().map(|said| ChatBody { who: said.author, text: said.text, at: said.at.millis() });
    Ok(chat.collect())
}

/// Says something beside the game.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(TablePath), request_body = TextBody,
    responses((status = 204, description = "it is stored"), SpeakFaults))]
pub(crate) async fn say_beside(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<TextBody>,
) -> Result<StatusCode, Fault> {
    let who = match (body.seat, guest.roles.seats.is_empty()) {
        (None, true) => Viewer::Public,
        (seat, _) => Viewer::Seat(guest.seat(seat)?),
    };
    let text = short(body.text, TEXT)?;
    let stored = app.tables.shared.store.say(guest.table.id.clone(), who.to_string(), text).await;
    // The store tells everybody, on this server and on others.
    stored.map_err(|_| Fault::Store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The notes of a seat, which nobody else sees.
#[utoipa::path(get, path = "/api/tables/{id}/notes", params(TablePath, NotesQuery),
    responses((status = 200, body = TextBody), SeatFaults))]
pub(crate) async fn notes(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<NotesQuery>,
) -> Result<Json<TextBody>, Fault> {
    let seat = guest.seat(query.seat)?;
    let text =
        app.tables.shared.store.note(&guest.table.id, &seat.to_string()).await.map_err(|_| Fault::Store)?;
    Ok(Json(TextBody { seat: Some(u8::from(seat)), text: text.unwrap_or_default() }))
}

/// Changes the notes of a seat.
#[utoipa::path(put, path = "/api/tables/{id}/notes", params(TablePath), request_body = TextBody,
    responses((status = 204, description = "they are stored"), SpeakFaults))]
pub(crate) async fn set_notes(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<TextBody>,
) -> Result<StatusCode, Fault> {
    let seat = guest.seat(body.seat)?;
    let text = short(body.text, TEXT)?;
    let stored = app.tables.shared.store.set_note(guest.table.id.clone(), seat.to_string(), text).await;
    stored.map_err(|_| Fault::Store)?;
    Ok(StatusCode::NO_CONTENT)
}
