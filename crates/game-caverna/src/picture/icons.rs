//! Single shapes: goods, tools, walls, emblems of seats, and text that fits.

use crate::pieces::{Compass, Good};
use adit_game::Seat;
use adit_kit::Set;
use maud::{Markup, html};

/// Something with a picture that is not a good.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// What is paid on the left brings what is on the right.
    Arrow,
    /// Goods are raised to a number.
    Raise,
    /// Goods of different kinds.
    Different,
    /// A built wall.
    Wall,
    /// A wall that is torn down.
    Razed,
    /// Dig out a space.
    Pick,
    /// Built walls do not matter.
    Through,
    /// Furnish a room.
    Furnish,
    /// A dwarf for each turn of the round.
    Dwarf,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 9] = [
        Icon::Arrow,
        Icon::Raise,
        Icon::Different,
        Icon::Wall,
        Icon::Razed,
        Icon::Pick,
        Icon::Through,
        Icon::Furnish,
        Icon::Dwarf,
    ];

    /// Its id among the definitions.
    pub fn id(self) -> &'static str {
        match self {
            Icon::Arrow => "arrow",
            Icon::Raise => "raise",
            Icon::Different => "different",
            Icon::Wall => "wall",
            Icon::Razed => "razed",
            Icon::Pick => "pick",
            Icon::Through => "through",
            Icon::Furnish => "furnish",
            Icon::Dwarf => "dwarf",
        }
    }

    /// Its width in a line of signs.
    pub fn width(self) -> f32 {
        match self {
            Icon::Arrow => 22.0,
            Icon::Raise => 16.0,
            Icon::Different => 32.0,
            Icon::Wall | Icon::Razed | Icon::Through => 32.0,
            Icon::Pick | Icon::Furnish => 30.0,
            Icon::Dwarf => 22.0,
        }
    }

    /// What it looks like around the middle.
    pub fn shape(self) -> Markup {
        match self {
            Icon::Arrow => html! { path class="caverna-line" d="M-9 0h15M1 -6l7 6l-7 6" {} },
            Icon::Raise => html! { path class="caverna-line" d="M0 11v-20M-6 -3l6 -8l6 8" {} },
            Icon::Different => html! {
                circle class="caverna-token" cx="-8" cy="4" r="7" {}
                rect class="caverna-token" x="1" y="-3" width="13" height="13" rx="1" {}
                path class="caverna-token" d="M-1 -13l8 11h-16z" {}
            },
            Icon::Wall => html! {
                rect class="caverna-brick" x="-15" y="-10" width="30" height="20" rx="2" {}
                path class="caverna-mortar" d="M-15 -3.3h30M-15 3.3h30M-5 -10v6.7M7 -10v6.7M-10 -3.3v6.6M1 -3.3v6.6M11 -3.3v6.6M-5 3.3v6.7M7 3.3v6.7" {}
            },
            Icon::Razed => html! {
                path class="caverna-brick" d="M-15 10v-17l6 -3l4 7l3 -3l3 9h14v7z" {}
                path class="caverna-mortar" d="M-15 3.3h19M-5 3.3v6.7M7 3.3v6.7M-10 -3v6" {}
                path class="caverna-line" d="M6 -12l9 9M15 -12l-9 9" {}
            },
            Icon::Pick => html! {
                path class="caverna-handle" d="M-9 12L7 -6" {}
                path class="caverna-steel" d="M-8 -8Q3 -16 11 -9Q16 -2 13 11Q9 0 4 -4Q-2 -8 -8 -8z" {}
            },
            Icon::Through => html! {
                rect class="caverna-brick" x="-5" y="-12" width="10" height="24" rx="1" {}
                path class="caverna-mortar" d="M-5 -4h10M-5 4h10" {}
                path class="caverna-line" d="M-14 0h26M7 -5l6 5l-6 5" {}
            },
            Icon::Furnish => html! {
                path class="caverna-door" d="M-12 13V-2A12 12 0 0 1 12 -2V13z" {}
                path class="caverna-table" d="M-9 3h18M-6 3v10M6 3v10" {}
                path class="caverna-flame" d="M0 2q-4 -4 0 -9q4 5 0 9z" {}
            },
            Icon::Dwarf => html! {
                path class="caverna-beard" d="M-9 -2h18q1 9 -9 15q-10 -6 -9 -15z" {}
                path class="caverna-cap" d="M-10 -1q1 -14 12 -13q8 1 8 13z" {}
            },
        }
    }
}

