//! Who plays whom in the next round.

mod byes;
mod circle;
mod groups;
mod seats;

pub(crate) use circle::circle;

use crate::history::History;
use crate::settings::Form;
use crate::tournament::{EntrantId, Round, Table};
use adit_game::{Dice as _, SplitDice};
use byes::{resting, sizes};

/// What the next round follows from.
pub(crate) struct Draw<'a> {
    pub(crate) form: Form,
    pub(crate) seats: u8,
    pub(crate) fewest: u8,
    pub(crate) history: &'a History,
    /// Decides what nothing else decides.
    pub(crate) lot: u64,
}

impl Draw<'_> {
    /// The next round of those who play. Nothing if they are too few for a table.
    pub(crate) fn round(&self, playing: &[EntrantId]) -> Option<Round> {
        let (sizes, free) = sizes(playing.len(), self.seats.into(), self.fewest.into())?;
        let order = self.order(playing);
        let mut best: Option<(u64, Round)> = None;
        // Another bye may spare two people a second meeting. All of these are equally fair.
        for byes in resting(&order, &self.history.byes, free) {
            let rest: Vec<EntrantId> = order.iter().copied().filter(|id| !byes.contains(id)).collect();
            let grouped = groups::grouped(&rest, &sizes, self);
            let is_better = best.as_ref().is_none_or(|(known, _)| grouped.repeats < *known);
            if is_better {
                let tables = grouped.tables.iter().map(|table| self.seated(table)).collect();
                best = Some((grouped.repeats, Round { tables, byes }));
            }
            if grouped.repeats == 0 {
                break;
            }
        }
        best.map(|(_, round)| round)
    }

    /// Those who play, the best first where that counts; equals by lot.
    fn order(&self, playing: &[EntrantId]) -> Vec<EntrantId> {
        let mut order = playing.to_vec();
        order.sort_unstable();
        shuffle(&mut order, self.lot);
        match self.form {
            Form::Swiss => order.sort_by_key(|id| std::cmp::Reverse(self.history.points[id.index()])),
            Form::RoundRobin => {}
        }
        order
    }

    fn seated(&self, players: &[EntrantId]) -> Table {
        Table { seats: seats::seated(players, &self.history.seats), outcome: None }
    }
}

/// Brings things into an order that follows from a number.
pub(crate) fn shuffle<T>(things: &mut [T], lot: u64) {
    let mut dice = SplitDice(lot);
    for last in (1..things.len()).rev() {
        things.swap(last, dice.index(last + 1));
    }
}
