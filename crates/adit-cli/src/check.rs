//! `adit check`: whether everything in a store can be read and played.

use crate::args::CheckArguments;
use crate::store::wait;
use adit_any::Games;
use adit_store::{Store, StoreError, TableId};
use std::io::{self, Write};
use std::process::ExitCode;

/// How many tables are asked for at a time.
const PAGE: u32 = 500;
/// After how many tables it is said how far the check has come.
const TOLD_EVERY: u64 = 1_000;
/// What the program exits with when something is damaged.
const DAMAGED: u8 = 1;

/// Reads and replays every table, one at a time, and says which ones are damaged.
pub(crate) fn run(
    arguments: &CheckArguments,
    games: Games,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let url = arguments.store.url()?;
    wait(async {
        let store = Store::open_existing(&url).await?;
        let total = store.count().await?;
        let (mut checked, mut damaged) = (0, 0);
        let mut last: Option<TableId> = None;
        loop {
            let page = store.tables_after(last.as_ref(), PAGE).await?;
            for table in &page {
                if let Some(what) = damage(&store, table, games).await? {
                    damaged += 1;
                    writeln!(out, "{table}: {what}")?;
                }
                checked += 1;
                if checked % TOLD_EVERY == 0 {
                    // There is nobody left to tell if standard error cannot be written.
                    let _ = writeln!(io::stderr(), "{checked} of {total} tables");
                }
            }
            last = page.into_iter().next_back();
            if last.is_none() {
                break;
            }
        }
        store.close().await;
        writeln!(out, "{checked} tables, {damaged} damaged")?;
        Ok(if damaged == 0 { ExitCode::SUCCESS } else { ExitCode::from(DAMAGED) })
    })
}

/// What is wrong with a table. An error that is not about this table ends the check.
async fn damage(store: &Store, table: &TableId, games: Games) -> Result<Option<String>, StoreError> {
    match store.record(table).await {
        Ok(record) => Ok(adit_server::examine(games, &record.table).err().map(|flaw| flaw.to_string())),
        Err(error) if error.is_damage() => Ok(Some(error.to_string())),
        Err(error) => Err(error),
    }
}
