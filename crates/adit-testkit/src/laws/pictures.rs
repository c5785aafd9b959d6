//! Laws of pictures.

use super::walk::{few_games, walk};
use adit_game::{Game, Language, Layout, Style, Texts, Theme, Viewer};
use std::collections::HashSet;

/// A page with a strict content security policy can embed every picture, and pictures of several games: styles are in
/// the game's style sheet alone, and all names in it begin with the game's id.
pub fn pictures_can_be_embedded<G: Game>() {
    let Some(style) = G::style() else {
        walk::<G>(1, |spot| {
            let texts = english::<G>();
            let picture = G::picture(&G::view(&spot.state, Viewer::Public), &texts, Layout::Tall);
            assert_eq!(picture, None, "a game with pictures says how they look");
        });
        return;
    };
    rules_are_the_game_s_own(G::ID, style);
    let texts = english::<G>();
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(20) {
            return;
        }
        let layout = if spot.sampled(2) { Layout::Tall } else { Layout::Wide };
        let picture = G::picture(&G::view(&spot.state, Viewer::All), &texts, layout);
        let picture = picture.expect("the game has pictures");
        assert_eq!(picture.style, style, "there is one style for all pictures");
        for forbidden in ["<style", " style=", "<script", "<image", "<foreignObject"] {
            assert!(!picture.svg.contains(forbidden), "{forbidden} cannot be embedded");
        }
        let classes = picture.svg.split(" class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for class in classes.flat_map(str::split_whitespace) {
            assert!(is_own(G::ID, class), "the class {class} may belong to another game too");
        }
        let file = picture.standalone(Theme::Dark);
        assert!(!file.contains("var("), "a colour is missing in the palette");
    });
}

fn english<G: Game>() -> Texts {
    Texts::new(Language::English, &[G::texts(Language::English).expect("there are English texts")])
}

/// Is this the id of the game, or does it begin with it?
fn is_own(id: &str, name: &str) -> bool {
    name.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn rules_are_the_game_s_own(id: &str, style: &Style) {
    let mut names = HashSet::new();
    for paint in style.palette {
        assert!(
            paint.name.strip_prefix("--").is_some_and(|name| is_own(id, name)),
            "{} is not of {id}",
            paint.name
        );
        assert!(names.insert(paint.name), "{} is two colours", paint.name);
    }
    for rule in style.rules.split('}').map(str::trim).filter(|rule| !rule.is_empty()) {
        let (selectors, _) =
            rule.split_once('{').unwrap_or_else(|| panic!("{rule} is not a rule of a style sheet"));
        for selector in selectors.split(',').map(str::trim) {
            let class = selector.strip_prefix('.').unwrap_or_default();
            let class =
                class.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
            assert!(is_own(id, class), "the selector {selector} must begin with .{id}");
        }
    }
}
