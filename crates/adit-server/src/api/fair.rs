//! Chance that can be proven fair: what players add before the first draw, and what everybody checks afterwards.

use super::description::{AddFaults, BeginFaults, DrawsFaults, FairFaults, TablePath};
use super::play::SeatBody;
use crate::access::{Body, Guest};
use crate::meta::disturbs_a_line;
use crate::table::{Act, Event};
use crate::{Fault, words};
use adit_game::Seat;
use adit_look::{DrawsBody, FairBody};
use axum::Json;
use serde::Deserialize;

/// What a player adds.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// One line that nobody can guess: a sentence of your own, or random digits. It stays in the journal, and everybody at the
    /// table can read it.
    #[schema(min_length = 1, max_length = 100)]
    text: String,
}

/// How a table stands with chance that can be proven fair: the commitment, what the players have added, and for whom it waits.
#[utoipa::path(get, path = "/api/tables/{id}/fair", params(TablePath), responses((status = 200, body = FairBody), FairFaults))]
pub(crate) async fn fair(guest: Guest) -> Result<Json<FairBody>, Fault> {
    Ok(Json(guest.table.ask(|reply| Event::Fair { reply }).await?))
}

/// Adds randomness to the secret of the server. The game begins as soon as every person has added something.
#[utoipa::path(post, path = "/api/tables/{id}/fair", params(TablePath), request_body = AddBody,
    responses((status = 200, body = FairBody), AddFaults))]
pub(crate) async fn add(guest: Guest, Body(body): Body<AddBody>) -> Result<Json<FairBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    // A name cannot turn around or break the line it stands in, and neither can this.
    if body.text.trim().contains(disturbs_a_line) {
        return Err(Fault::NoAddition);
    }
    let text = body.text;
    Ok(Json(guest.table.change(|reply| Act::Add { seat, text, reply }).await?))
}

/// Begins the game without those who have added nothing. A seat that has added something can do that, and the journal names it.
#[utoipa::path(post, path = "/api/tables/{id}/fair/begin", params(TablePath), request_body = SeatBody,
    responses((status = 200, body = FairBody), BeginFaults))]
pub(crate) async fn begin(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<FairBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    Ok(Json(guest.table.change(|reply| Act::Begin { seat, reply }).await?))
}

/// Every draw of a finished game with what could have been drawn in its place, and the secret. Whoever has them can work out each draw
/// again.
#[utoipa::path(get, path = "/api/tables/{id}/fair/draws", params(TablePath),
    responses((status = 200, body = DrawsBody), DrawsFaults))]
pub(crate) async fn draws(guest: Guest) -> Result<Json<DrawsBody>, Fault> {
    Ok(Json(guest.table.ask(|reply| Event::Draws { reply }).await?))
}
