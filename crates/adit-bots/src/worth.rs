//! What a game is worth to each seat.

use adit_game::{GameResult, MAX_SEATS, Seat};

/// What a game is worth to each seat, from 0 for the worst result to 1 for the best.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth([f32; MAX_SEATS]);

impl Worth {
    /// What it is worth to a seat.
    pub fn of(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }

    pub(crate) fn set(&mut self, seat: Seat, worth: f32) {
        self.0[seat.index()] = worth;
    }

    /// A mixture: `share` of this, the rest of `other`.
    pub(crate) fn mixed(&self, share: f32, other: &Worth) -> Worth {
        let mut mixed = Worth::default();
        for ((mixed, one), other) in mixed.0.iter_mut().zip(self.0).zip(other.0) {
            *mixed = share * one + (1.0 - share) * other;
        }
        mixed
    }
}

/// What scores mean in a game: how high they are and how far they are spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// The mean of final scores.
    pub mean: f32,
    /// Their standard deviation.
    pub deviation: f32,
    /// How much of a worth is being [ahead](adit_game::Advice::ahead) in points; the rest is winning.
    pub ahead: f32,
}

impl Taste {
    /// What a finished game is worth.
    pub fn of_result(&self, result: &GameResult) -> Worth {
        let winners = result.winners();
        let scores: Vec<f32> = result.scores.iter().map(|score| *score as f32).collect();
        let mut wins = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            wins[seat.index()] = 1.0 / winners.len() as f32;
        }
        self.worth(&scores, &wins)
    }

    /// What a game is worth that is expected to end with these scores, where the prediction of a score has this
    /// standard error.
    pub fn of_prediction(&self, scores: &[f32], error: f32) -> Worth {
        // The difference of two predictions is taken as logistic: its deviation is error·√2, and a logistic
        // distribution of scale 1 has the deviation π/√3.
        let sharpness = std::f32::consts::PI / (6.0_f32.sqrt() * error.max(0.1));
        let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut wins = [0.0; MAX_SEATS];
        let mut total = 0.0;
        for (win, score) in wins.iter_mut().zip(scores) {
            *win = exp((score - highest) * sharpness);
            total += *win;
        }
        wins.iter_mut().for_each(|win| *win /= total);
        self.worth(scores, &wins)
    }

    fn worth(&self, scores: &[f32], wins: &[f32; MAX_SEATS]) -> Worth {
        let mut worth = Worth::default();
        for seat in Seat::all(scores.len()) {
            let own = scores[seat.index()];
            let others = scores.iter().enumerate().filter(|(index, _)| *index != seat.index());
            let best_other = others.map(|(_, score)| *score).reduce(f32::max);
            worth.set(
                seat,
                match best_other {
                    // Alone there is nothing to win but points.
                    None => squash((own - self.mean) / (2.0 * self.deviation)),
                    Some(other) => {
                        (1.0 - self.ahead) * wins[seat.index()]
                            + self.ahead * squash((own - other) / (2.0 * self.deviation))
                    }
                },
            );
        }
        worth
    }
}

/// The power of *e*. That of 2 is computed faster.
pub(crate) fn exp(number: f32) -> f32 {
    libm::exp2f(number * std::f32::consts::LOG2_E)
}

/// From all numbers to those between 0 and 1, so that 0 becomes one half.
fn squash(number: f32) -> f32 {
    1.0 / (1.0 + exp(-number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Advice;

    const TASTE: Taste = Taste { mean: 20.0, deviation: 10.0, ahead: Advice::USUAL.ahead };

    fn result(scores: &[i32]) -> GameResult {
        GameResult { scores: scores.to_vec(), ranks: GameResult::ranks_by(scores), ending: "test" }
    }

    #[test]
    fn to_win_is_worth_more_than_any_points() {
        let narrow = TASTE.of_result(&result(&[21, 20]));
        let tie = TASTE.of_result(&result(&[200, 200]));
        assert!(narrow.of(Seat::FIRST) > tie.of(Seat::FIRST) + 0.3, "{narrow:?} {tie:?}");
    }

    #[test]
    fn a_sure_prediction_is_worth_what_the_result_is() {
        let sure = TASTE.of_prediction(&[30.0, 10.0, 20.0], 0.5);
        let known = TASTE.of_result(&result(&[30, 10, 20]));
        for seat in Seat::all(3) {
            assert!((sure.of(seat) - known.of(seat)).abs() < 0.01, "{sure:?} {known:?}");
        }
    }

    #[test]
    fn an_unsure_prediction_leaves_hope() {
        let unsure = TASTE.of_prediction(&[30.0, 25.0], 20.0);
        let last = Seat::new(1).unwrap_or(Seat::FIRST);
        assert!(unsure.of(last) > 0.3, "{unsure:?}");
    }

    #[test]
    fn alone_more_points_are_better() {
        let taste = Taste { mean: 50.0, deviation: 8.0, ..TASTE };
        let worths = [40, 50, 60].map(|score| taste.of_result(&result(&[score])).of(Seat::FIRST));
        assert!(worths[0] < worths[1] && worths[1] < worths[2], "{worths:?}");
    }
}
