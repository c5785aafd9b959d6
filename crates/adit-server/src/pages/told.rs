//! The page on which players say how they want to be told, the links in mails, and what makes the pages an app.

use super::browser::known;
use super::layout::page;
use crate::access::{Asker, Body, Caller, Reader};
use crate::people::browser;
use crate::session::Person;
use crate::told::{self, Browser, MailWish, Quiet, Rhythm, TESTS, Way, Wishes, minute};
use crate::{App, Fault, ServerTexts};
use adit_post::{Format, Hook, Subscription, one_address};
use adit_store::{Player, PlayerId};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Form, Json};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

type Formed<T> = Result<Form<T>, FormRejection>;

/// The longest text of a field.
const LONGEST: usize = 2_000;

fn read<T>(form: Formed<T>) -> Result<T, Fault> {
    form.map(|Form(form)| form).map_err(|fault| Fault::bad(fault.body_text()))
}

/// What stands above the form after something was done.
enum Notice {
    Nothing,
    Good(String),
    Bad(String),
}

fn own(person: Option<Arc<Person>>) -> Result<Player, Fault> {
    person.and_then(|person| person.player.clone()).ok_or(Fault::NoPlayer)
}

/// The page.
pub(crate) async fn told(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
) -> Result<Markup, Fault> {
    let texts = app.tables.shared.library.server(language);
    let wishes = match person.as_deref().and_then(Person::id) {
        Some(id) => app.tables.wishes_of(id).await?,
        None => Wishes::default(),
    };
    show(&app, &texts, &wishes, &Notice::Nothing).await
}

