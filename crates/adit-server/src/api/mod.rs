//! The JSON interface: everything that a person can do in the browser, a program can do here.

mod analysis;
mod chat;
pub(crate) mod create;
mod data;
mod description;
pub(crate) mod drawing;
mod events;
mod hook;
pub(crate) mod lesson;
mod look;
mod notes;
mod play;
mod puzzle;
pub(crate) mod tournament;
mod tournament_body;

pub(crate) use chat::LONGEST;
pub(crate) use description::error;

use crate::{App, Fault};
use adit_any::Games;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of the interface. Those of the second router are what a game consists of: short answers, and a stream
/// that must flow at once; neither is worth compressing.
pub(crate) fn routers(games: Games) -> (Router<App>, Router<App>) {
    let (calm, mut description) = OpenApiRouter::with_openapi(description::Description::openapi())
        .routes(routes!(create::games))
        .routes(routes!(data::built_in, data::check))
        .routes(routes!(create::create))
        .routes(routes!(create::branch))
        .routes(routes!(create::rematch))
        .routes(routes!(look::about))
        .routes(routes!(data::of_table))
        .routes(routes!(look::frame))
        .routes(routes!(look::picture))
        .routes(routes!(look::card))
        .routes(routes!(look::points))
        .routes(routes!(drawing::svg))
        .routes(routes!(drawing::png))
        .routes(routes!(lesson::lessons, lesson::teach))
        .routes(routes!(lesson::go))
        .routes(routes!(play::preview))
        .routes(routes!(play::why))
        .routes(routes!(play::hint))
        .routes(routes!(play::coach))
        .routes(routes!(puzzle::solve))
        .routes(routes!(puzzle::answer))
        .routes(routes!(play::back))
        .routes(routes!(play::redo))
        .routes(routes!(play::consent))
        .routes(routes!(look::journal))
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(chat::chat, chat::say_beside))
        .routes(routes!(chat::spectators))
        .routes(routes!(hook::set_hook, hook::drop_hook, hook::try_hook))
        .routes(routes!(tournament::list, tournament::create))
        .routes(routes!(tournament::about))
        .routes(routes!(tournament::enter))
        .routes(routes!(tournament::leave))
        .routes(routes!(tournament::pass))
        .routes(routes!(tournament::close))
        .routes(routes!(notes::notes, notes::set_notes))
        .split_for_parts();
    let (live, more) =
        OpenApiRouter::new().routes(routes!(play::say)).routes(routes!(events::events)).split_for_parts();
    description.merge(more);
    let description = Arc::new(description::complete(&description, games));
    (calm.route("/api/openapi.json", get(async move || Json(description.clone()))), live)
}

/// The text, if it has at most this many characters.
fn short(text: String, limit: usize) -> Result<String, Fault> {
    if text.chars().count() <= limit { Ok(text) } else { Err(Fault::TooLong) }
}
