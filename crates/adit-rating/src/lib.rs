//! How strong players are, as far as their games tell: the method of Weng and Lin for games of any number of players, on the
//! scale that `docs/strength.md` uses for bots.
//!
//! Ratings are kept in whole thousandths: what was stored and read again is exactly what was worked out, so the same games in the
//! same order always lead to the same ratings.
//!
//! ```
//! use adit_rating::{Party, Rating, Strength, rate};
//!
//! let ann = Party { strength: Strength::Rated(Rating::START), rank: 1 };
//! let bot = Party { strength: Strength::Fixed(1500), rank: 2 };
//! let [after, unchanged] = rate(&[ann, bot])[..] else { unreachable!() };
//! assert!(after.expect("a rating").points() > 1500);
//! assert_eq!(unchanged, None);
//! ```

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What a bot of middle strength has, and everybody before their first game.
pub const MIDDLE: i32 = 1500;

/// How uncertain the rating is of somebody who has not played yet.
const START_UNCERTAINTY: i64 = 250_000;

/// A difference of 200 is three wins in four games, as in `docs/strength.md`: of two who are certain to be 400 apart, the
/// better one wins ten times as often. This is 400 / (ln 10 · √2).
const BETA: f64 = 122.838_598_569_4;

/// Nobody becomes so certain that new games no longer count.
const LEAST_UNCERTAINTY: i64 = 40_000;

/// So many uncertainties to both sides cover 95 of 100.
const SPREAD: f64 = 1.96;

/// How strong somebody is, and how uncertain that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    thousandths: i64,
    uncertainty: i64,
}

impl Rating {
    /// Before the first game.
    pub const START: Rating = Rating { thousandths: MIDDLE as i64 * 1000, uncertainty: START_UNCERTAINTY };

    /// The rating and its uncertainty in thousandths, as they are stored.
    pub fn new(thousandths: i64, uncertainty: i64) -> Rating {
        Rating { thousandths, uncertainty: uncertainty.clamp(LEAST_UNCERTAINTY, START_UNCERTAINTY) }
    }

    /// A thousand times the rating.
    pub fn thousandths(self) -> i64 {
        self.thousandths
    }

    /// A thousand times its uncertainty: one standard deviation.
    pub fn uncertainty(self) -> i64 {
        self.uncertainty
    }

    /// The rating in whole points, as people read it.
    pub fn points(self) -> i32 {
        rounded(self.thousandths as f64)
    }

    /// Where the rating lies with 95 % confidence, in whole points.
    pub fn interval(self) -> (i32, i32) {
        let spread = SPREAD * self.uncertainty as f64;
        (rounded(self.thousandths as f64 - spread), rounded(self.thousandths as f64 + spread))
    }

    /// What the ladder is ordered by: the rating that the player has very probably reached, in thousandths. So nobody is at the
    /// top because of one lucky game.
    pub fn floor(self) -> i64 {
        self.thousandths - 2 * self.uncertainty
    }

    fn of(rating: &WengLinRating) -> Rating {
        let whole = |number: f64| (number * 1000.0).round() as i64;
        Rating::new(whole(rating.rating), whole(rating.uncertainty))
    }
}

fn rounded(thousandths: f64) -> i32 {
    (thousandths / 1000.0).round() as i32
}

/// How strong somebody in a game was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// As strong as their games tell.
    Rated(Rating),
    /// A bot, whose strength was measured and stays as it is.
    Fixed(i32),
}

/// Somebody who has played a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Party {
    /// How strong they were.
    pub strength: Strength,
    /// The rank: 1 for the winner; those who share a rank have drawn.
    pub rank: u8,
}

