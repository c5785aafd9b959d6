//! What the tests of a game's [`Insight`] have in common.

use adit_game::{Dice as _, Game, Insight, Offer, Pending, Seat, Setup, SplitDice, Turn, roll};

/// The insight of the game.
///
/// # Panics
/// If it has none.
pub fn insight<G: Game>() -> &'static dyn Insight<G> {
    G::insight().expect("the game has an insight")
}

/// The features of a position with the eyes of a seat.
pub fn measured<G: Game>(state: &G::State, seat: Seat) -> Vec<f32> {
    let mut measured = vec![0.0; insight::<G>().features().len()];
    insight::<G>().measure(state, seat, &mut measured);
    measured
}

/// The place of a feature.
///
/// # Panics
/// If there is none of this name.
pub fn feature<G: Game>(name: &str) -> usize {
    let place = insight::<G>().features().iter().position(|feature| *feature == name);
    place.expect("there is such a feature")
}

/// How promising each of these moves looks.
pub fn urges<G: Game>(state: &G::State, seat: Seat, moves: &[G::Move]) -> Vec<f32> {
    let mut urges = vec![0.0; moves.len()];
    insight::<G>().prior(state, seat, moves, &mut urges);
    urges
}

/// Plays a game whose moves are drawn evenly (`sensible` 0) or as their urges say (`sensible` 1), and shows every
/// position of it.
///
/// # Panics
/// If the game cannot be played with so many seats.
pub fn game<G: Game>(seats: u8, seed: u64, sensible: f32, mut look: impl FnMut(&G::State)) -> G::State {
    let mut dice = SplitDice(seed);
    let mut state = G::start(&Setup::seats(seats)).expect("a possible setup");
    let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        look(&state);
        if roll::<G>(&mut state, &mut outcomes, &mut dice).is_some() {
            continue;
        }
        let Pending::Seats(pending) = G::pending(&state) else { return state };
        let seat = pending.iter().next().expect("somebody is asked");
        let turn = Turn::<G>::new(&mut state, seat, &mut moves);
        let urges = urges::<G>(turn.state(), seat, turn.moves());
        let highest = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let shares: Vec<f32> = urges.iter().map(|urge| libm::expf(sensible * (urge - highest))).collect();
        let mut ticket = shares.iter().sum::<f32>() * dice.index(1_000) as f32 / 1_000.0;
        let drawn = shares.iter().position(|share| {
            ticket -= share;
            ticket < 0.0
        });
        turn.play(drawn.unwrap_or(0));
    }
}

/// Every feature of every seat is a number nearer to 0 than `bound`.
///
/// # Panics
/// If one is not.
pub fn features_are_finite<G: Game>(state: &G::State, bound: f32) {
    for seat in Seat::all(usize::from(G::setup(state).seats)) {
        for (name, value) in insight::<G>().features().iter().zip(measured::<G>(state, seat)) {
            assert!(value.is_finite() && value.abs() < bound, "{name} is {value}");
        }
    }
}

/// Every move that is offered has an urge nearer to 0 than `bound`.
///
/// # Panics
/// If one has not.
pub fn urges_are_finite<G: Game>(state: &G::State, bound: f32) {
    let Pending::Seats(pending) = G::pending(state) else { return };
    for seat in pending.iter() {
        let offer = Offer::<G>::new(state, seat);
        for (mv, urge) in offer.moves().iter().zip(urges::<G>(state, seat, offer.moves())) {
            assert!(urge.is_finite() && urge.abs() < bound, "{mv:?} has {urge}");
        }
    }
}

/// Of a finished game nothing counts but its score and the constant.
///
/// # Panics
/// If the game is not over, or something else counts.
pub fn only_the_score_counts<G: Game>(over: &G::State) {
    let result = G::result(over).expect("the game is over");
    for (seat, &score) in Seat::all(usize::from(G::setup(over).seats)).zip(&result.scores) {
        let mut measured = measured::<G>(over, seat);
        let (one, points) = (feature::<G>("one"), feature::<G>("score"));
        assert_eq!((measured[one], measured[points]), (1.0, score as f32));
        (measured[one], measured[points]) = (0.0, 0.0);
        assert!(measured.iter().all(|&value| value == 0.0), "{measured:?}");
    }
}
