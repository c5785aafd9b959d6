//! CD-15: what holds in every position of random games, and CD-19.2.

use super::fixture::{Desk, a, b};
use crate::phase::Phase;
use crate::phase::take_tile::TakeTile;
use crate::pieces::{Edge, Good, Room, Space};
use crate::scoring::score;
use crate::state::State;
use crate::{Caverna, Chance, Move};
use adit_game::{Game, Offer, Pending, RandomPlay, RandomStep, Seat, Setup, SplitDice};
use adit_kit::Set;

/// A step of a random game: the positions before and after, and the move or what was drawn.
pub struct Step<'a> {
    before: &'a State,
    pub after: &'a State,
    mv: Option<&'a Move>,
    chance: Option<&'a Chance>,
    offered: usize,
}

/// Plays a random game and shows every step.
pub fn random_game(seats: u8, seed: u64, mut visit: impl FnMut(&Step<'_>)) -> State {
    let mut dice = SplitDice(seed);
    let mut play = RandomPlay::<Caverna>::default();
    let mut state = Caverna::start(&Setup::seats(seats)).expect("a table of this many seats");
    loop {
        let before = state.clone();
        let (mut played, mut drawn, mut offered) = (None, None, 0);
        let goes_on = play.step(&mut state, &mut dice, |step| match step {
            RandomStep::Move { mv, choices, .. } => (played, offered) = (Some(mv.clone()), choices),
            RandomStep::Chance(chance) => drawn = Some(chance.clone()),
        });
        if !goes_on {
            return state;
        }
        let (mv, chance) = (played.as_ref(), drawn.as_ref());
        visit(&Step { before: &before, after: &state, mv, chance, offered });
    }
}

fn games() -> u64 {
    std::env::var("ADIT_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(100)
}

fn every_step(mut visit: impl FnMut(&Step<'_>)) {
    for seed in 0..games() {
        for seats in [1, 2] {
            random_game(seats, seed, &mut visit);
        }
    }
}

/// CD-15.1, CD-15.2, CD-15.3, CD-15.4, CD-15.5, CD-15.6, CD-15.8: rooms, walls, tiles, goods, colours, spaces
/// and the extra cavern are audited after every step.
#[test]
fn components_are_conserved() {
    every_step(|step| {
        assert_eq!(Caverna::audit(step.after), Ok(()), "after {:?} {:?}", step.mv, step.chance);
    });
}

/// The audit notices what it is there for: each of these positions is broken in one way.
#[test]
fn the_audit_notices_what_is_wrong() {
    let broken = |clause: &str, change: fn(&mut State)| {
        let mut desk = Desk::duel().room(Room::Shelf, Space::R1C0);
        desk.audited();
        change(&mut desk.state);
        let fault = Caverna::audit(&desk.state).expect_err(clause);
        assert!(fault.contains(clause), "{clause}: {fault}");
    };
    broken("CD-15.1", |state| state.display.insert(Room::Shelf));
    broken("CD-15.1", |state| state.display.remove(Room::Tunnel));
    broken("CD-15.1", |state| state.caves[a()].hidden.remove(Space::R4C0));
    broken("CD-15.2", |state| state.supply = 6);
    broken("CD-15.2", |state| state.caves[a()].walls.insert(Edge::XN));
    broken("CD-15.3", |state| state.available = Set::EMPTY);
    broken("CD-15.4", |state| state.caves[b()].goods[Good::Gold] = 20);
    broken("CD-15.5", |state| {
        state.unseen.remove(Room::Dungeon);
        state.caves[b()].hidden.remove(Space::R4C0);
        state.caves[b()].rooms[Space::R4C0.index()] = Some(Room::Dungeon);
    });
    broken("CD-15.6", |state| state.caves[a()].hidden.insert(Space::R1C0));
    broken("CD-15.8", |state| state.caves[a()].cavern = Some(crate::CavernSide::TwoWalls));
    broken("CD-4.4", |state| state.phase = Phase::TakeTile(TakeTile { seat: b() }));
    broken("CD-10.1", |state| state.phase = Phase::Over);
}

/// CD-15.7: at the moment of placement the mask is among those the room accepts.
#[test]
fn rooms_are_placed_where_they_fit() {
    every_step(|step| {
        if let Some(Move::Furnish { room, space, .. }) = step.mv {
            let components = step.before.components();
            let owner = step.after.caves.values().find(|cave| cave.owned().contains(*room));
            let mask = owner.expect("it was placed").mask(components, *space);
            assert!(components.room(*room).accepts & 1 << mask != 0, "{room} on {space}");
        }
    });
}

/// CD-15.9: every player has the turn number of turns in each round, 44 turns in all, 19 in the solo game.
#[test]
fn everybody_has_the_same_number_of_turns() {
    for (seats, all) in [(2, 44), (1, 19)] {
        let mut turns = [[0; 8]; 2];
        random_game(seats, 7, |step| {
            if let (Some(Move::Take { .. }), Phase::TakeTile(TakeTile { seat })) =
                (step.mv, step.before.phase)
            {
                turns[seat.index()][usize::from(step.before.round) - 1] += 1;
            }
        });
        assert_eq!(turns.iter().flatten().sum::<i32>(), all);
        assert!(seats == 1 || turns[0] == turns[1], "{turns:?}");
    }
}

/// CD-15.10: rooms placed, tiles excavated and tiles turned up never become fewer; walls only through Breach.
#[test]
fn the_game_moves_forward() {
    every_step(|step| {
        let turned = |state: &State| state.available | state.taken;
        assert!(turned(step.before).without(turned(step.after)).is_empty());
        for (before, after) in step.before.caves.values().zip(step.after.caves.values()) {
            assert!(after.hidden.without(before.hidden).is_empty());
            for (room, later) in before.rooms.iter().zip(&after.rooms) {
                assert!(room.is_none() || room == later);
            }
            let razed = matches!(step.mv, Some(Move::RazeWall { .. }));
            assert!(razed || before.walls.without(after.walls).is_empty());
        }
    });
}

/// CD-15.11: the score is points placed and gold, and an exchange never raises it.
#[test]
fn the_score_is_rooms_and_gold() {
    every_step(|step| {
        for seat in Seat::all(step.after.seats()) {
            let cave = &step.after.caves[seat];
            let rooms: i32 =
                cave.owned().iter().map(|room| i32::from(step.after.components().room(room).points)).sum();
            assert_eq!(score(step.after, seat), rooms + i32::from(cave.goods[Good::Gold]));
            if let Some(Move::Exchange { .. }) = step.mv {
                assert!(score(step.after, seat) <= score(step.before, seat));
            }
        }
    });
}

/// CD-15.12: the stack shrinks by at most one in a turn, and only if exactly one tile was excavated in it.
#[test]
fn the_stack_shrinks_with_single_excavations() {
    for seed in 0..games() {
        let (mut dug, mut revealed, mut turns_with_one) = (0, 0, 0);
        let state = random_game(1, seed, |step| {
            match (step.mv, step.chance) {
                (Some(Move::Take { .. }), _) => (dug, revealed) = (0, 0),
                (_, Some(Chance::Uncover { .. })) => dug += 1,
                (_, Some(Chance::Reveal { .. })) => revealed += 1,
                _ => {}
            }
            let ended = matches!(
                step.before.phase,
                Phase::Blocks(_) | Phase::RoomAction(_) | Phase::InRoom(_) | Phase::Reveal(_)
            ) && !matches!(
                step.after.phase,
                Phase::Blocks(_)
                    | Phase::RoomAction(_)
                    | Phase::InRoom(_)
                    | Phase::Reveal(_)
                    | Phase::Uncover(_)
                    | Phase::SecondExcavation(_)
                    | Phase::ChooseSide(_)
            );
            if ended {
                assert_eq!(revealed, i32::from(dug == 1), "{dug} excavations");
                turns_with_one += i32::from(dug == 1);
            }
        });
        assert_eq!(9 - i32::from(state.stack), turns_with_one);
    }
}

/// CD-19.2: random games are about as long as simulated elsewhere, and offers stay small.
#[test]
fn random_games_have_the_expected_size() {
    for (seats, tiles, decisions) in [(2u8, 44, 60..200), (1, 19, 25..100)] {
        let (mut moves, mut largest) = (0, 0);
        for seed in 0..100 {
            random_game(seats, seed, |step| {
                moves += usize::from(step.mv.is_some());
                largest = largest.max(step.offered);
            });
        }
        let each = moves / 100 - tiles;
        assert!(decisions.contains(&each), "{each} decisions beside {tiles} tiles");
        assert!(largest <= 300, "an offer of {largest}");
    }
}

/// The first two decisions, counted by hand.
#[test]
fn positions_are_counted() {
    fn count(state: &State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match Caverna::pending(state) {
            Pending::Over => 0,
            Pending::Chance => {
                let mut outcomes = Vec::new();
                Caverna::outcomes(state, &mut outcomes);
                let mut next = state.clone();
                adit_game::settle::<Caverna>(&mut next, outcomes.remove(0).0).expect("it can be drawn");
                count(&next, depth)
            }
            Pending::Seats(seats) => {
                let seat = seats.only().expect("one player at a time");
                let each = Offer::<Caverna>::new(state, seat).moves().to_vec().into_iter().map(|mv| {
                    let mut next = state.clone();
                    adit_game::play::<Caverna>(&mut next, seat, mv).expect("it was offered");
                    count(&next, depth - 1)
                });
                each.sum()
            }
        }
    }
    let counts = |desk: &Desk| (1..=2).map(|depth| count(&desk.state, depth)).collect::<Vec<_>>();
    // By hand: 6 after Cultivation and Undergrowth each, 7 after Housework (6 without Spinning Wheel), 9 after
    // Excavation and 5 after Furnishing.
    assert_eq!(counts(&Desk::duel()), [5, 33]);
    assert_eq!(counts(&Desk::solo()), [5, 32]);
}
