//! What a search says about which move is the best.

use crate::Judged;
use adit_any::AnyThoughts;

/// The moves of a decision as a search has judged them: the answers, and by how much they are better than all others.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best move and those that come to the same thing.
    pub answers: Vec<String>,
    /// How much better the least of them is than the best of the others.
    pub margin: f32,
    /// All moves that were taken seriously, best first.
    pub moves: Vec<Judged>,
}

/// A move that was visited less often than this is not judged: its mean says little.
const VISITS: f32 = 12.0;
/// Moves that differ by less than this come to the same thing, as far as a search can tell.
const SAME: f32 = 0.01;
/// If more moves than this come to the same thing, there is nothing to find.
const ANSWERS: usize = 3;

impl Verdict {
    /// What these thoughts say, if there is something to find: at most a few answers, and others to compare them with.
    pub fn of(thoughts: &AnyThoughts) -> Option<Verdict> {
        let mut tried: Vec<_> = thoughts.candidates.iter().collect();
        let all = thoughts.simulations as f32;
        tried.retain(|candidate| candidate.share * all >= VISITS);
        tried.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        let gap = |pair: &[&adit_any::AnyCandidate]| match pair {
            [better, worse] => better.expected - worse.expected,
            _ => 0.0,
        };
        let count = 1 + tried.windows(2).take_while(|pair| gap(pair) < SAME).count();
        if count > ANSWERS || count >= tried.len() {
            return None;
        }
        let margin = tried[count - 1].expected - tried[count].expected;
        let mut answers: Vec<String> = tried[..count].iter().map(|answer| answer.words.clone()).collect();
        // What the search would do is the answer that is named first.
        let favourite = answers.iter().position(|answer| *answer == thoughts.choice)?;
        answers.swap(0, favourite);
        let judged = |candidate: &&adit_any::AnyCandidate| Judged {
            words: candidate.words.clone(),
            expected: candidate.expected,
        };
        Some(Verdict { answers, margin, moves: tried.iter().map(judged).collect() })
    }

    /// What two searches agree on: the same answers, and the smaller margin. What moves are worth is what the other one says.
    pub fn and(&self, other: &Verdict) -> Option<Verdict> {
        let same = self.answers.len() == other.answers.len()
            && self.answers.iter().all(|answer| other.answers.contains(answer));
        same.then(|| Verdict {
            answers: self.answers.clone(),
            margin: self.margin.min(other.margin),
            moves: other.moves.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_any::AnyCandidate;

    fn thoughts(choice: &str, expected: &[(&str, f32)]) -> AnyThoughts {
        let share = 1.0 / expected.len() as f32;
        let candidates = expected.iter().map(|(words, expected)| AnyCandidate {
            words: (*words).to_owned(),
            expected: *expected,
            share,
            parts: Vec::new(),
            account: None,
        });
        AnyThoughts { choice: choice.to_owned(), candidates: candidates.collect(), simulations: 1_000 }
    }

    #[test]
    fn moves_that_come_to_the_same_thing_are_answers_together() {
        let verdict = Verdict::of(&thoughts("b", &[("a", 0.601), ("b", 0.598), ("c", 0.5), ("d", 0.4)]));
        let verdict = verdict.expect("two answers");
        assert_eq!(verdict.answers, ["b", "a"]);
        assert!((verdict.margin - 0.098).abs() < 1e-5, "{}", verdict.margin);
    }

    #[test]
    fn where_nearly_everything_is_as_good_there_is_nothing_to_find() {
        let alike = [("a", 0.5), ("b", 0.499), ("c", 0.498), ("d", 0.497), ("e", 0.2)];
        assert_eq!(Verdict::of(&thoughts("a", &alike)), None);
        assert_eq!(Verdict::of(&thoughts("a", &[("a", 0.5), ("b", 0.5)])), None);
    }

    #[test]
    fn a_search_that_would_do_something_else_has_not_made_up_its_mind() {
        assert_eq!(Verdict::of(&thoughts("b", &[("a", 0.7), ("b", 0.5)])), None);
    }

    #[test]
    fn two_searches_must_name_the_same_answers() {
        let one = Verdict::of(&thoughts("a", &[("a", 0.7), ("b", 0.5)])).expect("an answer");
        let two = Verdict::of(&thoughts("a", &[("a", 0.6), ("b", 0.55)])).expect("an answer");
        let other = Verdict::of(&thoughts("b", &[("a", 0.6), ("b", 0.7)])).expect("an answer");
        let agreed = one.and(&two).expect("both say a");
        assert!((agreed.margin - 0.05).abs() < 1e-5, "{}", agreed.margin);
        assert_eq!(agreed.moves, two.moves);
        assert_eq!(one.and(&other), None);
    }
}
