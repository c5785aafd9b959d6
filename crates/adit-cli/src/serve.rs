//! Serving tables in the browser.

use crate::args::{Creators, ServeArguments};
use crate::backup::Backups;
use adit_any::Games;
use adit_post::{Mailer, Reach};
use adit_server::{Config, Creating, Rate, Server, Telling};
use adit_store::{Store, StoreError};
use anyhow::Context as _;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Serves until the program is told to end.
pub(crate) fn run(arguments: &ServeArguments, games: Games) -> anyhow::Result<()> {
    let logs =
        tracing_subscriber::fmt().with_max_level(arguments.log).with_writer(io::stderr).with_ansi(false);
    // It would log the requests of agents whole, and with them the links of their seats.
    let quiet = Targets::new().with_default(arguments.log).with_target("rmcp", LevelFilter::OFF);
    // Logs are set up once per process; a second server in it shares them.
    let _ = match arguments.log_json {
        true => logs.json().finish().with(quiet).try_init(),
        false => logs.finish().with(quiet).try_init(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(arguments, games))
}

async fn serve(arguments: &ServeArguments, games: Games) -> anyhow::Result<()> {
    let url = arguments.store.url()?;
    let store = Store::open_for_server(&url).await?;
    let mut config = Config::new(games);
    config.secure_cookies = arguments.https;
    config.creating = match arguments.players {
        Creators::Open => Creating::Open,
        Creators::Invited => Creating::Invited,
    };
    config.data = crate::data::of_host(&arguments.data, games)?;
    config.rate = (arguments.rate > 0)
        .then_some(Rate { per_second: arguments.rate, burst: arguments.rate.saturating_mul(4) });
    let listener = bind(SocketAddr::new(arguments.host, arguments.port), "--port")?;
    let metrics = arguments.metrics.map(|address| bind(address, "--metrics")).transpose()?;
    config.telling = telling(arguments, listener.local_addr()?)?;
    let server = Server::new(&config, store.clone()).with(|interface| adit_mcp::router(games, interface));
    let ended = ended().context("the system does not say when to end")?;
    let mut out = io::stdout();
    writeln!(out, "Adit is ready. Open http://{} in a browser.", listener.local_addr()?)?;
    match url.is_memory() {
        true => writeln!(out, "Tables are kept in memory and are gone when you press Ctrl+C to stop.")?,
        false => writeln!(out, "Tables are kept in {}. Press Ctrl+C to stop.", store.place())?,
    }
    if let Some(metrics) = metrics {
        writeln!(out, "Metrics are at http://{}/metrics.", metrics.local_addr()?)?;
        tokio::spawn(server.clone().serve_metrics(metrics));
    }
    if let Some(folder) = &arguments.backup {
        // A store that cannot be copied is told at once, and not at night.
        anyhow::ensure!(url.path().is_some(), StoreError::NotAFile { place: url.to_string() });
        let every = Duration::from_secs(u64::from(arguments.backup_every) * 3600);
        writeln!(out, "Backups are kept in {}.", folder.display())?;
        tokio::spawn(Backups::new(folder.clone(), arguments.backup_keep).keep_making(url.clone(), every));
    }
    out.flush()?;
    let stopping = server.clone();
    tokio::spawn(async move {
        ended.await;
        stopping.stop();
    });
    server.serve(listener).await?;
    store.close().await;
    Ok(())
}

/// How people are told who are away.
fn telling(arguments: &ServeArguments, listens: SocketAddr) -> anyhow::Result<Telling> {
    let reach = if arguments.allow_internal_hooks { Reach::Anywhere } else { Reach::Public };
    Ok(Telling {
        address: public_address(arguments, listens)?,
        mailer: mailer(arguments)?,
        reach,
        patience: Duration::from_secs(arguments.told_after),
        ..Telling::default()
    })
}

/// What links in messages begin with.
pub(crate) fn public_address(arguments: &ServeArguments, listens: SocketAddr) -> anyhow::Result<String> {
    let Some(address) = &arguments.public_url else {
        return Ok(format!("http://{listens}"));
    };
    let known = address.starts_with("https://") || address.starts_with("http://");
    anyhow::ensure!(known, "--public-url begins with https:// or http://; it is {address:?}");
    Ok(address.trim_end_matches('/').to_owned())
}

/// What sends mails.
pub(crate) fn mailer(arguments: &ServeArguments) -> anyhow::Result<Option<Mailer>> {
    let from = arguments.mail_from.as_deref().unwrap_or_default();
    Ok(arguments.mail.as_deref().map(|mail| Mailer::new(mail, from)).transpose()?)
}

pub(crate) fn bind(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    adit_server::bind(address)
        .with_context(|| format!("cannot listen on {address}; is it in use? Choose another with {option}"))
}

/// What waits until somebody ends the program. The system is asked at once, so that a program that has said it is ready
/// ends as it should.
#[cfg(unix)]
pub(crate) fn ended() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// What waits until somebody ends the program.
#[cfg(not(unix))]
pub(crate) fn ended() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
