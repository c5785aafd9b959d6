//! The shapes that half-made routes have as the frontier of a sweep sees them.

use super::index::hash_of;
use super::order::{Enclosed, Later, MAX_WIDTH};
use super::{MAX_NODES, Node};

/// Every slot its own mate: no fragment anywhere.
const NO_MATES: u64 = 0xFEDC_BA98_7654_3210;

/// Stands for the virtual node joined to all stations.
pub(super) const VIRTUAL_NODE: Node = MAX_NODES as Node;

/// Directions in which a fragment must not be passed, seen from one of its ends.
const NOT_OUT: u32 = 1;
const NOT_IN: u32 = 2;
const NEITHER_WAY: u32 = NOT_OUT | NOT_IN;

/// How fragments that may grow into one route lie in the frontier.
///
/// A slot of the frontier is *untouched*, *spent* (passed, with no further edge
/// to come), or an *end* of a fragment. The other end of that fragment is in
/// another slot, its mate, or it is the virtual node beyond the stations; then
/// the fragment is *anchored*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Four bits a slot: its mate, or itself if it has none.
    mates: u64,
    /// Two bits a slot: directions barred by steps that go one way only.
    barred: u32,
    anchored: u16,
    spent: u16,
}

/// Where a piece that hangs on the node just taken up ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Slot(u8),
    VirtualNode,
}

/// A piece hanging on the node just taken up: a fragment, a fresh node, or only
/// the virtual node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) end: End,
    /// Whether it may be passed towards the node.
    inward: bool,
    /// Whether it may be passed away from the node.
    outward: bool,
}

/// The end of a route at a station.
pub(super) const STATION_PIECE: Piece = Piece { end: End::VirtualNode, inward: true, outward: true };

/// What became of two pieces joined at the node just taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joined {
    /// No direction is left in which the whole could be passed.
    Impossible,
    Fragment,
    /// Both ends lie at stations.
    Route,
}

impl Shape {
    /// No fragment anywhere.
    pub(super) const EMPTY: Self = Self { mates: NO_MATES, barred: 0, anchored: 0, spent: 0 };

    /// Is there no fragment?
    pub(super) fn has_no_fragment(&self) -> bool {
        self.mates == NO_MATES && self.anchored == 0
    }

    /// How many fragments have an end beyond the stations.
    pub(super) fn anchors(&self) -> u32 {
        self.anchored.count_ones()
    }

    /// How many passed nodes the frontier has.
    pub(super) fn spent_nodes(&self) -> u32 {
        self.spent.count_ones()
    }

    pub(super) fn is_spent(&self, slot: u8) -> bool {
        self.spent >> slot & 1 != 0
    }

    pub(super) fn is_end(&self, slot: u8) -> bool {
        self.is_anchored(slot) || self.mate(slot) != slot
    }

    /// Whether a fragment ends in this slot and cannot be led on from it.
    #[inline]
    pub(super) fn is_stuck(&self, enclosed: &Enclosed) -> bool {
        let slot = enclosed.slot;
        if !self.is_end(slot) || enclosed.station && self.anchors() < 2 {
            return false;
        }
        enclosed.neighbours & !self.spent & !(1 << self.mate(slot)) == 0
    }

    /// Forgets a spent node that is taken up.
    pub(super) fn drop_spent(&mut self, slot: u8) {
        self.spent &= !(1 << slot);
    }

    /// How many ends of fragments the frontier has.
    pub(super) fn ends(&self) -> u32 {
        (0..MAX_WIDTH as u8).filter(|&slot| self.is_end(slot)).count() as u32
    }

    fn is_anchored(&self, slot: u8) -> bool {
        self.anchored >> slot & 1 != 0
    }

    fn mate(&self, slot: u8) -> u8 {
        (self.mates >> (4 * slot) & 15) as u8
    }

    fn set_mate(&mut self, slot: u8, mate: u8) {
        let shift = 4 * slot;
        self.mates = self.mates & !(15 << shift) | u64::from(mate) << shift;
    }

    fn bars(&self, slot: u8) -> u32 {
        self.barred >> (2 * slot) & NEITHER_WAY
    }

