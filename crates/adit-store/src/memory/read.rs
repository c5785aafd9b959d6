//! What is read from memory.

use super::disk::{Disk, Kept};
use super::write::sleep_unless_zero;
use super::{Chance, Memory};
use crate::chain::{Found, Tip};
use crate::read::Head;
use crate::{
    ClockMark, Filter, Joined, LobbyTables, Message, Meta, Note, SessionSeat, State, StoreError, Stored,
    Summary, TableId, Time,
};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The reading end of one store.
pub(crate) struct MemoryReader {
    pub(crate) memory: Memory,
    pub(crate) chance: Chance,
    pub(crate) place: String,
    pub(crate) is_closed: AtomicBool,
}

impl MemoryReader {
    /// Looks at the disk, unless something goes wrong.
    pub(crate) async fn look<T>(&self, read: impl FnOnce(&Disk) -> T) -> Result<T, StoreError> {
        if self.is_closed.load(Relaxed) {
            return Err(StoreError::Ended);
        }
        let fate = self.chance.read();
        sleep_unless_zero(fate.delay).await;
        match fate.trouble {
            Some(trouble) => Err(trouble.error(&self.place)),
            None => Ok(read(&self.memory.disk())),
        }
    }

    async fn look_at<T>(&self, table: &TableId, read: impl FnOnce(&Kept) -> T) -> Result<T, StoreError> {
        let found = self.look(|disk| disk.tables.get(table).map(read)).await?;
        found.ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    pub(crate) fn close(&self) {
        self.is_closed.store(true, Relaxed);
    }

    pub(crate) async fn head(&self, table: &TableId) -> Result<Head, StoreError> {
        self.look_at(table, |kept| {
            let table = &kept.record.table;
            let stored = Stored {
                id: table.id.clone(),
                game: table.game.clone(),
                state: table.state,
                created_at: table.created_at,
                changed_at: table.changed_at,
                header: table.header.clone(),
                meta: table.meta.clone(),
                lines: Vec::new(),
                clock: table.clock.clone(),
            };
            Head { stored, tip: kept.tip(), messages: kept.record.messages.len() as u64 }
        })
        .await
    }

    pub(crate) async fn lines(&self, table: &TableId, from: u64) -> Result<Vec<Found>, StoreError> {
        self.look(|disk| {
            let Some(kept) = disk.tables.get(table) else {
                return Vec::new();
            };
            let lines = between(&kept.record.table.lines, from, u64::MAX).iter().cloned();
            let sums = between(&kept.sums, from, u64::MAX).iter().copied().map(Some);
            let numbered = (from..).zip(lines.zip(sums));
            numbered.map(|(number, (line, sum))| Found { number, line, sum }).collect()
        })
        .await
    }

    pub(crate) async fn tip(&self, table: &TableId) -> Result<Tip, StoreError> {
        self.look_at(table, Kept::tip).await
    }

    pub(crate) async fn meta(&self, table: &TableId) -> Result<Meta, StoreError> {
        self.look_at(table, |kept| kept.record.table.meta.clone()).await
    }

    pub(crate) async fn messages(
        &self,
        table: &TableId,
        from: u64,
        to: u64,
    ) -> Result<Vec<Message>, StoreError> {
        self.look(|disk| match disk.tables.get(table) {
            Some(kept) => between(&kept.record.messages, from, to).to_vec(),
            None => Vec::new(),
        })
        .await
    }

    pub(crate) async fn message_count(&self, table: &TableId) -> Result<u64, StoreError> {
        self.look_at(table, |kept| kept.record.messages.len() as u64).await
    }

    pub(crate) async fn seats(&self, session: &str) -> Result<Vec<SessionSeat>, StoreError> {
        let mut seats = self.look(|disk| disk.sessions.get(session).cloned().unwrap_or_default()).await?;
        seats.sort_by(|a, b| (b.at, &b.table, &a.token).cmp(&(a.at, &a.table, &b.token)));
        Ok(seats)
    }

    pub(crate) async fn learned(&self, session: &str) -> Result<Vec<(String, Time)>, StoreError> {
        let learned = self.look(|disk| disk.learned.get(session).cloned().unwrap_or_default()).await?;
        Ok(learned.into_iter().collect())
    }

    pub(crate) async fn session_tables(
        &self,
        session: &str,
        after: Option<(Time, &TableId)>,
        limit: u32,
    ) -> Result<Vec<Joined>, StoreError> {
        self.look(|disk| {
            let mut first: BTreeMap<&TableId, Time> = BTreeMap::new();
            for seat in disk.sessions.get(session).into_iter().flatten() {
                let at = first.entry(&seat.table).or_insert(seat.at);
                *at = seat.at.min(*at);
            }
            let mut found: Vec<(Time, &TableId)> = first.into_iter().map(|(table, at)| (at, table)).collect();
            found.retain(|place| after.is_none_or(|after| *place < after));
            found.sort_unstable_by_key(|place| Reverse(*place));
            let joined = |(at, table)| Some(Joined { at, table: disk.tables.get(table)?.summary() });
            found.into_iter().take(limit as usize).filter_map(joined).collect()
        })
        .await
    }

    pub(crate) async fn small_picture(&self, table: &TableId) -> Result<Option<(u64, String)>, StoreError> {
        self.look(|disk| disk.tables.get(table).and_then(|kept| kept.picture.clone())).await
    }

    pub(crate) async fn due(&self, now: Time, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| {
            let due = |(id, kept): (&TableId, &Kept)| {
                let due_at = kept.record.table.clock.as_ref()?.due_at?;
                (due_at <= now).then(|| (due_at, id.clone()))
            };
            let mut due: Vec<(Time, TableId)> = disk.tables.iter().filter_map(due).collect();
            due.sort();
            due.into_iter().take(limit as usize).map(|(_, id)| id).collect()
        })
        .await
    }

