//! Who asks: the tokens of a request, its language, and its body.

use crate::meta::Roles;
use crate::queue::Origin;
use crate::session::{Person, session};
use crate::table::{Event, Handle};
use crate::texts::accepted;
use crate::token::{Token, TokenHash};
use crate::{App, Fault};
use adit_game::{Language, Seat, Viewer};
use adit_store::TableId;
use axum::extract::{ConnectInfo, FromRef, FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderName};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

/// The cookie with the language that the reader has chosen.
pub(crate) const LANGUAGE_COOKIE: &str = "adit-language";
/// How the name of a cookie began that held the tokens of a table, before there were sessions.
pub(crate) const TABLE_COOKIE: &str = "adit-table-";
/// How the name of a cookie began that held the links for others, before there were sessions.
pub(crate) const INVITE_COOKIE: &str = "adit-invite-";

/// The cookies of a request.
pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|cookie| cookie.trim().split_once('='))
}

/// The language of the reader: as chosen, or as the browser prefers.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookies(headers).find(|(name, _)| *name == LANGUAGE_COOKIE);
    if let Some(language) = chosen.and_then(|(_, word)| Language::from_word(word)) {
        return language;
    }
    headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map_or(Language::English, accepted)
}

/// The language of the reader.
pub(crate) struct Reader(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader(language(&parts.headers)))
    }
}

/// Where a request comes from.
pub(crate) struct Caller(pub(crate) Origin);

impl<S> FromRequestParts<S> for Caller
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, Infallible> {
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Caller(App::from_ref(state).limiter.origin(address)))
    }
}

/// Who asks, if the browser has a session that was not ended.
pub(crate) struct Asker(pub(crate) Option<Arc<Person>>);

impl<S> FromRequestParts<S> for Asker
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asker, Fault> {
        let Some(session) = session(&parts.headers) else { return Ok(Asker(None)) };
        let person = App::from_ref(state).tables.person(&session).await?;
        Ok(Asker(Some(person).filter(|person| !person.is_ended())))
    }
}

/// What a request brings to prove what it may do at a table.
pub(crate) struct Proof {
    /// The hashes of its tokens.
    pub(crate) tokens: Vec<TokenHash>,
    /// The session to which further tokens belong.
    pub(crate) session: Option<Token>,
}

impl Proof {
    /// A token alone.
    pub(crate) fn token(token: &Token) -> Proof {
        Proof { tokens: vec![token.hash()], session: None }
    }
}

/// What a request for a table proves, by header or by cookie.
pub(crate) fn proof(headers: &HeaderMap, table: &TableId) -> Proof {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|text| text.strip_prefix("Bearer ")) {
        return Proof { tokens: Token::read(token.trim()).iter().map(Token::hash).collect(), session: None };
    }
    let old = old_tokens(headers).filter(|(id, _)| *id == table.as_str()).map(|(_, token)| token.hash());
    Proof { tokens: old.collect(), session: session(headers) }
}

/// The tokens of a browser that was here before there were sessions, each with the name of its table.
pub(crate) fn old_tokens(headers: &HeaderMap) -> impl Iterator<Item = (&str, Token)> {
    let held = cookies(headers).filter_map(|(name, value)| Some((name.strip_prefix(TABLE_COOKIE)?, value)));
    held.flat_map(|(id, value)| value.split('.').filter_map(move |token| Some((id, Token::read(token)?))))
}

/// Somebody who has opened a link to a table.
pub(crate) struct Guest {
    pub(crate) table: Arc<Handle>,
    pub(crate) roles: Roles,
    pub(crate) origin: Origin,
    pub(crate) language: Language,
    /// Who is behind the session, if the guest has one.
    pub(crate) person: Option<Arc<Person>>,
}

/// Whose token a guest has: one seat of a table, or the link for spectators, which many may have. Spectators are told
/// apart by where they come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Holder {
    table: TableId,
    viewer: Viewer,
    origin: Origin,
}

impl Guest {
    /// Whose token it is.
    pub(crate) fn holder(&self) -> Holder {
        Holder { table: self.table.id.clone(), viewer: self.roles.viewer(), origin: self.origin }
    }

