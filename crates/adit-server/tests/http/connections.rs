//! Connections that do not behave.

use crate::client::{Hall, until};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

const PATIENCE: Duration = Duration::from_millis(300);

async fn hall() -> (Hall, SocketAddr) {
    let hall = Hall::with(|config| {
        config.patience = PATIENCE;
        config.connections = 20;
    })
    .await;
    let address = hall.listen().await;
    (hall, address)
}

/// Everything that comes until the connection ends; nothing if it does not end.
async fn rest(stream: &mut TcpStream) -> Option<String> {
    let mut read = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut read)).await;
    ended.ok().map(|_| String::from_utf8_lossy(&read).into_owned())
}

/// What is answered on a connection of its own.
async fn ask(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let head = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("sent");
    rest(&mut stream).await.expect("an answer")
}

async fn healthy(address: SocketAddr) {
    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn half_open_connections_do_not_hold_the_server() {
    let (_hall, address) = hall().await;
    let mut waiting = Vec::new();
    for begin in ["", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: x\r\ncookie: "] {
        for _ in 0..5 {
            let mut stream = TcpStream::connect(address).await.expect("it listens");
            stream.write_all(begin.as_bytes()).await.expect("sent");
            waiting.push(stream);
        }
    }
    // All places are taken until the server loses its patience.
    healthy(address).await;
    for mut stream in waiting {
        assert!(rest(&mut stream).await.is_some(), "a connection that says nothing is ended");
    }
}

#[tokio::test]
async fn one_address_cannot_take_all_places() {
    let hall = Hall::with(|config| {
        config.connections = 20;
        config.connections_of_address = 3;
    })
    .await;
    let address = hall.listen().await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
        stream.read_exact(&mut [0; 16]).await.expect("an answer");
        held.push(stream);
    }
    for _ in 0..30 {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
        let answer = rest(&mut stream).await.expect("the connection ends");
        assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
        assert!(answer.contains("too-many-connections") && answer.contains("retry-after: 5"), "{answer}");
    }
    drop(held.pop());
    until(async || ask(address, "/healthz").await.starts_with("HTTP/1.1 200")).await;
}

/// A client that has little room for what it does not read.
async fn connect(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small room");
    socket.connect(address).await.expect("it listens")
}

#[tokio::test]
async fn a_client_that_does_not_read_does_not_keep_its_place() {
    let hall = Hall::with(|config| {
        config.patience = PATIENCE;
        config.connections = 1;
    })
    .await;
    let address = hall.listen().await;
    let mut stream = connect(address).await;
    let many = "GET /rules/cavum HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    stream.write_all(many.as_bytes()).await.expect("sent");
    healthy(address).await;
}

#[tokio::test]
async fn a_stream_that_nobody_reads_ends() {
    let (hall, address) = hall().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut stream = connect(address).await;
    let head = format!(
        "GET {}/events?as=frame HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        table.path, table.watch
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    until(async || hall.counted("adit_streams_open").await == 1.0).await;
    let ended = async || {
        // Each move is something new to send.
        hall.play(&table, 5, |_| 0).await;
        hall.counted("adit_streams_open").await == 0.0
    };
    until(ended).await;
}

#[tokio::test]
async fn the_operator_has_places_that_players_cannot_take() {
    let (hall, address) = hall().await;
    let listener = adit_server::bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a port");
    let metrics = listener.local_addr().expect("an address");
    tokio::spawn(hall.server.clone().serve_metrics(listener));
    let mut players = Vec::new();
    for _ in 0..30 {
        players.push(TcpStream::connect(address).await.expect("it listens"));
    }
    healthy(metrics).await;
    let mut stream = TcpStream::connect(metrics).await.expect("it listens");
    stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    assert!(rest(&mut stream).await.expect("an answer").contains("adit_tables_live 0\n"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let (_hall, address) = hall().await;
    for path in ["/api/tables", "/tables"] {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        let kind = if path == "/tables" { "application/x-www-form-urlencoded" } else { "application/json" };
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\ncontent-length: 1000\r\n\r\n{{"
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        let answer = rest(&mut stream).await.expect("the connection ends");
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    healthy(address).await;
}

#[tokio::test]
async fn nonsense_is_answered_or_cut_and_the_server_goes_on() {
    let (_hall, address) = hall().await;
    let long = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(600_000));
    let headers =
        format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "adit-table-x=y; ".repeat(60_000));
    for nonsense in
        ["\0\0\0\0\r\n\r\n", "SING / HTTP/9.9\r\n\r\n", "GET http://[::1 HTTP/1.1\r\n\r\n", &long, &headers]
    {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        // The server may have ended the connection before it has read everything.
        let _ = stream.write_all(nonsense.as_bytes()).await;
        let answer = rest(&mut stream).await.expect("the connection ends");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
        healthy(address).await;
    }
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams_and_answers_what_it_has_begun() {
    let (hall, address) = hall().await;
    let table = hall.table("cavum", &["person", "person"]).await;
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let head = format!(
        "GET {}/events?as=turn HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        table.path, table.tokens[0]
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut begun = [0; 16];
    stream.read_exact(&mut begun).await.expect("the stream begins");
    hall.server.stop();
    assert!(rest(&mut stream).await.expect("the stream ends").contains("event: turn"));
    let refused = async || TcpStream::connect(address).await.is_err();
    until(refused).await;
}
