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

/// The picture as a PNG file that is this many pixels wide.
pub fn png(picture: &Picture, theme: Theme, width: u32) -> Result<Vec<u8>, PngFault> {
    if !(1..=WIDEST).contains(&width) {
        return Err(PngFault::Width(width));
    }
    let options =
        Options { font_family: "DejaVu Sans".to_owned(), fontdb: FONTS.clone(), ..Options::default() };
    let tree = Tree::from_str(&picture.standalone(theme), &options)
        .map_err(|fault| PngFault::Svg(fault.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height.clamp(1, 4 * WIDEST))
        .ok_or_else(|| PngFault::Svg(format!("{width} by {height} pixels are too many")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|fault| PngFault::Svg(fault.to_string()))
}
