//! Who wants to know what has changed.

use crate::TableId;
use sqlx::postgres::{PgListener, PgPool};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;

/// Something that is stored now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table is new or has more lines.
    Lines {
        /// The table.
        table: TableId,
        /// How many lines its journal has.
        length: u64,
    },
    /// The meta text of a table has changed.
    Meta {
        /// The table.
        table: TableId,
        /// The version it has now.
        version: u64,
    },
    /// Something was said at a table.
    Message {
        /// The table.
        table: TableId,
        /// The number of the message.
        number: u64,
    },
    /// Somebody has written something down in private at a table.
    Note {
        /// The table.
        table: TableId,
    },
    /// Something was missed, because the watcher was slow or the connection was lost. Any table may have changed.
    Missed,
}

impl News {
    /// What other servers are told: which store says it, of what kind it is, the table and the number.
    pub(crate) fn payload(&self, store: &str) -> String {
        match self {
            News::Lines { table, length } => format!("{store} lines {table} {length}"),
            News::Meta { table, version } => format!("{store} meta {table} {version}"),
            News::Message { table, number } => format!("{store} message {table} {number}"),
            News::Note { table } => format!("{store} note {table} 0"),
            News::Missed => format!("{store} missed"),
        }
    }

    /// Reads what a server says; nothing if it is this store itself.
    fn from_payload(payload: &str, this: &str) -> Option<News> {
        let mut words = payload.split(' ');
        if words.next()? == this {
            return None;
        }
        // What a later version may say and we do not understand may be about any table.
        Some(News::from_words(words).unwrap_or(News::Missed))
    }

    fn from_words<'text>(mut words: impl Iterator<Item = &'text str>) -> Option<News> {
        let kind = words.next()?;
        let table = words.next()?.parse().ok()?;
        let number = words.next()?.parse().ok()?;
        match kind {
            "lines" => Some(News::Lines { table, length: number }),
            "meta" => Some(News::Meta { table, version: number }),
            "message" => Some(News::Message { table, number }),
            "note" => Some(News::Note { table }),
            _ => None,
        }
    }
}

/// Under which name a store speaks to other servers. A store does not listen to what is said under its own name.
#[derive(Clone)]
pub(crate) struct Name(Arc<Mutex<(String, u64)>>);

impl Name {
    pub(crate) fn new(base: String) -> Name {
        Name(Arc::new(Mutex::new((base, 0))))
    }

    pub(crate) fn now(&self) -> String {
        let (base, count) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner);
        format!("{base}.{count}")
    }

    /// Takes another name. A commit whose answer was lost may arrive later, and then this store must hear of it as
    /// every other one does.
    pub(crate) fn change(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1 += 1;
    }
}

/// Tells what is stored from now on.
#[derive(Debug)]
pub struct Watch(pub(crate) broadcast::Receiver<News>);

impl Watch {
    /// The next news, each once and in the order in which it was stored. There is none when the store has gone.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Listens to what other servers store in the same database. It has begun to listen when this returns.
pub(crate) async fn listen(
    pool: PgPool,
    this: Name,
    watchers: broadcast::Sender<News>,
) -> Result<tokio::task::AbortHandle, sqlx::Error> {
    let mut listener = listener(&pool).await?;
    let task = tokio::spawn(async move {
        loop {
            while let Ok(heard) = listener.try_recv().await {
                let news = match heard {
                    Some(heard) => News::from_payload(heard.payload(), &this.now()),
                    // The connection was lost and is there again.
                    None => Some(News::Missed),
                };
                if let Some(news) = news {
                    // Nobody has to be watching.
                    let _ = watchers.send(news);
                }
            }
            // The next one needs the place of this one in the pool.
            drop(listener);
            listener = again(&pool).await;
            let _ = watchers.send(News::Missed);
        }
    });
    Ok(task.abort_handle())
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("adit_store").await?;
    Ok(listener)
}

/// Tries until the database is back.
async fn again(pool: &PgPool) -> PgListener {
    loop {
        if let Ok(listener) = listener(pool).await {
            return listener;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
