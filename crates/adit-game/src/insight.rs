//! What a game knows about itself beyond its rules, to help bots.

use crate::{Game, Seat};

/// How a game advises bots to search it. A bot's own settings can replace each of these values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// How often the turn should pass on before a position is judged that a search has come to. 0 where the features
    /// tell the worth of a position in the middle of a turn too; then nothing is blurred by moves that are drawn.
    pub turns: u32,
    /// How far a search follows what [`prior`](Insight::prior) says: the urges are multiplied by this where moves are
    /// tried out. Less than 1 where the rules of thumb do to play on from a position, but would keep a search that
    /// has time from moves that only look bad.
    pub trust: f32,
    /// How firmly the moves that look best are taken when a search plays on from a position before it is judged: the
    /// urges are multiplied by this there. 1 where they say how likely each move is to be good; more where there are so
    /// many moves that those which look bad would together be drawn more often than the good ones.
    pub sharpness: f32,
    /// How much of what a bot plays for is being ahead in points, from 0 to 1; the rest is winning. Without it a bot
    /// that is sure to win or to lose would play anything. More where one that only believes so would be careless.
    pub ahead: f32,
    /// How often a search makes a move for each outcome of chance behind it that it tells apart from the others; those
    /// that it does not tell apart are learned about as if they were one. 0 to tell all apart from the start.
    pub patience: u32,
}

impl Advice {
    /// For games that advise nothing else.
    pub const USUAL: Advice = Advice { turns: 1, trust: 1.0, sharpness: 1.0, ahead: 0.2, patience: 0 };
}

/// What a game knows about itself beyond its rules: what to look at in a position, and which moves look good.
///
/// It is optional ([`Game::insight`]) and it is all that a game may tell bots. A position that is measured here is
/// always one that was [imagined](Game::imagine) from what a seat sees, so it may be looked at as a whole: what is
/// secret in it is a guess.
///
/// The value of a position is not written by hand. It is a prediction of each seat's final score from the
/// [features](Insight::features), and how much each feature counts is learned from games that bots play among
/// themselves (`adit learn GAME`). A feature may count differently early and late in a game; for that a game says
/// how far it has [come](Insight::progress).
pub trait Insight<G: Game>: Send + Sync {
    /// The names of the features, in the order in which [`measure`](Insight::measure) gives them. A name is a
    /// key of the file of weights, so it is made of small letters, digits and underlines.
    fn features(&self) -> &'static [&'static str];

    /// What each feature is to people, in the same order: the id of a reason, which has the text `reason-ID`. Several
    /// features belong to one reason where a player would not tell them apart. The text stands before a signed number
    /// ("income from cities: +2.3"), for the seat itself and for an opponent alike.
    fn reasons(&self) -> &'static [&'static str];

    /// The reasons of features that are the same for all seats, or nearly so. What an opponent has of them is taken off what
    /// the seat has, since both together say something and each alone does not.
    fn shared_reasons(&self) -> &'static [&'static str] {
        &["course"]
    }

    /// Measures a position with the eyes of one seat: as many numbers as there are
    /// [features](Insight::features). `out` is full of zeros when this is called.
    ///
    /// Good features are numbers between about -10 and 10 that add up: the points the seat has already, the goods that
    /// will become points, how far it is ahead of the others. This is called for every seat of millions of
    /// positions, also in the middle of a turn and after the end of the game; so it should be fast, and the points
    /// that a finished game gives should be among the features as they are.
    fn measure(&self, state: &G::State, seat: Seat, out: &mut [f32]);

    /// How far the game has come: 0 at the start, 1 at the end, never going back.
    fn progress(&self, state: &G::State) -> f32;

    /// How to search this game.
    fn advice(&self) -> Advice {
        Advice::USUAL
    }

    /// How many turns have ended; always 0 where the game does not say. Bots look to the end of a turn. Where seats
    /// alternate they see it by the next seat being asked, but a player who is alone or has two turns in a row is
    /// asked again.
    fn turns_ended(&self, state: &G::State) -> u32 {
        let _ = state;
        0
    }

    /// The file of weights that `adit learn` has written (`data/weights.toml` of the game's crate); none before the
    /// first time it is run. Without weights a position is judged by playing it to its end.
    fn weights(&self) -> Option<&'static str>;

    /// Says how promising each of the moves offered to a seat looks before anything is tried out: 1 more means
    /// about three times (*e* times) as likely to be good. `urges` has a number for each move, all 0 when this is
    /// called, which says that every move is as good as any other.
    ///
    /// The search tries promising moves first, and games are played on to their end by drawing moves according to
    /// these numbers. They are asked for at every step of that, so they should cost no more than listing the moves
    /// does: rules of thumb, such as that a turn should not be ended while it can still bring something.
    fn prior(&self, state: &G::State, seat: Seat, moves: &[G::Move], urges: &mut [f32]) {
        let _ = (state, seat, moves, urges);
    }

    /// A number for everything in a position that matters to what may come, and for nothing else: positions that differ
    /// only in how they came about have the same, others hardly ever. A search then finds out once what it would
    /// otherwise find out for every order in which the same things can be done.
    ///
    /// None where the game does not say, and wherever something is secret: what is only imagined must not tell
    /// positions apart that look alike to a seat. Nor may a game say it in which a position can come again, since the
    /// search would go in circles.
    fn fingerprint(&self, state: &G::State) -> Option<u64> {
        let _ = state;
        None
    }
}
