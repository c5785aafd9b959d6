//! How games have ended: of a table, of a player, of a game, and who is how strong.

use super::description::{PlayerFaults, ResultFaults, ResultsFaults, TablePath};
use crate::access::{Asker, Guest, Query, Reader};
use crate::pages::results::{CONSIDERED, ListQuery, Names, cursor_text};
use crate::pages::{ladder, player};
use crate::results::{About, Eyes, Share, Spread, Stats};
use crate::{App, Fault};
use adit_any::AnyGame;
use adit_rating::Rating;
use adit_store::{KeptResult, KeptSeat, PlayerId};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many results are sent at most.
const LISTED: u32 = 100;

/// Where a list of results goes on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultsQuery {
    /// The place behind which the list goes on: `next` of the answer before.
    #[serde(default)]
    after: Option<String>,
}

/// Where a ladder goes on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LadderQuery {
    /// So many players come before the answer.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u64)]
    skip: Option<u32>,
}

/// How a game has ended.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ResultBody {
    game: String,
    /// The options that differ from the usual.
    options: BTreeMap<String, String>,
    /// Was it played with component data of its own?
    own_data: bool,
    /// How it came to its end, a word of the game's own.
    ending: String,
    /// When the table was created, in milliseconds since 1970.
    began_at: i64,
    /// When the game ended.
    ended_at: i64,
    /// How many entries led there.
    length: u64,
    /// Which of the games that count for the ladder it is, counted from 1, if it does.
    rated: Option<u64>,
    /// How it has ended for each seat, in seat order.
    seats: Vec<ResultSeatBody>,
}

/// How a game has ended for a seat.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ResultSeatBody {
    /// The player, if one is known who may be named to whoever asks.
    player: Option<PlayerName>,
    /// The bot, if one sat there.
    bot: Option<String>,
    /// The rank: 1 for the winner.
    rank: u8,
    score: i32,
    /// The points by source.
    points: BTreeMap<String, i64>,
    /// How often the seat had things that the game counts, by kind.
    counted: BTreeMap<String, BTreeMap<String, u32>>,
    /// The rating after the game, if it counted.
    rating: Option<RatingBody>,
}

/// A player as others see them.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PlayerName {
    /// What they are called; empty if they have not said it.
    name: String,
    /// The name of their page, `/players/PAGE`.
    page: String,
}

/// How strong somebody is.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct RatingBody {
    /// In points: a difference of 200 is three wins in four games.
    points: i32,
    /// Where it lies with 95 % confidence: not below this,
    low: i32,
    /// and not above this.
    high: i32,
}

/// A list of results, the latest first.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ResultsBody {
    results: Vec<ResultBody>,
    /// What to send as `after` for those that follow. Nothing, if there are none.
    next: Option<String>,
}

/// A player and what they have reached.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PlayerResultsBody {
    player: PlayerName,
    /// By game and number of seats.
    games: Vec<TotalBody>,
    /// How strong they are, by game.
    ratings: Vec<PlayerRatingBody>,
}

/// What a player has reached in a game with so many seats.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TotalBody {
    game: String,
    seats: u64,
    games: u64,
    /// How many were won, alone or with others.
    wins: u64,
    mean_score: f64,
    best_score: i32,
}

/// How strong a player is in a game.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PlayerRatingBody {
    game: String,
    rating: RatingBody,
    /// How many games it rests on.
    games: u64,
}

/// A place on a ladder.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct LadderBody {
    place: u64,
    /// The player, if they may be named to whoever asks.
    player: Option<PlayerName>,
    rating: RatingBody,
    games: u64,
    /// When the last of them ended, in milliseconds since 1970.
    last_at: i64,
}

/// What many results of a game say together. Games with component data of their own are left out.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct StatsBody {
    /// How many games of this kind have ended here.
    all: u64,
    /// How many of the latest of them the figures are about.
    games: u64,
    /// How often each seat wins, by the number of seats.
    seats: BTreeMap<usize, Vec<ShareBody>>,
    /// How often things win, by kind.
    things: BTreeMap<String, Vec<ThingBody>>,
    scores: Option<SpreadBody>,
    /// How many entries the games took.
    lengths: Option<SpreadBody>,
}

/// How often something was there and won.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ShareBody {
    games: u64,
    /// The share of wins, from 0 to 1; those who share a win have parts of it.
    share: f64,
    /// The share that everybody would have if all won equally often.
    fair: f64,
}

/// How often those won who had a thing.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ThingBody {
    thing: String,
    /// How it is called.
    name: String,
    #[serde(flatten)]
    share: ShareBody,
}

