//! How everybody stands.

use crate::points::Points;
use crate::settings::TieBreak;
use crate::tournament::{EntrantId, Outcome, Tournament};
use std::cmp::Reverse;

/// How an entrant stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub entrant: EntrantId,
    /// Their rank; those whom nothing tells apart have the same.
    pub rank: usize,
    /// What they have.
    pub points: Points,
    /// What decides between equal points, in the order in which that was agreed.
    pub ties: Vec<TieValue>,
    /// At how many tables they have played to the end.
    pub played: usize,
    /// How many byes they had.
    pub byes: usize,
    /// Have they withdrawn? Then they stand behind the others.
    pub withdrawn: bool,
}

/// What decides between equal points, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieValue(i64);

/// So many parts make one.
const PARTS: i64 = 1_000_000;

impl TieValue {
    fn whole(count: usize) -> TieValue {
        TieValue(i64::try_from(count).unwrap_or(i64::MAX / PARTS) * PARTS)
    }

    /// The average of some numbers; none is nothing.
    fn average(parts: &[i64]) -> TieValue {
        let count = i64::try_from(parts.len()).unwrap_or(i64::MAX).max(1);
        TieValue(parts.iter().sum::<i64>() / count)
    }

    /// In hundredths, rounded: what is shown.
    pub fn hundredths(self) -> i64 {
        (self.0 + PARTS / 200).div_euclid(PARTS / 100)
    }
}

impl Tournament {
    /// How everybody stands, the best first. Those who withdrew before it began are left out.
    pub fn standings(&self) -> Vec<Standing> {
        let has_played = |id: EntrantId| {
            self.tables_of(id).next().is_some() || self.rounds().iter().any(|round| round.byes.contains(&id))
        };
        let entrants = self.entrants().filter(|(id, entrant)| !entrant.withdrawn || has_played(*id));
        let (gone, there): (Vec<_>, Vec<_>) = entrants.partition(|(_, entrant)| entrant.withdrawn);
        let mut standings = Vec::new();
        for (group, withdrawn) in [(there, false), (gone, true)] {
            let group: Vec<EntrantId> = group.into_iter().map(|(id, _)| id).collect();
            for equals in self.ordered(group) {
                let rank = standings.len() + 1;
                for (entrant, ties) in equals {
                    let tables = self.tables_of(entrant).filter(|(table, _)| table.outcome.is_some());
                    let byes = self.rounds().iter().filter(|round| round.byes.contains(&entrant)).count();
                    let (points, played) = (self.points(entrant), tables.count());
                    standings.push(Standing { entrant, rank, points, ties, played, byes, withdrawn });
                }
            }
        }
        standings
    }

    /// Entrants in groups that nothing tells apart, the best first, each with what has decided.
    fn ordered(&self, entrants: Vec<EntrantId>) -> Vec<Vec<(EntrantId, Vec<TieValue>)>> {
        let all = entrants.into_iter().map(|id| (id, Vec::new())).collect();
        let mut groups = split(all, |(id, _)| self.points(*id));
        for tie in &self.settings().ties {
            let decided = |mut group: Vec<(EntrantId, Vec<TieValue>)>| {
                let equals: Vec<EntrantId> = group.iter().map(|(id, _)| *id).collect();
                for (id, ties) in &mut group {
                    ties.push(self.tie(*tie, *id, &equals));
                }
                split(group, |(_, ties)| ties.last().copied())
            };
            groups = groups.into_iter().flat_map(decided).collect();
        }
        groups
    }

    fn tie(&self, tie: TieBreak, id: EntrantId, equals: &[EntrantId]) -> TieValue {
        let ended =
            self.tables_of(id).filter_map(|(table, seat)| Some((table, seat, table.outcome.as_ref()?)));
        match tie {
            TieBreak::Opponents => {
                let opponents = ended.flat_map(|(table, _, _)| &table.seats).filter(|other| **other != id);
                let points: Vec<i64> = opponents.map(|other| self.points(*other).millionths()).collect();
                TieValue::average(&points)
            }
            TieBreak::HeadToHead => {
                let halves = ended.flat_map(|(table, seat, outcome)| {
                    let others = table.seats.iter().enumerate();
                    let others = others.filter(|(_, other)| **other != id && equals.contains(other));
                    others.map(move |(other, _)| match outcome {
                        Outcome::Void => 1,
                        Outcome::Played(places) => match places[seat].rank.cmp(&places[other].rank) {
                            std::cmp::Ordering::Less => 2,
                            std::cmp::Ordering::Equal => 1,
                            std::cmp::Ordering::Greater => 0,
                        },
                    })
                });
                TieValue(halves.sum::<i64>() * PARTS / 2)
            }
            TieBreak::Wins => TieValue::whole(
                ended
                    .filter(|(_, seat, outcome)| match outcome {
                        Outcome::Void => false,
                        Outcome::Played(places) => places[*seat].rank == 1,
                    })
                    .count(),
            ),
            TieBreak::Share => {
                let shares: Vec<i64> =
                    ended.map(|(table, seat, outcome)| share(outcome, seat, table.seats.len())).collect();
                TieValue::average(&shares)
            }
        }
    }
}

/// The part that a seat has of everything that was scored. Where nothing was, it is the same for all.
fn share(outcome: &Outcome, seat: usize, seats: usize) -> i64 {
    let even = PARTS / i64::try_from(seats).unwrap_or(1).max(1);
    let Outcome::Played(places) = outcome else { return even };
    let score = |score: i32| i64::from(score.max(0));
    match places.iter().map(|place| score(place.score)).sum::<i64>() {
        0 => even,
        all => score(places[seat].score) * PARTS / all,
    }
}

/// Splits a group into those with the same value, the highest first. Who stands first within them is a matter of numbers.
fn split<T, K: Ord>(mut group: Vec<T>, value: impl Fn(&T) -> K) -> Vec<Vec<T>> {
    group.sort_by_key(|one| Reverse(value(one)));
    let mut groups: Vec<Vec<T>> = Vec::new();
    for one in group {
        match groups.last_mut() {
            Some(last) if last.first().is_some_and(|first| value(first) == value(&one)) => last.push(one),
            Some(_) | None => groups.push(vec![one]),
        }
    }
    groups
}
