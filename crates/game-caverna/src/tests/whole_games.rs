//! The whole games of `playthroughs/`, replayed to see what occurs in them.

use crate::moves::MoveKind;
use crate::news::Event;
use crate::pieces::{Room, Space, Tile};
use crate::state::State;
use crate::{Caverna, Chance, Move};
use adit_game::{Game, Notation, Seat, Setup};
use adit_kit::Set;

/// What occurs in games.
#[derive(Default)]
struct Seen {
    tiles: Set<Tile>,
    rooms: Set<Room>,
}

/// Replays a game and notes which tiles are carried out and which rooms used.
fn replay(text: &str, seen: &mut Seen) -> State {
    let seats = text.lines().find_map(|line| line.strip_prefix("seats ")).expect("a number of seats");
    let setup = Setup::seats(seats.parse().expect("a number"));
    let mut state = Caverna::start(&setup).expect("a table of this many seats");
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        if words[0] == "chance" {
            let chance = Chance::read(&words[1..]).expect(line);
            adit_game::settle::<Caverna>(&mut state, chance).expect(line);
        } else if let Some(seat) = Seat::all(2).find(|seat| seat.to_string() == words[0]) {
            let mv = Move::read(&words[1..]).expect(line);
            if let (Some(turn), MoveKind::CarryOut(_)) = (state.phase.turn(), mv.kind()) {
                seen.tiles.insert(turn.tile);
            }
            adit_game::play::<Caverna>(&mut state, seat, mv).expect(line);
        }
        for event in state.news.events() {
            if let Event::RoomUsed { room, .. }
            | Event::RoomReacted { room, .. }
            | Event::RoomsAdded { room, .. }
            | Event::RoomTraded { room, .. } = event
            {
                seen.rooms.insert(*room);
            }
        }
        assert_eq!(Caverna::audit(&state), Ok(()), "after {line}");
    }
    state
}

/// The duel and two solo games between them carry out every action tile and use every room, orange and blue.
#[test]
fn the_whole_games_use_every_tile_and_every_room() {
    let mut seen = Seen::default();
    replay(include_str!("../../playthroughs/duel.play"), &mut seen);
    replay(include_str!("../../playthroughs/solo.play"), &mut seen);
    replay(include_str!("../../playthroughs/outstanding.play"), &mut seen);
    assert_eq!(seen.tiles, Tile::ALL.into_iter().collect());
    let unused: Vec<Room> = Room::ALL.into_iter().filter(|room| !seen.rooms.contains(*room)).collect();
    assert_eq!(unused, []);
}

/// CD-8.1, CD-8.4: a board is filled, the extra cavern is won and furnished.
#[test]
fn one_game_wins_the_extra_cavern() {
    let state = replay(include_str!("../../playthroughs/extra-cavern.play"), &mut Seen::default());
    let owner = state.cavern_owner().expect("somebody has it");
    assert!(state.caves[owner].is_full());
    assert!(state.caves[owner].rooms[Space::Extra.index()].is_some());
}
