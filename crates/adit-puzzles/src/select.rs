//! Choosing which of the puzzles that were found are kept.

use crate::Puzzle;

/// How much each way in which two puzzles are alike counts against keeping both.
const SAME_GRADE: usize = 4;
const SAME_KIND: usize = 3;
const SAME_SEATS: usize = 2;
const SAME_STAGE: usize = 2;
const SAME_ANSWER: usize = 30;

/// Chooses this many puzzles, spread over grades, kinds of decisions, numbers of seats and stages of the game; of those that
/// spread as well, the clearest. The easiest come first.
pub fn select(mut found: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut kept: Vec<Puzzle> = Vec::new();
    while kept.len() < count && !found.is_empty() {
        let best = found
            .iter()
            .enumerate()
            .min_by(|(_, one), (_, other)| {
                let by_likeness = likeness(one, &kept).cmp(&likeness(other, &kept));
                by_likeness.then(other.margin.total_cmp(&one.margin))
            })
            .map(|(place, _)| place);
        let Some(best) = best else { break };
        let puzzle = found.swap_remove(best);
        if kept.iter().all(|other| other.id != puzzle.id) {
            kept.push(puzzle);
        }
    }
    kept.sort_by(|one, other| {
        let by_grade = one.grade.cmp(&other.grade);
        by_grade.then(one.failed.total_cmp(&other.failed)).then(one.id.cmp(&other.id))
    });
    kept
}

/// How much of what is kept is like this puzzle.
fn likeness(puzzle: &Puzzle, kept: &[Puzzle]) -> usize {
    let alike = |other: &Puzzle| {
        let same_table = other.seats == puzzle.seats && other.stage == puzzle.stage;
        usize::from(other.grade == puzzle.grade) * SAME_GRADE
            + usize::from(other.kind == puzzle.kind) * SAME_KIND
            + usize::from(other.seats == puzzle.seats) * SAME_SEATS
            + usize::from(other.stage == puzzle.stage) * SAME_STAGE
            + usize::from(same_table && other.answers == puzzle.answers) * SAME_ANSWER
    };
    kept.iter().map(alike).sum()
}
