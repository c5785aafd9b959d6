//! New tables.

use super::description::{AskFaults, BranchFaults, CreateFaults, RematchFaults, TablePath};
use super::play::SeatBody;
use crate::access::{Asker, Body, Caller, Guest, Reader};
use crate::creator::Wish;
use crate::key::{Once, OnceHeader};
use crate::meta::{Branched, Rematch, player_name};
use crate::session::session;
use crate::table::{Beginning, Event, NewPlayer, Opened, Order};
use crate::{App, Fault, data, words};
use adit_clock::Clock;
use adit_game::{Setup, Viewer};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table to be begun.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreateBody {
    /// The game.
    pub(crate) game: String,
    /// Who plays each seat, in seat order.
    pub(crate) players: Vec<PlayerBody>,
    /// Options that differ from their default.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// Component data instead of the built-in data, as the text of a TOML file.
    #[serde(default)]
    #[schema(max_length = 32768)]
    pub(crate) data: Option<String>,
    /// Component data of the host instead of the built-in data: one of the names that `/api/games` lists.
    #[serde(default)]
    pub(crate) host_data: Option<String>,
    /// May people at the table ask for hints? If nothing is said, they may where no other person plays.
    #[serde(default)]
    pub(crate) hints: Option<bool>,
    /// Is it a training table? There a coach explains each kind of decision the first time, and warns of moves that give a lot
    /// away. It needs hints.
    #[serde(default)]
    pub(crate) training: bool,
    /// Shall everybody be able to check afterwards that chance was fair? Then the game begins when every person has added some
    /// randomness with `POST /api/tables/{id}/fair`.
    #[serde(default)]
    pub(crate) verifiable: bool,
    /// How long everybody has to decide. Without it nobody is hurried.
    #[serde(default)]
    pub(crate) clock: Option<Clock>,
    /// Does the game count for the ladder? Everybody who sits down agrees to that. `docs/play.md` says what follows.
    #[serde(default)]
    pub(crate) rated: bool,
}

/// A player of a new table.
#[derive(Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerBody {
    /// What the others call the player.
    #[serde(default)]
    pub(crate) name: String,
    /// The id of a bot; nothing for a person.
    #[serde(default)]
    pub(crate) bot: Option<String>,
}

/// A new table with the secrets of its seats, which are told only here.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct CreatedBody {
    /// The table.
    pub(crate) id: String,
    /// The seats that people play.
    pub(crate) seats: Vec<SeatLink>,
    /// The token for spectators.
    pub(crate) watch: String,
    /// The token that proves who has created the table, with which spectators can be muted.
    pub(crate) creator: String,
}

/// A seat and its secret.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct SeatLink {
    /// The seat.
    pub(crate) seat: u8,
    /// The token that opens it.
    pub(crate) token: String,
    /// The address that opens it in a browser.
    pub(crate) link: String,
}

/// Branches off after an entry.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BranchBody {
    /// How many entries that the viewer has noticed the new table begins with.
    #[serde(deserialize_with = "words::count")]
    pub(crate) at: usize,
    /// Whose count of entries it is: the number of a seat that the token opens, or `public`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[schema(value_type = Option<words::ViewerWord>)]
    pub(crate) viewer: Option<Viewer>,
    /// Who plays each seat, in seat order.
    pub(crate) players: Vec<PlayerBody>,
    /// May people at the table ask for hints? If nothing is said, they may where no other person plays.
    #[serde(default)]
    pub(crate) hints: Option<bool>,
    /// Is it a training table? There a coach explains each kind of decision the first time, and warns of moves that give a lot
    /// away. It needs hints.
    #[serde(default)]
    pub(crate) training: bool,
    /// Shall everybody be able to check afterwards that what is drawn behind these entries was fair?
    #[serde(default)]
    pub(crate) verifiable: bool,
}

/// A game that can be played.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct GameBody {
    /// Its id.
    id: &'static str,
    /// Its name.
    name: String,
    /// The version of its rules.
    rules: u16,
    /// The possible numbers of seats.
    seats: &'static [u8],
    /// What can be agreed.
    options: Vec<OptionBody>,
    /// Component data that the host offers beside the built-in data, by name.
    host_data: Vec<String>,
}

/// Something that can be agreed.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OptionBody {
    /// Its id.
    id: &'static str,
    /// What it can be set to.
    values: Vec<String>,
    /// What it is if nothing is said.
    default: String,
    /// What it means.
    text: String,
}

/// The players of a new table.
pub(crate) fn players(players: Vec<PlayerBody>) -> Result<Vec<NewPlayer>, Fault> {
    let player = |player: PlayerBody| {
        let name = player_name(&player.name)?;
        Ok(player.bot.map_or(NewPlayer::Person(name), NewPlayer::Bot))
    };
    players.into_iter().map(player).collect()
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", security(()), responses((status = 200, body = Vec<GameBody>), AskFaults))]
pub(crate) async fn games(State(app): State<App>, Reader(language): Reader) -> Json<Vec<GameBody>> {
    let game = |game: &&'static dyn adit_any::AnyGame| {
        let texts = app.tables.shared.library.game(game.id(), language);
        let option = |spec: adit_game::OptionSpec| OptionBody {
            id: spec.id,
            text: texts.say(&format!("option-{}", spec.id), &[]),
            values: spec.values,
            default: spec.default,
        };
        GameBody {
            id: game.id(),
            name: texts.say("game-name", &[]),
            rules: game.rules(),
            seats: game.seats(),
            options: game.options().into_iter().map(option).collect(),
            host_data: data::names(&app, *game).map(str::to_owned).collect(),
        }
    };
    Json(app.tables.shared.games.iter().map(game).collect())
}

