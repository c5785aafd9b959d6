//! The session of a browser: one cookie, to which the seats belong that the browser has taken. The store keeps them.

use crate::Fault;
use crate::access::cookies;
use crate::key::Key;
use crate::token::{Token, TokenHash};
use adit_store::{Store, TableId};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The cookie that holds the secret of a session.
pub(crate) const SESSION_COOKIE: &str = "adit-session";

/// The session of a request. A program that sends a token has none.
pub(crate) fn session(headers: &HeaderMap) -> Option<Token> {
    let held = cookies(headers).find(|(name, _)| *name == SESSION_COOKIE);
    held.filter(|_| !headers.contains_key(AUTHORIZATION)).and_then(|(_, value)| Token::read(value))
}

/// The session that a browser without one is given when it sends a key. If it sends the request again because the
/// answer was lost, it is given the same.
pub(crate) fn session_of_key(key: &Key) -> Token {
    Token::derived(&["adit session", &key.hash("session")])
}

/// The seats of a session: the hashes of its tokens, by table.
type Seats = Arc<HashMap<TableId, Vec<TokenHash>>>;

/// What is known of the sessions that were here lately.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<TokenHash, (Instant, Seats)>>);

/// So long it is believed what the store has said: another server may have given the session a seat.
const BELIEVED: Duration = Duration::from_secs(10);
/// So many sessions are remembered at most.
const REMEMBERED: usize = 1_000;

impl Sessions {
    /// The tokens that a session had for a table when the store was asked last.
    pub(crate) fn known(&self, session: &TokenHash, table: &TableId) -> Vec<TokenHash> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seats = known.get(session).filter(|(at, _)| at.elapsed() < BELIEVED).map(|(_, seats)| seats);
        seats.and_then(|seats| seats.get(table).cloned()).unwrap_or_default()
    }

    /// All seats of a session, as the store has them now.
    pub(crate) async fn seats(&self, store: &Store, session: &TokenHash) -> Result<Seats, Fault> {
        let mut seats: HashMap<TableId, Vec<TokenHash>> = HashMap::new();
        for seat in store.seats(session.as_str()).await.map_err(|_| Fault::Store)? {
            seats.entry(seat.table).or_default().push(TokenHash::stored(seat.token));
        }
        let seats = Arc::new(seats);
        if !seats.is_empty() {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= REMEMBERED {
                known.retain(|_, (at, _)| at.elapsed() < BELIEVED);
            }
            if known.len() < REMEMBERED {
                known.insert(session.clone(), (Instant::now(), seats.clone()));
            }
        }
        Ok(seats)
    }

    /// Gives a seat to a session.
    pub(crate) async fn claim(
        &self,
        store: &Store,
        session: &TokenHash,
        table: &TableId,
        token: &TokenHash,
    ) -> Result<(), Fault> {
        let claimed =
            store.claim(session.as_str().to_owned(), table.clone(), token.as_str().to_owned()).await;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(session);
        claimed.map_err(|fault| Fault::store(&fault))
    }
}
