//! The language that the reader wants, and what this program says in it.

use adit_any::AnyGame;
use adit_game::{Language, Seat, Texts, Value};
use anyhow::{Context as _, bail};

/// The variables that name the reader's language, the strongest first.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The texts of a game and of this program, in one language.
#[derive(Clone)]
pub(crate) struct Speech {
    /// What the game says.
    pub(crate) game: Texts,
    own: Texts,
}

impl Speech {
    /// The texts in the language that was asked for, or else in that of the reader's locale.
    pub(crate) fn new(game: &dyn AnyGame, asked: Option<&str>) -> anyhow::Result<Speech> {
        let known: Vec<Language> =
            Language::ALL.into_iter().filter(|language| game.texts(*language).is_some()).collect();
        // A locale is set for all programs, so it asks for what there is; an option asks for this language and no other.
        let language = asked.map_or_else(
            || {
                Ok(of_locale(variable)
                    .filter(|language| known.contains(language))
                    .unwrap_or(Language::English))
            },
            |word| find(word, &known),
        )?;
        let texts = game.texts(language).with_context(|| format!("{} has no texts", game.id()))?;
        Ok(Speech { game: texts, own: own(language) })
    }

    /// The same at a table at which the players have these names, in seat order.
    pub(crate) fn naming(&self, names: impl IntoIterator<Item = Option<String>>) -> Speech {
        Speech { game: self.game.naming(names), own: self.own.clone() }
    }

    /// A sentence of this program.
    pub(crate) fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.own.say(id, values)
    }

    /// How a seat is called.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.game.seat(seat)
    }
}

/// What this program says, in the language that was asked for, or else in that of the reader's locale.
pub(crate) fn program_texts(asked: Option<&str>) -> anyhow::Result<Texts> {
    let language = match asked {
        Some(word) => find(word, &Language::ALL)?,
        None => of_locale(variable).unwrap_or(Language::English),
    };
    Ok(own(language))
}

fn find(word: &str, known: &[Language]) -> anyhow::Result<Language> {
    match known.iter().find(|language| language.word() == word) {
        Some(language) => Ok(*language),
        None => {
            let known: Vec<_> = known.iter().map(|language| language.word()).collect();
            bail!("there is no language {word:?} here; choose one of {}", known.join(", "))
        }
    }
}

fn own(language: Language) -> Texts {
    Texts::new(language, &[source(language)])
}

/// The sentences of this program as Fluent source.
fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../texts/en.ftl"),
        Language::German => include_str!("../texts/de.ftl"),
        Language::French => include_str!("../texts/fr.ftl"),
        Language::Dutch => include_str!("../texts/nl.ftl"),
    }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// The language of a locale such as `de_AT.UTF-8`, if it is spoken here. An empty variable says nothing.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let locale = LOCALE.into_iter().filter_map(variable).find(|locale| !locale.is_empty())?;
    Language::from_word(locale.split(['_', '-', '.', '@']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_testkit::laws::blemish;
    use adit_testkit::messages::{Sayable, every_message_is_said, ids, languages_agree};

    #[test]
    fn the_strongest_variable_of_the_locale_decides() {
        let locale = |set: &[(&str, &str)]| {
            of_locale(|name| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(locale(&[("LANG", "de_AT.UTF-8")]), Some(Language::German));
        assert_eq!(locale(&[("LANG", "de_DE"), ("LC_ALL", "nl")]), Some(Language::Dutch));
        assert_eq!(
            locale(&[("LC_ALL", ""), ("LC_MESSAGES", "fr-CA"), ("LANG", "de")]),
            Some(Language::French)
        );
        assert_eq!(locale(&[("LC_ALL", "C"), ("LANG", "de")]), None);
        assert_eq!(locale(&[]), None);
    }

    #[test]
    fn all_languages_say_the_same_in_plain_words() {
        languages_agree(&Language::ALL.map(|language| (language, source(language))));
        for language in Language::ALL {
            let texts = own(language);
            for id in ids(source(language)) {
                for line in texts.say(&id, &[]).lines() {
                    assert_eq!(blemish(line.trim(), language), None, "{id} in {language}: {line}");
                }
            }
        }
    }

    #[test]
    fn every_sentence_is_said_somewhere() {
        let sources = [format!("{}/src", env!("CARGO_MANIFEST_DIR")).into()];
        every_message_is_said(source(Language::English), &sources, Sayable::default());
    }
}
