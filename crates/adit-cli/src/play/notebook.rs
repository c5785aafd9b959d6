//! What was learned in the terminal, and where a lesson was left.

use adit_table::Entry;
use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// What is kept of one game's lessons.
pub(super) struct Notebook {
    path: PathBuf,
    notes: Notes,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Notes {
    /// The lessons that are finished.
    #[serde(default)]
    learned: Vec<String>,
    /// The lesson that was left in the middle.
    left: Option<Left>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Left {
    lesson: String,
    /// How many entries there were when each step began.
    begins: Vec<usize>,
    /// What has happened since the lesson began.
    entries: Vec<String>,
}

impl Notebook {
    /// The notebook of a game in a folder.
    pub(super) fn open(folder: &Path, game: &str) -> anyhow::Result<Notebook> {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        let path = folder.join(format!("{game}.lessons"));
        let notes = match fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).with_context(|| {
                format!("{} cannot be read; remove it to begin with the first lesson", path.display())
            })?,
            Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => Notes::default(),
            Err(fault) => return Err(fault).with_context(|| format!("cannot read {}", path.display())),
        };
        Ok(Notebook { path, notes })
    }

    /// Is the lesson finished?
    pub(super) fn has(&self, lesson: &str) -> bool {
        self.notes.learned.iter().any(|known| known == lesson)
    }

    /// The lesson that was left in the middle.
    pub(super) fn left(&self) -> Option<&str> {
        self.notes.left.as_ref().map(|left| left.lesson.as_str())
    }

    /// Where a lesson was left: when its steps began, and what has happened in it.
    pub(super) fn place(&self, lesson: &str) -> Option<(Vec<usize>, Vec<Entry>)> {
        let left = self.notes.left.as_ref().filter(|left| left.lesson == lesson)?;
        let entries =
            left.entries.iter().map(|line| Entry::read(line).ok()).collect::<Option<Vec<Entry>>>()?;
        (!left.begins.is_empty()).then(|| (left.begins.clone(), entries))
    }

    /// Keeps where a lesson stands.
    pub(super) fn keep(&mut self, lesson: &str, begins: &[usize], entries: &[Entry]) -> anyhow::Result<()> {
        let entries = entries.iter().map(Entry::to_string).collect();
        self.notes.left = Some(Left { lesson: lesson.to_owned(), begins: begins.to_vec(), entries });
        self.write()
    }

    /// No lesson is left in the middle any more.
    pub(super) fn leave(&mut self) -> anyhow::Result<()> {
        self.notes.left = None;
        self.write()
    }

    /// Keeps that a lesson is finished.
    pub(super) fn finish(&mut self, lesson: &str) -> anyhow::Result<()> {
        if !self.has(lesson) {
            self.notes.learned.push(lesson.to_owned());
        }
        self.leave()
    }

    fn write(&self) -> anyhow::Result<()> {
        let text = toml::to_string(&self.notes)?;
        // A file that is replaced whole is never half written.
        let fresh = self.path.with_extension("lessons.new");
        fs::write(&fresh, text).with_context(|| format!("cannot write {}", fresh.display()))?;
        fs::rename(&fresh, &self.path).with_context(|| format!("cannot write {}", self.path.display()))
    }
}
