//! The page of an invitation: who invites to what, and *Join as …*.

use super::browser::{claim, known, named, session_cookie};
use super::layout::page;
use super::options::agreed_values;
use crate::access::{Asker, Caller, Reader, table_id};
use crate::meta::{LONGEST_NAME, Meta, Who, player_name};
use crate::session::Person;
use crate::table::{Event, Handle};
use crate::token::Token;
use crate::{App, Fault, ServerTexts};
use adit_game::{Seat, Texts};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The table of an invitation, if the link is right.
async fn invited(
    app: &App,
    id: &str,
    token: &str,
    origin: crate::queue::Origin,
) -> Result<Arc<Handle>, Fault> {
    let (id, token) = (table_id(id)?, Token::read(token).ok_or(Fault::NoToken)?);
    let meta = app.tables.meta(&id).await?;
    // The secret of the link is kept as that of the link for spectators is: everybody at the table may pass it on.
    if meta.invite.as_deref() != Some(token.reveal()) {
        return Err(Fault::NoToken);
    }
    app.tables.open(&id, origin).await
}

/// Shows who invites to what.
pub(crate) async fn offer(
    State(app): State<App>,
    Caller(origin): Caller,
    Reader(language): Reader,
    Asker(person): Asker,
    Path((id, token)): Path<(String, String)>,
) -> Result<Markup, Fault> {
    let table = invited(&app, &id, &token, origin).await?;
    let library = &app.tables.shared.library;
    let (texts, own) = (library.server(language), library.game(table.game.id(), language));
    let meta = table.meta();
    let fair = match meta.verifiable {
        true => Some(table.ask(|reply| Event::Fair { reply }).await?),
        false => None,
    };
    let game = own.say("game-name", &[]);
    let values = [
        ("game", game.as_str().into()),
        ("seats", (meta.players.len() as i64).into()),
        ("who", meta.host().unwrap_or_default().into()),
    ];
    let sentence = if meta.host().is_some() { "invite-from" } else { "invite-to" };
    let mine = person.as_deref().and_then(Person::id);
    let sits = mine.is_some() && meta.players.iter().any(|seat| seat.player.as_ref() == mine);
    let body = html! {
        section.card.narrow.invite {
            h1 { (texts.tell(sentence, &values)) }
            (seating(&texts, &own, &meta))
            (rated(&texts, table.game.id(), &meta))
            @let agreed = agreed_values(&texts, &own, table.game, &table.setup);
            @if !agreed.is_empty() {
                details open {
                    summary { (texts.say("invite-agreed")) }
                    ul { @for (label, value) in &agreed { li { (own.labelled(label, value.as_str())) } } }
                }
            }
            @if let Some(fair) = &fair {
                p { (texts.say("invite-verifiable")) }
                p { (texts.say("invite-commitment")) " " code { (fair.commitment) } }
            }
            @if sits {
                p { a.button.primary href=(format!("/table/{id}")) { (texts.say("invite-yours")) } }
            } @else if meta.free().next().is_some() {
                (join(&texts, person.as_deref(), None))
            } @else {
                p { (texts.say("invite-full")) }
            }
            @if !sits {
                form method="post" action=(format!("/join/{id}/{}", meta.watch)) {
                    button { (texts.say("join-watch")) }
                }
            }
        }
    };
    Ok(page(&texts, &texts.say("join-title"), &body, None))
}

/// Whether the game counts, and that whoever sits down agrees to it.
pub(super) fn rated(texts: &ServerTexts, game: &str, meta: &Meta) -> Markup {
    html! {
        @if meta.rated {
            p.notice.rated {
                (texts.say("invite-rated")) " "
                a href=(format!("/ladder/{game}#rules")) { (texts.say("rated-rules")) }
            }
        }
    }
}

/// Who sits where.
pub(super) fn seating(texts: &ServerTexts, own: &Texts, meta: &Meta) -> Markup {
    html! {
        ul.seating {
            @for (seat, player) in Seat::all(meta.players.len()).zip(&meta.players) {
                li {
                    @match &player.who {
                        Who::Bot(id) => { (texts.tell("bot", &[("bot", id.as_str().into())])) }
                        Who::Person(_) if player.player.is_none() && player.name.is_empty() => {
                            span.hint { (texts.say("invite-free")) }
                        }
                        Who::Person(_) if player.name.is_empty() => { (own.seat(seat)) }
                        Who::Person(_) => { (player.name) }
                    }
                }
            }
        }
    }
}

/// The form with which somebody sits down.
pub(super) fn join(texts: &ServerTexts, person: Option<&Person>, action: Option<&str>) -> Markup {
    html! {
        form method="post" action=[action] {
            label for="name" { (texts.say("invite-as")) }
            div.row {
                input id="name" name="name" maxlength=(LONGEST_NAME) autocomplete="nickname"
                    value=(person.map_or("", Person::name));
                button.primary { (texts.say("invite-join")) }
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinForm {
    #[serde(default)]
    pub(super) name: String,
}

/// Lets somebody sit down in a free seat.
pub(crate) async fn accept(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path((id, token)): Path<(String, String)>,
    form: Result<Form<JoinForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let table = invited(&app, &id, &token, origin).await?;
    sit_down(&app, &headers, &table, &form.name).await
}

/// Gives somebody a free seat of a table and leads there.
pub(super) async fn sit_down(
    app: &App,
    headers: &HeaderMap,
    table: &Handle,
    name: &str,
) -> Result<Response, Fault> {
    let name = player_name(name)?;
    let (session, person) = known(app, headers, None).await?;
    let person = named(app, &session, person, &name).await?;
    app.tables.take_seat(&table.id, &person).await?;
    if let Some(watch) = Token::read(&table.meta().watch) {
        claim(app, &person, &table.id, std::iter::once(&watch), true).await?;
    }
    let sent = [session_cookie(app, &session), (LOCATION, format!("/table/{}", table.id))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
