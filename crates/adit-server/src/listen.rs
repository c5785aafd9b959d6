//! Connections: how many, how slow, and how they end.

use crate::counts::Counts;
use crate::impatient::Impatient;
use crate::{App, Fault};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::Semaphore;
use tower::Service as _;

/// How many connections may be open.
#[derive(Clone, Copy)]
pub(crate) struct Connections {
    /// In all.
    pub(crate) total: usize,
    /// From one address, where addresses tell people apart.
    pub(crate) address: usize,
}

/// How long answers that are under way may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// So much of a request or an answer is kept for a connection: the longest head of a request, and what a slow client has
/// not read yet.
const BUFFER: usize = 64 * 1024;

/// So much does the operating system keep for a connection whose client does not read. It would grow to megabytes.
const SEND_BUFFER: u32 = 128 * 1024;

/// How many connections may wait until they are accepted.
const BACKLOG: u32 = 1024;

/// Listens on an address.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // The connections of the last run may still be closing. Elsewhere than on Unix this would let others share the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// So many connections that are one too many may be told so at the same time; further ones are closed without a word.
const REFUSALS: usize = 64;

/// Serves until the app is told to stop.
pub(crate) async fn serve(
    app: App,
    router: Router,
    listener: TcpListener,
    limits: Connections,
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(limits.total));
    let refusals = Arc::new(Semaphore::new(REFUSALS));
    let counts = Counts::default();
    let graceful = GracefulShutdown::new();
    let mut protocol = Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(app.patience).max_buf_size(BUFFER);
    let mut once = protocol.clone();
    once.keep_alive(false);
    loop {
        let place = tokio::select! {
            place = places.clone().acquire_owned() => place.map_err(io::Error::other)?,
            () = app.stop.cancelled() => break,
        };
        let (stream, address): (_, SocketAddr) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(fault) => {
                    // Too many open files, most likely: the next ones may find room again.
                    tracing::warn!(%fault, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = app.stop.cancelled() => break,
        };
        let _ = stream.set_nodelay(true);
        let stream = TokioIo::new(Impatient::new(stream, app.patience));
        let counted = match app.limiter.origin(Some(address.ip())) {
            Some(origin) => counts.join(origin, limits.address).map(Some),
            None => Some(None),
        };
        let router = router.clone();
        let Some(counted) = counted else {
            drop(place);
            let Ok(refusal) = refusals.clone().try_acquire_owned() else { continue };
            let service = hyper::service::service_fn(move |request: Request<Incoming>| {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(Fault::TooManyConnections);
                router.clone().call(request)
            });
            let connection = graceful.watch(once.serve_connection(stream, service));
            tokio::spawn(async move {
                let _ = connection.await;
                drop(refusal);
            });
            continue;
        };
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let connection = graceful.watch(protocol.serve_connection(stream, service));
        tokio::spawn(async move {
            // A connection that breaks is nothing to report: the client connects again.
            let _ = connection.await;
            drop((place, counted));
        });
    }
    drop(listener);
    if tokio::time::timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections were still open and are cut");
    }
    Ok(())
}
