//! Laws of orders that players give beforehand.

use super::plain::blemish;
use super::sight::imagine;
use super::texts::languages;
use super::walk::{Spot, few_games, walk};
use adit_game::{
    Dice, Game, Language, Notation, Obeyed, Offer, Pending, Seat, StandingOrder, Texts, UsualOrder, Viewer,
};
use std::collections::BTreeSet;

/// No game goes on for so many steps.
const ENDLESS: usize = 100_000;

/// What a seat can order here: every order with its least, its largest and some other amount.
fn orders<G: Game>(spot: &mut Spot<G>, seat: Seat) -> Vec<StandingOrder> {
    let view = G::view(&spot.state, Viewer::Seat(seat));
    let mut orders = Vec::new();
    for usual in G::usual_orders(&view, seat) {
        let amounts = match usual.limit {
            None => vec![None],
            Some(limit) => {
                let between = limit.least + spot.dice.below(u64::from(limit.most - limit.least) + 1) as u32;
                BTreeSet::from([limit.least, between, limit.most]).into_iter().map(Some).collect()
            }
        };
        orders.extend(amounts.into_iter().map(|amount| {
            usual.given(amount).unwrap_or_else(|| panic!("{usual:?} cannot be given with {amount:?}"))
        }));
    }
    orders
}

/// What an order does is a legal move of a seat that is asked; and every order ends, at the latest with the game.
pub fn orders_answer_with_legal_moves_and_end<G: Game>() {
    let (mut said, mut ended) = (0, 0);
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(60) {
            return;
        }
        for seat in spot.seats() {
            for order in orders(spot, seat) {
                let view = G::view(&spot.state, Viewer::Seat(seat));
                assert_ne!(G::obey(&view, seat, &order), Obeyed::Ends, "{order:?} is named and has passed");
                let (answers, is_early) = follow::<G>(spot.state.clone(), seat, &order, &mut spot.dice);
                said += answers;
                ended += usize::from(is_early);
            }
        }
    });
    assert!(said > 0, "no order ever answers");
    assert!(ended > 0, "no order ends before the game does");
}

/// Plays on with an order until it ends. Says how often it has answered, and whether it ended before the game did.
fn follow<G: Game>(
    mut state: G::State,
    seat: Seat,
    order: &StandingOrder,
    dice: &mut dyn Dice,
) -> (usize, bool) {
    let mut said = 0;
    for _ in 0..ENDLESS {
        let obeyed = G::obey(&G::view(&state, Viewer::Seat(seat)), seat, order);
        let pending = G::pending(&state);
        match (pending, obeyed) {
            (Pending::Over, Obeyed::Ends) => return (said, false),
            (Pending::Over, obeyed) => panic!("{order:?} of {seat} outlives the game: {obeyed:?}"),
            (Pending::Chance | Pending::Seats(_), Obeyed::Ends) => return (said, true),
            (Pending::Chance, Obeyed::Waits) => {
                adit_game::roll::<G>(&mut state, &mut Vec::new(), dice).expect("something is drawn");
            }
            (Pending::Seats(seats), Obeyed::Says(mv)) if seats.contains(seat) => {
                let played = adit_game::play::<G>(&mut state, seat, mv.clone());
                assert_eq!(played, Ok(()), "{order:?} of {seat} says {:?}", mv.words());
                said += 1;
            }
            (Pending::Chance | Pending::Seats(_), Obeyed::Says(mv)) => {
                panic!("{order:?} of {seat} says {:?}, and the seat is not asked", mv.words())
            }
            (Pending::Seats(seats), Obeyed::Waits) => {
                let pending: Vec<Seat> = seats.iter().collect();
                let asked = pending[dice.index(pending.len())];
                let moves = Offer::<G>::new(&state, asked).into_moves();
                let mv = moves[dice.index(moves.len())].clone();
                assert_eq!(adit_game::play::<G>(&mut state, asked, mv), Ok(()));
            }
        }
    }
    panic!("{order:?} of {seat} does not end");
}

/// What is named and what an order does follow from what the seat can see: in a position that the seat cannot tell from this
/// one they are the same.
pub fn orders_are_the_same_for_twins<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(30) {
            return;
        }
        for seat in spot.seats() {
            let viewer = Viewer::Seat(seat);
            let twin = G::view(&imagine::<G>(&spot.state, viewer, &mut spot.dice), viewer);
            let view = G::view(&spot.state, viewer);
            assert_eq!(G::usual_orders(&view, seat), G::usual_orders(&twin, seat), "named to {seat}");
            for order in orders(spot, seat) {
                assert_eq!(G::obey(&view, seat, &order), G::obey(&twin, seat, &order), "{order:?} of {seat}");
            }
        }
    });
}

/// Every order has its texts in every language of the game: whole, plain, and without ids.
pub fn orders_have_their_texts<G: Game>() {
    let languages = languages::<G>();
    let mut seen = BTreeSet::new();
    walk::<G>(few_games(), |spot| {
        for seat in spot.seats() {
            let view = G::view(&spot.state, Viewer::Seat(seat));
            for usual in G::usual_orders(&view, seat) {
                if !seen.insert(usual.name) {
                    continue;
                }
                for texts in &languages {
                    is_told(&usual, texts);
                }
            }
        }
    });
}

fn is_told(usual: &UsualOrder, texts: &Texts) {
    let language: Language = texts.language();
    for id in text_ids(usual) {
        assert!(texts.has(&id), "{id} is missing in {language}");
    }
    let amount = usual.limit.map(|limit| limit.most);
    let order = usual.given(amount).expect("the largest amount can be named");
    let told = order.told(texts);
    let said = [Some(told.clone()), Some(usual.title(texts)), usual.asks(texts)];
    for text in said.into_iter().flatten() {
        assert_eq!(blemish(&text, language), None, "in {language}: {text}");
        assert!(!text.is_empty() && !text.contains("{$"), "in {language}: {text}");
    }
    if let Some(amount) = amount {
        assert!(told.contains(&amount.to_string()), "{told} does not say {amount} in {language}");
    }
}

/// The texts that an order needs.
pub(super) fn text_ids(usual: &UsualOrder) -> Vec<String> {
    let name = usual.name;
    let mut ids = vec![format!("order-{name}")];
    if usual.limit.is_some() {
        ids.extend([format!("order-{name}-title"), format!("order-{name}-limit")]);
    }
    ids
}
