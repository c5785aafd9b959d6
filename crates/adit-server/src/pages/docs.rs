//! The documentation: the same pages from which mdBook makes a site. `SUMMARY.md` is the contents.

use super::layout::page;
use crate::access::Reader;
use crate::{App, Fault};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{PreEscaped, html};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd};
use rust_embed::RustEmbed;
use std::collections::HashSet;

#[derive(RustEmbed)]
#[folder = "../../docs/"]
struct Docs;

/// The page that stands before all others.
const FIRST: &str = "index.md";

/// A line of the contents.
#[derive(Debug, PartialEq, Eq)]
enum Line {
    /// The title of a part.
    Part(String),
    /// A page: its title and its file.
    Page(String, String),
}

fn text(file: &str) -> Option<String> {
    Docs::get(file).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// The address of a page, by its file.
fn address(file: &str) -> String {
    if file == FIRST { "/docs".to_owned() } else { format!("/docs/{}", file.trim_end_matches(".md")) }
}

/// The contents.
fn contents(summary: &str) -> Vec<Line> {
    let part = |line: &str| line.strip_prefix("# ").map(|title| Line::Part(title.to_owned()));
    let page = |line: &str| {
        let line = line.trim_start().trim_start_matches("- ").strip_prefix('[')?;
        let (title, file) = line.strip_suffix(')')?.split_once("](")?;
        Some(Line::Page(title.to_owned(), file.trim_start_matches("./").to_owned()))
    };
    // The title of the file itself is not a part.
    summary.lines().skip(1).filter_map(|line| part(line).or_else(|| page(line))).collect()
}

/// The first page.
pub(crate) async fn first(State(app): State<App>, reader: Reader) -> Result<Response, Fault> {
    shown(&app, reader, FIRST)
}

/// A page, or a picture of one.
pub(crate) async fn docs(
    State(app): State<App>,
    reader: Reader,
    Path(path): Path<String>,
) -> Result<Response, Fault> {
    if path.ends_with(".svg") {
        let file = Docs::get(&path).ok_or(Fault::NoPage)?;
        let about = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
        return Ok((about, file.data.into_owned()).into_response());
    }
    shown(&app, reader, &format!("{path}.md"))
}

fn shown(app: &App, Reader(language): Reader, file: &str) -> Result<Response, Fault> {
    let lines = contents(&text("SUMMARY.md").unwrap_or_default());
    let place = lines.iter().position(|line| matches!(line, Line::Page(_, page) if page == file));
    let (Some(place), Some(markdown)) = (place, text(file)) else { return Err(Fault::NoPage) };
    let pages = |lines: &[Line]| -> Vec<(String, String)> {
        let page = |line: &Line| match line {
            Line::Page(title, file) => Some((title.clone(), address(file))),
            Line::Part(_) => None,
        };
        lines.iter().filter_map(page).collect()
    };
    let (before, after) = (pages(&lines[..place]), pages(&lines[place + 1..]));
    let title = match &lines[place] {
        Line::Page(title, _) | Line::Part(title) => title.clone(),
    };
    let texts = app.tables.shared.library.server(language);
    let body = html! {
        div.rulebook.docs {
            nav.contents.card aria-label=(texts.say("rules-contents")) lang="en" {
                @for line in &lines {
                    @match line {
                        Line::Part(title) => p.part { (title) },
                        Line::Page(title, page) => a href=(address(page)) aria-current=[(page == file).then_some("page")] { (title) },
                    }
                }
            }
            div lang="en" {
                article.rules { (PreEscaped(render(&markdown, file))) }
                nav.turn aria-label=(texts.say("docs-turn")) {
                    @if let Some((title, address)) = before.last() { a.button rel="prev" href=(address) { "← " (title) } }
                    @if let Some((title, address)) = after.first() { a.button rel="next" href=(address) { (title) " →" } }
                }
            }
        }
    };
    Ok(page(&texts, &title, &body, None).into_response())
}

/// The address inside a page that a heading has, as mdBook makes it.
fn anchor(title: &str) -> String {
    let letter = |letter: char| match letter {
        _ if letter.is_alphanumeric() || letter == '-' || letter == '_' => Some(letter.to_ascii_lowercase()),
        _ if letter.is_whitespace() => Some('-'),
        _ => None,
    };
    title.trim().chars().filter_map(letter).collect()
}

/// An anchor that no heading before has.
fn fresh_anchor(title: &str, taken: &mut HashSet<String>) -> String {
    let plain = anchor(title);
    let mut fresh = plain.clone();
    for number in 1.. {
        if taken.insert(fresh.clone()) {
            break;
        }
        fresh = format!("{plain}-{number}");
    }
    fresh
}

/// The address to which a link of a page leads.
fn link(target: &str, file: &str) -> String {
    let is_elsewhere = target.contains("://") || target.starts_with(['#', '/']);
    if is_elsewhere { target.to_owned() } else { inside(target, file) }
}

/// The address of another file of the documentation, with what stands behind it.
fn inside(target: &str, file: &str) -> String {
    let (path, rest) = target.find('#').map_or((target, ""), |at| target.split_at(at));
    let mut steps: Vec<&str> = file.split('/').collect();
    steps.pop();
    for step in path.split('/') {
        match step {
            ".." => drop(steps.pop()),
            "." | "" => {}
            step => steps.push(step),
        }
    }
    address(&steps.join("/")) + rest
}

#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
/// A page as HTML: headings have addresses, links lead to the pages of this server, and wide things can be scrolled by key.
fn render(markdown: &str, file: &str) -> String {
    let options = Options::ENABLE_TABLES;
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut taken = HashSet::new();
    let mut heading: Option<(usize, String)> = None;
    for event in Parser::new_ext(markdown, options) {
        if let (Some((_, title)), Event::Text(text) | Event::Code(text)) = (&mut heading, &event) {
            title.push_str(text);
        }
        match event {
            // Remarks for those who edit the page.
            Event::Html(text) | Event::InlineHtml(text) if text.trim_start().starts_with("<!--") => {}
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            Event::Start(Tag::Heading { .. }) => {
                heading = Some((events.len(), String::new()));
                events.push(event);
            }
            Event::End(TagEnd::Heading(_)) => {
                if let Some((place, title)) = heading.take()
                    && let Event::Start(Tag::Heading { id, .. }) = &mut events[place]
                {
                    *id = Some(CowStr::from(fresh_anchor(&title, &mut taken)));
                }
                events.push(event);
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = CowStr::from(link(&dest_url, file));
                events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = CowStr::from(link(&dest_url, file));
                events.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                let language = match &kind {
                    CodeBlockKind::Fenced(language) => language.to_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                let open = html! { (PreEscaped("<pre tabindex=\"0\"><code data-language=\"")) (language) (PreEscaped("\">")) };
                events.push(Event::Html(open.into_string().into()));
            }
            Event::End(TagEnd::CodeBlock) => events.push(Event::Html("</code></pre>\n".into())),
            Event::Start(Tag::Table(alignments)) => {
                events.push(Event::Html("<div class=\"wide\" tabindex=\"0\">".into()));
                events.push(Event::Start(Tag::Table(alignments)));
            }
            Event::End(TagEnd::Table) => {
                events.push(Event::End(TagEnd::Table));
                events.push(Event::Html("</div>".into()));
            }
            other => events.push(other),
        }
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, events.into_iter());
    text
}

#[cfg(test)]
#[path = "docs_tests.rs"]
mod tests;
