//! The documentation holds together: every page is in the contents, and every link leads somewhere.

use super::*;
use std::collections::BTreeMap;

/// All pages as they are shown, by address.
fn pages() -> BTreeMap<String, String> {
    let lines = contents(&text("SUMMARY.md").expect("contents"));
    let page = |line: Line| match line {
        Line::Page(_, file) => {
            let markdown =
                text(&file).unwrap_or_else(|| panic!("SUMMARY.md names {file}, which is not there"));
            Some((address(&file), render(&markdown, &file)))
        }
        Line::Part(_) => None,
    };
    lines.into_iter().filter_map(page).collect()
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    html.split(&format!(" {name}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_page_is_in_the_contents_once() {
    let lines = contents(&text("SUMMARY.md").expect("contents"));
    let named: Vec<&str> = lines
        .iter()
        .filter_map(|line| match line {
            Line::Page(_, file) => Some(file.as_str()),
            Line::Part(_) => None,
        })
        .collect();
    for file in Docs::iter().filter(|file| file.ends_with(".md") && file != "SUMMARY.md") {
        assert_eq!(named.iter().filter(|name| **name == file).count(), 1, "SUMMARY.md and {file}");
    }
    assert_eq!(named.first(), Some(&FIRST));
}

#[test]
fn every_link_leads_to_a_page_and_to_a_place_on_it() {
    let pages = pages();
    for (here, html) in &pages {
        for target in attributes(html, "href").into_iter().filter(|target| !target.contains("://")) {
            let (page, place) = target.split_once('#').unwrap_or((target, ""));
            let page = if page.is_empty() { here } else { page };
            // Other pages of the server are tried in the browser.
            if !page.starts_with("/docs") {
                continue;
            }
            let found =
                pages.get(page).unwrap_or_else(|| panic!("{here} leads to {target}, which is not there"));
            assert!(place.is_empty() || attributes(found, "id").contains(&place), "{here} leads to {target}");
        }
        for source in attributes(html, "src") {
            let file = source.strip_prefix("/docs/").unwrap_or_else(|| panic!("{here} shows {source}"));
            assert!(Docs::get(file).is_some(), "{here} shows {source}");
        }
    }
}

#[test]
fn links_lead_to_pages_of_this_server() {
    assert_eq!(link("store.md#exports", "server.md"), "/docs/store#exports");
    assert_eq!(link("../views/cavum.md", "rules/cavum.md"), "/docs/views/cavum");
    assert_eq!(link("index.md", "server.md"), "/docs");
    assert_eq!(link("#here", "server.md"), "#here");
    assert_eq!(link("https://example.org/a.md", "server.md"), "https://example.org/a.md");
}

#[test]
fn headings_have_addresses_and_remarks_are_not_shown() {
    let html =
        render("# The `frame` {viewer}\n\n<!-- a remark -->\n\n## Twice\n\n## Twice\n\n<b>x</b>\n", "x.md");
    for part in ["id=\"the-frame-viewer\"", "id=\"twice\"", "id=\"twice-1\"", "&lt;b&gt;"] {
        assert!(html.contains(part), "{part} in {html}");
    }
    assert!(!html.contains("remark"), "{html}");
}

#[test]
fn contents_have_parts_and_pages() {
    let lines =
        contents("# Summary\n\n[First](index.md)\n\n# Play\n\n- [How](how.md)\n  - [More](a/more.md)\n");
    let page = |title: &str, file: &str| Line::Page(title.to_owned(), file.to_owned());
    assert_eq!(
        lines,
        [
            page("First", "index.md"),
            Line::Part("Play".to_owned()),
            page("How", "how.md"),
            page("More", "a/more.md")
        ]
    );
}
