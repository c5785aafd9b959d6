//! The stream of what changes.

use super::beside::said;
use super::description::{LookFaults, TablePath};
use crate::access::{Guest, Query};
use crate::metrics::One;
use crate::table::{Event, News, PictureAt, PictureWish, Watching, event};
use crate::{App, Fault, words};
use adit_game::{Language, Layout, Viewer};
use adit_look::Told;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::collections::VecDeque;
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
    #[param(value_type = Option<String>)]
    viewer: Option<Viewer>,
    /// `frame` for programs (the default), `turn` for programs that need no view, `picture` for people.
    #[serde(default, rename = "as")]
    #[param(inline)]
    kind: Kind,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<String>)]
    lang: Option<Language>,
    /// How the picture is laid out: `tall` (the default), or `wide` where there is room at the side.
    #[serde(default, deserialize_with = "words::layout")]
    #[param(value_type = Option<String>)]
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
/// beside the game comes as an event `chat`.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(TablePath, EventsQuery),
    responses((status = 200, content_type = "text/event-stream", description = "events `frame`, `turn` or `picture`, and `chat`"), LookFaults))]
pub(crate) async fn events(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<EventsQuery>,
) -> Result<impl IntoResponse, Fault> {
    let follower = Follower::new(app, guest, &query)?;
    let events = futures_util::stream::unfold(Box::new(follower), Follower::next);
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(events)))
}

/// How often those who follow are told that the stream still flows.
const ALIVE: Duration = Duration::from_secs(15);
/// A comment, which nobody heeds.
const STILL_HERE: Bytes = Bytes::from_static(b":\n\n");

/// Somebody who follows a table.
struct Follower {
    app: App,
    guest: Guest,
    viewer: Viewer,
    language: Language,
    layout: Layout,
    kind: Kind,
    news: watch::Receiver<News>,
    /// The change and the chat of the news that were told last.
    known: Option<(u64, u64)>,
    /// What was sent last. Only what is new is sent.
    sent: Bytes,
    told: Told,
    waiting: VecDeque<Bytes>,
    alive: Interval,
    /// The news bring the turns for as long as this is held.
    _turns: Option<Watching>,
    /// The follower is counted for as long as this is held.
    _open: One,
}

impl Follower {
    fn new(app: App, guest: Guest, query: &EventsQuery) -> Result<Follower, Fault> {
        let (viewer, kind) = (guest.viewer(query.viewer)?, query.kind);
        let turns = match kind {
            Kind::Turn => Some(guest.table.watch_turns(viewer)),
            Kind::Frame | Kind::Picture => None,
        };
        Ok(Follower {
            _open: app.tables.shared.metrics.streams.one(),
            news: guest.table.news(),
            language: query.lang.unwrap_or(guest.language),
            layout: query.layout.unwrap_or(Layout::Tall),
            app,
            guest,
            viewer,
            kind,
            known: None,
            sent: Bytes::new(),
            told: Told::default(),
            waiting: VecDeque::new(),
            alive: tokio::time::interval_at(Instant::now() + ALIVE, ALIVE),
            _turns: turns,
        })
    }

    /// The next event. There is none when the server stops or the table cannot be seen any more.
    async fn next(mut self: Box<Follower>) -> Option<(Result<Bytes, Infallible>, Box<Follower>)> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                self.app.tables.shared.metrics.events.add(1);
                return Some((Ok(event), self));
            }
            if self.known.is_some() {
                tokio::select! {
                    biased;
                    changed = self.news.changed() => changed.ok()?,
                    _ = self.alive.tick() => return Some((Ok(STILL_HERE), self)),
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
        let (change, chat, turn) = {
            let news = self.news.borrow_and_update();
            (news.change, news.chat, news.turns.get(self.viewer))
        };
        let before = self.known.replace((change, chat));
        if before.map(|(change, _)| change) != Some(change) {
            let missed = before.map_or(0, |(before, _)| change.saturating_sub(before + 1));
            self.app.tables.shared.metrics.missed.add(missed);
            let event = match (self.kind, turn) {
                // The turns of the news are of the present only if they have come with a change.
                (Kind::Turn, Some(turn)) if before.is_some() => turn.event(),
                (Kind::Frame | Kind::Turn | Kind::Picture, _) => self.look().await?,
            };
            if event != self.sent {
                self.waiting.push_back(event.clone());
                self.sent = event;
            }
        }
        if before.map(|(_, chat)| chat) != Some(chat) {
            let said = said(&self.app, &self.guest.table.id).await.ok()?;
            self.waiting.push_back(event("chat", &said));
        }
        Some(())
    }

    async fn look(&mut self) -> Option<Bytes> {
        let (viewer, table) = (self.viewer, &self.guest.table);
        match self.kind {
            Kind::Frame => {
                let frame = table.ask(|reply| Event::Frame { viewer, number: None, reply }).await.ok()?;
                Some(frame.event())
            }
            Kind::Turn => Some(table.ask(|reply| Event::Turn { viewer, reply }).await.ok()?.event()),
            Kind::Picture => {
                let (language, layout, at) = (self.language, self.layout, PictureAt::Now(self.told));
                let wish = PictureWish { viewer, language, layout, at };
                let (picture, told) = table.ask(|reply| Event::Picture { wish, reply }).await.ok()?;
                self.told = told;
                Some(picture.event())
            }
        }
    }
}
