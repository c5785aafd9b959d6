//! Changing players in a database.

use super::statements::{
    ADD_LINK, ADD_PLAYER, ADD_SESSION, BLOCK, COPY_LEARNED, COPY_PLAYER_SEATS, COPY_SEATS, DROP_BLOCKS,
    DROP_BLOCKS_OF, DROP_LEARNED, DROP_LINKS, DROP_OLD_LINKS, DROP_PASSKEYS, DROP_PLAYER, DROP_PLAYER_SEATS,
    DROP_SEATS, END_SESSION, END_SESSIONS, LEAVE, LINK, MOVE_PASSKEYS, MOVE_SESSIONS, PASSKEY, PLAYER,
    PLAYER_OF_KEY, RENAME, SEE_PLAYER, SEE_SESSION, SET_KEY, SET_LISTING, SET_SETTINGS, SET_STATE, SIT,
    UNBLOCK, USE_LINK, USE_PASSKEY,
};
use super::{Listing, Lobby, Opener, PeopleWork, PlayerState};
use crate::database::{Link, Value};
use crate::plan::Answer;
use crate::statements::Statement;
use crate::{PlayerId, State, StoreError, TableId, Time};

type Done<T> = Result<T, sqlx::Error>;

/// Makes a change. What the caller is told is decided within the transaction.
pub(crate) async fn write(link: &mut Link<'_>, work: &PeopleWork, now: Time) -> Done<Answer> {
    let at = Value::Number(now.millis());
    let mut link = Writing { link, now };
    match work {
        PeopleWork::Meet { player, name, session, label } => {
            let state = Value::Text(PlayerState::Open.word());
            let values = [Value::Text(player.as_str()), Value::Text(name), at, Value::Text(session), state];
            link.execute(ADD_PLAYER, &values).await?;
            if link.add_session(session, player, label).await? > 0 {
                link.take(session, player.as_str()).await?;
            }
            Ok(Ok(0))
        }
        PeopleWork::Invite { player, name } => {
            let state = Value::Text(PlayerState::Invited.word());
            let values = [Value::Text(player.as_str()), Value::Text(name), at, Value::Text(""), state];
            link.execute(ADD_PLAYER, &values).await?;
            Ok(Ok(0))
        }
        PeopleWork::Rename { player, name } => link.set(RENAME, player, &[name]).await,
        PeopleWork::SetSettings { player, settings } => link.set(SET_SETTINGS, player, &[settings]).await,
        PeopleWork::SetKey { player, key } => link.set(SET_KEY, player, &[key]).await,
        PeopleWork::SetState { player, state } => link.set(SET_STATE, player, &[state.word()]).await,
        PeopleWork::See { player, session } => {
            link.execute(SEE_PLAYER, &[Value::Text(player.as_str()), at]).await?;
            link.execute(SEE_SESSION, &[Value::Text(player.as_str()), Value::Text(session), at]).await?;
            Ok(Ok(0))
        }
        PeopleWork::AddLink { player, link: secret, ends_at } => {
            link.execute(DROP_OLD_LINKS, &[Value::Text(player.as_str()), at]).await?;
            let ends_at = Value::Number(ends_at.millis());
            let values = [Value::Text(secret), Value::Text(player.as_str()), ends_at];
            let added = link.execute(ADD_LINK, &values).await?;
            Ok(if added > 0 { Ok(0) } else { Err(StoreError::NoPlayer(player.clone())) })
        }
        PeopleWork::Open { opener, session, label } => link.open(opener, session, label).await,
        PeopleWork::EndSession { player, session } => link.set(END_SESSION, player, &[session]).await,
        PeopleWork::Forget { player } => link.forget(player).await,
        PeopleWork::SetBlock { player, other, is_blocked: true } => {
            let values = [Value::Text(player.as_str()), Value::Text(other.as_str()), at];
            link.execute(BLOCK, &values).await?;
            Ok(Ok(0))
        }
        PeopleWork::SetBlock { player, other, is_blocked: false } => {
            link.execute(UNBLOCK, &[player, other].map(|id| Value::Text(id.as_str()))).await?;
            Ok(Ok(0))
        }
        PeopleWork::Passkey(work) => super::passkeys::write(link.link, work, now).await,
        PeopleWork::Merge { from, into } => link.merge(from, into).await,
    }
}

struct Writing<'link, 'connection> {
    link: &'link mut Link<'connection>,
    now: Time,
}

