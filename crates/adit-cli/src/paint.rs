//! Colours of what is written to a terminal. They are never the only sign, and whoever prints to something else takes
//! them out again.

use anstyle::{AnsiColor, Style};

/// What a piece of text is to the reader. The sixteen colours of a terminal are used, so that they fit its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// What is asked, a title, a name.
    Heading,
    /// Words that can be typed as they stand.
    Typed,
    /// What explains and can be skipped.
    Aside,
    /// What does not work.
    Refusal,
    /// What happened last.
    Fresh,
}

impl Tone {
    fn style(self) -> Style {
        match self {
            Tone::Heading => Style::new().bold(),
            Tone::Typed => AnsiColor::Cyan.on_default(),
            Tone::Aside => Style::new().dimmed(),
            Tone::Refusal => AnsiColor::Red.on_default(),
            Tone::Fresh => AnsiColor::Yellow.on_default().bold(),
        }
    }

    /// The text in the colours of this tone.
    pub(crate) fn paint(self, text: &str) -> String {
        let style = self.style();
        if text.is_empty() { String::new() } else { format!("{style}{text}{style:#}") }
    }
}

/// The text without colours.
pub(crate) fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// Paints every whole word of a text that is one of these, the longest first: `II-1` and not the `1` in it.
pub(crate) fn paint_words(text: &str, words: &[(String, Tone)]) -> String {
    let mut painted = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = None;
    while let Some(first) = rest.chars().next() {
        let fits = |word: &str| {
            rest.strip_prefix(word).is_some_and(|behind| !behind.starts_with(is_inside_a_word))
                && !word.is_empty()
        };
        let found = words.iter().filter(|(word, _)| !before.is_some_and(is_inside_a_word) && fits(word));
        if let Some((word, tone)) = found.max_by_key(|(word, _)| word.len()) {
            painted.push_str(&tone.paint(word));
            rest = &rest[word.len()..];
            before = word.chars().next_back();
        } else {
            painted.push(first);
            rest = &rest[first.len_utf8()..];
            before = Some(first);
        }
    }
    painted
}

fn is_inside_a_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// How many columns a text takes.
pub(crate) fn columns(text: &str) -> usize {
    plain(text).chars().count()
}

/// A line broken at blanks so that it fits; what follows is set in by `indent`.
pub(crate) fn wrap(line: &str, width: usize, indent: usize) -> String {
    if columns(line) <= width {
        return line.to_owned();
    }
    let mut wrapped = String::new();
    let mut used = 0;
    for (number, word) in line.split(' ').enumerate() {
        let length = columns(word);
        if number > 0 && used + 1 + length > width && !word.is_empty() {
            wrapped.truncate(wrapped.trim_end_matches(' ').len());
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(indent));
            used = indent;
        } else if number > 0 {
            wrapped.push(' ');
            used += 1;
        }
        wrapped.push_str(word);
        used += length;
    }
    wrapped
}

/// The widest first column.
const WIDEST: usize = 34;

/// Two columns set in by two blanks: what can be typed, and what it means. The second is broken so that it fits.
pub(crate) fn two_columns(rows: &[(String, String)], width: usize) -> Vec<String> {
    let lefts = rows.iter().map(|(left, _)| columns(left));
    let left = lefts.filter(|length| *length <= WIDEST).max().unwrap_or(0);
    let row = |(words, about): &(String, String)| {
        if about.is_empty() {
            return format!("  {words}");
        }
        let gap = left.saturating_sub(columns(words));
        wrap(&format!("  {words}{}  {about}", " ".repeat(gap)), width, left + 4)
    };
    rows.iter().map(row).collect()
}

/// A table set in by two blanks, with the first column to the left and the others to the right.
pub(crate) fn table(head: &[String], rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().map(Vec::as_slice).chain([head]).filter_map(|row| row.get(column));
        cells.map(|cell| columns(cell)).max().unwrap_or(0)
    };
    let line = |cells: &[String]| {
        let cell = |(column, cell): (usize, &String)| match column {
            0 => format!("  {cell:<0$}", width(column)),
            _ => format!("  {cell:>0$}", width(column)),
        };
        cells.iter().enumerate().map(cell).collect::<String>()
    };
    let head = Tone::Heading.paint(&line(head));
    std::iter::once(head).chain(rows.iter().map(|row| line(row))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_painted() {
        let words = [("K5".to_owned(), Tone::Typed), ("two".to_owned(), Tone::Typed)];
        let painted = paint_words("K5 -K5- K51 AK5 two_walls two", &words);
        let k5 = Tone::Typed.paint("K5");
        assert_eq!(painted, format!("{k5} -{k5}- K51 AK5 two_walls {}", Tone::Typed.paint("two")));
        assert_eq!(plain(&painted), "K5 -K5- K51 AK5 two_walls two");
        let nested = [("dynamite-two".to_owned(), Tone::Fresh), ("two".to_owned(), Tone::Typed)];
        assert_eq!(paint_words("dynamite-two", &nested), Tone::Fresh.paint("dynamite-two"));
    }

    #[test]
    fn lines_are_broken_at_blanks_whatever_their_colours_are() {
        assert_eq!(wrap("one two three", 20, 2), "one two three");
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        let painted = format!("{} two three", Tone::Heading.paint("one"));
        assert_eq!(plain(&wrap(&painted, 8, 2)), "one two\n  three");
        assert_eq!(wrap("unbreakable", 4, 2), "unbreakable");
    }

    #[test]
    fn the_second_column_begins_in_one_place() {
        let rows = [("bid 0–3", "Bid"), ("pass", "Take no further part")];
        let rows = rows.map(|(left, right)| (left.to_owned(), right.to_owned()));
        assert_eq!(
            two_columns(&rows, 22),
            ["  bid 0–3  Bid", "  pass     Take no\n           further\n           part"]
        );
    }
}
