//! Players, their sessions, and the lists of their tables.

use crate::places::{Place, everywhere, id, table};
use adit_store::{
    Append, Listing, Lobby, LobbyTables, NewTable, Opener, PlayerId, PlayerState, PlayerTables, Rank, State,
    Store, StoreError, Time, Whose,
};
use std::collections::BTreeMap;

everywhere! {
    a_session_becomes_that_of_a_player_with_all_it_has
    a_link_opens_a_player_once
    a_recovery_code_opens_a_player_until_there_is_another_one
    a_session_that_was_ended_stays_ended
    a_player_who_is_forgotten_leaves_nothing_but_ended_sessions
    two_players_become_one
    players_are_listed_named_and_locked
    blocks_are_kept
    the_tables_of_a_player_come_in_the_order_in_which_they_matter
    tables_are_found_by_what_is_said_of_them
    the_lobby_has_what_is_open_to_everybody
    a_small_picture_is_kept
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_bits(number)
}

fn text(text: &str) -> String {
    text.to_owned()
}

async fn meet(store: &Store, number: u64, name: &str, session: &str) {
    store.meet(player(number), text(name), text(session), text("a browser")).await.unwrap();
}

async fn whose(store: &Store, session: &str) -> Option<PlayerId> {
    match store.whose(session).await.unwrap() {
        Whose::Player(player, _) => Some(player.id),
        Whose::Nobody | Whose::Ended => None,
    }
}

fn soon() -> Time {
    Time::from_millis(Time::now().millis() + 60_000)
}

async fn a_session_becomes_that_of_a_player_with_all_it_has(place: Place) {
    let store = place.open().await;
    store.create(table("one", &[])).await.unwrap();
    store.claim(text("ann"), id("one"), text("token"), None).await.unwrap();
    store.learn(text("ann"), text("lesson")).await.unwrap();
    assert_eq!(store.whose("ann").await, Ok(Whose::Nobody));
    let begin = Time::now();
    meet(&store, 1, "Ann", "ann").await;
    // Once more changes nothing.
    meet(&store, 1, "Someone else", "ann").await;
    let Whose::Player(ann, seen_at) = store.whose("ann").await.unwrap() else { panic!("nobody is known") };
    assert_eq!((ann.id.clone(), ann.name.as_str(), ann.state), (player(1), "Ann", PlayerState::Open));
    assert!(ann.created_at >= begin && ann.seen_at >= begin && seen_at >= begin, "{ann:?}");
    assert!(!ann.has_key && ann.settings.is_empty());
    assert_eq!(store.player(&player(1)).await, Ok(Some(*ann)));
    let held = |holder: String| {
        let store = store.clone();
        async move {
            let (seats, learned) = (store.seats(&holder).await, store.learned(&holder).await);
            (seats.unwrap().len(), learned.unwrap().len())
        }
    };
    assert_eq!(held(text("ann")).await, (0, 0));
    assert_eq!(held(player(1).to_string()).await, (1, 1));
    let sessions = store.sessions(&player(1)).await.unwrap();
    assert_eq!((sessions.len(), sessions[0].label.as_str()), (1, "a browser"));
}

async fn a_link_opens_a_player_once(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    let open = async |link: &str, session: &str| {
        store.open_player(Opener::Link(text(link)), text(session), text("a phone")).await
    };
    store.add_link(player(1), text("late"), Time::from_millis(Time::now().millis() - 1)).await.unwrap();
    assert_eq!(open("late", "phone").await, Err(StoreError::NoOpener), "it has ended");
    store.add_link(player(1), text("link"), soon()).await.unwrap();
    assert_eq!(open("other", "phone").await, Err(StoreError::NoOpener));
    assert_eq!(open("link", "phone").await, Ok(()));
    assert_eq!(open("link", "thief").await, Err(StoreError::NoOpener), "it is used up");
    assert_eq!(whose(&store, "phone").await, Some(player(1)));
    assert_eq!(whose(&store, "thief").await, None);
    assert_eq!(store.sessions(&player(1)).await.unwrap().len(), 2);
    assert_eq!(store.add_link(player(2), text("x"), soon()).await, Err(StoreError::NoPlayer(player(2))));
}

