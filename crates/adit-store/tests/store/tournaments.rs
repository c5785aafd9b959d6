//! Tournaments are changed by one server at a time, and say which of their tables are to be made or counted.

use crate::places::{Asked, Place, everywhere, id, table};
use adit_store::{
    Append, ClockMark, Letter, NewTable, NewTournament, PlayerId, State, Store, StoreError, TableId, Time,
    TournamentId, TournamentTask, TournamentTaskKind,
};

everywhere! {
    a_tournament_is_created_once
    a_tournament_is_changed_by_whoever_has_seen_it_last
    of_two_servers_that_draw_a_round_one_does
    tables_are_to_be_made_until_they_are_there_and_counted_when_they_are_over
    a_player_finds_their_tournaments
    tournaments_are_listed_the_youngest_first
    tournaments_survive_a_restart
    a_new_table_brings_its_clock_and_its_letters_or_nothing
}

fn name(number: u64) -> TournamentId {
    TournamentId::from_bits(number)
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_bits(number)
}

fn tournament(number: u64, text: &str, players: &[u64], tables: &[&str]) -> NewTournament {
    NewTournament {
        id: name(number),
        text: text.to_owned(),
        players: players.iter().copied().map(player).collect(),
        tables: tables.iter().copied().map(id).collect(),
    }
}

async fn text(store: &Store, number: u64) -> String {
    store.tournament(&name(number)).await.unwrap().expect("a tournament").text
}

async fn tasks(store: &Store) -> Vec<(TableId, TournamentTaskKind)> {
    let tasks = store.tournament_tasks(100).await.unwrap();
    tasks.into_iter().map(|TournamentTask { table, kind, .. }| (table, kind)).collect()
}

async fn a_tournament_is_created_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.tournament(&name(1)).await, Ok(None));
    let begin = Time::now();
    store.create_tournament(tournament(1, "first", &[], &[])).await.unwrap();
    let again = store.create_tournament(tournament(1, "second", &[], &[])).await;
    assert_eq!(again, Err(StoreError::TournamentExists(name(1))));
    let stored = store.tournament(&name(1)).await.unwrap().expect("a tournament");
    assert_eq!((stored.text.as_str(), stored.version), ("first", 0));
    assert!(stored.created_at >= begin && stored.changed_at == stored.created_at);
    assert_eq!(store.tournament_version(&name(1)).await, Ok(Some(0)));
    assert_eq!(store.tournament_version(&name(2)).await, Ok(None));
}

async fn a_tournament_is_changed_by_whoever_has_seen_it_last(place: Place) {
    let store = place.open().await;
    let moved = Err(StoreError::TournamentMoved(name(1)));
    assert_eq!(store.set_tournament(0, tournament(1, "x", &[], &[])).await, moved, "it is not there");
    store.create_tournament(tournament(1, "first", &[1], &["one"])).await.unwrap();
    assert_eq!(store.set_tournament(0, tournament(1, "second", &[2], &["two"])).await, Ok(1));
    assert_eq!(store.set_tournament(0, tournament(1, "third", &[3], &["three"])).await, moved);
    // Nothing of what was refused is there.
    assert_eq!(text(&store, 1).await, "second");
    assert_eq!(tasks(&store).await, [(id("two"), TournamentTaskKind::Make)]);
    assert_eq!(store.tournaments_of_player(&player(3)).await, Ok(vec![]));
}

async fn of_two_servers_that_draw_a_round_one_does(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.create_tournament(tournament(1, "entered", &[], &[])).await.unwrap();
    let drawn = Asked::new(one.set_tournament(0, tournament(1, "drawn by one", &[], &["one"])));
    let also = Asked::new(other.set_tournament(0, tournament(1, "drawn by other", &[], &["other"])));
    let answers = [drawn.answer().await, also.answer().await];
    let done = answers.iter().position(|answer| *answer == Ok(1)).expect("one of them");
    assert_eq!(answers[1 - done], Err(StoreError::TournamentMoved(name(1))));
    let winner = ["one", "other"][done];
    assert_eq!(text(&other, 1).await, format!("drawn by {winner}"));
    assert_eq!(tasks(&one).await, [(id(winner), TournamentTaskKind::Make)]);
}

