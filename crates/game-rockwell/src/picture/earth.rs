//! The earth seen from above: four terraces of tiles down to the glowing centre, and the four mine entrances in the
//! corners.

use super::pieces;
use crate::board::{Edge, Entrance, Level, Place, Slot};
use crate::goods::Cubes;
use crate::phase::extraction::Stage;
use crate::view::{TeamView, TileView, View};
use maud::{Markup, html};

/// From the middle of the earth to the sides of its square.
pub const HALF: f32 = 360.0;

/// The outer and inner radius of each level, and of the centre.
const RADII: [(f32, f32); 4] = [(350.0, 296.0), (296.0, 240.0), (240.0, 170.0), (170.0, 50.0)];
const CENTRE: f32 = 50.0;

/// How much room a team needs.
const TEAM: f32 = 37.0;

/// Where something is: clockwise from the top, in degrees.
fn polar(radius: f32, angle: f32) -> (f32, f32) {
    let angle = angle.to_radians();
    (radius * angle.sin(), -radius * angle.cos())
}

/// The angles between which a slot lies. Levels B and D are turned by half a tile.
fn angles(slot: Slot) -> (f32, f32) {
    let turned = match slot.level() {
        Level::A | Level::C => 0.0,
        Level::B | Level::D => 22.5,
    };
    let begin = 45.0 * f32::from(slot.sector()) + turned;
    (begin, begin + 45.0)
}

/// Draws every place and the teams on it.
pub fn draw(view: &View) -> Markup {
    html! {
        (gradients())
        @for entrance in Entrance::every() { (self::entrance(view, entrance)) }
        circle class="rockwell-shade" r="356" {}
        @for slot in Slot::every() { (tile(view, slot)) }
        @for (_, inner) in RADII { circle class="rockwell-step" r=(inner - 5.0) {} }
        (centre(view))
        @for slot in Slot::every() { (on_tile(view, slot)) }
        @if view.has_edges() { @for edge in Edge::every() { (self::edge(view, edge)) } }
        @for slot in being_extracted(view) {
            @let (begin, end) = angles(slot);
            @let (outer, inner) = RADII[slot.level() as usize];
            path class="rockwell-extracted" d=(sector(outer - 3.0, inner + 3.0, begin + 0.6, end - 0.6)) {}
        }
    }
}

/// Each level is light at its outer rim and dark where it falls off to the next.
fn gradients() -> Markup {
    html! {
        defs {
            @for (level, (outer, inner)) in Level::ALL.into_iter().zip(RADII) {
                radialGradient id=(format!("rockwell-level-{level}")) gradientUnits="userSpaceOnUse" cx="0" cy="0" r=(outer) {
                    stop offset=(format!("{:.3}", inner / outer)) class=(format!("rockwell-deep-{level}")) {}
                    stop offset="1" class=(format!("rockwell-high-{level}")) {}
                }
            }
            radialGradient id="rockwell-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r=(CENTRE) {
                stop offset="0" class="rockwell-glow-in" {}
                stop offset=".55" class="rockwell-glow-mid" {}
                stop offset="1" class="rockwell-glow-out" {}
            }
        }
    }
}

/// The outline of a piece of a ring.
fn sector(outer: f32, inner: f32, begin: f32, end: f32) -> String {
    let [(a, b), (c, d), (e, f), (g, h)] =
        [polar(outer, begin), polar(outer, end), polar(inner, end), polar(inner, begin)];
    format!(
        "M{a:.1} {b:.1}A{outer} {outer} 0 0 1 {c:.1} {d:.1}L{e:.1} {f:.1}A{inner} {inner} 0 0 0 {g:.1} {h:.1}Z"
    )
}

