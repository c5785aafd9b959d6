//! What a browser keeps: one session, and the cookies from before there were sessions until they are taken over.

use super::layout::cookie;
use crate::access::{TABLE_COOKIE, cookies, old_tokens, table_id};
use crate::session::{SESSION_COOKIE, session};
use crate::table::Handle;
use crate::token::{Token, TokenHash};
use crate::{App, Fault};
use adit_store::TableId;
use axum::http::HeaderMap;
use axum::http::header::{HeaderName, SET_COOKIE};

/// So many old cookies are taken over at a time.
const AT_ONCE: usize = 200;

/// The cookie that keeps a session for another 400 days.
pub(super) fn session_cookie(app: &App, session: &Token) -> (HeaderName, String) {
    cookie(app, SESSION_COOKIE, session.reveal())
}

/// Gives seats of a table to a session.
pub(super) async fn claim<'a>(
    app: &App,
    session: &Token,
    table: &TableId,
    tokens: impl Iterator<Item = &'a Token>,
) -> Result<(), Fault> {
    let shared = &app.tables.shared;
    for token in tokens {
        shared.sessions.claim(&shared.store, &session.hash(), table, &token.hash()).await?;
    }
    Ok(())
}

/// Lists a rematch among the tables of a session that holds seats of the games before it. It may play there anyway.
pub(super) async fn keep_seats(app: &App, session: &Token, table: &Handle) -> Result<(), Fault> {
    let first = table.meta.named_by(&table.id);
    if first == table.id {
        return Ok(());
    }
    let (shared, hash) = (&app.tables.shared, session.hash());
    let seats = shared.sessions.seats(&shared.store, &hash).await?;
    if !seats.contains_key(&table.id) {
        for token in seats.get(&first).into_iter().flatten() {
            shared.sessions.claim(&shared.store, &hash, &table.id, token).await?;
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
    let is_old = |name: &str| name.starts_with(TABLE_COOKIE);
    if cookies(headers).any(|(name, _)| is_old(name)) {
        let session = match &known {
            Some(session) => session.clone(),
            None => Token::random(&app.tables.shared.random)?,
        };
        for (id, token) in old_tokens(headers).take(AT_ONCE) {
            adopt(app, &session, id, &token).await?;
        }
        let old = cookies(headers).filter(|(name, _)| is_old(name)).take(AT_ONCE);
        let gone = |name: &str| (SET_COOKIE, format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
        sent.extend(old.map(|(name, _)| gone(name)));
        known = Some(session);
    }
    sent.extend(known.iter().map(|session| session_cookie(app, session)));
    Ok((known, sent))
}

/// Gives a seat from an old cookie to a session, if it leads anywhere.
async fn adopt(app: &App, session: &Token, id: &str, token: &Token) -> Result<(), Fault> {
    let Ok(id) = table_id(id) else { return Ok(()) };
    let hash: [TokenHash; 1] = [token.hash()];
    match app.tables.roles(&id, &hash).await {
        Ok(roles) if roles.may_enter() => claim(app, session, &id, std::iter::once(token)).await,
        Ok(_) | Err(Fault::NoTable) => Ok(()),
        Err(fault) => Err(fault),
    }
}