async fn show(app: &App, texts: &ServerTexts, wishes: &Wishes, notice: &Notice) -> Result<Markup, Fault> {
    let shared = &app.tables.shared;
    let key = shared.post.key(&shared.store).await?.public();
    let title = texts.say("told-title");
    let mail = wishes.mail.as_ref();
    let hook = wishes.hook.as_ref();
    let clock = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    let is_daily = mail.is_some_and(|mail| mail.rhythm == Rhythm::Day);
    let body = html! {
        h1 { (title) }
        p { (texts.say("told-about")) }
        @match notice {
            Notice::Nothing => {}
            Notice::Good(said) => { p.notice role="status" { (said) } }
            Notice::Bad(said) => { p.notice.bad role="alert" { (said) } }
        }
        section.card aria-labelledby="told-push-title" {
            h2 id="told-push-title" { (texts.say("told-push-title")) }
            p { (texts.say("told-push-about")) }
            @if !wishes.browsers.is_empty() {
                form method="post" action="/me/told/browsers/remove" {
                    ul.sessions {
                        @for browser in &wishes.browsers {
                            @let label = if browser.label.is_empty() { texts.say("me-session-unnamed") } else { browser.label.clone() };
                            li data-browser=(browser.id) {
                                span { (label) }
                                button name="id" value=(browser.id) aria-label=(texts.tell("told-push-off-one", &[("what", label.as_str().into())])) {
                                    (texts.say("told-push-off"))
                                }
                            }
                        }
                    }
                }
            }
            div.row {
                button.primary id="push-on" type="button" hidden data-key=(key) { (texts.say("told-push-on")) }
                @if !wishes.browsers.is_empty() { (test(texts, "push")) }
            }
            p.hint id="push-unable" hidden { (texts.say("told-push-unable")) }
            p.notice.bad id="push-denied" role="alert" hidden { (texts.say("told-push-denied")) }
            p.notice.bad id="push-failed" role="alert" hidden { (texts.say("told-push-failed")) }
            noscript { p.hint { (texts.say("told-push-unable")) } }
        }
        form id="told-form" method="post" action="/me/told" {
            input type="hidden" id="zone" name="zone" value=(wishes.zone);
            section.card aria-labelledby="told-mail-title" {
                h2 id="told-mail-title" { (texts.say("told-mail-title")) }
                @if shared.post.telling.mailer.is_some() {
                    div.field {
                        label for="mail" { (texts.say("told-mail")) }
                        input id="mail" name="mail" type="email" autocomplete="email" maxlength="200"
                            value=(mail.map_or("", |mail| mail.address.as_str())) aria-describedby="told-mail-about";
                    }
                    p.hint id="told-mail-about" {
                        @match mail {
                            Some(MailWish { confirmed: true, .. }) => { (texts.say("told-mail-confirmed")) }
                            Some(_) => { (texts.say("told-mail-open")) }
                            None => { (texts.say("told-mail-about")) }
                        }
                    }
                    div.field {
                        label for="rhythm" { (texts.say("told-rhythm")) }
                        select id="rhythm" name="rhythm" {
                            option value="turn" selected[!is_daily] { (texts.say("told-rhythm-turn")) }
                            option value="day" selected[is_daily] { (texts.say("told-rhythm-day")) }
                        }
                    }
                } @else {
                    p { (texts.say("told-mail-none")) }
                }
            }
            section.card aria-labelledby="told-hook-title" {
                h2 id="told-hook-title" { (texts.say("told-hook-title")) }
                p { (texts.say("told-hook-about")) }
                div.field {
                    label for="hook" { (texts.say("told-hook")) }
                    input id="hook" name="hook" type="url" maxlength="2000" autocomplete="off" spellcheck="false"
                        value=(hook.map_or("", |hook| hook.address.as_str()));
                }
                div.field {
                    label for="format" { (texts.say("told-format")) }
                    select id="format" name="format" {
                        @for (format, name) in FORMATS {
                            @let label = if name == "json" { texts.say("told-format-json") } else { own_name(format).to_owned() };
                            option value=(name) selected[hook.is_some_and(|hook| hook.format == format)] { (label) }
                        }
                    }
                }
                div.field {
                    label for="secret" { (texts.say("told-secret")) }
                    input id="secret" name="secret" type="password" maxlength="200" autocomplete="off" aria-describedby="told-secret-about";
                }
                p.hint id="told-secret-about" { (texts.say("told-secret-about")) }
            }
            section.card aria-labelledby="told-quiet-title" {
                h2 id="told-quiet-title" { (texts.say("told-quiet-title")) }
                p { (texts.say("told-quiet-about")) }
                div.field {
                    label for="quiet-from" { (texts.say("told-quiet-from")) }
                    input id="quiet-from" name="quiet_from" type="time" value=[wishes.quiet.map(|quiet| clock(quiet.from))];
                }
                div.field {
                    label for="quiet-to" { (texts.say("told-quiet-to")) }
                    input id="quiet-to" name="quiet_to" type="time" value=[wishes.quiet.map(|quiet| clock(quiet.to))];
                }
            }
            p { button.primary { (texts.say("me-save")) } }
        }
        @if mail.is_some() || hook.is_some() {
            section.card aria-labelledby="told-test-title" {
                h2 id="told-test-title" { (texts.say("told-try")) }
                div.row {
                    @if mail.is_some() && shared.post.telling.mailer.is_some() { (test(texts, "mail")) }
                    @if hook.is_some() { (test(texts, "hook")) }
                }
            }
        }
    };
    Ok(page(texts, &title, &body, Some("told.js")))
}

const FORMATS: [(Format, &str); 4] = [
    (Format::Json, "json"),
    (Format::Discord, "discord"),
    (Format::Slack, "slack"),
    (Format::Matrix, "matrix"),
];

fn own_name(format: Format) -> &'static str {
    match format {
        Format::Json => "JSON",
        Format::Discord => "Discord",
        Format::Slack => "Slack",
        Format::Matrix => "Matrix",
    }
}

fn test(texts: &ServerTexts, way: &'static str) -> Markup {
    let label = match way {
        "push" => texts.say("told-try-push"),
        "mail" => texts.say("told-try-mail"),
        _ => texts.say("told-try-hook"),
    };
    html! {
        form method="post" action="/me/told/test" { button name="way" value=(way) { (label) } }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WishesForm {
    #[serde(default)]
    mail: String,
    #[serde(default)]
    rhythm: Rhythm,
    #[serde(default)]
    hook: String,
    format: Format,
    #[serde(default)]
    secret: String,
    #[serde(default)]
    quiet_from: String,
    #[serde(default)]
    quiet_to: String,
    #[serde(default)]
    zone: i32,
}

/// Keeps how the player wants to be told.
pub(crate) async fn save(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    form: Formed<WishesForm>,
) -> Result<Response, Fault> {
    let form = read(form)?;
    if [&form.mail, &form.hook, &form.secret].iter().any(|text| text.len() > LONGEST) {
        return Err(Fault::TooLong);
    }
    let (session, person) = known(&app, &headers, None).await?;
    let player = own(Some(person))?;
    let texts = app.tables.shared.library.server(language);
    let mut wishes = app.tables.wishes_of(&player.id).await?;
    let refused = wish(&app, &mut wishes, &form).err();
    wishes.zone = form.zone.clamp(-14 * 60, 14 * 60);
    wishes.speak(language);
    let sent = AppendHeaders([super::browser::session_cookie(&app, &session)]);
    if let Some(fault) = refused {
        let notice = Notice::Bad(told::fault(&texts, &fault));
        let shown = show(&app, &texts, &wishes, &notice).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, sent, shown).into_response());
    }
    app.tables.change_wishes(&player.id, |kept| *kept = wishes.clone()).await?;
    let is_open = wishes.mail.as_ref().is_some_and(|mail| !mail.confirmed);
    let said = if is_open { "told-saved-open" } else { "told-saved" };
    let shown = show(&app, &texts, &wishes, &Notice::Good(texts.say(said))).await?;
    Ok((sent, shown).into_response())
}

