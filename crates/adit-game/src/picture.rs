//! A view drawn for people.

use std::fmt::Write as _;

/// A view drawn for people: a picture, and what it shows in words.
///
/// Elements that can be clicked carry the ids of parts in `data-part`, so that whoever shows the picture can let a player
/// point at a part of a move without knowing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// An SVG whose colours are custom properties of the [palette](Picture::palette).
    pub svg: String,
    /// The same for those who do not see it: one line for each thing worth telling.
    pub text: String,
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

impl Picture {
    /// The picture as a file of its own, with the colours of one theme written out.
    pub fn standalone(&self, theme: Theme) -> String {
        let mut svg = self.svg.clone();
        for paint in self.palette {
            svg = svg.replace(&format!("var({})", paint.name), paint.value(theme));
        }
        svg
    }

    /// The palette of one theme as declarations of a style sheet.
    pub fn declarations(palette: &[Paint], theme: Theme) -> String {
        palette.iter().fold(String::new(), |mut declarations, paint| {
            let _ = write!(declarations, "{}:{};", paint.name, paint.value(theme));
            declarations
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PALETTE: &[Paint] = &[Paint { name: "--rock", light: "#eee", dark: "#111" }];

    #[test]
    fn a_file_of_its_own_has_no_custom_properties() {
        let svg = r#"<svg><path fill="var(--rock)"/></svg>"#.to_owned();
        let picture = Picture { svg, text: String::new(), palette: PALETTE };
        assert_eq!(picture.standalone(Theme::Dark), r##"<svg><path fill="#111"/></svg>"##);
        assert_eq!(Picture::declarations(PALETTE, Theme::Light), "--rock:#eee;");
    }
}