    fn set_bars(&mut self, slot: u8, bars: u32) {
        let shift = 2 * slot;
        self.barred = self.barred & !(NEITHER_WAY << shift) | bars << shift;
    }

    /// Takes the fragment that ends in a slot out of the frontier at that end.
    #[inline]
    pub(super) fn take_end(&mut self, slot: u8) -> Piece {
        let bars = self.bars(slot);
        let end = if self.is_anchored(slot) { End::VirtualNode } else { End::Slot(self.mate(slot)) };
        self.set_bars(slot, 0);
        self.set_mate(slot, slot);
        self.anchored &= !(1 << slot);
        Piece { end, inward: bars & NOT_OUT == 0, outward: bars & NOT_IN == 0 }
    }

    /// Takes the edge to a neighbour that is untouched or an end.
    #[inline]
    pub(super) fn attach(&mut self, later: &Later) -> Piece {
        let piece = if self.is_end(later.slot) {
            self.spent |= 1 << later.slot;
            self.take_end(later.slot)
        } else {
            Piece { end: End::Slot(later.slot), inward: true, outward: true }
        };
        Piece {
            end: piece.end,
            inward: piece.inward && later.backward,
            outward: piece.outward && later.forward,
        }
    }

    /// Makes one fragment of two pieces that do not end in the same slot.
    #[inline]
    pub(super) fn join(&mut self, first: Piece, second: Piece) -> Joined {
        let first_to_second = first.inward && second.outward;
        let second_to_first = second.inward && first.outward;
        if !first_to_second && !second_to_first {
            return Joined::Impossible;
        }
        if let End::Slot(slot) = first.end {
            self.put_end(slot, second.end, second_to_first, first_to_second);
        }
        if let End::Slot(slot) = second.end {
            self.put_end(slot, first.end, first_to_second, second_to_first);
        }
        match (first.end, second.end) {
            (End::VirtualNode, End::VirtualNode) => Joined::Route,
            (End::Slot(_), End::Slot(_) | End::VirtualNode) | (End::VirtualNode, End::Slot(_)) => {
                if self.settle_anchors() { Joined::Fragment } else { Joined::Impossible }
            }
        }
    }

    #[inline]
    fn put_end(&mut self, slot: u8, other: End, may_pass_out: bool, may_pass_in: bool) {
        match other {
            End::Slot(mate) => self.set_mate(slot, mate),
            End::VirtualNode => {
                self.set_mate(slot, slot);
                self.anchored |= 1 << slot;
            }
        }
        let not_out = if may_pass_out { 0 } else { NOT_OUT };
        let not_in = if may_pass_in { 0 } else { NOT_IN };
        self.set_bars(slot, not_out | not_in);
    }

    /// Of two anchored fragments one begins the route and one ends it, so what
    /// is barred for the one is settled for the other. False if both would have
    /// to begin, or both to end.
    fn settle_anchors(&mut self) -> bool {
        if self.barred == 0 || self.anchors() < 2 {
            return true;
        }
        let one = self.anchored.trailing_zeros() as u8;
        let other = (self.anchored & (self.anchored - 1)).trailing_zeros() as u8;
        let bars_of_one = self.bars(one) | turned(self.bars(other));
        self.set_bars(one, bars_of_one);
        self.set_bars(other, turned(bars_of_one));
        bars_of_one != NEITHER_WAY
    }

    /// Shapes of one group differ at most in their spent nodes.
    #[inline]
    pub(super) fn is_of_same_group(&self, other: &Self) -> bool {
        self.mates == other.mates && self.anchored == other.anchored && self.barred == other.barred
    }

    #[inline]
    pub(super) fn hash_of_group(&self) -> u64 {
        hash_of(self.mates, u64::from(self.anchored) << 32 | u64::from(self.barred))
    }

    /// Whatever completes the other shape completes this one as well, because a
    /// node not spent may still be left aside. Both must be of the same group.
    #[inline]
    pub(super) fn dominates(&self, other: &Self) -> bool {
        self.spent & !other.spent == 0
    }
}

/// The same bars seen from the other end.
const fn turned(bars: u32) -> u32 {
    bars >> 1 | (bars & 1) << 1
}
