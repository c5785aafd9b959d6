//! How large the tables are, and who has a bye.

use crate::tournament::EntrantId;

/// The sizes of the tables for so many players, the largest first, and how many have a bye. Nobody has one who could play.
pub(super) fn sizes(players: usize, most: usize, fewest: usize) -> Option<(Vec<usize>, usize)> {
    (0..players).find_map(|free| {
        let playing = players - free;
        let tables = playing.div_ceil(most);
        (playing >= tables * fewest).then(|| {
            let larger = playing % tables;
            let size = |table: usize| playing / tables + usize::from(table < larger);
            ((0..tables).map(size).collect(), free)
        })
    })
}

/// Who may have a bye in this round: those who had the fewest, the last ones in the order first. Each answer is as fair as
/// the others.
pub(super) fn resting(
    order: &[EntrantId],
    byes: &[u32],
    free: usize,
) -> impl Iterator<Item = Vec<EntrantId>> {
    let mut by_turn: Vec<EntrantId> = order.iter().rev().copied().collect();
    by_turn.sort_by_key(|id| byes[id.index()]);
    // Whoever had fewer than the last of those who rest rests in any case.
    let limit = free.checked_sub(1).and_then(|last| by_turn.get(last)).map(|id| byes[id.index()]);
    let count = |id: &EntrantId| byes[id.index()];
    let sure: Vec<EntrantId> =
        by_turn.iter().copied().filter(|id| limit.is_some_and(|limit| count(id) < limit)).collect();
    let open: Vec<EntrantId> = by_turn.iter().copied().filter(|id| limit == Some(count(id))).collect();
    let left = free - sure.len();
    let ways = if left == 0 { 1 } else { open.len() - left + 1 };
    (0..ways).map(move |first| sure.iter().chain(open.iter().skip(first).take(left)).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_as_full_and_as_equal_as_possible() {
        assert_eq!(sizes(8, 4, 2), Some((vec![4, 4], 0)));
        assert_eq!(sizes(9, 4, 3), Some((vec![3, 3, 3], 0)));
        assert_eq!(sizes(5, 4, 2), Some((vec![3, 2], 0)));
        assert_eq!(sizes(5, 4, 3), Some((vec![4], 1)));
        assert_eq!(sizes(7, 2, 2), Some((vec![2, 2, 2], 1)));
        assert_eq!(sizes(1, 2, 2), None);
        assert_eq!(sizes(0, 2, 2), None);
    }

    #[test]
    fn the_last_of_those_with_the_fewest_byes_rests_first() {
        let ids: Vec<EntrantId> = (0..4).map(EntrantId::new).collect();
        let first = |byes: &[u32], free| resting(&ids, byes, free).next();
        assert_eq!(first(&[0, 0, 0, 0], 1), Some(vec![ids[3]]));
        assert_eq!(first(&[0, 0, 1, 1], 1), Some(vec![ids[1]]));
        assert_eq!(first(&[1, 1, 0, 1], 2), Some(vec![ids[2], ids[3]]));
        assert_eq!(first(&[0, 0, 0, 0], 0), Some(vec![]));
        assert_eq!(resting(&ids, &[0, 0, 1, 1], 1).count(), 2, "those with a bye have no second one yet");
    }
}
