//! What people are told beside the picture: what a thing is, what they are asked, what has just happened where, and
//! where points come from. A game says each of these once, and every surface shows the same.

use crate::{Language, MAX_SEATS, Part, Parts, Seat, Texts, Word};

/// What can be known of one thing on the table: of a piece, a place, a card, a scale, a score, a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// How the thing is called.
    pub title: String,
    /// What it is or does in a few words, as a list of choices says it; empty if the title says it all.
    pub brief: String,
    /// What it does and what it is worth now, one sentence each.
    pub lines: Vec<String>,
    /// The clause of the rules that says more, e.g. `CV-8.2`.
    pub clause: &'static str,
}

/// Points that every seat has from one source. The text `points-ID` names the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which source this is.
    pub id: &'static str,
    /// The points of each seat, in seat order.
    pub points: Vec<i32>,
}

/// How often each seat had something in a game that is over, for pages that tell what wins. The text `counted-KIND` says what
/// is counted of things of this kind, and the card of the thing what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The thing, which has a card in the first position of a game.
    pub thing: Part,
    /// How often each seat had it, in seat order.
    pub times: Vec<u32>,
}

/// Counts things of a game that is over.
#[derive(Clone, Debug)]
pub struct Count {
    seats: usize,
    counted: Vec<Counted>,
}

impl Count {
    /// Nothing is counted yet.
    pub fn new(seats: usize) -> Count {
        Count { seats, counted: Vec::new() }
    }

    /// The seat had this once more.
    pub fn add(&mut self, seat: Seat, thing: &impl Word) {
        let mut parts = Parts::new();
        thing.parts(&mut parts);
        for thing in parts {
            let place = self.counted.iter().position(|counted| counted.thing == thing);
            let place = place.unwrap_or_else(|| {
                self.counted.push(Counted { thing, times: vec![0; self.seats] });
                self.counted.len() - 1
            });
            if let Some(times) = self.counted[place].times.get_mut(seat.index()) {
                *times += 1;
            }
        }
    }

    /// What was counted, in the order in which it was met first.
    pub fn done(self) -> Vec<Counted> {
        self.counted
    }
}

/// How strong a bot plays a game: its name, and its rating as `docs/strength.md` has measured it. The mean of the bots that
/// were compared is 0, and a difference of 200 is three wins in four games.
pub type Level = (&'static str, i32);

/// Where the last step has left something to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The thing or place, which the picture shows.
    pub at: Part,
    /// The place from which something came, if it moved.
    pub from: Option<Part>,
}

impl Trace {
    /// Something happened here.
    pub fn at(part: Part) -> Trace {
        Trace { at: part, from: None }
    }

    /// Something moved from one place to another.
    pub fn moved(from: Part, to: Part) -> Trace {
        Trace { at: to, from: Some(from) }
    }
}

/// A decision that is put together of several moves, to be given on one sheet: an amount for each row, and then one
/// button. An amount becomes moves as [`SheetRow::moves`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What can be given.
    pub rows: Vec<SheetRow>,
    /// The move that ends the decision.
    pub done: Parts,
    /// The move that takes back what was given so far, if something was.
    pub again: Option<Parts>,
    /// How the sum of all amounts is called, each multiplied by its worth.
    pub total: String,
    /// What stands on the button.
    pub button: String,
}

/// One row of a [`Sheet`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// The thing that is given; the picture shows it.
    pub part: Part,
    /// The words before the amount.
    pub before: Parts,
    /// How the thing is called.
    pub label: String,
    /// How much was given before.
    pub given: u64,
    /// How much can be given at the most.
    pub most: u64,
    /// How much one click adds.
    pub step: u64,
    /// Amounts up to this are said at once; more is said digit by digit, each followed by noughts.
    pub whole: u64,
    /// What one of it counts in the total.
    pub worth: u64,
}

impl SheetRow {
    /// The amounts that are said one after the other.
    pub fn amounts(&self, mut amount: u64) -> Vec<u64> {
        let mut said = Vec::new();
        while amount > self.whole {
            let place = 10_u64.pow(amount.ilog10());
            let digit = amount / place * place;
            said.push(digit);
            amount -= digit;
        }
        if amount > 0 {
            said.push(amount);
        }
        said
    }

    /// The words of the moves that give this amount.
    pub fn moves(&self, amount: u64) -> Vec<String> {
        let before = crate::words_of(&self.before);
        self.amounts(amount).into_iter().map(|said| format!("{before} {said}")).collect()
    }
}

