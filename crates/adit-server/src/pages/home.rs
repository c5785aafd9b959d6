//! The start page: pick a game, say who plays, begin.

use super::browser::{claim, known, named, session_cookie};
use super::layout::page;
use super::presets::presets;
use super::{clock, components};
use crate::access::{Asker, Caller, Guest, Reader};
use crate::api::create::{PlayerBody, players};
use crate::creator::Wish;
use crate::key::Key;
use crate::meta::{Branched, LONGEST_NAME, OpenTo, Who, player_name};
use crate::school::minutes;
use crate::session::Person;
use crate::table::{Beginning, Event, NewPlayer, Opened, Order};
use crate::token::Token;
use crate::{App, Fault, ServerTexts, words};
use adit_any::AnyGame;
use adit_game::{OptionSpec, Seat, Setup, Texts, Viewer};
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Serialize;
use std::sync::Arc;

/// The bot that is chosen if nobody chooses another one.
pub(super) const OPPONENT: &str = "medium";

/// What a form says, field by field.
type Fields = Vec<(String, String)>;

/// The start page.
pub(crate) async fn home(
    State(app): State<App>,
    Reader(language): Reader,
    Asker(person): Asker,
) -> Result<Markup, Fault> {
    let name = person.as_ref().map_or("", |person| person.name());
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let body = html! {
        div.hero {
            (landscape())
            div.words {
                h1 { (texts.say("home-title")) }
                p.about { (texts.say("site-about")) }
            }
        }
        div.games {
            @for game in app.tables.shared.games {
                (card(&app, &texts, *game, &library.game(game.id(), language), name)?)
            }
        }
        script type="module" src="/web/components.js" {}
        script type="module" src="/web/zone.js" {}
    };
    Ok(page(&texts, &texts.say("home-title"), &body, None))
}

/// Layers of rock with a way in, and a lamp that shines out of it.
fn landscape() -> Markup {
    html! {
        svg viewBox="0 0 1440 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            path.rock-1 d="M0 140V84l120-34 150 26 190-62 170 58 150-40 210 50 180-54 270 70v42z" {}
            path.rock-2 d="M0 140v-26l180-40 170 30 220-64 130 46 70 22 230-44 190 38 250-30v68z" {}
            path.rock-3 d="M0 140v-14l240-30 190 22 190-52 100-14 120 34 160 28 220-26 220 30v22z" {}
            path.beam d="M640 118 420 140h430L706 118z" {}
            path.timber d="M629 140V96q0-12 12-12h64q12 0 12 12v44z" {}
            path.hole d="M637 140v-40q0-9 9-9h54q9 0 9 9v40z" {}
            path.rock-4 d="M0 140v-5l300-9 330 12h90l260-10 280 6 180-6v12z" {}
            circle.lamp cx="673" cy="106" r="6" {}
        }
    }
}

