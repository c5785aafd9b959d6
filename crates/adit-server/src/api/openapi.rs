//! The description of the interface.

use axum::Json;
use serde::Serialize;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// An error.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorBody {
    /// What went wrong.
    pub(crate) error: ErrorDetail,
}

/// What went wrong.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorDetail {
    /// A word for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) message: String,
    /// The clause of the rules behind it.
    pub(crate) rule: Option<&'static str>,
}

impl ErrorBody {
    pub(crate) fn new(code: &'static str, message: String, rule: Option<&'static str>) -> ErrorBody {
        ErrorBody { error: ErrorDetail { code, message, rule } }
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Adit",
        description = "Play by HTTP. Send a seat's token as `Authorization: Bearer TOKEN`."
    ),
    paths(
        super::create::games,
        super::create::create,
        super::create::branch,
        super::play::about,
        super::play::frame,
        super::play::picture,
        super::drawing::svg,
        super::drawing::png,
        super::play::say,
        super::play::preview,
        super::play::why,
        super::play::hint,
        super::play::back,
        super::play::redo,
        super::play::consent,
        super::play::journal,
        super::analysis::analyse,
        super::analysis::analysis,
        super::play::chat,
        super::play::say_beside,
        super::play::notes,
        super::play::set_notes,
        super::events::events,
    ),
    components(schemas(crate::table::TurnBody)),
    modifiers(&Tokens),
    security(("token" = []))
)]
struct Description;

/// Says how a request proves who sends it.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        description.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// The description as JSON.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
