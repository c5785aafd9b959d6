//! What players have said beforehand, as they see it.

use adit_game::{Game, Language, Layout, Seat, Setup, Texts, Viewer};
use adit_look::{Course, Given, Look, LookFault, Said, read_line};
use adit_table::{Departure, Heed, Refusal, Source, Table};
use adit_testkit::heaps::Heaps;
use std::collections::BTreeMap;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn texts(names: [&str; 2]) -> Texts {
    let texts = Texts::new(Language::English, &[Heaps::texts(Language::English).unwrap()]);
    texts.naming(names.map(|name| Some(name.to_owned())))
}

/// A table at which s1 begins to take from heaps with stones enough.
fn taking() -> Look {
    let mut tables = (0..).map(|seed| {
        let mut table = Table::new::<Heaps>(&Setup::seats(2), Source::Seed(seed)).unwrap();
        for (number, words) in [(0, "bid 0"), (1, "bid 2")] {
            let step = table.propose(seat(number), words, None).unwrap();
            table.commit(step).unwrap();
        }
        table
    });
    let has_enough = |table: &Table| {
        ["take A 3", "take B 3"].iter().all(|words| table.propose(seat(1), words, None).is_ok())
    };
    let table = tables.find(has_enough).unwrap();
    Look::new(table, Course::default().talks, Seat::all(2).collect())
}

fn say(look: &mut Look, number: usize, words: &str) {
    let step = look.propose(seat(number), words, None).unwrap();
    look.commit(step, |_| texts(["Ann", "Ben"])).unwrap();
}

fn given(what: Said, told: Vec<String>) -> Given {
    let told = BTreeMap::from([(Language::English.word().to_owned(), told)]);
    Given { id: 1, since: 0, what, told, dropped: None }
}

#[test]
fn the_orders_of_a_game_are_named_in_words() {
    let look = taking();
    let usual = look.usual_bodies(seat(0), &texts(["Ann", "Ben"])).unwrap();
    let told: Vec<&str> = usual.iter().map(|usual| usual.text.as_str()).collect();
    assert_eq!(told, ["Take one stone at a time up to a limit, then pass", "Pass"]);
    assert_eq!(usual[0].limit.as_ref().map(|limit| (limit.label.as_str(), limit.least)), Some(("Stones", 1)));
}

#[test]
fn a_line_is_played_ahead_and_told_up_to_the_last_own_move() {
    let look = taking();
    let mut ahead = look.play_ahead(seat(0), &[]).unwrap();
    assert!(ahead.whole().is_none(), "nobody has moved");
    for (mover, words) in [(1, "take B 1"), (0, "take A 1"), (1, "pass")] {
        ahead.say(seat(mover), words).unwrap();
    }
    assert_eq!(
        ahead.whole().map(<[_]>::len),
        Some(2),
        "what comes behind the own move would only be waited for"
    );
    let told = ahead.told(&texts(["Ann", "Ben"])).unwrap();
    let kept = given(Said::Line(Vec::new()), told);
    // Players may be called otherwise later.
    for names in [["Ann", "Ben"], ["Zoë", "Max"]] {
        let [own, other] = names;
        let expected =
            [format!("{other} takes one stone of heap B."), format!("{own} takes one stone of heap A.")];
        assert_eq!(kept.body(&texts(names)).text, expected);
    }
    let body = ahead.body(&texts(["Ann", "Ben"]), Layout::Tall).unwrap();
    assert_eq!(body.line, ["s1 take B 1", "s0 take A 1", "s1 pass"]);
    assert_eq!(body.offers.iter().map(|offer| offer.seat).collect::<Vec<_>>(), [0]);
    assert_eq!(
        look.table().record().entries().last().map(|entry| entry.words().to_owned()).as_deref(),
        Some("bid 2")
    );
}

#[test]
fn what_cannot_be_played_ahead_is_refused() {
    let look = taking();
    let line = read_line(&["s0 pass".to_owned()]).unwrap();
    assert!(matches!(look.play_ahead(seat(0), &line), Err(LookFault::Refused(Refusal::NotPending { .. }))));
    assert!(read_line(&["pass".to_owned()]).is_err());
}

#[test]
fn an_order_is_heeded_from_when_it_was_given() {
    let mut look = taking();
    let order = Said::Usual { name: "pass".to_owned(), about: String::new(), limit: None };
    let mut order = given(order, Vec::new());
    order.since = look.table().number(Viewer::Seat(seat(0)));
    assert_eq!(look.heed(seat(0), &order), Ok(Heed::Waits));
    say(&mut look, 1, "take B 1");
    assert_eq!(look.heed(seat(0), &order), Ok(Heed::Says("pass".to_owned())));
    let unreadable = Given { what: Said::Line(vec!["nonsense".to_owned()]), ..order };
    assert_eq!(look.heed(seat(0), &unreadable), Ok(Heed::Dropped(Departure::Other)));
}
