//! Every sign of a game with its name and what it means.

use super::layout::page;
use crate::access::Reader;
use crate::{App, Fault};
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};

/// The signs of a game.
pub(crate) async fn signs(
    State(app): State<App>,
    Reader(language): Reader,
    Path(id): Path<String>,
) -> Result<Markup, Fault> {
    let game = adit_any::find(app.tables.shared.games, &id).map_err(|_| Fault::NoPage)?;
    let library = &app.tables.shared.library;
    let (texts, own) = (library.server(language), library.game(game.id(), language));
    let (signs, name) = (game.signs(&own), own.say("game-name", &[]));
    let title = texts.tell("signs-title", &[("game", name.into())]);
    let body = html! {
        h1 { (title) }
        p { a.button href=(format!("/rules/{}", game.id())) { (texts.say("home-rules")) } }
        @if signs.is_empty() { p { (texts.say("signs-none")) } }
        dl.signs {
            @for sign in &signs {
                div.card {
                    dt { span.sign aria-hidden="true" { (PreEscaped(&sign.svg)) } span.title { (sign.title) } }
                    dd { (sign.text) }
                }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}