impl Writing<'_, '_> {
    async fn execute(&mut self, statement: Statement, values: &[Value<'_>]) -> Done<u64> {
        self.link.execute(statement, values).await
    }

    /// Changes something of a player, which must be there.
    async fn set(&mut self, statement: Statement, player: &PlayerId, texts: &[&str]) -> Done<Answer> {
        let values: Vec<Value<'_>> =
            [player.as_str()].iter().chain(texts).map(|text| Value::Text(text)).collect();
        let changed = self.execute(statement, &values).await?;
        Ok(if changed > 0 { Ok(0) } else { Err(StoreError::NoPlayer(player.clone())) })
    }

    async fn add_session(&mut self, session: &str, player: &PlayerId, label: &str) -> Done<u64> {
        let [session, player, label] = [session, player.as_str(), label].map(Value::Text);
        self.execute(ADD_SESSION, &[session, player, label, Value::Number(self.now.millis())]).await
    }

    /// What one holder has belongs to another one.
    async fn take(&mut self, from: &str, into: &str) -> Done<()> {
        for copy in [COPY_SEATS, COPY_LEARNED] {
            self.execute(copy, &[from, into].map(Value::Text)).await?;
        }
        self.drop(&[DROP_SEATS, DROP_LEARNED], from).await
    }

    async fn drop(&mut self, statements: &[Statement], whose: &str) -> Done<()> {
        for statement in statements {
            self.execute(*statement, &[Value::Text(whose)]).await?;
        }
        Ok(())
    }

    async fn open(&mut self, opener: &Opener, session: &str, label: &str) -> Done<Answer> {
        let at = Value::Number(self.now.millis());
        let (found, column) = match opener {
            Opener::Link(link) => (self.link.fetch(LINK, &[Value::Text(link), at]).await?, 0),
            Opener::Key(key) => (self.link.fetch(PLAYER_OF_KEY, &[Value::Text(key)]).await?, 0),
            Opener::Passkey { id, .. } => (self.link.fetch(PASSKEY, &[Value::Text(id)]).await?, 1),
        };
        let Some(player) = found.first().map(|row| row.player_id(column)).transpose()? else {
            return Ok(Err(StoreError::NoOpener));
        };
        let used = match opener {
            Opener::Link(link) => self.execute(USE_LINK, &[Value::Text(link)]).await?,
            Opener::Key(_) => 1,
            Opener::Passkey { id, before, after } => {
                let texts = [id, before, after].map(|text| Value::Text(text));
                self.execute(USE_PASSKEY, &[&texts[..], &[at]].concat()).await?
            }
        };
        if used == 0 {
            // Another server was faster.
            return Ok(Err(StoreError::NoOpener));
        }
        self.add_session(session, &player, label).await?;
        Ok(Ok(0))
    }

    async fn forget(&mut self, player: &PlayerId) -> Done<Answer> {
        let all = [
            END_SESSIONS,
            DROP_LINKS,
            DROP_PASSKEYS,
            DROP_BLOCKS,
            DROP_BLOCKS_OF,
            DROP_SEATS,
            DROP_LEARNED,
            DROP_PLAYER_SEATS,
            DROP_PLAYER,
        ];
        self.drop(&all, player.as_str()).await?;
        Ok(Ok(0))
    }

    async fn merge(&mut self, from: &PlayerId, into: &PlayerId) -> Done<Answer> {
        if self.link.fetch(PLAYER, &[Value::Text(into.as_str())]).await?.is_empty() {
            return Ok(Err(StoreError::NoPlayer(into.clone())));
        }
        self.take(from.as_str(), into.as_str()).await?;
        for statement in [COPY_PLAYER_SEATS, MOVE_SESSIONS, MOVE_PASSKEYS] {
            self.execute(statement, &[from, into].map(|id| Value::Text(id.as_str()))).await?;
        }
        self.forget(from).await
    }
}

/// Keeps what lists show of a table.
pub(crate) async fn set_listing(
    link: &mut Link<'_>,
    table: &TableId,
    listing: &Listing,
    now: Time,
) -> Done<()> {
    let seats: Vec<(&str, u8)> =
        listing.seats.iter().map(|(player, seat)| (player.as_str(), *seat)).collect();
    // Texts and numbers always have a form in JSON.
    let seats = serde_json::to_string(&seats).unwrap_or_else(|_| "[]".to_owned());
    let (id, at) = (Value::Text(table.as_str()), Value::Number(now.millis()));
    link.execute(LEAVE, &[Value::Text(&seats), id]).await?;
    if !listing.seats.is_empty() {
        link.execute(SIT, &[Value::Text(&seats), id, at]).await?;
    }
    let lobby = Value::OptionalText(listing.lobby.map(Lobby::word));
    let state = Value::OptionalText(listing.is_closed.then(|| State::Finished.word()));
    link.execute(SET_LISTING, &[id, Value::Text(&listing.about), lobby, state]).await?;
    Ok(())
}
