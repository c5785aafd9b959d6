//! What a table promises, tried with the test game.

use adit_game::{Game, Pending, Seat, SeedDice, Setup, Viewer};
use adit_table::{Entry, Refusal, Source, Table, Undo};
use adit_testkit::heaps::{Heaps, Phase};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn table(seats: u8, seed: u64) -> Table {
    Table::new::<Heaps>(&Setup::seats(seats), Source::Seed(seed)).unwrap()
}

fn state(table: &Table) -> &<Heaps as Game>::State {
    table.position().of::<Heaps>().unwrap()
}

fn say(table: &mut Table, number: usize, words: &str) -> Vec<String> {
    let step = table.propose(seat(number), words, None).unwrap();
    let lines = step.entries().iter().map(Entry::to_string).collect();
    table.commit(step).unwrap();
    lines
}

/// A table of two seats at which s1 begins to take.
fn taking() -> Table {
    let mut table = table(2, 5);
    say(&mut table, 0, "bid 0");
    say(&mut table, 1, "bid 2");
    table
}

fn refused(table: &Table, number: usize, words: &str) -> Refusal {
    let (before, entries) = (state(table).clone(), table.record().entries().to_vec());
    let refusal = table.propose(seat(number), words, None).err().expect(words);
    assert_eq!(*state(table), before, "nothing has changed");
    assert_eq!(table.record().entries(), entries);
    refusal
}

#[test]
fn a_new_table_has_drawn_what_comes_before_the_first_move() {
    let table = table(3, 1);
    assert_eq!(table.record().entries().len(), 2 + 3, "two heaps and three favourites");
    assert!(table.record().entries().iter().all(|entry| matches!(entry, Entry::Chance { .. })));
    assert_eq!(table.pending().len(), 3);
}

#[test]
fn a_seed_makes_the_whole_game_reproducible() {
    let play = |seed| {
        let mut table = table(3, seed);
        table.random(u64::MAX, &mut SeedDice::new(9)).unwrap();
        table.record().journal()
    };
    assert_eq!(play(4), play(4));
    assert_ne!(play(4), play(5));
}

#[test]
fn the_operating_system_gives_other_games() {
    let fresh = || Table::new::<Heaps>(&Setup::seats(3), Source::Os).unwrap().record().journal();
    assert!((0..50).any(|_| fresh() != fresh()));
}

#[test]
fn refusals_say_what_is_wrong_and_change_nothing() {
    let table = taking();
    let codes = |number, words| refused(&table, number, words).code();
    assert_eq!(codes(0, "take A 1"), "not-pending");
    assert_eq!(codes(2, "take A 1"), "no-such-seat");
    assert_eq!(codes(1, "fetch A 1"), "no-such-words");
    assert_eq!(codes(1, "Take A 1"), "no-such-words");
    assert_eq!(codes(1, ""), "begun");
    assert_eq!(codes(1, "take"), "begun");
    assert_eq!(codes(1, "take A"), "begun");
    assert_eq!(codes(1, "take A 9"), "broken-rule");
    let clause = |words| refused(&table, 1, words).rule().unwrap().number;
    assert_eq!(clause("take A 9"), "HP-3.3");
    assert_eq!(clause("take C 1"), "HP-3.2");
    assert_eq!(clause("take C"), "HP-3.2", "a beginning that leads nowhere");
    assert_eq!(clause("bid 1"), "HP-2.2");
    assert_eq!(clause("pass"), "HP-3.5");
    assert_eq!(refused(&table, 0, "take A 1").rule().unwrap().number, "HP-2.1");
}

#[test]
fn a_finished_game_takes_no_moves() {
    let mut table = table(1, 1);
    table.random(u64::MAX, &mut SeedDice::new(1)).unwrap();
    assert_eq!(refused(&table, 0, "pass"), Refusal::Over);
    assert!(table.result().is_some());
}

