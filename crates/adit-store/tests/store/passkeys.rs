//! Passkeys of players, and what browsers are asked for them.

use crate::places::{Place, everywhere};
use adit_store::{Opener, PlayerId, Store, StoreError, Time, Whose};

everywhere! {
    a_passkey_opens_a_player_while_it_is_as_it_was_judged
    only_the_player_changes_a_passkey
    nobody_has_a_passkey_twice
    whoever_is_forgotten_or_joined_takes_the_passkeys_along
    a_question_is_taken_once_and_while_there_is_time
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_bits(number)
}

fn text(text: &str) -> String {
    text.to_owned()
}

async fn meet(store: &Store, number: u64) {
    store.meet(player(number), String::new(), format!("session-{number}"), String::new()).await.unwrap();
}

async fn add(store: &Store, number: u64, id: &str) -> Result<(), StoreError> {
    store.add_passkey(player(number), text(id), text("a phone"), text("first")).await
}

async fn open(store: &Store, id: &str, before: &str, after: &str, session: &str) -> Result<(), StoreError> {
    let opener = Opener::Passkey { id: text(id), before: text(before), after: text(after) };
    store.open_player(opener, text(session), String::new()).await
}

async fn ids(store: &Store, number: u64) -> Vec<String> {
    store.passkeys(&player(number)).await.unwrap().into_iter().map(|passkey| passkey.id).collect()
}

async fn a_passkey_opens_a_player_while_it_is_as_it_was_judged(place: Place) {
    let store = place.open().await;
    meet(&store, 1).await;
    add(&store, 1, "key").await.unwrap();
    assert_eq!(open(&store, "other", "first", "second", "phone").await, Err(StoreError::NoOpener));
    assert_eq!(open(&store, "key", "first", "second", "phone").await, Ok(()));
    // Two answers were judged by the same text: the second one comes too late.
    assert_eq!(open(&store, "key", "first", "second", "thief").await, Err(StoreError::NoOpener));
    assert_eq!(store.whose("thief").await, Ok(Whose::Nobody));
    let Whose::Player(opened, _) = store.whose("phone").await.unwrap() else { panic!("nobody is opened") };
    assert_eq!(opened.id, player(1));
    let kept = store.passkey("key").await.unwrap().unwrap();
    assert_eq!((kept.player, kept.name.as_str(), kept.key.as_str()), (player(1), "a phone", "second"));
    assert!(kept.used_at >= kept.created_at);
}

async fn only_the_player_changes_a_passkey(place: Place) {
    let store = place.open().await;
    meet(&store, 1).await;
    meet(&store, 2).await;
    add(&store, 1, "key").await.unwrap();
    let foreign = Err(StoreError::NoPlayer(player(2)));
    assert_eq!(store.name_passkey(player(2), text("key"), text("mine")).await, foreign);
    assert_eq!(store.remove_passkey(player(2), text("key")).await, foreign);
    store.name_passkey(player(1), text("key"), text("the blue phone")).await.unwrap();
    assert_eq!(store.passkey("key").await.unwrap().unwrap().name, "the blue phone");
    store.remove_passkey(player(1), text("key")).await.unwrap();
    assert_eq!(store.passkey("key").await, Ok(None));
    assert_eq!(open(&store, "key", "first", "second", "phone").await, Err(StoreError::NoOpener));
    let gone = store.remove_passkey(player(1), text("key")).await;
    assert_eq!(gone, Err(StoreError::NoPlayer(player(1))));
}

async fn nobody_has_a_passkey_twice(place: Place) {
    let store = place.open().await;
    meet(&store, 1).await;
    meet(&store, 2).await;
    add(&store, 1, "key").await.unwrap();
    assert_eq!(add(&store, 2, "key").await, Err(StoreError::PasskeyKnown));
    assert_eq!(add(&store, 3, "other").await, Err(StoreError::NoPlayer(player(3))));
    assert!(matches!(add(&store, 1, "").await, Err(StoreError::Unfit { .. })));
    assert!(matches!(add(&store, 1, &"k".repeat(1_365)).await, Err(StoreError::Unfit { .. })));
    add(&store, 1, &"k".repeat(1_364)).await.unwrap();
    assert_eq!((ids(&store, 1).await.len(), ids(&store, 2).await.len()), (2, 0));
}

async fn whoever_is_forgotten_or_joined_takes_the_passkeys_along(place: Place) {
    let store = place.open().await;
    for number in 1..=3 {
        meet(&store, number).await;
        add(&store, number, &format!("key-{number}")).await.unwrap();
    }
    store.merge_players(player(2), player(1)).await.unwrap();
    assert_eq!(ids(&store, 1).await, ["key-1", "key-2"]);
    store.forget(player(1)).await.unwrap();
    assert_eq!(ids(&store, 1).await, Vec::<String>::new());
    assert_eq!(store.passkey("key-2").await, Ok(None));
    assert_eq!(ids(&store, 3).await, ["key-3"]);
}

async fn a_question_is_taken_once_and_while_there_is_time(place: Place) {
    let store = place.open().await;
    let now = Time::now().millis();
    let ask = async |secret: &str, ends_at: i64| {
        store.add_question(text(secret), format!("for {secret}"), Time::from_millis(ends_at)).await
    };
    ask("late", now - 1).await.unwrap();
    assert_eq!(store.take_question("late").await, Err(StoreError::NoOpener));
    ask("one", now + 60_000).await.unwrap();
    assert_eq!(ask("one", now + 60_000).await, Err(StoreError::NoOpener), "a secret asks one question");
    ask("two", now + 60_000).await.unwrap();
    assert_eq!(store.take_question("one").await, Ok(text("for one")));
    assert_eq!(store.take_question("one").await, Err(StoreError::NoOpener), "it is used up");
    assert_eq!(store.take_question("three").await, Err(StoreError::NoOpener));
    // Of two that come at the same moment one is heard.
    let (first, second) = tokio::join!(store.take_question("two"), store.take_question("two"));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
}
