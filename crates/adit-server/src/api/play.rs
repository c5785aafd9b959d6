//! Playing.

use super::description::{
    BackFaults, CoachFaults, ConsentFaults, HintFaults, RedoFaults, RefusedFaults, SayFaults, SpeakFaults,
    TablePath,
};
use super::short;
use crate::access::{Body, Guest, Query};
use crate::table::{Act, Event, Said};
use crate::{App, Fault, words};
use adit_game::{Layout, Seat};
use adit_look::{CoachBody, HintBody, PreviewBody, TakenBack};
use adit_table::OfferId;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

/// The longest words of a move, in characters.
const WORDS: usize = 2_000;

/// A move.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// The id of the offer that is answered.
    #[serde(default, deserialize_with = "words::offer")]
    #[schema(value_type = Option<words::OfferWord>)]
    offer: Option<OfferId>,
    /// The words.
    #[schema(max_length = 2000)]
    words: String,
}

impl SayBody {
    /// The seat that the guest speaks for, and its words.
    pub(super) fn read(self, guest: &Guest) -> Result<(Seat, String), Fault> {
        Ok((guest.seat(self.seat)?, short(self.words, WORDS)?))
    }
}

/// How a preview is shown.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewQuery {
    /// How the picture is laid out: `tall` (the default), or `wide` where there is room at the side.
    #[serde(default, deserialize_with = "words::layout")]
    #[param(value_type = Option<words::LayoutWord>, inline)]
    pub(super) layout: Option<Layout>,
}

/// How a coach answers.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct CoachQuery {
    /// How pictures are laid out: `tall` (the default), or `wide` where there is room at the side.
    #[serde(default, deserialize_with = "words::layout")]
    #[param(value_type = Option<words::LayoutWord>, inline)]
    layout: Option<Layout>,
    /// Whether what is likely to follow is shown, step by step.
    #[serde(default)]
    show: bool,
}

/// A seat alone.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    pub(super) seat: Option<Seat>,
}

/// The answer to a wish to take back.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConsentBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// Yes or no.
    agree: bool,
}

/// What became of a wish to take back.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct BackBody {
    result: TakenBack,
}

/// Whether words may be said.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct WhyBody {
    /// This is a move that may be made now.
    legal: bool,
    /// Moves begin so that may be made now.
    begun: bool,
    /// The clause that forbids it.
    rule: Option<&'static str>,
    /// The sentence that explains it.
    text: Option<String>,
}

/// Says a move. It is acknowledged when it is stored.
#[utoipa::path(post, path = "/api/tables/{id}/say", params(TablePath), request_body = SayBody,
    responses((status = 200, body = Said), SayFaults))]
pub(crate) async fn say(guest: Guest, Body(body): Body<SayBody>) -> Result<Json<Said>, Fault> {
    let offer = body.offer;
    let (seat, words) = body.read(&guest)?;
    Ok(Json(guest.table.change(|reply| Act::Say { seat, words, offer, reply }).await?))
}

/// Says whether words may be said, and if not, why.
#[utoipa::path(post, path = "/api/tables/{id}/why", params(TablePath), request_body = SayBody,
    responses((status = 200, body = WhyBody), SpeakFaults))]
pub(crate) async fn why(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<SayBody>,
) -> Result<Json<WhyBody>, Fault> {
    let (seat, words) = body.read(&guest)?;
    let fault = guest.table.ask(|reply| Event::Why { seat, words, reply }).await?;
    Ok(Json(WhyBody {
        legal: fault.is_none(),
        begun: matches!(fault, Some(Fault::Begun)),
        rule: fault.as_ref().and_then(Fault::rule).map(|forbidden| forbidden.rule.number),
        text: fault.map(|fault| fault.message(&app.tables.shared.library, guest.language)),
    }))
}

/// What a strong bot would do that knows what the seat knows. Everybody at the table sees that the seat has asked.
#[utoipa::path(post, path = "/api/tables/{id}/hint", params(TablePath), request_body = SeatBody,
    responses((status = 200, body = HintBody), HintFaults))]
