//! The puzzles that the games come with.

use crate::{Book, FindOptions, Grade, Puzzle, Stage, Verdict, find, select};
use adit_any::{AnyGame, Of};
use adit_bots::{Recipe, Stop};
use adit_game::{Seat, SeedDice, Setup, Viewer};
use adit_games::GAMES;
use adit_table::{Source, Table};
use adit_testkit::heaps::Heaps;
use std::collections::BTreeMap;

/// How many puzzles each game has.
const SHIPPED: usize = 60;

fn each(mut check: impl FnMut(&'static dyn AnyGame, &Puzzle, &Table)) {
    for game in GAMES {
        let book = Book::of(*game).expect("puzzles");
        for puzzle in &book.puzzles {
            let table = puzzle.table(*game, Source::Seed(1)).unwrap_or_else(|fault| panic!("{fault}"));
            check(*game, puzzle, &table);
        }
    }
}

fn counted<K: Ord>(puzzles: &[Puzzle], key: impl Fn(&Puzzle) -> K) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    for puzzle in puzzles {
        *counts.entry(key(puzzle)).or_default() += 1;
    }
    counts
}

#[test]
fn every_game_has_as_many_puzzles_and_they_are_spread() {
    for game in GAMES {
        let book = Book::of(*game).expect("puzzles");
        assert_eq!(book.puzzles.len(), SHIPPED, "{}", game.id());
        assert_eq!(book.made.rules, game.rules(), "{}: find them again", game.id());
        assert!(book.made.command.starts_with(&format!("adit puzzles {} --games ", game.id())));
        let grades = counted(&book.puzzles, |puzzle| puzzle.grade);
        assert!(Grade::ALL.iter().all(|grade| grades.get(grade) >= Some(&10)), "{}: {grades:?}", game.id());
        let seats = counted(&book.puzzles, |puzzle| puzzle.seats);
        assert!(game.seats().iter().all(|count| seats.get(count) >= Some(&10)), "{}: {seats:?}", game.id());
        let stages = counted(&book.puzzles, |puzzle| puzzle.stage);
        assert!(stages.len() == 3 && stages.values().all(|count| *count >= 8), "{}: {stages:?}", game.id());
        let kinds = counted(&book.puzzles, |puzzle| puzzle.kind.clone());
        assert!(kinds.len() >= 5 && kinds.values().all(|count| *count <= 25), "{}: {kinds:?}", game.id());
        let names = counted(&book.puzzles, |puzzle| puzzle.id.clone());
        assert_eq!(names.len(), SHIPPED, "{}: two puzzles have one name", game.id());
        let journals = counted(&book.puzzles, |puzzle| puzzle.journal.clone());
        assert_eq!(journals.len(), SHIPPED, "{}: a puzzle is there twice", game.id());
        assert!(book.puzzles.is_sorted_by_key(|puzzle| puzzle.grade));
    }
}

/// What is easy for weaker bots is called easy, and what most of them find is not a puzzle.
#[test]
fn grades_follow_from_how_often_weaker_bots_fail() {
    let grade = |failed| Grade::of(failed);
    assert_eq!([0.25, 0.26].map(grade), [None, Some(Grade::Easy)]);
    assert_eq!([0.49, 0.5].map(grade), [Some(Grade::Easy), Some(Grade::Medium)]);
    assert_eq!([0.74, 0.75, 1.0].map(grade), [Some(Grade::Medium), Some(Grade::Hard), Some(Grade::Hard)]);
    each(|game, puzzle, _| {
        let found = Grade::of(puzzle.failed);
        assert_eq!(found, Some(puzzle.grade), "{} {} fails {}", game.id(), puzzle.id, puzzle.failed);
    });
}

#[test]
fn every_puzzle_is_a_decision_of_its_seat_and_its_answers_are_offered() {
    each(|game, puzzle, table| {
        let at = format!("{} {}", game.id(), puzzle.id);
        let offer = table.offer_words(puzzle.seat).unwrap_or_else(|| panic!("{at}: nobody is asked"));
        let offered: Vec<&str> = offer.moves().collect();
        assert_eq!(offered.len(), puzzle.choices, "{at}");
        for answer in &puzzle.answers {
            assert!(offered.contains(&answer.as_str()), "{at}: {answer}");
            assert_eq!(puzzle.tried(table, answer).map(|tried| tried.right), Ok(true), "{at}: {answer}");
        }
        let second = puzzle.second().unwrap_or_else(|| panic!("{at}: there is nothing to compare with"));
        let tried = puzzle.tried(table, &second.words).unwrap_or_else(|fault| panic!("{at}: {fault}"));
        assert!(!tried.right && tried.gives_away.is_some_and(|lost| lost > 0.0), "{at}: {tried:?}");
        assert!(puzzle.margin >= FindOptions::default().margin, "{at}");
        assert!(puzzle.tried(table, "these words are not a move").is_err(), "{at}");
    });
}