/// Shapes that are drawn many times.
pub fn definitions() -> Markup {
    html! {
        defs {
            @for good in Good::ALL { g id=(format!("cd-{good}")) { (good_shape(good)) } }
            @for icon in Icon::ALL { g id=(format!("cd-{}", icon.id())) { (icon.shape()) } }
            g id="cd-rooms" {
                path class="caverna-rooms" d="M-15 14V-3A15 13 0 0 1 15 -3V14z" {}
            }
            linearGradient id="cd-rock" x1="0" y1="0" x2="0.4" y2="1" {
                stop class="caverna-rock-high" offset="0" {}
                stop class="caverna-rock-low" offset="1" {}
            }
            linearGradient id="cd-cavern" x1="0" y1="0" x2="0" y2="1" {
                stop class="caverna-cavern-high" offset="0" {}
                stop class="caverna-cavern-low" offset="0.45" {}
            }
            pattern id="cd-hatch" width="14" height="14" patternUnits="userSpaceOnUse" {
                path class="caverna-hatch" d="M0 0l14 14M14 0l-14 14" {}
            }
            pattern id="cd-bricks" width="28" height="16" patternUnits="userSpaceOnUse" {
                rect class="caverna-mortar-fill" width="28" height="16" {}
                path class="caverna-brick-fill" d="M1 1h25v6h-25zM-13 9h25v6h-25zM15 9h25v6h-25z" {}
            }
            pattern id="cd-stones" width="46" height="16" patternUnits="userSpaceOnUse" {
                rect class="caverna-gap-fill" width="46" height="16" {}
                path class="caverna-stone-fill" d="M1 3L7 1L17 1L21 6L18 15L4 15L1 11zM23 5L27 1L41 2L45 7L43 14L33 15L24 14z" {}
            }
            g id="cd-boulder" {
                rect class="caverna-boulder" width="216" height="82" rx="14" {}
                use href="#cd-facets" {}
            }
            g id="cd-facets" {
                path class="caverna-facet-light" d="M14 0H96L72 26L28 34L0 52V14Q0 0 14 0z" {}
                path class="caverna-facet-dark" d="M216 30V68Q216 82 202 82H120L150 56L186 52z" {}
                path class="caverna-crack" d="M72 26L92 48L80 82M92 48L150 56M150 56L170 30L216 30M170 30L150 0" {}
            }
        }
    }
}

/// Each good has a shape of its own, so that it can be told without seeing colours.
pub fn good_shape(good: Good) -> Markup {
    match good {
        // A log with its rings.
        Good::Wood => html! {
            path class="caverna-good caverna-wood" d="M-12 -1L5 -11Q12 -10 12 -3L-4 8z" {}
            circle class="caverna-good caverna-wood-end" cx="-6" cy="4" r="7" {}
            circle class="caverna-ring" cx="-6" cy="4" r="3" {}
        },
        // A hewn block.
        Good::Stone => html! {
            path class="caverna-good caverna-stone" d="M-12 4L-7 -8L5 -11L12 -2L9 10L-6 11z" {}
            path class="caverna-ring" d="M-7 -8L-1 0L-6 11M-1 0L12 -2" {}
        },
        // An ear.
        Good::Emmer => html! {
            path class="caverna-stalk" d="M0 13V-4" {}
            path class="caverna-good caverna-emmer" d="M0 -13q5 4 0 9q-5 -5 0 -9zM1 -3q1 -6 8 -7q1 7 -8 7zM-1 -3q-1 -6 -8 -7q-1 7 8 7zM1 5q1 -6 8 -7q1 7 -8 7zM-1 5q-1 -6 -8 -7q-1 7 8 7z" {}
        },
        // A flower with five petals.
        Good::Flax => html! {
            path class="caverna-stalk" d="M0 13V0" {}
            g class="caverna-good caverna-flax" {
                circle cy="-9" r="5" {} circle cx="7" cy="-3" r="5" {} circle cx="4.5" cy="5" r="5" {}
                circle cx="-4.5" cy="5" r="5" {} circle cx="-7" cy="-3" r="5" {}
            }
            circle class="caverna-good caverna-flax-eye" cy="-1" r="3.5" {}
        },
        // A steaming bowl.
        Good::Food => html! {
            path class="caverna-steam" d="M-5 -5q-3 -4 0 -7M1 -5q-3 -4 0 -7M7 -5q-3 -4 0 -7" {}
            path class="caverna-good caverna-food" d="M-12 -2H12Q11 11 4 11H-4Q-11 11 -12 -2z" {}
            path class="caverna-ring" d="M-8 4H8" {}
        },
        // A faceted nugget.
        Good::Gold => html! {
            path class="caverna-good caverna-gold" d="M-12 5L-8 -6L1 -11L10 -6L12 4L4 11L-7 10z" {}
            path class="caverna-ring" d="M-8 -6L0 -2L10 -6M0 -2L-2 11" {}
            path class="caverna-shine" d="M-6 -4L1 -8L5 -6L0 -4z" {}
        },
    }
}

