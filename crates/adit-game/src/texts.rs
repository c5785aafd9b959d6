//! Texts in the reader's language.

use crate::{Part, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

crate::words! {
    /// A language that people read.
    pub enum Language as "language" {
        English = "en", German = "de", French = "fr", Dutch = "nl",
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

/// The texts of one language, and the names of those who play. A copy shares the texts.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Arc<[Option<String>]>,
}

/// What every game says alike.
fn common(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../texts/en.ftl"),
        Language::German => include_str!("../texts/de.ftl"),
        Language::French => include_str!("../texts/fr.ftl"),
        Language::Dutch => include_str!("../texts/nl.ftl"),
    }
}

impl Texts {
    /// The texts in these Fluent sources, and what every game says alike. Nobody has a name.
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
        for source in [common(language)].iter().chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("texts in {language}: {faults:?}"));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("texts in {language}: {faults:?}"));
        }
        Texts { language, bundle: Arc::new(bundle), names: Arc::default() }
    }

    /// The same texts for a table at which the players have these names, in seat order.
    #[must_use]
    pub fn naming(&self, names: impl IntoIterator<Item = Option<String>>) -> Texts {
        Texts { names: names.into_iter().collect(), ..self.clone() }
    }

    /// The name of a seat: its player's, or else the text `seat-name` of the game.
    pub fn seat(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).cloned().flatten();
        name.unwrap_or_else(|| self.say("seat-name", &[("seat", i64::from(u8::from(seat)).into())]))
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

    /// How a part of a move is called: a seat by its [name](Texts::seat), else the text `part-KIND-WORD`, or else `part-KIND`
    /// with the word as its value `word`, or else the word itself.
    pub fn label(&self, part: &Part) -> String {
        let own = Texts::label_id(part);
        let of_its_kind = format!("part-{}", part.kind);
        if let Some(seat) = Seat::of_part(part).filter(|_| self.has("seat-name")) {
            self.seat(seat)
        } else if self.has(&own) {
            self.say(&own, &[])
        } else if self.has(&of_its_kind) {
            self.say(&of_its_kind, &[("word", part.word.as_ref().into())])
        } else {
            part.word.to_string()
        }
    }

    /// How a move is called: the label of its verb, and those of its other parts. Labels depend on the position, so its view
    /// gives them.
    pub fn phrase_by(&self, parts: &[Part], label: impl Fn(&Part) -> String) -> String {
        let labels: Vec<String> = parts.iter().map(label).collect();
        match (parts, labels.as_slice()) {
            ([first, _, ..], [verb, rest @ ..]) if first.kind == "verb" => {
                self.say("phrase", &[("verb", verb.as_str().into()), ("rest", self.list(rest).into())])
            }
            _ => self.list(labels),
        }
    }

    /// These things one after the other: "wood, stone, food".
    pub fn list<S: Into<String>>(&self, items: impl IntoIterator<Item = S>) -> String {
        let join =
            |list: String, item: String| self.say("listed", &[("list", list.into()), ("item", item.into())]);
        items.into_iter().map(Into::into).reduce(join).unwrap_or_default()
    }

    /// A value behind its label: "Score: 12".
    pub fn labelled<'a>(&self, label: &'a str, value: impl Into<Value<'a>>) -> String {
        self.say("labelled", &[("label", label.into()), ("value", value.into())])
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
        let source = "part-verb-lay = Lay a tile\npart-verb-pass = Pass\n";
        let texts = Texts::new(Language::English, &[source]);
        let parts = |words: [&'static str; 3]| {
            [Part::new("verb", words[0]), Part::new("hex", words[1]), Part::new("hex", words[2])]
        };
        let phrase = |texts: &Texts, parts: &[Part]| texts.phrase_by(parts, |part| texts.label(part));
        assert_eq!(phrase(&texts, &parts(["lay", "G7", "G8"])), "Lay a tile: G7, G8");
        assert_eq!(phrase(&texts, &[Part::new("verb", "pass")]), "Pass");
        let french = Texts::new(Language::French, &["part-verb-lay = Poser\n"]);
        assert_eq!(phrase(&french, &parts(["lay", "G7", "G8"])), "Poser\u{a0}: G7, G8");
    }

    #[test]
    fn a_seat_is_called_by_the_name_of_its_player() {
        let source = "seat-name = Player { $seat }\nnews-laid = { $who } lays a tile\n";
        let texts = Texts::new(Language::English, &[source]);
        let named = texts.naming([None, Some("Ada".to_owned())]);
        let [first, second, third] = [0, 1, 2].map(|number| Seat::new(number).expect("a seat"));
        assert_eq!([first, second, third].map(|seat| named.seat(seat)), ["Player 0", "Ada", "Player 2"]);
        assert_eq!(texts.seat(second), "Player 1");
        assert_eq!(named.label(&Part::new("seat", "s1")), "Ada");
        assert_eq!(named.say("news-laid", &[("who", named.seat(second).into())]), "Ada lays a tile");
    }

    #[test]
    fn things_are_listed_and_labelled_as_the_language_does() {
        let [english, french] =
            [Language::English, Language::French].map(|language| Texts::new(language, &[]));
        assert_eq!(english.list(["wood", "stone", "food"]), "wood, stone, food");
        assert_eq!(english.list(Vec::<String>::new()), "");
        assert_eq!(english.labelled("Score", 12), "Score: 12");
        assert_eq!(french.labelled("Score", 12), "Score\u{a0}: 12");
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
