//! The states of a sweep after one step, none of them dominated by another.

use super::index::Index;
use super::state::State;

/// A state and its neighbour in the list of its group.
#[derive(Clone, Copy, Debug)]
struct Member {
    state: State,
    next: Option<u32>,
    /// Dominated by a state that came later.
    dead: bool,
}

/// States in the order of their arrival.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    members: Vec<Member>,
    /// The latest member of each group.
    groups: Index,
    dead: usize,
}

impl Layer {
    /// Empties the layer and makes room for about so many groups.
    pub(super) fn clear_for(&mut self, expected: usize) {
        self.members.clear();
        self.groups.clear_for(expected);
        self.dead = 0;
    }

    /// Gives back memory that an unusually large network has taken.
    pub(super) fn shrink_to(&mut self, states: usize) {
        self.members.truncate(states);
        self.members.shrink_to(states);
        self.groups.shrink_to(states);
    }

    pub(super) fn len(&self) -> usize {
        self.members.len() - self.dead
    }

    pub(super) fn states(&self) -> impl Iterator<Item = &State> {
        self.members.iter().filter(|member| !member.dead).map(|member| &member.state)
    }

    pub(super) fn states_mut(&mut self) -> impl Iterator<Item = &mut State> {
        self.members.iter_mut().filter(|member| !member.dead).map(|member| &mut member.state)
    }

    /// Adds a state unless one at least as good is there, and drops those that
    /// are no better than it. Among equals the first stays.
    pub(super) fn insert(&mut self, state: State) {
        let members = &self.members;
        self.groups.make_room(|position| members[position as usize].state.hash_of_group());
        let place = self.groups.place_of(state.hash_of_group(), |position| {
            members[position as usize].state.is_of_same_group(&state)
        });
        let latest = self.groups.get(place);
        let mut replaced = false;
        let mut position = latest;
        while let Some(current) = position {
            let member = &mut self.members[current as usize];
            position = member.next;
            if member.dead {
                continue;
            }
            if member.state.dominates(&state) {
                return;
            }
            if state.dominates(&member.state) {
                if replaced {
                    member.dead = true;
                    self.dead += 1;
                } else {
                    member.state = state;
                    replaced = true;
                }
            }
        }
        if !replaced {
            self.groups.set(place, self.members.len() as u32);
            self.members.push(Member { state, next: latest, dead: false });
        }
    }

    /// Keeps only the most promising states. Nothing may be inserted afterwards.
    pub(super) fn trim_to(&mut self, states: usize) {
        if self.len() <= states {
            return;
        }
        self.members.retain(|member| !member.dead);
        self.dead = 0;
        self.members.select_nth_unstable_by_key(states, |member| member.state.rank());
        self.members.truncate(states);
        // The selection leaves its own order behind; the ranks define one.
        self.members.sort_unstable_by_key(|member| member.state.rank());
    }
}
