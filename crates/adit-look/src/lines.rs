//! What the store keeps of a table, line by line: the journal's entries and what was agreed about taking back.
//!
//! Nothing is ever deleted. A take-back is a line too; reading all lines gives the present journal.

use adit_game::{MAX_SEATS, Seat, SeatSet};
use adit_table::{Entry, EntryFault};
use std::fmt;

/// One stored line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Something that happened in the game.
    Entry(Entry),
    /// A seat wants everything behind the first `to` entries taken back.
    Ask {
        /// Who asks.
        seat: Seat,
        /// How many entries would stay.
        to: usize,
    },
    /// A seat agrees to what was asked.
    Agree(Seat),
    /// A seat does not agree to what was asked.
    Refuse(Seat),
    /// Only the first entries stay, this many.
    Back(usize),
    /// A seat asks a bot what it would do.
    Hint(Seat),
}

/// Why a stored line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stored line {line:?} cannot be read: {fault}")]
pub struct LineFault {
    line: String,
    fault: EntryFault,
}

impl Line {
    /// The line that is written like this.
    pub fn read(line: &str) -> Result<Line, LineFault> {
        let words: Vec<&str> = line.split(' ').collect();
        let seat = |word: &str| Seat::all(MAX_SEATS).find(|seat| seat.to_string() == word);
        let read = match words.as_slice() {
            ["ask", who, to] => seat(who).zip(to.parse().ok()).map(|(seat, to)| Line::Ask { seat, to }),
            ["agree", who] => seat(who).map(Line::Agree),
            ["refuse", who] => seat(who).map(Line::Refuse),
            ["back", to] => to.parse().ok().map(Line::Back),
            ["hint", who] => seat(who).map(Line::Hint),
            _ => None,
        };
        match read {
            Some(line) => Ok(line),
            None => {
                Entry::read(line).map(Line::Entry).map_err(|fault| LineFault { line: line.to_owned(), fault })
            }
        }
    }
}

impl Line {
    /// How many entries stay, if the line takes others back.
    pub(crate) fn keeps(&self) -> Option<usize> {
        match self {
            Line::Back(to) => Some(*to),
            Line::Entry(_) | Line::Ask { .. } | Line::Agree(_) | Line::Refuse(_) | Line::Hint(_) => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Entry(entry) => entry.fmt(formatter),
            Line::Ask { seat, to } => write!(formatter, "ask {seat} {to}"),
            Line::Agree(seat) => write!(formatter, "agree {seat}"),
            Line::Refuse(seat) => write!(formatter, "refuse {seat}"),
            Line::Back(to) => write!(formatter, "back {to}"),
            Line::Hint(seat) => write!(formatter, "hint {seat}"),
        }
    }
}

/// A wish to take back that waits for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Who asks.
    pub seat: Seat,
    /// How many entries would stay.
    pub to: usize,
    /// Who has agreed, the seat that asks among them.
    pub agreed: SeatSet,
}

/// What the lines say beside the game: about taking back, and about hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talks {
    /// The wish that waits for an answer.
    pub ask: Option<Ask>,
    /// What was taken back and could be made again, the earliest entry first.
    pub undone: Vec<Entry>,
    /// How many hints each seat has asked for. What was learned stays known when a move is taken back.
    pub hints: [usize; MAX_SEATS],
}

impl Talks {
    /// What they say after one more line. A line that takes back has taken `cut` away.
    pub fn hear(&mut self, line: &Line, cut: Vec<Entry>) {
        // Anything that changes the game ends a wish, and so does a refusal.
        self.ask = match (line, self.ask) {
            (Line::Hint(_), ask) => ask,
            (Line::Ask { seat, to }, _) => Some(Ask { seat: *seat, to: *to, agreed: SeatSet::one(*seat) }),
            (Line::Agree(seat), Some(ask)) => Some(ask.agreed_by(*seat)),
            (Line::Agree(_), None) | (Line::Entry(_) | Line::Refuse(_) | Line::Back(_), _) => None,
        };
        match line {
            // Doing something else gives up what could have been made again.
            Line::Entry(entry) if self.undone.first() == Some(entry) => drop(self.undone.remove(0)),
            Line::Entry(_) => self.undone.clear(),
            Line::Back(_) => drop(self.undone.splice(0..0, cut)),
            Line::Hint(seat) => self.hints[seat.index()] += 1,
            Line::Ask { .. } | Line::Agree(_) | Line::Refuse(_) => {}
        }
    }

