//! Which games there are.

use super::Tooled;
use crate::arguments::Tongue;
use crate::asking::Asking;
use crate::bodies::Game;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::wording::{bullets, listed, paragraphs};
use axum::http::Method;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

/// List the games that can be played: how many players, the options with what they mean (some make the game shorter or longer),
/// the component data that the host offers, and the bots that can play the other seats.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListGames {
    /// Only the game with this id.
    #[serde(default)]
    game: Option<String>,
    /// The language of the texts.
    #[serde(default)]
    language: Option<Tongue>,
}

impl Tooled for ListGames {
    const NAME: &'static str = "list_games";
    const TITLE: &'static str = "List the games";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let mut games = asking.games(language).await?;
        if let Some(wanted) = &self.game {
            let known = listed(games.iter().map(|game| &game.id));
            games.retain(|game| game.id == *wanted);
            if games.is_empty() {
                return Err(Fault::NotFound(format!("there is no game {wanted:?}; the games are {known}")));
            }
        }
        let bots = bots(asking).await?;
        let told = games.iter().map(told);
        let about_bots = format!("Bots: {}.", listed(&bots));
        let data: Vec<Value> = games.iter().map(data).collect();
        Ok(Reply::new(paragraphs(told.chain([about_bots])), json!({ "games": data, "bots": bots })))
    }
}

/// The bots of the server, as its description lists them.
pub(super) async fn bots(asking: &Asking<'_>) -> Result<Vec<String>, Fault> {
    let description: Value =
        asking.json(Method::GET, "/api/openapi.json", None, asking.language, None).await?;
    let bots = &description["components"]["schemas"]["PlayerBody"]["properties"]["bot"]["enum"];
    let bots = bots.as_array().ok_or_else(|| Fault::Unreadable("it lists no bots".to_owned()))?;
    Ok(bots.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

fn told(game: &Game) -> String {
    let options = game.options.iter().map(|option| {
        format!(
            "option `{}` ({}; {} if nothing is said): {}",
            option.id,
            option.values.join(", "),
            option.default,
            option.text
        )
    });
    let host_data = game.host_data.iter().map(|name| format!("component data of the host: `{name}`"));
    format!(
        "`{}`: {}, for {} players\n{}",
        game.id,
        game.name,
        listed(&game.seats),
        bullets(options.chain(host_data))
    )
}

fn data(game: &Game) -> Value {
    let options = game.options.iter().map(|option| {
        json!({ "id": option.id, "values": option.values, "default": option.default, "text": option.text })
    });
    json!({
        "id": game.id, "name": game.name, "seats": game.seats,
        "options": options.collect::<Vec<_>>(), "host_data": game.host_data,
    })
}
