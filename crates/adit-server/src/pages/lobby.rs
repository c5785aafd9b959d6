//! The lobby: tables that are open to everybody on this server.

use super::browser::{claim, known, named, renewed, session_cookie};
use super::home::fewest;
use super::invite::{JoinForm, seating, sit_down};
use super::layout::{ago, page};
use crate::access::{Asker, Caller, Query, Reader, table_id};
use crate::creator::Wish;
use crate::lobby::Shown;
use crate::meta::{Meta, OpenTo, player_name};
use crate::people::is_welcome;
use crate::queue::Origin;
use crate::session::Person;
use crate::table::{Beginning, NewPlayer, Order};
use crate::token::Token;
use crate::told::INVITATIONS;
use crate::{App, Fault, ServerTexts};
use adit_any::AnyGame;
use adit_game::{Language, Seat, Setup};
use adit_store::{Lobby, LobbyTables, Summary};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

/// How many tables of each kind are shown.
const SHOWN: u32 = 50;
/// How many open tables are tried before a new one is begun.
const TRIED: u32 = 20;
/// How often it is looked whether something has changed.
const LOOK: Duration = Duration::from_secs(2);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LobbyQuery {
    /// Only tables of this game.
    #[serde(default)]
    game: Option<String>,
}

impl LobbyQuery {
    fn game(&self, app: &App) -> Result<Option<&'static dyn AnyGame>, Fault> {
        let wanted = self.game.as_deref().filter(|game| !game.is_empty());
        wanted
            .map(|game| adit_any::find(app.tables.shared.games, game).map_err(|_| Fault::NoPage))
            .transpose()
    }
}

async fn listed(
    app: &App,
    lobby: Lobby,
    game: Option<&str>,
    limit: u32,
) -> Result<Vec<(Summary, Meta)>, Fault> {
    let wanted = LobbyTables { lobby, game: game.map(str::to_owned), skip: 0 };
    let found = app.tables.shared.store.lobby(&wanted, limit).await.map_err(|_| Fault::Store)?;
    let read = |summary: Summary| {
        let meta = serde_json::from_str(&summary.meta.text).ok()?;
        Some((summary, meta))
    };
    Ok(found.into_iter().filter_map(read).collect())
}

/// The page.
pub(crate) async fn lobby(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Query(query): Query<LobbyQuery>,
) -> Result<Response, Fault> {
    let texts = app.tables.shared.library.server(language);
    let game = query.game(&app)?;
    let (session, sent) = renewed(&app, &headers).await?;
    let person = match session {
        Some(session) => Some(app.tables.person(&session).await?),
        None => None,
    };
    let title = texts.say("lobby-title");
    let body = html! {
        h1 { (title) }
        p { (texts.say("lobby-about")) }
        form.row method="get" action="/lobby" {
            label for="game" { (texts.say("lobby-game")) }
            select id="game" name="game" {
                option value="" { (texts.say("lobby-every-game")) }
                @for known in app.tables.shared.games {
                    option value=(known.id()) selected[game.is_some_and(|game| game.id() == known.id())] {
                        (app.tables.shared.library.game(known.id(), language).say("game-name", &[]))
                    }
                }
            }
            button { (texts.say("lobby-filter")) }
        }
        form.row method="post" action="/lobby" {
            input type="hidden" name="game" value=(game.map_or("", AnyGame::id));
            button.primary { (texts.say("lobby-now")) }
        }
        div id="lobby" aria-live="polite" { (tables(&app, &texts, language, person.as_deref(), game).await?) }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, Some("lobby.js"))).into_response())
}

async fn tables(
    app: &App,
    texts: &ServerTexts,
    language: Language,
    person: Option<&Person>,
    game: Option<&'static dyn AnyGame>,
) -> Result<Markup, Fault> {
    let mut parts = Vec::new();
    let minded_by = app.tables.minded_by(person).await?;
    for (lobby, title, none) in
        [(Lobby::Seats, "lobby-open", "lobby-open-none"), (Lobby::Watch, "lobby-watch", "lobby-watch-none")]
    {
        let mut shown = Vec::new();
        for (summary, meta) in listed(app, lobby, game.map(AnyGame::id), SHOWN).await? {
            if is_welcome(person, &minded_by, &meta) {
                shown.push(entry(app, texts, language, lobby, &summary, &meta));
            }
        }
        parts.push((title, none, shown));
    }
    Ok(html! {
        @for (title, none, shown) in &parts {
            section aria-labelledby=(title) {
                h2 id=(title) { (texts.say(title)) }
                @if shown.is_empty() { p { (texts.say(none)) } }
                @else { ul.tables { @for entry in shown { (entry) } } }
            }
        }
    })
}

fn entry(
    app: &App,
    texts: &ServerTexts,
    language: Language,
    lobby: Lobby,
    summary: &Summary,
    meta: &Meta,
) -> Markup {
    let Ok(game) = adit_any::find(app.tables.shared.games, &summary.game) else { return html! {} };
    let own = app.tables.shared.library.game(game.id(), language);
    let (name, id) = (own.say("game-name", &[]), summary.id.as_str());
    let (path, label) = match lobby {
        Lobby::Seats => (format!("/lobby/{id}/join"), texts.say("invite-join")),
        Lobby::Watch => (format!("/lobby/{id}/watch"), texts.say("join-watch")),
    };
    html! {
        li.card {
            div {
                h3 { (name) " " span.id { (id) } }
                (seating(texts, &own, meta))
                p.hint { (ago(texts, app.tables.shared.store.now(), summary.created_at)) }
            }
            form method="post" action=(path) {
                button aria-label=(own.labelled(&label, format!("{name} {id}").as_str())) { (label) }
            }
        }
    }
}

