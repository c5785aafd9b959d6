//! What is open to everybody on this server, looked up once for all who follow the lobby.

use crate::Fault;
use adit_store::{Lobby, LobbyTables, Store, TableId};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// So long it is believed what the store has said.
const BELIEVED: Duration = Duration::from_secs(1);
/// So many tables of each kind are looked at.
const LOOKED_AT: u32 = 50;

/// The tables of the lobby, each with the version of what is shown of it: who sits there, and nothing of the game.
pub(crate) type Shown = Vec<(TableId, u64)>;

/// What was there when the store was asked last.
#[derive(Default)]
pub(crate) struct Board(Mutex<Option<(Instant, Shown)>>);

impl Board {
    /// What is there now, to within a second. Requests at the same time wait for the same answer.
    pub(crate) async fn now(&self, store: &Store) -> Result<Shown, Fault> {
        let mut known = self.0.lock().await;
        if let Some((at, shown)) = known.as_ref()
            && at.elapsed() < BELIEVED
        {
            return Ok(shown.clone());
        }
        let mut shown = Shown::new();
        for lobby in Lobby::ALL {
            let wanted = LobbyTables { lobby, game: None, skip: 0 };
            let found = store.lobby(&wanted, LOOKED_AT).await.map_err(|_| Fault::Store)?;
            shown.extend(found.into_iter().map(|table| (table.id, table.meta.version)));
        }
        *known = Some((Instant::now(), shown.clone()));
        Ok(shown)
    }
}
