//! The tables of this browser.

use super::browser::renewed;
use super::layout::page;
use super::table::player_name;
use crate::access::{Query, Reader, table_id};
use crate::{App, Fault};
use adit_store::{Joined, TableId, Time};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::html;
use serde::Deserialize;

/// How many tables are listed on a page.
const LISTED: usize = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MineQuery {
    /// The place in the list behind which the page begins.
    #[serde(default)]
    after: Option<String>,
}

/// The place of a table in the list, as an address carries it.
fn place(joined: &Joined) -> String {
    format!("{}.{}", joined.at.millis(), joined.table.id)
}

fn read_place(text: &str) -> Option<(Time, TableId)> {
    let (at, id) = text.split_once('.')?;
    Some((Time::from_millis(at.parse().ok()?), table_id(id).ok()?))
}

/// The page.
pub(crate) async fn mine(
    State(app): State<App>,
    Reader(language): Reader,
    headers: HeaderMap,
    Query(query): Query<MineQuery>,
) -> Result<Response, Fault> {
    let (shared, texts) = (&app.tables.shared, app.tables.shared.library.server(language));
    let after = query.after.as_deref().map(|text| read_place(text).ok_or(Fault::NoPage)).transpose()?;
    let (session, sent) = renewed(&app, &headers).await?;
    let mut tables = Vec::new();
    let mut seats = None;
    if let Some(session) = session.map(|session| session.hash()) {
        let after = after.as_ref().map(|(at, id)| (*at, id));
        let page = shared.store.session_tables(session.as_str(), after, LISTED as u32 + 1).await;
        tables = page.map_err(|_| Fault::Store)?;
        seats = Some(shared.sessions.seats(&shared.store, &session).await?);
    }
    let next = (tables.len() > LISTED).then(|| place(&tables[LISTED - 1]));
    tables.truncate(LISTED);
    let mut rows = Vec::new();
    for joined in &tables {
        let id = &joined.table.id;
        let hashes = seats.as_ref().and_then(|seats| seats.get(id)).map_or(&[][..], Vec::as_slice);
        let Ok(table) = app.tables.list(&joined.table, hashes).await else { continue };
        // Puzzles have a page of their own.
        if table.meta.puzzle.is_some() {
            continue;
        }
        let own = shared.library.game(table.game.id(), language);
        let pending = table.situation.pending;
        let my_turn = table.roles.seats.iter().any(|seat| pending.contains(*seat));
        let state = match (table.situation.is_over, my_turn) {
            (true, _) => texts.say("mine-over"),
            (false, true) => texts.say("mine-turn"),
            (false, false) => {
                let who = own.list(pending.iter().map(|seat| player_name(&texts, &own, &table.meta, seat)));
                texts.tell("mine-waiting", &[("who", who.into())])
            }
        };
        rows.push((my_turn, own.say("game-name", &[]), id.clone(), state));
        // A rematch that this browser has not opened yet.
        let rematch = table.meta.rematch.and_then(|rematch| table_id(&rematch.table).ok());
        let is_known = |id: &TableId| seats.as_ref().is_some_and(|seats| seats.contains_key(id));
        if let Some(rematch) = rematch.filter(|id| !table.roles.seats.is_empty() && !is_known(id)) {
            rows.push((true, own.say("game-name", &[]), rematch, texts.say("mine-rematch")));
        }
    }
    rows.sort_by_key(|(my_turn, ..)| !my_turn);
    let body = html! {
        h1 { (texts.say("mine-title")) }
        @if rows.is_empty() {
            p { (texts.say("mine-none")) }
            p { a.button href="/" { (texts.say("nav-home")) } }
        } @else {
            ul.tables {
                @for (my_turn, game, id, state) in &rows {
                    li {
                        a href=(format!("/table/{id}")) {
                            span.what { (game) } " " span.id { (id) } " " span.state.turn[*my_turn] { (state) }
                        }
                    }
                }
            }
        }
        @if let Some(next) = next {
            p { a.button rel="next" href=(format!("/tables?after={next}")) { (texts.say("mine-more")) } }
        }
    };
    Ok((AppendHeaders(sent), page(&texts, &texts.say("mine-title"), &body, None)).into_response())
}
