//! The page of a tournament: entering, standings, rounds with their tables, and what its organiser does.

use super::browser::{known, named, renewed, session_cookie};
use super::clock;
use super::layout::page;
use super::options::agreed_values;
use super::tournament_shown::{Names, rounds, standings};
use crate::access::{Caller, Query, Reader, address, table_id};
use crate::meta::{LONGEST_NAME, player_name};
use crate::session::Person;
use crate::tournaments::{Act, Organised, tournament_id};
use crate::{App, Fault, ServerTexts};
use adit_store::TournamentId;
use adit_tournament::{EntrantId, Entry, Form, Settings, Stage};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;

/// How often it is looked whether something has changed.
const LOOK: Duration = Duration::from_secs(2);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PageQuery {
    /// The secret of the link with which people enter.
    #[serde(default)]
    link: Option<String>,
}

/// How far a tournament is, in words.
pub(super) fn stage(texts: &ServerTexts, stage: Stage) -> String {
    texts.say(match stage {
        Stage::Open => "tournament-stage-open",
        Stage::Closed => "tournament-stage-closed",
        Stage::Running => "tournament-stage-running",
        Stage::Over => "tournament-stage-over",
    })
}

/// Who plays whom, in words.
pub(super) fn form(texts: &ServerTexts, form: Form) -> String {
    texts.say(match form {
        Form::Swiss => "tournament-swiss",
        Form::RoundRobin => "tournament-round-robin",
    })
}

/// What the game of a tournament is called.
pub(super) fn game_name(app: &App, texts: &ServerTexts, settings: &Settings) -> String {
    let shared = &app.tables.shared;
    let game = adit_any::find(shared.games, &settings.game);
    game.map_or_else(
        |_| settings.game.clone(),
        |game| shared.library.game(game.id(), texts.language()).say("game-name", &[]),
    )
}

async fn page_of(
    app: &App,
    texts: &ServerTexts,
    headers: &HeaderMap,
    id: &TournamentId,
    link: Option<&str>,
) -> Result<Response, Fault> {
    let organised = app.tables.tournament(id).await?;
    let (session, sent) = renewed(app, headers).await?;
    let person = match session {
        Some(session) => Some(app.tables.person(&session).await?),
        None => None,
    };
    let person = person.as_deref();
    let (held, settings) = (&organised.tournament, organised.tournament.settings());
    let names = Names::of(texts, held);
    let body = html! {
        p { a href="/tournaments" { (texts.say("tournaments-title")) } }
        h1 { (settings.name) }
        div id="tournament" {
            (about(app, texts, &organised))
            @if let Some((table, _)) = organised.next_table(id, person) {
                section.card.next aria-labelledby="tournament-next" {
                    h2 id="tournament-next" { (texts.say("tournament-next")) }
                    p { a.button.primary href=(format!("/table/{table}")) { (texts.say("tournament-play")) } }
                }
            }
            @if matches!(held.stage(), Stage::Open | Stage::Closed | Stage::Running) {
                (taking_part(texts, &organised, person, link))
            }
            (standings(texts, id, &organised, person, &names))
            @if organised.is_organised_by(person) && held.stage() != Stage::Over {
                (organising(app, texts, headers, id, &organised))
            }
            (rounds(texts, id, &organised, person, &names))
        }
    };
    Ok((AppendHeaders(sent), page(texts, &settings.name, &body, Some("tournament.js"))).into_response())
}

/// The page.
pub(crate) async fn show(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<PageQuery>,
) -> Result<Response, Fault> {
    let texts = app.tables.shared.library.server(language);
    page_of(&app, &texts, &headers, &tournament_id(&id)?, query.link.as_deref()).await
}

/// What was agreed.
fn about(app: &App, texts: &ServerTexts, organised: &Organised) -> Markup {
    let (held, settings) = (&organised.tournament, organised.tournament.settings());
    let game = adit_any::find(app.tables.shared.games, &settings.game).ok();
    let agreed = game.map(|game| {
        let own = app.tables.shared.library.game(game.id(), texts.language());
        let setup = adit_game::Setup { seats: settings.seats, options: settings.options.clone(), data: None };
        let values = agreed_values(texts, &own, game, &setup);
        values.into_iter().map(|(label, value)| own.labelled(&label, value.as_str())).collect::<Vec<_>>()
    });
    html! {
        p.row.facts {
            span.tag.stage { (stage(texts, held.stage())) }
            span { (game_name(app, texts, settings)) }
            span { (form(texts, settings.form)) }
            span { (texts.tell("tournament-at-a-table", &[("seats", i64::from(settings.seats).into())])) }
            @if let Some(rounds) = held.length() {
                span { (texts.tell("tournament-rounds-count", &[("count", i64::from(rounds).into())])) }
            }
        }
        details {
            summary { (texts.say("tournament-agreed")) }
            p { (texts.say("tournament-points-about")) }
            p { (texts.say("tournament-void-about")) }
            @for value in agreed.iter().flatten() { p { (value) } }
            @match &settings.clock {
                Some(agreed) => { @for sentence in clock::agreed(texts, agreed, "clock-starts-at-once") { p { (sentence) } } }
                None => { p { (texts.say("tournament-no-clock")) } }
            }
        }
    }
}

