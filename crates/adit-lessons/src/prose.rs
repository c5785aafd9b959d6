//! The little that a text of a lesson can be besides words: paragraphs, and words that stand out.

/// A piece of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words as they are.
    Plain(String),
    /// Words between `**` and `**`.
    Strong(String),
}

/// The paragraphs of a text. An empty line separates two of them.
pub fn paragraphs(text: &str) -> Vec<Vec<Span>> {
    let mut paragraphs = vec![String::new()];
    for line in text.lines().map(str::trim) {
        match paragraphs.last_mut() {
            Some(last) if !line.is_empty() => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(line);
            }
            Some(_) | None => paragraphs.push(String::new()),
        }
    }
    paragraphs.iter().filter(|paragraph| !paragraph.is_empty()).map(|paragraph| spans(paragraph)).collect()
}

fn spans(paragraph: &str) -> Vec<Span> {
    let is_strong = |place: usize| place % 2 == 1;
    let pieces = paragraph.split("**").enumerate().filter(|(_, piece)| !piece.is_empty());
    let span = |(place, piece): (usize, &str)| {
        if is_strong(place) { Span::Strong(piece.to_owned()) } else { Span::Plain(piece.to_owned()) }
    };
    pieces.map(span).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_paragraphs_and_words_that_stand_out() {
        let plain = |text: &str| Span::Plain(text.to_owned());
        let strong = |text: &str| Span::Strong(text.to_owned());
        assert_eq!(
            paragraphs("Lay a **tile**\non K6.\n\n**Now**\n"),
            [vec![plain("Lay a "), strong("tile"), plain(" on K6.")], vec![strong("Now")]]
        );
        assert!(paragraphs(" \n").is_empty());
    }
}
