//! `adit backup` and `adit restore`, and the backups that a server makes by itself.

use crate::args::{BackupArguments, RestoreArguments};
use crate::store::wait;
use adit_store::{Backup, StoreError, StoreUrl};
use anyhow::Context as _;
use jiff::Timestamp;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What the names of backups begin and end with; the moment stands between them.
const NAME: (&str, &str) = ("adit-", ".db");
/// The moment in a name. In the order of their names, backups are in the order in which they were made.
const MOMENT: &str = "%Y%m%dT%H%M%SZ";
/// How long a server waits after a backup that failed.
const AGAIN: Duration = Duration::from_secs(15 * 60);

/// A folder of backups.
#[derive(Clone, Debug)]
pub(crate) struct Backups {
    folder: PathBuf,
    /// How many are kept; 0 for all.
    keep: usize,
}

/// A backup that was made.
pub(crate) struct Made {
    pub(crate) file: PathBuf,
    pub(crate) backup: Backup,
    /// The older ones that were removed for it.
    pub(crate) removed: Vec<PathBuf>,
}

impl Backups {
    pub(crate) fn new(folder: PathBuf, keep: usize) -> Backups {
        Backups { folder, keep }
    }

    /// Copies the store into a new file, then removes the oldest backups above the number that is kept. Nothing is removed
    /// before the new one is whole.
    pub(crate) async fn make(&self, store: &StoreUrl, now: Timestamp) -> anyhow::Result<Made> {
        // Nothing is made for a store that cannot be copied.
        anyhow::ensure!(store.path().is_some(), StoreError::NotAFile { place: store.to_string() });
        let folder = &self.folder;
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let file = folder.join(format!("{}{}{}", NAME.0, now.strftime(MOMENT), NAME.1));
        let backup = store.copy_to(&file).await?;
        let mut removed = Vec::new();
        let all = self.all()?;
        let surplus = if self.keep == 0 { 0 } else { all.len().saturating_sub(self.keep) };
        for (_, old) in all.into_iter().take(surplus) {
            std::fs::remove_file(&old).with_context(|| format!("cannot remove {}", old.display()))?;
            removed.push(old);
        }
        Ok(Made { file, backup, removed })
    }

    /// The backups in the folder, the oldest first. Other files are nobody's business here.
    fn all(&self) -> anyhow::Result<Vec<(Timestamp, PathBuf)>> {
        let folder = &self.folder;
        let cannot = || format!("cannot read {}", folder.display());
        let mut all = Vec::new();
        for entry in std::fs::read_dir(folder).with_context(cannot)? {
            let path = entry.with_context(cannot)?.path();
            if let Some(moment) = moment(&path) {
                all.push((moment, path));
            }
        }
        all.sort_unstable();
        Ok(all)
    }

    /// When the last backup was made.
    pub(crate) fn last(&self) -> anyhow::Result<Option<Timestamp>> {
        Ok(self.all()?.last().map(|(made, _)| *made))
    }

    /// How long until the next backup is due. A server that is started often makes no more of them.
    fn pause(&self, every: Duration, now: Timestamp) -> Duration {
        self.last().ok().flatten().map_or(Duration::ZERO, |made| {
            let age = now.duration_since(made).try_into().unwrap_or(Duration::ZERO);
            every.saturating_sub(age)
        })
    }

    /// Makes backups for as long as the server runs.
    pub(crate) async fn keep_making(self, store: StoreUrl, every: Duration) {
        loop {
            tokio::time::sleep(self.pause(every, Timestamp::now())).await;
            match self.make(&store, Timestamp::now()).await {
                Ok(made) => {
                    tracing::info!(file = %made.file.display(), tables = made.backup.tables, "a backup was made");
                }
                Err(fault) => {
                    tracing::error!("no backup was made: {fault:#}");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }
}

/// When a backup with this name was made.
fn moment(file: &Path) -> Option<Timestamp> {
    let name = file.file_name()?.to_str()?;
    let moment = name.strip_prefix(NAME.0)?.strip_suffix(NAME.1)?;
    // The name says UTC with a letter, which the format has as it is.
    jiff::civil::DateTime::strptime(MOMENT, moment)
        .ok()?
        .to_zoned(jiff::tz::TimeZone::UTC)
        .ok()
        .map(|at| at.timestamp())
}

fn tables(backup: Backup) -> String {
    match backup.tables {
        1 => "1 table".to_owned(),
        tables => format!("{tables} tables"),
    }
}

/// `adit backup`
pub(crate) fn backup(arguments: &BackupArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let url = arguments.store.url()?;
    let backups = Backups::new(arguments.folder.clone(), arguments.keep);
    let made = wait(async { backups.make(&url, Timestamp::now()).await })?;
    writeln!(out, "{}: {}", made.file.display(), tables(made.backup))?;
    for removed in made.removed {
        writeln!(out, "removed {}", removed.display())?;
    }
    Ok(())
}

/// `adit restore`
pub(crate) fn restore(arguments: &RestoreArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let url = arguments.store.url()?;
    let suffix = format!(".replaced-{}", Timestamp::now().strftime(MOMENT));
    let restored = wait(async { Ok::<_, anyhow::Error>(url.restore(&arguments.file, &suffix).await) })?;
    let restored = match restored {
        Err(fault @ StoreError::Held { .. }) => return Err(fault).context("stop the server first"),
        restored => restored?,
    };
    writeln!(out, "{url} has {} now.", tables(restored.backup))?;
    if let Some(replaced) = restored.replaced {
        writeln!(
            out,
            "The store from before is {}; remove it when you no longer need it.",
            replaced.display()
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_store::Store;
    use tempfile::TempDir;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a moment")
    }

    #[test]
    fn only_the_last_backups_are_kept_and_nothing_else_is_removed() {
        let (data, folder) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        let store = StoreUrl::file(data.path().join("adit.db"));
        let backups = Backups::new(folder.path().join("new"), 2);
        let names = wait(async {
            Store::open(&store).await?.close().await;
            for day in 1..5 {
                backups.make(&store, at(&format!("2026-01-0{day}T03:00:00Z"))).await?;
                std::fs::write(folder.path().join("new").join("adit-notes.db"), "mine")?;
            }
            let names =
                std::fs::read_dir(folder.path().join("new"))?.map(|file| file.map(|file| file.file_name()));
            Ok(names.collect::<Result<Vec<_>, _>>()?)
        });
        let mut names = names.expect("backups");
        names.sort_unstable();
        assert_eq!(names, ["adit-20260103T030000Z.db", "adit-20260104T030000Z.db", "adit-notes.db"]);
    }

    #[test]
    fn a_server_that_is_started_again_waits_for_the_rest_of_the_day() {
        let folder = TempDir::new().expect("a folder");
        let backups = Backups::new(folder.path().to_owned(), 2);
        let day = Duration::from_secs(86_400);
        assert_eq!(backups.pause(day, at("2026-01-01T00:00:00Z")), Duration::ZERO);
        std::fs::write(folder.path().join("adit-20260101T060000Z.db"), "").expect("a file");
        assert_eq!(backups.pause(day, at("2026-01-01T09:00:00Z")), Duration::from_secs(21 * 3600));
        assert_eq!(backups.pause(day, at("2026-01-05T09:00:00Z")), Duration::ZERO);
        // A clock that was set back does not put the next one off for years.
        assert_eq!(backups.pause(day, at("2025-01-01T00:00:00Z")), day);
    }
}
