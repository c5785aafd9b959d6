//! The page of a player as others see it: a name, and the games that they have finished on this server.

use super::ladder::interval;
use super::layout::page;
use super::plot::{Course, course};
use super::results::{LISTED, ListQuery, list, next};
use crate::access::{Asker, Query, Reader};
use crate::results::Eyes;
use crate::session::Person;
use crate::{App, Fault, ServerTexts};
use adit_game::Language;
use adit_store::{KeptResult, Player, PlayerId, Standing, Total};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// How many games a curve shows at most.
const CURVE: u32 = 100;

/// Leads a browser to the page of its own player.
pub(crate) async fn own(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
) -> Result<Response, Fault> {
    let own = person.as_deref().and_then(Person::id).map(PlayerId::page);
    let known = match &own {
        Some(page) => app.tables.shared.store.player_of_page(page).await.map_err(|_| Fault::Store)?,
        None => None,
    };
    if let (Some(page), Some(_)) = (own, known) {
        return Ok((StatusCode::SEE_OTHER, [(LOCATION, format!("/players/{page}"))]).into_response());
    }
    let texts = app.tables.shared.library.server(language);
    let title = texts.say("me-results-title");
    let body = html! {
        h1 { (title) }
        p { (texts.say("player-none")) }
        p { a.button href="/results" { (texts.say("results-title")) } }
    };
    Ok(page(&texts, &title, &body, None).into_response())
}

/// The player of a page, if whoever asks may see them.
pub(crate) async fn seen(app: &App, name: &str, eyes: &Eyes) -> Result<Player, Fault> {
    let store = &app.tables.shared.store;
    let found = store.player_of_page(name).await.map_err(|_| Fault::Store)?;
    let id = found.filter(|player| eyes.may_see(player)).ok_or(Fault::NoPage)?;
    store.player(&id).await.map_err(|_| Fault::Store)?.ok_or(Fault::NoPage)
}

