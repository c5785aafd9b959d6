//! One request to somebody else's server: checked addresses, encrypted, no redirects, and never for long.

use crate::answer::Answer;
use crate::text::beginning;
use crate::{PostFault, Reach};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{CONTENT_LENGTH, HOST, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::Url;

/// How long a whole delivery may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long it may take until one address answers a connection.
const PATIENCE_WITH_AN_ADDRESS: Duration = Duration::from_secs(5);
/// More of an answer is not read.
const LONGEST_ANSWER: usize = 4 * 1024;
/// Nobody is waited for longer than this, whatever they ask for.
const LONGEST_PAUSE: Duration = Duration::from_secs(24 * 3600);

/// Sends to servers of others. Clones are cheap and share everything.
#[derive(Clone)]
pub struct Client {
    reach: Reach,
    connector: TlsConnector,
    patience: Duration,
}

/// What is sent.
pub(crate) struct Delivery {
    pub(crate) method: Method,
    pub(crate) url: Url,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
    pub(crate) body: Vec<u8>,
}

impl Client {
    /// A client that trusts the certificates of this computer, or those of the web's usual authorities if it has none.
    pub fn new(reach: Reach) -> Client {
        Client::trusting(reach, &[])
    }

    /// A client that also trusts these certificates.
    pub fn trusting(reach: Reach, certificates: &[CertificateDer<'static>]) -> Client {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        }
        roots.add_parsable_certificates(certificates.iter().cloned());
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = builder
            .with_safe_default_protocol_versions()
            .expect("the provider speaks the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Client { reach, connector: TlsConnector::from(Arc::new(config)), patience: PATIENCE }
    }

    /// The same client with this patience for a whole delivery.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Client {
        Client { patience, ..self }
    }

    /// Where it sends to.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// Sends something, once.
    pub(crate) async fn send(&self, delivery: Delivery) -> Result<(), PostFault> {
        let host = delivery.url.host_str().ok_or(PostFault::BadAddress)?.to_owned();
        match tokio::time::timeout(self.patience, self.deliver(&host, delivery)).await {
            Ok(answered) => answered,
            Err(_) => Err(PostFault::Slow { host }),
        }
    }

    /// Sends a request to this address and waits until its answer begins, for as long as the patience lasts. Its status is not
    /// judged, and its body may flow for as long as the caller reads it.
    pub async fn ask(
        &self,
        method: Method,
        url: Url,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<Answer, PostFault> {
        let host = url.host_str().ok_or(PostFault::BadAddress)?.to_owned();
        let asked = async {
            let stream = self.stream(&host, &url).await?;
            Answer::of(&host, stream, request(Delivery { method, url, headers, body })?).await
        };
        match tokio::time::timeout(self.patience, asked).await {
            Ok(answered) => answered,
            Err(_) => Err(PostFault::Slow { host }),
        }
    }

    async fn deliver(&self, host: &str, delivery: Delivery) -> Result<(), PostFault> {
        let stream = self.stream(host, &delivery.url).await?;
        exchange(host, stream, delivery).await
    }

    /// A connection to the server of an address, encrypted where the address says so.
    async fn stream(&self, host: &str, url: &Url) -> Result<Box<dyn Stream>, PostFault> {
        let addresses = self.reach.resolve(url).await?;
        let stream = connect(host, &addresses).await?;
        if url.scheme() != "https" {
            return Ok(Box::new(stream));
        }
        let untrusted = |reason: String| PostFault::Untrusted {
            host: host.to_owned(),
            reason: beginning(reason.as_bytes()),
        };
        let name = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(name).map_err(|fault| untrusted(fault.to_string()))?;
        let stream =
            self.connector.connect(name, stream).await.map_err(|fault| untrusted(fault.to_string()))?;
        Ok(Box::new(stream))
    }
}

/// What a request and its answer flow through.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Connects to one of these checked addresses, so that a name cannot lead elsewhere the second time it is asked.
async fn connect(host: &str, addresses: &[SocketAddr]) -> Result<TcpStream, PostFault> {
    let mut reason = String::new();
    for address in addresses {
        match tokio::time::timeout(PATIENCE_WITH_AN_ADDRESS, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(fault)) => reason = beginning(fault.to_string().as_bytes()),
            Err(_) => "no answer".clone_into(&mut reason),
        }
    }
    Err(PostFault::Unreachable { host: host.to_owned(), reason })
}

/// A connection that broke.
pub(crate) fn broken(host: &str, fault: &hyper::Error) -> PostFault {
    PostFault::Broken { host: host.to_owned(), reason: beginning(fault.to_string().as_bytes()) }
}

async fn exchange(host: &str, stream: Box<dyn Stream>, delivery: Delivery) -> Result<(), PostFault> {
    let broken = |fault: hyper::Error| broken(host, &fault);
    let request = request(delivery)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let answered = async {
        let response = sender.send_request(request).await.map_err(broken)?;
        judge(host, response).await
    };
    // The connection is driven here, so nothing of it is left when the time is up.
    tokio::pin!(answered);
    tokio::select! {
        answered = &mut answered => answered,
        ended = connection => match ended {
            Ok(()) => answered.await,
            Err(fault) => Err(broken(fault)),
        },
    }
}

fn request(delivery: Delivery) -> Result<Request<Full<Bytes>>, PostFault> {
    let Delivery { method, url, headers, body } = delivery;
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = match (url.host_str(), url.port()) {
        (Some(host), Some(port)) => format!("{host}:{port}"),
        (Some(host), None) => host.to_owned(),
        (None, _) => return Err(PostFault::BadAddress),
    };
    let mut request =
        Request::builder().method(method).uri(path).header(HOST, host).header(USER_AGENT, "adit");
    request = request.header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Full::new(body.into())).map_err(|_| PostFault::BadAddress)
}

/// What an answer means.
async fn judge(host: &str, response: Response<Incoming>) -> Result<(), PostFault> {
    let (parts, body) = response.into_parts();
    let status = parts.status;
    if status.is_success() {
        return Ok(());
    }
    let host = host.to_owned();
    let after = after(&parts.headers);
    let status = status.as_u16();
    if status == 429 {
        return Err(PostFault::Limited { host, after });
    }
    if matches!(status, 404 | 410) {
        return Err(PostFault::Gone { host, status });
    }
    if (300..400).contains(&status) {
        return Err(PostFault::Moved { host, status });
    }
    // What cannot be read says nothing.
    let said = match Limited::new(body, LONGEST_ANSWER).collect().await {
        Ok(collected) => beginning(&collected.to_bytes()),
        Err(_) => String::new(),
    };
    match status {
        413 => Err(PostFault::TooLong),
        408 | 425 => Err(PostFault::Slow { host }),
        400..500 => Err(PostFault::Refused { host, status, said }),
        0..400 | 500.. => Err(PostFault::Failing { host, status, said }),
    }
}

/// When the other side wants to be asked again.
fn after(headers: &HeaderMap) -> Option<Duration> {
    let seconds: u64 = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds).min(LONGEST_PAUSE))
}
