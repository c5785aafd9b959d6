//! Copies of a SQLite store: made while it is in use, looked at, and put back.

use crate::database::{Database, Value};
use crate::error::classify;
use crate::open::{self, VERSION};
use crate::statements::{COPY_TO, COUNT, Statement, TABLES_VERSION};
use crate::{StoreError, StoreUrl};
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// What a copy of a store holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// How many tables.
    pub tables: u64,
}

/// What became of a store that was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the store holds now.
    pub backup: Backup,
    /// Where the store from before is, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Looks at every page of a file, and names the first fault.
const FAULT: Statement = Statement { sqlite: "PRAGMA quick_check(1)", postgres: "" };

impl StoreUrl {
    /// Copies this store to a new file, whether or not a server is using it: all that was acknowledged before is in it. The
    /// copy is checked before it gets its name, so a file with this name is a whole one.
    pub async fn copy_to(&self, file: &Path) -> Result<Backup, StoreError> {
        let database = self.sqlite()?;
        copy(&database, &self.to_string(), file).await
    }

    /// What a file holds that [`StoreUrl::copy_to`] has made. A file that is damaged, of a newer program or not a store is
    /// refused.
    pub async fn inspect(file: &Path) -> Result<Backup, StoreError> {
        let url = StoreUrl::file(file);
        if !file.exists() {
            return Err(StoreError::Missing {
                place: url.to_string(),
                hint: "; `adit backup` makes such files",
            });
        }
        look_at(&open::to_look_at(file), &url.to_string()).await
    }

    /// Puts a copy in the place of this store, which no server may be using. The store from before is kept beside it, with
    /// `suffix` behind its name.
    pub async fn restore(&self, file: &Path, suffix: &str) -> Result<Restored, StoreError> {
        let path = self.path().ok_or_else(|| self.is_no_file())?;
        let backup = StoreUrl::inspect(file).await?;
        let _lock = open::lock(self)?;
        let part = with_suffix(path, ".part");
        std::fs::copy(file, &part).map_err(|fault| cannot(&part, &fault))?;
        sync(&part)?;
        // What was copied is what was looked at.
        StoreUrl::inspect(&part).await?;
        let replaced = path.exists().then(|| with_suffix(path, suffix));
        if let Some(replaced) = &replaced {
            // The log belongs to the file and goes where the file goes; first, so that it never stands beside the copy.
            for end in ["-wal", "-shm", ""] {
                let (from, to) = (with_suffix(path, end), with_suffix(replaced, end));
                if from.exists() {
                    std::fs::rename(&from, &to).map_err(|fault| cannot(&to, &fault))?;
                }
            }
        }
        give_name(&part, path)?;
        Ok(Restored { backup, replaced })
    }

    /// The file as it can be reached, if it is one.
    fn sqlite(&self) -> Result<Database, StoreError> {
        match self.path() {
            Some(_) => open::database(self, false)?.ok_or_else(|| self.is_no_file()),
            None => Err(self.is_no_file()),
        }
    }

    fn is_no_file(&self) -> StoreError {
        StoreError::NotAFile { place: self.to_string() }
    }
}

/// Copies what is committed now.
pub(crate) async fn copy(database: &Database, place: &str, file: &Path) -> Result<Backup, StoreError> {
    if file.exists() {
        let reason = "there is a file with this name already; give another name".to_owned();
        return Err(StoreError::Copy { file: file.display().to_string(), reason });
    }
    let part = with_suffix(file, ".part");
    // What a copy left behind that was cut short.
    match std::fs::remove_file(&part) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(cannot(&part, &fault)),
        Ok(()) | Err(_) => {}
    }
    let Some(name) = part.to_str() else {
        let reason = "its name is not a text; give another name".to_owned();
        return Err(StoreError::Copy { file: file.display().to_string(), reason });
    };
    let mut connection = database.connect().await.map_err(|error| classify(place, &error))?;
    let copied = connection.link().execute(COPY_TO, &[Value::Text(name)]).await;
    connection.close().await;
    if let Err(error) = copied {
        // Nobody needs half a copy, and the fault that matters is the first one.
        let _ = std::fs::remove_file(&part);
        let fault = classify(place, &error);
        let unwritten = matches!(
            fault,
            StoreError::Unreachable { .. } | StoreError::ReadOnly { .. } | StoreError::Full { .. }
        );
        let file = file.display().to_string();
        return Err(if unwritten { StoreError::Copy { file, reason: error.to_string() } } else { fault });
    }
    sync(&part)?;
    let copy = look_at(&open::to_look_at(&part), &part.display().to_string()).await?;
    give_name(&part, file)?;
    Ok(copy)
}

async fn look_at(database: &Database, place: &str) -> Result<Backup, StoreError> {
    let failed = |error: sqlx::Error| classify(place, &error);
    let mut connection = database.connect().await.map_err(failed)?;
    let found = async {
        let mut link = connection.link();
        let rows = link.fetch(FAULT, &[]).await?;
        let said = rows.first().map_or(Ok(String::new()), |row| row.text(0))?;
        if said != "ok" {
            return Ok(Err(StoreError::Damaged { place: place.to_owned(), reason: said }));
        }
        let version = link.fetch(TABLES_VERSION, &[]).await?;
        let version = version.first().map_or(Ok(None), |row| row.optional_number(0))?;
        let tables = link.fetch(COUNT, &[]).await?;
        // One row for each state.
        let tables = tables.iter().map(|row| row.count(0)).sum::<Result<u64, _>>()?;
        Ok(Ok((version.unwrap_or_default(), tables)))
    }
    .await;
    connection.close().await;
    let (version, tables) = found.map_err(|error| foreign(place, failed(error)))??;
    if version > VERSION {
        return Err(StoreError::Newer { place: place.to_owned(), version, known: VERSION });
    }
    Ok(Backup { tables })
}

/// A file without our tables is a store of something else.
fn foreign(place: &str, fault: StoreError) -> StoreError {
    if let StoreError::Database { reason, .. } = fault {
        return StoreError::Foreign { place: place.to_owned(), reason };
    }
    fault
}

/// A file keeps its name over a power cut once its folder is on the disk.
fn give_name(part: &Path, file: &Path) -> Result<(), StoreError> {
    std::fs::rename(part, file).map_err(|fault| cannot(file, &fault))?;
    match file.parent().filter(|folder| cfg!(unix) && !folder.as_os_str().is_empty()) {
        Some(folder) => sync(folder),
        None => Ok(()),
    }
}

fn sync(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(|fault| cannot(path, &fault))
}

fn cannot(path: &Path, fault: &io::Error) -> StoreError {
    StoreError::Copy { file: path.display().to_string(), reason: fault.to_string() }
}

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}
