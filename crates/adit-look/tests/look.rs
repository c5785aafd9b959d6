//! What a table shows and allows, tried with the test game.

use adit_game::{Game, Language, Layout, Seat, Setup, Texts, Viewer};
use adit_look::{Course, Line, Look, LookFault, TakenBack, Told};
use adit_table::{Noticed, OfferId, Refusal, Source, Table};
use adit_testkit::heaps::Heaps;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn texts() -> Texts {
    Texts::new(Language::English, &[Heaps::texts(Language::English).unwrap()])
}

/// A table of two people.
fn look() -> Look {
    look_at(&Setup::seats(2))
}

fn look_at(setup: &Setup) -> Look {
    let table = Table::new::<Heaps>(setup, Source::Seed(5)).unwrap();
    let talks = Course::default().talks;
    Look::new(table, talks, Seat::all(2).collect())
}

fn say(look: &mut Look, number: usize, words: &str) {
    let step = look.propose(seat(number), words, None).unwrap();
    look.commit(step, |_| texts()).unwrap();
}

/// A table at which s1 begins to take.
fn taking() -> Look {
    let mut look = look();
    say(&mut look, 0, "bid 0");
    say(&mut look, 1, "bid 2");
    look
}

fn log(look: &mut Look, told: Told) -> (usize, usize) {
    let picture = look.picture(Viewer::Seat(seat(0)), &texts(), Layout::Tall, told).unwrap();
    (picture.log_from, picture.log.len())
}

#[test]
fn a_viewer_is_told_only_what_is_new() {
    let mut look = taking();
    let all = log(&mut look, Told::default());
    assert_eq!(all.0, 0);
    let told = look.told(Viewer::Seat(seat(0)));
    assert_eq!(log(&mut look, told), (all.1, 0));
    let words = look.turn(Viewer::Seat(seat(1))).offer.unwrap().moves.moves().next().unwrap().to_owned();
    say(&mut look, 1, &words);
    assert_eq!(log(&mut look, told).0, all.1);
    assert!(log(&mut look, told).1 > 0);
}

#[test]
fn after_a_take_back_everything_is_told_again() {
    let mut look = taking();
    let (_, entries) = log(&mut look, Told::default());
    let words = look.turn(Viewer::Seat(seat(1))).offer.unwrap().moves.moves().next().unwrap().to_owned();
    say(&mut look, 1, &words);
    let told = look.told(Viewer::Seat(seat(0)));
    let (change, mut result) = look.back(seat(1)).unwrap();
    let lost = look.make(change).lost;
    if result == TakenBack::Asked {
        assert_eq!(lost, Noticed::by_nobody());
        let (change, agreed) = look.consent(seat(0), true).unwrap();
        assert_eq!(look.make(change).lost, Noticed::by_all());
        result = agreed;
    }
    assert_eq!(result, TakenBack::Done);
    assert_eq!(log(&mut look, told), (0, entries));
    // The same move can be made again, once.
    let change = look.redo(seat(1)).unwrap();
    look.make(change);
    assert!(matches!(look.redo(seat(1)), Err(LookFault::NothingToRedo)));
}

#[test]
fn others_must_agree_before_an_answered_move_is_taken_back() {
    let mut look = taking();
    // Both have bid, so what s0 has said is known to the other one.
    let (change, result) = look.back(seat(0)).unwrap();
    assert_eq!(result, TakenBack::Asked);
    assert!(matches!(change.lines.as_slice(), [Line::Ask { .. }]) && change.table.is_none());
    look.make(change);
    let ask = look.picture(Viewer::Public, &texts(), Layout::Tall, Told::default()).unwrap().ask.unwrap();
    assert_eq!((ask.seat, ask.waits_for), (0, vec![1]));
    let (change, result) = look.consent(seat(1), false).unwrap();
    assert_eq!(result, TakenBack::Refused);
    look.make(change);
    assert!(matches!(look.consent(seat(1), true), Err(LookFault::NobodyAsks)));
}

#[test]
fn a_move_answers_the_offer_that_stands() {
    let mut look = look();
    let offer = look.offer_id(seat(0)).unwrap();
    let other = OfferId { digest: !offer.digest, ..offer };
    assert!(look.propose(seat(0), "bid 0", Some(offer)).is_ok());
    let refused = look.propose(seat(0), "bid 0", Some(other)).err();
    assert_eq!(refused, Some(Refusal::StaleOffer { given: other, current: Some(offer) }));
    say(&mut look, 0, "bid 0");
    assert!(look.propose(seat(0), "bid 0", Some(offer)).is_err());
}