/// How numbers are spread.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct SpreadBody {
    median: i64,
    steps: Vec<SpreadStepBody>,
}

/// How often numbers were between two others.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct SpreadStepBody {
    from: i64,
    to: i64,
    count: u64,
}

impl From<Rating> for RatingBody {
    fn from(rating: Rating) -> RatingBody {
        let (low, high) = rating.interval();
        RatingBody { points: rating.points(), low, high }
    }
}

impl From<Share> for ShareBody {
    fn from(share: Share) -> ShareBody {
        ShareBody { games: share.games, share: share.share(), fair: share.fair_share() }
    }
}

impl From<Spread> for SpreadBody {
    fn from(spread: Spread) -> SpreadBody {
        let steps = spread.steps.into_iter().map(|(from, to, count)| SpreadStepBody { from, to, count });
        SpreadBody { median: spread.median, steps: steps.collect() }
    }
}

fn seat_body(seat: &KeptSeat, eyes: &Eyes) -> ResultSeatBody {
    let player = eyes.see(seat).map(|(name, page)| PlayerName { name: name.to_owned(), page });
    ResultSeatBody {
        player,
        bot: seat.bot.clone(),
        rank: seat.place,
        score: seat.score,
        points: serde_json::from_str(&seat.points).unwrap_or_default(),
        counted: serde_json::from_str(&seat.counted).unwrap_or_default(),
        rating: seat.rating.map(RatingBody::from),
    }
}

fn body(result: &KeptResult, eyes: &Eyes) -> ResultBody {
    let about = About::read(&result.about);
    ResultBody {
        game: result.game.clone(),
        options: about.options,
        own_data: about.own_data,
        ending: about.ending,
        began_at: result.began_at.millis(),
        ended_at: result.ended_at.millis(),
        length: result.length,
        rated: result.rated,
        seats: result.seats.iter().map(|seat| seat_body(seat, eyes)).collect(),
    }
}

fn listed(results: &[KeptResult], eyes: &Eyes) -> ResultsBody {
    let shown = &results[..results.len().min(LISTED as usize)];
    let has_more = results.len() > shown.len();
    ResultsBody {
        results: shown.iter().map(|result| body(result, eyes)).collect(),
        next: shown.last().filter(|_| has_more).map(|last| cursor_text(&last.cursor())),
    }
}

fn game(app: &App, id: &str) -> Result<&'static dyn AnyGame, Fault> {
    adit_any::find(app.tables.shared.games, id).map_err(|_| Fault::NoPage)
}

/// How the game of a table has ended; nothing while it goes on, or where nothing is kept of it.
#[utoipa::path(get, path = "/api/tables/{id}/result", params(TablePath),
    responses((status = 200, body = Option<ResultBody>), ResultFaults))]
pub(crate) async fn of_table(
    State(app): State<App>,
    Asker(person): Asker,
    guest: Guest,
) -> Result<Json<Option<ResultBody>>, Fault> {
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let kept = app.tables.shared.store.result_of_table(&guest.table.id).await.map_err(|_| Fault::Store)?;
    Ok(Json(kept.map(|kept| body(&kept, &eyes))))
}

/// What the latest results of a game say together: which seat and which things win, how long games are, what is scored.
#[utoipa::path(get, path = "/api/games/{game}/results", security(()), params(("game" = String, Path, description = "The game.")),
    responses((status = 200, body = StatsBody), ResultsFaults))]
pub(crate) async fn stats(
    State(app): State<App>,
    Reader(language): Reader,
    Path(id): Path<String>,
) -> Result<Json<StatsBody>, Fault> {
    let (game, store) = (game(&app, &id)?, &app.tables.shared.store);
    let results = store.results_of_game(game.id(), None, CONSIDERED).await.map_err(|_| Fault::Store)?;
    let all = store.count_results(game.id()).await.map_err(|_| Fault::Store)?;
    let (stats, names) = (Stats::of(&results), Names::new(&app, game, language));
    let things = stats.things.into_iter().map(|(kind, items)| {
        let thing = |(thing, share): (String, Share)| {
            Some(ThingBody { name: names.of(&kind, &thing)?, thing, share: share.into() })
        };
        let items = items.into_iter().filter_map(thing).collect();
        (kind, items)
    });
    let seats = stats.seats.into_iter().map(|(of, won)| (of, won.into_iter().map(ShareBody::from).collect()));
    Ok(Json(StatsBody {
        all,
        games: stats.games,
        things: things.collect(),
        seats: seats.collect(),
        scores: stats.scores.map(SpreadBody::from),
        lengths: stats.lengths.map(SpreadBody::from),
    }))
}

