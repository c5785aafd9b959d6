//! How sure one can be.

use crate::ArenaFault;
use serde::Serialize;
use std::str::FromStr;

/// A range in which a share lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The number of standard deviations around the mean that hold 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// The interval of Wilson for a share of `wins` in `games`. Shared wins may be counted in parts.
pub fn wilson(wins: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let share = wins / games;
    let scale = 1.0 + Z * Z / games;
    let centre = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// Does the first bot win at most a share of `low` or at least one of `high`? Asked after every game, so that a contest ends
/// when the answer is known, wrong in at most 5 % of all cases.
///
/// Games with the same chance, in which the bots change seats, are one observation: their luck cancels out, so the question
/// is decided sooner. It is Wald's sequential test with the mean and the variance of these observations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The lower share.
    pub low: f64,
    /// The higher share.
    pub high: f64,
}

/// The answer to a [`Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The share of wins is at most the lower one.
    Low,
    /// It is at least the higher one.
    High,
    /// It is not known yet.
    Open,
}

/// What is known of the difference of two bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// How much higher the first is rated, on the scale of Elo.
    pub rating: f64,
    /// Where that lies with 95 % confidence.
    pub interval: Interval,
    /// What speaks for the higher share, if it is above 0, or for the lower one.
    pub evidence: f64,
    /// The question is decided once the evidence is as large as this, in either direction.
    pub needed: f64,
}

/// The error that is allowed in either direction.
const ERROR: f64 = 0.05;
/// As many observations as count beside those that were made, so that the first few alike ones decide nothing.
const SUPPOSED: f64 = 4.0;

impl Question {
    /// The question whether the first bot is rated this much higher than all others, e.g. `0:30`.
    pub fn of_ratings(text: &str, seats: usize) -> Result<Question, ArenaFault> {
        let bounds = read_bounds(text).ok_or_else(|| ArenaFault::Ratings(text.to_owned()))?;
        Ok(Question { low: share(bounds.0, seats), high: share(bounds.1, seats) })
    }

    /// What is known after these observations: the first bot's shares of wins in games with the same chance, one for each seat.
    pub fn weigh(&self, shares: &[f64], seats: usize) -> Difference {
        let (count, middle) = (shares.len() as f64, (self.low + self.high) / 2.0);
        let mean = if shares.is_empty() { middle } else { shares.iter().sum::<f64>() / count };
        let supposed = middle * (1.0 - middle) / seats.max(1) as f64;
        let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
        let variance = (squares + SUPPOSED * supposed) / (count + SUPPOSED - 1.0);
        let error = Z * (variance / count).sqrt();
        Difference {
            rating: rating(mean, seats),
            interval: Interval { low: rating(mean - error, seats), high: rating(mean + error, seats) },
            evidence: count * (self.high - self.low) * (mean - middle) / variance,
            needed: libm::log((1.0 - ERROR) / ERROR),
        }
    }
}

impl Difference {
    /// The answer that follows.
    pub fn answer(&self) -> Answer {
        if self.evidence >= self.needed {
            Answer::High
        } else if self.evidence <= -self.needed {
            Answer::Low
        } else {
            Answer::Open
        }
    }
}

/// Beyond this a difference of ratings says nothing more.
const HIGHEST: f64 = 2_000.0;

/// The share of wins of a bot that is rated this much higher than all others at the table.
fn share(rating: f64, seats: usize) -> f64 {
    let others = seats.saturating_sub(1) as f64;
    1.0 / (1.0 + others * libm::pow(10.0, -rating / 400.0))
}

/// How much higher than all others a bot is rated that wins this share of its games.
fn rating(share: f64, seats: usize) -> f64 {
    let others = seats.saturating_sub(1) as f64;
    if share <= 0.0 {
        return -HIGHEST;
    }
    (400.0 * libm::log10(others * share / (1.0 - share).max(f64::MIN_POSITIVE))).clamp(-HIGHEST, HIGHEST)
}

fn read_bounds(text: &str) -> Option<(f64, f64)> {
    let (low, high) = text.split_once(':')?;
    let (low, high): (f64, f64) = (low.parse().ok()?, high.parse().ok()?);
    (low < high && low.abs() < HIGHEST && high.abs() < HIGHEST).then_some((low, high))
}

impl FromStr for Question {
    type Err = ArenaFault;

    fn from_str(text: &str) -> Result<Question, ArenaFault> {
        let bounds = read_bounds(text).filter(|(low, high)| 0.0 < *low && *high < 1.0);
        let (low, high) = bounds.ok_or_else(|| ArenaFault::Question(text.to_owned()))?;
        Ok(Question { low, high })
    }
}

