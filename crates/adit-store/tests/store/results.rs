//! How games have ended, and what follows from it.

use crate::places::{Place, everywhere, id, table};
use adit_rating::{Party, Rating, Strength, rate};
use adit_store::{
    Append, KeptResult, NewResult, NewResultSeat, NewTable, PlayerId, ResultChange, State, Store, StoreError,
    Time, Total,
};

everywhere! {
    a_result_comes_with_the_move_that_ends_the_game
    a_result_goes_with_the_move_that_is_taken_back
    a_move_that_is_refused_leaves_no_result
    games_that_count_are_rated_one_after_the_other
    a_game_that_has_counted_stays
    a_game_that_cannot_count_is_refused
    lists_go_on_where_they_ended
    totals_tell_games_and_numbers_of_seats_apart
    a_player_who_is_forgotten_leaves_results_without_a_name
    two_players_who_become_one_have_all_results
    older_tables_are_looked_at_once
    several_servers_rate_the_same_games
}

fn player(number: u64) -> PlayerId {
    PlayerId::from_bits(number)
}

async fn meet(store: &Store, number: u64, name: &str) {
    let session = format!("session {number}");
    store.meet(player(number), name.to_owned(), session, String::new()).await.unwrap();
}

fn seat(number: Option<u64>, place: u8, score: i32) -> NewResultSeat {
    NewResultSeat {
        player: number.map(player),
        bot: number.is_none().then(|| "easy".to_owned()),
        strength: number.is_none().then_some(1200),
        place,
        score,
        points: format!("{{\"gold\":{score}}}"),
        counted: "{}".to_owned(),
    }
}

fn result(game: &str, is_rated: bool, seats: Vec<NewResultSeat>) -> NewResult {
    let about = "{\"ending\":\"points\"}".to_owned();
    NewResult { game: game.to_owned(), ended_at: None, length: 7, about, is_rated, seats }
}

fn over(table: &str, expected: u64, result: NewResult) -> Append {
    Append::new(id(table), expected, ["s0 end"])
        .with_state(State::Finished)
        .with_result(ResultChange::Over(Box::new(result)))
}

/// Ends the game of a new table.
async fn end(store: &Store, name: &str, result: NewResult) {
    store.create(NewTable { game: result.game.clone(), ..table(name, &[]) }).await.unwrap();
    store.append(over(name, 0, result)).await.unwrap();
}

fn names(results: &[KeptResult]) -> Vec<String> {
    results.iter().map(|result| result.table.to_string()).collect()
}

async fn a_result_comes_with_the_move_that_ends_the_game(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    store.create(table("one", &[])).await.unwrap();
    assert_eq!(store.result_of_table(&id("one")).await, Ok(None));
    let begin = Time::now();
    store
        .append(over("one", 0, result("cavum", false, vec![seat(Some(1), 1, 40), seat(None, 2, 30)])))
        .await
        .unwrap();
    let kept = store.result_of_table(&id("one")).await.unwrap().expect("a result");
    assert_eq!((kept.game.as_str(), kept.length, kept.rated), ("cavum", 7, None));
    assert!(kept.began_at <= begin.max(kept.began_at) && kept.ended_at >= kept.began_at, "{kept:?}");
    assert_eq!(kept.about, "{\"ending\":\"points\"}");
    let [ann, bot] = &kept.seats[..] else { panic!("{kept:?}") };
    assert_eq!(
        (ann.player.clone(), ann.name.as_str(), ann.place, ann.score),
        (Some(player(1)), "Ann", 1, 40)
    );
    assert_eq!((ann.points.as_str(), ann.bot.clone(), ann.rating), ("{\"gold\":40}", None, None));
    assert_eq!((bot.player.clone(), bot.name.as_str(), bot.bot.as_deref()), (None, "", Some("easy")));
    assert_eq!(store.results_of_player(&player(1), None, None, 9).await, Ok(vec![kept.clone()]));
    assert_eq!(store.results_of_game("cavum", None, 9).await, Ok(vec![kept]));
    assert_eq!(store.results_of_game("caverna", None, 9).await, Ok(Vec::new()));
    assert_eq!(store.count_results("cavum").await, Ok(1));
    // A name that changes changes everywhere.
    store.rename(player(1), "Anna".to_owned()).await.unwrap();
    assert_eq!(store.result_of_table(&id("one")).await.unwrap().expect("a result").seats[0].name, "Anna");
    assert_eq!(store.player_of_page(&player(1).page()).await, Ok(Some(player(1))));
    assert_eq!(store.player_of_page(&player(2).page()).await, Ok(None));
}

