//! Looking at a table.

use super::description::{CardFaults, JournalFaults, PointsFaults, PositionFaults, TableFaults, TablePath};
use crate::Fault;
use crate::access::{Guest, Query};
use crate::meta::{Meta, Occupant, Rematch, Who};
use crate::table::{Event, PictureAt, PictureWish};
use crate::words;
use adit_game::{Language, Layout, Viewer};
use adit_look::{CardBody, CurveBody, FrameBody, PictureBody, Told};
use axum::Json;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How somebody looks at a table.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookQuery {
    /// As whom: the number of a seat that the token opens, or `public`; once the game is over any seat or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
    /// After how many entries that the viewer has noticed; nothing for now.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u64)]
    at: Option<usize>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<words::LanguageWord>, inline)]
    lang: Option<Language>,
    /// How the picture is laid out: `tall` (the default), or `wide` where there is room at the side.
    #[serde(default, deserialize_with = "words::layout")]
    #[param(value_type = Option<words::LayoutWord>, inline)]
    layout: Option<Layout>,
}

/// About which thing somebody asks.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardQuery {
    /// As whom: the number of a seat that the token opens, or `public`; once the game is over any seat or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
    /// After how many entries that the viewer has noticed; nothing for now.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u64)]
    at: Option<usize>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<words::LanguageWord>, inline)]
    lang: Option<Language>,
    /// The id of the thing, as it stands in `data-part` or in the parts of the offer.
    #[param(max_length = 100)]
    part: String,
}

/// As whom somebody asks how the points have grown.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PointsQuery {
    /// As whom entries are counted: the number of any seat, `public` or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
}

/// What is known of a table before looking at its position.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AboutBody {
    id: String,
    game: &'static str,
    options: BTreeMap<String, String>,
    /// Does the table use component data of its own? `GET /api/tables/{id}/data` has them.
    own_data: bool,
    players: Vec<AboutPlayer>,
    /// The seats that the token opens.
    yours: Vec<u8>,
    /// May people at the table ask for hints?
    hints: bool,
    /// Is it a training table?
    training: bool,
    /// Does the game count for the ladder?
    rated: bool,
    /// Can everybody check afterwards that chance was fair?
    verifiable: bool,
    /// Does the token prove who has created the table?
    creator: bool,
    /// Are spectators not to speak in the chat?
    muted: bool,
    branched_from: Option<String>,
    /// The next game of the same players, once somebody has asked for it.
    rematch: Option<Rematch>,
}

/// Who plays a seat.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AboutPlayer {
    name: String,
    bot: Option<String>,
}

/// Who plays each seat.
pub(super) fn about_players(meta: &Meta) -> Vec<AboutPlayer> {
    let about = |player: &Occupant| AboutPlayer {
        name: player.name.clone(),
        bot: match &player.who {
            Who::Person(_) => None,
            Who::Bot(id) => Some(id.clone()),
        },
    };
    meta.players.iter().map(about).collect()
}

/// Who plays what.
#[utoipa::path(get, path = "/api/tables/{id}", params(TablePath), responses((status = 200, body = AboutBody), TableFaults))]
pub(crate) async fn about(guest: Guest) -> Json<AboutBody> {
    Json(AboutBody {
        id: guest.table.id.to_string(),
        game: guest.table.game.id(),
        options: guest.table.setup.options.clone(),
        own_data: guest.table.setup.data.is_some(),
        players: about_players(&guest.table.meta()),
        yours: guest.roles.seats.iter().copied().map(u8::from).collect(),
        hints: guest.table.meta().hints,
        training: guest.table.meta().training,
        rated: guest.table.meta().rated,
        verifiable: guest.table.meta().verifiable,
        creator: guest.roles.creates,
        muted: guest.table.is_muted(),
        branched_from: guest.table.meta().branched.as_ref().map(|branched| branched.table.clone()),
        rematch: guest.table.rematch(),
    })
}

/// The position and the offer, for programs.
#[utoipa::path(get, path = "/api/tables/{id}/frame", params(TablePath, LookQuery),
    responses((status = 200, body = FrameBody), PositionFaults))]
pub(crate) async fn frame(guest: Guest, Query(query): Query<LookQuery>) -> Result<Response, Fault> {
    let (viewer, number) = (guest.any_viewer(query.viewer).await?, query.at);
    let frame = guest.table.ask(|reply| Event::Frame { viewer, number, reply }).await?;
    Ok(Json(&frame.value).into_response())
}

/// The position as a picture, the offer with its labels, and what happened, for people.
#[utoipa::path(get, path = "/api/tables/{id}/picture", params(TablePath, LookQuery),
    responses((status = 200, body = PictureBody), PositionFaults))]
pub(crate) async fn picture(guest: Guest, Query(query): Query<LookQuery>) -> Result<Response, Fault> {
    let wish = PictureWish {
        viewer: guest.any_viewer(query.viewer).await?,
        language: query.lang.unwrap_or(guest.language),
        layout: query.layout.unwrap_or(Layout::Tall),
        at: query.at.map_or(PictureAt::Now(Told::default()), PictureAt::Past),
    };
    let (picture, _) = guest.table.ask(|reply| Event::Picture { wish, reply }).await?;
    Ok(Json(&picture.value).into_response())
}

/// What can be known of a thing in the picture: what it is, what it does, what it is worth now.
#[utoipa::path(get, path = "/api/tables/{id}/card", params(TablePath, CardQuery),
    responses((status = 200, body = CardBody), CardFaults))]
pub(crate) async fn card(guest: Guest, Query(query): Query<CardQuery>) -> Result<Json<CardBody>, Fault> {
    let viewer = guest.any_viewer(query.viewer).await?;
    let language = query.lang.unwrap_or(guest.language);
    let (part, number) = (query.part, query.at);
    Ok(Json(guest.table.ask(|reply| Event::Card { viewer, language, part, number, reply }).await?))
}

/// How the points of all seats have grown in a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/points", params(TablePath, PointsQuery),
    responses((status = 200, body = CurveBody), PointsFaults))]
pub(crate) async fn points(guest: Guest, Query(query): Query<PointsQuery>) -> Result<Json<CurveBody>, Fault> {
    let viewer = guest.any_viewer(query.viewer).await?;
    Ok(Json(guest.table.ask(|reply| Event::Points { viewer, reply }).await?))
}

/// The whole journal of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/journal", params(TablePath),
    responses((status = 200, content_type = "text/plain", body = String), JournalFaults))]
pub(crate) async fn journal(guest: Guest) -> Result<Response, Fault> {
    let journal = guest.table.ask(|reply| Event::Journal { reply }).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], journal.to_string()).into_response())
}
