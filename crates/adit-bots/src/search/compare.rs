//! Looking at some moves closely enough to say how they differ.

use super::tree::Tree;
use super::{Search, SearchOptions, Task, Worker};
use crate::account::Sums;
use crate::threads::work_on_each;
use crate::{Account, Judge, Stop};
use adit_game::Game;

/// How many simulations of a search there are for each one that is added to compare moves.
const COMPARED: u64 = 4;

impl<G: Game> Search<G> {
    /// Where the points come from behind each move of the offer, by its place in it.
    pub(super) fn accounts(&self, offered: &[G::Move], alone: bool) -> Vec<Option<Account>> {
        let mut sums: Vec<Option<Sums>> = vec![None; offered.len()];
        let trees = || self.workers.iter().filter_map(|worker| worker.tree.as_ref());
        for (choice, ledger) in trees().filter_map(|tree| Some((tree.root()?, tree.ledger.as_ref()?))) {
            for (place, mv) in choice.moves.iter().enumerate() {
                let booked = ledger.booked(place);
                if let Some((index, booked)) = offered.iter().position(|other| other == mv).zip(booked) {
                    sums[index].get_or_insert_default().add(booked);
                }
            }
        }
        let Some(ledger) = trees().find_map(|tree| tree.ledger.as_ref()) else {
            return vec![None; offered.len()];
        };
        sums.iter().map(|sums| ledger.account(sums.as_ref()?, alone)).collect()
    }

    /// Looks at some moves as closely as at the one that was visited most, as far as a part of the budget goes.
    pub(super) fn compare(&mut self, task: &Task<'_, G>, moves: &[G::Move]) {
        let (judge, options) = (&self.judge, &self.options);
        let work = |worker: &mut Worker<G>| {
            let room = worker.simulations / COMPARED / moves.len().max(1) as u64;
            for mv in moves {
                worker.compare(judge, options, &task.positions, mv, room, task.stop);
            }
        };
        work_on_each(&mut self.workers, work);
    }
}

impl<G: Game> Worker<G> {
    /// Looks at one move as closely as at the one that was visited most, with at most so many simulations more.
    fn compare(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        positions: &[G::State],
        mv: &G::Move,
        room: u64,
        stop: &Stop,
    ) {
        let Some(tree) = &mut self.tree else { return };
        let visits = |tree: &Tree<G>| {
            let root = tree.root()?;
            let of = |place: usize| root.tried(place).map_or(0, |twig| u64::from(twig.visits));
            let own = root.moves.iter().position(|known| known == mv).map_or(0, of);
            Some((own, (0..root.moves.len()).map(of).max()?))
        };
        let (own, most) = visits(tree).unwrap_or_default();
        tree.forced = Some(mv.clone());
        // At least one simulation is made, so that something can be said of it.
        let wanted = most.saturating_sub(own).min(room).max(u64::from(own == 0));
        for done in 0..wanted {
            if done > 0 && stop.is_called_off() {
                break;
            }
            let next = (self.simulations + done) % positions.len().max(1) as u64;
            let Some(position) = positions.get(next as usize) else { break };
            tree.simulate(judge, options, &mut self.playout, &mut position.clone());
        }
        tree.forced = None;
    }
}
