//! A page of a rulebook: Markdown with sections that have ids, and pictures that are named.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// One section of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its id, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says, between its pictures.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Text, as HTML.
    Text(String),
    /// A picture: its name, and what it shows in words.
    Picture {
        /// Its name in the list of pictures.
        name: String,
        /// What it shows, for those who do not see it.
        about: String,
    },
}

impl Section {
    /// The names of its pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Picture { name, .. } => Some(name.as_str()),
            Block::Text(_) => None,
        })
    }
}

/// One section of a rulebook as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionText<'a> {
    /// Its id, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says, as Markdown, without its title.
    pub text: &'a str,
}

/// The sections of a page as they were written.
#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
pub(crate) fn texts(markdown: &str) -> Vec<SectionText<'_>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    // Each with where its title begins and where it ends.
    let mut found: Vec<(usize, usize, String, String)> = Vec::new();
    let mut is_title = false;
    for (event, range) in Parser::new_ext(markdown, options).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                let id = id.map(CowStr::into_string).unwrap_or_default();
                found.push((range.start, range.end, id, String::new()));
                is_title = true;
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => is_title = false,
            Event::Text(text) | Event::Code(text) if is_title => {
                if let Some((.., title)) = found.last_mut() {
                    title.push_str(&text);
                }
            }
            _ => {}
        }
    }
    let ends: Vec<usize> = found.iter().skip(1).map(|(begin, ..)| *begin).chain([markdown.len()]).collect();
    let text = |((_, begin, id, title), end): ((usize, usize, String, String), usize)| SectionText {
        id,
        title,
        text: markdown[begin..end].trim(),
    };
    found.into_iter().zip(ends).map(text).collect()
}

/// The address with which a picture is named.
const PICTURE: &str = "picture:";

/// The title of a page and its sections.
#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
pub(crate) fn read(markdown: &str) -> (String, Vec<Section>) {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut title = String::new();
    let mut sections: Vec<Section> = Vec::new();
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<HeadingLevel> = None;
    let mut picture: Option<(String, String)> = None;
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Start(Tag::Heading { level, id, .. }) if level <= HeadingLevel::H2 => {
                flush(&mut sections, &mut events);
                heading = Some(level);
                if level == HeadingLevel::H2 {
                    let id = id.map(CowStr::into_string).unwrap_or_default();
                    sections.push(Section { id, title: String::new(), blocks: Vec::new() });
                }
            }
            Event::End(TagEnd::Heading(level)) if Some(level) == heading => heading = None,
            Event::Text(text) | Event::Code(text) if heading.is_some() => match sections.last_mut() {
                Some(section) => section.title.push_str(&text),
                None => title.push_str(&text),
            },
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url.strip_prefix(PICTURE).unwrap_or(&dest_url).to_owned();
                picture = Some((name, String::new()));
            }
            Event::Text(text) | Event::Code(text) if picture.is_some() => {
                if let Some((_, about)) = &mut picture {
                    about.push_str(&text);
                }
            }
            Event::End(TagEnd::Image) => {
                // A picture is a paragraph of its own, so the one that was begun is not.
                if matches!(events.last(), Some(Event::Start(Tag::Paragraph))) {
                    events.pop();
                }
                flush(&mut sections, &mut events);
                if let (Some(section), Some((name, about))) = (sections.last_mut(), picture.take()) {
                    section.blocks.push(Block::Picture { name, about });
                }
            }
            Event::End(TagEnd::Paragraph) if events.is_empty() => {}
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            other => events.extend(scrolling(other)),
        }
    }
    flush(&mut sections, &mut events);
    (title, sections)
}

/// What a page is made of, with a box around each table: a wide one scrolls in it by itself.
#[allow(clippy::wildcard_enum_match_arm, reason = "most of what a text is made of passes as it is")]
pub fn scrolling(event: Event<'_>) -> impl Iterator<Item = Event<'_>> {
    let (before, behind) = match &event {
        Event::Start(Tag::Table(_)) => (Some("<div class=\"wide\" tabindex=\"0\">"), None),
        Event::End(TagEnd::Table) => (None, Some("</div>")),
        _ => (None, None),
    };
    let html = |text: &'static str| Event::Html(text.into());
    before.map(html).into_iter().chain([event]).chain(behind.map(html))
}

/// Writes what was read as HTML into the section to which it belongs.
fn flush(sections: &mut [Section], events: &mut Vec<Event<'_>>) {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.drain(..));
    // A corner of a table heads nothing.
    let html = html.replace("<th></th>", "<td></td>");
    if let Some(section) = sections.last_mut().filter(|_| !html.trim().is_empty()) {
        section.blocks.push(Block::Text(html));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_sections_with_texts_and_pictures() {
        let page = "# Heaps\n\n## The goal {#goal}\n\nTake **stones**.\n\n![Two heaps](picture:start)\n\nThen <b>pass</b>.\n\n## Turns {#turn}\n\n| | b |\n|---|---|\n| 1 | 2 |\n";
        let (title, sections) = read(page);
        assert_eq!(title, "Heaps");
        let ids: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
        assert_eq!(ids, ["goal", "turn"]);
        assert_eq!(
            sections[0].blocks,
            [
                Block::Text("<p>Take <strong>stones</strong>.</p>\n".to_owned()),
                Block::Picture { name: "start".to_owned(), about: "Two heaps".to_owned() },
                Block::Text("<p>Then &lt;b&gt;pass&lt;/b&gt;.</p>\n".to_owned()),
            ]
        );
        assert_eq!(sections[0].title, "The goal");
        assert_eq!(sections[0].pictures().collect::<Vec<_>>(), ["start"]);
        let texts = texts(page);
        let as_read: Vec<(&str, &str)> =
            texts.iter().map(|text| (text.id.as_str(), text.title.as_str())).collect();
        assert_eq!(as_read, [("goal", "The goal"), ("turn", "Turns")]);
        assert_eq!(texts[0].text, "Take **stones**.\n\n![Two heaps](picture:start)\n\nThen <b>pass</b>.");
        assert!(
            matches!(&sections[1].blocks[0], Block::Text(html) if html.contains("<tr><td></td><th>b</th></tr>"))
        );
    }
}
