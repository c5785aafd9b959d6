//! What every answer passes through: limits, errors in the reader's language, headers, counting, logging.

use crate::access::language;
use crate::caching::Keeping;
use crate::origin::is_foreign;
use crate::{App, Fault, api, pages};
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use std::net::SocketAddr;
use std::time::Instant;

/// Only what this server sends may run or be shown, and nobody may put its pages into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The address of the client, where it is known.
fn address(request: &Request) -> Option<SocketAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0)
}

/// Goes around every request.
pub(crate) async fn around(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let is_api = request.uri().path().starts_with("/api/");
    let keeping = Keeping::of(request.uri().path());
    let reader = language(request.headers());
    let mut response = match admit(&app, &request) {
        Ok(()) if method == Method::GET => next.run(request).await,
        // A client that sends a request too slowly is not waited for. How long the answer takes is another matter.
        Ok(()) => match tokio::time::timeout(app.patience, arrived(request, app.body)).await {
            Ok(Ok(request)) => next.run(request).await,
            Ok(Err(fault)) => fault.into_response(),
            Err(_) => Fault::TooSlow.into_response(),
        },
        Err(fault) => fault.into_response(),
    };
    let status = response.status();
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        let library = &app.tables.shared.library;
        let mut told =
            if is_api { api::error(&fault, library, reader) } else { pages::error(&fault, library, reader) };
        *told.status_mut() = fault.kind().status();
        if let Some(seconds) = fault.kind().retry_after() {
            told.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response = told;
    } else if status == StatusCode::METHOD_NOT_ALLOWED && is_api {
        response = api::error(&Fault::NoPage, &app.tables.shared.library, reader);
        *response.status_mut() = status;
    }
    // What went wrong once may be right the next time.
    let keeping = if status.is_success() || status.is_redirection() { keeping } else { Keeping::Private };
    keeping.tell(response.headers_mut());
    guard(response.headers_mut());
    let metrics = &app.tables.shared.metrics;
    metrics.requests.add(1);
    metrics.request_times.add(begin.elapsed());
    if response.status().is_client_error() || response.status().is_server_error() {
        metrics.refused.add(1);
    }
    // The pattern of the address, not the address: it may carry a token.
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    tracing::debug!(%method, route, status = response.status().as_u16(), micros = begin.elapsed().as_micros() as u64);
    response
}

/// The request when all of its body has arrived.
async fn arrived(request: Request, limit: usize) -> Result<Request, Fault> {
    let (parts, body) = request.into_parts();
    let mut pieces = body.into_data_stream();
    let mut bytes = Vec::new();
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|_| Fault::bad("the body did not arrive"))?;
        if bytes.len() + piece.len() > limit {
            return Err(Fault::TooLong);
        }
        bytes.extend_from_slice(&piece);
    }
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

fn admit(app: &App, request: &Request) -> Result<(), Fault> {
    // The connection itself is one too many.
    if let Some(fault) = request.extensions().get::<Fault>() {
        return Err(fault.clone());
    }
    if let Some(address) = address(request)
        && !app.limiter.admits(address.ip())
    {
        return Err(Fault::TooMany);
    }
    if !request.method().is_safe() && is_foreign(request.uri(), request.headers(), app.secure_cookies) {
        return Err(Fault::Foreign);
    }
    Ok(())
}

/// What every answer carries.
static GUARDS: [(HeaderName, HeaderValue); 6] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

fn guard(headers: &mut HeaderMap) {
    headers.reserve(GUARDS.len());
    for (name, value) in &GUARDS {
        headers.insert(name, value.clone());
    }
}
