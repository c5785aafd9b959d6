//! Which moves a step of a lesson means.

use std::fmt;
use std::str::FromStr;

/// Moves, said one after the other, as a lesson describes them.
///
/// ```text
/// lay four K6 1         this move
/// lay four K6 0|1|4     one of these words at its place
/// lay * K6 1            any one word at its place
/// lay *                 whatever follows, or nothing
/// *                     any move
/// use 3; collect        these two moves
/// ...; bid done         any moves, and then this one
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    text: String,
    elements: Vec<Element>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Element {
    /// `...`: as many moves as one likes.
    Several,
    /// One move.
    Move(Vec<Word>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    /// `*` in the middle of a move.
    Any,
    /// `*` at the end of a move.
    Rest,
    /// A word, or several with `|` between them.
    OneOf(Vec<String>),
}

/// Do the moves that were said so far match?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Match {
    /// No, whatever follows.
    No,
    /// So far they do; more must follow.
    Begun,
    /// Yes.
    Whole,
}

/// Why a text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} does not describe moves; write words such as `lay four K6 *`, with `;` between two moves")]
pub struct PatternFault(String);

impl FromStr for Pattern {
    type Err = PatternFault;

    fn from_str(text: &str) -> Result<Pattern, PatternFault> {
        let fault = || PatternFault(text.to_owned());
        let elements: Option<Vec<Element>> = text.split(';').map(element).collect();
        Ok(Pattern { text: text.to_owned(), elements: elements.ok_or_else(fault)? })
    }
}

fn element(text: &str) -> Option<Element> {
    if text.trim() == "..." {
        return Some(Element::Several);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let last = words.len().checked_sub(1)?;
    let word = |(place, word): (usize, &&str)| match *word {
        "*" if place == last => Some(Word::Rest),
        "*" => Some(Word::Any),
        word => {
            let choices: Vec<String> = word.split('|').map(str::to_owned).collect();
            (!choices.iter().any(String::is_empty)).then_some(Word::OneOf(choices))
        }
    };
    words.iter().enumerate().map(word).collect::<Option<Vec<Word>>>().map(Element::Move)
}

impl Pattern {
    /// Do these moves match?
    pub fn matches(&self, moves: &[&str]) -> Match {
        follow(&self.elements, moves)
    }

    /// Does a single move match?
    pub fn is(&self, words: &str) -> bool {
        self.matches(&[words]) == Match::Whole
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(formatter)
    }
}

fn follow(elements: &[Element], moves: &[&str]) -> Match {
    match (elements, moves) {
        ([], []) => Match::Whole,
        ([], [_, ..]) => Match::No,
        ([Element::Several, rest @ ..], []) => follow(rest, moves),
        ([Element::Several, rest @ ..], [_, behind @ ..]) => {
            follow(rest, moves).max(follow(elements, behind))
        }
        ([Element::Move(_), ..], []) => Match::Begun,
        ([Element::Move(words), rest @ ..], [said, behind @ ..]) => {
            if is_move(words, said) {
                follow(rest, behind)
            } else {
                Match::No
            }
        }
    }
}

fn is_move(words: &[Word], said: &str) -> bool {
    let mut said = said.split_whitespace();
    for word in words {
        let fits = match word {
            Word::Rest => return true,
            Word::Any => said.next().is_some(),
            Word::OneOf(choices) => said.next().is_some_and(|said| choices.iter().any(|word| word == said)),
        };
        if !fits {
            return false;
        }
    }
    said.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pattern: &str, moves: &[&str], expected: Match) {
        let pattern: Pattern = pattern.parse().expect("a pattern");
        assert_eq!(pattern.matches(moves), expected, "{pattern} and {moves:?}");
    }

    #[test]
    fn words_stand_for_themselves_for_several_or_for_any() {
        check("lay four K6 1", &["lay four K6 1"], Match::Whole);
        check("lay four K6 1", &["lay four K6 2"], Match::No);
        check("lay four K6 1", &["lay four K6"], Match::No);
        check("lay four K6 0|1|4", &["lay four K6 4"], Match::Whole);
        check("lay * K6 1", &["lay six K6 1"], Match::Whole);
        check("lay * K6 1", &["lay K6 1"], Match::No);
        check("lay *", &["lay six K6 1"], Match::Whole);
        check("pass *", &["pass"], Match::Whole);
        check("*", &["anything at all"], Match::Whole);
    }

    #[test]
    fn several_moves_are_said_one_after_the_other() {
        check("use 3; collect", &["use 3"], Match::Begun);
        check("use 3; collect", &["use 3", "collect"], Match::Whole);
        check("use 3; collect", &["use 3", "stop"], Match::No);
        check("use 3", &["use 3", "collect"], Match::No);
        check("...; bid done", &["bid done"], Match::Whole);
        check("...; bid done", &["bid iron 2", "bid money 100"], Match::Begun);
        check("...; bid done", &["bid iron 2", "bid money 100", "bid done"], Match::Whole);
        check("bid iron 2; ...; bid done", &["bid coal 2"], Match::No);
    }

    #[test]
    fn what_describes_no_move_is_refused() {
        for text in ["", " ", "pass;", "; pass", "lay |four"] {
            let fault = text.parse::<Pattern>().expect_err(text);
            assert!(fault.to_string().contains("does not describe moves"), "{fault}");
        }
    }
}
