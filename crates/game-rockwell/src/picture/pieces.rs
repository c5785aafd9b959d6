//! Single pieces: cubes, teams, dice, shafts and the signs of upgrades.

use crate::goods::Resource;
use crate::pieces::{Company, ShaftNumber, TeamId};
use adit_game::Seat;
use maud::{Markup, html};

/// The names of the shapes that are drawn many times, beside the cubes.
const SHAPES: [&str; 8] = ["star", "shield", "boot", "umbrella", "paper", "crate", "envelope", "hazard"];

/// Shapes that are drawn many times.
pub fn definitions() -> Markup {
    html! {
        defs {
            @for resource in Resource::ALL { g id=(format!("rockwell-{resource}")) { (cube_shape(resource)) } }
            @for name in SHAPES { g id=(format!("rockwell-{name}")) { (shape_of(name)) } }
        }
    }
}

/// One of these shapes, drawn in place.
pub fn shape_of(name: &str) -> Markup {
    let sign = |outline: &str, mark: &str| {
        html! {
            path class="rockwell-sign" d=(outline) {}
            path class="rockwell-mark" d=(mark) {}
        }
    };
    match name {
        "star" => html! {
            path class="rockwell-star" d="M0 -15L4.2 -5.2L14.5 -4.6L6.6 2.1L9.1 12.2L0 6.7L-9.1 12.2L-6.6 2.1L-14.5 -4.6L-4.2 -5.2Z" {}
        },
        "shield" => sign("M0 -14L12 -9V1C12 8 6 12 0 15C-6 12 -12 8 -12 1V-9Z", "M-5 0L-1 5L6 -5"),
        "boot" => sign("M-9 -13H0V2C7 3 13 4 13 9V12H-9Z", "M-9 7H13"),
        "umbrella" => sign("M-14 1A14 13 0 0 1 14 1Z", "M0 1V9C0 14 7 14 7 9"),
        "paper" => sign("M-10 -14H10V14H-10Z", "M-5 -7H5M-5 -1H5M-5 5H2"),
        "crate" => sign("M-13 -11H13V12H-13Z", "M-13 -4H13M-13 5H13M-6 -11V12M6 -11V12"),
        "envelope" => sign("M-15 -10H15V10H-15Z", "M-15 -10L0 2L15 -10"),
        "hazard" => html! {
            path class="rockwell-hazard" d="M0 -20L21 16H-21Z" {}
            path class="rockwell-alarm" d="M0 -8V5M0 10V12" {}
        },
        _ => html! {},
    }
}

/// Each resource has a shape and its chemical symbol, so that it can be told without seeing colours.
pub fn cube_shape(resource: Resource) -> Markup {
    let (outline, symbol) = match resource {
        // A slab with six sides, a block, a round nugget and a bar.
        Resource::Zinc => ("M0 -16L14 -8V8L0 16L-14 8V-8Z", "Zn"),
        Resource::Copper => ("M-14 -13H14V14H-14Z", "Cu"),
        Resource::Silver => ("M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z", "Ag"),
        Resource::Gold => ("M-10 -13H10L17 13H-17Z", "Au"),
    };
    html! {
        path class=(format!("rockwell-cube rockwell-cube-{resource}")) d=(outline) {}
        text class="rockwell-symbol" y="6" { (symbol) }
    }
}

/// A shape of the definitions at a place.
pub fn shape(name: &str, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href=(format!("#rockwell-{name}")) transform=(at(x, y, scale)) {} }
}

/// A cube at a place.
pub fn cube(resource: Resource, x: f32, y: f32, scale: f32) -> Markup {
    shape(resource.word(), x, y, scale)
}

fn at(x: f32, y: f32, scale: f32) -> String {
    if scale == 1.0 {
        format!("translate({x:.1} {y:.1})")
    } else {
        format!("translate({x:.1} {y:.1}) scale({scale})")
    }
}

/// The class that colours what belongs to a company.
pub fn company_class(company: Company) -> &'static str {
    match company.seat().map(u8::from) {
        Some(0) => "rockwell-seat-0",
        Some(1) => "rockwell-seat-1",
        Some(2) => "rockwell-seat-2",
        Some(_) => "rockwell-seat-3",
        None => "rockwell-seat-ai",
    }
}

/// The outline of what belongs to a company: a helmet, a disc, a crystal, a block; a gear for the AI.
fn outline(company: Company) -> &'static str {
    match company.seat().map(u8::from) {
        Some(0) => "M-15 14V-2A15 15 0 0 1 15 -2V14Z",
        Some(1) => "M-16 0A16 16 0 1 1 16 0A16 16 0 1 1 -16 0Z",
        Some(2) => "M0 -18L16 -4L10 15H-10L-16 -4Z",
        Some(_) => "M-15 -14H15V14H-15Z",
        None => {
            "M-4 -17H4L6 -12L12 -14L15 -8L12 -4L17 0L12 4L15 9L11 14L6 12L4 17H-4L-6 12L-11 14L-15 9L-12 4L-17 0L-12 -4L-15 -8L-12 -14L-6 -12Z"
        }
    }
}

