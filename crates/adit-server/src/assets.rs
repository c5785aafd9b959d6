//! The client's files, which are part of the program.

use crate::{App, Fault};
use adit_game::{MAX_SEATS, Style};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// One of the client's files.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Fault> {
    let file = Web::get(&path).ok_or(Fault::NoPage)?;
    let kind = kind(&path).ok_or(Fault::NoPage)?;
    Ok(answer(&headers, &file.metadata.sha256_hash(), kind, file.data.into_owned()))
}

/// The service worker. Its address says for which pages it is: for all of them.
pub(crate) async fn worker(headers: HeaderMap) -> Result<Response, Fault> {
    file(Path("worker.js".to_owned()), headers).await
}

/// The media type of a file, by the end of its name.
fn kind(path: &str) -> Option<&'static str> {
    match path.rsplit_once('.')?.1 {
        "css" => Some("text/css; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        _ => None,
    }
}

/// How the pictures of all games look.
pub(crate) async fn pictures(State(app): State<App>, headers: HeaderMap) -> Response {
    let styles = app.tables.shared.games.iter().filter_map(|game| Some((game.id(), game.style()?)));
    let sheets: String = styles.map(|(id, style)| style.sheet() + &seat_colours(id, style)).collect();
    answer(&headers, &Sha256::digest(&sheets), "text/css; charset=utf-8", sheets.into_bytes())
}

/// At the table of a game every seat has the colour of its pieces, also in marks, lists and curves: that of the paint
/// `--GAME-line-SEAT` if a piece is too light or too dark for a line, or else of `--GAME-seat-SEAT`.
fn seat_colours(id: &str, style: &Style) -> String {
    let paint = |seat: usize| {
        let names = ["line", "seat"].map(|kind| format!("--{id}-{kind}-{seat}"));
        names.into_iter().find(|name| style.palette.iter().any(|paint| paint.name == *name))
    };
    let colours = (0..MAX_SEATS).filter_map(|seat| Some(format!("--curve-{seat}:var({});", paint(seat)?)));
    format!("\n.of-{id}{{{}}}\n", colours.collect::<String>())
}

/// The content, unless the browser has it already.
fn answer(headers: &HeaderMap, hash: &[u8], kind: &'static str, content: Vec<u8>) -> Response {
    let hash: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(tag.as_str());
    let about = [(CONTENT_TYPE, kind.to_owned()), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, content).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Paint;

    #[test]
    fn every_file_of_the_client_can_be_sent() {
        for path in Web::iter() {
            assert!(kind(&path).is_some(), "{path}");
        }
    }

    #[test]
    fn a_seat_has_the_colour_of_its_pieces() {
        const fn paint(name: &'static str) -> Paint {
            Paint { name, light: "#fff", dark: "#fff" }
        }
        const PALETTE: &[Paint] =
            &[paint("--go-seat-0"), paint("--go-seat-1"), paint("--go-line-1"), paint("--go-board")];
        let style = Style { rules: "", palette: PALETTE };
        let expected = ".of-go{--curve-0:var(--go-seat-0);--curve-1:var(--go-line-1);}";
        assert_eq!(seat_colours("go", &style).trim(), expected);
    }
}
