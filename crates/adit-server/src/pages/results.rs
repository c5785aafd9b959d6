//! What has come of the games on this server: all games, and what many results of one of them say together.

use super::layout::{ago, page};
use super::plot::{Bar, bars, columns};
use crate::access::{Asker, Query, Reader};
use crate::results::{Eyes, Items, Share, Spread, Stats};
use crate::{App, Fault, ServerTexts};
use adit_any::AnyGame;
use adit_game::{Language, Seat, Setup, Texts, Viewer};
use adit_store::{KeptResult, KeptSeat, ResultCursor, Time};
use adit_table::Source;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde::Deserialize;

/// How many results are listed on a page.
pub(super) const LISTED: u32 = 30;
/// The statistics of a game are about this many of its latest results.
pub(crate) const CONSIDERED: u32 = 1_000;
/// A share of wins is worth showing from so many games on.
const ENOUGH: u64 = 1;

/// A game that people play here.
pub(super) fn known_game(app: &App, id: &str) -> Result<&'static dyn AnyGame, Fault> {
    adit_any::find(app.tables.shared.games, id).map_err(|_| Fault::NoPage)
}

/// All games and how many of them have ended.
pub(crate) async fn all(State(app): State<App>, Reader(language): Reader) -> Result<Markup, Fault> {
    let (library, store) = (&app.tables.shared.library, &app.tables.shared.store);
    let texts = library.server(language);
    let mut games = Vec::new();
    for game in app.tables.shared.games {
        let count = store.count_results(game.id()).await.map_err(|_| Fault::Store)?;
        let rated = store.rated_games(game.id()).await.map_err(|_| Fault::Store)?;
        games.push((*game, library.game(game.id(), language).say("game-name", &[]), count, rated));
    }
    let title = texts.say("results-title");
    let body = html! {
        h1 { (title) }
        p { (texts.say("results-about")) }
        div.game-list {
            @for (game, name, count, rated) in &games {
                @let heading = format!("results-{}", game.id());
                section.card aria-labelledby=(heading) {
                    h2 id=(heading) { (name) }
                    p {
                        (texts.tell("results-games", &[("count", count.cast_signed().into())])) " "
                        (texts.tell("results-rated", &[("count", rated.cast_signed().into())]))
                    }
                    p.row {
                        a.button href=(format!("/results/{}", game.id()))
                            aria-label=(texts.tell("results-stats-of", &[("game", name.as_str().into())])) {
                            (texts.say("results-stats"))
                        }
                        a.button href=(format!("/ladder/{}", game.id()))
                            aria-label=(texts.tell("ladder-title", &[("game", name.as_str().into())])) {
                            (texts.say("results-ladder"))
                        }
                    }
                }
            }
        }
        p { a href="/me/results" { (texts.say("me-results")) } }
    };
    Ok(page(&texts, &title, &body, None))
}

/// From where a list goes on: when the last game ended, and its table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    #[serde(default)]
    after: Option<String>,
}

impl ListQuery {
    pub(crate) fn new(after: Option<String>) -> ListQuery {
        ListQuery { after }
    }

    pub(crate) fn cursor(&self) -> Result<Option<ResultCursor>, Fault> {
        self.after.as_deref().filter(|after| !after.is_empty()).map(read_cursor).transpose()
    }
}

/// A place in a list of results as it stands in addresses.
pub(crate) fn cursor_text(cursor: &ResultCursor) -> String {
    format!("{}.{}", cursor.ended_at.millis(), cursor.table)
}

/// The place that is written like this.
pub(crate) fn read_cursor(text: &str) -> Result<ResultCursor, Fault> {
    let bad = || Fault::bad("`after` is a place in a list, as the answer before has it in `next`");
    let (ended_at, table) = text.split_once('.').ok_or_else(bad)?;
    let ended_at = Time::from_millis(ended_at.parse().map_err(|_| bad())?);
    Ok(ResultCursor { ended_at, table: table.parse().map_err(|_| bad())? })
}

/// What a game calls the things that it counts.
pub(crate) struct Names {
    view: Option<Box<dyn adit_table::AnyView>>,
    own: std::sync::Arc<Texts>,
}

impl Names {
    pub(crate) fn new(app: &App, game: &'static dyn AnyGame, language: Language) -> Names {
        let seats = game.seats().iter().copied().max().unwrap_or(1);
        let first = game.start(&Setup::seats(seats), Source::Seed(0)).ok();
        Names {
            view: first.map(|table| table.position().look(Viewer::Public)),
            own: app.tables.shared.library.game(game.id(), language),
        }
    }

