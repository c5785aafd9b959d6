//! How answers are put into words.

use std::fmt::Display;

/// The lines of a list.
pub(crate) fn bullets<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| format!("- {item}\n")).collect()
}

/// The pieces with an empty line between them. Empty pieces are left out.
pub(crate) fn paragraphs(pieces: impl IntoIterator<Item = String>) -> String {
    let pieces: Vec<String> = pieces
        .into_iter()
        .map(|piece| piece.trim_end().to_owned())
        .filter(|piece| !piece.is_empty())
        .collect();
    pieces.join("\n\n")
}

/// One behind the other, as in "0, 2 and 3".
pub(crate) fn listed<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        Some(last) if !items.is_empty() => format!("{} and {last}", items.join(", ")),
        Some(only) => only,
        None => String::new(),
    }
}

/// One thing or several: "1 move", "3 moves".
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
