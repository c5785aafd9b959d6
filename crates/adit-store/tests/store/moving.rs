//! Whole tables move between stores as text.

use crate::places::{Place, everywhere, id, table};
use adit_store::{Append, State, Store, StoreError, TextFaultKind};

everywhere! {
    an_export_is_imported_as_it_was
    an_import_is_all_or_nothing
    a_damaged_text_is_refused_with_its_line_and_changes_nothing
    the_secret_of_a_table_moves_only_where_that_is_asked_for
}

/// A table with everything that can be kept.
async fn rich(store: &Store, name: &str) {
    let mut new = table(name, &["first"]);
    new.header = "adit 1\n\n| bar\r\nlast".to_owned();
    new.meta = "{\n  \"a\": 1\n}\n".to_owned();
    store.create(new).await.unwrap();
    store
        .append(Append::new(id(name), 1, ["s0 bid 3", " ", "back 1"]).with_state(State::Finished))
        .await
        .unwrap();
    store.set_meta(id(name), 0, String::new()).await.unwrap();
    store.say(id(name), "Ann Ö".to_owned(), "hello\n\n| you\n".to_owned(), None).await.unwrap();
    store.say(id(name), "s1".to_owned(), String::new(), None).await.unwrap();
    for owner in ["s1", "Ö", "S0", "s0"] {
        store.set_note(id(name), owner.to_owned(), "sum 7\nnotes 1".to_owned()).await.unwrap();
    }
}

async fn an_export_is_imported_as_it_was(place: Place) {
    let store = place.open().await;
    rich(&store, "one").await;
    store.create(table("two", &[])).await.unwrap();
    let text = store.export(&id("one")).await.unwrap() + &store.export(&id("two")).await.unwrap();
    // Into the other kind of database too, and back.
    let other = Place::sqlite().unwrap();
    let other = other.open().await;
    assert_eq!(other.import(&text).await, Ok(vec![id("one"), id("two")]));
    for name in ["one", "two"] {
        assert_eq!(other.record(&id(name)).await, store.record(&id(name)).await);
    }
    let again = other.export(&id("one")).await.unwrap() + &other.export(&id("two")).await.unwrap();
    assert_eq!(again, text);
    // An imported game goes on.
    assert_eq!(other.append(Append::new(id("one"), 4, ["x"])).await, Ok(5));
    assert_eq!(other.set_meta(id("one"), 1, "x".to_owned()).await, Ok(2));
    assert_eq!(other.say(id("one"), "s0".to_owned(), "x".to_owned(), None).await, Ok(2));
    let back = other.export(&id("one")).await.unwrap().replace("one", "three");
    assert!(
        matches!(store.import(&back).await, Err(StoreError::Text(fault)) if matches!(fault.kind, TextFaultKind::Sum(1)))
    );
}

async fn an_import_is_all_or_nothing(place: Place) {
    let store = place.open().await;
    rich(&store, "one").await;
    rich(&store, "two").await;
    let text = store.export(&id("one")).await.unwrap() + &store.export(&id("two")).await.unwrap();
    let other_place = Place::sqlite().unwrap();
    let other = other_place.open().await;
    other.create(table("two", &["mine"])).await.unwrap();
    assert_eq!(other.import(&text).await, Err(StoreError::TableExists(id("two"))));
    assert_eq!(other.all_tables().await, Ok(vec![id("two")]));
    assert_eq!(other.length(&id("two")).await, Ok(1));
    assert_eq!(store.import(&text).await, Err(StoreError::TableExists(id("one"))));
    // One text that holds a table twice is refused before anything is looked up.
    let one = store.export(&id("one")).await.unwrap();
    let second = one.lines().count() + 2;
    match other.import(&(one.clone() + &one)).await {
        Err(StoreError::Text(fault)) => {
            assert_eq!((fault.line, fault.kind), (second, TextFaultKind::Twice(id("one"))));
        }
        answer => panic!("{answer:?}"),
    }
}

