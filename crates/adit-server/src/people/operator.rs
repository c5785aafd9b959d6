//! What the host of a server does beside it: inviting players and calling them otherwise.

use super::recovery::link;
use crate::Entropy;
use crate::entropy::Random;
use crate::meta::Meta;
use adit_store::{PlayerId, Store, StoreError, Time};

/// How long an invitation opens a new player, in milliseconds: a week.
const INVITATION: i64 = 7 * 86_400_000;

/// A new player, and the path of the link that opens them once.
pub struct Invitation {
    /// The player.
    pub player: PlayerId,
    /// The path of the link on the server.
    pub path: String,
}

fn failed(fault: &crate::Fault) -> StoreError {
    StoreError::Randomness(fault.to_string())
}

/// A name as players are called, or why nobody can be called so.
pub fn fit_name(name: &str) -> Result<String, String> {
    crate::meta::player_name(name)
        .map_err(|fault| if let crate::Fault::NoSuchSetup(why) = fault { why } else { fault.to_string() })
}

/// Keeps a new player whom the host invites, and makes a link that opens them once within a week.
pub async fn invite(store: &Store, name: &str) -> Result<Invitation, StoreError> {
    let random = Random::new(Entropy::Os);
    let player = PlayerId::from_bits(random.bits().map_err(|fault| failed(&fault))?);
    let secret = link(&random).map_err(|fault| failed(&fault))?;
    store.invite_player(player.clone(), name.to_owned()).await?;
    let ends_at = Time::from_millis(store.now().millis() + INVITATION);
    store.add_link(player.clone(), secret.hash().as_str().to_owned(), ends_at).await?;
    Ok(Invitation { player, path: format!("/me/open/{}", secret.reveal()) })
}

/// Calls a player otherwise, also at the tables where they sit. A server that runs beside it shows the new name at tables
/// that it has not in memory.
pub async fn rename_everywhere(store: &Store, player: &PlayerId, name: &str) -> Result<(), StoreError> {
    store.rename(player.clone(), name.to_owned()).await?;
    for table in store.tables_of_player(player).await? {
        loop {
            let stored = store.meta(&table).await?;
            // A table that cannot be read keeps its names.
            let Ok(mut meta) = serde_json::from_str::<Meta>(&stored.text) else { break };
            let own = meta.players.iter_mut().filter(|seat| seat.player.as_ref() == Some(player));
            own.for_each(|seat| name.clone_into(&mut seat.name));
            let Ok(text) = serde_json::to_string(&meta) else { break };
            let listing = meta.listing();
            match store.set_meta_and_listing(table.clone(), stored.version, text, listing).await {
                // Somebody else was faster.
                Err(StoreError::MetaMoved { .. }) => {}
                answer => {
                    answer?;
                    break;
                }
            }
        }
    }
    Ok(())
}
