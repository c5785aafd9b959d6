//! The half-made routes of a sweep after one step.
//!
//! Half-made routes of the same [`Shape`] can be completed in the same ways, so
//! they are led on together: what a step makes of them is worked out once for
//! the shape, and the list of the sets of veins that they pass is taken over.

use super::Node;
use super::index::Index;
use super::shape::Shape;

/// A half-made route.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half {
    /// The veins passed.
    pub(super) veins: u32,
    /// The latest choice that led to it.
    pub(super) record: Option<Record>,
    /// The number of nodes passed.
    pub(super) length: u8,
}

/// A position in the list of choices. Counted from one, which makes room for
/// "none" in the same word.
pub(super) type Record = std::num::NonZeroU32;

/// One or two edges from a node to nodes taken up later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) node: Node,
    pub(super) to: Node,
    pub(super) and_to: Option<Node>,
}

/// The choices that led to the half-made routes, each with the one before.
pub(super) type History = Vec<(Option<Record>, Choice)>;

/// What a step adds to all half-made routes of a shape.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gain {
    pub(super) veins: u32,
    pub(super) length: u8,
    pub(super) choice: Option<Choice>,
}

impl Gain {
    /// Passes a node for the first time.
    pub(super) fn pass(&mut self, vein: u32) {
        self.length += 1;
        self.veins |= vein;
    }
}

/// Half-made routes of one shape: a part of a list, ascending by their veins,
/// each set of veins once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bundle {
    pub(super) shape: Shape,
    first: u32,
    end: u32,
}

/// All half-made routes after a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) bundles: Vec<Bundle>,
    halves: Vec<Half>,
}

impl Layer {
    /// Makes this the layer before the first step.
    pub(super) fn start(&mut self) {
        self.clear();
        self.halves.push(Half { veins: 0, record: None, length: 0 });
        self.bundles.push(Bundle { shape: Shape::EMPTY, first: 0, end: 1 });
    }

    fn clear(&mut self) {
        self.bundles.clear();
        self.halves.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.halves.len()
    }

    pub(super) fn halves(&self, bundle: &Bundle) -> &[Half] {
        &self.halves[bundle.first as usize..bundle.end as usize]
    }

    /// Gives back memory that an unusually large network has taken.
    pub(super) fn shrink_to(&mut self, halves: usize) {
        self.clear();
        self.bundles.shrink_to(halves);
        self.halves.shrink_to(halves);
    }

    /// Keeps only the most promising half-made routes: few nodes for many veins,
    /// and few ends still to be joined. Among equals the first stay.
    pub(super) fn trim_to(&mut self, kept: usize) {
        if self.len() <= kept {
            return;
        }
        let mut ranks: Vec<(i32, u32)> = Vec::with_capacity(self.len());
        for bundle in &self.bundles {
            let ends = bundle.shape.ends() as i32;
            ranks.extend((bundle.first..bundle.end).map(|position| {
                let half = &self.halves[position as usize];
                (i32::from(half.length) + 3 * ends - 3 * half.veins.count_ones() as i32, position)
            }));
        }
        ranks.select_nth_unstable(kept);
        ranks.truncate(kept);
        ranks.sort_unstable_by_key(|&(_, position)| position);
        let mut ranks = ranks.into_iter().peekable();
        let mut length = 0;
        for bundle in &mut self.bundles {
            let end = bundle.end;
            bundle.first = length;
            while let Some((_, position)) = ranks.next_if(|&(_, position)| position < end) {
                self.halves[length as usize] = self.halves[position as usize];
                length += 1;
            }
            bundle.end = length;
        }
        self.halves.truncate(kept);
    }
}

/// One way by which half-made routes come to a shape.
#[derive(Clone, Copy, Debug)]
struct Source {
    from: Bundle,
    gain: Gain,
    next: Option<u32>,
}

/// A shape after the step, with the sources of its half-made routes.
#[derive(Clone, Copy, Debug)]
struct Target {
    shape: Shape,
    first_source: u32,
    last_source: u32,
    /// The next shape of the same group; it has at least as many spent nodes.
    next: Option<u32>,
}

/// A place in a list that is being merged. The key is the set of veins there
/// and, below it, the length.
#[derive(Clone, Copy, Debug)]
struct Cursor {
    key: u64,
    next: u32,
    end: u32,
    gain: Gain,
}

const EXHAUSTED: u64 = u64::MAX;

impl Cursor {
    fn new(bundle: &Bundle, gain: Gain, halves: &[Half]) -> Self {
        let mut cursor = Self { key: 0, next: bundle.first, end: bundle.end, gain };
        cursor.look(halves);
        cursor
    }

    fn look(&mut self, halves: &[Half]) {
        self.key = if self.next < self.end {
            let half = &halves[self.next as usize];
            u64::from(half.veins | self.gain.veins) << 8 | u64::from(half.length + self.gain.length)
        } else {
            EXHAUSTED
        };
    }

    fn advance(&mut self, halves: &[Half]) {
        self.next += 1;
        self.look(halves);
    }
}

