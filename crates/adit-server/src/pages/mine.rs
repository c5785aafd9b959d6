//! The tables of this browser.

use super::layout::page;
use super::table::player_name;
use crate::App;
use crate::access::{Reader, TABLE_COOKIE, cookies, table_id, tokens};
use axum::extract::State;
use axum::http::HeaderMap;
use maud::{Markup, html};

/// How many tables are listed at most.
const LISTED: usize = 60;

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
        let Ok(table) = app.tables.list(&name).await else { continue };
        let roles = table.meta.roles(&tokens(&headers, &id));
        if !roles.may_enter() {
            continue;
        }
        let own = library.game(table.game.id(), language);
        let pending = table.situation.pending;
        let my_turn = roles.seats.iter().any(|seat| pending.contains(*seat));
        let state = match (table.situation.is_over, my_turn) {
            (true, _) => texts.say("mine-over"),
            (false, true) => texts.say("mine-turn"),
            (false, false) => {
                let who = own.list(pending.iter().map(|seat| player_name(&texts, &own, &table.meta, seat)));
                texts.tell("mine-waiting", &[("who", who.into())])
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
