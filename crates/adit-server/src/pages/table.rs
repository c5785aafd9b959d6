//! The page of a table.

use super::browser::{keep_seats, renewed};
use super::clock;
use super::layout::page;
use super::puzzles::panel;
use crate::access::{Guest, INVITE_COOKIE, Query, cookies};
use crate::api::LONGEST;
use crate::creator::Creator;
use crate::meta::{Meta, Who};
use crate::table::{Event, Handle, PictureAt, PictureWish};
use crate::token::Token;
use crate::{App, Fault, ServerTexts};
use adit_game::{Layout, Seat, Texts, Value, Viewer};
use adit_look::Told;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableQuery {
    /// As whom to play, if this browser has several seats.
    #[serde(default)]
    seat: Option<Seat>,
    /// The entry to look at.
    #[serde(default)]
    at: Option<usize>,
}

/// What a player is called where it matters which seat it is: by name and seat, or by the seat alone.
pub(super) fn player_name(texts: &ServerTexts, own: &Texts, meta: &Meta, seat: Seat) -> String {
    match meta.players.get(seat.index()).map(|player| player.name.as_str()) {
        Some("") | None => own.seat(seat),
        Some(name) => texts.tell("player", &[("name", name.into()), ("seat", own.seat(seat).into())]),
    }
}

/// The page.
pub(crate) async fn table(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    Query(query): Query<TableQuery>,
) -> Result<Response, Fault> {
    let (session, sent) = renewed(&app, &headers).await?;
    if let Some(session) = &session {
        keep_seats(&app, session, &guest.table).await?;
    }
    let library = &app.tables.shared.library;
    let (language, table) = (guest.language, &guest.table);
    let (texts, own) = (library.server(language), library.game(table.game.id(), language));
    let viewer = match query.seat {
        None => guest.viewer(None)?,
        Some(seat) => Viewer::Seat(guest.seat(Some(seat))?),
    };
    // The client asks for the layout that fits the window.
    let at = query.at.map_or(PictureAt::Now(Told::default()), PictureAt::Past);
    let wish = PictureWish { viewer, language, layout: Layout::Tall, at };
    let (shown, _) = table.ask(|reply| Event::Picture { wish, reply }).await?;
    let seats = Seat::all(usize::from(table.setup.seats));
    let names: Vec<String> = seats.map(|seat| player_name(&texts, &own, &table.meta(), seat)).collect();
    let puzzle = panel(&app, &texts, table.game, &table.meta(), session.as_ref()).await?;
    let config = serde_json::json!({
        "table": table.id.as_str(),
        "game": table.game.id(),
        "viewer": viewer.to_string(),
        "seats": guest.roles.seats,
        "names": names,
        "language": language.word(),
        "at": query.at,
        "hints": table.meta().hints,
        "training": table.meta().training,
        "puzzle": puzzle.is_some(),
        "creates": guest.roles.creates,
        "muted": table.is_muted(),
        "watch": table.meta().watch,
        "lesson": lesson(&app, table),
        "texts": client_texts(&texts, &own),
    });
    let is_lesson = shown.value.lesson.is_some();
    let title = texts
        .tell("table-title", &[("game", own.say("game-name", &[]).into()), ("id", table.id.as_str().into())]);
    let body = html! {
        noscript { p.notice { (texts.say("table-no-script")) } }
        p.aloud id="announce" aria-live="polite" {}
        @if let Some(tournament) = &table.meta().tournament {
            p id="tournament" {
                a href=(format!("/tournaments/{}", tournament.id)) {
                    (texts.tell("tournament-of-table", &[
                        ("name", tournament.name.as_str().into()),
                        ("round", i64::try_from(tournament.round).unwrap_or(i64::MAX).into()),
                    ]))
                }
            }
        }
        @if table.meta().closed { p.notice { (texts.say("seats-closed")) } }
        @if guest.roles.seats.len() > 1 {
            (hot_seat(&texts, &guest.roles.seats, viewer, &names))
        }
        div.table {
            div.heading {
                h1 { (own.say("game-name", &[])) }
                p.status id="status" {}
                div.notice id="notice" role="alert" hidden {}
            }
            @if let Some(puzzle) = puzzle { (puzzle) }
            @if is_lesson {
                section.lesson id="lesson" aria-labelledby="lesson-title" {}
            }
            section.board id="board" aria-label=(texts.say("table-board")) {
                div.frame {
                    div.picture id="picture" role="application" tabindex="0" aria-label=(texts.say("table-board"))
                        aria-describedby="board-keys" {
                        (PreEscaped(&shown.value.svg))
                    }
                }
                p.aloud id="board-keys" { (texts.say("table-board-keys")) }
                div.bar id="bar" aria-hidden="true" {}
                div.under {
                    details {
                        summary { (texts.say("table-board-text")) }
                        p.words id="picture-text" { (shown.value.text) }
                    }
                    div.magnifier id="magnifier" {}
                }
            }
            (offer(&texts))
            aside.card-box id="card" aria-label=(texts.say("table-card")) hidden {}
            div.side {
                section id="since-box" aria-labelledby="since-title" hidden {
                    h2 id="since-title" { (texts.say("table-since")) }
                    ol.log id="since" tabindex="0" aria-labelledby="since-title" {}
                }
                section aria-labelledby="players-title" {
                    h2 id="players-title" { (texts.say("table-players")) }
                    (players(&texts, &guest, &names))
                    @if let Some(clock) = &table.meta().clock {
                        details.clock-agreed {
                            summary { (texts.say("clock-title")) }
                            @let starts = if table.meta().tournament.is_some() { "clock-starts-at-once" } else { "clock-starts" };
                            @for sentence in clock::agreed(&texts, clock, starts) { p { (sentence) } }
                        }
                    }
                }
                @if !is_lesson { (invitations(&texts, &guest, session.as_ref(), &headers, &names)) }
                details open {
                    summary { (texts.say("table-log")) }
                    ol.log id="log" tabindex="0" aria-label=(texts.say("table-log")) {}
                }
                (history(&texts))
                details id="analysis-box" hidden {
                    summary id="analysis-title" { (texts.say("table-analysis")) }
                    div id="analysis" {}
                }
                details id="chat-box" hidden[is_lesson] {
                    summary { (texts.say("table-chat")) }
                    ul.chat id="chat" tabindex="0" aria-label=(texts.say("table-chat")) {}
                    form id="chat-form" {
                        label for="chat-text" { (texts.say("table-chat-text")) }
                        div.row {
                            input id="chat-text" maxlength=(LONGEST) autocomplete="off";
                            button { (texts.say("table-chat-send")) }
                        }
                    }
                }
                @if !guest.roles.seats.is_empty() && !is_lesson {
                    details id="notes-box" {
                        summary { (texts.say("table-notes")) }
                        label for="notes" { (texts.say("table-notes-about")) }
                        textarea id="notes" rows="5" maxlength="2000" {}
                    }
                }
                details id="settings-box" {
                    summary { (texts.say("table-settings")) }
                    div id="settings" {}
                }
                p.row {
                    a.button href=(format!("/rules/{}", table.game.id())) target="_blank" { (texts.say("home-rules")) }
                    a.button href=(format!("/signs/{}", table.game.id())) target="_blank" { (texts.say("table-signs")) }
                }
                @if table.setup.data.is_some() {
                    p.hint id="own-data" {
                        (texts.say("table-own-data")) " "
                        a href=(format!("/api/tables/{}/data", table.id)) target="_blank" { (texts.say("table-own-data-show")) }
                    }
                }
                @if own.has("game-reconstructed") {
                    p.hint id="reconstructed" {
                        (own.say("game-reconstructed", &[])) " "
                        a href=(format!("/rules/{}", table.game.id())) target="_blank" { (texts.say("table-reconstructed")) }
                    }
                }
            }
        }
        script type="application/json" id="config" { (PreEscaped(script_json(&config))) }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, Some("table.js"))).into_response())
}

