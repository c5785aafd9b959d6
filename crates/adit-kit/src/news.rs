//! What happened in the last step.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

/// What happened in the last step, in order. A step may have any number of events; the usual number `N` needs no memory
/// of its own. In views it is a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News<E, const N: usize>(SmallVec<[E; N]>);

impl<E, const N: usize> News<E, N> {
    /// What happened, in order.
    pub fn events(&self) -> &[E] {
        &self.0
    }

    /// Adds one thing.
    pub fn tell(&mut self, event: E) {
        self.0.push(event);
    }

    /// A new step begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<E, const N: usize> Default for News<E, N> {
    fn default() -> News<E, N> {
        News(SmallVec::new())
    }
}

impl<E, const N: usize> FromIterator<E> for News<E, N> {
    fn from_iter<I: IntoIterator<Item = E>>(events: I) -> News<E, N> {
        News(events.into_iter().collect())
    }
}

impl<E: Serialize, const N: usize> Serialize for News<E, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

/// An event as a view has it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Told<E> {
    Known(E),
    /// An older program told it in another way. The position is the same without it.
    Unknown(IgnoredAny),
}

impl<'de, E: Deserialize<'de>, const N: usize> Deserialize<'de> for News<E, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<News<E, N>, D::Error> {
        let known = |told: Told<E>| match told {
            Told::Known(event) => Some(event),
            Told::Unknown(IgnoredAny) => None,
        };
        Vec::deserialize(deserializer).map(|told: Vec<Told<E>>| told.into_iter().filter_map(known).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_the_usual_number_of_events_is_kept() {
        let mut news: News<u32, 2> = News::default();
        (0..100).for_each(|event| news.tell(event));
        assert_eq!(news.events().len(), 100);
        let text = serde_json::to_string(&news).expect("JSON");
        assert_eq!(serde_json::from_str::<News<u32, 2>>(&text).expect("news"), news);
        news.clear();
        assert_eq!(news, News::default());
    }

    #[test]
    fn what_an_older_program_told_in_another_way_is_left_out() {
        let news: News<u32, 2> = serde_json::from_str("[1, {\"event\": \"paid\"}, 3]").expect("news");
        assert_eq!(news.events(), [1, 3]);
    }
}