/// Layers of rock: two broken arcs.
fn strata(outer: f32, inner: f32, begin: f32, seed: usize) -> String {
    let arc = |radius: f32, from: f32, to: f32| {
        let [(a, b), (c, d)] = [polar(radius, begin + from), polar(radius, begin + to)];
        format!("M{a:.1} {b:.1}A{radius:.1} {radius:.1} 0 0 1 {c:.1} {d:.1}")
    };
    let depth = outer - inner;
    let shift = (seed * 7 % 11) as f32;
    [
        arc(outer - depth * 0.28, 4.0 + shift, 19.0 + shift),
        arc(outer - depth * 0.5, 3.0 + shift * 0.5, 9.0 + shift),
        arc(outer - depth * 0.62, 20.0 + shift, 31.0 + shift),
        arc(outer - depth * 0.82, 9.0 + shift, 26.0 + shift),
    ]
    .concat()
}

/// The parts of moves that name a slot.
fn slot_parts(slot: Slot) -> String {
    format!("place:{slot} slot:{slot}")
}

fn tile(view: &View, slot: Slot) -> Markup {
    let level = slot.level();
    let (outer, inner) = RADII[level as usize];
    let (begin, end) = angles(slot);
    let flipped = view.terrain.get(&slot).is_some_and(|tile| tile.tile.is_some());
    let outline = sector(outer, inner, begin, end);
    html! {
        g data-part=(slot_parts(slot)) {
            @if flipped {
                path class="rockwell-tile rockwell-cave" d=(outline) {}
                path class="rockwell-props" d=(sector(outer - 5.0, inner + 5.0, begin + 1.2, end - 1.2)) {}
            } @else {
                path class="rockwell-tile" fill=(format!("url(#rockwell-level-{level})")) d=(outline) {}
                path class="rockwell-strata" d=(strata(outer, inner, begin, slot.index())) {}
            }
        }
    }
}

/// What lies and stands on a tile.
fn on_tile(view: &View, slot: Slot) -> Markup {
    let (outer, inner) = RADII[slot.level() as usize];
    let (begin, end) = angles(slot);
    let narrow = is_narrow(slot);
    let middle = if narrow { outer - SIGNS / 2.0 } else { (outer + inner) / 2.0 };
    let sign_at = polar(middle, begin + arc(middle, if narrow { 30.0 } else { 41.0 }));
    let name_at = polar(outer - 18.0, end - arc(outer - 18.0, 23.0));
    let shaft = view.shaft_on(slot);
    let shaft_at = if narrow {
        polar(outer - SIGNS - 16.0, begin + arc(outer - SIGNS - 16.0, 20.0))
    } else {
        polar(middle, end - arc(middle, 62.0))
    };
    let teams: Vec<&TeamView> = view.teams_at(Place::Slot(slot)).collect();
    html! {
        g class="rockwell-still" {
            text class="rockwell-name" x=(format!("{:.1}", name_at.0)) y=(format!("{:.1}", name_at.1 + 6.0)) { (slot) }
            @if let Some(tile) = view.terrain.get(&slot) { (face(view, slot, tile, sign_at)) }
        }
        @if let Some((seat, number)) = shaft {
            @let (x, y) = shaft_at;
            @let own = if view.hand() == Some(seat) { format!("shaft:{number} ") } else { String::new() };
            g data-part=(format!("site:{seat}.{number} {own}{}", slot_parts(slot))) {
                circle class="rockwell-reach" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="20" {}
                (pieces::shaft(seat, number, x, y, 0.95))
            }
        }
        (crowd(view, &teams, &spots(slot, teams.len(), shaft.is_some())))
    }
}

/// How many degrees a length takes up at a radius.
fn arc(radius: f32, length: f32) -> f32 {
    (length / radius).to_degrees()
}

/// The strength that a tile asks for with what is there of it, or what a shaft earns on it.
fn face(view: &View, slot: Slot, tile: &TileView, (x, y): (f32, f32)) -> Markup {
    if let Some(income) = &tile.income {
        return self::income(income, x, y);
    }
    pieces::needed(view.strength_on(slot), tile.strength, (x, y))
}

