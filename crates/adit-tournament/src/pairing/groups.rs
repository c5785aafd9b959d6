//! Who sits together: first it is looked for tables at which nobody meets anybody again, and if there are none, for those
//! at which it happens least.

use super::{Draw, shuffle};
use crate::settings::Form;
use crate::tournament::EntrantId;

/// Tables, and how many meetings are not the first one.
pub(super) struct Grouped {
    pub(super) tables: Vec<Vec<EntrantId>>,
    pub(super) repeats: u64,
}

/// So many steps are spent on looking for tables without a second meeting: many where that is the point of the form, fewer
/// where meetings are only to be equal.
fn steps(form: Form) -> u32 {
    match form {
        Form::Swiss => 60_000,
        Form::RoundRobin => 1_000,
    }
}

/// So often the search for the least begins from another order.
const BEGINNINGS: u64 = 6;
/// A second meeting is worse than any difference of points.
const MEETING: u64 = 10_000_000_000;

/// Puts players together at tables of these sizes, the first of them with those who stand next to them.
pub(super) fn grouped(order: &[EntrantId], sizes: &[usize], draw: &Draw<'_>) -> Grouped {
    let mut search = Search { draw, left: steps(draw.form), tables: Vec::new() };
    if search.fill(order.to_vec(), &mut sizes.to_vec()) {
        return Grouped { tables: search.tables, repeats: 0 };
    }
    let least = (0..BEGINNINGS).map(|beginning| {
        let mut order = order.to_vec();
        if beginning > 0 {
            shuffle(&mut order, draw.lot.wrapping_add(beginning));
        }
        improved(&order, sizes, draw)
    });
    let (tables, _) = least.min_by_key(|(_, cost)| *cost).unwrap_or_default();
    let repeats = tables.iter().map(|table| repeats(table, draw)).sum();
    Grouped { tables, repeats }
}

/// Fills table after table with people who have not met.
struct Search<'a> {
    draw: &'a Draw<'a>,
    left: u32,
    tables: Vec<Vec<EntrantId>>,
}

impl Search<'_> {
    fn fill(&mut self, open: Vec<EntrantId>, sizes: &mut Vec<usize>) -> bool {
        let Some((first, others)) = open.split_first() else { return true };
        if self.left == 0 || !self.may_work(&open, sizes) {
            return false;
        }
        self.left -= 1;
        let mut tried = Vec::new();
        for place in 0..sizes.len() {
            let size = sizes[place];
            if tried.contains(&size) {
                continue;
            }
            tried.push(size);
            sizes.remove(place);
            let done = self.join(&mut vec![*first], others, 0, size, sizes);
            sizes.insert(place, size);
            if done {
                return true;
            }
        }
        false
    }

    /// Adds people to a table until it is full, then fills the next one.
    fn join(
        &mut self,
        table: &mut Vec<EntrantId>,
        others: &[EntrantId],
        from: usize,
        size: usize,
        sizes: &mut Vec<usize>,
    ) -> bool {
        if table.len() == size {
            let open = others.iter().copied().filter(|id| !table.contains(id)).collect();
            self.tables.push(table.clone());
            if self.fill(open, sizes) {
                return true;
            }
            self.tables.pop();
            return false;
        }
        for place in from..others.len() {
            let next = others[place];
            if self.left == 0 {
                return false;
            }
            if table.iter().any(|id| self.draw.history.met(*id, next) > 0) {
                continue;
            }
            self.left -= 1;
            table.push(next);
            if self.join(table, others, place + 1, size, sizes) {
                return true;
            }
            table.pop();
        }
        false
    }

    /// Has everybody enough people left whom they have not met?
    fn may_work(&self, open: &[EntrantId], sizes: &[usize]) -> bool {
        let least = sizes.iter().copied().min().unwrap_or(0);
        open.iter().all(|one| {
            let strangers =
                open.iter().filter(|other| *other != one && self.draw.history.met(*one, **other) == 0);
            strangers.count() + 1 >= least
        })
    }
}

/// Tables in this order, after people have changed places for as long as that helps.
fn improved(order: &[EntrantId], sizes: &[usize], draw: &Draw<'_>) -> (Vec<Vec<EntrantId>>, u64) {
    let mut rest = order.iter().copied();
    let mut tables: Vec<Vec<EntrantId>> =
        sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect();
    let mut costs: Vec<u64> = tables.iter().map(|table| cost(table, draw)).collect();
    loop {
        let mut has_helped = false;
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                for (first, second) in pairs(tables[one].len(), tables[other].len()) {
                    let exchange = |tables: &mut Vec<Vec<EntrantId>>| {
                        let (before, behind) = tables.split_at_mut(other);
                        std::mem::swap(&mut before[one][first], &mut behind[0][second]);
                    };
                    exchange(&mut tables);
                    let now = [cost(&tables[one], draw), cost(&tables[other], draw)];
                    if now[0] + now[1] < costs[one] + costs[other] {
                        [costs[one], costs[other]] = now;
                        has_helped = true;
                    } else {
                        exchange(&mut tables);
                    }
                }
            }
        }
        if !has_helped {
            let cost = costs.iter().sum();
            return (tables, cost);
        }
    }
}

fn pairs(one: usize, other: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..one).flat_map(move |first| (0..other).map(move |second| (first, second)))
}

/// Everybody at a table with everybody.
fn meetings(table: &[EntrantId]) -> impl Iterator<Item = (EntrantId, EntrantId)> {
    (0..table.len()).flat_map(move |one| table[one + 1..].iter().map(move |other| (table[one], *other)))
}

/// How many meetings at a table are not the first one.
fn repeats(table: &[EntrantId], draw: &Draw<'_>) -> u64 {
    meetings(table).filter(|(one, other)| draw.history.met(*one, *other) > 0).count() as u64
}

fn cost(table: &[EntrantId], draw: &Draw<'_>) -> u64 {
    let points = &draw.history.points;
    let of = |(one, other): (EntrantId, EntrantId)| {
        let met = u64::from(draw.history.met(one, other));
        let apart = match draw.form {
            Form::Swiss => points[one.index()].distance(points[other.index()]),
            Form::RoundRobin => 0,
        };
        met * met * MEETING + apart * apart
    };
    meetings(table).map(of).sum()
}
