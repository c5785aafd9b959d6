//! Where games are kept: `NAME-0001.journal` beside `NAME-0001.toml`, which says who sits where.
//!
//! Every entry is on the disk before it is shown, so a game survives whatever ends the program.

use super::Player;
use crate::language::Speech;
use adit_any::AnyGame;
use adit_table::{Entry, Journal, Source, Table};
use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The folder of the games of this terminal.
pub(super) fn folder() -> anyhow::Result<PathBuf> {
    Ok(crate::data_folder::data_folder()?.join("play"))
}

/// What is needed to continue a game, beside its journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) players: Vec<Player>,
    /// Stored as a text, because numbers of TOML end at 63 bits.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "seed_text")]
    pub(super) seed: Option<u64>,
}

impl Settings {
    /// Who sits where, as it is typed.
    pub(super) fn seats(&self) -> String {
        self.players.iter().map(|player| player.word()).collect::<Vec<_>>().join(",")
    }
}

mod seed_text {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    // The signature is given by serde.
    #[allow(clippy::ref_option)]
    pub(super) fn serialize<S: Serializer>(seed: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&seed.unwrap_or_default())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
        String::deserialize(deserializer)?.parse().map(Some).map_err(D::Error::custom)
    }
}

/// The kept games of one kind.
pub(super) struct Saves {
    folder: PathBuf,
    game: &'static str,
}

impl Saves {
    pub(super) fn new(folder: &Path, game: &'static str) -> anyhow::Result<Saves> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(Saves { folder: folder.to_owned(), game })
    }

    fn path(&self, number: u32, kind: &str) -> PathBuf {
        self.folder.join(format!("{}-{number:04}.{kind}", self.game))
    }

    /// The numbers of all files of this kind.
    fn numbers(&self, kind: &str) -> anyhow::Result<Vec<u32>> {
        let mut numbers = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            let name = file?.file_name();
            let number = name.to_str().and_then(|name| {
                let number =
                    name.strip_prefix(self.game)?.strip_prefix('-')?.strip_suffix(kind)?.strip_suffix('.')?;
                number.parse::<u32>().ok()
            });
            numbers.extend(number);
        }
        Ok(numbers)
    }

    /// The game that was started last.
    pub(super) fn latest(&self, speech: &Speech) -> anyhow::Result<Option<Save>> {
        let Some(number) = self.numbers("journal")?.into_iter().max() else {
            return Ok(None);
        };
        let path = self.path(number, "toml");
        let settings = fs::read_to_string(&path)
            .map_err(anyhow::Error::from)
            .and_then(|text| Ok(toml::from_str(&text)?))
            .with_context(|| speech.say("resume-broken", &[("path", path.display().to_string().into())]))?;
        let lock = File::open(&path)?;
        if lock.try_lock().is_err() {
            bail!(speech.say("resume-open", &[("game", self.game.into())]));
        }
        let path = self.path(number, "journal");
        // Whatever the program was doing when it ended, only whole lines were ever shown.
        let mut text = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            text.truncate(whole);
            OpenOptions::new().write(true).open(&path)?.set_len(whole as u64)?;
        }
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Some(Save { path, file, settings, _lock: lock }))
    }

    /// Keeps a new game.
    pub(super) fn create(&self, settings: Settings, journal: &Journal) -> anyhow::Result<Save> {
        let used = self.numbers("toml")?.into_iter().chain(self.numbers("journal")?);
        let number = used.max().map_or(1, |last| last.saturating_add(1));
        let path = self.path(number, "toml");
        let lock = File::create_new(&path).with_context(|| format!("cannot make {}", path.display()))?;
        lock.try_lock().with_context(|| format!("cannot keep {} to ourselves", path.display()))?;
        (&lock).write_all(toml::to_string(&settings)?.as_bytes())?;
        lock.sync_all()?;
        let path = self.path(number, "journal");
        let file = replace(&path, journal).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Save { path, file, settings, _lock: lock })
    }
}

/// Writes a whole journal so that either the old or the new one is there, whatever happens meanwhile.
fn replace(path: &Path, journal: &Journal) -> io::Result<File> {
    let draft = path.with_extension("draft");
    let mut file = File::create(&draft)?;
    file.write_all(journal.to_string().as_bytes())?;
    file.sync_all()?;
    fs::rename(&draft, path)?;
    if let Some(folder) = path.parent() {
        sync_folder(folder)?;
    }
    OpenOptions::new().append(true).open(path)
}

/// Makes a new name of a file last. Only Unix can open a folder to do so.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// One kept game. While it is open, no other process continues it.
pub(super) struct Save {
    path: PathBuf,
    file: File,
    settings: Settings,
    _lock: File,
}

impl Save {
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The table as it was kept.
    pub(super) fn read(&self, game: &'static dyn AnyGame) -> anyhow::Result<Table> {
        let journal = Journal::read(&fs::read_to_string(&self.path)?)?;
        if journal.setup.seats as usize != self.settings.players.len() {
            bail!(
                "the journal has {} seats, its settings have {}",
                journal.setup.seats,
                self.settings.players.len()
            );
        }
        Ok(game.replay(&journal, Source::new(self.settings.seed))?)
    }

    /// Keeps what happens next.
    pub(super) fn append(&mut self, entries: &[Entry]) -> anyhow::Result<()> {
        let lines: String = entries.iter().map(|entry| format!("{entry}\n")).collect();
        self.file
            .write_all(lines.as_bytes())
            .and_then(|()| self.file.sync_data())
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Keeps a journal that is not longer than before.
    pub(super) fn rewrite(&mut self, journal: &Journal) -> anyhow::Result<()> {
        self.file =
            replace(&self.path, journal).with_context(|| format!("cannot write {}", self.path.display()))?;
        Ok(())
    }
}