pub(crate) async fn hint(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<HintBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let language = guest.language;
    Ok(Json(guest.table.ask(|reply| Event::Act(Act::Hint { seat, language, reply })).await?))
}

/// At a training table, whether a move gives a lot away, why, and what is likely to follow it and the better move. Nothing,
/// where the table has moved on since the offer that is named. Nothing is sent by asking.
#[utoipa::path(post, path = "/api/tables/{id}/coach", params(TablePath, CoachQuery), request_body = SayBody,
    responses((status = 200, body = Option<CoachBody>), CoachFaults))]
pub(crate) async fn coach(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<CoachQuery>,
    Body(body): Body<SayBody>,
) -> Result<Json<Option<CoachBody>>, Fault> {
    let offer = body.offer;
    let (seat, words) = body.read(&guest)?;
    let question = guest.table.ask(|reply| Event::Coach { seat, words, offer, reply }).await?;
    let Some(question) = question else { return Ok(Json(None)) };
    let shared = &app.tables.shared;
    // The log says why there is no answer; the move can be sent all the same.
    let Some(coached) = shared.pool.coach(question).await else { return Ok(Json(None)) };
    let texts = guest.table.meta().naming(&shared.library.game(guest.table.game.id(), guest.language));
    let layout = query.layout.unwrap_or(Layout::Tall);
    let told = tokio::task::spawn_blocking(move || coached.tell(&texts, layout, query.show));
    Ok(Json(Some(told.await.map_err(|_| Fault::Stopping)?)))
}

/// What the seat would see after a move. Nothing, where the move would bring something that the seat cannot know, or where
/// the table has moved on since the offer that is named.
#[utoipa::path(post, path = "/api/tables/{id}/preview", params(TablePath, PreviewQuery), request_body = SayBody,
    responses((status = 200, body = Option<PreviewBody>), RefusedFaults))]
pub(crate) async fn preview(
    guest: Guest,
    Query(query): Query<PreviewQuery>,
    Body(body): Body<SayBody>,
) -> Result<Json<Option<PreviewBody>>, Fault> {
    let offer = body.offer;
    let (seat, words) = body.read(&guest)?;
    let (language, layout) = (guest.language, query.layout.unwrap_or(Layout::Tall));
    Ok(Json(guest.table.ask(|reply| Event::Preview { seat, words, offer, language, layout, reply }).await?))
}

/// Takes the seat's last move back, or asks the others whether it may.
#[utoipa::path(post, path = "/api/tables/{id}/back", params(TablePath), request_body = SeatBody,
    responses((status = 200, body = BackBody), BackFaults))]
pub(crate) async fn back(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<BackBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let result = guest.table.change(|reply| Act::Back { seat, reply }).await?;
    Ok(Json(BackBody { result }))
}

/// Makes the move again that the seat has taken back, with the chance outcomes that it brought.
#[utoipa::path(post, path = "/api/tables/{id}/redo", params(TablePath), request_body = SeatBody,
    responses((status = 200, body = Said), RedoFaults))]
pub(crate) async fn redo(guest: Guest, Body(body): Body<SeatBody>) -> Result<Json<Said>, Fault> {
    let seat = guest.seat(body.seat)?;
    Ok(Json(guest.table.change(|reply| Act::Redo { seat, reply }).await?))
}

/// Answers somebody's wish to take back.
#[utoipa::path(post, path = "/api/tables/{id}/consent", params(TablePath), request_body = ConsentBody,
    responses((status = 200, body = BackBody), ConsentFaults))]
pub(crate) async fn consent(guest: Guest, Body(body): Body<ConsentBody>) -> Result<Json<BackBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let agree = body.agree;
    let result = guest.table.change(|reply| Act::Consent { seat, agree, reply }).await?;
    Ok(Json(BackBody { result }))
}
