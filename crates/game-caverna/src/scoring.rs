//! Scores and the result (CD-10, CD-11.6).

use crate::moves::Move;
use crate::phase::Phase;
use crate::pieces::{Colour, Good};
use crate::state::State;
use crate::view::{CaveView, View};
use adit_game::{Count, Counted, GameResult, Seat, Tally};

/// The score of a seat: the points of its rooms, and its gold (CD-10.2).
pub fn score(state: &State, seat: Seat) -> i32 {
    let gold = i32::from(state.caves[seat].goods[Good::Gold]);
    room_points(state, seat).sum::<i32>() + gold * i32::from(state.components().points_per_gold)
}

/// The value of the most valuable room of a seat.
fn best_room(state: &State, seat: Seat) -> i32 {
    room_points(state, seat).max().unwrap_or(0)
}

fn room_points(state: &State, seat: Seat) -> impl Iterator<Item = i32> {
    let rooms = state.caves[seat].rooms.iter().flatten();
    rooms.map(|room| i32::from(state.components().room(*room).points))
}

/// The result once the game is over. The ending says what decided it: `points`, `best_room` or `draw`; of the
/// solo game how it compares with the goal: `below_goal`, `goal` or `outstanding`.
pub fn result(state: &State) -> Option<GameResult> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores: Vec<i32> = Seat::all(state.seats()).map(|seat| score(state, seat)).collect();
    // CD-10.3: a tie goes to the most valuable single room; there is no further comparison.
    let keys: Vec<_> =
        Seat::all(state.seats()).map(|seat| (scores[seat.index()], best_room(state, seat))).collect();
    let solo = &state.components().solo;
    let ending = match keys.as_slice() {
        [(score, _)] if *score > i32::from(solo.outstanding_above) => "outstanding",
        [(score, _)] if *score >= i32::from(solo.target) => "goal",
        [_] => "below_goal",
        [(one, _), (other, _), ..] if one != other => "points",
        [one, other, ..] if one != other => "best_room",
        _ => "draw",
    };
    Some(GameResult { ranks: GameResult::ranks_by(&keys), scores, ending })
}

/// The points that a view shows, by source: the rooms of both colours, and gold (CD-10.2).
pub fn points(view: &View) -> Vec<Tally> {
    let components = &view.rulebook.components;
    let rooms = |cave: &CaveView, colour: Colour| -> i32 {
        let rooms = cave.spaces.iter().filter_map(|seen| seen.room).map(|room| components.room(room));
        rooms.filter(|room| room.colour() == colour).map(|room| i32::from(room.points)).sum()
    };
    let gold = |cave: &CaveView| i32::from(cave.goods[Good::Gold]) * i32::from(components.points_per_gold);
    let tally = |id: &'static str, of: &dyn Fn(&CaveView) -> i32| Tally {
        id,
        points: view.caves.values().map(of).collect(),
    };
    vec![
        tally("orange", &|cave| rooms(cave, Colour::Orange)),
        tally("blue", &|cave| rooms(cave, Colour::Blue)),
        tally("gold", &gold),
    ]
}

/// What is worth counting when the game is over: the rooms that each player has furnished, and the action tiles that they took.
pub fn counted(view: &View, moves: &[(Seat, Move)]) -> Vec<Counted> {
    let mut count = Count::new(view.caves.seats());
    for (seat, cave) in view.caves.iter() {
        cave.spaces.iter().filter_map(|seen| seen.room).for_each(|room| count.add(seat, &room));
    }
    for (seat, mv) in moves {
        if let Move::Take { tile } = mv {
            count.add(*seat, tile);
        }
    }
    count.done()
}
