//! Connections: how many, how slow, and how they end.

use crate::App;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::Service as _;

/// How long answers that are under way may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// Serves until the app is told to stop.
pub(crate) async fn serve(
    app: App,
    router: Router,
    listener: TcpListener,
    connections: usize,
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(connections));
    let graceful = GracefulShutdown::new();
    let mut protocol = hyper::server::conn::http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(app.patience);
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
        let router = router.clone();
        let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let connection = graceful.watch(protocol.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            // A connection that breaks is nothing to report: the client connects again.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    if tokio::time::timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections were still open and are cut");
    }
    Ok(())
}
