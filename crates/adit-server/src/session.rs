//! The session of a browser: one cookie, behind which is a player with all their seats. The store keeps them.

use crate::Fault;
use crate::access::cookies;
use crate::key::Key;
use crate::people::Settings;
use crate::token::{Token, TokenHash};
use adit_store::{Player, PlayerId, PlayerState, Store, TableId, Time, Whose};
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

/// The seats of somebody: the hashes of their tokens, by table.
pub(crate) type Seats = HashMap<TableId, Vec<TokenHash>>;

/// Who is behind a session.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    session: TokenHash,
    /// Nobody yet, in a session that has neither created nor joined a table since there are players.
    pub(crate) player: Option<Player>,
    /// When the session was here last, to within an hour.
    seen_at: Time,
    is_ended: bool,
    pub(crate) seats: Seats,
    settings: Settings,
    /// With whom they do not want to play.
    blocked: Vec<PlayerId>,
}

impl Person {
    /// Under which name the store keeps what belongs to them.
    pub(crate) fn holder(&self) -> &str {
        self.player.as_ref().map_or(self.session.as_str(), |player| player.id.as_str())
    }

    pub(crate) fn id(&self) -> Option<&PlayerId> {
        self.player.as_ref().map(|player| &player.id)
    }

    /// What they are called; empty if they have not said it.
    pub(crate) fn name(&self) -> &str {
        self.player.as_ref().map_or("", |player| &player.name)
    }

    /// What they have chosen.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// With whom they do not want to play.
    pub(crate) fn blocked(&self) -> &[PlayerId] {
        &self.blocked
    }

    /// Was the session ended? Then its secret opens nothing.
    pub(crate) fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// Has the host locked the player out?
    pub(crate) fn is_locked(&self) -> bool {
        self.player.as_ref().is_some_and(|player| player.state == PlayerState::Locked)
    }

    /// Were they here so long ago that it is to be kept that they are here now?
    pub(crate) fn is_rare(&self, now: Time) -> bool {
        self.player.is_some() && now.millis() - self.seen_at.millis() > SEEN
    }

    /// What the store calls the session.
    pub(crate) fn session(&self) -> &TokenHash {
        &self.session
    }
}

/// What is known of the sessions that were here lately.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<TokenHash, (Instant, Arc<Person>)>>);

/// So long it is believed what the store has said: another server may have given the session a seat, or ended it.
const BELIEVED: Duration = Duration::from_secs(10);
/// So many sessions are remembered at most.
const REMEMBERED: usize = 1_000;
/// How many milliseconds pass before it is kept again that somebody was here.
const SEEN: i64 = 3_600_000;

impl Sessions {
    /// Who was behind a session when the store was asked last.
    pub(crate) fn known(&self, session: &TokenHash) -> Option<Arc<Person>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(session).filter(|(at, _)| at.elapsed() < BELIEVED).map(|(_, person)| Arc::clone(person))
    }

    /// Who is behind a session, as the store has it now.
    pub(crate) async fn person(&self, store: &Store, session: &TokenHash) -> Result<Arc<Person>, Fault> {
        let (mut player, mut seen_at, mut is_ended) = (None, Time::default(), false);
        match store.whose(session.as_str()).await.map_err(|_| Fault::Store)? {
            Whose::Nobody => {}
            Whose::Player(found, seen) => (player, seen_at) = (Some(*found), seen),
            Whose::Ended => is_ended = true,
        }
        let mut person = Person {
            session: session.clone(),
            settings: player.as_ref().map(|player| Settings::read(&player.settings)).unwrap_or_default(),
            player,
            seen_at,
            is_ended,
            seats: Seats::new(),
            blocked: Vec::new(),
        };
        if let Some(player) = person.id() {
            person.blocked = store.blocked(player).await.map_err(|_| Fault::Store)?;
        }
        if !is_ended {
            for seat in store.seats(person.holder()).await.map_err(|_| Fault::Store)? {
                person.seats.entry(seat.table).or_default().push(TokenHash::stored(seat.token));
            }
        }
        let person = Arc::new(person);
        // Anybody can make up sessions to which nobody is known, so those are not remembered.
        if person.player.is_some() || person.is_ended || !person.seats.is_empty() {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= REMEMBERED {
                known.retain(|_, (at, _)| at.elapsed() < BELIEVED);
            }
            if known.len() < REMEMBERED {
                known.insert(session.clone(), (Instant::now(), Arc::clone(&person)));
            }
        }
        Ok(person)
    }

    /// What is known of sessions has changed.
    pub(crate) fn forget(&self, is_concerned: impl Fn(&Person) -> bool) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, (_, person)| !is_concerned(person));
    }

    /// Gives the token of a table to whoever is behind a session, who may watch the table by it.
    pub(crate) async fn claim(
        &self,
        store: &Store,
        person: &Person,
        table: &TableId,
        token: &TokenHash,
        watches: bool,
    ) -> Result<(), Fault> {
        let holder = person.holder();
        let token = token.as_str().to_owned();
        let watcher = person.id().filter(|_| watches).cloned();
        let claimed = store.claim(holder.to_owned(), table.clone(), token, watcher).await;
        self.forget(|known| known.holder() == holder);
        claimed.map_err(|fault| Fault::store(&fault))
    }
}
