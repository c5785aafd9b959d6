//! Which pieces belong to winners.

use crate::standings::mean_and_error;
use crate::{GameRecord, wilson};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A piece or place that few have named says nothing.
const FEWEST: usize = 20;
/// The page shows so many.
const SHOWN: usize = 60;

/// How the seats did that named a piece.
struct Piece<'a> {
    name: &'a str,
    games: usize,
    share: f64,
    score: f64,
    error: f64,
}

/// The pieces and places that seats named in their moves, with how these seats did.
pub(super) fn pieces(seats: usize, records: &[GameRecord]) -> Markup {
    let mut named: BTreeMap<&str, Vec<(f64, f64)>> = BTreeMap::new();
    let mut all = Vec::new();
    for record in records {
        for (seat, names) in record.named.iter().enumerate() {
            let result = (record.win(seat), f64::from(record.scores[seat]));
            all.push(result.1);
            for name in names {
                named.entry(name).or_default().push(result);
            }
        }
    }
    let (mean, _) = mean_and_error(&all);
    let mut pieces: Vec<Piece<'_>> = named
        .iter()
        .filter(|(_, results)| results.len() >= FEWEST)
        .map(|(name, results)| {
            let scores: Vec<f64> = results.iter().map(|(_, score)| *score).collect();
            let (score, error) = mean_and_error(&scores);
            let share = results.iter().map(|(win, _)| win).sum::<f64>() / results.len() as f64;
            Piece { name, games: results.len(), share, score: score - mean, error }
        })
        .collect();
    pieces.sort_by(|one, other| other.score.total_cmp(&one.score));
    let cut = pieces.len() > SHOWN;
    html! {
        h2 { "Pieces and places" }
        p {
            "How those seats did that named a piece or a place in a move, compared with the mean score of "
            (format!("{mean:.1}")) ". That they go together does not say that one is the reason of the other."
            @if cut { " The best and the worst are shown." }
        }
        table {
            thead { tr { th { "named" } th { "seats" } th { "share of wins" } th { "95 %" } th { "score above the mean" } } }
            tbody {
                @for (index, piece) in pieces.iter().enumerate() {
                    @if index < SHOWN / 2 || index + SHOWN / 2 >= pieces.len() {
                        @let interval = wilson(piece.share * piece.games as f64, piece.games as f64);
                        tr {
                            td { (piece.name) }
                            td { (piece.games) }
                            td { @if seats > 1 { (format!("{:.1} %", 100.0 * piece.share)) } }
                            td { @if seats > 1 { (format!("{:.1} to {:.1} %", 100.0 * interval.low, 100.0 * interval.high)) } }
                            td { (format!("{:+.1} ± {:.1}", piece.score, piece.error)) }
                        }
                    }
                }
            }
        }
    }
}
