//! Looking and playing.

use super::openapi::ErrorBody;
use crate::access::{Body, Guest, Query};
use crate::meta::Who;
use crate::table::{
    Event, FrameBody, HintBody, PictureBody, PreviewBody, Said, Sight, TakenBack, Told, Why, Wish,
};
use crate::{App, Fault};
use adit_game::{Language, Viewer};
use adit_store::TableId;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest text of a note or of something said beside the game, in bytes.
const TEXT: usize = 4_000;
/// The longest words of a move, in bytes.
const WORDS: usize = 2_000;

/// How somebody looks at a table.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookQuery {
    /// As whom: the number of a seat that the token opens, or `public`; once the game is over any seat or `all`.
    #[serde(default)]
    viewer: Option<String>,
    /// After how many entries that the viewer has noticed; nothing for now.
    #[serde(default)]
    at: Option<usize>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default)]
    lang: Option<String>,
}

/// A move.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    seat: Option<u8>,
    /// The id of the offer that is answered.
    #[serde(default)]
    offer: Option<String>,
    /// The words.
    words: String,
}

/// A seat alone.
#[derive(Deserialize, utoipa::ToSchema, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    seat: Option<u8>,
}

/// The answer to a wish to take back.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConsentBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    seat: Option<u8>,
    /// Yes or no.
    agree: bool,
}

/// What became of a wish to take back.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct BackBody {
    result: TakenBack,
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
    pub(crate) who: String,
    /// What.
    pub(crate) text: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// What is known of a table before looking at its position.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AboutBody {
    id: String,
    game: &'static str,
    options: BTreeMap<String, String>,
    players: Vec<AboutPlayer>,
    /// The seats that the token opens.
    yours: Vec<u8>,
    /// May people at the table ask for hints?
    hints: bool,
    branched_from: Option<String>,
}

/// Who plays a seat.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AboutPlayer {
    name: String,
    bot: Option<String>,
}

fn json(sight: &Sight) -> Response {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (headers, sight.body.to_string()).into_response()
}

pub(crate) fn language(word: Option<&str>, or: Language) -> Result<Language, Fault> {
    let unknown =
        |word: &str| Fault::BadRequest(format!("there is no language {word:?}; choose en, de, fr or nl"));
    word.map_or(Ok(or), |word| Language::from_word(word).ok_or_else(|| unknown(word)))
}

pub(crate) async fn look(guest: &Guest, wish: Wish) -> Result<Sight, Fault> {
    guest.table.ask(|reply| Event::Look { wish, reply }).await
}

/// Who plays what.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")), responses((status = 200, body = AboutBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn about(guest: Guest) -> Json<AboutBody> {
    let players = guest.table.meta.players.iter().map(|player| AboutPlayer {
        name: player.name.clone(),
        bot: match &player.who {
            Who::Person(_) => None,
            Who::Bot(id) => Some(id.clone()),
        },
    });
    Json(AboutBody {
        id: guest.table.id.to_string(),
        game: guest.table.game.id(),
        options: guest.table.setup.options.clone(),
        players: players.collect(),
        yours: guest.roles.seats.iter().copied().map(u8::from).collect(),
        hints: guest.table.meta.hints,
        branched_from: guest.table.meta.branched.as_ref().map(|branched| branched.table.clone()),
    })
}