/// Entering and withdrawing.
fn taking_part(
    texts: &ServerTexts,
    organised: &Organised,
    person: Option<&Person>,
    link: Option<&str>,
) -> Markup {
    let held = &organised.tournament;
    let may = held.settings().entry == Entry::Everybody
        || organised.is_organised_by(person)
        || link == Some(organised.link.as_str());
    html! {
        @if let Some(own) = organised.entrant_of(person) {
            form.row.leave method="post" {
                span { (texts.say("tournament-entered")) }
                input type="hidden" name="entrant" value=(own);
                button name="act" value="leave" { (texts.say("tournament-withdraw")) }
            }
        } @else if held.stage() == Stage::Open && may {
            form.card method="post" {
                @if let Some(link) = link { input type="hidden" name="link" value=(link); }
                label for="name" { (texts.say("invite-as")) }
                div.row {
                    input id="name" name="name" required maxlength=(LONGEST_NAME) autocomplete="nickname"
                        value=(person.map_or("", Person::name));
                    button.primary name="act" value="enter" { (texts.say("tournament-enter")) }
                }
            }
        } @else if held.stage() == Stage::Open {
            p { (texts.say("tournament-by-link")) }
        }
    }
}

/// What the organiser does.
fn organising(
    app: &App,
    texts: &ServerTexts,
    headers: &HeaderMap,
    id: &TournamentId,
    organised: &Organised,
) -> Markup {
    let held = &organised.tournament;
    let button = |act: &str, label: &str, is_first: bool| {
        html! { button.primary[is_first] name="act" value=(act) { (texts.say(label)) } }
    };
    html! {
        section.card aria-labelledby="tournament-organise" {
            h2 id="tournament-organise" { (texts.say("tournament-organise")) }
            @if held.stage() == Stage::Open {
                @let link = match held.settings().entry {
                    Entry::Everybody => format!("{}/tournaments/{id}", address(app, headers)),
                    Entry::Link => format!("{}/tournaments/{id}?link={}", address(app, headers), organised.link),
                };
                p { (texts.say("tournament-link")) " " a href=(link) data-copy { (link) } }
                form method="post" {
                    label for="bot" { (texts.say("tournament-bot")) }
                    div.row {
                        select id="bot" name="bot" {
                            @for bot in app.tables.shared.pool.ids() {
                                option value=(bot) { (texts.tell("bot", &[("bot", bot.into())])) }
                            }
                        }
                        (button("bot", "tournament-bot-add", false))
                    }
                }
            }
            form.row method="post" {
                @match held.stage() {
                    Stage::Open => {
                        (button("begin", "tournament-begin", true))
                        (button("close", "tournament-close", false))
                    }
                    Stage::Closed => {
                        (button("begin", "tournament-begin", true))
                        (button("open", "tournament-open", false))
                    }
                    Stage::Running | Stage::Over => {}
                }
            }
            details {
                summary { (texts.say("tournament-end")) }
                p { (texts.say("tournament-end-about")) }
                form method="post" { (button("end", "tournament-end-now", false)) }
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActForm {
    act: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    link: Option<String>,
    #[serde(default)]
    bot: String,
    #[serde(default)]
    entrant: Option<u16>,
    #[serde(default)]
    table: String,
}

/// Does what was asked for on the page.
pub(crate) async fn act(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    form: Result<axum::Form<ActForm>, FormRejection>,
) -> Result<Response, Fault> {
    let axum::Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let id = tournament_id(&id)?;
    let act = match form.act.as_str() {
        "enter" => Act::Enter { link: form.link },
        "leave" => Act::Leave(EntrantId::new(form.entrant.ok_or(Fault::NoEntrant)?)),
        "bot" => Act::AddBot(form.bot),
        "open" => Act::Pass(Stage::Open),
        "close" => Act::Pass(Stage::Closed),
        "begin" => Act::Pass(Stage::Running),
        "end" => Act::Pass(Stage::Over),
        "close-table" => Act::CloseTable(table_id(&form.table)?),
        other => return Err(Fault::bad(format!("nothing is called {other:?} here"))),
    };
    // Nobody becomes a player by asking for a tournament that is not there.
    app.tables.tournament(&id).await?;
    let (session, person) = known(&app, &headers, None).await?;
    let person = named(&app, &session, person, &player_name(&form.name)?).await?;
    app.tables.act_in_tournament(&id, &person, act).await?;
    let sent = [session_cookie(&app, &session), (LOCATION, format!("/tournaments/{id}"))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}

/// Something may have changed. What it is, the page says.
pub(crate) async fn events(
    State(app): State<App>,
    Caller(origin): Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    let id = tournament_id(&id)?;
    let version = app.tables.shared.store.tournament_version(&id).await.map_err(|_| Fault::Store)?;
    let begin = (version.ok_or(Fault::NoTournament)?, app.streams.follow_lobby(origin)?, app, id);
    let told = futures_util::stream::unfold(begin, |(known, open, app, id)| async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = app.stop.cancelled() => return None,
            }
            if let Ok(Some(version)) = app.tables.shared.store.tournament_version(&id).await
                && version != known
            {
                let event = Event::default().event("tournament").data("{}");
                return Some((Ok::<Event, Infallible>(event), (version, open, app, id)));
            }
        }
    });
    Ok(Sse::new(told).keep_alive(KeepAlive::default()))
}
