//! One batch in one transaction of a database.

use crate::chain::{Sum, Tip};
use crate::database::{Connection, Database, Link, Value};
use crate::error::classify;
use crate::outbox::{self, add_letters, lock_letters};
use crate::people::{self, set_listing};
use crate::plan::{
    Before, Changes, Keys, NewClock, NewRecord, Said, Standing, Standings, Work, Written, keys_of, plan,
    tables_of,
};
use crate::statements::{
    ADD_LINES, ADD_MESSAGES, ADD_TABLE, ADD_TEXT, BEGIN, CLAIM, COMMIT, KEYS, LEARN, NOTIFY, RING, SET_CLOCK,
    SET_HEALTH, SET_META, SET_NOTE, SET_PICTURE, SET_STANDINGS, STANDINGS, Statement, WATCH,
};
use crate::tournaments::{self, lock_tournaments};
use crate::watch::Name;
use crate::writer::{PATIENCE, Refused};
use crate::{Record, State, StoreError, Time};
use serde::Serialize;
use std::time::Duration;

/// What each new table adds to the patience with a database.
const PATIENCE_FOR_A_TABLE: Duration = Duration::from_millis(20);

/// The connection that writes.
pub(crate) struct DatabaseWriter {
    pub(crate) database: Database,
    pub(crate) place: String,
    /// Which store is speaking, for other servers.
    pub(crate) name: Name,
    pub(crate) connection: Option<Connection>,
}

/// Why a whole batch was not written.
enum Failure {
    Database(sqlx::Error),
    /// Another server made the same table at the same moment.
    Race,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Database(error)
    }
}

impl DatabaseWriter {
    /// One transaction. If it fails, its connection is closed, so that nothing of it is left.
    pub(crate) async fn transact(&mut self, works: &[Work]) -> Result<Written, Refused> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.connect().await.map_err(|error| self.refused(&error, false))?,
        };
        match self.transact_on(&mut connection, works).await {
            Ok(written) => {
                self.connection = Some(connection);
                Ok(written)
            }
            Err(refused) => {
                connection.close().await;
                Err(refused)
            }
        }
    }

    async fn transact_on(&self, connection: &mut Connection, works: &[Work]) -> Result<Written, Refused> {
        let created: usize = works.iter().map(Work::created).sum();
        let patience = PATIENCE + PATIENCE_FOR_A_TABLE * u32::try_from(created).unwrap_or(u32::MAX);
        let mut link = connection.link();
        let writing = write(&mut link, works, Time::now(), &self.name);
        let written = match tokio::time::timeout(patience, writing).await {
            Ok(Ok(written)) => written,
            Ok(Err(Failure::Database(error))) => return Err(self.refused(&error, true)),
            Ok(Err(Failure::Race)) => {
                return Err(Refused { error: StoreError::Busy { place: self.place.clone() }, again: true });
            }
            Err(_) => return Err(self.refused(&sqlx::Error::PoolTimedOut, false)),
        };
        match tokio::time::timeout(patience, link.execute(COMMIT, &[])).await {
            Ok(Ok(_)) => Ok(written),
            Ok(Err(error)) => Err(self.uncertain(&error)),
            Err(_) => Err(self.uncertain(&sqlx::Error::PoolTimedOut)),
        }
    }

    pub(crate) async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    fn refused(&self, error: &sqlx::Error, may_try_again: bool) -> Refused {
        let error = classify(&self.place, error);
        let again = may_try_again && matches!(error, StoreError::Lost { .. });
        Refused { error, again }
    }

    /// Whether a failed commit is stored is known only where the database says so.
    fn uncertain(&self, error: &sqlx::Error) -> Refused {
        let mut error = classify(&self.place, error);
        if let StoreError::Lost { place, reason } | StoreError::Database { place, reason } = error {
            error = StoreError::Uncertain { place, reason };
            self.name.change();
        }
        Refused { error, again: false }
    }
}

