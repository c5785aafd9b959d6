//! The view drawn in characters for a terminal.
//!
//! Every space, edge, room and tile shows the word with which it is named in a move. `#` is a natural wall, `=`
//! and `[e07]` are built walls, dots and plain names are edges without a wall.

use crate::components::Components;
use crate::describe;
use crate::pieces::{Colour, Edge, Room, Space};
use crate::view::{CaveView, SpaceView, View};
use adit_game::{Seat, Texts};
use std::fmt::Write as _;

/// The width of a space between its edges.
const WIDTH: usize = 15;

/// The caves and, below them, everything else that lies on the table.
pub fn sketch(view: &View, texts: &Texts) -> String {
    let components = &*view.rulebook.components;
    let mut out = String::new();
    for (seat, cave) in view.caves.iter() {
        line(&mut out, &player(view, texts, seat, cave));
        draw_cave(&mut out, texts, components, cave);
    }
    display(&mut out, view, texts, components);
    tiles(&mut out, view, texts, components);
    table(&mut out, view, texts, components);
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// A player with points and goods.
pub fn player(view: &View, texts: &Texts, seat: Seat, cave: &CaveView) -> String {
    let marker = if view.start_player == Some(seat) { "yes" } else { "no" };
    let values = [
        ("who", texts.seat(seat).into()),
        ("score", i64::from(cave.score).into()),
        ("marker", marker.into()),
        ("goods", all_goods(texts, cave).into()),
    ];
    texts.say("sketch-player", &values)
}

fn all_goods(texts: &Texts, cave: &CaveView) -> String {
    texts.list(cave.goods.iter().map(|(good, count)| describe::amount(texts, good, count)))
}

/// Five rows of spaces; the extra cavern stands to the right of the second row, where the board has no space.
fn draw_cave(out: &mut String, texts: &Texts, components: &Components, cave: &CaveView) {
    let wall = "#".repeat(WIDTH);
    let two = |left: &str, middle: &str, right: &str| format!("{left}{middle:^5}{right}");
    line(out, &format!("  #{}#", two(&wall, "#####", &wall)));
    let rows: [[Space; 2]; 5] = [
        [Space::R0C0, Space::R0C1],
        [Space::R1C0, Space::R1C1],
        [Space::R2C0, Space::R2C1],
        [Space::R3C0, Space::R3C1],
        [Space::R4C0, Space::R4C1],
    ];
    let [.., last_row] = rows;
    for row in rows {
        let [left, right] = row;
        let across = components.board.edges[left.index()][1];
        let mouth = if left == components.board.entrance { ' ' } else { '#' };
        for part in 0..2 {
            let inner = two(
                &space(texts, components, cave, left, part),
                &across.map_or(String::new(), |edge| upright(cave, edge, part)),
                &space(texts, components, cave, right, part),
            );
            let beside = if row == last_row {
                let across = components.board.edges[right.index()][1];
                let edge = across.map_or(String::new(), |edge| upright(cave, edge, part));
                format!("{edge:^5}{}#", space(texts, components, cave, Space::R4C2, part))
            } else {
                format!("#{}", extra(texts, components, cave, left, part))
            };
            line(out, &format!("  {mouth}{inner}{beside}"));
        }
        if row == last_row {
            continue;
        }
        let below = |space: Space| {
            components.board.edges[space.index()][2].map_or(wall.clone(), |edge| level(cave, edge))
        };
        let right_wall =
            if left == components.board.entrance { "#".repeat(WIDTH + 6) } else { "#".to_owned() };
        line(out, &format!("  #{}{right_wall}", two(&below(left), "+", &below(right))));
    }
    line(out, &format!("  #{}{}", two(&wall, "#####", &wall), "#".repeat(WIDTH + 6)));
}

/// An edge between two spaces side by side.
fn upright(cave: &CaveView, edge: Edge, part: usize) -> String {
    match (cave.walls.contains(edge), part) {
        (true, 0) => format!("[{edge}]"),
        (true, _) => "[===]".to_owned(),
        (false, 0) => format!(" {edge} "),
        (false, _) => "  .  ".to_owned(),
    }
}

/// An edge between two spaces one above the other.
fn level(cave: &CaveView, edge: Edge) -> String {
    if cave.walls.contains(edge) {
        format!("{:=^WIDTH$}", format!("[{edge}]"))
    } else {
        format!("{:.^WIDTH$}", format!(" {edge} "))
    }
}

/// The two lines of a space: its name with the food symbol, and what is on it.
fn space(texts: &Texts, components: &Components, cave: &CaveView, space: Space, part: usize) -> String {
    let Some(seen) = cave.spaces.iter().find(|seen| seen.space == space) else {
        return " ".repeat(WIDTH);
    };
    let food = components.board.food[space.index()];
    let text = match part {
        0 if seen.face_down && food > 0 => format!(" {space}  +{food}"),
        0 => format!(" {space}"),
        _ => format!(" {}", content(texts, components, seen)),
    };
    format!("{text:WIDTH$}")
}

fn content(texts: &Texts, components: &Components, seen: &SpaceView) -> String {
    match (seen.room, seen.face_down) {
        (Some(room), _) => {
            let name = texts.say(&format!("short-{room}"), &[]);
            let points = components.room(room).points;
            let blue = if components.room(room).colour() == Colour::Blue { "*" } else { "" };
            format!("{name}{blue} {points}")
        }
        (None, true) => "?".repeat(WIDTH - 2),
        (None, false) => String::new(),
    }
}

/// The extra cavern, drawn beside the second row: its sides and what is on it.
fn extra(texts: &Texts, components: &Components, cave: &CaveView, beside: Space, part: usize) -> String {
    let Some(seen) = cave.spaces.iter().find(|seen| seen.space == Space::Extra) else { return String::new() };
    if beside != Space::R1C0 {
        return String::new();
    }
    if part == 1 {
        return format!("   {}", space(texts, components, cave, Space::Extra, 1));
    }
    let sides = components.board.edges[Space::Extra.index()].iter().flatten().map(|edge| {
        let open = cave.cavern.is_some_and(|side| components.cavern(side).open.contains(*edge));
        match (open, cave.walls.contains(*edge)) {
            (true, true) => format!("[{edge}]"),
            (true, false) => format!(" {edge} "),
            (false, _) => format!("#{edge}#"),
        }
    });
    format!("    {} {}", seen.space, sides.collect::<String>())
}

fn display(out: &mut String, view: &View, texts: &Texts, components: &Components) {
    line(out, &texts.say("sketch-display", &[]));
    for room in view.rooms.display.iter() {
        line(out, &room_line(texts, components, room));
    }
    let in_caves = view.caves.values().flat_map(|cave| &cave.spaces).filter_map(|space| space.room);
    line(out, &texts.say("sketch-caves", &[]));
    let mut shown: Vec<Room> = in_caves.collect();
    shown.sort();
    shown.dedup();
    for room in shown {
        let effect = describe::room_in_words(texts, components, room);
        line(out, &format!("  {:20}{effect}", room.word()));
    }
}

fn room_line(texts: &Texts, components: &Components, room: Room) -> String {
    let tile = components.room(room);
    let blue = if tile.colour() == Colour::Blue { "*" } else { "" };
    let cost = describe::cost(texts, tile);
    let name = format!("{}{blue}", room.word());
    let (points, pattern) = (tile.points, describe::pattern(tile));
    format!(
        "  {name:20}{points:>2}  {pattern}  {cost:18}{}",
        describe::room_in_words(texts, components, room)
    )
}

fn tiles(out: &mut String, view: &View, texts: &Texts, components: &Components) {
    line(out, &texts.say("sketch-tiles", &[]));
    for tile in (view.tiles.available | view.tiles.taken).iter() {
        let taken = if view.tiles.taken.contains(tile) { "x" } else { " " };
        line(
            out,
            &format!("  {taken} {:14}{}", tile.word(), describe::tile_in_words(texts, components, tile)),
        );
    }
    for group in &view.tiles.face_down {
        let tiles = describe::tile_names(texts, group.tiles);
        let values = [("group", group.group.word().into()), ("tiles", tiles.into())];
        line(out, &texts.say("sketch-face-down", &values));
    }
}

fn table(out: &mut String, view: &View, texts: &Texts, components: &Components) {
    if !view.rooms.unseen.is_empty() {
        let unseen = describe::room_names(texts, view.rooms.unseen);
        line(out, &texts.say("sketch-unseen", &[("rooms", unseen.into())]));
    }
    let values = [
        ("round", i64::from(view.round).into()),
        ("rounds", i64::from(view.rounds).into()),
        ("turns", i64::from(view.turn_number).into()),
        ("walls", i64::from(view.walls).into()),
        ("stack", i64::from(view.rooms.stack).into()),
    ];
    let id = if view.caves.seats() == 1 { "sketch-round-solo" } else { "sketch-round" };
    let _ = writeln!(out, "{}", texts.say(id, &values));
    if let Some(turn) = view.phase.turn() {
        line(out, &describe::turn(texts, &turn));
    }
    if let Some(ending) = &view.ending {
        line(out, &describe::ending(texts, components, ending));
    }
}
