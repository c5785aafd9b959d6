//! The tournaments of this server, and the form of a new one.

use super::browser::{known, renewed, session_cookie};
use super::home::{fewest, fresh_key, option_field};
use super::layout::page;
use super::{clock, tournament};
use crate::access::{Query, Reader};
use crate::api::tournament::{TournamentOrder, settings};
use crate::key::Key;
use crate::meta::LONGEST_NAME;
use crate::tournaments::{Organised, tournament_of};
use crate::{App, Fault, ServerTexts};
use adit_any::AnyGame;
use adit_store::StoredTournament;
use adit_tournament::{Entry, Form, MOST_ENTRANTS, MOST_ROUNDS, Tournament};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// How many are listed on a page.
const LISTED: u32 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// So many come before the page.
    #[serde(default)]
    after: u32,
}

/// The list.
pub(crate) async fn list(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Query(query): Query<ListQuery>,
) -> Result<Response, Fault> {
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let (_, sent) = renewed(&app, &headers).await?;
    let stored = app.tables.shared.store.tournaments(LISTED + 1, query.after).await;
    let mut stored = stored.map_err(|_| Fault::Store)?;
    let has_more = stored.len() > LISTED as usize;
    stored.truncate(LISTED as usize);
    let title = texts.say("tournaments-title");
    let body = html! {
        h1 { (title) }
        p.about { (texts.say("tournaments-about")) }
        section aria-labelledby="tournaments-new" {
            h2 id="tournaments-new" { (texts.say("tournaments-new-title")) }
            p.row {
                @for game in app.tables.shared.games.iter().filter(|game| fewest(**game) > 1) {
                    a.button href=(format!("/tournaments/new/{}", game.id())) {
                        (library.game(game.id(), language).say("game-name", &[]))
                    }
                }
            }
        }
        section.tournaments aria-labelledby="tournaments-all" {
            h2 id="tournaments-all" { (texts.say("tournaments-all")) }
            @if stored.is_empty() { p { (texts.say("tournaments-none")) } }
            ul.tables { @for stored in &stored { (entry(&app, &texts, stored)) } }
        }
        @if has_more {
            p { a.button rel="next" href=(format!("/tournaments?after={}", query.after + LISTED)) { (texts.say("tournaments-more")) } }
        }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, None)).into_response())
}

fn entry(app: &App, texts: &ServerTexts, stored: &StoredTournament) -> Markup {
    // A tournament that cannot be read keeps nobody from the others.
    let Ok(organised) = Organised::read(stored) else { return html! {} };
    let (held, settings) = (&organised.tournament, organised.tournament.settings());
    let count = i64::try_from(held.playing().count()).unwrap_or(i64::MAX);
    html! {
        li {
            a href=(format!("/tournaments/{}", stored.id)) {
                span.what { (settings.name) } " "
                span.state { (tournament::stage(texts, held.stage())) } " "
                span.others { (tournament::game_name(app, texts, settings)) } " "
                span.phase { (tournament::form(texts, settings.form)) } " "
                span.hint { (texts.tell("tournament-count", &[("count", count.into())])) }
            }
        }
    }
}

