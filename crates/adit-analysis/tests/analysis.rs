//! Looking back on games of Heaps.

use adit_analysis::{Analysis, analyse};
use adit_any::{AnyGame, Of};
use adit_bots::{Recipe, Stop};
use adit_game::Seat;
use adit_table::{Journal, Source};
use adit_testkit::heaps::Heaps;

/// The second seat gives up while there are seven stones left.
const GIVEN_UP: &str = "adit 1\ngame heaps\nrules 1\nseats 2\noption favourites false\n\nchance fill A 5\n\
chance fill B 5\ns0 bid 0\ns1 bid 0\ns0 take A 3\ns1 pass\ns0 take B 3\ns0 take A 2\ns0 take B 2\n";

fn analysis(journal: &str) -> Analysis {
    let journal = Journal::read(journal).expect("a journal");
    let heaps = Of::<Heaps>::GAME;
    let table = heaps.replay(&journal, Source::Seed(1)).expect("a game that can have happened");
    let recipe: Recipe = "search:sims=400".parse().expect("a recipe");
    let mut bot = heaps.bot(&recipe, 1).expect("the weights fit");
    let mut told = 0;
    let analysis =
        analyse(&heaps, &table, &mut *bot, &Stop::default(), &mut |_| told += 1).expect("it can be judged");
    assert_eq!(told, table.record().entries().len());
    assert_eq!(analysis.course.len(), told + 1);
    analysis
}

#[test]
fn giving_up_is_the_dearest_decision() {
    let analysis = analysis(GIVEN_UP);
    let dearest = analysis.decisions.iter().max_by(|one, other| one.regret.total_cmp(&other.regret));
    let dearest = dearest.expect("there were decisions");
    assert_eq!((dearest.number, dearest.said.as_str()), (5, "pass"));
    assert!(dearest.regret > 0.1 && dearest.best[0].words.starts_with("take "), "{dearest:?}");
    assert!(analysis.seats[1].regret > analysis.seats[0].regret);
}

#[test]
fn the_course_ends_with_the_result() {
    let analysis = analysis(GIVEN_UP);
    let last = analysis.course.last().cloned().flatten().expect("Heaps can be judged");
    assert!(last[0] > 0.8 && last[1] < 0.2, "{last:?}");
    let first = analysis.course.first().cloned().flatten().expect("Heaps can be judged");
    assert!(first.iter().all(|expected| (0.2..0.8).contains(expected)), "{first:?}");
}

#[test]
fn what_leaves_no_choice_is_no_decision() {
    // Behind the last entry but one there were still several moves; all seven moves of the game had others beside them.
    let analysis = analysis(GIVEN_UP);
    let numbers: Vec<usize> = analysis.decisions.iter().map(|decision| decision.number).collect();
    assert_eq!(numbers, [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(analysis.seats.iter().map(|seat| seat.decisions).sum::<usize>(), 7);
    assert!(
        analysis
            .decisions
            .iter()
            .all(|decision| decision.regret >= 0.0 && decision.seat < Seat::new(2).unwrap_or(Seat::FIRST))
    );
}

#[test]
fn a_favourite_heap_with_many_stones_is_luck() {
    let with_favourites = GIVEN_UP
        .replace("option favourites false\n", "")
        .replace("s0 bid 0", "chance favourite s0 A\nchance favourite s1 B\ns0 bid 0");
    let analysis = analysis(
        &with_favourites
            .replace("fill B 5", "fill B 1")
            .replace("s0 take B 3\n", "")
            .replace("take B 2", "take B 1"),
    );
    let luck = |seat: usize| analysis.draws.iter().map(|draw| draw.luck[seat]).sum::<f32>();
    assert_eq!(analysis.draws.len(), 4);
    assert!(luck(0) > luck(1), "{:?}", analysis.draws);
}