    pub(crate) async fn clock(&self, table: &TableId) -> Result<Option<ClockMark>, StoreError> {
        self.look_at(table, |kept| kept.record.table.clock.clone()).await
    }

    pub(crate) async fn note(&self, table: &TableId, owner: &str) -> Result<Option<String>, StoreError> {
        let notes = self.notes(table).await?;
        Ok(notes.into_iter().find(|note| note.owner == owner).map(|note| note.text))
    }

    pub(crate) async fn noted(&self, owner: &str) -> Result<Vec<TableId>, StoreError> {
        let is_kept = |note: &Note| note.owner == owner && !note.text.is_empty();
        let has = |(_, kept): &(&TableId, &Kept)| kept.record.notes.iter().any(is_kept);
        let look = self.look(|disk| {
            let noted = disk.tables.iter().filter(has).map(|(table, _)| table.clone());
            noted.collect::<Vec<TableId>>()
        });
        let mut tables = look.await?;
        tables.sort_unstable();
        Ok(tables)
    }

    pub(crate) async fn notes(&self, table: &TableId) -> Result<Vec<Note>, StoreError> {
        self.look_at(table, |kept| kept.record.notes.clone()).await
    }

    pub(crate) async fn list(&self, filter: &Filter, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.look(|disk| {
            let mut found: Vec<&Kept> = disk.tables.values().filter(|kept| kept.fits(filter)).collect();
            found.sort_by_key(|kept| Reverse((kept.record.table.created_at, &kept.record.table.id)));
            found.into_iter().take(limit as usize).map(Kept::summary).collect()
        })
        .await
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, StoreError> {
        self.look_at(table, Kept::summary).await
    }

    pub(crate) async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| {
            let is_open =
                |(id, kept): (&TableId, &Kept)| (kept.record.table.state == State::Open).then(|| id.clone());
            disk.tables.iter().filter_map(is_open).collect()
        })
        .await
    }

    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        self.look(|disk| disk.tables.len() as u64).await
    }

    pub(crate) async fn tables_after(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| {
            let names = disk.tables.keys().filter(|id| after.is_none_or(|after| *id > after));
            names.take(limit as usize).cloned().collect()
        })
        .await
    }

    pub(crate) async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| disk.tables.keys().cloned().collect()).await
    }
}

fn between<T>(all: &[T], from: u64, to: u64) -> &[T] {
    let place = |number| usize::try_from(number).unwrap_or(usize::MAX).min(all.len());
    all.get(place(from)..place(to)).unwrap_or_default()
}

impl Disk {
    /// The tables that everybody may join or watch.
    pub(crate) fn lobby(&self, wanted: &LobbyTables) -> Vec<Summary> {
        let is_there = |kept: &&Kept| {
            let table = &kept.record.table;
            kept.lobby == Some(wanted.lobby)
                && table.state == State::Open
                && wanted.game.as_ref().is_none_or(|game| table.game == *game)
        };
        self.tables.values().filter(is_there).map(Kept::summary).collect()
    }
}

impl Kept {
    fn fits(&self, filter: &Filter) -> bool {
        let table = &self.record.table;
        let is_behind = filter
            .after
            .as_ref()
            .is_none_or(|after| (table.created_at, &table.id) < (after.created_at, &after.id));
        is_behind
            && filter.state.is_none_or(|state| table.state == state)
            && filter.game.as_ref().is_none_or(|game| table.game == *game)
    }

    pub(crate) fn summary(&self) -> Summary {
        let table = &self.record.table;
        Summary {
            id: table.id.clone(),
            game: table.game.clone(),
            state: table.state,
            created_at: table.created_at,
            changed_at: table.changed_at,
            length: table.lines.len() as u64,
            meta: table.meta.clone(),
            waits_for: self.waits_for.clone(),
            moved_at: self.moved_at,
            glance: self.glance.clone(),
            lobby: self.lobby,
        }
    }
}
