//! A store in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::broadcast;

#[derive(Clone)]
pub struct Store {
    tables: Arc<Mutex<HashMap<String, Kept>>>,
    news: broadcast::Sender<(String, u64)>,
}

#[derive(Clone, Default)]
struct Kept {
    stored: Stored,
    chat: Vec<Said>,
    notes: HashMap<u8, String>,
}

#[derive(Clone, Debug, Default)]
pub struct Stored {
    pub header: String,
    pub meta: String,
    pub lines: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct Said {
    pub who: String,
    pub text: String,
    pub at: i64,
}

pub struct NewTable {
    pub id: String,
    pub header: String,
    pub meta: String,
    pub entries: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum AppendFault {
    #[error("moved")]
    Moved { actual: u64 },
    #[error("missing")]
    Missing,
}

impl Store {
    pub fn memory() -> Store {
        Store { tables: Arc::default(), news: broadcast::channel(1024).0 }
    }
    pub async fn create(&self, table: NewTable) -> Result<(), AppendFault> {
        let stored = Stored { header: table.header, meta: table.meta, lines: table.entries };
        self.tables.lock().expect("store").insert(table.id, Kept { stored, ..Kept::default() });
        Ok(())
    }
    pub async fn append(&self, id: &str, expected: u64, lines: &[String]) -> Result<u64, AppendFault> {
        let mut tables = self.tables.lock().expect("store");
        let kept = tables.get_mut(id).ok_or(AppendFault::Missing)?;
        let actual = kept.stored.lines.len() as u64;
        if actual != expected {
            return Err(AppendFault::Moved { actual });
        }
        kept.stored.lines.extend_from_slice(lines);
        let length = kept.stored.lines.len() as u64;
        let _ = self.news.send((id.to_owned(), length));
        Ok(length)
    }
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, AppendFault> {
        Ok(self.tables.lock().expect("store").get(id).map(|kept| kept.stored.clone()))
    }
    pub async fn chat(&self, id: &str) -> Result<Vec<Said>, AppendFault> {
        Ok(self.tables.lock().expect("store").get(id).map(|kept| kept.chat.clone()).unwrap_or_default())
    }
    pub async fn add_chat(&self, id: &str, who: &str, text: &str) -> Result<(), AppendFault> {
        let mut tables = self.tables.lock().expect("store");
        let kept = tables.get_mut(id).ok_or(AppendFault::Missing)?;
        kept.chat.push(Said { who: who.to_owned(), text: text.to_owned(), at: 0 });
        Ok(())
    }
    pub async fn note(&self, id: &str, seat: u8) -> Result<String, AppendFault> {
        let tables = self.tables.lock().expect("store");
        Ok(tables.get(id).and_then(|kept| kept.notes.get(&seat).cloned()).unwrap_or_default())
    }
    pub async fn set_note(&self, id: &str, seat: u8, text: &str) -> Result<(), AppendFault> {
        let mut tables = self.tables.lock().expect("store");
        let kept = tables.get_mut(id).ok_or(AppendFault::Missing)?;
        kept.notes.insert(seat, text.to_owned());
        Ok(())
    }
    pub fn watch(&self) -> broadcast::Receiver<(String, u64)> {
        self.news.subscribe()
    }
}
