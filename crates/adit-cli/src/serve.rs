//! Serving tables in the browser.

use crate::args::ServeArguments;
use adit_any::Games;
use adit_server::{Config, Rate, Server};
use adit_store::Store;
use anyhow::Context as _;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Serves until the program is told to end.
pub(crate) fn run(arguments: &ServeArguments, games: Games) -> anyhow::Result<()> {
    let logs =
        tracing_subscriber::fmt().with_max_level(arguments.log).with_writer(io::stderr).with_ansi(false);
    // Logs are set up once per process; a second server in it shares them.
    let _ = if arguments.log_json { logs.json().try_init() } else { logs.try_init() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(arguments, games))
}

async fn serve(arguments: &ServeArguments, games: Games) -> anyhow::Result<()> {
    let store = Store::open(&arguments.store.url()?).await?;
    let mut config = Config::new(games);
    config.secure_cookies = arguments.https;
    config.rate = (arguments.rate > 0)
        .then_some(Rate { per_second: arguments.rate, burst: arguments.rate.saturating_mul(4) });
    let address = SocketAddr::new(arguments.host, arguments.port);
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address}; is it in use? Choose another with --port"))?;
    let server = Server::new(&config, store.clone());
    let mut out = io::stdout();
    writeln!(out, "Adit is ready. Open http://{} in a browser.", listener.local_addr()?)?;
    writeln!(out, "Tables are kept in {}. Press Ctrl+C to stop.", store.place())?;
    out.flush()?;
    let stopping = server.clone();
    tokio::spawn(async move {
        ended().await;
        stopping.stop();
    });
    server.serve(listener).await?;
    store.close().await;
    Ok(())
}

/// Waits until somebody ends the program.
#[cfg(unix)]
async fn ended() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminated) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminated.recv() => {}
    }
}

/// Waits until somebody ends the program.
#[cfg(not(unix))]
async fn ended() {
    let _ = tokio::signal::ctrl_c().await;
}
