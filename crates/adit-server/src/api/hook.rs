//! The room that a table tells of turns.

use super::description::{HookFaults, TablePath};
use crate::access::{Body, Guest};
use crate::told::TESTS;
use crate::{App, Fault, words};
use adit_game::Language;
use adit_post::{Format, Hook};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// A program or a room that is told when the table comes to wait for somebody who is not there, and when the game is over.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HookBody {
    /// Where to send to.
    #[schema(max_length = 2000)]
    address: String,
    /// In which form: `json`, `discord`, `slack` or `matrix`.
    #[schema(value_type = FormatWord)]
    format: Format,
    /// What JSON is signed with; for a room of Matrix the access token.
    #[serde(default)]
    #[schema(max_length = 200)]
    secret: String,
    /// The language of what is said; English if it is not given.
    #[serde(default, deserialize_with = "words::language")]
    #[schema(value_type = Option<words::LanguageWord>)]
    language: Option<Language>,
}

/// The form of a message.
#[derive(utoipa::ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "the form is read by another crate; this describes it")]
pub(crate) enum FormatWord {
    Json,
    Discord,
    Slack,
    Matrix,
}

/// What came of a test.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TestedBody {
    /// Has it arrived?
    sent: bool,
    /// What went wrong, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl HookBody {
    /// The hook, if the server may send to it, and the language of what is said.
    fn read(self, app: &App) -> Result<(Hook, Option<Language>), Fault> {
        if self.address.len() > 2_000 || self.secret.len() > 200 {
            return Err(Fault::TooLong);
        }
        let hook = Hook { format: self.format, address: self.address.trim().to_owned(), secret: self.secret };
        hook.check(app.tables.shared.post.telling.reach).map_err(|fault| Fault::setup(fault.to_string()))?;
        Ok((hook, self.language))
    }
}

/// Tells a program or a room of this table from now on. The token `creator` of the table is needed, or the browser that
/// created it.
#[utoipa::path(put, path = "/api/tables/{id}/hook", params(TablePath), request_body = HookBody,
    responses((status = 204, description = "it is stored"), HookFaults))]
pub(crate) async fn set_hook(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<HookBody>,
) -> Result<StatusCode, Fault> {
    if !guest.roles.creates {
        return Err(Fault::NotCreator);
    }
    let (hook, language) = body.read(&app)?;
    let language = language.map(|language| language.word().to_owned());
    app.tables.set_hook(&guest.table.id, Some(hook), language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells nobody any more.
#[utoipa::path(delete, path = "/api/tables/{id}/hook", params(TablePath),
    responses((status = 204, description = "it is gone"), HookFaults))]
pub(crate) async fn drop_hook(State(app): State<App>, guest: Guest) -> Result<StatusCode, Fault> {
    if !guest.roles.creates {
        return Err(Fault::NotCreator);
    }
    app.tables.set_hook(&guest.table.id, None, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a test to a program or a room, and says what went wrong. Nothing is stored.
#[utoipa::path(post, path = "/api/tables/{id}/hook", params(TablePath), request_body = HookBody,
    responses((status = 200, body = TestedBody), HookFaults))]
pub(crate) async fn try_hook(
    State(app): State<App>,
    guest: Guest,
    Body(body): Body<HookBody>,
) -> Result<Json<TestedBody>, Fault> {
    if !guest.roles.creates {
        return Err(Fault::NotCreator);
    }
    let shared = &app.tables.shared;
    let (hook, language) = body.read(&app)?;
    if !shared.post.quotas.admit(TESTS, &format!("test of {}", guest.table.id)) {
        return Err(Fault::TooMany);
    }
    let why = app.try_room(&hook, language.unwrap_or(guest.language)).await?.err();
    let why = why.map(|fault| crate::told::fault(&shared.library.server(guest.language), &fault));
    Ok(Json(TestedBody { sent: why.is_none(), why }))
}
