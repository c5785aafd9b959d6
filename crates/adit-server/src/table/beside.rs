//! What is stored of a table beside its journal and can change.

use crate::Fault;
use crate::meta::Meta;
use crate::table::tables::{not_loaded, read_meta, unreadable};
use crate::table::{Handle, Tables};
use adit_post::Hook;
use adit_store::{StoreError, TableId};

impl Tables {
    /// Takes over what another server may have changed beside the journal.
    pub(super) async fn look_up(&self, handle: &Handle) {
        if let Ok(stored) = self.shared.store.meta(&handle.id).await
            && let Ok(meta) = read_meta(&handle.id, &stored.text)
        {
            handle.renew(stored.version, meta).await;
        }
    }

    /// Lets spectators speak at a table, or not.
    pub(crate) async fn mute(&self, handle: &Handle, muted: bool) -> Result<(), Fault> {
        self.change_meta(&handle.id, |meta| meta.muted = muted).await.map(|_| ())
    }

    /// Tells a program or a room of turns from now on, or nobody.
    pub(crate) async fn set_hook(
        &self,
        id: &TableId,
        hook: Option<Hook>,
        language: Option<String>,
    ) -> Result<(), Fault> {
        let set = |meta: &mut Meta| (meta.hook, meta.hook_language) = (hook.clone(), language.clone());
        self.change_meta(id, set).await.map(|_| ())
    }

    /// Changes what is stored of a table beside its journal, and gives what is stored then.
    pub(crate) async fn change_meta(&self, id: &TableId, change: impl Fn(&mut Meta)) -> Result<Meta, Fault> {
        loop {
            let stored = self.shared.store.meta(id).await.map_err(|fault| not_loaded(id, &fault))?;
            let before = read_meta(id, &stored.text)?;
            let mut meta = before.clone();
            change(&mut meta);
            if meta == before {
                return Ok(meta);
            }
            let text = serde_json::to_string(&meta).map_err(|fault| unreadable(id, &fault))?;
            let listing = meta.listing();
            match self.shared.store.set_meta_and_listing(id.clone(), stored.version, text, listing).await {
                Ok(version) => {
                    if let Some(handle) = self.find(id) {
                        handle.renew(version, meta.clone()).await;
                    }
                    return Ok(meta);
                }
                // Somebody else was faster.
                Err(StoreError::MetaMoved { .. }) => {}
                Err(fault) => return Err(Fault::store(&fault)),
            }
        }
    }
}
