//! The page on which players say when they are away, so that their clocks stand still.

use super::browser::{known, session_cookie};
use super::layout::page;
use crate::access::{Asker, Reader};
use crate::people::Settings;
use crate::session::Person;
use crate::{App, Fault, ServerTexts};
use adit_clock::{AWAY, Holiday, HolidayFault, Zone};
use adit_store::Time;
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

const ADDRESS: &str = "/me/holidays";

/// The card on the page of a player that leads here.
pub(super) fn card(texts: &ServerTexts) -> Markup {
    html! {
        section.card aria-labelledby="me-holidays-title" {
            h2 id="me-holidays-title" { (texts.say("holidays-title")) }
            p { (about(texts)) }
            p { a.button href=(ADDRESS) { (texts.say("holidays-enter-short")) } }
        }
    }
}

fn about(texts: &ServerTexts) -> String {
    texts.tell("holidays-about", &[("days", AWAY.into())])
}

/// The page.
pub(crate) async fn holidays(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
) -> Result<Markup, Fault> {
    let texts = app.tables.shared.library.server(language);
    let settings = person.as_deref().map(Person::settings).cloned().unwrap_or_default();
    Ok(show(&texts, &settings, app.tables.shared.store.now(), None))
}

fn show(texts: &ServerTexts, settings: &Settings, now: Time, refused: Option<HolidayFault>) -> Markup {
    let title = texts.say("holidays-title");
    let zone = &settings.holiday_zone;
    let coming = settings.holidays.iter().filter(|holiday| holiday.to > now.millis());
    let body = html! {
        h1 { (title) }
        @if let Some(fault) = refused { p.notice.bad role="alert" { (in_words(texts, fault)) } }
        p { (about(texts)) }
        section.card aria-labelledby="holidays-coming" {
            h2 id="holidays-coming" { (texts.say("holidays-coming")) }
            @if coming.clone().next().is_none() { p { (texts.say("holidays-none")) } }
            ul.sessions {
                @for holiday in coming {
                    @let days = days(texts, zone, holiday);
                    @let what = texts.say(if holiday.from <= now.millis() { "holidays-back" } else { "holidays-end" });
                    li {
                        span { (days) }
                        form method="post" action="/me/holidays/end" {
                            button name="from" value=(holiday.from)
                                aria-label=(texts.tell("holidays-end-one", &[("what", what.as_str().into()), ("days", days.as_str().into())])) {
                                (what)
                            }
                        }
                    }
                }
            }
        }
        form.card method="post" action=(ADDRESS) aria-labelledby="holidays-enter" {
            h2 id="holidays-enter" { (texts.say("holidays-enter")) }
            div.field {
                label for="first" { (texts.say("holidays-first")) }
                input id="first" name="first" type="date" required;
            }
            div.field {
                label for="last" { (texts.say("holidays-last")) }
                input id="last" name="last" type="date" required;
            }
            input type="hidden" name="zone" value=(zone.name()) data-zone;
            button.primary { (texts.say("me-save")) }
        }
        p { a href="/me" { (texts.say("holidays-to-me")) } }
    };
    page(texts, &title, &body, Some("zone.js"))
}

/// The days of a holiday, in figures that are read in every language.
fn days(texts: &ServerTexts, zone: &Zone, holiday: &Holiday) -> String {
    let [first, last] = [holiday.from, holiday.to - 1].map(|at| zone.date(at));
    texts.tell("holidays-days", &[("first", first.as_str().into()), ("last", last.as_str().into())])
}

fn in_words(texts: &ServerTexts, fault: HolidayFault) -> String {
    let id = match fault {
        HolidayFault::NoDate => "holidays-no-date",
        HolidayFault::Backwards => "holidays-backwards",
        HolidayFault::Past => "holidays-past",
        HolidayFault::Twice => "holidays-twice",
        HolidayFault::TooLong => return texts.tell("holidays-too-long", &[("days", AWAY.into())]),
    };
    texts.say(id)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayForm {
    first: String,
    last: String,
    zone: String,
}

/// Enters a holiday.
pub(crate) async fn enter(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    form: Result<Form<HolidayForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let zone = Zone::find(&form.zone).map_err(Fault::setup)?;
    let (session, person) = known(&app, &headers, None).await?;
    let id = person.id().ok_or(Fault::NoPlayer)?;
    let sent = AppendHeaders([session_cookie(&app, &session)]);
    let mut settings = person.settings().clone();
    let now = app.tables.shared.store.now();
    let entered = Holiday::days(&zone, &form.first, &form.last)
        .and_then(|holiday| holiday.enter(&mut settings.holidays, now.millis()));
    if let Err(fault) = entered {
        let texts = app.tables.shared.library.server(language);
        let shown = show(&texts, &settings, now, Some(fault));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, sent, shown).into_response());
    }
    settings.holiday_zone = zone;
    app.tables.set_holidays(id, &settings).await?;
    Ok((StatusCode::SEE_OTHER, sent, [(LOCATION, ADDRESS)]).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndForm {
    from: i64,
}

/// Ends a holiday, or takes it out before it begins.
pub(crate) async fn end(
    State(app): State<App>,
    Asker(person): Asker,
    form: Result<Form<EndForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let person = person.ok_or(Fault::NoPlayer)?;
    let id = person.id().ok_or(Fault::NoPlayer)?;
    let mut settings = person.settings().clone();
    Holiday::end(&mut settings.holidays, form.from, app.tables.shared.store.now().millis());
    app.tables.set_holidays(id, &settings).await?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, ADDRESS)]).into_response())
}
