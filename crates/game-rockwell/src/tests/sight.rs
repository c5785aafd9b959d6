//! RW-11.3: who sees what.

use super::fixture::*;
use crate::phase::Phase;
use crate::{Rockwell, View};
use adit_game::{Game, Language, SeedDice, Setup, Texts, Viewer};
use adit_kit::Shared;

fn seen(state: &crate::State, viewer: Viewer) -> View {
    Rockwell::view(state, viewer)
}

fn texts() -> Texts {
    Texts::new(Language::English, &[Rockwell::texts(Language::English).expect("English texts")])
}

/// RW-11.3.1, I-20: what a seat names under seal changes nothing for anybody else, however much it is.
#[test]
fn nobody_notices_what_is_named_under_seal() {
    let mut state = auction(4);
    let before = seen(&state, Viewer::Seat(red()));
    let public = seen(&state, Viewer::Public);
    for part in ["bid zinc 2", "bid money 1000", "bid again"] {
        play(&mut state, green(), part);
        assert_eq!(seen(&state, Viewer::Seat(red())), before, "after {part}");
        assert_eq!(seen(&state, Viewer::Public), public);
    }
    let mut twin = state.clone();
    play(&mut state, green(), "bid zinc 1");
    for seat in [&mut state, &mut twin] {
        play(seat, green(), "bid done");
    }
    assert_eq!(seen(&state, Viewer::Seat(red())), seen(&twin, Viewer::Seat(red())));
    assert_ne!(seen(&state, Viewer::Seat(red())), before, "that a bid is sealed is seen");
    let answer = |viewer| seen(&state, viewer).phase.answers().expect("an auction")[green()];
    assert!(answer(Viewer::Seat(red())).sealed && answer(Viewer::Seat(red())).draft.is_none());
    assert_eq!(answer(Viewer::Seat(green())).draft.map(|draft| draft.cubes.total()), Some(1));
}

/// RW-11.3.1: bids are shown when all are sealed.
#[test]
fn bids_are_revealed_together() {
    let mut state = auction(4);
    play(&mut state, green(), "bid zinc 2");
    seal_all(&mut state, "bid done");
    let told = Rockwell::narrate(&seen(&state, Viewer::Public), &texts());
    assert!(told.contains(&"Green bids 2 zinc, worth $800.".to_owned()), "{told:?}");
    assert!(told.contains(&"White bids nothing.".to_owned()), "{told:?}");
}

/// RW-11.3.1: the notes of a careful observer are the truth, since every movement was public.
#[test]
fn a_careful_observer_knows_the_totals() {
    let mut state = drilling(4);
    goods(&mut state, green(), [4, 1, 0, 2], 700);
    let view = seen(&state, Viewer::Seat(red()));
    assert_eq!(view.players[green()].remembered.cubes, stock_of([4, 1, 0, 2]));
    assert!(!view.players[green()].shown && view.players[red()].shown);
}

/// RW-11.3.1: the drawing hides the totals of others, unless the table plays with open goods.
#[test]
fn a_drawing_hides_what_lies_behind_other_screens() {
    let mut state = auction(4);
    goods(&mut state, green(), [4, 1, 0, 2], 700);
    let drawn = Rockwell::sketch(&seen(&state, Viewer::Seat(red())), &texts());
    assert!(!drawn.contains("$700"), "{drawn}");
    assert!(Rockwell::sketch(&seen(&state, Viewer::Seat(green())), &texts()).contains("$700"));
    let mut open = auction_with(&Setup::seats(4).with("open_goods", "true"));
    money(&mut open, green(), 700);
    assert!(Rockwell::sketch(&seen(&open, Viewer::Seat(red())), &texts()).contains("$700"));
}

