//! Which tables there are.

use crate::places::{Place, everywhere, id, table};
use adit_store::{Append, Filter, State, StoreError, Summary, TableId};

everywhere! {
    tables_are_listed_page_by_page
    a_summary_says_whom_the_table_waits_for
    lists_are_filtered
}

fn names(page: &[Summary]) -> Vec<&str> {
    page.iter().map(|summary| summary.id.as_str()).collect()
}

async fn tables_are_listed_page_by_page(place: Place) {
    let store = place.open().await;
    let mut expected: Vec<TableId> = Vec::new();
    for number in 0..7 {
        let name = id(&format!("table-{number}"));
        store.create(table(name.as_str(), &["a", "b"])).await.unwrap();
        expected.push(name);
    }
    assert_eq!(store.all_tables().await.unwrap(), expected);
    assert_eq!(store.count().await, Ok(7));
    assert_eq!(store.tables_after(None, 3).await.unwrap(), expected[..3]);
    assert_eq!(store.tables_after(Some(&expected[2]), 9).await.unwrap(), expected[3..]);
    assert_eq!(store.tables_after(expected.last(), 9).await, Ok(Vec::new()));
    let mut filter = Filter::default();
    let mut listed = Vec::new();
    loop {
        let page = store.list(&filter, 3).await.unwrap();
        let Some(last) = page.last() else {
            break;
        };
        assert!(page.len() <= 3 && last.length >= 2);
        filter.after = Some(last.cursor());
        // What happens between two pages does not move a table to another one.
        store.append(Append::new(expected[0].clone(), 2 + listed.len() as u64 / 3, ["x"])).await.unwrap();
        listed.extend(page);
    }
    let whole = store.list(&Filter::default(), 100).await.unwrap();
    assert_eq!(names(&listed), names(&whole));
    assert!(whole.is_sorted_by(|a, b| (a.created_at, &a.id) > (b.created_at, &b.id)));
    assert_eq!(whole.len(), 7);
}

async fn a_summary_says_whom_the_table_waits_for(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["s0 bid 1"])).await.unwrap();
    assert_eq!(store.summary(&id("one")).await.unwrap().waits_for, None, "no append has said so");
    store.append(Append::new(id("one"), 1, ["s1 bid 2"]).waiting_for("s0")).await.unwrap();
    // What does not say it leaves it as it is.
    store.append(Append::new(id("one"), 2, ["hint s0"])).await.unwrap();
    let summary = store.summary(&id("one")).await.unwrap();
    assert_eq!((summary.waits_for.as_deref(), summary.length), (Some("s0"), 3));
    assert_eq!(store.list(&Filter::default(), 10).await.unwrap(), [summary]);
    assert!(matches!(store.summary(&id("two")).await, Err(StoreError::NoTable(_))));
}

async fn lists_are_filtered(place: Place) {
    let store = place.open().await;
    for (name, game, state) in
        [("a", "cavum", State::Open), ("b", "caverna", State::Finished), ("c", "cavum", State::Finished)]
    {
        let mut new = table(name, &[]);
        new.game = game.to_owned();
        new.state = state;
        store.create(new).await.unwrap();
    }
    let list = async |state, game: Option<&str>| {
        let filter = Filter { state, game: game.map(str::to_owned), after: None };
        let mut names: Vec<String> = store
            .list(&filter, 10)
            .await
            .unwrap()
            .into_iter()
            .map(|summary| summary.id.to_string())
            .collect();
        names.sort();
        names.concat()
    };
    assert_eq!(list(None, None).await, "abc");
    assert_eq!(list(Some(State::Open), None).await, "a");
    assert_eq!(list(Some(State::Finished), None).await, "bc");
    assert_eq!(list(None, Some("cavum")).await, "ac");
    assert_eq!(list(Some(State::Finished), Some("cavum")).await, "c");
    assert_eq!(list(None, Some("rockwell")).await, "");
    assert_eq!(store.open_tables().await.unwrap(), [id("a")]);
}
