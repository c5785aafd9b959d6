//! How often somebody may be told something: nobody's mailbox is filled through this server.

use crate::Fault;
use crate::queue::Origin;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// So many in such a time.
#[derive(Clone, Copy)]
pub(crate) struct Quota {
    most: u32,
    within: Duration,
}

/// Messages to one player on one way.
pub(crate) const MESSAGES: Quota = Quota { most: 60, within: Duration::from_secs(3600) };
/// Mails to one mail address, whoever has entered it.
pub(crate) const MAILS: Quota = Quota { most: 40, within: Duration::from_secs(24 * 3600) };
/// Messages to one server of others.
pub(crate) const HOST: Quota = Quota { most: 3000, within: Duration::from_secs(3600) };
/// Tests of one player, and of one address that they come from.
pub(crate) const TESTS: Quota = Quota { most: 10, within: Duration::from_secs(600) };
/// Questions for a passkey to one player, and to one address.
pub(crate) const QUESTIONS: Quota = Quota { most: 60, within: Duration::from_secs(600) };
/// Invitations: links to seats and to oneself, and tables that are opened to everybody, of one player and of one address.
pub(crate) const INVITATIONS: Quota = Quota { most: 60, within: Duration::from_secs(3600) };

/// Above this many those whose time is over are forgotten.
const REMEMBERED: usize = 10_000;

/// What everybody has had.
#[derive(Default)]
pub(crate) struct Quotas(Mutex<HashMap<String, (Instant, u32)>>);

impl Quotas {
    /// May somebody have one more, and the address that they come from, if that tells people apart?
    pub(crate) fn admit_from(
        &self,
        quota: Quota,
        what: &str,
        who: &str,
        origin: Origin,
    ) -> Result<(), Fault> {
        let from = origin.map(|address| format!("{what} from {address}"));
        let admitted = self.admit(quota, &format!("{what} of {who}"))
            && from.is_none_or(|from| self.admit(quota, &from));
        if admitted { Ok(()) } else { Err(Fault::TooMany) }
    }

    /// May there be one more, and if so, counts it. The name tells who and what.
    pub(crate) fn admit(&self, quota: Quota, name: &str) -> bool {
        let now = Instant::now();
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > REMEMBERED {
            all.retain(|_, (begin, _)| now.saturating_duration_since(*begin) < MAILS.within);
        }
        let (begin, had) = all.entry(name.to_owned()).or_insert((now, 0));
        if now.saturating_duration_since(*begin) >= quota.within {
            (*begin, *had) = (now, 0);
        }
        let admitted = *had < quota.most;
        *had += u32::from(admitted);
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn so_many_in_such_a_time_and_everybody_has_their_own() {
        let quotas = Quotas::default();
        let admitted = |name| (0..100).filter(|_| quotas.admit(TESTS, name)).count() as u32;
        assert_eq!((admitted("ann"), admitted("bob"), admitted("ann")), (TESTS.most, TESTS.most, 0));
        tokio::time::advance(TESTS.within / 2).await;
        assert_eq!(admitted("ann"), 0);
        tokio::time::advance(TESTS.within / 2).await;
        assert_eq!(admitted("ann"), TESTS.most);
    }
}