/// The sign of a company: its shape and colour.
pub fn sign(company: Company, x: f32, y: f32, scale: f32) -> Markup {
    let class = company_class(company);
    html! { path class=(format!("rockwell-piece {class}")) transform=(at(x, y, scale)) d=(outline(company)) {} }
}

/// The sign of a seat.
pub fn seat_sign(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    sign(Company::Seat(seat), x, y, scale)
}

/// A drilling team: the shape of its company with its strength, its number as dots below, and its die.
pub fn team(team: TeamId, strength: u8, die: Option<u8>) -> Markup {
    let class = company_class(team.company);
    let shape = outline(team.company);
    html! {
        path class="rockwell-thick" transform="translate(0 4)" d=(shape) {}
        path class=(format!("rockwell-piece {class}")) d=(shape) {}
        text class=(format!("rockwell-strength {class}-ink")) y="5" { (strength) }
        @for dot in 0..=team.index() {
            circle class=(format!("{class}-ink")) cx=(5.0 * dot as f32 - 2.5 * team.index() as f32) cy="10" r="1.9" {}
        }
        @if let Some(die) = die { (self::die(die, 15.0, -12.0, 0.8)) }
    }
}

/// A die with its eyes.
pub fn die(strength: u8, x: f32, y: f32, scale: f32) -> Markup {
    let eyes: &[(i8, i8)] = match strength {
        1 => &[(0, 0)],
        2 => &[(-5, -5), (5, 5)],
        3 => &[(-5, -5), (0, 0), (5, 5)],
        _ => &[(-5, -5), (5, -5), (-5, 5), (5, 5)],
    };
    html! {
        g transform=(at(x, y, scale)) {
            rect class="rockwell-die" x="-11" y="-11" width="22" height="22" rx="5" {}
            @for (x, y) in eyes { circle class="rockwell-eye" cx=(x) cy=(y) r="2.8" {} }
        }
    }
}

/// The legs of a winding tower.
const TOWER: &str = "M-15 17L-4 -10H4L15 17H8L5 9H-5L-8 17ZM-3 3H3L0 -5Z";

/// A shaft: a winding tower in the colour of its owner, with its number in the wheel.
pub fn shaft(seat: Seat, number: ShaftNumber, x: f32, y: f32, scale: f32) -> Markup {
    let class = company_class(Company::Seat(seat));
    html! {
        g transform=(at(x, y, scale)) {
            path class=(format!("rockwell-piece {class}")) d=(TOWER) {}
            circle class="rockwell-wheel" cy="-11" r="10" {}
            text class="rockwell-symbol" y="-5" { (number) }
        }
    }
}

/// The place of a shaft that has not been built.
pub fn shaft_site(x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g transform=(at(x, y, scale)) {
            path class="rockwell-site" d=(TOWER) {}
            circle class="rockwell-site" cy="-11" r="10" {}
        }
    }
}

/// A vice-president: head and shoulders in the colour and with the shape of a seat.
pub fn vice_president(seat: Seat, x: f32, y: f32) -> Markup {
    let class = company_class(Company::Seat(seat));
    html! {
        g transform=(at(x, y, 1.0)) {
            path class=(format!("rockwell-piece {class}")) d="M-19 22C-19 4 -8 2 0 2C8 2 19 4 19 22Z" {}
            circle class=(format!("rockwell-piece {class}")) cy="-9" r="11" {}
            path class="rockwell-badge" transform="translate(0 14) scale(.4)" d=(outline(Company::Seat(seat))) {}
        }
    }
}

/// The strength that a tile asks for, with what is there of it.
pub fn needed(present: u32, strength: u8, (x, y): (f32, f32)) -> Markup {
    html! {
        circle class="rockwell-needed" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="20" {}
        @if present == 0 {
            text class="rockwell-26 rockwell-bold" x=(format!("{x:.1}")) y=(format!("{:.1}", y + 9.5)) { (strength) }
        } @else {
            text class="rockwell-17 rockwell-bold" x=(format!("{x:.1}")) y=(format!("{:.1}", y + 6.0)) { (present) "/" (strength) }
        }
    }
}

/// The sign of an edge between two tiles.
pub fn edge() -> Markup {
    html! { rect class="rockwell-edge" x="-7" y="-7" width="14" height="14" transform="rotate(45)" {} }
}

/// The centre of the earth as a sign.
pub fn core() -> Markup {
    html! {
        circle class="rockwell-glow-out-fill" r="19" {}
        circle class="rockwell-core" r="11" {}
    }
}

/// Words of this size, or smaller if they would be wider than this.
pub fn fit(text: &str, size: u8, width: f32, class: &str, (x, y): (f32, f32)) -> Markup {
    let wide = text.chars().count() as f32 * 0.6;
    let mut sizes = [26, 22, 19, 17, 15].into_iter().filter(|&smaller| smaller <= size);
    let size = sizes.find(|&size| wide * f32::from(size) <= width).unwrap_or(13);
    html! { text class=(format!("rockwell-{size} {class}")) x=(x) y=(y) { (text) } }
}
