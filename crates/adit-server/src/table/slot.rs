//! Where a table is in memory, from the moment at which somebody asks for it.

use crate::Fault;
use crate::table::Handle;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::OnceCell;

/// Where a table is in memory once it has been brought there.
#[derive(Default)]
pub(super) struct Slot {
    handle: OnceCell<Arc<Handle>>,
    /// Has something been stored while the table was being loaded, which what was loaded may lack?
    missed: AtomicBool,
}

impl Slot {
    /// The table, if it is there.
    pub(super) fn get(&self) -> Option<&Arc<Handle>> {
        self.handle.get()
    }

    /// The table, loaded by the first who asks. If that fails, the next who waits tries it.
    pub(super) async fn load(
        &self,
        wake: impl Future<Output = Result<Arc<Handle>, Fault>>,
    ) -> Result<Arc<Handle>, Fault> {
        self.handle.get_or_try_init(|| wake).await.cloned()
    }

    /// Remembers that there was news of the table. Gives the table if it can be told itself.
    pub(super) fn news(&self) -> Option<Arc<Handle>> {
        if self.handle.get().is_none() {
            self.missed.store(true, Ordering::SeqCst);
        }
        // It may have come in between.
        self.handle.get().cloned()
    }

    /// Was there news while the table was being loaded? Says so once.
    pub(super) fn has_missed(&self) -> bool {
        self.missed.swap(false, Ordering::SeqCst)
    }

    /// May this place be given up after loading has failed? Not while somebody else waits for it: they would bring back a
    /// table that nobody else finds. `slot` is held by the list of tables and by the caller.
    pub(super) fn is_vain(slot: &Arc<Slot>) -> bool {
        slot.get().is_none() && Arc::strong_count(slot) <= 2
    }
}
