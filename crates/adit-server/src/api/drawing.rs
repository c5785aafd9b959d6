//! Pictures as files.

use super::description::{PictureFaults, TablePath};
use crate::access::{Guest, Query};
use crate::table::Event;
use crate::{Fault, words};
use adit_game::{Language, Layout, Picture, Theme, Viewer};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::Semaphore;

/// What is drawn.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawingQuery {
    /// As whom: the number of a seat that the token opens, or `public`; once the game is over any seat or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<String>)]
    viewer: Option<Viewer>,
    /// After how many entries that the viewer has noticed; nothing for now.
    #[serde(default)]
    at: Option<usize>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<String>)]
    lang: Option<Language>,
    /// For which ground.
    #[serde(default)]
    #[param(inline)]
    theme: Ground,
    /// How many pixels a PNG is wide.
    #[serde(default)]
    width: Option<u32>,
}

#[derive(Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
enum Ground {
    #[default]
    Light,
    Dark,
}

impl From<Ground> for Theme {
    fn from(ground: Ground) -> Theme {
        match ground {
            Ground::Light => Theme::Light,
            Ground::Dark => Theme::Dark,
        }
    }
}

impl DrawingQuery {
    async fn draw(&self, guest: &Guest) -> Result<Picture, Fault> {
        let viewer = guest.any_viewer(self.viewer).await?;
        let language = self.lang.unwrap_or(guest.language);
        // A file is looked at as a whole, not scrolled through.
        let (layout, number) = (Layout::Wide, self.at);
        guest.table.ask(|reply| Event::Draw { viewer, language, layout, number, reply }).await
    }
}

/// The position as an SVG file of its own.
#[utoipa::path(get, path = "/api/tables/{id}/picture.svg", params(TablePath, DrawingQuery),
    responses((status = 200, content_type = "image/svg+xml", body = String), PictureFaults))]
pub(crate) async fn svg(guest: Guest, Query(query): Query<DrawingQuery>) -> Result<Response, Fault> {
    let picture = query.draw(&guest).await?;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store")];
    Ok((headers, picture.standalone(query.theme.into())).into_response())
}

/// How many pixels a PNG is wide if nothing else is said.
const WIDTH: u32 = 1200;
/// How many PNGs are drawn at the same time; further ones wait.
static DRAWN: Semaphore = Semaphore::const_new(2);

/// The position as a PNG file.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png", params(TablePath, DrawingQuery),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), PictureFaults))]
pub(crate) async fn png(guest: Guest, Query(query): Query<DrawingQuery>) -> Result<Response, Fault> {
    let picture = query.draw(&guest).await?;
    let (theme, width) = (query.theme.into(), query.width.unwrap_or(WIDTH));
    let _place = DRAWN.acquire().await.map_err(|_| Fault::Stopping)?;
    let drawn = tokio::task::spawn_blocking(move || adit_picture::png(&picture, theme, width)).await;
    let png = drawn.map_err(|_| Fault::Stopping)?.map_err(Fault::bad)?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "no-store")], png).into_response())
}