/// Begins a transaction and writes everything that can be written.
async fn write(link: &mut Link<'_>, works: &[Work], now: Time, name: &Name) -> Result<Written, Failure> {
    link.execute(BEGIN, &[]).await?;
    // The keys are read when the tables are locked: nobody adds one in between.
    let before = Before { standings: standings(link, works).await?, keys: keys(link, works).await? };
    lock_letters(link, works).await?;
    lock_tournaments(link, works).await?;
    let (mut written, changes) = plan(works, before, now);
    for (work, answer) in works.iter().zip(&mut written.answers) {
        if let Work::People(work) = work {
            *answer = people::write(link, work, now).await?;
        }
        if let Work::Outbox(work) = work {
            *answer = outbox::write(link, work, now).await?;
        }
        if let Work::Tournament(work) = work {
            *answer = tournaments::write(link, work, now).await?;
        }
    }
    apply(link, &changes).await?;
    if matches!(link, Link::Postgres(_)) {
        let name = name.now();
        send(link, NOTIFY, written.news.iter().map(|news| news.payload(&name))).await?;
    }
    Ok(written)
}

async fn standings<'work>(link: &mut Link<'_>, works: &'work [Work]) -> Result<Standings<'work>, Failure> {
    let tables = tables_of(works);
    let mut standings = Standings::new();
    for chunk in chunks(tables.iter().map(|table| [table.as_str()])) {
        for row in link.fetch(STANDINGS, &[Value::Text(&chunk)]).await? {
            let name = row.text(0)?;
            let Ok(place) = tables.binary_search_by(|table| table.as_str().cmp(&name)) else {
                continue;
            };
            let tip = Tip { length: row.count(1)?, sum: Sum::read(&row.text(4)?) };
            standings.insert(tables[place], Standing::new(tip, row.count(2)?, row.count(3)?));
        }
    }
    Ok(standings)
}

async fn keys(link: &mut Link<'_>, works: &[Work]) -> Result<Keys, Failure> {
    let mut keys = Keys::new();
    for chunk in chunks(keys_of(works).into_iter().map(|(table, key)| (table.as_str(), key))) {
        for row in link.fetch(KEYS, &[Value::Text(&chunk)]).await? {
            let said = Said { number: row.count(2)?, author: row.text(3)?, text: row.text(4)? };
            keys.insert((row.table_id(0)?, row.text(1)?), said);
        }
    }
    Ok(keys)
}

