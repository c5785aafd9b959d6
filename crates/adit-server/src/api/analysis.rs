//! Looking back on finished games.

use super::description::{AnalyseFaults, AnalysisFaults, TablePath};
use crate::access::{Body, Guest, Query};
use crate::analysis::AnalysisBody;
use crate::table::Event;
use crate::{App, Fault, words};
use adit_game::{Language, Viewer};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;

/// How an analysis is told.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisQuery {
    /// As whom entries are counted: the number of any seat, `public` or `all`.
    #[serde(default, deserialize_with = "words::viewer")]
    #[param(value_type = Option<words::ViewerWord>, inline)]
    viewer: Option<Viewer>,
    /// The language of the texts: `en`, `de`, `fr` or `nl`.
    #[serde(default, deserialize_with = "words::language")]
    #[param(value_type = Option<words::LanguageWord>, inline)]
    lang: Option<Language>,
}

/// An order to look back on a game. There is nothing to say about it.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalyseBody {}

/// Lets a bot look back on a finished game, in the background and only once; ask for it until it is done.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(TablePath), request_body = AnalyseBody,
    responses((status = 202, description = "it is under way or done"), AnalyseFaults))]
pub(crate) async fn analyse(
    State(app): State<App>,
    guest: Guest,
    Body(AnalyseBody {}): Body<AnalyseBody>,
) -> Result<StatusCode, Fault> {
    let journal = guest.table.ask(|reply| Event::Journal { reply }).await?;
    app.analyses.start(&guest.table, journal)?;
    Ok(StatusCode::ACCEPTED)
}

/// What a bot says about a finished game: what each seat could expect, the best moves, what was given away, and what
/// was luck.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(TablePath, AnalysisQuery),
    responses((status = 200, body = AnalysisBody), AnalysisFaults))]
pub(crate) async fn analysis(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<AnalysisQuery>,
) -> Result<Response, Fault> {
    let journal = guest.table.ask(|reply| Event::Journal { reply }).await?;
    let viewer = guest.any_viewer(query.viewer).await?;
    let language = query.lang.unwrap_or(guest.language);
    let body = match app.analyses.find(&guest.table.id, &journal) {
        None => Arc::new(AnalysisBody::unknown()),
        Some(job) => {
            let told = tokio::task::spawn_blocking(move || {
                let texts = app.tables.shared.library.game(guest.table.game.id(), language);
                job.tell(viewer, &guest.table.meta().naming(&texts))
            });
            told.await.map_err(|_| Fault::Stopping)??
        }
    };
    Ok(Json(body).into_response())
}
