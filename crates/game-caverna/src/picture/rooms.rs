//! The rooms, each in its place of the central display: on offer, still in the rock, furnished, or not played with.

use super::glyphs::{Pointing, Signs, draw_goods};
use super::{HALF, Scene, icons};
use crate::components::{Need, RoomTile};
use crate::describe;
use crate::guide::part;
use crate::pieces::{Colour, Compass, Room};
use adit_kit::Set;
use maud::{Markup, html};

const COLUMNS: usize = 3;
const ROWS: usize = 4;
const WIDTH: f32 = 229.0;
const HEIGHT: f32 = 102.0;
const STEP: f32 = 110.0;
/// The room above the rooms for a heading.
const HEADING: f32 = 26.0;

/// How high a half of the display is.
pub const PANEL: f32 = HEADING + ROWS as f32 * STEP;

/// The first or the second half of the display.
pub fn draw(scene: &Scene<'_>, half: usize) -> Markup {
    let each = COLUMNS * ROWS;
    let heading = ["picture-rooms", "picture-legend"][half % 2];
    // The entrance is printed on the boards, so it has no place in the display.
    let rooms = Room::ALL.into_iter().filter(|room| scene.components.room(*room).back.is_some());
    html! {
        (icons::fitted("caverna-heading", 10.0, 20.0, HALF - 20.0, 20.0, &scene.texts.say(heading, &[])))
        @for (index, room) in rooms.skip(half * each).take(each).enumerate() {
            @let x = 8.0 + (index % COLUMNS) as f32 * (WIDTH + 8.0);
            @let y = HEADING + (index / COLUMNS) as f32 * STEP;
            g transform=(format!("translate({x} {y})")) { (slot(scene, room)) }
        }
    }
}

fn slot(scene: &Scene<'_>, room: Room) -> Markup {
    let rooms = &scene.view.rooms;
    let name = describe::room_name(scene.texts, room);
    let owner =
        scene.view.caves.iter().find(|(_, cave)| cave.spaces.iter().any(|seen| seen.room == Some(room)));
    let shown = rooms.display.contains(room);
    let class = if shown {
        "caverna-offered"
    } else if rooms.unseen.contains(room) {
        "caverna-unseen"
    } else {
        "caverna-gone"
    };
    html! {
        @if shown { (shadow(scene.components.room(room), WIDTH, HEIGHT)) }
        // Here a room is furnished; it is used in a cave.
        g class=(class) data-part=(format!("room:{room} {}", part::slot(room).id())) data-verbs="furnish" {
            @if shown {
                (offered(scene, room))
            } @else if rooms.unseen.contains(room) {
                rect class="caverna-boulder" width=(WIDTH) height=(HEIGHT) rx="14" {}
                g transform=(format!("scale({:.3} {:.3})", WIDTH / 216.0, HEIGHT / 82.0)) { use href="#cd-facets" {} }
                use href="#cd-pick" transform=(format!("translate({} 66) scale(1.3)", WIDTH / 2.0)) {}
                (icons::fitted("caverna-rock-name", 12.0, 30.0, WIDTH - 24.0, 20.0, &name))
            } @else {
                rect class="caverna-ghost" width=(WIDTH) height=(HEIGHT) rx="10" {}
                (icons::fitted("caverna-ghost-name", 12.0, 30.0, WIDTH - 24.0, 20.0, &name))
                @match owner {
                    Some((seat, _)) => { (icons::emblem(seat, WIDTH / 2.0, 66.0, 1.1)) }
                    None => { path class="caverna-taken-line" d=(format!("M8 {}L{} 8", HEIGHT - 8.0, WIDTH - 8.0)) {} }
                }
            }
        }
    }
}

/// A room with all that is printed on it.
fn offered(scene: &Scene<'_>, room: Room) -> Markup {
    let tile = scene.components.room(room);
    let (must, may) = sides(tile);
    html! {
        (card(tile, WIDTH, HEIGHT))
        (icons::fitted("caverna-name", 50.0, 27.0, WIDTH - 58.0, 20.0, &describe::room_name(scene.texts, room)))
        (icons::points(25.0, 24.0, tile.points))
        (icons::pattern(9.0, 54.0, must, may))
        g transform="translate(50 43)" { (draw_goods(&tile.cost, WIDTH - 60.0)) }
        g transform="translate(50 56)" {
            (Signs::of_room(scene.texts, scene.components, room, Pointing::Nowhere).draw(WIDTH - 58.0, 44.0))
        }
    }
}

/// A furnished room: its name, its points and what it does, with room for a mark once it was used in this turn.
pub fn furnished(
    scene: &Scene<'_>,
    room: Room,
    (width, height): (f32, f32),
    pointing: Pointing,
    used: bool,
) -> Markup {
    let tile = scene.components.room(room);
    let worth = tile.back.is_some();
    let room_for_name = width
        - if used {
            80.0
        } else if worth {
            58.0
        } else {
            18.0
        };
    html! {
        (card(tile, width, height))
        (icons::fitted("caverna-name", 10.0, 25.0, room_for_name, 20.0, &describe::room_name(scene.texts, room)))
        @if worth { (icons::points(width - 22.0, 21.0, tile.points)) }
        g transform="translate(7 32)" {
            (Signs::of_room(scene.texts, scene.components, room, pointing).draw(width - 14.0, height - 35.0))
        }
    }
}

/// What lies under the ground of a room.
pub fn shadow(tile: &RoomTile, width: f32, height: f32) -> Markup {
    let round = match tile.colour() {
        Colour::Orange => "10",
        Colour::Blue => "14",
    };
    html! { rect class="caverna-shadow" x="2" y="4" width=(width) height=(height) rx=(round) {} }
}

/// The ground of a room: orange rooms have round corners, blue rooms, which work by themselves, cut ones.
fn card(tile: &RoomTile, width: f32, height: f32) -> Markup {
    html! {
        @match tile.colour() {
            Colour::Orange => { rect class="caverna-orange" width=(width) height=(height) rx="10" {} }
            Colour::Blue => {
                path class="caverna-blue" d=(format!("M14 0H{}L{width} 14V{}L{} {height}H14L0 {}V14z", width - 14.0, height - 14.0, width - 14.0, height - 14.0)) {}
            }
        }
    }
}

/// The sides on which a wall must be, and those on which one may be.
pub fn sides(tile: &RoomTile) -> (Set<Compass>, Set<Compass>) {
    let Some(walls) = tile.walls else { return (Set::EMPTY, Set::EMPTY) };
    let needs = [walls.n, walls.e, walls.s, walls.w];
    let with = |wanted: Need| {
        Compass::ALL
            .into_iter()
            .zip(needs)
            .filter(|(_, need)| *need == wanted)
            .map(|(side, _)| side)
            .collect()
    };
    (with(Need::Must), with(Need::May))
}
