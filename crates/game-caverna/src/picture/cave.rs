//! A cave: rock, caverns, rooms and walls, and beside them the player with their goods.

use super::glyphs::Pointing;
use super::{HALF, Scene, icons, rooms};
use crate::components::{Operation, open_options};
use crate::describe;
use crate::guide::part;
use crate::phase::{Phase, Place};
use crate::pieces::{CavernSide, Compass, Edge, Good, Room, Space};
use crate::view::{CaveView, SpaceView};
use adit_game::{Part, Seat};
use adit_kit::Set;
use maud::{Markup, html};

/// How high a cave is.
pub const PANEL: f32 = 472.0;

/// The size of a space.
const WIDTH: f32 = 216.0;
const HEIGHT: f32 = 78.0;
/// From a space to the next one.
const COLUMN: f32 = 232.0;
const ROW: f32 = 90.0;
const LEFT: f32 = 18.0;
const TOP: f32 = 14.0;
/// How thick a wall is.
const THICK: f32 = 16.0;

/// The column and row of each space, by [`Space`]; the extra cavern lies where the board has no space.
const PLACES: [(u8, u8); Space::ALL.len()] =
    [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 4), (2, 3)];

/// A cave that is drawn.
struct Drawing<'a> {
    scene: &'a Scene<'a>,
    seat: Seat,
    cave: &'a CaveView,
    /// Is it the cave of the player who acts? Only there do places and goods carry the ids that moves name, since both
    /// caves call them the same. Everything has an id that says whose it is, so that it can be asked about at any time.
    acting: bool,
}

/// Draws the cave of a seat.
pub fn draw(scene: &Scene<'_>, seat: Seat) -> Markup {
    let cave = Drawing { scene, seat, cave: &scene.view.caves[seat], acting: scene.acting == Some(seat) };
    let board = cave.cave.spaces.iter().filter(|seen| seen.space != Space::Extra);
    html! {
        path class="caverna-massif-shadow" d=(outline(5.0)) {}
        path class="caverna-massif" d=(outline(0.0)) {}
        (cave.mouth())
        @for seen in board.clone() { (cave.space(seen)) }
        @for seen in board {
            @for side in scene.components.board.natural[seen.space.index()].iter() { (natural(corner(seen.space), side)) }
        }
        @for edge in Edge::BOARD.iter() {
            @let join = &scene.components.board.joins[edge.index()];
            (cave.edge(corner(join.first), join.side, edge))
        }
        (cave.extra_cavern())
        (cave.player())
    }
}

/// The upper left corner of a space.
fn corner(space: Space) -> (f32, f32) {
    let (column, row) = PLACES[space.index()];
    (LEFT + COLUMN * f32::from(column), TOP + ROW * f32::from(row))
}

/// The outline of the mountain around the spaces, rough as rock is.
fn outline(down: f32) -> String {
    let corners: [(f32, f32); 6] =
        [(4.0, 3.0), (479.0, 3.0), (479.0, 366.0), (716.0, 366.0), (716.0, 466.0), (4.0, 466.0)];
    let mut path = String::new();
    let mut rough = 7u32;
    for (index, (x, y)) in corners.iter().enumerate() {
        let (to_x, to_y) = corners[(index + 1) % corners.len()];
        let steps = ((to_x - x).abs().max((to_y - y).abs()) / 26.0).ceil() as u32;
        for step in 0..steps {
            let part = step as f32 / steps as f32;
            rough = rough.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let off = (rough >> 16 & 7) as f32 / 2.0 - 1.7;
            let command = if path.is_empty() { 'M' } else { 'L' };
            path += &format!(
                "{command}{:.1} {:.1}",
                x + (to_x - x) * part + off,
                y + (to_y - y) * part - off + down
            );
        }
    }
    path + "z"
}

/// The rectangle of a wall on a side of a space: x, y, width, height.
fn wall((x, y): (f32, f32), side: Compass) -> (f32, f32, f32, f32) {
    let (across, down) = ((COLUMN - WIDTH) / 2.0, (ROW - HEIGHT) / 2.0);
    match side {
        Compass::North => (x - 6.0, y - down - THICK / 2.0, WIDTH + 12.0, THICK),
        Compass::South => (x - 6.0, y + HEIGHT + down - THICK / 2.0, WIDTH + 12.0, THICK),
        Compass::West => (x - across - THICK / 2.0, y - 4.0, THICK, HEIGHT + 8.0),
        Compass::East => (x + WIDTH + across - THICK / 2.0, y - 4.0, THICK, HEIGHT + 8.0),
    }
}

