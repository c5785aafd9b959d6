//! The pages that people see.

pub(crate) mod browser;
mod clock;
mod components;
mod docs;
mod holidays;
mod home;
mod invite;
mod layout;
mod learn;
mod lobby;
mod me;
mod mine;
mod options;
mod pictures;
mod presets;
mod puzzles;
mod qr;
mod rulebook;
mod rules;
mod seat;
mod seats;
mod signs;
mod table;
mod told;
mod tournament;
mod tournament_shown;
mod tournaments;

use crate::texts::Library;
use crate::{App, Fault, assets};
use adit_game::Language;
use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::html;

/// The addresses of the pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/me/holidays", get(holidays::holidays).post(holidays::enter))
        .route("/me/holidays/end", post(holidays::end))
        .route("/me/told", get(told::told).post(told::save))
        .route("/me/told/test", post(told::try_out))
        .route("/me/told/browsers", post(told::add_browser))
        .route("/me/told/browsers/remove", post(told::remove_browser))
        .route("/told/end/{secret}", get(told::offer_end).post(told::end))
        .route("/told/confirm/{secret}", get(told::offer_confirm).post(told::confirm))
        .route("/manifest.webmanifest", get(told::manifest))
        .route("/worker.js", get(assets::worker))
        .route("/language", post(layout::set_language))
        .route("/tables", get(mine::mine).post(home::begin))
        .route("/table/{id}", get(table::table))
        .route("/table/{id}/branch", post(home::branch))
        .route("/join/{id}/{token}", get(seat::offer).post(seat::sit))
        .route("/invite/{id}/{token}", get(invite::offer).post(invite::accept))
        .route("/table/{id}/people", get(seats::people).post(seats::change))
        .route("/lobby", get(lobby::lobby).post(lobby::now))
        .route("/lobby/{id}/join", post(lobby::join))
        .route("/lobby/{id}/watch", post(lobby::watch))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/new/{game}", get(tournaments::form))
        .route("/tournaments/{id}", get(tournament::show).post(tournament::act))
        .route("/me", get(me::me))
        .route("/me/name", post(me::name))
        .route("/me/link", post(me::link))
        .route("/me/code", post(me::code))
        .route("/me/end", post(me::end))
        .route("/me/chat", post(me::chat))
        .route("/me/block", post(me::block))
        .route("/me/unblock", post(me::unblock))
        .route("/me/data", get(me::data))
        .route("/me/delete", post(me::delete))
        .route("/me/open/{secret}", get(me::offer).post(me::open))
        .route("/me/recover", get(me::recover).post(me::recovered))
        .route("/pictures/{game}/{theme}", get(pictures::sample))
        .route("/docs", get(docs::first))
        .route("/docs/{*path}", get(docs::docs))
        .route("/puzzles", get(puzzles::puzzles))
        .route("/puzzles/{game}", post(puzzles::open))
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/{lesson}", post(learn::begin))
        .route("/rules", get(rules::list))
        .route("/signs/{game}", get(signs::signs))
        .route("/rules/{game}", get(rulebook::rulebook))
        .route("/rules/{game}/pictures/{name}/{form}", get(rulebook::picture))
        .route("/rules/{game}/reference", get(rules::rules))
}

/// What flows at once, so that it is not compressed.
pub(crate) fn live() -> Router<App> {
    Router::new()
        .route("/lobby/events", get(lobby::events))
        .route("/tournaments/{id}/events", get(tournament::events))
}

/// The page that tells what went wrong.
pub(crate) fn error(fault: &Fault, library: &Library, language: Language) -> Response {
    let texts = library.server(language);
    let body = html! {
        section.card.narrow {
            h1 { (texts.say("error-title")) }
            p { (fault.message(library, language)) }
            p { a.button href="/" { (texts.say("error-home")) } }
        }
    };
    layout::page(&texts, &texts.say("error-title"), &body, None).into_response()
}
