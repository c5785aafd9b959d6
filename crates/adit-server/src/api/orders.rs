//! What a player says beforehand: usual orders of the game, and lines that they play ahead. Nobody else sees any of it.

use super::description::{AheadFaults, GiveFaults, SeatFaults, TablePath, UnsayFaults};
use super::play::PreviewQuery;
use super::short;
use crate::access::{Body, Guest, Query};
use crate::table::{Act, AheadWish, Event, Wish, order_line};
use crate::{Fault, words};
use adit_game::{Layout, Seat};
use adit_look::{AheadBody, GivenBody, UsualBody};
use axum::Json;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// The longest words of a move, in characters.
const WORDS: usize = 2_000;
/// The longest name of an order, in characters.
const NAME: usize = 40;

/// Whose orders.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrdersQuery {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[param(value_type = Option<words::SeatNumber>, inline)]
    seat: Option<Seat>,
}

/// Which order.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderQuery {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[param(value_type = Option<words::SeatNumber>, inline)]
    seat: Option<Seat>,
    /// The number of the order.
    order: u32,
}

/// What a seat has said beforehand, and what it could say.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OrdersBody {
    /// What it has said: what stands, and what was dropped and not removed since.
    orders: Vec<GivenBody>,
    /// The orders that the game names in the present position.
    usual: Vec<UsualBody>,
}

/// Something that is said beforehand: the name of a usual order, or a line.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GiveBody {
    /// The seat, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// The name of a usual order.
    #[serde(default)]
    #[schema(max_length = 40)]
    name: Option<String>,
    /// The amount that the order needs.
    #[serde(default, deserialize_with = "words::amount")]
    #[schema(maximum = 4_294_967_295_i64)]
    limit: Option<u32>,
    /// A line as `ahead` gives it: what others do and chance brings, and what the seat does then.
    #[serde(default)]
    #[schema(max_items = 60)]
    line: Option<Vec<String>>,
    /// The number of the order in whose place this one comes.
    #[serde(default, deserialize_with = "words::amount")]
    #[schema(maximum = 4_294_967_295_i64)]
    replaces: Option<u32>,
}

/// A step ahead.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepBody {
    /// The seat that plays ahead, needed only if the token opens several.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    seat: Option<Seat>,
    /// What was done before, as the last answer had it; nothing to begin.
    #[serde(default)]
    #[schema(max_items = 60)]
    line: Vec<String>,
    /// Who moves: the seat itself or another one that is asked there.
    #[serde(default)]
    #[schema(value_type = Option<words::SeatNumber>)]
    mover: Option<Seat>,
    /// The words of the move; nothing to look only.
    #[serde(default)]
    #[schema(max_length = 2000)]
    words: Option<String>,
}

/// What a seat has said beforehand, and what it could say.
#[utoipa::path(get, path = "/api/tables/{id}/orders", params(TablePath, OrdersQuery),
    responses((status = 200, body = OrdersBody), SeatFaults))]
pub(crate) async fn orders(
    guest: Guest,
    Query(query): Query<OrdersQuery>,
) -> Result<Json<OrdersBody>, Fault> {
    let seat = guest.seat(query.seat)?;
    let language = guest.language;
    let (orders, usual) = guest.table.ask(|reply| Event::Orders { seat, language, reply }).await?;
    Ok(Json(OrdersBody { orders, usual }))
}

/// Says something beforehand. It is answered as soon as the seat is asked, after a random moment; it is dropped as soon as
/// something happens that it is not about. Nobody else sees it.
#[utoipa::path(post, path = "/api/tables/{id}/orders", params(TablePath), request_body = GiveBody,
    responses((status = 201, body = GivenBody), GiveFaults))]
pub(crate) async fn give(
    guest: Guest,
    Body(body): Body<GiveBody>,
) -> Result<(StatusCode, Json<GivenBody>), Fault> {
    let seat = guest.seat(body.seat)?;
    let wish = match (body.name, body.line) {
        (Some(name), None) => Wish::Usual { name: short(name, NAME)?, limit: body.limit },
        (None, Some(line)) if body.limit.is_none() => Wish::Line(order_line(&line)?),
        (None | Some(_), None | Some(_)) => return Err(Fault::OneOrder),
    };
    let (replaces, language) = (body.replaces, guest.language);
    let given = guest.table.change(|reply| Act::Give { seat, wish, replaces, language, reply }).await?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// Takes back what was said beforehand.
#[utoipa::path(delete, path = "/api/tables/{id}/orders", params(TablePath, OrderQuery),
    responses((status = 204, description = "it holds no longer"), UnsayFaults))]
pub(crate) async fn unsay(guest: Guest, Query(query): Query<OrderQuery>) -> Result<StatusCode, Fault> {
    let seat = guest.seat(query.seat)?;
    let id = query.order;
    guest.table.change(|reply| Act::Unsay { seat, id, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Plays ahead: shows the position to which a line leads, as far as the seat can know it, and what each seat that is asked
/// there may choose from. Nothing is changed or stored by it.
#[utoipa::path(post, path = "/api/tables/{id}/ahead", params(TablePath, PreviewQuery), request_body = StepBody,
    responses((status = 200, body = AheadBody), AheadFaults))]
pub(crate) async fn ahead(
    guest: Guest,
    Query(query): Query<PreviewQuery>,
    Body(body): Body<StepBody>,
) -> Result<Json<AheadBody>, Fault> {
    let seat = guest.seat(body.seat)?;
    let line = order_line(&body.line)?;
    let says = match body.words {
        Some(words) => Some((body.mover.unwrap_or(seat), short(words, WORDS)?)),
        None => None,
    };
    let (language, layout) = (guest.language, query.layout.unwrap_or(Layout::Tall));
    let wish = Box::new(AheadWish { seat, line, says, language, layout });
    Ok(Json(guest.table.ask(|reply| Event::Ahead { wish, reply }).await?))
}