async fn a_result_goes_with_the_move_that_is_taken_back(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    let outcome = |score| result("cavum", false, vec![seat(Some(1), 1, score), seat(None, 2, 3)]);
    end(&store, "one", outcome(40)).await;
    let back =
        Append::new(id("one"), 1, ["back 0"]).with_state(State::Open).with_result(ResultChange::GoesOn);
    store.append(back).await.unwrap();
    assert_eq!(store.result_of_table(&id("one")).await, Ok(None));
    assert_eq!(store.results_of_player(&player(1), None, None, 9).await, Ok(Vec::new()));
    store.append(over("one", 2, outcome(50))).await.unwrap();
    let kept = store.result_of_table(&id("one")).await.unwrap().expect("a result");
    assert_eq!(kept.seats[0].score, 50);
    assert_eq!(store.count_results("cavum").await, Ok(1));
    assert_eq!(store.tables_without_result(None, 9).await, Ok(Vec::new()));
}

async fn a_move_that_is_refused_leaves_no_result(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    store.create(table("one", &["s0 pass"])).await.unwrap();
    let late = over("one", 0, result("cavum", true, vec![seat(Some(1), 1, 40), seat(None, 2, 30)]));
    assert!(matches!(store.append(late).await, Err(StoreError::Moved { .. })));
    assert_eq!(store.result_of_table(&id("one")).await, Ok(None));
    assert_eq!(store.rated_games("cavum").await, Ok(0));
    assert_eq!(store.ladder("cavum", 0, 9).await, Ok(Vec::new()));
}

fn person(rating: Rating, rank: u8) -> Party {
    Party { strength: Strength::Rated(rating), rank }
}

async fn games_that_count_are_rated_one_after_the_other(place: Place) {
    let store = place.open().await;
    for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Cleo")] {
        meet(&store, number, name).await;
    }
    end(&store, "one", result("cavum", true, vec![seat(Some(1), 1, 40), seat(Some(2), 2, 30)])).await;
    end(
        &store,
        "two",
        result("cavum", true, vec![seat(Some(3), 3, 10), seat(Some(1), 1, 40), seat(None, 2, 30)]),
    )
    .await;
    // What does not count, and other games, change nothing.
    end(&store, "three", result("cavum", false, vec![seat(Some(2), 1, 40), seat(Some(1), 2, 30)])).await;
    end(&store, "four", result("caverna", true, vec![seat(Some(2), 1, 40), seat(Some(1), 2, 30)])).await;
    let first = rate(&[person(Rating::START, 1), person(Rating::START, 2)]);
    let bot = Party { strength: Strength::Fixed(1200), rank: 2 };
    let second = rate(&[person(Rating::START, 3), person(first[0].unwrap(), 1), bot]);
    let ladder = store.ladder("cavum", 0, 9).await.unwrap();
    let told: Vec<_> = ladder.iter().map(|row| (row.name.as_str(), row.rating, row.games)).collect();
    let mut expected =
        vec![("Ann", second[1].unwrap(), 2), ("Ben", first[1].unwrap(), 1), ("Cleo", second[0].unwrap(), 1)];
    expected.sort_by_key(|(_, rating, _)| -rating.floor());
    assert_eq!(told, expected);
    assert_eq!(store.ladder("cavum", 1, 1).await.unwrap(), ladder[1..2]);
    let kept = store.result_of_table(&id("two")).await.unwrap().expect("a result");
    assert_eq!(kept.rated, Some(2));
    assert_eq!(kept.seats.iter().map(|seat| seat.rating).collect::<Vec<_>>(), second);
    assert_eq!(store.rated_games("cavum").await, Ok(2));
    let of_ann = store.ratings_of_player(&player(1)).await.unwrap();
    assert_eq!(
        of_ann.iter().map(|row| (row.game.as_str(), row.games)).collect::<Vec<_>>(),
        [("caverna", 1), ("cavum", 2)]
    );
    assert_eq!(store.result_of_table(&id("three")).await.unwrap().expect("a result").rated, None);
}

async fn a_game_that_has_counted_stays(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    let outcome = || result("cavum", true, vec![seat(Some(1), 1, 40), seat(None, 2, 30)]);
    end(&store, "one", outcome()).await;
    let ladder = store.ladder("cavum", 0, 9).await;
    let back =
        Append::new(id("one"), 1, ["back 0"]).with_state(State::Open).with_result(ResultChange::GoesOn);
    store.append(back).await.unwrap();
    assert!(store.result_of_table(&id("one")).await.unwrap().is_some(), "what has counted is not undone");
    store.append(over("one", 2, outcome())).await.unwrap();
    assert_eq!(store.ladder("cavum", 0, 9).await, ladder, "nor does it count twice");
    assert_eq!(store.rated_games("cavum").await, Ok(1));
}

