//! Everybody meets everybody, two at a table: the circle that clubs have used for ever.

use crate::tournament::{EntrantId, Round, Table};

/// A round of the circle. One place stays, the others move on by one with each round; who stands opposite is the opponent. A
/// place may be empty. When everybody has met everybody it begins again with the seats exchanged.
pub(crate) fn circle(places: &[Option<EntrantId>], round: usize) -> Round {
    let mut places = places.to_vec();
    if places.len() % 2 == 1 {
        // Where the empty place stays, everybody sits in both seats equally often.
        places.insert(0, None);
    }
    let (mut tables, mut byes) = (Vec::new(), Vec::new());
    let Some(turning) = places.len().checked_sub(1).filter(|turning| *turning > 0) else {
        return Round { tables, byes: places.into_iter().flatten().collect() };
    };
    let (again, round) = (round / turning % 2 == 1, round % turning);
    let at = |place: usize| places[1 + (place + round) % turning];
    for pair in 0..places.len() / 2 {
        // The place that stays is first in every other round, the others in every other pair: so nobody is first more than
        // once more often than second.
        let (one, other, is_turned) = match pair {
            0 => (places[0], at(turning - 1), round % 2 == 1),
            pair => (at(pair - 1), at(turning - 1 - pair), pair % 2 == 1),
        };
        match (one, other) {
            (Some(one), Some(other)) => {
                let seats = if is_turned != again { vec![other, one] } else { vec![one, other] };
                tables.push(Table { seats, outcome: None });
            }
            (one, other) => byes.extend(one.into_iter().chain(other)),
        }
    }
    Round { tables, byes }
}
