//! What is likely to follow: the moves that a search has tried most.

use super::{ELSE, Stage, Tree, keys};
use crate::playout::Playout;
use adit_game::{FixedHasher, Game, MAX_SEATS, Notation, Pending, Seat, Turn, roll};
use std::hash::{Hash, Hasher};

impl<G: Game> Tree<G> {
    /// Plays this move of the root and then what was tried most, as far as the tree goes and at most so many steps.
    /// `tell` hears each of them: whose move it is (or chance's), its words and the position after it.
    pub(in crate::search) fn line(
        &self,
        first: &G::Move,
        steps: usize,
        playout: &mut Playout<G>,
        state: &mut G::State,
        mut tell: impl FnMut(Option<Seat>, String, &G::State),
    ) {
        let mut point = Some(0);
        let mut stage: Option<Stage> = None;
        let mut told = 0;
        let mut forced = Some(first);
        while told < steps {
            let Pending::Seats(pending) = G::pending(state) else { return };
            if let Some(current) = &mut stage {
                if pending.iter().all(|seat| current.deciding.contains(seat)) {
                    current.deciding = pending;
                } else {
                    let after = &self.points[current.point as usize].after;
                    point = find(after, current.chosen);
                    stage = None;
                }
            }
            let Some(at) = point else { return };
            if stage.is_none() && pending.len() > 1 {
                stage = Some(Stage { point: at, cursors: [at; MAX_SEATS], deciding: pending, chosen: 0 });
            }
            let seat = if pending.contains(self.seat) { Some(self.seat) } else { pending.iter().next() };
            let Some(seat) = seat else { return };
            let at = stage.as_ref().map_or(at, |stage| stage.cursors[seat.index()]);
            let Some(choice) = self.points[at as usize].choices[seat.index()] else { return };
            let choice = &self.choices[choice as usize];
            let turn = Turn::<G>::new(state, seat, &mut playout.moves);
            let visits = |mv: &G::Move| {
                let place = choice.moves.iter().position(|known| known == mv)?;
                Some((place, choice.tried(place)?.visits)).filter(|(_, visits)| *visits > 0)
            };
            let tried = turn.moves().iter().enumerate().filter_map(|(index, mv)| {
                let (place, visits) = visits(mv)?;
                forced.is_none_or(|forced| forced == mv).then_some((index, place, visits))
            });
            // Of equals the first.
            let better = |one: (usize, usize, u32), other: (usize, usize, u32)| {
                if other.2 > one.2 { other } else { one }
            };
            let Some((index, place, _)) = tried.reduce(better) else { return };
            forced = None;
            let words = turn.moves()[index].words();
            turn.play(index);
            tell(Some(seat), words, state);
            told += 1;
            let mut events = 0;
            while let Some(chance) = roll::<G>(state, &mut playout.outcomes, &mut playout.dice) {
                let mut hasher = FixedHasher::default();
                events.hash(&mut hasher);
                keys(&chance).for_each(|key| key.hash(&mut hasher));
                events = hasher.finish();
                tell(None, chance.words(), state);
                told += 1;
            }
            let next = choice.tried(place).map_or(&[][..], |twig| &twig.next);
            match &mut stage {
                None => point = find(next, events),
                Some(stage) => {
                    stage.chosen = stage.chosen.wrapping_add(choice.digest(place)).wrapping_add(events);
                    let Some(cursor) = find(next, 0) else { return };
                    stage.cursors[seat.index()] = cursor;
                }
            }
        }
    }
}

/// The branch for what has happened, or the one of everything else.
fn find(branches: &[(u64, u32)], key: u64) -> Option<u32> {
    let branch = |key: u64| branches.iter().find(|(known, _)| *known == key).map(|(_, point)| *point);
    branch(key).or_else(|| branch(ELSE))
}
