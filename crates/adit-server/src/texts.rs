//! The server's own sentences, and those of the games, in the reader's language.

use crate::school::School;
use adit_any::Games;
use adit_game::{Language, Texts, Value};
use std::collections::HashMap;
use std::sync::Arc;

/// The Fluent source of the server's own sentences.
pub(crate) fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../texts/en.ftl"),
        Language::German => include_str!("../texts/de.ftl"),
        Language::French => include_str!("../texts/fr.ftl"),
        Language::Dutch => include_str!("../texts/nl.ftl"),
    }
}

/// The ids of the sentences of a Fluent source.
pub(crate) fn ids(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id))
}

/// The server's own sentences in one language.
pub struct ServerTexts(Texts);

impl ServerTexts {
    fn new(language: Language) -> ServerTexts {
        ServerTexts(Texts::new(language, &[source(language)]))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// A sentence.
    pub fn say(&self, id: &str) -> String {
        self.0.say(id, &[])
    }

    /// A sentence with values in it.
    pub fn tell(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.0.say(id, values)
    }

    /// Things one after the other.
    pub fn list<S: Into<String>>(&self, items: impl IntoIterator<Item = S>) -> String {
        self.0.list(items)
    }
}

/// All sentences in all languages.
pub(crate) struct Library {
    server: HashMap<Language, Arc<ServerTexts>>,
    games: HashMap<(&'static str, Language), Arc<Texts>>,
    pub(crate) school: School,
}

impl Library {
    /// Reads everything once. A game that lacks a language speaks English there.
    pub(crate) fn new(games: Games) -> Library {
        let school = School::new(games);
        let mut library = Library { server: HashMap::new(), games: HashMap::new(), school };
        for language in Language::ALL {
            library.server.insert(language, Arc::new(ServerTexts::new(language)));
            for game in games {
                let texts = game.texts(language).or_else(|| game.texts(Language::English));
                let texts = texts.unwrap_or_else(|| Texts::new(language, &[]));
                library.games.insert((game.id(), language), Arc::new(texts));
            }
        }
        library
    }

    pub(crate) fn server(&self, language: Language) -> Arc<ServerTexts> {
        self.server[&language].clone()
    }

    /// The sentences of the game with this id.
    pub(crate) fn game(&self, game: &'static str, language: Language) -> Arc<Texts> {
        let found = self.games.get(&(game, language));
        found.cloned().unwrap_or_else(|| Arc::new(Texts::new(language, &[])))
    }
}

/// The best language of an `Accept-Language` header that is spoken here.
pub(crate) fn accepted(header: &str) -> Language {
    let wish = |part: &str| {
        let mut fields = part.split(';');
        let tag = fields.next()?.trim().split('-').next()?.to_ascii_lowercase();
        let weight = fields.find_map(|field| field.trim().strip_prefix("q=")?.parse::<f32>().ok());
        Some((Language::from_word(&tag)?, weight.unwrap_or(1.0)))
    };
    let mut best = (Language::English, 0.0);
    for (language, weight) in header.split(',').filter_map(wish) {
        if weight > best.1 {
            best = (language, weight);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FaultKind;

    /// All text of the files below a folder of this crate.
    fn sources(folder: &str, into: &mut String) {
        let path = format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(path).expect("a folder").map(|file| file.expect("a file")) {
            let name = format!("{folder}/{}", file.file_name().to_string_lossy());
            if file.path().is_dir() {
                sources(&name, into);
            } else {
                into.push_str(&std::fs::read_to_string(file.path()).expect("a text"));
            }
        }
    }

    #[test]
    fn every_language_has_every_sentence() {
        let english: Vec<&str> = ids(source(Language::English)).collect();
        assert!(english.len() > 50);
        for language in Language::ALL {
            assert_eq!(ids(source(language)).collect::<Vec<_>>(), english, "{language}");
        }
    }

    /// What people read in a source, line by line: without ids, comments and keys of variants, and with a name for each value.
    fn read_by_people(source: &str) -> impl Iterator<Item = String> {
        let lines = source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        lines.map(|line| {
            let said =
                line.split_once(" = ").filter(|_| !line.starts_with(' ')).map_or(line, |(_, said)| said);
            let said = said.trim().trim_start_matches('*');
            let said =
                if said.starts_with('[') { said.split_once("] ").map_or("", |(_, said)| said) } else { said };
            let mut plain = String::new();
            for (place, piece) in said.split("{ $").enumerate() {
                let rest = piece.split_once(" }").map(|(_, rest)| rest);
                plain += if place == 0 { "" } else { "Anna" };
                plain += if place == 0 { piece } else { rest.unwrap_or_default() };
            }
            plain.trim_start_matches("} ").trim_matches(['}', ' ']).to_owned()
        })
    }

    #[test]
    fn nobody_reads_ids_doubled_words_or_wrong_spaces() {
        for language in Language::ALL {
            let mut count = 0;
            for said in read_by_people(source(language)).filter(|said| !said.is_empty()) {
                assert_eq!(adit_testkit::laws::blemish(&said, language), None, "{language}: {said}");
                assert!(!said.contains(['{', '}', '$']), "{language}: {said}");
                count += 1;
            }
            assert!(count > 200, "{language}: {count}");
        }
        let blemished = |said: &str, language| {
            read_by_people(said).any(|said| adit_testkit::laws::blemish(&said, language).is_some())
        };
        assert!(blemished("client-won = { $who } { $who } wins.", Language::English));
        assert!(blemished("bot = { $bot ->\n   *[other] robot : { $bot }\n }", Language::French));
    }

    #[test]
    fn every_sentence_is_said_somewhere_and_the_client_is_given_what_it_says() {
        let (mut server, mut client) = (String::new(), String::new());
        sources("src", &mut server);
        sources("web", &mut client);
        for id in ids(source(Language::English)) {
            if id.starts_with("client-") {
                assert!(client.contains(&format!("'{id}'")), "the client does not say {id}");
                continue;
            }
            let is_fault = FaultKind::ALL.iter().any(|kind| kind.text_id() == id);
            let by_prefix = server.contains(&format!("\"{id} = \""));
            assert!(is_fault || by_prefix || server.contains(&format!("\"{id}\"")), "nothing says {id}");
        }
        for said in client.split("'client-").skip(1).filter_map(|rest| rest.split('\'').next()) {
            let id = format!("client-{said}");
            assert!(ids(source(Language::English)).any(|known| known == id), "the client is not given {id}");
        }
    }

    #[test]
    fn the_heaviest_language_that_is_spoken_here_is_chosen() {
        assert_eq!(accepted("de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(accepted("it, nl;q=0.5, fr;q=0.7"), Language::French);
        assert_eq!(accepted(""), Language::English);
        assert_eq!(accepted("q=;;;,,de;q=x"), Language::German);
    }
}
