//! What may be kept by browsers and by what stands between them and the server.

use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, HeaderValue, VARY};

/// Who may see an answer again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// The answer is the same for everybody.
    Same,
    /// The answer differs by the language of the reader.
    Reader,
    /// The answer may depend on a token.
    Private,
}

impl Keeping {
    /// How the answer of an address may be kept. An address that is not named here is private.
    pub(crate) fn of(path: &str) -> Keeping {
        let begins = |start: &str| path.starts_with(start);
        match path {
            "/pictures.css"
            | "/manifest.webmanifest"
            | "/worker.js"
            | "/api/openapi.json"
            | "/healthz"
            | "/metrics" => Keeping::Same,
            _ if begins("/web/") || begins("/pictures/") => Keeping::Same,
            "/api/games" | "/rules" | "/docs" => Keeping::Reader,
            _ if begins("/rules/") || begins("/docs/") => Keeping::Reader,
            _ => Keeping::Private,
        }
    }

    /// Says it. Where a handler has said more about an answer that is not private, that stays.
    pub(crate) fn tell(self, headers: &mut HeaderMap) {
        match self {
            Keeping::Same => {}
            Keeping::Reader => {
                headers.append(VARY, HeaderValue::from_static("cookie, accept-language"));
                headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
            }
            Keeping::Private => {
                headers.append(VARY, HeaderValue::from_static("cookie, authorization"));
                headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            }
        }
    }
}