/// Cubes over each other, several of a kind with their number.
fn income(income: &Cubes, x: f32, y: f32) -> Markup {
    let kinds: Vec<_> = income.iter().filter(|&(_, count)| count > 0).collect();
    let top = y - 13.0 * kinds.len().saturating_sub(1) as f32;
    html! {
        @for (row, (resource, count)) in kinds.into_iter().enumerate() {
            @let y = top + 26.0 * row as f32;
            @if count == 1 { (pieces::cube(resource, x, y, 0.78)) } @else {
                (pieces::cube(resource, x + 5.0, y, 0.78))
                text class="rockwell-name" x=(format!("{:.1}", x - 15.0)) y=(format!("{:.1}", y + 6.0)) { (count) }
            }
        }
    }
}

/// Where this many teams stand on a slot, and how large they are drawn: in rows along the ring.
fn spots(slot: Slot, count: usize, shaft: bool) -> (Vec<(f32, f32)>, f32) {
    let (begin, end) = angles(slot);
    let mut spots = Vec::new();
    for scale in [1.0, 0.85, 0.72, 0.6, 0.5, 0.4] {
        let size = TEAM * scale;
        spots.clear();
        for row in rows(slot, size, shaft) {
            let (from, to) = (begin + arc(row.radius, row.before), end - arc(row.radius, row.behind));
            let step = arc(row.radius, size);
            let here = (((to - from) / step) as usize).min(count - spots.len());
            let first = (from + to - step * (here as f32 - 1.0)) / 2.0;
            spots.extend((0..here).map(|place| polar(row.radius, first + step * place as f32)));
        }
        if spots.len() >= count {
            return (spots, scale);
        }
    }
    (spots, 0.4)
}

/// A row of teams along the ring, with what has to stay free at both ends of the tile.
struct Row {
    radius: f32,
    before: f32,
    behind: f32,
}

/// The rows of a tile, those to be filled first in front.
fn rows(slot: Slot, size: f32, shaft: bool) -> Vec<Row> {
    let (outer, inner) = RADII[slot.level() as usize];
    if !is_narrow(slot) {
        // The sign of the tile stands at its beginning, its name and its shaft at its end.
        let count = (((outer - inner - 2.0) / size) as usize).max(1);
        let height = (outer - inner) / count as f32;
        return (0..count)
            .map(|row| Row {
                radius: outer - height * (row as f32 + 0.5),
                before: 64.0,
                behind: if shaft { 81.0 } else { 42.0 },
            })
            .collect();
    }
    // The sign and the name share the first row, which is filled last; the shaft stands in the second.
    let count = ((outer - SIGNS - inner) / size).max(1.0) as usize;
    let height = (outer - SIGNS - inner) / count as f32;
    let mut rows: Vec<Row> = (0..count)
        .map(|row| Row {
            radius: outer - SIGNS - height * (row as f32 + 0.5),
            before: if shaft && row == 0 { 36.0 } else { 6.0 },
            behind: 6.0,
        })
        .collect();
    rows.push(Row { radius: outer - SIGNS / 2.0, before: 54.0, behind: 42.0 });
    rows
}

/// How much of a narrow tile its sign and its name take up.
const SIGNS: f32 = 40.0;

/// The inner tiles are too narrow to have everything side by side.
fn is_narrow(slot: Slot) -> bool {
    match slot.level() {
        Level::A | Level::B => false,
        Level::C | Level::D => true,
    }
}

/// Teams at their spots. Those for which there is no room stand on the last one.
fn crowd(view: &View, teams: &[&TeamView], (spots, scale): &(Vec<(f32, f32)>, f32)) -> Markup {
    let last = spots.last().copied().unwrap_or_default();
    html! {
        @for (index, team) in teams.iter().enumerate() {
            @let (x, y) = spots.get(index).copied().unwrap_or(last);
            (standing(view, team, x, y, *scale))
        }
    }
}

