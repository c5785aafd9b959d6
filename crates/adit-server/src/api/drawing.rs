//! Pictures as files.

use super::description::{PictureFaults, PngFaults, TablePath};
use crate::access::{Guest, Holder, Query};
use crate::lane::Lane;
use crate::queue::{Rank, Standing};
use crate::table::Event;
use crate::{App, Fault, words};
use adit_game::{Language, Layout, Picture, Theme, Viewer};
use adit_picture::PngFault;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

/// What is drawn.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawingQuery {
    /// As whom: the number of a seat that the token opens, or `public`; once the game is over any seat or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
    /// After how many entries that the viewer has noticed; nothing for now.
    #[serde(default)]
    #[param(maximum = 4_294_967_295_u64)]
    at: Option<usize>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<words::LanguageWord>, inline)]
    lang: Option<Language>,
    /// For which ground.
    #[serde(default)]
    #[param(inline)]
    theme: Ground,
    /// How many pixels a PNG is wide.
    #[serde(default, deserialize_with = "words::width")]
    #[param(minimum = 1, maximum = 4096)]
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
    let headers = [(CONTENT_TYPE, "image/svg+xml")];
    Ok((headers, picture.standalone(query.theme.into())).into_response())
}

/// How many pixels a PNG is wide if nothing else is said.
const WIDTH: u32 = 1200;
/// How many PNGs a guest may wait for beside the one that is drawn.
const WAITING: usize = 2;

/// PNGs are drawn here, for guests in turn and one for each of them at a time: a large one takes a second.
pub(crate) type Drawing = Lane<Holder>;

/// Where PNGs are drawn on this machine. Half of its cores stay for everything else.
pub(crate) fn drawing() -> Drawing {
    Lane::new(std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2))
}

/// The position as a PNG file.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png", params(TablePath, DrawingQuery),
    responses((status = 200, content_type = "image/png", description = "the file"), PngFaults))]
pub(crate) async fn png(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<DrawingQuery>,
) -> Result<Response, Fault> {
    let (theme, width) = (query.theme.into(), query.width.unwrap_or(WIDTH));
    if !(1..=adit_picture::WIDEST).contains(&width) {
        return Err(Fault::bad(PngFault::Width(width)));
    }
    let standing = Standing { rank: Rank::Waited, origin: guest.origin };
    let place = app.drawing.wait_among(&guest.holder(), standing, WAITING).await;
    let place = place.ok_or(Fault::TooManyPictures)?;
    let picture = query.draw(&guest).await?;
    let drawn = tokio::task::spawn_blocking(move || {
        // The place stays taken until the picture is there, even if nobody waits for it any more.
        let _place = place;
        adit_picture::png(&picture, theme, width)
    });
    let png = drawn.await.map_err(|_| Fault::Stopping)?.map_err(Fault::bad)?;
    Ok(([(CONTENT_TYPE, "image/png")], png).into_response())
}
