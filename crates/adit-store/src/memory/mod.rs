//! A store in memory that behaves as a database does, for trying things out and for tests that plan every mishap.
//!
//! It has no threads and no clock of its own: on a runtime with one thread the same requests give the same answers in
//! the same order.

mod disk;
mod mishaps;
mod read;
mod write;

pub(crate) use disk::Disk;
pub use mishaps::{Mishaps, NoMishaps, Outcome, ReadFate, Trouble, WriteFate};
pub(crate) use read::MemoryReader;
pub(crate) use write::MemoryWriter;

use crate::{Clock, Store};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A disk in memory. It outlives the stores that are opened on it, as a database outlives its servers.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<Disk>>);

impl Memory {
    /// An empty disk.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Opens one more store on this disk. Stores on the same disk see each other's tables and hear each other's news,
    /// as servers on one PostgreSQL database do.
    ///
    /// Call it within a tokio runtime.
    pub fn open(&self, mishaps: impl Mishaps, clock: Clock) -> Store {
        Store::open_memory(self.clone(), Chance::new(mishaps), clock)
    }

    pub(crate) fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What goes wrong for one store, asked by its reader and its writer.
#[derive(Clone)]
pub(crate) struct Chance(Arc<Mutex<dyn Mishaps>>);

impl Chance {
    fn new(mishaps: impl Mishaps) -> Chance {
        Chance(Arc::new(Mutex::new(mishaps)))
    }

    fn write(&self) -> WriteFate {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write()
    }

    fn read(&self) -> ReadFate {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).read()
    }
}
