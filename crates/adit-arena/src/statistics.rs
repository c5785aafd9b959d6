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

/// Does the first bot win at most a share of `low` or at least one of `high`? Asked after every game (Wald's
/// sequential test), so that a contest ends when the answer is known, wrong in at most 5 % of all cases.
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

/// The error that is allowed in either direction.
const ERROR: f64 = 0.05;

impl Question {
    /// The answer after so many games.
    pub fn decide(&self, wins: f64, games: f64) -> Answer {
        let of_win = libm::log(self.high / self.low);
        let of_loss = libm::log((1.0 - self.high) / (1.0 - self.low));
        let evidence = wins * of_win + (games - wins) * of_loss;
        let bound = libm::log((1.0 - ERROR) / ERROR);
        if evidence >= bound {
            Answer::High
        } else if evidence <= -bound {
            Answer::Low
        } else {
            Answer::Open
        }
    }
}

impl FromStr for Question {
    type Err = ArenaFault;

    fn from_str(text: &str) -> Result<Question, ArenaFault> {
        let read =
            |(low, high): (&str, &str)| Some(Question { low: low.parse().ok()?, high: high.parse().ok()? });
        let question = text.split_once(':').and_then(read);
        let question = question.filter(|asked| 0.0 < asked.low && asked.low < asked.high && asked.high < 1.0);
        question.ok_or_else(|| ArenaFault::Question(text.to_owned()))
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

    #[test]
    fn a_question_is_decided_when_enough_was_seen() -> Result<(), ArenaFault> {
        let question: Question = "0.5:0.6".parse()?;
        assert_eq!(question.decide(6.0, 10.0), Answer::Open);
        assert_eq!(question.decide(300.0, 500.0), Answer::High);
        assert_eq!(question.decide(240.0, 500.0), Answer::Low);
        assert!("0.6:0.5".parse::<Question>().is_err());
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
