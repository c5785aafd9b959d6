//! Tournaments for programs. A session says who asks, as in a browser: the first request that needs one gives it as a cookie.

use super::description::{
    AskFaults, CloseFaults, EnterFaults, LeaveFaults, NewTournamentFaults, PassFaults, TournamentFaults,
};
use super::tournament_body::{StageWord, TournamentBody, TournamentLine};
use crate::access::{Asker, Body, Query, table_id};
use crate::key::{Once, OnceHeader};
use crate::meta::player_name;
use crate::pages::browser::{known, named, session_cookie};
use crate::session::Person;
use crate::tournaments::{Act, Organised, tournament_id, tournament_of};
use crate::{App, Fault};
use adit_store::TournamentId;
use adit_tournament::{
    EntrantId, Entry, Form, MOST_ENTRANTS, MOST_IN_ROUND_ROBIN, Settings, TieBreak, Tournament,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::AppendHeaders;
use serde::Deserialize;
use std::collections::BTreeMap;

/// So many tournaments are listed at a time.
const LISTED: u32 = 50;

/// The tournament that an address names.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TournamentPath {
    /// The tournament.
    #[expect(dead_code, reason = "the handlers read it from the path; this describes it")]
    id: String,
}

/// Which part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Skip {
    /// So many younger tournaments come before the list.
    #[serde(default)]
    skip: u32,
}

/// A tournament to be announced.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TournamentOrder {
    /// What people call it.
    #[schema(max_length = 40)]
    pub(crate) name: String,
    /// The game.
    pub(crate) game: String,
    /// Options that differ from their default.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// How many sit at a table.
    pub(crate) seats: u8,
    /// How many sit at the smallest table, where the entrants do not fill all tables. Without it as few as the game allows.
    #[serde(default)]
    pub(crate) fewest: Option<u8>,
    /// Who plays whom.
    pub(crate) form: Form,
    /// How many rounds are played. Without it as many as the form needs.
    #[serde(default)]
    pub(crate) rounds: Option<u16>,
    /// How long everybody has to decide. It runs from the moment at which a table begins.
    #[serde(default)]
    pub(crate) clock: Option<adit_clock::Clock>,
    /// Who may enter. Without it everybody.
    #[serde(default)]
    pub(crate) entry: Option<Entry>,
    /// How many may enter. Without it as many as the form allows.
    #[serde(default)]
    pub(crate) most: Option<u16>,
    /// What decides between equal points, the first one first. Without it what is usual for the form.
    #[serde(default)]
    pub(crate) ties: Option<Vec<TieBreak>>,
}

/// Somebody who enters.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EnterBody {
    /// What the others call whoever asks. Without it the name that they have.
    #[serde(default)]
    name: String,
    /// The id of a bot that enters instead. Only the organiser lets bots enter.
    #[serde(default)]
    bot: Option<String>,
    /// The secret of the link, where that is needed.
    #[serde(default)]
    link: Option<String>,
}

/// How far a tournament shall be.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StageBody {
    /// The stage: `closed` lets nobody enter any more, `open` lets people enter again, `running` begins, `over` ends. Tables that
    /// are not over do not count then.
    stage: StageWord,
}

/// The settings that an order describes, if such a tournament can be played here.
pub(crate) fn settings(app: &App, order: TournamentOrder) -> Result<Settings, Fault> {
    let game = adit_any::find(app.tables.shared.games, &order.game).map_err(Fault::setup)?;
    let name = player_name(&order.name)?;
    if name.is_empty() {
        return Err(Fault::setup("a tournament needs a name; give it one"));
    }
    let can = |seats: u8| game.seats().contains(&seats);
    // As few as the game allows without a gap below the full table.
    let fewest = (2..=order.seats).rev().take_while(|seats| can(*seats)).last().unwrap_or(order.seats);
    let fewest = order.fewest.unwrap_or(fewest);
    if let Some(seats) = (fewest..=order.seats).find(|seats| !can(*seats)) {
        return Err(Fault::setup(format!(
            "this game is not played by {seats}; choose other numbers of seats"
        )));
    }
    let most = match order.form {
        Form::RoundRobin => MOST_IN_ROUND_ROBIN,
        Form::Swiss => MOST_ENTRANTS,
    };
    let settings = Settings {
        name,
        game: order.game,
        options: order.options,
        seats: order.seats,
        fewest,
        form: order.form,
        rounds: order.rounds,
        clock: order.clock,
        entry: order.entry.unwrap_or(Entry::Everybody),
        most: order.most.unwrap_or(most),
        ties: order.ties.unwrap_or_else(|| TieBreak::usual(order.form)),
    };
    settings.check()?;
    for seats in settings.fewest..=settings.seats {
        let setup = adit_game::Setup { seats, options: settings.options.clone(), data: None };
        game.start(&setup, app.tables.shared.source).map_err(Fault::setup)?;
    }
    Ok(settings)
}

/// The tournaments, the youngest first.
#[utoipa::path(get, path = "/api/tournaments", security(()), params(Skip),
    responses((status = 200, body = Vec<TournamentLine>), TournamentFaults, AskFaults))]
pub(crate) async fn list(
    State(app): State<App>,
    Query(query): Query<Skip>,
) -> Result<Json<Vec<TournamentLine>>, Fault> {
    let stored = app.tables.shared.store.tournaments(LISTED, query.skip).await.map_err(|_| Fault::Store)?;
    // A tournament that cannot be read keeps nobody from the others.
    let line = |stored| Some(TournamentLine::new(stored, &Organised::read(stored).ok()?));
    Ok(Json(stored.iter().filter_map(line).collect()))
}

