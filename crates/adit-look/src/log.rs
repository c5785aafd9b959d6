//! What a viewer was told, entry by entry, and what it has left to see.

use crate::MarkBody;
use adit_game::{Part, Seat, SeatSet, Texts, Trace};
use adit_table::{AnyView, Entry, Record};

/// What a viewer is told of one entry.
pub(crate) struct Tale {
    /// What happened, in sentences.
    pub(crate) sentences: Vec<String>,
    /// Where it has left something to see.
    traces: Vec<Trace>,
}

impl Tale {
    /// What the view after the entry tells.
    pub(crate) fn of(view: &dyn AnyView, texts: &Texts) -> Tale {
        Tale { sentences: view.narrate(texts), traces: view.traces() }
    }
}

/// What happened, entry by entry.
pub(crate) type Log = Vec<Tale>;

/// What everybody's last turn has left to see after the entries that were noticed. What a move has brought belongs to it.
pub(crate) fn marks(record: &Record, noticed: &[usize], log: &[Tale]) -> Vec<MarkBody> {
    let mut marks = Vec::new();
    let mut brought: Vec<usize> = Vec::new();
    let mut turns = LastTurns::new(record.seats());
    for number in noticed.iter().rev() {
        brought.push(*number);
        let Some(Entry::Move { seat, .. }) = record.entries().get(*number) else { continue };
        let tales = brought.drain(..).rev().filter_map(|number| log.get(number));
        let traces: Vec<&Trace> = tales.flat_map(|tale| &tale.traces).collect();
        match turns.before(*seat, !traces.is_empty()) {
            Place::Last => marks.extend(traces.into_iter().map(|trace| MarkBody {
                seat: u8::from(*seat),
                at: trace.at.id(),
                from: trace.from.as_ref().map(Part::id),
            })),
            Place::Earlier => {}
            Place::Enough => break,
        }
    }
    marks
}

/// Which moves belong to the last turn of each seat, looking back from the end. A turn is what a seat does until another one
/// moves: many turns end with a move that leaves nothing to see. Where nobody else plays, it is the last move that left something.
struct LastTurns {
    seats: usize,
    looked_at: SeatSet,
    /// Whose turn is looked at now.
    current: Option<Seat>,
    has_found: bool,
}

/// Where a move belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// To the last turn of its seat.
    Last,
    /// To an earlier one.
    Earlier,
    /// The last turns of all seats are known.
    Enough,
}

impl LastTurns {
    fn new(seats: usize) -> LastTurns {
        LastTurns { seats, looked_at: SeatSet::EMPTY, current: None, has_found: false }
    }

    /// Where the move belongs that comes before those that were asked about.
    fn before(&mut self, seat: Seat, leaves_something: bool) -> Place {
        let is_alone = self.seats == 1 && self.has_found;
        let goes_on = self.current == Some(seat) && !is_alone;
        let is_last = goes_on || !self.looked_at.contains(seat);
        if !is_last {
            self.current = None;
            return if self.looked_at.len() == self.seats { Place::Enough } else { Place::Earlier };
        }
        self.current = Some(seat);
        self.looked_at.insert(seat);
        self.has_found |= leaves_something;
        Place::Last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where moves belong, the latest first: each is a seat, and a star if it leaves something.
    fn places(seats: usize, moves: &str) -> String {
        let mut turns = LastTurns::new(seats);
        let place = |one: &str| {
            let number = one.trim_end_matches('*').parse().expect("a number");
            match turns.before(Seat::new(number).expect("a seat"), one.ends_with('*')) {
                Place::Last => 'l',
                Place::Earlier => 'e',
                Place::Enough => '.',
            }
        };
        moves.split(' ').map(place).collect()
    }

    #[test]
    fn a_turn_is_marked_whole_although_it_ends_with_nothing_to_see() {
        assert_eq!(places(2, "1 1* 1* 0 0* 1*"), "lllll.");
        assert_eq!(places(2, "1* 0* 1*"), "ll.");
    }

    #[test]
    fn the_turn_of_a_seat_that_has_not_moved_for_long_is_found() {
        assert_eq!(places(3, "1* 0* 1* 0* 2 2* 1*"), "lleell.");
    }

    #[test]
    fn a_player_alone_sees_the_last_move_that_left_something() {
        assert_eq!(places(1, "0 0 0* 0*"), "lll.");
    }
}