#[test]
fn an_offer_stays_the_same_while_others_answer_and_not_longer() {
    let mut table = table(2, 5);
    let offer =
        |table: &Table, number| table.frame(Viewer::Seat(seat(number))).unwrap().offer.map(|offer| offer.id);
    let mine = offer(&table, 1).unwrap();
    let other = offer(&table, 0).unwrap();
    say(&mut table, 0, "bid 1");
    assert_eq!(offer(&table, 1), Some(mine), "the other's answer changes nothing for me");
    assert_eq!(offer(&table, 0), None, "a seat that has answered is offered nothing");
    let twice = table.propose(seat(0), "bid 1", Some(other)).err().unwrap();
    assert_eq!(twice, Refusal::StaleOffer { given: other, current: None });
    let step = table.propose(seat(1), "bid 0", Some(mine)).unwrap();
    table.commit(step).unwrap();
    let refusal = table.propose(seat(0), "take A 1", Some(other)).err().unwrap();
    assert_eq!(refusal.code(), "stale-offer");
    let now = offer(&table, 0).unwrap();
    assert!(table.propose(seat(0), "take A 1", Some(now)).is_ok());
    assert_eq!(now.to_string().parse(), Ok(now));
    assert!("7".parse::<adit_table::OfferId>().is_err());
}

#[test]
fn only_seats_that_are_asked_have_an_offer() {
    let table = taking();
    assert!(table.frame(Viewer::Seat(seat(1))).unwrap().offer.is_some());
    for viewer in [Viewer::Seat(seat(0)), Viewer::Public, Viewer::All] {
        assert_eq!(table.frame(viewer).unwrap().offer, None);
    }
    assert_eq!(table.frame(Viewer::Seat(seat(2))).err().unwrap().code(), "no-such-seat");
}

#[test]
fn a_step_is_committed_only_to_the_table_it_was_proposed_for() {
    let mut table = taking();
    let early = table.propose(seat(1), "take A 1", None).unwrap();
    say(&mut table, 1, "take B 1");
    table.take_back(table.record().entries().len() - 1).unwrap();
    assert_eq!(table.commit(early), Err(Refusal::Moved));
}

#[test]
fn taking_back_gives_the_position_of_then() {
    let mut table = table(3, 8);
    let mut states = vec![state(&table).clone()];
    let begin = table.record().entries().len();
    let mut dice = SeedDice::new(3);
    while table.random(1, &mut dice).unwrap() == 1 {
        states.push(state(&table).clone());
    }
    let journal = table.record().journal();
    for number in (0..states.len()).rev() {
        table.take_back(begin + number).unwrap();
        assert_eq!(*state(&table), states[number]);
        assert_eq!(table.record().entries(), &journal.entries[..begin + number]);
    }
    assert_eq!(table.take_back(begin + 1).unwrap_err().code(), "no-such-entry");
}

#[test]
fn taking_back_never_draws_again() {
    let mut table = Table::new::<Heaps>(&Setup::seats(2), Source::Os).unwrap();
    let before = table.record().journal();
    say(&mut table, 0, "bid 1");
    table.take_back(0).unwrap();
    assert_eq!(table.record().journal(), before, "the heaps and the favourites stay");
}

#[test]
fn undo_is_free_while_nothing_new_was_seen() {
    let mut table = table(2, 5);
    let begin = table.record().entries().len();
    assert_eq!(table.undo(seat(0)), Undo::Nothing);
    say(&mut table, 0, "bid 0");
    assert_eq!(table.undo(seat(0)), Undo::Free(begin));
    say(&mut table, 1, "bid 2");
    assert_eq!(table.undo(seat(0)), Undo::Asks(begin));
    assert_eq!(table.undo(seat(1)), Undo::Asks(begin + 1), "the last bid has opened the other one");
    say(&mut table, 1, "take A 1");
    assert_eq!(table.undo(seat(1)), Undo::Free(begin + 2));
}

#[test]
fn a_table_begins_from_a_view_of_everything() {
    let mut table = taking();
    say(&mut table, 1, "take A 1");
    let view = table.look(Viewer::All).unwrap().json().unwrap();
    let mut loaded = Table::load_json::<Heaps>(&view, Source::Seed(1)).unwrap();
    assert_eq!(state(&loaded), state(&table));
    say(&mut loaded, 0, "pass");
    let replayed = Table::replay::<Heaps>(&loaded.record().journal(), Source::Seed(1)).unwrap();
    assert_eq!(state(&replayed), state(&loaded));
    assert_eq!(replayed.record().journal(), loaded.record().journal());
}

#[test]
fn a_view_with_secrets_is_not_loaded() {
    let table = taking();
    let view = table.look(Viewer::Public).unwrap().json().unwrap();
    let fault = Table::load_json::<Heaps>(&view, Source::Seed(1)).err().unwrap();
    assert!(fault.to_string().contains("not the view of everything"), "{fault}");
}

