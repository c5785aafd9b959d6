//! Laws of moves and offers.

use super::walk::{Spot, few_games, games, walk};
use adit_game::{Game, Notation, Offer, Part, Seat, Viewer};
use std::collections::{HashMap, HashSet};

/// The most moves an offer may have.
const LARGEST_OFFER: usize = 2_000;

/// Every offered move is allowed by `check`, and after playing it the audit holds.
pub fn offered_moves_play<G: Game>() {
    walk::<G>(games(), |spot| {
        let try_all = spot.sampled(40);
        for seat in spot.pending() {
            let offer = Offer::<G>::new(&spot.state, seat);
            for mv in offer.moves() {
                assert_eq!(G::check(&spot.state, seat, mv), Ok(()), "{seat} is offered {:?}", mv.words());
                if try_all {
                    let mut state = spot.state.clone();
                    adit_game::play::<G>(&mut state, seat, mv.clone()).expect("the move is allowed");
                    assert_eq!(G::audit(&state), Ok(()), "after {seat} {}", mv.words());
                }
            }
        }
    });
}

/// A fingerprint of the position after a move, which is the same only for the same position.
fn effect<G: Game>(state: &G::State, seat: Seat, mv: &G::Move) -> String {
    let mut state = state.clone();
    adit_game::play::<G>(&mut state, seat, mv.clone()).expect("the move is allowed");
    serde_json::to_string(&G::view(&state, Viewer::All)).expect("a view is JSON")
}

/// Moves that a person could try: everything that can be listed from the first words of each form, and the
/// offered moves with other numbers.
fn candidates<G: Game>(offer: &Offer<'_, G>) -> Vec<G::Move> {
    let mut found = Vec::new();
    for form in G::Move::FORMS {
        found.extend(G::Move::completions(form.verbs));
    }
    let mut shapes = HashSet::new();
    for mv in offer.moves() {
        let parts = mv.parts();
        for place in (0..parts.len()).filter(|place| parts[*place].kind == "number") {
            let words_with = |number: &str| {
                let word = |(at, part): (usize, &Part)| {
                    if at == place { number.to_owned() } else { part.word.to_string() }
                };
                parts.iter().enumerate().map(word).collect::<Vec<_>>()
            };
            if shapes.insert(words_with("").join(" ")) {
                found.extend((0..=30).filter_map(|number: u8| {
                    let words = words_with(&number.to_string());
                    G::Move::read(&words.iter().map(String::as_str).collect::<Vec<_>>())
                }));
            }
        }
    }
    found
}

/// What `check` allows is offered, or has the same effect as an offered move; and offered moves differ in
/// their effect.
pub fn check_allows_what_is_offered<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(25) {
            return;
        }
        for seat in spot.pending() {
            let offer = Offer::<G>::new(&spot.state, seat);
            let offered: HashSet<String> = offer.moves().iter().map(Notation::words).collect();
            let unlisted: Vec<G::Move> = candidates(&offer)
                .into_iter()
                .filter(|mv| !offered.contains(&mv.words()) && G::check(&spot.state, seat, mv).is_ok())
                .collect();
            let mut effects: HashMap<String, String> = HashMap::new();
            for mv in offer.moves() {
                let twin = effects.insert(effect::<G>(&spot.state, seat, mv), mv.words());
                assert_eq!(twin, None, "{:?} is offered to {seat} and has the same effect", mv.words());
            }
            for mv in unlisted {
                let words = mv.words();
                let effect = effect::<G>(&spot.state, seat, &mv);
                assert!(
                    effects.contains_key(&effect),
                    "{words:?} is allowed to {seat} and nothing offered does it"
                );
            }
        }
    });
}

/// Words that are not allowed are refused for every seat, and nothing changes.
pub fn unoffered_words_are_refused_and_change_nothing<G: Game>() {
    let mut refused = 0;
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(20) {
            return;
        }
        let pending = spot.pending();
        for seat in spot.seats() {
            let offer = Offer::<G>::new(&spot.state, seat);
            if !pending.contains(&seat) {
                assert!(offer.moves().is_empty(), "{seat} is not asked and is offered something");
            }
            let mut tried = candidates(&offer);
            // A seat that is not asked may not say what another may.
            tried.extend(pending.iter().flat_map(|seat| Offer::<G>::new(&spot.state, *seat).into_moves()));
            for mv in tried {
                let allowed = G::check(&spot.state, seat, &mv);
                if !pending.contains(&seat) {
                    assert!(allowed.is_err(), "{seat} is not asked and may say {:?}", mv.words());
                }
                // To play a thousand refused moves for each position would take long; a few tell the same.
                if allowed.is_err() && spot.sampled(50) {
                    let before = spot.state.clone();
                    assert_eq!(adit_game::play::<G>(&mut spot.state, seat, mv), allowed);
                    assert!(spot.state == before, "a refused move changed the position");
                    refused += 1;
                }
            }
            assert_eq!(G::Move::read(&["no", "such", "words"]), None);
        }
    });
    assert!(refused > 0, "no move was refused in any position");
}

/// In an offer all moves have different words, and each is read back from its words.
pub fn words_are_unique_and_read_back<G: Game>() {
    walk::<G>(games(), |spot| {
        if !spot.sampled(3) {
            return;
        }
        for seat in spot.pending() {
            let mut seen = HashSet::new();
            for mv in Offer::<G>::new(&spot.state, seat).moves() {
                let words = mv.words();
                let split: Vec<&str> = words.split(' ').collect();
                assert_eq!(G::Move::read(&split).as_ref(), Some(mv), "{words:?}");
                assert!(split.iter().all(|word| !word.is_empty() && !word.contains(char::is_whitespace)));
                assert!(seen.insert(words.clone()), "{words:?} is offered twice to {seat}");
            }
        }
    });
}

/// Nobody is offered more than 2,000 moves.
pub fn offers_are_small<G: Game>() {
    walk::<G>(games(), |spot| {
        for seat in spot.pending() {
            let size = Offer::<G>::new(&spot.state, seat).moves().len();
            assert!((1..=LARGEST_OFFER).contains(&size), "{seat} is offered {size} moves");
        }
    });
}

/// The audit holds in every position.
pub fn the_audit_holds_after_every_move<G: Game>() {
    walk::<G>(games(), |spot: &mut Spot<G>| assert_eq!(G::audit(&spot.state), Ok(())));
}
