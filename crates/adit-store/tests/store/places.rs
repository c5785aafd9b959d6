//! Where the stores of the tests are.

use adit_store::{NewTable, Store, StoreUrl, TableId};
use tempfile::TempDir;

/// An empty place for a store.
pub struct Place {
    pub url: StoreUrl,
    address: String,
    _folder: Option<TempDir>,
}

impl Place {
    pub fn sqlite() -> Option<Place> {
        let folder = TempDir::new().unwrap();
        let address = folder.path().join("new").join("adit.db").to_str().unwrap().to_owned();
        Some(Place { url: address.parse().unwrap(), address, _folder: Some(folder) })
    }

    pub fn postgres() -> Option<Place> {
        let address = adit_testpostgres::database()?;
        Some(Place { url: address.parse().unwrap(), address, _folder: None })
    }

    /// The address with everything that is not shown.
    pub fn address(&self) -> &str {
        &self.address
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}

/// Makes a test of each function for each database.
macro_rules! on_both_databases {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::places::Place::sqlite().unwrap()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(place) = crate::places::Place::postgres() {
                    super::$name(place).await;
                }
            })*
        }
    };
}
pub(crate) use on_both_databases;

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
