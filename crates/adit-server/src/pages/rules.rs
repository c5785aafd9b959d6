//! The reference of each game: its rules in numbered clauses, with an address for every clause.

use super::layout::page;
use crate::access::Reader;
use crate::{App, Fault};
use adit_manual::{Reference, clause, scrolling};
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// The games with rules.
pub(crate) async fn list(State(app): State<App>, Reader(language): Reader) -> Markup {
    let library = &app.tables.shared.library;
    let texts = library.server(language);
    let body = html! {
        h1 { (texts.say("rules-title")) }
        ul.tables {
            @for game in app.tables.shared.games {
                li {
                    a href=(format!("/rules/{}", game.id())) {
                        span.what { (library.game(game.id(), language).say("game-name", &[])) }
                    }
                }
            }
        }
    };
    page(&texts, &texts.say("rules-title"), &body, None)
}

/// The numbers of all clauses of a game, in order. They are part of the program, so they are read once.
pub(super) fn clauses(game: &str) -> &'static [String] {
    static CLAUSES: LazyLock<HashMap<&str, Vec<String>>> = LazyLock::new(|| {
        Reference::all().map(|(game, reference)| (game, sorted_clauses(reference.whole()))).collect()
    });
    CLAUSES.get(game).map_or(&[], Vec::as_slice)
}

fn sorted_clauses(markdown: &str) -> Vec<String> {
    let mut clauses: Vec<String> = anchored(markdown).1.into_iter().collect();
    clauses.sort();
    clauses
}

/// The reference of a game.
pub(crate) async fn rules(
    State(app): State<App>,
    Reader(language): Reader,
    Path(id): Path<String>,
) -> Result<Markup, Fault> {
    let game = adit_any::find(app.tables.shared.games, &id).map_err(|_| Fault::NoPage)?;
    let text = Reference::of(&id).ok_or(Fault::NoPage)?.for_players();
    let texts = app.tables.shared.library.server(language);
    let name = app.tables.shared.library.game(game.id(), language).say("game-name", &[]);
    let body = html! {
        h1 { (texts.say("rulebook-reference")) " · " (name) }
        p.hint.rules-note {
            (texts.say("rules-note")) " "
            @if game.manual().is_some() {
                a href=(format!("/rules/{id}")) { (texts.say("rules-rulebook")) }
            }
        }
        details.card.contents {
            summary { (texts.say("rules-contents")) }
            ol lang="en" {
                @for (number, title) in contents(text) {
                    li { a href={ "#" (number) } { (number) " " (title) } }
                }
            }
        }
        article.rules lang="en" { (PreEscaped(render(text))) }
    };
    Ok(page(&texts, &format!("{} · {name}", texts.say("rules-title")), &body, None))
}

/// The chapters: their numbers and titles.
fn contents(markdown: &str) -> Vec<(&str, &str)> {
    let titles = markdown.lines().filter_map(|line| line.strip_prefix("## "));
    titles
        .filter_map(|title| {
            clause(title).map(|number| (number, title[number.len()..].trim_start_matches(['.', ':', ' '])))
        })
        .collect()
}

#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
/// The text as HTML. Headings, paragraphs, list items and table cells that begin with a clause can be linked to, and
/// wherever a clause is named the text leads to it.
fn render(markdown: &str) -> String {
    let (events, clauses) = anchored(markdown);
    let mut linked = Vec::new();
    // Headings lead to themselves, and what is quoted as it is stays as it is.
    let mut inside = 0_u32;
    for event in events {
        match &event {
            Event::Start(Tag::Heading { .. } | Tag::CodeBlock(_) | Tag::Link { .. }) => inside += 1,
            Event::End(TagEnd::Heading(_) | TagEnd::CodeBlock | TagEnd::Link) => inside -= 1,
            Event::Text(text) if inside == 0 => {
                linked.extend(references(text, &clauses));
                continue;
            }
            _ => {}
        }
        linked.push(event);
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, linked.into_iter());
    text
}