/// The games of this kind that have ended here, the latest first.
#[utoipa::path(get, path = "/api/games/{game}/ended", security(()),
    params(("game" = String, Path, description = "The game."), ResultsQuery),
    responses((status = 200, body = ResultsBody), ResultsFaults))]
pub(crate) async fn ended(
    State(app): State<App>,
    Asker(person): Asker,
    Path(id): Path<String>,
    Query(query): Query<ResultsQuery>,
) -> Result<Json<ResultsBody>, Fault> {
    let (game, store) = (game(&app, &id)?, &app.tables.shared.store);
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let after = ListQuery::new(query.after).cursor()?;
    let found = store.results_of_game(game.id(), after.as_ref(), LISTED + 1).await;
    Ok(Json(listed(&found.map_err(|_| Fault::Store)?, &eyes)))
}

/// The ladder of a game: its players by the strength that they have very probably reached.
#[utoipa::path(get, path = "/api/games/{game}/ladder", security(()),
    params(("game" = String, Path, description = "The game."), LadderQuery),
    responses((status = 200, body = Vec<LadderBody>), ResultsFaults))]
pub(crate) async fn of_ladder(
    State(app): State<App>,
    Asker(person): Asker,
    Path(id): Path<String>,
    Query(query): Query<LadderQuery>,
) -> Result<Json<Vec<LadderBody>>, Fault> {
    let (game, store) = (game(&app, &id)?, &app.tables.shared.store);
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let skip = query.skip.unwrap_or(0);
    let rows = store.ladder(game.id(), skip, ladder::LISTED).await.map_err(|_| Fault::Store)?;
    let place = |(place, row): (u64, adit_store::Standing)| LadderBody {
        place,
        player: name(&row.player, &row.name, &eyes),
        rating: row.rating.into(),
        games: row.games,
        last_at: row.at.millis(),
    };
    Ok(Json((u64::from(skip) + 1..).zip(rows).map(place).collect()))
}

fn name(player: &PlayerId, name: &str, eyes: &Eyes) -> Option<PlayerName> {
    eyes.may_see(player).then(|| PlayerName { name: name.to_owned(), page: player.page() })
}

/// What a player has reached. The address is that of their page.
#[utoipa::path(get, path = "/api/players/{page}", security(()),
    params(("page" = String, Path, description = "The name of the page of the player.")),
    responses((status = 200, body = PlayerResultsBody), PlayerFaults))]
pub(crate) async fn of_player(
    State(app): State<App>,
    Asker(person): Asker,
    Path(page): Path<String>,
) -> Result<Json<PlayerResultsBody>, Fault> {
    let store = &app.tables.shared.store;
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let player = player::seen(&app, &page, &eyes).await?;
    let games =
        store.totals(&player.id).await.map_err(|_| Fault::Store)?.into_iter().map(|total| TotalBody {
            mean_score: total.score as f64 / total.games.max(1) as f64,
            game: total.game,
            seats: total.seats,
            games: total.games,
            wins: total.wins,
            best_score: total.best,
        });
    let ratings = store.ratings_of_player(&player.id).await.map_err(|_| Fault::Store)?.into_iter();
    let ratings = ratings.map(|standing| PlayerRatingBody {
        game: standing.game,
        rating: standing.rating.into(),
        games: standing.games,
    });
    Ok(Json(PlayerResultsBody {
        player: PlayerName { name: player.name.clone(), page },
        games: games.collect(),
        ratings: ratings.collect(),
    }))
}

/// The games that a player has finished here, the latest first.
#[utoipa::path(get, path = "/api/players/{page}/results", security(()),
    params(("page" = String, Path, description = "The name of the page of the player."), ResultsQuery),
    responses((status = 200, body = ResultsBody), PlayerFaults))]
pub(crate) async fn results_of_player(
    State(app): State<App>,
    Asker(person): Asker,
    Path(page): Path<String>,
    Query(query): Query<ResultsQuery>,
) -> Result<Json<ResultsBody>, Fault> {
    let store = &app.tables.shared.store;
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let player = player::seen(&app, &page, &eyes).await?;
    let after = ListQuery::new(query.after).cursor()?;
    let found = store.results_of_player(&player.id, None, after.as_ref(), LISTED + 1).await;
    Ok(Json(listed(&found.map_err(|_| Fault::Store)?, &eyes)))
}
