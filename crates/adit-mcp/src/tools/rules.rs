//! Searching the rules.

use super::Tooled;
use crate::arguments::Tongue;
use crate::asking::Asking;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::resources::without_pictures;
use crate::wording::{bullets, counted, listed};
use adit_any::AnyGame;
use adit_game::Language;
use adit_manual::{Reference, Rulebook};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

/// As many places are named at most.
const NAMED: usize = 10;
/// How many characters are shown around what was found.
const AROUND: usize = 160;

/// Search the rules of a game: the rulebook for players in your language, and the rules in numbered clauses, which are in English.
/// Give words to search for, or the id of a section or the number of a clause to read it. Without any of them, the contents are listed.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    /// The id of the game. Not needed if you sit at one table only.
    #[serde(default)]
    game: Option<String>,
    /// Words to search for; places that have more of them come first.
    #[serde(default)]
    words: Option<String>,
    /// The id of a section of the rulebook, to read it.
    #[serde(default)]
    section: Option<String>,
    /// The number of a clause, such as a refusal names it, to read it.
    #[serde(default)]
    clause: Option<String>,
    /// The language of the rulebook.
    #[serde(default)]
    language: Option<Tongue>,
}

impl Tooled for Rules {
    const NAME: &'static str = "rules";
    const TITLE: &'static str = "Search the rules";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let game = match &self.game {
            Some(id) => asking.agent.game(id)?,
            None => {
                let chair = asking.chair(None, None).map_err(|_| {
                    let known = listed(asking.agent.games().iter().map(|game| game.id()));
                    Fault::Arguments(format!("name the `game`: {known}"))
                })?;
                let about: crate::bodies::About = asking.get(&chair.link, "", language).await?;
                asking.agent.game(&about.game)?
            }
        };
        let places = places(game, language);
        match (&self.clause, &self.section, &self.words) {
            (Some(number), ..) => read(game, &places, number.trim(), "clause"),
            (None, Some(id), _) => read(game, &places, id.trim(), "section"),
            (None, None, Some(words)) => Ok(search(&places, words)),
            (None, None, None) => Ok(contents(game, &places)),
        }
    }
}

/// A section of the rulebook, or a clause.
struct Place {
    kind: &'static str,
    id: String,
    title: String,
    text: String,
    /// Where in the rulebook a clause is explained.
    explained: Option<String>,
}

fn places(game: &'static dyn AnyGame, language: Language) -> Vec<Place> {
    let book = Rulebook::of(game).ok();
    let sections = book.iter().flat_map(|book| book.texts(language)).map(|section| Place {
        kind: "section",
        id: section.id,
        title: section.title,
        text: without_pictures(section.text),
        explained: None,
    });
    let clauses = Reference::of(game.id()).map(Reference::clauses).unwrap_or_default();
    let clauses = clauses.into_iter().map(|clause| Place {
        kind: "clause",
        id: clause.number.to_owned(),
        title: String::new(),
        text: clause.text.to_owned(),
        explained: book.as_ref().and_then(|book| book.section_of(clause.number)).map(str::to_owned),
    });
    sections.chain(clauses).collect()
}

fn data(place: &Place) -> Value {
    json!({ "kind": place.kind, "id": place.id, "title": place.title, "text": place.text, "explained_in": place.explained })
}

/// One place, whole.
fn read(game: &dyn AnyGame, places: &[Place], id: &str, kind: &str) -> Result<Reply, Fault> {
    let found = places.iter().find(|place| place.kind == kind && place.id.eq_ignore_ascii_case(id));
    let Some(place) = found else {
        return Err(Fault::NotFound(format!(
            "the rules of {} have no {kind} {id:?}; `rules` without it lists the contents, and `words` searches",
            game.id()
        )));
    };
    let text = match (&place.explained, place.title.is_empty()) {
        (Some(section), _) => {
            format!("{}\n\nThe section `{section}` of the rulebook explains it.", place.text)
        }
        (None, false) => format!("## {}\n\n{}", place.title, place.text),
        (None, true) => place.text.clone(),
    };
    Ok(Reply::new(text, json!({ "places": [data(place)] })))
}

