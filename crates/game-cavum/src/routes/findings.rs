//! The sets of veins found so far, each with the shortest route seen.

use super::Node;
use super::index::{Index, hash_of};

/// A set of veins and a route that passes exactly these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage<'findings> {
    /// The set of veins, one bit for each node.
    pub veins: u128,
    /// The route, node by node.
    pub route: &'findings [Node],
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    veins: u128,
    first: u32,
    length: u8,
}

/// What a [`Solver`](super::Solver) has found: most veins first, then by the
/// set as a number.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    entries: Vec<Entry>,
    /// All routes one after another; the entries know where theirs begin.
    nodes: Vec<Node>,
    index: Index,
    trimmed: bool,
}

impl Findings {
    /// Whether every set of veins is there and every route is a shortest one.
    /// Otherwise some sets may be missing and some routes longer than need be,
    /// but all routes are good.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        !self.trimmed
    }

    /// How many sets were found.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Was no set found?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The sets, each with its route.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Passage<'_>> {
        self.entries.iter().map(|entry| {
            let first = entry.first as usize;
            Passage { veins: entry.veins, route: &self.nodes[first..first + usize::from(entry.length)] }
        })
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.nodes.clear();
        self.index.clear_for(0);
        self.trimmed = false;
    }

    pub(super) fn mark_trimmed(&mut self) {
        self.trimmed = true;
    }

    /// Keeps the route if its set is new or if it is shorter than the one known.
    pub(super) fn offer(&mut self, veins: u128, route: &[Node]) {
        let entries = &self.entries;
        self.index.make_room(|position| hash_of_veins(entries[position as usize].veins));
        let place =
            self.index.place_of(hash_of_veins(veins), |position| entries[position as usize].veins == veins);
        let length = route.len() as u8;
        if let Some(position) = self.index.get(place) {
            let entry = &mut self.entries[position as usize];
            if length < entry.length {
                let first = entry.first as usize;
                entry.length = length;
                self.nodes[first..first + route.len()].copy_from_slice(route);
            }
        } else {
            self.index.set(place, self.entries.len() as u32);
            self.push(veins, route);
        }
    }

    /// Adds a set that is known to be new. Nothing may be offered afterwards.
    pub(super) fn push(&mut self, veins: u128, route: &[Node]) {
        self.entries.push(Entry { veins, first: self.nodes.len() as u32, length: route.len() as u8 });
        self.nodes.extend_from_slice(route);
    }

    /// Puts the sets in their final order. Nothing may be offered afterwards.
    pub(super) fn sort(&mut self) {
        self.entries.sort_unstable_by_key(|entry| (u32::MAX - entry.veins.count_ones(), entry.veins));
    }
}

fn hash_of_veins(veins: u128) -> u64 {
    hash_of(veins as u64, (veins >> 64) as u64)
}
