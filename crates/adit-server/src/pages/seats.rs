//! The page on which people at a table invite others, hand their seats over, and close the table.

use super::browser::renewed;
use super::layout::page;
use super::table::player_name;
use super::{invite, qr};
use crate::access::{Guest, address};
use crate::meta::OpenTo;
use crate::table::To;
use crate::{App, Fault, ServerTexts};
use adit_game::Seat;
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// The page.
pub(crate) async fn people(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
) -> Result<Response, Fault> {
    show(&app, &headers, &guest, None).await
}

async fn show(
    app: &App,
    headers: &HeaderMap,
    guest: &Guest,
    secret: Option<(Seat, String)>,
) -> Result<Response, Fault> {
    let (_, sent) = renewed(app, headers).await?;
    let library = &app.tables.shared.library;
    let (texts, own) = (library.server(guest.language), library.game(guest.table.game.id(), guest.language));
    let (meta, id) = (guest.table.meta(), guest.table.id.as_str());
    let game = own.say("game-name", &[]);
    let title = texts.tell("seats-title", &[("game", game.as_str().into())]);
    let may_invite = guest.roles.creates || !guest.roles.seats.is_empty();
    let names: Vec<String> =
        Seat::all(meta.players.len()).map(|seat| player_name(&texts, &own, &meta, seat)).collect();
    let name = |seat: Seat| names.get(seat.index()).map(String::as_str).unwrap_or_default();
    let body = html! {
        p { a href=(format!("/table/{id}")) { (texts.say("seats-back")) } }
        h1 { (title) }
        @if let Some((seat, link)) = &secret {
            div.notice role="status" {
                p { (texts.tell("seats-link-shown", &[("who", name(*seat).into())])) }
                p { a id="link" href=(link) data-copy { (link) } }
                (qr::picture(link, &texts.say("me-link-picture")))
            }
        }
        section.card aria-labelledby="seats-who" {
            h2 id="seats-who" { (texts.say("table-players")) }
            (invite::seating(&texts, &own, &meta))
        }
        @if meta.tournament.is_some() {
            p.notice.plain { (texts.say("tournament-table-about")) }
        }
        @if may_invite && !meta.closed && meta.tournament.is_none() {
            section.card aria-labelledby="seats-invite" {
                h2 id="seats-invite" { (texts.say("seats-invite")) }
                @if let Some(token) = &meta.invite {
                    @let link = format!("{}/invite/{id}/{token}", address(app, headers));
                    p { (texts.say("seats-invite-about")) }
                    p { a id="invitation" href=(link) data-copy { (link) } }
                    (qr::picture(&link, &texts.say("me-link-picture")))
                }
                form method="post" action=(format!("/table/{id}/people")) {
                    label for="lobby" { (texts.say("seats-lobby")) }
                    div.row {
                        select id="lobby" name="lobby" {
                            @for (value, to, label) in [("none", None, "seats-lobby-none"), ("seats", Some(OpenTo::Seats), "seats-lobby-seats"), ("watch", Some(OpenTo::Watch), "seats-lobby-watch")] {
                                option value=(value) selected[meta.lobby == to] { (texts.say(label)) }
                            }
                        }
                        button { (texts.say("me-save")) }
                    }
                }
            }
        }
        @for seat in &guest.roles.seats {
            section.card {
                h2 { (texts.tell("seats-own", &[("who", name(*seat).into())])) }
                p { (texts.say("seats-own-about")) }
                (hand_over(app, &texts, id, *seat, meta.tournament.is_none()))
            }
        }
        @for seat in &guest.roles.lent {
            section.card {
                h2 { (texts.tell("seats-lent", &[("who", own.seat(*seat).into())])) }
                (one(id, *seat, "back", &texts.say("seats-take-back")))
            }
        }
        @if !guest.roles.seats.is_empty() && !meta.closed && meta.puzzle.is_none() && meta.lesson.is_none()
            && meta.tournament.is_none()
        {
            (closing(&texts, guest, &meta.closing, &names))
        }
        @if meta.closed { p.notice { (texts.say("seats-closed")) } }
    };
    Ok((AppendHeaders(sent), page(&texts, &title, &body, None)).into_response())
}

