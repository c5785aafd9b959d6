//! The rooms, each in its place of the central display: on offer, still in the rock, furnished, or not played with.

use super::glyphs::{Signs, draw_goods};
use super::{HALF, Scene, icons, words};
use crate::components::{BlocksDone, Need, RoomTile};
use crate::describe;
use crate::pieces::{Colour, Compass, Room};
use adit_kit::Set;
use maud::{Markup, html};

const COLUMNS: usize = 3;
const ROWS: usize = 4;
const WIDTH: f32 = 229.0;
const HEIGHT: f32 = 110.0;
const STEP: f32 = 118.0;
/// The room above the rooms for a heading.
const HEADING: f32 = 28.0;

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
    let part = format!("room:{room}");
    let owner =
        scene.view.caves.iter().find(|(_, cave)| cave.spaces.iter().any(|seen| seen.room == Some(room)));
    html! {
        @if rooms.display.contains(room) {
            g class="caverna-offered" data-part=(part) {
                title { (words::room(scene, room)) }
                (offered(scene, room))
            }
        } @else if let Some((seat, _)) = owner {
            g class="caverna-gone" {
                title { (words::room(scene, room)) }
                rect class="caverna-ghost" width=(WIDTH) height=(HEIGHT) rx="10" {}
                (icons::fitted("caverna-ghost-name", 12.0, 30.0, WIDTH - 24.0, 20.0, &name))
                (icons::emblem(seat, WIDTH / 2.0, 68.0, 1.1))
            }
        } @else {
            g class=(if rooms.unseen.contains(room) { "caverna-unseen" } else { "caverna-gone" })
                data-part=[rooms.unseen.contains(room).then_some(part)] {
                title { (words::room(scene, room)) }
                @if rooms.unseen.contains(room) {
                    g transform=(format!("scale({:.3} {:.3})", WIDTH / 216.0, HEIGHT / 82.0)) { use href="#cd-boulder" {} }
                    use href="#cd-pick" transform=(format!("translate({} 70) scale(1.4)", WIDTH / 2.0)) {}
                    (icons::fitted("caverna-rock-name", 12.0, 32.0, WIDTH - 24.0, 20.0, &name))
                } @else {
                    rect class="caverna-ghost" width=(WIDTH) height=(HEIGHT) rx="10" {}
                    (icons::fitted("caverna-ghost-name", 12.0, 30.0, WIDTH - 24.0, 20.0, &name))
                    path class="caverna-taken-line" d=(format!("M8 {}L{} 8", HEIGHT - 8.0, WIDTH - 8.0)) {}
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
        (icons::points(25.0, 25.0, tile.points))
        (icons::pattern(9.0, 60.0, must, may))
        g transform="translate(50 45)" { (draw_goods(&tile.cost, WIDTH - 60.0)) }
        g transform="translate(50 60)" { (Signs::of_room(scene.texts, &tile.effect, None).draw(WIDTH - 58.0, 46.0)) }
        rect class="caverna-halo" width=(WIDTH) height=(HEIGHT) rx="10" {}
    }
}

/// A furnished room: its name, its points and what it does, with room for a mark once it was used in this turn.
pub fn furnished(
    scene: &Scene<'_>,
    room: Room,
    (width, height): (f32, f32),
    done: Option<BlocksDone>,
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
        g transform="translate(7 33)" {
            (Signs::of_room(scene.texts, &tile.effect, done).draw(width - 14.0, height - 37.0))
        }
    }
}

/// The ground of a room: orange rooms have round corners, blue rooms, which work by themselves, cut ones.
fn card(tile: &RoomTile, width: f32, height: f32) -> Markup {
    html! {
        rect class="caverna-shadow" x="2" y="4" width=(width) height=(height) rx="10" {}
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