#[test]
fn options_at_their_default_are_not_written() {
    let setup = Setup::seats(2).with("heaps", "2").with("favourites", "false");
    let table = Table::new::<Heaps>(&setup, Source::Seed(1)).unwrap();
    assert_eq!(table.record().journal().setup.options.len(), 1);
    // Your own data may bring other defaults, so beside it everything that was said is written.
    let setup = Setup { data: Some("least = 1\nmost = 5\nlimit = 3\n".into()), ..setup };
    let table = Table::new::<Heaps>(&setup, Source::Seed(1)).unwrap();
    assert_eq!(table.record().journal().setup, setup);
}

#[test]
fn the_position_of_an_earlier_entry_may_owe_chance() {
    let table = taking();
    let early = table.at(1).unwrap();
    assert_eq!(Heaps::pending(state(&early)), Pending::Chance);
    assert!(matches!(state(&early).phase, Phase::Filling(_)));
    assert_eq!(
        early.draw().unwrap().entries(),
        &table.record().entries()[1..4],
        "the seed draws the same again"
    );
}

#[test]
fn a_seat_is_shown_beforehand_what_it_can_know_and_nothing_else() {
    let mut table = table(2, 5);
    let own = table.preview(seat(0), "bid 0").unwrap().expect("a sealed bid shows its own seat nothing new");
    say(&mut table, 0, "bid 0");
    assert!(own[0].equals(&*table.look(Viewer::Seat(seat(0))).unwrap()));
    assert!(table.preview(seat(1), "bid 2").unwrap().is_none(), "the last bid opens the first one");
    assert!(table.preview(seat(1), "bid 99").is_err());
    assert!(table.preview(seat(3), "bid 1").is_err());
}

#[test]
fn why_not_is_answered_from_what_the_seat_can_know() {
    let mut table = table(2, 5);
    say(&mut table, 0, "bid 0");
    for words in ["bid 0", "bid 2", "bid 99", "bid", "take", "sing"] {
        let known = table.why(seat(1), words);
        let mut twin = Table::new::<Heaps>(&Setup::seats(2), Source::Seed(5)).unwrap();
        say(&mut twin, 0, "bid 1");
        assert_eq!(known, twin.why(seat(1), words), "{words}");
    }
}

#[test]
fn several_moves_are_made_or_none() {
    let mut table = table(1, 5);
    let before = table.record().entries().len();
    let step = table.propose(seat(0), "bid 0; take A 1;pass", None).unwrap();
    let words: Vec<String> = step.entries().iter().map(ToString::to_string).collect();
    assert_eq!(words, ["s0 bid 0", "s0 take A 1", "s0 pass"]);
    assert_eq!(step.look(Viewer::Public).len(), 3, "what is seen after each of them");
    let refusal = table.propose(seat(0), "bid 0; take A 9", None).err().unwrap();
    assert_eq!(refusal.code(), "broken-rule");
    assert_eq!(table.record().entries().len(), before);
    table.commit(step).unwrap();
    assert_eq!(table.record().entries().len(), before + 3);
}

#[test]
fn nobody_decides_behind_what_chance_or_others_do() {
    let table = table(2, 5);
    let refusal = table.propose(seat(0), "bid 0; take A 1", None).err().unwrap();
    assert_eq!(refusal.code(), "not-pending", "the other seat has not bid");
    assert!(table.why(seat(0), "bid 0; take A 1").is_err());
    assert!(table.preview(seat(0), "bid 0; take A 1").is_err());
}

#[test]
fn a_preview_of_several_moves_shows_each_of_them() {
    let table = table(1, 5);
    let views =
        table.preview(seat(0), "bid 0; take A 1").unwrap().expect("nothing is hidden from a single player");
    assert_eq!(views.len(), 2);
}

#[test]
fn a_move_is_forced_only_if_everybody_knows_it() {
    let mut table = table(1, 5);
    assert!(!table.plans(seat(0)).unwrap().is_forced, "there are several bids");
    say(&mut table, 0, "bid 0");
    while table.offer(seat(0)).is_some_and(|offer| offer.moves.len() > 2) {
        let words = table.offer_words(seat(0)).unwrap().moves().next().unwrap().to_owned();
        assert!(!table.plans(seat(0)).unwrap().is_forced);
        say(&mut table, 0, &words);
    }
}