/// RW-11.3.2: an achievement is seen with its kind; the drawing shows no totals with it.
#[test]
fn an_achievement_is_public() {
    let mut state = market(4, &[green()]);
    goods(&mut state, green(), [0, 0, 8, 0], 4300);
    play(&mut state, green(), "buy silver 3");
    let view = seen(&state, Viewer::Seat(red()));
    assert_eq!(view.players[green()].achievements, [crate::pieces::Achievement::Silver]);
    let drawn = Rockwell::sketch(&view, &texts());
    assert!(drawn.contains("achievements: 10 silver") && !drawn.contains("11 silver"), "{drawn}");
}

/// What others have sealed is imagined: any bid that they can pay.
#[test]
fn sealed_bids_are_imagined() {
    let mut state = auction(4);
    goods(&mut state, green(), [1, 0, 0, 0], 0);
    play(&mut state, green(), "bid zinc 1");
    play(&mut state, green(), "bid done");
    let view = seen(&state, Viewer::Seat(red()));
    let mut bids = Vec::new();
    for seed in 0..30 {
        let imagined = Rockwell::imagine(&view, &mut SeedDice::new(seed)).expect("it can be imagined");
        let Phase::Auction(sealed) = &imagined.phase else { panic!("an auction") };
        bids.push(sealed.draft(green()).cubes.total());
        assert_eq!(seen(&imagined, Viewer::Seat(red())), view);
    }
    assert!(bids.contains(&0) && bids.contains(&1), "{bids:?}");
}

/// What is told while answers are under seal: the own answer to its owner, to the others who has finished.
#[test]
fn a_sealed_answer_is_told_to_its_owner() {
    let mut state = auction(4);
    play(&mut state, green(), "bid zinc 2");
    let tell = |state: &crate::State, viewer| Rockwell::narrate(&seen(state, viewer), &texts());
    assert_eq!(tell(&state, Viewer::Seat(green())), ["Your choice so far: 2 zinc."]);
    assert!(tell(&state, Viewer::Seat(red())).iter().any(|line| line == "Round 1 begins."));
    play(&mut state, green(), "bid done");
    assert_eq!(tell(&state, Viewer::Seat(green())), ["Your choice is final: 2 zinc."]);
    assert_eq!(tell(&state, Viewer::Seat(red())), ["Already decided: Green."]);
}

/// A view that no position can have is refused.
#[test]
fn impossible_views_are_refused() {
    let state = drilling(4);
    let imagine = |change: &dyn Fn(&mut View)| {
        let mut view = seen(&state, Viewer::All);
        change(&mut view);
        Rockwell::imagine(&view, &mut SeedDice::new(1)).map(|_| ())
    };
    assert!(imagine(&|_| {}).is_ok());
    assert!(imagine(&|view| view.teams[0].strength = 9).is_err());
    assert!(
        imagine(&|view| {
            view.teams.pop();
        })
        .is_err()
    );
    assert!(
        imagine(&|view| view.control = [green(), green(), red(), white()].into_iter().collect()).is_err()
    );
    assert!(
        imagine(&|view| {
            view.terrain.remove(&slot("A0"));
        })
        .is_err()
    );
    let three = Shared::<crate::setup::Rulebook>::new(&Setup::seats(3)).expect("a possible setup");
    assert!(imagine(&|view| view.rulebook = three.clone()).is_err());
    assert!(imagine(&|view| view.players[green()].shafts = vec![slot("A0"); 4]).is_err());
    assert!(imagine(&|view| view.players[green()].remembered.cubes = stock_of([0, 0, 12, 0])).is_err());
}

/// The components are read once for a game, however many positions are imagined, also with a data file.
#[test]
fn an_imagined_position_shares_the_rulebook() {
    let setup = Setup { data: Some(crate::components::BUILT_IN.into()), ..Setup::seats(4) };
    let state = auction_with(&setup);
    let view = seen(&state, Viewer::Seat(red()));
    assert!(view.rulebook.is(&state.rulebook));
    let imagined = Rockwell::imagine(&view, &mut SeedDice::new(1)).expect("it can be imagined");
    assert!(imagined.rulebook.is(&state.rulebook));
    let written = serde_json::to_value(&view).expect("a view is JSON");
    assert_eq!(written["setup"], serde_json::to_value(&setup).expect("a setup is JSON"));
}
