//! What a browser keeps: one session, and the cookies from before there were sessions until they are taken over.

use super::layout::cookie;
use crate::access::{TABLE_COOKIE, cookies, old_tokens, table_id};
use crate::key::Key;
use crate::people::browser;
use crate::session::{Person, SESSION_COOKIE, session, session_of_key};
use crate::table::Handle;
use crate::token::{Token, TokenHash};
use crate::{App, Fault};
use adit_store::TableId;
use axum::http::HeaderMap;
use axum::http::header::{HeaderName, SET_COOKIE};
use std::sync::Arc;

/// So many old cookies are taken over at a time.
const AT_ONCE: usize = 200;

/// The cookie that keeps a session for another 400 days.
pub(crate) fn session_cookie(app: &App, session: &Token) -> (HeaderName, String) {
    cookie(app, SESSION_COOKIE, session.reveal())
}

/// Gives tokens of a table to somebody, who finds the table in their list if they watch it.
pub(super) async fn claim<'a>(
    app: &App,
    person: &Person,
    table: &TableId,
    tokens: impl Iterator<Item = &'a Token>,
    watches: bool,
) -> Result<(), Fault> {
    let shared = &app.tables.shared;
    for token in tokens {
        shared.sessions.claim(&shared.store, person, table, &token.hash(), watches).await?;
    }
    Ok(())
}

/// The session of a browser that creates or joins something, and the player behind it. A browser without a session is given
/// one, and so is one whose session was ended. With a key it is given the same when it asks again.
pub(crate) async fn known(
    app: &App,
    headers: &HeaderMap,
    key: Option<&Key>,
) -> Result<(Token, Arc<Person>), Fault> {
    let label = browser(headers);
    if let Some(session) = session(headers) {
        let person = app.tables.meet(&session, &label).await?;
        if !person.is_ended() {
            return Ok((session, person));
        }
    }
    let fresh = match key {
        Some(key) => session_of_key(key),
        None => Token::random(&app.tables.shared.random)?,
    };
    let person = app.tables.meet(&fresh, &label).await?;
    if person.is_ended() {
        // The key was used in a session that was ended since.
        let fresh = Token::random(&app.tables.shared.random)?;
        let person = app.tables.meet(&fresh, &label).await?;
        return Ok((fresh, person));
    }
    Ok((fresh, person))
}

/// The same person, who has said how they are called. An empty name says nothing.
pub(crate) async fn named(
    app: &App,
    session: &Token,
    person: Arc<Person>,
    name: &str,
) -> Result<Arc<Person>, Fault> {
    match person.id() {
        Some(id) if !name.is_empty() && name != person.name() => {
            app.tables.rename(id, name).await?;
            app.tables.person(session).await
        }
        Some(_) | None => Ok(person),
    }
}

/// Lists a rematch among the tables of a session that holds seats of the games before it. It may play there anyway.
pub(super) async fn keep_seats(app: &App, session: &Token, table: &Handle) -> Result<(), Fault> {
    let first = table.meta().named_by(&table.id);
    if first == table.id {
        return Ok(());
    }
    let shared = &app.tables.shared;
    let person = shared.sessions.person(&shared.store, &session.hash()).await?;
    if !person.seats.contains_key(&table.id) {
        let tokens = person.seats.get(&first).map_or(&[][..], Vec::as_slice);
        for token in tokens {
            shared.sessions.claim(&shared.store, &person, &table.id, token, true).await?;
        }
        if let Some(player) = &person.player {
            app.tables.sit(&table.id, player, tokens).await?;
        }
    }
    Ok(())
}

/// The session of a browser and the cookies to be sent to it: the session is kept for longer, and seats from before there
/// were sessions are given to it. A browser that has neither is sent nothing.
pub(super) async fn renewed(
    app: &App,
    headers: &HeaderMap,
) -> Result<(Option<Token>, Vec<(HeaderName, String)>), Fault> {
    let mut known = session(headers);
    let mut sent = Vec::new();
    if let Some(session) = &known {
        let mut person = app.tables.person(session).await?;
        if person.is_ended() {
            sent.push((SET_COOKIE, gone(SESSION_COOKIE)));
            known = None;
        } else if person.player.is_none() && !person.seats.is_empty() {
            // It was here before there were players.
            person = app.tables.meet(session, &browser(headers)).await?;
        }
        let store = &app.tables.shared.store;
        if let Some(id) = person.id().filter(|_| person.is_rare(store.now())) {
            let seen = store.see(id.clone(), person.session().as_str().to_owned()).await;
            seen.map_err(|fault| Fault::store(&fault))?;
            app.tables.shared.sessions.forget(|known| known.session() == person.session());
        }
    }
    let is_old = |name: &str| name.starts_with(TABLE_COOKIE);
    if cookies(headers).any(|(name, _)| is_old(name)) {
        let session = match &known {
            Some(session) => session.clone(),
            None => Token::random(&app.tables.shared.random)?,
        };
        let person = app.tables.meet(&session, &browser(headers)).await?;
        for (id, token) in old_tokens(headers).take(AT_ONCE) {
            adopt(app, &person, id, &token).await?;
        }
        let old = cookies(headers).filter(|(name, _)| is_old(name)).take(AT_ONCE);
        sent.extend(old.map(|(name, _)| (SET_COOKIE, gone(name))));
        known = Some(session);
    }
    sent.extend(known.iter().map(|session| session_cookie(app, session)));
    Ok((known, sent))
}

/// What a cookie is told that is not needed any more.
fn gone(name: &str) -> String {
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Gives a seat from an old cookie to somebody, if it leads anywhere.
async fn adopt(app: &App, person: &Person, id: &str, token: &Token) -> Result<(), Fault> {
    let Ok(id) = table_id(id) else { return Ok(()) };
    let hash: [TokenHash; 1] = [token.hash()];
    match app.tables.roles(&id, &hash).await {
        Ok(roles) if roles.may_enter() => {
            claim(app, person, &id, std::iter::once(token), true).await?;
            match &person.player {
                Some(player) => app.tables.sit(&id, player, &hash).await.map(|_| ()),
                None => Ok(()),
            }
        }
        Ok(_) | Err(Fault::NoTable) => Ok(()),
        Err(fault) => Err(fault),
    }
}
