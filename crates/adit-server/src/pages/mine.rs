//! The tables of this browser.

use super::layout::page;
use super::table::seat_name;
use crate::App;
use crate::access::{Reader, TABLE_COOKIE, cookies, table_id, tokens};
use crate::table::{Event, Wish};
use adit_game::Viewer;
use axum::extract::State;
use axum::http::HeaderMap;
use maud::{Markup, html};
use serde::Deserialize;

/// How many tables are listed at most.
const LISTED: usize = 60;

/// What the list needs of a frame.
#[derive(Deserialize)]
struct Standing {
    pending: Vec<u8>,
    over: Option<serde::de::IgnoredAny>,
}

/// The page.
pub(crate) async fn mine(State(app): State<App>, Reader(language): Reader, headers: HeaderMap) -> Markup {
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let ids: Vec<String> = cookies(&headers)
        .filter_map(|(name, _)| name.strip_prefix(TABLE_COOKIE))
        .take(LISTED)
        .map(str::to_owned)
        .collect();
    let mut rows = Vec::new();
    for id in ids {
        let Ok(name) = table_id(&id) else { continue };
        let Ok(table) = app.tables.open(&name).await else { continue };
        let roles = table.meta.roles(&tokens(&headers, &id));
        if !roles.may_enter() {
            continue;
        }
        let wish = Wish::Frame(Viewer::Public);
        let Ok(sight) = table.ask(|reply| Event::Look { wish, reply }).await else { continue };
        let Ok(standing) = serde_json::from_str::<Standing>(&sight.body) else { continue };
        let own = library.game(table.game.id(), language);
        let my_turn = roles.seats.iter().any(|seat| standing.pending.contains(&u8::from(*seat)));
        let state = match (standing.over, my_turn) {
            (Some(_), _) => texts.say("mine-over"),
            (None, true) => texts.say("mine-turn"),
            (None, false) => {
                let who: Vec<String> =
                    standing.pending.iter().map(|seat| seat_name(&table, &own, *seat)).collect();
                texts.tell("mine-waiting", &[("who", who.join(", ").into())])
            }
        };
        rows.push((my_turn, own.say("game-name", &[]), id, state));
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
    };
    page(&texts, &texts.say("mine-title"), &body, None)
}
