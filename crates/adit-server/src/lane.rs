//! Places at which work is done, taken in turn.

use crate::queue::{Queue, Standing};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Somebody waits here until there is a place.
type Waiting<K> = oneshot::Sender<Place<K>>;

/// A few places that many share, in the order of a [`Queue`].
pub(crate) struct Lane<K: Key>(Arc<Mutex<Queue<K, Waiting<K>>>>);

/// What names a party of a queue.
pub(crate) trait Key: Clone + Eq + Hash {}

impl<K: Clone + Eq + Hash> Key for K {}

impl<K: Key> Clone for Lane<K> {
    fn clone(&self) -> Lane<K> {
        Lane(Arc::clone(&self.0))
    }
}

/// A place. It is free again when this is dropped.
pub(crate) struct Place<K: Key> {
    lane: Lane<K>,
    party: K,
}

impl<K: Key> Drop for Place<K> {
    fn drop(&mut self) {
        self.lane.queue().done(&self.party);
        self.lane.hand_out();
    }
}

impl<K: Key> Lane<K> {
    pub(crate) fn new(places: usize) -> Lane<K> {
        Lane(Arc::new(Mutex::new(Queue::new(places.max(1)))))
    }

    fn queue(&self) -> MutexGuard<'_, Queue<K, Waiting<K>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. If the future is dropped, so is the request.
    pub(crate) async fn wait(&self, party: &K, standing: Standing) -> Option<Place<K>> {
        let (place, waits) = oneshot::channel();
        self.queue().push(party, standing, place);
        self.hand_out();
        waits.await.ok()
    }

    /// Waits for a place, unless the party already waits for so many.
    pub(crate) async fn wait_among(&self, party: &K, standing: Standing, most: usize) -> Option<Place<K>> {
        let (place, waits) = oneshot::channel();
        {
            let mut queue = self.queue();
            if queue.waiting(party, Waiting::is_closed) >= most {
                return None;
            }
            queue.push(party, standing, place);
        }
        self.hand_out();
        waits.await.ok()
    }

    /// What a party waits for is done sooner or later than before.
    pub(crate) fn stand(&self, party: &K, standing: Standing) {
        self.queue().stand(party, standing);
    }

    /// Gives free places to those whose turn it is.
    fn hand_out(&self) {
        loop {
            // The lock is released before the place is sent: a place that nobody takes comes back at once.
            let next = {
                let mut queue = self.queue();
                loop {
                    match queue.next() {
                        Some((party, waiting)) if waiting.is_closed() => queue.done(&party),
                        next => break next,
                    }
                }
            };
            let Some((party, waiting)) = next else { return };
            let _ = waiting.send(Place { lane: self.clone(), party });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::Rank;
    use std::time::Duration;

    const STANDING: Standing = Standing { rank: Rank::Waited, origin: None };

    /// A place, if there is one now.
    async fn now(waits: impl Future<Output = Option<Place<u8>>>) -> Option<Place<u8>> {
        tokio::time::timeout(Duration::from_secs(1), waits).await.ok().flatten()
    }

    #[tokio::test(start_paused = true)]
    async fn a_place_is_free_again_when_it_is_left_or_not_waited_for_any_more() {
        let lane = Lane::new(1);
        let place = now(lane.wait(&1, STANDING)).await.expect("a place");
        // Two give up before it is their turn.
        assert!(now(lane.wait(&2, STANDING)).await.is_none());
        assert!(now(lane.wait(&3, STANDING)).await.is_none());
        drop(place);
        assert!(now(lane.wait(&4, STANDING)).await.is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn a_party_waits_for_no_more_than_it_may() {
        let lane = Lane::new(1);
        let place = now(lane.wait(&1, STANDING)).await.expect("a place");
        let waits = |number: u8| {
            let lane = lane.clone();
            tokio::spawn(async move { lane.wait_among(&number, STANDING, 2).await.is_some() })
        };
        let mut waiting = [waits(1), waits(1), waits(1), waits(2)];
        assert!(!(&mut waiting[2]).await.expect("an answer"), "two wait already");
        // Somebody gives up, so another may wait.
        waiting[0].abort();
        tokio::time::sleep(Duration::from_millis(1)).await;
        let again = waits(1);
        tokio::time::sleep(Duration::from_millis(1)).await;
        drop(place);
        let [_, second, _, other] = waiting;
        for waited in [second, other, again] {
            assert!(waited.await.expect("an answer"));
        }
    }
}