/// Where a lesson leads to: the list of lessons, and the one that follows.
fn lesson(app: &App, table: &Handle) -> Option<serde_json::Value> {
    let meta = table.meta();
    let given = meta.lesson.as_ref()?;
    let course = app.tables.shared.library.school.course(table.game.id())?;
    Some(serde_json::json!({
        "all": format!("/learn/{}", table.game.id()),
        "next": course.behind(&given.id).map(super::learn::address),
        "enough": course.is_enough(&given.id),
    }))
}

/// JSON that can stand inside a script element.
fn script_json(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// The values that the client puts into its sentences.
const MARKS: [&str; 18] = [
    "who", "rule", "number", "of", "points", "move", "percent", "verb", "rest", "list", "item", "label",
    "value", "time", "when", "days", "hours", "minutes",
];

/// The messages with which every game puts things together, so that the client does it in the same way.
const PHRASES: [&str; 3] = ["phrase", "listed", "labelled"];

/// The client's sentences. Values are put in for marks of the form `{name}`.
fn client_texts(texts: &ServerTexts, own: &Texts) -> serde_json::Value {
    let marks = MARKS.map(|name| (name, Value::from(format!("{{{name}}}"))));
    let ids = crate::texts::ids(crate::texts::source(texts.language()));
    let sentences = ids.filter(|id| id.starts_with("client-")).map(|id| (id, texts.tell(id, &marks)));
    let phrases = PHRASES.map(|id| (id, own.say(id, &marks)));
    sentences
        .chain(phrases)
        .map(|(id, said)| (id.to_owned(), said.into()))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn hot_seat(texts: &ServerTexts, seats: &[Seat], viewer: Viewer, names: &[String]) -> Markup {
    html! {
        nav.seats aria-label=(texts.say("table-play-as")) {
            span { (texts.say("table-play-as")) }
            @for seat in seats {
                @let here = viewer == Viewer::Seat(*seat);
                a.button href=(format!("?seat={}", seat.index())) aria-current=[here.then_some("page")] {
                    (names.get(seat.index()).map(String::as_str).unwrap_or_default())
                }
            }
        }
    }
}

fn players(texts: &ServerTexts, guest: &Guest, names: &[String]) -> Markup {
    html! {
        ul.players id="players" {
            @for (seat, (name, player)) in Seat::all(names.len()).zip(names.iter().zip(&guest.table.meta().players)) {
                li data-seat=(seat.index()) {
                    span.name { (name) }
                    @if guest.roles.seats.contains(&seat) { " " span.tag { (texts.say("table-you")) } }
                    @if let Who::Bot(id) = &player.who {
                        " " span.tag { (texts.tell("bot", &[("bot", id.as_str().into())])) }
                    }
                    " " span.tag.hints hidden {}
                    " " span.tag.late hidden {}
                    @if guest.table.meta().clock.is_some() { " " span.clock {} }
                    " " span.turn {}
                }
            }
        }
    }
}

/// What the player is asked and picks. On a phone it is a sheet that can be folded.
fn offer(texts: &ServerTexts) -> Markup {
    html! {
        section.offer.folded id="offer-box" aria-labelledby="offer-title" {
            div.offer-head {
                h2 id="offer-title" tabindex="-1" { (texts.say("client-move")) }
                p.note id="picture-note" {}
                p.question id="question" {}
                button id="whole-board" type="button" hidden { (texts.say("table-whole-board")) }
                button.step id="fold" type="button" aria-expanded="false" aria-controls="offer"
                    aria-label=(texts.say("table-all-choices")) title=(texts.say("table-all-choices")) {}
            }
            div id="ask" {}
            div id="crumbs" {}
            div.tells id="tells" aria-live="polite" {}
            div id="offer" {}
        }
    }
}

fn history(texts: &ServerTexts) -> Markup {
    html! {
        details.history id="history-box" {
            summary id="history-title" { (texts.say("table-history")) }
            div id="history" {}
        }
    }
}

/// The links that the person who created the table can pass on: they are derived from the session again.
fn links(guest: &Guest, session: Option<&Token>, headers: &HeaderMap) -> Vec<(Seat, Token)> {
    let (table, meta) = (&guest.table, guest.table.meta());
    let others = meta.people();
    let others = others.filter(|seat| !guest.roles.seats.contains(seat));
    if let Some(session) = session.filter(|_| guest.roles.creates) {
        let (creator, first) = (Creator::session(session), meta.named_by(&table.id));
        // In a rematch everybody sits elsewhere, and whoever has joined by another way has made these links void.
        let known: Vec<Token> =
            Seat::all(meta.players.len()).map(|seat| creator.seat(&first, seat)).collect();
        let of = |seat: Seat| match &meta.players.get(seat.index())?.who {
            Who::Person(hash) => {
                known.iter().find(|token| token.hash() == *hash).map(|token| (seat, token.clone()))
            }
            Who::Bot(_) => None,
        };
        return others.filter_map(of).collect();
    }
    let old = cookies(headers).find(|(name, _)| name.strip_prefix(INVITE_COOKIE) == Some(table.id.as_str()));
    let old = old.map_or("", |(_, value)| value).split('.').filter_map(|link| link.split_once('-'));
    let read = |(seat, token): (&str, &str)| {
        let seat = Seat::all(meta.players.len()).find(|known| known.index().to_string() == seat)?;
        Some((seat, Token::read(token)?))
    };
    old.filter_map(read).collect()
}

/// The links for others, and the link for spectators.
fn invitations(
    texts: &ServerTexts,
    guest: &Guest,
    session: Option<&Token>,
    headers: &HeaderMap,
    names: &[String],
) -> Markup {
    let id = guest.table.id.as_str();
    let link = |(seat, token): (Seat, Token)| {
        Some((names.get(seat.index())?.as_str(), format!("/join/{id}/{}", token.reveal())))
    };
    let links: Vec<(&str, String)> = links(guest, session, headers).into_iter().filter_map(link).collect();
    html! {
        details open[!links.is_empty()] {
            summary { (texts.say("table-invite")) }
            @if !links.is_empty() { p { (texts.say("table-invite-about")) } }
            p { a.button id="people" href=(format!("/table/{id}/people")) { (texts.say("table-people")) } }
            ul.links {
                @for (name, link) in &links {
                    li { a href=(link) data-copy { (texts.tell("table-invite-seat", &[("who", (*name).into())])) } }
                }
                li { a href=(format!("/join/{id}/{}", guest.table.meta().watch)) data-copy { (texts.say("table-watch")) } }
            }
        }
    }
}
