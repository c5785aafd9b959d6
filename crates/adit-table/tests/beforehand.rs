//! What becomes of orders and lines, tried with the test game.

use adit_game::{Seat, Setup, StandingOrder, Viewer};
use adit_table::{Departure, Entry, Heed, Source, Table};
use adit_testkit::heaps::Heaps;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn say(table: &mut Table, number: usize, words: &str) {
    let step = table.propose(seat(number), words, None).unwrap();
    table.commit(step).unwrap();
}

/// A table at which s1 begins to take from heaps with stones enough, and s0 follows.
fn taking(seats: u8) -> Table {
    let mut tables = (0..).map(|seed| {
        let mut table = Table::new::<Heaps>(&Setup::seats(seats), Source::Seed(seed)).unwrap();
        for number in 0..usize::from(seats) {
            say(&mut table, number, if number == 1 { "bid 2" } else { "bid 0" });
        }
        table
    });
    let has_enough = |table: &Table| {
        ["take A 3", "take B 3"].iter().all(|words| table.propose(seat(1), words, None).is_ok())
    };
    tables.find(has_enough).unwrap()
}

fn order(name: &str, limit: Option<u32>) -> StandingOrder {
    StandingOrder { name: name.to_owned(), about: String::new(), limit }
}

fn line(steps: &[&str]) -> Vec<Entry> {
    steps.iter().map(|step| Entry::read(step).unwrap()).collect()
}

fn number(table: &Table, number: usize) -> usize {
    table.number(Viewer::Seat(seat(number)))
}

#[test]
fn an_order_answers_every_time_until_it_has_passed() {
    let mut table = taking(2);
    let since = number(&table, 0);
    let order = order("take", Some(1));
    let heed = |table: &Table| table.heed_order(seat(0), since, &order).unwrap();
    assert_eq!(heed(&table), Heed::Waits);
    say(&mut table, 1, "take B 1");
    assert_eq!(heed(&table), Heed::Says("take A 1".to_owned()));
    say(&mut table, 0, "take A 1");
    assert_eq!(heed(&table), Heed::Waits);
    say(&mut table, 1, "pass");
    assert_eq!(heed(&table), Heed::Says("pass".to_owned()));
    say(&mut table, 0, "pass");
    assert_eq!(heed(&table), Heed::Done);
}

#[test]
fn an_order_is_dropped_by_another_move_of_its_own_seat() {
    let mut table = taking(2);
    let since = number(&table, 0);
    say(&mut table, 1, "take B 1");
    say(&mut table, 0, "sweep A");
    let heed = table.heed_order(seat(0), since, &order("take", Some(1))).unwrap();
    assert_eq!(heed, Heed::Dropped(Departure::OwnMove));
}

#[test]
fn what_has_fewer_entries_now_was_taken_back() {
    let mut table = taking(2);
    say(&mut table, 1, "take B 1");
    let since = number(&table, 0);
    table.take_back(table.record().entries().len() - 1).unwrap();
    let heed = table.heed_order(seat(0), since, &order("pass", None)).unwrap();
    assert_eq!(heed, Heed::Dropped(Departure::TakenBack));
    let heed = table.heed_line(seat(0), since, &line(&["s0 pass"])).unwrap();
    assert_eq!(heed, Heed::Dropped(Departure::TakenBack));
}

#[test]
fn a_line_is_said_while_everything_happens_as_it_was_planned() {
    let mut table = taking(2);
    let since = number(&table, 0);
    let line = line(&["s1 take B 1", "s0 take A 1", "s1 pass", "s0 pass"]);
    let heed = |table: &Table| table.heed_line(seat(0), since, &line).unwrap();
    assert_eq!(heed(&table), Heed::Waits);
    say(&mut table, 1, "take B 1");
    assert_eq!(heed(&table), Heed::Says("take A 1".to_owned()));
    // Its player may say it too.
    say(&mut table, 0, "take A 1");
    assert_eq!(heed(&table), Heed::Waits);
    say(&mut table, 1, "pass");
    assert_eq!(heed(&table), Heed::Says("pass".to_owned()));
    say(&mut table, 0, "pass");
    assert_eq!(heed(&table), Heed::Done);
}

#[test]
fn anything_else_drops_a_line() {
    let planned = line(&["s1 take B 1", "s0 take A 1", "s1 pass", "s0 pass"]);
    for (moves, expected) in [
        (&[(1, "take A 1")][..], Departure::Other),
        (&[(1, "take B 1"), (0, "take B 1")], Departure::OwnMove),
        (&[(1, "take B 1"), (0, "take A 1"), (1, "take A 1")], Departure::Other),
    ] {
        let mut table = taking(2);
        let since = number(&table, 0);
        for (number, words) in moves {
            say(&mut table, *number, words);
        }
        let heed = table.heed_line(seat(0), since, &planned).unwrap();
        assert_eq!(heed, Heed::Dropped(expected), "{moves:?}");
    }
}

/// What the words of a move are does not matter where the seat sees the same: `sweep` takes as many as the limit allows.
#[test]
fn a_line_compares_what_is_seen() {
    let mut table = taking(2);
    let since = number(&table, 0);
    let left = table.ahead(seat(0)).unwrap();
    let most = (1..=3).rev().find(|count| left.propose(seat(1), &format!("take A {count}"), None).is_ok());
    let planned = line(&[&format!("s1 take A {}", most.unwrap()), "s0 pass"]);
    say(&mut table, 1, "sweep A");
    assert_eq!(table.heed_line(seat(0), since, &planned).unwrap(), Heed::Says("pass".to_owned()));
}

/// A bid under seal answers a line whatever it is, and drops none: nobody learns what it was.
#[test]
fn a_line_tells_nothing_of_what_is_sealed() {
    let mut fates = Vec::new();
    for bid in ["bid 0", "bid 1", "bid 3"] {
        let mut table = Table::new::<Heaps>(&Setup::seats(3), Source::Seed(5)).unwrap();
        let since = number(&table, 0);
        let planned = line(&["s1 bid 1", "s0 bid 2", "s2 bid 3"]);
        say(&mut table, 1, bid);
        let heed = table.heed_line(seat(0), since, &planned).unwrap();
        assert_eq!(heed, Heed::Says("bid 2".to_owned()), "after {bid}");
        fates.push(heed);
    }
}

/// On a table to play ahead nothing is known that the seat does not know: not what was bid, nor what will be drawn.
#[test]
fn playing_ahead_follows_from_what_the_seat_sees() {
    let mut views = Vec::new();
    for bid in ["bid 0", "bid 3"] {
        let mut table = Table::new::<Heaps>(&Setup::seats(3), Source::Seed(5)).unwrap();
        say(&mut table, 1, bid);
        let mut ahead = table.ahead(seat(0)).unwrap();
        for entry in line(&["s0 bid 1", "s2 bid 1"]) {
            assert!(ahead.step_ahead(seat(0), &entry).unwrap());
        }
        views.push(ahead.look(Viewer::Seat(seat(0))).unwrap().json_text().unwrap());
    }
    assert_eq!(views[0], views[1]);
}