#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
/// What the text is made of, with an address at each clause, and all clauses.
fn anchored(markdown: &str) -> (Vec<Event<'_>>, HashSet<String>) {
    let mut seen = HashSet::new();
    let mut events: Vec<Event<'_>> = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            Event::Text(text) => {
                let begins = matches!(
                    events.last(),
                    Some(Event::Start(
                        Tag::Paragraph | Tag::Heading { .. } | Tag::Item | Tag::TableCell | Tag::Strong
                    ))
                );
                let number = clause(&text).filter(|_| begins).map(str::to_owned);
                if let Some(number) = number.filter(|number| seen.insert(number.clone())) {
                    let anchor = html! { a.clause id=(number) href={ "#" (number) } { (number) } };
                    events.push(Event::InlineHtml(anchor.into_string().into()));
                    events.push(Event::Text(text[number.len()..].to_owned().into()));
                } else {
                    events.push(Event::Text(text));
                }
            }
            other => events.extend(scrolling(other)),
        }
    }
    (events, seen)
}

/// A text in which the clauses that it names are links.
fn references(text: &str, clauses: &HashSet<String>) -> Vec<Event<'static>> {
    let mut found = Vec::new();
    let mut plain = 0;
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    let mut from = 0;
    while let Some(begin) = text[from..].find(is_part).map(|offset| from + offset) {
        let end = text[begin..].find(|letter| !is_part(letter)).map_or(text.len(), |offset| begin + offset);
        let word = text[begin..end].trim_end_matches(['.', '-']);
        if clause(word) == Some(word) && clauses.contains(word) {
            found.push(Event::Text(text[plain..begin].to_owned().into()));
            let link = html! { a href={ "#" (word) } { (word) } };
            found.push(Event::InlineHtml(link.into_string().into()));
            plain = begin + word.len();
        }
        from = end;
    }
    found.push(Event::Text(text[plain..].to_owned().into()));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_has_an_address() {
        let html = render(
            "## XY-8 Building\n\nXY-8.2 A tile *lies*. See XY-8.3.\n\n| R-14 | never |\n|---|---|\n| R-15 | <b> |\n",
        );
        for anchor in ["id=\"XY-8\"", "id=\"XY-8.2\"", "id=\"R-14\"", "id=\"R-15\""] {
            assert!(html.contains(anchor), "{anchor} in {html}");
        }
        assert!(!html.contains("id=\"XY-8.3\"") && !html.contains("<b>"), "{html}");
    }

    #[test]
    fn where_a_clause_is_named_the_text_leads_to_it() {
        let html = render(
            "## XY-8 Building\n\nXY-8.2 As XY-8.1 (R-14), not XY-9.\n\nXY-8.1 See XY-8.2.\n\nR-14 So it is.\n",
        );
        for link in [
            "<a href=\"#XY-8.1\">XY-8.1</a> (<a href=\"#R-14\">R-14</a>), not XY-9.",
            "See <a href=\"#XY-8.2\">XY-8.2</a>.",
        ] {
            assert!(html.contains(link), "{link} in {html}");
        }
    }

    #[test]
    fn no_rule_names_a_clause_that_is_not_there() {
        for (game, reference) in Reference::all() {
            let text = reference.whole();
            let (_, clauses) = anchored(text);
            let letters = |word: &str| word.split('-').next().unwrap_or_default().to_owned();
            let known: HashSet<String> = clauses.iter().map(|number| letters(number)).collect();
            let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
            for word in text.split(|letter| !is_part(letter)).map(|word| word.trim_end_matches(['.', '-'])) {
                if clause(word) == Some(word)
                    && known.contains(&letters(word))
                    && word.contains(|c: char| c.is_ascii_digit())
                {
                    assert!(clauses.contains(word), "{game} names {word}");
                }
            }
        }
    }

    #[test]
    fn the_contents_lead_to_chapters() {
        let text = "# Game\n\n## XY-8 Building\n\nXY-8.1 A tile.\n\n### XY-8.2 More\n\n## Without a number\n";
        assert_eq!(contents(text), [("XY-8", "Building")]);
        assert!(render(text).contains("id=\"XY-8\""));
    }

    #[test]
    fn every_rule_of_every_game_leads_to_a_clause() {
        for (game, reference) in Reference::all() {
            let text = reference.whole();
            let html = render(text);
            let clauses = text.lines().filter_map(clause).filter(|clause| clause.contains('.'));
            for number in clauses {
                assert!(html.contains(&format!("id=\"{number}\"")), "{game}: {number}");
            }
        }
    }
}
