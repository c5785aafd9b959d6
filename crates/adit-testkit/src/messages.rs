//! The messages of text files: every language says the same, and nothing is written that nobody says.
//!
//! Games are tested by the laws. A crate with texts of its own tests them with [`languages_agree`] and
//! [`every_message_is_said`].

use adit_game::Language;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What a message needs to be said.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The values it shows or chooses by.
    pub variables: BTreeSet<String>,
    /// Other messages that are part of it.
    pub messages: BTreeSet<String>,
}

/// The messages of a Fluent source with what each of them needs.
///
/// # Panics
/// If the source is not valid Fluent or has a message twice.
pub fn messages(source: &str) -> BTreeMap<String, Needs> {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, faults)| panic!("the texts cannot be read: {faults:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        let mut needs = Needs::default();
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            needs.add(pattern);
        }
        assert!(messages.insert(id.clone(), needs).is_none(), "{id} is written twice");
    }
    messages
}

/// A Fluent source with marks before and behind each message.
///
/// # Panics
/// If the source is not valid Fluent.
pub fn marked(source: &str, [before, behind]: [char; 2]) -> String {
    let mut resource = fluent_syntax::parser::parse(source.to_owned())
        .unwrap_or_else(|(_, faults)| panic!("the texts cannot be read: {faults:?}"));
    let text = |mark: char| PatternElement::TextElement { value: mark.to_string() };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            pattern.elements.insert(0, text(before));
            pattern.elements.push(text(behind));
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

impl Needs {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name));
                self.add_arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: Option<&CallArguments<&str>>) {
        let Some(arguments) = arguments else { return };
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|inline| self.add_inline(inline));
    }
}

/// The ids of all messages of a text.
pub fn ids(source: &str) -> Vec<String> {
    messages(source).into_keys().collect()
}

/// Fails if a language lacks a message that another has, or says it with other values.
pub fn languages_agree(texts: &[(Language, &str)]) {
    let mut faults = Vec::new();
    let [(first, source), rest @ ..] = texts else { panic!("there are no texts") };
    let expected = messages(source);
    for (language, source) in rest {
        let found = messages(source);
        for id in found.keys().filter(|id| !id.starts_with('-') && !expected.contains_key(*id)) {
            faults.push(format!("{id} is in {language} and not in {first}"));
        }
        for (id, needs) in expected.iter().filter(|(id, _)| !id.starts_with('-')) {
            match found.get(id) {
                None => faults.push(format!("{id} is missing in {language}")),
                Some(other) if other.variables != needs.variables => faults.push(format!(
                    "{id} has the values {:?} in {first} and {:?} in {language}",
                    needs.variables, other.variables
                )),
                Some(_) => {}
            }
        }
    }
    assert!(faults.is_empty(), "the languages differ:\n{}", faults.join("\n"));
}

/// What a crate can say beside the ids that stand in its sources.
#[derive(Debug, Default)]
pub struct Sayable {
    /// Ids that are made elsewhere, such as those of rules and options.
    pub ids: BTreeSet<String>,
    /// Words that can fill the gap of an id such as `"colour-{colour}"`, beside the words in the sources.
    pub words: BTreeSet<String>,
}

/// Fails with the messages of a text that nobody says.
///
/// A message is said if its id is a literal of the sources; if a literal with gaps such as `"colour-{colour}"` becomes
/// its id by words that exist; if it is one of the ids that are made elsewhere; or if another message contains it.
/// The sources are folders of `.rs` and `.js` files; what only tests say is not said.
pub fn every_message_is_said(text: &str, sources: &[PathBuf], mut sayable: Sayable) {
    let messages = messages(text);
    let mut patterns = BTreeSet::new();
    for folder in sources {
        for path in files(folder) {
            let source = fs::read_to_string(&path)
                .unwrap_or_else(|fault| panic!("cannot read {}: {fault}", path.display()));
            let shipped = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            for literal in shipped.lines().flat_map(literals) {
                if literal.contains('{') {
                    patterns.insert(literal.to_owned());
                } else {
                    sayable.ids.insert(literal.to_owned());
                    sayable.words.insert(literal.to_owned());
                }
            }
        }
    }
    assert!(!sayable.ids.is_empty(), "there are no sources in {sources:?}");
    let contained: BTreeSet<&String> = messages.values().flat_map(|needs| &needs.messages).collect();
    let is_said = |id: &String| {
        sayable.ids.contains(id)
            || contained.contains(id)
            || patterns.iter().any(|pattern| fills(pattern, id, &sayable.words))
    };
    let unsaid: Vec<&str> = messages.keys().filter(|id| !is_said(id)).map(String::as_str).collect();
    assert!(unsaid.is_empty(), "nobody says these texts: {}", unsaid.join(" "));
}