async fn a_recovery_code_opens_a_player_until_there_is_another_one(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    let open = async |key: &str, session: &str| {
        store.open_player(Opener::Key(text(key)), text(session), String::new()).await
    };
    assert_eq!(open("key", "phone").await, Err(StoreError::NoOpener));
    store.set_key(player(1), text("key")).await.unwrap();
    assert!(store.player(&player(1)).await.unwrap().unwrap().has_key);
    assert_eq!(open("key", "phone").await, Ok(()));
    assert_eq!(open("key", "tablet").await, Ok(()), "it opens again");
    store.set_key(player(1), text("new")).await.unwrap();
    assert_eq!(open("key", "thief").await, Err(StoreError::NoOpener));
    assert_eq!(open("new", "clock").await, Ok(()));
    assert_eq!(store.sessions(&player(1)).await.unwrap().len(), 4);
}

async fn a_session_that_was_ended_stays_ended(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    meet(&store, 2, "Ben", "ben").await;
    let foreign = store.end_session(player(2), text("ann")).await;
    assert_eq!(foreign, Err(StoreError::NoPlayer(player(2))), "only one's own");
    store.end_session(player(1), text("ann")).await.unwrap();
    assert_eq!(store.whose("ann").await, Ok(Whose::Ended));
    // Neither a new player nor a link brings it back.
    meet(&store, 3, "Cleo", "ann").await;
    assert_eq!(store.player(&player(3)).await, Ok(None));
    store.add_link(player(2), text("link"), soon()).await.unwrap();
    store.open_player(Opener::Link(text("link")), text("ann"), String::new()).await.unwrap();
    assert_eq!(store.whose("ann").await, Ok(Whose::Ended));
    assert_eq!(store.sessions(&player(1)).await, Ok(Vec::new()));
}

/// A table at which these players sit.
fn seated(name: &str, seats: &[(u64, u8)]) -> NewTable {
    let mut table = table(name, &[]);
    table.listing.seats = seats.iter().map(|(number, seat)| (player(*number), *seat)).collect();
    table
}

async fn a_player_who_is_forgotten_leaves_nothing_but_ended_sessions(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    meet(&store, 2, "Ben", "ben").await;
    store.create(seated("one", &[(1, 0), (2, 1)])).await.unwrap();
    store.claim(player(1).to_string(), id("one"), text("token"), Some(player(1))).await.unwrap();
    store.learn(player(1).to_string(), text("lesson")).await.unwrap();
    store.set_key(player(1), text("key")).await.unwrap();
    store.add_link(player(1), text("link"), soon()).await.unwrap();
    store.set_block(player(1), player(2), true).await.unwrap();
    store.set_block(player(2), player(1), true).await.unwrap();
    store.forget(player(1)).await.unwrap();
    assert_eq!(store.player(&player(1)).await, Ok(None));
    assert_eq!(store.whose("ann").await, Ok(Whose::Ended));
    for opener in [Opener::Link(text("link")), Opener::Key(text("key"))] {
        let opened = store.open_player(opener, text("thief"), String::new()).await;
        assert_eq!(opened, Err(StoreError::NoOpener));
    }
    assert_eq!(store.seats(player(1).as_str()).await, Ok(Vec::new()));
    assert_eq!(store.learned(player(1).as_str()).await, Ok(Vec::new()));
    assert_eq!(store.tables_of_player(&player(1)).await, Ok(Vec::new()));
    assert_eq!(store.blocked(&player(2)).await, Ok(Vec::new()));
    assert_eq!(store.blocked_by(&player(2)).await, Ok(Vec::new()));
    // The others and the table stay.
    assert_eq!(store.tables_of_player(&player(2)).await.unwrap(), [id("one")]);
    assert!(store.load(&id("one")).await.is_ok());
    assert_eq!(store.rename(player(1), text("x")).await, Err(StoreError::NoPlayer(player(1))));
}

async fn two_players_become_one(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    meet(&store, 2, "", "phone").await;
    store.create(seated("one", &[(1, 0)])).await.unwrap();
    store.create(seated("two", &[(2, 1)])).await.unwrap();
    store.claim(player(2).to_string(), id("two"), text("token"), None).await.unwrap();
    store.learn(player(2).to_string(), text("lesson")).await.unwrap();
    store.merge_players(player(2), player(1)).await.unwrap();
    assert_eq!(whose(&store, "phone").await, Some(player(1)));
    assert_eq!(store.player(&player(2)).await, Ok(None));
    assert_eq!(store.tables_of_player(&player(1)).await.unwrap(), [id("one"), id("two")]);
    assert_eq!(store.seats(player(1).as_str()).await.unwrap().len(), 1);
    assert_eq!(store.learned(player(1).as_str()).await.unwrap().len(), 1);
    let none = store.merge_players(player(1), player(9)).await;
    assert_eq!(none, Err(StoreError::NoPlayer(player(9))));
    assert_eq!(whose(&store, "ann").await, Some(player(1)), "nothing has changed");
}

