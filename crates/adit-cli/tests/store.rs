//! `adit export` and `adit import` as a process.

use adit_store::{Append, NewTable, State, Store, StoreUrl};
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// Runs the program with this data folder.
fn adit(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command.args(arguments).env("ADIT_DATA", data).env_remove("ADIT_STORE").output().unwrap()
}

fn shown(data: &Path, arguments: &[&str]) -> String {
    let output = adit(data, arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(data: &Path, arguments: &[&str]) -> String {
    let output = adit(data, arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Keeps two tables in the store of this data folder.
fn fill(data: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&StoreUrl::file(data.join("adit.db"))).await.unwrap();
        for name in ["one", "two"] {
            store.create(NewTable::new(name.parse().unwrap(), "cavum", "adit 1\n")).await.unwrap();
        }
        let append = Append::new("one".parse().unwrap(), 0, ["s0 bid 3"]).with_state(State::Finished);
        store.append(append).await.unwrap();
        store.close().await;
    });
}

#[test]
fn tables_move_to_another_store_and_back_unchanged() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fill(data.path());
    let file = other.path().join("all.txt");
    let file = file.to_str().unwrap();
    assert_eq!(shown(data.path(), &["export", "--all", "-o", file]), "");
    let all = std::fs::read_to_string(file).unwrap();
    assert_eq!(shown(data.path(), &["export", "one", "two"]), all);
    assert!(refused(data.path(), &["export", "--all", "-o", file]).contains("cannot make"));
    let mut stores = vec![other.path().join("deep").join("other.db").to_str().unwrap().to_owned()];
    stores.extend(adit_testpostgres::database());
    for store in stores {
        assert_eq!(shown(other.path(), &["import", file, "--store", &store]), "one\ntwo\n");
        assert_eq!(shown(other.path(), &["export", "--all", "--store", &store]), all);
        assert!(
            refused(other.path(), &["import", file, "--store", &store])
                .contains("there is a table one already")
        );
    }
    assert!(!other.path().join("adit.db").exists());
}

#[test]
fn a_damaged_file_is_refused_with_its_line() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fill(data.path());
    let file = other.path().join("table.txt");
    let text = shown(data.path(), &["export", "one"]).replace("bid 3", "bid 4");
    std::fs::write(&file, &text).unwrap();
    let file = file.to_str().unwrap();
    let message = refused(other.path(), &["import", file]);
    let last = text.lines().count();
    assert!(
        message.contains(&format!("table.txt: line {last}: the table that begins on line 1 was changed")),
        "{message}"
    );
    assert!(refused(other.path(), &["export", "one"]).contains("there is no table one"));
}

#[test]
fn what_cannot_be_found_is_named() {
    let data = TempDir::new().unwrap();
    assert!(refused(data.path(), &["export", "--all"]).contains("there is no store at"));
    assert!(!data.path().join("adit.db").exists());
    fill(data.path());
    assert!(refused(data.path(), &["export", "three"]).contains("there is no table three"));
    assert!(refused(data.path(), &["export"]).contains("<TABLE>"));
    assert!(refused(data.path(), &["export", "NO TABLE"]).contains("names no table"));
    assert!(
        refused(data.path(), &["export", "--all", "--store", "mysql://x"])
            .contains("is no place for a store")
    );
    assert!(refused(data.path(), &["import", "no/such/file"]).contains("cannot read no/such/file"));
}
