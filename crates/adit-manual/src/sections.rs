//! The sections of a rulebook and the clauses that they explain.

use serde::Deserialize;

/// The list of sections, the same in every language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Contents {
    section: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    /// Clauses, or the beginnings of their numbers.
    #[serde(default)]
    clauses: Vec<String>,
}

impl Contents {
    pub(crate) fn read(text: &str) -> Result<Contents, toml::de::Error> {
        toml::from_str(text)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.section.iter().map(|entry| entry.id.as_str())
    }

    /// The section with the longest beginning of the clause's number.
    pub(crate) fn section_of(&self, clause: &str) -> Option<&str> {
        let begins = |entry: &'_ Entry| {
            entry.clauses.iter().filter(|named| covers(named, clause)).map(String::len).max()
        };
        let found = self.section.iter().filter_map(|entry| Some((begins(entry)?, entry)));
        // Of several equally long ones the first is meant.
        found.rev().max_by_key(|(length, _)| *length).map(|(_, entry)| entry.id.as_str())
    }
}

/// Is the clause this one, or one below it? `CV-5` covers `CV-5.1` and not `CV-51`.
fn covers(named: &str, clause: &str) -> bool {
    clause
        .strip_prefix(named)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(|next: char| !next.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_belongs_to_the_section_that_names_most_of_it() {
        let text = "[[section]]\nid = \"course\"\nclauses = [\"XY-5\"]\n[[section]]\nid = \"bid\"\nclauses = [\"XY-5.2\"]\n";
        let contents = Contents::read(text).expect("sections");
        assert_eq!(contents.section_of("XY-5.1"), Some("course"));
        assert_eq!(contents.section_of("XY-5.2.1"), Some("bid"));
        assert_eq!(contents.section_of("XY-51"), None);
        assert_eq!(contents.section_of("XY-5.2a"), Some("bid"));
        assert_eq!(contents.ids().collect::<Vec<_>>(), ["course", "bid"]);
    }
}
