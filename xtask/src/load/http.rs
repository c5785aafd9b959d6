//! As much of an HTTP client as the load needs.

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection that is used again and again.
pub struct Connection {
    sender: SendRequest<Full<Bytes>>,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Connection> {
        let stream = TcpStream::connect(address).await.context("the server does not listen")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        // It ends when the sender is dropped, which also sees if it breaks.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Connection { sender })
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        (name, secret): (&str, String),
        body: String,
    ) -> Result<hyper::Response<Incoming>> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "load")
            .header(name, secret)
            .header("content-type", "application/json")
            .body(Full::from(body))?;
        self.sender.ready().await?;
        let answer = tokio::time::timeout(PATIENCE, self.sender.send_request(request)).await;
        Ok(answer.context("no answer")??)
    }

    /// The status and the body of the answer.
    pub async fn get(&mut self, path: &str, token: &str) -> Result<(StatusCode, Bytes)> {
        self.ask(Method::GET, path, token, String::new()).await
    }

    /// The status and the body of a page, as a browser with this session asks for it.
    pub async fn page(&mut self, path: &str, session: &str) -> Result<(StatusCode, Bytes)> {
        let session = ("cookie", format!("adit-session={session}"));
        whole(self.send(Method::GET, path, session, String::new()).await?).await
    }

    /// The status and the body of the answer.
    pub async fn post(&mut self, path: &str, token: &str, body: String) -> Result<(StatusCode, Bytes)> {
        self.ask(Method::POST, path, token, body).await
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: &str,
        body: String,
    ) -> Result<(StatusCode, Bytes)> {
        whole(self.send(method, path, bearer(token), body).await?).await
    }

    /// Follows a stream of events; the connection is for nothing else then.
    pub async fn follow(mut self, path: &str, token: &str) -> Result<Events> {
        let answer = self.send(Method::GET, path, bearer(token), String::new()).await?;
        if answer.status() != StatusCode::OK {
            bail!("{path}: {}", answer.status());
        }
        Ok(Events { body: answer.into_body(), read: Vec::new(), _connection: self })
    }
}

fn bearer(token: &str) -> (&'static str, String) {
    ("authorization", format!("Bearer {token}"))
}

/// The status and the body of an answer.
async fn whole(answer: hyper::Response<Incoming>) -> Result<(StatusCode, Bytes)> {
    let status = answer.status();
    Ok((status, answer.into_body().collect().await?.to_bytes()))
}

/// A stream of events.
pub struct Events {
    body: Incoming,
    read: Vec<u8>,
    _connection: Connection,
}

impl Events {
    /// What the next event of this name brings.
    pub async fn next(&mut self, name: &str) -> Result<Vec<u8>> {
        loop {
            while let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let mut lines = event.split(|byte| *byte == b'\n');
                let named = lines.next().and_then(|line| line.strip_prefix(b"event: "));
                let data = lines.next().and_then(|line| line.strip_prefix(b"data: "));
                if let (true, Some(data)) = (named == Some(name.as_bytes()), data) {
                    return Ok(data.to_vec());
                }
            }
            let frame = self.body.frame().await.context("the stream has ended")??;
            if let Ok(data) = frame.into_data() {
                self.read.extend_from_slice(&data);
            }
        }
    }
}
