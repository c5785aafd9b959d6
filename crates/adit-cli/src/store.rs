//! `adit export` and `adit import`: whole tables between stores, as text.

use crate::args::{ExportArguments, ImportArguments, StoreArguments};
use crate::data_folder::data_folder;
use adit_any::Games;
use adit_store::{Record, State, Store, StoreUrl, TableId};
use anyhow::{Context as _, bail};
use std::fs::File;
use std::io::{self, BufWriter, Write};

impl StoreArguments {
    /// The store that was named, or else the file in the folder of this user's games.
    pub(crate) fn url(&self) -> anyhow::Result<StoreUrl> {
        match &self.store {
            Some(url) => Ok(url.clone()),
            None => Ok(StoreUrl::file(data_folder()?.join("adit.db"))),
        }
    }
}

/// Runs what waits for the store; no other command needs a runtime.
pub(crate) fn wait<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the system gives no means to wait for the store")?;
    runtime.block_on(work)
}

pub(crate) fn export(arguments: &ExportArguments, out: &mut impl Write) -> anyhow::Result<()> {
    if arguments.tables.is_empty() && !arguments.all {
        bail!("name the tables to export, or say --all");
    }
    let url = arguments.store.url()?;
    wait(async {
        let store = Store::open_existing(&url).await?;
        let tables = match arguments.all {
            true => store.all_tables().await?,
            false => arguments.tables.clone(),
        };
        match &arguments.output {
            Some(path) => {
                let file =
                    File::create_new(path).with_context(|| format!("cannot make {}", path.display()))?;
                let mut file = BufWriter::new(file);
                write_tables(&store, &tables, arguments.secrets, &mut file).await?;
                file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            }
            None => write_tables(&store, &tables, arguments.secrets, out).await?,
        }
        store.close().await;
        Ok(())
    })
}

async fn write_tables(
    store: &Store,
    tables: &[TableId],
    secrets: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut kept_back = 0;
    for table in tables {
        if secrets {
            out.write_all(store.export_with_secret(table).await?.as_bytes())?;
            continue;
        }
        if store.summary(table).await?.state == State::Open && store.table_secret(table).await?.is_some() {
            kept_back += 1;
        }
        out.write_all(store.export(table).await?.as_bytes())?;
    }
    if kept_back > 0 {
        // There is nobody left to tell if standard error cannot be written.
        let _ = writeln!(
            io::stderr(),
            "adit: {kept_back} verifiable games that go on are written without their secrets, so they cannot go on elsewhere; \
             say --secrets to move them"
        );
    }
    Ok(out.flush()?)
}

pub(crate) fn import(arguments: &ImportArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let text = crate::read_text(&arguments.file)?;
    let url = arguments.store.url()?;
    if url.is_memory() {
        bail!("{url} keeps nothing when this program has ended; give another place with --store");
    }
    let tables = wait(async {
        let store = Store::open(&url).await?;
        let playable = |record: &Record| adit_server::examine(games, &record.table);
        let tables = store.import_checked(&text, playable).await;
        let tables = tables.with_context(|| arguments.file.display().to_string());
        store.close().await;
        tables
    })?;
    for table in tables {
        writeln!(out, "{table}")?;
    }
    Ok(())
}
