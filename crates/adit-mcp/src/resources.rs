//! What an agent can read: the rulebooks, the references, and how moves are said.

use crate::Agent;
use adit_any::AnyGame;
use adit_game::Language;
use adit_manual::{Reference, Rulebook};
use rmcp::model::{ReadResourceResult, Resource, ResourceContents};

const KIND: &str = "text/markdown";
const NOTATION: &str = "adit://notation";

fn rulebook(game: &str, language: Language) -> String {
    format!("adit://{game}/rulebook/{}", language.word())
}

fn reference(game: &str) -> String {
    format!("adit://{game}/reference")
}

/// Everything that can be read.
pub(crate) fn list(agent: &Agent) -> Vec<Resource> {
    let mut all = Vec::new();
    let mut tell = |uri: String, title: String, about: &str| {
        all.push(
            Resource::new(uri, title.clone()).with_title(title).with_description(about).with_mime_type(KIND),
        );
    };
    for game in agent.games() {
        for language in Language::ALL.into_iter().filter(|_| game.manual().is_some()) {
            let name = agent.texts(*game, language).say("game-name", &[]);
            let title = format!("{name}: rulebook ({})", language.word());
            tell(rulebook(game.id(), language), title, "The rules for players, with examples");
        }
        if Reference::of(game.id()).is_some() {
            let name = agent.texts(*game, Language::English).say("game-name", &[]);
            tell(
                reference(game.id()),
                format!("{name}: rules in numbered clauses"),
                "The rules that refusals name, in English",
            );
        }
    }
    tell(NOTATION.to_owned(), "How moves are said".to_owned(), "The words of all moves of all games");
    all
}

/// What stands at an address.
pub(crate) fn read(agent: &Agent, uri: &str) -> Option<ReadResourceResult> {
    let text = if uri == NOTATION { Some(adit_any::notation_page(agent.games())) } else { None };
    let text = text.or_else(|| agent.games().iter().find_map(|game| of_game(*game, uri)))?;
    Some(ReadResourceResult::new(vec![ResourceContents::text(text, uri).with_mime_type(KIND)]))
}

fn of_game(game: &'static dyn AnyGame, uri: &str) -> Option<String> {
    if uri == reference(game.id()) {
        return Reference::of(game.id()).map(|reference| reference.for_players().to_owned());
    }
    let language = Language::ALL.into_iter().find(|language| rulebook(game.id(), *language) == uri)?;
    let book = Rulebook::of(game).ok()?;
    let (title, _) = book.sections(language);
    let sections = book.texts(language).into_iter();
    let sections =
        sections.map(|section| format!("## {}\n\n{}\n", section.title, without_pictures(section.text)));
    Some(format!("# {title}\n\n{}", sections.collect::<Vec<_>>().join("\n")))
}

/// The text with what pictures show in place of the pictures.
pub(crate) fn without_pictures(markdown: &str) -> String {
    let line = |line: &str| match line.strip_prefix("![").and_then(|rest| rest.split_once("](picture:")) {
        Some((about, _)) => format!("*{about}*\n"),
        None => format!("{line}\n"),
    };
    markdown.lines().map(line).collect::<String>().trim_end().to_owned()
}