/// A natural wall: a ridge of the mountain.
fn natural(corner: (f32, f32), side: Compass) -> Markup {
    let (x, y, width, height) = wall(corner, side);
    html! { rect class="caverna-ridge" x=(x) y=(y) width=(width) height=(height) rx="4" {} }
}

impl Drawing<'_> {
    /// The ids of something: those that moves name, if they are meant here, and its own.
    fn ids(&self, named: &str, own: &Part) -> String {
        if self.acting { format!("{named} {}", own.id()) } else { own.id() }
    }

    /// Where the entrance leads outside: its sides with neither a natural wall nor an edge (CD-2.5).
    fn mouth(&self) -> Markup {
        let board = &self.scene.components.board;
        let entrance = board.entrance.index();
        let open = Compass::ALL.into_iter().filter(|side| {
            !board.natural[entrance].contains(*side) && board.edges[entrance][side.index()].is_none()
        });
        html! {
            @for side in open {
                @let (x, y, width, height) = wall(corner(board.entrance), side);
                rect class="caverna-mouth" x=(x - 8.0) y=(y + 8.0) width=(width + 12.0) height=(height - 16.0) rx="10" {}
                path class="caverna-way-in" d=(format!("M{} {}l8 9l-8 9", x + 1.0, y + height / 2.0 - 9.0)) {}
            }
        }
    }

    fn space(&self, seen: &SpaceView) -> Markup {
        let (x, y) = corner(seen.space);
        html! { g transform=(format!("translate({x} {y})")) { (self.content(seen)) } }
    }

    fn content(&self, seen: &SpaceView) -> Markup {
        let space = seen.space;
        let place = part::place(self.seat, space);
        let ids = match seen.room {
            // Both caves have an entrance.
            Some(room @ Room::CaveEntrance) => self.ids(&format!("room:{room}"), &place),
            Some(room) => format!("room:{room} {}", place.id()),
            None => self.ids(&format!("space:{space}"), &place),
        };
        // Here a room is used; it is furnished from the display.
        let verbs = seen.room.map(|_| "use collect");
        html! {
            @if let Some(room) = seen.room { (rooms::shadow(self.scene.components.room(room), WIDTH, HEIGHT)) }
            g class="caverna-space" data-part=(ids) data-verbs=[verbs] {
                @match (seen.room, seen.face_down) {
                    (Some(room), _) => { (self.room(room)) }
                    (None, true) => { (self.boulder(space)) }
                    (None, false) => { (self.cavern(space)) }
                }
            }
        }
    }

    fn room(&self, room: Room) -> Markup {
        let place = self.scene.view.phase.place().filter(|place| place.turn().seat == self.seat);
        let in_use = place.is_some_and(|place| match place {
            Place::InRoom(in_room) => in_room.room == room,
            Place::RoomAction(_) | Place::Blocks(_) => false,
        });
        let turn = place.map(Place::turn);
        let used = !in_use && turn.is_some_and(|turn| turn.used.contains(room) || turn.traded.contains(room));
        html! {
            (rooms::furnished(self.scene, room, (WIDTH, HEIGHT), self.pointing(room), used))
            @if in_use { rect class="caverna-busy" width=(WIDTH) height=(HEIGHT) rx="10" {} }
            @if used {
                circle class="caverna-used" cx=(WIDTH - 52.0) cy="19" r="12" {}
                path class="caverna-used-tick" d=(format!("M{} 19l5 5l7 -9", WIDTH - 58.0)) {}
            }
        }
    }

    /// Can the options of a room be pointed at? To begin a room action, to use a room and to carry out one of its options is
    /// one decision, so this does not depend on what was said of it before.
    fn pointing(&self, room: Room) -> Pointing {
        match self.scene.view.phase.place().filter(|_| self.acting) {
            Some(Place::InRoom(in_room)) if in_room.room == room => Pointing::InUse(in_room.done),
            Some(Place::Blocks(_) | Place::RoomAction(_)) => Pointing::Ready,
            Some(Place::InRoom(_)) | None => Pointing::Nowhere,
        }
    }

    /// A face-down room in the rock, with the food that is found under it.
    fn boulder(&self, space: Space) -> Markup {
        // Four ways round, so that the same boulder does not repeat side by side.
        let turned =
            ["", "translate(216 0) scale(-1 1)", "translate(0 82) scale(1 -1)", "rotate(180 108 41)"]
                [(space.index() * 3 + self.seat.index()) % 4];
        let squeezed = HEIGHT / 82.0;
        let food = self.scene.components.board.food[space.index()];
        html! {
            rect class="caverna-boulder" width=(WIDTH) height=(HEIGHT) rx="14" {}
            g transform=(format!("scale(1 {squeezed:.3}) {turned}")) { use href="#cd-facets" {} }
            @if food > 0 {
                rect class="caverna-found" x=(WIDTH - 84.0) y="20" width="74" height="38" rx="19" {}
                text class="caverna-sign" x=(WIDTH - 62.0) y="47" { "+" (food) }
                use href="#cd-food" x=(WIDTH - 28.0) y="39" {}
            }
        }
    }

    /// An empty cavern; the one that is open from the start is hatched (CD-2.3).
    fn cavern(&self, space: Space) -> Markup {
        let from_start = space != Space::Extra && !self.scene.components.board.rock.contains(space);
        html! {
            rect class="caverna-cavern" width=(WIDTH) height=(HEIGHT) rx="16" {}
            @if from_start { rect class="caverna-hatched" x="8" y="8" width=(WIDTH - 16.0) height=(HEIGHT - 16.0) rx="10" {} }
            path class="caverna-rubble" d=(format!("M18 {0}l10 -9l9 9zM{1} {0}l12 -12l11 12zM{2} {0}l8 -7l7 7z", HEIGHT - 6.0, WIDTH - 52.0, WIDTH - 26.0)) {}
            @if space == Space::Extra {
                @let name = describe::space_name(self.scene.texts, space);
                (icons::fitted("caverna-cavern-name", WIDTH / 2.0, HEIGHT / 2.0 + 7.0, WIDTH - 40.0, 18.0, &name))
            }
        }
    }

    /// An edge with its wall, or with the crack that shows where one can be built (CD-2.6).
    fn edge(&self, corner: (f32, f32), side: Compass, edge: Edge) -> Markup {
        let (x, y, width, height) = wall(corner, side);
        let upright = matches!(side, Compass::East | Compass::West);
        // Where walls can be built or torn down now, their places are easier to hit.
        let more = if self.acting && self.walls_in_play() { 13.0 } else { 0.0 };
        let (left, up) = if upright { (more, -8.0) } else { (-34.0, more) };
        let built = self.cave.walls.contains(edge);
        html! {
            g class="caverna-edge" data-part=(self.ids(&format!("edge:{edge}"), &part::wall(self.seat, edge))) {
                rect class="caverna-hit" x=(x - left) y=(y - up) width=(width + 2.0 * left) height=(height + 2.0 * up) rx="5" {}
                @if built {
                    rect class="caverna-built" x=(x) y=(y) width=(width) height=(height) rx="3" {}
                } @else if upright {
                    path class="caverna-seam" d=(format!("M{} {}l-3 9l6 9l-6 9l3 8", x + width / 2.0, y + height / 2.0 - 18.0)) {}
                } @else {
                    path class="caverna-seam" d=(format!("M{} {}l9 -3l9 6l9 -6l8 3", x + width / 2.0 - 18.0, y + height / 2.0)) {}
                }
            }
        }
    }

    /// Can walls be built or torn down with what is left of the tile?
    fn walls_in_play(&self) -> bool {
        self.scene.view.phase.turn().is_some_and(|turn| {
            open_options(&self.scene.components.tile(turn.tile).blocks, turn.done)
                .any(|(_, content)| matches!(content, Operation::BuildWall {} | Operation::RazeWall { .. }))
        })
    }

    /// The extra cavern beside the board, or its two sides while one of them is chosen (CD-8).
    fn extra_cavern(&self) -> Markup {
        let (x, y) = corner(Space::Extra);
        let choosing = self.acting && matches!(self.scene.view.phase, Phase::ChooseSide(_));
        let extra = self.cave.spaces.iter().find(|seen| seen.space == Space::Extra);
        html! {
            g transform=(format!("translate({} {}) scale(.9)", x + 11.0, y - 1.0)) {
                @if let (Some(seen), Some(side)) = (extra, self.cave.cavern) {
                    @let cavern = self.scene.components.cavern(side);
                    rect class="caverna-massif" x="-14" y="-12" width=(WIDTH + 28.0) height=(HEIGHT + 22.0) rx="12" {}
                    (self.content(seen))
                    @for side in Set::<Compass>::from_bits(u32::from(cavern.natural)).iter() { (natural((0.0, 0.0), side)) }
                    @for side in Compass::ALL {
                        @let edge = side.extra_edge();
                        @if cavern.open.contains(edge) { (self.edge((0.0, 0.0), side, edge)) }
                    }
                } @else if choosing {
                    @for (index, side) in CavernSide::ALL.into_iter().enumerate() {
                        @let natural = Set::<Compass>::from_bits(u32::from(self.scene.components.cavern(side).natural));
                        g transform=(format!("translate({} 0)", index as f32 * 112.0)) data-part=(format!("cavern:{side}")) {
                            rect class="caverna-cavern" width="104" height=(HEIGHT) rx="12" {}
                            g transform="translate(27 14) scale(1.5)" { (icons::pattern(0.0, 0.0, natural, Set::EMPTY)) }
                        }
                    }
                }
            }
        }
    }

    /// The player with points and goods.
    fn player(&self) -> Markup {
        let view = self.scene.view;
        let texts = self.scene.texts;
        let left = 488.0;
        let width = HALF - left - 8.0;
        let starts = view.start_player == Some(self.seat);
        html! {
            g data-part=(format!("panel:{}", self.seat)) {
                rect class=(if self.acting { "caverna-face caverna-turn" } else { "caverna-face" }) x=(left) y="6" width=(width) height="260" rx="12" {}
                (icons::emblem(self.seat, left + 30.0, 34.0, 1.1))
                (icons::fitted("caverna-start caverna-strong", left + 58.0, 42.0, width - 66.0, 22.0, &texts.seat(self.seat)))
            }
            g data-part=(format!("score:{}", self.seat)) {
                rect class="caverna-hit" x=(left + 8.0) y="56" width="120" height="40" rx="8" {}
                (icons::points(left + 30.0, 77.0, ""))
                text class="caverna-score" x=(left + 58.0) y="88" { (self.cave.score) }
            }
            @if self.scene.winner() == Some(self.seat) {
                g data-part=(format!("winner:{}", self.seat)) {
                    rect class="caverna-hit" x=(left + 136.0) y="54" width="74" height="44" rx="8" {}
                    path class="caverna-crown" d=(format!("M{} 91h44l6 -30l-15 12l-13 -18l-13 18l-15 -12z", left + 152.0)) {}
                }
            } @else if starts {
                g data-part="marker:start" {
                    rect class="caverna-hit" x=(left + 140.0) y="56" width="72" height="40" rx="8" {}
                    path class="caverna-pennant" d=(format!("M{} 93V61L{} 70L{} 79", left + 150.0, left + 184.0, left + 150.0)) {}
                    text class="caverna-sign" x=(left + 200.0) y="87" { "1" }
                }
            }
            @for (index, good) in Good::ALL.into_iter().enumerate() {
                @let x = left + 8.0 + (index % 2) as f32 * (width / 2.0 - 3.0);
                @let y = 100.0 + (index / 2) as f32 * 54.0;
                (self.good(good, x, y, width / 2.0 - 13.0))
            }
        }
    }

    fn good(&self, good: Good, x: f32, y: f32, width: f32) -> Markup {
        let count = self.cave.goods[good];
        let ids = self.ids(&format!("good:{good} fee:{good}"), &part::stock(self.seat, good));
        html! {
            g class="caverna-store" transform=(format!("translate({x:.1} {y})")) data-part=(ids) {
                rect class="caverna-store-face" width=(width) height="49" rx="8" {}
                use href=(format!("#cd-{good}")) transform="translate(26 25) scale(1.3)" {}
                text class=(if count == 0 { "caverna-count caverna-none" } else { "caverna-count" }) x=(width - 30.0) y="35" { (count) }
            }
        }
    }
}
