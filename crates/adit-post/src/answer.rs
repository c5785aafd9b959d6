//! An answer whose body may flow for as long as somebody reads it.

use crate::PostFault;
use crate::client::{Stream, broken};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::task::JoinHandle;

/// An answer. Dropping it ends the connection.
#[derive(Debug)]
pub struct Answer {
    host: String,
    response: Response<Incoming>,
    _connection: Connection,
}

impl Answer {
    /// The beginning of the answer to a request.
    pub(crate) async fn of(
        host: &str,
        stream: Box<dyn Stream>,
        request: Request<Full<Bytes>>,
    ) -> Result<Answer, PostFault> {
        let broken = |fault: hyper::Error| broken(host, &fault);
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
        // What breaks is told to those who read the answer.
        let connection = Connection(tokio::spawn(async { drop(connection.await) }));
        let response = sender.send_request(request).await.map_err(broken)?;
        Ok(Answer { host: host.to_owned(), response, _connection: connection })
    }

    /// The status.
    pub fn status(&self) -> u16 {
        self.response.status().as_u16()
    }

    /// A header, if it is a text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    /// The next piece of the body; nothing at its end.
    pub async fn next(&mut self) -> Option<Result<Bytes, PostFault>> {
        loop {
            match self.response.body_mut().frame().await? {
                Ok(frame) => {
                    // What follows a body says nothing here.
                    if let Ok(piece) = frame.into_data() {
                        return Some(Ok(piece));
                    }
                }
                Err(fault) => return Some(Err(broken(&self.host, &fault))),
            }
        }
    }
}

/// A connection that ends when nobody waits for its answer any more.
#[derive(Debug)]
struct Connection(JoinHandle<()>);

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.abort();
    }
}
