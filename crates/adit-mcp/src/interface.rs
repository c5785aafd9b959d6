//! How an agent's requests reach the tables.

use adit_post::{Client, Reach};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use futures_util::stream;
use http_body_util::{BodyExt as _, Limited};
use std::pin::Pin;
use std::time::Duration;
use tower::ServiceExt as _;
use url::Url;

/// An answer that is being waited for.
pub type Answering<'a> = Pin<Box<dyn Future<Output = Result<Response, Unreachable>> + Send + 'a>>;

/// The JSON interface of a server.
pub trait Interface: Send + Sync {
    /// Answers a request; its address begins with `/`.
    fn ask(&self, request: Request) -> Answering<'_>;
}

/// The server gives no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the server gives no answer: {0}")]
pub struct Unreachable(pub String);

/// A server of this process.
pub struct Here(pub Router);

impl Interface for Here {
    fn ask(&self, request: Request) -> Answering<'_> {
        let answering = self.0.clone().oneshot(request);
        Box::pin(async { answering.await.map_err(|never| match never {}) })
    }
}

/// A server that runs elsewhere.
pub struct There {
    client: Client,
    server: Url,
}

/// How long an answer may be waited for. A hint thinks for some seconds, after others who were first.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest body of a request that is sent on.
const LONGEST: usize = 1024 * 1024;

impl There {
    /// The server at this address. The person who starts the program names it, so it may be anywhere.
    pub fn new(server: &str) -> Result<There, Unreachable> {
        let unreachable = |fault: adit_post::PostFault| Unreachable(fault.to_string());
        let server = Reach::Anywhere.read(server).map_err(unreachable)?;
        Ok(There { client: Client::new(Reach::Anywhere).with_patience(PATIENCE), server })
    }

    /// Where the server is, as links begin: `https://adit.example.org`.
    pub fn address(&self) -> String {
        self.server.origin().ascii_serialization()
    }
}

impl Interface for There {
    fn ask(&self, request: Request) -> Answering<'_> {
        Box::pin(async move {
            let unreachable = |fault: adit_post::PostFault| Unreachable(fault.to_string());
            let (parts, body) = request.into_parts();
            let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
            let url = self.server.join(path).map_err(|fault| Unreachable(fault.to_string()))?;
            let headers = parts.headers.into_iter().filter_map(|(name, value)| Some((name?, value)));
            let body = Limited::new(body, LONGEST).collect().await;
            let body = body.map_err(|fault| Unreachable(fault.to_string()))?.to_bytes().to_vec();
            let answer = self.client.ask(parts.method, url, headers.collect(), body).await;
            let answer = answer.map_err(unreachable)?;
            let mut response = Response::builder().status(answer.status());
            if let Some(kind) = answer.header(CONTENT_TYPE.as_str()) {
                response = response.header(CONTENT_TYPE, kind);
            }
            let pieces =
                stream::unfold(answer, async |mut answer| answer.next().await.map(|piece| (piece, answer)));
            response.body(Body::from_stream(pieces)).map_err(|fault| Unreachable(fault.to_string()))
        })
    }
}