/// The form of a new tournament.
pub(crate) async fn form(
    State(app): State<App>,
    Reader(language): Reader,
    Path(game): Path<String>,
) -> Result<Markup, Fault> {
    let game = adit_any::find(app.tables.shared.games, &game).map_err(|_| Fault::NoPage)?;
    let library = &app.tables.shared.library;
    let (texts, own) = (library.server(language), library.game(game.id(), language));
    let name = own.say("game-name", &[]);
    let title = texts.tell("tournaments-new", &[("game", name.as_str().into())]);
    let body = html! {
        h1 { (title) }
        form.card.tournament-form method="post" action="/tournaments" {
            input type="hidden" name="key" value=(fresh_key(&app)?);
            input type="hidden" name="game" value=(game.id());
            div.field {
                label for="name" { (texts.say("tournament-name")) }
                input id="name" name="name" required maxlength=(LONGEST_NAME);
            }
            div.field {
                label for="form" { (texts.say("tournament-form")) }
                select id="form" name="form" aria-describedby="form-about" {
                    @for known in Form::ALL { option value=(form_word(known)) { (tournament::form(&texts, known)) } }
                }
            }
            p.hint id="form-about" { (texts.say("tournament-form-about")) }
            (seats_field(&texts, game))
            div.field {
                label for="rounds" { (texts.say("tournament-rounds")) }
                input id="rounds" name="rounds" type="number" min="1" max=(MOST_ROUNDS) aria-describedby="rounds-about";
            }
            p.hint id="rounds-about" { (texts.say("tournament-rounds-about")) }
            div.field {
                label for="most" { (texts.say("tournament-most")) }
                input id="most" name="most" type="number" min="2" max=(MOST_ENTRANTS) aria-describedby="most-about";
            }
            p.hint id="most-about" { (texts.say("tournament-most-about")) }
            div.field {
                label for="entry" { (texts.say("tournament-entry")) }
                select id="entry" name="entry" {
                    option value="everybody" { (texts.say("tournament-entry-everybody")) }
                    option value="link" { (texts.say("tournament-entry-link")) }
                }
            }
            @let options = game.options();
            @if !options.is_empty() {
                fieldset.agreed {
                    legend { (texts.say("home-options")) }
                    @for spec in options.iter().filter(|spec| !spec.is_ruling) { (option_field(&texts, &own, game, spec)) }
                    @if options.iter().any(|spec| spec.is_ruling) {
                        details.rulings {
                            summary { (texts.say("home-disputed")) }
                            p.hint { (texts.say("home-disputed-about")) }
                            @for spec in options.iter().filter(|spec| spec.is_ruling) { (option_field(&texts, &own, game, spec)) }
                        }
                    }
                }
            }
            (clock::fields(&texts, game.id(), "clock-about-tournament"))
            button.primary { (texts.say("tournament-announce")) }
        }
        script type="module" src="/web/zone.js" {}
    };
    Ok(page(&texts, &title, &body, None))
}

fn seats_field(texts: &ServerTexts, game: &dyn AnyGame) -> Markup {
    html! {
        div.field {
            label for="seats" { (texts.say("tournament-seats")) }
            select id="seats" name="seats" aria-describedby="seats-about" {
                @for seats in game.seats().iter().filter(|seats| **seats > 1) { option value=(seats) { (seats) } }
            }
        }
        p.hint id="seats-about" { (texts.say("tournament-seats-about")) }
    }
}

fn form_word(form: Form) -> &'static str {
    match form {
        Form::Swiss => "swiss",
        Form::RoundRobin => "round_robin",
    }
}

/// A number that may be left out.
fn number<T: std::str::FromStr>(text: &str) -> Result<Option<T>, Fault> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| Fault::bad(format!("{text:?} is not such a number"))),
    }
}

/// Announces the tournament that the form describes.
pub(crate) async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    form: Result<axum::Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Fault> {
    let axum::Form(fields) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let value =
        |name: &str| fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim());
    let option =
        |(name, value): &(String, String)| Some((name.strip_prefix("option-")?.to_owned(), value.clone()));
    let order = TournamentOrder {
        name: value("name").to_owned(),
        game: value("game").to_owned(),
        options: fields.iter().filter_map(option).collect(),
        seats: number(value("seats"))?.ok_or_else(|| Fault::bad("say how many sit at a table"))?,
        fewest: None,
        form: Form::ALL
            .into_iter()
            .find(|form| form_word(*form) == value("form"))
            .ok_or_else(|| Fault::bad("say who plays whom"))?,
        rounds: number(value("rounds"))?,
        clock: clock::asked_for(&fields)?,
        entry: match value("entry") {
            "" | "everybody" => None,
            "link" => Some(Entry::Link),
            other => return Err(Fault::bad(format!("{other:?} is nobody who may enter"))),
        },
        most: number(value("most"))?,
        ties: None,
    };
    let settings = settings(&app, order)?;
    let key = Key::read(value("key"))?;
    let (session, person) = known(&app, &headers, Some(&key)).await?;
    app.may_create(Some(&person))?;
    let organiser = person.id().cloned().ok_or(Fault::NoPlayer)?;
    let id = tournament_of(&session, &key.hash("tournament"));
    let new = Tournament::new(settings, app.tables.shared.random.bits()?)?;
    app.tables.create_tournament(&id, organiser, new).await?;
    let sent = [session_cookie(&app, &session), (LOCATION, format!("/tournaments/{id}"))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
