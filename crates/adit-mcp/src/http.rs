//! Agents that ask by HTTP.

use crate::{Agent, Here, Link, Place};
use adit_any::Games;
use axum::Router;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use std::sync::Arc;

/// Where agents ask.
const ADDRESS: &str = "/mcp";

/// The addresses for agents of a server with this interface: `/mcp`, and `/mcp/TABLE/SECRET` for those that hold this one seat.
///
/// Nothing is remembered between two requests, so that it does not matter which of several servers answers, or whether one was
/// restarted. Limits, and where requests may come from, are the business of the server.
pub fn router(games: Games, interface: Router) -> Router {
    let agent = Agent::new(games, Arc::new(Here(interface)), Place::Asked);
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .disable_allowed_hosts();
    let sessions = Arc::new(NeverSessionManager::default());
    let service = StreamableHttpService::new(move || Ok(agent.clone()), sessions, config);
    Router::new()
        .route_service(ADDRESS, service.clone())
        .route_service(&format!("{ADDRESS}/{{table}}/{{secret}}"), service)
}

/// The seat that an address names.
pub(crate) fn own_seat(path: &str) -> Option<Link> {
    let rest = path.strip_prefix(ADDRESS)?.strip_prefix('/')?;
    format!("/join/{rest}").parse().ok()
}
