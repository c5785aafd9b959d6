//! Why the server does not do what it is asked.

use crate::texts::ServerTexts;
use adit_game::Texts;
use adit_table::Refusal;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Why the server does not do what it is asked. Nothing has changed then.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// The table refuses.
    #[error("{message}")]
    Refused {
        /// A word for programs.
        code: &'static str,
        /// The sentence in the reader's language.
        message: String,
        /// The clause behind it.
        rule: Option<&'static str>,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such page.
    #[error("there is no such page")]
    NoPage,
    /// No token, or none of this table.
    #[error("no link to this table was opened")]
    NoToken,
    /// A seat is spoken for that the tokens do not open.
    #[error("this seat is somebody else's")]
    NotYourSeat,
    /// The tokens open several seats and none was named.
    #[error("say for which seat")]
    WhichSeat,
    /// Only finished games show this.
    #[error("only a finished game shows this")]
    NotOver,
    /// The position holds secrets.
    #[error("something is hidden from you here")]
    Hidden,
    /// At this table nobody may ask for hints.
    #[error("no hints were agreed at this table")]
    NoHints,
    /// The offer that is answered does not stand any more.
    #[error("this offer does not stand any more")]
    StaleOffer,
    /// There are not as many entries.
    #[error("there is no such entry")]
    NoEntry,
    /// The game is drawn in characters only.
    #[error("this game has no pictures")]
    NoPicture,
    /// The seat has not moved.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The seat has taken nothing back, or something else has happened since.
    #[error("there is nothing to make again")]
    NothingToRedo,
    /// Nobody has asked.
    #[error("nobody asks to take back")]
    NobodyAsks,
    /// The request cannot be read.
    #[error("{0}")]
    BadRequest(String),
    /// The body is too long.
    #[error("the request is too long")]
    TooLong,
    /// The request did not arrive in time.
    #[error("the request did not arrive in time")]
    TooSlow,
    /// Too many requests.
    #[error("too many requests; wait a moment")]
    TooMany,
    /// The table was changed elsewhere at the same moment.
    #[error("the table has moved on; look again")]
    Moved,
    /// The store does not answer.
    #[error("the store does not answer; nothing was changed")]
    Store,
    /// The server is about to stop.
    #[error("the server is stopping")]
    Stopping,
    /// The operating system gives no randomness.
    #[error("the operating system gives no randomness")]
    NoRandomness,
}

impl Fault {
    /// What a table refuses, in the language of these texts: as the game explains its rule, or in our own words.
    pub(crate) fn refusal(refusal: &Refusal, game: &Texts, texts: &ServerTexts) -> Fault {
        let code = refusal.code();
        let message = match refusal.rule().filter(|rule| game.has(rule.text_id)) {
            Some(rule) => game.say(rule.text_id, &[]),
            None => texts.say(&format!("refused-{code}")),
        };
        Fault::Refused { code, message, rule: refusal.rule().map(|rule| rule.number) }
    }

    /// A word for programs. It does not change between versions.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Refused { code, .. } => code,
            Fault::NoTable => "no-table",
            Fault::NoPage => "no-page",
            Fault::NoToken => "no-token",
            Fault::NotYourSeat => "not-your-seat",
            Fault::WhichSeat => "which-seat",
            Fault::NotOver => "not-over",
            Fault::Hidden => "hidden",
            Fault::NoHints => "no-hints",
            Fault::StaleOffer => "stale-offer",
            Fault::NoEntry => "no-entry",
            Fault::NoPicture => "no-picture",
            Fault::NothingToTakeBack => "nothing-to-take-back",
            Fault::NothingToRedo => "nothing-to-redo",
            Fault::NobodyAsks => "nobody-asks",
            Fault::BadRequest(_) => "bad-request",
            Fault::TooLong => "too-long",
            Fault::TooSlow => "too-slow",
            Fault::TooMany => "too-many",
            Fault::Moved => "moved",
            Fault::Store => "store",
            Fault::Stopping => "stopping",
            Fault::NoRandomness => "no-randomness",
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Fault::Refused { code: "moved" | "not-pending" | "over", .. } => StatusCode::CONFLICT,
            Fault::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::NoTable | Fault::NoPage | Fault::NoEntry | Fault::NoPicture => StatusCode::NOT_FOUND,
            Fault::NoToken => StatusCode::UNAUTHORIZED,
            Fault::NotYourSeat | Fault::NotOver | Fault::Hidden | Fault::NoHints => StatusCode::FORBIDDEN,
            Fault::WhichSeat | Fault::BadRequest(_) => StatusCode::BAD_REQUEST,
            Fault::StaleOffer
            | Fault::NothingToTakeBack
            | Fault::NothingToRedo
            | Fault::NobodyAsks
            | Fault::Moved => StatusCode::CONFLICT,
            Fault::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Fault::Store | Fault::Stopping | Fault::NoRandomness => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence for people.
    pub fn message(&self, texts: &ServerTexts) -> String {
        if let Fault::Refused { message, .. } | Fault::BadRequest(message) = self {
            return message.clone();
        }
        texts.say(&format!("fault-{}", self.code()))
    }

    /// The clause behind it.
    pub fn rule(&self) -> Option<&'static str> {
        if let Fault::Refused { rule, .. } = self { *rule } else { None }
    }
}

/// The answer has the status alone; [`crate::front`] writes the body in the reader's language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
