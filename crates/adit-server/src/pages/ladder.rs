//! The ladder of a game: who is how strong, how certain that is, and which games count.

use super::layout::page;
use super::results::known_game;
use crate::access::{Asker, Query, Reader};
use crate::results::strength;
use crate::{App, Fault, ServerTexts};
use adit_any::AnyGame;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde::Deserialize;

/// How many players are listed on a page.
pub(crate) const LISTED: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LadderQuery {
    /// So many players come before the page.
    #[serde(default)]
    after: Option<u32>,
}

/// What is said of the games that count, one sentence each.
const RULES: [&str; 7] = [
    "ladder-rule-agree",
    "ladder-rule-seats",
    "ladder-rule-hints",
    "ladder-rule-back",
    "ladder-rule-clock",
    "ladder-rule-closed",
    "ladder-rule-rematch",
];

/// The page.
pub(crate) async fn ladder(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    Path(game): Path<String>,
    Query(query): Query<LadderQuery>,
) -> Result<Markup, Fault> {
    let game = known_game(&app, &game)?;
    let (library, store) = (&app.tables.shared.library, &app.tables.shared.store);
    let (texts, own) = (library.server(language), library.game(game.id(), language));
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let skip = query.after.unwrap_or(0);
    let rows = store.ladder(game.id(), skip, LISTED + 1).await.map_err(|_| Fault::Store)?;
    let name = own.say("game-name", &[]);
    let title = texts.tell("ladder-title", &[("game", name.as_str().into())]);
    let path = format!("/ladder/{}", game.id());
    let body = html! {
        p { a href="/results" { (texts.say("results-title")) } }
        h1 { (title) }
        p { a.button href=(format!("/results/{}", game.id())) { (texts.say("results-stats")) } }
        div.of-results {
            section.card aria-labelledby="ladder-players" {
                h2 id="ladder-players" { (texts.say("ladder-players")) }
                @if rows.is_empty() { p { (texts.say("ladder-none")) } }
                @else {
                    p { (texts.say("ladder-about")) }
                    div.figures tabindex="0" role="region" aria-label=(title) {
                        table {
                            thead { tr {
                                th.number scope="col" { (texts.say("ladder-place")) }
                                th scope="col" { (texts.say("ladder-player")) }
                                th.number scope="col" { (texts.say("ladder-rating")) }
                                th.number scope="col" { (texts.say("ladder-interval")) }
                                th.number scope="col" { (texts.say("results-count-games")) }
                            } }
                            tbody {
                                @for (number, row) in (u64::from(skip) + 1..).zip(rows.iter().take(LISTED as usize)) {
                                    tr.mine[eyes.is_own(&row.player)] {
                                        td.number { (number) }
                                        th scope="row" {
                                            @if eyes.may_see(&row.player) {
                                                a href=(format!("/players/{}", row.player.page())) {
                                                    @if row.name.is_empty() { (texts.say("player-unnamed")) } @else { (row.name) }
                                                }
                                            } @else { (texts.say("results-somebody")) }
                                        }
                                        td.number { (row.rating.points()) }
                                        td.number { (interval(&texts, row.rating)) }
                                        td.number { (row.games) }
                                    }
                                }
                            }
                        }
                    }
                    @if rows.len() > LISTED as usize {
                        p { a.button rel="next" href=(format!("{path}?after={}", skip + LISTED)) { (texts.say("ladder-more")) } }
                    }
                }
            }
            (rules(&texts, game))
        }
    };
    Ok(page(&texts, &title, &body, None))
}

/// Where a rating lies with 95 % confidence.
pub(super) fn interval(texts: &ServerTexts, rating: adit_rating::Rating) -> String {
    let (low, high) = rating.interval();
    texts.tell("results-from-to", &[("from", i64::from(low).into()), ("to", i64::from(high).into())])
}

/// Which games count, and what a rating means.
fn rules(texts: &ServerTexts, game: &dyn AnyGame) -> Markup {
    html! {
        section.card id="rules" aria-labelledby="ladder-rules" {
            h2 id="ladder-rules" { (texts.say("ladder-rules")) }
            ul { @for rule in RULES { li { (texts.say(rule)) } } }
            h3 { (texts.say("ladder-scale")) }
            p { (texts.say("ladder-scale-about")) }
            @if !game.levels().is_empty() {
                p { (texts.say("ladder-bots-about")) }
                table.points {
                    thead { tr {
                        th scope="col" { (texts.say("ladder-bot")) }
                        th.number scope="col" { (texts.say("ladder-rating")) }
                    } }
                    tbody {
                        @for (bot, _) in game.levels() {
                            tr {
                                th scope="row" { (texts.tell("bot", &[("bot", (*bot).into())])) }
                                @if let Some(strength) = strength(game, bot) { td.number { (strength) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