async fn a_game_that_cannot_count_is_refused(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    store.create(table("one", &[])).await.unwrap();
    let twice = result("cavum", true, vec![seat(Some(1), 1, 40), seat(Some(1), 2, 30)]);
    assert!(matches!(store.append(over("one", 0, twice)).await, Err(StoreError::Unfit { .. })));
    assert_eq!(store.length(&id("one")).await, Ok(0));
}

async fn lists_go_on_where_they_ended(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    for (number, name) in ["one", "two", "three", "four", "five"].into_iter().enumerate() {
        // Two of them end at the same moment.
        let ended_at = Some(Time::from_millis(1_000 * (number as i64 / 2)));
        let game = if name == "four" { "caverna" } else { "cavum" };
        let seats = vec![seat(Some(1), 1, 40), seat(Some(1), 2, 30)];
        end(&store, name, NewResult { ended_at, ..result(game, false, seats) }).await;
    }
    let all = store.results_of_player(&player(1), None, None, 9).await.unwrap();
    assert_eq!(names(&all), ["five", "three", "four", "two", "one"].map(str::to_owned));
    assert!(all.iter().all(|result| result.seats.len() == 2), "a player who has two seats has one result");
    let page = store.results_of_player(&player(1), None, Some(&all[1].cursor()), 2).await.unwrap();
    assert_eq!(page, all[2..4]);
    let cavum = store.results_of_player(&player(1), Some("cavum"), None, 9).await.unwrap();
    assert_eq!(names(&cavum), ["five", "three", "two", "one"].map(str::to_owned));
    let page = store.results_of_game("cavum", Some(&cavum[0].cursor()), 2).await.unwrap();
    assert_eq!(page, cavum[1..3]);
}

async fn totals_tell_games_and_numbers_of_seats_apart(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    assert_eq!(store.totals(&player(1)).await, Ok(Vec::new()));
    let two = |place, score| vec![seat(Some(1), place, score), seat(None, 3 - place, 0)];
    end(&store, "one", result("cavum", false, two(1, 40))).await;
    end(&store, "two", result("cavum", false, two(2, -7))).await;
    end(
        &store,
        "three",
        result("cavum", false, vec![seat(Some(1), 1, 9), seat(None, 1, 9), seat(None, 3, 1)]),
    )
    .await;
    let total =
        |seats, games, wins, score, best| Total { game: "cavum".to_owned(), seats, games, wins, score, best };
    assert_eq!(store.totals(&player(1)).await, Ok(vec![total(2, 2, 1, 33, 40), total(3, 1, 1, 9, 9)]));
}

async fn a_player_who_is_forgotten_leaves_results_without_a_name(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    meet(&store, 2, "Ben").await;
    end(&store, "one", result("cavum", true, vec![seat(Some(1), 1, 40), seat(Some(2), 2, 30)])).await;
    let before = store.ladder("cavum", 0, 9).await.unwrap();
    store.forget(player(1)).await.unwrap();
    let kept = store.result_of_table(&id("one")).await.unwrap().expect("a result");
    assert_eq!(
        (kept.seats[0].player.clone(), kept.seats[0].name.as_str(), kept.seats[0].score),
        (None, "", 40)
    );
    assert_eq!(kept.seats[1].name, "Ben");
    assert_eq!(store.results_of_player(&player(1), None, None, 9).await, Ok(Vec::new()));
    assert_eq!(store.totals(&player(1)).await, Ok(Vec::new()));
    assert_eq!(store.ratings_of_player(&player(1)).await, Ok(Vec::new()));
    assert_eq!(store.player_of_page(&player(1).page()).await, Ok(None));
    let after = store.ladder("cavum", 0, 9).await.unwrap();
    assert_eq!(after, before.into_iter().filter(|row| row.name == "Ben").collect::<Vec<_>>());
    // A game that ends when somebody has just gone names nobody.
    end(&store, "two", result("cavum", false, vec![seat(Some(1), 1, 40), seat(Some(2), 2, 30)])).await;
    assert_eq!(store.result_of_table(&id("two")).await.unwrap().expect("a result").seats[0].player, None);
}

