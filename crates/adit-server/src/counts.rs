//! How many of something somebody has at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is there now, for each key.
pub(crate) struct Counts<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Clone for Counts<K> {
    fn clone(&self) -> Counts<K> {
        Counts(Arc::clone(&self.0))
    }
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts(Arc::default())
    }
}

/// One of those that are counted, for as long as it is held.
pub(crate) struct Counted<K: Eq + Hash> {
    counts: Counts<K>,
    key: K,
}

impl<K> Counts<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> Counts<K> {
    /// Counts one more, unless there are so many already.
    pub(crate) fn join(&self, key: K, most: usize) -> Option<Counted<K>> {
        let mut counts = self.lock();
        let count = counts.get(&key).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        counts.insert(key.clone(), count + 1);
        Some(Counted { counts: self.clone(), key })
    }
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_own_count_and_leaves_nothing_behind() {
        let counts = Counts::default();
        let held = [counts.join("a", 2), counts.join("a", 2), counts.join("b", 2)];
        assert!(held.iter().all(Option::is_some));
        assert!(counts.join("a", 2).is_none());
        drop(held);
        assert!(counts.lock().is_empty());
    }
}