fn wish(app: &App, wishes: &mut Wishes, form: &WishesForm) -> Result<(), adit_post::PostFault> {
    let (mail, hook) = (form.mail.trim(), form.hook.trim());
    let before = wishes.mail.take();
    if !mail.is_empty() {
        let address = one_address(mail)?;
        let confirmed = before.is_some_and(|before| before.address == address && before.confirmed);
        wishes.mail = Some(MailWish { address, rhythm: form.rhythm, confirmed });
    }
    let before = wishes.hook.take();
    if !hook.is_empty() {
        let known = before.filter(|before| before.address == hook).map(|before| before.secret);
        let secret = if form.secret.is_empty() { known.unwrap_or_default() } else { form.secret.clone() };
        let hook = Hook { format: form.format, address: hook.to_owned(), secret };
        hook.check(app.tables.shared.post.telling.reach)?;
        wishes.hook = Some(hook);
    }
    wishes.quiet = match (minute(&form.quiet_from), minute(&form.quiet_to)) {
        (Some(from), Some(to)) if from != to => Some(Quiet { from, to }),
        (_, _) => None,
    };
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TestForm {
    way: Way,
}

/// Sends a test, and says what went wrong.
pub(crate) async fn try_out(
    State(app): State<App>,
    Reader(language): Reader,
    Caller(origin): Caller,
    Asker(person): Asker,
    form: Formed<TestForm>,
) -> Result<Markup, Fault> {
    let (form, player) = (read(form)?, own(person)?);
    let post = &app.tables.shared.post;
    post.quotas.admit_from(TESTS, "test", player.id.as_str(), origin)?;
    let texts = app.tables.shared.library.server(language);
    // What is stored now: another server may have heard of it first.
    let found = app.tables.shared.store.player(&player.id).await.map_err(|_| Fault::Store)?;
    let player = found.ok_or(Fault::NoPlayer)?;
    let notice = match app.try_out(&player, form.way).await? {
        Ok(()) => Notice::Good(texts.say("told-sent")),
        Err(fault) => Notice::Bad(told::fault(&texts, &fault)),
    };
    let wishes = app.tables.wishes_of(&player.id).await?;
    show(&app, &texts, &wishes, &notice).await
}

/// Adds the browser that asks.
pub(crate) async fn add_browser(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Body(subscription): Body<Subscription>,
) -> Result<Response, Fault> {
    let keys = &subscription.keys;
    if [&subscription.endpoint, &keys.p256dh, &keys.auth].iter().any(|text| text.len() > LONGEST) {
        return Err(Fault::TooLong);
    }
    subscription
        .check(app.tables.shared.post.telling.reach)
        .map_err(|fault| Fault::bad(fault.to_string()))?;
    let (session, person) = known(&app, &headers, None).await?;
    let player = own(Some(person))?;
    let id: String = crate::key::digest(&["adit browser", &subscription.endpoint])[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let added = Browser { id: id.clone(), label: browser(&headers), subscription };
    app.tables
        .change_wishes(&player.id, |wishes| {
            wishes.add(added);
            wishes.speak(language);
        })
        .await?;
    let sent = AppendHeaders([super::browser::session_cookie(&app, &session)]);
    Ok((StatusCode::CREATED, sent, Json(json!({ "id": id }))).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BrowserForm {
    id: String,
}

/// Tells a browser nothing any more.
pub(crate) async fn remove_browser(
    State(app): State<App>,
    Asker(person): Asker,
    form: Formed<BrowserForm>,
) -> Result<Response, Fault> {
    let (form, player) = (read(form)?, own(person)?);
    app.tables
        .change_wishes(&player.id, |wishes| wishes.browsers.retain(|known| known.id != form.id))
        .await?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, "/me/told")]).into_response())
}