/// The page.
pub(crate) async fn player(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    Path(name): Path<String>,
    Query(query): Query<ListQuery>,
) -> Result<Markup, Fault> {
    let (library, store) = (&app.tables.shared.library, &app.tables.shared.store);
    let texts = library.server(language);
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let player = seen(&app, &name, &eyes).await?;
    let after = query.cursor()?;
    let stored = |_| Fault::Store;
    let listed =
        store.results_of_player(&player.id, None, after.as_ref(), LISTED + 1).await.map_err(stored)?;
    let title = if player.name.is_empty() { texts.say("player-unnamed") } else { player.name.clone() };
    let called = |game: &str| game_name(&app, game, language);
    let mut figures = html! {};
    if after.is_none() {
        let totals = store.totals(&player.id).await.map_err(stored)?;
        let ratings = store.ratings_of_player(&player.id).await.map_err(stored)?;
        let mut curves = Vec::new();
        let mut games: Vec<&str> = totals.iter().map(|total| total.game.as_str()).collect();
        games.dedup();
        for game in games {
            let mut results =
                store.results_of_player(&player.id, Some(game), None, CURVE).await.map_err(stored)?;
            results.reverse();
            curves.push((game.to_owned(), results));
        }
        figures = html! {
            @if !ratings.is_empty() { (rated(&texts, &ratings, &called)) }
            @if !totals.is_empty() { (summed(&texts, &totals, &called)) }
            @for (game, results) in &curves { (curve(&texts, &called(game), game, results, &player.id)) }
        };
    }
    let own = library.game(app.tables.shared.games.first().map_or("", |game| game.id()), language);
    let body = html! {
        p { a href="/results" { (texts.say("results-title")) } }
        h1 { (title) }
        @if eyes.is_own(&player.id) { p.hint { (texts.say("player-own")) } }
        div.of-results {
            (figures)
            @if listed.is_empty() { p { (texts.say("player-none")) } }
            @else {
                section.card aria-labelledby="player-latest" {
                    h2 id="player-latest" { (texts.say("player-latest")) }
                    (list(&app, &texts, &own, &eyes, &listed, Some(&called)))
                    (next(&texts, &format!("/players/{name}"), &listed))
                }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}

/// How a game is called, also one that is not played here any more.
fn game_name(app: &App, game: &str, language: Language) -> String {
    match adit_any::find(app.tables.shared.games, game) {
        Ok(game) => app.tables.shared.library.game(game.id(), language).say("game-name", &[]),
        Err(_) => game.to_owned(),
    }
}

fn rated(texts: &ServerTexts, ratings: &[Standing], called: &dyn Fn(&str) -> String) -> Markup {
    html! {
        section.card aria-labelledby="player-ratings" {
            h2 id="player-ratings" { (texts.say("player-ratings")) }
            div.figures tabindex="0" role="region" aria-label=(texts.say("player-ratings")) {
                table {
                    thead { tr {
                        th scope="col" { (texts.say("player-game")) }
                        th.number scope="col" { (texts.say("ladder-rating")) }
                        th.number scope="col" { (texts.say("ladder-interval")) }
                        th.number scope="col" { (texts.say("results-count-games")) }
                    } }
                    tbody {
                        @for row in ratings {
                            tr {
                                th scope="row" { a href=(format!("/ladder/{}", row.game)) { (called(&row.game)) } }
                                td.number { (row.rating.points()) }
                                td.number { (interval(texts, row.rating)) }
                                td.number { (row.games) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn summed(texts: &ServerTexts, totals: &[Total], called: &dyn Fn(&str) -> String) -> Markup {
    html! {
        section.card aria-labelledby="player-games" {
            h2 id="player-games" { (texts.say("player-games")) }
            div.figures tabindex="0" role="region" aria-label=(texts.say("player-games")) {
                table {
                    thead { tr {
                        th scope="col" { (texts.say("player-game")) }
                        th.number scope="col" { (texts.say("player-seats")) }
                        th.number scope="col" { (texts.say("results-count-games")) }
                        th.number scope="col" { (texts.say("player-wins")) }
                        th.number scope="col" { (texts.say("player-mean")) }
                        th.number scope="col" { (texts.say("player-best")) }
                    } }
                    tbody {
                        @for total in totals {
                            tr {
                                th scope="row" { a href=(format!("/results/{}", total.game)) { (called(&total.game)) } }
                                td.number { (total.seats) }
                                td.number { (total.games) }
                                // Whoever plays alone wins against nobody.
                                td.number { @if total.seats > 1 { (total.wins) } @else { "–" } }
                                td.number { ((total.score as f64 / total.games.max(1) as f64).round()) }
                                td.number { (total.best) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How the scores of a player, and their rating, have gone from game to game.
fn curve(texts: &ServerTexts, name: &str, game: &str, results: &[KeptResult], player: &PlayerId) -> Markup {
    let own = results.iter().filter_map(|result| {
        let seat = result.seats.iter().find(|seat| seat.player.as_ref() == Some(player))?;
        Some((seat, result))
    });
    let own: Vec<_> = own.collect();
    let scores = Course { points: own.iter().map(|(seat, _)| (f64::from(seat.score), None)).collect() };
    let ratings = own.iter().filter_map(|(seat, _)| seat.rating).map(|rating| {
        let (low, high) = rating.interval();
        (f64::from(rating.points()), Some((f64::from(low), f64::from(high))))
    });
    let ratings = Course { points: ratings.collect() };
    let heading = format!("player-curve-{game}");
    let scores_about = texts.tell("player-scores", &[("game", name.into())]);
    let ratings_about = texts.tell("player-rating-course", &[("game", name.into())]);
    html! {
        section.card aria-labelledby=(heading) {
            h2 id=(heading) { (texts.tell("player-course", &[("game", name.into())])) }
            div.beside {
                div {
                    h3 { (texts.say("results-scores")) }
                    (course(&texts.tell("results-plot", &[("what", scores_about.as_str().into())]), &scores))
                    @if !ratings.points.is_empty() {
                        h3 { (texts.say("ladder-rating")) }
                        (course(&texts.tell("results-plot", &[("what", ratings_about.as_str().into())]), &ratings))
                        p.hint { (texts.say("player-band")) }
                    }
                }
                details {
                    summary { (texts.say("player-course-table")) }
                    div.figures tabindex="0" role="region" aria-label=(scores_about) {
                        table {
                            thead { tr {
                                th.number scope="col" { (texts.say("player-number")) }
                                th.number scope="col" { (texts.say("results-score")) }
                                th.number scope="col" { (texts.say("player-rank")) }
                                th.number scope="col" { (texts.say("ladder-rating")) }
                                th.number scope="col" { (texts.say("ladder-interval")) }
                            } }
                            tbody {
                                @for (number, (seat, result)) in (1..).zip(&own) {
                                    tr {
                                        th.number scope="row" { (number) }
                                        td.number { (seat.score) }
                                        td.number { (texts.tell("player-place", &[("place", i64::from(seat.place).into()), ("of", (result.seats.len() as i64).into())])) }
                                        td.number { @if let Some(rating) = seat.rating { (rating.points()) } @else { "–" } }
                                        td.number { @if let Some(rating) = seat.rating { (interval(texts, rating)) } @else { "–" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
