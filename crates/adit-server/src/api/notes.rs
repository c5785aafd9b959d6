//! The notes of a seat.

use super::description::{SeatFaults, SpeakFaults, TablePath};
use super::short;
use crate::access::{Body, Guest, Query};
use crate::{App, Fault, words};
use adit_game::Seat;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// The longest text of the notes, in characters.
const TEXT: usize = 4_000;

/// Whose notes.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct NotesQuery {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[param(value_type = Option<words::SeatNumber>, inline)]
    seat: Option<Seat>,
}

/// A text of a seat.
#[derive(Deserialize, Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TextBody {
    /// The seat, needed only if the token opens several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// The text.
    #[schema(max_length = 4000)]
    text: String,
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
    Ok(Json(TextBody { seat: Some(seat), text: text.unwrap_or_default() }))
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
    stored.map_err(|fault| Fault::store(&fault))?;
    Ok(StatusCode::NO_CONTENT)
}
