//! How a search is done.

use crate::clock::Timer;
use adit_game::Advice;
use std::time::Duration;

/// How long a search may think: until one of these is used up, or its tree may not grow any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many simulations it may make. Where there is no other limit, the choice follows from the seed alone.
    pub simulations: Option<u32>,
    /// How long it may take.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many simulations.
    pub fn simulations(simulations: u32) -> Budget {
        Budget { simulations: Some(simulations), time: None }
    }

    /// For so long.
    pub fn time(time: Duration) -> Budget {
        Budget { simulations: None, time: Some(time) }
    }

    pub(super) fn is_used_up(&self, done: u64, timer: Timer) -> bool {
        self.simulations.is_some_and(|most| done >= u64::from(most))
            || self.time.is_some_and(|time| timer.elapsed() >= time)
    }

    /// How many more simulations there is time for, if they take as long as those that were done in this time.
    pub(super) fn left(&self, done: u64, elapsed: Duration) -> Option<u64> {
        let left = self.time?.saturating_sub(elapsed);
        Some((done as f64 * left.as_secs_f64() / elapsed.as_secs_f64()) as u64)
    }
}

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchOptions {
    /// How long it may think about a decision.
    pub budget: Budget,
    /// How many trees are built at the same time, one on each thread.
    pub threads: u32,
    /// How curious it is about moves that were seldom tried.
    pub explore: f32,
    /// What it does otherwise than the game advises.
    pub instead: Instead,
    /// How much of what is lost by trying out a lesser move is forgiven to the decisions before it, from 0 to 1. Counts
    /// only for a seat that is alone.
    pub forgive: f32,
    /// How much of a judgement comes from playing on to the end, from 0 to 1.
    pub blend: f32,
    /// 0 to choose the best move; more makes other moves likelier.
    pub noise: f32,
}

/// What a search does otherwise than the game [advises](Advice). Each value that is given replaces the game's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Instead {
    /// How often the turn passes on before a position is judged.
    pub turns: Option<u32>,
    /// How far the rules of thumb about moves are followed.
    pub trust: Option<f32>,
    /// How firmly the moves that look best are taken before a position is judged.
    pub sharpness: Option<f32>,
    /// How much of what it plays for is being ahead in points.
    pub ahead: Option<f32>,
    /// How often a move is made for each outcome of chance that is told apart.
    pub patience: Option<u32>,
}

impl Instead {
    pub(super) fn of(&self, advice: Advice) -> Advice {
        Advice {
            turns: self.turns.unwrap_or(advice.turns),
            trust: self.trust.unwrap_or(advice.trust),
            sharpness: self.sharpness.unwrap_or(advice.sharpness),
            ahead: self.ahead.unwrap_or(advice.ahead),
            patience: self.patience.unwrap_or(advice.patience),
        }
    }
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            budget: Budget::simulations(1_000),
            threads: 1,
            explore: 3.0,
            instead: Instead::default(),
            forgive: 0.5,
            blend: 0.0,
            noise: 0.0,
        }
    }
}

impl SearchOptions {
    /// Whether it answers as soon as no other move can become the favourite in the time that is left. Not where other moves
    /// than the favourite are chosen too, nor where several trees are added up. A number of simulations is kept to, so
    /// that what is measured and learned with it can be repeated.
    pub(super) fn may_end_early(&self) -> bool {
        self.budget.simulations.is_none() && self.noise == 0.0 && self.threads <= 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_a_budget_follows_from_the_pace_so_far() {
        let second = Budget::time(Duration::from_secs(1));
        assert_eq!(second.left(300, Duration::from_millis(250)), Some(900));
        assert_eq!(second.left(300, Duration::from_millis(750)), Some(100));
        assert_eq!(second.left(300, Duration::from_millis(1_250)), Some(0));
        assert_eq!(Budget::simulations(10).left(300, Duration::from_millis(250)), None);
    }

    #[test]
    fn a_setting_that_is_given_replaces_the_advice() {
        let instead = Instead { turns: Some(0), ahead: Some(0.5), ..Instead::default() };
        let advice = Advice { turns: 2, trust: 0.5, sharpness: 8.0, ahead: 0.6, patience: 32 };
        assert_eq!(instead.of(advice), Advice { turns: 0, ahead: 0.5, ..advice });
    }

    #[test]
    fn only_a_search_by_the_clock_for_the_best_move_ends_early() {
        let by_clock =
            SearchOptions { budget: Budget::time(Duration::from_secs(1)), ..SearchOptions::default() };
        assert!(by_clock.may_end_early());
        assert!(!SearchOptions { noise: 0.5, ..by_clock }.may_end_early());
        assert!(!SearchOptions { threads: 2, ..by_clock }.may_end_early());
        assert!(!SearchOptions { budget: Budget::simulations(9), ..by_clock }.may_end_early());
    }
}
