//! Where the stores of the tests are.

use std::pin::Pin;
use std::task::{Context, Waker};

use adit_store::{Clock, Memory, NewTable, NoMishaps, Store, StoreUrl, TableId};
use futures_util::future::{MaybeDone, maybe_done};
use sqlx::{Connection as _, Executor as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// An empty place for a store.
pub struct Place {
    pub url: StoreUrl,
    address: String,
    memory: Option<Memory>,
    _folder: Option<TempDir>,
}

impl Place {
    pub fn sqlite() -> Option<Place> {
        let folder = TempDir::new().unwrap();
        let address = folder.path().join("new").join("adit.db").to_str().unwrap().to_owned();
        Some(Place { url: address.parse().unwrap(), address, memory: None, _folder: Some(folder) })
    }

    pub fn postgres() -> Option<Place> {
        let address = adit_testpostgres::database()?;
        Some(Place { url: address.parse().unwrap(), address, memory: None, _folder: None })
    }

    pub fn memory() -> Option<Place> {
        let address = "memory:".to_owned();
        let memory = Some(Memory::new());
        Some(Place { url: address.parse().unwrap(), address, memory, _folder: None })
    }

    /// The address with everything that is not shown.
    pub fn address(&self) -> &str {
        &self.address
    }

    pub async fn open(&self) -> Store {
        match &self.memory {
            Some(memory) => memory.open(NoMishaps, Clock::system()),
            None => Store::open(&self.url).await.unwrap(),
        }
    }
}

/// A question that stands in the store's queue. It may be answered already: the writer runs on another thread.
pub struct Asked<F: Future>(Pin<Box<MaybeDone<F>>>);

impl<F: Future> Asked<F> {
    pub fn new(question: F) -> Asked<F> {
        let mut asked = Box::pin(maybe_done(question));
        let _answered = asked.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        Asked(asked)
    }

    pub async fn answer(mut self) -> F::Output {
        self.0.as_mut().await;
        self.0.as_mut().take_output().unwrap()
    }
}

/// Makes a test of each function for each of these places.
macro_rules! tests_at {
    ([$($place:ident)*] $names:tt) => {
        $(crate::places::tests_at! { $place $names })*
    };
    ($place:ident {$($name:ident)*}) => {
        mod $place {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                // There is no place where PostgreSQL is not installed.
                if let Some(place) = crate::places::Place::$place() {
                    super::$name(place).await;
                }
            })*
        }
    };
}
pub(crate) use tests_at;

/// What is true of every store.
macro_rules! everywhere {
    ($($name:ident)*) => { crate::places::tests_at! { [sqlite postgres memory] {$($name)*} } };
}
pub(crate) use everywhere;

/// What is true of databases.
macro_rules! on_both_databases {
    ($($name:ident)*) => { crate::places::tests_at! { [sqlite postgres] {$($name)*} } };
}
pub(crate) use on_both_databases;

/// Runs SQL that the store itself never runs.
pub async fn meddle(place: &Place, sql: &'static str) {
    match place.url.path() {
        Some(path) => {
            let mut connection =
                SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
            connection.execute(sql).await.unwrap();
            connection.close().await.unwrap();
        }
        None => {
            let mut connection = PgConnection::connect(place.address()).await.unwrap();
            connection.execute(sql).await.unwrap();
        }
    }
}

pub fn id(name: &str) -> TableId {
    name.parse().unwrap()
}

/// A new table with this name and these lines.
pub fn table(name: &str, lines: &[&str]) -> NewTable {
    let mut table = NewTable::new(id(name), "cavum", "adit 1\ngame cavum\n");
    table.lines = lines.iter().map(|line| (*line).to_owned()).collect();
    table
}

/// The lines of a table as they are stored.
pub async fn lines(store: &Store, name: &str) -> Vec<String> {
    store.load(&id(name)).await.unwrap().lines.into_iter().map(|line| line.text).collect()
}