/// The position and the offer, for programs.
#[utoipa::path(get, path = "/api/tables/{id}/frame", params(LookQuery, ("id" = String, Path, description = "the table")),
    responses((status = 200, body = FrameBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn frame(guest: Guest, Query(query): Query<LookQuery>) -> Result<Response, Fault> {
    let viewer = guest.any_viewer(query.viewer.as_deref()).await?;
    let wish = query.at.map_or(Wish::Frame(viewer), |number| Wish::PastFrame { viewer, number });
    Ok(json(&look(&guest, wish).await?))
}

/// The position as a picture, the offer with its labels, and what happened, for people.
#[utoipa::path(get, path = "/api/tables/{id}/picture", params(LookQuery, ("id" = String, Path, description = "the table")),
    responses((status = 200, body = PictureBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn picture(guest: Guest, Query(query): Query<LookQuery>) -> Result<Response, Fault> {
    let viewer = guest.any_viewer(query.viewer.as_deref()).await?;
    let language = language(query.lang.as_deref(), guest.language)?;
    let wish = match query.at {
        None => Wish::Picture { viewer, language, told: Told::default() },
        Some(number) => Wish::Past { viewer, language, number },
    };
    Ok(json(&look(&guest, wish).await?))
}

/// Says a move. It is acknowledged when it is stored.
#[utoipa::path(post, path = "/api/tables/{id}/say", params(("id" = String, Path, description = "the table")), request_body = SayBody,
    responses((status = 200, body = Said), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn say(guest: Guest, Body(body): Body<SayBody>) -> Result<Json<Said>, Fault> {
    let seat = guest.seat(body.seat)?;
    let words = short(body.words, WORDS)?;
    let (offer, language) = (body.offer, guest.language);
    Ok(Json(guest.table.ask(|reply| Event::Say { seat, words, offer, language, reply }).await?))
}

/// Says whether words may be said, and if not, why.
#[utoipa::path(post, path = "/api/tables/{id}/why", params(("id" = String, Path, description = "the table")), request_body = SayBody, responses((status = 200, body = Why)))]
pub(crate) async fn why(guest: Guest, Body(body): Body<SayBody>) -> Result<Json<Why>, Fault> {
    let seat = guest.seat(body.seat)?;
    let words = short(body.words, WORDS)?;
    let language = guest.language;
    Ok(Json(guest.table.ask(|reply| Event::Why { seat, words, language, reply }).await?))
}

/// What a strong bot would do that knows what the seat knows. Everybody at the table sees that the seat has asked.
#[utoipa::path(post, path = "/api/tables/{id}/hint", params(("id" = String, Path, description = "the table")), request_body = SeatBody,
    responses((status = 200, body = HintBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn hint(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<HintBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let language = guest.language;
    Ok(Json(guest.table.ask(|reply| Event::Hint { seat, language, reply }).await?))
}

/// What the seat would see after a move. Nothing, where the move would bring something that the seat cannot know.
#[utoipa::path(post, path = "/api/tables/{id}/preview", params(("id" = String, Path, description = "the table")), request_body = SayBody,
    responses((status = 200, body = Option<PreviewBody>), (status = 422, body = ErrorBody)))]
pub(crate) async fn preview(
    guest: Guest,
    Body(body): Body<SayBody>,
) -> Result<Json<Option<PreviewBody>>, Fault> {
    let seat = guest.seat(body.seat)?;
    let words = short(body.words, WORDS)?;
    let language = guest.language;
    Ok(Json(guest.table.ask(|reply| Event::Preview { seat, words, language, reply }).await?))
}

/// Takes the seat's last move back, or asks the others whether it may.
#[utoipa::path(post, path = "/api/tables/{id}/back", params(("id" = String, Path, description = "the table")), request_body = SeatBody, responses((status = 200, body = BackBody)))]
pub(crate) async fn back(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<BackBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let result = guest.table.ask(|reply| Event::Back { seat, reply }).await?;
    Ok(Json(BackBody { result }))
}

/// Makes the move again that the seat has taken back, with the chance outcomes that it brought.
#[utoipa::path(post, path = "/api/tables/{id}/redo", params(("id" = String, Path, description = "the table")), request_body = SeatBody,
    responses((status = 200, body = Said), (status = 409, body = ErrorBody)))]
pub(crate) async fn redo(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<Said>, Fault> {
    let seat = guest.seat(body.seat)?;
    Ok(Json(guest.table.ask(|reply| Event::Redo { seat, reply }).await?))
}

/// Answers somebody's wish to take back.
#[utoipa::path(post, path = "/api/tables/{id}/consent", params(("id" = String, Path, description = "the table")), request_body = ConsentBody, responses((status = 200, body = BackBody)))]
pub(crate) async fn consent(guest: Guest, Body(body): Body<ConsentBody>) -> Result<Json<BackBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let agree = body.agree;
    let result = guest.table.ask(|reply| Event::Consent { seat, agree, reply }).await?;
    Ok(Json(BackBody { result }))
}

/// The whole journal of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/journal", params(("id" = String, Path, description = "the table")), responses((status = 200, body = String), (status = 403, body = ErrorBody)))]
pub(crate) async fn journal(guest: Guest) -> Result<Response, Fault> {
    let sight = look(&guest, Wish::Journal).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], sight.body.to_string()).into_response())
}

/// What was said beside the game.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path, description = "the table")), responses((status = 200, body = Vec<ChatBody>)))]
pub(crate) async fn chat(State(app): State<App>, guest: Guest) -> Result<Json<Vec<ChatBody>>, Fault> {
    Ok(Json(said(&app, &guest.table.id).await?))
}

pub(crate) async fn said(app: &App, id: &TableId) -> Result<Vec<ChatBody>, Fault> {
    let said = app.tables.shared.store.messages(id, 0).await.map_err(|_| Fault::Store)?;
    let chat =
        said.into_iter().map(|said| ChatBody { who: said.author, text: said.text, at: said.at.millis() });
    Ok(chat.collect())
}

/// Says something beside the game.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path, description = "the table")), request_body = TextBody, responses((status = 204)))]
pub(crate) async fn say_beside(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<TextBody>,
) -> Result<axum::http::StatusCode, Fault> {
    let who = match (body.seat, guest.roles.seats.is_empty()) {
        (None, true) => Viewer::Public,
        (seat, _) => Viewer::Seat(guest.seat(seat)?),
    };
    let text = short(body.text, TEXT)?;
    let stored = app.tables.shared.store.say(guest.table.id.clone(), who.to_string(), text).await;
    // The store tells everybody, on this server and on others.
    stored.map_err(|_| Fault::Store)?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// The notes of a seat, which nobody else sees.
#[utoipa::path(get, path = "/api/tables/{id}/notes", params(SeatBody, ("id" = String, Path, description = "the table")), responses((status = 200, body = TextBody)))]
pub(crate) async fn notes(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<SeatBody>,
) -> Result<Json<TextBody>, Fault> {
    let seat = guest.seat(query.seat)?;
    let text =
        app.tables.shared.store.note(&guest.table.id, &seat.to_string()).await.map_err(|_| Fault::Store)?;
    Ok(Json(TextBody { seat: Some(u8::from(seat)), text: text.unwrap_or_default() }))
}

/// Changes the notes of a seat.
#[utoipa::path(put, path = "/api/tables/{id}/notes", params(("id" = String, Path, description = "the table")), request_body = TextBody, responses((status = 204)))]
pub(crate) async fn set_notes(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<TextBody>,
) -> Result<axum::http::StatusCode, Fault> {
    let seat = guest.seat(body.seat)?;
    let text = short(body.text, TEXT)?;
    let stored = app.tables.shared.store.set_note(guest.table.id.clone(), seat.to_string(), text).await;
    stored.map_err(|_| Fault::Store)?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// The text, if it is not longer than people write.
fn short(text: String, limit: usize) -> Result<String, Fault> {
    if text.len() <= limit { Ok(text) } else { Err(Fault::TooLong) }
}