    /// The next move that could be made again, with the chance outcomes that followed it.
    pub fn next_undone(&self) -> &[Entry] {
        let is_move = |entry: &Entry| matches!(entry, Entry::Move { .. });
        let behind = self.undone.iter().skip(1).position(is_move).map_or(self.undone.len(), |next| next + 1);
        &self.undone[..behind]
    }
}

/// What all lines together say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What has happened in the game.
    pub entries: Vec<Entry>,
    /// What was said beside it.
    pub talks: Talks,
}

impl Course {
    /// What these lines say, one after the other.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Course, LineFault> {
        let mut course = Course::default();
        for line in lines {
            let line = Line::read(line)?;
            let cut = line.keeps().map(|to| course.entries.split_off(to.min(course.entries.len())));
            course.talks.hear(&line, cut.unwrap_or_default());
            if let Line::Entry(entry) = line {
                course.entries.push(entry);
            }
        }
        Ok(course)
    }
}

impl Ask {
    /// The wish when this seat has agreed too.
    pub fn agreed_by(mut self, seat: Seat) -> Ask {
        self.agreed.insert(seat);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(lines: &[&str]) -> Course {
        Course::read(lines.iter().copied()).expect("lines")
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn what_is_written_is_read() {
        for text in ["s1 bid 3", "chance reveal 7", "ask s0 12", "agree s3", "refuse s1", "back 0", "hint s2"]
        {
            assert_eq!(Line::read(text).expect(text).to_string(), text);
        }
        assert!(Line::read("sing").is_err());
    }

    #[test]
    fn taking_back_leaves_the_first_entries() {
        let course =
            course(&["s0 bid 1", "s1 bid 2", "s0 pass", "ask s0 1", "agree s1", "back 1", "s1 pass"]);
        let words: Vec<_> = course.entries.iter().map(Entry::to_string).collect();
        assert_eq!(words, ["s0 bid 1", "s1 pass"]);
        assert_eq!(course.talks, Talks::default());
    }

    #[test]
    fn a_wish_stands_until_somebody_moves_or_refuses() {
        let asked = course(&["s0 bid 1", "ask s0 0", "agree s1"]).talks.ask.expect("asked");
        assert_eq!((asked.seat, asked.to, asked.agreed.len()), (seat(0), 0, 2));
        assert_eq!(course(&["s0 bid 1", "ask s0 0", "refuse s1"]).talks.ask, None);
        assert_eq!(course(&["s0 bid 1", "ask s0 0", "s1 bid 2"]).talks.ask, None);
    }

    #[test]
    fn a_hint_is_counted_and_changes_nothing_else() {
        let lines = ["s0 bid 1", "s1 bid 2", "back 1", "ask s0 0", "hint s1", "hint s1"];
        let talks = course(&lines).talks;
        assert_eq!((talks.hints[0], talks.hints[1]), (0, 2));
        assert!(talks.ask.is_some() && talks.undone.len() == 1, "{talks:?}");
        let back = course(&[&lines[..], &["back 0"]].concat()).talks;
        assert_eq!(back.hints[1], 2, "what was learned stays known");
    }

    #[test]
    fn what_was_taken_back_can_be_made_again_until_something_else_happens() {
        let lines = ["s0 bid 1", "chance reveal 7", "s1 bid 2", "back 2", "back 0"];
        let undone = |lines: &[&str]| {
            let talks = course(lines).talks;
            (
                talks.undone.len(),
                talks.next_undone().iter().map(Entry::to_string).collect::<Vec<_>>().join(", "),
            )
        };
        assert_eq!(undone(&lines), (3, "s0 bid 1, chance reveal 7".to_owned()));
        let again = [&lines[..], &["s0 bid 1", "chance reveal 7"]].concat();
        assert_eq!(undone(&again), (1, "s1 bid 2".to_owned()));
        assert_eq!(undone(&[&lines[..], &["s0 bid 3"]].concat()), (0, String::new()));
    }
}
