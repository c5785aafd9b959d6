//! Copies of a SQLite store: made while it is used, looked at, and put back.

use crate::places::{id, lines, table};
use adit_store::{Append, Backup, Store, StoreError, StoreUrl};
use std::path::Path;
use tempfile::TempDir;

fn url(folder: &TempDir, name: &str) -> StoreUrl {
    StoreUrl::file(folder.path().join(name))
}

fn files(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort_unstable();
    names
}

#[tokio::test]
async fn a_store_is_copied_while_a_server_uses_it_and_the_copy_has_all_that_was_acknowledged() {
    let folder = TempDir::new().unwrap();
    let (url, copies) = (url(&folder, "adit.db"), TempDir::new().unwrap());
    let server = Store::open_for_server(&url).await.unwrap();
    server.create(table("one", &["a"])).await.unwrap();
    for length in 1..40 {
        server.append(Append::new(id("one"), length, ["b"])).await.unwrap();
        let file = copies.path().join(format!("{length}.db"));
        assert_eq!(url.copy_to(&file).await, Ok(Backup { tables: 1 }));
        let copy = Store::open_existing(&StoreUrl::file(file)).await.unwrap();
        assert_eq!(copy.length(&id("one")).await, Ok(length + 1));
        copy.close().await;
    }
    assert_eq!(files(copies.path()).len(), 39, "nothing else is left there");
}

#[tokio::test]
async fn a_copy_takes_no_name_that_is_taken_and_no_folder_that_is_missing() {
    let folder = TempDir::new().unwrap();
    let url = url(&folder, "adit.db");
    Store::open(&url).await.unwrap().close().await;
    let file = folder.path().join("copy.db");
    url.copy_to(&file).await.unwrap();
    let before = std::fs::read(&file).unwrap();
    let taken = url.copy_to(&file).await.unwrap_err();
    assert!(taken.to_string().contains("give another name"), "{taken}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let nowhere = url.copy_to(&folder.path().join("no").join("copy.db")).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::Copy { .. }), "{nowhere:?}");
    for place in ["memory:", "postgres://adit@localhost/adit"] {
        let fault =
            place.parse::<StoreUrl>().unwrap().copy_to(&folder.path().join("x.db")).await.unwrap_err();
        assert!(matches!(fault, StoreError::NotAFile { .. }), "{fault:?}");
    }
}

#[tokio::test]
async fn a_store_is_put_back_and_the_one_before_is_kept() {
    let folder = TempDir::new().unwrap();
    let url = url(&folder, "adit.db");
    let store = Store::open(&url).await.unwrap();
    store.create(table("one", &["a"])).await.unwrap();
    let file = folder.path().join("copy.db");
    url.copy_to(&file).await.unwrap();
    store.append(Append::new(id("one"), 1, ["b"])).await.unwrap();
    store.create(table("two", &["a"])).await.unwrap();
    // A store that was not closed leaves its log beside it.
    drop(store);
    let restored = url.restore(&file, ".replaced").await.unwrap();
    assert_eq!(restored.backup, Backup { tables: 1 });
    let store = Store::open(&url).await.unwrap();
    assert_eq!(lines(&store, "one").await, ["a"]);
    store.close().await;
    let before = Store::open_existing(&StoreUrl::file(restored.replaced.unwrap())).await.unwrap();
    assert_eq!(
        (lines(&before, "one").await, lines(&before, "two").await),
        (vec!["a".into(), "b".into()], vec!["a".into()])
    );
    // Where nothing is left, the copy is enough.
    let elsewhere = StoreUrl::file(folder.path().join("new").join("adit.db"));
    assert_eq!(elsewhere.restore(&file, ".replaced").await.unwrap().replaced, None);
    assert_eq!(lines(&Store::open(&elsewhere).await.unwrap(), "one").await, ["a"]);
}

#[tokio::test]
async fn nothing_is_put_back_that_is_no_whole_store_or_while_a_server_runs() {
    let folder = TempDir::new().unwrap();
    let url = url(&folder, "adit.db");
    let server = Store::open_for_server(&url).await.unwrap();
    server.create(table("one", &["a"])).await.unwrap();
    let file = folder.path().join("copy.db");
    url.copy_to(&file).await.unwrap();
    let held = url.restore(&file, ".replaced").await.unwrap_err();
    assert!(matches!(held, StoreError::Held { .. }), "{held:?}");
    server.close().await;
    let whole = std::fs::read(&file).unwrap();
    let mut torn = whole.clone();
    torn[5000..9000].fill(0x5a);
    for (name, bytes) in
        [("text.db", b"not a store".as_slice()), ("cut.db", &whole[..whole.len() / 2]), ("torn.db", &torn)]
    {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        let fault = url.restore(&file, ".replaced").await.unwrap_err();
        let is_told = fault.is_damage() || matches!(fault, StoreError::Foreign { .. });
        assert!(is_told, "{name}: {fault:?}");
    }
    let missing = url.restore(&folder.path().join("missing.db"), ".replaced").await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing { .. }), "{missing:?}");
    assert_eq!(lines(&Store::open(&url).await.unwrap(), "one").await, ["a"]);
}
