//! Ridge regression of final scores on features, with weights that change in the course of a game.

use super::self_play::Played;
use crate::KNOTS;
use crate::weights::hats;

/// How strongly weights are pulled to 0, for each sample: as if a sample of an unseen feature had been seen so often.
const RIDGE: f64 = 2.0;
/// As if so many more games had said what the weights of the round before say. Few games tell features apart that mostly
/// come together, and without this their weights would wander from round to round.
const HABIT: f64 = 300.0;

/// Sums up what the weights follow from.
pub(super) struct Fit {
    features: usize,
    /// The products of all pairs of columns; a column is a feature at a knot.
    pairs: Vec<f64>,
    /// The products of the columns with the target.
    products: Vec<f64>,
    /// By feature: the sums and the sums of squares.
    moments: Vec<(f64, f64)>,
    /// By knot: how much was seen.
    weight: [f64; KNOTS],
    samples: f64,
    /// Progress, features and final score of some samples, to measure the error of the prediction.
    seen: Vec<(f32, Vec<f32>, f32)>,
    scores: Vec<f64>,
}

/// What was fitted.
pub(super) struct Fitted {
    pub(super) weights: Vec<[f32; KNOTS]>,
    pub(super) mean: f32,
    pub(super) deviation: f32,
    pub(super) error: [f32; KNOTS],
}

/// So many samples are kept to measure the error of the prediction.
const TESTED: usize = 40_000;

impl Fit {
    pub(super) fn new(features: usize) -> Fit {
        let columns = features * KNOTS;
        Fit {
            features,
            pairs: vec![0.0; columns * columns],
            products: vec![0.0; columns],
            moments: vec![(0.0, 0.0); features],
            weight: [0.0; KNOTS],
            samples: 0.0,
            seen: Vec::new(),
            scores: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, played: &Played) {
        let columns = self.features * KNOTS;
        self.scores.extend(played.scores.iter().map(|score| f64::from(*score)));
        for sample in &played.samples {
            let target = played.scores[sample.seat.index()];
            let hats = hats(sample.progress);
            // Only the columns of the two nearest knots are not 0, and many features are 0 most of the time.
            let row: Vec<(usize, f64)> = sample
                .measured
                .iter()
                .enumerate()
                .flat_map(|(feature, measure)| {
                    hats.iter()
                        .enumerate()
                        .map(move |(knot, hat)| (feature * KNOTS + knot, f64::from(measure * hat)))
                })
                .filter(|(_, value)| *value != 0.0)
                .collect();
            for (column, value) in &row {
                self.products[*column] += value * f64::from(target);
                for (other, factor) in &row {
                    self.pairs[column * columns + other] += value * factor;
                }
            }
            self.samples += 1.0;
            for ((sum, squares), measure) in self.moments.iter_mut().zip(&sample.measured) {
                *sum += f64::from(*measure);
                *squares += square(f64::from(*measure));
            }
            for (weight, hat) in self.weight.iter_mut().zip(hats) {
                *weight += f64::from(hat * hat);
            }
            if self.seen.len() < TESTED {
                self.seen.push((sample.progress, sample.measured.clone(), target));
            }
        }
    }

    /// Fits the weights to this number of games; `before` are the weights of the round before.
    pub(super) fn solve(mut self, games: u64, before: Option<&[[f32; KNOTS]]>) -> Option<Fitted> {
        if self.scores.is_empty() {
            return None;
        }
        let columns = self.features * KNOTS;
        for column in 0..columns {
            self.pairs[column * columns + column] += RIDGE;
        }
        for (feature, weights) in before.unwrap_or_default().iter().enumerate() {
            let (sum, squares) = self.moments[feature];
            let variance = squares / self.samples - square(sum / self.samples);
            for (knot, weight) in weights.iter().enumerate() {
                let column = feature * KNOTS + knot;
                let pull = HABIT / games as f64 * variance.max(0.0) * self.weight[knot];
                self.pairs[column * columns + column] += pull;
                self.products[column] += pull * f64::from(*weight);
            }
        }
        let solution = cholesky(self.pairs, self.products, columns);
        let weight = |feature: usize| std::array::from_fn(|knot| solution[feature * KNOTS + knot] as f32);
        let weights: Vec<[f32; KNOTS]> = (0..self.features).map(weight).collect();
        let count = self.scores.len() as f64;
        let mean = self.scores.iter().sum::<f64>() / count;
        let variance = self.scores.iter().map(|score| square(score - mean)).sum::<f64>() / count;
        let error = errors(&self.seen, &weights);
        Some(Fitted { weights, mean: mean as f32, deviation: variance.sqrt() as f32, error })
    }
}

/// The standard error of the prediction near each knot.
fn errors(seen: &[(f32, Vec<f32>, f32)], weights: &[[f32; KNOTS]]) -> [f32; KNOTS] {
    let mut sums = [(0.0_f32, 0.0_f32); KNOTS];
    for (progress, measured, target) in seen {
        let hats = hats(*progress);
        let predicted: f32 = measured
            .iter()
            .zip(weights)
            .map(|(measure, weights)| {
                measure * weights.iter().zip(&hats).map(|(weight, hat)| weight * hat).sum::<f32>()
            })
            .sum();
        for ((count, squares), hat) in sums.iter_mut().zip(hats) {
            *count += hat;
            *squares += hat * (predicted - target) * (predicted - target);
        }
    }
    sums.map(|(count, squares)| (squares / count.max(f32::MIN_POSITIVE)).sqrt())
}

fn square(number: f64) -> f64 {
    number * number
}

/// Solves a system of linear equations whose matrix is symmetric and positive.
fn cholesky(mut matrix: Vec<f64>, mut values: Vec<f64>, size: usize) -> Vec<f64> {
    for column in 0..size {
        for row in column..size {
            let known: f64 = (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
            let rest = matrix[row * size + column] - known;
            matrix[row * size + column] =
                if row == column { rest.max(1e-9).sqrt() } else { rest / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|k| matrix[row * size + k] * values[k]).sum();
        values[row] = (values[row] - known) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|k| matrix[k * size + row] * values[k]).sum();
        values[row] = (values[row] - known) / matrix[row * size + row];
    }
    values
}

#[cfg(test)]
mod tests {
    use super::super::self_play::Sample;
    use super::*;
    use adit_game::Seat;

    #[test]
    fn weights_that_made_the_scores_are_found_again() {
        let mut fit = Fit::new(2);
        for step in 0..4_000 {
            let progress = (step % 21) as f32 / 20.0;
            let measured = vec![1.0, (step % 7) as f32];
            // 10 points, and a feature that is worth 1 at the start and 3 at the end.
            let score = 10.0 + measured[1] * (1.0 + 2.0 * progress);
            let samples = vec![Sample { seat: Seat::FIRST, progress, measured }];
            fit.add(&Played { samples, scores: vec![score] });
        }
        let fitted = fit.solve(4_000, None);
        let weights = fitted.as_ref().map(|fitted| fitted.weights.clone()).unwrap_or_default();
        for (found, wanted) in weights.iter().flatten().zip([10.0, 10.0, 10.0, 1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 0.5, "{weights:?}");
        }
    }
}