/// A sign that pictures of a game use, for the page that explains them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The sign as an SVG of its own, in the style of the game's pictures.
    pub svg: String,
    /// How it is called.
    pub title: String,
    /// What it means.
    pub text: String,
}

/// A rulebook for players, as the crate of a game keeps it.
#[derive(Clone, Copy, Debug)]
pub struct Manual {
    /// The sections in order, each with the clauses that it explains, as TOML.
    pub sections: &'static str,
    /// The positions of the pictures, as TOML.
    pub pictures: &'static str,
    /// The journals that the pictures come from: their names and texts.
    pub journals: &'static [(&'static str, &'static str)],
    /// The page in each language, as Markdown, in the order of [`Language::ALL`].
    pub texts: [&'static str; Language::ALL.len()],
}

impl Manual {
    /// The page in a language.
    pub fn text(&self, language: Language) -> &'static str {
        self.texts[language.index()]
    }
}

/// How the players of all examples and lessons are called, in seat order.
pub const EXAMPLE_NAMES: [&str; MAX_SEATS] = ["Ada", "Bo", "Cleo", "Dan"];

/// Lessons that teach a game by playing, as its crate keeps them.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The lessons in order, each with its position and its steps, as TOML.
    pub lessons: &'static str,
    /// The journals in which the lessons begin: their names and texts.
    pub journals: &'static [(&'static str, &'static str)],
    /// What the lessons say in each language, as Fluent source, in the order of [`Language::ALL`].
    pub texts: [&'static str; Language::ALL.len()],
}

impl Course {
    /// What the lessons say in a language.
    pub fn text(&self, language: Language) -> &'static str {
        self.texts[language.index()]
    }
}

impl Texts {
    /// The id of the question that is asked behind these parts: `ask-lay` behind `lay`, `ask-lay-tile` behind a tile too.
    /// A verb stands for itself and everything else for its kind; the same kind several times in a row stands once.
    pub fn ask_id(parts: &[Part]) -> String {
        let mut id = "ask".to_owned();
        let mut last = "";
        for part in parts {
            let name: &str = if part.kind == "verb" { &part.word } else { part.kind };
            if name != last {
                id.push('-');
                id.push_str(name);
            }
            last = name;
        }
        id
    }

    /// What is asked behind these parts of a move, if there is a text for it.
    pub fn ask(&self, parts: &[Part]) -> Option<String> {
        let id = Texts::ask_id(parts);
        self.has(&id).then(|| self.say(&id, &[]))
    }

    /// How a source of points is called.
    pub fn tally(&self, tally: &Tally) -> String {
        self.say(&format!("points-{}", tally.id), &[])
    }
}

/// The points of each seat from all sources.
pub fn total(tallies: &[Tally], seats: usize) -> Vec<i32> {
    let of = |seat: Seat| tallies.iter().filter_map(|tally| tally.points.get(seat.index())).sum();
    Seat::all(seats).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(whole: u64) -> SheetRow {
        let before = vec![Part::new("verb", "bid"), Part::new("verb", "money")];
        let part = Part::new("verb", "money");
        SheetRow { part, before, label: String::new(), given: 0, most: 9999, step: 1, whole, worth: 1 }
    }

    #[test]
    fn an_amount_is_said_at_once_or_digit_by_digit() {
        assert_eq!(row(200).amounts(0), Vec::<u64>::new());
        assert_eq!(row(200).amounts(200), [200]);
        assert_eq!(row(200).amounts(1230), [1000, 200, 30]);
        assert_eq!(row(0).amounts(1200), [1000, 200]);
        assert_eq!(row(0).moves(300), ["bid money 300"]);
    }

    #[test]
    fn a_question_is_named_after_what_was_said() {
        let route = [Part::new("verb", "prospect"), Part::new("hex", "G7"), Part::new("hex", "G8")];
        assert_eq!(Texts::ask_id(&route), "ask-prospect-hex");
        assert_eq!(Texts::ask_id(&[]), "ask");
    }

    #[test]
    fn points_are_added_up_by_seat() {
        let tallies = [Tally { id: "a", points: vec![1, 2] }, Tally { id: "b", points: vec![10, -5] }];
        assert_eq!(total(&tallies, 2), [11, -3]);
    }
}