async fn players_are_listed_named_and_locked(place: Place) {
    let store = place.open().await;
    for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "")] {
        meet(&store, number, name, &format!("session-{number}")).await;
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    store.invite_player(player(4), text("Dora")).await.unwrap();
    store.rename(player(1), text("Anna")).await.unwrap();
    store.set_settings(player(1), text("{}")).await.unwrap();
    store.set_player_state(player(2), PlayerState::Locked).await.unwrap();
    let names = |players: Vec<adit_store::Player>| -> Vec<(String, PlayerState)> {
        players.into_iter().map(|player| (player.name, player.state)).collect()
    };
    let open = PlayerState::Open;
    let whole = names(store.players(0, 9).await.unwrap());
    let expected = [("Dora", PlayerState::Invited), ("", open), ("Ben", PlayerState::Locked), ("Anna", open)];
    assert_eq!(whole, expected.map(|(name, state)| (text(name), state)));
    assert_eq!(names(store.players(2, 1).await.unwrap()), whole[2..3]);
    assert_eq!(store.player(&player(1)).await.unwrap().unwrap().settings, "{}");
    let before = store.player(&player(1)).await.unwrap().unwrap().seen_at;
    store.see(player(1), text("session-1")).await.unwrap();
    assert!(store.player(&player(1)).await.unwrap().unwrap().seen_at > before);
    assert!(store.sessions(&player(1)).await.unwrap()[0].seen_at > before);
}

async fn blocks_are_kept(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann", "ann").await;
    meet(&store, 2, "Ben", "ben").await;
    store.set_block(player(1), player(2), true).await.unwrap();
    store.set_block(player(1), player(2), true).await.unwrap();
    assert_eq!(store.blocked(&player(1)).await.unwrap(), [player(2)]);
    assert_eq!(store.blocked_by(&player(2)).await.unwrap(), [player(1)]);
    store.set_block(player(1), player(2), false).await.unwrap();
    assert_eq!(store.blocked(&player(1)).await, Ok(Vec::new()));
}

async fn own_tables(
    store: &Store,
    search: Option<&str>,
    rank: Option<Rank>,
    skip: u32,
) -> Vec<(Rank, String)> {
    let wanted = PlayerTables { search: search.map(text), rank, skip };
    let page = store.player_tables(&player(1), &wanted, 2).await.unwrap();
    for row in &page {
        assert_eq!(row.table, store.summary(&row.table.id).await.unwrap());
    }
    page.into_iter().map(|row| (row.rank, row.table.id.to_string())).collect()
}

async fn the_tables_of_a_player_come_in_the_order_in_which_they_matter(place: Place) {
    let store = place.open().await;
    let pause = || tokio::time::sleep(std::time::Duration::from_millis(3));
    for (name, waits_for) in
        [("turn", "s0 s2"), ("waits", "s0"), ("watched", "s0"), ("foreign", "s1"), ("two", "s1")]
    {
        let mut table = match name {
            "turn" | "waits" => seated(name, &[(1, if name == "turn" { 2 } else { 1 }), (2, 0)]),
            "two" => seated(name, &[(1, 0), (1, 1)]),
            _ => seated(name, &[(2, 1)]),
        };
        table.waits_for = Some(text(waits_for));
        store.create(table).await.unwrap();
        pause().await;
    }
    store.claim(player(1).to_string(), id("watched"), text("watch"), Some(player(1))).await.unwrap();
    let mut over = seated("over", &[(1, 0)]);
    over.state = State::Finished;
    over.waits_for = Some(text("s0"));
    store.create(over).await.unwrap();
    let named = |rank, names: &[&str]| names.iter().map(|name| (rank, text(name))).collect::<Vec<_>>();
    assert_eq!(own_tables(&store, None, None, 0).await, named(Rank::Turn, &["two", "turn"]));
    assert_eq!(own_tables(&store, None, None, 2).await, named(Rank::Waiting, &["watched", "waits"]));
    assert_eq!(own_tables(&store, None, None, 4).await, named(Rank::Over, &["over"]));
    assert_eq!(own_tables(&store, None, Some(Rank::Waiting), 1).await, named(Rank::Waiting, &["waits"]));
    let counts = store.player_counts(&player(1), None).await.unwrap();
    assert_eq!(counts, BTreeMap::from([(Rank::Turn, 2), (Rank::Waiting, 2), (Rank::Over, 1)]));
    // A move brings a table to the front and its player to another place, what is said beside it does not.
    pause().await;
    store.append(Append::new(id("turn"), 0, ["s2 pass"]).waiting_for("s0").showing("{}")).await.unwrap();
    store.say(id("waits"), text("s0"), text("hello"), None).await.unwrap();
    assert_eq!(store.summary(&id("turn")).await.unwrap().glance.as_deref(), Some("{}"));
    assert_eq!(own_tables(&store, None, Some(Rank::Turn), 0).await, named(Rank::Turn, &["two"]));
    assert_eq!(own_tables(&store, None, None, 1).await, named(Rank::Waiting, &["turn", "watched"]));
    // A player who no longer sits there is not listed; who watches is.
    let listing = Listing { seats: vec![(player(2), 1)], ..Listing::default() };
    for table in ["two", "watched"] {
        store.set_meta_and_listing(id(table), 0, String::new(), listing.clone()).await.unwrap();
    }
    assert_eq!(own_tables(&store, None, None, 0).await, named(Rank::Waiting, &["turn", "watched"]));
    let mut all = store.tables_of_player(&player(1)).await.unwrap();
    all.sort();
    assert_eq!(all, [id("over"), id("turn"), id("waits"), id("watched")]);
}