/// The places that have most of the words.
fn search(places: &[Place], words: &str) -> Reply {
    let wanted: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let mut found: Vec<(usize, &Place)> = Vec::new();
    for place in places {
        let (title, text) = (place.title.to_lowercase(), place.text.to_lowercase());
        let has = |word: &&String| text.contains(word.as_str()) || title.contains(word.as_str());
        let in_title = wanted.iter().filter(|word| title.contains(word.as_str())).count();
        let all = wanted.iter().filter(has).count();
        if all > 0 {
            // What is written for players counts as much as one word more.
            let for_players = usize::from(place.kind == "section");
            found.push((2 * (all + for_players) + in_title, place));
        }
    }
    // The order of the rules where as much was found.
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    let count = found.len();
    found.truncate(NAMED);
    let lines = found.iter().map(|(_, place)| {
        let title = if place.title.is_empty() { String::new() } else { format!(" {}", place.title) };
        format!("{} `{}`{title}: {}", place.kind, place.id, around(&place.text, &wanted))
    });
    let text = match count {
        0 => "Nothing was found. Use other words, or fewer; clauses are in English.".to_owned(),
        _ => format!(
            "{} found, the best first. Read one with its `section` or `clause`.\n{}",
            counted(count, "place"),
            bullets(lines)
        ),
    };
    let places: Vec<Value> = found.iter().map(|(_, place)| data(place)).collect();
    Reply::new(text, json!({ "count": count, "places": places }))
}

/// The text around the first of the words, in one line.
fn around(text: &str, words: &[String]) -> String {
    let letters: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
    let plain: String =
        letters.iter().map(|letter| letter.to_lowercase().next().unwrap_or(*letter)).collect();
    let place = words.iter().filter_map(|word| plain.find(word.as_str())).min().unwrap_or(0);
    let place = plain[..place].chars().count();
    let begin = place.saturating_sub(AROUND / 2);
    let end = letters.len().min(begin + AROUND);
    let shown: String = letters[begin..end].iter().collect();
    format!(
        "{}{}{}",
        if begin > 0 { "…" } else { "" },
        shown.trim(),
        if end < letters.len() { "…" } else { "" }
    )
}

/// The sections of the rulebook and the chapters of the reference.
fn contents(game: &dyn AnyGame, places: &[Place]) -> Reply {
    let of = |kind: &'static str| places.iter().filter(move |place| place.kind == kind);
    let sections = of("section").map(|place| format!("`{}`: {}", place.id, place.title));
    let chapters =
        of("clause").filter_map(|place| place.text.strip_prefix("## ")?.lines().next().map(str::to_owned));
    let text = format!(
        "Sections of the rulebook of {}:\n{}\nChapters of the rules in numbered clauses:\n{}",
        game.id(),
        bullets(sections),
        bullets(chapters)
    );
    let ids: Vec<Value> = places
        .iter()
        .map(|place| json!({ "kind": place.kind, "id": place.id, "title": place.title }))
        .collect();
    Reply::new(text, json!({ "places": ids }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(kind: &'static str, id: &str, title: &str, text: &str) -> Place {
        Place { kind, id: id.to_owned(), title: title.to_owned(), text: text.to_owned(), explained: None }
    }

    #[test]
    fn places_with_more_of_the_words_come_first() {
        let places = [
            place("section", "goal", "The goal", "Take stones."),
            place("section", "stones", "Stones", "Take them, one by one."),
            place("clause", "XY-1", "", "XY-1 Nobody takes a STONE twice; take it once."),
        ];
        let reply = search(&places, "take stone");
        let found: Vec<&str> = reply.data["places"]
            .as_array()
            .expect("places")
            .iter()
            .filter_map(|place| place["id"].as_str())
            .collect();
        assert_eq!(found, ["stones", "goal", "XY-1"]);
        assert_eq!(search(&places, "dragon").data["count"], 0);
        assert!(search(&places, "").text.starts_with("Nothing"));
    }

    #[test]
    fn what_stands_around_a_word_is_cut_between_letters() {
        let text = format!("{} Größe {}", "ä".repeat(200), "ß".repeat(200));
        let shown = around(&text, &["größe".to_owned()]);
        assert!(shown.contains("Größe") && shown.starts_with('…') && shown.ends_with('…'), "{shown}");
        assert_eq!(around("short", &["other".to_owned()]), "short");
    }
}
