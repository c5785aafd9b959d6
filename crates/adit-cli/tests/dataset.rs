//! `adit dataset` as a process: games of bots, journals, and exports of the server.
#![cfg(feature = "dataset")]

use adit_store::{NewTable, Store, StoreUrl};
use adit_table::Journal;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn adit(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("ADIT_DATA", folder)
        .env_remove("ADIT_STORE")
        .output()
        .unwrap()
}

fn shown(folder: &Path, arguments: &[&str]) -> String {
    let output = adit(folder, arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = adit(folder, arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// How many rows were written, as the program tells it.
fn rows(told: &str) -> u64 {
    let (before, _) = told.split_once(" new rows").unwrap();
    before.rsplit(' ').next().unwrap().parse().unwrap()
}

const GAMES: [&str; 8] = ["caverna", "--seats", "2", "--games", "3", "--seed", "4", "--bots"];

/// Keeps a journal as the server does, with a move that was taken back and made again, and one that was only begun.
fn keep(folder: &Path, text: &str) {
    let mut journal = Journal::read(text).unwrap();
    let entries: Vec<String> = std::mem::take(&mut journal.entries).iter().map(ToString::to_string).collect();
    let table = |name: &str, lines: Vec<String>| {
        let mut table = NewTable::new(name.parse().unwrap(), "caverna", journal.to_string());
        let player = r#"{"name":"","who":{"bot":"easy"}}"#;
        table.meta = format!(r#"{{"players":[{player},{player}],"watch":"secret"}}"#);
        table.lines = lines;
        table
    };
    let cut = entries.len() - 1;
    let again = [&entries[..], &[format!("back {cut}"), entries[cut].clone()]].concat();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&StoreUrl::file(folder.join("adit.db"))).await.unwrap();
        store.create(table("whole", again)).await.unwrap();
        store.create(table("begun", entries[..cut].to_vec())).await.unwrap();
        store.close().await;
    });
}

#[test]
fn journals_and_exports_become_the_rows_that_bots_make() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let played = shown(folder, &[&["dataset"], &GAMES[..], &["random", "-o", "played"]].concat());
    assert!(played.starts_with("caverna, 3 games in 3 files, "), "{played}");
    shown(folder, &[&["arena"], &GAMES[..], &["random", "--journals", "journals"]].concat());
    let journals = ["journals/000000.adit", "journals/000001.adit", "journals/000002.adit"];
    let told = shown(folder, &[&["dataset", "-o", "replayed", "--from"], &journals[..]].concat());
    assert_eq!(rows(&told), rows(&played));
    // One game of the server, behind a move that was taken back, and one that is not over.
    let first = std::fs::read_to_string(folder.join(journals[0])).unwrap();
    keep(folder, &first);
    shown(folder, &["export", "--all", "-o", "export.txt"]);
    let output =
        adit(folder, &["dataset", "caverna", "--seats", "2", "-o", "exported", "--from", "export.txt"]);
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("left out: 1 games that are not over, 0 of another")
    );
    let exported = String::from_utf8(output.stdout).unwrap();
    let alone = shown(folder, &["dataset", "-o", "alone", "--from", journals[0]]);
    assert_eq!(rows(&exported), rows(&alone));
}

#[test]
fn a_run_goes_on_where_it_was() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let command = [&["dataset"], &GAMES[..], &["random", "-o", "data"]].concat();
    let all = rows(&shown(folder, &command));
    std::fs::remove_file(folder.join("data/part-00001.parquet")).unwrap();
    let again = rows(&shown(folder, &command));
    assert!(0 < again && again < all);
    assert_eq!(rows(&shown(folder, &command)), 0);
    let other = refused(folder, &[&["dataset"], &GAMES[..], &["greedy", "-o", "data"]].concat());
    assert!(other.contains("dataset.json is of another dataset: its bots is"), "{other}");
}

#[test]
fn what_cannot_be_written_says_why() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("letter.txt"), "Dear Robin").unwrap();
    for (arguments, why) in [
        (&["dataset", "caverna", "-o", "x"][..], "--bots"),
        (&["dataset", "chess", "--seats", "2", "--bots", "random", "-o", "x"], "the games are"),
        (&["dataset", "caverna", "--seats", "9", "--bots", "random", "-o", "x"], "seats"),
        (&["dataset", "caverna", "--seats", "2", "--bots", "exec:bot", "-o", "x"], "adit arena --journals"),
        (&["dataset", "-o", "x", "--from", "letter.txt"], "this is not a journal"),
        (&["dataset", "-o", "x", "--from", "nothing.txt"], "cannot read"),
    ] {
        let told = refused(folder, arguments);
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
    assert!(!folder.join("x").exists());
}