async fn apply(link: &mut Link<'_>, changes: &Changes<'_>) -> Result<(), Failure> {
    for new in &changes.tables {
        add_table(link, new).await?;
    }
    for (table, meta) in &changes.metas {
        link.execute(SET_META, &[table.as_str(), meta].map(Value::Text)).await?;
    }
    let lines = changes
        .lines
        .iter()
        .map(|line| (line.table.as_str(), line.number, line.at.millis(), line.text, line.sum.to_string()));
    send(link, ADD_LINES, lines).await?;
    let messages = changes.messages.iter().map(|message| {
        let (number, at) = (message.number, message.at.millis());
        (message.table.as_str(), number, at, message.author, message.text, message.key)
    });
    send(link, ADD_MESSAGES, messages).await?;
    add_letters(link, &changes.letters, changes.now).await?;
    for (table, owner, text) in &changes.notes {
        link.execute(SET_NOTE, &[table.as_str(), owner, text].map(Value::Text)).await?;
    }
    let now = Value::Number(changes.now.millis());
    for claim in &changes.claims {
        let [session, table, token] = [claim.session, claim.table.as_str(), claim.token].map(Value::Text);
        link.execute(CLAIM, &[session, table, token, now]).await?;
        if let Some(watcher) = claim.watcher {
            link.execute(WATCH, &[Value::Text(watcher.as_str()), table, now]).await?;
        }
    }
    for (table, listing) in &changes.listings {
        set_listing(link, table, listing, changes.now).await?;
    }
    for (table, length, picture) in &changes.pictures {
        let length = Value::Number(length.cast_signed());
        link.execute(SET_PICTURE, &[Value::Text(table.as_str()), length, Value::Text(picture)]).await?;
    }
    for (session, item) in &changes.learned {
        let [session, item] = [*session, *item].map(Value::Text);
        link.execute(LEARN, &[session, item, Value::Number(changes.now.millis())]).await?;
    }
    for NewClock { table, clock } in &changes.clocks {
        let due_at = clock.due_at.map(Time::millis);
        let values = [Value::Text(table.as_str()), Value::Text(&clock.text), Value::OptionalNumber(due_at)];
        link.execute(SET_CLOCK, &values).await?;
    }
    for table in &changes.rings {
        link.execute(RING, &[Value::Text(table.as_str()), Value::Number(changes.now.millis())]).await?;
    }
    let changed = changes.standings.iter().filter(|(_, standing)| standing.has_changed);
    let rows = changed.map(|(table, standing)| {
        let Standing { tip, meta_version, messages, state, waits_for, glance, has_changed: _, has_moved } =
            *standing;
        let (state, sum) = (state.map(State::word), tip.sum.map(|sum| sum.to_string()));
        let now = changes.now.millis();
        let moved = has_moved.then_some(now);
        (table.as_str(), tip.length, meta_version, messages, now, state, waits_for, sum, moved, glance)
    });
    send(link, SET_STANDINGS, rows).await?;
    // All servers write this row, so it comes last: a transaction that holds it waits for no other row.
    if changes.breathes {
        link.execute(SET_HEALTH, &[Value::Number(changes.now.millis())]).await?;
    }
    Ok(())
}

async fn add_table(link: &mut Link<'_>, new: &NewRecord<'_>) -> Result<(), Failure> {
    let Record { table, messages, .. } = &new.fresh.record;
    let sum = new.sum.to_string();
    let id = table.id.as_str();
    let values = [
        Value::Text(id),
        Value::Text(&table.game),
        Value::Text(table.state.word()),
        Value::Number(table.created_at.millis()),
        Value::Number(table.changed_at.millis()),
        Value::Number((table.lines.len() as u64).cast_signed()),
        Value::Number(table.meta.version.cast_signed()),
        Value::Number((messages.len() as u64).cast_signed()),
        Value::Text(&sum),
        Value::OptionalText(new.fresh.glance.as_deref()),
        Value::OptionalText(new.fresh.waits_for.as_deref()),
    ];
    if link.execute(ADD_TABLE, &values).await? != 1 {
        return Err(Failure::Race);
    }
    link.execute(ADD_TEXT, &[id, &table.header, &table.meta.text].map(Value::Text)).await?;
    Ok(())
}

/// Far below the limits of both databases.
const CHUNK: usize = 1 << 20;

/// Rows on their way into the database, as JSON arrays that stay below what a database takes at once.
pub(crate) fn chunks(rows: impl Iterator<Item = impl Serialize>) -> Vec<String> {
    let mut whole = Vec::new();
    let mut open = String::new();
    for row in rows {
        // Texts and numbers always have a form in JSON.
        let Ok(row) = serde_json::to_string(&row) else {
            continue;
        };
        open.push(if open.is_empty() { '[' } else { ',' });
        open.push_str(&row);
        if open.len() > CHUNK {
            open.push(']');
            whole.push(std::mem::take(&mut open));
        }
    }
    if !open.is_empty() {
        open.push(']');
        whole.push(open);
    }
    whole
}

pub(crate) async fn send(
    link: &mut Link<'_>,
    statement: Statement,
    rows: impl Iterator<Item = impl Serialize>,
) -> Result<(), sqlx::Error> {
    for chunk in chunks(rows) {
        link.execute(statement, &[Value::Text(&chunk)]).await?;
    }
    Ok(())
}
