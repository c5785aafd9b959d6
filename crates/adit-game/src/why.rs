//! Why not?

use crate::{Game, Notation, Offer, Seat};

/// Why words are not a move that a seat may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot<R> {
    /// So far they are right: legal moves begin like this, but it is not yet a whole move.
    Begun,
    /// They break this rule.
    Broken(R),
    /// No move of the game is said like this.
    NoSuchWords,
}

/// Why the seat may not say these words, if it may not. They may be a whole move or the beginning of one.
///
/// Of a beginning that leads nowhere, the answer is the rule broken by the continuation that comes nearest.
pub fn why_not<G: Game>(state: &G::State, seat: Seat, words: &[&str]) -> Option<WhyNot<G::Rule>> {
    legal::<G>(state, seat, words).err()
}

/// The move with these words, if the seat may make it.
pub(crate) fn legal<G: Game>(
    state: &G::State,
    seat: Seat,
    words: &[&str],
) -> Result<G::Move, WhyNot<G::Rule>> {
    let whole = match G::Move::read(words) {
        None => None,
        Some(mv) => match G::check(state, seat, &mv) {
            Ok(()) => return Ok(mv),
            Err(rule) => Some(rule),
        },
    };
    let begins = |mv: &G::Move| {
        let parts = mv.parts();
        parts.len() > words.len() && parts.iter().zip(words).all(|(part, word)| part.word == *word)
    };
    if Offer::<G>::new(state, seat).moves().iter().any(begins) {
        return Err(WhyNot::Begun);
    }
    // A move that is whole but broken can still be the beginning of a legal one, so it is judged only now.
    if let Some(rule) = whole {
        return Err(WhyNot::Broken(rule));
    }
    let broken = G::Move::completions(words).iter().filter_map(|mv| G::check(state, seat, mv).err()).max();
    Err(broken.map_or(WhyNot::NoSuchWords, WhyNot::Broken))
}
