//! How much each feature of a position counts.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// At how many moments of a game a feature has a weight of its own: at the start, in the middle and at the end.
/// Between them weights are interpolated.
pub const KNOTS: usize = 3;

/// A file of weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How they were made.
    pub made: Vec<Made>,
    /// The weights for each number of seats.
    pub tables: Vec<TableWeights>,
}

/// How the weights for some tables were made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The numbers of seats of these tables.
    pub seats: Vec<u8>,
    /// The command that makes them again.
    pub command: String,
    /// The version of the game's rules.
    pub rules: u16,
}

/// The weights for one number of seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableWeights {
    /// The number of seats.
    pub seats: u8,
    /// The games they were learned from.
    pub games: u64,
    /// The mean of the final scores.
    pub mean: f32,
    /// The standard deviation of the final scores.
    pub deviation: f32,
    /// The standard error of the prediction at the start, in the middle and at the end.
    pub error: [f32; KNOTS],
    /// The weight of each feature at the start, in the middle and at the end.
    pub weights: BTreeMap<String, [f32; KNOTS]>,
}

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFault {
    /// The text is not a file of weights.
    #[error("the weights cannot be read: {0}; write them again with `adit learn`")]
    Text(String),
    /// It is about other features.
    #[error(
        "the weights for {seats} seats name other features than the game: {features}; write them again with `adit learn`"
    )]
    Features {
        /// The table that does.
        seats: u8,
        /// The features that are missing or too many.
        features: String,
    },
}

impl Weights {
    /// Reads weights for a game with these features.
    pub fn read(text: &str, features: &[&str]) -> Result<Weights, WeightsFault> {
        let weights: Weights = toml::from_str(text).map_err(|fault| WeightsFault::Text(fault.to_string()))?;
        for table in &weights.tables {
            let missing = features.iter().filter(|feature| !table.weights.contains_key(**feature)).copied();
            let unknown = table.weights.keys().map(String::as_str).filter(|name| !features.contains(name));
            let wrong: Vec<&str> = missing.chain(unknown).collect();
            if !wrong.is_empty() {
                return Err(WeightsFault::Features { seats: table.seats, features: wrong.join(", ") });
            }
        }
        Ok(weights)
    }

    /// These weights, and those of `older` for the tables that these are not about.
    pub fn and_older(mut self, older: Weights) -> Weights {
        let is_new = |seats: u8| self.tables.iter().any(|table| table.seats == seats);
        let mut kept = older;
        kept.tables.retain(|table| !is_new(table.seats));
        kept.made.iter_mut().for_each(|made| made.seats.retain(|seats| !is_new(*seats)));
        kept.made.retain(|made| !made.seats.is_empty());
        self.made.append(&mut kept.made);
        self.tables.append(&mut kept.tables);
        self.made.sort_by(|one, other| one.seats.cmp(&other.seats));
        self.tables.sort_by_key(|table| table.seats);
        self
    }

    /// The text of a file with these weights.
    pub fn write(&self) -> Result<String, WeightsFault> {
        let body = toml::to_string(self).map_err(|fault| WeightsFault::Text(fault.to_string()))?;
        Ok(format!("# Learned by self-play; written by the commands below, not by hand.\n\n{body}"))
    }
}

/// How much each knot counts when the game has come so far.
pub(crate) fn hats(progress: f32) -> [f32; KNOTS] {
    let place = progress.clamp(0.0, 1.0) * (KNOTS - 1) as f32;
    std::array::from_fn(|knot| (1.0 - (place - knot as f32).abs()).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[[made]]\nseats = [2]\ncommand = 'adit learn heaps'\nrules = 1\n\n[[tables]]\nseats = 2\ngames = 9\nmean = 4.0\ndeviation = 2.0\nerror = [2.0, 1.0, 0.5]\n\n[tables.weights]\nscore = [0.5, 0.75, 1.0]\n";

    #[test]
    fn weights_survive_being_written() -> Result<(), WeightsFault> {
        let weights = Weights::read(TEXT, &["score"])?;
        assert_eq!(Weights::read(&weights.write()?, &["score"])?, weights);
        Ok(())
    }

    #[test]
    fn weights_of_other_features_are_refused() {
        let fault = Weights::read(TEXT, &["gold"]).err();
        assert_eq!(fault, Some(WeightsFault::Features { seats: 2, features: "gold, score".to_owned() }));
    }

    #[test]
    fn what_was_learned_again_replaces_what_the_file_says_of_the_same_tables() -> Result<(), WeightsFault> {
        let older = Weights::read(TEXT, &["score"])?;
        let about = |seats: u8, command: &str| {
            let mut weights = older.clone();
            weights.made[0].seats = vec![seats];
            weights.made[0].command = command.to_owned();
            weights.tables[0].seats = seats;
            weights
        };
        let commands = |weights: &Weights| -> Vec<(Vec<u8>, String)> {
            weights.made.iter().map(|made| (made.seats.clone(), made.command.clone())).collect()
        };
        let both = about(1, "new").and_older(older.clone());
        assert_eq!(commands(&both), [(vec![1], "new".to_owned()), (vec![2], "adit learn heaps".to_owned())]);
        assert_eq!(both.tables.iter().map(|table| table.seats).collect::<Vec<_>>(), [1, 2]);
        let again = about(2, "newer").and_older(both);
        assert_eq!(commands(&again), [(vec![1], "new".to_owned()), (vec![2], "newer".to_owned())]);
        Ok(())
    }

    #[test]
    fn between_two_knots_both_count() {
        assert_eq!(hats(0.0), [1.0, 0.0, 0.0]);
        assert_eq!(hats(0.25), [0.5, 0.5, 0.0]);
        assert_eq!(hats(2.0), [0.0, 0.0, 1.0]);
    }
}