/// A puzzle is what its seat sees. What the seat cannot know could be anything: the table that is shown does not depend on it.
#[test]
fn the_table_of_a_puzzle_shows_what_the_seat_saw_and_holds_nothing_else() {
    each(|game, puzzle, table| {
        let at = format!("{} {}", game.id(), puzzle.id);
        let real = puzzle.real(game).unwrap_or_else(|fault| panic!("{fault}"));
        let viewer = Viewer::Seat(puzzle.seat);
        let seen = |table: &Table| table.look(viewer).expect("a view");
        assert!(seen(table).equals(&*seen(&real)), "{at}: the seat sees something else");
        // A twin that looks the same to the seat leads to the very same table.
        let twin = real.position().imagine(viewer, &mut SeedDice::new(99)).expect("a twin");
        let everything = |table: &Table| table.look(Viewer::All).expect("a view");
        let mut same = SeedDice::new(adit_table::digest([puzzle.id.as_str()]));
        let of_twin = twin.imagine(viewer, &mut same).expect("a position");
        assert!(of_twin.look(Viewer::All).equals(&*everything(table)), "{at}: what is hidden shows");
    });
}

/// What another player has put under seal is not in the table of a puzzle, whatever it was.
#[test]
fn what_is_under_seal_does_not_reach_the_solver() {
    let game = Of::<Heaps>::GAME;
    let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
    let everything = |table: &Table| table.look(Viewer::All).expect("a view");
    let tables: Vec<(Table, Table)> = ["bid 1", "bid 2"]
        .into_iter()
        .map(|bid| {
            let mut table = game.start(&Setup::seats(2), Source::Seed(5)).expect("a table");
            let step = table.propose(first, bid, None).expect("a sealed bid");
            table.commit(step).expect("a bid");
            let puzzle = Puzzle {
                id: "sealed".to_owned(),
                grade: Grade::Easy,
                kind: "bid".to_owned(),
                stage: Stage::Early,
                seats: 2,
                seat: second,
                choices: 3,
                failed: 0.5,
                margin: 0.1,
                answers: vec!["bid 1".to_owned()],
                moves: Vec::new(),
                journal: table.record().journal().to_string(),
            };
            (table, puzzle.table(&game, Source::Seed(1)).expect("a table"))
        })
        .collect();
    let [(real, shown), (other, twin)] = tables.as_slice() else { panic!("two tables") };
    assert!(!everything(real).equals(&*everything(other)), "the twins differ in what is hidden");
    assert!(everything(shown).equals(&*everything(twin)), "what is hidden shows");
}

#[test]
fn a_search_with_another_seed_finds_the_same_answers() {
    let recipe: Recipe = "search:sims=4000".parse().expect("a bot");
    let (mut asked, mut differ) = (0, Vec::new());
    for game in GAMES {
        let book = Book::of(*game).expect("puzzles");
        for puzzle in book.puzzles.iter().step_by(6) {
            let table = puzzle.table(*game, Source::Seed(1)).expect("a table");
            let mut bot = game.bot(&recipe, 4_711).expect("a bot");
            let view = table.look(Viewer::Seat(puzzle.seat)).expect("a view");
            let choice = bot.choose(&*view, puzzle.seat, &Stop::default()).expect("a choice");
            asked += 1;
            if !puzzle.answers.contains(&choice) {
                differ.push(format!("{} {}: {choice} and not {:?}", game.id(), puzzle.id, puzzle.answers));
            }
        }
    }
    assert!(differ.len() * 10 <= asked, "{} of {asked}: {differ:#?}", differ.len());
}

#[test]
fn every_day_has_its_puzzle_and_none_comes_again_before_all_have_come() {
    let book = Book::of(GAMES[0]).expect("puzzles");
    let mut ids: Vec<&str> = (20_000..20_000 + SHIPPED as u64)
        .filter_map(|day| book.of_day(day).map(|puzzle| puzzle.id.as_str()))
        .collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), SHIPPED);
}

/// The test game has no puzzles of its own, but some can be found.
#[test]
fn the_same_seed_finds_the_same_puzzles_and_they_survive_being_written() {
    let game = Of::<Heaps>::GAME;
    let options = FindOptions { seed: 3, sims: 60, confirm: 300, margin: 0.02 };
    let search = || -> Vec<Puzzle> {
        let game_of =
            |number| find(&game, &options, number, &Stop::default()).expect("a game").expect("to its end");
        (0..12).flat_map(game_of).collect()
    };
    let found = search();
    assert!(found.len() >= 3, "{}", found.len());
    assert_eq!(found, search());
    let made = crate::Made { command: "adit puzzles heaps".to_owned(), rules: 1 };
    let book = Book { made, puzzles: select(found, 3) };
    assert_eq!(book.puzzles.len(), 3);
    assert_eq!(Book::read(&book.write().expect("a text")), Ok(book));
    assert!(Book::of(&game).is_err());
}

/// What is only good with what others hold is not an answer: a search sees the view alone, so its verdict is that of the twin.
#[test]
fn the_verdict_on_a_twin_is_the_same() {
    let recipe: Recipe = "search:sims=500".parse().expect("a bot");
    for game in GAMES {
        let book = Book::of(*game).expect("puzzles");
        for puzzle in book.puzzles.iter().step_by(20) {
            let real = puzzle.real(*game).expect("a table");
            let shown = puzzle.table(*game, Source::Seed(1)).expect("a table");
            let verdict = |table: &Table| {
                let view = table.look(Viewer::Seat(puzzle.seat)).expect("a view");
                let mut bot = game.bot(&recipe, 5).expect("a bot");
                Verdict::of(&bot.consider(&*view, puzzle.seat, &Stop::default()).expect("thoughts"))
            };
            assert_eq!(verdict(&real), verdict(&shown), "{} {}", game.id(), puzzle.id);
        }
    }
}