    /// Does the guest want to hear what this seat or spectator says?
    pub(crate) fn hears(&self, author: &str) -> bool {
        let Some(person) = &self.person else { return true };
        if self.roles.seats.iter().any(|seat| seat.to_string() == author) {
            return true;
        }
        let meta = self.table.meta();
        let seats = Seat::all(meta.players.len()).zip(&meta.players);
        let mut authors = seats.filter(|(seat, _)| seat.to_string() == author);
        let is_blocked = authors
            .any(|(_, occupant)| occupant.player.as_ref().is_some_and(|id| person.blocked().contains(id)));
        !person.settings().quiet && !is_blocked
    }

    /// The seat that the guest speaks for.
    pub(crate) fn seat(&self, wanted: Option<Seat>) -> Result<Seat, Fault> {
        match (wanted, self.roles.seats.as_slice()) {
            (Some(seat), seats) if seats.contains(&seat) => Ok(seat),
            (Some(_), _) => Err(Fault::NotYourSeat),
            (None, [seat]) => Ok(*seat),
            (None, []) => Err(Fault::NotYourSeat),
            (None, _) => Err(Fault::WhichSeat),
        }
    }

    /// Whom the guest looks as: an own seat, or the public.
    pub(crate) fn viewer(&self, wanted: Option<Viewer>) -> Result<Viewer, Fault> {
        match wanted {
            None => Ok(self.roles.viewer()),
            Some(Viewer::Public) => Ok(Viewer::Public),
            Some(Viewer::Seat(seat)) if self.roles.seats.contains(&seat) => Ok(Viewer::Seat(seat)),
            Some(Viewer::Seat(_) | Viewer::All) => Err(Fault::NotYourSeat),
        }
    }

    /// Whom the guest looks as, if it may be anybody once there are no secrets left.
    pub(crate) async fn any_viewer(&self, wanted: Option<Viewer>) -> Result<Viewer, Fault> {
        let own = self.viewer(wanted);
        match wanted {
            Some(Viewer::Seat(seat)) if seat.index() >= self.table.meta().players.len() => {
                Err(Fault::NoSuchSeat)
            }
            Some(viewer)
                if own.is_err() && self.table.ask(|reply| Event::Situation { reply }).await?.is_over =>
            {
                Ok(viewer)
            }
            Some(_) | None => own,
        }
    }
}

impl<S> FromRequestParts<S> for Guest
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Guest, Fault> {
        let app = App::from_ref(state);
        let names = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Fault::NoTable)?;
        let (_, id) = names.iter().find(|(name, _)| *name == "id").ok_or(Fault::NoTable)?;
        let id = table_id(id)?;
        let Ok(Caller(origin)) = Caller::from_request_parts(parts, state).await;
        let (table, roles) = app.tables.enter(&id, &proof(&parts.headers, &id), origin).await?;
        let Asker(person) = Asker::from_request_parts(parts, state).await?;
        Ok(Guest { table, roles, origin, language: language(&parts.headers), person })
    }
}

/// Where this server is, as the browser has asked for it.
pub(crate) fn address(app: &App, headers: &HeaderMap) -> String {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = text(HeaderName::from_static("x-forwarded-host")).filter(|_| app.secure_cookies);
    let host = forwarded.and_then(|hosts| hosts.split(',').next()).map(str::trim).or_else(|| text(HOST));
    let scheme = if app.secure_cookies { "https" } else { "http" };
    host.map(|host| format!("{scheme}://{host}")).unwrap_or_default()
}

/// The table that an address names.
pub(crate) fn table_id(text: &str) -> Result<TableId, Fault> {
    text.parse().map_err(|_| Fault::NoTable)
}

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        // A form on another site cannot send this type, so no other site can speak for a seat.
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if kind != Some("application/json") {
            return Err(Fault::bad("send the body as application/json"));
        }
        let bytes =
            axum::body::Bytes::from_request(request, state).await.map_err(|rejection| {
                match rejection.status() {
                    axum::http::StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLong,
                    _ => Fault::bad("the body did not arrive"),
                }
            })?;
        let value = serde_json::from_slice(&bytes).map_err(Fault::bad)?;
        Ok(Body(value))
    }
}

/// What stands behind the question mark of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Fault> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|fault| Fault::bad(fault.body_text()))
    }
}
