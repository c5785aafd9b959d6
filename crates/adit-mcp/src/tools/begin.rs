//! Sitting down.

use super::{Tooled, games};
use crate::Link;
use crate::arguments::Tongue;
use crate::asking::Asking;
use crate::bodies::{About, Created, Turn};
use crate::fault::Fault;
use crate::reply::Reply;
use crate::scene::{Scene, seated};
use crate::seats::Chair;
use crate::wording::{bullets, listed};
use adit_game::Language;
use axum::http::Method;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Start a table: you play some of the seats, bots play the others. To play with people, let one of them create the table and give
/// you the link of your seat for `sit`. Chance comes from the computer's own randomness, so nobody can foresee it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartTable {
    /// The id of the game, from `list_games`.
    game: String,
    /// How many seats there are; as few as the game allows with an opponent if nothing is said.
    #[serde(default)]
    seats: Option<u8>,
    /// The seats that you play, numbered from 0; seat 0 if nothing is said.
    #[serde(default)]
    mine: Option<Vec<u8>>,
    /// Who plays the other seats, in seat order: names of bots from `list_games`. One name stands for all of them; `medium` if nothing is said.
    #[serde(default)]
    bots: Option<Vec<String>>,
    /// What the others call you.
    #[serde(default)]
    name: Option<String>,
    /// Options that differ from their default, by id.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Your own component data instead of the built-in data, as the text of a TOML file.
    #[serde(default)]
    data: Option<String>,
    /// Component data that the host offers, by name.
    #[serde(default)]
    host_data: Option<String>,
    /// May you ask a strong bot for hints? Everybody at the table sees that you ask. No if nothing is said.
    #[serde(default)]
    hints: bool,
    /// The language of the game's texts.
    #[serde(default)]
    language: Option<Tongue>,
}

/// The bot that plays where nobody is named.
const OPPONENT: &str = "medium";

impl Tooled for StartTable {
    const NAME: &'static str = "start_table";
    const TITLE: &'static str = "Start a table";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        if self.hints && !asking.agent.may_allow_hints() {
            return Err(Fault::NoHints);
        }
        let body = json!({
            "game": self.game, "players": self.players(asking).await?, "options": self.options, "data": self.data,
            "host_data": self.host_data, "hints": self.hints,
        });
        let created: Created = asking.json(Method::POST, "/api/tables", None, language, Some(body)).await?;
        let links: Vec<(u8, Link)> =
            created.seats.into_iter().map(|seat| (seat.seat, Link::new(&created.id, seat.token))).collect();
        let chair = kept(asking, links.clone())?;
        let scene = Scene::of(asking, chair, language, None).await?;
        let opened = format!("Started. {}", your_seats(asking, &scene.chair.called, &links));
        let mut data = scene.data();
        data["links"] =
            links.iter().map(|(seat, link)| json!({ "seat": seat, "link": link.path() })).collect();
        Ok(Reply::new(format!("{opened}\n\n{}", scene.whole()?), data))
    }
}

impl StartTable {
    /// Who plays each seat, as the interface takes it.
    async fn players(&self, asking: &Asking<'_>) -> Result<Vec<Value>, Fault> {
        let seats = match self.seats {
            Some(seats) => seats,
            None => {
                let games = asking.games(asking.language).await?;
                let game = games.iter().find(|game| game.id == self.game);
                let possible = game.map(|game| game.seats.as_slice()).unwrap_or_default();
                let with_opponent = possible.iter().copied().filter(|seats| *seats > 1).min();
                with_opponent.or_else(|| possible.iter().copied().min()).unwrap_or(2)
            }
        };
        let mine = self.mine.clone().unwrap_or_else(|| vec![0]);
        if mine.is_empty() {
            return Err(Fault::Arguments("`mine` names no seat; name at least one that you play".to_owned()));
        }
        if let Some(seat) = mine.iter().find(|seat| **seat >= seats) {
            let last = seats.saturating_sub(1);
            return Err(Fault::Arguments(format!("`mine` has seat {seat}, but the seats are 0 to {last}")));
        }
        let others = (0..seats).filter(|seat| !mine.contains(seat)).count();
        let bots = match self.bots.as_deref() {
            None | Some([]) => vec![OPPONENT.to_owned(); others],
            Some([one]) => vec![one.clone(); others],
            Some(several) if several.len() == others => several.to_vec(),
            Some(several) => {
                return Err(Fault::Arguments(format!(
                    "`bots` has {} names for {others} seats; give one for each seat that is not yours, or one for all",
                    several.len()
                )));
            }
        };
        if let Some(unknown) = first_unknown(asking, &bots).await? {
            return Err(unknown);
        }
        let mut bots = bots.into_iter();
        let name = self.name.clone().unwrap_or_default();
        let player = |seat: u8| match mine.contains(&seat) {
            true => json!({ "name": if mine.len() == 1 { name.as_str() } else { "" } }),
            false => json!({ "bot": bots.next() }),
        };
        Ok((0..seats).map(player).collect())
    }
}