/// The emblem of a seat: a shield or a round plate, with its letter.
pub fn emblem(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    let outline = match u8::from(seat) {
        0 => "M-16 -15H16V2Q14 13 0 18Q-14 13 -16 2Z",
        _ => "M-17 0A17 17 0 1 1 17 0A17 17 0 1 1 -17 0Z",
    };
    html! {
        g transform=(format!("translate({x} {y}) scale({scale})")) {
            path class=(format!("caverna-emblem caverna-seat-{}", u8::from(seat))) d=(outline) {}
            text class="caverna-on-seat" y="8" { (char::from(b'A' + u8::from(seat))) }
        }
    }
}

/// A crest with points.
pub fn points(x: f32, y: f32, points: impl std::fmt::Display) -> Markup {
    html! {
        path class="caverna-crest" d=(format!("M{x} {}l17 6v14q-3 11 -17 15q-14 -4 -17 -15v-14z", y - 18.0)) {}
        text class="caverna-crest-text" x=(x) y=(y + 7.0) { (points) }
    }
}

/// The walls that a room asks for: a thick side must be a wall, a dashed side may be one.
pub fn pattern(x: f32, y: f32, must: Set<Compass>, may: Set<Compass>) -> Markup {
    let side = |side: Compass| match side {
        Compass::North => "M1 2H33",
        Compass::East => "M32 1V33",
        Compass::South => "M1 32H33",
        Compass::West => "M2 1V33",
    };
    let path = |sides: Set<Compass>| sides.iter().map(side).collect::<String>();
    html! {
        g transform=(format!("translate({x} {y})")) {
            rect class="caverna-plan" x="2" y="2" width="30" height="30" {}
            @if !may.is_empty() { path class="caverna-may" d=(path(may)) {} }
            @if !must.is_empty() { path class="caverna-must" d=(path(must)) {} }
        }
    }
}

/// About how wide a text is in bold letters of this size.
pub fn text_width(text: &str, size: f32) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | '\'' | '.' | ',' | ':' | ';' | '|' | ' ' | 'I' | '’' => 0.38,
        'f' | 'r' | 't' | '(' | ')' | '/' | '-' => 0.48,
        'm' | 'w' | 'M' | 'W' => 1.05,
        other if other.is_uppercase() => 0.78,
        _ => 0.69,
    };
    text.chars().map(letter).sum::<f32>() * size
}

/// A line of text, squeezed where it would be wider than `width`.
pub fn fitted(class: &str, x: f32, y: f32, width: f32, size: f32, text: &str) -> Markup {
    let too_long = text_width(text, size) > width;
    html! {
        text class=(class) x=(x) y=(y) font-size=(size) textLength=[too_long.then_some(width)]
            lengthAdjust=[too_long.then_some("spacingAndGlyphs")] { (text) }
    }
}

/// A text in at most two lines, smaller where it would not fit otherwise.
pub fn paragraph(class: &str, x: f32, y: f32, width: f32, size: f32, text: &str) -> Markup {
    let full = text_width(text, size);
    if full <= width {
        return fitted(class, x, y + size * 0.35, width, size, text);
    }
    let size = size.min(size * 2.0 * width / full * 0.92);
    let half = text_width(text, size) / 2.0;
    let mut first = String::new();
    let mut rest = text;
    while let Some((word, after)) = rest.split_once(' ') {
        if !first.is_empty() && text_width(&first, size) + text_width(word, size) / 2.0 > half {
            break;
        }
        first = if first.is_empty() { word.to_owned() } else { format!("{first} {word}") };
        rest = after;
    }
    html! {
        (fitted(class, x, y - size * 0.25, width, size, &first))
        (fitted(class, x, y + size * 0.95, width, size, rest))
    }
}
