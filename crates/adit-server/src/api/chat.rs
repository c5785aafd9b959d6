//! What is said beside the game.

use super::description::{ChatFaults, LookFaults, SpectatorsFaults, TablePath};
use super::short;
use crate::access::{Body, Guest, Query};
use crate::key::{Once, OnceHeader};
use crate::{App, Fault, words};
use adit_game::{Seat, Viewer};
use adit_store::StoreError;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// The longest message, in characters.
pub(crate) const LONGEST: usize = 1_000;
/// How many messages are sent at the beginning of a stream, and where nobody says how many.
const LATEST: u64 = 50;
/// How many messages are sent at most when somebody asks for older ones.
const PAGE: u64 = 200;

/// Which messages.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChatQuery {
    /// Only messages before the one with this number; nothing for the latest.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u64)]
    before: Option<u32>,
    /// How many at most: 50 if nothing is said, up to 200.
    #[serde(default)]
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u64>,
}

/// A message to be sent.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpokenBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// The text, of at most 1,000 characters.
    #[schema(max_length = 1000, pattern = "\\S")]
    text: String,
}

/// Something said beside the game.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ChatBody {
    /// Which message it is, counted from 0.
    number: u64,
    /// Who: a seat such as `s0`, or `public` for a spectator.
    who: String,
    /// What.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// What was said beside the game: the latest messages, or those before one of them, the oldest first.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(TablePath, ChatQuery),
    responses((status = 200, body = Vec<ChatBody>), LookFaults))]
pub(crate) async fn chat(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<ChatQuery>,
) -> Result<Json<Vec<ChatBody>>, Fault> {
    let limit = query.limit.unwrap_or(LATEST);
    if !(1..=PAGE).contains(&limit) {
        return Err(Fault::bad(format!("`limit` is a number from 1 to {PAGE}")));
    }
    let id = &guest.table.id;
    let count = app.tables.shared.store.message_count(id).await.map_err(|_| Fault::Store)?;
    let end = query.before.map_or(count, |before| u64::from(before).min(count));
    Ok(Json(said(&app, &guest, end.saturating_sub(limit), end).await?))
}

/// The messages from one number up to another, without those that the guest does not want to see.
async fn said(app: &App, guest: &Guest, from: u64, to: u64) -> Result<Vec<ChatBody>, Fault> {
    let id = &guest.table.id;
    let mut said = app.tables.shared.store.messages(id, from, to).await.map_err(|_| Fault::Store)?;
    said.retain(|message| guest.hears(&message.author));
    let body = |said: adit_store::Message| ChatBody {
        number: said.number,
        who: said.author,
        text: said.text,
        at: said.at.millis(),
    };
    Ok(said.into_iter().map(body).collect())
}

/// How far somebody who follows a table has heard what is said there.
#[derive(Default)]
pub(super) struct Heard(Option<u64>);

impl Heard {
    /// What is new: at first the latest messages, if there are any, then each message once.
    pub(super) async fn news(&mut self, app: &App, guest: &Guest) -> Result<Option<Vec<ChatBody>>, Fault> {
        let id = &guest.table.id;
        let is_first = self.0.is_none();
        let from = match self.0 {
            Some(heard) => heard,
            None => {
                let count = app.tables.shared.store.message_count(id).await.map_err(|_| Fault::Store)?;
                count.saturating_sub(LATEST)
            }
        };
        let said = said(app, guest, from, u64::MAX).await?;
        self.0 = Some(said.last().map_or(from, |last| last.number + 1));
        Ok((is_first || !said.is_empty()).then_some(said))
    }
}

/// Says something beside the game.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(TablePath, OnceHeader), request_body = SpokenBody,
    responses((status = 204, description = "it is stored"), ChatFaults))]
pub(crate) async fn say_beside(
    State(app): State<App>,
    guest: Guest,
    Once(key): Once,
    Body(body): Body<SpokenBody>,
) -> Result<StatusCode, Fault> {
    let who = match (body.seat, guest.roles.seats.is_empty()) {
        (None, true) => Viewer::Public,
        (seat, _) => Viewer::Seat(guest.seat(seat)?),
    };
    if who == Viewer::Public && guest.table.is_muted() && !guest.roles.creates {
        return Err(Fault::Muted);
    }
    if body.text.trim().is_empty() {
        return Err(Fault::bad("a message says something"));
    }
    let text = short(body.text, LONGEST)?;
    if !app.speakers.admit(guest.holder()) {
        return Err(Fault::TooMany);
    }
    let (store, id) = (&app.tables.shared.store, &guest.table.id);
    if store.message_count(id).await.map_err(|_| Fault::Store)? >= app.messages {
        return Err(Fault::ChatFull);
    }
    let key = key.map(|key| key.hash(&format!("chat {who}")));
    // The store tells everybody, on this server and on others.
    match store.say(id.clone(), who.to_string(), text, key).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::KeyUsed { .. }) => Err(Fault::KeyUsed),
        Err(fault) => Err(Fault::store(&fault)),
    }
}

/// Whether spectators may speak.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpectatorsBody {
    /// Are they not to speak?
    muted: bool,
}

/// Lets spectators speak in the chat, or not. The token `creator` of the table is needed, or the browser that created it.
#[utoipa::path(put, path = "/api/tables/{id}/spectators", params(TablePath), request_body = SpectatorsBody,
    responses((status = 204, description = "it is stored"), SpectatorsFaults))]
pub(crate) async fn spectators(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<SpectatorsBody>,
) -> Result<StatusCode, Fault> {
    if !guest.roles.creates {
        return Err(Fault::NotCreator);
    }
    app.tables.mute(&guest.table, body.muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
