//! The rulebook of each game, for players, in their language. Its pictures are drawn by the program.

use super::layout::page;
use super::rules;
use crate::access::Reader;
use crate::{App, Fault};
use adit_any::AnyGame;
use adit_game::{Layout, Theme};
use adit_manual::{Block, Plate, Rulebook, Section};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

/// Pictures change only with the program, but the address stays the same.
const CACHED: &str = "public, max-age=3600";

fn open(app: &App, id: &str) -> Result<(&'static dyn AnyGame, Rulebook), Fault> {
    let game = adit_any::find(app.tables.shared.games, id).map_err(|_| Fault::NoPage)?;
    let rulebook = Rulebook::of(game).map_err(|fault| {
        tracing::error!(game = id, %fault, "a rulebook cannot be shown");
        Fault::NoPage
    })?;
    Ok((game, rulebook))
}

/// The rulebook of a game.
pub(crate) async fn rulebook(
    State(app): State<App>,
    Reader(language): Reader,
    Path(id): Path<String>,
) -> Result<Markup, Fault> {
    let (_, rulebook) = open(&app, &id)?;
    let texts = app.tables.shared.library.server(language);
    let (title, sections) = rulebook.sections(language);
    let clauses = rules::clauses(&id);
    let body = html! {
        div.rulebook {
            header {
                h1 { (title) }
                p.hint.rules-note {
                    (texts.say("rulebook-note")) " "
                    a href=(format!("/rules/{id}/reference")) { (texts.say("rulebook-reference")) } " · "
                    a href=(format!("/signs/{id}")) { (texts.say("table-signs")) }
                }
            }
            nav.contents.card aria-label=(texts.say("rules-contents")) {
                label for="rulebook-search" { (texts.say("rulebook-search")) }
                input #rulebook-search type="search" autocomplete="off" hidden;
                p #rulebook-nothing .hint role="status" hidden { (texts.say("rulebook-nothing")) }
                ol {
                    @for section in &sections {
                        li { a href={ "#" (section.id) } { (section.title) } }
                    }
                }
                p { button #print-aid type="button" hidden { (texts.say("rulebook-print")) } }
            }
            article.rules {
                @for section in &sections {
                    (written(&id, section, &rulebook.clauses(&section.id, clauses.iter().map(String::as_str))))
                }
            }
        }
    };
    let title = format!("{} · {title}", texts.say("rules-title"));
    Ok(page(&texts, &title, &body, Some("rulebook.js")))
}

/// A section. Every clause that it explains has its address here, so that refusals lead to it.
fn written(game: &str, section: &Section, clauses: &[&str]) -> Markup {
    html! {
        section id=(section.id) {
            @for clause in clauses { span.clause-anchor id=(clause) {} }
            h2 { (section.title) }
            @for block in &section.blocks {
                @match block {
                    Block::Text(html) => (PreEscaped(html)),
                    Block::Picture { name, about } => (figure(game, name, about)),
                }
            }
        }
    }
}

fn figure(game: &str, name: &str, about: &str) -> Markup {
    let address = |theme: &str| format!("/rules/{game}/pictures/{name}/{theme}");
    html! {
        figure data-picture=(address("inline")) {
            picture {
                source media="(prefers-color-scheme: dark)" srcset=(address("dark"));
                img loading="lazy" src=(address("light")) alt=(about);
            }
            figcaption { (about) }
        }
    }
}

/// A picture of a rulebook: as a file of its own in a theme, or to be put into the page.
pub(crate) async fn picture(
    State(app): State<App>,
    Reader(language): Reader,
    Path((id, name, form)): Path<(String, String, String)>,
) -> Result<Response, Fault> {
    let (game, rulebook) = open(&app, &id)?;
    let texts = app.tables.shared.library.game(game.id(), language);
    let plate = rulebook.picture(&name, &texts, Layout::Wide).map_err(|_| Fault::NoPage)?;
    let theme = match form.as_str() {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        "inline" => return Ok(inline(&plate).into_response()),
        _ => return Err(Fault::NoPage),
    };
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, CACHED)];
    Ok((headers, plate.picture.standalone(theme)).into_response())
}

/// The picture with what is to be outlined and where it is to be cut, which only a browser can measure.
fn inline(plate: &Plate) -> Markup {
    html! {
        div.plate data-mark=(plate.mark.join(" ")) data-crop=(plate.crop.join(" ")) {
            (PreEscaped(&plate.picture.svg))
        }
    }
}
