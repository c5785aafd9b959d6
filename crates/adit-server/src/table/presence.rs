//! Whether anybody looks at a table, and where its people come from.

use crate::queue::Origin;
use std::net::IpAddr;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Somebody who looked so recently is still there, with or without a stream.
const RECENT: Duration = Duration::from_secs(30);

/// Whether anybody looks at a table, and where its people come from. It is kept in memory alone.
#[derive(Default)]
pub(crate) struct Presence {
    origin: OnceLock<IpAddr>,
    looked: Mutex<Option<Instant>>,
}

impl Presence {
    /// The table belongs to the origin that is named first.
    pub(super) fn belong(&self, origin: Origin) {
        if let Some(origin) = origin {
            self.origin.get_or_init(|| origin);
        }
    }

    /// At whose expense bots think.
    pub(crate) fn origin(&self) -> Origin {
        self.origin.get().copied()
    }

    /// Somebody looks.
    pub(super) fn look(&self) {
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Has somebody looked a moment ago?
    pub(super) fn is_recent(&self) -> bool {
        let looked = *self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        looked.is_some_and(|looked| looked.elapsed() < RECENT)
    }
}