/// The player whose link it is and the mail address that it is about, if the link is a right one.
async fn meant(app: &App, purpose: &'static str, secret: &str) -> Result<(PlayerId, Wishes), Fault> {
    let (player, seal) = secret.split_once('.').ok_or(Fault::NoPage)?;
    let player: PlayerId = player.parse().map_err(|_| Fault::NoPage)?;
    let wishes = app.tables.wishes_of(&player).await?;
    let shared = &app.tables.shared;
    let address = wishes.mail.as_ref().map_or("", |mail| mail.address.as_str());
    let right = shared.post.seal(&shared.store, purpose, &player, address).await?;
    // It is compared by a digest, so that how long it takes says nothing of the right one.
    let same = crate::key::digest(&[seal]) == crate::key::digest(&[&right]);
    if same { Ok((player, wishes)) } else { Err(Fault::NoPage) }
}

/// Asks before something is done: programs that preview links must not do it.
fn asking(texts: &ServerTexts, title: &str, about: &str, button: &str) -> Markup {
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (about) }
            form method="post" { button.primary { (button) } }
        }
    };
    page(texts, title, &body, None)
}

fn done(texts: &ServerTexts, title: &str, about: &str) -> Markup {
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p role="status" { (about) }
            p { a.button href="/me/told" { (texts.say("told-title")) } }
        }
    };
    page(texts, title, &body, None)
}

pub(crate) async fn offer_end(
    State(app): State<App>,
    Reader(language): Reader,
    Path(secret): Path<String>,
) -> Result<Markup, Fault> {
    meant(&app, "end", &secret).await?;
    let texts = app.tables.shared.library.server(language);
    let [title, about] = ["told-end-title", "told-end-about"].map(|id| texts.say(id));
    Ok(asking(&texts, &title, &about, &texts.say("told-end")))
}

/// Ends the mails to an address. Programs for mail send this when their reader clicks *Unsubscribe* (RFC 8058).
pub(crate) async fn end(
    State(app): State<App>,
    Reader(language): Reader,
    Path(secret): Path<String>,
) -> Result<Markup, Fault> {
    let (player, _) = meant(&app, "end", &secret).await?;
    app.tables.change_wishes(&player, |wishes| wishes.mail = None).await?;
    let texts = app.tables.shared.library.server(language);
    Ok(done(&texts, &texts.say("told-end-title"), &texts.say("told-ended")))
}

pub(crate) async fn offer_confirm(
    State(app): State<App>,
    Reader(language): Reader,
    Path(secret): Path<String>,
) -> Result<Markup, Fault> {
    meant(&app, "confirm", &secret).await?;
    let texts = app.tables.shared.library.server(language);
    let [title, about] = ["told-confirm-title", "told-confirm-about"].map(|id| texts.say(id));
    Ok(asking(&texts, &title, &about, &texts.say("told-confirm")))
}

/// The address is that of the player.
pub(crate) async fn confirm(
    State(app): State<App>,
    Reader(language): Reader,
    Path(secret): Path<String>,
) -> Result<Markup, Fault> {
    let (player, _) = meant(&app, "confirm", &secret).await?;
    app.tables
        .change_wishes(&player, |wishes| wishes.mail.iter_mut().for_each(|mail| mail.confirmed = true))
        .await?;
    let texts = app.tables.shared.library.server(language);
    Ok(done(&texts, &texts.say("told-confirm-title"), &texts.say("told-confirmed")))
}

/// What makes the pages an app that can be installed.
pub(crate) async fn manifest() -> Response {
    let manifest: Value = json!({
        "name": "Adit",
        "short_name": "Adit",
        "id": "/",
        "start_url": "/tables",
        "scope": "/",
        "display": "standalone",
        "background_color": "#1d1813",
        "theme_color": "#6b5b4b",
        "icons": [
            { "src": "/web/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            { "src": "/web/icon-app.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable" },
        ],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}
