//! `adit players`: who plays on a server.

use crate::args::{PlayersArguments, PlayersCommand};
use crate::store::wait;
use adit_store::{Player, PlayerState, Store};
use anyhow::{Context as _, bail};
use std::io::Write;

/// How many players are read at a time.
const PAGE: u32 = 500;
/// The milliseconds of a day.
const DAY: i64 = 86_400_000;

pub(crate) fn run(arguments: &PlayersArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let url = arguments.store.url()?;
    wait(async {
        let store = Store::open_existing(&url).await?;
        let done = act(&store, &arguments.command, out).await;
        store.close().await;
        done
    })
}

async fn act(store: &Store, command: &PlayersCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        PlayersCommand::List => {
            for player in all(store).await? {
                let days = (store.now().millis() - player.seen_at.millis()).max(0) / DAY;
                writeln!(out, "{} {:8} {days:5} {}", player.id, player.state.word(), player.name)?;
            }
        }
        PlayersCommand::Invite { name, url } => match find(store, name).await? {
            Some(player) if player.id.as_str() == name => {
                store.set_player_state(player.id, PlayerState::Invited).await?;
            }
            Some(_) => bail!(
                "there is a player called {name} already; invite them by their id, or choose another name"
            ),
            None => {
                let name = fit(name)?;
                let invitation = adit_server::invite(store, &name).await?;
                writeln!(out, "{} {}{}", invitation.player, url.trim_end_matches('/'), invitation.path)?;
            }
        },
        PlayersCommand::Lock { player } => set(store, player, PlayerState::Locked).await?,
        PlayersCommand::Unlock { player } => set(store, player, PlayerState::Open).await?,
        PlayersCommand::Rename { player, name } => {
            let player = known(store, player).await?;
            adit_server::rename_everywhere(store, &player.id, &fit(name)?).await?;
        }
    }
    Ok(())
}

/// A name as the pages would take it.
fn fit(name: &str) -> anyhow::Result<String> {
    adit_server::fit_name(name).map_err(|fault| anyhow::anyhow!(fault))
}

async fn set(store: &Store, player: &str, state: PlayerState) -> anyhow::Result<()> {
    let player = known(store, player).await?;
    Ok(store.set_player_state(player.id, state).await?)
}

async fn all(store: &Store) -> anyhow::Result<Vec<Player>> {
    let mut all = Vec::new();
    loop {
        let page = store.players(u32::try_from(all.len())?, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        all.extend(page);
        if is_last {
            return Ok(all);
        }
    }
}

/// The player with this id, or the only one with this name.
async fn find(store: &Store, wanted: &str) -> anyhow::Result<Option<Player>> {
    if let Ok(id) = wanted.parse()
        && let Some(player) = store.player(&id).await?
    {
        return Ok(Some(player));
    }
    let mut named: Vec<Player> =
        all(store).await?.into_iter().filter(|player| player.name == wanted).collect();
    if named.len() > 1 {
        bail!(
            "{} players are called {wanted}; name one by its id, which `adit players list` shows",
            named.len()
        );
    }
    Ok(named.pop())
}

async fn known(store: &Store, wanted: &str) -> anyhow::Result<Player> {
    let found = find(store, wanted).await?;
    found.with_context(|| format!("there is no player {wanted:?}; `adit players list` shows who there is"))
}
