//! What many results of a game say together: which seat, card or room wins, how long games are, what is scored.

use super::{About, Counts};
use adit_store::KeptResult;
use std::collections::BTreeMap;

/// How often something was there and how often it won.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Share {
    /// In how many games.
    pub(crate) games: u64,
    /// How many of them were won; those who share a win have parts of it.
    pub(crate) wins: f64,
    /// How many would have been won if everybody won equally often.
    pub(crate) fair: f64,
}

impl Share {
    fn add(&mut self, wins: f64, seats: usize) {
        self.games += 1;
        self.wins += wins;
        self.fair += 1.0 / seats.max(1) as f64;
    }

    /// The share of wins, from 0 to 1.
    pub(crate) fn share(self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The share that would be nobody's merit, from 0 to 1.
    pub(crate) fn fair_share(self) -> f64 {
        self.fair / self.games.max(1) as f64
    }
}

/// How often numbers were within some bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spread {
    /// The first and the last number of each step, and how often they came.
    pub(crate) steps: Vec<(i64, i64, u64)>,
    /// The number in the middle of all.
    pub(crate) median: i64,
}

/// How many steps are shown at most.
const STEPS: i64 = 10;

impl Spread {
    fn of(mut numbers: Vec<i64>) -> Option<Spread> {
        numbers.sort_unstable();
        let (low, high) = (*numbers.first()?, *numbers.last()?);
        let width = round_width((high - low + 1).unsigned_abs().div_ceil(STEPS.unsigned_abs()));
        let first = low.div_euclid(width) * width;
        let count = (high - first) / width + 1;
        let mut steps: Vec<(i64, i64, u64)> =
            (0..count).map(|step| (first + step * width, first + (step + 1) * width - 1, 0)).collect();
        for number in &numbers {
            steps[((number - first) / width) as usize].2 += 1;
        }
        Some(Spread { steps, median: numbers[numbers.len() / 2] })
    }
}

/// The next width that people count in: 1, 2, 5, 10, 20, 50 …
fn round_width(least: u64) -> i64 {
    let mut width = 1;
    for factor in [2, 5, 2].into_iter().cycle() {
        if width as u64 >= least || width > i64::MAX / 10 {
            break;
        }
        width = match factor {
            5 => width / 2 * 5,
            factor => width * factor,
        };
    }
    width
}

/// The things of one kind and how often they win.
pub(crate) type Items = Vec<(String, Share)>;

/// What many results of a game say together.
#[derive(Debug)]
pub(crate) struct Stats {
    /// How many games.
    pub(crate) games: u64,
    /// How often each seat wins, by the number of seats.
    pub(crate) seats: BTreeMap<usize, Vec<Share>>,
    /// The scores of all seats.
    pub(crate) scores: Option<Spread>,
    /// How many entries the games took.
    pub(crate) lengths: Option<Spread>,
    /// How often things of each kind win, those that win most first.
    pub(crate) things: BTreeMap<String, Items>,
}

impl Stats {
    /// What these results say. Games with component data of their own are another game.
    pub(crate) fn of(results: &[KeptResult]) -> Stats {
        let results: Vec<&KeptResult> =
            results.iter().filter(|result| !About::read(&result.about).own_data).collect();
        let mut seats: BTreeMap<usize, Vec<Share>> = BTreeMap::new();
        let mut things: BTreeMap<String, BTreeMap<String, Share>> = BTreeMap::new();
        for result in results.iter().filter(|result| result.seats.len() > 1) {
            let of = result.seats.len();
            let winners = result.seats.iter().filter(|seat| seat.place == 1).count().max(1);
            let shares = seats.entry(of).or_insert_with(|| vec![Share::default(); of]);
            for (share, seat) in shares.iter_mut().zip(&result.seats) {
                let wins = if seat.place == 1 { 1.0 / winners as f64 } else { 0.0 };
                share.add(wins, of);
                let counted: Counts = serde_json::from_str(&seat.counted).unwrap_or_default();
                for (kind, words) in counted {
                    let kind = things.entry(kind).or_default();
                    words.into_keys().for_each(|word| kind.entry(word).or_default().add(wins, of));
                }
            }
        }
        let scores = results.iter().flat_map(|result| &result.seats).map(|seat| seat.score.into());
        let lengths = results.iter().map(|result| result.length.cast_signed());
        Stats {
            games: results.len() as u64,
            seats,
            scores: Spread::of(scores.collect()),
            lengths: Spread::of(lengths.collect()),
            things: things.into_iter().map(|(kind, words)| (kind, sorted(words))).collect(),
        }
    }
}

/// Those that win most first; of equals those that are seen more often.
fn sorted(words: BTreeMap<String, Share>) -> Items {
    let mut items: Items = words.into_iter().collect();
    items.sort_by(|(_, one), (_, other)| {
        other.share().total_cmp(&one.share()).then_with(|| other.games.cmp(&one.games))
    });
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_store::{KeptSeat, Time};

    fn result(places: &[u8], counted: &[&str], own_data: bool) -> KeptResult {
        let seats = places.iter().zip(counted).map(|(place, counted)| KeptSeat {
            player: None,
            name: String::new(),
            bot: None,
            place: *place,
            score: 50 - i32::from(*place),
            points: "{}".to_owned(),
            counted: (*counted).to_owned(),
            rating: None,
        });
        KeptResult {
            table: "one".parse().expect("a name"),
            game: "cavum".to_owned(),
            began_at: Time::from_millis(0),
            ended_at: Time::from_millis(1),
            length: 120,
            about: About { own_data, ..About::default() }.text(),
            rated: None,
            seats: seats.collect(),
        }
    }

    #[test]
    fn seats_and_things_are_counted_by_what_they_win() {
        let (lamp, none) = (r#"{"room":{"lamp":2}}"#, "{}");
        let stats = Stats::of(&[
            result(&[1, 2], &[lamp, none], false),
            result(&[2, 1], &[lamp, lamp], false),
            result(&[1, 1], &[none, none], false),
            result(&[1, 2], &[lamp, none], true),
            result(&[1], &[lamp], false),
        ]);
        assert_eq!(stats.games, 4, "not the one with components of its own");
        let [first, second] = stats.seats[&2][..] else { panic!() };
        assert_eq!((first.games, first.wins), (3, 1.5));
        assert_eq!((second.games, second.wins, second.fair_share()), (3, 1.5, 0.5));
        let (word, lamp) = &stats.things["room"][0];
        assert_eq!((word.as_str(), lamp.games, lamp.wins), ("lamp", 3, 2.0), "who plays alone wins nothing");
        assert_eq!(stats.lengths.expect("lengths").steps, [(120, 120, 4)]);
    }

    #[test]
    fn numbers_are_gathered_in_round_steps() {
        let spread = Spread::of(vec![-7, 0, 3, 44, 45, 93]).expect("numbers");
        assert_eq!(spread.steps.first(), Some(&(-20, -1, 1)));
        assert_eq!(spread.steps.iter().map(|(_, _, count)| count).sum::<u64>(), 6);
        assert!(
            spread.steps.len() <= 11 && spread.steps.iter().all(|(from, to, _)| to - from == 19),
            "{spread:?}"
        );
        assert_eq!(spread.median, 44);
        assert_eq!(Spread::of(Vec::new()), None);
        for (least, width) in [(0, 1), (1, 1), (2, 2), (3, 5), (6, 10), (11, 20), (21, 50), (51, 100)] {
            assert_eq!(round_width(least), width, "{least}");
        }
    }
}
