//! The page on which players say who they are, open themselves on other devices, and end that.

use super::browser::{known, named, renewed, session_cookie};
use super::layout::{ago, page};
use super::qr;
use crate::access::{Asker, Caller, Reader, address};
use crate::meta::{LONGEST_NAME, player_name};
use crate::people;
use crate::session::Person;
use crate::token::Token;
use crate::told::INVITATIONS;
use crate::{App, Fault, ServerTexts};
use adit_store::{PlayerSession, Time};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// How long a link opens a player on another device, in milliseconds: a quarter of an hour.
const LINK: i64 = 900_000;

/// What is shown once and cannot be shown again.
enum Once {
    Nothing,
    /// A link that opens the player on another device.
    Link(String),
    /// The recovery code.
    Code(String),
}

type Sent = Vec<(HeaderName, String)>;
pub(super) type Formed<T> = Result<Form<T>, FormRejection>;

pub(super) fn read<T>(form: Formed<T>) -> Result<T, Fault> {
    form.map(|Form(form)| form).map_err(|fault| Fault::bad(fault.body_text()))
}

/// Back to the page.
pub(super) fn back(mut sent: Sent) -> Response {
    sent.push((LOCATION, "/me".to_owned()));
    (StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response()
}

/// The player of a browser that has one.
pub(super) fn own(person: Option<Arc<Person>>) -> Result<(Arc<Person>, adit_store::Player), Fault> {
    let person = person.ok_or(Fault::NoPlayer)?;
    let player = person.player.clone().ok_or(Fault::NoPlayer)?;
    Ok((person, player))
}

/// The page.
pub(crate) async fn me(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let texts = app.tables.shared.library.server(language);
    let (session, sent) = renewed(&app, &headers).await?;
    let person = match session {
        Some(session) => Some(app.tables.person(&session).await?),
        None => None,
    };
    show(&app, &texts, &headers, person.as_deref(), &Once::Nothing, sent).await
}

async fn show(
    app: &App,
    texts: &ServerTexts,
    headers: &HeaderMap,
    person: Option<&Person>,
    once: &Once,
    sent: Sent,
) -> Result<Response, Fault> {
    let title = texts.say("me-title");
    let player = person.and_then(|person| Some((person, person.player.as_ref()?)));
    let (mut devices, mut blocks, mut passkeys) = (html! {}, html! {}, html! {});
    let are_offered = people::are_offered(app, headers);
    if let Some((person, player)) = player {
        let store = &app.tables.shared.store;
        let sessions = store.sessions(&player.id).await.map_err(|_| Fault::Store)?;
        devices = sessions_list(texts, person, &sessions, store.now());
        blocks = blocked(app, texts, person).await?;
        passkeys = super::passkeys::list(app, texts, headers, player).await?;
    }
    let body = html! {
        h1 { (title) }
        p { (texts.say("me-about")) }
        section.card aria-labelledby="me-name-title" {
            h2 id="me-name-title" { (texts.say("me-name-title")) }
            form method="post" action="/me/name" {
                label for="name" { (texts.say("home-name")) }
                div.row {
                    input id="name" name="name" maxlength=(LONGEST_NAME) autocomplete="nickname"
                        value=(player.map_or("", |(_, player)| &player.name)) aria-describedby="me-name-about";
                    button.primary { (texts.say("me-name-save")) }
                }
                p.hint id="me-name-about" { (texts.say("me-name-about")) }
            }
        }
        section.card aria-labelledby="me-devices-title" {
            h2 id="me-devices-title" { (texts.say("me-devices-title")) }
            @match once {
                Once::Link(link) => { (link_box(texts, link)) }
                Once::Code(code) => {
                    div.notice role="status" {
                        p { (texts.say("me-code-shown")) }
                        p.code id="code" { (code) }
                    }
                }
                Once::Nothing => {}
            }
            p { (texts.say("me-devices-about")) }
            div.row {
                @if player.is_some() {
                    form method="post" action="/me/link" { button { (texts.say("me-link")) } }
                    form method="post" action="/me/code" {
                        button {
                            @if player.is_some_and(|(_, player)| player.has_key) { (texts.say("me-code-again")) }
                            @else { (texts.say("me-code")) }
                        }
                    }
                }
                a.button href="/me/recover" { (texts.say("me-recover")) }
                @if are_offered { a.button href="/me/passkeys/open" { (texts.say("passkeys-open")) } }
            }
            (devices)
            (passkeys)
        }
        @if let Some((person, _)) = player {
            section.card aria-labelledby="me-others-title" {
                h2 id="me-others-title" { (texts.say("me-others-title")) }
                form method="post" action="/me/chat" {
                    p.check {
                        input type="checkbox" id="quiet" name="quiet" value="yes" checked[person.settings().quiet];
                        label for="quiet" { (texts.say("me-quiet")) }
                    }
                    button { (texts.say("me-save")) }
                }
                (blocks)
            }
            section.card aria-labelledby="me-told-title" {
                h2 id="me-told-title" { (texts.say("told-title")) }
                p { (texts.say("told-short")) }
                p { a.button href="/me/told" { (texts.say("told-choose")) } }
            }
            (super::holidays::card(texts))
            section.card aria-labelledby="me-data-title" {
                h2 id="me-data-title" { (texts.say("me-data-title")) }
                p { (texts.say("me-data-about")) }
                p { a.button href="/me/data" download="adit.json" { (texts.say("me-data")) } }
                details {
                    summary { (texts.say("me-delete-title")) }
                    p { (texts.say("me-delete-about")) }
                    form method="post" action="/me/delete" {
                        p.check {
                            input type="checkbox" id="sure" name="sure" value="yes" required;
                            label for="sure" { (texts.say("me-delete-sure")) }
                        }
                        button.danger { (texts.say("me-delete")) }
                    }
                }
            }
        }
    };
    let module = (player.is_some() && are_offered).then_some(super::passkeys::MODULE);
    Ok((AppendHeaders(sent), page(texts, &title, &body, module)).into_response())
}

/// A link and its picture, for the camera of a phone.
fn link_box(texts: &ServerTexts, link: &str) -> Markup {
    html! {
        div.notice role="status" {
            p { (texts.say("me-link-shown")) }
            p { a id="link" href=(link) data-copy { (link) } }
            (qr::picture(link, &texts.say("me-link-picture")))
        }
    }
}

fn sessions_list(texts: &ServerTexts, person: &Person, sessions: &[PlayerSession], now: Time) -> Markup {
    let unnamed = texts.say("me-session-unnamed");
    html! {
        ul.sessions {
            @for session in sessions {
                @let is_own = session.session == person.session().as_str();
                @let label = if session.label.is_empty() { &unnamed } else { &session.label };
                li {
                    span { (label) " " span.hint { (ago(texts, now, session.seen_at)) } }
                    @if is_own { " " span.tag { (texts.say("me-session-here")) } }
                    form method="post" action="/me/end" {
                        button name="session" value=(session.session) aria-label=(texts.tell("me-session-end-one", &[("what", label.as_str().into())])) {
                            (texts.say("me-session-end"))
                        }
                    }
                }
            }
        }
        @if sessions.len() > 1 {
            form method="post" action="/me/end" {
                button name="session" value="others" { (texts.say("me-session-end-others")) }
            }
        }
    }
}

/// The people with whom the player does not want to play, and those from their tables whom they may add.
async fn blocked(app: &App, texts: &ServerTexts, person: &Person) -> Result<Markup, Fault> {
    let store = &app.tables.shared.store;
    let mut names = Vec::new();
    for id in person.blocked() {
        let player = store.player(id).await.map_err(|_| Fault::Store)?;
        let name = player.map(|player| player.name).filter(|name| !name.is_empty());
        names.push((people::sign(person, id), name.unwrap_or_else(|| texts.say("me-somebody"))));
    }
    let met = app.tables.met(person).await?;
    Ok(html! {
        h3 { (texts.say("me-blocked-title")) }
        p { (texts.say("me-blocked-about")) }
        @if !names.is_empty() {
            form method="post" action="/me/unblock" {
                ul.sessions {
                    @for (sign, name) in &names {
                        li {
                            span { (name) }
                            button name="who" value=(sign) aria-label=(texts.tell("me-unblock-one", &[("who", name.as_str().into())])) {
                                (texts.say("me-unblock"))
                            }
                        }
                    }
                }
            }
        }
        @if !met.is_empty() {
            form method="post" action="/me/block" {
                label for="block" { (texts.say("me-block-who")) }
                div.row {
                    select id="block" name="who" {
                        @for (sign, name) in &met { option value=(sign) { (name) } }
                    }
                    button { (texts.say("me-block")) }
                }
            }
        }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameForm {
    name: String,
}

/// Calls the player so, from now on and at the tables that are there.
pub(crate) async fn name(
    State(app): State<App>,
    headers: HeaderMap,
    form: Formed<NameForm>,
) -> Result<Response, Fault> {
    let name = player_name(&read(form)?.name)?;
    let (session, person) = known(&app, &headers, None).await?;
    if name.is_empty() {
        if let Some(id) = person.id() {
            app.tables.rename(id, "").await?;
        }
    } else {
        named(&app, &session, person, &name).await?;
    }
    Ok(back(vec![session_cookie(&app, &session)]))
}

/// Makes a link that opens the player on another device.
pub(crate) async fn link(
    State(app): State<App>,
    Caller(origin): Caller,
    Reader(language): Reader,
    Asker(person): Asker,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (person, player) = own(person)?;
    let shared = &app.tables.shared;
    shared.post.quotas.admit_from(INVITATIONS, "invitation", player.id.as_str(), origin)?;
    let secret = Token::random(&shared.random)?;
    let ends_at = Time::from_millis(shared.store.now().millis() + LINK);
    let added = shared.store.add_link(player.id, secret.hash().as_str().to_owned(), ends_at).await;
    added.map_err(|fault| people::unknown(&fault))?;
    let link = format!("{}/me/open/{}", address(&app, &headers), secret.reveal());
    let texts = shared.library.server(language);
    show(&app, &texts, &headers, Some(&person), &Once::Link(link), Sent::new()).await
}

/// Makes a recovery code in place of the one before.
pub(crate) async fn code(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (person, player) = own(person)?;
    let shared = &app.tables.shared;
    let code = people::recovery_code(&shared.random)?;
    let set = shared.store.set_key(player.id.clone(), people::recovery_hash(&code)).await;
    set.map_err(|fault| people::unknown(&fault))?;
    shared.sessions.forget(|known| known.id() == Some(&player.id));
    let texts = shared.library.server(language);
    show(&app, &texts, &headers, Some(&person), &Once::Code(code), Sent::new()).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndForm {
    /// The hash of a session, or `others` for all but this one.
    session: String,
}

/// Ends sessions of the player.
pub(crate) async fn end(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<EndForm>,
) -> Result<Response, Fault> {
    let (wanted, (person, player)) = (read(form)?.session, own(person)?);
    let shared = &app.tables.shared;
    let here = person.session().as_str();
    let sessions = shared.store.sessions(&player.id).await.map_err(|_| Fault::Store)?;
    let is_meant = |session: &&PlayerSession| match wanted.as_str() {
        "others" => session.session != here,
        wanted => session.session == wanted,
    };
    for session in sessions.iter().filter(is_meant) {
        let ended = shared.store.end_session(player.id.clone(), session.session.clone()).await;
        ended.map_err(|fault| people::unknown(&fault))?;
    }
    shared.sessions.forget(|known| known.id() == Some(&player.id));
    Ok(back(Sent::new()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChatForm {
    #[serde(default)]
    quiet: Option<String>,
}

/// Keeps whether the player wants to see what others say.
pub(crate) async fn chat(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<ChatForm>,
) -> Result<Response, Fault> {
    let (form, (person, player)) = (read(form)?, own(person)?);
    let mut settings = person.settings().clone();
    settings.quiet = form.quiet.is_some();
    app.tables.set_settings(&player.id, &settings).await?;
    Ok(back(Sent::new()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhoForm {
    who: String,
}

/// Blocks somebody with whom the player has sat at a table.
pub(crate) async fn block(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<WhoForm>,
) -> Result<Response, Fault> {
    let (form, (person, _)) = (read(form)?, own(person)?);
    app.tables.block(&person, &form.who).await?;
    Ok(back(Sent::new()))
}

/// Plays with somebody again.
pub(crate) async fn unblock(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<WhoForm>,
) -> Result<Response, Fault> {
    let (form, (person, _)) = (read(form)?, own(person)?);
    app.tables.unblock(&person, &form.who).await?;
    Ok(back(Sent::new()))
}

/// Everything that is kept of the player.
pub(crate) async fn data(State(app): State<App>, Asker(person): Asker) -> Result<Response, Fault> {
    let (person, _) = own(person)?;
    let all = app.tables.kept_of(&person).await?;
    let text = serde_json::to_string_pretty(&all).map_err(Fault::bad)?;
    let headers =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"adit.json\"")];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeleteForm {
    #[serde(default)]
    sure: Option<String>,
}

/// Deletes the player.
pub(crate) async fn delete(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<DeleteForm>,
) -> Result<Response, Fault> {
    let (form, (person, _)) = (read(form)?, own(person)?);
    if form.sure.is_none() {
        return Err(Fault::bad("say that you are sure"));
    }
    app.tables.forget_player(&person).await?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, "/")]).into_response())
}

/// Whether what a browser has played so far can come along when it opens another player.
fn has_something(person: Option<&Person>) -> bool {
    person.is_some_and(|person| person.player.is_some() || !person.seats.is_empty())
}

pub(super) fn along(texts: &ServerTexts, person: Option<&Person>) -> Markup {
    html! {
        @if has_something(person) {
            p.check {
                input type="checkbox" id="along" name="along" value="yes" checked;
                label for="along" { (texts.say("me-open-along")) }
            }
        }
    }
}

/// Asks before a player is opened: programs that preview links must not use them up.
pub(crate) async fn offer(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    Path(secret): Path<String>,
) -> Result<Markup, Fault> {
    Token::read(&secret).ok_or(Fault::NoPlayer)?;
    let texts = app.tables.shared.library.server(language);
    let title = texts.say("me-open-title");
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (texts.say("me-open-about")) }
            form method="post" {
                (along(&texts, person.as_deref()))
                button.primary { (texts.say("me-open")) }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenForm {
    #[serde(default)]
    along: Option<String>,
}

/// Opens the player of a link in this browser.
pub(crate) async fn open(
    State(app): State<App>,
    headers: HeaderMap,
    Asker(person): Asker,
    Path(secret): Path<String>,
    form: Formed<OpenForm>,
) -> Result<Response, Fault> {
    let secret = Token::read(&secret).ok_or(Fault::NoPlayer)?;
    let opener = adit_store::Opener::Link(secret.hash().as_str().to_owned());
    opened(&app, &headers, person, opener, read(form)?.along.is_some()).await
}

pub(super) async fn opened(
    app: &App,
    headers: &HeaderMap,
    before: Option<Arc<Person>>,
    opener: adit_store::Opener,
    along: bool,
) -> Result<Response, Fault> {
    let session = Token::random(&app.tables.shared.random)?;
    app.tables.open_player(opener, &session, &people::browser(headers), before.filter(|_| along)).await?;
    Ok(back(vec![session_cookie(app, &session)]))
}

/// Asks for a recovery code.
pub(crate) async fn recover(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
) -> Result<Markup, Fault> {
    let texts = app.tables.shared.library.server(language);
    let title = texts.say("me-recover-title");
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (texts.say("me-recover-about")) }
            form method="post" {
                label for="code" { (texts.say("me-recover-code")) }
                input id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" required;
                (along(&texts, person.as_deref()))
                button.primary { (texts.say("me-open")) }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecoverForm {
    code: String,
    #[serde(default)]
    along: Option<String>,
}

/// Opens the player of a recovery code in this browser.
pub(crate) async fn recovered(
    State(app): State<App>,
    headers: HeaderMap,
    Asker(person): Asker,
    form: Formed<RecoverForm>,
) -> Result<Response, Fault> {
    let form = read(form)?;
    let opener = adit_store::Opener::Key(people::recovery_hash(&form.code));
    opened(&app, &headers, person, opener, form.along.is_some()).await
}
