//! What is around every page.

use crate::access::LANGUAGE_COOKIE;
use crate::{App, Fault, ServerTexts};
use adit_game::Language;
use adit_store::Time;
use axum::Form;
use axum::extract::State;
use axum::http::header::{HeaderName, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use maud::{DOCTYPE, Markup, html};
use serde::Deserialize;

/// A whole page. A `module` is the client's script that makes it live.
pub(super) fn page(texts: &ServerTexts, title: &str, body: &Markup, module: Option<&str>) -> Markup {
    let here = texts.language();
    html! {
        (DOCTYPE)
        html lang=(here.word()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Adit" }
                link rel="stylesheet" href="/web/style.css";
                link rel="stylesheet" href="/web/board.css";
                link rel="stylesheet" href="/web/story.css";
                link rel="stylesheet" href="/web/rulebook.css";
                link rel="stylesheet" href="/web/puzzles.css";
                link rel="stylesheet" href="/web/people.css";
                link rel="stylesheet" href="/web/tournaments.css";
                link rel="stylesheet" href="/pictures.css";
                link rel="icon" type="image/svg+xml" href="/web/icon.svg";
                link rel="manifest" href="/manifest.webmanifest";
                meta name="theme-color" content="#6b5b4b";
                script type="module" src="/web/page.js" {}
                @if let Some(module) = module {
                    script type="module" src=(format!("/web/{module}")) {}
                }
            }
            body {
                a.skip href="#content" { (texts.say("nav-skip")) }
                header.site {
                    a.brand href="/" { (mark()) "Adit" }
                    nav aria-label=(texts.say("nav-label")) {
                        a href="/" { (texts.say("nav-home")) }
                        a href="/tables" { (texts.say("nav-tables")) }
                        a href="/lobby" { (texts.say("nav-lobby")) }
                        a href="/tournaments" { (texts.say("nav-tournaments")) }
                        a href="/puzzles" { (texts.say("nav-puzzles")) }
                        a href="/rules" { (texts.say("nav-rules")) }
                        a href="/docs" { (texts.say("nav-docs")) }
                        a href="/me" { (texts.say("nav-me")) }
                    }
                    form.language method="post" action="/language" {
                        label for="language" { (texts.say("nav-language")) }
                        select id="language" name="language" {
                            @for language in Language::ALL {
                                option value=(language.word()) selected[language == here] lang=(language.word()) {
                                    (own_name(language))
                                }
                            }
                        }
                        button { (texts.say("nav-set-language")) }
                    }
                }
                main id="content" { (body) }
            }
        }
    }
}

/// How long ago something was.
pub(super) fn ago(texts: &ServerTexts, now: Time, at: Time) -> String {
    let minutes = (now.millis() - at.millis()).max(0) / 60_000;
    let (id, count) = match minutes {
        0 => return texts.say("ago-now"),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    texts.tell(id, &[("count", count.into())])
}

/// The sign of the project: the way into a mountain, and what lies behind it.
fn mark() -> Markup {
    html! {
        svg viewBox="0 0 32 32" aria-hidden="true" {
            path.rock-3 d="M1 30 13 6l4 7 4-6 10 23z" {}
            path.hole d="M10 30v-8a6 6 0 0 1 12 0v8z" {}
            path.lamp d="m16 19 3 3.5-3 4.5-3-4.5z" {}
        }
    }
}

/// What a language calls itself.
fn own_name(language: Language) -> &'static str {
    let line = crate::texts::source(language).lines().find_map(|line| line.strip_prefix("language-name = "));
    line.unwrap_or_else(|| language.word())
}

#[derive(Deserialize)]
pub(crate) struct LanguageForm {
    language: String,
}

/// A cookie that only this server's pages get, for as long as browsers keep one: 400 days.
pub(super) fn cookie(app: &App, name: &str, value: &str) -> (HeaderName, String) {
    let secure = if app.secure_cookies { "; Secure" } else { "" };
    (SET_COOKIE, format!("{name}={value}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}"))
}

/// Remembers the language and goes back to where the reader was.
pub(crate) async fn set_language(
    State(app): State<App>,
    headers: HeaderMap,
    form: Result<Form<LanguageForm>, axum::extract::rejection::FormRejection>,
) -> Result<(StatusCode, [(HeaderName, String); 2]), Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let language = Language::from_word(&form.language)
        .ok_or_else(|| Fault::bad(format!("there is no language {:?}", form.language)))?;
    // Only the path of the page before, so that nobody can be led elsewhere.
    let before = headers.get("referer").and_then(|value| value.to_str().ok());
    let path = before.and_then(|address| address.splitn(4, '/').nth(3)).unwrap_or_default();
    let path = path.trim_start_matches('/').split('#').next().unwrap_or_default();
    let safe = if path.contains('\\') || path.starts_with("join/") { "" } else { path };
    Ok((
        StatusCode::SEE_OTHER,
        [cookie(&app, LANGUAGE_COOKIE, language.word()), (LOCATION, format!("/{safe}"))],
    ))
}
