//! Links as pictures that the camera of a phone reads.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// So many squares around it stay light.
const MARGIN: i32 = 4;

/// The picture of a link. One that is too long for a picture has none.
pub(super) fn picture(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Medium) else {
        return html! {};
    };
    let size = code.size() + 2 * MARGIN;
    let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark = dark.filter(|(x, y)| code.get_module(*x, *y));
    let squares: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN)).collect();
    html! {
        svg.qr role="img" aria-label=(label) viewBox=(format!("0 0 {size} {size}")) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(squares) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_a_picture_with_light_around_it() {
        let drawn =
            picture("http://localhost:8181/me/open/0123456789abcdef0123456789abcdef", "a link").into_string();
        assert!(
            drawn.contains("viewBox=\"0 0 41 41\"") && drawn.contains("aria-label=\"a link\""),
            "{drawn}"
        );
        // The corner of a code begins with a dark bar of seven squares.
        let bar: String = (0..7).map(|x| format!("M{} 4h1v1h-1z", x + MARGIN)).collect();
        assert!(drawn.contains(&bar) && !drawn.contains("M3 ") && !drawn.contains("M11 4h"), "{drawn}");
        assert_eq!(picture(&"x".repeat(5_000), "").into_string(), "");
    }
}
