//! A server that keeps what it receives and answers as it is told.

use adit_post::{Client, Reach};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Method, Request, Response};
use hyper_util::rt::TokioIo;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

pub struct Received {
    pub method: Method,
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {:?}", self.headers)).to_str().unwrap()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

type Answer = Box<dyn Fn() -> Response<Full<Bytes>> + Send + Sync>;

pub struct Server {
    pub address: String,
    /// What a client must trust to reach it.
    pub certificate: Option<CertificateDer<'static>>,
    received: Arc<Mutex<Vec<Received>>>,
}

pub fn answer(status: u16, body: &'static str) -> Response<Full<Bytes>> {
    Response::builder().status(status).body(Full::from(body)).unwrap()
}

impl Server {
    pub async fn answering(answer: impl Fn() -> Response<Full<Bytes>> + Send + Sync + 'static) -> Server {
        Server::start(Box::new(answer), None).await
    }

    pub async fn with_status(status: u16) -> Server {
        Server::answering(move || answer(status, "")).await
    }

    /// The same behind a certificate that nobody knows.
    pub async fn encrypted() -> Server {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let key = PrivateKeyDer::try_from(signing_key.serialize_der()).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let server = Server::start(Box::new(|| answer(200, "")), Some(acceptor)).await;
        Server { certificate: Some(cert.der().clone()), ..server }
    }

    async fn start(answer: Answer, acceptor: Option<TlsAcceptor>) -> Server {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let scheme = if acceptor.is_some() { "https" } else { "http" };
        let address = format!("{scheme}://localhost:{}", listener.local_addr().unwrap().port());
        let received = Arc::<Mutex<Vec<Received>>>::default();
        let (answer, kept) = (Arc::new(answer), received.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (answer, kept, acceptor) = (answer.clone(), kept.clone(), acceptor.clone());
                tokio::spawn(async move {
                    match acceptor {
                        Some(acceptor) => {
                            if let Ok(stream) = acceptor.accept(stream).await {
                                serve(stream, answer, kept).await;
                            }
                        }
                        None => serve(stream, answer, kept).await,
                    }
                });
            }
        });
        Server { address, certificate: None, received }
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Everything that came in since it was asked last.
    pub fn take(&self) -> Vec<Received> {
        std::mem::take(&mut self.received.lock().unwrap())
    }

    pub fn one(&self) -> Received {
        let mut received = self.take();
        assert_eq!(received.len(), 1);
        received.remove(0)
    }
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    answer: Arc<Answer>,
    kept: Arc<Mutex<Vec<Received>>>,
) {
    let service = service_fn(move |request: Request<Incoming>| {
        let (answer, kept) = (answer.clone(), kept.clone());
        async move {
            let (parts, body) = request.into_parts();
            let body = body.collect().await.unwrap().to_bytes().to_vec();
            let path = parts.uri.to_string();
            kept.lock().unwrap().push(Received { method: parts.method, path, headers: parts.headers, body });
            Ok::<_, Infallible>(answer())
        }
    });
    // A client that goes away in the middle is one of the tests.
    let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
}

/// A client that may send to the servers of the tests.
pub fn client() -> Client {
    Client::new(Reach::Anywhere)
}