/// Names the bots if one of these is not among them.
async fn first_unknown(asking: &Asking<'_>, wanted: &[String]) -> Result<Option<Fault>, Fault> {
    if wanted.is_empty() {
        return Ok(None);
    }
    let known = games::bots(asking).await?;
    let unknown = wanted.iter().find(|bot| !known.contains(bot));
    Ok(unknown
        .map(|bot| Fault::Arguments(format!("there is no bot {bot:?}; the bots are {}", listed(&known)))))
}

/// Remembers seats where the agent does, and gives the first of them.
fn kept(asking: &Asking<'_>, links: Vec<(u8, Link)>) -> Result<Chair, Fault> {
    let Some((seat, link)) = links.first().cloned() else {
        return Err(Fault::Unreadable("it opens no seat".to_owned()));
    };
    let called = if asking.agent.remembers() { asking.agent.seats().take(links) } else { link.path() };
    Ok(Chair { called, seat: Some(seat), link })
}

/// How the agent calls its seats from now on.
fn your_seats(asking: &Asking<'_>, called: &str, links: &[(u8, Link)]) -> String {
    let seats = listed(links.iter().map(|(seat, _)| seat));
    if asking.agent.remembers() {
        return format!("The table is called {called}; you hold seat {seats}.");
    }
    let lines = links.iter().map(|(seat, link)| format!("seat {seat}: {}", link.path()));
    format!("Give the link of your seat as `table` from now on, and keep it to yourself:\n{}", bullets(lines))
}

/// Take a seat with its link, which a person has given you.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// The link of the seat. It looks like https://SERVER/join/TABLE/SECRET.
    link: String,
    /// The language of the game's texts.
    #[serde(default)]
    language: Option<Tongue>,
}

impl Tooled for Sit {
    const NAME: &'static str = "sit";
    const TITLE: &'static str = "Take a seat";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = take_seat(asking, self.link.parse()?, language).await?;
        let links: Vec<(u8, Link)> = chair.seat.iter().map(|seat| (*seat, chair.link.clone())).collect();
        let opened = your_seats(asking, &chair.called, &links);
        let scene = Scene::of(asking, chair, language, None).await?;
        Ok(Reply::new(format!("{opened}\n\n{}", scene.whole()?), scene.data()))
    }
}

/// Takes the seat of a link.
pub(crate) async fn take_seat(asking: &Asking<'_>, link: Link, language: Language) -> Result<Chair, Fault> {
    asking.agent.admits(&link)?;
    let chair = Chair { called: link.path(), seat: None, link };
    let (_, seat) = seated(asking, &chair, language).await?;
    kept(asking, vec![(seat, chair.link)])
}

/// List the seats that you hold: their tables, games and opponents, and where it is your turn.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MySeats {}

impl Tooled for MySeats {
    const NAME: &'static str = "my_seats";
    const TITLE: &'static str = "List my seats";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let (mut lines, mut data) = (Vec::new(), Vec::new());
        for held in asking.agent.seats().all() {
            let Some((_, link)) = held.chairs.first() else { continue };
            let about: About = asking.get(link, "", asking.language).await?;
            let turn: Turn = asking.get(link, "/frame", asking.language).await?;
            let asked: Vec<u8> = held
                .chairs
                .iter()
                .map(|(seat, _)| *seat)
                .filter(|seat| turn.pending.contains(seat))
                .collect();
            let state = match (&turn.over, asked.as_slice()) {
                (Some(_), _) => "the game is over".to_owned(),
                (None, []) => "it is not your turn".to_owned(),
                (None, asked) => format!("it is the turn of your seat {}", listed(asked)),
            };
            let seats = held.numbers();
            lines.push(format!(
                "{}: {}, you hold seat {seats} of {}; {state}",
                held.called,
                about.game,
                about.players.len()
            ));
            data.push(json!({
                "table": held.called, "game": about.game, "seats": held.chairs.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(),
                "your_turn": asked, "over": turn.over.is_some(), "options": about.options, "hints": about.hints,
            }));
        }
        let text = match (lines.is_empty(), asking.agent.remembers()) {
            (false, _) => bullets(lines),
            (true, true) => {
                "You hold no seat. Start a table with `start_table`, or sit down with `sit`.".to_owned()
            }
            (true, false) => {
                "Nothing is remembered here: give the link of your seat as `table` in each call.".to_owned()
            }
        };
        Ok(Reply::new(text, json!({ "tables": data })))
    }
}
