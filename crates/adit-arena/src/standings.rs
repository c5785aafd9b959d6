//! What follows from the games of a contest.

use crate::{Answer, Difference, GameRecord, Interval, Question, rate, wilson};
use serde::Serialize;
use std::collections::BTreeMap;

/// How an entrant stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotStanding {
    /// Its name.
    pub name: String,
    /// In how many games it sat, each seat counted.
    pub games: u64,
    /// How many of them it won, shared wins counted in parts.
    pub wins: f64,
    /// The share of wins.
    pub share: f64,
    /// Where that share lies with 95 % confidence.
    pub interval: Interval,
    /// Its mean score.
    pub score: f64,
    /// The standard error of the mean score.
    pub score_error: f64,
    /// Its rating on the scale of Elo; the mean of all is 0.
    pub rating: f64,
    /// The mean time for a decision with more than one move on offer, in milliseconds.
    pub mean_ms: f64,
    /// The longest decision, in milliseconds.
    pub longest_ms: u64,
}

/// What follows from the games of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The games that were played.
    pub games: u64,
    /// The entrants, in the order in which they were named.
    pub bots: Vec<BotStanding>,
    /// The share of wins of each seat, of all bots that sat there.
    pub by_seat: Vec<(f64, Interval)>,
    /// The answer to what was asked.
    #[serde(rename = "decision")]
    pub answer: Option<Answer>,
    /// What is known of the difference that was asked about.
    pub difference: Option<Difference>,
}

impl Standings {
    /// The standings after these games.
    pub fn new(
        names: &[String],
        seats: usize,
        question: Option<&Question>,
        records: &[GameRecord],
    ) -> Standings {
        let ratings = rate(&meetings(names.len(), records));
        let bots: Vec<BotStanding> = names
            .iter()
            .enumerate()
            .map(|(bot, name)| standing(name, bot, ratings.get(bot).copied().unwrap_or(0.0), records))
            .collect();
        let games = records.len() as f64;
        let by_seat = (0..seats).map(|seat| {
            let wins: f64 = records.iter().map(|record| record.win(seat)).sum();
            (wins / games.max(1.0), wilson(wins, games))
        });
        let difference = question.map(|asked| asked.weigh(&shares_of_first(seats, records), seats));
        let answer = difference.map(|difference| difference.answer());
        Standings { games: records.len() as u64, by_seat: by_seat.collect(), bots, answer, difference }
    }
}

/// The share of wins of the first entrant in games with the same chance, where it has played them all.
fn shares_of_first(seats: usize, records: &[GameRecord]) -> Vec<f64> {
    let mut by_chance: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for (record, seat) in seats_of(0, records) {
        by_chance.entry(record.seed).or_default().push(record.win(seat));
    }
    let whole = by_chance.into_values().filter(|wins| wins.len() == seats);
    whole.map(|wins| wins.iter().sum::<f64>() / seats as f64).collect()
}

/// The seats of an entrant in all games.
pub(crate) fn seats_of(bot: usize, records: &[GameRecord]) -> impl Iterator<Item = (&GameRecord, usize)> {
    records.iter().flat_map(move |record| {
        let seats = record.lineup.iter().enumerate().filter(move |(_, entrant)| **entrant == bot);
        seats.map(move |(seat, _)| (record, seat))
    })
}

fn standing(name: &str, bot: usize, rating: f64, records: &[GameRecord]) -> BotStanding {
    let seats: Vec<_> = seats_of(bot, records).collect();
    let games = seats.len() as f64;
    let wins: f64 = seats.iter().map(|(record, seat)| record.win(*seat)).sum();
    let scores: Vec<f64> = seats.iter().map(|(record, seat)| f64::from(record.scores[*seat])).collect();
    let (score, score_error) = mean_and_error(&scores);
    let decisions: u64 = seats.iter().map(|(record, seat)| u64::from(record.decisions[*seat])).sum();
    let thought: u64 = seats.iter().map(|(record, seat)| record.thought_ms[*seat]).sum();
    BotStanding {
        name: name.to_owned(),
        games: seats.len() as u64,
        wins,
        share: wins / games.max(1.0),
        interval: wilson(wins, games),
        score,
        score_error,
        rating,
        mean_ms: thought as f64 / decisions.max(1) as f64,
        longest_ms: seats.iter().map(|(record, seat)| record.longest_ms[*seat]).max().unwrap_or(0),
    }
}

/// The mean of some numbers and its standard error.
pub(crate) fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

/// How often each entrant was ranked before each other, ties counted as halves.
fn meetings(bots: usize, records: &[GameRecord]) -> Vec<Vec<f64>> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for record in records {
        for (one, first) in record.lineup.iter().enumerate() {
            for (other, second) in record.lineup.iter().enumerate().skip(one + 1) {
                if first == second {
                    continue;
                }
                let part = match record.ranks[one].cmp(&record.ranks[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                wins[*first][*second] += part;
                wins[*second][*first] += 1.0 - part;
            }
        }
    }
    wins
}
