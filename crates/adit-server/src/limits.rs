//! How often somebody may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many requests an address may make: so many at once, and so many in each second after that.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// In a second.
    pub per_second: u32,
}

/// Counts the requests of every address.
pub(crate) struct Limiter {
    rate: Option<Rate>,
    left: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

/// Above this many addresses those with all their requests left are forgotten.
const REMEMBERED: usize = 10_000;

impl Limiter {
    pub(crate) fn new(rate: Option<Rate>) -> Limiter {
        Limiter { rate, left: Mutex::default() }
    }

    /// May this address make one more request now?
    pub(crate) fn admits(&self, address: IpAddr) -> bool {
        self.admits_at(address, Instant::now())
    }

    fn admits_at(&self, address: IpAddr, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let full = f64::from(rate.burst);
        let refilled = |(left, since): (f64, Instant)| {
            (left + now.saturating_duration_since(since).as_secs_f64() * f64::from(rate.per_second)).min(full)
        };
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > REMEMBERED {
            all.retain(|_, left| refilled(*left) < full);
        }
        let left = refilled(*all.entry(address).or_insert((full, now)));
        let admitted = left >= 1.0;
        all.insert(address, (if admitted { left - 1.0 } else { left }, now));
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn after_the_burst_requests_come_at_the_rate() {
        let limiter = Limiter::new(Some(Rate { burst: 3, per_second: 2 }));
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let now = Instant::now();
        let admitted = (0..5).filter(|_| limiter.admits_at(one, now)).count();
        assert_eq!(admitted, 3);
        assert!(limiter.admits_at(other, now), "another address has its own");
        assert!(limiter.admits_at(one, now + Duration::from_millis(500)));
        assert!(!limiter.admits_at(one, now + Duration::from_millis(500)));
    }
}
