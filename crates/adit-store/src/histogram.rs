//! How often what was measured lay below each of some limits.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Counts whole numbers by size: times in microseconds, sizes of batches. Many threads may count at once.
#[derive(Debug)]
pub struct Histogram {
    limits: &'static [u64],
    /// One for each limit, and one for all that is above the last.
    counts: Box<[AtomicU64]>,
    sum: AtomicU64,
}

/// Limits for times of a server, in microseconds.
pub const MICROSECONDS: &[u64] = &[500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

impl Histogram {
    /// Nothing is counted yet. The limits grow.
    pub fn new(limits: &'static [u64]) -> Histogram {
        let counts = (0..=limits.len()).map(|_| AtomicU64::new(0)).collect();
        Histogram { limits, counts, sum: AtomicU64::new(0) }
    }

    /// Counts one more.
    pub fn add(&self, value: u64) {
        let place = self.limits.partition_point(|limit| *limit < value);
        self.counts[place].fetch_add(1, Relaxed);
        self.sum.fetch_add(value, Relaxed);
    }

    /// The sum of everything that was counted.
    pub fn sum(&self) -> u64 {
        self.sum.load(Relaxed)
    }

    /// How many there were that did not exceed each limit, and last how many there were.
    pub fn up_to(&self) -> impl Iterator<Item = (Option<u64>, u64)> {
        let limits = self.limits.iter().copied().map(Some).chain([None]);
        limits.zip(&self.counts).scan(0, |all, (limit, count)| {
            *all += count.load(Relaxed);
            Some((limit, *all))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_a_limit_does_not_exceed_it() {
        let histogram = Histogram::new(&[1, 10]);
        [0, 1, 2, 10, 11].into_iter().for_each(|value| histogram.add(value));
        let counted: Vec<_> = histogram.up_to().collect();
        assert_eq!(counted, [(Some(1), 2), (Some(10), 4), (None, 5)]);
        assert_eq!(histogram.sum(), 24);
    }
}
