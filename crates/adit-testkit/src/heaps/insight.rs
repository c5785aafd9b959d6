//! What Heaps knows about itself, to help bots.

use super::Heaps;
use super::state::{Phase, State};
use super::words::Move;
use adit_game::{FixedHasher, Insight, Seat};
use std::hash::{Hash, Hasher};

/// What Heaps knows about itself.
pub(super) struct HeapsInsight;

adit_kit::features! {
    /// What is measured.
    struct Features {
        /// Always 1.
        one => "course",
        /// The points so far.
        score => "score",
        /// The seat's share of the stones that are left.
        stones_left => "stones",
        /// Its share of those in its favourite heap.
        favourites_left => "stones",
        /// Whether it has passed.
        has_passed => "tempo",
        /// Whether it takes next.
        is_next => "tempo",
    }
}

impl Insight<Heaps> for HeapsInsight {
    fn features(&self) -> &'static [&'static str] {
        Features::NAMES
    }

    fn reasons(&self) -> &'static [&'static str] {
        Features::REASONS
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let player = &state.players[seat];
        let stones = |index: usize| f32::from(state.heaps.get(index).copied().flatten().unwrap_or(0));
        let left: f32 = (0..state.heaps.len()).map(stones).sum();
        let active = state.players.values().filter(|player| !player.passed).count().max(1) as f32;
        let plays = if player.passed { 0.0 } else { 1.0 / active };
        let features = Features {
            one: 1.0,
            score: state.score(player) as f32,
            stones_left: plays * left,
            favourites_left: plays * player.favourite.map_or(0.0, |heap| stones(heap.index())),
            has_passed: f32::from(player.passed),
            is_next: f32::from(state.phase == Phase::Taking(seat)),
        };
        features.write(out);
    }

    fn progress(&self, state: &State) -> f32 {
        let left: f32 = state.heaps.iter().flatten().map(|stones| f32::from(*stones)).sum();
        let taken: u8 = state.players.values().flat_map(|player| player.taken).sum();
        match state.phase {
            Phase::Filling(_) | Phase::Choosing(_) | Phase::Bidding(_) => 0.0,
            Phase::Taking(_) => f32::from(taken) / (f32::from(taken) + left).max(1.0),
            Phase::Over => 1.0,
        }
    }

    fn fingerprint(&self, state: &State) -> Option<u64> {
        // Alone there are no secrets; `last` is how the position came about.
        let State { setup, components: _, phase, heaps, players, last: _ } = state;
        let mut hasher = FixedHasher::default();
        (phase, heaps, players).hash(&mut hasher);
        (setup.seats == 1).then(|| hasher.finish())
    }

    fn weights(&self) -> Option<&'static str> {
        Some(include_str!("../../data/heaps-weights.toml"))
    }

    fn prior(&self, _state: &State, _seat: Seat, moves: &[Move], urges: &mut [f32]) {
        for (mv, urge) in moves.iter().zip(urges) {
            *urge = match mv {
                Move::Take { stones, .. } => f32::from(stones.0) / 2.0,
                Move::Bid { .. } | Move::Sweep { .. } => 0.0,
                Move::Pass {} => -2.0,
            };
        }
    }
}
