//! What the store keeps of a table, line by line: the journal's entries and what was agreed about taking back.
//!
//! Nothing is ever deleted. A take-back is a line too; reading all lines gives the present journal.

use adit_game::{MAX_SEATS, Seat, SeatSet};
use adit_table::{Entry, EntryFault, Fair, FairFault, FairLine, Record};
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
    /// The same where nobody but the seat that had made them has noticed the others, so nobody else notices this either.
    Unsay(usize),
    /// A seat asks a bot what it would do.
    Hint(Seat),
    /// A step of a lesson begins here.
    Step(usize),
    /// The time of a seat has run out, so a bot has moved for it.
    Late(Seat),
    /// Something about chance that can be proven fair.
    Fair(FairLine),
}

/// Why a stored line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stored line {line:?} cannot be read: {fault}")]
pub struct LineFault {
    line: String,
    fault: Unreadable,
}

/// What is wrong with a stored line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Unreadable {
    #[error(transparent)]
    Entry(#[from] EntryFault),
    #[error(transparent)]
    Fair(#[from] FairFault),
}

impl LineFault {
    fn new(line: &str, fault: impl Into<Unreadable>) -> LineFault {
        LineFault { line: line.to_owned(), fault: fault.into() }
    }
}

impl Line {
    /// The line that is written like this.
    pub fn read(line: &str) -> Result<Line, LineFault> {
        if FairLine::is_begun(line) {
            return FairLine::read(line).map(Line::Fair).map_err(|fault| LineFault::new(line, fault));
        }
        let words: Vec<&str> = line.split(' ').collect();
        let seat = |word: &str| Seat::all(MAX_SEATS).find(|seat| seat.to_string() == word);
        let read = match words.as_slice() {
            ["ask", who, to] => seat(who).zip(to.parse().ok()).map(|(seat, to)| Line::Ask { seat, to }),
            ["agree", who] => seat(who).map(Line::Agree),
            ["refuse", who] => seat(who).map(Line::Refuse),
            ["back", to] => to.parse().ok().map(Line::Back),
            ["unsay", to] => to.parse().ok().map(Line::Unsay),
            ["hint", who] => seat(who).map(Line::Hint),
            ["late", who] => seat(who).map(Line::Late),
            ["step", number] => number.parse().ok().map(Line::Step),
            _ => None,
        };
        match read {
            Some(line) => Ok(line),
            None => Entry::read(line).map(Line::Entry).map_err(|fault| LineFault::new(line, fault)),
        }
    }
}

impl Line {
    /// Does a seat say something beside the game, which everybody hears?
    pub(crate) fn is_said(&self) -> bool {
        match self {
            Line::Ask { .. }
            | Line::Agree(_)
            | Line::Refuse(_)
            | Line::Hint(_)
            | Line::Late(_)
            | Line::Step(_)
            | Line::Fair(_) => true,
            Line::Entry(_) | Line::Back(_) | Line::Unsay(_) => false,
        }
    }

    /// Can the line stand behind what was said of fair chance?
    pub fn can_follow(&self, fair: Option<&Fair>) -> Result<(), FairFault> {
        match self {
            Line::Entry(_) | Line::Back(_) | Line::Unsay(_) => Fair::allows_entries(fair),
            Line::Fair(line) => line.follows(fair),
            Line::Ask { .. }
            | Line::Agree(_)
            | Line::Refuse(_)
            | Line::Hint(_)
            | Line::Late(_)
            | Line::Step(_) => Ok(()),
        }
    }

    /// How many entries stay, if the line takes others back.
    pub(crate) fn keeps(&self) -> Option<usize> {
        match self {
            Line::Back(to) | Line::Unsay(to) => Some(*to),
            Line::Entry(_)
            | Line::Ask { .. }
            | Line::Agree(_)
            | Line::Refuse(_)
            | Line::Hint(_)
            | Line::Late(_)
            | Line::Step(_)
            | Line::Fair(_) => None,
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
            Line::Unsay(to) => write!(formatter, "unsay {to}"),
            Line::Hint(seat) => write!(formatter, "hint {seat}"),
            Line::Late(seat) => write!(formatter, "late {seat}"),
            Line::Step(number) => write!(formatter, "step {number}"),
            Line::Fair(line) => line.fmt(formatter),
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
    /// How many entries there were. The wish ends with the first one behind them that everybody notices.
    pub at: usize,
}

/// What the lines say beside the game: about taking back, and about hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talks {
    /// The last wish that was not answered. Whether it [still waits](Talks::open) depends on what has happened since.
    ask: Option<Ask>,
    /// How many entries there were when a wish of each seat was refused.
    refused: [Option<usize>; MAX_SEATS],
    /// What was taken back and could be made again by the seat that made it, the earliest entry first.
    undone: Vec<Entry>,
    /// How many hints each seat has asked for. What was learned stays known when a move is taken back.
    pub hints: [usize; MAX_SEATS],
    /// How often the time of each seat has run out, so that a bot moved for it.
    pub late: [usize; MAX_SEATS],
    /// How many entries there were when each step of a lesson began, up to the present one. Empty where nobody learns.
    pub begins: Vec<usize>,
    /// What was said of chance that can be proven fair, if it can be here.
    pub fair: Option<Fair>,
}

impl Talks {
    /// What they say after one more line behind so many entries. A line that takes back has taken `cut` away.
    pub fn hear(&mut self, line: &Line, entries: usize, cut: Vec<Entry>) {
        match line {
            Line::Refuse(_) => self.ask.iter().for_each(|ask| self.refused[ask.seat.index()] = Some(entries)),
            Line::Back(_) => self.refused = [None; MAX_SEATS],
            Line::Unsay(to) => self.refused.iter_mut().flatten().for_each(|at| *at = (*at).min(*to)),
            Line::Entry(_)
            | Line::Ask { .. }
            | Line::Agree(_)
            | Line::Hint(_)
            | Line::Late(_)
            | Line::Step(_) => {}
            Line::Fair(line) => Fair::hear(&mut self.fair, line, entries),
        }
        self.ask = match (line, self.ask) {
            // What only some have noticed must not end a wish, or all would notice it.
            (Line::Entry(_) | Line::Hint(_) | Line::Late(_) | Line::Step(_) | Line::Fair(_), ask) => ask,
            (Line::Unsay(to), ask) => ask.map(|ask| Ask { at: ask.at.min(*to), ..ask }),
            (Line::Ask { seat, to }, _) => Some(Ask::new(*seat, *to, entries)),
            (Line::Agree(seat), Some(ask)) => Some(ask.agreed_by(*seat)),
            (Line::Agree(_), None) | (Line::Refuse(_) | Line::Back(_), _) => None,
        };
        match line {
            // Doing something else gives up what could have been made again.
            Line::Entry(entry) if self.undone.first() == Some(entry) => drop(self.undone.remove(0)),
            Line::Entry(_) => self.undone.clear(),
            Line::Back(_) | Line::Unsay(_) => {
                self.undone.splice(0..0, cut);
                self.undone.truncate(one_hand(&self.undone));
            }
            Line::Hint(seat) => self.hints[seat.index()] += 1,
            Line::Late(seat) => self.late[seat.index()] += 1,
            Line::Step(number) => {
                self.begins.truncate(*number);
                self.begins.push(entries);
                self.undone.clear();
            }
            Line::Ask { .. } | Line::Agree(_) | Line::Refuse(_) | Line::Fair(_) => {}
        }
    }

    /// The wish that waits for an answer. Something that everybody notices ends it.
    pub fn open(&self, record: &Record) -> Option<Ask> {
        self.ask.filter(|ask| !record.has_public(ask.at))
    }

    /// Was a wish of the seat refused, and nothing has happened since that everybody noticed?
    pub fn is_refused(&self, seat: Seat, record: &Record) -> bool {
        self.refused[seat.index()].is_some_and(|at| !record.has_public(at))
    }

    /// The next move that could be made again, with the chance outcomes that followed it.
    pub fn next_undone(&self) -> &[Entry] {
        let is_move = |entry: &Entry| matches!(entry, Entry::Move { .. });
        let behind = self.undone.iter().skip(1).position(is_move).map_or(self.undone.len(), |next| next + 1);
        &self.undone[..behind]
    }
}

/// How many of the entries at the beginning come from one seat, with the chance outcomes between them. What others have
/// done behind them is theirs to do again: it could tell whether they do the same under seal as before.
fn one_hand(entries: &[Entry]) -> usize {
    let first = entries.iter().find_map(Entry::mover);
    let is_other = |entry: &Entry| entry.mover().is_some_and(|seat| Some(seat) != first);
    entries.iter().position(is_other).unwrap_or(entries.len())
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
        for text in lines {
            let line = Line::read(text)?;
            line.can_follow(course.talks.fair.as_ref()).map_err(|fault| LineFault::new(text, fault))?;
            let entries = course.entries.len();
            let cut = line.keeps().map(|to| course.entries.split_off(to.min(entries)));
            course.talks.hear(&line, entries, cut.unwrap_or_default());
            if let Line::Entry(entry) = line {
                course.entries.push(entry);
            }
        }
        Ok(course)
    }
}

impl Ask {
    /// The wish of a seat when there are so many entries.
    pub fn new(seat: Seat, to: usize, at: usize) -> Ask {
        Ask { seat, to, agreed: SeatSet::one(seat), at }
    }

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
        for text in [
            "s1 bid 3",
            "chance reveal 7",
            "ask s0 12",
            "agree s3",
            "late s1",
            "refuse s1",
            "back 0",
            "unsay 7",
            "hint s2",
            "step 3",
            "fair begin",
        ] {
            assert_eq!(Line::read(text).expect(text).to_string(), text);
        }
        assert!(Line::read("sing").is_err() && Line::read("fair enough").is_err());
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
    fn a_wish_stands_until_somebody_refuses_or_takes_back() {
        let asked = course(&["s0 bid 1", "ask s0 0", "agree s1", "s1 bid 2"]).talks.ask.expect("asked");
        assert_eq!((asked.seat, asked.to, asked.agreed.len(), asked.at), (seat(0), 0, 2, 1));
        let refused = course(&["s0 bid 1", "ask s0 0", "refuse s1"]).talks;
        assert_eq!((refused.ask, refused.refused[0]), (None, Some(1)));
        let back = course(&["s0 bid 1", "ask s0 0", "refuse s1", "s1 bid 2", "back 1"]).talks;
        assert_eq!((back.ask, back.refused), (None, [None; MAX_SEATS]));
    }

    #[test]
    fn what_nobody_else_has_noticed_is_taken_back_without_a_trace() {
        let course = course(&["s0 bid 1", "s1 bid 2", "ask s0 0", "refuse s1", "ask s0 0", "unsay 1"]);
        let asked = course.talks.ask.expect("the wish stands");
        assert_eq!((asked.at, course.talks.refused[0], course.entries.len()), (1, Some(1), 1));
        assert_eq!(course.talks.next_undone().len(), 1);
    }

    #[test]
    fn the_steps_of_a_lesson_begin_where_their_lines_stand() {
        let lines = ["s0 bid 1", "step 0", "step 1", "s0 bid 2", "s1 pass", "step 2"];
        assert_eq!(course(&lines).talks.begins, [1, 1, 3]);
        let back = course(&[&lines[..], &["back 1", "step 1"]].concat());
        assert_eq!((back.talks.begins, back.entries.len()), (vec![1, 1], 1));
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
        assert_eq!(undone(&lines[..4]), (1, "s1 bid 2".to_owned()));
        // What the other one had done behind it is not made again by repeating the same.
        assert_eq!(undone(&lines), (2, "s0 bid 1, chance reveal 7".to_owned()));
        let again = [&lines[..], &["s0 bid 1", "chance reveal 7"]].concat();
        assert_eq!(undone(&again), (0, String::new()));
        assert_eq!(undone(&[&lines[..], &["s0 bid 3"]].concat()), (0, String::new()));
    }
}