/// Announces a tournament. Whoever may create tables may do so; the session that asks organises it.
#[utoipa::path(post, path = "/api/tournaments", security(()), params(OnceHeader), request_body = TournamentOrder,
    responses((status = 201, body = TournamentBody), NewTournamentFaults))]
pub(crate) async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    Once(key): Once,
    Body(order): Body<TournamentOrder>,
) -> Result<(StatusCode, Told, Json<TournamentBody>), Fault> {
    let settings = settings(&app, order)?;
    let (session, person) = known(&app, &headers, key.as_ref()).await?;
    app.may_create(Some(&person))?;
    let organiser = person.id().cloned().ok_or(Fault::NoPlayer)?;
    let random = &app.tables.shared.random;
    let id = match &key {
        Some(key) => tournament_of(&session, &key.hash("tournament")),
        None => TournamentId::from_bits(random.bits()?),
    };
    let tournament = Tournament::new(settings, random.bits()?)?;
    let organised = app.tables.create_tournament(&id, organiser, tournament).await?;
    let body = TournamentBody::new(&id, &organised, Some(&person));
    Ok((StatusCode::CREATED, AppendHeaders([session_cookie(&app, &session)]), Json(body)))
}

/// The cookie of the session.
type Told = AppendHeaders<[(axum::http::HeaderName, String); 1]>;

/// How a tournament stands.
#[utoipa::path(get, path = "/api/tournaments/{id}", security(()), params(TournamentPath),
    responses((status = 200, body = TournamentBody), TournamentFaults))]
pub(crate) async fn about(
    State(app): State<App>,
    Asker(person): Asker,
    Path(id): Path<String>,
) -> Result<Json<TournamentBody>, Fault> {
    let id = tournament_id(&id)?;
    let organised = app.tables.tournament(&id).await?;
    Ok(Json(TournamentBody::new(&id, &organised, person.as_deref())))
}

/// Enters a tournament, or lets a bot enter.
#[utoipa::path(post, path = "/api/tournaments/{id}/entrants", security(()), params(TournamentPath),
    request_body = EnterBody, responses((status = 201, body = TournamentBody), EnterFaults))]
pub(crate) async fn enter(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(body): Body<EnterBody>,
) -> Result<(StatusCode, Told, Json<TournamentBody>), Fault> {
    let id = tournament_id(&id)?;
    let name = player_name(&body.name)?;
    // Nobody becomes a player by asking for a tournament that is not there.
    app.tables.tournament(&id).await?;
    let (session, person) = known(&app, &headers, None).await?;
    let person = named(&app, &session, person, &name).await?;
    let act = body.bot.map_or(Act::Enter { link: body.link }, Act::AddBot);
    let organised = app.tables.act_in_tournament(&id, &person, act).await?;
    let body = TournamentBody::new(&id, &organised, Some(&person));
    Ok((StatusCode::CREATED, AppendHeaders([session_cookie(&app, &session)]), Json(body)))
}

/// Does something as whoever asks, and tells how the tournament stands then.
async fn done(app: &App, id: &str, person: Option<&Person>, act: Act) -> Result<Json<TournamentBody>, Fault> {
    let id = tournament_id(id)?;
    let person = person.ok_or(Fault::NoPlayer)?;
    let organised = app.tables.act_in_tournament(&id, person, act).await?;
    Ok(Json(TournamentBody::new(&id, &organised, Some(person))))
}

/// Withdraws, or removes an entrant. A bot takes their seat where they are playing.
#[utoipa::path(delete, path = "/api/tournaments/{id}/entrants/{number}", security(()),
    params(TournamentPath, ("number" = u16, Path, description = "The number of the entrant.")),
    responses((status = 200, body = TournamentBody), LeaveFaults))]
pub(crate) async fn leave(
    State(app): State<App>,
    Asker(person): Asker,
    Path((id, number)): Path<(String, String)>,
) -> Result<Json<TournamentBody>, Fault> {
    let number = number.parse().map_err(|_| Fault::NoEntrant)?;
    done(&app, &id, person.as_deref(), Act::Leave(EntrantId::new(number))).await
}

/// Closes entries, opens them again, begins a tournament, or ends it.
#[utoipa::path(post, path = "/api/tournaments/{id}/stage", security(()), params(TournamentPath),
    request_body = StageBody, responses((status = 200, body = TournamentBody), PassFaults))]
pub(crate) async fn pass(
    State(app): State<App>,
    Asker(person): Asker,
    Path(id): Path<String>,
    Body(body): Body<StageBody>,
) -> Result<Json<TournamentBody>, Fault> {
    done(&app, &id, person.as_deref(), Act::Pass(body.stage.into())).await
}

/// Closes a table that nobody plays to the end. Everybody there shares all places.
#[utoipa::path(post, path = "/api/tournaments/{id}/tables/{table}/close", security(()),
    params(TournamentPath, ("table" = String, Path, description = "The table.")),
    responses((status = 200, body = TournamentBody), CloseFaults))]
pub(crate) async fn close(
    State(app): State<App>,
    Asker(person): Asker,
    Path((id, table)): Path<(String, String)>,
) -> Result<Json<TournamentBody>, Fault> {
    done(&app, &id, person.as_deref(), Act::CloseTable(table_id(&table)?)).await
}
