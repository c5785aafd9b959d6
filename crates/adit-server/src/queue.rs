//! Whose work is done next when more is asked for than can be done at once: a plain data structure that knows neither
//! threads nor time.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;

/// Where work comes from: an address, if addresses tell people apart.
pub(crate) type Origin = Option<IpAddr>;

/// How soon work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rank {
    /// A person waits for it.
    Waited,
    /// Nobody waits for it now. It is done behind the other, but every fourth place is kept for it.
    Unwatched,
}

/// How soon work is done, and at whose expense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) rank: Rank,
    pub(crate) origin: Origin,
}

/// So many places in a row go to work that is waited for while other work is there.
const IN_A_ROW: u8 = 3;

/// Work that waits for a place. Work is asked for by parties (tables, or holders of a token), and parties belong to
/// origins. The next place goes to the origin that has the fewest places, then to the one that was served longest ago;
/// in the same way its parties take turns. A party has one place at most.
pub(crate) struct Queue<K, T> {
    /// Free places.
    places: usize,
    parties: HashMap<K, Party<T>>,
    waited: Line<K>,
    unwatched: Line<K>,
    /// How many places each origin has.
    taken: HashMap<Origin, usize>,
    in_a_row: u8,
}

/// Somebody who has asked for work.
struct Party<T> {
    standing: Standing,
    waiting: VecDeque<T>,
    /// The origin of the work that is being done.
    working: Option<Origin>,
}

/// Parties that wait and have no place, by origin, in the order in which they are served.
struct Line<K>(VecDeque<(Origin, VecDeque<K>)>);

impl<K: Clone + Eq> Line<K> {
    fn add(&mut self, origin: Origin, party: K) {
        match self.0.iter_mut().find(|(known, _)| *known == origin) {
            Some((_, parties)) => parties.push_back(party),
            None => self.0.push_back((origin, VecDeque::from([party]))),
        }
    }

    fn remove(&mut self, party: &K) {
        for (_, parties) in &mut self.0 {
            parties.retain(|known| known != party);
        }
        self.0.retain(|(_, parties)| !parties.is_empty());
    }

    /// The next party. Its origin goes to the end of the line.
    fn take(&mut self, taken: &HashMap<Origin, usize>) -> Option<(Origin, K)> {
        let has = |origin: &Origin| taken.get(origin).copied().unwrap_or(0);
        let (next, _) = self.0.iter().enumerate().min_by_key(|(_, (origin, _))| has(origin))?;
        let (origin, mut parties) = self.0.remove(next)?;
        let party = parties.pop_front()?;
        if !parties.is_empty() {
            self.0.push_back((origin, parties));
        }
        Some((origin, party))
    }
}

impl<K: Clone + Eq + Hash, T> Queue<K, T> {
    /// A queue for so many places.
    pub(crate) fn new(places: usize) -> Queue<K, T> {
        Queue {
            places,
            parties: HashMap::new(),
            waited: Line(VecDeque::new()),
            unwatched: Line(VecDeque::new()),
            taken: HashMap::new(),
            in_a_row: 0,
        }
    }

    fn line(&mut self, rank: Rank) -> &mut Line<K> {
        match rank {
            Rank::Waited => &mut self.waited,
            Rank::Unwatched => &mut self.unwatched,
        }
    }

    /// Asks for work.
    pub(crate) fn push(&mut self, key: &K, standing: Standing, work: T) {
        self.stand(key, standing);
        let new = || Party { standing, waiting: VecDeque::new(), working: None };
        let party = self.parties.entry(key.clone()).or_insert_with(new);
        party.waiting.push_back(work);
        if party.waiting.len() == 1 && party.working.is_none() {
            self.line(standing.rank).add(standing.origin, key.clone());
        }
    }

    /// What a party has asked for is done sooner or later than before.
    pub(crate) fn stand(&mut self, key: &K, standing: Standing) {
        let Some(party) = self.parties.get_mut(key) else { return };
        let before = std::mem::replace(&mut party.standing, standing);
        if before != standing && party.working.is_none() {
            self.line(before.rank).remove(key);
            self.line(standing.rank).add(standing.origin, key.clone());
        }
    }

    /// Forgets what a party does not want any more, and counts what it still waits for.
    pub(crate) fn waiting(&mut self, key: &K, is_gone: impl Fn(&T) -> bool) -> usize {
        let Some(party) = self.parties.get_mut(key) else { return 0 };
        party.waiting.retain(|work| !is_gone(work));
        let waiting = party.waiting.len();
        if waiting == 0 && party.working.is_none() {
            let rank = party.standing.rank;
            self.parties.remove(key);
            self.line(rank).remove(key);
        }
        waiting
    }

