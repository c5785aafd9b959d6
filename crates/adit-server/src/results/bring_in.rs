//! Games that have ended before results were kept, or that were imported since.

use super::Ended;
use crate::meta::Meta;
use crate::table::{Tables, wake};
use adit_look::Line;
use adit_store::{NewResult, StoreError, Stored, TableId, Time};
use std::time::Duration;

/// How many tables are looked for at a time.
const PAGE: u32 = 50;
/// How long to wait between two tables: nobody who plays notices this work.
const PAUSE: Duration = Duration::from_millis(20);

impl Tables {
    /// Looks at every finished table of which it is not known how its game has ended, one after the other. What was found is
    /// kept at once, so a server that is stopped in between goes on where it was.
    pub(crate) async fn bring_in_results(self) {
        let mut last: Option<TableId> = None;
        let mut count: u64 = 0;
        loop {
            let found = self.shared.store.tables_without_result(last.as_ref(), PAGE).await;
            let page = match found {
                Ok(page) if page.is_empty() => break,
                Ok(page) => page,
                Err(fault) => {
                    tracing::warn!(%fault, "older results are looked for again when the server starts next");
                    break;
                }
            };
            for id in &page {
                if let Err(fault) = self.bring_in(id).await {
                    tracing::warn!(table = %id, %fault, "the result of an older table was not brought in");
                }
                count += 1;
                tokio::time::sleep(PAUSE).await;
            }
            last = page.into_iter().next_back();
        }
        if count > 0 {
            tracing::info!(count, "older tables were looked at for their results");
        }
    }

    async fn bring_in(&self, id: &TableId) -> Result<(), StoreError> {
        let store = &self.shared.store;
        let stored = match store.load(id).await {
            Ok(stored) => stored,
            // Nobody can play on there, so there is nothing to be found, today or tomorrow.
            Err(StoreError::DamagedTable { .. } | StoreError::NoTable(_)) => return Ok(()),
            Err(fault) => return Err(fault),
        };
        let length = stored.lines.len() as u64;
        let (games, source) = (self.shared.games, self.shared.source);
        // What cannot be read today cannot be read tomorrow.
        let found = || {
            let meta = serde_json::from_str(&stored.meta.text).ok()?;
            // The game is over, so nothing is drawn any more, and no secret is needed.
            let (game, table, _) = wake(games, &stored, source, None).ok()?;
            result_of(game, &meta, &table, &stored)
        };
        store.bring_in_result(id.clone(), length, found()).await
    }
}

fn result_of(
    game: &'static dyn adit_any::AnyGame,
    meta: &Meta,
    table: &adit_table::Table,
    stored: &Stored,
) -> Option<NewResult> {
    let (position, record) = (table.position(), table.record());
    let ended = Ended { game, meta, setup: record.setup(), position, entries: record.entries() };
    // Nobody has agreed to anything at a table of that time.
    Some(NewResult { ended_at: ended_at(stored), is_rated: false, ..ended.result()? })
}

/// When the last entry came.
fn ended_at(stored: &Stored) -> Option<Time> {
    let is_entry = |text: &str| matches!(Line::read(text), Ok(Line::Entry(_)));
    stored.lines.iter().rev().find(|line| is_entry(&line.text)).map(|line| line.at)
}