#[test]
fn while_something_is_hidden_nobody_gets_the_journal() {
    let look = taking();
    assert_eq!(look.journal().err(), Some(LookFault::NotOver));
    assert_eq!(look.branch(Viewer::Public, 1).err(), Some(LookFault::Hidden));
}

#[test]
fn a_seat_asks_once_and_again_after_the_next_move() {
    let mut look = taking();
    let (change, _) = look.back(seat(0)).unwrap();
    look.make(change);
    let (change, result) = look.back(seat(0)).unwrap();
    assert_eq!((change.lines.len(), result), (0, TakenBack::Asked), "the same request again changes nothing");
    assert_eq!(look.back(seat(1)).err(), Some(LookFault::OtherAsks));
    let (change, _) = look.consent(seat(1), false).unwrap();
    look.make(change);
    assert_eq!(look.back(seat(0)).err(), Some(LookFault::AskLater));
    let words = look.turn(Viewer::Seat(seat(1))).offer.unwrap().moves.moves().next().unwrap().to_owned();
    say(&mut look, 1, &words);
    assert_eq!(look.back(seat(0)).unwrap().1, TakenBack::Asked);
}

#[test]
fn the_last_move_of_each_player_stays_marked_until_their_next() {
    let mut look = look_at(&Setup::seats(2).with("heaps", "3"));
    say(&mut look, 0, "bid 0");
    say(&mut look, 1, "bid 2");
    say(&mut look, 1, "take A 1");
    let marks = |look: &mut Look, at: Option<usize>| {
        let viewer = Viewer::Seat(seat(0));
        let picture = match at {
            Some(at) => look.past_picture(viewer, &texts(), Layout::Tall, at),
            None => look.picture(viewer, &texts(), Layout::Tall, Told::default()),
        };
        let marks = picture.unwrap().marks;
        marks.iter().map(|mark| format!("{} {}", mark.seat, mark.at)).collect::<Vec<_>>()
    };
    assert_eq!(marks(&mut look, None), ["1 heap:A"]);
    let before = look.told(Viewer::Seat(seat(0)));
    say(&mut look, 0, "take B 1");
    assert_eq!(marks(&mut look, None), ["0 heap:B", "1 heap:A"]);
    let number = look.picture(Viewer::Seat(seat(0)), &texts(), Layout::Tall, before).unwrap().number;
    say(&mut look, 1, "take C 1");
    assert_eq!(marks(&mut look, None), ["1 heap:C", "0 heap:B"]);
    assert_eq!(marks(&mut look, Some(number)), ["0 heap:B", "1 heap:A"], "in a replay too");
}

#[test]
fn a_preview_says_what_the_move_would_do() {
    let look = taking();
    let preview =
        look.preview(seat(1), "take A 1", &texts(), Layout::Tall).unwrap().expect("nothing is hidden");
    assert_eq!(preview.tells, ["Seat 1 takes one stone of heap A."]);
}

#[test]
fn what_is_in_the_picture_can_be_asked_about() {
    let look = taking();
    let card = look.card(Viewer::Public, &texts(), "heap:A", None).unwrap();
    assert_eq!(card.title, "Heap A");
    assert_eq!(look.card(Viewer::Public, &texts(), "heap:Q", None).err(), Some(LookFault::NoCard));
    assert_eq!(look.card(Viewer::Public, &texts(), "nonsense", None).err(), Some(LookFault::NoCard));
}

#[test]
fn an_offer_says_what_is_asked_behind_each_part() {
    let mut look = taking();
    let picture = look.picture(Viewer::Seat(seat(1)), &texts(), Layout::Tall, Told::default()).unwrap();
    assert_eq!(picture.prompt.as_deref(), Some("Take stones, or pass."));
    let asks = picture.offer.unwrap().asks;
    assert_eq!(asks.get("take").map(String::as_str), Some("Of which heap?"));
    assert_eq!(asks.get("take-heap").map(String::as_str), Some("How many stones?"));
    assert!(look.curve(Viewer::Public).is_err(), "points over time are for finished games");
}