/// A form with one button for a seat.
fn one(id: &str, seat: Seat, to: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(format!("/table/{id}/people")) {
            input type="hidden" name="seat" value=(seat.index());
            button name="to" value=(to) { (label) }
        }
    }
}

fn hand_over(app: &App, texts: &ServerTexts, id: &str, seat: Seat, to_people: bool) -> Markup {
    let field = format!("bot-{}", seat.index());
    html! {
        div.row {
            (one(id, seat, "link", &texts.say("seats-link")))
            @if to_people { (one(id, seat, "somebody", &texts.say("seats-give"))) }
        }
        form method="post" action=(format!("/table/{id}/people")) {
            input type="hidden" name="seat" value=(seat.index());
            label for=(field) { (texts.say("seats-bot")) }
            div.row {
                select id=(field) name="to" {
                    @for bot in app.tables.shared.pool.ids() {
                        option value=(format!("bot:{bot}")) { (texts.tell("bot", &[("bot", bot.into())])) }
                    }
                }
                button { (texts.say("seats-bot-give")) }
            }
        }
    }
}

fn closing(texts: &ServerTexts, guest: &Guest, agreed: &[u8], names: &[String]) -> Markup {
    let has_agreed = guest.roles.seats.iter().all(|seat| agreed.contains(&u8::from(*seat)));
    let who: Vec<&str> =
        agreed.iter().filter_map(|seat| names.get(usize::from(*seat)).map(String::as_str)).collect();
    let (value, label) = if has_agreed { ("no", "seats-close-not") } else { ("yes", "seats-close") };
    html! {
        section.card aria-labelledby="seats-closing" {
            h2 id="seats-closing" { (texts.say("seats-closing")) }
            p { (texts.say("seats-closing-about")) }
            @if !who.is_empty() { p { (texts.tell("seats-agreed", &[("who", who.join(", ").into())])) } }
            form method="post" action=(format!("/table/{}/people", guest.table.id)) {
                button name="close" value=(value) { (texts.say(label)) }
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PeopleForm {
    /// What becomes of a seat.
    #[serde(default)]
    to: Option<String>,
    #[serde(default)]
    seat: Option<Seat>,
    /// What everybody on the server may do.
    #[serde(default)]
    lobby: Option<String>,
    /// Does the person agree that the table is closed?
    #[serde(default)]
    close: Option<String>,
}

/// Does what was asked for on the page.
pub(crate) async fn change(
    State(app): State<App>,
    headers: HeaderMap,
    guest: Guest,
    form: Result<Form<PeopleForm>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(form) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let (tables, table) = (&app.tables, &guest.table);
    if let Some(lobby) = &form.lobby {
        let to = match lobby.as_str() {
            "none" => None,
            "seats" => Some(OpenTo::Seats),
            "watch" => Some(OpenTo::Watch),
            other => return Err(Fault::bad(format!("{other:?} opens nothing"))),
        };
        if !guest.roles.creates && guest.roles.seats.is_empty() {
            return Err(Fault::NotYourSeat);
        }
        tables.open_to(table, to).await?;
    }
    if let Some(close) = &form.close {
        tables.agree_to_close(table, &guest.roles.seats, close == "yes").await?;
    }
    if let Some(to) = &form.to {
        let to = match to.as_str() {
            "back" => {
                let lent = form.seat.filter(|seat| guest.roles.lent.contains(seat));
                tables.take_back_seat(table, lent.ok_or(Fault::NotYourSeat)?).await?;
                None
            }
            "link" => Some(To::Link),
            "somebody" => Some(To::Somebody),
            to => match to.strip_prefix("bot:") {
                Some(bot) => Some(To::Bot(bot.to_owned())),
                None => return Err(Fault::bad(format!("{to:?} cannot play a seat"))),
            },
        };
        if let Some(to) = to {
            let seat = guest.seat(form.seat)?;
            if let Some(token) = tables.hand_over(table, seat, &to).await? {
                let path = format!("/join/{}/{}", table.id, token.reveal());
                let link = format!("{}{path}", address(&app, &headers));
                return show(&app, &headers, &guest, Some((seat, link))).await;
            }
        }
    }
    let back = [(LOCATION, format!("/table/{}/people", table.id))];
    Ok((StatusCode::SEE_OTHER, back).into_response())
}
