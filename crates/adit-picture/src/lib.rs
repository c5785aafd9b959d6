//! Pictures of positions as PNG files.
//!
//! The font comes with the program, so that a picture looks the same on every machine and needs nothing installed.

use adit_game::{Picture, Theme};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};
use std::sync::{Arc, LazyLock};

/// The widest picture that is drawn: enough for print, and not so much that somebody who may ask for any width could use
/// up the memory.
pub const WIDEST: u32 = 4096;

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PngFault {
    /// Nobody draws that wide.
    #[error("a picture cannot be {0} pixels wide; choose 1 to {WIDEST}")]
    Width(u32),
    /// The game's picture is no SVG that can be drawn.
    #[error("the picture cannot be drawn: {0}")]
    Svg(String),
}

/// The fonts of all pictures.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_source(Source::Binary(Arc::new(dejavu::sans::regular())));
    fonts.load_font_source(Source::Binary(Arc::new(dejavu::sans::bold())));
    fonts.set_sans_serif_family("DejaVu Sans");
    Arc::new(fonts)
});

/// The pixels of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How wide it is.
    pub width: u32,
    /// How high it is.
    pub height: u32,
    /// Red, green and blue of each pixel, row by row.
    pub rgb: Vec<u8>,
}

/// The picture as a PNG file that is this many pixels wide.
pub fn png(picture: &Picture, theme: Theme, width: u32) -> Result<Vec<u8>, PngFault> {
    drawn(picture, theme, width)?.encode_png().map_err(|fault| PngFault::Svg(fault.to_string()))
}

/// The picture as pixels, this many in a row, on white ground or on black where the theme is dark.
pub fn pixels(picture: &Picture, theme: Theme, width: u32) -> Result<Pixels, PngFault> {
    let pixels = drawn(picture, theme, width)?;
    let ground = match theme {
        Theme::Light => 255,
        Theme::Dark => 0_u8,
    };
    // Colours are already multiplied by how opaque they are; the ground shines through the rest.
    let shown =
        |colour: u8, alpha: u8| (u16::from(colour) + u16::from(ground) * u16::from(255 - alpha) / 255) as u8;
    let on_ground = |pixel: &[u8]| [0, 1, 2].map(|colour| shown(pixel[colour], pixel[3]));
    let rgb = pixels.data().chunks_exact(4).flat_map(on_ground).collect();
    Ok(Pixels { width: pixels.width(), height: pixels.height(), rgb })
}

fn drawn(picture: &Picture, theme: Theme, width: u32) -> Result<Pixmap, PngFault> {
    if !(1..=WIDEST).contains(&width) {
        return Err(PngFault::Width(width));
    }
    let options =
        Options { font_family: "DejaVu Sans".to_owned(), fontdb: FONTS.clone(), ..Options::default() };
    let tree = Tree::from_str(&picture.standalone(theme), &options)
        .map_err(|fault| PngFault::Svg(fault.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale) as u32;
    let mut pixels = Pixmap::new(width, height.clamp(1, 4 * WIDEST))
        .ok_or_else(|| PngFault::Svg(format!("{width} by {height} pixels are too many")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::{Paint, Style};

    const STYLE: Style = Style {
        rules: ".heaps rect{fill:var(--heaps-ground)}.heaps-name{font-family:sans-serif;fill:#000}",
        palette: &[Paint { name: "--heaps-ground", light: "#ffffff", dark: "#ff0000" }],
    };

    fn picture(content: &str) -> Picture {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"heaps\" viewBox=\"0 0 20 10\">\
             <rect width=\"20\" height=\"10\"/>{content}</svg>"
        );
        Picture { svg, text: String::new(), style: &STYLE }
    }

    fn pixels(content: &str, theme: Theme, width: u32) -> Pixmap {
        Pixmap::decode_png(&png(&picture(content), theme, width).expect("it can be drawn"))
            .expect("it is a PNG")
    }

    #[test]
    fn a_picture_has_the_width_that_was_asked_for_and_the_colours_of_its_theme() {
        let dark = pixels("", Theme::Dark, 50);
        assert_eq!((dark.width(), dark.height()), (50, 25));
        let middle = dark.pixel(25, 12).expect("the pixel is inside");
        assert_eq!((middle.red(), middle.green(), middle.blue()), (255, 0, 0));
    }

    #[test]
    fn letters_are_drawn() {
        let name = "<text class=\"heaps-name\" x=\"1\" y=\"9\" font-size=\"10\">M</text>";
        let black = |pixels: Pixmap| pixels.pixels().iter().filter(|pixel| pixel.red() < 50).count();
        assert_eq!(black(pixels("", Theme::Light, 40)), 0);
        assert!(black(pixels(name, Theme::Light, 40)) > 20);
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        for width in [0, WIDEST + 1] {
            assert_eq!(png(&picture(""), Theme::Light, width), Err(PngFault::Width(width)));
        }
        let broken = Picture { svg: "<svg>".to_owned(), text: String::new(), style: &STYLE };
        assert!(matches!(png(&broken, Theme::Light, 10), Err(PngFault::Svg(_))));
    }
}