async fn tables_are_found_by_what_is_said_of_them(place: Place) {
    let store = place.open().await;
    for (name, about) in [("one", "cavum ann 100%"), ("two", "rockwell jürgen a_b")] {
        let mut table = seated(name, &[(1, 0)]);
        table.listing.about = text(about);
        store.create(table).await.unwrap();
    }
    for (search, found) in [
        ("ann", "one"),
        ("jürgen", "two"),
        ("0%", "one"),
        ("a_b", "two"),
        ("axb", ""),
        ("%", "one"),
        ("!", ""),
        ("cavum ", "onetwo"),
    ] {
        let mut names: Vec<String> =
            own_tables(&store, Some(search), None, 0).await.into_iter().map(|(_, name)| name).collect();
        names.sort();
        assert_eq!(names.concat(), found, "{search}");
        let count = store.player_counts(&player(1), Some(search)).await.unwrap().into_values().sum::<u64>();
        assert_eq!(count as usize, names.len());
    }
}

async fn the_lobby_has_what_is_open_to_everybody(place: Place) {
    let store = place.open().await;
    for (name, game, lobby, state) in [
        ("free", "cavum", Some(Lobby::Seats), State::Open),
        ("later", "rockwell", Some(Lobby::Seats), State::Open),
        ("watch", "cavum", Some(Lobby::Watch), State::Open),
        ("private", "cavum", None, State::Open),
        ("over", "cavum", Some(Lobby::Seats), State::Finished),
    ] {
        let mut table = table(name, &[]);
        (table.game, table.state, table.listing.lobby) = (text(game), state, lobby);
        store.create(table).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    let list = async |lobby, game: Option<&str>, skip| -> Vec<String> {
        let wanted = LobbyTables { lobby, game: game.map(text), skip };
        let found = store.lobby(&wanted, 10).await.unwrap();
        found.into_iter().map(|table| table.id.to_string()).collect()
    };
    assert_eq!(list(Lobby::Seats, None, 0).await, ["later", "free"]);
    assert_eq!(list(Lobby::Seats, None, 1).await, ["free"]);
    assert_eq!(list(Lobby::Seats, Some("cavum"), 0).await, ["free"]);
    assert_eq!(list(Lobby::Watch, None, 0).await, ["watch"]);
    store.set_meta_and_listing(id("free"), 0, String::new(), Listing::default()).await.unwrap();
    store.append(Append::new(id("later"), 0, ["a"]).with_state(State::Finished)).await.unwrap();
    assert_eq!(list(Lobby::Seats, None, 0).await, Vec::<String>::new());
}

async fn a_small_picture_is_kept(place: Place) {
    let store = place.open().await;
    store.create(table("one", &["a"])).await.unwrap();
    assert_eq!(store.small_picture(&id("one")).await, Ok(None));
    for length in [1, 2] {
        store.set_small_picture(id("one"), length, format!("<svg {length}>")).await.unwrap();
    }
    assert_eq!(store.small_picture(&id("one")).await, Ok(Some((2, text("<svg 2>")))));
    let missing = store.set_small_picture(id("two"), 0, String::new()).await;
    assert_eq!(missing, Err(StoreError::NoTable(id("two"))));
}
