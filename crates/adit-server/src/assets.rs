//! The client's files, which are part of the program.

use crate::Fault;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// One of the client's files.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Fault> {
    let file = Web::get(&path).ok_or(Fault::NoPage)?;
    let hash: String =
        file.metadata.sha256_hash().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(tag.as_str());
    let kind = mime_guess::from_path(&path).first_or_octet_stream().to_string();
    let about = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, tag)];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    Ok((about, file.data.into_owned()).into_response())
}
