//! A view drawn for people.

use std::fmt::Write as _;

/// A view drawn for people: a picture, and what it shows in words.
///
/// Elements that can be clicked carry the ids of parts in `data-part`, so that whoever shows the picture can let a player
/// point at a part of a move without knowing the game.
///
/// Where its parts stand depends on the [`Layout`] it is drawn for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// An SVG whose elements have classes of the [style](Picture::style) and no styles of their own, so that a page with a
    /// strict content security policy can embed it.
    pub svg: String,
    /// The same for those who do not see it: one line for each thing worth telling.
    pub text: String,
    /// How it looks.
    pub style: &'static Style,
}

/// How the pictures of a game look.
///
/// Every selector begins with the game's id, as in `.cavum text` or `.cavum-rock`, so that the styles of all games and of
/// the page around them can be one. What is drawn by a `use` element needs a class of its own such as `.cavum-gem`:
/// browsers do not look at the ancestors of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The rules of a style sheet. Colours are custom properties of the palette.
    pub rules: &'static str,
    /// The colours.
    pub palette: &'static [Paint],
}

/// A colour of a picture in both themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// The custom property, e.g. `--cavum-rock`.
    pub name: &'static str,
    /// Its value on light ground.
    pub light: &'static str,
    /// Its value on dark ground.
    pub dark: &'static str,
}

/// The shape of the place where a picture is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// A narrow page that is scrolled: one thing below the other.
    Tall,
    /// A place with room at the side.
    Wide,
}

/// Light or dark ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark lines on light ground.
    Light,
    /// Light lines on dark ground.
    Dark,
}

impl Paint {
    fn value(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Light => self.light,
            Theme::Dark => self.dark,
        }
    }
}

impl Style {
    /// The style sheet for pages that embed pictures of the game, in the theme that the reader prefers.
    pub fn sheet(&self) -> String {
        let light = self.declarations(Theme::Light);
        let dark = self.declarations(Theme::Dark);
        format!(":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{}", self.rules)
    }

    /// The palette of one theme as declarations of a style sheet.
    pub fn declarations(&self, theme: Theme) -> String {
        self.palette.iter().fold(String::new(), |mut declarations, paint| {
            let _ = write!(declarations, "{}:{};", paint.name, paint.value(theme));
            declarations
        })
    }

    /// The text with the colours of one theme written out.
    fn paint(&self, text: &str, theme: Theme) -> String {
        self.palette.iter().fold(text.to_owned(), |text, paint| {
            text.replace(&format!("var({})", paint.name), paint.value(theme))
        })
    }
}

impl Picture {
    /// The picture as a file of its own, with its style and the colours of one theme written out.
    pub fn standalone(&self, theme: Theme) -> String {
        let svg = self.style.paint(&self.svg, theme);
        let rules = self.style.paint(self.style.rules, theme);
        match svg.split_once('>') {
            Some((opening, rest)) if !rules.is_empty() => format!("{opening}><style>\n{rules}</style>{rest}"),
            _ => svg,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style {
        rules: ".heap{fill:var(--rock)}\n",
        palette: &[Paint { name: "--rock", light: "#eee", dark: "#111" }],
    };

    #[test]
    fn a_file_of_its_own_has_its_style_and_no_custom_properties() {
        let svg = r#"<svg class="heap"><path fill="var(--rock)"/></svg>"#.to_owned();
        let picture = Picture { svg, text: String::new(), style: &STYLE };
        assert_eq!(
            picture.standalone(Theme::Dark),
            "<svg class=\"heap\"><style>\n.heap{fill:#111}\n</style><path fill=\"#111\"/></svg>"
        );
    }

    #[test]
    fn a_sheet_for_pages_has_both_themes() {
        assert_eq!(
            STYLE.sheet(),
            ":root{--rock:#eee;}\n@media (prefers-color-scheme:dark){:root{--rock:#111;}}\n.heap{fill:var(--rock)}\n"
        );
    }
}