/// A team that can be pointed at. Pointing at it can also mean the place where it stands.
fn standing(view: &View, team: &TeamView, x: f32, y: f32, scale: f32) -> Markup {
    let place = match team.place {
        Place::Slot(slot) => slot_parts(slot),
        place @ (Place::Edge(_) | Place::Entrance(_) | Place::Centre) => format!("place:{place}"),
    };
    let active = view.active_team() == Some(team.team);
    html! {
        g data-part=(format!("team:{} {place}", team.team)) transform=(format!("translate({x:.1} {y:.1}) scale({scale})")) {
            circle class=(if active { "rockwell-active" } else { "rockwell-reach" }) r=(if active { "21" } else { "18.5" }) {}
            (pieces::team(team.team, team.strength, team.die))
        }
    }
}

/// A place between two tiles.
fn edge(view: &View, edge: Edge) -> Markup {
    let [slot, _] = edge.slots();
    let (outer, inner) = RADII[edge.level() as usize];
    let (x, y) = polar((outer + inner) / 2.0, angles(slot).1);
    let teams: Vec<&TeamView> = view.teams_at(Place::Edge(edge)).collect();
    let spots = (0..teams.len()).map(|index| {
        polar(
            (outer + inner) / 2.0 - 30.0 * (index as f32 - (teams.len() as f32 - 1.0) / 2.0),
            angles(slot).1,
        )
    });
    let spots = (spots.collect(), 0.9);
    html! {
        g data-part=(format!("place:{edge}")) {
            circle class="rockwell-reach" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="17" {}
            g transform=(format!("translate({x:.1} {y:.1})")) { (pieces::edge()) }
        }
        (crowd(view, &teams, &spots))
    }
}

/// A mine entrance in its corner of the surface.
fn entrance(view: &View, entrance: Entrance) -> Markup {
    let (right, down) = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)][entrance.index()];
    let teams: Vec<&TeamView> = view.teams_at(Place::Entrance(entrance)).collect();
    let spots = [(330.0, 214.0), (326.0, 256.0), (256.0, 326.0), (214.0, 330.0)];
    let spots = (spots.map(|(x, y)| (x * right, y * down)).to_vec(), 1.0);
    let sweep = u8::from(right * down > 0.0);
    let (x, y) = (356.0 * right, 356.0 * down);
    html! {
        g data-part=(format!("place:{entrance}")) {
            path class="rockwell-surface" d=(format!("M0 {y}H{x}V0A356 356 0 0 {sweep} 0 {y}Z")) {}
            path class="rockwell-track" d=(format!("M{} {}L{} {}", 320.0 * right, 320.0 * down, 248.0 * right, 248.0 * down)) {}
            circle class="rockwell-roman" cx=(334.0 * right) cy=(334.0 * down) r="20" {}
            text class="rockwell-19 rockwell-bold rockwell-on-roman" x=(334.0 * right) y=(334.0 * down + 7.0) { (entrance) }
        }
        (crowd(view, &teams, &spots))
    }
}

fn centre(view: &View) -> Markup {
    let teams: Vec<&TeamView> = view.teams_at(Place::Centre).collect();
    let spots = [
        (0.0, 0.0),
        (-21.0, -18.0),
        (21.0, -18.0),
        (-21.0, 18.0),
        (21.0, 18.0),
        (0.0, -40.0),
        (0.0, 40.0),
        (-41.0, 0.0),
        (41.0, 0.0),
    ];
    // One stands in the middle, several around it.
    let spots = if teams.len() < 2 { &spots[..1] } else { &spots[1..] };
    let spots = (spots.to_vec(), if teams.len() > 4 { 0.7 } else { 0.9 });
    html! {
        g data-part="place:centre" {
            circle fill="url(#rockwell-glow)" r=(CENTRE) {}
            circle class="rockwell-core" r="25" {}
        }
        (crowd(view, &teams, &spots))
    }
}

/// The tiles that are being extracted.
fn being_extracted(view: &View) -> Vec<Slot> {
    let Some(extraction) = view.phase.extraction() else { return Vec::new() };
    match &extraction.stage {
        Stage::Choice { edge, .. } => edge.slots().to_vec(),
        Stage::Tile { slot } | Stage::Card { slot } => vec![*slot],
        Stage::Hazard(hazard) => vec![hazard.slot],
    }
}