async fn two_players_who_become_one_have_all_results(place: Place) {
    let store = place.open().await;
    for (number, name) in [(1, "Phone"), (2, "Ann"), (3, "Ben")] {
        meet(&store, number, name).await;
    }
    end(&store, "one", result("cavum", true, vec![seat(Some(1), 1, 40), seat(Some(3), 2, 30)])).await;
    end(&store, "two", result("cavum", true, vec![seat(Some(1), 1, 40), seat(Some(3), 2, 30)])).await;
    end(&store, "three", result("cavum", true, vec![seat(Some(2), 2, 40), seat(Some(3), 1, 30)])).await;
    let rating = store.ratings_of_player(&player(1)).await.unwrap()[0].rating;
    store.merge_players(player(1), player(2)).await.unwrap();
    assert_eq!(store.results_of_player(&player(2), None, None, 9).await.unwrap().len(), 3);
    let own = store.ratings_of_player(&player(2)).await.unwrap();
    assert_eq!(
        (own.len(), own[0].rating, own[0].games),
        (1, rating, 2),
        "the rating that rests on more games"
    );
    assert_eq!(store.ladder("cavum", 0, 9).await.unwrap().len(), 2);
    assert_eq!(store.player_of_page(&player(1).page()).await, Ok(None));
    assert_eq!(store.player_of_page(&player(2).page()).await, Ok(Some(player(2))));
}

async fn older_tables_are_looked_at_once(place: Place) {
    let store = place.open().await;
    meet(&store, 1, "Ann").await;
    for name in ["one", "two", "three"] {
        store.create(table(name, &[])).await.unwrap();
        store.append(Append::new(id(name), 0, ["s0 end"]).with_state(State::Finished)).await.unwrap();
    }
    store.create(table("open", &[])).await.unwrap();
    assert_eq!(store.tables_without_result(None, 2).await, Ok(vec![id("one"), id("three")]));
    assert_eq!(store.tables_without_result(Some(&id("three")), 2).await, Ok(vec![id("two")]));
    let then = Time::from_millis(77);
    let old =
        |score| NewResult { ended_at: Some(then), ..result("cavum", false, vec![seat(Some(1), 1, score)]) };
    store.bring_in_result(id("one"), 1, Some(old(5))).await.unwrap();
    store.bring_in_result(id("two"), 1, None).await.unwrap();
    // Another server has worked out the same, or something from a shorter journal.
    store.bring_in_result(id("one"), 1, Some(old(6))).await.unwrap();
    store.bring_in_result(id("three"), 0, Some(old(7))).await.unwrap();
    store.bring_in_result(id("open"), 0, Some(old(8))).await.unwrap();
    assert_eq!(store.tables_without_result(None, 9).await, Ok(vec![id("three")]));
    let kept = store.results_of_player(&player(1), None, None, 9).await.unwrap();
    assert_eq!(names(&kept), ["one"]);
    assert_eq!((kept[0].ended_at, kept[0].seats[0].score), (then, 5));
    // It goes on after all, and ends otherwise.
    let back =
        Append::new(id("two"), 1, ["back 0"]).with_state(State::Open).with_result(ResultChange::GoesOn);
    store.append(back).await.unwrap();
    store.append(over("two", 2, result("cavum", false, vec![seat(Some(1), 1, 9)]))).await.unwrap();
    assert_eq!(store.count_results("cavum").await, Ok(2));
}

/// Two servers end games at the same time; whoever rates the results again in their order comes to the same ladder.
async fn several_servers_rate_the_same_games(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    for number in 1..=3 {
        meet(&one, number, "Somebody").await;
    }
    let tables: Vec<String> = (0..12).map(|number| format!("table-{number}")).collect();
    for name in &tables {
        one.create(table(name, &[])).await.unwrap();
    }
    let play = async |store: &Store, first: u64| {
        for (number, name) in (0_u64..).zip(&tables).filter(|(number, _)| number % 2 == first) {
            let (winner, loser) = (1 + number % 3, 1 + (number + 1) % 3);
            let seats = vec![seat(Some(winner), 1, 40), seat(Some(loser), 2, 30)];
            store.append(over(name, 0, result("cavum", true, seats))).await.unwrap();
        }
    };
    tokio::join!(play(&one, 0), play(&other, 1));
    let mut results = one.results_of_game("cavum", None, 99).await.unwrap();
    results.sort_by_key(|result| result.rated);
    assert_eq!(
        results.iter().map(|result| result.rated).collect::<Vec<_>>(),
        (1..=12).map(Some).collect::<Vec<_>>()
    );
    let mut ratings = std::collections::BTreeMap::new();
    for result in &results {
        let before = |player: &Option<PlayerId>| ratings.get(player).copied().unwrap_or(Rating::START);
        let parties: Vec<Party> =
            result.seats.iter().map(|seat| person(before(&seat.player), seat.place)).collect();
        let after = rate(&parties);
        for (seat, rating) in result.seats.iter().zip(after) {
            assert_eq!(seat.rating, rating);
            ratings.insert(seat.player.clone(), rating.unwrap());
        }
    }
    for row in other.ladder("cavum", 0, 9).await.unwrap() {
        assert_eq!(Some(&row.rating), ratings.get(&Some(row.player)));
    }
}
