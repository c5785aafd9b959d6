//! The JSON interface: everything that a person can do in the browser, a program can do here.

mod analysis;
pub(crate) mod create;
mod drawing;
mod events;
mod openapi;
mod play;

pub(crate) use openapi::ErrorBody;

use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// The addresses of the interface.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(openapi::openapi))
        .route("/api/games", get(create::games))
        .route("/api/tables", post(create::create))
        .route("/api/tables/{id}", get(play::about))
        .route("/api/tables/{id}/frame", get(play::frame))
        .route("/api/tables/{id}/picture", get(play::picture))
        .route("/api/tables/{id}/picture.svg", get(drawing::svg))
        .route("/api/tables/{id}/picture.png", get(drawing::png))
        .route("/api/tables/{id}/preview", post(play::preview))
        .route("/api/tables/{id}/why", post(play::why))
        .route("/api/tables/{id}/hint", post(play::hint))
        .route("/api/tables/{id}/back", post(play::back))
        .route("/api/tables/{id}/redo", post(play::redo))
        .route("/api/tables/{id}/consent", post(play::consent))
        .route("/api/tables/{id}/journal", get(play::journal))
        .route("/api/tables/{id}/analysis", get(analysis::analysis).post(analysis::analyse))
        .route("/api/tables/{id}/branch", post(create::branch))
        .route("/api/tables/{id}/chat", get(play::chat).post(play::say_beside))
        .route("/api/tables/{id}/notes", get(play::notes).put(play::set_notes))
}

/// What a game consists of: short answers, and a stream that must flow at once. Neither is worth compressing.
pub(crate) fn live_router() -> Router<App> {
    Router::new()
        .route("/api/tables/{id}/say", post(play::say))
        .route("/api/tables/{id}/events", get(events::events))
}