async fn a_damaged_text_is_refused_with_its_line_and_changes_nothing(place: Place) {
    let store = place.open().await;
    rich(&store, "one").await;
    let text = store.export(&id("one")).await.unwrap();
    let other = Place::sqlite().unwrap();
    let other = other.open().await;
    let refused = async |text: &str| match other.import(text).await {
        Err(StoreError::Text(fault)) => (fault.line, fault.kind),
        answer => panic!("{answer:?} for\n{text}"),
    };
    let whole: Vec<&str> = text.lines().collect();
    for (place, line) in whole.iter().enumerate() {
        let number = place + 1;
        // A text that ends here was cut.
        let cut: String = whole[..place].iter().map(|line| format!("{line}\n")).collect();
        assert_eq!(refused(&cut).await.0, number, "{cut}");
        let half = format!("{cut}{}", &line[..line.len() - line.ends_with(|c: char| c.is_ascii()) as usize]);
        if !half.ends_with('\n') && !half.is_empty() {
            assert_eq!(refused(&half).await, (number, TextFaultKind::HalfLine));
        }
        // A line that is missing, doubled or changed is found there or by the sum behind it.
        let without = [&whole[..place], &whole[place + 1..]].concat().join("\n") + "\n";
        assert!(refused(&without).await.0 >= number.min(2) - 1);
        let doubled = [&whole[..number], &whole[place..]].concat().join("\n") + "\n";
        assert!(refused(&doubled).await.0 >= number);
        let changed = format!("{line}!");
        let changed = [&whole[..place], &[changed.as_str()], &whole[number..]].concat().join("\n") + "\n";
        assert!(refused(&changed).await.0 >= number);
    }
    let first = refused("hello\n").await;
    assert_eq!(first, (1, TextFaultKind::NoTable));
    assert_eq!(refused("").await, (1, TextFaultKind::Cut));
    assert_eq!(refused("adit-table 2\n").await, (1, TextFaultKind::Format("2".to_owned())));
    assert_eq!(refused(&text.replace('\n', "\r\n")).await, (1, TextFaultKind::CarriageReturn));
    assert_eq!(refused(&(text.clone() + "more\n")).await, (whole.len() + 1, TextFaultKind::NoTable));
    let (line, kind) = refused(&text.replace("state finished", "state sleeping")).await;
    assert_eq!(line, 4);
    assert_eq!(
        kind.to_string(),
        "here stands \"sleeping\", but `state open|finished` was expected; export the table again"
    );
    assert_eq!(refused(&text.replace("lines 4", "lines 04")).await.0, 14);
    assert_eq!(other.all_tables().await, Ok(Vec::new()));
}

async fn the_secret_of_a_table_moves_only_where_that_is_asked_for(place: Place) {
    let store = place.open().await;
    rich(&store, "one").await;
    store.create(table("two", &[])).await.unwrap();
    assert_eq!(store.table_secret(&id("one")).await, Ok(None));
    // The first one that is offered is kept.
    for offered in ["a1b2c3", "d4e5f6"] {
        assert_eq!(store.keep_table_secret(&id("one"), offered).await, Ok("a1b2c3".to_owned()));
    }
    assert_eq!(store.table_secret(&id("two")).await, Ok(None), "each table has its own");
    let (bare, whole) =
        (store.export(&id("one")).await.unwrap(), store.export_with_secret(&id("one")).await.unwrap());
    assert!(!bare.contains("a1b2c3") && whole.contains("\nsecret a1b2c3\nheader\n"), "{whole}");
    for (text, secret) in [(&bare, None), (&whole, Some("a1b2c3".to_owned()))] {
        let other = Place::sqlite().unwrap();
        let other = other.open().await;
        assert_eq!(other.import(text).await, Ok(vec![id("one")]));
        assert_eq!(other.table_secret(&id("one")).await, Ok(secret));
        assert_eq!(other.export_with_secret(&id("one")).await.unwrap(), *text);
        assert_eq!(other.record(&id("one")).await, store.record(&id("one")).await, "nothing else shows it");
    }
    // The sum holds it too.
    let changed = whole.replace("a1b2c3", "a1b2c4");
    assert!(matches!(store.import(&changed).await, Err(StoreError::Text(_))));
}