/// Collects what a step makes of a layer.
#[derive(Debug, Default)]
pub(super) struct Collector {
    sources: Vec<Source>,
    targets: Vec<Target>,
    /// The shape with the fewest spent nodes of each group.
    groups: Vec<u32>,
    group_index: Index,
    cursors: Vec<Cursor>,
    dominators: Vec<Cursor>,
}

impl Collector {
    /// Empties it and makes room for about this many groups.
    pub(super) fn clear_for(&mut self, expected: usize) {
        self.sources.clear();
        self.targets.clear();
        self.groups.clear();
        self.group_index.clear_for(expected);
    }

    /// Gives back memory that an unusually large network has taken.
    pub(super) fn shrink_to(&mut self, shapes: usize) {
        self.clear_for(0);
        self.sources.shrink_to(shapes);
        self.targets.shrink_to(shapes);
        self.groups.shrink_to(shapes);
        self.group_index.shrink_to(shapes);
    }

    /// The bundle comes to this shape with this gain.
    pub(super) fn add(&mut self, shape: Shape, from: Bundle, gain: Gain) {
        let source = self.sources.len() as u32;
        self.sources.push(Source { from, gain, next: None });
        let target = self.targets.len() as u32;
        let new = Target { shape, first_source: source, last_source: source, next: None };
        let Self { targets, groups, group_index, .. } = self;
        let first_of = |group: u32| &targets[groups[group as usize] as usize].shape;
        group_index.make_room(|group| first_of(group).hash_of_group());
        let place =
            group_index.place_of(shape.hash_of_group(), |group| first_of(group).is_of_same_group(&shape));
        let Some(group) = group_index.get(place) else {
            group_index.set(place, groups.len() as u32);
            groups.push(target);
            targets.push(new);
            return;
        };
        let mut before = None;
        let mut position = Some(groups[group as usize]);
        while let Some(current) = position {
            let known = &mut targets[current as usize];
            if known.shape == shape {
                self.sources[known.last_source as usize].next = Some(source);
                known.last_source = source;
                return;
            }
            if known.shape.spent_nodes() > shape.spent_nodes() {
                break;
            }
            before = position;
            position = known.next;
        }
        targets.push(Target { next: position, ..new });
        match before {
            Some(before) => targets[before as usize].next = Some(target),
            None => groups[group as usize] = target,
        }
    }

    /// Merges all that has come to each shape. Of the same veins the shortest
    /// stays, the first among equals, unless a shape with fewer spent nodes has
    /// them at no greater length.
    pub(super) fn merge_into(&mut self, layer: &mut Layer, before: &Layer, history: &mut History) {
        layer.clear();
        for &group in &self.groups {
            let first_bundle = layer.bundles.len();
            let mut position = Some(group);
            while let Some(current) = position {
                let target = self.targets[current as usize];
                position = target.next;
                self.cursors.clear();
                let mut source = Some(target.first_source);
                while let Some(current) = source {
                    let Source { from, gain, next } = self.sources[current as usize];
                    self.cursors.push(Cursor::new(&from, gain, &before.halves));
                    source = next;
                }
                self.dominators.clear();
                for bundle in &layer.bundles[first_bundle..] {
                    if bundle.shape.dominates(&target.shape) {
                        self.dominators.push(Cursor::new(bundle, Gain::default(), &layer.halves));
                    }
                }
                let first = layer.len() as u32;
                merge(&mut self.cursors, &mut self.dominators, &before.halves, &mut layer.halves, history);
                let end = layer.len() as u32;
                if first < end {
                    layer.bundles.push(Bundle { shape: target.shape, first, end });
                }
            }
        }
    }
}

fn merge(
    cursors: &mut [Cursor],
    dominators: &mut [Cursor],
    before: &[Half],
    halves: &mut Vec<Half>,
    history: &mut History,
) {
    if let ([only], []) = (&*cursors, &*dominators) {
        // By far the most usual case.
        let taken = &before[only.next as usize..only.end as usize];
        halves.extend(taken.iter().map(|half| half.grown(only.gain, history)));
        return;
    }
    while let Some(&best) = cursors.iter().min_by_key(|cursor| cursor.key)
        && best.key != EXHAUSTED
    {
        let veins = best.key >> 8;
        for cursor in cursors.iter_mut().filter(|cursor| cursor.key >> 8 == veins) {
            cursor.advance(before);
        }
        let dominated = dominators.iter_mut().any(|dominator| {
            while dominator.key >> 8 < veins {
                dominator.advance(halves);
            }
            dominator.key >> 8 == veins && dominator.key <= best.key
        });
        if !dominated {
            halves.push(before[best.next as usize].grown(best.gain, history));
        }
    }
}

impl Half {
    /// The same half-made route after a step, its choice recorded.
    pub(super) fn grown(&self, gain: Gain, history: &mut History) -> Self {
        let record = match gain.choice {
            None => self.record,
            Some(choice) => {
                history.push((self.record, choice));
                Record::new(history.len() as u32)
            }
        };
        Self { veins: self.veins | gain.veins, length: self.length + gain.length, record }
    }
}
