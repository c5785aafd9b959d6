//! Who sits where at a table.

use crate::tournament::EntrantId;
use adit_game::MAX_SEATS;

/// The players of a table in the seats that make it most equal how often everybody has sat where.
pub(super) fn seated(players: &[EntrantId], sat: &[[u32; MAX_SEATS]]) -> Vec<EntrantId> {
    let mut best: Option<(u64, Vec<EntrantId>)> = None;
    let mut open = players.to_vec();
    each_order(&mut open, 0, &mut |order| {
        let cost = |(seat, id): (usize, &EntrantId)| {
            let times = u64::from(sat[id.index()][seat]);
            // Sitting somewhere once more than twice is worse than twice once more.
            times * times * times + times
        };
        let cost = order.iter().enumerate().map(cost).sum();
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            best = Some((cost, order.to_vec()));
        }
    });
    best.map_or_else(|| players.to_vec(), |(_, order)| order)
}

fn each_order(things: &mut Vec<EntrantId>, from: usize, found: &mut impl FnMut(&[EntrantId])) {
    if from >= things.len() {
        return found(things);
    }
    for next in from..things.len() {
        things.swap(from, next);
        each_order(things, from + 1, found);
        things.swap(from, next);
    }
}