async fn tables_are_to_be_made_until_they_are_there_and_counted_when_they_are_over(place: Place) {
    let store = place.open().await;
    store.create_tournament(tournament(1, "", &[], &["one", "two"])).await.unwrap();
    assert_eq!(
        tasks(&store).await,
        [(id("one"), TournamentTaskKind::Make), (id("two"), TournamentTaskKind::Make)]
    );
    store.create(table("one", &[])).await.unwrap();
    assert_eq!(tasks(&store).await, [(id("two"), TournamentTaskKind::Make)]);
    store.create(table("two", &[])).await.unwrap();
    store.create(table("elsewhere", &[])).await.unwrap();
    assert_eq!(tasks(&store).await, []);
    for name in ["two", "elsewhere"] {
        let append = Append::new(id(name), 0, ["s0 end"]).with_state(State::Finished);
        store.append(append).await.unwrap();
    }
    assert_eq!(tasks(&store).await, [(id("two"), TournamentTaskKind::Count)]);
    assert_eq!(store.tournament_tasks(0).await, Ok(vec![]));
    store.set_tournament(0, tournament(1, "", &[], &["one"])).await.unwrap();
    assert_eq!(tasks(&store).await, [], "it is counted");
}

async fn a_player_finds_their_tournaments(place: Place) {
    let store = place.open().await;
    store.create_tournament(tournament(1, "", &[1, 2, 1], &[])).await.unwrap();
    store.create_tournament(tournament(2, "", &[1], &[])).await.unwrap();
    let of = async |number| store.tournaments_of_player(&player(number)).await.unwrap().len();
    assert_eq!((of(1).await, of(2).await, of(3).await), (2, 1, 0));
    store.set_tournament(0, tournament(1, "", &[2], &[])).await.unwrap();
    assert_eq!((of(1).await, of(2).await), (1, 1));
}

async fn tournaments_are_listed_the_youngest_first(place: Place) {
    let store = place.open().await;
    for number in 1..=3 {
        store.create_tournament(tournament(number, &number.to_string(), &[], &[])).await.unwrap();
    }
    let listed = async |limit, skip| {
        let found = store.tournaments(limit, skip).await.unwrap();
        found.into_iter().map(|stored| (stored.created_at, stored.id)).collect::<Vec<_>>()
    };
    let all = listed(10, 0).await;
    assert_eq!(all.len(), 3);
    assert!(all.windows(2).all(|pair| pair[0] > pair[1]), "{all:?}");
    assert_eq!(listed(1, 1).await, all[1..2]);
}

async fn tournaments_survive_a_restart(place: Place) {
    let store = place.open().await;
    store.create_tournament(tournament(1, "drawn", &[1], &["one"])).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(text(&store, 1).await, "drawn");
    assert_eq!(tasks(&store).await, [(id("one"), TournamentTaskKind::Make)]);
}

async fn a_new_table_brings_its_clock_and_its_letters_or_nothing(place: Place) {
    let store = place.open().await;
    let new = |key: &str| {
        let due_at = Time::from_millis(5);
        let letter =
            Letter { key: key.to_owned(), kind: "tell".to_owned(), body: "begun".to_owned(), due_at };
        let clock = ClockMark { text: "runs".to_owned(), due_at: Some(due_at) };
        NewTable { clock: Some(clock), letters: vec![letter], ..table("one", &[]) }
    };
    store.create(new("first")).await.unwrap();
    assert_eq!(store.create(new("second")).await, Err(StoreError::TableExists(id("one"))));
    assert_eq!(store.due(Time::from_millis(5), 10).await, Ok(vec![id("one")]));
    let letters = store.due_letters(Time::from_millis(5), 10).await.unwrap();
    assert_eq!(letters.iter().map(|posted| posted.letter.key.as_str()).collect::<Vec<_>>(), ["first"]);
}