/// Numbers of seats as people say them, such as `2–4`.
pub(super) fn numbers(seats: &[u8]) -> String {
    match seats {
        [first, .., last] if usize::from(last - first) + 1 == seats.len() => format!("{first}–{last}"),
        _ => seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The smallest table with more than one seat.
pub(super) fn fewest(game: &dyn AnyGame) -> u8 {
    game.seats().iter().copied().filter(|seats| *seats > 1).min().unwrap_or(1)
}

fn card(
    app: &App,
    texts: &ServerTexts,
    game: &'static dyn AnyGame,
    own: &Texts,
    my_name: &str,
) -> Result<Markup, Fault> {
    let most = game.seats().iter().copied().max().unwrap_or(1);
    let name = own.say("game-name", &[]);
    let id = |field: &str| format!("{}-{field}", game.id());
    let key = fresh_key(app)?;
    Ok(html! {
        section.card.game aria-labelledby=(id("name")) {
            @if game.style().is_some() {
                picture {
                    source media="(prefers-color-scheme: dark)" srcset=(format!("/pictures/{}/dark.svg", game.id()));
                    img.sample alt="" width="800" height="600" loading="lazy"
                        src=(format!("/pictures/{}/light.svg", game.id()));
                }
            }
            div.about {
                h2 id=(id("name")) { (name) }
                @if own.has("game-about") { p.what { (own.say("game-about", &[])) } }
                p.hint { (texts.tell("home-seats", &[("seats", numbers(game.seats()).into())])) }
            }
            div.row.presets {
                @for (place, preset) in presets(texts, game).iter().enumerate() {
                    (preset.form(game, &fresh_key(app)?))
                    @if place == 0 { (learn(app, texts, game)) }
                }
                a.button href=(format!("/rules/{}", game.id())) { (texts.say("home-rules")) }
            }
            details {
                summary { (texts.say("home-more")) }
                form method="post" action="/tables" {
                    input type="hidden" name="key" value=(key);
                    input type="hidden" name="game" value=(game.id());
                    label for=(id("my-name")) { (texts.say("home-name")) }
                    input id=(id("my-name")) name="name" maxlength=(LONGEST_NAME) autocomplete="nickname"
                        value=(my_name) aria-describedby=(id("hint"));
                    p.hint id=(id("hint")) { (texts.say("home-name-hint")) }
                    fieldset {
                        legend { (texts.say("home-players")) }
                        @for seat in 0..most {
                            div.field {
                                label for=(id(&format!("seat{seat}"))) {
                                    (own.say("seat-name", &[("seat", i64::from(seat).into())]))
                                }
                                (who(app, texts, &id(&format!("seat{seat}")), seat, game))
                            }
                        }
                    }
                    (agreed(texts, own, game))
                    @let lobby = id("lobby");
                    p.check {
                        input type="checkbox" id=(lobby) name="lobby" value="yes";
                        label for=(lobby) { (texts.say("home-lobby")) }
                    }
                    (clock::fields(texts, game.id(), "clock-about"))
                    (components::fields(app, texts, game))
                    button.primary { (texts.say("home-start")) }
                }
            }
        }
    })
}

/// The way to the lessons of a game, if it has any.
fn learn(app: &App, texts: &ServerTexts, game: &dyn AnyGame) -> Markup {
    html! {
        @if let Some(course) = app.tables.shared.library.school.course(game.id()) {
            a.button.learn href=(format!("/learn/{}", game.id())) {
                (texts.tell("home-learn", &[("minutes", minutes(course.parts().0).into())]))
            }
        }
    }
}

/// A key with which a form that is sent twice creates one table.
pub(super) fn fresh_key(app: &App) -> Result<String, Fault> {
    Ok(Token::random(&app.tables.shared.random)?.reveal().to_owned())
}

/// What can be agreed. How to read rules over which players disagree is folded away.
fn agreed(texts: &ServerTexts, own: &Texts, game: &'static dyn AnyGame) -> Markup {
    let (rulings, options): (Vec<OptionSpec>, Vec<OptionSpec>) =
        game.options().into_iter().partition(|spec| spec.is_ruling);
    html! {
        fieldset.agreed {
            legend { (texts.say("home-options")) }
            @let hints = format!("{}-hints", game.id());
            div.field {
                label for=(hints) { (texts.say("home-hints")) }
                select id=(hints) name="hints" {
                    option value="" { (texts.say("home-hints-alone")) }
                    option value="yes" { (texts.say("home-yes")) }
                    option value="no" { (texts.say("home-no")) }
                }
            }
            @let training = format!("{}-training", game.id());
            p.check {
                input type="checkbox" id=(training) name="training" value="yes";
                label for=(training) { (texts.say("home-training")) }
            }
            @for spec in &options { (option_field(texts, own, game, spec)) }
            @if !rulings.is_empty() {
                details.rulings {
                    summary { (texts.say("home-disputed")) }
                    p.hint { (texts.say("home-disputed-about")) }
                    @for spec in &rulings { (option_field(texts, own, game, spec)) }
                }
            }
        }
    }
}

pub(super) fn option_field(
    texts: &ServerTexts,
    own: &Texts,
    game: &dyn AnyGame,
    spec: &OptionSpec,
) -> Markup {
    let id = format!("{}-{}", game.id(), spec.id);
    html! {
        div.field {
            label for=(id) { (own.say(&format!("option-{}", spec.id), &[])) }
            select id=(id) name=(format!("option-{}", spec.id)) {
                @for value in &spec.values {
                    option value=(value) selected[*value == spec.default] {
                        (value_name(texts, own, spec.id, value))
                    }
                }
            }
        }
    }
}

/// How the value of an option is called: as the game says, or as switches and seats are called everywhere.
pub(super) fn value_name(texts: &ServerTexts, own: &Texts, option: &str, value: &str) -> String {
    let id = format!("option-{option}-{value}");
    let seat = Seat::all(adit_game::MAX_SEATS).find(|seat| seat.to_string() == value);
    match (value, seat) {
        _ if own.has(&id) => own.say(&id, &[]),
        ("true", _) => texts.say("home-yes"),
        ("false", _) => texts.say("home-no"),
        ("off", _) => texts.say("home-off"),
        (_, Some(seat)) => own.seat(seat),
        (_, None) => value.to_owned(),
    }
}

fn who(app: &App, texts: &ServerTexts, id: &str, seat: u8, game: &dyn AnyGame) -> Markup {
    let (least, fewest) = (game.seats().iter().copied().min().unwrap_or(1), fewest(game));
    html! {
        select id=(id) name=(format!("seat{seat}")) {
            option value="me" selected[seat == 0] { (texts.say("home-who-me")) }
            option value="friend" { (texts.say("home-who-friend")) }
            @for bot in app.tables.shared.pool.ids() {
                option value=(format!("bot:{bot}")) selected[seat > 0 && seat < fewest && bot == OPPONENT] {
                    (texts.tell("bot", &[("bot", bot.into())]))
                }
            }
            @if seat >= least {
                option value="" selected[seat >= fewest] { (texts.say("home-who-none")) }
            }
        }
    }
}

/// Who sits where, as a form says it.
struct Seating {
    players: Vec<NewPlayer>,
    /// The seats of this browser.
    mine: Vec<Seat>,
}

fn seating(fields: &Fields) -> Result<Seating, Fault> {
    let value =
        |name: &str| fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim());
    let mut bodies = Vec::new();
    let mut mine = Vec::new();
    for seat in Seat::all(adit_game::MAX_SEATS) {
        let who = value(&format!("seat{}", seat.index()));
        let bot = who.strip_prefix("bot:").map(str::to_owned);
        let is_mine = who == "me";
        if who.is_empty() {
            continue;
        }
        if bot.is_none() && !is_mine && who != "friend" {
            return Err(Fault::bad(format!("{who:?} cannot play a seat")));
        }
        // Seats are counted without the empty ones between them.
        if is_mine && let Some(seat) = Seat::new(bodies.len()) {
            mine.push(seat);
        }
        let name = if is_mine { value("name").to_owned() } else { String::new() };
        bodies.push(PlayerBody { name, bot });
    }
    Ok(Seating { players: players(bodies)?, mine })
}

/// Begins the table that a form describes.
pub(crate) async fn begin(
    State(app): State<App>,
    Caller(origin): Caller,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(fields) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let game = fields.iter().find(|(name, _)| name == "game").map_or("", |(_, value)| value);
    let game = adit_any::find(app.tables.shared.games, game).map_err(Fault::setup)?;
    let Seating { players, mine } = seating(&fields)?;
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let option =
        |(name, value): &(String, String)| Some((name.strip_prefix("option-")?.to_owned(), value.clone()));
    let data = components::asked_for(&app, game, &fields)?;
    let setup = Setup { seats, options: fields.iter().filter_map(option).collect(), data };
    let hints = match fields.iter().find(|(name, _)| name == "hints").map_or("", |(_, value)| value) {
        "" => None,
        "yes" => Some(true),
        "no" => Some(false),
        other => return Err(Fault::bad(format!("{other:?} is neither yes nor no"))),
    };
    let training = fields.iter().any(|(name, value)| name == "training" && value == "yes");
    let is_open = fields.iter().any(|(name, value)| name == "lobby" && value == "yes");
    let lobby = is_open.then_some(OpenTo::Seats);
    let visitor = Visitor::new(&app, &headers, &fields).await?;
    let clock = clock::asked_for(&fields)?;
    let request = ("create", game.id(), &setup.options, &players, hints, training, &setup.data, &clock);
    let wish = visitor.wish(&app, &request)?;
    let opened = match app.tables.created(&wish).await? {
        Some(opened) => opened,
        None => {
            let seated = visitor.person.player.clone().map(|player| (player, mine.clone()));
            let from = Beginning::Start;
            let order = Order { game, setup, players, hints, training, clock, from, seated, lobby };
            app.tables.create(order, &wish, origin).await?
        }
    };
    visitor.welcome(&app, &opened, &mine).await
}

/// Plays on from an entry of another table: its people's seats are this browser's, its bots stay.
pub(crate) async fn branch(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Result<Response, Fault> {
    let Form(fields) = form.map_err(|fault| Fault::bad(fault.body_text()))?;
    let value = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    let number = value("at").and_then(|value| value.parse().ok());
    let number: usize = number.ok_or_else(|| Fault::bad("say after which entry"))?;
    let viewer = value("viewer").map(words::viewer_from).transpose().map_err(Fault::bad)?;
    let viewer = guest.viewer(viewer)?;
    let visitor = Visitor::new(&app, &headers, &fields).await?;
    let wish = visitor.wish(&app, &("branch", guest.table.id.as_str(), number, viewer.to_string()))?;
    let opened = match app.tables.created(&wish).await? {
        Some(opened) => opened,
        None => play_on(&app, &guest, viewer, number, &wish, &visitor).await?,
    };
    let all: Vec<Seat> = opened.seats.iter().map(|(seat, _)| *seat).collect();
    visitor.welcome(&app, &opened, &all).await
}

async fn play_on(
    app: &App,
    guest: &Guest,
    viewer: Viewer,
    number: usize,
    wish: &Wish,
    visitor: &Visitor,
) -> Result<Opened, Fault> {
    let journal = guest.table.ask(|reply| Event::Branch { viewer, number, reply }).await?;
    let meta = guest.table.meta();
    let again = meta.players.iter().map(|player| match &player.who {
        Who::Person(_) => NewPlayer::Person(player.name.clone()),
        Who::Bot(id) => NewPlayer::Bot(id.clone()),
    });
    let seated = visitor.person.player.clone().map(|player| (player, meta.people().collect()));
    let order = Order {
        game: guest.table.game,
        setup: journal.setup.clone(),
        players: again.collect(),
        // The person who plays on sits in every seat.
        hints: Some(true),
        training: guest.table.meta().training,
        clock: None,
        seated,
        lobby: None,
        from: Beginning::Branch(
            Branched { table: guest.table.id.to_string(), at: journal.entries.len() },
            journal,
        ),
    };
    app.tables.create(order, wish, guest.origin).await
}

/// A browser that creates a table.
struct Visitor {
    session: Token,
    person: Arc<Person>,
    key: Option<Key>,
}

impl Visitor {
    async fn new(app: &App, headers: &HeaderMap, fields: &Fields) -> Result<Visitor, Fault> {
        let value = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value);
        let key = value("key").map(|value| Key::read(value)).transpose()?;
        let (session, person) = known(app, headers, key.as_ref()).await?;
        app.may_create(Some(&person))?;
        let name = player_name(value("name").map_or("", String::as_str))?;
        let person = named(app, &session, person, &name).await?;
        Ok(Visitor { session, person, key })
    }

    fn wish(&self, app: &App, request: &impl Serialize) -> Result<Wish, Fault> {
        Wish::new(Some(&self.session), self.key.clone(), request, &app.tables.shared.random)
    }

    /// Gives this browser its seats and leads to the table.
    async fn welcome(&self, app: &App, opened: &Opened, mine: &[Seat]) -> Result<Response, Fault> {
        let own = opened.seats.iter().filter(|(seat, _)| mine.contains(seat)).map(|(_, token)| token);
        claim(app, &self.person, &opened.id, own.chain([&opened.watch, &opened.creator]), true).await?;
        let headers = [session_cookie(app, &self.session), (LOCATION, format!("/table/{}", opened.id))];
        Ok((StatusCode::SEE_OTHER, AppendHeaders(headers)).into_response())
    }
}
