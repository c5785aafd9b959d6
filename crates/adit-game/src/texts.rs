//! Texts in the reader's language.

use crate::Part;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

crate::words! {
    /// A language that people read.
    pub enum Language as "language" {
        /// English.
        English = "en",
        /// German.
        German = "de",
        /// French.
        French = "fr",
        /// Dutch.
        Dutch = "nl",
    }
}

/// A value inside a text.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A number, by which a language may choose its plural.
    Number(i64),
    /// A name or a text of its own.
    Text(std::borrow::Cow<'a, str>),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts in these Fluent sources.
    ///
    /// # Panics
    /// If a source is not valid Fluent or says the same twice. The sources are part of the program; a test
    /// of each game reads them all.
    pub fn new(language: Language, sources: &[&str]) -> Texts {
        let identifier: LanguageIdentifier =
            language.word().parse().expect("the word of a language is its tag");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolating marks would show up as stray characters in a terminal.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("texts in {language}: {faults:?}"));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("texts in {language}: {faults:?}"));
        }
        Texts { language, bundle }
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there a text with this id?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The id of the label that is a part's own. Dots are no letters of ids and become hyphens: `part-team-s0-1`.
    pub fn label_id(part: &Part) -> String {
        format!("part-{}-{}", part.kind, part.word.replace('.', "-"))
    }

    /// How a part of a move is called: the text `part-KIND-WORD`, or else `part-KIND` with the word as its value `word`,
    /// or else the word itself.
    pub fn label(&self, part: &Part) -> String {
        let own = Texts::label_id(part);
        let of_its_kind = format!("part-{}", part.kind);
        if self.has(&own) {
            self.say(&own, &[])
        } else if self.has(&of_its_kind) {
            self.say(&of_its_kind, &[("word", part.word.as_ref().into())])
        } else {
            part.word.to_string()
        }
    }

    /// How a move is called: the label of its verb, and behind a colon those of its other parts.
    pub fn phrase(&self, parts: &[Part]) -> String {
        let labels: Vec<String> = parts.iter().map(|part| self.label(part)).collect();
        match (parts, labels.as_slice()) {
            ([first, _, ..], [verb, rest @ ..]) if first.kind == "verb" => {
                // French sets a space before a colon.
                let colon = if self.language == Language::French { "\u{a0}: " } else { ": " };
                let verb = verb.trim_end_matches([':', ' ', '\u{a0}']);
                format!("{verb}{colon}{}", rest.join(", "))
            }
            _ => labels.join(", "),
        }
    }

    /// The text with this id. A text that is missing shows as its id in brackets.
    pub fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Text(text) => FluentValue::from(text.as_ref()),
            };
            arguments.set((*name).to_owned(), value);
        }
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut faults).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_chooses_its_plural() {
        let texts = Texts::new(
            Language::English,
            &["stones = { $count ->\n    [one] one stone\n   *[other] { $count } stones\n }\n"],
        );
        assert_eq!(texts.say("stones", &[("count", 1.into())]), "one stone");
        assert_eq!(texts.say("stones", &[("count", 3.into())]), "3 stones");
        assert_eq!(texts.say("gems", &[]), "[gems]");
    }

    #[test]
    fn a_move_is_called_by_its_verb_and_its_other_parts() {
        let source = "part-verb-lay = Lay a tile\npart-verb-pass = Pass\npart-verb-swap = Swap:\n";
        let texts = Texts::new(Language::English, &[source]);
        let parts = |words: [&'static str; 3]| {
            [Part::new("verb", words[0]), Part::new("hex", words[1]), Part::new("hex", words[2])]
        };
        assert_eq!(texts.phrase(&parts(["lay", "G7", "G8"])), "Lay a tile: G7, G8");
        assert_eq!(texts.phrase(&parts(["swap", "G7", "G8"])), "Swap: G7, G8");
        assert_eq!(texts.phrase(&[Part::new("verb", "pass")]), "Pass");
        let french = Texts::new(Language::French, &["part-verb-lay = Poser\n"]);
        assert_eq!(french.phrase(&parts(["lay", "G7", "G8"])), "Poser\u{a0}: G7, G8");
    }

    #[test]
    fn a_part_has_a_label_of_its_own_or_of_its_kind() {
        let source = "part-colour-red = rot\npart-order = Auftrag { $word }\npart-team-s0-1 = Grün 1\n";
        let texts = Texts::new(Language::German, &[source]);
        assert_eq!(texts.label(&Part::new("colour", "red")), "rot");
        assert_eq!(texts.label(&Part::new("order", "7")), "Auftrag 7");
        assert_eq!(texts.label(&Part::new("team", "s0.1")), "Grün 1");
        assert_eq!(texts.label(&Part::new("hex", "G7")), "G7");
    }
}