/// The ratings of all parties after their game, nothing for those that are fixed. A game of one changes nothing.
pub fn rate(parties: &[Party]) -> Vec<Option<Rating>> {
    let before = |party: &Party| match party.strength {
        Strength::Rated(rating) => [WengLinRating {
            rating: rating.thousandths as f64 / 1000.0,
            uncertainty: rating.uncertainty as f64 / 1000.0,
        }],
        // What is fixed is as good as certain.
        Strength::Fixed(points) => [WengLinRating { rating: points.into(), uncertainty: 1.0 }],
    };
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> =
        parties.iter().map(|party| (before(party), MultiTeamOutcome::new(usize::from(party.rank)))).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, rank)| (&team[..], *rank)).collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&teams, &config);
    let after = after.iter().zip(parties).map(|(team, party)| match party.strength {
        Strength::Rated(_) => team.first().map(Rating::of),
        Strength::Fixed(_) => None,
    });
    after.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn person(rating: Rating, rank: u8) -> Party {
        Party { strength: Strength::Rated(rating), rank }
    }

    fn bot(points: i32, rank: u8) -> Party {
        Party { strength: Strength::Fixed(points), rank }
    }

    #[test]
    fn whoever_wins_rises_and_everybody_becomes_more_certain() {
        let [ann, ben] = rate(&[person(Rating::START, 1), person(Rating::START, 2)])[..] else { panic!() };
        let (ann, ben) = (ann.expect("Ann"), ben.expect("Ben"));
        assert!(ann.points() > MIDDLE && ben.points() < MIDDLE, "{ann:?} {ben:?}");
        assert_eq!(ann.points() - MIDDLE, MIDDLE - ben.points());
        assert!(ann.uncertainty() < START_UNCERTAINTY && ben.uncertainty() == ann.uncertainty());
        let (low, high) = ann.interval();
        assert!(low < ann.points() && ann.points() < high);
    }

    #[test]
    fn a_shared_rank_is_a_draw() {
        let [ann, ben] = rate(&[person(Rating::START, 1), person(Rating::START, 1)])[..] else { panic!() };
        assert_eq!((ann.expect("Ann").points(), ben.expect("Ben").points()), (MIDDLE, MIDDLE));
        // Who draws with somebody stronger has done well.
        let [ann, _] = rate(&[person(Rating::START, 1), bot(2000, 1)])[..] else { panic!() };
        assert!(ann.expect("Ann").points() > MIDDLE);
    }

    #[test]
    fn a_bot_is_a_fixed_point() {
        let mut rating = Rating::START;
        for game in 0..400 {
            // Three wins of four against a bot of 1,500.
            let won = game % 4 != 0;
            let [after, None] =
                rate(&[person(rating, if won { 1 } else { 2 }), bot(1500, if won { 2 } else { 1 })])[..]
            else {
                panic!()
            };
            rating = after.expect("a rating");
        }
        assert!((1660..=1740).contains(&rating.points()), "three wins in four are 200 points: {rating:?}");
        assert_eq!(rating.uncertainty(), LEAST_UNCERTAINTY.max(rating.uncertainty()));
    }

    #[test]
    fn one_lucky_game_does_not_lead_the_ladder() {
        let lucky = rate(&[person(Rating::START, 1), bot(2100, 2)])[0].expect("a rating");
        let known = Rating::new(1_700_000, 60_000);
        assert!(lucky.floor() < known.floor(), "{lucky:?}");
    }

    #[test]
    fn a_game_of_one_or_of_nobody_changes_nothing() {
        assert_eq!(rate(&[]), []);
        assert_eq!(rate(&[person(Rating::START, 1)]), [Some(Rating::START)]);
    }

    proptest! {
        /// Whatever happens, ratings stay numbers, those who were ranked better gain more, and order at the table does not matter.
        #[test]
        fn ratings_do_not_depend_on_who_sits_where(
            before in prop::collection::vec((0_i64..4_000_000, 40_000_i64..250_000), 2..5),
            ranks in prop::collection::vec(1_u8..5, 4),
        ) {
            let parties: Vec<Party> = before.iter().zip(&ranks)
                .map(|(&(rating, uncertainty), &rank)| person(Rating::new(rating, uncertainty), rank)).collect();
            let after = rate(&parties);
            let mut turned = parties.clone();
            turned.reverse();
            let mut back = rate(&turned);
            back.reverse();
            for (one, other) in after.iter().zip(&back) {
                let (one, other) = (one.expect("a rating"), other.expect("a rating"));
                prop_assert!((one.thousandths() - other.thousandths()).abs() <= 1);
                prop_assert!((LEAST_UNCERTAINTY..=START_UNCERTAINTY).contains(&one.uncertainty()));
            }
        }
    }
}
