//! Agents that play through the Model Context Protocol.

use crate::args::AgentArguments;
use crate::serve::{bind, ended};
use adit_any::Games;
use adit_game::Language;
use adit_mcp::{Agent, Here, Interface, Link, Place, There};
use adit_server::{Config, Server};
use adit_store::{Store, StoreUrl};
use adit_table::Source;
use anyhow::{Context as _, anyhow, bail};
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Plays until the agent leaves, or serves until the program is told to end.
pub(crate) fn run(arguments: &AgentArguments, games: Games) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let played = runtime.block_on(async {
        match arguments.http {
            Some(address) => serve(arguments, games, bind(address, "--http")?).await,
            None => play(arguments, games).await,
        }
    });
    // Reading standard input cannot be called off.
    runtime.shutdown_background();
    played
}

async fn play(arguments: &AgentArguments, games: Games) -> anyhow::Result<()> {
    let known = || Language::ALL.map(Language::word).join(", ");
    let language = Language::from_word(&arguments.lang)
        .with_context(|| format!("there is no language {:?}; use {}", arguments.lang, known()))?;
    let links: Vec<Link> = arguments.table.iter().map(|link| link.parse()).collect::<Result<_, _>>()?;
    let (interface, place): (Arc<dyn Interface>, Place) = match server(arguments, &links)? {
        Some(address) => {
            let there = There::new(&address)?;
            let place = Place::Elsewhere(there.address());
            (Arc::new(there), place)
        }
        None => {
            let server = own(arguments, games).await?;
            let router = server.router();
            tokio::spawn(async move { tokio::join!(server.clone().attend(), server.keep_time()) });
            (Arc::new(Here(router)), Place::Process)
        }
    };
    let agent = Agent::new(games, interface, place).with(language, !arguments.no_hints);
    for link in &links {
        agent.sit(link).await.map_err(|fault| anyhow!(fault))?;
    }
    Ok(adit_mcp::serve(agent).await?)
}

/// The server that is played on: the one that is named, or that of the links.
fn server(arguments: &AgentArguments, links: &[Link]) -> anyhow::Result<Option<String>> {
    let mut named: Vec<&str> = arguments.server.iter().map(String::as_str).collect();
    for link in links {
        match (&link.server, &arguments.server) {
            (Some(server), _) => named.push(server),
            (None, Some(_)) => {}
            (None, None) => {
                bail!("the link does not say where the server is; give the whole link, or --server too")
            }
        }
    }
    let Some(first) = named.first() else { return Ok(None) };
    if named.iter().any(|server| server.trim_end_matches('/') != first.trim_end_matches('/')) {
        bail!("the seats are on several servers: {}; start the program once for each", named.join(", "));
    }
    Ok(Some((*first).to_owned()))
}

/// A server of this process, whose tables are kept in memory.
async fn own(arguments: &AgentArguments, games: Games) -> anyhow::Result<Server> {
    let memory: StoreUrl = "memory:".parse()?;
    let mut config = Config::new(games);
    config.source = Source::new(arguments.seed);
    config.data = crate::data::of_host(&arguments.data, games)?;
    // Only the agent asks here.
    config.rate = None;
    Ok(Server::new(&config, Store::open_for_server(&memory).await?))
}

async fn serve(arguments: &AgentArguments, games: Games, listener: TcpListener) -> anyhow::Result<()> {
    let address: SocketAddr = listener.local_addr()?;
    let server = own(arguments, games).await?.with(|interface| adit_mcp::router(games, interface));
    let ended = ended().context("the system does not say when to end")?;
    let mut out = io::stdout();
    writeln!(out, "Adit is ready. Agents play at http://{address}/mcp, people at http://{address}.")?;
    writeln!(out, "Tables are kept in memory and are gone when you press Ctrl+C to stop.")?;
    out.flush()?;
    let stopping = server.clone();
    tokio::spawn(async move {
        ended.await;
        stopping.stop();
    });
    Ok(server.serve(listener).await?)
}
