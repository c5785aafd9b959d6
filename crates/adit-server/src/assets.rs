//! The client's files, which are part of the program.

use crate::{App, Fault};
use adit_game::Style;
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
    let styles = app.tables.shared.games.iter().filter_map(|game| game.style());
    let sheets: String = styles.map(Style::sheet).collect();
    answer(&headers, &Sha256::digest(&sheets), "text/css; charset=utf-8", sheets.into_bytes())
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

    #[test]
    fn every_file_of_the_client_can_be_sent() {
        for path in Web::iter() {
            assert!(kind(&path).is_some(), "{path}");
        }
    }
}