    /// How a thing is called. Nothing for what the game does not know any more.
    pub(crate) fn of(&self, kind: &str, word: &str) -> Option<String> {
        Some(self.view.as_ref()?.card(&self.own, kind, word)?.title)
    }

    /// What is counted of things of this kind.
    pub(crate) fn kind(&self, kind: &str) -> Option<String> {
        let id = format!("counted-{kind}");
        self.own.has(&id).then(|| self.own.say(&id, &[]))
    }
}

/// What many results of a game say together, and the latest of them.
pub(crate) async fn of_game(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
    Path(game): Path<String>,
    Query(query): Query<ListQuery>,
) -> Result<Markup, Fault> {
    let game = known_game(&app, &game)?;
    let (library, store) = (&app.tables.shared.library, &app.tables.shared.store);
    let (texts, own) = (library.server(language), library.game(game.id(), language));
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let after = query.cursor()?;
    let listed =
        store.results_of_game(game.id(), after.as_ref(), LISTED + 1).await.map_err(|_| Fault::Store)?;
    let name = own.say("game-name", &[]);
    let title = texts.tell("results-game-title", &[("game", name.as_str().into())]);
    let mut stats = None;
    if after.is_none() {
        let considered =
            store.results_of_game(game.id(), None, CONSIDERED).await.map_err(|_| Fault::Store)?;
        stats = Some(Stats::of(&considered)).filter(|stats| stats.games > 0);
    }
    let names = Names::new(&app, game, language);
    let path = format!("/results/{}", game.id());
    let body = html! {
        p { a href="/results" { (texts.say("results-title")) } }
        h1 { (title) }
        p { a.button href=(format!("/ladder/{}", game.id())) { (texts.say("results-ladder")) } }
        @if listed.is_empty() { p { (texts.say("results-none")) } }
        div.of-results {
            @if let Some(stats) = &stats {
                p.hint { (texts.tell("results-basis", &[("count", stats.games.cast_signed().into())])) }
                (seats(&texts, &own, stats))
                (spread(&texts, "scores", stats.scores.as_ref()))
                (spread(&texts, "lengths", stats.lengths.as_ref()))
                @for (kind, items) in &stats.things { (things(&texts, &names, kind, items)) }
            }
            @if !listed.is_empty() {
                section.card aria-labelledby="results-latest" {
                    h2 id="results-latest" { (texts.say("results-latest")) }
                    (list(&app, &texts, &own, &eyes, &listed, None))
                    (next(&texts, &path, &listed))
                }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}

/// The way to the next page of a list, if there is one.
pub(super) fn next(texts: &ServerTexts, path: &str, listed: &[KeptResult]) -> Markup {
    let last = listed.get(LISTED as usize - 1).filter(|_| listed.len() > LISTED as usize);
    html! {
        @if let Some(last) = last {
            p { a.button rel="next" href=(format!("{path}?after={}", cursor_text(&last.cursor()))) { (texts.say("results-more")) } }
        }
    }
}

fn percent(texts: &ServerTexts, share: f64) -> String {
    texts.tell("results-percent", &[("percent", ((100.0 * share).round() as i64).into())])
}

/// Bars, and beside them a table that says the same.
fn shares(texts: &ServerTexts, about: &str, what: &str, rows: &[(String, Share)]) -> Markup {
    let bar = |(label, share): &(String, Share)| Bar {
        label: label.clone(),
        share: share.share(),
        fair: share.fair_share(),
        value: percent(texts, share.share()),
    };
    let drawn: Vec<Bar> = rows.iter().map(bar).collect();
    html! {
        div.beside {
            (bars(&texts.tell("results-plot", &[("what", about.into())]), &drawn))
            div.figures tabindex="0" role="region" aria-label=(about) {
                table {
                    thead { tr {
                        th scope="col" { (what) }
                        th.number scope="col" { (texts.say("results-count-games")) }
                        th.number scope="col" { (texts.say("results-share")) }
                        th.number scope="col" { (texts.say("results-fair")) }
                    } }
                    tbody {
                        @for (label, share) in rows {
                            tr {
                                th scope="row" { (label) }
                                td.number { (share.games) }
                                td.number { (percent(texts, share.share())) }
                                td.number { (percent(texts, share.fair_share())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How often each seat wins.
fn seats(texts: &ServerTexts, own: &Texts, stats: &Stats) -> Markup {
    html! {
        @if !stats.seats.is_empty() {
            section.card aria-labelledby="results-seats" {
                h2 id="results-seats" { (texts.say("results-seats")) }
                p.hint { (texts.say("results-fair-about")) }
                @for (of, won) in &stats.seats {
                    @let about = texts.tell("results-seats-of", &[("seats", (*of as i64).into())]);
                    h3 { (about) }
                    @let rows: Vec<(String, Share)> = Seat::all(*of).map(|seat| own.seat(seat)).zip(won.iter().copied()).collect();
                    (shares(texts, &about, &texts.say("results-seat"), &rows))
                }
            }
        }
    }
}

/// How often things of a kind win.
fn things(texts: &ServerTexts, names: &Names, kind: &str, items: &Items) -> Markup {
    let rows = items.iter().filter(|(_, share)| share.games >= ENOUGH);
    let rows: Vec<(String, Share)> =
        rows.filter_map(|(word, share)| Some((names.of(kind, word)?, *share))).collect();
    let id = format!("counted-{kind}");
    html! {
        @if let Some(about) = names.kind(kind).filter(|_| !rows.is_empty()) {
            section.card aria-labelledby=(id) {
                h2 id=(id) { (about) }
                p.hint { (texts.say("results-things-about")) }
                (shares(texts, &about, &texts.say("results-thing"), &rows))
            }
        }
    }
}

/// How scores or lengths are spread.
fn spread(texts: &ServerTexts, what: &str, spread: Option<&Spread>) -> Markup {
    let (title, unit) = if what == "scores" {
        ("results-scores", "results-score")
    } else {
        ("results-lengths", "results-length")
    };
    let said = texts.say(title);
    html! {
        @if let Some(spread) = spread {
            section.card aria-labelledby=(title) {
                h2 id=(title) { (said) }
                p { (texts.tell("results-median", &[("number", spread.median.into())])) }
                div.beside {
                    (columns(&texts.tell("results-plot", &[("what", said.as_str().into())]), &spread.steps))
                    div.figures tabindex="0" role="region" aria-label=(said) {
                        table {
                            thead { tr {
                                th scope="col" { (texts.say(unit)) }
                                th.number scope="col" { (texts.say("results-how-often")) }
                            } }
                            tbody {
                                @for (from, to, count) in &spread.steps {
                                    tr {
                                        th scope="row" {
                                            @if from == to { (from) }
                                            @else { (texts.tell("results-from-to", &[("from", (*from).into()), ("to", (*to).into())])) }
                                        }
                                        td.number { (count) }
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

/// Who sat in a seat, with a way to their page.
pub(super) fn who(texts: &ServerTexts, eyes: &Eyes, seat: &KeptSeat) -> Markup {
    html! {
        @if let Some((name, page)) = eyes.see(seat) {
            a href=(format!("/players/{page}")) {
                @if name.is_empty() { (texts.say("player-unnamed")) } @else { (name) }
            }
        } @else if let Some(bot) = seat.bot.as_deref().filter(|_| seat.player.is_none()) {
            (texts.tell("bot", &[("bot", bot.into())]))
        } @else {
            (texts.say("results-somebody"))
        }
    }
}

/// A list of results, each with its players, the best first. In lists of several games each says which it was.
pub(super) fn list(
    app: &App,
    texts: &ServerTexts,
    own: &Texts,
    eyes: &Eyes,
    results: &[KeptResult],
    game: Option<&dyn Fn(&str) -> String>,
) -> Markup {
    html! {
        ul.results {
            @for result in results.iter().take(LISTED as usize) {
                @let mut seats: Vec<&KeptSeat> = result.seats.iter().collect();
                @let () = seats.sort_by_key(|seat| seat.place);
                @let is_mine = seats.iter().any(|seat| seat.player.as_ref().is_some_and(|player| eyes.is_own(player)));
                li {
                    @if let Some(game) = game { strong { (game(&result.game)) } }
                    span.who {
                        ol {
                            @for seat in seats {
                                li { span { (seat.place) "." } " " (who(texts, eyes, seat)) " " span { (seat.score) } }
                            }
                        }
                    }
                    @if result.rated.is_some() { span.tag { (texts.say("rated-tag")) } }
                    span.hint { (ago(texts, app.tables.shared.store.now(), result.ended_at)) }
                    @if is_mine {
                        @let label = own.labelled(&texts.say("mine-result"), result.table.as_str());
                        a href=(format!("/table/{}/result", result.table)) aria-label=(label) { (texts.say("mine-result")) }
                    }
                }
            }
        }
    }
}
