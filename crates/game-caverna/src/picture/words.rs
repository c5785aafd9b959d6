//! What the picture shows in words: for titles, and as a whole for those who do not see it.

use super::Scene;
use crate::describe;
use crate::phase::Phase;
use crate::pieces::{Room, Tile};
use crate::view::SpaceView;

fn number(number: u8) -> adit_game::Value<'static> {
    i64::from(number).into()
}

/// An action tile: whether it can be taken, and what it does.
pub fn tile(scene: &Scene<'_>, tile: Tile) -> String {
    let tiles = &scene.view.tiles;
    let lies = if tiles.available.contains(tile) {
        "open"
    } else if tiles.taken.contains(tile) {
        "taken"
    } else if tiles.face_down.iter().any(|group| group.tiles.contains(tile)) {
        "down"
    } else {
        "out"
    };
    let values = [
        ("tile", describe::tile_name(scene.texts, tile).into()),
        ("lies", lies.into()),
        ("effect", describe::tile(scene.texts, scene.components, tile).into()),
    ];
    scene.texts.say("describe-tile", &values)
}

/// A room with its points, cost, walls and effect.
pub fn room(scene: &Scene<'_>, room: Room) -> String {
    let tile = scene.components.room(room);
    let texts = scene.texts;
    let values = [
        ("room", describe::room_name(texts, room).into()),
        ("points", number(tile.points)),
        ("cost", describe::cost(texts, tile).into()),
        ("walls", describe::walls(texts, tile).unwrap_or_default().into()),
        ("colour", tile.colour().word().into()),
        ("effect", describe::room(texts, scene.components, room).into()),
    ];
    texts.say("describe-room", &values)
}

/// A space and what is on it.
pub fn space(scene: &Scene<'_>, seen: &SpaceView) -> String {
    let texts = scene.texts;
    let mut values = vec![("space", describe::space_name(texts, seen.space).into())];
    match (seen.room, seen.face_down) {
        (Some(room), _) => {
            let tile = scene.components.room(room);
            values.extend([
                ("room", describe::room_name(texts, room).into()),
                ("points", number(tile.points)),
                ("effect", describe::room(texts, scene.components, room).into()),
            ]);
            texts.say("describe-furnished", &values)
        }
        (None, true) => {
            values.push(("food", number(scene.components.board.food[seen.space.index()])));
            texts.say("describe-rock", &values)
        }
        (None, false) => {
            values.push(("walls", describe::side_names(texts, seen.walls).into()));
            values.push(("any", (if seen.walls.is_empty() { "no" } else { "yes" }).into()));
            texts.say("describe-cavern", &values)
        }
    }
}

/// Whether somebody has the extra cavern.
pub fn cavern_supply(scene: &Scene<'_>) -> String {
    let owner = scene.view.caves.iter().find(|(_, cave)| cave.cavern.is_some());
    match owner {
        None => scene.texts.say("describe-cavern-free", &[]),
        Some((seat, _)) => {
            scene.texts.say("describe-cavern-owned", &[("who", scene.texts.seat(seat).into())])
        }
    }
}

/// The whole picture in words.
pub fn all(scene: &Scene<'_>) -> String {
    let (view, texts) = (scene.view, scene.texts);
    let mut lines = Vec::new();
    let seats = (view.caves.seats() as i64).into();
    let round = [("round", number(view.round)), ("turns", number(view.turn_number)), ("seats", seats)];
    if view.round > 0 && view.phase != Phase::Over {
        lines.push(texts.say("describe-round", &round));
    }
    lines.push(describe::now(texts, view));
    if let Some(seat) = scene.winner() {
        lines.push(texts.say("describe-winner", &[("who", texts.seat(seat).into())]));
    }
    for (seat, cave) in view.caves.iter() {
        lines.push(crate::sketch::player(view, texts, seat, cave));
        lines.extend(cave.spaces.iter().map(|seen| space(scene, seen)));
        let walls = cave.walls.iter().map(|wall| describe::edge_name(texts, wall));
        lines.extend(walls.map(|wall| texts.say("describe-wall", &[("edge", wall.into())])));
    }
    lines.push(texts.say("picture-tiles", &[]));
    lines.extend(Tile::ALL.into_iter().map(|it| tile(scene, it)));
    lines.push(texts.say("picture-rooms", &[]));
    lines.extend(view.rooms.display.iter().map(|it| room(scene, it)));
    if !view.rooms.unseen.is_empty() {
        let unseen = describe::room_names(texts, view.rooms.unseen);
        lines.push(texts.say("sketch-unseen", &[("rooms", unseen.into())]));
    }
    lines.push(texts.say("describe-supply", &[("walls", number(view.walls))]));
    lines.push(cavern_supply(scene));
    if view.caves.seats() == 1 {
        lines.push(texts.say("describe-stack", &[("stack", number(view.rooms.stack))]));
    }
    lines.join("\n")
}
