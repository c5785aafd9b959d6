//! The stream of what changes.

use super::chat::Heard;
use super::description::{FollowFaults, TablePath};
use super::look::about_players;
use crate::access::{Guest, Query};
use crate::gzip;
use crate::metrics::One;
use crate::stream::{Outgoing, Written};
use crate::streams::Following;
use crate::table::{Event, News, PictureAt, PictureWish, Watching};
use crate::{App, Fault, words};
use adit_game::{Language, Layout, Viewer};
use adit_look::Told;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, VARY};
use axum::response::Response;
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, Interval};

/// What is streamed.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuery {
    /// As whom: the number of a seat that the token opens, or `public`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
    /// `frame` for programs (the default), `turn` for programs that need no view, `picture` for people.
    #[serde(default, rename = "as")]
    #[param(inline)]
    kind: Kind,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<words::LanguageWord>, inline)]
    lang: Option<Language>,
    /// How the picture is laid out: `tall` (the default), or `wide` where there is room at the side.
    #[serde(default, deserialize_with = "words::layout")]
    #[param(value_type = Option<words::LayoutWord>, inline)]
    layout: Option<Layout>,
}

#[derive(Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    #[default]
    Frame,
    Turn,
    Picture,
}

/// Everything new at a table: first the present, then the present again after every change that the viewer notices.
///
/// A slow client may skip positions but always receives the latest one. The log of pictures is complete. What is said
/// beside the game comes as events `chat`: at first the last 50 messages, then each new one. An event `rematch` names the
/// next game of the same players, once somebody has asked for it. An event `players` says who sits at the table when that
/// has changed, or when somebody is called otherwise.
///
/// The first picture is whole. After that an event `patch` makes the data of the next picture, as a text, of the one
/// before: `steps` are either a text or `[place, length]` of the text before, and `length` is how long the new text is,
/// all counted in UTF-16 code units. The stream is compressed for clients that accept `gzip`.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(TablePath, EventsQuery),
    responses((status = 200, content_type = "text/event-stream", description = "events `frame`, `turn`, or `picture` and `patch`, and `chat`, `players` and `rematch`"), FollowFaults))]
pub(crate) async fn events(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    Query(query): Query<EventsQuery>,
) -> Result<Response, Fault> {
    let is_packed = gzip::is_accepted(&headers);
    let follower = Follower::new(app, guest, &query, is_packed)?;
    let events = futures_util::stream::unfold(Box::new(follower), Follower::next);
    let mut response = Response::new(Body::from_stream(events));
    let mut tell =
        |name: HeaderName, value| response.headers_mut().insert(name, HeaderValue::from_static(value));
    tell(CONTENT_TYPE, "text/event-stream");
    tell(VARY, "accept-encoding");
    if is_packed {
        tell(CONTENT_ENCODING, "gzip");
    }
    Ok(response)
}

/// How often those who follow are told that the stream still flows.
const ALIVE: Duration = Duration::from_secs(15);

/// Somebody who follows a table.
struct Follower {
    app: App,
    guest: Guest,
    viewer: Viewer,
    language: Language,
    layout: Layout,
    kind: Kind,
    news: watch::Receiver<News>,
    /// How many changes and how much of the chat were told.
    known: Option<(u64, u64)>,
    heard: Heard,
    told: Told,
    outgoing: Outgoing,
    /// Who sat at the table when that was told last.
    seating: Option<u64>,
    /// Was the next game of the same players told?
    has_told_rematch: bool,
    has_ended: bool,
    alive: Interval,
    /// The news bring the turns for as long as this is held.
    _turns: Option<Watching>,
    /// The table knows that somebody is there for as long as this is held.
    _there: Watching,
    /// The follower is counted for as long as these are held.
    _open: (One, Following),
}

