//! Passkeys: making one, calling it something, removing it, and opening a player with it.

use super::layout::{ago, page};
use super::me::{Formed, along, back, opened, own, read};
use crate::access::{Asker, Caller, Reader};
use crate::meta::{LONGEST_NAME, player_name};
use crate::people::{are_offered, unknown};
use crate::told::QUESTIONS;
use crate::{App, Fault, ServerTexts};
use adit_store::Player;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// The client's script for both pages.
pub(super) const MODULE: &str = "passkeys.js";

/// The form that carries the answer of a device. Without the script it is not shown.
fn form(texts: &ServerTexts, action: &str, ask: &str, button: &str, inside: &Markup) -> Markup {
    html! {
        form id="passkey-form" method="post" action=(action) data-ask=(ask) hidden {
            input type="hidden" name="answer";
            (inside)
            button type="button" id="passkey" { (texts.say(button)) }
        }
        p.hint id="passkey-unable" hidden { (texts.say("passkeys-unable")) }
        p.notice.bad id="passkey-failed" role="alert" hidden { (texts.say("passkeys-failed")) }
        p.notice.bad id="passkey-known" role="alert" hidden { (texts.say("fault-passkey-known")) }
        noscript { p.hint { (texts.say("passkeys-unable")) } }
    }
}

/// The passkeys of a player, and the form for one more where browsers offer that.
pub(super) async fn list(
    app: &App,
    texts: &ServerTexts,
    headers: &HeaderMap,
    player: &Player,
) -> Result<Markup, Fault> {
    let (passkeys, is_offered) = (app.passkeys(&player.id).await?, are_offered(app, headers));
    if passkeys.is_empty() && !is_offered {
        return Ok(html! {});
    }
    let now = app.tables.shared.store.now();
    let unnamed = texts.say("passkeys-unnamed");
    Ok(html! {
        h3 { (texts.say("passkeys-title")) }
        p { (texts.say("passkeys-about")) }
        @if !passkeys.is_empty() {
            ul.sessions id="passkeys" {
                @for passkey in &passkeys {
                    @let name = if passkey.name.is_empty() { &unnamed } else { &passkey.name };
                    @let with = |id| texts.tell(id, &[("what", name.as_str().into())]);
                    li {
                        form.row method="post" action="/me/passkeys/name" {
                            input type="hidden" name="id" value=(passkey.id);
                            input name="name" maxlength=(LONGEST_NAME) autocomplete="off" value=(passkey.name) aria-label=(with("passkeys-name-of"));
                            button aria-label=(with("passkeys-save-one")) { (texts.say("me-save")) }
                            span.hint { (texts.tell("passkeys-used", &[("when", ago(texts, now, passkey.used_at).into())])) }
                        }
                        form method="post" action="/me/passkeys/remove" {
                            button name="id" value=(passkey.id) aria-label=(with("passkeys-remove-one")) { (texts.say("passkeys-remove")) }
                        }
                    }
                }
            }
        }
        @if is_offered {
            (form(texts, "/me/passkeys", "/me/passkeys/new", "passkeys-new", &html! {}))
        }
    })
}

/// What a browser is asked, for the script.
fn asked(sent: crate::people::Sent) -> Response {
    let (cookie, options) = sent;
    (cookie, [(CONTENT_TYPE, "application/json")], options).into_response()
}

/// Asks for a new passkey.
pub(crate) async fn ask_for_new(
    State(app): State<App>,
    Caller(origin): Caller,
    Asker(person): Asker,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (person, player) = own(person)?;
    let quotas = &app.tables.shared.post.quotas;
    quotas.admit_from(QUESTIONS, "passkey", player.id.as_str(), origin)?;
    app.ask_for_new(&headers, &person, &player).await.map(asked)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerForm {
    answer: String,
    #[serde(default)]
    along: Option<String>,
}

/// Keeps a new passkey.
pub(crate) async fn add(
    State(app): State<App>,
    Asker(person): Asker,
    headers: HeaderMap,
    form: Formed<AnswerForm>,
) -> Result<Response, Fault> {
    let (form, (person, player)) = (read(form)?, own(person)?);
    app.add_passkey(&headers, &person, &player, &form.answer).await?;
    Ok(back(Vec::new()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeyForm {
    id: String,
    #[serde(default)]
    name: String,
}

/// Calls a passkey otherwise.
pub(crate) async fn name(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<PasskeyForm>,
) -> Result<Response, Fault> {
    let (form, (_, player)) = (read(form)?, own(person)?);
    let named = app.tables.shared.store.name_passkey(player.id, form.id, player_name(&form.name)?).await;
    named.map_err(|fault| unknown(&fault))?;
    Ok(back(Vec::new()))
}

/// Removes a passkey.
pub(crate) async fn remove(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<PasskeyForm>,
) -> Result<Response, Fault> {
    let (form, (_, player)) = (read(form)?, own(person)?);
    let removed = app.tables.shared.store.remove_passkey(player.id, form.id).await;
    removed.map_err(|fault| unknown(&fault))?;
    Ok(back(Vec::new()))
}

/// Where a player is opened with a passkey.
pub(crate) async fn offer(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    headers: HeaderMap,
) -> Result<Markup, Fault> {
    let texts = app.tables.shared.library.server(language);
    let title = texts.say("passkeys-open-title");
    let is_offered = are_offered(&app, &headers);
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            @if is_offered {
                p { (texts.say("passkeys-open-about")) }
                (form(&texts, "/me/passkeys/open", "/me/passkeys/ask", "passkeys-open", &along(&texts, person.as_deref())))
            } @else {
                p { (texts.say("passkeys-unable")) }
            }
            p { a.button href="/me/recover" { (texts.say("me-recover")) } }
        }
    };
    Ok(page(&texts, &title, &body, is_offered.then_some(MODULE)))
}

/// Asks for any passkey.
pub(crate) async fn ask_for_any(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let quotas = &app.tables.shared.post.quotas;
    if origin.is_some_and(|address| !quotas.admit(QUESTIONS, &format!("passkey from {address}"))) {
        return Err(Fault::TooMany);
    }
    app.ask_for_any(&headers).await.map(asked)
}

/// Opens the player of a passkey in this browser.
pub(crate) async fn open(
    State(app): State<App>,
    Asker(person): Asker,
    headers: HeaderMap,
    form: Formed<AnswerForm>,
) -> Result<Response, Fault> {
    let form = read(form)?;
    let opener = app.opener(&headers, &form.answer).await?;
    let opened = opened(&app, &headers, person, opener, form.along.is_some()).await;
    // It was removed or used elsewhere at the same moment.
    opened.map_err(|fault| if matches!(fault, Fault::NoPlayer) { Fault::PasskeyUnknown } else { fault })
}
