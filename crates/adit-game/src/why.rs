//! Why not?

use crate::{Game, Notation, Offer, Seat};

/// The answer to "may I say this?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<R> {
    /// Yes, this is a legal move.
    Legal,
    /// So far: legal moves begin like this, but it is not yet a whole move.
    Begun,
    /// No: it breaks this rule.
    Broken(R),
    /// No move of the game is said like this.
    NoSuchWords,
}

/// May the seat say these words? They may be a whole move or the beginning of one.
///
/// Of a beginning that leads nowhere, the answer is the rule broken by the continuation that comes nearest.
pub fn why_not<G: Game>(state: &G::State, seat: Seat, words: &[&str]) -> Verdict<G::Rule> {
    let whole = G::Move::read(words).map(|mv| G::check(state, seat, &mv));
    if whole == Some(Ok(())) {
        return Verdict::Legal;
    }
    let begins = |mv: &G::Move| {
        let parts = mv.parts();
        parts.len() > words.len() && parts.iter().zip(words).all(|(part, word)| part.word == *word)
    };
    if Offer::<G>::new(state, seat).moves().iter().any(begins) {
        return Verdict::Begun;
    }
    // A move that is whole but broken can still be the beginning of a legal one, so it is judged only now.
    if let Some(Err(rule)) = whole {
        return Verdict::Broken(rule);
    }
    let broken = G::Move::completions(words).iter().filter_map(|mv| G::check(state, seat, mv).err()).max();
    broken.map_or(Verdict::NoSuchWords, Verdict::Broken)
}