/// Something may have changed in the lobby. What it is, the page says.
pub(crate) async fn events(
    State(app): State<App>,
    Caller(origin): Caller,
) -> Result<impl IntoResponse, Fault> {
    let open = app.streams.follow_lobby(origin)?;
    let begin = (app, None::<Shown>, open);
    let told = futures_util::stream::unfold(begin, |(app, known, open)| async move {
        let mut before = known;
        loop {
            if app.stop.is_cancelled() {
                return None;
            }
            if let Ok(now) = app.tables.lobby.now(&app.tables.shared.store).await
                && before.as_ref() != Some(&now)
            {
                let is_first = before.is_none();
                before = Some(now);
                if !is_first {
                    let event = Event::default().event("lobby").data("{}");
                    return Some((Ok::<Event, Infallible>(event), (app, before, open)));
                }
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = app.stop.cancelled() => {}
            }
        }
    });
    Ok(Sse::new(told).keep_alive(KeepAlive::default()))
}

/// The table that somebody names, if it is open to everybody in this way.
async fn open(
    app: &App,
    id: &str,
    to: OpenTo,
    origin: Origin,
) -> Result<std::sync::Arc<crate::table::Handle>, Fault> {
    let id = table_id(id)?;
    if app.tables.meta(&id).await?.lobby != Some(to) {
        return Err(Fault::SeatTaken);
    }
    app.tables.open(&id, origin).await
}

/// Takes a free seat.
pub(crate) async fn join(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    form: Result<Form<JoinForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let table = open(&app, &id, OpenTo::Seats, origin).await?;
    sit_down(&app, &headers, &table, &form.name).await
}

/// Watches.
pub(crate) async fn watch(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let table = open(&app, &id, OpenTo::Watch, origin).await?;
    let (session, person) = known(&app, &headers, None).await?;
    let watch = Token::read(&table.meta().watch).ok_or(Fault::NoToken)?;
    claim(&app, &person, &table.id, std::iter::once(&watch), true).await?;
    let sent = [session_cookie(&app, &session), (LOCATION, format!("/table/{}", table.id))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NowForm {
    #[serde(default)]
    game: String,
    #[serde(default)]
    name: String,
}

/// Joins a table that fits, or begins one that is open to everybody.
pub(crate) async fn now(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    Asker(asker): Asker,
    form: Result<Form<NowForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let wanted = LobbyQuery { game: Some(form.game.clone()) }.game(&app)?;
    let minded_by = app.tables.minded_by(asker.as_deref()).await?;
    for (summary, meta) in listed(&app, Lobby::Seats, wanted.map(AnyGame::id), TRIED).await? {
        let own = asker.as_deref().and_then(Person::id);
        let is_mine = own.is_some() && meta.players.iter().any(|seat| seat.player.as_ref() == own);
        if is_mine || !is_welcome(asker.as_deref(), &minded_by, &meta) {
            continue;
        }
        let table = app.tables.open(&summary.id, origin).await?;
        match sit_down(&app, &headers, &table, &form.name).await {
            // Somebody else was faster; the next table may do.
            Err(Fault::SeatTaken | Fault::NotWelcome) => {}
            answer => return answer,
        }
    }
    let game = wanted.or_else(|| app.tables.shared.games.first().copied()).ok_or(Fault::NoPage)?;
    begin(&app, &headers, game, &form.name, origin).await
}

/// Begins a table with one seat for whoever asks and free ones for everybody.
async fn begin(
    app: &App,
    headers: &HeaderMap,
    game: &'static dyn AnyGame,
    name: &str,
    origin: Origin,
) -> Result<Response, Fault> {
    let (session, person) = known(app, headers, None).await?;
    app.may_create(Some(&person))?;
    let person = named(app, &session, person, &player_name(name)?).await?;
    if let Some(id) = person.id() {
        app.tables.shared.post.quotas.admit_from(INVITATIONS, "invitation", id.as_str(), origin)?;
    }
    let seats = fewest(game);
    let wish = Wish::new(Some(&session), None, &("lobby", game.id()), &app.tables.shared.random)?;
    let players = (0..seats).map(|_| NewPlayer::Person(String::new())).collect();
    let seated = person.player.clone().zip(Seat::all(usize::from(seats)).next());
    let order = Order {
        game,
        setup: Setup { seats, options: BTreeMap::new(), data: None },
        players,
        hints: None,
        training: false,
        verifiable: false,
        clock: None,
        from: Beginning::Start,
        seated: seated.map(|(player, seat)| (player, vec![seat])),
        lobby: Some(OpenTo::Seats),
    };
    let opened = app.tables.create(order, &wish, origin).await?;
    let own = opened.seats.iter().take(1).map(|(_, token)| token);
    claim(app, &person, &opened.id, own.chain([&opened.watch, &opened.creator]), true).await?;
    let sent = [session_cookie(app, &session), (LOCATION, format!("/table/{}", opened.id))];
    Ok((StatusCode::SEE_OTHER, AppendHeaders(sent)).into_response())
}
