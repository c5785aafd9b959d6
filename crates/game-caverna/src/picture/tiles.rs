//! The action tiles, each in its place: to be taken, taken, or still face down.

use super::glyphs::{Pointing, Signs};
use super::{HALF, Scene, icons};
use crate::describe;
use crate::phase::Place;
use crate::pieces::{Group, Tile};
use maud::{Markup, html};

const COLUMNS: usize = 3;
const WIDTH: f32 = 229.0;
const HEIGHT: f32 = 88.0;
const STEP: f32 = 96.0;
/// The room above the tiles for a heading.
const HEADING: f32 = 26.0;

/// How high a half of the tiles is.
pub const PANEL: f32 = HEADING + 2.0 * STEP;

/// The place of a tile in the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    Open,
    Taken,
    InUse,
    FaceDown,
    NotPlayed,
}

impl Lies {
    fn of(scene: &Scene<'_>, tile: Tile) -> Lies {
        let tiles = &scene.view.tiles;
        if scene.view.phase.turn().is_some_and(|turn| turn.tile == tile) {
            Lies::InUse
        } else if tiles.available.contains(tile) {
            Lies::Open
        } else if tiles.taken.contains(tile) {
            Lies::Taken
        } else if tiles.face_down.iter().any(|group| group.tiles.contains(tile)) {
            Lies::FaceDown
        } else {
            Lies::NotPlayed
        }
    }

    fn class(self) -> &'static str {
        match self {
            Lies::Open => "caverna-tile",
            Lies::Taken => "caverna-tile caverna-taken",
            Lies::InUse => "caverna-tile caverna-in-use",
            Lies::FaceDown => "caverna-tile caverna-face-down",
            Lies::NotPlayed => "caverna-tile caverna-not-played",
        }
    }
}

/// The first or the second half of the tiles.
pub fn draw(scene: &Scene<'_>, half: usize) -> Markup {
    let each = Tile::ALL.len() / 2;
    let heading = ["picture-tiles", "picture-tiles-later"][half % 2];
    html! {
        (icons::fitted("caverna-heading", 10.0, 20.0, HALF - 20.0, 20.0, &scene.texts.say(heading, &[])))
        @for (index, tile) in Tile::ALL.into_iter().skip(half * each).take(each).enumerate() {
            @let x = 8.0 + (index % COLUMNS) as f32 * (WIDTH + 8.0);
            @let y = HEADING + (index / COLUMNS) as f32 * STEP;
            g transform=(format!("translate({x} {y})")) { (draw_tile(scene, tile)) }
        }
    }
}

fn draw_tile(scene: &Scene<'_>, tile: Tile) -> Markup {
    let lies = Lies::of(scene, tile);
    let data = scene.components.tile(tile);
    let place = scene.view.phase.place().filter(|place| place.turn().tile == tile);
    let turn = place.map(Place::turn);
    let pointing = turn.map_or(Pointing::Nowhere, |turn| Pointing::InUse(turn.done));
    let name = describe::tile_name(scene.texts, tile);
    let part = format!("tile:{tile}");
    html! {
        @if !matches!(lies, Lies::Taken | Lies::NotPlayed) {
            rect class="caverna-shadow" x="2" y="4" width=(WIDTH) height=(HEIGHT) rx="10" {}
        }
        g class=(lies.class()) data-part=(part) {
            rect class="caverna-face" width=(WIDTH) height=(HEIGHT) rx="10" {}
            @match lies {
                Lies::FaceDown | Lies::NotPlayed => {
                    (icons::fitted("caverna-name", 12.0, 28.0, WIDTH - 24.0, 22.0, &name))
                    @if let Some(number) = back(data.group).filter(|_| lies == Lies::FaceDown) {
                        use href="#cd-dwarf" transform="translate(84 61) scale(1.4)" {}
                        text class="caverna-back" x="128" y="71" { "×" (number) }
                    }
                }
                Lies::Open | Lies::Taken | Lies::InUse => {
                    @let room = if turn.is_some() { 54.0 } else { 24.0 };
                    (icons::fitted("caverna-name", 12.0, 26.0, WIDTH - room, 22.0, &name))
                    g class="caverna-signs" transform="translate(10 32)" {
                        (Signs::of_blocks(&data.blocks, None, pointing).draw(WIDTH - 20.0, 53.0))
                    }
                }
            }
            @if lies == Lies::Taken { path class="caverna-taken-line" d=(format!("M8 {}L{} 8", HEIGHT - 8.0, WIDTH - 8.0)) {} }
            @if let Some(turn) = turn { (icons::emblem(turn.seat, WIDTH - 20.0, 20.0, 0.8)) }
        }
    }
}

/// The number on the back of the tiles of a group; the dwarf stands for none.
fn back(group: Group) -> Option<u8> {
    match group {
        Group::Start => None,
        Group::Two => Some(2),
        Group::Three => Some(3),
        Group::Four => Some(4),
    }
}