impl Follower {
    fn new(app: App, guest: Guest, query: &EventsQuery, is_packed: bool) -> Result<Follower, Fault> {
        let (viewer, kind) = (guest.viewer(query.viewer)?, query.kind);
        let turns = match kind {
            Kind::Turn => Some(guest.table.watch_turns(viewer)),
            Kind::Frame | Kind::Picture => None,
        };
        let there = guest.table.follow(viewer);
        Ok(Follower {
            _open: (app.tables.shared.metrics.streams.one(), app.streams.follow(&guest)?),
            news: guest.table.news(),
            language: query.lang.unwrap_or(guest.language),
            layout: query.layout.unwrap_or(Layout::Tall),
            app,
            guest,
            viewer,
            kind,
            known: None,
            heard: Heard::default(),
            told: Told::default(),
            outgoing: Outgoing::new(is_packed),
            seating: None,
            has_told_rematch: false,
            has_ended: false,
            alive: tokio::time::interval_at(Instant::now() + ALIVE, ALIVE),
            _turns: turns,
            _there: there,
        })
    }

    async fn next(mut self: Box<Follower>) -> Option<(Result<Bytes, Infallible>, Box<Follower>)> {
        if self.has_ended {
            return None;
        }
        let event = match self.event().await {
            Some(event) => event,
            None => {
                self.has_ended = true;
                self.outgoing.end()?
            }
        };
        Some((Ok(event), self))
    }

    /// The next event. There is none when the server stops or the table cannot be seen any more.
    async fn event(&mut self) -> Option<Bytes> {
        loop {
            if let Some(event) = self.outgoing.next() {
                self.app.tables.shared.metrics.events.add(1);
                return Some(event);
            }
            if self.known.is_some() {
                tokio::select! {
                    biased;
                    changed = self.news.changed() => changed.ok()?,
                    _ = self.alive.tick() => return self.outgoing.still_here(),
                }
            }
            // When the server stops, every table has news once more.
            if self.app.stop.is_cancelled() {
                return None;
            }
            self.learn().await?;
        }
    }

    /// Finds out what is new.
    async fn learn(&mut self) -> Option<()> {
        let (change, chat, turn, rematch, seating) = {
            let news = self.news.borrow_and_update();
            let rematch = news.rematch.clone().filter(|_| !self.has_told_rematch);
            (news.changes.of(self.viewer), news.chat, news.turns.get(self.viewer), rematch, news.seating)
        };
        let before = self.known;
        // What is shown may be of a later change than the news, which then bring nothing new.
        let mut shown = before.map_or(0, |(change, _)| change);
        if before.is_none() || shown < change {
            let (event, at) = match (self.kind, turn) {
                // The turns of the news are of the present only if they have come with a change.
                (Kind::Turn, Some(turn)) if before.is_some() => (turn.event(), turn.change),
                (Kind::Frame | Kind::Turn | Kind::Picture, _) => self.look().await?,
            };
            let missed = before.map_or(0, |(before, _)| at.saturating_sub(before + 1));
            self.app.tables.shared.metrics.missed.add(missed);
            match self.kind {
                Kind::Picture => self.outgoing.push_picture(event),
                Kind::Frame | Kind::Turn => self.outgoing.push(event),
            }
            shown = at;
        }
        self.known = Some((shown, chat));
        if before.map(|(_, chat)| chat) != Some(chat) {
            let said = self.heard.news(&self.app, &self.guest).await.ok()?;
            self.outgoing.extend(said.map(|said| Written::new("chat", &said)));
        }
        if self.seating.replace(seating).is_some_and(|before| before != seating) {
            self.outgoing.push(Written::new("players", &about_players(&self.guest.table.meta())));
        }
        if let Some(rematch) = rematch {
            self.has_told_rematch = true;
            self.outgoing.push(Written::new("rematch", &rematch));
        }
        Some(())
    }

    /// The present as an event, and how many changes the viewer had noticed then.
    async fn look(&mut self) -> Option<(Written, u64)> {
        let (viewer, table) = (self.viewer, &self.guest.table);
        match self.kind {
            Kind::Frame => {
                let frame = table.ask(|reply| Event::Frame { viewer, number: None, reply }).await.ok()?;
                Some((frame.event(), frame.change))
            }
            Kind::Turn => {
                let turn = table.ask(|reply| Event::Turn { viewer, reply }).await.ok()?;
                Some((turn.event(), turn.change))
            }
            Kind::Picture => {
                let (language, layout, at) = (self.language, self.layout, PictureAt::Now(self.told));
                let wish = PictureWish { viewer, language, layout, at };
                let (picture, told) = table.ask(|reply| Event::Picture { wish, reply }).await.ok()?;
                self.told = told;
                Some((picture.event(), picture.change))
            }
        }
    }
}
