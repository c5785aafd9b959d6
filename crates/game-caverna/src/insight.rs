//! What Caverna knows about itself, to help bots: what will become points, and which moves are sound.
//!
//! Nothing here knows a room or a tile by its name: everything is read off their costs, points and effects. What a room
//! is worth beyond that is learned: to have it is a feature, and to see it on display is another.

mod features;
mod lens;
mod plan;
mod prior;
mod time;
mod worth;

use crate::Caverna;
use crate::moves::Move;
use crate::state::State;
use adit_game::{Advice, FixedHasher, Insight, Seat};
use std::hash::{Hash, Hasher};

/// How strong the bots play, as the table *Levels* of `docs/strength.md` says.
pub(crate) const LEVELS: &[adit_game::Level] =
    &[("easy", -355), ("medium", 0), ("hard", 355), ("expert", 596)];

/// What Caverna knows about itself.
pub(crate) struct CavernaInsight;

impl Insight<Caverna> for CavernaInsight {
    fn features(&self) -> &'static [&'static str] {
        &features::NAMES
    }

    fn reasons(&self) -> &'static [&'static str] {
        &features::REASONS
    }

    fn shared_reasons(&self) -> &'static [&'static str] {
        &["course", "display"]
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f32]) {
        features::measure(state, seat, out);
    }

    fn progress(&self, state: &State) -> f32 {
        time::progress(state)
    }

    fn advice(&self) -> Advice {
        Advice { turns: 2, trust: 0.5, ahead: 0.6, patience: 32, ..Advice::USUAL }
    }

    fn fingerprint(&self, state: &State) -> Option<u64> {
        Some(fingerprint(state))
    }

    fn turns_ended(&self, state: &State) -> u32 {
        time::turns_ended(state)
    }

    fn weights(&self) -> Option<&'static str> {
        Some(include_str!("../data/weights.toml"))
    }

    fn prior(&self, state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
        prior::prior(state, seat, moves, urges);
    }
}

/// A number for everything but what happened last: the blocks of a tile and the rooms of a room action may be taken in any
/// order (CD-5.1, CD-6.7.1), and most orders end in the same position.
fn fingerprint(state: &State) -> u64 {
    let State {
        rulebook: _,
        caves,
        start_player,
        round,
        available,
        taken,
        display,
        removed,
        unseen,
        stack,
        supply,
        phase,
        news: _,
    } = state;
    let mut hasher = FixedHasher::default();
    (caves, start_player, round, available, taken, display).hash(&mut hasher);
    (removed, unseen, stack, supply, phase).hash(&mut hasher);
    hasher.finish()
}
