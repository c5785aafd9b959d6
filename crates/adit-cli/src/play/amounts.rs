//! A decision with amounts, such as a sealed bid, in one line: `bid zinc 1 money 300 done`.
//!
//! The moves of such a decision begin alike, so the line names what they begin with once.

use adit_game::{Part, Sheet, SheetRow};

/// The decision that a seat can give in one line.
pub(super) struct Amounts(Sheet);

/// One row that was named in a line, and how much of it.
type Given<'a> = (&'a SheetRow, u64);

/// A line, or its beginning, as far as it names rows and amounts.
struct Line<'a> {
    given: Vec<Given<'a>>,
    /// What stands behind the amounts: a row whose amount follows, the word that ends it, or something else.
    rest: &'a [&'a str],
}

fn word(parts: &[Part]) -> &str {
    parts.last().map_or("", |part| part.word.as_ref())
}

impl Amounts {
    /// What the game offers on a sheet, if its moves begin with one word and go on with another.
    pub(super) fn of(sheet: Sheet) -> Option<Amounts> {
        let head = sheet.done.first()?;
        let is_short = |parts: &[Part]| parts.len() == 2 && parts.first() == Some(head);
        let fits = is_short(&sheet.done) && sheet.rows.iter().all(|row| is_short(&row.before));
        fits.then_some(Amounts(sheet))
    }

    fn head(&self) -> &str {
        self.0.done.first().map_or("", |part| part.word.as_ref())
    }

    fn line<'a>(&'a self, said: &'a [&'a str]) -> Option<Line<'a>> {
        let (head, mut rest) = said.split_first()?;
        if *head != self.head() {
            return None;
        }
        let mut given = Vec::new();
        while let [name, amount, behind @ ..] = rest {
            let row = self.0.rows.iter().find(|row| word(&row.before) == *name);
            let (Some(row), Ok(amount)) = (row, amount.parse()) else { break };
            given.push((row, amount));
            rest = behind;
        }
        Some(Line { given, rest })
    }

    /// The moves of a line that names several things, as a table takes them.
    pub(super) fn moves(&self, words: &str) -> Option<String> {
        let said: Vec<&str> = words.split_whitespace().collect();
        let line = self.line(&said)?;
        let mut moves: Vec<String> = line.given.iter().flat_map(|(row, amount)| row.moves(*amount)).collect();
        match line.rest {
            [] => {}
            [end] if *end == word(&self.0.done) => moves.push(adit_game::words_of(&self.0.done)),
            _ => return None,
        }
        (!line.given.is_empty()).then(|| moves.join(" ; "))
    }

    /// The words of the move that is said at the end of a line, behind the amounts that were named before it.
    pub(super) fn last<'a>(&self, said: &[&'a str]) -> Option<Vec<&'a str>> {
        let line = self.line(said)?;
        let (head, behind) = (*said.first()?, said.len() - line.rest.len());
        (!line.given.is_empty()).then(|| [head].into_iter().chain(said[behind..].iter().copied()).collect())
    }

    /// May this word follow the amounts that were named?
    pub(super) fn goes_on(&self, said: &[&str], next: &str) -> bool {
        let named = |line: Line<'_>| line.given.iter().any(|(row, _)| word(&row.before) == next);
        let is_row = self.0.rows.iter().any(|row| word(&row.before) == next);
        (is_row && !self.line(said).is_some_and(named)) || next == word(&self.0.done)
    }

    /// What the amounts of a line are worth together with those that were given before, and how that is called.
    pub(super) fn sum(&self, said: &[&str]) -> Option<(&str, u64)> {
        let line = self.line(said).filter(|line| !line.given.is_empty())?;
        let before = self.0.rows.iter().map(|row| row.given.saturating_mul(row.worth));
        let named = line.given.iter().map(|(row, amount)| amount.saturating_mul(row.worth));
        Some((&self.0.total, before.chain(named).fold(0, u64::saturating_add)))
    }

    /// A line that gives a little of the first and of the last thing there is.
    pub(super) fn example(&self) -> Option<String> {
        let mut open = self.0.rows.iter().filter(|row| row.given + row.step <= row.most);
        let (first, last) = (open.next()?, open.next_back());
        let named = [Some(first), last].into_iter().flatten();
        let amounts: Vec<String> = named.map(|row| format!("{} {}", word(&row.before), row.step)).collect();
        Some(format!("{} {} {}", self.head(), amounts.join(" "), word(&self.0.done)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &'static str, step: u64, whole: u64) -> SheetRow {
        let part = Part::new("good", name);
        let before = vec![Part::new("verb", "bid"), part.clone()];
        SheetRow { part, before, label: name.to_owned(), given: 0, most: 10 * step, step, whole, worth: 2 }
    }

    fn amounts() -> Amounts {
        let said = |word| vec![Part::new("verb", "bid"), Part::new("verb", word)];
        Amounts::of(Sheet {
            rows: vec![row("zinc", 1, 200), row("money", 100, 0)],
            done: said("done"),
            again: None,
            total: "Value".to_owned(),
            button: "Bid".to_owned(),
        })
        .expect("moves of two words")
    }

    #[test]
    fn one_line_gives_several_amounts() {
        let moves = |line: &str| amounts().moves(line);
        assert_eq!(
            moves("bid zinc 1 money 1200 done").as_deref(),
            Some("bid zinc 1 ; bid money 1000 ; bid money 200 ; bid done")
        );
        assert_eq!(moves("bid zinc 1 money 100").as_deref(), Some("bid zinc 1 ; bid money 100"));
        for other in ["bid done", "bid", "bid zinc", "bid gold 1 done", "bid zinc 1 twice", "take zinc 1"] {
            assert_eq!(moves(other), None, "{other}");
        }
    }

    #[test]
    fn a_line_goes_on_with_what_was_not_named() {
        let amounts = amounts();
        assert_eq!(amounts.last(&["bid", "zinc", "1"]), Some(vec!["bid"]));
        assert_eq!(amounts.last(&["bid", "zinc", "1", "money"]), Some(vec!["bid", "money"]));
        assert_eq!(amounts.last(&["bid", "zinc"]), None);
        assert!(amounts.goes_on(&["bid", "zinc", "1"], "money"));
        assert!(amounts.goes_on(&["bid", "zinc", "1"], "done"));
        assert!(!amounts.goes_on(&["bid", "zinc", "1"], "zinc"));
    }

    #[test]
    fn the_sum_is_told_while_a_line_is_typed() {
        assert_eq!(amounts().sum(&["bid", "zinc", "3", "money"]), Some(("Value", 6)));
        assert_eq!(amounts().sum(&["bid", "zinc"]), None);
        assert_eq!(amounts().example().as_deref(), Some("bid zinc 1 money 100 done"));
    }
}
