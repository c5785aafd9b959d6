//! The stream of what changes.

use super::play::said;
use crate::access::{Guest, Query};
use crate::table::{Event as TableEvent, Sight, Wish};
use crate::{App, Fault};
use adit_game::Language;
use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// What is streamed.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuery {
    /// As whom: the number of a seat that the token opens, or `public`.
    #[serde(default)]
    viewer: Option<String>,
    /// `frame` for programs (the default), `picture` for people.
    #[serde(default, rename = "as")]
    kind: Kind,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default)]
    lang: Option<String>,
}

#[derive(Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    #[default]
    Frame,
    Picture,
}

/// Everything new at a table: first the present, then the present again after every change.
///
/// Whoever is slow misses positions in between but never the last one. The log of pictures is complete.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(EventsQuery),
    responses((status = 200, content_type = "text/event-stream", description = "events `frame` or `picture`, and `chat`")))]
pub(crate) async fn events(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<EventsQuery>,
) -> Result<impl IntoResponse, Fault> {
    let viewer = guest.viewer(query.viewer.as_deref())?;
    let chosen = query.lang.as_deref().and_then(Language::from_word);
    let language = chosen.unwrap_or(guest.language);
    let (sender, receiver) = mpsc::channel::<Result<Event, Infallible>>(1);
    let stop = app.stop.clone();
    tokio::spawn(async move {
        let mut news = guest.table.news();
        let (mut chat, mut log_from) = (None, 0);
        loop {
            let version = *news.borrow_and_update();
            let wish = match query.kind {
                Kind::Frame => Wish::Frame(viewer),
                Kind::Picture => Wish::Picture { viewer, language, log_from },
            };
            let Ok(sight) = guest.table.ask(|reply| TableEvent::Look { wish, reply }).await else { return };
            if sender.send(Ok(event(query.kind, &sight))).await.is_err() {
                return;
            }
            // What is said beside the game is sent when it changes.
            if chat != Some(version.chat) {
                chat = Some(version.chat);
                let Ok(said) = said(&app, &guest.table.id).await else { return };
                let text = serde_json::to_string(&said).unwrap_or_default();
                if sender.send(Ok(Event::default().event("chat").data(text))).await.is_err() {
                    return;
                }
            }
            // Some entries are told again, since a take-back may have changed the last ones.
            log_from = sight.number.saturating_sub(RETOLD);
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = stop.cancelled() => return,
                () = sender.closed() => return,
            }
        }
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(alive))
}

/// How many entries before the last one are told again.
const RETOLD: usize = 8;

fn event(kind: Kind, sight: &Sight) -> Event {
    let name = match kind {
        Kind::Frame => "frame",
        Kind::Picture => "picture",
    };
    Event::default().event(name).id(sight.version.to_string()).data(&*sight.body)
}