/// How often one entrant was ranked before another, ties counted as halves: `wins[one][other]`.
///
/// The ratings (Bradley and Terry) under which that is most likely, on the scale of Elo: 400 points are odds of ten to
/// one. Their mean is 0. Half a win in either direction is added for each pair that met, so that nobody is
/// infinitely strong.
pub fn rate(wins: &[Vec<f64>]) -> Vec<f64> {
    let count = wins.len();
    let met = |one: usize, other: usize| wins[one][other] + wins[other][one] > 0.0;
    let won = |one: usize, other: usize| if met(one, other) { wins[one][other] + 0.5 } else { 0.0 };
    let mut strengths = vec![1.0_f64; count];
    for _ in 0..1_000 {
        let mut next = strengths.clone();
        for one in 0..count {
            let others = || (0..count).filter(|other| *other != one && met(one, *other));
            let all: f64 = others().map(|other| won(one, other)).sum();
            let expected: f64 = others()
                .map(|other| (won(one, other) + won(other, one)) / (strengths[one] + strengths[other]))
                .sum();
            if expected > 0.0 {
                next[one] = all / expected;
            }
        }
        let logarithms: f64 = next.iter().map(|strength| libm::log(*strength)).sum();
        let mean = libm::exp(logarithms / count.max(1) as f64);
        strengths = next.iter().map(|strength| strength / mean).collect();
    }
    strengths.iter().map(|strength| 400.0 * libm::log10(*strength)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_wilson_is_known() {
        // 90 of 100, as in the tables.
        let interval = wilson(90.0, 100.0);
        assert!(
            (interval.low - 0.8256).abs() < 0.001 && (interval.high - 0.9448).abs() < 0.001,
            "{interval:?}"
        );
        assert!(wilson(10.0, 10.0).low > 0.72 && wilson(10.0, 10.0).high > 0.999);
    }

    /// As many games as pairs of which both, one, or none is won.
    fn pairs(both: usize, one: usize, none: usize) -> Vec<f64> {
        [vec![1.0; both], vec![0.5; one], vec![0.0; none]].concat()
    }

    #[test]
    fn a_question_is_decided_when_enough_was_seen() -> Result<(), ArenaFault> {
        let question: Question = "0.5:0.6".parse()?;
        assert_eq!(question.weigh(&pairs(2, 2, 1), 2).answer(), Answer::Open);
        assert_eq!(question.weigh(&pairs(90, 120, 40), 2).answer(), Answer::High);
        assert_eq!(question.weigh(&pairs(50, 140, 60), 2).answer(), Answer::Low);
        assert_eq!(question.weigh(&[], 2).answer(), Answer::Open);
        for wrong in ["0.6:0.5", "0:0.5", "0.5", "a:b", "0.5:1"] {
            assert!(wrong.parse::<Question>().is_err(), "{wrong}");
        }
        Ok(())
    }

    #[test]
    fn pairs_that_cancel_luck_decide_sooner() -> Result<(), ArenaFault> {
        let question: Question = "0.5:0.6".parse()?;
        let (steady, lucky) = (pairs(10, 40, 0), pairs(30, 0, 20));
        assert_eq!(steady.iter().sum::<f64>(), lucky.iter().sum::<f64>());
        assert!(question.weigh(&steady, 2).evidence > 2.0 * question.weigh(&lucky, 2).evidence);
        Ok(())
    }

    #[test]
    fn a_difference_of_ratings_is_a_share_of_wins() -> Result<(), ArenaFault> {
        let duel = Question::of_ratings("0:400", 2)?;
        assert!((duel.low - 0.5).abs() < 1e-9 && (duel.high - 10.0 / 11.0).abs() < 1e-9);
        let four = Question::of_ratings("-10:10", 4)?;
        assert!(four.low < 0.25 && four.high > 0.25);
        assert!((rating(four.high, 4) - 10.0).abs() < 1e-6);
        let known = duel.weigh(&pairs(30, 20, 10), 2);
        assert!(known.interval.low < known.rating && known.rating < known.interval.high, "{known:?}");
        assert!(Question::of_ratings("30:0", 2).is_err() && Question::of_ratings("nan:inf", 2).is_err());
        Ok(())
    }

    #[test]
    fn ratings_tell_the_odds() {
        // The first wins ten of eleven: about odds of ten to one.
        let ratings = rate(&[vec![0.0, 10_000.0], vec![1_000.0, 0.0]]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn ratings_go_through_common_opponents() {
        let ratings = rate(&[vec![0.0, 75.0, 0.0], vec![25.0, 0.0, 75.0], vec![0.0, 25.0, 0.0]]);
        assert!(ratings[0] > ratings[1] + 150.0 && ratings[1] > ratings[2] + 150.0, "{ratings:?}");
    }
}