/// Can the gaps of the pattern be filled with words so that it becomes this id?
fn fills(pattern: &str, id: &str, words: &BTreeSet<String>) -> bool {
    let Some((before, rest)) = pattern.split_once('{') else { return pattern == id };
    let Some((_, after)) = rest.split_once('}') else { return false };
    // A gap in a template of JavaScript begins with a dollar sign.
    let Some(rest) = id.strip_prefix(before.strip_suffix('$').unwrap_or(before)) else { return false };
    // A pattern without any word of its own would be everything.
    if before.is_empty() {
        return false;
    }
    let ends = (1..=rest.len()).filter(|end| rest.is_char_boundary(*end));
    ends.into_iter().any(|end| words.contains(&rest[..end]) && fills_rest(after, &rest[end..], words))
}

fn fills_rest(pattern: &str, id: &str, words: &BTreeSet<String>) -> bool {
    if pattern.contains('{') { fills(pattern, id, words) } else { pattern == id }
}

/// What stands between quotes in a line.
fn literals(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for quote in ['"', '\'', '`'] {
        found.extend(line.split(quote).skip(1));
    }
    found
}

/// The sources in a folder, without tests.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|fault| panic!("cannot read {}: {fault}", folder.display()));
    let mut found = Vec::new();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            found.extend(files(&path));
        } else if !is_test && path.extension().is_some_and(|extension| extension == "rs" || extension == "js")
        {
            found.push(path);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str =
        "found = { $who } finds { $count ->\n    [one] one\n   *[other] { $count }\n }.\nend = End.\n";

    #[test]
    fn what_a_message_needs_is_found_in_every_branch() {
        let needs =
            &messages("a = { $x ->\n    [one] { b }\n   *[other] { NUMBER($y) } { -term }\n }\nb = B\n")["a"];
        assert_eq!(needs.variables, BTreeSet::from(["x".to_owned(), "y".to_owned()]));
        assert_eq!(needs.messages, BTreeSet::from(["b".to_owned(), "-term".to_owned()]));
    }

    #[test]
    fn languages_that_say_the_same_agree() {
        languages_agree(&[
            (Language::English, ENGLISH),
            (Language::German, "found = { $count }: { $who }.\nend = Ende.\n"),
        ]);
    }

    #[test]
    #[should_panic(expected = "end is missing in de")]
    fn a_message_is_missing() {
        languages_agree(&[(Language::English, ENGLISH), (Language::German, "found = { $count } { $who }\n")]);
    }

    #[test]
    #[should_panic(expected = "found has the values")]
    fn a_value_is_missing() {
        languages_agree(&[
            (Language::English, ENGLISH),
            (Language::German, "found = { $who }\nend = Ende.\n"),
        ]);
    }

    #[test]
    #[should_panic(expected = "start is in de and not in en")]
    fn a_message_is_too_much() {
        let german = "found = { $count } { $who }\nend = Ende.\nstart = Start.\n";
        languages_agree(&[(Language::English, ENGLISH), (Language::German, german)]);
    }

    #[test]
    fn gaps_are_filled_by_words_that_exist() {
        let words = BTreeSet::from(["red".to_owned(), "two".to_owned(), "dynamite-two".to_owned()]);
        assert!(fills("colour-{colour}", "colour-red", &words));
        assert!(!fills("colour-{colour}", "colour-orange", &words));
        assert!(fills("part-{}-{}-name", "part-red-dynamite-two-name", &words));
        assert!(!fills("part-{}-{}", "part-red", &words));
        assert!(fills("client-${kind}", "client-two", &words));
        assert!(!fills("{everything}", "red", &words));
    }
}
