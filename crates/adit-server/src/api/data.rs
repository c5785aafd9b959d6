//! Component data: what a game brings, what a table uses, and whether a file can be played with.

use super::description::{DataFaults, GameFaults, TableFaults, TablePath};
use crate::access::{Body, Guest};
use crate::{App, Fault, data};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

/// The game that an address names.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct GamePath {
    /// The game.
    #[expect(dead_code, reason = "the game is read from the path; this describes it")]
    game: String,
}

/// Component data.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DataBody {
    /// The text of a TOML file.
    #[schema(max_length = 32768)]
    data: String,
}

fn text(text: &str) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text.to_owned()).into_response()
}

/// The built-in component data of a game, to begin with when you correct them.
#[utoipa::path(get, path = "/api/games/{game}/data", security(()), params(GamePath),
    responses((status = 200, content_type = "text/plain", body = String), GameFaults))]
pub(crate) async fn built_in(State(app): State<App>, Path(game): Path<String>) -> Result<Response, Fault> {
    let game = adit_any::find(app.tables.shared.games, &game).map_err(|_| Fault::NoPage)?;
    Ok(text(game.data()))
}

/// Can a game be played with this component data? The error says what is wrong where.
#[utoipa::path(post, path = "/api/games/{game}/data", security(()), params(GamePath), request_body = DataBody,
    responses((status = 204), DataFaults))]
pub(crate) async fn check(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(body): Body<DataBody>,
) -> Result<StatusCode, Fault> {
    let game = adit_any::find(app.tables.shared.games, &game).map_err(|_| Fault::NoPage)?;
    if let Some(data) = data::asked_for(&app, game, Some(&body.data), None)? {
        data::check(game, &data).map_err(Fault::setup)?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The component data that a table uses.
#[utoipa::path(get, path = "/api/tables/{id}/data", params(TablePath),
    responses((status = 200, content_type = "text/plain", body = String), TableFaults))]
pub(crate) async fn of_table(guest: Guest) -> Response {
    text(guest.table.setup.data.as_deref().unwrap_or_else(|| guest.table.game.data()))
}
