//! The tables of the player in this browser. None of them is loaded: what is shown here was written with the last move.

use super::browser::renewed;
use super::layout::{ago, page};
use super::table::player_name;
use crate::access::{Query, Reader};
use crate::meta::{Meta, Who};
use crate::table::{Glance, read_waits_for};
use crate::{App, Fault, ServerTexts};
use adit_game::{Language, Seat, SeatSet, Texts};
use adit_store::{PlayerId, PlayerTable, PlayerTables, Rank, Summary};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;

/// How many tables are listed on a page.
const LISTED: u32 = 50;
/// The longest text that is looked for, in characters.
const LONGEST_SEARCH: usize = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MineQuery {
    /// So many tables come before the page.
    #[serde(default)]
    after: Option<u32>,
    /// What is looked for in the names of games, tables and players.
    #[serde(default)]
    search: Option<String>,
}

/// The page.
pub(crate) async fn mine(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Query(query): Query<MineQuery>,
) -> Result<Response, Fault> {
    let (shared, texts) = (&app.tables.shared, app.tables.shared.library.server(language));
    let search: String = query.search.as_deref().unwrap_or_default().trim().to_lowercase();
    let search: String = search.chars().take(LONGEST_SEARCH).collect();
    let wanted = PlayerTables {
        search: Some(search.clone()).filter(|search| !search.is_empty()),
        rank: None,
        skip: query.after.unwrap_or(0),
    };
    let (session, sent) = renewed(&app, &headers).await?;
    let person = match session {
        Some(session) => Some(app.tables.person(&session).await?),
        None => None,
    };
    let (mut tables, mut counts) = (Vec::new(), BTreeMap::new());
    if let Some(player) = person.as_ref().and_then(|person| person.id()) {
        let page = shared.store.player_tables(player, &wanted, LISTED + 1).await;
        tables = page.map_err(|_| Fault::Store)?;
        let counted = shared.store.player_counts(player, wanted.search.as_deref()).await;
        counts = counted.map_err(|_| Fault::Store)?;
    }
    let has_more = tables.len() > LISTED as usize;
    tables.truncate(LISTED as usize);
    let own = person.as_ref().and_then(|person| person.id());
    let rows = |rank: Rank| tables.iter().filter(move |row| row.rank == rank);
    let next = |search: &str| {
        let after = wanted.skip + LISTED;
        match search {
            "" => format!("/tables?after={after}"),
            search => format!("/tables?after={after}&search={}", encoded(search)),
        }
    };
    let body = html! {
        h1 { (texts.say("mine-title")) }
        @if !tables.is_empty() || !search.is_empty() {
            form.row.search method="get" action="/tables" role="search" {
                label for="search" { (texts.say("mine-search")) }
                input id="search" type="search" name="search" value=(search) maxlength=(LONGEST_SEARCH);
                button { (texts.say("mine-search-go")) }
            }
        }
        @if tables.is_empty() {
            p { (texts.say(if search.is_empty() { "mine-none" } else { "mine-none-found" })) }
            p { a.button href="/" { (texts.say("nav-home")) } }
        }
        @for (rank, title) in [(Rank::Turn, "mine-turn-title"), (Rank::Waiting, "mine-waiting-title"), (Rank::Over, "mine-over-title")] {
            @if rows(rank).next().is_some() {
                section aria-labelledby=(title) {
                    h2 id=(title) {
                        (texts.say(title)) " "
                        span.hint { (counts.get(&rank).copied().unwrap_or_default()) }
                    }
                    ul.tables {
                        @for row in rows(rank) { (entry(&app, &texts, language, own, row)) }
                    }
                }
            }
        }
        @if has_more {
            p { a.button rel="next" href=(next(&search)) { (texts.say("mine-more")) } }
        }
    };
    Ok((AppendHeaders(sent), page(&texts, &texts.say("mine-title"), &body, None)).into_response())
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

fn entry(
    app: &App,
    texts: &ServerTexts,
    language: Language,
    own_id: Option<&PlayerId>,
    row: &PlayerTable,
) -> Markup {
    let Summary { id, game, meta, .. } = &row.table;
    let (Ok(game), Ok(meta)) =
        (adit_any::find(app.tables.shared.games, game), serde_json::from_str::<Meta>(&meta.text))
    else {
        return html! {};
    };
    let own = app.tables.shared.library.game(game.id(), language);
    let glance = Glance::read(row.table.glance.as_deref());
    let is_turn = row.rank == Rank::Turn;
    html! {
        li {
            a href=(format!("/table/{id}")) {
                @if game.style().is_some() {
                    picture {
                        source media="(prefers-color-scheme: dark)" srcset=(format!("/pictures/{}/dark.svg", game.id()));
                        img.small alt="" width="80" height="60" loading="lazy"
                            src=(format!("/pictures/{}/light.svg", game.id()));
                    }
                }
                span.what { (own.say("game-name", &[])) } " "
                span.id { (id) } " "
                span.state.turn[is_turn] { (state(texts, &own, &meta, row, &glance)) } " "
                @if let Some(others) = others(texts, &own, &meta, own_id) { span.others { (others) } " " }
                @if let Some(phase) = glance.phase(language).filter(|_| row.rank != Rank::Over) {
                    span.phase { (phase) } " "
                }
                span.hint { (ago(texts, app.tables.shared.store.now(), row.table.moved_at)) }
            }
            @if row.rank == Rank::Over && glance.is_result() {
                @let which = format!("{} {id}", own.say("game-name", &[]));
                a.result href=(format!("/table/{id}/result")) aria-label=(own.labelled(&texts.say("mine-result"), which.as_str())) {
                    (texts.say("mine-result"))
                }
            }
        }
    }
}

/// Against whom it is played.
fn others(texts: &ServerTexts, own: &Texts, meta: &Meta, own_id: Option<&PlayerId>) -> Option<String> {
    let seats = Seat::all(meta.players.len()).zip(&meta.players);
    let others = seats.filter(|(_, player)| player.player.is_none() || player.player.as_ref() != own_id);
    let name = |(seat, player): (Seat, &crate::meta::Occupant)| match &player.who {
        Who::Bot(id) => texts.tell("bot", &[("bot", id.as_str().into())]),
        Who::Person(_) if player.name.is_empty() => own.seat(seat),
        Who::Person(_) => player.name.clone(),
    };
    let names: Vec<String> = others.map(name).collect();
    (!names.is_empty()).then(|| texts.tell("mine-with", &[("who", own.list(names).into())]))
}

/// Whose turn it is, or how it ended.
fn state(texts: &ServerTexts, own: &Texts, meta: &Meta, row: &PlayerTable, glance: &Glance) -> String {
    match row.rank {
        Rank::Turn => texts.say("mine-turn"),
        Rank::Over if meta.closed => texts.say("mine-closed"),
        Rank::Over => glance
            .result(|seat| player_name(texts, own, meta, seat))
            .unwrap_or_else(|| texts.say("mine-over")),
        Rank::Waiting => {
            let pending = row.table.waits_for.as_deref().and_then(read_waits_for).unwrap_or(SeatSet::EMPTY);
            let who = own.list(pending.iter().map(|seat| player_name(texts, own, meta, seat)));
            texts.tell("mine-waiting", &[("who", who.into())])
        }
    }
}
