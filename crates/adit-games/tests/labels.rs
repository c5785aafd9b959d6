//! A decision of several moves is offered in the words that each of its parts has when it is said.

use adit_game::{Language, Layout, Seat, SeedDice, Setup, Texts, Viewer, words_of};
use adit_games::GAMES;
use adit_look::{Course, Look, PartBody, Told};
use adit_table::{Source, Table};

/// The part between two moves.
const THEN: &str = "then:";

/// Checks the decisions of several moves that a seat is offered, and counts them.
fn check(table: &Table, seat: Seat, texts: &Texts) -> usize {
    let now = table.at(table.record().entries().len()).expect("the present");
    let mut look = Look::new(now, Course::default().talks, [seat].into_iter().collect());
    let viewer = Viewer::Seat(seat);
    let picture = look.picture(viewer, texts, Layout::Wide, Told::default()).expect("a picture");
    let offer = picture.offer.expect("the seat is asked");
    let plans = offer.moves.iter().map(|plan| plan.iter().map(|part| &offer.parts[*part]).collect());
    let several = plans.filter(|plan: &Vec<&PartBody>| plan.iter().any(|part| part.id == THEN));
    several.map(|plan| check_plan(table, seat, texts, &plan)).count()
}

fn check_plan(table: &Table, seat: Seat, texts: &Texts, plan: &[&PartBody]) {
    let mut position = table.position().imagine(Viewer::All, &mut SeedDice::new(0)).expect("a copy");
    for parts in plan.split(|part| part.id == THEN) {
        let view = position.look(Viewer::Seat(seat));
        let words: Vec<&str> = parts.iter().map(|part| part.word.as_str()).collect();
        let words = words.join(" ");
        let mut said = Vec::new();
        position.offer(seat, &mut |offered| {
            if words_of(offered) == words {
                said.clone_from(offered);
            }
        });
        let labels: Vec<String> = said.iter().map(|part| view.label(texts, part)).collect();
        let offered: Vec<&str> = parts.iter().map(|part| part.label.as_str()).collect();
        assert_eq!(offered, labels, "{words}");
        position.play(seat, &words).expect("an offered move");
    }
}

#[test]
fn a_part_is_called_by_what_it_means_behind_the_moves_before_it() {
    let mut several = 0;
    for game in GAMES {
        let texts = game.texts(Language::English).expect("texts");
        for seed in 0..2 {
            let seats = game.seats()[seed as usize % game.seats().len()];
            let mut table = game.start(&Setup::seats(seats), Source::Seed(seed)).expect("a table");
            let mut dice = SeedDice::new(seed);
            while table.result().is_none() {
                several += table.pending().iter().map(|seat| check(&table, seat, &texts)).sum::<usize>();
                table.random(5, &mut dice).expect("moves");
            }
        }
    }
    assert!(several > 100, "only {several} decisions of several moves");
}
