//! Laws of what programs that learn read and choose.

use super::walk::{Spot, few_games, walk};
use crate::mutate;
use adit_game::{ArraySpec, Dice, Game, Notation, Numbers, Pick, Picked, Viewer, Vocabulary, words_of};
use std::collections::{HashMap, HashSet};

/// Every part of every move that is offered is in the vocabulary, and the codes of a move are its words.
pub fn every_part_is_in_the_vocabulary<G: Game>() {
    let vocabulary = Vocabulary::of::<G>();
    let different: HashSet<_> = vocabulary.parts().iter().collect();
    assert_eq!(different.len(), vocabulary.size(), "a part has two codes");
    let mut codes = Vec::new();
    walk::<G>(few_games(), |spot| {
        for seat in spot.pending() {
            for mv in adit_game::Offer::<G>::new(&spot.state, seat).moves() {
                codes.clear();
                mv.codes(&vocabulary, &mut codes);
                let part = |code: &u16| vocabulary.part(*code).cloned();
                let said: Option<Vec<_>> = codes.iter().map(part).collect();
                assert_eq!(said.map(|parts| words_of(&parts)), Some(mv.words()), "said in codes: {codes:?}");
            }
        }
    });
}

/// Part by part exactly what is offered can be said: each part that may follow leads on, and each offered move is reached by
/// its own parts alone.
pub fn masks_are_what_is_offered<G: Game>() {
    let vocabulary = Vocabulary::of::<G>();
    let mut pick = Pick::<G>::default();
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(3) {
            return;
        }
        for seat in spot.pending() {
            pick.open(&vocabulary, &spot.state, seat);
            let mut reached = Vec::new();
            follow(&mut pick, &mut Vec::new(), &mut reached);
            reached.sort_unstable();
            let all: Vec<usize> = (0..pick.moves().len()).collect();
            assert_eq!(reached, all, "the moves that are reached of {:?}", pick.moves());
            assert_eq!(pick.pick(u16::MAX - 1), Picked::NotOffered);
        }
    });
}

fn follow<G: Game>(pick: &mut Pick<G>, prefix: &mut Vec<u16>, reached: &mut Vec<usize>) {
    let mut next = Vec::new();
    pick.each(|code| next.push(code));
    next.sort_unstable();
    next.dedup();
    for code in next {
        pick.again();
        for &code in prefix.iter() {
            assert_eq!(pick.pick(code), Picked::More, "{prefix:?} was picked before");
        }
        assert_eq!(pick.prefix(), prefix);
        match pick.pick(code) {
            Picked::NotOffered => panic!("{code} may follow {prefix:?} and is not offered"),
            Picked::Move(index) => reached.push(index),
            Picked::More => {
                prefix.push(code);
                follow(pick, prefix, reached);
                prefix.pop();
            }
        }
    }
}

/// The arrays of a view, and what they are.
fn arrays<G: Game>(specs: &[ArraySpec], view: &G::View) -> Vec<i32> {
    let mut cells = vec![0; specs.iter().map(ArraySpec::size).sum()];
    let lost = Numbers::fill(&mut cells, |numbers| G::encode(view, numbers));
    assert_eq!(lost, 0, "numbers of this view have no room: {view:?}");
    cells
}

fn specs<G: Game>(view: &G::View) -> Vec<ArraySpec> {
    Numbers::describe(|numbers| G::encode(view, numbers))
}

fn viewers<G: Game>(spot: &Spot<G>) -> Vec<Viewer> {
    spot.seats().map(Viewer::Seat).collect()
}

/// Views that are equal have equal arrays, of the same names and shapes through the whole game: also those of twins, which
/// differ in what the viewer may not see.
pub fn equal_views_have_equal_arrays<G: Game>() {
    let mut known = HashMap::new();
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(4) {
            return;
        }
        for viewer in viewers(spot) {
            let view = G::view(&spot.state, viewer);
            let specs = specs::<G>(&view);
            let names: HashSet<_> = specs.iter().map(|spec| spec.name).collect();
            assert_eq!(names.len(), specs.len(), "two arrays have one name");
            let expected = known.entry(format!("{:?}", spot.setup)).or_insert_with(|| specs.clone());
            assert_eq!(specs, *expected, "the arrays of one game");
            let twin = G::imagine(&view, &mut spot.dice).expect("a view can be imagined");
            let twin = G::view(&twin, viewer);
            assert_eq!(twin, view, "seen by {viewer}");
            assert!(
                arrays::<G>(&specs, &twin) == arrays::<G>(&specs, &view),
                "equal views have other arrays: {view:?}"
            );
        }
    });
}

/// How many changes of a view are tried at a position.
const TRIES: usize = 60;

/// Views that the same viewer can tell apart have different arrays: those of one game, and those of positions that differ
/// from one of them in anything.
pub fn different_views_have_different_arrays<G: Game>() {
    let mut differed = 0;
    let mut seen: HashMap<(String, Vec<i32>), G::View> = HashMap::new();
    let mut setup = None;
    walk::<G>(few_games(), |spot| {
        if setup.as_ref() != Some(&spot.setup) {
            setup = Some(spot.setup.clone());
            seen.clear();
        }
        let viewers = viewers(spot);
        let mut compare = |state: &G::State| {
            for &viewer in &viewers {
                let view = G::view(state, viewer);
                let specs = specs::<G>(&view);
                let key = (viewer.to_string(), arrays::<G>(&specs, &view));
                match seen.get(&key) {
                    Some(other) => assert!(*other == view, "{viewer} can tell\n{view:?}\nfrom\n{other:?}"),
                    None => drop(seen.insert(key, view)),
                }
            }
        };
        if spot.dice.index(3) == 0 {
            compare(&spot.state);
        }
        if spot.dice.index(80) > 0 {
            return;
        }
        let whole = serde_json::to_value(G::view(&spot.state, Viewer::All)).expect("a view is JSON");
        for _ in 0..TRIES {
            let changed = mutate::json(&whole, &mut spot.dice);
            let read = serde_json::from_value::<G::View>(changed).ok();
            let Some(other) = read.and_then(|view| G::imagine(&view, &mut spot.dice).ok()) else { continue };
            if *G::setup(&other) == spot.setup {
                differed += usize::from(other != spot.state);
                compare(&other);
            }
        }
    });
    assert!(differed > 0, "no position differs from another in one thing");
}
