//! One step of an exercise.

use crate::pattern::{Match, Pattern};
use adit_bots::Recipe;
use adit_table::Entry;

/// One step: something to read, a move to find, or a stretch to play.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its id, from which the ids of its texts are made.
    pub id: String,
    /// The ids of what is lit in the picture.
    pub light: Vec<String>,
    /// What the learner does.
    pub kind: Kind,
}

/// What the learner does in a step.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Reads and goes on.
    Read {
        /// What happens at the table when the learner goes on.
        then: Vec<Entry>,
    },
    /// Finds a move.
    Move {
        /// The moves that are meant.
        accept: Vec<Pattern>,
        /// What opponents and chance do then.
        then: Vec<Entry>,
        /// Other moves that lead on, each with what follows it.
        also: Vec<Also>,
        /// Legal moves that do not lead on but have an answer of their own.
        other: Vec<Other>,
    },
    /// Plays on as in a real game.
    Play {
        /// The bot that plays the other seats.
        bot: Recipe,
        /// When that ends. The end of the game always ends it.
        until: Until,
    },
}

/// Other moves that lead on.
#[derive(Clone, Debug)]
pub struct Also {
    /// The last word of the id of their text.
    pub id: String,
    /// The moves.
    pub moves: Vec<Pattern>,
    /// What opponents and chance do then.
    pub then: Vec<Entry>,
}

/// Legal moves that do not lead on.
#[derive(Clone, Debug)]
pub struct Other {
    /// The last word of the id of their text.
    pub id: String,
    /// The moves.
    pub moves: Vec<Pattern>,
}

/// When a stretch of play ends: as soon as one of these holds.
#[derive(Clone, Debug, Default)]
pub struct Until {
    /// The learner has made as many moves.
    pub moves: Option<usize>,
    /// The learner may choose such a move.
    pub asked: Vec<Pattern>,
    /// Such a line was added to the journal, e.g. `chance reveal *` or `* pass`.
    pub said: Vec<Pattern>,
}

/// How moves of a learner lead on.
pub(crate) struct Way<'a> {
    /// The last word of the id of the text that answers them, if they have one of their own.
    pub(crate) id: Option<&'a str>,
    /// What opponents and chance do then.
    pub(crate) then: &'a [Entry],
}

impl Kind {
    /// Do these moves lead on, or could they if others follow?
    pub(crate) fn lead(&self, moves: &[&str]) -> (Match, Option<Way<'_>>) {
        let Kind::Move { accept, then, also, .. } = self else { return (Match::No, None) };
        let main = (accept, Way { id: None, then });
        let more = also.iter().map(|also| (&also.moves, Way { id: Some(&also.id), then: &also.then }));
        let mut best = Match::No;
        for (patterns, way) in [main].into_iter().chain(more) {
            let found = best_of(patterns, moves);
            if found == Match::Whole {
                return (found, Some(way));
            }
            best = best.max(found);
        }
        (best, None)
    }

    /// The last word of the id of the text that answers these moves, which do not lead on.
    pub(crate) fn other(&self, moves: &[&str]) -> Option<&str> {
        let Kind::Move { other, .. } = self else { return None };
        // Moves that were begun rightly are not to blame.
        let said = |tail: &[&str]| other.iter().find(|other| best_of(&other.moves, tail) == Match::Whole);
        (0..moves.len()).find_map(|from| said(&moves[from..])).map(|other| other.id.as_str())
    }
}

fn best_of(patterns: &[Pattern], moves: &[&str]) -> Match {
    patterns.iter().map(|pattern| pattern.matches(moves)).max().unwrap_or(Match::No)
}
