//! A process that is killed loses nothing that it had acknowledged, and leaves nothing in part.

use crate::places::{Place, id, table};
use adit_store::{Append, Store};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_append_survives_a_kill_on_sqlite() {
    survive_kills("an_acknowledged_append_survives_a_kill_on_sqlite", Place::sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_append_survives_a_kill_on_postgres() {
    survive_kills("an_acknowledged_append_survives_a_kill_on_postgres", Place::postgres).await;
}

/// Where the process that is to be killed finds its store.
const STORE: &str = "ADIT_TEST_CRASH_STORE";
const TABLES: usize = 16;
/// Each append is this many lines, all or none.
const LINES: u64 = 3;
const KILLS: u64 = 6;

/// The test with this name runs once more in another process, which is killed.
async fn survive_kills(test: &str, place: fn() -> Option<Place>) {
    if let Ok(url) = std::env::var(STORE) {
        append_until_killed(Store::open(&url.parse().unwrap()).await.unwrap()).await;
        return;
    }
    let Some(place) = place() else {
        return;
    };
    let store = place.open().await;
    for number in 0..TABLES {
        store.create(table(&format!("table-{number}"), &[])).await.unwrap();
    }
    store.close().await;
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    for kill in 1..=KILLS {
        let before: u64 = acknowledged.values().sum();
        let heard = run_and_kill(test, &place, Duration::from_millis(20 * kill));
        for (name, length) in heard {
            acknowledged.insert(name, length);
        }
        assert!(acknowledged.values().sum::<u64>() > before, "kill {kill}: nothing was acknowledged");
        let store = place.open().await;
        for (name, length) in &mut acknowledged {
            let stored = store.load(&id(name)).await.unwrap().lines;
            assert!(
                stored.len() as u64 >= *length,
                "{name}: {length} were acknowledged, {} are there",
                stored.len()
            );
            assert_eq!(stored.len() as u64 % LINES, 0, "{name}: an append is there in part");
            for (number, line) in stored.iter().enumerate() {
                assert_eq!(line.text, format!("{name} line {number}"));
            }
            *length = stored.len() as u64;
        }
        store.close().await;
    }
}

/// Runs this very test in another process, kills it and says what it had acknowledged: the length of each table.
fn run_and_kill(test: &str, place: &Place, after: Duration) -> Vec<(String, u64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", &format!("crash::{test}")])
        .env(STORE, place.address())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = child.stdout.take().unwrap();
    let (first, begun) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut heard = Vec::new();
        // The last line may be cut by the kill: then it was not said.
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            let mut words = line.split(' ');
            if let (Some("stored"), Some(name), Some(length), Some(".")) =
                (words.next(), words.next(), words.next(), words.next())
            {
                heard.push((name.to_owned(), length.parse().unwrap()));
                // Only the first one is waited for.
                let _ = first.send(());
            }
        }
        heard
    });
    begun.recv_timeout(Duration::from_secs(60)).expect("something is stored");
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

async fn append_until_killed(store: Store) {
    let mut players = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            let name = format!("table-{number}");
            let mut length = store.length(&id(&name)).await.unwrap();
            loop {
                let lines = (length..length + LINES).map(|line| format!("{name} line {line}"));
                length = store.append(Append::new(id(&name), length, lines)).await.unwrap();
                writeln!(std::io::stdout().lock(), "stored {name} {length} .").unwrap();
            }
        });
    }
    players.join_all().await;
}