/// Begins a table.
#[utoipa::path(post, path = "/api/tables", security(()), params(OnceHeader), request_body = CreateBody,
    responses((status = 201, body = CreatedBody), CreateFaults))]
pub(crate) async fn create(
    State(app): State<App>,
    Caller(origin): Caller,
    Asker(person): Asker,
    headers: HeaderMap,
    Once(key): Once,
    Body(body): Body<CreateBody>,
) -> Result<(StatusCode, Json<CreatedBody>), Fault> {
    app.may_create(person.as_deref())?;
    let game = adit_any::find(app.tables.shared.games, &body.game).map_err(Fault::setup)?;
    let seats = u8::try_from(body.players.len()).map_err(|_| Fault::setup("no game has that many seats"))?;
    let (players, hints, training) = (players(body.players)?, body.hints, body.training);
    let verifiable = body.verifiable;
    let data = data::asked_for(&app, game, body.data.as_deref(), body.host_data.as_deref())?;
    let request = (
        "create",
        game.id(),
        &body.options,
        &players,
        hints,
        training,
        &data,
        (&body.clock, verifiable, body.rated),
    );
    let wish = Wish::new(session(&headers).as_ref(), key, &request, &app.tables.shared.random)?;
    if let Some(opened) = app.tables.created(&wish).await? {
        return Ok(told(&opened));
    }
    let setup = Setup { seats, options: body.options, data };
    let (clock, rated) = (body.clock, body.rated);
    let from = Beginning::Start;
    let order = Order {
        game,
        setup,
        players,
        hints,
        training,
        verifiable,
        clock,
        rated,
        from,
        seated: None,
        lobby: None,
    };
    Ok(told(&app.tables.create(order, &wish, origin).await?))
}

/// Begins a table with the first entries of another one. While that game goes on, this is possible only where
/// nothing is hidden from who asks.
#[utoipa::path(post, path = "/api/tables/{id}/branch", params(TablePath, OnceHeader), request_body = BranchBody,
    responses((status = 201, body = CreatedBody), BranchFaults))]
pub(crate) async fn branch(
    State(app): State<App>,
    guest: Guest,
    Asker(person): Asker,
    headers: HeaderMap,
    Once(key): Once,
    Body(body): Body<BranchBody>,
) -> Result<(StatusCode, Json<CreatedBody>), Fault> {
    app.may_create(person.as_deref())?;
    let viewer = guest.viewer(body.viewer)?;
    let (number, players) = (body.at, players(body.players)?);
    let (hints, training, verifiable) = (body.hints, body.training, body.verifiable);
    let agreed = (hints, training, verifiable);
    let request = ("branch", guest.table.id.as_str(), number, viewer.to_string(), &players, agreed);
    let wish = Wish::new(session(&headers).as_ref(), key, &request, &app.tables.shared.random)?;
    if let Some(opened) = app.tables.created(&wish).await? {
        return Ok(told(&opened));
    }
    let journal = guest.table.ask(|reply| Event::Branch { viewer, number, reply }).await?;
    let order = Order {
        game: guest.table.game,
        setup: journal.setup.clone(),
        players,
        hints,
        training,
        verifiable,
        seated: None,
        lobby: None,
        clock: None,
        rated: false,
        from: Beginning::Branch(
            Branched { table: guest.table.id.to_string(), at: journal.entries.len() },
            journal,
        ),
    };
    Ok(told(&app.tables.create(order, &wish, guest.origin).await?))
}

/// Begins another game with the same players, bots and options, once this one is over. Everybody who asks finds the same
/// table, and the tokens of this one open the same seats there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(TablePath), request_body = SeatBody,
    responses((status = 201, body = Rematch), RematchFaults))]
pub(crate) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<SeatBody>,
) -> Result<(StatusCode, Json<Rematch>), Fault> {
    let seat = guest.seat(body.seat)?;
    Ok((StatusCode::CREATED, Json(app.tables.rematch(&guest.table, seat, guest.origin).await?)))
}

pub(super) fn told(opened: &Opened) -> (StatusCode, Json<CreatedBody>) {
    let seats = opened.seats.iter().map(|(seat, token)| SeatLink {
        seat: u8::from(*seat),
        token: token.reveal().to_owned(),
        link: format!("/join/{}/{}", opened.id, token.reveal()),
    });
    let body = CreatedBody {
        id: opened.id.to_string(),
        seats: seats.collect(),
        watch: opened.watch.reveal().to_owned(),
        creator: opened.creator.reveal().to_owned(),
    };
    (StatusCode::CREATED, Json(body))
}
