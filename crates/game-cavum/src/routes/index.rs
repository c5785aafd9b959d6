//! A hash index over a list that its owner keeps.
//!
//! The list itself stays in the order of insertion, which makes everything read
//! from it independent of hashing; and the index can be emptied at a cost that
//! follows what it will hold next, not what it once held.

const NOTHING: u32 = u32::MAX;
const SMALLEST: usize = 64;

/// Positions in a list, found by a hash and a comparison with the list's items.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    table: Vec<u32>,
    used: usize,
}

impl Index {
    /// Empties the index and makes room for about this many items.
    pub(super) fn clear_for(&mut self, expected: usize) {
        self.table.clear();
        self.table.resize((expected * 2).next_power_of_two().max(SMALLEST), NOTHING);
        self.used = 0;
    }

    /// Gives back memory that an unusually large network has taken.
    pub(super) fn shrink_to(&mut self, items: usize) {
        self.table.truncate(items);
        self.table.shrink_to(items);
    }

    /// Makes sure that one more item has room. Must precede `place_of`.
    pub(super) fn make_room(&mut self, hash_at: impl Fn(u32) -> u64) {
        if (self.used + 1) * 2 <= self.table.len() {
            return;
        }
        let positions: Vec<u32> =
            self.table.iter().copied().filter(|&position| position != NOTHING).collect();
        self.clear_for(positions.len() * 2);
        for position in positions {
            let place = self.place_of(hash_at(position), |_| false);
            self.set(place, position);
        }
    }

    /// The place where the item is, or where it belongs.
    pub(super) fn place_of(&self, hash: u64, is_same: impl Fn(u32) -> bool) -> usize {
        let mask = self.table.len() - 1;
        // The mask cuts off the upper half on every platform, so the width of
        // usize does not matter.
        let mut place = hash as usize & mask;
        loop {
            let position = self.table[place];
            if position == NOTHING || is_same(position) {
                return place;
            }
            place = (place + 1) & mask;
        }
    }

    /// The position stored at a place, if there is one.
    pub(super) fn get(&self, place: usize) -> Option<u32> {
        Some(self.table[place]).filter(|&position| position != NOTHING)
    }

    pub(super) fn set(&mut self, place: usize, position: u32) {
        if self.table[place] == NOTHING {
            self.used += 1;
        }
        self.table[place] = position;
    }
}

/// Spreads two words over the lower bits that an index looks at.
pub(super) fn hash_of(first: u64, second: u64) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mixed = (first.wrapping_mul(FACTOR).rotate_left(29) ^ second).wrapping_mul(FACTOR);
    mixed ^ (mixed >> 32)
}