    /// The work that can begin now, if there is a place for it.
    pub(crate) fn next(&mut self) -> Option<(K, T)> {
        if self.places == 0 {
            return None;
        }
        let (rank, in_a_row) = match (self.waited.0.is_empty(), self.unwatched.0.is_empty()) {
            (true, _) => (Rank::Unwatched, 0),
            (false, true) => (Rank::Waited, 0),
            (false, false) if self.in_a_row < IN_A_ROW => (Rank::Waited, self.in_a_row + 1),
            (false, false) => (Rank::Unwatched, 0),
        };
        self.in_a_row = in_a_row;
        let taken = std::mem::take(&mut self.taken);
        let next = self.line(rank).take(&taken);
        self.taken = taken;
        let (origin, key) = next?;
        let party = self.parties.get_mut(&key)?;
        let work = party.waiting.pop_front()?;
        party.working = Some(origin);
        *self.taken.entry(origin).or_default() += 1;
        self.places -= 1;
        Some((key, work))
    }

    /// The work of a party is done; its place is free.
    pub(crate) fn done(&mut self, key: &K) {
        let Some(party) = self.parties.get_mut(key) else { return };
        let Some(origin) = party.working.take() else { return };
        self.places += 1;
        if let Some(taken) = self.taken.get_mut(&origin) {
            *taken -= 1;
            if *taken == 0 {
                self.taken.remove(&origin);
            }
        }
        if party.waiting.is_empty() {
            self.parties.remove(key);
        } else {
            let standing = party.standing;
            self.line(standing.rank).add(standing.origin, key.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn origin(number: u8) -> Origin {
        Some(IpAddr::from([127, 0, 0, number]))
    }

    fn standing(rank: Rank, number: u8) -> Standing {
        Standing { rank, origin: origin(number) }
    }

    /// Lets a queue with one place do everything, in the order in which it is done.
    fn order(queue: &mut Queue<u32, &'static str>) -> Vec<&'static str> {
        let mut done = Vec::new();
        while let Some((key, work)) = queue.next() {
            done.push(work);
            queue.done(&key);
        }
        done
    }

    #[test]
    fn an_origin_with_many_tables_lets_another_one_go_before_its_second() {
        let mut queue = Queue::new(1);
        for table in 0..400 {
            queue.push(&table, standing(Rank::Waited, 1), "many");
        }
        queue.push(&1_000, standing(Rank::Waited, 2), "one");
        assert_eq!(order(&mut queue)[..3], ["many", "one", "many"]);
    }

    #[test]
    fn tables_of_one_origin_take_turns() {
        let mut queue = Queue::new(1);
        for work in ["a1", "a2", "a3"] {
            queue.push(&1, standing(Rank::Waited, 1), work);
        }
        queue.push(&2, standing(Rank::Waited, 1), "b1");
        assert_eq!(order(&mut queue), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn every_fourth_place_goes_to_work_that_nobody_waits_for() {
        let mut queue = Queue::new(1);
        for number in 0..8 {
            queue.push(&number, standing(Rank::Waited, number as u8), "waited");
        }
        for number in 100..102 {
            queue.push(&number, standing(Rank::Unwatched, number as u8), "unwatched");
        }
        let mut expected = ["waited"; 10];
        [expected[3], expected[7]] = ["unwatched"; 2];
        assert_eq!(order(&mut queue), expected);
    }

    #[test]
    fn a_table_that_somebody_comes_to_goes_before_those_that_nobody_looks_at() {
        let mut queue = Queue::new(1);
        for table in 0..5 {
            queue.push(&table, Standing { rank: Rank::Unwatched, origin: None }, "other");
        }
        queue.push(&5, Standing { rank: Rank::Unwatched, origin: None }, "mine");
        queue.stand(&5, standing(Rank::Waited, 1));
        assert_eq!(order(&mut queue)[0], "mine");
    }

    #[test]
    fn an_origin_that_has_places_lets_one_without_go_first() {
        let mut queue = Queue::new(2);
        for table in 0..4 {
            queue.push(&table, standing(Rank::Waited, 1), "many");
        }
        assert_eq!([queue.next(), queue.next()], [Some((0, "many")), Some((1, "many"))]);
        queue.push(&10, standing(Rank::Waited, 2), "a");
        queue.push(&11, standing(Rank::Waited, 2), "b");
        queue.done(&0);
        assert_eq!(queue.next(), Some((10, "a")), "one has a place, the other none");
        queue.done(&1);
        assert_eq!(queue.next(), Some((2, "many")), "now it is the other way round");
    }

    #[test]
    fn what_nobody_wants_any_more_is_forgotten() {
        let mut queue = Queue::new(1);
        queue.push(&1, standing(Rank::Waited, 1), "gone");
        queue.push(&2, standing(Rank::Waited, 1), "wanted");
        assert_eq!(queue.waiting(&1, |work| *work == "gone"), 0);
        assert_eq!(queue.waiting(&2, |work| *work == "gone"), 1);
        assert_eq!(order(&mut queue), ["wanted"]);
    }

    /// What happens to a queue.
    #[derive(Clone, Debug)]
    enum Happens {
        /// A party asks for work. Its origin and rank follow from its number.
        Push(u8),
        /// A party gets another standing.
        Stand(u8, bool, u8),
        /// The work that began so long ago is done.
        Done(usize),
    }

    fn rank(watched: bool) -> Rank {
        if watched { Rank::Waited } else { Rank::Unwatched }
    }

    /// Half of the parties belong to one origin.
    fn home(party: u8) -> Standing {
        standing(rank(!party.is_multiple_of(3)), if party.is_multiple_of(2) { 0 } else { party / 4 })
    }

    fn happenings(stands: bool) -> impl Strategy<Value = (usize, Vec<Happens>)> {
        let push = (0..24_u8).prop_map(Happens::Push);
        let done = (0..8_usize).prop_map(Happens::Done);
        let stand = (0..24_u8, any::<bool>(), 0..4_u8)
            .prop_map(|(party, watched, origin)| Happens::Stand(party, watched, origin));
        let weight = if stands { 2 } else { 0 };
        let happens = prop_oneof![5 => push, 4 => done, weight => stand];
        (1..4_usize, prop::collection::vec(happens, 1..200))
    }

    proptest! {
        /// Everything that was asked for is done, once, and what one party asks for in the order in which it asks; at no
        /// time are there more places, or more of one party, than allowed.
        #[test]
        fn all_work_is_done_once_and_within_the_places((places, happenings) in happenings(true)) {
            let mut queue = Queue::new(places);
            let mut working: Vec<u8> = Vec::new();
            let mut next_of: HashMap<u8, u32> = HashMap::new();
            let mut pushed_of: HashMap<u8, u32> = HashMap::new();
            let drain = std::iter::repeat_n(Happens::Done(0), 250);
            for happens in happenings.into_iter().chain(drain) {
                match happens {
                    Happens::Push(party) => {
                        let number = pushed_of.entry(party).or_default();
                        queue.push(&party, home(party), *number);
                        *number += 1;
                    }
                    Happens::Stand(party, watched, origin) => {
                        queue.stand(&party, standing(rank(watched), origin));
                    }
                    Happens::Done(index) if !working.is_empty() => {
                        let party = working.remove(index % working.len());
                        queue.done(&party);
                    }
                    Happens::Done(_) => {}
                }
                while let Some((party, number)) = queue.next() {
                    let expected = next_of.entry(party).or_default();
                    prop_assert_eq!(number, *expected);
                    *expected += 1;
                    prop_assert!(!working.contains(&party), "a party has one place");
                    working.push(party);
                }
                prop_assert!(working.len() <= places);
            }
            prop_assert_eq!(next_of, pushed_of);
            prop_assert!(queue.parties.is_empty() && queue.taken.is_empty() && queue.places == places);
        }

        /// While an origin without a place waits, every other origin gets one place of the same rank at most; while a
        /// party waits, so does every other party of its origin; and of four places in a row one is for work that
        /// nobody waits for, if there is any.
        #[test]
        fn nobody_is_passed_over_twice((places, happenings) in happenings(false)) {
            let mut queue = Queue::new(places);
            let mut waiting: HashMap<u8, u32> = HashMap::new();
            let mut working: Vec<u8> = Vec::new();
            let mut passed_origins: HashSet<(Origin, Rank, Origin)> = HashSet::new();
            let mut passed_parties: HashSet<(u8, u8)> = HashSet::new();
            let mut in_a_row = 0;
            for happens in happenings {
                match happens {
                    Happens::Push(party) => {
                        queue.push(&party, home(party), ());
                        *waiting.entry(party).or_default() += 1;
                    }
                    Happens::Done(index) if !working.is_empty() => {
                        let party = working.remove(index % working.len());
                        queue.done(&party);
                    }
                    Happens::Stand(..) | Happens::Done(_) => {}
                }
                while let Some((party, ())) = queue.next() {
                    let Standing { rank, origin } = home(party);
                    let ready = |other: &u8| waiting[other] > 0 && !working.contains(other);
                    let others = waiting.keys().copied().filter(|other| *other != party);
                    let others: Vec<u8> = others.filter(ready).collect();
                    let has_place = |origin| working.iter().any(|party| home(*party).origin == origin);
                    for other in others.iter().filter(|other| home(**other) == home(party)) {
                        prop_assert!(passed_parties.insert((*other, party)), "{party} passed {other} twice");
                    }
                    let elsewhere = others.iter().map(|other| home(*other));
                    let passed: HashSet<Origin> = elsewhere
                        .filter(|stood| stood.rank == rank && stood.origin != origin && !has_place(stood.origin))
                        .map(|stood| stood.origin)
                        .collect();
                    for other in passed {
                        prop_assert!(
                            passed_origins.insert((other, rank, origin)),
                            "{origin:?} passed {other:?} twice"
                        );
                    }
                    if rank == Rank::Waited && others.iter().any(|other| home(*other).rank == Rank::Unwatched) {
                        in_a_row += 1;
                    } else {
                        in_a_row = 0;
                    }
                    prop_assert!(in_a_row <= 3);
                    passed_parties.retain(|(passed, _)| *passed != party);
                    passed_origins.retain(|(passed, of, _)| (*passed, *of) != (origin, rank));
                    *waiting.get_mut(&party).expect("it waited") -= 1;
                    working.push(party);
                }
            }
        }
    }
}
