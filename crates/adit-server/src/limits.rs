//! How often somebody may ask.

use crate::queue::Origin;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use tokio::time::Instant;

/// How often something may be done: so many times at once, and so many in each second after that.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// In a second.
    pub per_second: u32,
}

/// How much is left to each of those who are limited.
pub(crate) struct Buckets<K> {
    rate: Option<Rate>,
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

/// Above this many those with everything left are forgotten.
const REMEMBERED: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Option<Rate>) -> Buckets<K> {
        Buckets { rate, left: Mutex::default() }
    }

    /// May this one do one more thing now?
    pub(crate) fn admit(&self, who: K) -> bool {
        self.admit_at(who, Instant::now())
    }

    fn admit_at(&self, who: K, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let full = f64::from(rate.burst);
        let refilled = |(left, since): (f64, Instant)| {
            (left + now.saturating_duration_since(since).as_secs_f64() * f64::from(rate.per_second)).min(full)
        };
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > REMEMBERED {
            all.retain(|_, left| refilled(*left) < full);
        }
        let place = all.entry(who).or_insert((full, now));
        let left = refilled(*place);
        let admitted = left >= 1.0;
        *place = (if admitted { left - 1.0 } else { left }, now);
        admitted
    }
}

/// Counts the requests of every address.
pub(crate) struct Limiter(Buckets<IpAddr>);

impl Limiter {
    pub(crate) fn new(rate: Option<Rate>) -> Limiter {
        Limiter(Buckets::new(rate))
    }

    /// Where a request from this address comes from. Without a limit all may come from the same address, that of a
    /// proxy, and it says nothing.
    pub(crate) fn origin(&self, address: Option<IpAddr>) -> Origin {
        address.filter(|_| self.0.rate.is_some()).map(household)
    }

    /// May this address make one more request now?
    pub(crate) fn admits(&self, address: IpAddr) -> bool {
        self.0.admit(household(address))
    }
}

/// The addresses that one household has: of IPv6 it has 64 bits of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn after_the_burst_requests_come_at_the_rate() {
        let limiter = Buckets::new(Some(Rate { burst: 3, per_second: 2 }));
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let now = Instant::now();
        let admitted = (0..5).filter(|_| limiter.admit_at(one, now)).count();
        assert_eq!(admitted, 3);
        assert!(limiter.admit_at(other, now), "another address has its own");
        assert!(limiter.admit_at(one, now + Duration::from_millis(500)));
        assert!(!limiter.admit_at(one, now + Duration::from_millis(500)));
    }

    #[test]
    fn a_household_counts_once_whatever_address_of_its_own_it_uses() {
        let same = |one: &str, other: &str| {
            let read = |text: &str| household(text.parse().expect("an address"));
            read(one) == read(other)
        };
        assert!(same("2001:db8::1", "2001:db8::ffff:1"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
    }
}
